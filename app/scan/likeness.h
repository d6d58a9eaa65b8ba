/* Which pictures show the same tile. */
#pragma once

#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/** TwLikeness: a picture in 12 by 12 colours, without its light. */
typedef struct
{
  float values[12 * 12 * 3];
} TwLikeness;

/** tw_likeness_of: looks at a tile that was cut out. */
void tw_likeness_of (const TwPixels *tile, TwLikeness *out);

/** tw_likeness_is_same: Returns: whether both show the same tile, turned by whatever quarters */
gboolean tw_likeness_is_same (const TwLikeness *a, const TwLikeness *b);

G_END_DECLS
