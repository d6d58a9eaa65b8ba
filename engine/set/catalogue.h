/* Tiles compiled for play: flat tables that all games of the same rules share. */
#pragma once

#include "engine/set/limits.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* Nodes of one tile: its segments, then its fields. */
#define TW_MAX_TILE_NODES 32

/**
 * TwPlayTile:
 * @edges: by quarter turn: land of the four edges, one byte an edge (#TwEdgeCodes
 *   without mist)
 * @n_nodes: segments and fields together
 * @n_segments: how many of them are segments
 * @land: by edge of the unturned tile: the node that meets the neighbour there, -1 for none
 * @half: by half-edge NL NR EL … of the unturned tile: the field there, -1 for none
 * @mist: by edge of the unturned tile: the mist there, -1 for none
 * @n_open: by node: number of edges that need a neighbour, 0 for a field; 8 for a place that is
 *   complete when it is surrounded
 * @kind: by node: its #TwKind
 * @cities: by node: the cities that a field touches, bit n for node n
 * @symbols: by node: how many of each counted symbol it has
 * @rim: by node: its rim places on the unturned tile, for the notation
 * @places: nodes that are complete when the eight cells around have tiles
 * @places_down: those of @places for which a tile that lies face down counts
 * @completing: nodes that can be complete: those that merge, except fields, and @places
 * @twins: kinds that merge and that more than one node of the tile has
 * @touches_enclave: fields that border the City of Carcassonne
 * @tile_symbols: how many of each counted symbol stand on the tile itself
 * @kinds: the kinds of all its nodes
 * @middles: nodes that reach the middle of an edge
 * @shown: the counted symbols that are anywhere on it, a bit each
 * @at_lake: roads that end at the ferry lake
 * @ends: the kinds of place at which any of its roads end
 * @of_kind: by kind: its nodes of that kind, a bit each
 * @caps: the kinds of land at an edge of the tile where a feature goes on that does so at no other edge
 * @mist_caps: the kinds of land at an edge where mist goes on that does so at no other edge
 * @end: by node: the kind of place at which it ends on the tile, %TW_KIND_NONE for none
 *
 * One kind of tile (a tile of a set, or a variant of it) as the board reads it.
 */
typedef struct
{
  TwEdgeCodes edges[4];
  guint8 n_nodes;
  guint8 n_segments;
  gint8 land[4];
  gint8 half[8];
  gint8 mist[4];
  gint8 n_open[TW_MAX_TILE_NODES];
  guint8 kind[TW_MAX_TILE_NODES];
  guint32 cities[TW_MAX_TILE_NODES];
  guint32 places;
  guint32 places_down;
  guint32 completing;
  TwKindSet twins;
  guint32 touches_enclave;
  TwKindSet kinds;
  guint32 middles;
  guint32 shown;
  guint32 at_lake;
  TwKindSet ends;
  TwKindSet caps;
  TwKindSet mist_caps;
  /* What is asked for less often comes last: all kinds of a game are in a cache when they are small. */
  guint32 of_kind[TW_N_KINDS];
  TwRim rim[TW_MAX_TILE_NODES];
  guint8 end[TW_MAX_TILE_NODES];
  guint8 tile_symbols[TW_MAX_COUNTED];
  guint8 symbols[TW_MAX_TILE_NODES][TW_MAX_COUNTED];
} TwPlayTile;

/** tw_play_tile_nodes: Returns: its nodes that are of any of @kinds, a bit each */
static inline guint32
tw_play_tile_nodes (const TwPlayTile *tile, TwKindSet kinds)
{
  guint32 nodes = 0;

  for (TwKindSet left = kinds & tile->kinds; left != 0; left &= left - 1)
    nodes |= tile->of_kind[__builtin_ctz (left)];
  return nodes;
}

/** tw_play_tile_is_walled: Returns: whether it has an inert edge and so can lie only in a block */
static inline gboolean
tw_play_tile_is_walled (const TwPlayTile *tile)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_edge_code (tile->edges[0], (TwEdge) edge) == TW_KIND_NONE)
      return TRUE;
  return FALSE;
}

/**
 * TwDrawStage: when a tile is drawn: tiles of a stage come after all tiles of the stages before.
 * @TW_DRAW_BEGINNING: first tile of a set that is drawn first (the source)
 * @TW_DRAW_EARLY: other tiles of such a set
 * @TW_DRAW_LAST_EARLY: its last tile (the lake)
 * @TW_DRAW_ORDINARY: all others
 */
typedef enum
{
  TW_DRAW_BEGINNING,
  TW_DRAW_EARLY,
  TW_DRAW_LAST_EARLY,
  TW_DRAW_ORDINARY,
  TW_N_DRAW_STAGES
} TwDrawStage;

