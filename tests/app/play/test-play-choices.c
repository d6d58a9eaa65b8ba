/* Answers, spots and parts at the page of the table; what is asked before a game is lost. */
#include "app/play/house-rules.h"
#include "app/play/opening-picture.h"
#include "tests/app/play/page-fixture.h"

/* Adds all parts, those with tiles without their rules; counts these. */
static guint
add_parts (GtkWidget *widget)
{
  guint n = 0;

  /* What an expander hides is not below it before it opens. */
  if (GTK_IS_EXPANDER (widget))
    gtk_expander_set_expanded (GTK_EXPANDER (widget), TRUE);
  if (GTK_IS_DROP_DOWN (widget))
    {
      GtkDropDown *choice = GTK_DROP_DOWN (widget);
      gboolean has_tiles = g_list_model_get_n_items (gtk_drop_down_get_model (choice)) == 4;

      gtk_drop_down_set_selected (choice, has_tiles ? 2 : 1);
      return has_tiles;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += add_parts (child);
  return n;
}

/* Parts are added one by one: with their rules, or only their tiles. */
static void
test_expansions (Fixture *f, gconstpointer size)
{
  g_auto (GStrv) none = tw_new_game_dup_uses (f->page->new_game);
  const TwRules *rules;

  g_assert_null (none[0]);
  g_assert_cmpuint (add_parts (GTK_WIDGET (f->page->new_game)), >, 0);
  tw_play_page_start (f->page);
  rules = tw_table_model_get_setup (f->page->model)->rules;
  g_assert_true (tw_part_is_among ((const char *const *) rules->parts, "abbot", TW_PART_RULES));
  g_assert_false (tw_part_is_among ((const char *const *) rules->parts, "river", TW_PART_RULES));
  g_assert_cmpint (tw_catalogue_find (rules->catalogue, "BB6F1"), >=, 0);
}

/* Shows a position at the page's table. */
static void
show_position (Fixture *f, const char *uses, const char *names, const char *words)
{
  g_autoptr (TwTableModel) other = fixture_table_after_with (uses, NULL, names, words);

  tw_table_model_resume (f->page->model, tw_table_model_get_setup (other),
                         tw_game_copy (tw_table_model_get_game (other)));
}

/* The @index-th widget with a style class below @widget, or NULL. */
static GtkWidget *
find_class (GtkWidget *widget, const char *css_class, guint *index)
{
  if (gtk_widget_has_css_class (widget, css_class) && gtk_widget_get_visible (widget)
      && (*index)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, css_class, index);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
nth_class (GtkWidget *widget, const char *css_class, guint index)
{
  return find_class (widget, css_class, &index);
}

/* Answers without a place are buttons in the hand, with the numbers that choose them. */
static void
test_choices (Fixture *f, gconstpointer size)
{
  GtkWidget *hand = GTK_WIDGET (f->page->hand);

  show_position (f, "messages", "Anna Eva",
                 "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 -");
  g_assert_nonnull (nth_class (hand, "choice", 0));
  g_assert_nonnull (nth_class (hand, "choice", 1));
  g_assert_null (nth_class (hand, "choice", 2));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (nth_class (hand, "choice", 1)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "2, Lady: 3 spaces");
  g_signal_emit_by_name (nth_class (hand, "choice", 1), "clicked");
  g_assert_cmpint (tw_play_counter (tw_table_model_get_play (f->page->model), 0, 1), ==, 3);
  g_assert_null (nth_class (hand, "choice", 0));
  tw_table_model_undo (f->page->model);
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_cmpint (tw_play_counter (tw_table_model_get_play (f->page->model), 0, 0), ==, 3);
}

/* Where a flight can land the spots are on that tile, not on the one that was laid. */
static void
test_landing_spots (Fixture *f, gconstpointer size)
{
  graphene_rect_t tile, spot;
  graphene_point_t middle;

  show_position (f, "flying-machines", "Anna Eva",
                 "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple die=2");
  wait_until (f->page->layout_idle == 0 && f->table->move_start == 0);
  g_assert_cmpuint (f->table->spots->len, ==, 2);
  tw_game_table_allocate_children (f->table);
  tile = tw_table_view_rect (&f->table->view, 0, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (
          gtk_widget_compute_bounds (f->table->spots->pdata[i], GTK_WIDGET (f->table), &spot));
      graphene_rect_get_center (&spot, &middle);
      g_assert_true (graphene_rect_contains_point (&tile, &middle));
    }
  /* The die lies in the hand. */
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->page->hand), TW_TYPE_OPENING_PICTURE), ==, 1);
  /* Without a tile to be laid the arrows go from spot to spot. */
  gtk_widget_grab_focus (GTK_WIDGET (f->table));
  g_assert_true (press (f, GDK_KEY_Right));
  g_assert_true (gtk_widget_has_focus (f->table->spots->pdata[0]));
}

