/* The table: cells, open places, and features merged across tiles.
 *
 * A board is a view of a block of memory without pointers, laid out for one
 * catalogue; copying the block copies the board. Nothing here allocates.
 *
 *   cells   side x side, wrapped: 0 empty, slot + 1 of a tile,
 *           TW_CELL_OPEN | index of an open place
 *   open    an entry for each empty cell beside a tile: what its neighbours ask for
 *   slots   an entry for each tile on the table, in the order of laying
 *   nodes   an entry for each segment or field of a tile on the table; the nodes of one
 *           feature form a ring (@next), and all name the same @root, which keeps the
 *           feature's totals
 *
 * All tiles hang together, so a board whose side is a power of two and exceeds the number of
 * tiles never wraps round onto itself. %TW_BOARD_MAX_SIDE bounds the board of huge sets; a place
 * beyond it is not open.
 */
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "engine/set/catalogue.h"

G_BEGIN_DECLS

#define TW_BOARD_MAX_SIDE 1024
#define TW_CELL_OPEN      0x8000u
#define TW_NO_SLOT        0xffffu
#define TW_NO_NODE        0xffffu
/* Joins (ferries, forks without houses, bridges over a cell) that can be in force at once. */
#define TW_MAX_JOINS 128

/** TwJoin: two nodes that are one feature although drawn apart: of one tile, or of two with a cell
 *   between them. */
typedef struct
{
  guint16 a, b;
} TwJoin;

/**
 * TwBoardHead: counters at the start of a board's block.
 * @has_idle_weights: whether a figure has ever had a weight on a node without occupying it
 * @n_spans: how many of @joins go over a cell
 * @has_edge: whether the table ends at @left … @bottom and its edge completes features that reach
 *   it
 */
typedef struct
{
  guint16 n_slots;
  guint16 n_nodes;
  guint16 n_open;
  guint16 n_joins;
  guint16 n_spans;
  gint16 min_x, min_y, max_x, max_y;
  gint16 has_edge;
  gint16 has_idle_weights;
  gint16 left, top, right, bottom;
  TwJoin joins[TW_MAX_JOINS];
} TwBoardHead;

/** TwSlot: a tile on the table. @meets_places: whether a tile around it had places when it was
 * laid. */
typedef struct
{
  guint32 cell;
  gint16 x, y;
  guint16 kind;
  guint16 first_node;
  guint8 quarter_turns;
  guint8 is_face_down;
  guint8 meets_places;
} TwSlot;

/** TwOpenPlace: an empty cell beside a tile. @mask has 0xff for each edge that asks. */
typedef struct
{
  guint32 need;
  guint32 mask;
  guint32 cell;
  gint16 x, y;
} TwOpenPlace;

/**
 * TwNode:
 * @root: the node that keeps the feature's totals
 * @next: the next node of the feature's ring
 * @slot: the tile it belongs to
 * @size: at the root: number of nodes in the feature
 * @n_tiles: at the root: number of different tiles
 * @n_open: at the root: number of edges without a neighbour; for a place, of cells around it
 *   without a tile
 * @occupants: at the root: number of figures that occupy the feature, whatever they weigh
 * @is_dead: at the root: whether it is mist that can never be complete
 */
typedef struct
{
  guint16 root;
  guint16 next;
  guint16 slot;
  guint16 size;
  guint16 n_tiles;
  gint16 n_open;
  guint8 occupants;
  guint8 kind;
  guint8 is_dead;
  guint8 padding;
} TwNode;

/**
 * TwBoardLayout:
 * @size: bytes of the block
 * @side_bits: the board is 1 << @side_bits cells wide
 *
 * Where things are in the block; the other members are for board.c.
 */
typedef struct
{
  gsize size;
  guint side_bits;
  guint n_seats;
  guint max_slots;
  gsize cells, open, slots, nodes, totals, weights;
} TwBoardLayout;

/**
 * TwBoard:
 * @weights: by node and seat: weight of the figures there in a majority
 * @totals: by node and counted symbol: how many the feature has, at its root
 *
 * A view of a block. It is cheap to bind and holds no state of its own.
 */
