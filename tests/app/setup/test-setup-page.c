/* The page before a game: what is chosen there is what is played. */
#include "app/game/table-record.h"
#include "app/setup/setup-row.h"
#include "app/widgets/natural-size.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/game/pieces.h"
#include "tests/app/setup/setup-steps.h"

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

static const TwRules *
played (Fixture *f)
{
  return tw_table_model_get_setup (f->parts.model)->rules;
}

/* Sets, copies and parts by the controls of their rows. */
static void
test_rows (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *copies, *choice, *button;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (f->parts.views), ==, "setup");
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, "72 tiles");
  copies = in_row (page, "The River", GTK_TYPE_SPIN_BUTTON);
  g_assert_true (leaves_wheel_alone (copies));
  g_assert_false (gtk_widget_get_sensitive (copies));
  choice = in_row (page, "The River", GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 2);
  /* The button within is what takes the focus, and says what is chosen. */
  button = gtk_widget_get_first_child (choice);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "The River");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Tiles only");
  g_assert_cmpuint (part_of (page, "river")->facets, ==, TW_PART_TILES);
  g_assert_true (gtk_widget_get_sensitive (copies));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (copies), 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (in_row (page, "Base game", GTK_TYPE_SPIN_BUTTON)), 3);
  gtk_switch_set_active (GTK_SWITCH (in_row (page, "The Abbot", GTK_TYPE_SWITCH)), TRUE);
  wait_until (page->check_timer == 0);
  /* 3 times 72 and 2 times 12. */
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==, "240 tiles");
  activate (page, "start");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (f->parts.views), ==, "table");
  g_assert_cmpuint (played (f)->catalogue->n_copies, ==, 240);
  g_assert_true (
      tw_part_is_among ((const char *const *) played (f)->parts, "abbot", TW_PART_RULES));
  g_assert_false (
      tw_part_is_among ((const char *const *) played (f)->parts, "river", TW_PART_RULES));
}

/* What is chosen in a row makes no row wider, so that none below it jumps. */
static void
test_still_rows (Fixture *f, gconstpointer size)
{
  GtkWidget *choice;
  int width;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  gtk_test_widget_wait_for_draw (f->window);
  choice = in_row (f->parts.setup, "The River", GTK_TYPE_DROP_DOWN);
  width = tw_natural_width (choice);
  for (guint i = 0; i < 4; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
      g_assert_cmpint (tw_natural_width (choice), ==, width);
    }
}

/* Who has recorded a game is not taken to record the next one, too. */
static void
test_recorded_once (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  tw_play_page_record (GTK_WIDGET (f->page));
  g_assert_true (gtk_switch_get_active (page->record));
  activate (page, "start");
  g_assert_true (tw_table_record_is (f->parts.model));
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_false (gtk_switch_get_active (page->record));
}

/* In a narrow row a list stands below the copies and a switch beside them; neither touches the rim.
 */
static void
test_narrow_rows (Fixture *f, gconstpointer size)
{
  static const char *const titles[] = { "Winter Edition", "The River" };

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  for (guint i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (f->window);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *row = find_row (GTK_WIDGET (f->parts.setup), titles[i]);
      GtkWidget *copies = find_type (row, GTK_TYPE_SPIN_BUTTON);
      GtkWidget *control = find_type (row, i == 0 ? GTK_TYPE_SWITCH : GTK_TYPE_DROP_DOWN);
      graphene_rect_t first, second;

      g_assert_true (gtk_widget_compute_bounds (copies, row, &first));
      g_assert_true (gtk_widget_compute_bounds (control, row, &second));
      g_assert_cmpint (second.origin.y > first.origin.y + first.size.height, ==, i == 1);
      g_assert_cmpfloat (first.origin.y, >=, 6);
      g_assert_cmpfloat (second.origin.y + second.size.height, <=, gtk_widget_get_height (row) - 6);
    }
}

