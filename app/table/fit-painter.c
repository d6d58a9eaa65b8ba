/* Where a tile would fit that is still to be drawn: its picture as it could lie there, so faint
 * that nobody takes it for one that lies, in a frame of its own colour. */
#include "app/table/fit-painter.h"

#include <math.h>

/* Of the picture: what is below it stays the table. */
#define STRENGTH 0.62
#define FRAME_PX 3

static void
draw_place (const TwTableBrush *brush, const TwTilePlace *place, gboolean exact)
{
  const GdkRGBA gold = { 0.96f, 0.84f, 0.47f, 1 }, dark = { 0.13f, 0.11f, 0.10f, 0.75f };
  graphene_rect_t rect = tw_table_view_rect (&brush->scene->camera.view, place->x, place->y);
  guint size = (guint) lround (MAX (rect.size.width, rect.size.height)
                               * gtk_widget_get_scale_factor (brush->widget));
  GdkTexture *texture =
      tw_table_pictures_tile (brush->scene->pictures, brush->scene->fit_kind, 0,
                              (guint) g_bit_nth_lsf (place->turns, -1), size, exact);

  gtk_snapshot_push_opacity (brush->snapshot, STRENGTH);
  if (texture != NULL)
    gtk_snapshot_append_texture (brush->snapshot, texture, &rect);
  gtk_snapshot_pop (brush->snapshot);
  tw_table_brush_frame (brush, &rect, 3, FRAME_PX, &gold);
  graphene_rect_inset (&rect, FRAME_PX, FRAME_PX);
  tw_table_brush_frame (brush, &rect, 1, 1, &dark);
}

void
tw_fit_painter_paint (const TwTableBrush *brush)
{
  const GArray *fits = brush->scene->fits;
  TwTableCells seen = tw_table_view_visible (&brush->scene->camera.view);
  gboolean exact = tw_table_camera_is_steady (&brush->scene->camera);

  for (guint i = 0; i < fits->len; i++)
    {
      const TwTilePlace *place = &g_array_index (fits, TwTilePlace, i);

      if (place->x >= seen.x0 && place->x <= seen.x1 && place->y >= seen.y0 && place->y <= seen.y1)
        draw_place (brush, place, exact);
    }
}
