/* The Rules page: what happens, in sentences beside the list. */
#include "app/ruleset/procedure-view.h"
#include "app/widgets/offer-row.h"
#include "tests/app/ruleset/rules-page-fixture.h"

#define RAIN "When a tile with the symbol “Mill” has been laid:"
#define SUN  "After the counting, when a tile with the symbol “Mill” has been laid:"

static const char wet[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<counter id='flood' most='3'><title>Flood</title></counter>\n"
    "<procedure id='rain' at='laid' if-symbol='mill'><change what='flood' by='1'/></procedure>\n"
    "<procedure id='sun' at='after-counting' if-symbol='mill'><change what='flood' "
    "n='0'/></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

static void
set_up_wet (PageFixture *f, gconstpointer data)
{
  page_show_text (f, wet, tw_rules_page_new, 1100);
}

/* What happens, if that is what is shown. */
static GtkWidget *
view_of (PageFixture *f)
{
  return nth_widget (f->page, TW_TYPE_PROCEDURE_VIEW, 0);
}

/* The button of the view with that tooltip or label. */
static GtkWidget *
button_of (PageFixture *f, const char *words)
{
  GtkWidget *button;

  for (guint i = 0; (button = nth_widget (view_of (f), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0
        || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words) == 0)
      return button;
  g_assert_not_reached ();
}

static void
press (PageFixture *f, const char *words)
{
  GtkWidget *button = button_of (f, words);

  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
}

static const char *
line (PageFixture *f, guint n)
{
  return gtk_label_get_text (GTK_LABEL (nth_widget (view_of (f), GTK_TYPE_LABEL, n)));
}

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

/* ---- the parts ------------------------------------------------------------------------- */

/* Opens line @n, or closes it. */
static void
toggle (PageFixture *f, guint n)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, n));

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
  wait_until (page_is_quiet, f);
}

/* The row of the view with that title, or NULL. */
static GtkWidget *
part_row (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (view_of (f), ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  return NULL;
}

/* Whether line @n says those words. */
static gboolean
told (PageFixture *f, guint n, const char *words)
{
  GtkWidget *button = nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, n);

  return button != NULL
         && strcmp (gtk_label_get_text (GTK_LABEL (nth_widget (button, GTK_TYPE_LABEL, 0))), words)
                == 0;
}

/* What is waited for: that line @n says @words. */
typedef struct
{
  PageFixture *f;
  guint n;
  const char *words;
} Line;

static gboolean
line_says (gpointer data)
{
  const Line *wanted = data;

  return told (wanted->f, wanted->n, wanted->words);
}

static void
wait_says (PageFixture *f, guint n, const char *words)
{
  Line wanted = { f, n, words };

  wait_until (line_says, &wanted);
}

static gboolean
is_modified (gpointer data)
{
  return tw_document_is_modified (((PageFixture *) data)->document);
}

#define AMOUNT                                                                                     \
  "By how much it is raised: a number, a setting or a counter of the game; below 0 it is lowered"
#define MOMENT "When it is carried out; without it only when another one does it"

#define COUNTED "All that the tile has completed is counted, and figures are home"
#define LIES    "A tile lies, no figure is placed yet"

/* What the row offers, and which of that is chosen. */
static const char *
chosen_of (GtkWidget *row)
{
  GtkStringObject *item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));

  return item != NULL ? gtk_string_object_get_string (item) : NULL;
}

static void
pick (GtkWidget *row, const char *title)
{
  GListModel *titles = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (titles); i++)
    if (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (titles), i), title) == 0)
      {
        adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
        return;
      }
  g_error ("“%s” is not offered", title);
}

/* The sentence says what was chosen, its line stays open, and the keyboard stays at its part. */
static void
test_parts (PageFixture *f, gconstpointer data)
{
  GtkWidget *row;

  choose (f, RAIN);
  g_assert_null (part_row (f, MOMENT));
  toggle (f, 0);
  row = part_row (f, MOMENT);
  g_assert_true (ADW_IS_COMBO_ROW (row));
  g_assert_true (gtk_widget_grab_focus (row));
  pick (row, COUNTED);
  wait_says (f, 0, "After the counting, when a tile with the symbol “Mill” has been laid:");
  g_assert_true (part_row (f, MOMENT) == gtk_root_get_focus (gtk_widget_get_root (f->page)));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (chosen_of (part_row (f, MOMENT)), ==, LIES);
  toggle (f, 0);
  g_assert_null (part_row (f, MOMENT));
}