/* PARAM-002: what is set in the list is played; only parts in play have rules to be set. */
static void
test_house_rules (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *rules = GTK_WIDGET (page->house_rule_rows), *row;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_null (find_row (rules, "Farmers"));
  row = find_rule (rules, "Farmers");
  gtk_switch_set_active (GTK_SWITCH (find_type (row, GTK_TYPE_SWITCH)), FALSE);
  row = find_rule (rules, "A tie for the majority: all get the points, they are split (rounded "
                          "up), or nobody gets them");
  g_assert_true (ADW_IS_COMBO_ROW (row));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  row = find_rule (rules, "How many meeples each player has");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_type (row, GTK_TYPE_SPIN_BUTTON)), 5);
  g_assert_true (leaves_wheel_alone (find_type (row, GTK_TYPE_SPIN_BUTTON)));
  wait_until (page->check_timer == 0);
  g_assert_cmpuint (tw_house_rules_get_n_changed (page->game.house_rules), ==, 3);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==,
                   "72 tiles, 3 house rules changed");
  activate (page, "start");
  g_assert_cmpint (tw_rules_parameter (played (f), "farmers"), ==, 0);
  g_assert_cmpint (tw_rules_parameter (played (f), "majority.tie"), ==, 2);
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (f->parts.model), 0,
                                    (guint) tw_rules_figure (played (f), "meeple")),
                    ==, 5);
  /* Back to the default by the row's button. */
  g_signal_emit_by_name (find_type (row, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpuint (tw_house_rules_get_n_changed (page->game.house_rules), ==, 2);
}

/* What cannot be is said beside what it is about, and no game begins with it. */
static void
test_problem (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *spin;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c3"));
  spin = find_type (GTK_WIDGET (page->outcome.seats), GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 6);
  wait_until (page->check_timer == 0);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==,
                   "72 tiles\nThe number of players cannot be 6. Choose 2 to 5.");
  g_assert_true (gtk_widget_get_visible (page->outcome.problem_icon));
  g_assert_true (gtk_widget_has_css_class (spin, "error"));
  g_assert_false (gtk_widget_get_sensitive (page->start));
  g_assert_false (gtk_widget_get_visible (page->outcome.remedy));
  activate (page, "start");
  g_assert_cmpuint (played (f)->n_players, ==, 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 5);
  wait_until (page->check_timer == 0);
  g_assert_false (gtk_widget_has_css_class (spin, "error"));
  /* INTER-006: not the count's block and the river. */
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "count"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "The River", GTK_TYPE_DROP_DOWN)), 1);
  wait_until (page->check_timer == 0);
  g_assert_false (gtk_widget_get_sensitive (page->start));
  g_assert_true (gtk_widget_get_visible (page->outcome.problem_icon));
  /* In words, without the number of the rule; how many tiles there would be is still told. */
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==,
                   "184 tiles\nThe river and Carcassonne both give the start; only by a house rule "
                   "are they played together. Turn that house rule on or leave one of them out.");
  /* The house rule that allows it is one click away, and one that has nothing to do with it is not.
   */
  g_assert_true (gtk_widget_get_visible (page->outcome.remedy));
  wait_until (gtk_widget_get_width (page->outcome.remedy) > 0);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (page->outcome.words)));
  g_assert_false (gtk_widget_get_visible (page->outcome.save_as));
  g_signal_emit_by_name (page->outcome.remedy, "clicked");
  g_assert_true (gtk_widget_get_sensitive (page->start));
  g_assert_false (gtk_widget_get_visible (page->outcome.remedy));
  g_assert_true (gtk_widget_get_visible (page->outcome.save_as));
  g_assert_cmpuint (tw_house_rules_get_n_changed (page->game.house_rules), ==, 1);
  activate (page, "close");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (f->parts.views), ==, "table");
}

