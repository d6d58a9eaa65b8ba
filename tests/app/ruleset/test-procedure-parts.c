/* The Rules page: the parts of a rule, changed, added and given up. */
#include "app/widgets/searched-list.h"
#include "tests/app/ruleset/procedures-fixture.h"

#define AMOUNT "By how much it is raised"
#define MOMENT "When it happens"

#define ORDER  "What comes first at one moment"
#define PLAYED "That part of the game is in play"

#define SORT  "What is chosen, counted or gone through"
#define TILES "Tiles that lie face up"

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

static GtkAdjustment *
scrolled_around (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
}

/* What one changes stays where it is, however long the rule is. */
static void
test_stays (PageFixture *f, gconstpointer data)
{
  GtkAdjustment *down;
  double bottom;

  choose (f, RAIN);
  for (guint line = 0; line < 2; line++)
    toggle (f, line);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1200, 300);
  wait_until (page_is_quiet, f);
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (f->window);
  down = scrolled_around (part_row (f, AMOUNT));
  bottom = gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down);
  g_assert_cmpfloat (bottom, >, 100);
  gtk_adjustment_set_value (down, bottom - 20);
  set_amount (f, "2");
  wait_until (page_is_quiet, f);
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (scrolled_around (part_row (f, AMOUNT)) == down);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (down), bottom - 20, 2);
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

static void
set_up_miller (PageFixture *f, gconstpointer data)
{
  page_show_text (f,
                  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                  "<figure id='miller' neutral='true' supply='1' weight='0'>"
                  "<title>Miller</title></figure>\n"
                  "<procedure id='come' at='laid'><choose as='who' what='figure'>"
                  "<where of='miller'/><move what='who' to='tile'/></choose></procedure></rules>\n"
                  "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                  "</tile-set>\n",
                  tw_rules_page_new, 1100);
}

static GtkWidget *
list_in (GtkWidget *widget)
{
  GtkWidget *list =
      GTK_IS_LIST_VIEW (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL
          ? widget
          : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = list_in (child);
  return list;
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* Picks the choice @i of the row in its list, as a click there does. */
static void
pick_in_list (GtkWidget *row, guint i)
{
  GtkWidget *list;

  adw_action_row_activate (ADW_ACTION_ROW (row));
  list = list_in (row);
  wait_until (is_mapped, list);
  gtk_widget_activate_action (list, "list.select-item", "(ubb)", i, FALSE, FALSE);
  gtk_widget_activate_action (list, "list.activate-item", "u", i);
}

/* A choice that is refused is told of below its part, and that stays there; the part says what it
 * did. */
static void
test_refused_choice (PageFixture *f, gconstpointer data)
{
  GtkWidget *row, *below;
  guint n = 0;

  choose (f, "When a tile has been laid:");
  toggle (f, 1);
  row = part_row (f, SORT);
  for (GListModel *titles = adw_combo_row_get_model (ADW_COMBO_ROW (row));
       strcmp (gtk_string_list_get_string (GTK_STRING_LIST (titles), n), TILES) != 0; n++)
    g_assert_cmpuint (n + 1, <, g_list_model_get_n_items (titles));
  pick_in_list (row, n);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_cmpstr (chosen_of (row), ==,
                   "Figures; one in a supply is chosen only if a condition says so");
  below = gtk_widget_get_next_sibling (row);
  g_assert_true (gtk_widget_has_css_class (below, "error"));
  g_assert_nonnull (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (below)),
                            "only figures are moved"));
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
  more = part_row (f, "What comes first at one moment");
  g_assert_true (ADW_IS_ENTRY_ROW (more));
  gtk_editable_set_text (GTK_EDITABLE (more), "7");
  g_signal_emit_by_name (more, "apply");
  wait_until (is_modified, f);
}

/* Undo takes away a part that says nothing yet, and leaves what was done before. */
static void
test_unsaid (PageFixture *f, gconstpointer data)
{
  GtkWidget *row;

  choose (f, RAIN);
  toggle (f, 0);
  take_offer (f, "Say More", ORDER ": the lower number");
  row = part_row (f, ORDER);
  g_assert_true (gtk_widget_activate_action (row, "unsaid.undo", NULL));
  g_assert_null (part_row (f, ORDER));
  g_assert_true (part_row (f, "Say More") == gtk_root_get_focus (gtk_widget_get_root (f->page)));
  /* What says something is a step like any other. */
  g_assert_false (gtk_widget_activate_action (part_row (f, MOMENT), "unsaid.undo", NULL));
}

