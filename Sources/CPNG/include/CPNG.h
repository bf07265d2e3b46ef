#ifndef ANDON_CPNG_H
#define ANDON_CPNG_H
#endif
