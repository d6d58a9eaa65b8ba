/* The tiles of a set to choose from by their pictures. */
#pragma once

#include <gtk/gtk.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_CHOICE (tw_tile_choice_get_type ())
G_DECLARE_FINAL_TYPE (TwTileChoice, tw_tile_choice, TW, TILE_CHOICE, GtkPopover)

/* Signal "changed" (char *ids): other tiles are chosen; their ids in the order of the set,
 * blank-separated. */

/** tw_tile_choice_show: offers the tiles of @set, of which those named in @ids (nullable;
 * blank-separated) are chosen. */
void tw_tile_choice_show (TwTileChoice *self, const TwTileSet *set, const char *ids);

G_END_DECLS
