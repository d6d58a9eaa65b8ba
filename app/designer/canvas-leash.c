/* Symbols on the canvas: whose they are, and where they point. */
#include "app/designer/canvas-leash.h"

#include <math.h>

/* The point of the owner that is nearest to the symbol. */
static gboolean
leash_anchor (const TwCanvasOverlay *overlay,
              cairo_t *cr,
              guint segment,
              double x,
              double y,
              double *out_x,
              double *out_y)
{
  cairo_path_t *path;
  double least = G_MAXDOUBLE, from_x = 0, from_y = 0;

  if (tw_canvas_half_width (overlay, segment) <= 0)
    return tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment), out_x, out_y);
  cairo_new_path (cr);
  if (!tw_canvas_path (overlay, cr, TW_PART_SEGMENT, segment))
    return FALSE;
  path = cairo_copy_path_flat (cr);
  cairo_new_path (cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];

      if (data->header.type == CAIRO_PATH_LINE_TO)
        for (guint k = 0; k <= 8; k++)
          {
            double px = from_x + (data[1].point.x - from_x) * k / 8;
            double py = from_y + (data[1].point.y - from_y) * k / 8;

            if (hypot (px - x, py - y) < least)
              {
                least = hypot (px - x, py - y);
                *out_x = px;
                *out_y = py;
              }
          }
      if (data->header.type != CAIRO_PATH_CLOSE_PATH)
        {
          from_x = data[1].point.x;
          from_y = data[1].point.y;
        }
    }
  cairo_path_destroy (path);
  return least < G_MAXDOUBLE;
}

/* From a point to the segment that owns what is there. */
static void
leash_stroke (const TwCanvasOverlay *overlay, cairo_t *cr, guint segment, double x, double y)
{
  double to_x, to_y;

  if (!leash_anchor (overlay, cr, segment, x, y, &to_x, &to_y))
    return;
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, x, y);
      cairo_curve_to (cr, x + (to_x - x) * .3 - (to_y - y) * .22,
                      y + (to_y - y) * .3 + (to_x - x) * .22, x + (to_x - x) * .75,
                      y + (to_y - y) * .75, to_x, to_y);
      tw_canvas_ink (cr, pass != 0 ? TW_CANVAS_ACCENT : TW_CANVAS_WHITE, 1);
      cairo_set_line_width (cr, pass != 0 ? 2.6 : 6);
      cairo_stroke (cr);
    }
  tw_canvas_knob (cr, to_x, to_y, 5.5, TW_CANVAS_ACCENT, TW_CANVAS_WHITE, 2.4);
}

/* A dashed ring round what is leashed. */
static void
ring_stroke (const TwCanvasOverlay *overlay, cairo_t *cr, double x, double y)
{
  static const double dash[] = { 5, 4 };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, .11 * overlay->view.side, 0, 2 * M_PI);
  cairo_set_dash (cr, dash, 2, 0);
  for (guint pass = 0; pass < 2; pass++)
    {
      tw_canvas_ink (cr, pass != 0 ? TW_CANVAS_WHITE : TW_CANVAS_INK, pass != 0 ? .95 : .45);
      cairo_set_line_width (cr, pass != 0 ? 1.8 : 3.4);
      cairo_stroke_preserve (cr);
    }
  cairo_restore (cr);
  cairo_new_path (cr);
}

void
tw_canvas_draw_leash (const TwCanvasOverlay *overlay, cairo_t *cr, guint symbol)
{
  const TwSymbol *one = &overlay->scene.tile->topology.symbols[symbol];
  double x, y;

  if (!tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, symbol), &x, &y))
    return;
  ring_stroke (overlay, cr, x, y);
  if (one->segment >= 0)
    leash_stroke (overlay, cr, (guint) one->segment, x, y);
}

void
tw_canvas_draw_leash_to (const TwCanvasOverlay *overlay, cairo_t *cr, guint segment)
{
  ring_stroke (overlay, cr, overlay->pointer_x, overlay->pointer_y);
  leash_stroke (overlay, cr, segment, overlay->pointer_x, overlay->pointer_y);
}

void
tw_canvas_draw_ring (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  ring_stroke (overlay, cr, overlay->pointer_x, overlay->pointer_y);
}

void
tw_canvas_draw_refusal (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  double radius = .085 * overlay->view.side, across = radius * M_SQRT1_2;

  cairo_new_path (cr);
  cairo_arc (cr, overlay->pointer_x, overlay->pointer_y, radius, 0, 2 * M_PI);
  cairo_new_sub_path (cr);
  cairo_move_to (cr, overlay->pointer_x - across, overlay->pointer_y - across);
  cairo_line_to (cr, overlay->pointer_x + across, overlay->pointer_y + across);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, 1);
  cairo_set_line_width (cr, 9);
  cairo_stroke_preserve (cr);
  tw_canvas_ink (cr, TW_CANVAS_REFUSAL, 1);
  cairo_set_line_width (cr, 5);
  cairo_stroke (cr);
}

/* An arrow beside the selected symbol shows where it points. */
void
tw_canvas_draw_direction (const TwCanvasOverlay *overlay, cairo_t *cr, guint symbol)
{
  const TwSymbol *one = &overlay->scene.tile->topology.symbols[symbol];
  double x, y, radius = .11 * overlay->view.side;

  if (one->direction == TW_DIRECTION_NONE
      || !tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, symbol), &x, &y))
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, one->direction * M_PI / 4 + (overlay->view.quarter_turns & 3) * M_PI / 2);
  cairo_move_to (cr, 0, -radius - 20);
  cairo_line_to (cr, 9, -radius - 4);
  cairo_line_to (cr, -9, -radius - 4);
  cairo_close_path (cr);
  tw_canvas_ink (cr, TW_CANVAS_ACCENT, 1);
  cairo_fill_preserve (cr);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}
