/* The command palette: what it offers, how it is found and done, and where the focus goes. */
#include "app/document/own-thing.h"
#include "app/game/game-export.h"
#include "app/window/commands.h"
#include "app/window/palette.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"
#include "tests/app/window/window-set.h"

typedef struct
{
  WindowFixture f;
  GtkWindow *palette; /* (nullable): %NULL as soon as it is gone */
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  window_show (&f->f, "set.xml");
}

static gboolean
palette_is_gone (gpointer data)
{
  return ((Fixture *) data)->palette == NULL;
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  window_close (&f->f);
  window_forget (&f->f);
}

static void
show_palette (Fixture *f)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->f.window), "win.show-palette", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (TW_IS_PALETTE (window))
        f->palette = window;
    }
  g_assert_nonnull (f->palette);
  g_object_add_weak_pointer (G_OBJECT (f->palette), (gpointer *) &f->palette);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (f->palette));
}

static GtkListBox *
list_of (Fixture *f)
{
  return GTK_LIST_BOX (nth_widget (GTK_WIDGET (f->palette), GTK_TYPE_LIST_BOX, 0));
}

static GtkWidget *
entry_of (Fixture *f)
{
  return nth_widget (GTK_WIDGET (f->palette), GTK_TYPE_SEARCH_ENTRY, 0);
}

/* Returns what the @n-th row is called, or NULL. */
static const char *
title_at (Fixture *f, int n)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list_of (f), n);

  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    return NULL;
  return gtk_label_get_label (
      GTK_LABEL (gtk_widget_get_first_child (gtk_list_box_row_get_child (row))));
}

static gboolean
offers (Fixture *f, const char *title)
{
  for (int i = 0; gtk_list_box_get_row_at_index (list_of (f), i) != NULL; i++)
    if (g_strcmp0 (title_at (f, i), title) == 0)
      return TRUE;
  return FALSE;
}

static const char *
selected_title (Fixture *f)
{
  return title_at (f, gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list_of (f))));
}

static void
type (Fixture *f, const char *words)
{
  gtk_editable_set_text (GTK_EDITABLE (entry_of (f)), words);
}

/* Presses the key that the palette hears before the text of its entry. */
static void
press (Fixture *f, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (entry_of (f));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_used = FALSE;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &is_used);
    }
}

static void
enter (Fixture *f)
{
  g_signal_emit_by_name (entry_of (f), "activate");
  wait_until (palette_is_gone, f);
}

