/* Features of the table, lit: what one points at, and what was just counted. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/**
 * tw_light_painter_paint:
 * @brush: what to paint with
 * @play: the play that @node is of
 * @node: a node of the feature to be lit
 * @colour: colour of its outline
 * @strength: 0 to 1
 * @lifted: whether to paint the part on the proposed tile, or all other parts
 */
void tw_light_painter_paint (const TwTableBrush *brush,
                             const TwPlay *play,
                             guint node,
                             const GdkRGBA *colour,
                             float strength,
                             gboolean lifted);

/** tw_light_painter_paint_flashes: lights the features that were just scored, with their points. */
void tw_light_painter_paint_flashes (const TwTableBrush *brush, const TwPlay *play);

/** tw_light_painter_pill_rect: Returns: where the points of @flash are when the part @at of its time is over, in
 * pixels; makes their picture */
graphene_rect_t tw_light_painter_pill_rect (const TwTableBrush *brush, const TwPlay *play,
                                            TwFlash *flash, double at);

/** tw_light_painter_paint_pill: paints the points of @flash, once there is their picture, as wide as @rect. */
void tw_light_painter_paint_pill (const TwTableBrush *brush, TwFlash *flash,
                                  const graphene_rect_t *rect);

G_END_DECLS
