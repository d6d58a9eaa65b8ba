/* Excerpts: tiles on their way from one set to another, with all that they need. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_excerpt_new:
 * @set: a set
 * @id: the id of the excerpt
 * @tiles: (array length=n_tiles): tiles of the set, or tiles made from them
 * @n_tiles: how many
 *
 * Returns: (transfer full): a set of those tiles alone, with the set's own rules and the tiles'
 *   pictures, without blocks
 */
TwTileSet *tw_excerpt_new (TwTileSet *set, const char *id, TwTile *const *tiles, guint n_tiles);

/**
 * TwExcerptNamer:
 * @name: the name of a picture, "pictures/F7.png"
 * @bytes: its content
 * @data: user data
 *
 * Returns: (transfer full): the file name, without a folder, under which the picture is kept
 */
typedef char *(*TwExcerptNamer) (const char *name, GBytes *bytes, gpointer data);

/**
 * tw_excerpt_adopt_rules:
 * @set: a set
 * @from: an excerpt
 * @topology: a drawing of @from that goes to @set
 * @error: %TW_FORMAT_ERROR if the rules of both sets contradict each other
 *
 * Takes over the own symbols and kinds of land of the drawing with their effects. Those that @set
 * has under the same name stay as they are.
 *
 * Returns: (transfer full) (nullable): @set, with the additions that the drawing needs
 */
TwTileSet *tw_excerpt_adopt_rules (TwTileSet *set, TwTileSet *from, const TwTopology *topology,
                                   GError **error);

/**
 * tw_excerpt_adopt:
 * @set: a set
 * @from: an excerpt
 * @tile: one of its tiles
 * @position: index at which to insert it, -1 for the end
 * @namer: gives its pictures their names
 * @data: for @namer
 * @error: as for tw_excerpt_adopt_rules()
 *
 * The tile gets another id if @set has its id, and is no start tile in @set. Pictures that are
 * missing in the excerpt stay missing.
 *
 * Returns: (transfer full) (nullable): @set with the tile
 */
TwTileSet *tw_excerpt_adopt (TwTileSet *set, TwTileSet *from, const TwTile *tile, int position,
                             TwExcerptNamer namer, gpointer data, GError **error);

G_END_DECLS