typedef struct
{
  const TwCatalogue *catalogue;
  TwBoardHead *head;
  guint16 *cells;
  TwOpenPlace *open;
  TwSlot *slots;
  TwNode *nodes;
  guint16 *totals;
  guint8 *weights;
  guint side_bits;
  guint side_mask;
  guint n_counted;
  guint n_seats;
} TwBoard;

/**
 * tw_board_layout_init:
 * @layout: (out caller-allocates): the layout
 * @catalogue: the tiles
 * @n_seats: colours on the table
 */
void tw_board_layout_init (TwBoardLayout *layout, const TwCatalogue *catalogue, guint n_seats);

/**
 * tw_board_bind:
 * @board: (out caller-allocates): the view
 * @layout: its layout
 * @catalogue: the tiles
 * @block: memory of @layout's size, aligned to 8 bytes, zeroed for an empty board
 */
void tw_board_bind (TwBoard *board,
                    const TwBoardLayout *layout,
                    const TwCatalogue *catalogue,
                    gpointer block);

/**
 * tw_board_reset:
 * @board: a board
 * @layout: its layout
 * @initial: the block of a board of the same layout
 *
 * Makes the board equal to @initial, and writes only the memory that was used.
 */
void tw_board_reset (TwBoard *board, const TwBoardLayout *layout, gconstpointer initial);

/** tw_board_cell: Returns: index of the cell at @x,@y */
static inline guint32
tw_board_cell (const TwBoard *board, int x, int y)
{
  return (((guint) y & board->side_mask) << board->side_bits) | ((guint) x & board->side_mask);
}

/** tw_board_slot_at: Returns: the tile at @x,@y, or %TW_NO_SLOT */
guint tw_board_slot_at (const TwBoard *board, int x, int y);

/** tw_board_open_at: Returns: index of the open place at @x,@y, or -1 */
int tw_board_open_at (const TwBoard *board, int x, int y);

/** tw_board_tile: Returns: (transfer none): what lies in @slot */
static inline const TwPlayTile *
tw_board_tile (const TwBoard *board, guint slot)
{
  return &board->catalogue->tiles[board->slots[slot].kind];
}

/** tw_board_root: Returns: the node that keeps the totals of @node's feature */
static inline guint
tw_board_root (const TwBoard *board, guint node)
{
  return board->nodes[node].root;
}

/**
 * tw_board_first_node: Returns: the feature's node with the least number, which does not depend on
 *   the order of merging
 */
static inline guint
tw_board_first_node (const TwBoard *board, guint node)
{
  guint first = node;

  for (guint at = board->nodes[node].next; at != node; at = board->nodes[at].next)
    first = MIN (first, at);
  return first;
}

/**
 * tw_board_fits:
 * @board: a board
 * @open: index of an open place
 * @kind: kind of tile
 * @quarter_turns: 0 to 3, clockwise
 *
 * Rule: BASE-021, BASE-022.
 *
 * Returns: whether all edges match the neighbours
 */
static inline gboolean
tw_board_fits (const TwBoard *board, guint open, guint kind, guint quarter_turns)
{
  const TwOpenPlace *place = &board->open[open];

  return ((place->need ^ board->catalogue->tiles[kind].edges[quarter_turns]) & place->mask) == 0;
}

/**
 * tw_board_fitting_turns:
 * @board: a board
 * @open: index of an open place
 * @edges: the tile's edges by quarter turn
 *
 * Tests all four turns at once, with the same result as four calls of tw_board_fits().
 *
 * Returns: a bit for each quarter turn that fits
 */
static inline guint
tw_board_fitting_turns (const TwBoard *board, guint open, const TwEdgeCodes edges[4])
{
  const TwOpenPlace *place = &board->open[open];
#ifdef __SSE2__
  __m128i wrong = _mm_and_si128 (_mm_xor_si128 (_mm_loadu_si128 ((gconstpointer) edges),
                                                _mm_set1_epi32 ((int) place->need)),
                                 _mm_set1_epi32 ((int) place->mask));

  return (guint) _mm_movemask_ps (_mm_castsi128_ps (_mm_cmpeq_epi32 (wrong, _mm_setzero_si128 ())));
#else
  guint turns = 0;

  for (guint turn = 0; turn < 4; turn++)
    turns |= (guint) (((edges[turn] ^ place->need) & place->mask) == 0) << turn;
  return turns;
#endif
}

