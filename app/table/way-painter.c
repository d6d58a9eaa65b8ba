/* What is asked elsewhere than on a proposal, lit; and ways over the table. */
#include "app/table/way-painter.h"

#include <math.h>

#include "app/game/table-question.h"
#include "app/table/light-painter.h"

/* How strongly a place is lit that waits to be chosen. */
#define ASKED_STRENGTH 0.5f
/* The ring round a symbol at which somebody can be put, in tile edges. */
#define MARK_RING 0.19
/* Of a way, in tile edges: its line, and the ring at each cell where it may end. */
#define WAY_WIDTH 0.05
#define WAY_RING  0.17

static void
frame_cell (const TwTableBrush *brush, const TwTableSpot *spot, const GdkRGBA *colour)
{
  graphene_rect_t rect = tw_table_scene_spot_rect (brush->scene, spot);
  GskRoundedRect round;
  GdkRGBA white = { 1, 0.98f, 0.93f, 1 };
  GdkRGBA outer[4] = { *colour, *colour, *colour, *colour };
  GdkRGBA inner[4] = { white, white, white, white };

  gsk_rounded_rect_init_from_rect (&round, &rect, 3);
  gtk_snapshot_append_border (brush->snapshot, &round, (float[]){ 4, 4, 4, 4 }, outer);
  graphene_rect_inset (&rect, 3, 3);
  gsk_rounded_rect_init_from_rect (&round, &rect, 2);
  gtk_snapshot_append_border (brush->snapshot, &round, (float[]){ 2, 2, 2, 2 }, inner);
}

/* A ring round the symbol that the spot is at. */
static void
ring_mark (const TwTableBrush *brush,
           const TwPlay *play,
           const TwTableSpot *spot,
           const GdkRGBA *colour)
{
  graphene_rect_t rect = tw_table_scene_spot_rect (brush->scene, spot);
  TwSpotPoint at =
      spot->place == TW_SPOT_MARK
          ? tw_table_pictures_mark (brush->scene->pictures, play, spot->slot, spot->number)
          : tw_table_pictures_symbol (brush->scene->pictures, play, spot->slot,
                                      tw_play_verb_owner (play, spot->verb),
                                      tw_play_verb (play, spot->verb)->symbol);
  float side = rect.size.width, radius = (float) MARK_RING * side;
  const GdkRGBA white = { 1, 0.98f, 0.93f, 1 };
  const GdkRGBA glow = { 1, 0.98f, 0.93f, 0.45f };
  GskRoundedRect round;

  rect = GRAPHENE_RECT_INIT (rect.origin.x + (float) at.x * side - radius,
                             rect.origin.y + (float) at.y * side - radius, 2 * radius, 2 * radius);
  gsk_rounded_rect_init_from_rect (&round, &rect, radius);
  gtk_snapshot_push_rounded_clip (brush->snapshot, &round);
  gtk_snapshot_append_color (brush->snapshot, &glow, &rect);
  gtk_snapshot_pop (brush->snapshot);
  gtk_snapshot_append_border (brush->snapshot, &round, (float[]){ 4, 4, 4, 4 },
                              (GdkRGBA[]){ *colour, *colour, *colour, *colour });
  gsk_rounded_rect_shrink (&round, 2.5f, 2.5f, 2.5f, 2.5f);
  gtk_snapshot_append_border (brush->snapshot, &round, (float[]){ 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[]){ white, white, white, white });
}

void
tw_way_painter_paint_asked (const TwTableBrush *brush, const TwPlay *play)
{
  GdkRGBA colour = tw_table_brush_seat (brush, tw_table_model_get_decider (brush->scene->model));
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (brush->scene->model, &n);

  guint about = tw_table_question_about (tw_table_model_get_game (brush->scene->model));

  if (about != TW_NO_NODE)
    tw_light_painter_paint (brush, play, about, &colour, 1, FALSE);
  if (brush->scene->hints == TW_HINTS_OFF
      || tw_table_model_get_proposal (brush->scene->model) != NULL)
    return;
  for (guint i = 0; i < n; i++)
    {
      if (spots[i].place == TW_SPOT_TILE || spots[i].place == TW_SPOT_CELL)
        frame_cell (brush, &spots[i], &colour);
      else if (spots[i].place == TW_SPOT_MARK || spots[i].place == TW_SPOT_SIGN)
        ring_mark (brush, play, &spots[i], &colour);
      else if ((spots[i].place == TW_SPOT_NODE && about == TW_NO_NODE) || spots[i].is_picked)
        tw_light_painter_paint (brush, play, spots[i].node, &colour,
                                spots[i].is_picked ? 1 : ASKED_STRENGTH, FALSE);
    }
}

/* ---- ways ---------------------------------------------------------------------------------- */

/* A way from the tile in @slot, and where on it the way begins. */
static gboolean
find_way (const TwTableBrush *brush,
          const TwPlay *play,
          guint slot,
          TwWay *out_way,
          TwSpotPoint *out_from)
{
  int expansion = tw_table_flashes_find_way (play, slot, out_way);

  if (expansion >= 0)
    *out_from =
        tw_table_pictures_symbol (brush->scene->pictures, play, slot, expansion, out_way->symbol);
  return expansion >= 0;
}

static void
draw_number (const TwTableBrush *brush,
             guint number,
             const graphene_point_t *at,
             double size,
             const GdkRGBA *ink)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = tw_table_brush_layout (brush, text, size);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  tw_table_brush_words (brush, layout, at->x - (float) width / 2, at->y - (float) height / 2, ink);
}

