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

/** tw_spot_sites_new: Returns: (transfer full): for each spot of the model its place on its tile,
 * and one more */
TwSpotSite *tw_spot_sites_new (const TwTableScene *scene);

/**
 * tw_spot_sites_lay:
 * @scene: what is to be seen
 * @sites: (array length=n): for the first spots of the model, with their @side
 * @n: how many
 *
 * Finds the middles of the buttons that are on the table. On small tiles they are bigger than what
 * they are about: then they go apart over the rim of the tile, so that none is below another one.
 */
void tw_spot_sites_lay (const TwTableScene *scene, TwSpotSite *sites, guint n);

G_END_DECLS
