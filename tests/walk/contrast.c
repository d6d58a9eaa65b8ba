/* How well words and signs stand out, measured on what is drawn: the other way of look.h.
 *
 * The formula is that of WCAG 2: from 1 for two equal colours to 21 for black on white. */
#include "tests/walk/look.h"

#include "tests/app/luminance.h"

/* What words need, and what large or bold ones and signs do. */
#define WORDS 4.5
#define LARGE 3.0
/* Points from which on words are large. */
#define LARGE_POINTS      18
#define LARGE_BOLD_POINTS 14
/* Letters are smoothed: where a stroke is thinner than a pixel none has all of its colour. Signs
 * that are outlines have no other strokes. */
#define SMOOTHED      0.93
#define SMOOTHED_SIGN 0.65
/* The least part of a box that has the colour of its ground; else something is drawn there. */
#define GROUND 0.4

/* Returns: how often each colour is in the box */
static GHashTable *
colours_in (cairo_surface_t *picture, const graphene_rect_t *box)
{
  GHashTable *found = g_hash_table_new (NULL, NULL);
  const guchar *data = cairo_image_surface_get_data (picture);
  int left = MAX ((int) box->origin.x, 0), top = MAX ((int) box->origin.y, 0);
  int right =
      MIN ((int) (box->origin.x + box->size.width), cairo_image_surface_get_width (picture));
  int bottom =
      MIN ((int) (box->origin.y + box->size.height), cairo_image_surface_get_height (picture));

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        gpointer colour = GUINT_TO_POINTER (
            ((const guint32 *) (const void *) (data
                                               + y * cairo_image_surface_get_stride (picture)))[x]
            & 0xffffff);

        g_hash_table_insert (found, colour,
                             GUINT_TO_POINTER (
                                 GPOINTER_TO_UINT (g_hash_table_lookup (found, colour)) + 1));
      }
  return found;
}

/* The contrast of what is in the box to its ground, 0 where that is no single colour or nothing is
 * there. */
static double
contrast_in (cairo_surface_t *picture, const graphene_rect_t *box)
{
  g_autoptr (GHashTable) colours = colours_in (picture, box);
  guint n_ground = 0, n = 0;
  guint32 ground = 0;
  double most = 0;
  GHashTableIter iter;
  gpointer colour, count;

  g_hash_table_iter_init (&iter, colours);
  while (g_hash_table_iter_next (&iter, &colour, &count))
    {
      n += GPOINTER_TO_UINT (count);
      if (GPOINTER_TO_UINT (count) > n_ground)
        {
          n_ground = GPOINTER_TO_UINT (count);
          ground = GPOINTER_TO_UINT (colour);
        }
    }
  if (n_ground < GROUND * n)
    return 0;
  g_hash_table_iter_init (&iter, colours);
  while (g_hash_table_iter_next (&iter, &colour, NULL))
    most = MAX (most, contrast_of (luminance (GPOINTER_TO_UINT (colour)), luminance (ground)));
  return most > 1.05 ? most : 0;
}

static double
asked_of (GtkWidget *widget)
{
  const PangoFontDescription *font =
      pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  double points = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    points *= 72.0 / 96.0;
  return GTK_IS_IMAGE (widget)
                 || points >= (pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD
                                   ? LARGE_BOLD_POINTS
                                   : LARGE_POINTS)
             ? LARGE
             : WORDS;
}

static gboolean
is_there (GtkWidget *widget, GtkWidget *top, double x, double y)
{
  GtkWidget *there = gtk_widget_pick (top, x, y, GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);

  return there != NULL
         && (there == widget || gtk_widget_is_ancestor (there, widget)
             || gtk_widget_is_ancestor (widget, there));
}

/* What lies over it, or has scrolled away from it, is not it: the middle and the corners are looked
 * at. */
static gboolean
is_in_sight (GtkWidget *widget, GtkWidget *top, const graphene_rect_t *box)
{
  static const float at[][2] = { { .5f, .5f }, { 0, 0 }, { 1, 0 }, { 0, 1 }, { 1, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    if (!is_there (widget, top, box->origin.x + 1 + at[i][0] * (box->size.width - 2),
                   box->origin.y + 1 + at[i][1] * (box->size.height - 2)))
      return FALSE;
  return TRUE;
}

/* Words, but for a stroke so thin that no pixel is full of it, and signs that mean something: a
 * switch says by its place what the sign in it repeats. */
static gboolean
is_measured (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return g_utf8_strlen (gtk_label_get_text (GTK_LABEL (widget)), 2) > 1;
  return GTK_IS_IMAGE (widget) && gtk_image_get_icon_name (GTK_IMAGE (widget)) != NULL
         && !GTK_IS_SWITCH (gtk_widget_get_parent (widget));
}

static void
measure (Walk *walk, cairo_surface_t *picture, GtkWidget *widget, GtkWidget *top)
{
  gboolean is_words = GTK_IS_LABEL (widget);
  graphene_rect_t box;
  double found, asked;

  /* What cannot be done now may be dim. */
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget)
      || !gtk_widget_is_sensitive (widget))
    return;
  walk->n_texts += is_words;
  if (is_measured (widget) && gtk_widget_compute_bounds (widget, top, &box)
      && is_in_sight (widget, top, &box))
    {
      found = contrast_in (picture, &box);
      asked = asked_of (widget);
      if (found > 0 && found < asked * (is_words ? SMOOTHED : SMOOTHED_SIGN))
        {
          g_test_message ("%s: contrast %.2f, %.1f is asked: “%s” < %s < %s", walk->place, found,
                          asked,
                          is_words ? gtk_label_get_text (GTK_LABEL (widget))
                                   : gtk_image_get_icon_name (GTK_IMAGE (widget)),
                          G_OBJECT_TYPE_NAME (widget),
                          G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      measure (walk, picture, child, top);
}

static void
look (Walk *walk, GtkWidget *top)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (top);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (top), height = gtk_widget_get_height (top);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (picture);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    g_error ("%s: nothing is drawn", walk->place);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  measure (walk, picture, top, top);
  cairo_surface_destroy (picture);
}

void
look_at_window (Walk *walk, GtkWindow *window)
{
  look (walk, GTK_WIDGET (window));
}

void
look_at_popover (Walk *walk, GtkWidget *popover)
{
  look (walk, popover);
}
