/* Where the numbered spots are on the table, kept apart and off what lies there. */
#pragma once

#include "app/table/table-scene.h"

G_BEGIN_DECLS

/* Side of a spot's button in pixels: as far apart as spots are, within bounds, so that a finger hits
 * it, and there is land between them. */
#define TW_SPOT_SITES_LEAST_PX  24
#define TW_SPOT_SITES_NUMBER_PX 30
/* The side that figures have at least, so that one knows them, and at most, in pixels. */
#define TW_SPOT_SITES_FIGURE_PX 30
#define TW_SPOT_SITES_MOST_PX   50

/**
 * TwSpotSite: where one spot is.
 * @about: what it is about, on its tile, as that lies
 * @point: where it goes on its tile
 * @is_beside: whether it goes beside a figure
 * @is_away: whether it had to go so far from what it is about that a line leads there
 * @side: of its button, in pixels
 * @middle: of its button, in pixels of the table
 * @anchor: what it is about, in pixels of the table
 */
typedef struct
{
  TwSpotPoint about;
  TwSpotPoint point;
  gboolean is_beside;
  gboolean is_away;
  int side;
  graphene_point_t middle;
  graphene_point_t anchor;
} TwSpotSite;

/** tw_spot_sites_are_many: Returns: whether there are so many spots on the table that what they are
 * about is lit, and only their numbers stand there: figures would cover it */
gboolean tw_spot_sites_are_many (const TwTableScene *scene);

/** tw_spot_sites_new: Returns: (transfer full): the place of each of the model's spots on its tile; the
 * array has one element more than there are spots */
TwSpotSite *tw_spot_sites_new (const TwTableScene *scene);

/**
 * tw_spot_sites_lay:
 * @scene: what is to be seen
 * @sites: (array length=n): for the first spots of the model, with their @side
 * @n: how many
 *
 * Sets the middles of the buttons on the table. Buttons on small tiles move apart, over the rim of
 * their tile and off it, so that none covers another or what it is about.
 */
void tw_spot_sites_lay (const TwTableScene *scene, TwSpotSite *sites, guint n);

/** tw_spot_sites_about: Returns: what @spot is about, in pixels of the table */
graphene_point_t tw_spot_sites_about (const TwTableScene *scene, const TwTableSpot *spot);

G_END_DECLS
