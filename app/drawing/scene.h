/* Small scenes in the fields, houses in towns by which one knows them: they mean nothing, and no two
 * tiles need have the same. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"

G_BEGIN_DECLS

/* Scenes fade in from the first to the second size of a tile, in pixels; what is fine from the third
 * to the fourth. */
#define TW_SCENE_FROM   64.
#define TW_SCENE_CLEAR  110.
#define TW_SCENE_FINE   140.
#define TW_SCENE_DETAIL 200.

/** tw_scene_shows: Returns: whether pictures of that size and theme have scenes at all */
gboolean tw_scene_shows (const TwBrush *brush);

/**
 * tw_scene_draw:
 * @brush: a brush
 * @index: index of the scene
 * @at: its middle
 * @r: its radius
 * @a: radians from the tile's x to that of the scene; minus the brush's turn for what stands upright
 *   for the reader
 * @seed: varies it
 */
void tw_scene_draw (const TwBrush *brush, guint index, TwPoint at, double r, double a,
                    guint32 seed);

/** tw_scene_draw_upright: as tw_scene_draw(), upright, and mirrored in half of all copies. */
void tw_scene_draw_upright (const TwBrush *brush, guint index, TwPoint at, double r, guint32 seed);

G_END_DECLS
