/* The Design page with real widgets: what keys, actions and panels do to the document. */
#include "app/designer/design-page.h"

#include <string.h>
#include <time.h>

#include "engine/format/shipped-sets.h"

#define SPOT(kind, index) TW_CANVAS_SPOT (TW_CANVAS_##kind, index)

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  GtkWidget *window;
  TwDesignPage *page;
  TwTileCanvas *canvas;
} Fixture;

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static TwTileItem *
item_find (Fixture *fixture, const char *id)
{
  TwTileSet *set = tw_document_get_set (fixture->document);

  return tw_tile_list_get (tw_document_get_tiles (fixture->document),
                           (guint) tw_tile_set_find (set, id));
}

static void
show_tile (Fixture *fixture, const char *id)
{
  tw_page_show_item (TW_PAGE (fixture->page), item_find (fixture, id), NULL);
  settle ();
  g_assert_cmpstr (tw_tile_canvas_get_tile (fixture->canvas)->id, ==, id);
}

static void
fixture_set_up (Fixture *fixture, gconstpointer size)
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
  fixture->canvas = tw_design_page_get_canvas (fixture->page);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  settle ();
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer size)
{
  TwDesignPage *page = fixture->page;
  TwDocument *document = fixture->document;
  gint64 deadline = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  g_object_add_weak_pointer (G_OBJECT (document), (gpointer *) &document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_null (page);
  g_object_unref (fixture->textures);
  g_object_unref (fixture->document);
  /* Its problems may still be looked for by a worker. */
  while (document != NULL && g_get_monotonic_time () < deadline)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_null (document);
}

static void
act (Fixture *fixture, const char *action, const char *target)
{
  g_autoptr (GVariant) value =
      target != NULL ? g_variant_ref_sink (g_variant_new_parsed (target)) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (fixture->canvas), action, value));
}

/* Walks in the order of reading until the focus is on @spot. */
static void
walk_to (Fixture *fixture, TwCanvasSpot spot)
{
  double x, y, at_x, at_y;
  const TwTile *tile = tw_tile_canvas_get_tile (fixture->canvas);

  g_assert_nonnull (tile);
  for (guint i = 0; i < TW_CANVAS_MAX_SPOTS; i++)
    {
      TwCanvasSpot focus = tw_tile_canvas_get_focus (fixture->canvas);

      if (tw_canvas_spot_equal (focus, spot))
        return;
      g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, focus, &at_x, &at_y));
      act (fixture, "canvas.walk", "'right'");
    }
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, spot, &x, &y));
  g_error ("arrows do not come to %d/%d", spot.kind, spot.index);
}

static void
assert_edges (Fixture *fixture, const char *letters)
{
  char found[5];

  tw_topology_edge_letters (&tw_tile_canvas_get_tile (fixture->canvas)->topology, found);
  g_assert_cmpstr (found, ==, letters);
}

