/* The points of a tile's shape for the layout. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/** tw_shape_layout_points: fills @out with the shape's points of that role, owner and part.
 *   Returns: how many there are */
guint tw_shape_layout_points (const TwTileLayout *layout,
                              TwShapeRole role,
                              int owner,
                              guint part,
                              TwPoint out[TW_MAX_SHAPE_POINTS]);

/**
 * tw_shape_layout_bends:
 * @layout: a layout
 * @segment: a road, path or river
 * @from: the edge where its line begins; 4 or more for a line of the segment that reaches no edge
 * @to: the edge where it ends, -1 for none
 * @out: (out): the points that the line passes, in order
 *
 * Returns: how many points there are
 */
guint tw_shape_layout_bends (const TwTileLayout *layout,
                             guint segment,
                             guint from,
                             int to,
                             TwPoint out[TW_MAX_SHAPE_POINTS]);

/** tw_shape_layout_at: Returns: %FALSE, and leaves @out alone, if the shape has no such point */
gboolean
tw_shape_layout_at (const TwTileLayout *layout, TwShapeRole role, int owner, guint part,
                    TwPoint *out);

/** tw_shape_layout_figure: as tw_shape_layout_at(), for the figure on a segment or field */
gboolean
tw_shape_layout_figure (const TwTileLayout *layout, TwTilePart part, guint index, TwPoint *out);

/**
 * tw_shape_layout_line_through:
 * @line: the curve is appended
 * @a: where the curve begins
 * @u: direction in which it leaves @a, of length 1
 * @via: (array length=n): points that it passes
 * @n: how many
 * @b: where it ends
 * @v: direction in which it arrives at @b, of length 1
 *
 * Appends a smooth curve.
 */
void tw_shape_layout_line_through (TwLine *line,
                                   TwPoint a,
                                   TwPoint u,
                                   const TwPoint *via,
                                   guint n,
                                   TwPoint b,
                                   TwPoint v);

G_END_DECLS
