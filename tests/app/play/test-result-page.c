/* How a game ended: who won, and the numbers of all that brought points. */
#include <glib/gstdio.h>

#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"
#include "app/game/table-panels.h"
#include "app/play/score-bars.h"
#include "app/play/score-chart.h"
#include "app/table/piece-picture.h"
#include "tests/app/play/page-fixture.h"

/* All who tied are named and shown, and only the winner where there is one. */
static void
test_tie (Fixture *f, gconstpointer size)
{
  static const int points[][3] = { { 7, 7, 5 }, { 5, 9, 9 }, { 3, 3, 3 }, { 1, 2, 3 } };
  static const char *const names[] = { "Red", "Blue", "Yellow" };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      TwTableSetup setup = fixture_setup_of_ruleset ("base-c3", 3, 1);
      int most = MAX (MAX (points[i][0], points[i][1]), points[i][2]);
      guint n_winners = 0;
      GtkWidget *winner;

      for (guint seat = 0; seat < 3; seat++)
        {
          g_free (setup.seats[seat].name);
          setup.seats[seat].name = g_strdup (names[seat]);
        }
      tw_table_model_start (f->parts.model, &setup);
      for (guint seat = 0; seat < 3; seat++)
        g_assert_true (tw_table_by_hand_score (f->parts.model, seat, points[i][seat], ""));
      tw_table_model_end_game (f->parts.model);
      gtk_test_widget_wait_for_draw (f->window);
      winner = nth_widget (GTK_WIDGET (f->parts.result), GTK_TYPE_LABEL, 0);
      for (guint seat = 0; seat < 3; seat++)
        {
          g_assert_cmpint (says (winner, names[seat]), ==, points[i][seat] == most);
          n_winners += points[i][seat] == most ? 1 : 0;
        }
      g_assert_cmpuint (count_widgets (GTK_WIDGET (f->parts.result), TW_TYPE_PIECE_PICTURE), ==,
                        n_winners);
      tw_table_setup_clear (&setup);
    }
}

/* Whether the grid has a row with that title and these numbers. */
static gboolean
has_row (GtkGrid *grid, const char *title, const char *first, const char *second)
{
  for (int row = 0; row < 20; row++)
    {
      GtkWidget *cells[3];

      for (int column = 0; column < 3; column++)
        cells[column] = gtk_grid_get_child_at (grid, column, row);
      if (cells[0] != NULL && says (cells[0], title))
        return says (cells[1], first) && says (cells[2], second);
    }
  return FALSE;
}

/* A part of a bar that is too narrow for its number has it in a tooltip, and in a table that the
 * keyboard comes to. */
static void
test_narrow_parts (Fixture *f, gconstpointer size)
{
  GtkWidget *result = GTK_WIDGET (f->parts.result), *chart, *grid;
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  guint n_told = 0, n_rows = 0;

  g_assert_true (tw_table_by_hand_score (f->parts.model, 0, 2, ""));
  g_assert_true (tw_table_by_hand_score (f->parts.model, 1, 100, ""));
  tw_table_model_end_game (f->parts.model);
  gtk_test_widget_wait_for_draw (f->window);
  grid = nth_widget (result, GTK_TYPE_GRID, 0);
  g_assert_true (has_row (GTK_GRID (grid), "Points", "2", "100"));
  g_assert_true (has_row (GTK_GRID (grid), "Other", "2", "100"));
  g_assert_true (gtk_widget_grab_focus (grid));

  chart = nth_widget (result, TW_TYPE_SCORE_BARS, 0);
  for (int y = 0; y < gtk_widget_get_height (chart); y += 10)
    {
      guint n = 0;

      for (int x = 0; x < gtk_widget_get_width (chart); x++)
        {
          gboolean tells = FALSE;

          g_signal_emit_by_name (chart, "query-tooltip", x, y, FALSE, tooltip, &tells);
          n += tells ? 1 : 0;
        }
      n_rows += n > 0 ? 1 : 0;
      n_told += n;
    }
  /* Both bars, but neither names nor legend. */
  g_assert_cmpuint (n_rows, >=, 6);
  g_assert_cmpuint (n_rows, <=, 9);
  g_assert_cmpuint (n_told, >, n_rows * 2);
}

