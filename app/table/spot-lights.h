/* Where there are many spots, what they are about is lit, and the one nearest to the pointer is
 * chosen: so many figures could not be told apart, and would cover what one has to look at. */
#pragma once

#include "app/table/spot-sites.h"
#include "app/table/table-brush.h"

G_BEGIN_DECLS

/**
 * tw_spot_lights_find:
 * @scene: what is to be seen
 * @x: pixels of the table
 * @y: pixels of the table
 * @node: the node under this point, %TW_NO_NODE for none
 * @out_spot: (out): the spot
 *
 * Finds the spot on the feature that is there, else the nearest one, unless it is far away or a tile
 * can be laid there.
 *
 * Returns: %FALSE if there is none, or spots are not lit
 */
gboolean tw_spot_lights_find (const TwTableScene *scene, double x, double y, guint node,
                              guint *out_spot);

/**
 * tw_spot_lights_paint:
 * @brush: what to paint with
 * @lifted: whether to paint what is on the proposed tile, or all the rest
 *
 * Lights what spots are about softly, if there are many.
 */
void tw_spot_lights_paint (const TwTableBrush *brush, gboolean lifted);

/**
 * tw_spot_lights_paint_leads:
 * @brush: what to paint with
 * @sites: (nullable) (array length=n): where the first spots of the model are
 * @n: how many
 *
 * Paints lines to what those spots are about that had to go away from it.
 */
void tw_spot_lights_paint_leads (const TwTableBrush *brush, const TwSpotSite *sites, guint n);

G_END_DECLS
