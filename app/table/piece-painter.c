/* Figures and pieces on the table. */
#include "app/table/piece-painter.h"

#include <math.h>

#include "app/drawing/table-pieces.h"
#include "app/game/table-by-hand.h"
#include "app/table/travel-homes.h"

/* A piece that is carried is seen through. */
#define CARRIED_OPACITY 0.65f
/* How far a piece reaches from its middle, in its heights: corners are seldom filled. */
#define PIECE_RADIUS 0.42
/* How high a piece comes from and goes to, and how high it hops from cell to cell, in tile edges.
 */
#define RISE 0.6
#define HOP  0.12

/* The plank of @piece, of which the part @at is done of the way from where it led. */
static void
draw_plank (GtkSnapshot *snapshot,
            const TwTablePiece *piece,
            const TwEdge *from_ends,
            double at,
            const graphene_rect_t *tile)
{
  float beyond = piece->reach > .5 ? TW_TABLE_PLANK_MOST * tile->size.width : 0;
  graphene_rect_t all;
  cairo_t *cr;

  graphene_rect_inset_r (tile, -beyond, -beyond, &all);
  cr = gtk_snapshot_append_cairo (snapshot, &all);

  cairo_translate (cr, tile->origin.x, tile->origin.y);
  cairo_scale (cr, tile->size.width, tile->size.height);
  tw_table_plank_draw (cr, piece, from_ends, at);
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

/* Where a piece of the tile at @tile is. */
static graphene_rect_t
square_of (const TwTablePiece *piece, const graphene_rect_t *tile)
{
  double x, y;
  double size = tw_table_piece_square (piece, (double) tile->origin.x, (double) tile->origin.y,
                                       (double) tile->size.width, &x, &y);

  return GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size);
}

void
tw_piece_painter_paint_figure (const TwTableBrush *brush,
                               const TwTablePiece *piece,
                               const graphene_rect_t *place,
                               const graphene_rect_t *rect)
{
  guint scale = (guint) gtk_widget_get_scale_factor (brush->widget);

  gtk_snapshot_append_texture (brush->snapshot,
                               tw_table_pictures_figure (brush->scene->pictures, piece->figure,
                                                         piece->colour,
                                                         (guint) place->size.width * scale),
                               rect);
}

/* Draws a piece of the tile that is at @tile; what joins roads is on its way from others. */
static void
draw_turning (const TwTableBrush *brush,
              const TwTablePiece *piece,
              const TwEdge *from_ends,
              double at,
              const graphene_rect_t *tile)
{
  graphene_rect_t square = square_of (piece, tile);

  if (piece->joins)
    draw_plank (brush->snapshot, piece, from_ends, at, tile);
  tw_piece_painter_paint_figure (brush, piece, &square, &square);
  if (piece->number > 0)
    draw_number (brush->snapshot, piece, tile);
}

static void
draw_piece (const TwTableBrush *brush, const TwTablePiece *piece, const graphene_rect_t *tile)
{
  draw_turning (brush, piece, piece->ends, 1, tile);
}

static graphene_rect_t
tile_of (const TwTableScene *scene, const TwMovingPiece *moving)
{
  return tw_table_view_rect (&scene->camera.view, moving->cell_x, moving->cell_y);
}

graphene_rect_t
tw_piece_painter_square (const TwTableScene *scene, const TwMovingPiece *moving)
{
  graphene_rect_t tile = tile_of (scene, moving);

  return square_of (&moving->piece, &tile);
}

/* A piece that grows out of the ground where it stands. */
static void
draw_growing (const TwTableBrush *brush, const TwMovingPiece *moving, double at)
{
  graphene_rect_t tile = tile_of (brush->scene, moving);
  graphene_rect_t square = square_of (&moving->piece, &tile);
  graphene_point_t foot = { square.origin.x + square.size.width / 2,
                            square.origin.y + square.size.height };

  gtk_snapshot_push_opacity (brush->snapshot, MIN (2 * at, 1));
  gtk_snapshot_save (brush->snapshot);
  gtk_snapshot_translate (brush->snapshot, &foot);
  gtk_snapshot_scale (brush->snapshot, 1, (float) tw_motion_ease (at));
  gtk_snapshot_translate (brush->snapshot, &GRAPHENE_POINT_INIT (-foot.x, -foot.y));
  draw_piece (brush, &moving->piece, &tile);
  gtk_snapshot_restore (brush->snapshot);
  gtk_snapshot_pop (brush->snapshot);
}

/* A piece so high above its place, in parts of the way from and to where it cannot be seen. */
static void
draw_high (const TwTableBrush *brush, const TwMovingPiece *moving, double high)
{
  graphene_rect_t tile = tile_of (brush->scene, moving);

  tile.origin.y -= (float) (RISE * high) * tile.size.height;
  gtk_snapshot_push_opacity (brush->snapshot, 1 - high);
  draw_piece (brush, &moving->piece, &tile);
  gtk_snapshot_pop (brush->snapshot);
}

