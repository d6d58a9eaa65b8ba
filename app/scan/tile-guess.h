/* The tile that a picture shows: its edges, what of them is joined, and what stands in its middle. */
#pragma once

#include "app/scan/edge-guess.h"
#include "engine/tile/topology.h"

G_BEGIN_DECLS

/** From there on a guess is likely, and from there on sure. What is below is unsure. */
#define TW_GUESS_LIKELY .35
#define TW_GUESS_SURE   .65

/**
 * TwTileGuess:
 * @edges: the land on each edge, and how sure that is
 * @is_one_city: whether all edges with a city have the same one
 * @is_through: whether two edges with a road, or a river, are joined; of more each ends in the
 *   middle, and one alone ends there as well
 * @has_monastery: whether a monastery stands in the middle, if there may be one
 * @confidence: that of the least sure of all
 */
typedef struct
{
  TwEdgeGuess edges[TW_N_EDGES];
  gboolean is_one_city;
  gboolean is_through;
  gboolean has_monastery;
  double confidence;
} TwTileGuess;

/** tw_tile_guess: guesses what @tile, cut out of a picture, shows. */
void tw_tile_guess (const TwPixels *tile, const TwScanPalette *palette, TwTileGuess *out_guess);

/** tw_tile_guess_set_edge: gives an edge the land that somebody says it has: that is certain. */
void tw_tile_guess_set_edge (TwTileGuess *guess, TwEdge edge, TwKind kind);

/** tw_tile_guess_n_edges: Returns: how many edges have that land */
guint tw_tile_guess_n_edges (const TwTileGuess *guess, TwKind kind);

/** tw_tile_guess_may_have_monastery: Returns: whether there is room in the middle: no edge has a
 *   city, and no more than one a road */
gboolean tw_tile_guess_may_have_monastery (const TwTileGuess *guess);

/**
 * tw_tile_guess_topology:
 * @guess: what a tile has
 * @own: (nullable): the set's own vocabulary
 * @out_topology: (out caller-allocates): it as a drawing, as the quick line makes it
 */
void tw_tile_guess_topology (const TwTileGuess *guess, const TwVocabulary *own,
                             TwTopology *out_topology);

G_END_DECLS
