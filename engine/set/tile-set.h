/* A tile set: tiles, blocks, texts. Immutable, shared by reference. */
#pragma once

#include "engine/set/enclosures.h"
#include "engine/set/vocabulary.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * TwBlockTile:
 * @tile: the tile's id
 * @x: columns east of the block's first cell
 * @y: rows south of it
 * @quarter_turns: 0 to 3, clockwise
 */
typedef struct
{
  char *tile;
  gint16 x, y;
  guint8 quarter_turns;
} TwBlockTile;

/**
 * TwBlock:
 * @id: its name in the set
 * @is_start: whether it lies on the table when the game begins
 * @ruin: whether a ruin stands where the inner corners of its tiles meet
 *
 * Several ordinary tiles laid by one action; inert inner edges meet only each
 * other.
 */
typedef struct
{
  char *id;
  gboolean is_start;
  gboolean ruin;
  guint n_tiles;
  TwBlockTile *tiles;
  guint line;
  TwForeign *foreign;
} TwBlock;

/**
 * TwSetDraw:
 * @TW_SET_DRAW_SHUFFLED: the tiles go into the common stack
 * @TW_SET_DRAW_FIRST: they are drawn before the others (the river)
 */
typedef enum
{
  TW_SET_DRAW_SHUFFLED,
  TW_SET_DRAW_FIRST
} TwSetDraw;

/**
 * TwSetChange:
 * @release: the set's version that brought it, for instance "1.2"
 * @date: (nullable): its day, "2026-11-21"
 * @texts: what changed, for people, by language
 * @foreign: (nullable): unknown content between the languages, to be written back
 *
 * An entry of a set's changelog, the newest first.
 */
typedef struct
{
  char *release;
  char *date;
  TwTexts *texts;
  TwForeign *foreign;
} TwSetChange;

/**
 * TwSetContents: what a set brings; bits.
 * @TW_SET_HAS_TILES: tiles
 * @TW_SET_HAS_RULES: rules of its own: symbols, effects
 * @TW_SET_HAS_FIGURES: figures or tokens of its own
 */
typedef enum
{
  TW_SET_HAS_TILES = 1 << 0,
  TW_SET_HAS_RULES = 1 << 1,
  TW_SET_HAS_FIGURES = 1 << 2
} TwSetContents;

/**
 * TwTileSet:
 * @id: stable id, for instance "inns-and-cathedrals"
 * @version: version of the file format, for instance "1.0"
 * @titles: the set's name by language
 * @descriptions: (nullable): what it is, by language
 * @notes: (nullable): what a reader of the file should know, by language
 * @author: (nullable): who made it
 * @licence: (nullable): an SPDX expression or free words
 * @edition: (nullable): which printing it follows
 * @release: (nullable): its own version, as its author counts
 * @aliases: (nullable): ids that JCloisterZone has for it, blank-separated: first that
 *   of the set as it is here, then that of the same set without gardens
 * @requires: (nullable): blank-separated ids of sets it cannot do without
 * @back: (nullable): name of its tiles' back, %NULL for the ordinary one
 * @mark: (nullable): a sign or two on its tiles by which they are sorted out after a game
 * @theme: (nullable): the theme it is drawn in, %NULL for the classic one
 * @keeps_references_beside: whether reference pictures of its tiles stay out of a package
 * @draw: when its tiles are drawn
 * @first_tile: (nullable): with %TW_SET_DRAW_FIRST the tile that comes first
 *   (the source); if it has no start tile of its own it is the start
 * @last_tile: (nullable): the tile that comes last (the lake)
 * @n_tiles: number of tiles
 * @tiles: the tiles, in order
 * @n_blocks: number of blocks
 * @blocks: the blocks
 * @n_changes: number of changes
 * @changes: what its releases brought, the newest first
 * @enclosures: (nullable): what came with it in one file
 * @own: (nullable): what the set adds to the rules; its text is part of @foreign
 * @foreign: (nullable): unknown content to be written back
 * @prolog: (nullable): what stood before the root element (comments, instructions)
 * @epilog: (nullable): what stood behind it
 * @warnings: (array zero-terminated=1) (nullable): what the reader had to say about
 *   the file, in the user's language; not part of the set
 *
 * All members are read-only once the set is built.
 */
typedef struct
{
  char *id;
  char *version;
  TwTexts *titles;
  TwTexts *descriptions;
  TwTexts *notes;
  char *author;
  char *licence;
  char *edition;
  char *release;
  char *aliases;
  char *requires;
  char *back;
  char *mark;
  char *theme;
  gboolean keeps_references_beside;
  TwSetDraw draw;
  char *first_tile;
  char *last_tile;
  guint n_tiles;
  TwTile **tiles;
  guint n_blocks;
  TwBlock *blocks;
  guint n_changes;
  TwSetChange *changes;
  TwEnclosures *enclosures;
  TwVocabulary *own;
  TwForeign *foreign;
  TwForeign *prolog;
  TwForeign *epilog;
  char **warnings;
} TwTileSet;

