/* Where the numbered spots are on the table, kept apart and off what lies there. */
#pragma once

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/* Side of a spot's button in pixels: as far apart as spots are, within bounds. */
#define TW_SPOT_SITES_LEAST_PX 22
#define TW_SPOT_SITES_MOST_PX  30

/**
 * TwSpotSite: where one spot is.
 * @point: on its tile, as that lies
 * @is_beside: whether it goes beside a figure
 * @side: of its button, in pixels
 * @middle: of its button, in pixels of the table
 */
typedef struct
{
  TwSpotPoint point;
  gboolean is_beside;
  int side;
  graphene_point_t middle;
} TwSpotSite;

/** tw_spot_sites_new: Returns: (transfer full): the place of each of the model's spots on its tile; the
 * array has one element more than there are spots */
TwSpotSite *tw_spot_sites_new (const TwTableScene *scene);

/**
 * tw_spot_sites_lay:
 * @scene: what is to be seen
 * @sites: (array length=n): for the first spots of the model, with their @side
 * @n: how many
 *
 * Sets the middles of the buttons on the table. Buttons on small tiles move apart, even over the rim
 * of their tile, so that none covers another.
 */
void tw_spot_sites_lay (const TwTableScene *scene, TwSpotSite *sites, guint n);

G_END_DECLS
