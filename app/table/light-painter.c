/* Lighting features of the table: what one points at, and what was just counted. */
#include "app/table/light-painter.h"

#include <math.h>

#include "app/game/given-points.h"
#include "app/table/travel-homes.h"

/* Appends a node's outline, or a ring where it has none. Returns: whether it is closed */
static gboolean
append_outline (const TwTableBrush *brush, const TwPlay *play, guint node, cairo_t *cr)
{
  gboolean is_closed = TRUE;

  if (!tw_table_pictures_path (brush->scene->pictures, play, node, cr, &is_closed))
    {
      TwSpotPoint at = tw_table_pictures_spot (brush->scene->pictures, play, node);

      cairo_arc (cr, at.x, at.y, 0.27, 0, 2 * G_PI);
      return TRUE;
    }
  return is_closed;
}

/* Fills the node's area and draws its outline, but not along the rim, where the
 * feature goes on in the neighbouring tile. */
static void
light_area (const TwTableBrush *brush,
            const TwPlay *play,
            guint node,
            cairo_t *cr,
            double side,
            const GdkRGBA *colour,
            float strength)
{
  cairo_set_source_rgba (cr, 1, 0.98, 0.9, 0.32 * strength);
  cairo_fill (cr);
  cairo_rectangle (cr, 2.5 / side, 2.5 / side, 1 - 5 / side, 1 - 5 / side);
  cairo_clip (cr);
  append_outline (brush, play, node, cr);
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.95 * strength);
  cairo_set_line_width (cr, 5 / side);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgba (cr, 1, 0.98, 0.92, 0.95 * strength);
  cairo_set_line_width (cr, 2 / side);
  cairo_stroke (cr);
}

/* Lights one tile's part of a feature. */
static void
draw_lit_node (const TwTableBrush *brush,
               const TwPlay *play,
               guint node,
               const GdkRGBA *colour,
               float strength)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  graphene_rect_t rect = tw_table_scene_slot_rect (brush->scene, slot);
  double side = rect.size.width;
  cairo_t *cr = gtk_snapshot_append_cairo (brush->snapshot, &rect);

  cairo_translate (cr, rect.origin.x, rect.origin.y);
  cairo_scale (cr, side, side);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (append_outline (brush, play, node, cr))
    light_area (brush, play, node, cr, side, colour, strength);
  else
    {
      cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, 0.80 * strength);
      cairo_set_line_width (cr, 0.17);
      cairo_stroke_preserve (cr);
      cairo_set_source_rgba (cr, 1, 0.98, 0.92, strength);
      cairo_set_line_width (cr, 0.10);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

/* Lights a whole feature; @lifted says whether the lifted tile's part or the rest. */
void
tw_light_painter_paint (const TwTableBrush *brush,
                        const TwPlay *play,
                        guint node,
                        const GdkRGBA *colour,
                        float strength,
                        gboolean lifted)
{
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);
  guint at = node;

  if (node >= play->board.head->n_nodes)
    return;
  do
    {
      const TwSlot *slot = &play->board.slots[play->board.nodes[at].slot];
      gboolean is_lifted = proposal != NULL && proposal->x == slot->x && proposal->y == slot->y;

      if (is_lifted == lifted
          && !tw_travel_homes_tile (brush->scene, play->board.nodes[at].slot, NULL))
        draw_lit_node (brush, play, at, colour, strength);
      at = play->board.nodes[at].next;
    }
  while (at != node);
}

/* Makes the picture of the points of @flash, its corner at 0,0. */
static void
make_pill (const TwTableBrush *brush, TwFlash *flash)
{
  g_autofree char *text = tw_points_words (flash->points);
  g_autoptr (PangoLayout) layout = tw_table_brush_layout (brush, text, 0);
  GdkRGBA fill = tw_table_brush_seat (brush, flash->seat), ink;
  guint32 mark = tw_player_colour_mark (
      tw_table_model_get_setup (brush->scene->model)->seats[flash->seat].colour);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const TwTableBrush own = { brush->scene, brush->widget, snapshot };
  int width, height;

  ink = (GdkRGBA){ (float) (mark >> 16) / 255.0f, (float) (mark >> 8 & 255) / 255.0f,
                   (float) (mark & 255) / 255.0f, 1 };
  pango_layout_get_pixel_size (layout, &width, &height);
  flash->width = (float) width + 18;
  flash->height = (float) height + 6;
  tw_table_brush_pill (&own, &GRAPHENE_RECT_INIT (0, 0, flash->width, flash->height), &fill);
  tw_table_brush_words (&own, layout, 9, 3, &ink);
  flash->pill = gtk_snapshot_free_to_node (snapshot);
}

void
tw_light_painter_paint_pill (const TwTableBrush *brush, TwFlash *flash, const graphene_rect_t *rect)
{
  float scale = rect->size.width / MAX (flash->width, 1);

  if (flash->pill == NULL)
    return;
  gtk_snapshot_save (brush->snapshot);
  gtk_snapshot_translate (brush->snapshot, &rect->origin);
  gtk_snapshot_scale (brush->snapshot, scale, scale);
  gtk_snapshot_append_node (brush->snapshot, flash->pill);
  gtk_snapshot_restore (brush->snapshot);
}

graphene_rect_t
tw_light_painter_pill_rect (const TwTableBrush *brush,
                            const TwPlay *play,
                            TwFlash *flash,
                            double at)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[flash->node].slot];
  graphene_rect_t rect = tw_table_view_rect (&brush->scene->camera.view, slot->x, slot->y);
  TwSpotPoint point = tw_table_pictures_spot (brush->scene->pictures, play, flash->node);

  if (flash->pill == NULL)
    make_pill (brush, flash);
  rect = GRAPHENE_RECT_INIT (rintf (rect.origin.x + (float) point.x * rect.size.width
                                    - flash->width / 2),
                             rintf (rect.origin.y + (float) point.y * rect.size.height
                                    - flash->height / 2 - 15 - (float) at * 22),
                             flash->width, flash->height);
  tw_table_view_keep (&brush->scene->camera.view, &rect);
  return rect;
}

void
tw_light_painter_paint_flashes (const TwTableBrush *brush, const TwPlay *play)
{
  const TwTableFlashes *flashes = &brush->scene->flashes;
  double at = tw_table_flashes_at (flashes, brush->scene->now);
  /* In quickly, out slowly. */
  float strength = at < 0 ? 0 : (float) MIN (at * 8, MIN (1, (1 - at) * 2.5));

  if (at < 0)
    return;
  for (guint i = 0; i < flashes->flashes->len; i++)
    {
      const TwFlash *flash = &g_array_index (flashes->flashes, TwFlash, i);
      GdkRGBA colour = tw_table_brush_seat (brush, flash->seat);

      tw_light_painter_paint (brush, play, flash->node, &colour, strength, FALSE);
    }
  gtk_snapshot_push_opacity (brush->snapshot, strength);
  for (guint i = 0; i < flashes->flashes->len; i++)
    {
      TwFlash *flash = &g_array_index (flashes->flashes, TwFlash, i);
      graphene_rect_t rect = tw_light_painter_pill_rect (brush, play, flash, at);

      tw_light_painter_paint_pill (brush, flash, &rect);
    }
  gtk_snapshot_pop (brush->snapshot);
}