static void
set_amount (PageFixture *f, const char *text)
{
  GtkWidget *row = part_row (f, AMOUNT);

  g_assert_true (ADW_IS_ENTRY_ROW (row));
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_emit_by_name (row, "apply");
}

/* What cannot be is told below its part, and can be typed better. */
static void
test_problem (PageFixture *f, gconstpointer data)
{
  GtkWidget *below;

  choose (f, RAIN);
  toggle (f, 1);
  set_amount (f, "much");
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));
  below = gtk_widget_get_next_sibling (part_row (f, AMOUNT));
  g_assert_nonnull (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (below)), "much"));
  g_assert_true (gtk_widget_has_css_class (below, "error"));
  /* It does not outlive what is chosen elsewhere: the line says what holds. */
  toggle (f, 0);
  pick (part_row (f, MOMENT), COUNTED);
  wait_says (f, 0, "After the counting, when a tile with the symbol “Mill” has been laid:");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (part_row (f, AMOUNT))), ==, "1");
  set_amount (f, "2");
  wait_says (f, 1, "“Flood” rises by 2.");
  below = gtk_widget_get_next_sibling (part_row (f, AMOUNT));
  g_assert_false (gtk_widget_has_css_class (below, "error"));
}

/* The offer of the row @title that says @words, NULL if it does not offer it. */
static GtkWidget *
find_offer (PageFixture *f, const char *title, const char *words)
{
  GtkWidget *row = part_row (f, title), *list, *offer;

  g_assert_true (TW_IS_OFFER_ROW (row));
  tw_offer_row_open (TW_OFFER_ROW (row));
  list = nth_widget (row, GTK_TYPE_LIST_BOX, 0);
  for (int i = 0;
       (offer = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i))) != NULL; i++)
    if (strcmp (gtk_label_get_text (
                    GTK_LABEL (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (offer)))),
                words)
        == 0)
      return offer;
  return NULL;
}

static void
take_offer (PageFixture *f, const char *title, const char *words)
{
  GtkWidget *offer = find_offer (f, title, words);

  g_assert_nonnull (offer);
  g_signal_emit_by_name (gtk_widget_get_parent (offer), "row-activated", offer);
}

/* A part that is added says something once it is chosen. */
static void
test_more (PageFixture *f, gconstpointer data)
{
  GtkWidget *more;

  choose (f, RAIN);
  toggle (f, 0);
  take_offer (f, "Say More", "What comes first at one moment: the lower number");
  g_assert_false (tw_document_is_modified (f->document));
  more = part_row (f, "What comes first at one moment: the lower number");
  g_assert_true (ADW_IS_ENTRY_ROW (more));
  gtk_editable_set_text (GTK_EDITABLE (more), "7");
  g_signal_emit_by_name (more, "apply");
  wait_until (is_modified, f);
}

/* What was typed and not taken is given up by Escape, with what was told of it. */
static gboolean
escape (GtkWidget *row)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);
  gboolean is_handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Escape, 0, 0, &is_handled);
    }
  return is_handled;
}

static void
test_escape (PageFixture *f, gconstpointer data)
{
  GtkWidget *row, *button;

  choose (f, RAIN);
  toggle (f, 1);
  row = part_row (f, AMOUNT);
  g_assert_false (escape (row));
  set_amount (f, "much");
  wait_until (page_is_quiet, f);
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_next_sibling (row), "error"));
  g_assert_true (escape (row));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "1");
  g_assert_false (gtk_widget_has_css_class (gtk_widget_get_next_sibling (row), "error"));
  gtk_widget_grab_focus (row);
  gtk_editable_set_text (GTK_EDITABLE (row), "2");
  for (guint i = 0;
       (button = nth_widget (row, GTK_TYPE_BUTTON, i)) != NULL
       && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (button)), "adw-entry-apply-symbolic")
              != 0;
       i++)
    ;
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Apply");
  g_assert_true (escape (row));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "1");
  g_assert_false (tw_document_is_modified (f->document));
}

