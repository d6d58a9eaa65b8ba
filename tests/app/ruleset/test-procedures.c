/* The Rules page: what happens, in sentences beside the list. */
#include "app/ruleset/own-list.h"
#include "app/ruleset/procedure-group.h"
#include "tests/app/ruleset/procedures-fixture.h"

static void
test_show (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  g_assert_nonnull (view_of (f));
  g_assert_nonnull (strstr (line (f, 0), "When a tile with the symbol “Mill” has been laid"));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” rises by 1.");
  /* A thing takes its place, and gives it back. */
  choose (f, "Mill");
  g_assert_null (view_of (f));
  choose (f, SUN);
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move Down")));
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_move (PageFixture *f, gconstpointer data)
{
  choose (f, SUN);
  press (f, "Move Up");
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_true (gtk_widget_get_sensitive (button_of (f, "Move Down")));
  press (f, "Move Up");
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move Up")));
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move Down")));
}

static gboolean
tells_tie (gpointer f)
{
  return says (view_of (f), "comes at the same moment");
}

static gboolean
tells_no_tie (gpointer f)
{
  return !tells_tie (f);
}

/* That two rules may come in either order is told at the rule, in its sentences, and mended there.
 */
static void
test_tie (PageFixture *f, gconstpointer data)
{
  GtkWidget *list;

  page_show_text (
      f,
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<counter id='flood' most='3'><title>Flood</title></counter>\n"
      "<procedure id='first-id' at='laid'><change what='flood' by='1'/></procedure>\n"
      "<procedure id='second-id' at='laid'><change what='flood' n='0'/></procedure>\n"
      "</rules><tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>\n",
      tw_rules_page_new, 1100);
  list = nth_widget (f->page, TW_TYPE_OWN_LIST, 0);
  g_signal_emit_by_name (list, "procedure", 2);
  wait_until (tells_tie, f);
  g_assert_true (says (view_of (f),
                       "“Flood is set to 0” comes at the same moment as “Flood rises by "
                       "1”, and nothing says which is first."));
  g_assert_false (says (view_of (f), "-id"));
  press (f, "Put It First");
  wait_until (tells_no_tie, f);
  g_assert_cmpstr (
      ((const TwProcedure *) tw_document_get_set (f->document)->own->procedures->pdata[1])->id, ==,
      "second-id");
  /* What is shown stays shown. */
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  tw_document_undo (f->document);
  wait_until (tells_tie, f);
}

/* Undo takes a new rule, and leaves the keyboard somewhere on the page. */
static void
test_new_undone (PageFixture *f, gconstpointer data)
{
  GtkRoot *root = gtk_widget_get_root (f->page);

  g_assert_true (gtk_widget_activate_action (f->page, "rules.add-rule", NULL));
  wait_until (page_is_quiet, f);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), view_of (f)));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_null (view_of (f));
  g_assert_nonnull (gtk_root_get_focus (root));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), f->page));
}

/* The patterns are all seen in a low window: their menu stands beside its button, and is no higher.
 */
static void
test_menu (PageFixture *f, gconstpointer data)
{
  GtkWidget *group = nth_widget (f->page, TW_TYPE_PROCEDURE_GROUP, 0);
  GtkMenuButton *button = GTK_MENU_BUTTON (nth_widget (group, GTK_TYPE_MENU_BUTTON, 0));
  int height;

  g_assert_cmpint (gtk_menu_button_get_direction (button), ==, GTK_ARROW_RIGHT);
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_ORIENTATION_VERTICAL,
                      -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <=, 600);
}

/* Decks and dice have a place before there is one, and leave it to their own. */
static void
test_rare (PageFixture *f, gconstpointer data)
{
  GtkWidget *list = nth_widget (f->page, TW_TYPE_OWN_LIST, 0), *button;
  guint i = 0;

  while (
      g_strcmp0 (gtk_widget_get_tooltip_text (button = nth_widget (list, GTK_TYPE_MENU_BUTTON, i)),
                 "Add a Die, a Deck, or More")
      != 0)
    i++;
  g_assert_true (gtk_widget_get_mapped (button));
  /* A deck, a die, a zone, counting figures, a list: of counters there is one. */
  g_assert_cmpint (g_menu_model_get_n_items (
                       gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button))),
                   ==, 5);
}

/* Whether what has the keyboard is seen in whole, and so is the row of the list that is marked. */
static gboolean
is_seen (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box;

  return gtk_widget_compute_bounds (widget, scrolled, &box) && box.size.height > 0
         && box.origin.y >= 0
         && box.origin.y + box.size.height <= (float) gtk_widget_get_height (scrolled);
}

static gboolean
last_is_seen (gpointer data)
{
  PageFixture *f = data;
  GtkWidget *row = NULL, *next;

  for (guint i = 0; (next = nth_widget (f->page, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (next)),
                "When a tile has been laid:")
        == 0)
      row = next;
  return row != NULL && is_seen (row);
}

