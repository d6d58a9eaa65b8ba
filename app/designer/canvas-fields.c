/* The fields of the tile drawn over it: tint and hatch, ticks, threads, badges. */
#include "app/designer/canvas-fields.h"

#include "app/drawing/spots.h"

#include <math.h>

static const guint32 field_colours[] = { 0xf6d32d, 0xc061cb, 0x33c7de, 0xff7800 };

static guint32
field_colour (guint field)
{
  return field_colours[field % G_N_ELEMENTS (field_colours)];
}

static void
field_tint (const TwCanvasOverlay *overlay, cairo_t *cr, guint field)
{
  const TwCanvasView *view = &overlay->view;
  gboolean is_faint = overlay->selected_field >= 0 && overlay->selected_field != (int) field;

  cairo_save (cr);
  cairo_new_path (cr);
  if (tw_canvas_path (overlay, cr, TW_PART_FIELD, field))
    {
      cairo_clip (cr);
      tw_canvas_ink (cr, field_colour (field), is_faint ? .13 : .26);
      cairo_paint (cr);
      cairo_set_line_width (cr, 2);
      tw_canvas_ink (cr, field_colour (field), is_faint ? .24 : .48);
      for (double k = -view->side; k < view->side * 2; k += 13)
        {
          cairo_move_to (cr, view->x + k, view->y);
          cairo_line_to (cr, view->x + (field % 2 != 0 ? k - view->side : k + view->side),
                         view->y + view->side);
        }
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Ticks outside the rim: which half edges the field owns. */
static void
field_ticks (const TwCanvasOverlay *overlay, cairo_t *cr, guint field)
{
  static const double half[8][2] = { { .25, 0 }, { .75, 0 }, { 1, .25 }, { 1, .75 },
                                     { .75, 1 }, { .25, 1 }, { 0, .75 }, { 0, .25 } };
  const TwCanvasView *view = &overlay->view;
  double length = CLAMP (view->side * .096, 16, 52);

  for (guint i = 0; i < 8; i++)
    {
      double x, y;
      gboolean is_upright;

      if (!(overlay->scene.tile->fields.fields[field].rim & TW_RIM_BIT (i / 2 * 4 + i % 2 * 2)))
        continue;
      tw_canvas_view_from_tile (view, half[i][0], half[i][1], &x, &y);
      is_upright = fabs (x - view->x) < 1 || fabs (x - view->x - view->side) < 1;
      if (is_upright)
        x += x < view->x + view->side / 2 ? -9 : 9;
      else
        y += y < view->y + view->side / 2 ? -9 : 9;
      cairo_rectangle (cr, x - (is_upright ? 3 : length / 2), y - (is_upright ? length / 2 : 3),
                       is_upright ? 6 : length, is_upright ? length : 6);
      tw_canvas_ink (cr, field_colour (field), 1);
      cairo_fill_preserve (cr);
      tw_canvas_ink (cr, TW_CANVAS_INK, .6);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

/* Where a thread from the badge meets the city: a little behind its wall. */
static gboolean
thread_target (const TwCanvasOverlay *overlay,
               guint field,
               guint city,
               double *out_x,
               double *out_y)
{
  const TwTileLayout *layout = overlay->scene.layout;
  double fu, fv, cu, cv, t = 0;

  if (!tw_tile_layout_spot (layout, TW_PART_FIELD, field, &fu, &fv)
      || !tw_tile_layout_spot (layout, TW_PART_SEGMENT, city, &cu, &cv))
    return FALSE;
  for (guint i = 0; i < 40; i++)
    {
      guint index;

      t = i / 40.;
      if (tw_tile_layout_hit (layout, fu + (cu - fu) * t, fv + (cv - fv) * t, &index)
              == TW_PART_SEGMENT
          && index == city)
        break;
    }
  t = MIN (1, t + .04);
  tw_canvas_view_from_tile (&overlay->view, fu + (cu - fu) * t, fv + (cv - fv) * t, out_x, out_y);
  return TRUE;
}

static void
thread_draw (cairo_t *cr, double x, double y, double to_x, double to_y, guint32 colour)
{
  static const double dash[] = { 2, 6 };
  double middle_x = (x + to_x) / 2 - (to_y - y) * .10;
  double middle_y = (y + to_y) / 2 + (to_x - x) * .10;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dash, 2, 0);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, x, y);
      cairo_curve_to (cr, middle_x, middle_y, middle_x, middle_y, to_x, to_y);
      tw_canvas_ink (cr, pass != 0 ? colour : TW_CANVAS_INK, pass != 0 ? 1 : .75);
      cairo_set_line_width (cr, pass != 0 ? 2.6 : 5.5);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  tw_canvas_knob (cr, to_x, to_y, 5, colour, TW_CANVAS_INK, 2);
}

/* A pin says that the field is not as drawn. */
static void
pin_draw (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x, y + 8);
  cairo_line_to (cr, x, y);
  tw_canvas_ink (cr, TW_CANVAS_WHITE, 1);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  tw_canvas_ink (cr, TW_CANVAS_INK, 1);
  cairo_set_line_width (cr, 1.8);
  cairo_stroke (cr);
  tw_canvas_knob (cr, x, y - 2, 4.5, 0xe01b24, TW_CANVAS_WHITE, 1.5);
}

static void
badge_draw (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context, guint field)
{
  TwCanvasSpot spot = TW_CANVAS_SPOT (TW_CANVAS_BADGE, field);
  gboolean is_lit =
      tw_canvas_spot_equal (overlay->hover, spot) || overlay->selected_field == (int) field;
  char text[8];
  double x, y;

  if (!tw_canvas_point (overlay, spot, &x, &y))
    return;
  g_snprintf (text, sizeof text, "%u", field + 1);
  if (is_lit)
    tw_canvas_knob (cr, x, y, 17, TW_CANVAS_WHITE, TW_CANVAS_ACCENT, 2.5);
  tw_canvas_knob (cr, x, y, 14, field_colour (field), TW_CANVAS_INK, 2);
  tw_canvas_text (cr, context, text, x, y, TRUE, TW_CANVAS_INK);
  if (overlay->scene.tile->fields.fields[field].is_overridden)
    pin_draw (cr, x + 12, y - 15);
}

void
tw_canvas_draw_fields (const TwCanvasOverlay *overlay, cairo_t *cr, PangoContext *context)
{
  const TwTile *tile = overlay->scene.tile;

  for (guint i = 0; i < tile->fields.n_fields; i++)
    {
      field_tint (overlay, cr, i);
      field_ticks (overlay, cr, i);
    }
  for (guint i = 0; i < tile->fields.n_fields; i++)
    for (guint city = 0; city < tile->topology.n_segments; city++)
      {
        double x, y, to_x, to_y;

        if ((tile->fields.fields[i].cities & TW_SEGMENT_BIT (city))
            && tw_canvas_point (overlay, TW_CANVAS_SPOT (TW_CANVAS_BADGE, i), &x, &y)
            && thread_target (overlay, i, city, &to_x, &to_y))
          thread_draw (cr, x, y, to_x, to_y, field_colour (i));
      }
  for (guint i = 0; i < tile->fields.n_fields; i++)
    badge_draw (overlay, cr, context, i);
}

void
tw_canvas_draw_field_outline (const TwCanvasOverlay *overlay,
                              cairo_t *cr,
                              guint field,
                              double width,
                              guint32 colour)
{
  const TwCanvasView *view = &overlay->view;

  cairo_save (cr);
  cairo_rectangle (cr, view->x, view->y, view->side, view->side);
  cairo_clip (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (tw_canvas_path (overlay, cr, TW_PART_FIELD, field))
    {
      cairo_set_line_width (cr, width + 3.3);
      tw_canvas_ink (cr, TW_CANVAS_WHITE, .95);
      cairo_stroke_preserve (cr);
      cairo_set_line_width (cr, width);
      tw_canvas_ink (cr, colour, 1);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  cairo_new_path (cr);
}
