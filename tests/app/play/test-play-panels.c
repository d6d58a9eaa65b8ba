/* Log, scores and history: what stays in sight when they come, go and shrink, and who has the
 * keys. */
#include <glib/gstdio.h>

#include "app/game/game-file.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"
#include "app/play/score-track-private.h"
#include "app/widgets/natural-size.h"
#include "tests/app/play/page-fixture.h"

static GtkWidget *
focus_of (Fixture *f)
{
  return gtk_window_get_focus (GTK_WINDOW (f->window));
}

static GtkWidget *
shown_button (Fixture *f, const char *action)
{
  for (guint i = 0; i < count_widgets (GTK_WIDGET (f->page), GTK_TYPE_BUTTON); i++)
    {
      GtkWidget *button = nth_widget (GTK_WIDGET (f->page), GTK_TYPE_BUTTON, i);

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
        return button;
    }
  return NULL;
}

/* How far the newest line ends above the end of what is seen of the log; negative below it. */
static double
room_below (Fixture *f)
{
  GtkWidget *scroll = nth_widget (GTK_WIDGET (f->parts.log), GTK_TYPE_SCROLLED_WINDOW, 0);
  guint n_rows = count_widgets (scroll, GTK_TYPE_LIST_BOX_ROW);
  graphene_rect_t bounds;

  g_assert_cmpuint (n_rows, >, 0);
  if (!gtk_widget_compute_bounds (nth_widget (scroll, GTK_TYPE_LIST_BOX_ROW, n_rows - 1), scroll,
                                  &bounds))
    return -1000;
  return gtk_widget_get_height (scroll) - bounds.origin.y - bounds.size.height;
}

static void
test_newest_line (Fixture *f, gconstpointer size)
{
  GtkWidget *scroll = nth_widget (GTK_WIDGET (f->parts.log), GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *lines = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroll));
  int height;

  play_turns (f, 30);
  wait_until (gtk_adjustment_get_value (lines) > 0 && room_below (f) >= -1);
  /* The history takes some of its height. */
  height = gtk_widget_get_height (scroll);
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.history", NULL);
  wait_until (gtk_widget_get_height (scroll) < height);
  wait_until (room_below (f) >= -1);
  g_assert_cmpfloat (room_below (f), <, 12);
  play_turns (f, 1);
  wait_until (room_below (f) >= -1);
}

static gboolean
is_thinking (GtkWidget *below)
{
  GtkWidget *spinner = nth_widget (below, GTK_TYPE_SPINNER, 0);

  return spinner != NULL && gtk_spinner_get_spinning (GTK_SPINNER (spinner));
}

/* Where the program has been thinking for a while its player's row says so, and the hand; nothing
 * moves for that. */
static void
test_thinking (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  GtkWidget *scores = GTK_WIDGET (f->parts.scores), *hand = GTK_WIDGET (f->parts.hand), *sign, *row;
  TwTableSetup setup;
  int width, height;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (model));
  setup.seats[0].opponent = tw_opponent_find ("search 5");
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_false (is_thinking (scores) || is_thinking (hand));
  width = tw_natural_width (scores);
  height = tw_hand_get_height (f->parts.hand);
  tw_table_model_set_thinking (model, TRUE);
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (is_thinking (scores) && is_thinking (hand));
  g_assert_cmpint (tw_natural_width (scores), ==, width);
  g_assert_cmpint (tw_hand_get_height (f->parts.hand), ==, height);
  sign = nth_widget (scores, GTK_TYPE_SPINNER, 0);
  for (row = sign; !gtk_widget_has_css_class (row, "player");)
    row = gtk_widget_get_parent (row);
  g_assert_true (gtk_widget_is_ancestor (tw_score_panel_get_seat (f->parts.scores, 0), row));
  gtk_test_accessible_assert_property (sign, GTK_ACCESSIBLE_PROPERTY_LABEL, "Red is thinking");
  tw_table_model_set_thinking (model, FALSE);
  g_assert_false (is_thinking (scores) || is_thinking (hand));
}

