/* What is drawn on a tile: segments, junctions, symbols. A plain value.
 *
 * A topology says what a tile means, not how it looks. It is copied with `=`, compared with
 * tw_topology_equal() and changed by the functions of tile-edit.h. Fields are never in it: they are
 * derived (field-derivation.h).
 */
#pragma once

#include "engine/tile/kind.h"
#include "engine/tile/rim.h"

G_BEGIN_DECLS

#define TW_MAX_SEGMENTS  20
#define TW_MAX_JUNCTIONS 20
#define TW_MAX_SYMBOLS   24
#define TW_MAX_OVERRIDES 16
/* Bytes of a handle and of a symbol's id, with the final 0. */
#define TW_HANDLE_SIZE 16
#define TW_SYMBOL_SIZE 32

/** TwSegmentSet: segments of one tile, bit n for segment n. */
typedef guint32 TwSegmentSet;
#define TW_SEGMENT_BIT(index) ((TwSegmentSet) 1u << (index))

/**
 * TwSegment:
 * @kind: a #TwKind, never %TW_KIND_FIELD
 * @rim: the ports and corners it owns. A city owns all three ports of its edges,
 *   a road the middle; both may own corners
 * @handle: name within the tile, "" if nothing refers to it
 *
 * A connected piece of one kind of land.
 */
typedef struct
{
  guint8 kind;
  TwRim rim;
  char handle[TW_HANDLE_SIZE];
} TwSegment;

/**
 * TwJunctionKind:
 * @TW_JUNCTION_CROSSING: several roads end at a few houses or trees
 * @TW_JUNCTION_VILLAGE: roads end at a village
 * @TW_JUNCTION_COTTAGE: a road ends in the grass; each road has a cottage of its own
 * @TW_JUNCTION_GATE: a road or path ends at a city's wall
 * @TW_JUNCTION_MONASTERY: roads end at the monastery
 * @TW_JUNCTION_LAKE: roads end at the ferry lake
 * @TW_JUNCTION_CROP: roads end at a crop circle
 * @TW_JUNCTION_RUIN: roads end at a ruin
 * @TW_JUNCTION_CASTLE: roads end at the castle
 * @TW_JUNCTION_CEMETERY: roads end at the cemetery
 * @TW_JUNCTION_ENCLAVE: a road ends at the City of Carcassonne
 * @TW_JUNCTION_BRIDGE: one segment passes over another; they do not join
 * @TW_JUNCTION_CONTACT: two segments touch without being one feature
 *
 * A point inside the tile where barriers meet or stop. All junctions but cottages part fields; none
 * joins features.
 */
typedef enum
{
  TW_JUNCTION_CROSSING,
  TW_JUNCTION_VILLAGE,
  TW_JUNCTION_COTTAGE,
  TW_JUNCTION_GATE,
  TW_JUNCTION_MONASTERY,
  TW_JUNCTION_LAKE,
  TW_JUNCTION_CROP,
  TW_JUNCTION_RUIN,
  TW_JUNCTION_CASTLE,
  TW_JUNCTION_CEMETERY,
  TW_JUNCTION_ENCLAVE,
  TW_JUNCTION_BRIDGE,
  TW_JUNCTION_CONTACT,
  TW_N_JUNCTIONS
} TwJunctionKind;

/**
 * TwJunction:
 * @kind: a #TwJunctionKind
 * @over: bridge: index of the segment on top; else -1
 * @members: the segments that meet here: the roads that end, the city of a gate, both segments of a
 *   bridge or contact
 * @handle: tells two junctions of one kind apart, "" for the only one
 */
typedef struct
{
  guint8 kind;
  gint8 over;
  TwSegmentSet members;
  char handle[TW_HANDLE_SIZE];
} TwJunction;

/** TwDirection: where a symbol points, clockwise from north in steps of 45 degrees. */
typedef enum
{
  TW_DIRECTION_N,
  TW_DIRECTION_NE,
  TW_DIRECTION_E,
  TW_DIRECTION_SE,
  TW_DIRECTION_S,
  TW_DIRECTION_SW,
  TW_DIRECTION_W,
  TW_DIRECTION_NW,
  TW_DIRECTION_NONE
} TwDirection;

/** tw_direction_x: Returns: how many columns east a step in @direction goes */
static inline int
tw_direction_x (guint direction)
{
  static const gint8 columns[] = { 0, 1, 1, 1, 0, -1, -1, -1 };

  return columns[direction & 7];
}

/** tw_direction_y: Returns: how many rows south a step in @direction goes */
static inline int
tw_direction_y (guint direction)
{
  static const gint8 rows[] = { -1, -1, 0, 1, 1, 1, 0, -1 };

  return rows[direction & 7];
}