/* In @foreign of a set, texts are counted from 0 and tiles from here, blocks behind
 * them: a further title does not move what stands between the tiles. */
#define TW_SET_FOREIGN_TILES 4096

/** tw_tile_set_new: Returns: (transfer full): an empty set with that id */
TwTileSet *tw_tile_set_new (const char *id);

/** tw_tile_set_ref: Returns: (transfer full): @set */
TwTileSet *tw_tile_set_ref (TwTileSet *set);

/** tw_tile_set_unref: frees @set with its last reference; safe in any thread. */
void tw_tile_set_unref (TwTileSet *set);

/**
 * tw_tile_set_copy:
 * @set: a set
 *
 * For building a changed set: the copy may be written until it is shared. Tiles
 * are shared, not copied.
 *
 * Returns: (transfer full): a copy with one reference
 */
TwTileSet *tw_tile_set_copy (const TwTileSet *set);

/**
 * tw_tile_set_insert_tile:
 * @set: a set under construction
 * @index: where, or -1 for the end
 * @tile: (transfer none): the tile
 */
void tw_tile_set_insert_tile (TwTileSet *set, int index, TwTile *tile);

/** tw_tile_set_remove_tile: takes the tile at @index out of a set under construction. */
void tw_tile_set_remove_tile (TwTileSet *set, guint index);

/** tw_tile_set_replace_tile: puts @tile (transfer none) in the place of another. */
void tw_tile_set_replace_tile (TwTileSet *set, guint index, TwTile *tile);

/**
 * tw_tile_set_follow_id:
 * @set: a set under construction
 * @from: the id a tile had
 * @to: the id it has now
 *
 * Makes blocks, first and last tile name it by its new id.
 *
 * Returns: whether any of them named it
 */
gboolean tw_tile_set_follow_id (TwTileSet *set, const char *from, const char *to);

/**
 * tw_tile_set_rename_tile:
 * @set: a set under construction
 * @index: which tile
 * @id: its new id
 *
 * What names the tile follows, unless another tile has the old id.
 */
void tw_tile_set_rename_tile (TwTileSet *set, guint index, const char *id);

/** tw_tile_set_add_block: Returns: (transfer none): a new block to be filled in */
TwBlock *tw_tile_set_add_block (TwTileSet *set, const char *id);

/** tw_block_add_tile: adds a tile to a block under construction. */
void tw_block_add_tile (TwBlock *block, const char *tile, int x, int y, guint quarter_turns);

/** tw_tile_set_remove_block: takes the block at @index out of a set under construction. */
void tw_tile_set_remove_block (TwTileSet *set, guint index);

/** tw_tile_set_add_change: Returns: (transfer none): a new entry behind the others, to be filled in */
TwSetChange *tw_tile_set_add_change (TwTileSet *set, const char *release);

/** tw_tile_set_clear_changes: empties the changelog of a set under construction. */
void tw_tile_set_clear_changes (TwTileSet *set);

/** tw_tile_set_contents: Returns: what the set brings, a set of #TwSetContents */
guint tw_tile_set_contents (const TwTileSet *set);

/** tw_tile_set_find: Returns: the index of the tile with that id, or -1; linear */
int tw_tile_set_find (const TwTileSet *set, const char *id);

/** tw_tile_set_back: Returns: (nullable): name of the back of @tile, one of the set's; %NULL for
 *   the ordinary one */
const char *tw_tile_set_back (const TwTileSet *set, const TwTile *tile);

/** tw_tile_set_n_copies: Returns: copies of all tiles together */
guint tw_tile_set_n_copies (const TwTileSet *set);

/**
 * tw_tile_set_start:
 * @set: a set
 *
 * Returns: the index of the first tile that is a start tile, else that of the first
 *   tile of a set that is drawn first, or -1
 */
int tw_tile_set_start (const TwTileSet *set);

/** tw_tile_set_start_block: Returns: (transfer none) (nullable): the start block */
const TwBlock *tw_tile_set_start_block (const TwTileSet *set);

/**
 * tw_tile_set_new_tile_id:
 * @set: a set
 * @like: (nullable): an id to be continued ("F7" gives "F8")
 *
 * Returns: (transfer full): an id no tile of the set has
 */
char *tw_tile_set_new_tile_id (const TwTileSet *set, const char *like);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileSet, tw_tile_set_unref)

G_END_DECLS
