/* A tile set: tiles, blocks, texts. Immutable, shared by reference. */
#pragma once

#include "engine/set/enclosures.h"
#include "engine/set/lesson.h"
#include "engine/set/print-plan.h"
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
 * @is_start: whether it lies on the table at the start of the game
 * @ruin: whether a ruin stands where the inner corners of its tiles meet
 *
 * Several ordinary tiles that are laid by one action. Its inner edges are inert and meet only each
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
 * @TW_SET_DRAW_SHUFFLED: the tiles go into the common bag
 * @TW_SET_DRAW_FIRST: the tiles are drawn before those of other sets (the river)
 */
typedef enum
{
  TW_SET_DRAW_SHUFFLED,
  TW_SET_DRAW_FIRST
} TwSetDraw;

/**
 * TwSetChange:
 * @release: the set's version, for instance "1.2"
 * @date: (nullable): its date, "2026-11-21"
 * @texts: what changed, for people, by language
 * @foreign: (nullable): unknown content between the texts, to be written back
 *
 * An entry of a set's changelog.
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
 * @descriptions: (nullable): what the set is, by language
 * @notes: (nullable): what readers of the file should know, by language
 * @author: (nullable): who made it
 * @licence: (nullable): an SPDX expression or free words
 * @edition: (nullable): the printing it follows
 * @release: (nullable): the set's version, as its author counts
 * @aliases: (nullable): its ids in JCloisterZone, blank-separated: first that of the set as it is
 *   here, then that of the same set without gardens
 * @requires: (nullable): ids of the sets it needs, blank-separated
 * @back: (nullable): name of its tiles' back, %NULL for the ordinary one
 * @mark: (nullable): one or two characters on its tiles, for sorting them out after a game
 * @theme: (nullable): the theme it is drawn in, %NULL for the classic one
 * @keeps_references_beside: whether the reference pictures of its tiles stay out of packages
 * @draw: when its tiles are drawn
 * @first_tile: (nullable): with %TW_SET_DRAW_FIRST: the tile that is drawn first (the source); it
 *   is the start if the set has no start tile
 * @last_tile: (nullable): the tile that is drawn last (the lake)
 * @n_tiles: number of tiles
 * @tiles: the tiles, in order
 * @n_blocks: number of blocks
 * @blocks: the blocks
 * @n_lessons: number of lessons
 * @lessons: its lessons, in the order in which they are learnt
 * @n_changes: number of changes
 * @changes: its changelog, the newest entry first
 * @print: (nullable): how it is printed, %NULL if nobody has said so yet
 * @enclosures: (nullable): the files that came with it in its package
 * @own: (nullable): what the set adds to the rules; its text is part of @foreign
 * @foreign: (nullable): unknown content to be written back
 * @prolog: (nullable): comments and instructions before the root element
 * @epilog: (nullable): comments and instructions after it
 * @warnings: (array zero-terminated=1) (nullable): the reader's warnings about the file, in the
 *   user's language; not part of the set
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
  guint n_lessons;
  TwLesson **lessons;
  guint n_changes;
  TwSetChange *changes;
  TwPrintPlan *print;
  TwEnclosures *enclosures;
  TwVocabulary *own;
  TwForeign *foreign;
  TwForeign *prolog;
  TwForeign *epilog;
  char **warnings;
} TwTileSet;

/* In @foreign of a set, texts are numbered from 0, tiles from this, blocks after the tiles and
 * lessons after those, so that a further title does not move what stands between the tiles. */
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
 * For building a changed set: the caller may change the copy until it shares it. Tiles are shared,
 * not copied.
 *
 * Returns: (transfer full): a copy with one reference
 */
TwTileSet *tw_tile_set_copy (const TwTileSet *set);

/**
 * tw_tile_set_insert_tile:
 * @set: a set under construction
 * @index: where it goes, -1 for the end
 * @tile: (transfer none): the tile
 */
void tw_tile_set_insert_tile (TwTileSet *set, int index, TwTile *tile);

/** tw_tile_set_remove_tile: takes the tile at @index out of a set under construction. */
void tw_tile_set_remove_tile (TwTileSet *set, guint index);

/** tw_tile_set_replace_tile: replaces the tile at @index by @tile (transfer none). */
void tw_tile_set_replace_tile (TwTileSet *set, guint index, TwTile *tile);

/**
 * tw_tile_set_follow_id:
 * @set: a set under construction
 * @from: the tile's old id
 * @to: its new id
 *
 * Makes the set's blocks and its first and last tile name the tile by its new id.
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
 * All that names the tile follows, unless another tile has the old id.
 */
void tw_tile_set_rename_tile (TwTileSet *set, guint index, const char *id);

/** tw_tile_set_add_block: Returns: (transfer none): a new block to be filled in */
TwBlock *tw_tile_set_add_block (TwTileSet *set, const char *id);

/** tw_block_add_tile: adds a tile to a block under construction. */
void tw_block_add_tile (TwBlock *block, const char *tile, int x, int y, guint quarter_turns);

/** tw_tile_set_insert_lesson: puts @lesson (transfer none) at @index of the lessons of a set under
 * construction, -1 for the end. */
void tw_tile_set_insert_lesson (TwTileSet *set, int index, TwLesson *lesson);

/** tw_tile_set_remove_lesson: takes the lesson at @index out of a set under construction. */
void tw_tile_set_remove_lesson (TwTileSet *set, guint index);

/** tw_tile_set_replace_lesson: replaces the lesson at @index by @lesson (transfer none). */
void tw_tile_set_replace_lesson (TwTileSet *set, guint index, TwLesson *lesson);

/** tw_tile_set_find_lesson: Returns: index of the first lesson with that id, or -1 */
int tw_tile_set_find_lesson (const TwTileSet *set, const char *id);

/** tw_tile_set_remove_block: takes the block at @index out of a set under construction. */
void tw_tile_set_remove_block (TwTileSet *set, guint index);

/** tw_tile_set_add_change: Returns: (transfer none): a new entry after the others, to be filled
 *   in */
TwSetChange *tw_tile_set_add_change (TwTileSet *set, const char *release);

/** tw_tile_set_clear_changes: empties the changelog of a set under construction. */
void tw_tile_set_clear_changes (TwTileSet *set);

/** tw_tile_set_contents: Returns: what the set brings, a set of #TwSetContents */
guint tw_tile_set_contents (const TwTileSet *set);

/** tw_tile_set_find: Returns: index of the tile with that id, or -1; takes linear time */
int tw_tile_set_find (const TwTileSet *set, const char *id);

/** tw_tile_set_back: Returns: (nullable): name of the back of @tile, a tile of the set; %NULL for
 *   the ordinary back */
const char *tw_tile_set_back (const TwTileSet *set, const TwTile *tile);

/** tw_tile_set_n_copies: Returns: number of copies of all tiles together */
guint tw_tile_set_n_copies (const TwTileSet *set);

/**
 * tw_tile_set_start:
 * @set: a set
 *
 * Returns: index of the first start tile; without one, of the tile that a river set draws first; or
 *   -1
 */
int tw_tile_set_start (const TwTileSet *set);

/** tw_tile_set_start_block: Returns: (transfer none) (nullable): the start block */
const TwBlock *tw_tile_set_start_block (const TwTileSet *set);

/**
 * tw_tile_set_new_tile_id:
 * @set: a set
 * @like: (nullable): an id to count on from ("F7" gives "F8")
 *
 * Returns: (transfer full): an id that no tile of the set has
 */
char *tw_tile_set_new_tile_id (const TwTileSet *set, const char *like);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileSet, tw_tile_set_unref)

G_END_DECLS
