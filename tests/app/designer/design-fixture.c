/* A Design page with the base game in a window. */
#include "tests/app/designer/design-fixture.h"

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"

void
design_settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

TwTileItem *
design_find_item (DesignFixture *fixture, const char *id)
{
  TwTileSet *set = tw_document_get_set (fixture->document);

  return tw_tile_list_get (tw_document_get_tiles (fixture->document),
                           (guint) tw_tile_set_find (set, id));
}

void
design_show_tile (DesignFixture *fixture, const char *id)
{
  tw_page_show_item (TW_PAGE (fixture->page), design_find_item (fixture, id), NULL);
  design_settle ();
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->tile->id, ==, id);
}

void
design_set_up (DesignFixture *fixture, gconstpointer size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", &error);
  int width = 1280, height = 800;

  g_assert_no_error (error);
  if (size != NULL)
    g_assert_cmpint (sscanf (size, "%dx%d", &width, &height), ==, 2);
  fixture->document = tw_document_new_for_set (set, NULL, "base");
  fixture->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  fixture->page = TW_DESIGN_PAGE (tw_design_page_new (fixture->document, fixture->textures));
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  fixture->canvas =
      TW_TILE_CANVAS (nth_widget (GTK_WIDGET (fixture->page), TW_TYPE_TILE_CANVAS, 0));
  design_settle ();
}

void
design_set_up_set (DesignFixture *fixture, gconstpointer size, const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);

  g_assert_no_error (error);
  design_set_up (fixture, size);
  tw_document_replace_set (fixture->document, set, "Own Set", NULL);
  design_show_tile (fixture, "A");
}

void
design_tear_down (DesignFixture *fixture, gconstpointer size)
{
  TwDesignPage *page = fixture->page;
  TwDocument *document = fixture->document;
  gint64 deadline = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  g_object_add_weak_pointer (G_OBJECT (document), (gpointer *) &document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  design_settle ();
  g_assert_null (page);
  g_object_unref (fixture->textures);
  g_object_unref (fixture->document);
  /* Its problems may still be looked for by a worker. */
  while (document != NULL && g_get_monotonic_time () < deadline)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_null (document);
}

void
design_act (DesignFixture *fixture, const char *action, const char *target)
{
  g_autoptr (GVariant) value =
      target != NULL ? g_variant_ref_sink (g_variant_new_parsed (target)) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (fixture->canvas), action, value));
}

/* Walks in the order of reading until the focus is on @spot. */
void
design_walk_to (DesignFixture *fixture, TwCanvasSpot spot)
{
  double x, y, at_x, at_y;
  const TwTile *tile = tw_tile_canvas_get_state (fixture->canvas)->tile;

  g_assert_nonnull (tile);
  for (guint i = 0; i < TW_CANVAS_MAX_SPOTS; i++)
    {
      TwCanvasSpot focus = tw_tile_canvas_get_state (fixture->canvas)->focus;

      if (tw_canvas_spot_equal (focus, spot))
        return;
      g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, focus, &at_x, &at_y));
      design_act (fixture, "canvas.walk", "'right'");
    }
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, spot, &x, &y));
  g_error ("arrows do not come to %d/%d", spot.kind, spot.index);
}

void
design_assert_edges (DesignFixture *fixture, const char *letters)
{
  char found[5];

  tw_topology_edge_letters (&tw_tile_canvas_get_state (fixture->canvas)->tile->topology, found);
  g_assert_cmpstr (found, ==, letters);
}

void
design_assert_undo_label (DesignFixture *fixture, const char *wanted)
{
  g_autofree char *label = NULL;

  g_object_get (fixture->document, "undo-label", &label, NULL);
  g_assert_cmpstr (label, ==, wanted);
}

GtkWidget *
design_find_widget (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = design_find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}
