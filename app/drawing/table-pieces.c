/* Which figures and pieces are on a table, and where they stand. */
#include "app/drawing/table-pieces.h"

#include <math.h>
#include <string.h>

#include "app/drawing/figure.h"
#include "app/drawing/spots.h"
#include "engine/game/pair.h"
#include "engine/game/pieces.h"

/* Heights in tile edges: a figure, in a circle that is free for it; what a hand puts, what joins
 * two roads, tokens, the buried. */
#define FIGURE_SIZE    .36
#define FIGURE_LEAST   .25
#define FIGURE_CROWDED .12
#define FIGURE_ROOM    2.1
#define HAND_SIZE      .26
#define JOIN_SIZE      .26
#define TOKEN_SIZE     .19
/* A dragon is seen from afar. */
#define NEUTRAL_SIZE .32
#define BURIED_SIZE  .29
/* Tokens begin in the north-east corner and lie in rows. */
#define TOKENS_X      .88
#define TOKENS_Y      .14
#define TOKENS_ACROSS .13
#define TOKENS_DOWN   .11
#define TOKENS_IN_ROW 4
#define PILED         .10
/* At a symbol: nobody's piece above it, figures of players below it in rows. */
#define MARK_SIZE    .36
#define MARK_FIGURE  .265
#define MARK_ABOVE   .27
#define MARK_BELOW   .24
#define MARK_APART   .17
#define MARKS_IN_ROW 5
/* Upon a symbol that is a place of its own and has no land around it: the feet are on it, and one
 * row is so far above the other. */
#define INSIDE_SIZE  .23
#define INSIDE_ABOVE .10
#define INSIDE_APART .12
/* Tokens one upon the other at a symbol: each so much higher than the one below, as long as they
 * are not more than so high together; how far who stands on them is above the uppermost. */
#define PILE_SIZE  .26
#define PILE_BELOW .04
#define PILE_STEP  .07
#define PILE_MOST  .28
#define PILE_TOP   .17
/* The number of a pile, from the middle of its uppermost token; half its disc in pixels at least.
 */
#define NUMBER_RIGHT .13
#define NUMBER_DOWN  .03
#define NUMBER_DISC  .075
#define NUMBER_SIGN  .13
#define NUMBER_LEAST 6
#define NUMBER_GROWN 1.7
/* Half the length of a plank: at a lake it ends ashore, elsewhere it leads across the whole tile,
 * and over a cell it lies on the tiles on both sides. */
#define PLANK_LAKE .24
#define PLANK_TILE .50
#define PLANK_OVER .60
/* What lies on a plank that is in sight from end to end says only whose it is. */
#define PLANK_JOIN .20
#define PLANK_WIDE .13
#define PLANK_DECK .09

typedef struct
{
  const TwPlay *play;
  TwTableLayouts *layouts;
  const guint *colours;
  GArray *pieces;
  guint8 *guests; /* by node: whether an expansion has somebody among the figures there */
} Gatherer;

const char *
tw_figure_look (const TwRules *rules, guint type, TwKind kind)
{
  const TwFigureRule *rule = &rules->figure_types[type];

  if (tw_figure_as (rule->type->id) != NULL)
    return tw_figure_as (rule->type->id);
  if (kind == TW_KIND_MONASTERY || kind == TW_KIND_GARDEN || kind == TW_KIND_CASTLE)
    return tw_figure_seated (rule->type->id);
  /* Where a figure has a role in the grass, the role lies there: a meeple is a farmer. */
  return kind == TW_KIND_FIELD && rule->role[TW_KIND_FIELD] != NULL ? rule->role[TW_KIND_FIELD]
                                                                    : rule->type->id;
}

static void
add (Gatherer *to, TwTablePiece piece)
{
  piece.size *= tw_figure_scale (piece.figure);
  g_array_append_val (to->pieces, piece);
}

static guint
colour_of (const Gatherer *to, const TwPiece *piece)
{
  return piece->owner > 0 ? to->colours[piece->owner - 1] : TW_COLOUR_NOBODY;
}

