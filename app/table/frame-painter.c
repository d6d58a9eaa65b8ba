/* Tiles in frames: the last one of each player in the player's colour, and the one that a line of
 * the log tells of. */
#include "app/table/frame-painter.h"

#include "app/game/last-tiles.h"

/* In pixels; the white line parts the colour from a landscape like it. */
#define COLOUR_PX 3
#define WHITE_PX  1
/* Of tiles after which others have laid theirs. */
#define EARLIER_PX 2

/* The next frame goes inside this one. */
static void
append_frame (const TwTableBrush *brush, graphene_rect_t *rect, float width, const GdkRGBA *colour)
{
  tw_table_brush_frame (brush, rect, 0, width, colour);
  graphene_rect_inset (rect, width, width);
}

/* The last of all lies on top and has the white line, the others are thinner. */
void
tw_frame_painter_paint_last (const TwTableBrush *brush)
{
  const GdkRGBA white = { 1, 0.98f, 0.93f, 0.9f };
  const TwGame *game = tw_table_model_get_game (brush->scene->model);
  const TwAction *found[TW_MAX_SEATS];
  guint n_found = tw_last_tiles_find (game, found);

  for (guint k = n_found; k-- > 0;)
    {
      GdkRGBA colour = tw_table_brush_seat (brush, found[k]->seat);
      graphene_rect_t rect =
          tw_table_view_rect (&brush->scene->camera.view, found[k]->x, found[k]->y);

      append_frame (brush, &rect, k == 0 ? COLOUR_PX : EARLIER_PX, &colour);
      if (k == 0)
        append_frame (brush, &rect, WHITE_PX, &white);
    }
}

void
tw_frame_painter_paint_reading (const TwTableBrush *brush)
{
  const GdkRGBA light = { 1, 1, 1, 1 }, dark = { 0, 0, 0, 1 };
  const TwTableReading *reading = &brush->scene->reading;
  graphene_rect_t rect;

  if (!reading->is_shown)
    return;
  rect = tw_table_view_rect (&brush->scene->camera.view, reading->x, reading->y);
  append_frame (brush, &rect, EARLIER_PX, &dark);
  append_frame (brush, &rect, COLOUR_PX, &light);
  append_frame (brush, &rect, WHITE_PX, &dark);
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
