/* What has been scrolled away costs nothing, and what has not changed for a moment is one picture.
 */
#include "app/widgets/one-picture.h"

#include <adwaita.h>

#include "tests/app/wait.h"

#define N_LINES 200

typedef AdwBin TestBin;
typedef AdwBinClass TestBinClass;

static GType test_bin_get_type (void);

G_DEFINE_TYPE (TestBin, test_bin, ADW_TYPE_BIN)

static void
test_bin_class_init (TestBinClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = tw_one_picture_snapshot;
}

static void
test_bin_init (TestBin *self)
{
}

typedef struct
{
  GtkWidget *window, *bin, *line;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  GtkWidget *scroll = gtk_scrolled_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < N_LINES; i++)
    {
      f->line = gtk_label_new ("Anna: road, 4 points");
      gtk_box_prepend (GTK_BOX (box), f->line);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), box);
  f->bin = g_object_new (test_bin_get_type (), "child", scroll, NULL);
  f->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (f->window), f->bin);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 300, 200);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* Counts the nodes of @type in @node. */
static guint
count (GskRenderNode *node, GskRenderNodeType type)
{
  guint n = gsk_render_node_get_node_type (node) == type;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count (gsk_container_node_get_child (node, i), type);
      return n;
    case GSK_TRANSFORM_NODE:
      return n + count (gsk_transform_node_get_child (node), type);
    case GSK_CLIP_NODE:
      return n + count (gsk_clip_node_get_child (node), type);
    default:
      return n;
    }
}

/* Returns: (transfer full): what the window shows of the bin now */
static GskRenderNode *
shown (Fixture *f)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (f->bin);
  g_autoptr (GdkPaintable) image = gdk_paintable_get_current_image (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (image, snapshot, gtk_widget_get_width (f->bin),
                          gtk_widget_get_height (f->bin));
  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
is_picture (gpointer data)
{
  g_autoptr (GskRenderNode) node = shown (data);

  return node != NULL && count (node, GSK_CAIRO_NODE) == 1 && count (node, GSK_TEXT_NODE) == 0;
}

static gboolean
is_no_picture (gpointer data)
{
  g_autoptr (GskRenderNode) node = shown (data);

  return node != NULL && count (node, GSK_TEXT_NODE) > 0;
}

static GBytes *
pixels_of (Fixture *f, GskRenderNode *node)
{
  int width = gtk_widget_get_width (f->bin), height = gtk_widget_get_height (f->bin);
  gsize stride = 4 * (gsize) width;
  guchar *data = g_malloc0 (stride * (gsize) height);
  g_autoptr (GdkTexture) texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (f->window)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  gdk_texture_download (texture, data, stride);
  return g_bytes_new_take (data, stride * (gsize) height);
}

static void
test_still (Fixture *f, gconstpointer data)
{
  g_autoptr (GskRenderNode) before = NULL, picture = NULL;
  g_autoptr (GBytes) a = NULL, b = NULL;

  wait_until (is_picture, f);
  /* A line that changes is seen at once, then it is a picture again. */
  gtk_label_set_text (GTK_LABEL (f->line), "Eva: city, 8 points");
  wait_until (is_no_picture, f);
  before = shown (f);
  wait_until (is_picture, f);
  picture = shown (f);
  a = pixels_of (f, before);
  b = pixels_of (f, picture);
  g_assert_true (g_bytes_equal (a, b));
}

/* At most as many lines as fit, and one that is cut at each end. */
static void
test_out_of_sight (Fixture *f, gconstpointer data)
{
  g_autoptr (GskRenderNode) node = NULL;
  guint most = 2 + (guint) (gtk_widget_get_height (f->bin) / gtk_widget_get_height (f->line));

  gtk_label_set_text (GTK_LABEL (f->line), "Eva: city, 8 points");
  wait_until (is_no_picture, f);
  node = shown (f);
  g_assert_cmpuint (count (node, GSK_TEXT_NODE), >=, most - 3);
  g_assert_cmpuint (count (node, GSK_TEXT_NODE), <=, most);
}

/* Nothing is left behind by a widget that goes while it waits. */
static void
test_gone (Fixture *f, gconstpointer data)
{
  gpointer bin = f->bin;

  g_object_add_weak_pointer (G_OBJECT (bin), &bin);
  gtk_label_set_text (GTK_LABEL (f->line), "Eva: city, 8 points");
  wait_until (is_no_picture, f);
  gtk_window_set_child (GTK_WINDOW (f->window), NULL);
  wait_until (is_finalized, &bin);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/one-picture/still", Fixture, NULL, set_up, test_still, tear_down);
  g_test_add ("/one-picture/out-of-sight", Fixture, NULL, set_up, test_out_of_sight, tear_down);
  g_test_add ("/one-picture/gone", Fixture, NULL, set_up, test_gone, tear_down);
  return g_test_run ();
}