static guint
slot_of (const TwPlay *play, guint node)
{
  return play->board.nodes[node].slot;
}

/* How many figures stand on @node before figure @index: first those by the rules, then those that
 * were put there by hand. */
static guint
n_standing (const TwPlay *play, guint node, guint index)
{
  guint n_ruled = play->rules->n_figures, n_all = n_ruled + play->rules->n_neutral, n = 0;

  for (guint i = 0; i < MIN (index, n_ruled); i++)
    n += play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == node;
  for (guint i = n_ruled; i < index && i < n_ruled + n_all; i++)
    n += play->figures[i - n_ruled].place == TW_FIGURE_HAND
         && play->figures[i - n_ruled].node == node;
  return n;
}

/* An expansion may have somebody among the figures on a node, who stands there last. */
static gboolean
is_guest (const TwPiece *piece)
{
  return piece->node != TW_NO_NODE && piece->symbol == 0 && piece->other == TW_NO_NODE;
}

static gboolean
has_guest (const TwPlay *play, guint node)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (is_guest (&piece) && piece.node == node)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): has_guest() of all nodes */
static guint8 *
find_guests (const TwPlay *play)
{
  guint8 *guests = g_new0 (guint8, play->board.head->n_nodes + 1);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (is_guest (&piece))
      guests[piece.node] = 1;
  return guests;
}

/* Puts a piece where the @nth figure of those on @node stands. Returns: how high it can be */
static double
stand (const TwPlay *play,
       TwTableLayouts *layouts,
       guint node,
       guint nth,
       guint n_guests,
       TwTablePiece *piece)
{
  guint n = MAX (n_standing (play, node, G_MAXUINT) + n_guests, nth + 1);
  double r = tw_table_layouts_stand (layouts, play, node, nth, n, &piece->x, &piece->y);

  return CLAMP (FIGURE_ROOM * r, n > 1 ? FIGURE_CROWDED : FIGURE_LEAST, FIGURE_SIZE);
}

static void
add_figure (Gatherer *to, guint index)
{
  const TwFigure *figure = &to->play->figures[index];
  TwTablePiece piece = { .colour = to->colours[figure->seat],
                         .slot = slot_of (to->play, figure->node) };

  piece.figure = tw_figure_look (to->play->rules, figure->type,
                                 (TwKind) to->play->board.nodes[figure->node].kind);
  piece.size = stand (to->play, to->layouts, figure->node,
                      n_standing (to->play, figure->node, index), to->guests[figure->node], &piece);
  add (to, piece);
}

TwTablePiece
tw_table_piece_by_hand (const TwPlay *play,
                        TwTableLayouts *layouts,
                        guint type,
                        guint colour,
                        guint node,
                        guint index)
{
  TwTablePiece piece = { .colour = colour, .slot = slot_of (play, node) };
  guint n = play->rules->n_figures;
  guint nth = n_standing (play, node, index < G_MAXUINT - n ? n + index : G_MAXUINT);

  piece.figure = tw_figure_look (play->rules, type, TW_N_KINDS);
  piece.size = MIN (stand (play, layouts, node, nth, has_guest (play, node), &piece), HAND_SIZE);
  return piece;
}

TwTablePiece
tw_table_piece_put (const TwPlay *play,
                    TwTableLayouts *layouts,
                    guint type,
                    guint colour,
                    guint node)
{
  TwTablePiece piece = { .colour = colour, .slot = slot_of (play, node) };

  piece.figure = tw_figure_look (play->rules, type, (TwKind) play->board.nodes[node].kind);
  piece.size = stand (play, layouts, node, n_standing (play, node, G_MAXUINT),
                      has_guest (play, node), &piece);
  piece.size *= tw_figure_scale (piece.figure);
  return piece;
}

static void
add_by_hand (Gatherer *to)
{
  const TwRules *rules = to->play->rules;

  for (guint i = 0; i < rules->n_figures + rules->n_neutral; i++)
    {
      const TwFigure *figure = &to->play->figures[i];

      if (figure->place == TW_FIGURE_HAND)
        add (to, tw_table_piece_by_hand (to->play, to->layouts, figure->type,
                                         i < rules->n_figures ? to->colours[figure->seat]
                                                              : TW_COLOUR_NOBODY,
                                         figure->node, i));
    }
}

