/* The figures and pieces on a table, and where they stand: the same for the live table and for
 * pictures of it. */
#pragma once

#include <cairo.h>

#include "app/drawing/table-layouts.h"

G_BEGIN_DECLS

/**
 * TwTablePiece: one figure or token on the table.
 * @figure: its name for tw_piece_draw(); (transfer none) from the rules
 * @colour: player colour or %TW_COLOUR_NOBODY
 * @slot: the tile on which it stands
 * @x: its middle in tile edges, on the tile as it is turned
 * @y: its middle in tile edges, on the tile as it is turned
 * @size: its height in tile edges
 * @number: of the uppermost of tokens that lie one upon the other, and of one that stands for several
 *   of nobody's: how many they are, to be written on it (tw_table_number_draw()); 0 for any other
 *   piece
 * @joins: whether it joins two roads; if so, a plank lies below it (tw_table_plank_draw())
 * @ends: edges of the tile, as it is turned, to which the plank leads; of one over a cell the edges of
 *   that
 * @reach: how far the plank leads from the middle of the piece, in tile edges
 */
typedef struct
{
  const char *figure;
  guint colour;
  guint slot;
  double x;
  double y;
  double size;
  guint number;
  gboolean joins;
  TwEdge ends[2];
  double reach;
} TwTablePiece;

/**
 * tw_table_pieces_new:
 * @play: a game
 * @layouts: layouts of its rules
 * @colours: (array): the player colour of each seat
 *
 * Lists the figures on tiles, put there by rules or by hand, and the pieces of expansions.
 *
 * Returns: (transfer full) (element-type TwTablePiece): the pieces, in order of drawing
 */
GArray *tw_table_pieces_new (const TwPlay *play, TwTableLayouts *layouts, const guint *colours);

/**
 * tw_table_piece_by_hand:
 * @play: a game
 * @layouts: layouts of its rules
 * @type: a type of figure
 * @colour: its colour
 * @node: where it stands
 * @index: number of the figure on the node; a figure still held in the hand comes after the others
 *
 * Returns: a figure put on @node by hand, beside the figures already there
 */
TwTablePiece tw_table_piece_by_hand (const TwPlay *play,
                                     TwTableLayouts *layouts,
                                     guint type,
                                     guint colour,
                                     guint node,
                                     guint index);

/** tw_table_piece_put: Returns: a figure of @type that is put on @node by the rules, after those that stand
 * there */
TwTablePiece tw_table_piece_put (const TwPlay *play, TwTableLayouts *layouts, guint type,
                                 guint colour, guint node);

/* A piece's height as a fraction of its square; rim and shadow need the rest. */
#define TW_TABLE_PIECE_HEIGHT 0.86

/**
 * tw_table_piece_square:
 * @piece: a piece
 * @left: west side of its tile in pixels
 * @top: north side of its tile in pixels
 * @side: side of the tile in pixels
 * @out_x: (out): west side of the square, a whole pixel
 * @out_y: (out): north side of the square, a whole pixel
 *
 * Finds the square that has the piece in its middle. It lies on whole pixels, so that the piece is
 * sharp.
 *
 * Returns: the side of the square, whole pixels
 */
double tw_table_piece_square (
    const TwTablePiece *piece, double left, double top, double side, double *out_x, double *out_y);

/* How far a plank reaches beyond the tile of its piece, in tile edges. */
#define TW_TABLE_PLANK_MOST 1.2f

/**
 * tw_table_plank_draw:
 * @cr: where to draw; the tile fills 0,0 to 1,1
 * @piece: a piece that joins roads
 * @from_ends: (array fixed-size=2): the edges from which its plank swings to its own
 * @at: how much of that way is done, 0 to 1
 *
 * Draws the plank below @piece. What goes over a cell is outside, no further than %TW_TABLE_PLANK_MOST from the
 * tile.
 */
void tw_table_plank_draw (cairo_t *cr, const TwTablePiece *piece, const TwEdge *from_ends,
                          double at);

/** tw_table_number_draw: writes the @number of @piece on it; the tile fills 0,0 to 1,1. */
void tw_table_number_draw (cairo_t *cr, const TwTablePiece *piece);

/**
 * tw_figure_look:
 * @rules: the rules
 * @type: a type of figure
 * @kind: the kind that it stands on, %TW_N_KINDS for none
 *
 * Returns: (transfer none): the name of the picture of the figure there: farmers lie down,
 *   and who is in a monastery, a garden or a castle sits
 */
const char *tw_figure_look (const TwRules *rules, guint type, TwKind kind);

G_END_DECLS