/* A part that was only begun is taken away again, and offered anew. */
static void
test_discard (PageFixture *f, gconstpointer data)
{
  static const char order[] = "What comes first at one moment: the lower number";
  GtkWidget *row, *button = NULL;

  choose (f, RAIN);
  toggle (f, 0);
  take_offer (f, "Say More", order);
  row = part_row (f, order);
  g_assert_null (find_offer (f, "Say More", order));
  for (guint i = 0; button == NULL || !gtk_widget_has_css_class (button, "flat")
                    || gtk_widget_get_tooltip_text (button) == NULL;
       i++)
    button = nth_widget (row, GTK_TYPE_BUTTON, i);
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (part_row (f, order));
  g_assert_nonnull (find_offer (f, "Say More", order));
  take_offer (f, "Say More", order);
  g_assert_true (escape (part_row (f, order)));
  g_assert_null (part_row (f, order));
  g_assert_false (tw_document_is_modified (f->document));
}

/* What is there alone says so. */
static void
test_only (PageFixture *f, gconstpointer data)
{
  GtkWidget *row;

  choose (f, RAIN);
  toggle (f, 1);
  row =
      part_row (f, "The counter, or the value of the feature: what each who has the majority gets "
                   "for it");
  g_assert_false (ADW_IS_COMBO_ROW (row));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "Flood. Nothing else in the set can stand here.");
}

/* The list of offers: headings, and only what was searched for. */
static void
test_offers (PageFixture *f, gconstpointer data)
{
  GtkWidget *offer, *list, *entry;
  guint n_shown = 0;

  choose (f, RAIN);
  toggle (f, 0);
  offer = find_offer (f, "Add a Line", "Ends the game at once; what stands in it says why");
  g_assert_nonnull (offer);
  list = gtk_widget_get_parent (offer);
  entry = nth_widget (part_row (f, "Add a Line"), GTK_TYPE_SEARCH_ENTRY, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_header (
                       gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)))),
                   ==, "What Happens");
  gtk_editable_set_text (GTK_EDITABLE (entry), "game ENDS");
  g_signal_emit_by_name (entry, "search-changed");
  for (int i = 0; gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i) != NULL; i++)
    n_shown += gtk_widget_get_child_visible (
        GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)));
  g_assert_cmpuint (n_shown, ==, 1);
  g_signal_emit_by_name (entry, "activate");
  wait_until (is_modified, f);
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
  choose (f, "There is a counter “Flood” (at most 3).");
  press (f, "Remove Rule");
  g_assert_nonnull (row_of (f, "There is a counter “Flood” (at most 3)."));
  g_assert_nonnull (view_of (f));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/procedures/show", PageFixture, NULL, set_up_wet, test_show, page_tear_down);
  g_test_add ("/ruleset/procedures/move", PageFixture, NULL, set_up_wet, test_move, page_tear_down);
  g_test_add ("/ruleset/procedures/hidden", PageFixture, NULL, set_up_wet, test_hidden,
              page_tear_down);
  g_test_add ("/ruleset/procedures/remove", PageFixture, NULL, set_up_wet, test_remove,
              page_tear_down);
  g_test_add ("/ruleset/procedures/parts", PageFixture, NULL, set_up_wet, test_parts,
              page_tear_down);
  g_test_add ("/ruleset/procedures/problem", PageFixture, NULL, set_up_wet, test_problem,
              page_tear_down);
  g_test_add ("/ruleset/procedures/more", PageFixture, NULL, set_up_wet, test_more, page_tear_down);
  g_test_add ("/ruleset/procedures/new", PageFixture, NULL, set_up_wet, test_new, page_tear_down);
  g_test_add ("/ruleset/procedures/copy", PageFixture, NULL, set_up_wet, test_copy, page_tear_down);
  g_test_add ("/ruleset/procedures/escape", PageFixture, NULL, set_up_wet, test_escape,
              page_tear_down);
  g_test_add ("/ruleset/procedures/discard", PageFixture, NULL, set_up_wet, test_discard,
              page_tear_down);
  g_test_add ("/ruleset/procedures/only", PageFixture, NULL, set_up_wet, test_only, page_tear_down);
  g_test_add ("/ruleset/procedures/offers", PageFixture, NULL, set_up_wet, test_offers,
              page_tear_down);
  g_test_add ("/ruleset/procedures/redo", PageFixture, NULL, set_up_wet, test_redo, page_tear_down);
  g_test_add ("/ruleset/procedures/clipboard", PageFixture, NULL, set_up_wet, test_clipboard,
              page_tear_down);
  return g_test_run ();
}