static void
assert_undo_label (Fixture *fixture, const char *wanted)
{
  g_autofree char *label = NULL;

  g_object_get (fixture->document, "undo-label", &label, NULL);
  g_assert_cmpstr (label, ==, wanted);
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A field edge becomes city, a coat of arms and an inn come: all by keys. */
static void
test_main_job_by_keys (Fixture *fixture, gconstpointer size)
{
  const TwTopology *topology;

  show_tile (fixture, "U"); /* a road from east to west */
  act (fixture, "canvas.pen", "'city'");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  act (fixture, "canvas.press", "false");
  assert_edges (fixture, "CRFR");
  assert_undo_label (fixture, "Lay City");
  act (fixture, "canvas.arm", "'coat-of-arms'");
  act (fixture, "canvas.press", "false");
  g_assert_null (tw_tile_canvas_get_armed (fixture->canvas));
  act (fixture, "canvas.arm", "'inn'");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  act (fixture, "canvas.press", "false");
  topology = &tw_tile_canvas_get_tile (fixture->canvas)->topology;
  g_assert_cmpuint (tw_topology_symbol_count (topology, "coat-of-arms", -2), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (topology, "inn", -2), ==, 1);
  g_assert_cmpint (tw_tile_canvas_get_selected_symbol (fixture->canvas), >=, 0);
  for (guint i = 0; i < 3; i++)
    tw_document_undo (fixture->document);
  assert_edges (fixture, "FRFR");
  g_assert_false (tw_document_is_modified (fixture->document));
}

/* Seen while it lasts, one step when it is done. */
static void
test_drag_by_keys (Fixture *fixture, gconstpointer size)
{
  char shown[5];

  show_tile (fixture, "B");
  act (fixture, "canvas.pen", "'road'");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_W));
  act (fixture, "canvas.grab", NULL);
  walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  tw_topology_edge_letters (&tw_tile_canvas_get_shown (fixture->canvas)->topology, shown);
  g_assert_cmpstr (shown, ==, "FRFR");
  assert_edges (fixture, "FFFF");
  g_assert_false (tw_document_is_modified (fixture->document));
  act (fixture, "canvas.drop", NULL);
  assert_edges (fixture, "FRFR");
  g_assert_true (tw_tile_canvas_is_drawn (fixture->canvas));
  tw_document_undo (fixture->document);
  assert_edges (fixture, "FFFF");
  g_assert_false (tw_document_is_modified (fixture->document));
}

static gboolean
fields_are_on (Fixture *fixture)
{
  g_autoptr (GVariant) state =
      g_action_group_get_action_state (tw_tile_canvas_get_actions (fixture->canvas), "fields");

  return g_variant_get_boolean (state);
}

static void
test_escape_steps_back (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "B");
  act (fixture, "canvas.fields", NULL);
  tw_tile_canvas_select (fixture->canvas, SPOT (MIDDLE, 0), FALSE);
  act (fixture, "canvas.arm", "'gold'");
  g_assert_cmpstr (tw_tile_canvas_get_armed (fixture->canvas), ==, "gold");
  act (fixture, "canvas.escape", NULL);
  g_assert_null (tw_tile_canvas_get_armed (fixture->canvas));
  g_assert_cmpuint (tw_tile_canvas_get_selected (fixture->canvas), !=, 0);
  act (fixture, "canvas.escape", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_selected (fixture->canvas), ==, 0);
  g_assert_true (fields_are_on (fixture));
  act (fixture, "canvas.escape", NULL);
  g_assert_false (fields_are_on (fixture));
  /* A drag is left without a trace. */
  walk_to (fixture, SPOT (EDGE, TW_EDGE_W));
  act (fixture, "canvas.grab", NULL);
  walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  act (fixture, "canvas.escape", NULL);
  assert_edges (fixture, "FFFF");
  g_assert_cmpuint (tw_tile_canvas_get_shown (fixture->canvas)->topology.n_segments, ==, 1);
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_accessible (Fixture *fixture, gconstpointer size)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->canvas), GTK_ACCESSIBLE_ROLE_GROUP);
  show_tile (fixture, "D");
  act (fixture, "canvas.walk", "'right'");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->canvas),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Tile D: North edge, City");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->canvas),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "city north; road from east to west");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_S));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->canvas),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Tile D: South edge, Field");
}

