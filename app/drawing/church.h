/* Churches: of a monastery, a parish, a cathedral. A monastery's carries the gold cross
 * itself; a parish church has none, or it would be taken for a cathedral. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/** tw_cross_draw: draws a gold cross with its middle at @c, @size units high. */
void tw_cross_draw (const TwBrush *brush, TwPoint c, double size);

/** tw_church_draw: draws a church with its middle at @c, about 2 @r long, whose ridge runs in direction
 *   @a (radians); @is_great: with aisles */
void tw_church_draw (const TwBrush *brush, TwPoint c, double r, double a, gboolean is_great);

G_END_DECLS