/* Who stands on a space of the track is told with points, in words. */
static void
test_track_words (Fixture *f, gconstpointer size)
{
  GtkWidget *track = nth_widget (GTK_WIDGET (f->parts.scores), TW_TYPE_SCORE_TRACK, 0);
  g_autoptr (GString) all = g_string_new (NULL);

  g_assert_true (tw_table_by_hand_score (f->parts.model, 0, 1, ""));
  gtk_test_widget_wait_for_draw (f->window);
  for (int y = 0; y < gtk_widget_get_height (track); y += 3)
    for (int x = 0; x < gtk_widget_get_width (track); x += 3)
      {
        g_autofree char *words = tw_score_track_words_at (TW_SCORE_TRACK (track), x, y);

        if (words != NULL)
          g_string_append_printf (all, "%s|", words);
      }
  g_assert_nonnull (strstr (all->str, "Red: 1 point|"));
  g_assert_nonnull (strstr (all->str, "Blue: 0 points|"));
}

static void
test_focus_of_what_goes (Fixture *f, gconstpointer size)
{
  static const char *const panels[] = { "play.show-log", "play.show-scores" };

  play_turns (f, 2);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      /* Hidden and shown by the button that goes with it. */
      for (guint pass = 0; pass < 2; pass++)
        {
          GtkWidget *button = shown_button (f, panels[i]);

          g_assert_nonnull (button);
          g_assert_true (gtk_widget_grab_focus (button));
          g_signal_emit_by_name (button, "clicked");
          g_assert_true (focus_of (f) == GTK_WIDGET (f->table));
          wait_until (is_laid_out () && !gtk_widget_get_mapped (button));
        }
    }
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.look", "s", "back");
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (f->parts.history_button)));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.go-on", NULL);
  g_assert_true (focus_of (f) == GTK_WIDGET (f->table));
}

/* Who clicks at Undo and presses the space bar then goes on; it does not undo once more. */
static void
test_clicks_leave_the_keys (Fixture *f, gconstpointer size)
{
  static const char *const actions[] = { "play.undo", "play.redo", "play.history", "play.show-log",
                                         "play.show-scores" };

  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
        {
          GtkWidget *button = shown_button (f, actions[i]);

          g_assert_nonnull (button);
          g_assert_false (gtk_widget_get_focus_on_click (button));
        }
      /* Others bring the panels back. */
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-scores", NULL);
      wait_until (is_laid_out ());
    }
}

/* A case that has a very long id does not make the header wider than a window. */
static void
test_long_case (Fixture *f, gconstpointer size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = g_strnfill (80, 'X'), *path = NULL;
  g_autofree char *words =
      g_strdup_printf ("case %s A title\nrules BASE-020\nuse base\nplayers 2\n", id);
  g_autoptr (GFile) file = NULL;
  int width;

  g_close (g_file_open_tmp ("tilewright-XXXXXX.case", &path, &error), NULL);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (path, words, -1, NULL));
  file = g_file_new_for_path (path);
  tw_play_page_open_file (f->page, file);
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (f->parts.cases_button)));
  gtk_widget_measure (GTK_WIDGET (f->parts.table_view), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                      NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 800);
  g_unlink (path);
}

/* Where the rules take the room beside the table the panels get small, and nothing that can be
 * chosen lies under them. */
static void
test_rules_beside (Fixture *f, gconstpointer size)
{
  graphene_rect_t scores, spot;

  play_turns (f, 2);
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.log)));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.rules", NULL);
  wait_until (is_laid_out () && gtk_widget_get_mapped (GTK_WIDGET (f->parts.reader)));
  wait_until (!gtk_widget_get_visible (GTK_WIDGET (f->parts.log)));
  wait_until (gtk_widget_get_width (GTK_WIDGET (f->table)) < 1000 && is_laid_out ());
  g_assert_cmpuint (f->spots->buttons->len, >, 0);
  for (guint i = 0; i < f->spots->buttons->len; i++)
    if (gtk_widget_compute_bounds (GTK_WIDGET (f->parts.scores), GTK_WIDGET (f->table), &scores)
        && gtk_widget_compute_bounds (f->spots->buttons->pdata[i], GTK_WIDGET (f->table), &spot))
      g_assert_false (graphene_rect_intersection (&scores, &spot, NULL));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.rules", NULL);
  wait_until (is_laid_out () && gtk_widget_get_visible (GTK_WIDGET (f->parts.log)));
}

