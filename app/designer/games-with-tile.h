/* The saved games that have a tile: in the set's package, beside its file, and running games. */
#pragma once

#include <gio/gio.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* The most games that are searched, and the most bytes of one, so that nobody has to wait. */
#define TW_GAMES_MOST      200
#define TW_GAMES_MAX_BYTES (4u << 20)

/**
 * tw_games_with_tile_async:
 * @set: a set
 * @file: (nullable): the set's file; games in its folder and in that folder's "games" are searched
 * @tile: id of a tile of @set
 * @callback: called when the games are known
 * @user_data: for @callback
 *
 * Looks for saved games in which the tile is played. Reads files in a worker thread.
 */
void tw_games_with_tile_async (const TwTileSet *set, GFile *file, const char *tile,
                               GAsyncReadyCallback callback, gpointer user_data);

/** tw_games_with_tile_finish: Returns: (transfer full) (element-type utf8): the names of those
 *   games for people */
GPtrArray *tw_games_with_tile_finish (GAsyncResult *result);

G_END_DECLS