/**
 * TwSymbol:
 * @id: for instance "coat-of-arms", "inn", or a designer's own word
 * @segment: index of the segment it stands on, -1 for the tile, or a field as the places below
 *   name it
 * @count: how many stand there (two coats of arms, three ghosts), 1 or more
 * @direction: a #TwDirection
 */
typedef struct
{
  char id[TW_SYMBOL_SIZE];
  gint8 segment;
  guint8 count;
  guint8 direction;
} TwSymbol;

/* Fields are not in a topology, so a symbol in a field names it by one of its places on the rim, or
 * by its number, from 0, among those that reach no edge. See field-place.h. */
#define TW_PLACE_FIELD_AT(rim_place)    (-32 - (int) (rim_place))
#define TW_PLACE_ENCLOSED_FIELD(number) (-48 - (int) (number))

/** tw_place_is_field: Returns: whether that of a symbol names a field */
static inline gboolean
tw_place_is_field (int segment)
{
  return segment <= TW_PLACE_FIELD_AT (0) && segment > -64;
}

/** tw_place_is_enclosed: Returns: whether that of a symbol names a field that reaches no edge */
static inline gboolean
tw_place_is_enclosed (int segment)
{
  return segment <= TW_PLACE_ENCLOSED_FIELD (0) && segment > -64;
}

/**
 * TwOverrideKind:
 * @TW_OVERRIDE_JOIN: two fields are one (tunnel, culvert)
 * @TW_OVERRIDE_LINK: a field counts as touching a city that it does not touch as drawn
 * @TW_OVERRIDE_UNLINK: a field does not count as touching a city that it touches as drawn
 */
typedef enum
{
  TW_OVERRIDE_JOIN,
  TW_OVERRIDE_LINK,
  TW_OVERRIDE_UNLINK
} TwOverrideKind;

/**
 * TwFieldOverride:
 * @kind: a #TwOverrideKind
 * @field: any port of the field; 0 stands for the enclosed field number @index
 * @index: which enclosed field, if @field is 0
 * @other: JOIN: any port of the second field, 0 for enclosed field @other_index
 * @other_index: as @index
 * @city: LINK and UNLINK: the city's segment index, else -1
 *
 * A designer's correction of the derived fields.
 */
typedef struct
{
  guint8 kind;
  guint8 index;
  guint8 other_index;
  gint8 city;
  TwRim field;
  TwRim other;
} TwFieldOverride;

/** TwTopology: a tile's content. Zeroed memory is the blank tile (all grass). */
typedef struct
{
  guint8 n_segments;
  guint8 n_junctions;
  guint8 n_symbols;
  guint8 n_overrides;
  TwSegment segments[TW_MAX_SEGMENTS];
  TwJunction junctions[TW_MAX_JUNCTIONS];
  TwSymbol symbols[TW_MAX_SYMBOLS];
  TwFieldOverride overrides[TW_MAX_OVERRIDES];
} TwTopology;

/**
 * TwEdgeCodes: the four edges packed for matching, one byte an edge, north in the
 * lowest. A byte is the #TwKind of the land there (%TW_KIND_NONE for an inert
 * edge), with %TW_EDGE_MISTY added where mist covers it.
 */
typedef guint32 TwEdgeCodes;
#define TW_EDGE_MISTY 0x80u

/** tw_edge_code: Returns: the byte of @edge in @codes */
static inline guint8
tw_edge_code (TwEdgeCodes codes, TwEdge edge)
{
  return (guint8) (codes >> (8 * edge));
}

/** tw_edge_codes_rotate: Returns: @codes of the tile turned clockwise */
static inline TwEdgeCodes
tw_edge_codes_rotate (TwEdgeCodes codes, guint quarter_turns)
{
  guint shift = 8 * (quarter_turns & 3);

  return shift == 0 ? codes : (codes << shift) | (codes >> (32 - shift));
}

/**
 * tw_topology_edge_codes:
 * @topology: a topology
 *
 * If two segments claim one edge (a problem, see problem.h), the first one counts.
 *
 * Returns: the land on the four edges; grass where no segment lies
 */
TwEdgeCodes tw_topology_edge_codes (const TwTopology *topology);

/**
 * tw_topology_edge_letters:
 * @topology: a topology
 * @out: (out): four letters N E S W and a final 0, as in the tile tables
 */
void tw_topology_edge_letters (const TwTopology *topology, char out[5]);

/**
 * tw_topology_add_segment:
 * @topology: a topology
 * @kind: kind of land, not field
 * @edges: the edges it reaches; the kind's breadth says which ports of each it owns
 *
 * Returns: the new segment's index, or -1 when there is no room
 */