/* What cannot be done on the start page is left out. */
static void
test_here_and_now (Fixture *f, gconstpointer data)
{
  show_palette (f);
  g_assert_true (offers (f, "New Set"));
  g_assert_true (offers (f, "Full Screen"));
  g_assert_true (offers (f, "Command Palette…"));
  g_assert_false (offers (f, "Save As…"));
  g_assert_false (offers (f, "Undo"));
  g_assert_false (offers (f, "Add a language"));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
  window_open_base (f->f.window);
  show_palette (f);
  g_assert_true (offers (f, "Save As…"));
  g_assert_false (offers (f, "Undo"));
  /* From the Texts page. */
  g_assert_true (offers (f, "Add a language"));
  g_assert_true (offers (f, "Zoom In"));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* A rule to begin with is found by what it is about. */
static void
test_patterns (Fixture *f, gconstpointer data)
{
  static const char *const sought[] = { "vote", "yes", "question", "ballot" };

  window_open_base (f->f.window);
  show_palette (f);
  for (guint i = 0; i < G_N_ELEMENTS (sought); i++)
    {
      type (f, sought[i]);
      g_assert_true (offers (f, "Add Rule: A question is put to the vote: yes or no"));
    }
  type (f, "card");
  g_assert_true (offers (f, "Add Rule: A card is drawn from a deck"));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* Words in any order, without case and accents, the best one first. */
static void
test_find (Fixture *f, gconstpointer data)
{
  window_open_base (f->f.window);
  show_palette (f);
  type (f, "tile NEXT blánk");
  g_assert_cmpstr (selected_title (f), ==, "Next blank tile");
  g_assert_null (title_at (f, 1));
  type (f, "save");
  g_assert_cmpstr (title_at (f, 0), ==, "Save");
  type (f, "nothing is called so");
  g_assert_null (gtk_list_box_get_selected_row (list_of (f)));
  g_assert_null (title_at (f, 0));
  type (f, "");
  g_assert_cmpstr (selected_title (f), ==, title_at (f, 0));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* What it is called elsewhere finds it as well, behind what is called so itself. */
static void
test_also (Fixture *f, gconstpointer data)
{
  window_open_base (f->f.window);
  show_palette (f);
  type (f, "print");
  g_assert_cmpstr (selected_title (f), ==, "Print Tiles…");
  g_assert_true (offers (f, "Rules Sheet…"));
  type (f, "new tile");
  g_assert_cmpstr (selected_title (f), ==, "Next blank tile");
  type (f, "export");
  g_assert_true (offers (f, "Export Package"));
  type (f, "game");
  g_assert_true (offers (f, "Play"));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

static void
test_keys (Fixture *f, gconstpointer data)
{
  window_open_base (f->f.window);
  show_palette (f);
  press (f, GDK_KEY_Up);
  g_assert_cmpstr (selected_title (f), ==, title_at (f, 0));
  press (f, GDK_KEY_Down);
  press (f, GDK_KEY_Down);
  g_assert_cmpstr (selected_title (f), ==, title_at (f, 2));
  press (f, GDK_KEY_Page_Down);
  g_assert_cmpstr (selected_title (f), ==, title_at (f, 10));
  press (f, GDK_KEY_Page_Up);
  g_assert_cmpstr (selected_title (f), ==, title_at (f, 2));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (f->palette), entry_of (f)));
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (entry_of (f)),
                                                   GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (entry_of (f)),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* Returns the key that stands in the row called @title, or NULL. */
static const char *
key_of (Fixture *f, const char *title)
{
  for (int i = 0; title_at (f, i) != NULL; i++)
    if (g_str_equal (title_at (f, i), title))
      {
        GtkListBoxRow *row = gtk_list_box_get_row_at_index (list_of (f), i);
        GtkWidget *box = gtk_list_box_row_get_child (row), *last = gtk_widget_get_last_child (box);
        GtkWidget *group = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));

        return last != group ? gtk_label_get_label (GTK_LABEL (last)) : NULL;
      }
  g_error ("not offered: %s", title);
}

/* Where a page has a key for itself, what else it does elsewhere is told without. */
static void
test_same_key (Fixture *f, gconstpointer data)
{
  window_open_base (f->f.window);
  show_palette (f);
  g_assert_cmpstr (key_of (f, "Help"), ==, "F1");
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
  gtk_widget_activate_action (GTK_WIDGET (f->f.window), "win.page", "s", "rules");
  show_palette (f);
  g_assert_cmpstr (key_of (f, "Help"), ==, "F1");
  g_assert_cmpstr (key_of (f, "Rules of the game"), ==, "Shift+F1");
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* It is done where the focus was, which is there again; the last ones used are offered first. */
static void
test_run (Fixture *f, gconstpointer data)
{
  GtkWidget *focus;

  window_open_base (f->f.window);
  focus = gtk_window_get_focus (GTK_WINDOW (f->f.window));
  g_assert_nonnull (focus);
  show_palette (f);
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->f.window)) == focus);
  show_palette (f);
  type (f, "duplicate tile");
  enter (f);
  g_assert_true (tw_document_is_modified (tw_window_get_document (f->f.window)));
  show_palette (f);
  g_assert_cmpstr (title_at (f, 0), ==, "Duplicate");
  type (f, "undo");
  g_signal_emit_by_name (list_of (f), "row-activated",
                         gtk_list_box_get_row_at_index (list_of (f), 0));
  wait_until (palette_is_gone, f);
  g_assert_false (tw_document_is_modified (tw_window_get_document (f->f.window)));
  show_palette (f);
  g_assert_cmpstr (title_at (f, 0), ==, "Duplicate");
  g_assert_false (offers (f, "Undo"));
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* Notes what is offered now in @seen, and what is here but out of use: that does nothing. */
static void
collect (Fixture *f, GHashTable *seen)
{
  g_autoptr (GPtrArray) commands = tw_commands_new ();
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->f.window));

  show_palette (f);
  for (int i = 0; title_at (f, i) != NULL; i++)
    g_hash_table_add (seen, g_strdup (tw_palette_get_action (TW_PALETTE (f->palette), i)));
  for (guint i = 0; i < commands->len; i++)
    {
      const TwCommand *command = commands->pdata[i];
      g_autofree char *name = NULL;
      g_autoptr (GVariant) parameter = NULL;

      g_assert_true (g_action_parse_detailed_name (command->action, &name, &parameter, NULL));
      if (!g_hash_table_contains (seen, command->action)
          && gtk_widget_activate_action_variant (focus != NULL ? focus : GTK_WIDGET (f->f.window),
                                                 name, parameter))
        g_hash_table_add (seen, g_strdup (command->action));
    }
  gtk_window_close (f->palette);
  wait_until (palette_is_gone, f);
}

/* Every command works, or would with something to work on, on one of the pages: none names what is
 * nowhere. There is no application here; its actions are tested in the program. */
static void
test_all (Fixture *f, gconstpointer data)
{
  static const char *const pages[] = { "design", "set", "rules", "texts", "lab" };
  g_autoptr (GPtrArray) commands = tw_commands_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *window = GTK_WIDGET (f->f.window);

  collect (f, seen);
  window_open_base (f->f.window);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (window, "win.page", "s", pages[i]);
      collect (f, seen);
    }
  gtk_widget_activate_action (window, "win.lessons", "s", "");
  gtk_test_widget_wait_for_draw (window);
  collect (f, seen);
  gtk_widget_activate_action (window, "win.leave-play", NULL);
  gtk_widget_activate_action (window, "win.play", NULL);
  collect (f, seen);
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (window)),
                                             "play.new-game", NULL));
  gtk_test_widget_wait_for_draw (window);
  collect (f, seen);
  for (guint i = 0; i < commands->len; i++)
    {
      const TwCommand *command = commands->pdata[i];

      if (!g_str_has_prefix (command->action, "app.")
          && !g_hash_table_contains (seen, command->action))
        g_error ("nowhere: %s (%s)", command->action, command->title);
    }
}

