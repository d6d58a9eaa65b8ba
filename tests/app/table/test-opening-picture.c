/* What a card shows that has no picture. */
#include <adwaita.h>

#include "app/drawing/theme.h"
#include "app/table/opening-picture.h"

/* What is drawn of the card @title. */
static GBytes *
drawn (const char *title)
{
  const TwOpening opening = { .kind = TW_OPENING_CARD, .title = title };
  GtkWidget *picture = g_object_ref_sink (g_object_new (TW_TYPE_OPENING_PICTURE, NULL));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GBytes *bytes;

  tw_opening_picture_show (TW_OPENING_PICTURE (picture), &opening, tw_theme_of ("classic"));
  GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  g_object_unref (picture);
  return bytes;
}

static void
test_letters (void)
{
  g_autoptr (GBytes) sun = drawn ("sun"), storm = drawn ("storm"), sunset = drawn ("Sunset");
  g_autoptr (GBytes) one = drawn ("A card"), other = drawn ("A");

  g_test_summary ("Names that begin alike are told apart, and a blank is no letter");
  g_assert_false (g_bytes_equal (sun, storm));
  g_assert_true (g_bytes_equal (sun, sunset));
  g_assert_true (g_bytes_equal (one, other));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/table/opening-picture/letters", test_letters);
  return g_test_run ();
}
