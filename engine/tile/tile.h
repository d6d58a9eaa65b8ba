/* A tile of a set. It is immutable and shared by reference; a change makes a new tile. */
#pragma once

#include "engine/tile/field-derivation.h"
#include "engine/tile/foreign.h"
#include "engine/tile/shape.h"
#include "engine/tile/picture.h"
#include "engine/tile/texts.h"
#include "engine/tile/topology.h"

G_BEGIN_DECLS

/* In @foreign of a tile, names are numbered from 0 and drawn elements from this, so that a further
 * name does not move what stands between the segments. */
#define TW_TILE_FOREIGN_PARTS 4096

/* The most copies of a tile or variant in a file. */
#define TW_MAX_COPIES 9999

/**
 * TwVariant:
 * @id: the text after the "#" ("E#G"), never ""
 * @count: how many of the tile's copies are of this variant, 1 or more
 * @added: segments without ports (a garden) and symbols that these copies have beside the tile's
 *   own; the index of a symbol's segment counts the tile's segments first
 * @decoration: details that are only drawn ("farmhouse", "highwaymen"), blank-separated
 * @aliases: (nullable): as in #TwTile; %NULL for the tile's aliases
 * @shape: where its symbols, its places and the figures on them are drawn, if not by default;
 *   owners are indices in @added
 * @picture: a finished picture of these copies
 * @foreign: (nullable): unknown content to be written back
 */
typedef struct
{
  char *id;
  guint count;
  TwTopology added;
  char *decoration;
  char *aliases;
  TwShape shape;
  TwPictureFile picture;
  TwForeign *foreign;
} TwVariant;

/**
 * TwTile:
 * @id: unique in its set
 * @names: (nullable): a name for people, by language
 * @count: number of copies, variants included
 * @n_start: how many of the copies are start tiles, usually 0 or 1
 * @back: (nullable): name of the back if it is not the set's ordinary one
 * @decoration: (nullable): as in #TwVariant, for all copies
 * @aliases: (nullable): its ids in JCloisterZone, blank-separated: first that of the tile as it is
 *   here, then that of the same tile without its garden
 * @topology: what is drawn on it
 * @shape: where it is drawn, if not by default
 * @fields: the fields of @topology
 * @picture: a finished picture that is shown instead of the drawing
 * @reference: a scan or sketch to draw after, shown only in the designer
 * @n_variants: number of variants
 * @variants: the variants; their counts together are at most @count
 * @line: its line in its file, 0 if it comes from none
 * @foreign: (nullable): unknown content to be written back
 *
 * All members are read-only once the tile is built.
 */
typedef struct
{
  char *id;
  TwTexts *names;
  guint count;
  guint n_start;
  char *back;
  char *decoration;
  char *aliases;
  TwTopology topology;
  TwShape shape;
  TwFields fields;
  TwPictureFile picture;
  TwTileReference reference;
  guint n_variants;
  TwVariant *variants;
  guint line;
  TwForeign *foreign;
} TwTile;

/**
 * tw_tile_new:
 * @id: the tile's id
 * @count: number of copies, 0 or more (0 is a problem, not an error)
 * @topology: (nullable): what is drawn on it; %NULL for a blank tile
 *
 * Returns: (transfer full): a tile without variants
 */
TwTile *tw_tile_new (const char *id, guint count, const TwTopology *topology);

/** tw_tile_ref: Returns: (transfer full): @tile */
TwTile *tw_tile_ref (TwTile *tile);

/** tw_tile_unref: frees @tile with its last reference; safe in any thread. */
void tw_tile_unref (TwTile *tile);

/**
 * tw_tile_copy:
 * @tile: a tile
 *
 * For building a changed tile: the caller may change the copy until it shares it. After a change of
 * the topology call tw_tile_derive().
 *
 * Returns: (transfer full): a deep copy with one reference
 */
TwTile *tw_tile_copy (const TwTile *tile);

/** tw_tile_derive: brings @fields of a tile under construction up to date. */
void tw_tile_derive (TwTile *tile);

/**
 * tw_tile_with_topology:
 * @tile: a tile
 * @topology: the new drawing
 *
 * Symbols that variants add to the tile's segments follow the segments that can be recognised by
 * handle or rim places; other such symbols go. The shape follows too, see tw_shape_follow().
 *
 * Returns: (transfer full): @tile with another drawing
 */