/* Turning the view turns neither tile nor what the arrow keys mean. */
static void
test_view_turns (Fixture *fixture, gconstpointer size)
{
  double x, y, turned_x, turned_y;

  show_tile (fixture, "D");
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (EDGE, TW_EDGE_N), &x, &y));
  act (fixture, "canvas.turn", "1");
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (EDGE, TW_EDGE_N), &turned_x,
                                                &turned_y));
  g_assert_cmpfloat (turned_x, >, x + 50);
  g_assert_cmpfloat (turned_y, >, y + 50);
  assert_edges (fixture, "CRFR");
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_symbols_turn_and_go (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "B");
  walk_to (fixture, SPOT (BADGE, 0));
  act (fixture, "canvas.arm", "'flying-machine'");
  act (fixture, "canvas.press", "false");
  act (fixture, "canvas.turn", "1");
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.symbols[0].direction, ==,
                   TW_DIRECTION_NE);
  act (fixture, "canvas.delete", NULL);
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_symbols, ==, 0);
  /* With Shift it stays in hand. */
  act (fixture, "canvas.arm", "'gold'");
  act (fixture, "canvas.press", "true");
  g_assert_cmpstr (tw_tile_canvas_get_armed (fixture->canvas), ==, "gold");
  act (fixture, "canvas.arm", "'gold'");
  g_assert_null (tw_tile_canvas_get_armed (fixture->canvas));
}

static void
test_fields_changed_and_reset (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "D");
  walk_to (fixture, SPOT (BADGE, 0));
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->fields.n_fields, ==, 2);
  act (fixture, "canvas.grab", NULL);
  walk_to (fixture, SPOT (BADGE, 1));
  act (fixture, "canvas.drop", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->fields.n_fields, ==, 1);
  g_assert_true (tw_tile_item_is_overridden (item_find (fixture, "D")));
  act (fixture, "canvas.reset-fields", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->fields.n_fields, ==, 2);
  g_assert_false (tw_tile_item_is_overridden (item_find (fixture, "D")));
}

static void
test_selection_survives_undo (Fixture *fixture, gconstpointer size)
{
  const TwTopology *topology;
  guint road;

  show_tile (fixture, "D");
  topology = &tw_tile_canvas_get_tile (fixture->canvas)->topology;
  road = (guint) tw_topology_find_kind (topology, TW_KIND_ROAD);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, road), FALSE);
  act (fixture, "canvas.pen", "'city'");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  act (fixture, "canvas.press", "false"); /* the city goes, the road's number changes */
  tw_tile_canvas_select (
      fixture->canvas,
      SPOT (SEGMENT, tw_topology_find_kind (&tw_tile_canvas_get_tile (fixture->canvas)->topology,
                                            TW_KIND_ROAD)),
      FALSE);
  tw_document_undo (fixture->document);
  assert_edges (fixture, "CRFR");
  g_assert_cmpuint (tw_tile_canvas_get_selected (fixture->canvas), ==, TW_SEGMENT_BIT (road));
}

static void
test_several_are_deleted_in_one_step (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "D");
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 1), TRUE);
  act (fixture, "canvas.delete", NULL);
  assert_edges (fixture, "FFFF");
  tw_document_undo (fixture->document);
  assert_edges (fixture, "CRFR");
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_tiles (Fixture *fixture, gconstpointer size)
{
  TwTileList *tiles = tw_document_get_tiles (fixture->document);
  guint n_tiles = tw_tile_list_get_length (tiles);
  const TwTile *blank;

  show_tile (fixture, "D");
  act (fixture, "design.duplicate", NULL);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 1);
  assert_edges (fixture, "CRFR");
  g_assert_cmpstr (tw_tile_canvas_get_tile (fixture->canvas)->id, !=, "D");
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->n_start, ==, 0);
  act (fixture, "design.neighbour", "-1");
  g_assert_cmpstr (tw_tile_canvas_get_tile (fixture->canvas)->id, ==, "D");
  act (fixture, "design.next-blank", NULL);
  blank = tw_tile_canvas_get_tile (fixture->canvas);
  g_assert_cmpuint (blank->topology.n_segments, ==, 0);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 2);
  /* There is a blank one now: it is found, not another one made. */
  show_tile (fixture, "D");
  act (fixture, "design.next-blank", NULL);
  g_assert_true (tw_tile_canvas_get_tile (fixture->canvas) == blank);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 2);
  act (fixture, "design.remove", NULL);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 1);
  g_assert_nonnull (tw_tile_canvas_get_tile (fixture->canvas));
}

