/* Figures and pieces on the table. */
#include "app/play/game-table-private.h"

#include <math.h>

#include "app/drawing/figure.h"
#include "app/play/table-texts.h"

/* Height of a standing figure in tile edges, and of one in the grass. */
#define FIGURE_SIZE 0.36
/* Several figures on one segment are so far apart. */
#define FIGURES_APART 0.13
/* How far a figure of nobody's stands from one of a player on the same segment. */
#define FIGURE_ASIDE 0.24f
/* Pieces of nobody in tile edges: between two roads, and tokens in rows. */
#define PIECE_SIZE    0.30
#define PLANK_END     0.24
#define TOKEN_SIZE    0.22
#define TOKENS_IN_ROW 4
#define PILED         0.10f
#define BURIED_SIZE   0.34
/* At a symbol: nobody's piece above it, figures of players below it in rows. */
#define MARK_SIZE    0.42
#define MARK_FIGURE  0.31
#define MARK_ABOVE   0.27f
#define MARK_BELOW   0.24f
#define MARK_APART   0.17f
#define MARKS_IN_ROW 5

/* How many figures stand on the same segment before figure @index. */
static guint
n_on_segment (const TwPlay *play, guint index)
{
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += play->figures[i].place == TW_FIGURE_NODE
         && play->figures[i].node == play->figures[index].node;
  return n;
}

void
tw_game_table_draw_figures (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      const TwSlot *slot;
      graphene_rect_t rect;
      TwSpotPoint at;
      float size;
      TwKind kind;
      const char *name;

      if (figure->place != TW_FIGURE_NODE)
        continue;
      slot = &play->board.slots[play->board.nodes[figure->node].slot];
      kind = play->board.nodes[figure->node].kind;
      rect = tw_game_table_slot_rect (self, slot);
      at = tw_table_pictures_spot (self->pictures, play, figure->node);
      /* Towards the middle of the tile, so that all of them are seen. */
      at.x += (at.x > 0.5 ? -FIGURES_APART : FIGURES_APART) * n_on_segment (play, i);
      name = tw_figure_look (play->rules, figure->type, kind);
      size = rintf ((float) (rect.size.width * FIGURE_SIZE / 0.86 * tw_figure_scale (name)));
      gtk_snapshot_append_texture (
          snapshot,
          tw_table_pictures_figure (self->pictures, name, setup->seats[figure->seat].colour,
                                    (guint) size * (guint) scale),
          &GRAPHENE_RECT_INIT (rintf (rect.origin.x + (float) at.x * rect.size.width - size / 2),
                               rintf (rect.origin.y + (float) at.y * rect.size.height - size / 2),
                               size, size));
    }
}

/* A plank across the lake shows which roads a ferry joins. */
static void
draw_plank (TwGameTable *self,
            GtkSnapshot *snapshot,
            const TwPlay *play,
            const TwPiece *piece,
            const graphene_rect_t *rect)
{
  const TwSlot *slot = &play->board.slots[piece->slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, piece->slot);
  guint nodes[] = { piece->node - slot->first_node, piece->other - slot->first_node };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, rect);

  cairo_translate (cr, rect->origin.x, rect->origin.y);
  cairo_scale (cr, rect->size.width, rect->size.height);
  for (guint i = 0; i < 2; i++)
    {
      TwRim rim = tw_rim_rotate (tile->rim[nodes[i]], slot->quarter_turns) & TW_RIM_MIDDLES;
      guint edge = rim != 0 ? (guint) __builtin_ctz (rim) / 4 : 0;
      double x = edge == TW_EDGE_E ? 1 : edge == TW_EDGE_W ? -1 : 0;
      double y = edge == TW_EDGE_S ? 1 : edge == TW_EDGE_N ? -1 : 0;

      cairo_move_to (cr, 0.5 + x * PLANK_END, 0.5 + y * PLANK_END);
      cairo_line_to (cr, 0.5, 0.5);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_source_rgb (cr, 0.23, 0.16, 0.10);
  cairo_set_line_width (cr, 0.10);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.80, 0.62, 0.40);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
draw_piece_at (TwGameTable *self,
               GtkSnapshot *snapshot,
               const char *id,
               guint colour,
               double share,
               float x,
               float y,
               float side)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  float size = rintf ((float) (side * share));

  gtk_snapshot_append_texture (
      snapshot, tw_table_pictures_figure (self->pictures, id, colour, (guint) size * (guint) scale),
      &GRAPHENE_RECT_INIT (rintf (x - size / 2), rintf (y - size / 2), size, size));
}