/* What was chosen beside one ruleset stays with the next one, as far as it goes with it. */
static void
test_other_ruleset (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *rules = GTK_WIDGET (page->house_rule_rows);
  GtkWidget *seats = find_type (GTK_WIDGET (page->outcome.seats), GTK_TYPE_SPIN_BUTTON);

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c3"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "The River", GTK_TYPE_DROP_DOWN)), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (in_row (page, "Base game", GTK_TYPE_SPIN_BUTTON)), 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (
                                 find_type (find_rule (rules, "How many meeples each player has"),
                                            GTK_TYPE_SPIN_BUTTON)),
                             5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (seats), 3);
  wait_until (page->check_timer == 0);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c2"));
  g_assert_cmpuint (part_of (page, "river")->facets, ==, TW_PART_ALL);
  g_assert_cmpuint (part_of (page, "base")->copies, ==, 2);
  g_assert_cmpuint (tw_house_rules_get_n_changed (page->game.house_rules), ==, 1);
  g_assert_cmpuint (page->game.n_seats, ==, 3);
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==,
                   "155 tiles, 1 house rule changed");
  g_assert_true (tw_setup_game_is_changed (&page->game));
  /* INTER-017: not the river here. */
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "count"));
  g_assert_cmpuint (part_of (page, "river")->facets, ==, 0);
  g_assert_cmpuint (part_of (page, "base")->copies, ==, 2);
  g_assert_true (gtk_widget_get_sensitive (page->start));
  g_assert_cmpstr (gtk_label_get_label (page->outcome.words), ==,
                   "243 tiles, 1 house rule changed");
  g_assert_cmpstr (missing (page), ==, "Not in this game: The River");
  /* That is told until it changes. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (seats), 2);
  wait_until (page->check_timer == 0);
  g_assert_cmpstr (missing (page), ==, "Not in this game: The River");
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c3"));
  g_assert_cmpuint (part_of (page, "river")->facets, ==, TW_PART_ALL);
  g_assert_null (missing (page));
}

/* What was chosen once is in play again with each ruleset that can take it, whatever was looked at
 * in between: one that has it anyway, one that cannot have it, one where it was turned on and off.
 */
static void
test_choices_stay (Fixture *f, gconstpointer size)
{
  static const char *const others[] = { "count", "big-box", "winter", "base-c2", "no-final" };
  TwSetupPage *page = f->parts.setup;
  GtkWidget *rules = GTK_WIDGET (page->house_rule_rows), *farmers;
  GtkWidget *seats = find_type (GTK_WIDGET (page->outcome.seats), GTK_TYPE_SPIN_BUTTON);

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "beginners"));
  gtk_switch_set_active (GTK_SWITCH (in_row (page, "The Abbot", GTK_TYPE_SWITCH)), TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "The River", GTK_TYPE_DROP_DOWN)), 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "Crop Circles", GTK_TYPE_DROP_DOWN)), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (in_row (page, "Crop Circles", GTK_TYPE_SPIN_BUTTON)),
                             2);
  farmers = find_type (find_rule (rules, "Farmers"), GTK_TYPE_SWITCH);
  gtk_switch_set_active (GTK_SWITCH (farmers), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (seats), 5);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (!tw_setup_rulesets_choose (page->rulesets, others[i]))
        continue;
      /* Nobody's choice: it is as it was. */
      gtk_switch_set_active (GTK_SWITCH (farmers), !gtk_switch_get_active (GTK_SWITCH (farmers)));
      gtk_switch_set_active (GTK_SWITCH (farmers), !gtk_switch_get_active (GTK_SWITCH (farmers)));
      g_assert_true (tw_setup_rulesets_choose (page->rulesets, "beginners"));
      g_assert_cmpuint (part_of (page, "abbot")->facets, !=, 0);
      g_assert_cmpuint (part_of (page, "river")->facets, ==, TW_PART_TILES);
      g_assert_cmpuint (part_of (page, "crop-circles")->facets, ==, TW_PART_ALL);
      g_assert_cmpuint (part_of (page, "crop-circles")->copies, ==, 2);
      g_assert_true (gtk_switch_get_active (GTK_SWITCH (farmers)));
      g_assert_cmpuint (page->game.n_seats, ==, 5);
      g_assert_null (missing (page));
    }
  /* Through all of them in a row, too. */
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    tw_setup_rulesets_choose (page->rulesets, others[i]);
  /* What is as the ruleset says again is no choice any more. */
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "beginners"));
  g_assert_cmpuint (part_of (page, "crop-circles")->copies, ==, 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "Crop Circles", GTK_TYPE_DROP_DOWN)), 0);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "base-c3"));
  g_assert_cmpuint (part_of (page, "crop-circles")->facets, ==, 0);
  g_assert_cmpuint (part_of (page, "abbot")->facets, !=, 0);
}

