/* The Design page with real widgets: tiles, panels, names, and how long frames take. */
#include <string.h>
#include <time.h>

#include "app/designer/design-page-private.h"
#include "app/pictures/door.h"
#include "app/widgets/tile-cell.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/wait.h"

static void
test_tiles (DesignFixture *fixture, gconstpointer size)
{
  TwTileList *tiles = tw_document_get_tiles (fixture->document);
  guint n_tiles = tw_tile_list_get_length (tiles);
  const TwTile *blank;

  design_show_tile (fixture, "D");
  design_act (fixture, "design.duplicate", NULL);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 1);
  design_assert_edges (fixture, "CRFR");
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->tile->id, !=, "D");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->n_start, ==, 0);
  design_act (fixture, "design.neighbour", "-1");
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->tile->id, ==, "D");
  design_act (fixture, "design.next-blank", NULL);
  blank = tw_tile_canvas_get_state (fixture->canvas)->tile;
  g_assert_cmpuint (blank->topology.n_segments, ==, 0);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 2);
  /* There is a blank one now: it is found, not another one made. */
  design_show_tile (fixture, "D");
  design_act (fixture, "design.next-blank", NULL);
  g_assert_true (tw_tile_canvas_get_state (fixture->canvas)->tile == blank);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 2);
  design_act (fixture, "design.remove", NULL);
  g_assert_cmpuint (tw_tile_list_get_length (tiles), ==, n_tiles + 1);
  g_assert_nonnull (tw_tile_canvas_get_state (fixture->canvas)->tile);
}

static void
test_copies (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *spin = design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_SPIN_BUTTON);

  design_show_tile (fixture, "E");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 5);
  design_act (fixture, "design.copies", "1");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->count, ==, 6);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 6);
  design_act (fixture, "design.set-copies", "3");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 4);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->count, ==, 4);
  /* What follows each other is one step. */
  tw_document_undo (fixture->document);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->count, ==, 5);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 5);
}

typedef struct
{
  TwTileCanvas *canvas;
  const TwTile *before;
} Transformed;

static gboolean
is_transformed (gpointer data)
{
  const Transformed *transformed = data;

  return tw_tile_canvas_get_state (transformed->canvas)->tile != transformed->before;
}

/* Saved games are looked through first. */
static void
transform (DesignFixture *fixture, const char *action, const char *parameter)
{
  Transformed transformed = { fixture->canvas, tw_tile_canvas_get_state (fixture->canvas)->tile };

  design_act (fixture, action, parameter);
  wait_until (is_transformed, &transformed);
}

static void
test_rotate_and_mirror (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  transform (fixture, "design.rotate", "1");
  design_assert_edges (fixture, "RCRF");
  g_assert_cmpstr (
      tw_tile_canvas_get_state (fixture->canvas)->message, ==,
      "Rotated: edges RCRF. The game starts with it so; saved games keep it as it was.");
  transform (fixture, "design.rotate", "-1");
  design_assert_edges (fixture, "CRFR");
  design_show_tile (fixture, "K");
  design_assert_edges (fixture, "CFRR");
  transform (fixture, "design.rotate", "1");
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->message, ==,
                   "Rotated: edges RCFR. In play nothing changes; saved games show it as it was.");
  transform (fixture, "design.rotate", "-1");
  transform (fixture, "design.mirror", NULL);
  design_assert_edges (fixture, "CRRF");
  g_assert_cmpstr (
      tw_tile_canvas_get_state (fixture->canvas)->message, ==,
      "Mirrored: edges CRRF. In play it is another tile now; saved games keep the old one.");
}

static void
test_start_tile (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->n_start, ==, 1);
  design_act (fixture, "design.start", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->n_start, ==, 0);
  tw_document_undo (fixture->document);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->n_start, ==, 1);
}

/* What was undone is not said to be there; Redo says that it is there again. */
static void
test_undo_words (DesignFixture *fixture, gconstpointer size)
{
  g_autofree char *label = NULL, *undone = NULL, *again = NULL;

  design_show_tile (fixture, "D");
  design_act (fixture, "design.start", NULL);
  tw_tile_canvas_say (fixture->canvas, "Made.");
  g_object_get (fixture->document, "undo-label", &label, NULL);
  undone = g_strdup_printf ("Undone: %s", label);
  again = g_strdup_printf ("Done again: %s", label);
  tw_document_undo (fixture->document);
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->message, ==, undone);
  tw_document_redo (fixture->document);
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->message, ==, again);
  /* Once something else is done it is old news. */
  design_act (fixture, "design.start", NULL);
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->message, ==, "");
}