/* Figures in a zone stand at its symbol, @nth of those that are there already. */
static void
draw_at_mark (TwGameTable *self,
              GtkSnapshot *snapshot,
              const TwPlay *play,
              const TwPiece *piece,
              guint nth)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  graphene_rect_t rect = tw_game_table_slot_rect (self, &play->board.slots[piece->slot]);
  TwSpotPoint at = tw_table_pictures_mark (self->pictures, play, piece->slot, piece->symbol - 1);
  float side = rect.size.width;
  float x = rect.origin.x + (float) at.x * side, y = rect.origin.y + (float) at.y * side;

  /* The first in the middle, the others to the right and left of it by turns. */
  int aside = (int) (nth % MARKS_IN_ROW + 1) / 2 * (nth % 2 == 1 ? 1 : -1);

  if (piece->owner == 0)
    draw_piece_at (self, snapshot, piece->id, 0, MARK_SIZE, x, y - MARK_ABOVE * side, side);
  else
    draw_piece_at (self, snapshot, piece->id, setup->seats[piece->owner - 1].colour, MARK_FIGURE,
                   x + (float) aside * MARK_APART * side,
                   y + (MARK_BELOW + (float) (nth / MARKS_IN_ROW) * MARK_APART) * side, side);
}

static gboolean
is_taken (const TwPlay *play, guint node)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == node)
      return TRUE;
  return FALSE;
}

/* A figure of nobody's where figures stand, beside the one of a player; and who was buried. */
static void
draw_standing (TwGameTable *self,
               GtkSnapshot *snapshot,
               const TwPlay *play,
               const TwPiece *piece,
               const graphene_rect_t *rect)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  TwSpotPoint at = tw_table_pictures_spot (self->pictures, play, piece->node);
  float side = rect->size.width, aside = is_taken (play, piece->node) ? FIGURE_ASIDE : 0;
  float piled = at.x > 0.5 ? -PILED : PILED;
  gboolean has_owner = piece->owner > 0;

  /* Towards the middle of the tile, so that it stays on it. */
  aside = at.x > 0.5 ? -aside : aside;
  for (guint i = 0; i < piece->n; i++)
    draw_piece_at (self, snapshot, has_owner ? "farmer" : piece->id,
                   has_owner ? setup->seats[piece->owner - 1].colour : 0,
                   has_owner ? BURIED_SIZE : FIGURE_SIZE / 0.86,
                   rect->origin.x
                       + ((float) at.x + aside + piled * (float) (i % TOKENS_IN_ROW)) * side,
                   rect->origin.y + ((float) at.y + PILED * (float) (i / TOKENS_IN_ROW)) * side,
                   side);
}

/* What belongs to nobody: joined roads have it between them, segments where figures stand,
 * tiles in a corner, in rows. */
static void
draw_piece (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play, const TwPiece *piece)
{
  graphene_rect_t rect = tw_game_table_slot_rect (self, &play->board.slots[piece->slot]);
  float side = rect.size.width;

  if (piece->other != TW_NO_NODE)
    {
      draw_plank (self, snapshot, play, piece, &rect);
      draw_piece_at (self, snapshot, piece->id, 0, PIECE_SIZE, rect.origin.x + side / 2,
                     rect.origin.y + side / 2, side);
      return;
    }
  if (piece->node != TW_NO_NODE)
    {
      draw_standing (self, snapshot, play, piece, &rect);
      return;
    }
  for (guint i = 0; i < piece->n; i++)
    draw_piece_at (self, snapshot, piece->id, 0, TOKEN_SIZE,
                   rect.origin.x + side * (0.88f - 0.13f * (float) (i % TOKENS_IN_ROW)),
                   rect.origin.y + side * (0.14f + 0.11f * (float) (i / TOKENS_IN_ROW)), side);
}

/* How many figures of players come before piece @index at the same symbol. */
static guint
n_before (const TwPlay *play, guint expansion, const TwPiece *piece, guint index)
{
  gconstpointer own = tw_play_own (play, (int) expansion);
  TwPiece other;
  guint n = 0;

  for (guint i = 0; i < index && play->rules->expansions[expansion]->piece (play, own, i, &other);
       i++)
    n += other.owner > 0 && other.slot == piece->slot && other.symbol == piece->symbol;
  return n;
}

/* Whether the piece stands where no player's figure can, and so behind those beside it. */
static gboolean
is_behind (const TwPlay *play, const TwPiece *piece)
{
  guint kind = piece->node != TW_NO_NODE ? play->board.nodes[piece->node].kind : TW_N_KINDS;

  return kind == TW_KIND_MIST || kind == TW_KIND_CEMETERY;
}

void
tw_game_table_draw_pieces (TwGameTable *self,
                           GtkSnapshot *snapshot,
                           const TwPlay *play,
                           gboolean behind)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (is_behind (play, &piece) != behind)
      continue;
    else if (piece.symbol > 0)
      draw_at_mark (self, snapshot, play, &piece,
                    n_before (play, walk.expansion, &piece, walk.n - 1));
    else
      draw_piece (self, snapshot, play, &piece);
}