/* What is taken off is a piece of the bar, too. */
static void
test_losses (Fixture *f, gconstpointer size)
{
  GtkWidget *chart;
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  guint n_rows = 0;

  g_assert_true (tw_table_by_hand_score (f->parts.model, 0, -50, ""));
  g_assert_true (tw_table_by_hand_score (f->parts.model, 1, 100, ""));
  tw_table_model_end_game (f->parts.model);
  gtk_test_widget_wait_for_draw (f->window);
  chart = nth_widget (GTK_WIDGET (f->parts.result), TW_TYPE_SCORE_BARS, 0);
  for (int y = 0; y < gtk_widget_get_height (chart); y += 10)
    {
      gboolean tells = FALSE;

      for (int x = 0; x < gtk_widget_get_width (chart) && !tells; x++)
        g_signal_emit_by_name (chart, "query-tooltip", x, y, FALSE, tooltip, &tells);
      n_rows += tells ? 1 : 0;
    }
  /* Both bars. */
  g_assert_cmpuint (n_rows, >=, 6);
}

/* A game that a rule which a set invents ends with the part of a turn. @names: who sits there;
 * @words: what has been played */
static TwTableModel *
start_famine_of (Fixture *f, const char *names, const char *result, int hunger, const char *words)
{
  g_autofree char *folder = g_dir_make_tmp ("tw-famine-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "famine.xml", NULL);
  g_autofree char *xml = g_strdup_printf (
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"famine\">"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
      "<counter id=\"hunger\" most=\"8\" start=\"%d\"><title>Hunger</title></counter>"
      "<counter id=\"bread\" each=\"true\" least=\"-4\" start=\"-1\"><title>Bread</title></counter>"
      "<procedure id=\"grows\" at=\"part-over\"><change what=\"bread\" by=\"-2\" to=\"player\"/>"
      "<end result=\"%s\" word=\"over\">So it ends.</end></procedure></rules>"
      "<tile id=\"Oven\" count=\"3\"><road edges=\"E W\"/></tile></tile-set>",
      hunger, result);
  g_autoptr (GError) error = NULL;
  TwTableModel *model;

  g_file_set_contents (path, xml, -1, &error);
  g_assert_no_error (error);
  model = fixture_table_after_with (path, NULL, names, words);
  g_remove (path);
  g_rmdir (folder);
  show_game (f, model);
  return model;
}

/* Opponents, at the end of such a game. */
static TwTableModel *
start_famine (Fixture *f, const char *result, int hunger)
{
  return start_famine_of (f, "Anna Eva", result, hunger, "draw=Oven Oven@1,0/0 -");
}

/* Opponents are no team, and what stood beside the table is seen to the end. */
static void
test_all_lose (Fixture *f, gconstpointer size)
{
  GtkWidget *result = GTK_WIDGET (f->parts.result);
  g_autoptr (TwTableModel) lost = start_famine (f, "lost", 8), won = NULL;
  GtkWidget *grid;

  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (says (result, "Nobody wins"));
  g_assert_true (says (result, "So it ends."));
  g_assert_false (says (result, "team"));
  grid = nth_widget (result, GTK_TYPE_GRID, 0);
  g_assert_true (has_row (GTK_GRID (grid), "Bread", "−3", "−1"));
  g_assert_true (says (grid, "Hunger: 8"));
  /* Beside the headline stand those who have won. */
  g_assert_cmpuint (count_widgets (result, TW_TYPE_PIECE_PICTURE), ==, 0);
  won = start_famine (f, "won", 2);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (says (result, "Everybody wins"));
  g_assert_true (says (result, "Hunger: 2"));
  g_assert_cmpuint (count_widgets (result, TW_TYPE_PIECE_PICTURE), ==, 2);
}

/* One player wins and loses alone, and beats nobody. */
static void
test_alone (Fixture *f, gconstpointer size)
{
  static const struct
  {
    const char *result;
    const char *headline;
    const char *below;
    guint n_pieces;
  } ends[] = { { "won", "Anna wins", "So it ends.", 1 },
               { "lost", "Anna loses", "So it ends.", 0 },
               { "over", "The game is over.", "So it ends. 2 points.", 0 } };
  GtkWidget *result = GTK_WIDGET (f->parts.result);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (TwTableModel) model =
          start_famine_of (f, "Anna", ends[i].result, 1,
                           "draw=Oven Oven@1,0/0 highwayman@1,0:road(W)");

      gtk_test_widget_wait_for_draw (f->window);
      g_assert_true (says (nth_widget (result, GTK_TYPE_LABEL, 0), ends[i].headline));
      g_assert_true (says (nth_widget (result, GTK_TYPE_LABEL, 1), ends[i].below));
      g_assert_cmpuint (count_widgets (result, TW_TYPE_PIECE_PICTURE), ==, ends[i].n_pieces);
      /* The log says it, too. */
      g_assert_true (fixture_log_has (f->parts.model, "So it ends."));
    }
}