static guint
n_cut_labels (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += n_cut_labels (child);
  return n;
}

/* How much room a row has beside its controls. */
static double
room_of (GtkWidget *row)
{
  graphene_rect_t title;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (find_type (row, GTK_TYPE_LABEL)),
                                            row, &title));
  return title.size.width;
}

static void
test_room (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  g_test_summary ("Beside its controls a row has room for what it says");
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "big-box"));
  for (guint i = 0; i < page->game.parts->len; i++)
    {
      const TwSetupPart *part = page->game.parts->pdata[i];

      wait_until (room_of (find_row (GTK_WIDGET (page), part->title)) >= 200);
    }
}

/* What a part is about stands in its row in full, also where what is chosen takes room beside it.
 */
static void
test_descriptions (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "count"));
  gtk_test_widget_wait_for_draw (f->window);
  for (guint i = 0; i < page->game.parts->len; i++)
    {
      const TwSetupPart *part = page->game.parts->pdata[i];

      g_assert_cmpuint (n_cut_labels (find_row (GTK_WIDGET (page), part->title)), ==, 0);
    }
}

/* What an expansion is about has room on a small screen, however much it is. */
static void
test_about (Fixture *f, gconstpointer size)
{
  static const char *const titles[] = { "The Abbot", "The Count of Carcassonne", "The River" };

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  gtk_test_widget_wait_for_draw (f->window);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *button = in_row (f->parts.setup, titles[i], GTK_TYPE_MENU_BUTTON);
      GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
      g_autofree char *name = g_strdup_printf ("What is %s about?", titles[i]);
      GtkWidget *child = gtk_popover_get_child (popover);
      int least, width, height;

      g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, name);
      g_assert_true (GTK_IS_SCROLLED_WINDOW (child));
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
      g_assert_cmpint (width, <, 480);
      /* All of it is seen, or can be scrolled to. */
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &height, NULL, NULL);
      g_assert_cmpint (height, <, 300);
    }
}

/* What needs a house rule comes along with it; what cannot be left out, and the rules of what is
 * not there, are told or passed over. */
static void
test_choices_together (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *seats = find_type (GTK_WIDGET (page->outcome.seats), GTK_TYPE_SPIN_BUTTON);

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "count"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "The River", GTK_TYPE_DROP_DOWN)), 1);
  tw_house_rules_turn_on (page->game.house_rules, "river-then-carcassonne");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "Crop Circles", GTK_TYPE_DROP_DOWN)), 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (seats), 6);
  tw_setup_page_check (page);
  g_assert_null (missing (page));
  /* Without the count nobody asks for its rule; to have been turned off is a choice as well. */
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "big-box"));
  g_assert_null (missing (page));
  g_assert_cmpuint (page->game.n_seats, ==, 6);
  g_assert_cmpuint (part_of (page, "crop-circles")->facets, ==, 0);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "count"));
  g_assert_cmpuint (part_of (page, "river")->facets, ==, TW_PART_ALL);
  g_assert_cmpuint (part_of (page, "crop-circles")->facets, ==, 0);
  g_assert_true (tw_house_rules_has (page->game.house_rules, "river-then-carcassonne", "y"));
  g_assert_true (gtk_widget_get_sensitive (page->start));
  g_assert_cmpuint (page->game.n_seats, ==, 5);
  g_assert_cmpstr (missing (page), ==, "Not in this game: 6 players");
}