/* Spaces of the track are chosen beside the scores, and by number. */
static void
test_beside_scores (Fixture *f, gconstpointer size)
{
  GtkWidget *scores = GTK_WIDGET (f->page->scores), *button;

  show_position (f, "robbers", "Anna Eva Jan", "draw=RaubC RaubC@1,0/0");
  /* Anna's own figure stands there, too, but she waits for the others. */
  g_assert_nonnull (nth_class (scores, "spot", 1));
  g_assert_null (nth_class (scores, "spot", 2));
  button = nth_class (scores, "spot", 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1, Robber to space 0: Anna, Eva, Jan");
  g_assert_false (gtk_widget_get_visible (f->table->spots->pdata[0]));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (tw_table_model_get_decider (f->page->model), ==, 1);
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_cmpint (tw_table_model_get_question (f->page->model), ==, TW_QUESTION_FIGURE);
}

/* The row with a title below @widget, or NULL. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_ROW (widget)
      && strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* Whether scrolling over a widget is left to what it lies in. */
static gboolean
leaves_wheel_alone (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller)
          && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE)
        return FALSE;
    }
  return TRUE;
}

/* PARAM-002: what is set in the list is played; only parts in play have rules to be set. */
static void
test_house_rules (Fixture *f, gconstpointer size)
{
  TwNewGame *new_game = f->page->new_game;
  GtkWidget *rules, *row;
  const TwRules *compiled;
  g_auto (GStrv) none = tw_new_game_dup_settings (new_game);
  g_auto (GStrv) settings = NULL, after = NULL;

  g_assert_null (none[0]);
  gtk_popover_popup (GTK_POPOVER (new_game));
  add_parts (GTK_WIDGET (new_game));
  rules = find_type (GTK_WIDGET (new_game), TW_TYPE_HOUSE_RULES);
  row = find_row (rules, "Farmers");
  gtk_switch_set_active (GTK_SWITCH (find_type (row, GTK_TYPE_SWITCH)), FALSE);
  row = find_row (rules, "A tie for the majority: all get the points, they are split (rounded "
                         "up), or nobody gets them");
  g_assert_true (ADW_IS_COMBO_ROW (row));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  row = find_row (rules, "How many meeples each player has");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_type (row, GTK_TYPE_SPIN_BUTTON)), 5);
  g_assert_true (leaves_wheel_alone (find_type (row, GTK_TYPE_SPIN_BUTTON)));
  settings = tw_new_game_dup_settings (new_game);
  g_assert_cmpuint (g_strv_length (settings), ==, 6);
  g_assert_cmpuint (tw_house_rules_get_n_changed (TW_HOUSE_RULES (rules)), ==, 3);
  tw_play_page_start (f->page);
  compiled = tw_table_model_get_setup (f->page->model)->rules;
  g_assert_cmpint (tw_rules_parameter (compiled, "farmers"), ==, 0);
  g_assert_cmpint (tw_rules_parameter (compiled, "majority.tie"), ==, 2);
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (f->page->model), 0,
                                    (guint) tw_rules_figure (compiled, "meeple")),
                    ==, 5);
  /* Back to the default by the row's button. */
  g_signal_emit_by_name (find_type (row, GTK_TYPE_BUTTON), "clicked");
  after = tw_new_game_dup_settings (new_game);
  g_assert_cmpuint (g_strv_length (after), ==, 4);
}

static void
count_left_cb (gpointer user_data)
{
  ++*(guint *) user_data;
}

static GtkWidget *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_widget_get_visible (link->data))
      return link->data;
  return NULL;
}

/* Nobody loses a game that is under way without having been asked. */
static void
test_leaving (Fixture *f, gconstpointer size)
{
  GtkWidget *page = GTK_WIDGET (f->page), *dialog;
  guint n_left = 0;

  /* Nothing has been done yet. */
  g_assert_false (tw_play_page_has_unsaved (page));
  tw_play_page_ask_to_leave (page, count_left_cb, &n_left);
  g_assert_cmpuint (n_left, ==, 1);
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  g_assert_true (tw_play_page_has_unsaved (page));
  tw_play_page_ask_to_leave (page, count_left_cb, &n_left);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_cmpuint (n_left, ==, 1);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_assert_cmpuint (n_left, ==, 1);
  gtk_window_destroy (GTK_WINDOW (dialog));
  /* Another game asks, too, and begins when the first one is given up. */
  g_action_group_activate_action (G_ACTION_GROUP (f->page->actions), "again", NULL);
  g_assert_cmpuint (tw_table_model_get_turn (f->page->model), ==, 2);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "discard");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (tw_table_model_get_turn (f->page->model), ==, 1);
  g_assert_false (tw_play_page_has_unsaved (page));
  /* What is saved as it is now is not lost. */
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  f->page->saved = tw_play_page_state (f->page);
  g_assert_false (tw_play_page_has_unsaved (page));
  tw_table_model_end_game (f->page->model);
  g_assert_false (tw_play_page_has_unsaved (page));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/play-choices/expansions", 1280, test_expansions);
  ADD_TEST ("/play/play-choices/choices", 1280, test_choices);
  ADD_TEST ("/play/play-choices/landing-spots", 1280, test_landing_spots);
  ADD_TEST ("/play/play-choices/landing-spots/800", 800, test_landing_spots);
  ADD_TEST ("/play/play-choices/beside-scores", 1280, test_beside_scores);
  ADD_TEST ("/play/play-choices/beside-scores/800", 800, test_beside_scores);
  ADD_TEST ("/play/play-choices/house-rules", 1280, test_house_rules);
  ADD_TEST ("/play/play-choices/leaving", 1280, test_leaving);
  return g_test_run ();
}
