/* What lies on the rim of a tile goes on past it, in its own direction. Private to the drawing. */
#pragma once

#include "app/drawing/line.h"

G_BEGIN_DECLS

/** tw_bleed_rim_side: Returns: the edge of the tile on which both points lie, or -1 */
int tw_bleed_rim_side (TwPoint a, TwPoint b);

/**
 * tw_bleed_outline:
 * @outline: a closed line within the tile, with or without stretches along the rim
 * @reach: how far past the rim the land goes on, in tile edges
 * @out: the outline of the same land past the rim is appended, the tile's own part included
 *
 * Stretches along the rim are moved outwards, and the lines that end at the rim go on straight. Where
 * two of them meet in a corner of the tile and nothing lies along the rim, the land opens again
 * beyond that corner.
 */
void tw_bleed_outline (const TwLine *outline, double reach, TwLine *out);

/**
 * tw_bleed_stub:
 * @line: an open line
 * @at_end: whether its end goes on, else its beginning
 * @inside: how much of @line is kept, in tile edges
 * @past: how far it goes on
 * @out: (out): the end of @line, in its direction, with what comes past it
 *
 * Returns: where on @line @out begins; negative before its beginning
 */
double
tw_bleed_stub (const TwLine *line, gboolean at_end, double inside, double past, TwLine *out);

G_END_DECLS
