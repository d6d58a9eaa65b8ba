/* Engraver's water: bank, shore, ink, then lines that follow the shore inwards. Each
 * layer is laid for all water of the tile before the next one, so a river opens into
 * its lake without a joint. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/* A river is a brook where it springs up. */
#define TW_SPRING_WIDTH .080

/** tw_place_water: Returns: the radius of the water of a lake, pond or source; round a source boulders
 *   and wet ground take the rest of its place */
static inline double
tw_place_water (const TwPlace *place)
{
  return place->kind == TW_PLACE_SPRING ? MIN (place->r, MAX (place->r * .52, .052)) : place->r;
}

/** tw_water_draw: draws running water (@ways) and standing water (@bodies) that open into each other. */
void tw_water_draw (const TwBrush *brush,
                    const TwLine *ways,
                    guint n_ways,
                    const TwLine *bodies,
                    guint n_bodies);

/** tw_rivers_draw: draws rivers, lakes and ponds. */
void tw_rivers_draw (const TwBrush *brush, const TwTileLayout *layout);

G_END_DECLS
