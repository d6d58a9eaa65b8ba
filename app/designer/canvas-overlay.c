/* The few strokes that everything over the tile is drawn with. */
#include "app/designer/canvas-overlay.h"

#include <math.h>

#include "app/designer/canvas-marks.h"
#include "engine/tile/field-place.h"

/* Half the width of the drawn line, beside which a selected one is marked; tile edges. */
#define ROAD_HALF  0.066
#define RIVER_HALF 0.098
#define PATH_HALF  0.050

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

static PangoLayout *
layout_new (PangoContext *context, const char *text, gboolean is_bold)
{
  PangoLayout *layout = pango_layout_new (context);

  if (is_bold)
    {
      g_autoptr (PangoFontDescription) font =
          pango_font_description_copy (pango_context_get_font_description (context));

      pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
      pango_layout_set_font_description (layout, font);
    }
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Words that are as long as they are in any language: they get two lines before they are cut. */
static PangoLayout *
plate_layout_new (PangoContext *context, const char *text, double room)
{
  PangoLayout *layout = layout_new (context, text, TRUE);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (width <= room)
    return layout;
  pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

double
tw_canvas_plate (cairo_t *cr,
                 PangoContext *context,
                 const char *text,
                 double x,
                 double y,
                 double most_width)
{
  const double side = 16, radius = 18;
  g_autoptr (PangoLayout) layout = plate_layout_new (context, text, most_width - 2 * side);
  PangoRectangle box;
  double width, height;

  pango_layout_get_pixel_extents (layout, NULL, &box);
  width = box.width + 2 * side;
  height = MAX (2 * radius, box.height + 12);
  cairo_new_path (cr);
  for (guint corner = 0; corner < 4; corner++)
    cairo_arc (cr, x + (corner == 1 || corner == 2 ? -1 : 1) * (width / 2 - radius),
               y + (corner < 2 ? 1 : -1) * (height / 2 - radius), radius, corner * M_PI / 2,
               (corner + 1) * M_PI / 2);
  cairo_close_path (cr);
  tw_canvas_ink (cr, 0xfffefa, .92);
  cairo_fill (cr);
  tw_canvas_ink (cr, 0x2b241e, 1);
  cairo_move_to (cr, x - box.width / 2. - box.x, y - box.height / 2.);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  return width;
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
  g_autoptr (PangoLayout) layout = layout_new (context, text, is_bold);
  int width, height;

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

double
tw_canvas_half_width (const TwCanvasOverlay *overlay, guint segment)
{
  switch ((TwKind) overlay->scene.tile->topology.segments[segment].kind)
    {
    case TW_KIND_ROAD:
      return ROAD_HALF * overlay->view.side;
    case TW_KIND_RIVER:
      return RIVER_HALF * overlay->view.side;
    case TW_KIND_PATH:
      return PATH_HALF * overlay->view.side;
    default:
      return 0;
    }
}

void
tw_canvas_overlay_allow (TwCanvasOverlay *overlay, const TwVocabulary *own, const char *symbol)
{
  const TwTopology *topology = &overlay->scene.tile->topology;
  const TwFields *fields = &overlay->scene.tile->fields;
  int segment;

  overlay->is_armed = TRUE;
  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_canvas_symbol_target (own, topology, symbol, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i),
                                 &segment)
        && segment == (int) i)
      overlay->allowed |= TW_SEGMENT_BIT (i);
  for (guint i = 0; i < fields->n_fields; i++)
    if (tw_canvas_symbol_target (own, topology, symbol, TW_CANVAS_SPOT (TW_CANVAS_FIELD, i),
                                 &segment)
        && tw_fields_find_place (fields, segment) == (int) i)
      overlay->allowed_fields |= 1u << i;
  overlay->allowed_tile = tw_canvas_is_place (symbol) != TW_KIND_NONE
                          || tw_vocabulary_symbol_allowed (own, topology, symbol, -1);
  if (overlay->over_field == 0
      && tw_canvas_symbol_target (own, topology, symbol, overlay->hover, &segment))
    overlay->over_field = (guint) (tw_fields_find_place (fields, segment) + 1);
}
