/* The rim of a tile: 12 ports and 4 corners, and sets of them.
 *
 *            N L  N  N R
 *        +----0----1----2----+          A rim place is numbered clockwise from the
 *     NW 15                  3 NE       north-west corner's first port, so one
 *     WR 14                  4 EL       quarter turn clockwise adds 4 and a set
 *     W  13                  5 E        turns by rotating 16 bits.
 *     WL 12                  6 ER
 *     SW 11                  7 SE       L and R are left and right seen from the
 *        +---10----9----8----+          middle of the tile through the edge.
 *            SR    S    SL
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwRimPlace: one of the 12 ports or 4 corners of a tile. */
typedef enum
{
  TW_PORT_NL,
  TW_PORT_N,
  TW_PORT_NR,
  TW_CORNER_NE,
  TW_PORT_EL,
  TW_PORT_E,
  TW_PORT_ER,
  TW_CORNER_SE,
  TW_PORT_SL,
  TW_PORT_S,
  TW_PORT_SR,
  TW_CORNER_SW,
  TW_PORT_WL,
  TW_PORT_W,
  TW_PORT_WR,
  TW_CORNER_NW,
  TW_N_RIM_PLACES
} TwRimPlace;

/** TwEdge: one side of a tile, clockwise from north. */
typedef enum
{
  TW_EDGE_N,
  TW_EDGE_E,
  TW_EDGE_S,
  TW_EDGE_W,
  TW_N_EDGES
} TwEdge;

/** tw_edge_x: Returns: how many cells further east the next tile at @edge lies: -1, 0 or 1 */
static inline int
tw_edge_x (guint edge)
{
  static const gint8 columns[TW_N_EDGES] = { 0, 1, 0, -1 };

  return columns[edge];
}

/** tw_edge_y: Returns: how many cells further south the next tile at @edge lies: -1, 0 or 1 */
static inline int
tw_edge_y (guint edge)
{
  static const gint8 rows[TW_N_EDGES] = { -1, 0, 1, 0 };

  return rows[edge];
}

/** TwRim: a set of rim places, bit n for place n. */
typedef guint16 TwRim;

/** TwEdgeSet: a set of edges, bit n for edge n. */
typedef guint8 TwEdgeSet;

#define TW_RIM_BIT(place)      ((TwRim) (1u << (place)))
#define TW_RIM_CORNERS         ((TwRim) 0x8888u)
#define TW_RIM_PORTS           ((TwRim) 0x7777u)
#define TW_RIM_MIDDLES         ((TwRim) 0x2222u)
#define TW_RIM_HALVES          ((TwRim) 0x5555u)
/* The middle of @edge, and its three ports. */
#define TW_RIM_MIDDLE(edge)    ((TwRim) (0x2u << (4 * (edge))))
#define TW_RIM_EDGE(edge)      ((TwRim) (0x7u << (4 * (edge))))

/**
 * tw_rim_rotate:
 * @rim: a set of rim places
 * @quarter_turns: 0 to 3, clockwise
 *
 * Returns: the places of @rim after the tile is turned
 */
static inline TwRim
tw_rim_rotate (TwRim rim, guint quarter_turns)
{
  guint shift = 4 * (quarter_turns & 3);

  return (TwRim) (((guint) rim << shift) | ((guint) rim >> ((16 - shift) & 15)));
}

/**
 * tw_rim_mirror:
 * @rim: a set of rim places
 *
 * Returns: the places of @rim after east and west change places
 */
TwRim tw_rim_mirror (TwRim rim);

/**
 * tw_rim_from_edges:
 * @edges: a set of edges
 *
 * Returns: all three ports of each edge
 */
TwRim tw_rim_from_edges (TwEdgeSet edges);

/**
 * tw_rim_middles:
 * @edges: a set of edges
 *
 * Returns: the middle port of each edge
 */
TwRim tw_rim_middles (TwEdgeSet edges);

/**
 * tw_rim_edges:
 * @rim: a set of rim places
 *
 * Returns: the edges whose middle is in @rim
 */
TwEdgeSet tw_rim_edges (TwRim rim);

/**
 * tw_rim_place_name:
 * @place: a rim place
 *
 * Returns: (transfer none): "NL", "N", "NR", "NE" …; corners are named by their
 *   two edges, "NE" "SE" "SW" "NW"
 */
const char *tw_rim_place_name (TwRimPlace place);

/**
 * tw_rim_place_parse:
 * @text: a name as from tw_rim_place_name(), in upper case
 * @out_place: (out): the place
 *
 * Returns: %FALSE if @text names no rim place
 */
gboolean tw_rim_place_parse (const char *text, TwRimPlace *out_place);

/**
 * tw_rim_parse:
 * @text: names separated by blanks, for instance "N S" or "NL NR"
 * @out_rim: (out): the set
 * @out_bad: (out) (optional) (transfer none): where the first wrong word begins
 *
 * Returns: %FALSE if a word names no rim place or comes twice
 */
gboolean tw_rim_parse (const char *text, TwRim *out_rim, const char **out_bad);

/**
 * tw_rim_to_string:
 * @rim: a set of rim places
 * @separator: the text between two names
 *
 * Returns: (transfer full): the names, clockwise from NL
 */
char *tw_rim_to_string (TwRim rim, const char *separator);

/** tw_edge_letter: Returns: 'N', 'E', 'S' or 'W' */
static inline char
tw_edge_letter (TwEdge edge)
{
  return "NESW"[edge & 3];
}

G_END_DECLS