/** tw_board_is_beyond: Returns: whether the table has an edge that completes features and the cell
 *   lies beyond it */
static inline gboolean
tw_board_is_beyond (const TwBoard *board, int x, int y)
{
  const TwBoardHead *head = board->head;

  return head->has_edge && (x < head->left || x > head->right || y < head->top || y > head->bottom);
}

/**
 * tw_board_set_edge:
 * @board: a board without tiles beyond the edge
 * @left: first column on the table
 * @top: first row
 * @right: last column
 * @bottom: last row
 *
 * From now on the edge of the table completes features that reach it: no edge is open there, and
 * for places a cell beyond it counts as filled.
 *
 * Rule: BASE-213.
 */
void tw_board_set_edge (TwBoard *board, int left, int top, int right, int bottom);

/**
 * tw_board_place:
 * @board: a board
 * @kind: kind of tile
 * @x: column
 * @y: row
 * @quarter_turns: 0 to 3, clockwise
 *
 * Lays a tile and merges its features with the neighbours'. The cell has to be empty; the edges are
 * not checked.
 *
 * Rule: BASE-030, BASE-064, RIVER-*.
 *
 * Returns: the new tile's slot
 */
guint tw_board_place (TwBoard *board, guint kind, int x, int y, guint quarter_turns);

/**
 * tw_board_place_down:
 * @board: a board
 * @kind: kind of tile
 * @x: column
 * @y: row
 *
 * Lays a tile face down: it fills a cell and matches nothing. A feature that meets it stays open
 * for ever; mist that meets it is dead. Only cemeteries among the places count it as a tile.
 *
 * Rule: MIST-038, MIST-043, MIST-130, MIST-135 to MIST-137.
 *
 * Returns: the new tile's slot
 */
guint tw_board_place_down (TwBoard *board, guint kind, int x, int y);

/**
 * tw_board_add_figure:
 * @board: a board
 * @node: the node it stands on
 * @seat: its owner
 * @weight: its weight in a majority
 * @occupies: whether it makes the feature occupied
 * @delta: 1, or -1 to take the figure away
 */
void tw_board_add_figure (TwBoard *board,
                          guint node,
                          guint seat,
                          guint weight,
                          gboolean occupies,
                          int delta);

/**
 * tw_board_node_at:
 * @board: a board
 * @slot: a tile
 * @place: a rim place in board orientation
 * @kind: the kind wanted; half-edges name fields
 *
 * Returns: the node, or %TW_NO_NODE
 */
guint tw_board_node_at (const TwBoard *board, guint slot, TwRimPlace place, TwKind kind);

/**
 * tw_board_n_open_cells:
 * @board: a board
 * @node: any node of a feature that merges with its neighbours
 *
 * Returns: how many different empty cells its open edges face, which is the least number of tiles
 *   that complete it
 */
guint tw_board_n_open_cells (const TwBoard *board, guint node);

/**
 * tw_board_n_around:
 * @board: a board
 * @x: column
 * @y: row
 * @with_down: whether tiles that lie face down count
 *
 * Returns: how many tiles lie in the eight cells around @x,@y
 */
guint tw_board_n_around (const TwBoard *board, int x, int y, gboolean with_down);

/**
 * tw_board_is_complete:
 * @board: a board
 * @node: a node
 *
 * Rule: BASE-034, BASE-036, BASE-037, BASE-039.
 *
 * Returns: whether the feature has nothing open; never for fields
 */
static inline gboolean
tw_board_is_complete (const TwBoard *board, guint node)
{
  const TwNode *root = &board->nodes[board->nodes[node].root];

  return root->n_open == 0 && root->kind != TW_KIND_FIELD;
}

/**
 * tw_board_n_cities:
 * @board: a board
 * @node: a field
 * @seen: (array): room for one bit a node, zero at first; the bits of the roots found stay set
 *
 * The City of Carcassonne behind inert edges counts as one city, however many of its tiles touch
 * the field; its bit is the one after the last node's.
 *
 * Rule: BASE-101, BASE-102, BASE-105, COUNT-008, COUNT-009.
 *
 * Returns: how many different complete cities touch the field
 */
guint tw_board_n_cities (const TwBoard *board, guint node, guint32 *seen);

G_END_DECLS
