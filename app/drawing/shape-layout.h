/* A tile's shape as the layout uses it. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-private.h"

G_BEGIN_DECLS

/** tw_shape_layout_points: Returns: how many points of that role, owner and part it put into
 *   @out */
guint tw_shape_layout_points (const TwTileLayout *layout,
                              TwShapeRole role,
                              int owner,
                              guint part,
                              TwPoint out[TW_MAX_SHAPE_POINTS]);

/**
 * tw_shape_layout_bends:
 * @layout: a layout
 * @segment: a road, path or river
 * @from: the edge its line begins at, or 4 and more
 * @to: the edge at which it ends, -1 for none
 * @out: (out): the points it passes, in order
 *
 * Returns: how many there are
 */
guint tw_shape_layout_bends (const TwTileLayout *layout,
                             guint segment,
                             guint from,
                             int to,
                             TwPoint out[TW_MAX_SHAPE_POINTS]);

/** tw_shape_layout_at: Returns: %FALSE, and leaves @out alone, if that has no place of its own */
gboolean
tw_shape_layout_at (const TwTileLayout *layout, TwShapeRole role, int owner, guint part,
                    TwPoint *out);

/** tw_shape_layout_figure: as tw_shape_layout_at(), for the figure on a segment or field */
gboolean
tw_shape_layout_figure (const TwTileLayout *layout, TwTilePart part, guint index, TwPoint *out);

/**
 * tw_shape_layout_line_through:
 * @line: the curve is appended
 * @a: where it begins
 * @u: direction in which it leaves there, of length 1
 * @via: (array length=n): what it passes
 * @n: how many
 * @b: where it ends
 * @v: direction in which it arrives there, of length 1
 *
 * A smooth curve.
 */
void tw_shape_layout_line_through (TwLine *line,
                                   TwPoint a,
                                   TwPoint u,
                                   const TwPoint *via,
                                   guint n,
                                   TwPoint b,
                                   TwPoint v);

G_END_DECLS
