/* Tiles with the same lands at their edges, under a heading that tells how many they are. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/tiles-left.h"

G_BEGIN_DECLS

/**
 * TwTilesGroup:
 * @lands: what the tiles have, see tw_tiles_left_group()
 * @title: their names: "City, Road"
 * @heading: a label: "City, Road: 12"
 * @stop: what is put below @heading, one Tab stop with @box in it
 * @box: a #GtkFlowBox of their buttons
 * @kinds: (element-type guint): what lies in @box
 *
 * The widgets are kept by the group as well as by where they are.
 */
typedef struct
{
  TwKindSet lands;
  char *title;
  GtkWidget *heading;
  GtkWidget *stop;
  GtkWidget *box;
  GArray *kinds;
} TwTilesGroup;

/** tw_tiles_group_new: Returns: (transfer full): a group without tiles */
TwTilesGroup *tw_tiles_group_new (const TwRules *rules, TwKindSet lands);

/** tw_tiles_group_free: frees @group, a #TwTilesGroup that is nowhere. */
void tw_tiles_group_free (gpointer group);

/** tw_tiles_group_empty: takes the buttons out. They live on if somebody keeps them. */
void tw_tiles_group_empty (TwTilesGroup *group);

/** tw_tiles_group_update: the heading tells of @n tiles; they stand in @n_columns, or as many as have
 * room. */
void tw_tiles_group_update (TwTilesGroup *group, guint n, guint n_columns);

/**
 * tw_tiles_group_list:
 * @rules: the rules of the game
 * @kinds: (element-type guint): kinds of tile
 *
 * Returns: (transfer full) (element-type TwKindSet): the lands of their groups: what has a city comes
 *   first, then the other lands, then places in the middle of fields; simple ones before those with more
 */
GArray *tw_tiles_group_list (const TwRules *rules, const GArray *kinds);

G_END_DECLS