/* The table goes into a second window and comes back; its buttons go on acting. */
static void
test_moved_to_another_window (Fixture *f, gconstpointer size)
{
  static const char *const actions[] = { "play.undo", "play.history", "play.new-game",
                                         "play.show-log" };
  GtkWidget *window = adw_window_new (), *page = g_object_ref (GTK_WIDGET (f->page));
  GtkWidget *windows[] = { window, f->window };

  play_turns (f, 2);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      adw_window_set_content (ADW_WINDOW (windows[1 - i]), NULL);
      adw_window_set_content (ADW_WINDOW (windows[i]), page);
      wait_until (gtk_widget_get_mapped (page) && is_laid_out ());
      if (!gtk_widget_get_visible (GTK_WIDGET (f->parts.log)))
        gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
      wait_until (gtk_widget_get_mapped (GTK_WIDGET (f->parts.log)));
      for (guint k = 0; k < G_N_ELEMENTS (actions); k++)
        g_assert_true (gtk_widget_is_sensitive (shown_button (f, actions[k])));
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.new-game", NULL);
      wait_until (shown_button (f, "setup.start") != NULL);
      g_assert_true (gtk_widget_is_sensitive (shown_button (f, "setup.start")));
      g_assert_true (gtk_widget_is_sensitive (shown_button (f, "setup.close")));
      gtk_widget_activate_action (GTK_WIDGET (f->parts.setup), "setup.close", NULL);
    }
  g_object_unref (page);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* At any width the scores go and come back by a button, and the header fits. */
static void
test_hide_scores (Fixture *f, gconstpointer size)
{
  int width = 0;

  gtk_widget_measure (GTK_WIDGET (f->parts.table_view), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                      NULL, NULL, NULL);
  g_assert_cmpint (width, <=, GPOINTER_TO_INT (size));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (f->parts.scores)) == (i == 0));
      g_signal_emit_by_name (shown_button (f, "play.show-scores"), "clicked");
      wait_until (is_laid_out ()
                  && gtk_widget_get_mapped (GTK_WIDGET (f->parts.scores)) == (i == 1));
    }
}

static GtkWidget *
label_of (GtkWidget *widget, const char *words)
{
  for (guint i = 0; i < count_widgets (widget, GTK_TYPE_LABEL); i++)
    {
      GtkWidget *label = nth_widget (widget, GTK_TYPE_LABEL, i);

      if (g_str_equal (gtk_label_get_label (GTK_LABEL (label)), words))
        return label;
    }
  return NULL;
}

/* How many tiles are left is in the middle of the track, and beside the scores where no track is.
 */
static void
test_tiles_left (Fixture *f, gconstpointer size)
{
  GtkWidget *scores = GTK_WIDGET (f->parts.scores);
  for (guint i = 0; i < 2; i++)
    {
      guint n = tw_table_model_get_play (f->parts.model)->state->n_left;
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_autofree char *words = g_strdup_printf ("%u tiles left", n);
      GtkWidget *in_short = label_of (scores, words), *in_track = label_of (scores, number);

      g_assert_true (in_short != NULL || in_track != NULL);
      if (GPOINTER_TO_INT (size) < 1000)
        g_assert_true (in_short != NULL && gtk_widget_get_mapped (in_short));
      else
        g_assert_true (in_track != NULL && gtk_widget_get_mapped (in_track));
      play_turns (f, 1);
    }
}