static void
test_copies (Fixture *fixture, gconstpointer size)
{
  GtkWidget *spin = find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON);

  show_tile (fixture, "E");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 5);
  act (fixture, "design.copies", "1");
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->count, ==, 6);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 6);
  act (fixture, "design.set-copies", "3");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 4);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->count, ==, 4);
  /* What follows each other is one step. */
  tw_document_undo (fixture->document);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->count, ==, 5);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 5);
}

static void
test_rotate_and_mirror (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "D");
  act (fixture, "design.rotate", "1");
  assert_edges (fixture, "RCRF");
  act (fixture, "design.rotate", "-1");
  assert_edges (fixture, "CRFR");
  show_tile (fixture, "K");
  assert_edges (fixture, "CFRR");
  act (fixture, "design.mirror", NULL);
  assert_edges (fixture, "CRRF");
}

static void
test_start_tile (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "D");
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->n_start, ==, 1);
  act (fixture, "design.start", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->n_start, ==, 0);
  tw_document_undo (fixture->document);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->n_start, ==, 1);
}

/* Menus for every spot of some tiles can be built and shown. */
static void
test_menus (Fixture *fixture, gconstpointer size)
{
  static const char *const ids[] = { "A", "D", "F", "W" };

  for (guint t = 0; t < G_N_ELEMENTS (ids); t++)
    {
      show_tile (fixture, ids[t]);
      for (guint i = 0; i < 14; i++)
        {
          act (fixture, "canvas.cycle", "1");
          act (fixture, "canvas.menu", NULL);
          settle ();
        }
      act (fixture, "canvas.symbols", NULL);
      settle ();
      g_assert_nonnull (find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_SEARCH_ENTRY));
    }
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_menu_actions (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "D");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_S));
  act (fixture, "canvas.menu", NULL);
  act (fixture, "canvas.land", "'city'");
  assert_edges (fixture, "CRCR");
  /* Said again it does not take it off. */
  act (fixture, "canvas.land", "'city'");
  assert_edges (fixture, "CRCR");
  walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  act (fixture, "canvas.menu", NULL);
  act (fixture, "canvas.end", "'cottage'");
  assert_edges (fixture, "CRCR");
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_segments, ==, 4);
  act (fixture, "canvas.symbol", "'inn'");
  g_assert_cmpuint (tw_topology_symbol_count (&tw_tile_canvas_get_tile (fixture->canvas)->topology,
                                              "inn", -2),
                    ==, 1);
  act (fixture, "canvas.remove-symbol", "0");
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_symbols, ==, 0);
}

/* F9 hides the strip; the inspector lies over the canvas where there is little room. */
static void
test_panels (Fixture *fixture, gconstpointer size)
{
  AdwFlap *flap = ADW_FLAP (find_widget (GTK_WIDGET (fixture->page), ADW_TYPE_FLAP));
  GtkWidget *grid = find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW);

  g_assert_cmpint (adw_flap_get_reveal_flap (flap), ==, size == NULL);
  tw_page_toggle_inspector (TW_PAGE (fixture->page));
  g_assert_cmpint (adw_flap_get_reveal_flap (flap), ==, size != NULL);
  g_assert_true (gtk_widget_get_mapped (grid));
  tw_page_toggle_panel (TW_PAGE (fixture->page));
  g_assert_false (gtk_widget_get_mapped (grid));
  tw_page_toggle_panel (TW_PAGE (fixture->page));
  g_assert_true (gtk_widget_get_mapped (grid));
}

/* Every button and switch can be told from others by who does not see it. */
static void
assert_named (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget))
    {
      gboolean has_text = find_widget (widget, GTK_TYPE_LABEL) != NULL;

      if (!has_text
          && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                GTK_ACCESSIBLE_PROPERTY_LABEL)
          && gtk_widget_get_tooltip_text (widget) == NULL
          && !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget))
          && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
        g_error ("a button in a %s has no name",
                 G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child);
}

