/* The pictures of a report, one below the other. */
#include <cairo-svg.h>

#include "app/balance/chart-pen.h"
#include "app/balance/chart-svg.h"
#include "app/balance/report-private.h"

#define WIDTH 720.0
#define SIZE  13.0
#define RIM   16.0
#define GAP   28.0

static const TwChartStyle style = { .paper = TW_CHART_PRINT, .size = SIZE, .has_title = TRUE };

static double
height_of (const TwReport *report)
{
  double height = 2 * RIM;

  for (guint i = 0; i < report->parts->len; i++)
    {
      const TwReportPart *part = report->parts->pdata[i];

      for (guint k = 0; k < part->charts->len; k++)
        height += tw_chart_natural_height (part->charts->pdata[k], WIDTH - 2 * RIM, &style) + GAP;
    }
  return height - GAP;
}

static cairo_status_t
collect (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
tw_report_svg (const TwReport *report)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (collect, bytes, WIDTH, height_of (report));
  cairo_t *cr = cairo_create (surface);
  TwChartPen pen = { .cr = cr, .style = &style };

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  tw_pen_ink (&pen, TW_INK_GROUND);
  cairo_paint (cr);
  cairo_translate (cr, RIM, RIM);
  for (guint i = 0; i < report->parts->len; i++)
    {
      const TwReportPart *part = report->parts->pdata[i];

      for (guint k = 0; k < part->charts->len; k++)
        {
          double height = tw_chart_natural_height (part->charts->pdata[k], WIDTH - 2 * RIM, &style);

          tw_chart_draw (part->charts->pdata[k], cr, WIDTH - 2 * RIM, height, &style);
          cairo_translate (cr, 0, height + GAP);
        }
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return tw_chart_svg_shortened (bytes);
}
