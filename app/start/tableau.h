/* A piece of landscape that fills its widget, as the picture of a set. */
#pragma once

#include "app/widgets/tile-textures.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLEAU (tw_tableau_get_type ())
G_DECLARE_FINAL_TYPE (TwTableau, tw_tableau, TW, TABLEAU, GtkWidget)

/* Properties "tile-size", "least-width", "least-height" in pixels. CSS node "tableau". Its role is
 * presentation, because words stand beside it. */

/**
 * tw_tableau_show_set:
 * @self: a tableau
 * @textures: the source of pictures
 * @set: (nullable): the set; an empty set is a meadow
 * @key: (nullable): the key of @set's file, see tw_under_way_key(); work on it is under way until
 *   all is drawn
 * @seed: chooses one of many pieces
 *
 * Lays the piece in a worker thread; shows grass until pictures are ready.
 */
void tw_tableau_show_set (TwTableau *self, TwTileTextures *textures, TwTileSet *set,
                          const char *key, guint32 seed);

G_END_DECLS