/* How many figures of players come before piece @index at the same symbol. */
static guint
n_at_mark (const TwPlay *play, guint expansion, const TwPiece *piece, guint index)
{
  gconstpointer own = tw_play_own (play, (int) expansion);
  TwPiece other;
  guint n = 0;

  for (guint i = 0;
       i < index && play->rules->expansions[expansion]->showing->piece (play, own, i, &other); i++)
    n += other.owner > 0 && other.slot == piece->slot && other.symbol == piece->symbol;
  return n;
}

/* How many tokens lie at the symbol where @piece is. */
static guint
n_piled (const TwPlay *play, const TwPiece *piece)
{
  TwPieceWalk walk = { 0 };
  TwPiece other;
  guint n = 0;

  while (tw_play_next_piece (play, &walk, &other))
    if (other.is_token && other.slot == piece->slot && other.symbol == piece->symbol)
      n += other.n;
  return n;
}

/* How much higher the uppermost of @n tokens is than the lowest. */
static double
pile_height (guint n)
{
  return n > 1 ? MIN ((n - 1) * PILE_STEP, PILE_MOST) : 0;
}

/* Tokens that lie one upon the other at a symbol, from the lowest on. */
static void
add_pile (Gatherer *to, const TwPiece *from)
{
  TwTablePiece piece = {
    .figure = from->id, .colour = colour_of (to, from), .slot = from->slot, .size = PILE_SIZE
  };
  double y;

  tw_table_layouts_mark (to->layouts, to->play, from->slot, from->symbol - 1, &piece.x, &y);
  for (guint i = 0; i < from->n; i++)
    {
      piece.y = y + PILE_BELOW - (i > 0 ? pile_height (from->n) * i / (from->n - 1) : 0);
      piece.number = i + 1 == from->n ? from->n : 0;
      add (to, piece);
    }
}

/* Whether there is a place for figures below the symbol, and for nobody's piece above it. */
static gboolean
is_quarter (const Gatherer *to, const TwPiece *piece)
{
  const TwTileLayout *layout =
      tw_table_layouts_get (to->layouts, to->play->board.slots[piece->slot].kind);

  return tw_tile_layout_is_quarter (layout, piece->symbol - 1);
}

/* Figures in a zone stand below its symbol or upon it, or on the tokens that lie there, @nth of
 * those that are there already: the first in the middle, the others to the right and left of it by
 * turns. */
static void
add_at_mark (Gatherer *to, const TwPiece *from, guint nth)
{
  TwTablePiece piece = { .figure = from->id, .colour = colour_of (to, from), .slot = from->slot };
  int aside = (int) (nth % MARKS_IN_ROW + 1) / 2 * (nth % 2 == 1 ? 1 : -1);
  guint n_below = n_piled (to->play, from);

  tw_table_layouts_mark (to->layouts, to->play, from->slot, from->symbol - 1, &piece.x, &piece.y);
  if (n_below > 0)
    {
      piece.x += aside * MARK_APART;
      piece.y += PILE_BELOW - pile_height (n_below) - PILE_TOP;
      piece.size = MARK_FIGURE;
    }
  else if (!is_quarter (to, from) && from->owner > 0)
    {
      piece.x += aside * INSIDE_APART;
      piece.y -= INSIDE_ABOVE + nth / MARKS_IN_ROW * INSIDE_APART;
      piece.size = INSIDE_SIZE;
    }
  else if (from->owner == 0)
    {
      piece.y -= MARK_ABOVE;
      piece.size = MARK_SIZE;
    }
  else
    {
      piece.x += aside * MARK_APART;
      piece.y += MARK_BELOW + nth / MARKS_IN_ROW * MARK_APART;
      piece.size = MARK_FIGURE;
    }
  add (to, piece);
}

