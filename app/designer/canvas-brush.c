/* The few strokes that everything over the tile is drawn with. */
#include <math.h>

#include "app/designer/canvas-overlay.h"
#include "app/designer/canvas-shape.h"
#include "app/drawing/figure.h"

void
tw_canvas_ink (cairo_t *cr, guint32 colour, double alpha)
{
  cairo_set_source_rgba (cr, (colour >> 16 & 255) / 255., (colour >> 8 & 255) / 255.,
                         (colour & 255) / 255., alpha);
}

void
tw_canvas_knob (cairo_t *cr,
                double x,
                double y,
                double radius,
                guint32 fill,
                guint32 rim,
                double rim_width)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y + 1, radius + rim_width / 2 + 1.5, 0, 2 * M_PI);
  tw_canvas_ink (cr, 0, .28);
  cairo_fill (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * M_PI);
  tw_canvas_ink (cr, fill, 1);
  cairo_fill_preserve (cr);
  tw_canvas_ink (cr, rim, 1);
  cairo_set_line_width (cr, rim_width);
  cairo_stroke (cr);
}

void
tw_canvas_text (cairo_t *cr,
                PangoContext *context,
                const char *text,
                double x,
                double y,
                gboolean is_bold,
                guint32 colour)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  int width, height;

  if (is_bold)
    {
      g_autoptr (PangoFontDescription) font =
          pango_font_description_copy (pango_context_get_font_description (context));

      pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
      pango_layout_set_font_description (layout, font);
    }
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  tw_canvas_ink (cr, colour, 1);
  cairo_move_to (cr, x - width / 2., y - height / 2.);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

gboolean
tw_canvas_path (const TwCanvasOverlay *overlay, cairo_t *cr, TwTilePart part, guint index)
{
  const TwCanvasView *view = &overlay->view;
  cairo_matrix_t matrix;
  gboolean is_there;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, view->x + view->side / 2, view->y + view->side / 2);
  cairo_rotate (cr, (view->quarter_turns & 3) * M_PI / 2);
  cairo_scale (cr, view->side, view->side);
  cairo_translate (cr, -.5, -.5);
  is_there = tw_tile_layout_path (overlay->scene.layout, part, index, cr);
  cairo_set_matrix (cr, &matrix);
  return is_there;
}

gboolean
tw_canvas_point (const TwCanvasOverlay *overlay, TwCanvasSpot spot, double *out_x, double *out_y)
{
  double u, v;

  if (!tw_canvas_locate (&overlay->scene, spot, &u, &v))
    return FALSE;
  tw_canvas_view_from_tile (&overlay->view, u, v, out_x, out_y);
  return TRUE;
}

/* A diamond: filled where the line has a bend, hollow and small where it can get one. */
static void
diamond (cairo_t *cr, double x, double y, double radius, gboolean is_filled)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y);
  cairo_line_to (cr, x, y + radius);
  cairo_line_to (cr, x - radius, y);
  cairo_close_path (cr);
  tw_canvas_ink (cr, is_filled ? TW_CANVAS_ACCENT : TW_CANVAS_WHITE, 1);
  cairo_fill_preserve (cr);
  tw_canvas_ink (cr, is_filled ? TW_CANVAS_WHITE : TW_CANVAS_ACCENT, 1);
  cairo_set_line_width (cr, 2.2);
  cairo_stroke (cr);
}

void
tw_canvas_draw_bends (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  guint n_bends = tw_canvas_bends (&overlay->scene, bends);
  double x, y;

  for (guint i = 0; i < overlay->scene.tile->topology.n_segments; i++)
    if ((overlay->scene.handles & TW_SEGMENT_BIT (i))
        && tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_FIGURE, i), &x, &y))
      {
        gboolean is_lit =
            tw_canvas_spot_equal (overlay->hover, TW_CANVAS_SPOT (TW_CANVAS_FIGURE, i));

        tw_canvas_knob (cr, x, y, is_lit ? 14 : 12, 0xfffefa, TW_CANVAS_ACCENT, 1.8);
        tw_figure_draw (cr, "meeple", 1, x, y, is_lit ? 19 : 16);
      }
  for (guint i = 0; i < n_bends; i++)
    {
      gboolean is_lit = tw_canvas_spot_equal (overlay->hover, TW_CANVAS_SPOT (TW_CANVAS_BEND, i));

      tw_canvas_view_from_tile (&overlay->view, bends[i].u, bends[i].v, &x, &y);
      if (overlay->contact && bends[i].point >= 0)
        tw_canvas_knob (cr, x, y, 9, TW_CANVAS_WHITE, TW_CANVAS_CONTACT, 3.4);
      else
        diamond (cr, x, y, (bends[i].point >= 0 ? 8 : 6) + (is_lit ? 2 : 0), bends[i].point >= 0);
    }
}

void
tw_canvas_draw_grid (const TwCanvasOverlay *overlay, cairo_t *cr)
{
  const TwCanvasView *view = &overlay->view;

  for (guint i = 1; i < TW_CANVAS_GRID; i++)
    {
      double at = floor (view->side * i / TW_CANVAS_GRID) + .5;

      cairo_move_to (cr, view->x + at, view->y);
      cairo_line_to (cr, view->x + at, view->y + view->side);
      cairo_move_to (cr, view->x, view->y + at);
      cairo_line_to (cr, view->x + view->side, view->y + at);
      tw_canvas_ink (cr, i % 6 == 0 ? TW_CANVAS_INK : TW_CANVAS_WHITE, i % 6 == 0 ? .45 : .28);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}