/* The title of a ruleset is not cut at 800 pixels, be it of many letters or of wide ones. */
static void
test_long_title (Fixture *f, gconstpointer size)
{
  static const char *const titles[] = { "Mists over Carcassonne, Level Three",
                                        "WWWWWWWWWWWWWWWWWWWWWW",
                                        "Mists over Carcassonne, Level Six" };

  g_assert_true (gtk_widget_get_mapped (f->parts.new_game_button));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      TwTableSetup setup;
      GtkWidget *label;

      tw_table_setup_copy (&setup, tw_table_model_get_setup (f->parts.model));
      g_free (setup.title);
      setup.title = g_strdup (titles[i]);
      tw_table_model_start (f->parts.model, &setup);
      tw_table_setup_clear (&setup);
      wait_until (is_laid_out ());
      label = label_of (GTK_WIDGET (f->parts.title), titles[i]);
      g_assert_nonnull (label);
      wait_until (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
}

/* "+50" of one figure does not cover that of another one, wherever they stand. */
static void
test_rounds (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  int points[] = { 88, 88, 89, 139 };
  TwTableSetup setup = fixture_setup_of_ruleset ("base-c3", 4, 1);
  TwScoreTrack *track;

  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  track = TW_SCORE_TRACK (nth_widget (GTK_WIDGET (f->parts.scores), TW_TYPE_SCORE_TRACK, 0));
  for (guint step = 0; step < 60; step++)
    {
      g_autoptr (GArray) rects = NULL;
      const TwTrackScene *scene;

      /* Close to each other, all round the track. */
      for (guint seat = 0; seat < 4; seat++)
        g_assert_true (
            tw_table_by_hand_score (model, seat,
                                    step == 0 ? points[seat] : g_rand_int_range (rand, 1, 5), ""));
      scene = tw_score_track_scene (track);
      rects = tw_score_track_rounds_rects (track, scene);
      g_assert_cmpuint (rects->len, ==, 4);
      for (guint i = 0; i < rects->len; i++)
        {
          graphene_rect_t *rect = &g_array_index (rects, graphene_rect_t, i);

          g_assert_cmpfloat (rect->size.width, >, 0);
          for (guint k = 0; k < i; k++)
            g_assert_false (graphene_rect_intersection (rect,
                                                        &g_array_index (rects, graphene_rect_t, k),
                                                        NULL));
        }
    }
}

static void
assert_apart (Fixture *f, GtkWidget *a, GtkWidget *b)
{
  GtkWidget *table = GTK_WIDGET (f->parts.overlay);
  graphene_rect_t first, second;

  g_assert_true (gtk_widget_compute_bounds (a, table, &first));
  g_assert_true (gtk_widget_compute_bounds (b, table, &second));
  g_assert_false (graphene_rect_intersection (&first, &second, NULL));
}

/* Scores of many players, with what else lies beside the mists, end above what is asked; who is
 * asked is in sight. */
static void
test_scores_above_question (Fixture *f, gconstpointer size)
{
  GtkWidget *scores = GTK_WIDGET (f->parts.scores), *hand = GTK_WIDGET (f->parts.hand);
  TwTableSetup setup = fixture_setup_of_ruleset ("mists-level-3", 5, 1);

  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  for (guint is_open = 0; is_open < 2; is_open++)
    {
      wait_until (is_laid_out ());
      for (guint i = 0; i < 3; i++)
        gtk_test_widget_wait_for_draw (f->window);
      g_assert_cmpint (gtk_widget_get_height (scores), >, 100);
      assert_apart (f, scores, hand);
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.history", NULL);
    }
}

/* All that is asked about a case is seen at once. */
static void
test_asked_about_a_case (Fixture *f, gconstpointer size)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *dialog = NULL, *scroll;
  GtkAdjustment *rows;

  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.export", "s", "case");
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  gtk_test_widget_wait_for_draw (dialog);
  scroll = gtk_widget_get_ancestor (nth_widget (dialog, ADW_TYPE_ENTRY_ROW, 0),
                                    GTK_TYPE_SCROLLED_WINDOW);
  rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroll));
  g_assert_cmpfloat (gtk_adjustment_get_page_size (rows), >, 100);
  g_assert_cmpfloat (gtk_adjustment_get_upper (rows), <=, gtk_adjustment_get_page_size (rows));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Where the log takes the place of the result its last line has the keys, and then the result. */
