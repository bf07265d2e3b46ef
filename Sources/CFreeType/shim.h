#ifndef ANDON_CFREETYPE_SHIM_H
#define ANDON_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

#if FREETYPE_MAJOR < 2 || (FREETYPE_MAJOR == 2 && FREETYPE_MINOR < 10)
#error "Andon needs FreeType 2.10 or newer"
#endif

#endif
