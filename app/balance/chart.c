/* Pictures of what many games said. */
#include "app/balance/chart-private.h"

#include <math.h>

#include <cairo-svg.h>

#include "app/balance/chart-svg.h"

#define TITLE_SCALE 1.15
/* Around a picture in a file, of the height of the letters. */
#define RIM 1.0

typedef void (*Draw) (const TwChart *chart, TwChartPen *pen);

static const Draw draws[TW_N_CHART_KINDS] = {
  [TW_CHART_ROWS] = tw_chart_draw_rows,     [TW_CHART_PAIRS] = tw_chart_draw_pairs,
  [TW_CHART_SPREAD] = tw_chart_draw_spread, [TW_CHART_COURSE] = tw_chart_draw_course,
  [TW_CHART_STACK] = tw_chart_draw_stack,   [TW_CHART_HEAT] = tw_chart_draw_heat,
  [TW_CHART_TRIED] = tw_chart_draw_tried,
};

static void
row_free (gpointer data)
{
  TwChartRow *row = data;

  g_free (row->label);
  g_array_unref (row->values);
  g_free (row);
}

TwChart *
tw_chart_new (TwChartKind kind, const char *title)
{
  TwChart *chart = g_new0 (TwChart, 1);

  chart->kind = kind;
  chart->title = g_strdup (title);
  chart->null = NAN;
  chart->rows = g_ptr_array_new_with_free_func (row_free);
  chart->bars = g_ptr_array_new_with_free_func (g_free);
  return chart;
}

void
tw_chart_free (TwChart *chart)
{
  if (chart == NULL)
    return;
  g_free (chart->title);
  g_free (chart->axis);
  g_free (chart->null_label);
  g_ptr_array_unref (chart->rows);
  g_ptr_array_unref (chart->bars);
  g_clear_pointer (&chart->data, g_array_unref);
  g_free (chart);
}

TwChartRow *
tw_chart_add_row (TwChart *chart, const char *label, TwUnit unit)
{
  TwChartRow *row = g_new0 (TwChartRow, 1);

  row->label = g_strdup (label);
  row->unit = unit;
  row->values = g_array_new (FALSE, FALSE, sizeof (TwInterval));
  g_ptr_array_add (chart->rows, row);
  return row;
}

const TwInterval *
tw_chart_row_value (const TwChartRow *row, guint i)
{
  return &g_array_index (row->values, TwInterval, i);
}

const char *
tw_chart_title (const TwChart *chart)
{
  return chart->title;
}

gboolean
tw_chart_is_of_rows (const TwChart *chart)
{
  return chart->data == NULL || chart->kind == TW_CHART_TRIED;
}

/* Draws everything; where it ends is what it needs. */
static double
draw (const TwChart *chart, cairo_t *cr, double width, double height, const TwChartStyle *style)
{
  TwChartPen pen = { cr, style, width, height, 0.0 };

  cairo_save (cr);
  if (style->has_title)
    pen.y += tw_pen_words (&pen, chart->title, 0, 0, width, TITLE_SCALE, TRUE, TW_INK_WORDS)
             + 0.6 * style->size;
  draws[chart->kind](chart, &pen);
  cairo_restore (cr);
  return pen.y;
}

double
tw_chart_natural_height (const TwChart *chart, double width, const TwChartStyle *style)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double height = draw (chart, cr, width, 0.0, style);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return ceil (height);
}

void
tw_chart_draw (const TwChart *chart,
               cairo_t *cr,
               double width,
               double height,
               const TwChartStyle *style)
{
  draw (chart, cr, width, height, style);
}

static cairo_status_t
collect (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* On a ground, with a rim. */
static void
draw_file (const TwChart *chart,
           cairo_surface_t *surface,
           double width,
           double height,
           double scale,
           const TwChartStyle *style)
{
  cairo_t *cr = cairo_create (surface);
  TwChartPen pen = { cr, style, width, 0.0, 0.0 };
  double rim = RIM * style->size;

  cairo_scale (cr, scale, scale);
  tw_pen_ink (&pen, TW_INK_GROUND);
  cairo_paint (cr);
  cairo_translate (cr, rim, rim);
  draw (chart, cr, width - 2 * rim, height - 2 * rim, style);
  cairo_destroy (cr);
}

static double
file_height (const TwChart *chart, double width, const TwChartStyle *style)
{
  double rim = RIM * style->size;

  return tw_chart_natural_height (chart, width - 2 * rim, style) + 2 * rim;
}

GBytes *
tw_chart_to_svg (const TwChart *chart, double width, const TwChartStyle *style)
{
  GByteArray *bytes = g_byte_array_new ();
  double height = file_height (chart, width, style);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (collect, bytes, width, height);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  draw_file (chart, surface, width, height, 1.0, style);
  cairo_surface_destroy (surface);
  return tw_chart_svg_shortened (bytes);
}

GBytes *
tw_chart_to_png (const TwChart *chart, double width, double scale, const TwChartStyle *style)
{
  GByteArray *bytes = g_byte_array_new ();
  double height = file_height (chart, width, style);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (width * scale),
                                  (int) ceil (height * scale));

  draw_file (chart, surface, width, height, scale, style);
  cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
