/* Tiles on their way from one set to another, with all that they need there. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_excerpt_new:
 * @set: a set
 * @id: the id of the excerpt
 * @tiles: (array length=n_tiles): tiles, as the set has them or made of some of its tiles
 * @n_tiles: how many
 *
 * Returns: (transfer full): a set of those tiles alone: with the set's own rules and the pictures
 *   that the tiles name, without blocks
 */
TwTileSet *tw_excerpt_new (TwTileSet *set, const char *id, TwTile *const *tiles, guint n_tiles);

/**
 * TwExcerptNamer:
 * @name: the name of a picture, "pictures/F7.png"
 * @bytes: what it holds
 * @data: user data
 *
 * Returns: (transfer full): the file name, without a folder, under which it shall be kept
 */
typedef char *(*TwExcerptNamer) (const char *name, GBytes *bytes, gpointer data);

/**
 * tw_excerpt_adopt_rules:
 * @set: a set
 * @from: an excerpt
 * @topology: a drawing of @from that is to go to @set
 * @error: %TW_FORMAT_ERROR if the rules of both cannot be together
 *
 * Own symbols and kinds of land of the drawing come along, with what they do. What @set has
 * under the same name stays as it is there.
 *
 * Returns: (transfer full) (nullable): @set, or with what the drawing needs
 */
TwTileSet *tw_excerpt_adopt_rules (TwTileSet *set, TwTileSet *from, const TwTopology *topology,
                                   GError **error);

/**
 * tw_excerpt_adopt:
 * @set: a set
 * @from: an excerpt
 * @tile: one of its tiles
 * @position: where to insert it, -1 for the end
 * @namer: how its pictures are to be called
 * @data: for @namer
 * @error: as for tw_excerpt_adopt_rules()
 *
 * It gets another id if @set has one like it, and is no start tile. Pictures that are missing in
 * the excerpt are missing then, too.
 *
 * Returns: (transfer full) (nullable): @set with the tile
 */
TwTileSet *tw_excerpt_adopt (TwTileSet *set, TwTileSet *from, const TwTile *tile, int position,
                             TwExcerptNamer namer, gpointer data, GError **error);

G_END_DECLS
