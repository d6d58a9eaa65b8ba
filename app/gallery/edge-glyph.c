/* Four edges as a glyph. */
#include "app/gallery/edge-glyph.h"

#include <math.h>

#define SIZE TW_EDGE_GLYPH_SIZE

struct _TwEdgeGlyph
{
  GtkWidget parent_instance;

  TwEdgeCodes edges;
  gboolean is_missing;
};

G_DEFINE_FINAL_TYPE (TwEdgeGlyph, tw_edge_glyph, GTK_TYPE_WIDGET)

/* The colours of the pens, which are those of the land on the tiles. */
static const struct
{
  guint8 kind;
  double red, green, blue;
} land_colours[] = {
  { TW_KIND_CITY, .749, .353, .243 },  { TW_KIND_ROAD, .965, .918, .800 },
  { TW_KIND_RIVER, .435, .663, .749 }, { TW_KIND_PATH, .490, .392, .251 },
  { TW_KIND_NONE, .420, .360, .300 },
};

static void
set_land_source (cairo_t *cr, guint8 kind, gboolean is_missing, const GdkRGBA *ink)
{
  if (is_missing)
    {
      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, .32);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (land_colours); i++)
    if (land_colours[i].kind == kind)
      cairo_set_source_rgb (cr, land_colours[i].red, land_colours[i].green, land_colours[i].blue);
}

static void
draw_ground (cairo_t *cr, gboolean is_missing, const GdkRGBA *ink)
{
  static const double dashes[] = { 3, 3 };

  if (!is_missing)
    {
      cairo_rectangle (cr, 0, 0, SIZE, SIZE);
      cairo_set_source_rgb (cr, .616, .682, .376);
      cairo_fill (cr);
      return;
    }
  cairo_rectangle (cr, .5, .5, SIZE - 1, SIZE - 1);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, .07);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, .45);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* The north edge of what is turned so that @kind lies in the north. */
static void
draw_edge (cairo_t *cr, guint8 kind, gboolean is_missing, const GdkRGBA *ink)
{
  const double half = SIZE / 2.0;

  switch (tw_kind_info ((TwKind) kind)->breadth)
    {
    case TW_BREADTH_LINE:
      cairo_rectangle (cr, kind == TW_KIND_RIVER ? -4 : -2.5, -half, kind == TW_KIND_RIVER ? 8 : 5,
                       half - 1);
      set_land_source (cr, kind, is_missing, ink);
      cairo_fill (cr);
      break;
    case TW_BREADTH_EDGE:
      cairo_move_to (cr, -half, -half);
      cairo_curve_to (cr, -half * .4, -half * .2, half * .4, -half * .2, half, -half);
      cairo_close_path (cr);
      set_land_source (cr, kind, is_missing, ink);
      cairo_fill (cr);
      break;
    case TW_BREADTH_NONE:
    default:
      if (kind != TW_KIND_NONE)
        break;
      cairo_rectangle (cr, -half, -half, SIZE, 4);
      set_land_source (cr, kind, is_missing, ink);
      cairo_fill (cr);
    }
}

static void
edge_glyph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwEdgeGlyph *self = TW_EDGE_GLYPH (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  draw_ground (cr, self->is_missing, &ink);
  cairo_rectangle (cr, 0, 0, SIZE, SIZE);
  cairo_clip (cr);
  cairo_translate (cr, SIZE / 2.0, SIZE / 2.0);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      cairo_save (cr);
      cairo_rotate (cr, edge * G_PI / 2);
      draw_edge (cr, tw_edge_code (self->edges, edge), self->is_missing, &ink);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

static void
edge_glyph_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
tw_edge_glyph_class_init (TwEdgeGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = edge_glyph_snapshot;
  widget_class->measure = edge_glyph_measure;
  gtk_widget_class_set_css_name (widget_class, "edgeglyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_edge_glyph_init (TwEdgeGlyph *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
tw_edge_glyph_new (void)
{
  return g_object_new (TW_TYPE_EDGE_GLYPH, NULL);
}

void
tw_edge_glyph_show (TwEdgeGlyph *self, TwEdgeCodes edges, gboolean is_missing)
{
  g_return_if_fail (TW_IS_EDGE_GLYPH (self));
  self->edges = edges;
  self->is_missing = is_missing;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