/* A piece on its way from cell to cell. */
static void
draw_walking (const TwTableBrush *brush, const TwMovingPiece *moving, double at)
{
  graphene_rect_t tile = tile_of (brush->scene, moving);
  guint n = moving->n_hops + 1, leg = MIN ((guint) (at * n), moving->n_hops);
  double part = at * n - leg, glided = tw_motion_glide (part);
  double x0 = leg == 0 ? moving->from_x : moving->hops[leg - 1][0];
  double y0 = leg == 0 ? moving->from_y : moving->hops[leg - 1][1];
  double x1 = leg == moving->n_hops ? 0 : moving->hops[leg][0];
  double y1 = leg == moving->n_hops ? 0 : moving->hops[leg][1];
  double side = (double) tile.size.width;

  tile.origin.x += (float) ((x0 + (x1 - x0) * glided) * side);
  tile.origin.y += (float) ((y0 + (y1 - y0) * glided - HOP * sin (G_PI * part)) * side);
  draw_piece (brush, &moving->piece, &tile);
}

/* A piece that comes: out of the ground if it is nobody's, else from above; what flies is painted
 * above all else. */
static void
draw_coming (const TwTableBrush *brush, const TwMovingPiece *moving, double at)
{
  if (at <= 0 || tw_travel_homes_piece (brush->scene, moving, NULL))
    return;
  if (moving->piece.colour == TW_COLOUR_NOBODY && !moving->piece.joins)
    draw_growing (brush, moving, at);
  else
    draw_high (brush, moving, 1 - tw_motion_ease (at));
}

static void
draw_seen (const TwTableBrush *brush, const TwMovingPiece *moving, double at)
{
  graphene_rect_t tile = tile_of (brush->scene, moving);

  if (at >= 1 || moving->way == TW_PIECE_STAYS)
    draw_piece (brush, &moving->piece, &tile);
  else if (moving->way == TW_PIECE_WALKS)
    draw_walking (brush, moving, at);
  else if (moving->way == TW_PIECE_SWINGS)
    draw_turning (brush, &moving->piece, moving->from_ends, tw_motion_glide (at), &tile);
  else
    draw_coming (brush, moving, at);
}

/* A piece that is not on the table any more, and may not have been before. */
static void
draw_gone (const TwTableBrush *brush, const TwMovingPiece *moving, double comes, double goes)
{
  graphene_rect_t tile = tile_of (brush->scene, moving);

  if (moving->way == TW_PIECE_VISITS && comes < 1)
    draw_coming (brush, moving, comes);
  else if (goes <= 0)
    draw_piece (brush, &moving->piece, &tile);
  else if (!tw_travel_homes_piece (brush->scene, moving, NULL))
    draw_high (brush, moving, tw_motion_ease (goes));
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
tw_piece_painter_paint (const TwTableBrush *brush)
{
  const TwTableMotion *motion = &brush->scene->motion;
  double comes = tw_table_motion_at (motion, TW_MOTION_COMERS, brush->scene->now);
  double goes = tw_table_motion_at (motion, TW_MOTION_GOERS, brush->scene->now);

  for (guint i = 0; i < motion->seen->len; i++)
    draw_seen (brush, &g_array_index (motion->seen, TwMovingPiece, i), comes);
  for (guint i = 0; i < motion->gone->len; i++)
    draw_gone (brush, &g_array_index (motion->gone, TwMovingPiece, i), comes, goes);
}

/* The figures that answers since the last moment have put on tiles. Returns: (transfer full)
 * (element-type TwTablePiece): */
static GArray *
put_since (const TwTableScene *scene, const TwPlay *play, const TwLogEntry *log, guint n)
{
  const TwTableSetup *setup = tw_table_model_get_setup (scene->model);
  GArray *put = g_array_new (FALSE, FALSE, sizeof (TwTablePiece));

  if (!tw_table_motion_goes_on (&scene->motion, n))
    return put;
  for (guint i = scene->motion.n_entries; i < n; i++)
    {
      const TwAction *action = &log[i].action;
      TwTablePiece piece;

      if (action->verb != TW_VERB_FIGURE || action->seat >= setup->rules->n_seats
          || tw_board_slot_at (&play->board, action->x, action->y) == TW_NO_SLOT)
        continue;
      piece = tw_table_piece_put (play, tw_table_pictures_layouts (scene->pictures), action->figure,
                                  setup->seats[action->seat].colour,
                                  tw_play_action_node (play, action));
      g_array_append_val (put, piece);
    }
  return put;
}

void
tw_piece_painter_note (TwTableScene *scene, const TwPlay *play, gint64 now)
{
  g_autoptr (GArray) pieces = pieces_of (scene, play), put = NULL;
  guint n_entries = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (scene->model), &n_entries);

  put = put_since (scene, play, log, n_entries);
  tw_table_motion_note (&scene->motion,
                        &(TwTableMoment){ .play = play,
                                          .pieces = pieces,
                                          .put = put,
                                          .n_entries = n_entries,
                                          .lift = &scene->lift },
                        now);
}

void
tw_piece_painter_paint_carried (const TwTableBrush *brush, const TwPlay *play)
{
  const TwHandPiece *held = tw_table_by_hand_held (brush->scene->model);
  TwTablePiece piece;
  graphene_rect_t tile;

  if (held == NULL || brush->scene->target.node >= play->board.head->n_nodes)
    return;
  piece = tw_table_piece_by_hand (play, tw_table_pictures_layouts (brush->scene->pictures),
                                  held->figure, tw_table_by_hand_colour (brush->scene->model, held),
                                  brush->scene->target.node, G_MAXUINT);
  tile = tw_table_scene_slot_rect (brush->scene, &play->board.slots[piece.slot]);
  gtk_snapshot_push_opacity (brush->snapshot, CARRIED_OPACITY);
  draw_piece (brush, &piece, &tile);
  gtk_snapshot_pop (brush->snapshot);
}