/* How parts go together is told to who opens the list, as it is then. */
static void
test_notes (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  guint n;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_false (gtk_widget_get_visible (page->notes.group));
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "big-box"));
  g_assert_true (gtk_widget_get_visible (page->notes.group));
  g_assert_null (page->notes.rows);
  adw_expander_row_set_expanded (page->notes.list, TRUE);
  n = page->notes.rows->len;
  g_assert_cmpuint (n, ==, g_strv_length (page->notes.words));
  g_assert_cmpuint (n, >, 10);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (in_row (page, "The River", GTK_TYPE_DROP_DOWN)), 0);
  g_assert_cmpuint (page->notes.rows->len, <, n);
  g_assert_cmpuint (page->notes.rows->len, ==, g_strv_length (page->notes.words));
}

/* The ruleset that is marked is what the next table begins with. */
static void
test_usual (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autoptr (TwTileSet) base = tw_tile_set_ref (f->parts.setup->game.set);
  g_autofree char *usual = NULL, *after = NULL;
  GtkWidget *second;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, "beginners"));
  activate (page, "usual");
  usual = tw_setup_usual_dup ("base");
  g_assert_cmpstr (usual, ==, "beginners");
  second = g_object_ref_sink (tw_play_page_new (base, f->textures));
  g_assert_cmpint (
      tw_rules_parameter (
          tw_table_model_get_setup (tw_play_page_get_model (TW_PLAY_PAGE (second)))->rules,
          "farmers"),
      ==, 0);
  g_assert_cmpstr (tw_table_model_get_setup (tw_play_page_get_model (TW_PLAY_PAGE (second)))->title,
                   ==, "Without Farmers");
  g_object_unref (second);
  activate (page, "usual");
  after = tw_setup_usual_dup ("base");
  g_assert_null (after);
}

