/* A glass over the table. */
#include "app/table/table-glass.h"

#include <math.h>

#include "app/table/spot-lights.h"
#include "app/table/table-painter.h"

/* The radius of the glass in pixels, and how much of the lower side of the table it may take. */
#define MOST_RADIUS 170
#define SHARE       0.30
#define RIM_PX      4

/* Where one aims: with the pointer, or by keyboard at what has the focus, else at the last tile. */
static graphene_point_t
middle (const TwTableScene *scene)
{
  const TwBoard *board = &tw_table_model_get_play (scene->model)->board;
  graphene_rect_t box;

  if (scene->has_pointer)
    return scene->pointer;
  if (tw_table_model_get_proposal (scene->model) != NULL && scene->target.kind == TW_TARGET_NONE)
    box = tw_table_scene_lift_rect (scene);
  else if (!tw_table_scene_target_box (scene, &box))
    box = tw_table_view_rect (&scene->camera.view, board->slots[board->head->n_slots - 1].x,
                              board->slots[board->head->n_slots - 1].y);
  return GRAPHENE_POINT_INIT (box.origin.x + box.size.width / 2,
                              box.origin.y + box.size.height / 2);
}

/* Away from the panels: whoever goes by keys cannot move the glass away from them. */
static void
keep_free (const TwTableView *view, graphene_point_t *middle, float radius)
{
  float left = (float) view->left + radius, right = (float) (view->width - view->right) - radius;
  float top = (float) view->top + radius, bottom = (float) (view->height - view->bottom) - radius;

  middle->x = MAX (MIN (middle->x, right), left);
  middle->y = MAX (MIN (middle->y, bottom), top);
}

/* Numbers are as large as they are, but where they belong in the glass: those of what is seen
 * there. The buttons themselves stay where they are. */
static void
paint_spots (const TwTableBrush *brush, const TwSpotButtons *spots, float radius)
{
  g_autofree TwSpotSite *near = NULL;
  guint n_spots = 0;
  const TwTableSpot *all = tw_table_model_get_spots (brush->scene->model, &n_spots);
  guint n = MIN (spots->n_laid, n_spots);

  if (n == 0)
    return;
  near = g_memdup2 (spots->sites, n * sizeof *near);
  tw_spot_sites_lay (brush->scene, near, n);
  for (guint i = 0; i < n; i++)
    near[i].is_away =
        near[i].is_away && hypotf (near[i].anchor.x - radius, near[i].anchor.y - radius) < radius;
  tw_spot_lights_paint_leads (brush, near, n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = spots->buttons->pdata[i];

      if (!tw_table_scene_has_spot (&all[i]) || !gtk_widget_get_visible (button)
          || hypotf (near[i].anchor.x - radius, near[i].anchor.y - radius) >= radius)
        continue;
      gtk_snapshot_save (brush->snapshot);
      gtk_snapshot_translate (
          brush->snapshot,
          &GRAPHENE_POINT_INIT (roundf (near[i].middle.x - spots->sites[i].middle.x),
                                roundf (near[i].middle.y - spots->sites[i].middle.y)));
      gtk_widget_snapshot_child (spots->table, button, brush->snapshot);
      gtk_snapshot_restore (brush->snapshot);
    }
}

/* All that is painted on the table is painted here, too, with the view of the glass. */
static void
paint_table (const TwTableBrush *brush, const TwSpotButtons *spots, const TwTableView *near)
{
  TwTableScene *scene = brush->scene;
  const TwTableCamera kept = scene->camera;

  scene->camera = (TwTableCamera){ .view = *near, .from = *near, .to = *near };
  tw_table_painter_paint (brush, NULL, NULL);
  paint_spots (brush, spots, (float) near->width / 2);
  scene->camera = kept;
}

void
tw_table_glass_paint (const TwTableBrush *brush, const TwSpotButtons *spots)
{
  TwTableScene *scene = brush->scene;
  const TwTableView *view = &scene->camera.view;
  const GdkRGBA cloth = { 0.20f, 0.15f, 0.11f, 1 }, rim = { 0.98f, 0.93f, 0.80f, 1 };
  const GdkRGBA shade = { 0, 0, 0, 0.6f };
  double radius = MIN (MOST_RADIUS, floor (MIN (view->width, view->height) * SHARE));
  TwTableView near;
  GskRoundedRect round;
  graphene_point_t at;
  graphene_rect_t square;

  if (!scene->has_glass || tw_table_model_get_game (scene->model) == NULL
      || tw_table_model_get_play (scene->model)->board.head->n_slots == 0 || radius < 1)
    return;
  at = middle (scene);
  near = tw_table_view_magnify (view, (double) at.x, (double) at.y, radius);
  if (!scene->has_pointer)
    keep_free (view, &at, (float) radius + RIM_PX);
  square = GRAPHENE_RECT_INIT (roundf (at.x - (float) radius), roundf (at.y - (float) radius),
                               (float) (2 * radius), (float) (2 * radius));
  gsk_rounded_rect_init_from_rect (&round, &square, (float) radius);
  gtk_snapshot_append_outset_shadow (brush->snapshot, &round, &shade, 0, 4, RIM_PX, 18);
  gtk_snapshot_push_rounded_clip (brush->snapshot, &round);
  gtk_snapshot_append_color (brush->snapshot, &cloth, &square);
  gtk_snapshot_save (brush->snapshot);
  gtk_snapshot_translate (brush->snapshot, &square.origin);
  paint_table (brush, spots, &near);
  gtk_snapshot_restore (brush->snapshot);
  gtk_snapshot_pop (brush->snapshot);
  tw_table_brush_frame (brush, &square, (float) radius, RIM_PX, &rim);
}