/* A figure of nobody's where figures stand, beside those of players; and who was buried. */
static void
add_standing (Gatherer *to, const TwPiece *from)
{
  gboolean has_owner = from->owner > 0;
  TwTablePiece piece = { .figure = has_owner ? "farmer" : from->id,
                         .colour = colour_of (to, from),
                         .slot = from->slot };
  guint n_before = n_standing (to->play, from->node, G_MAXUINT);
  double x, y, inwards;

  piece.size = stand (to->play, to->layouts, from->node, n_before, 1, &piece);
  if (has_owner)
    piece.size = MIN (piece.size, BURIED_SIZE);
  x = piece.x;
  y = piece.y;
  /* Towards the middle of the tile, so that it stays on it. */
  inwards = x > .5 ? -1 : 1;
  /* Who stands one behind the other cannot be counted. */
  if (!has_owner)
    {
      piece.number = from->n > 1 ? from->n : 0;
      add (to, piece);
      return;
    }
  for (guint i = 0; i < from->n; i++)
    {
      piece.x = x + inwards * PILED * (i % TOKENS_IN_ROW);
      piece.y = y + PILED * (i / TOKENS_IN_ROW);
      add (to, piece);
    }
}

static void
add_join (Gatherer *to, const TwPiece *from)
{
  TwTablePiece piece = { .figure = from->id, .slot = from->slot, .x = .5, .y = .5 };
  const TwSlot *slot = &to->play->board.slots[from->slot];
  TwAction pair = { 0 };

  tw_pair_name (to->play, from->node, from->other, &pair);
  tw_pair_edges (to->play, &pair, piece.ends);
  piece.reach = tw_pair_is_over (&pair) ? PLANK_OVER
                : tw_board_tile (&to->play->board, from->slot)->at_lake >> pair.node & 1
                    ? PLANK_LAKE
                    : PLANK_TILE;
  piece.x += pair.x - slot->x;
  piece.y += pair.y - slot->y;
  piece.colour = colour_of (to, from);
  piece.size = piece.reach == PLANK_TILE ? PLANK_JOIN : JOIN_SIZE;
  piece.joins = TRUE;
  add (to, piece);
}

static void
add_tokens (Gatherer *to, const TwPiece *from)
{
  TwTablePiece piece = { .figure = from->id, .slot = from->slot, .size = TOKEN_SIZE };

  piece.colour = colour_of (to, from);
  if (tw_rules_figure (to->play->rules, from->id) >= 0)
    piece.size = NEUTRAL_SIZE;
  for (guint i = 0; i < from->n; i++)
    {
      piece.x = TOKENS_X - TOKENS_ACROSS * (i % TOKENS_IN_ROW) - (piece.size - TOKEN_SIZE) / 2;
      piece.y = TOKENS_Y + TOKENS_DOWN * (i / TOKENS_IN_ROW) + (piece.size - TOKEN_SIZE) / 2;
      add (to, piece);
    }
}

/* Whether the piece stands where no player's figure can, and so behind those beside it. */
static gboolean
is_behind (const TwPlay *play, const TwPiece *piece)
{
  guint kind = piece->node != TW_NO_NODE ? play->board.nodes[piece->node].kind : TW_N_KINDS;

  return kind == TW_KIND_MIST || kind == TW_KIND_CEMETERY;
}

/* What the expansions have on the tiles: joined roads have it between them, segments where figures
 * stand, symbols in a pile, tiles in a corner, in rows. */
static void
add_pieces (Gatherer *to, gboolean behind)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (to->play, &walk, &piece))
    if (is_behind (to->play, &piece) != behind)
      continue;
    else if (piece.symbol > 0 && piece.is_token)
      add_pile (to, &piece);
    else if (piece.symbol > 0)
      add_at_mark (to, &piece, n_at_mark (to->play, walk.expansion, &piece, walk.n - 1));
    else if (piece.other != TW_NO_NODE)
      add_join (to, &piece);
    else if (piece.node != TW_NO_NODE)
      add_standing (to, &piece);
    else
      add_tokens (to, &piece);
}