/* Pens and the like have their keys wherever one has clicked on the page. */
static void
test_keys_everywhere (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);
  gboolean is_there = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (one)
                        && gtk_event_controller_get_propagation_phase (one) == GTK_PHASE_BUBBLE
                        && j < g_list_model_get_n_items (G_LIST_MODEL (one));
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (one), j);
          GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

          is_there |= GTK_IS_NAMED_ACTION (action)
                      && g_str_equal (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)),
                                      "win.to-table");
        }
    }
  g_assert_true (is_there);
}

/* F9 hides the strip; the inspector lies over the canvas where there is little room. */
static void
test_panels (DesignFixture *fixture, gconstpointer size)
{
  AdwFlap *flap = ADW_FLAP (design_find_widget (GTK_WIDGET (fixture->page), ADW_TYPE_FLAP));
  GtkWidget *grid = design_find_widget (GTK_WIDGET (fixture->page), GTK_TYPE_GRID_VIEW);

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
      gboolean has_text = design_find_widget (widget, GTK_TYPE_LABEL) != NULL;

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
test_controls_are_named (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "F");
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  design_settle ();
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
test_frames_while_dragging (DesignFixture *fixture, gconstpointer size)
{
  static const TwCanvasSpot over[] = { { TW_CANVAS_EDGE, TW_EDGE_S },
                                       { TW_CANVAS_EDGE, TW_EDGE_E },
                                       { TW_CANVAS_EDGE, TW_EDGE_W },
                                       { TW_CANVAS_EDGE, TW_EDGE_N } };
  Frames frames = { 0 };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  gulong before, after;

  design_show_tile (fixture, "S");
  before = g_signal_connect (clock, "before-paint", G_CALLBACK (frame_cb), &frames.since);
  after = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_done_cb), &frames);
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.pen", "'road'");
  design_act (fixture, "canvas.grab", NULL);
  for (guint i = 0; i < 12; i++)
    {
      design_walk_to (fixture, over[i % G_N_ELEMENTS (over)]);
      gtk_test_widget_wait_for_draw (fixture->window);
    }
  design_act (fixture, "canvas.escape", NULL);
  g_signal_handler_disconnect (clock, before);
  g_signal_handler_disconnect (clock, after);
  g_assert_cmpuint (frames.n_frames, >=, 12);
  g_test_message ("%u frames, mean %.1f ms, longest %.1f ms", frames.n_frames,
                  (double) frames.total / frames.n_frames / 1000, (double) frames.longest / 1000);
  /* A busy machine may be slow; ten times too slow is a mistake in the program. */
  g_assert_cmpint (frames.total / frames.n_frames, <, 250000);
}

/* In a window that is hardly wider than a phone all of the drawing is within it. */
static void
test_narrow (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  graphene_rect_t bounds;

  design_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->canvas), page, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (page));
}

/* A page that was left for another before it was idle leaves the focus there. */
static void
test_left_at_once (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *window = gtk_window_new (), *stack = gtk_stack_new ();
  GtkWidget *button = gtk_button_new_with_label ("table");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_stack_set_transition_type (GTK_STACK (stack), GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_stack_set_transition_duration (GTK_STACK (stack), 60000);
  gtk_stack_add_named (GTK_STACK (stack), tw_design_page_new (fixture->document, fixture->textures),
                       "design");
  gtk_stack_add_named (GTK_STACK (stack), button, "table");
  gtk_window_set_child (GTK_WINDOW (window), stack);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (stack))
    g_main_context_iteration (NULL, TRUE);
  gtk_stack_set_visible_child (GTK_STACK (stack), button);
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_stack_get_transition_running (GTK_STACK (stack)));
  design_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  design_settle ();
}

/* How often @words are to be read below @widget. */
static guint
count_words (GtkWidget *widget, const char *words)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_words (child, words);
  return n;
}

