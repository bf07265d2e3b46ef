#ifndef ANDON_CICU_H
#define ANDON_CICU_H
#endif
