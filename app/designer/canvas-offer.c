/* What else the joint just made could be. */
#include "app/designer/canvas-offer.h"

#include "app/designer/canvas-geometry.h"
#include "app/designer/canvas-shape.h"

gboolean
tw_canvas_offer_make (TwCanvasOffer *offer,
                      const TwCanvasScene *scene,
                      const char *set_id,
                      TwCanvasJoint joint)
{
  const TwTile *tile = scene->tile;
  TwCanvasReading readings[TW_CANVAS_MAX_READINGS];
  guint n = tw_canvas_joint_readings (&tile->topology, joint, readings);

  if (n < 2
      || !tw_canvas_locate (scene, tw_canvas_joint_spot (&tile->topology, joint), &offer->u,
                            &offer->v))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      offer->readings[i].label = readings[i].label;
      offer->readings[i].words = readings[i].words;
      offer->readings[i].tile =
          readings[i].is_now
              ? tw_tile_ref ((TwTile *) tile)
              : tw_canvas_shape_mend (set_id, tw_tile_with_topology (tile, &readings[i].topology));
      if (readings[i].is_now)
        offer->now = i;
    }
  offer->n_readings = n;
  return TRUE;
}

void
tw_canvas_offer_clear (TwCanvasOffer *offer)
{
  for (guint i = 0; i < offer->n_readings; i++)
    tw_tile_unref (offer->readings[i].tile);
  *offer = (TwCanvasOffer){ 0 };
}