/* A set of three roads, or of as many as said, that is being edited and has no file. */
static TwTileSet *
edited_set (guint count)
{
  g_autofree char *text = g_strdup_printf (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">\n"
      "  <title>Two Lanes</title>\n"
      "  <tile id=\"Lane\" count=\"%u\"><road edges=\"E W\"/></tile>\n</tile-set>\n",
      count);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("mine.xml", text, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* What is edited beside the table can be added to its game, which follows it. */
static void
test_document (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *table = GTK_WIDGET (f->page);
  g_autoptr (TwTileSet) three = edited_set (3), five = edited_set (5), seven = edited_set (7);
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);

  /* The set that is played is not offered once more. */
  tw_play_page_set_document (table, base);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_cmpuint (played (f)->catalogue->n_copies, ==, 72);
  g_assert_false (tw_setup_page_uses_document (page));
  tw_play_page_set_document (table, three);
  gtk_switch_set_active (GTK_SWITCH (in_row (page, "Two Lanes", GTK_TYPE_SWITCH)), TRUE);
  g_assert_true (tw_setup_page_uses_document (page));
  activate (page, "start");
  g_assert_cmpuint (played (f)->catalogue->n_copies, ==, 72 + 3);
  /* The running game has two more to be drawn, and so has the next one. */
  tw_play_page_set_document (table, five);
  g_assert_cmpuint (played (f)->catalogue->n_copies, ==, 72 + 5);
  tw_play_page_set_document (table, seven);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  activate (page, "start");
  g_assert_cmpuint (played (f)->catalogue->n_copies, ==, 72 + 7);
  /* Nothing is edited any more. */
  tw_play_page_set_document (table, NULL);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_null (find_row (GTK_WIDGET (page), "Two Lanes"));
}

/* What a level leaves in the box is not counted: 64 tiles of Mists are its block of four, fifty,
 * five with a castle and five with a cemetery (MIST-001). With the twelve tiles of the count the
 * start tile of the base game is put away (COUNT-002). */
static void
test_tiles_in_play (void)
{
  static const struct
  {
    const char *ruleset;
    guint n_tiles;
  } cases[] = { { "mists-level-1", 54 }, { "mists-level-2", 64 }, { "count", 83 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TwTableSetup setup = fixture_setup_of_ruleset (cases[i].ruleset, 2, 4);

      g_assert_cmpuint (tw_rules_n_tiles (setup.rules), ==, cases[i].n_tiles);
      tw_table_setup_clear (&setup);
    }
}

/* A set that is in play because no other begins a game is seen to be, and cannot be left out. */
static void
test_needed_set (void)
{
  g_autoptr (TwTileSet) inns = tw_shipped_set_load ("inns-and-cathedrals", NULL);
  g_autoptr (GPtrArray) parts = NULL;
  TwGameKit kit = { 0 };
  TwSetupRow *row = NULL;
  GtkSwitch *toggle;

  g_assert_true (tw_play_rules_kit_load (&kit, NULL));
  parts = tw_setup_parts_new (&kit, inns);
  for (guint i = 0; i < parts->len && row == NULL; i++)
    if (g_str_equal (((TwSetupPart *) parts->pdata[i])->word, "base"))
      row = g_object_ref_sink (TW_SETUP_ROW (tw_setup_row_new (parts->pdata[i], kit.vocabulary)));
  toggle = GTK_SWITCH (find_type (GTK_WIDGET (row), GTK_TYPE_SWITCH));
  g_assert_false (gtk_switch_get_active (toggle));
  tw_setup_row_describe (row, 72);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "72 tiles · In play, as no other set begins a game");
  g_assert_true (gtk_switch_get_active (toggle));
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (toggle)));
  /* That was nobody's choice. */
  g_assert_cmpuint (tw_setup_row_get_part (row)->facets, ==, 0);
  /* Another one begins the game now. */
  tw_setup_row_describe (row, 0);
  g_assert_false (gtk_switch_get_active (toggle));
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (toggle)));
  g_object_unref (row);
  tw_play_rules_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/setup-page/still-rows", 1280, test_still_rows);
  ADD_TEST ("/play/setup-page/recorded-once", 1280, test_recorded_once);
  ADD_TEST ("/play/setup-page/other-ruleset", 1280, test_other_ruleset);
  ADD_TEST ("/play/setup-page/choices-stay", 1280, test_choices_stay);
  ADD_TEST ("/play/setup-page/choices-together", 1280, test_choices_together);
  ADD_TEST ("/play/setup-page/rows", 1280, test_rows);
  ADD_TEST ("/play/setup-page/narrow-rows", 800, test_narrow_rows);
  ADD_TEST ("/play/setup-page/rows/800", 800, test_rows);
  ADD_TEST ("/play/setup-page/house-rules", 1280, test_house_rules);
  ADD_TEST ("/play/setup-page/problem", 800, test_problem);
  ADD_TEST ("/play/setup-page/about", 800, test_about);
  ADD_TEST ("/play/setup-page/notes", 800, test_notes);
  ADD_TEST ("/play/setup-page/descriptions", 800, test_descriptions);
  ADD_TEST ("/play/setup-page/room/800", 800, test_room);
  ADD_TEST ("/play/setup-page/room/1280", 1280, test_room);
  ADD_TEST ("/play/setup-page/document", 1280, test_document);
  ADD_TEST ("/play/setup-page/usual", 800, test_usual);
  g_test_add_func ("/play/setup-page/needed-set", test_needed_set);
  g_test_add_func ("/play/setup-page/tiles-in-play", test_tiles_in_play);
  return g_test_run ();
}
