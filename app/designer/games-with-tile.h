/* Which saved games have a tile: in the set's package, beside its file, and running ones. */
#pragma once

#include <gio/gio.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* Games that are looked at, and bytes of one; beyond that nobody is kept waiting. */
#define TW_GAMES_MOST      200
#define TW_GAMES_MAX_BYTES (4u << 20)

/**
 * tw_games_with_tile_async:
 * @set: a set
 * @file: (nullable): where it is kept; games in that folder and in "games" within it are looked at
 * @tile: id of a tile of @set
 * @callback: called when it is known
 * @user_data: for @callback
 *
 * Looks for saved games in which the tile is played. Reads files in a worker thread.
 */
void tw_games_with_tile_async (const TwTileSet *set, GFile *file, const char *tile,
                               GAsyncReadyCallback callback, gpointer user_data);

/** tw_games_with_tile_finish: Returns: (transfer full) (element-type utf8): names of those games,
 *   for people */
GPtrArray *tw_games_with_tile_finish (GAsyncResult *result);

G_END_DECLS