/* The list that opens, inside of a row: it is not seen yet. */
static GtkWidget *
list_of (GtkWidget *widget)
{
  GtkWidget *list = NULL;

  if (GTK_IS_LIST_VIEW (widget))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = list_of (child);
  return list;
}

/* Where nothing is chosen yet Return takes the first choice, which has the focus. */
static void
test_first_choice (PageFixture *f, gconstpointer data)
{
  GtkWidget *row;

  choose (f, RAIN);
  toggle (f, 0);
  take_offer (f, "Say More", PLAYED);
  row = part_row (f, PLAYED);
  g_assert_true (ADW_IS_COMBO_ROW (row));
  g_assert_null (chosen_of (row));
  g_signal_emit_by_name (list_of (row), "activate", 0);
  wait_until (is_modified, f);
  /* Return on the first one, where another one is chosen. */
  row = part_row (f, MOMENT);
  pick (row, LIES);
  wait_until (page_is_quiet, f);
  row = part_row (f, MOMENT);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), >, 0);
  g_signal_emit_by_name (list_of (row), "activate", 0);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
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

static void
type_amount (PageFixture *f, const char *text)
{
  GtkWidget *row = part_row (f, AMOUNT);

  gtk_widget_grab_focus (row);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
}

/* What is typed counts when the keyboard leaves its field, when its line closes, when another rule
 * is shown, and when the set is about to be saved, played or changed by Undo. */
static void
test_left (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  toggle (f, 1);
  type_amount (f, "2");
  gtk_widget_grab_focus (nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, 0));
  g_assert_true (document_says (f, "by=\"2\""));
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (part_row (f, AMOUNT))), ==, "2");
  type_amount (f, "3");
  tw_document_settle (f->document);
  g_assert_true (document_says (f, "by=\"3\""));
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (part_row (f, AMOUNT))), ==, "2");
  type_amount (f, "-1");
  toggle (f, 1);
  g_assert_true (document_says (f, "by=\"-1\""));
  toggle (f, 1);
  type_amount (f, "3");
  choose (f, SUN);
  g_assert_true (document_says (f, "by=\"3\""));
  choose (f, RAIN);
  toggle (f, 1);
  type_amount (f, "2");
  gtk_widget_hide (view_of (f));
  g_assert_true (document_says (f, "by=\"2\""));
}

/* What is refused is told once, and what is typed better is taken. */
static void
test_left_refused (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  toggle (f, 1);
  type_amount (f, "much");
  gtk_widget_grab_focus (nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, 0));
  g_assert_true (
      gtk_widget_has_css_class (gtk_widget_get_next_sibling (part_row (f, AMOUNT)), "error"));
  g_assert_false (tw_document_is_modified (f->document));
  type_amount (f, "2");
  gtk_widget_grab_focus (nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, 0));
  g_assert_true (document_says (f, "by=\"2\""));
  wait_until (page_is_quiet, f);
}

/* A part that was only begun is taken away again, and offered anew. */
static void
test_discard (PageFixture *f, gconstpointer data)
{
  static const char order[] = "What comes first at one moment: the lower number";
  /* What is typed stands below its title, which has one line. */
  static const char brief[] = "What comes first at one moment";
  GtkWidget *row, *button = NULL;

  choose (f, RAIN);
  toggle (f, 0);
  take_offer (f, "Say More", order);
  row = part_row (f, brief);
  g_assert_null (find_offer (f, "Say More", order));
  for (guint i = 0; button == NULL || !gtk_widget_has_css_class (button, "flat")
                    || gtk_widget_get_tooltip_text (button) == NULL;
       i++)
    button = nth_widget (row, GTK_TYPE_BUTTON, i);
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (part_row (f, brief));
  g_assert_nonnull (find_offer (f, "Say More", order));
  take_offer (f, "Say More", order);
  g_assert_true (escape (part_row (f, brief)));
  g_assert_null (part_row (f, brief));
  g_assert_false (tw_document_is_modified (f->document));
}

#define GIVEN "The counter, or the value of the feature: what each who has the majority gets for it"

static gboolean
says_only (gpointer row)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (row),
                    "Flood. Nothing else in the set can stand here.")
         == 0;
}

/* What is there alone says so, once the others have been tried. */
static void
test_only (PageFixture *f, gconstpointer data)
{
  choose (f, RAIN);
  toggle (f, 1);
  wait_until (says_only, part_row (f, GIVEN));
}