static gboolean
focus_is_seen (gpointer data)
{
  return is_seen (gtk_root_get_focus (gtk_widget_get_root (((PageFixture *) data)->page)));
}

static gboolean
count_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n_frames)
{
  ++*(guint *) n_frames;
  return G_SOURCE_CONTINUE;
}

static gboolean
has_scrolled (gpointer n_frames)
{
  return *(guint *) n_frames > 3;
}

/* What comes in sight is laid out in three frames; who has the keyboard by then keeps it in sight.
 */
static void
wait_for_scrolling (PageFixture *f)
{
  guint n_frames = 0, id = gtk_widget_add_tick_callback (f->page, count_cb, &n_frames, NULL);

  wait_until (has_scrolled, &n_frames);
  gtk_widget_remove_tick_callback (f->page, id);
}

/* However long the list is, and the rule: what is new comes in sight. */
static void
test_seen (PageFixture *f, gconstpointer data)
{
  static const char skip[] = "The next turn of a player is left out";
  const char *said = "The next turn of the player on turn is left out.";

  for (guint i = 0; i < 14; i++)
    gtk_widget_activate_action (f->page, "rules.add-rule", NULL);
  wait_until (last_is_seen, f);
  toggle (f, 0);
  for (guint i = 0; i < 6; i++)
    {
      gtk_widget_grab_focus (part_row (f, "Add a Line"));
      wait_until (focus_is_seen, f);
      take_offer (f, "Add a Line", skip);
      wait_says (f, 2 + i, said);
      wait_for_scrolling (f);
      wait_until (focus_is_seen, f);
    }
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (f->page))
                 == nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, 7));
}

static gboolean
is_gone (gpointer data)
{
  return view_of (data) == NULL;
}

/* Redo brings back what undo took from under one's eyes, unless something else was chosen. */
static void
test_redo (PageFixture *f, gconstpointer data)
{
  gtk_widget_activate_action (f->page, "rules.add-rule", NULL);
  wait_says (f, 1, "The player on turn gets 1 point.");
  tw_document_undo (f->document);
  wait_until (is_gone, f);
  tw_document_redo (f->document);
  wait_says (f, 1, "The player on turn gets 1 point.");
  tw_document_undo (f->document);
  wait_until (is_gone, f);
  choose (f, "Mill");
  tw_document_redo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_null (view_of (f));
}

/* Only a rule can be pasted: what pastes is insensitive else. */
static void
test_clipboard (PageFixture *f, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (f->page);
  GtkWidget *button;

  gdk_clipboard_set_text (clipboard, "a recipe");
  choose (f, RAIN);
  button = button_of (f, "Copy Rule");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.paste-rule");
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_widget_activate_action (f->page, "rules.copy-rule", NULL);
  g_assert_true (gtk_widget_get_sensitive (button));
  gdk_clipboard_set_content (clipboard, NULL);
  g_assert_false (gtk_widget_get_sensitive (button));
}

/* Begun from nothing, with a line more and a line less. */
static void
test_new (PageFixture *f, gconstpointer data)
{
  gtk_widget_activate_action (f->page, "rules.add-rule", NULL);
  wait_says (f, 1, "The player on turn gets 1 point.");
  toggle (f, 0);
  take_offer (f, "Add a Line", "The next turn of a player is left out");
  wait_says (f, 2, "The next turn of the player on turn is left out.");
  /* What is new is open, and has the keyboard; what is moved stays open. */
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (f->page))
                 == nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, 2));
  toggle (f, 0);
  g_assert_false (gtk_widget_get_sensitive (button_of (f, "Move This Line Down")));
  press (f, "Move This Line Up");
  wait_says (f, 2, "The player on turn gets 1 point.");
  press (f, "Move This Line Down");
  wait_says (f, 1, "The player on turn gets 1 point.");
  toggle (f, 2);
  toggle (f, 1);
  press (f, "Remove This Line");
  wait_says (f, 1, "The next turn of the player on turn is left out.");
  gtk_widget_activate_action (f->page, "rules.rule-earlier", NULL);
  g_assert_true (told (f, 0, "When a tile has been laid:"));
  gtk_widget_activate_action (f->page, "rules.remove-rule", NULL);
  wait_until (page_is_quiet, f);
  g_assert_false (told (f, 0, "When a tile has been laid:"));
}

static gboolean
has_pasted (gpointer data)
{
  return tw_own_procedure_n (tw_document_get_set (((PageFixture *) data)->document)) == 4;
}

/* What is pasted has an id of its own, and is shown; so is a pattern. */
static void
test_copy (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  gtk_widget_activate_action (f->page, "rules.copy-rule", NULL);
  gtk_widget_activate_action (f->page, "rules.paste-rule", NULL);
  wait_until (has_pasted, f);
  wait_says (f, 0, "When a tile with the symbol “Mill” has been laid:");
  gtk_widget_activate_action (f->page, "rules.add-pattern", "s", "symbol-scores");
  wait_says (f, 1, "The player on turn gets 2 points.");
}