/* The head of an arrow at the end of the current line. */
static void
draw_head (cairo_t *cr, double x, double y, double angle, double size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, -size * .4, size * .7);
  cairo_line_to (cr, -size * .4, -size * .7);
  cairo_close_path (cr);
  cairo_restore (cr);
  cairo_set_source_rgba (cr, 0.14, 0.10, 0.08, 0.85);
  cairo_set_line_width (cr, size * .3);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.98, 0.92);
  cairo_fill (cr);
}

/* A dashed line with a ring and a number at each cell where the way may end; @number is what
 * the die shows, 0 while it has not been rolled. With @has_spots the place itself is left to
 * them, and the line ends before it, in an arrow. */
static void
draw_way (const TwTableBrush *brush,
          const TwPlay *play,
          const TwWay *way,
          TwSpotPoint from,
          guint number,
          gboolean has_spots,
          float strength)
{
  const TwSlot *slot = &play->board.slots[way->slot];
  graphene_rect_t start = tw_table_scene_slot_rect (brush->scene, slot), all;
  guint n = number > 0 ? number : way->n;
  graphene_rect_t end = tw_table_view_rect (&brush->scene->camera.view, slot->x + way->dx * (int) n,
                                            slot->y + way->dy * (int) n);
  double side = brush->scene->camera.view.side, ring = WAY_RING * side;
  double x0 = start.origin.x + from.x * start.size.width;
  double y0 = start.origin.y + from.y * start.size.height;
  double x1 = end.origin.x + side / 2, y1 = end.origin.y + side / 2;
  double length = hypot (x1 - x0, y1 - y0), gap = has_spots ? 0.62 * side : ring;
  guint first = has_spots ? n + 1 : number > 0 ? number : 1;
  const GdkRGBA ink = { 0.14f, 0.10f, 0.08f, 1 };
  cairo_t *cr;

  graphene_rect_union (&start, &end, &all);
  graphene_rect_inset (&all, (float) -side / 2, (float) -side / 2);
  gtk_snapshot_push_opacity (brush->snapshot, strength);
  cr = gtk_snapshot_append_cairo (brush->snapshot, &all);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1 - (x1 - x0) / length * gap, y1 - (y1 - y0) / length * gap);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, (double[]){ side * .10, side * .10 }, 2, 0);
  cairo_set_source_rgba (cr, 0.14, 0.10, 0.08, 0.8);
  cairo_set_line_width (cr, (WAY_WIDTH + .035) * side);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.98, 0.92);
  cairo_set_line_width (cr, WAY_WIDTH * side);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (has_spots)
    draw_head (cr, x1 - (x1 - x0) / length * gap, y1 - (y1 - y0) / length * gap,
               atan2 (y1 - y0, x1 - x0), side * .11);
  for (guint i = first; i <= n; i++)
    {
      graphene_rect_t cell =
          tw_table_view_rect (&brush->scene->camera.view, slot->x + way->dx * (int) i,
                              slot->y + way->dy * (int) i);

      cairo_rectangle (cr, cell.origin.x + side / 2 - ring, cell.origin.y + side / 2 - ring,
                       2 * ring, 2 * ring);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_source_rgba (cr, 0.14, 0.10, 0.08, 0.85);
      cairo_set_line_width (cr, ring * .42);
      cairo_stroke_preserve (cr);
      cairo_set_source_rgba (cr, 1, 0.98, 0.92, number > 0 ? 1 : 0.85);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  for (guint i = first; i <= n; i++)
    {
      graphene_rect_t cell =
          tw_table_view_rect (&brush->scene->camera.view, slot->x + way->dx * (int) i,
                              slot->y + way->dy * (int) i);

      draw_number (brush, i,
                   &GRAPHENE_POINT_INIT (cell.origin.x + (float) side / 2,
                                         cell.origin.y + (float) side / 2),
                   ring * 1.5, &ink);
    }
  gtk_snapshot_pop (brush->snapshot);
}

/* Whether somebody may fly from the tile of the turn now. */
static gboolean
may_go (const TwTableBrush *brush)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (brush->scene->model, &n);

  for (guint i = 0; i < n; i++)
    if (spots[i].place == TW_SPOT_SYMBOL)
      return TRUE;
  return FALSE;
}

void
tw_way_painter_paint (const TwTableBrush *brush, const TwPlay *play)
{
  const TwFrame *turn = tw_play_turn_frame (play);
  const TwTableFlashes *flashes = &brush->scene->flashes;
  double at = tw_table_flashes_flown_at (flashes, brush->scene->now);
  TwOpening opening = { 0 };
  TwSpotPoint from;
  TwWay way;

  if (at >= 0 && find_way (brush, play, flashes->flown.slot, &way, &from))
    draw_way (brush, play, &flashes->flown, from, flashes->flown.n, FALSE,
              (float) MIN (1, (1 - at) * 3));
  if (turn == NULL || turn->slot == TW_NO_SLOT || !find_way (brush, play, turn->slot, &way, &from))
    return;
  if (tw_table_model_get_opening (brush->scene->model, &opening) && opening.kind == TW_OPENING_DIE)
    draw_way (brush, play, &way, from, opening.number, TRUE, 1);
  else if (may_go (brush) && brush->scene->hints != TW_HINTS_OFF)
    draw_way (brush, play, &way, from, 0, FALSE,
              brush->scene->target.kind == TW_TARGET_SPOT && brush->scene->target.node == TW_NO_NODE
                  ? 1
                  : 0.6f);
}