/* Whoever ends the game with a key may press it once more: the focus is where no key starts
 * anything. The buttons are a Tab away, and have keys of their own. */
static void
test_keys_of_table (Fixture *f, gconstpointer size)
{
  static const char *const labels[] = { "_Play Again", "_Save Game…", "_Export Points…" };
  g_autoptr (TwTableModel) model = start_famine_of (f, "Anna Eva", "won", 1, "draw=Oven");
  GtkWidget *result = GTK_WIDGET (f->parts.result), *focus;
  guint n_found = 0;

  aim_by_arrows (f);
  g_assert_true (press (f, GDK_KEY_Return));
  g_assert_true (press (f, GDK_KEY_space));
  g_assert_true (tw_table_panels_is_finished (f->parts.model));
  gtk_test_widget_wait_for_draw (f->window);
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (gtk_widget_is_ancestor (focus, result));
  g_assert_null (gtk_widget_get_ancestor (focus, GTK_TYPE_BUTTON));
  g_assert_null (gtk_window_get_default_widget (GTK_WINDOW (f->window)));
  g_assert_false (gtk_widget_activate (focus));
  gtk_test_accessible_assert_role (focus, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, "Everybody wins");
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "So it ends. Anna 0, Eva 0");
  g_assert_true (gtk_widget_child_focus (f->window, GTK_DIR_TAB_FORWARD));
  focus = gtk_root_get_focus (GTK_ROOT (f->window));
  g_assert_true (gtk_widget_is_ancestor (focus, result));
  g_assert_true (GTK_IS_BUTTON (focus));
  for (guint i = 0; i < count_widgets (result, GTK_TYPE_BUTTON); i++)
    {
      GtkButton *button = GTK_BUTTON (nth_widget (result, GTK_TYPE_BUTTON, i));

      if (n_found < G_N_ELEMENTS (labels)
          && g_strcmp0 (gtk_button_get_label (button), labels[n_found]) == 0)
        {
          g_assert_true (gtk_button_get_use_underline (button));
          gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                               labels[n_found] + 1);
          n_found++;
        }
    }
  g_assert_cmpuint (n_found, ==, G_N_ELEMENTS (labels));
}

/* However long what they say is, the buttons stay off the page's edges, and the page in the window.
 */
static void
test_long_buttons (Fixture *f, gconstpointer size)
{
  GtkWidget *result = GTK_WIDGET (f->parts.result), *buttons;

  tw_table_model_end_game (f->parts.model);
  buttons = GTK_WIDGET (gtk_widget_get_template_child (result, TW_TYPE_RESULT_PAGE, "buttons"));
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_button_set_label (GTK_BUTTON (button), "Ergebnis und Punkte aller exportieren …");
  gtk_test_widget_wait_for_draw (f->window);
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  /* Beside a table it is no wider than with short words. */
  g_assert_cmpint (gtk_widget_get_width (result), <=,
                   GPOINTER_TO_INT (size) > 1000 ? 580 : GPOINTER_TO_INT (size));
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (button, result, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 12);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         gtk_widget_get_width (result) - 12);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (result) - 6);
    }
}

/* Presses the chart where a turn is. */
static void
press_turn (GtkWidget *chart, guint turn)
{
  GListModel *controllers = gtk_widget_observe_controllers (chart);
  guint n_pressed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_CLICK (controller))
        continue;
      g_signal_emit_by_name (controller, "pressed", 1,
                             tw_score_chart_get_turn_x (TW_SCORE_CHART (chart), turn), 60.0);
      n_pressed++;
    }
  g_object_unref (controllers);
  g_assert_cmpuint (n_pressed, ==, 1);
}

static guint
n_lines (TwLogPanel *log)
{
  GtkListBox *list =
      GTK_LIST_BOX (gtk_widget_get_template_child (GTK_WIDGET (log), TW_TYPE_LOG_PANEL, "list"));
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

static void
press_at (GtkWidget *widget, const graphene_rect_t *rect)
{
  GListModel *controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1,
                               (double) (rect->origin.x + rect->size.width / 2),
                               (double) (rect->origin.y + rect->size.height / 2));
    }
  g_object_unref (controllers);
}

/* A piece of a bar opens the lines that brought its points, and no others, by pointer as by keys.
 */