/**
 * TwTileKind:
 * @set: the set it comes from
 * @tile: the tile
 * @variant: index of the variant, -1 for the plain copies
 * @count: copies in the bag at the start, without those on the table
 * @stage: a #TwDrawStage
 * @n_start: copies that are start tiles when their set gives the start; the first kind of a tile
 *   has all of them
 * @shape: the first kind with the same shape and symbols; variants that only look
 *   different share it
 * @name: its name in the notation: "D", "E#G", with "set:" before it if two sets of the catalogue
 *   have that id
 */
typedef struct
{
  TwTileSet *set;
  TwTile *tile;
  gint variant;
  guint count;
  guint stage;
  guint n_start;
  guint shape;
  char *name;
} TwTileKind;

/** TwStartTile: a tile that lies on the table before the first turn. */
typedef struct
{
  guint16 kind;
  gint16 x, y;
  guint8 quarter_turns;
} TwStartTile;

/**
 * TwCatalogue:
 * @n_kinds: number of kinds
 * @kinds: the kinds, those drawn earlier first
 * @stage_end: by #TwDrawStage: index behind the last kind of it
 * @field_flags: how the fields of the tiles are derived
 * @tiles: the compiled tiles, in the same order
 * @n_counted: number of counted symbols
 * @counted: their ids
 * @n_starts: number of tiles that lie on the table at the start
 * @starts: those tiles
 * @n_nodes: number of nodes of all copies together
 * @n_copies: number of all copies together, those on the table included
 *
 * Immutable, shared by reference.
 */
typedef struct
{
  guint n_kinds;
  guint stage_end[TW_N_DRAW_STAGES];
  TwFieldFlags field_flags;
  TwTileKind *kinds;
  TwPlayTile *tiles;
  guint n_counted;
  char *counted[TW_MAX_COUNTED];
  guint n_starts;
  TwStartTile *starts;
  guint n_nodes;
  guint n_copies;
} TwCatalogue;

/**
 * TwCatalogueSource: a set and the number of its copies in play.
 * @set: the set
 * @copies: number of copies
 * @start_block: (nullable): id of the block that is its start, instead of what the set says; "" for
 *   none
 * @vocabulary: (nullable): the vocabulary whose numbers the set's own kinds of land have in the
 *   game; %NULL for the set's own numbers
 */
typedef struct
{
  TwTileSet *set;
  guint copies;
  const char *start_block;
  const TwVocabulary *vocabulary;
} TwCatalogueSource;

/**
 * tw_catalogue_new:
 * @sources: (array length=n_sources): the sets in play, the one that gives the start first. If no
 *   set has a start tile or block, the first tile of the first set with tiles is the start
 * @n_sources: number of sets
 * @counted: (array zero-terminated=1): ids of the symbols that the rules count
 * @field_flags: how fields are derived
 * @error: return location
 *
 * Errors: %TW_CATALOGUE_ERROR when there is no tile, one tile has more than %TW_MAX_TILE_NODES
 *   nodes, all tiles have more than 65000, or there are more than %TW_MAX_COUNTED symbols.
 *
 * Returns: (transfer full): the catalogue, or %NULL
 */
TwCatalogue *tw_catalogue_new (const TwCatalogueSource *sources,
                               guint n_sources,
                               const char *const *counted,
                               TwFieldFlags field_flags,
                               GError **error);

/** tw_catalogue_unref: frees @catalogue with its last reference; safe in any thread. */
void tw_catalogue_unref (TwCatalogue *catalogue);

/** tw_catalogue_find: Returns: index of the kind with that name ("E#G"), or -1; takes linear
 *   time */
int tw_catalogue_find (const TwCatalogue *catalogue, const char *name);

/** tw_catalogue_counted: Returns: index of a counted symbol, or -1 */
int tw_catalogue_counted (const TwCatalogue *catalogue, const char *symbol);

/**
 * tw_play_tile_compile:
 * @topology: what is drawn on the tile
 * @counted: ids of the counted symbols
 * @n_counted: their number
 * @field_flags: how fields are derived
 * @out_tile: (out caller-allocates): the compiled tile
 *
 * Returns: %FALSE if it has too many nodes
 */
gboolean tw_play_tile_compile (const TwTopology *topology,
                               char *const *counted,
                               guint n_counted,
                               TwFieldFlags field_flags,
                               TwPlayTile *out_tile);

#define TW_CATALOGUE_ERROR tw_catalogue_error_quark ()
GQuark tw_catalogue_error_quark (void);

/** TwCatalogueError: why tiles cannot be played. */
typedef enum
{
  TW_CATALOGUE_ERROR_EMPTY,
  TW_CATALOGUE_ERROR_TOO_LARGE,
  TW_CATALOGUE_ERROR_BLOCK
} TwCatalogueError;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwCatalogue, tw_catalogue_unref)

G_END_DECLS