/* Where nothing is ticked another choice is about to follow: nothing goes by that. */
static void
test_unticked (PageFixture *f, gconstpointer data)
{
  static const char types[] = "Figures of these types";
  GtkWidget *row, *check = NULL;

  choose (f, "When a tile has been laid:");
  toggle (f, 1);
  row = part_row (f, types);
  g_assert_true (ADW_IS_EXPANDER_ROW (row));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  while (count_widgets (row, GTK_TYPE_CHECK_BUTTON) == 0)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; (check = nth_widget (row, GTK_TYPE_CHECK_BUTTON, i)) != NULL; i++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      break;
  g_assert_nonnull (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  wait_until (page_is_quiet, f);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_true (part_row (f, types) == row);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "Choose at least one, or remove this part");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (nth_widget (row, GTK_TYPE_CHECK_BUTTON, 0)), TRUE);
  wait_until (page_is_quiet, f);
  g_assert_nonnull (part_row (f, types));
}

/* The button that takes the part of @row away. */
static GtkWidget *
remove_of (GtkWidget *row)
{
  GtkWidget *button = NULL;
  const char *words;

  for (guint i = 0; (button = nth_widget (row, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if ((words = gtk_widget_get_tooltip_text (button)) != NULL
        && g_str_has_prefix (words, "Remove: "))
      break;
  return button;
}

/* What is tried later moves nothing: a click on its way would meet something else. */
static void
test_still (PageFixture *f, gconstpointer data)
{
  GtkWidget *row, *button;
  int before, after, width, width_after;

  choose (f, RAIN);
  toggle (f, 1);
  row = part_row (f, GIVEN);
  button = remove_of (row);
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 500, NULL, &before, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, >, 0);
  wait_until (says_only, row);
  g_assert_true (gtk_widget_get_visible (button));
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, 500, NULL, &after, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width_after, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  g_assert_cmpint (width_after, ==, width);
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

/* What is called so comes first, what is found by something else last, and without headings. */
static void
test_ranking (PageFixture *f, gconstpointer data)
{
  GtkWidget *list = gtk_list_box_new (), *entry = gtk_search_entry_new ();
  static const char *const titles[][2] = { { "Ends the game", "stop" },
                                           { "Gives points", "end" },
                                           { "What the end brings", NULL },
                                           { "Endless", NULL } };
  static const char *const found[] = { "Ends the game", "Endless", "What the end brings",
                                       "Gives points" };

  g_object_ref_sink (list);
  g_object_ref_sink (entry);
  tw_searched_list (GTK_LIST_BOX (list), GTK_EDITABLE (entry));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_widget_set_name (row, titles[i][0]);
      tw_searched_list_add (GTK_LIST_BOX (list), GTK_LIST_BOX_ROW (row), "Group", titles[i][0],
                            titles[i][1]);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), "END");
  tw_searched_list_search (GTK_LIST_BOX (list));
  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    g_assert_cmpstr (gtk_widget_get_name (
                         GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) i))),
                     ==, found[i]);
  gtk_editable_set_text (GTK_EDITABLE (entry), "nothing of that");
  tw_searched_list_search (GTK_LIST_BOX (list));
  g_assert_null (tw_searched_list_first (GTK_LIST_BOX (list)));
  tw_searched_list_leave (GTK_LIST_BOX (list));
  g_object_unref (list);
  g_object_unref (entry);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/ruleset/procedure-parts/parts", PageFixture, NULL, set_up_wet, test_parts,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/stays", PageFixture, NULL, set_up_wet, test_stays,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/problem", PageFixture, NULL, set_up_wet, test_problem,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/refused-choice", PageFixture, NULL, set_up_miller,
              test_refused_choice, page_tear_down);
  g_test_add ("/ruleset/procedure-parts/more", PageFixture, NULL, set_up_wet, test_more,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/unsaid", PageFixture, NULL, set_up_wet, test_unsaid,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/first-choice", PageFixture, NULL, set_up_wet,
              test_first_choice, page_tear_down);
  g_test_add ("/ruleset/procedure-parts/escape", PageFixture, NULL, set_up_wet, test_escape,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/left", PageFixture, NULL, set_up_wet, test_left,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/left-refused", PageFixture, NULL, set_up_wet,
              test_left_refused, page_tear_down);
  g_test_add ("/ruleset/procedure-parts/discard", PageFixture, NULL, set_up_wet, test_discard,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/unticked", PageFixture, NULL, set_up_asking, test_unticked,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/still", PageFixture, NULL, set_up_wet, test_still,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/only", PageFixture, NULL, set_up_wet, test_only,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/offers", PageFixture, NULL, set_up_wet, test_offers,
              page_tear_down);
  g_test_add ("/ruleset/procedure-parts/ranking", PageFixture, NULL, set_up_wet, test_ranking,
              page_tear_down);
  return g_test_run ();
}