static void
test_pieces (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  GtkWidget *bars, *only;
  graphene_rect_t rect;
  guint n_all;

  play_turns (f, 4);
  g_assert_true (tw_table_by_hand_score (model, 0, 2, ""));
  g_assert_true (tw_table_by_hand_score (model, 1, 7, ""));
  g_assert_true (tw_table_by_hand_score (model, 1, 4, ""));
  tw_table_model_end_game (model);
  gtk_test_widget_wait_for_draw (f->window);
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  bars = nth_widget (GTK_WIDGET (f->parts.result), TW_TYPE_SCORE_BARS, 0);
  n_all = n_lines (f->parts.log);
  rect = tw_score_bars_get_rect (TW_SCORE_BARS (bars), &(TwScorePiece){ 1, TW_RESULT_OTHER });
  press_at (bars, &rect);
  g_assert_cmpuint (n_lines (f->parts.log), ==, 2);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.log)));
  only = GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (f->parts.log), TW_TYPE_LOG_PANEL, "only"));
  g_assert_true (gtk_widget_get_visible (only));
  g_assert_true (g_str_has_suffix (gtk_button_get_label (GTK_BUTTON (only)), ", Other 11"));
  g_signal_emit_by_name (only, "clicked");
  g_assert_cmpuint (n_lines (f->parts.log), ==, n_all);
  g_assert_false (gtk_widget_get_visible (only));
  /* The player with fewer points comes last. */
  press_key (bars, GDK_KEY_Up);
  press_key (bars, GDK_KEY_Return);
  g_assert_cmpuint (n_lines (f->parts.log), ==, 1);
  /* Of a game that goes on nothing is left out. */
  tw_table_model_undo (model);
  g_assert_false (gtk_widget_get_visible (only));
}

/* A turn of the chart shows the table and the log as they were then, and a line of the log its turn
 * on the chart. */
static void
test_turns (Fixture *f, gconstpointer size)
{
  GtkWidget *result = GTK_WIDGET (f->parts.result), *chart;
  gboolean is_wide = GPOINTER_TO_INT (size) >= 1000;
  TwTableModel *model = f->parts.model;
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean tells = FALSE;
  GtkWidget *list, *words;

  play_turns (f, 6);
  g_assert_true (tw_table_by_hand_score (model, 0, 5, ""));
  tw_table_model_end_game (model);
  gtk_test_widget_wait_for_draw (f->window);
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  chart = GTK_WIDGET (gtk_widget_get_template_child (result, TW_TYPE_RESULT_PAGE, "progress"));
  words = GTK_WIDGET (gtk_widget_get_template_child (result, TW_TYPE_RESULT_PAGE, "turn_words"));
  g_assert_true (says (words, "Press a turn"));
  g_signal_emit_by_name (chart, "query-tooltip",
                         (int) tw_score_chart_get_turn_x (TW_SCORE_CHART (chart), 3), 60, FALSE,
                         tooltip, &tells);
  g_assert_true (tells);

  press_turn (chart, 3);
  wait_until (is_laid_out ());
  g_assert_true (tw_table_history_is_looking (model));
  g_assert_cmpuint (tw_table_history_get_turns_over (model), ==, 3);
  g_assert_cmpuint (tw_log_panel_get_turn (f->parts.log), ==, 3);
  g_assert_cmpuint (tw_score_chart_get_turn (TW_SCORE_CHART (chart)), ==, 3);
  g_assert_cmpint (gtk_widget_get_visible (result), ==, is_wide);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (words)), "After turn 3: "));
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       gtk_label_get_label (GTK_LABEL (words)));
  if (!is_wide)
    {
      tw_table_history_look (model, "now");
      g_assert_true (gtk_widget_get_visible (result));
      return;
    }
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.log)));
  /* The result has the scores: neither they nor the button for them are there. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.scores)));
  g_assert_false (gtk_widget_get_visible (f->parts.scores_button));

  /* By keys, up to the end, where the focus stays. */
  g_assert_true (gtk_widget_grab_focus (chart));
  for (guint turn = 4; turn <= 8; turn++)
    {
      press_key (chart, GDK_KEY_Right);
      g_assert_cmpuint (tw_score_chart_get_turn (TW_SCORE_CHART (chart)), ==, turn);
    }
  g_assert_false (tw_table_history_is_looking (model));
  g_assert_true (gtk_widget_has_focus (chart));
  g_assert_true (says (words, "At the end: "));
  press_key (chart, GDK_KEY_Home);
  g_assert_true (says (words, "At the start: "));
  press_key (chart, GDK_KEY_End);

  /* A line of the log, opened and closed. */
  list = nth_widget (GTK_WIDGET (f->parts.log), GTK_TYPE_LIST_BOX, 0);
  for (guint row = 0; row < 2; row++)
    {
      g_signal_emit_by_name (list, "row-activated",
                             gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) row * 4));
      g_assert_cmpuint (tw_score_chart_get_turn (TW_SCORE_CHART (chart)), ==, row * 4 + 1);
    }
  tw_log_panel_close_line (f->parts.log);
  g_assert_cmpuint (tw_score_chart_get_turn (TW_SCORE_CHART (chart)), ==, TW_TURN_NONE);
  /* The final scoring has all the room. */
  press_turn (chart, 2);
  gtk_widget_activate_action (chart, "play.replay-scoring", NULL);
  press_turn (chart, 2);
  gtk_widget_activate_action (chart, "play.replay", NULL);
  wait_until (is_laid_out ());
  g_assert_false (gtk_widget_get_visible (result));
}

