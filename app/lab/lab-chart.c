/* A picture of an answer. */
#include "app/lab/lab-chart.h"

#include <adwaita.h>
#include <math.h>

/* Narrower than this it is not drawn. */
#define LEAST_WIDTH 280
/* Of what is copied: a width that fits a page, and enough dots for one on paper. */
#define COPY_WIDTH 720.0
#define COPY_SCALE 2.0

struct _TwLabChart
{
  GtkWidget parent_instance;

  GPtrArray *charts; /* (nullable): what @chart belongs to */
  const TwChart *chart;
};

G_DEFINE_FINAL_TYPE (TwLabChart, tw_lab_chart, GTK_TYPE_WIDGET)

static TwChartStyle
style_of (TwLabChart *self, gboolean is_for_paper)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  TwChartStyle style = { .font = pango_font_description_get_family (font),
                         .is_rtl =
                             gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL };

  /* Points are larger than pixels. */
  style.size = pango_font_description_get_size_is_absolute (font)
                   ? size
                   : size * pango_cairo_context_get_resolution (context) / 72.0;
  if (style.size <= 0.0)
    style.size = 14.0;
  style.has_title = is_for_paper;
  style.paper = is_for_paper                                                    ? TW_CHART_PRINT
                : adw_style_manager_get_dark (adw_style_manager_get_default ()) ? TW_CHART_DARK
                                                                                : TW_CHART_LIGHT;
  return style;
}

static void
lab_chart_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  TwLabChart *self = TW_LAB_CHART (widget);
  TwChartStyle style = style_of (self, FALSE);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else if (self->chart == NULL)
    *minimum = *natural = 0;
  else
    *minimum = *natural = (int) ceil (
        tw_chart_natural_height (self->chart,
                                 for_size > 0 ? MAX (for_size, LEAST_WIDTH) : LEAST_WIDTH, &style));
}

static void
lab_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwLabChart *self = TW_LAB_CHART (widget);
  TwChartStyle style = style_of (self, FALSE);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->chart == NULL || width <= 0 || height <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  tw_chart_draw (self->chart, cr, width, height, &style);
  cairo_destroy (cr);
}

void
tw_lab_chart_set (TwLabChart *self, GPtrArray *charts, guint index)
{
  g_autofree char *words = NULL;

  g_ptr_array_ref (charts);
  g_clear_pointer (&self->charts, g_ptr_array_unref);
  self->charts = charts;
  self->chart = charts->pdata[index];
  words = tw_chart_words (self->chart);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tw_chart_title (self->chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tw_lab_chart_copy (TwLabChart *self)
{
  TwChartStyle style = style_of (self, TRUE);
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) svg = NULL;
  GdkContentProvider *providers[2];
  g_autoptr (GdkContentProvider) both = NULL;

  if (self->chart == NULL)
    return;
  png = tw_chart_to_png (self->chart, COPY_WIDTH, COPY_SCALE, &style);
  svg = tw_chart_to_svg (self->chart, COPY_WIDTH, &style);
  providers[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  providers[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  both = gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), both);
}

static void
lab_chart_dispose (GObject *object)
{
  TwLabChart *self = TW_LAB_CHART (object);

  self->chart = NULL;
  g_clear_pointer (&self->charts, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_lab_chart_parent_class)->dispose (object);
}

static GtkSizeRequestMode
lab_chart_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tw_lab_chart_class_init (TwLabChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_chart_dispose;
  widget_class->measure = lab_chart_measure;
  widget_class->get_request_mode = lab_chart_request_mode;
  widget_class->snapshot = lab_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "lab-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* The pen of the dark style is another one. */
static void
tw_lab_chart_init (TwLabChart *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tw_lab_chart_new (void)
{
  return g_object_new (TW_TYPE_LAB_CHART, NULL);
}
