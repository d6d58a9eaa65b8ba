/* Tiles in frames: the last one in the colour of who laid it, and the one that a line of the log
 * tells of. */
#include "app/table/frame-painter.h"

/* In pixels; the white line parts the colour from a landscape like it. */
#define COLOUR_PX 3
#define WHITE_PX  1

/* The next frame goes inside this one. */
static void
append_frame (const TwTableBrush *brush, graphene_rect_t *rect, float width, const GdkRGBA *colour)
{
  tw_table_brush_frame (brush, rect, 0, width, colour);
  graphene_rect_inset (rect, width, width);
}

void
tw_frame_painter_paint_last (const TwTableBrush *brush)
{
  const GdkRGBA white = { 1, 0.98f, 0.93f, 0.9f };
  guint n = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (brush->scene->model), &n);

  for (guint i = n; i-- > 0;)
    {
      const TwAction *action = &log[i].action;
      GdkRGBA colour;
      graphene_rect_t rect;

      if (action->verb != TW_VERB_PLACE)
        continue;
      colour = tw_table_brush_seat (brush, action->seat);
      rect = tw_table_view_rect (&brush->scene->camera.view, action->x, action->y);
      append_frame (brush, &rect, COLOUR_PX, &colour);
      append_frame (brush, &rect, WHITE_PX, &white);
      return;
    }
}

void
tw_frame_painter_paint_lit (const TwTableBrush *brush)
{
  const GdkRGBA light = { 1, 0.90f, 0.55f, 1 }, shine = { 1, 0.98f, 0.9f, 0.32f };
  const GdkRGBA dark = { 0.13f, 0.11f, 0.10f, 0.8f };
  const TwBoard *board = &tw_table_model_get_play (brush->scene->model)->board;
  graphene_rect_t rect;

  if (brush->scene->lit_slot >= board->head->n_slots)
    return;
  rect = tw_table_scene_slot_rect (brush->scene, &board->slots[brush->scene->lit_slot]);
  gtk_snapshot_append_color (brush->snapshot, &shine, &rect);
  append_frame (brush, &rect, COLOUR_PX + WHITE_PX, &light);
  append_frame (brush, &rect, WHITE_PX, &dark);
}