/* Whether @page has a use for the key. */
static gboolean
answers_key (GtkWidget *page, guint keyval)
{
  GListModel *controllers = gtk_widget_observe_controllers (page);
  gboolean is_done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && !is_done)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &is_done);
    }
  g_object_unref (controllers);
  return is_done;
}

/* Escape leads back from the log that hides the result, and does nothing where both are seen. */
static void
test_log_left (Fixture *f, gconstpointer size)
{
  gboolean has_room = GPOINTER_TO_INT (size) >= 1280;
  GtkWidget *log = GTK_WIDGET (f->parts.log), *result = GTK_WIDGET (f->parts.result);
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  fixture_play_to_end (f->parts.model, rand);
  if (!has_room)
    gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
  g_assert_true (gtk_widget_get_visible (log));
  g_assert_cmpint (gtk_widget_get_visible (result), ==, has_room);
  g_assert_cmpint (answers_key (f->parts.table_view, GDK_KEY_Escape), ==, !has_room);
  g_assert_cmpint (gtk_widget_get_visible (log), ==, has_room);
  g_assert_true (gtk_widget_get_visible (result));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (f->window)), result));
}

/* What is above the heading is seen with it, however the page has come. */
static void
test_from_the_top (Fixture *f, gconstpointer size)
{
  GtkWidget *result = GTK_WIDGET (f->parts.result);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (only_widget (result, GTK_TYPE_SCROLLED_WINDOW)));
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (GtkWidget) page = g_object_ref (GTK_WIDGET (f->page));

  fixture_play_to_end (f->parts.model, rand);
  for (guint i = 0; i < 10; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 0);
  gtk_adjustment_set_value (down, 60);
  gtk_widget_activate_action (result, "play.look", "s", "back");
  gtk_widget_activate_action (result, "play.look", "s", "now");
  for (guint i = 0; i < 10; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 0);
  /* Into another window and back. */
  adw_window_set_content (ADW_WINDOW (f->window), NULL);
  adw_window_set_content (ADW_WINDOW (f->window), page);
  for (guint i = 0; i < 10; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/result-page/tie", 1280, test_tie);
  ADD_TEST ("/play/result-page/tie-narrow", 800, test_tie);
  ADD_TEST ("/play/result-page/narrow-parts", 1280, test_narrow_parts);
  ADD_TEST ("/play/result-page/narrow-parts-narrow", 800, test_narrow_parts);
  ADD_TEST ("/play/result-page/losses", 1280, test_losses);
  ADD_TEST ("/play/result-page/all-lose", 1280, test_all_lose);
  ADD_TEST ("/play/result-page/alone", 1280, test_alone);
  ADD_TEST ("/play/result-page/keys-of-table", 1280, test_keys_of_table);
  ADD_TEST ("/play/result-page/keys-of-table-narrow", 800, test_keys_of_table);
  ADD_TEST ("/play/result-page/pieces", 1280, test_pieces);
  ADD_TEST ("/play/result-page/pieces-narrow", 800, test_pieces);
  ADD_TEST ("/play/result-page/turns", 1280, test_turns);
  ADD_TEST ("/play/result-page/turns-narrow", 800, test_turns);
  ADD_TEST ("/play/result-page/log-left", 1280, test_log_left);
  ADD_TEST ("/play/result-page/log-left-narrow", 800, test_log_left);
  ADD_TEST ("/play/result-page/from-the-top", 1280, test_from_the_top);
  ADD_TEST ("/play/result-page/from-the-top-narrow", 800, test_from_the_top);
  ADD_TEST ("/play/result-page/long-buttons", 1280, test_long_buttons);
  ADD_TEST ("/play/result-page/long-buttons-narrow", 800, test_long_buttons);
  return g_test_run ();
}
