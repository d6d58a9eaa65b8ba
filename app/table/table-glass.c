/* A glass over the table. */
#include "app/table/table-glass.h"

#include <math.h>

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

/* All that is painted on the table is painted here, too, with the view of the glass. */
static void
paint_table (const TwTableBrush *brush, const TwTableView *near)
{
  TwTableScene *scene = brush->scene;
  const TwTableCamera kept = scene->camera;

  scene->camera = (TwTableCamera){ .view = *near, .from = *near, .to = *near };
  tw_table_painter_paint (brush, NULL);
  scene->camera = kept;
}

void
tw_table_glass_paint (const TwTableBrush *brush)
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
  paint_table (brush, &near);
  gtk_snapshot_restore (brush->snapshot);
  gtk_snapshot_pop (brush->snapshot);
  tw_table_brush_frame (brush, &square, (float) radius, RIM_PX, &rim);
}