GArray *
tw_table_pieces_new (const TwPlay *play, TwTableLayouts *layouts, const guint *colours)
{
  Gatherer to = { play, layouts, colours, g_array_new (FALSE, FALSE, sizeof (TwTablePiece)),
                  find_guests (play) };

  add_pieces (&to, TRUE);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE)
      add_figure (&to, i);
  add_pieces (&to, FALSE);
  add_by_hand (&to);
  g_free (to.guests);
  return to.pieces;
}

double
tw_table_piece_square (const TwTablePiece *piece,
                       double left,
                       double top,
                       double side,
                       double *out_x,
                       double *out_y)
{
  double size = rint (side * piece->size / TW_TABLE_PIECE_HEIGHT);

  /* Rounded without the corner, so that a piece stands alike wherever its tile is. */
  *out_x = left + rint (piece->x * side - size / 2);
  *out_y = top + rint (piece->y * side - size / 2);
  return size;
}

/* By how many quarters, -1 to 2, one turns clockwise from @from to @to by the shorter way. */
static int
quarters (TwEdge from, TwEdge to)
{
  int turns = ((int) to - (int) from + 4) % 4;

  return turns == 3 ? -1 : turns;
}

/* The directions of both halves of a plank, in quarters clockwise from the north: each half turns
 * to the end that lets both turn least. */
static void
find_directions (const TwTablePiece *piece, const TwEdge *from, double at, double *out)
{
  const TwEdge *to = piece->ends;
  int straight = ABS (quarters (from[0], to[0])) + ABS (quarters (from[1], to[1]));
  int crossed = ABS (quarters (from[0], to[1])) + ABS (quarters (from[1], to[0]));

  for (guint i = 0; i < 2; i++)
    {
      guint other = crossed < straight ? 1 - i : i;

      out[i] = to[i] - quarters (from[other], to[i]) * (1 - at);
    }
}

void
tw_table_plank_draw (cairo_t *cr, const TwTablePiece *piece, const TwEdge *from_ends, double at)
{
  static const double boards[] = { .010, .035 };
  double directions[2], x[2], y[2];

  find_directions (piece, from_ends, at, directions);
  for (guint i = 0; i < 2; i++)
    {
      x[i] = piece->x + sin (directions[i] * G_PI_2) * piece->reach;
      y[i] = piece->y - cos (directions[i] * G_PI_2) * piece->reach;
    }
  cairo_save (cr);
  cairo_move_to (cr, x[0], y[0]);
  cairo_line_to (cr, piece->x, piece->y);
  cairo_line_to (cr, x[1], y[1]);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, .23, .16, .10);
  cairo_set_line_width (cr, PLANK_WIDE);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, .80, .62, .40);
  cairo_set_line_width (cr, PLANK_DECK);
  cairo_stroke_preserve (cr);
  /* Boards from side to side. */
  cairo_set_source_rgb (cr, .45, .32, .20);
  cairo_set_dash (cr, boards, G_N_ELEMENTS (boards), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
tw_table_number_draw (cairo_t *cr, const TwTablePiece *piece)
{
  char text[8];
  cairo_text_extents_t extents;
  double px_x = 1, px_y = 0, k, x, y;

  cairo_user_to_device_distance (cr, &px_x, &px_y);
  k = CLAMP (NUMBER_LEAST / (NUMBER_DISC * MAX (hypot (px_x, px_y), 1)), 1, NUMBER_GROWN);
  x = piece->x + NUMBER_RIGHT;
  y = piece->y + NUMBER_DOWN;
  g_snprintf (text, sizeof text, "%u", piece->number);
  cairo_save (cr);
  cairo_arc (cr, x, y, NUMBER_DISC * k, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, .14, .10, .08, .85);
  cairo_fill (cr);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, NUMBER_SIGN * k);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.x_bearing - extents.width / 2,
                 y - extents.y_bearing - extents.height / 2);
  cairo_text_path (cr, text);
  cairo_set_source_rgb (cr, 1, .98, .92);
  cairo_fill (cr);
  cairo_restore (cr);
}