int tw_topology_add_segment (TwTopology *topology, TwKind kind, TwEdgeSet edges);

/**
 * tw_topology_add_junction:
 * @topology: a topology
 * @kind: kind of junction
 * @members: the segments that meet
 *
 * Returns: the new junction's index, or -1 when there is no room
 */
int tw_topology_add_junction (TwTopology *topology, TwJunctionKind kind, TwSegmentSet members);

/**
 * tw_topology_add_symbol:
 * @topology: a topology
 * @id: the symbol's id, shorter than %TW_SYMBOL_SIZE bytes
 * @segment: a segment index, -1 for the tile, or a field
 * @count: 1 to 255
 * @direction: where it points
 *
 * If the same symbol stands there already, adds to its count.
 *
 * Returns: the symbol's index, or -1 when there is no room or @id is too long
 */
int tw_topology_add_symbol (TwTopology *topology,
                            const char *id,
                            int segment,
                            guint count,
                            TwDirection direction);

/**
 * tw_topology_remove_segment:
 * @topology: a topology
 * @segment: an index
 *
 * Takes the segment out with its symbols and overrides, and out of its junctions; junctions with
 * too few members left go too. Later indices move down by one.
 */
void tw_topology_remove_segment (TwTopology *topology, guint segment);

/**
 * tw_topology_remove_junction:
 * @topology: a topology
 * @junction: an index
 *
 * Takes the junction out. Later indices move down by one.
 */
void tw_topology_remove_junction (TwTopology *topology, guint junction);

/** tw_topology_remove_symbol: takes a symbol out; later indices move down by one. */
void tw_topology_remove_symbol (TwTopology *topology, guint symbol);

/**
 * tw_topology_segment_at:
 * @topology: a topology
 * @place: a rim place
 * @layer: 0 land, 1 mist
 *
 * Returns: the index of the first segment that owns @place, or -1
 */
int tw_topology_segment_at (const TwTopology *topology, TwRimPlace place, guint layer);

/**
 * tw_topology_find_kind:
 * @topology: a topology
 * @kind: a kind
 *
 * Returns: the index of the first segment of that kind, or -1
 */
int tw_topology_find_kind (const TwTopology *topology, TwKind kind);

/**
 * tw_topology_find_handle:
 * @topology: a topology
 * @handle: a segment's name
 *
 * Returns: its index, or -1
 */
int tw_topology_find_handle (const TwTopology *topology, const char *handle);

/**
 * tw_topology_end_of:
 * @topology: a topology
 * @segment: index of a road or path
 *
 * Returns: the index of the junction at which it ends (neither bridge nor
 *   contact), or -1
 */
int tw_topology_end_of (const TwTopology *topology, guint segment);

/**
 * tw_topology_symbol_count:
 * @topology: a topology
 * @id: a symbol's id
 * @segment: a segment index, -1 for the tile, a field, -2 for anywhere on it
 *
 * Returns: how many of the symbol stand there
 */
guint tw_topology_symbol_count (const TwTopology *topology, const char *id, int segment);

/**
 * tw_topology_equal:
 * @a: a topology
 * @b: a topology
 *
 * Returns: whether both say the same in the same order, handles included
 */
gboolean tw_topology_equal (const TwTopology *a, const TwTopology *b);

/**
 * tw_topology_rotate:
 * @topology: a topology
 * @quarter_turns: 0 to 3, clockwise
 *
 * Turns the drawing itself (the designer's "Rotate Drawing"), directions included. Fields that reach
 * no edge keep their numbers, see tw_topology_renumber_fields().
 */
void tw_topology_rotate (TwTopology *topology, guint quarter_turns);

/** tw_topology_mirror: swaps east and west; directions are mirrored too. */
void tw_topology_mirror (TwTopology *topology);

/** tw_junction_name: Returns: (transfer none): "crossing", "gate", … as in files */
const char *tw_junction_name (TwJunctionKind kind);

/** tw_junction_from_name: Returns: %FALSE if @name is no junction */
gboolean tw_junction_from_name (const char *name, TwJunctionKind *out_kind);

/** tw_junction_ends_roads: Returns: whether roads end there (not bridge, not contact) */
gboolean tw_junction_ends_roads (TwJunctionKind kind);

/** tw_junction_place: Returns: the kind of place at which the roads end, %TW_KIND_NONE for none */
TwKind tw_junction_place (TwJunctionKind kind);

/** tw_direction_name: Returns: (transfer none): "N", "NE", …, "" for none */
const char *tw_direction_name (TwDirection direction);

/** tw_direction_from_name: Returns: %FALSE if @name is no direction */
gboolean tw_direction_from_name (const char *name, TwDirection *out_direction);

G_END_DECLS