static void
check_menu (GMenuModel *menu, GHashTable *actions, guint *n_items)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *action = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, links[j]);

          if (below != NULL)
            check_menu (below, actions, n_items);
        }
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
        {
          g_autoptr (GVariant) target =
              g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);
          g_autofree char *name = g_action_print_detailed_name (action, target);

          if (!g_hash_table_contains (actions, name))
            g_error ("in the main menu alone: %s", name);
          (*n_items)++;
        }
    }
}

static GtkMenuButton *
find_main_menu (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)))
    return GTK_MENU_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkMenuButton *found = find_main_menu (child);

      if (found != NULL && gtk_menu_button_get_menu_model (found) != NULL)
        return found;
    }
  return NULL;
}

/* What the main menu has can be found by its name, too; and all that a game can be exported to. */
static void
test_menu (Fixture *f, gconstpointer data)
{
  guint n_items = 0, n_exporters;
  int height = 0;
  const TwGameExporter *exporters = tw_game_exporters (&n_exporters);
  g_autoptr (GPtrArray) commands = tw_commands_new ();
  g_autoptr (GHashTable) actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkMenuButton *button = find_main_menu (GTK_WIDGET (f->f.window));

  g_assert_nonnull (button);
  for (guint i = 0; i < commands->len; i++)
    g_hash_table_add (actions, g_strdup (((TwCommand *) commands->pdata[i])->action));
  check_menu (gtk_menu_button_get_menu_model (button), actions, &n_items);
  g_assert_cmpuint (n_items, >, 15);
  /* All of it is seen below the header of a window 600 pixels high. */
  gtk_widget_measure (gtk_popover_get_child (gtk_menu_button_get_popover (button)),
                      GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, >, 300);
  g_assert_cmpint (height, <=, 520);
  for (guint i = 0; i < n_exporters; i++)
    {
      g_autofree char *action = g_strconcat ("play.export::", exporters[i].id, NULL);

      g_assert_true (g_hash_table_contains (actions, action));
    }
}

/* The base game has one tile more. */
static gboolean
has_new_tile (gpointer data)
{
  TwDocument *document = tw_window_get_document (((Fixture *) data)->f.window);

  return tw_tile_list_get_length (tw_document_get_tiles (document)) == 25;
}

/* What other pages can do is offered as well: whoever chooses it comes there, and it is done. */
static void
test_elsewhere (Fixture *f, gconstpointer data)
{
  window_open_base (f->f.window);
  g_assert_false (has_new_tile (f));
  gtk_widget_activate_action (GTK_WIDGET (f->f.window), "win.page", "s", "design");
  show_palette (f);
  g_assert_true (offers (f, "Draw All Missing"));
  g_assert_true (offers (f, "Plural Rule…"));
  /* Once is enough, and that is the one here. */
  g_assert_true (offers (f, "Duplicate"));
  type (f, "sort by name");
  g_assert_cmpstr (selected_title (f), ==, "Sort By: Name");
  /* What can be done here comes first. */
  type (f, "new tile");
  g_assert_cmpstr (selected_title (f), ==, "Next blank tile");
  press (f, GDK_KEY_Down);
  g_assert_cmpstr (selected_title (f), ==, "New Tile");
  g_signal_emit_by_name (list_of (f), "row-activated", gtk_list_box_get_selected_row (list_of (f)));
  wait_until (palette_is_gone, f);
  wait_until (has_new_tile, f);
}

/* What the set brings to the rules is found by its name, and shown. */
static void
test_own (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL, *action = NULL;

  window_open_base (f->f.window);
  id = tw_own_thing_add (tw_window_get_document (f->f.window), TW_OWN_SYMBOL, "Ropery", &error);
  action = g_strdup_printf ("win.show-own(('symbol', '%s'))", id);
  g_assert_no_error (error);
  show_palette (f);
  gtk_editable_set_text (GTK_EDITABLE (entry_of (f)), "ropery");
  g_assert_cmpstr (tw_palette_get_action (TW_PALETTE (f->palette), 0), ==, action);
  g_assert_cmpstr (title_at (f, 0), ==, "Ropery");
  g_signal_emit_by_name (entry_of (f), "activate");
  wait_until (palette_is_gone, f);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func) g_test_add ("/palette/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("here-and-now", test_here_and_now);
  ADD ("patterns", test_patterns);
  ADD ("find", test_find);
  ADD ("also", test_also);
  ADD ("keys", test_keys);
  ADD ("run", test_run);
  ADD ("same-key", test_same_key);
  ADD ("all", test_all);
  ADD ("menu", test_menu);
  ADD ("elsewhere", test_elsewhere);
  ADD ("own", test_own);
#undef ADD
  return g_test_run ();
}
