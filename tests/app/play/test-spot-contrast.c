/* Spots stand out from the land that they are on: measured on what is drawn, by WCAG's formula. */
#include "app/drawing/theme.h"
#include "tests/app/luminance.h"
#include "tests/app/play/page-fixture.h"

/* What signs need (WCAG 2.2, 1.4.11), and words (1.4.3). */
#define SIGN 3.0
#define WORD 4.5
/* Of so many pixels one does not count: strokes of digits are thin. */
#define SIGN_PIXELS 20
#define WORD_PIXELS 100

/* The width of the window in which all is dark. */
#define DARK_PX 1290

static cairo_surface_t *
take_picture (Fixture *f)
{
  GtkWidget *top = f->window;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (top);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (top), height = gtk_widget_get_height (top);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (picture);
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

static guint32
colour_at (cairo_surface_t *picture, int x, int y)
{
  const guchar *row =
      cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture);

  return ((const guint32 *) (const void *) row)[x] & 0xffffff;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

/* The contrast of what is light to what is dark in that which is drawn over @ground in the box:
 * with both it is seen on any ground. The few pixels that are lighter or darker than all others do
 * not count. */
static double
contrast_within (cairo_surface_t *picture,
                 cairo_surface_t *ground,
                 const graphene_rect_t *box,
                 guint n_pixels)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (double));
  guint few;

  for (int y = (int) box->origin.y; y < (int) (box->origin.y + box->size.height); y++)
    for (int x = (int) box->origin.x; x < (int) (box->origin.x + box->size.width); x++)
      {
        double here = luminance (colour_at (picture, x, y));

        if (colour_at (picture, x, y) != colour_at (ground, x, y))
          g_array_append_val (found, here);
      }
  g_assert_cmpuint (found->len, >, 0);
  g_array_sort (found, compare);
  few = found->len / n_pixels;
  return contrast_of (g_array_index (found, double, found->len - 1 - few),
                      g_array_index (found, double, few));
}

static GtkWidget *
number_of (GtkWidget *button)
{
  return gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
}

/* With all of the spots, without their numbers, without them. */
static cairo_surface_t *
take_spots (Fixture *f, gboolean has_spots, gboolean has_numbers)
{
  for (guint i = 0; i < f->spots->buttons->len; i++)
    {
      gtk_widget_set_opacity (f->spots->buttons->pdata[i], has_spots ? 1 : 0);
      gtk_widget_set_opacity (number_of (f->spots->buttons->pdata[i]), has_numbers ? 1 : 0);
    }
  gtk_test_widget_wait_for_draw (f->window);
  return take_picture (f);
}

static void
measure (Fixture *f, const char *tile, guint colour)
{
  cairo_surface_t *none = take_spots (f, FALSE, FALSE), *bare = take_spots (f, TRUE, FALSE);
  cairo_surface_t *all = take_spots (f, TRUE, TRUE);

  for (guint i = 0; i < f->spots->buttons->len; i++)
    {
      graphene_rect_t box;
      double sign, word;

      g_assert_true (gtk_widget_compute_bounds (f->spots->buttons->pdata[i], f->window, &box));
      sign = contrast_within (bare, none, &box, SIGN_PIXELS);
      word = contrast_within (all, bare, &box, WORD_PIXELS);
      if (sign >= SIGN && word >= WORD)
        continue;
      g_test_message ("tile %s, colour %u, spot %u: %.2f, its number %.2f", tile, colour, i + 1,
                      sign, word);
      g_test_fail ();
    }
  cairo_surface_destroy (none);
  cairo_surface_destroy (bare);
  cairo_surface_destroy (all);
}

/* In each colour, on a city, a road, fields, a monastery. */
static void
test_spots (Fixture *f, gconstpointer size)
{
  static const char *const tiles[] = { "D", "B", "C" };

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      GPOINTER_TO_INT (size) == DARK_PX
                                          ? ADW_COLOR_SCHEME_FORCE_DARK
                                          : ADW_COLOR_SCHEME_FORCE_LIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    for (guint colour = 0; colour < TW_N_PLAYER_COLOURS; colour++)
      {
        g_autofree char *position = g_strdup_printf ("draw=%s", tiles[i]);
        g_autoptr (TwTableModel) other = fixture_table_after_with ("", NULL, "Anna Eva", position);

        ((TwTableSetup *) tw_table_model_get_setup (other))->seats[0].colour = colour;
        show_game (f, other);
        aim_by_arrows (f);
        press (f, GDK_KEY_Return);
        wait_until (is_laid_out () && f->scene->camera.start == 0);
        gtk_test_widget_wait_for_draw (f->window);
        measure (f, tiles[i], colour);
      }
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkCssProvider) style = NULL;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, "/org/tilewright/Tilewright/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/spot-contrast/light", 1280, test_spots);
  ADD_TEST ("/play/spot-contrast/dark", DARK_PX, test_spots);
  return g_test_run ();
}