/* Of the tile's problems, of the canvas and of the group of pictures one says why. */
static void
test_refused_once (DesignFixture *fixture, gconstpointer size)
{
  TwTileItem *item = design_find_item (fixture, "D");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("BM", 2);
  g_autoptr (TwTile) tile = NULL;
  TwTileReference reference = { 0 };

  tw_document_set_checks (NULL, tw_picture_door_check, NULL);
  tw_picture_file_set (&reference.picture, "references/bad.png", bytes);
  tw_tile_reference_default (&reference);
  tile = tw_tile_with_reference (tw_tile_item_get_tile (item), &reference);
  tw_picture_file_clear (&reference.picture);
  design_show_tile (fixture, "D");
  tw_document_replace_tile (fixture->document, item, tile, "Choose", NULL);
  while (tw_document_get_problems (fixture->document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 50; i++)
    {
      design_settle ();
      g_usleep (10000);
    }
  g_assert_cmpuint (count_words (GTK_WIDGET (fixture->page), "references/bad.png: "), ==, 1);
  tw_document_set_checks (NULL, NULL, NULL);
}

static void
assert_hint (DesignFixture *fixture, GtkWidget *focus, const char *wanted)
{
  const char *words;

  gtk_widget_grab_focus (focus);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  design_settle ();
  words = gtk_label_get_label (fixture->page->words);
  if (strstr (words, wanted) == NULL)
    g_error ("“%s” does not tell of “%s”", words, wanted);
}

/* The line below the tile tells of the keys that work where the keyboard is, and of no others;
 * whoever clicks reads of clicks, and a message comes before both. */
static void
test_key_hints (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);
  GtkWidget *shelf = GTK_WIDGET (fixture->page->shelf);

  design_show_tile (fixture, "D");
  gtk_widget_grab_focus (canvas);
  assert_hint (fixture, canvas, "A click on an edge");
  design_act (fixture, "canvas.walk", "'right'");
  assert_hint (fixture, canvas, "Space: click");
  assert_hint (fixture, canvas, "J: drag");
  assert_hint (fixture, canvas, "C R F V M P L: pen");
  assert_hint (fixture, GTK_WIDGET (fixture->page->grid), "Menu: menu");
  assert_hint (fixture, GTK_WIDGET (fixture->page->grid), "Space: play with it");
  assert_hint (fixture, GTK_WIDGET (fixture->page->grid), "Alt+← Alt+→: earlier, later");
  assert_hint (fixture, gtk_widget_get_first_child (fixture->page->pens), "Space: choose");
  assert_hint (fixture, design_find_widget (shelf, GTK_TYPE_TOGGLE_BUTTON), "A–Z: search");
  /* Letters search there. */
  g_assert_null (strstr (gtk_label_get_label (fixture->page->words), "pen"));
  assert_hint (fixture, design_find_widget (GTK_WIDGET (fixture->page->inspector), GTK_TYPE_SWITCH),
               "Ctrl+D: duplicate");
  design_act (fixture, "canvas.fields", NULL);
  tw_tile_canvas_say (fixture->canvas, "Said.");
  assert_hint (fixture, canvas, "Said.");
  /* There is none, and the key says so. */
  design_act (fixture, "canvas.own-pen", NULL);
  assert_hint (fixture, canvas, "no land of its own");
}

#define ADD(path, size, test)                                                                      \
  g_test_add ("/designer/design-page/" path, DesignFixture, size, design_set_up, test,             \
              design_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("tiles", NULL, test_tiles);
  ADD ("copies", NULL, test_copies);
  ADD ("rotate-and-mirror", NULL, test_rotate_and_mirror);
  ADD ("start-tile", NULL, test_start_tile);
  ADD ("undo-words", NULL, test_undo_words);
  ADD ("keys-everywhere", NULL, test_keys_everywhere);
  ADD ("key-hints", NULL, test_key_hints);
  ADD ("panels/wide", NULL, test_panels);
  ADD ("panels/narrow", "800x600", test_panels);
  ADD ("controls-are-named", NULL, test_controls_are_named);
  ADD ("frames-while-dragging", NULL, test_frames_while_dragging);
  ADD ("left-at-once", NULL, test_left_at_once);
  ADD ("narrow", "460x700", test_narrow);
  ADD ("refused-once", NULL, test_refused_once);
  return g_test_run ();
}