static void
test_log_and_result (Fixture *f, gconstpointer size)
{
  GtkWidget *log = GTK_WIDGET (f->parts.log);
  GtkWidget *heading = GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (f->parts.result), TW_TYPE_RESULT_PAGE, "heading"));
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_rows;

  fixture_play_to_end (f->parts.model, rand);
  wait_until (focus_of (f) == heading);
  gtk_widget_activate_action (GTK_WIDGET (f->parts.table), "play.show-log", NULL);
  n_rows = count_widgets (log, GTK_TYPE_LIST_BOX_ROW);
  g_assert_cmpuint (n_rows, >, 0);
  g_assert_true (focus_of (f) == nth_widget (log, GTK_TYPE_LIST_BOX_ROW, n_rows - 1));
  gtk_widget_activate_action (GTK_WIDGET (f->parts.table), "play.show-log", NULL);
  g_assert_true (focus_of (f) == heading);
}

static GtkEventController *
motion_of (GtkWidget *widget)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);
  GtkEventController *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        found = controller;
    }
  return found;
}

/* What the pointer is on in the log is lit on the table, as long as it is there. */
static void
test_pointed_at_in_the_log (Fixture *f, gconstpointer size)
{
  TwTableScene *scene = tw_game_table_get_scene (f->table);
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  GtkEventController *motion;

  for (guint i = 0; i < 4; i++)
    fixture_turn (f->parts.model, rand);
  wait_until (nth_widget (GTK_WIDGET (f->parts.log), GTK_TYPE_LIST_BOX_ROW, 0) != NULL);
  motion = motion_of (nth_widget (GTK_WIDGET (f->parts.log), GTK_TYPE_LIST_BOX_ROW, 0));
  g_assert_cmpuint (scene->lit_slot, ==, TW_NO_SLOT);
  g_signal_emit_by_name (motion, "enter", 5.0, 5.0);
  /* The first line is the first tile, beside the start tile. */
  g_assert_cmpuint (scene->lit_slot, ==, 1);
  g_signal_emit_by_name (motion, "leave");
  g_assert_cmpuint (scene->lit_slot, ==, TW_NO_SLOT);
}

/* They scroll where there is no room for all of them, and not before. */
static void
test_scores_have_their_room (Fixture *f, gconstpointer size)
{
  GtkWidget *scores = GTK_WIDGET (f->parts.scores);
  GtkWidget *scroll = nth_widget (scores, GTK_TYPE_SCROLLED_WINDOW, 0);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroll));
  TwTableSetup setup = fixture_setup_of_ruleset ("big-box", 4, 1);

  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  wait_until (is_laid_out ());
  for (guint i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (f->window);
  g_assert_cmpint (gtk_widget_get_height (scores), <,
                   gtk_widget_get_height (GTK_WIDGET (f->parts.overlay)) - 100);
  g_assert_cmpfloat (gtk_adjustment_get_upper (rows), <=, gtk_adjustment_get_page_size (rows));
}

/* The view that somebody has moved is moved on, if the history would cover of it what was seen. */
static void
test_history_hides_nothing (Fixture *f, gconstpointer size)
{
  TwTableView view;
  guint n = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (f->parts.model, &n);
  TwTableCells cells = { 0, 0, 0, 0 };
  int height;

  for (guint i = 0; i < n; i++)
    cells = (TwTableCells){ MIN (cells.x0, legal[i].x), MIN (cells.y0, legal[i].y),
                            MAX (cells.x1, legal[i].x), MAX (cells.y1, legal[i].y) };
  tw_table_scene_zoom (f->scene, -1);
  view = f->scene->camera.view;
  /* Down to the hand. */
  view.y = view.height - view.bottom - (cells.y1 + 1) * view.side;
  tw_table_scene_go (f->scene, &view, FALSE);
  g_assert_true (tw_table_view_shows (&f->scene->camera.view, &cells));
  height = view.height;
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.history", NULL);
  wait_until (f->scene->camera.view.height < height && is_laid_out ());
  g_assert_true (tw_table_view_shows (&f->scene->camera.view, &cells));
  /* As big as it was. */
  g_assert_cmpfloat (f->scene->camera.view.side, ==, view.side);
}