static void
test_controls_are_named (Fixture *fixture, gconstpointer size)
{
  show_tile (fixture, "F");
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  settle ();
  assert_named (GTK_WIDGET (fixture->page));
}

/* Processor time of this thread in microseconds: what else the machine does is not counted. */
static gint64
thread_time_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_GINT64_CONSTANT (1000000) + now.tv_nsec / 1000;
}

static void
frame_cb (GdkFrameClock *clock, gint64 *since)
{
  *since = thread_time_us ();
}

typedef struct
{
  gint64 since, longest, total;
  guint n_frames;
} Frames;

static void
frame_done_cb (GdkFrameClock *clock, Frames *frames)
{
  gint64 took = thread_time_us () - frames->since;

  frames->longest = MAX (frames->longest, took);
  frames->total += took;
  frames->n_frames++;
}

/* How long frames take while something is dragged over a detailed tile. */
static void
test_frames_while_dragging (Fixture *fixture, gconstpointer size)
{
  static const TwCanvasSpot over[] = { { TW_CANVAS_EDGE, TW_EDGE_S },
                                       { TW_CANVAS_EDGE, TW_EDGE_E },
                                       { TW_CANVAS_EDGE, TW_EDGE_W },
                                       { TW_CANVAS_EDGE, TW_EDGE_N } };
  Frames frames = { 0 };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gulong before, after;

  show_tile (fixture, "S");
  before = g_signal_connect (clock, "before-paint", G_CALLBACK (frame_cb), &frames.since);
  after = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_done_cb), &frames);
  walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  act (fixture, "canvas.pen", "'road'");
  act (fixture, "canvas.grab", NULL);
  for (guint i = 0; i < 12; i++)
    {
      walk_to (fixture, over[i % G_N_ELEMENTS (over)]);
      gtk_test_widget_wait_for_draw (fixture->window);
    }
  act (fixture, "canvas.escape", NULL);
  g_signal_handler_disconnect (clock, before);
  g_signal_handler_disconnect (clock, after);
  g_assert_cmpuint (frames.n_frames, >=, 12);
  g_test_message ("%u frames, mean %.1f ms, longest %.1f ms", frames.n_frames,
                  (double) frames.total / frames.n_frames / 1000, (double) frames.longest / 1000);
  /* A busy machine may be slow; ten times too slow is a mistake in the program. */
  g_assert_cmpint (frames.total / frames.n_frames, <, 250000);
}

#define ADD(path, size, test)                                                                      \
  g_test_add ("/designer/design-page/" path, Fixture, size, fixture_set_up, test, fixture_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("main-job-by-keys", NULL, test_main_job_by_keys);
  ADD ("drag-by-keys", NULL, test_drag_by_keys);
  ADD ("escape-steps-back", NULL, test_escape_steps_back);
  ADD ("accessible", NULL, test_accessible);
  ADD ("view-turns", NULL, test_view_turns);
  ADD ("symbols-turn-and-go", NULL, test_symbols_turn_and_go);
  ADD ("fields-changed-and-reset", NULL, test_fields_changed_and_reset);
  ADD ("selection-survives-undo", NULL, test_selection_survives_undo);
  ADD ("several-deleted-in-one-step", NULL, test_several_are_deleted_in_one_step);
  ADD ("tiles", NULL, test_tiles);
  ADD ("copies", NULL, test_copies);
  ADD ("rotate-and-mirror", NULL, test_rotate_and_mirror);
  ADD ("start-tile", NULL, test_start_tile);
  ADD ("menus", NULL, test_menus);
  ADD ("menu-actions", NULL, test_menu_actions);
  ADD ("panels/wide", NULL, test_panels);
  ADD ("panels/narrow", "800x600", test_panels);
  ADD ("controls-are-named", NULL, test_controls_are_named);
  ADD ("frames-while-dragging", NULL, test_frames_while_dragging);
  return g_test_run ();
}