TwTile *tw_tile_with_topology (const TwTile *tile, const TwTopology *topology);

/** tw_tile_with_shape: Returns: (transfer full): @tile drawn in another shape */
TwTile *tw_tile_with_shape (const TwTile *tile, const TwShape *shape);

/**
 * tw_tile_with_picture:
 * @tile: a tile
 * @variant: index of a variant, -1 for the tile itself
 * @file: (nullable): name of the picture, %NULL for none: then the tile is drawn
 * @bytes: (nullable): the file's content
 *
 * Returns: (transfer full): @tile with that finished picture
 */
TwTile *tw_tile_with_picture (const TwTile *tile, int variant, const char *file, GBytes *bytes);

/** tw_tile_with_reference: Returns: (transfer full): @tile with a copy of @reference, %NULL
 *   for none */
TwTile *tw_tile_with_reference (const TwTile *tile, const TwTileReference *reference);

/** tw_tile_get_picture: Returns: (transfer none): the finished picture of a variant, -1 for the
 *   plain copies. Its @file is %NULL if it has none and is drawn */
const TwPictureFile *tw_tile_get_picture (const TwTile *tile, int variant);

/**
 * tw_tile_transform:
 * @tile: a tile
 * @quarter_turns: how often to turn it clockwise, 0 to 3
 * @mirror: whether to swap east and west first
 *
 * Returns: (transfer full): @tile with the drawings of tile and variants and all shapes turned
 */
TwTile *tw_tile_transform (const TwTile *tile, guint quarter_turns, gboolean mirror);

/**
 * tw_tile_with_count: Returns: (transfer full): @tile with @count copies, and at most as many start
 *   tiles
 */
TwTile *tw_tile_with_count (const TwTile *tile, guint count);

/* The characters, beside blanks, that no id may have, see tw_id_is_writable(). */
#define TW_ID_RESERVED "@#:,*"

/**
 * tw_id_char_is_writable:
 * @c: a character
 *
 * The notation of actions and cases (`TILE@x,y/r`, `E#G`, `base:D`, `E*2,F`) reserves blanks and
 * some other characters, so ids may not have them.
 *
 * Returns: whether an id can have @c
 */
gboolean tw_id_char_is_writable (gunichar c);

/** tw_id_is_writable: Returns: whether every character of @id (valid UTF-8) can be in an id */
gboolean tw_id_is_writable (const char *id);

/** tw_tile_with_names: Returns: (transfer full): @tile with other names; %NULL for none */
TwTile *tw_tile_with_names (const TwTile *tile, TwTexts *names);

/**
 * tw_tile_name:
 * @tile: a tile
 * @languages: (array zero-terminated=1) (nullable): as for tw_texts_best()
 *
 * Returns: (transfer none) (nullable): its name for people, never ""
 */
const char *tw_tile_name (const TwTile *tile, const char *const *languages);

/** tw_tile_with_id: Returns: (transfer full): @tile with another id */
TwTile *tw_tile_with_id (const TwTile *tile, const char *id);

/**
 * tw_tile_add_variant:
 * @tile: a tile under construction
 * @id: the variant's id
 * @count: its copies
 *
 * Returns: (transfer none): the new variant, to be filled in
 */
TwVariant *tw_tile_add_variant (TwTile *tile, const char *id, guint count);

/**
 * tw_tile_find_variant:
 * @tile: a tile
 * @id: a variant's id
 *
 * Returns: its index, or -1
 */
int tw_tile_find_variant (const TwTile *tile, const char *id);

/**
 * tw_tile_variant_topology:
 * @tile: a tile
 * @variant: an index, or -1 for the plain copies
 * @out_topology: (out caller-allocates): the tile's drawing with the variant's additions
 */
void tw_tile_variant_topology (const TwTile *tile, int variant, TwTopology *out_topology);

/** tw_tile_plain_count: Returns: number of copies that belong to no variant */
guint tw_tile_plain_count (const TwTile *tile);

/**
 * tw_tile_equal:
 * @a: a tile
 * @b: a tile
 *
 * Returns: whether both say the same; @line is not compared
 */
gboolean tw_tile_equal (const TwTile *a, const TwTile *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTile, tw_tile_unref)

G_END_DECLS
