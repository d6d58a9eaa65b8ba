/* A laid piece of landscape that covers its widget: the picture of a set. */
#pragma once

#include "app/widgets/tile-textures.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLEAU (tw_tableau_get_type ())
G_DECLARE_FINAL_TYPE (TwTableau, tw_tableau, TW, TABLEAU, GtkWidget)

/* Properties "tile-size", "least-width", "least-height" in pixels. CSS node
 * "tableau"; a picture beside words, so its role is presentation. */

/**
 * tw_tableau_show_set:
 * @self: a tableau
 * @textures: where pictures come from
 * @set: (nullable): what to lay; an empty set is a meadow
 * @key: (nullable): what stands for the file of @set, see tw_under_way_key(): it is under way until
 *   all is drawn
 * @seed: which of the many pieces
 *
 * Lays the piece in a worker; until pictures have come it shows grass.
 */
void tw_tableau_show_set (TwTableau *self, TwTileTextures *textures, TwTileSet *set,
                          const char *key, guint32 seed);

G_END_DECLS
