/* Where there are many spots, what they are about is lit. */
#include "app/table/spot-lights.h"

#include <math.h>

#include "app/game/table-by-hand.h"
#include "app/table/light-painter.h"

/* How brightly what can be chosen is lit; what is chosen is lit in full. */
#define SOFT 0.42f
/* How far from the middle of a spot a line to it ends, in sides of its button. */
#define TO_SPOT 0.42
/* The nearest spot is chosen within so many tile edges, and so many pixels at least. */
#define NEAR       1.0
#define LEAST_NEAR 60

/* Whether a click there would lay the tile. */
static gboolean
can_lay (const TwTableScene *scene, double px, double py)
{
  const TwAction *proposal = tw_table_model_get_proposal (scene->model);
  int x, y;

  tw_table_view_cell_at (&scene->camera.view, px, py, &x, &y);
  return tw_table_model_find_legal (scene->model, x, y) != NULL
         && !(proposal != NULL && proposal->x == x && proposal->y == y);
}

gboolean
tw_spot_lights_find (const TwTableScene *scene, double x, double y, guint node, guint *out_spot)
{
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (scene->model))->board;
  guint root = node != TW_NO_NODE ? tw_board_root (board, node) : TW_NO_NODE, n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (scene->model, &n);
  double least = MAX (scene->camera.view.side * NEAR, LEAST_NEAR);
  gboolean is_on_feature = FALSE, is_found = FALSE;

  if (!tw_spot_sites_are_many (scene) || can_lay (scene, x, y))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      gboolean is_here = root != TW_NO_NODE && spots[i].node != TW_NO_NODE
                         && tw_board_root (board, spots[i].node) == root;
      graphene_point_t at;
      double away;

      if (!tw_table_scene_has_spot (&spots[i]) || (is_on_feature && !is_here))
        continue;
      at = tw_spot_sites_about (scene, &spots[i]);
      away = hypot ((double) at.x - x, (double) at.y - y);
      /* The first one on the feature is better than what is nearer elsewhere. */
      if (away >= least && !(is_here && !is_on_feature))
        continue;
      is_on_feature = is_here;
      is_found = TRUE;
      least = away;
      *out_spot = i;
    }
  return is_found;
}

/* A tile or cell: as it is one of many, its rim is enough. */
static void
paint_cell (const TwTableBrush *brush,
            const TwTableSpot *spot,
            const GdkRGBA *colour,
            float strength)
{
  graphene_rect_t rect = tw_table_scene_spot_rect (brush->scene, spot);
  const GdkRGBA fill = { 1, 0.98f, 0.9f, 0.30f * strength };
  GdkRGBA line = *colour;

  line.alpha = 0.95f * strength;
  graphene_rect_inset (&rect, 1, 1);
  gtk_snapshot_append_color (brush->snapshot, &fill, &rect);
  tw_table_brush_frame (brush, &rect, 3, 3, &line);
}

static gboolean
is_lifted (const TwTableBrush *brush, const TwBoard *board, const TwTableSpot *spot)
{
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);

  return proposal != NULL && spot->slot != TW_NO_SLOT && board->slots[spot->slot].x == proposal->x
         && board->slots[spot->slot].y == proposal->y;
}

/* Whether an earlier spot is on the same feature, which is lit once. */
static gboolean
is_lit_before (const TwBoard *board, const TwTableSpot *spots, guint index)
{
  guint root = tw_board_root (board, spots[index].node);

  for (guint i = 0; i < index; i++)
    if (spots[i].node != TW_NO_NODE && tw_board_root (board, spots[i].node) == root)
      return TRUE;
  return FALSE;
}

void
tw_spot_lights_paint (const TwTableBrush *brush, gboolean lifted)
{
  const TwTableScene *scene = brush->scene;
  const TwPlay *shown = tw_game_play (tw_table_model_get_shown (scene->model));
  GdkRGBA colour = tw_table_brush_seat (brush, tw_table_model_get_decider (scene->model));
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (scene->model, &n);

  if (!tw_spot_sites_are_many (scene))
    return;
  for (guint i = 0; i < n; i++)
    {
      gboolean is_chosen = scene->target.kind == TW_TARGET_SPOT && scene->target.spot == i;

      if (!tw_table_scene_has_spot (&spots[i]))
        continue;
      if (spots[i].node == TW_NO_NODE)
        {
          if (is_lifted (brush, &shown->board, &spots[i]) == lifted)
            paint_cell (brush, &spots[i], &colour, is_chosen ? 1 : SOFT);
        }
      else if (!is_lit_before (&shown->board, spots, i))
        tw_light_painter_paint (brush, shown, spots[i].node, &colour, SOFT, lifted);
    }
}

/* A line from where a spot would stand to where it has found room. */
static void
paint_lead (cairo_t *cr, const TwSpotSite *site)
{
  const double widths[] = { 4, 2 };
  double dx = (double) (site->middle.x - site->anchor.x);
  double dy = (double) (site->middle.y - site->anchor.y);
  /* It ends at the spot, which can be seen through. */
  double way = MAX (0, 1 - site->side * TO_SPOT / MAX (hypot (dx, dy), 1));

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      if (i == 0)
        cairo_set_source_rgba (cr, 0.10, 0.08, 0.06, 0.7);
      else
        cairo_set_source_rgb (cr, 1, 0.98, 0.92);
      cairo_set_line_width (cr, widths[i]);
      cairo_move_to (cr, (double) site->anchor.x, (double) site->anchor.y);
      cairo_rel_line_to (cr, dx * way, dy * way);
      cairo_stroke (cr);
      cairo_arc (cr, (double) site->anchor.x, (double) site->anchor.y, widths[i] + 0.5, 0,
                 2 * G_PI);
      cairo_fill (cr);
    }
}

void
tw_spot_lights_paint_leads (const TwTableBrush *brush, const TwSpotSite *sites, guint n)
{
  const TwTableView *view = &brush->scene->camera.view;
  guint n_spots = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (brush->scene->model, &n_spots);
  cairo_t *cr = NULL;

  if (tw_table_by_hand_held (brush->scene->model) != NULL)
    return;
  for (guint i = 0; i < MIN (n, n_spots); i++)
    {
      if (!sites[i].is_away || !tw_table_scene_has_spot (&spots[i]))
        continue;
      if (cr == NULL)
        cr = gtk_snapshot_append_cairo (brush->snapshot,
                                        &GRAPHENE_RECT_INIT (0, 0, (float) view->width,
                                                             (float) view->height));
      paint_lead (cr, &sites[i]);
    }
  g_clear_pointer (&cr, cairo_destroy);
}