/* The row of the pattern with that title, in the menu at the button that adds a rule. */
static GtkWidget *
pattern_row (PageFixture *f, const char *title)
{
  GtkWidget *group = nth_widget (f->page, TW_TYPE_PROCEDURE_GROUP, 0);
  GtkWidget *button = nth_widget (group, GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), *row;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  for (guint i = 0; (row = nth_widget (popover, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  g_assert_not_reached ();
}

/* A pattern shows what it says before it is chosen. */
static void
test_patterns (PageFixture *f, gconstpointer data)
{
  GtkWidget *row = pattern_row (f, "A feature is completed");

  wait_until (page_is_quiet, f);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "When a complete feature has been counted: If the feature counted is a city: "
                   "The player on turn gets 2 points.");
  gtk_widget_activate (row);
  wait_says (f, 0, "When a complete feature has been counted:");
  g_assert_false (gtk_widget_get_mapped (row));
}

/* While another page is seen nothing is told; what is told then is of now. */
static void
test_hidden (PageFixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  choose (f, SUN);
  gtk_widget_set_visible (f->page, FALSE);
  g_assert_true (tw_own_procedure_move (f->document, 2, FALSE, &error));
  gtk_widget_set_visible (f->page, TRUE);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_true (gtk_widget_get_sensitive (button_of (f, "Move Down")));
}

static void
test_remove (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  press (f, "Remove Rule");
  g_assert_null (row_of (f, RAIN));
  /* The next one takes its place, and the keyboard is with it. */
  g_assert_nonnull (row_of (f, SUN));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");
  g_assert_true (row_of (f, SUN) == gtk_root_get_focus (gtk_widget_get_root (f->page)));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_nonnull (row_of (f, RAIN));
  g_assert_cmpstr (line (f, 1), ==, "“Flood” is set to 0.");

  /* What others need stays, and stays shown. */
  choose (f, "Flood");
  choose (f, "Read and Change It as a Sentence");
  g_assert_cmpstr (line (f, 0), ==, "There is a counter “Flood” (at most 3).");
  press (f, "Remove Rule");
  g_assert_nonnull (row_of (f, "Flood"));
  g_assert_nonnull (view_of (f));
}

/* What is declared is no rule that could be shown next: the keyboard is with what is seen. */
static void
test_remove_last (PageFixture *f, gconstpointer data)
{
  GtkWidget *focus;

  choose (f, SUN);
  press (f, "Remove Rule");
  g_assert_true (row_of (f, RAIN) == gtk_root_get_focus (GTK_ROOT (f->window)));
  gtk_widget_activate_action (f->page, "rules.remove-rule", NULL);
  wait_until (page_is_quiet, f);
  g_assert_null (row_of (f, RAIN));
  g_assert_nonnull (row_of (f, "Flood"));
  g_assert_null (view_of (f));
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_child_focus (f->page, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (f->window)) != focus);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/procedures/show", PageFixture, NULL, set_up_wet, test_show, page_tear_down);
  g_test_add ("/ruleset/procedures/move", PageFixture, NULL, set_up_wet, test_move, page_tear_down);
  g_test_add ("/ruleset/procedures/tie", PageFixture, NULL, NULL, test_tie, page_tear_down);
  g_test_add ("/ruleset/procedures/new-undone", PageFixture, NULL, set_up_wet, test_new_undone,
              page_tear_down);
  g_test_add ("/ruleset/procedures/menu", PageFixture, NULL, set_up_wet, test_menu, page_tear_down);
  g_test_add ("/ruleset/procedures/rare", PageFixture, NULL, set_up_wet, test_rare, page_tear_down);
  g_test_add ("/ruleset/procedures/hidden", PageFixture, NULL, set_up_wet, test_hidden,
              page_tear_down);
  g_test_add ("/ruleset/procedures/remove", PageFixture, NULL, set_up_wet, test_remove,
              page_tear_down);
  g_test_add ("/ruleset/procedures/remove-last", PageFixture, NULL, set_up_wet, test_remove_last,
              page_tear_down);
  g_test_add ("/ruleset/procedures/new", PageFixture, NULL, set_up_wet, test_new, page_tear_down);
  g_test_add ("/ruleset/procedures/copy", PageFixture, NULL, set_up_wet, test_copy, page_tear_down);
  g_test_add ("/ruleset/procedures/patterns", PageFixture, NULL, set_up_wet, test_patterns,
              page_tear_down);
  g_test_add ("/ruleset/procedures/seen", PageFixture, NULL, set_up_wet, test_seen, page_tear_down);
  g_test_add ("/ruleset/procedures/redo", PageFixture, NULL, set_up_wet, test_redo, page_tear_down);
  g_test_add ("/ruleset/procedures/clipboard", PageFixture, NULL, set_up_wet, test_clipboard,
              page_tear_down);
  return g_test_run ();
}
