/* Figures and pieces on the table. */
#include "app/table/piece-painter.h"

#include "app/drawing/table-pieces.h"
#include "app/game/table-by-hand.h"

/* A piece that is carried is seen through. */
#define CARRIED_OPACITY 0.65f
/* How far a piece reaches from its middle, in its heights: corners are seldom filled. */
#define PIECE_RADIUS 0.42
/* How high a piece comes from and goes to, in tile edges. */
#define RISE 0.6

static void
draw_plank (GtkSnapshot *snapshot, const TwTablePiece *piece, const graphene_rect_t *tile)
{
  float beyond = piece->reach > .5 ? TW_TABLE_PLANK_MOST * tile->size.width : 0;
  graphene_rect_t all;
  cairo_t *cr;

  graphene_rect_inset_r (tile, -beyond, -beyond, &all);
  cr = gtk_snapshot_append_cairo (snapshot, &all);

  cairo_translate (cr, tile->origin.x, tile->origin.y);
  cairo_scale (cr, tile->size.width, tile->size.height);
  tw_table_plank_draw (cr, piece);
  cairo_destroy (cr);
}

static void
draw_number (GtkSnapshot *snapshot, const TwTablePiece *piece, const graphene_rect_t *tile)
{
  graphene_rect_t all;
  cairo_t *cr;

  /* What lies at the rim of its tile is beyond it with its number. */
  graphene_rect_inset_r (tile, -tile->size.width / 2, -tile->size.height / 2, &all);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  cairo_translate (cr, tile->origin.x, tile->origin.y);
  cairo_scale (cr, tile->size.width, tile->size.height);
  tw_table_number_draw (cr, piece);
  cairo_destroy (cr);
}

/* Draws a piece of the tile that is at @tile. */
static void
draw_piece_at (const TwTableBrush *brush, const TwTablePiece *piece, graphene_rect_t tile)
{
  guint scale = (guint) gtk_widget_get_scale_factor (brush->widget);
  double x, y;
  double size = tw_table_piece_square (piece, (double) tile.origin.x, (double) tile.origin.y,
                                       (double) tile.size.width, &x, &y);

  if (piece->joins)
    draw_plank (brush->snapshot, piece, &tile);
  gtk_snapshot_append_texture (brush->snapshot,
                               tw_table_pictures_figure (brush->scene->pictures, piece->figure,
                                                         piece->colour, (guint) size * scale),
                               &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size,
                                                    (float) size));
  if (piece->number > 0)
    draw_number (brush->snapshot, piece, &tile);
}

static void
draw_piece (const TwTableBrush *brush, const TwPlay *play, const TwTablePiece *piece)
{
  draw_piece_at (brush, piece,
                 tw_table_scene_slot_rect (brush->scene, &play->board.slots[piece->slot]));
}

/* A piece on its way: it walks, comes down from above the table or rises from it, where it can be
 * seen through. */
static void
draw_moving (const TwTableBrush *brush, const TwMovingPiece *moving, double at)
{
  graphene_rect_t tile =
      tw_table_view_rect (&brush->scene->camera.view, moving->cell_x, moving->cell_y);
  double left = 1 - at, side = (double) tile.size.width;
  double high = moving->way == TW_PIECE_COMES ? left : moving->way == TW_PIECE_GOES ? at : 0;

  tile.origin.x += (float) (moving->from_x * left * side);
  tile.origin.y += (float) ((moving->from_y * left - RISE * high) * side);
  if (high > 0)
    gtk_snapshot_push_opacity (brush->snapshot, 1 - high);
  draw_piece_at (brush, &moving->piece, tile);
  if (high > 0)
    gtk_snapshot_pop (brush->snapshot);
}

/* Returns: (transfer full) (element-type TwTablePiece): */
static GArray *
pieces_of (const TwTableScene *scene, const TwPlay *play)
{
  const TwTableSetup *setup = tw_table_model_get_setup (scene->model);
  guint colours[TW_MAX_SEATS];

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    colours[seat] = setup->seats[seat].colour;
  return tw_table_pieces_new (play, tw_table_pictures_layouts (scene->pictures), colours);
}

GArray *
tw_piece_painter_discs (const TwTableScene *scene, const TwPlay *play)
{
  g_autoptr (GArray) pieces = pieces_of (scene, play);
  GArray *discs = g_array_new (FALSE, FALSE, sizeof (TwSpotDisc));

  for (guint i = 0; i < pieces->len; i++)
    {
      const TwTablePiece *piece = &g_array_index (pieces, TwTablePiece, i);
      graphene_rect_t tile = tw_table_scene_slot_rect (scene, &play->board.slots[piece->slot]);
      double side = (double) tile.size.width;
      TwSpotDisc disc = { .x = (double) tile.origin.x + piece->x * side,
                          .y = (double) tile.origin.y + piece->y * side,
                          .radius = side * piece->size * PIECE_RADIUS };

      g_array_append_val (discs, disc);
    }
  return discs;
}

void
tw_piece_painter_paint (const TwTableBrush *brush, const TwPlay *play)
{
  g_autoptr (GArray) pieces = pieces_of (brush->scene, play);

  const TwTableMotion *motion = &brush->scene->motion;
  double at = tw_table_motion_at (motion, g_get_monotonic_time ());

  for (guint i = 0; i < pieces->len; i++)
    {
      const TwTablePiece *piece = &g_array_index (pieces, TwTablePiece, i);
      const TwMovingPiece *moving = tw_table_motion_find (motion, piece);

      if (moving != NULL)
        draw_moving (brush, moving, at);
      else
        draw_piece (brush, play, piece);
    }
  for (guint i = 0; i < motion->moving->len; i++)
    if (g_array_index (motion->moving, TwMovingPiece, i).way == TW_PIECE_GOES)
      draw_moving (brush, &g_array_index (motion->moving, TwMovingPiece, i), at);
}

void
tw_piece_painter_note (TwTableScene *scene, const TwPlay *play, gint64 now)
{
  g_autoptr (GArray) pieces = pieces_of (scene, play);
  guint n_entries = 0;

  tw_game_log (tw_table_model_get_game (scene->model), &n_entries);
  tw_table_motion_note (&scene->motion, play, pieces, n_entries, now);
}

void
tw_piece_painter_paint_carried (const TwTableBrush *brush, const TwPlay *play)
{
  const TwHandPiece *held = tw_table_by_hand_held (brush->scene->model);
  TwTablePiece piece;

  if (held == NULL || brush->scene->target.node >= play->board.head->n_nodes)
    return;
  piece = tw_table_piece_by_hand (play, tw_table_pictures_layouts (brush->scene->pictures),
                                  held->figure, tw_table_by_hand_colour (brush->scene->model, held),
                                  brush->scene->target.node, G_MAXUINT);
  gtk_snapshot_push_opacity (brush->snapshot, CARRIED_OPACITY);
  draw_piece (brush, play, &piece);
  gtk_snapshot_pop (brush->snapshot);
}
