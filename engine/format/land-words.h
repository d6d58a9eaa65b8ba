/* Words of a `<land>`, for its reader and its writer. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/* The colour of a land for which the file gives none. */
#define TW_LAND_COLOUR 0x8a6a48

/** tw_land_shapes: (array zero-terminated=1): "line", "area" */
extern const char *const tw_land_shapes[];

/** tw_land_patterns: (array zero-terminated=1): names by #TwLandPattern */
extern const char *const tw_land_patterns[];

G_END_DECLS