/* Whoever steps on and back with the pointer finds each button where it was. */
static void
test_history_stays (Fixture *f, gconstpointer size)
{
  GtkWidget *go_on = find_actionable (GTK_WIDGET (f->parts.history), "play.go-on"), *on;
  graphene_rect_t before, after;

  play_turns (f, 1);
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.history", NULL);
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (f->parts.history)) && is_laid_out ());
  on = nth_widget (GTK_WIDGET (f->parts.history), GTK_TYPE_BUTTON, 2);
  wait_until (gtk_widget_get_width (on) > 0);
  g_assert_false (gtk_widget_get_mapped (go_on));
  g_assert_true (gtk_widget_compute_bounds (on, f->window, &before));
  tw_table_history_look_at (f->parts.model, 0);
  wait_until (gtk_widget_get_mapped (go_on) && is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (on, f->window, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* What is wrong names elements as files write them; the page would take them for markup. */
static void
test_problem (Fixture *f, gconstpointer size)
{
  static const char words[] = "“spent” of <where> & more";
  TwPlayDesk *desk = TW_PLAY_DESK (nth_widget (f->window, TW_TYPE_PLAY_DESK, 0));

  tw_play_desk_set_problem (desk, words);
  g_assert_cmpstr (tw_play_desk_get_problem (desk), ==, words);
  tw_play_desk_set_problem (desk, NULL);
  g_assert_null (tw_play_desk_get_problem (desk));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/play-panels/track-words", 1280, test_track_words);
  ADD_TEST ("/play/panels/newest-line", 1280, test_newest_line);
  ADD_TEST ("/play/panels/thinking", 1280, test_thinking);
  ADD_TEST ("/play/panels/focus-of-what-goes", 1280, test_focus_of_what_goes);
  ADD_TEST ("/play/panels/moved-to-another-window", 1280, test_moved_to_another_window);
  ADD_TEST ("/play/panels/rules-beside", 1280, test_rules_beside);
  ADD_TEST ("/play/panels/hide-scores", 1280, test_hide_scores);
  ADD_TEST ("/play/panels/hide-scores-narrow", 800, test_hide_scores);
  ADD_TEST ("/play/panels/hide-scores-very-narrow", 400, test_hide_scores);
  ADD_TEST ("/play/panels/tiles-left", 1280, test_tiles_left);
  ADD_TEST ("/play/panels/tiles-left-narrow", 800, test_tiles_left);
  ADD_TEST ("/play/panels/long-title", 800, test_long_title);
  ADD_TEST ("/play/panels/rounds", 1280, test_rounds);
  ADD_TEST ("/play/panels/long-case", 800, test_long_case);
  ADD_TEST ("/play/panels/clicks-leave-the-keys", 1280, test_clicks_leave_the_keys);
  ADD_TEST ("/play/panels/scores-above-question", 800, test_scores_above_question);
  ADD_TEST ("/play/panels/scores-have-their-room", 1280, test_scores_have_their_room);
  ADD_TEST ("/play/panels/asked-about-a-case", 800, test_asked_about_a_case);
  ADD_TEST ("/play/panels/pointed-at-in-the-log", 1280, test_pointed_at_in_the_log);
  ADD_TEST ("/play/panels/log-and-result", 800, test_log_and_result);
  ADD_TEST ("/play/panels/history-hides-nothing", 800, test_history_hides_nothing);
  ADD_TEST ("/play/panels/problem", 1280, test_problem);
  ADD_TEST ("/play/panels/history-stays", 1280, test_history_stays);
  ADD_TEST ("/play/panels/history-stays-narrow", 800, test_history_stays);
  return g_test_run ();
}
