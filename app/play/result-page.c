/* How the game ended. */
#include "app/play/result-page.h"

#include <glib/gi18n.h>

#include "app/game/game-ending.h"
#include "app/game/game-result.h"
#include "app/game/game-statistics.h"
#include "app/game/given-points.h"
#include "app/game/table-beside.h"
#include "app/game/table-history.h"
#include "app/game/table-names.h"
#include "app/play/review-list.h"
#include "app/play/score-bars.h"
#include "app/play/score-chart.h"
#include "app/table/piece-picture.h"
#include "app/widgets/flow-layout.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/large-text.h"
#include "app/widgets/say.h"
#include "app/widgets/scroll-into-view.h"

/* Of the one who won, and of all that tied together. */
#define WINNER_PX  84
#define WINNERS_PX 168
#define BUTTON_GAP 12
/* Of all buttons side by side: more would take the room from the table beside the page. */
#define BUTTONS_PX 532

struct _TwResultPage
{
  AdwBin parent_instance;

  TwGameResult *result;
  TwTableSetup setup;
  GCancellable *course; /* (nullable): stops the search for what might have been */

  GtkScrolledWindow *scroll;
  GtkWidget *heading;
  GtkBox *winner_pieces;
  GtkLabel *winner;
  GtkLabel *margin;
  GtkBox *parts_head;
  TwScoreBars *parts;
  TwScoreChart *progress;
  GtkWidget *course_words;
  GtkLabel *turn_words;
  TwReviewList *review;
  GtkGrid *statistics;
  GtkWidget *scoring;
  GtkWidget *buttons;
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwResultPage, tw_result_page, ADW_TYPE_BIN)

static void
clear_result (TwResultPage *self)
{
  g_cancellable_cancel (self->course);
  g_clear_object (&self->course);
  if (self->parts != NULL)
    {
      tw_score_bars_set_result (self->parts, NULL, NULL);
      tw_score_chart_set_result (self->progress, NULL, NULL);
      gtk_widget_set_visible (self->course_words, FALSE);
    }
  g_clear_pointer (&self->result, tw_game_result_free);
  tw_table_setup_clear (&self->setup);
}

static void
result_page_dispose (GObject *object)
{
  TwResultPage *self = TW_RESULT_PAGE (object);

  clear_result (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_RESULT_PAGE);
  G_OBJECT_CLASS (tw_result_page_parent_class)->dispose (object);
}

static void
turn_chosen_cb (TwResultPage *self, guint turn)
{
  g_signal_emit (self, signals[TURN_CHOSEN], 0, turn);
}

/* The moves that brought the points of a piece of a bar are in the log. */
static void
piece_chosen_cb (TwResultPage *self, guint seat, guint part)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.list-points", "(uu)", seat, part);
}

static void
tw_result_page_class_init (TwResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = result_page_dispose;
  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (TW_TYPE_REVIEW_LIST);
  g_type_ensure (TW_TYPE_SCORE_BARS);
  g_type_ensure (TW_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, heading);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, winner_pieces);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, winner);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, margin);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, parts);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, progress);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, course_words);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, turn_words);
  gtk_widget_class_bind_template_callback (widget_class, piece_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_chosen_cb);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, review);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, statistics);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, parts_head);
  gtk_widget_class_bind_template_child (widget_class, TwResultPage, scoring);
}

/* Arrows that were to choose a place of the table would lead to a button, and Enter after them
 * would press it. Here they move the page, and Tab alone leads on. */
static gboolean
heading_key_cb (TwResultPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean is_done = FALSE;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      g_signal_emit_by_name (self->scroll, "scroll-child", GTK_SCROLL_STEP_UP, FALSE, &is_done);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      g_signal_emit_by_name (self->scroll, "scroll-child", GTK_SCROLL_STEP_DOWN, FALSE, &is_done);
      return GDK_EVENT_STOP;
    /* From the top there is nothing to scroll, and what was before is a move back. */
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      if (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroll)) > 0)
        return GDK_EVENT_PROPAGATE;
      gtk_widget_activate_action (GTK_WIDGET (self), "play.look", "s", "back");
      return GDK_EVENT_STOP;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
tw_result_page_init (TwResultPage *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (heading_key_cb), self);
  gtk_widget_add_controller (self->heading, key);
  /* What the buttons say is longer in some languages than the page is wide. */
  gtk_widget_set_layout_manager (self->buttons,
                                 tw_flow_layout_new_centred (BUTTON_GAP, BUTTONS_PX));
  tw_inner_names (self->buttons);
  tw_large_text_stack (self->parts_head);
}

/* "104 points, 7 ahead of Anna. The lead changed 6 times."; before that, which rule ended the game.
 */
static char *
say_margin (TwResultPage *self)
{
  const TwGameResult *result = self->result;
  int best = result->score[result->ranking[0]];
  GString *out = g_string_new (result->reason);

  if (out->len > 0)
    g_string_append_c (out, ' ');

  g_string_append_printf (out, ngettext ("%d point", "%d points", (gulong) ABS (best)), best);
  if (tw_game_result_n_winners (result) == 1 && result->n_seats > 1)
    {
      guint second = result->ranking[1];

      g_string_append (out, ", ");
      /* Translators: how many points more than the second, and the second's name. */
      g_string_append_printf (out, _ ("%d ahead of %s"), best - result->score[second],
                              self->setup.seats[second].name);
    }
  g_string_append_c (out, '.');
  if (result->n_lead_changes == 0)
    return g_string_free (out, FALSE);
  g_string_append_c (out, ' ');
  g_string_append_printf (out,
                          ngettext ("The lead changed once.", "The lead changed %u times.",
                                    result->n_lead_changes),
                          result->n_lead_changes);
  return g_string_free (out, FALSE);
}

/* Where all win or lose together: a team, opponents, or one player who has nobody to play against.
 * Who ends the game by hand has neither won nor lost it. */
static char *
say_together (TwResultPage *self, TwTableModel *model, gboolean is_team)
{
  const char *name = tw_table_model_get_setup (model)->seats[0].name;
  TwStatus status = (TwStatus) self->result->status;

  if (status != TW_STATUS_WON && status != TW_STATUS_LOST)
    return g_strdup (_ ("The game was ended"));
  if (self->setup.rules->n_players == 1)
    return g_strdup_printf (status == TW_STATUS_WON ? _ ("%s wins")
                                                    /* Translators: the only player of a game. */
                                                    : _ ("%s loses"),
                            name);
  if (!is_team)
    return g_strdup (status == TW_STATUS_WON ? _ ("Everybody wins") : _ ("Nobody wins"));
  return g_strdup (status == TW_STATUS_WON ? _ ("The team wins") : _ ("The team loses"));
}

/* "A ghost has to rise and none is left in the bank. 34 of 50 points." */
static char *
say_reason (TwResultPage *self, TwTableModel *model)
{
  const char *reason =
      self->result->reason != NULL ? self->result->reason : _ ("The game was ended by hand.");
  int lowest = self->result->score[0], target = tw_table_model_get_target (model);

  for (guint seat = 1; seat < self->result->n_seats; seat++)
    lowest = MIN (lowest, self->result->score[seat]);
  if (target == 0)
    return g_strdup (reason);
  return g_strdup_printf (self->result->n_seats > 1
                              /* Translators: why the game ended; the lowest score of all,
                               * and what it should be. */
                              ? _ ("%s The lowest score is %d of %d points.")
                              : _ ("%s %d of %d points."),
                          reason, lowest, target);
}

static void
add_cell (TwResultPage *self,
          const char *words,
          int column,
          int row,
          int n_columns,
          gboolean is_head)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  /* Names of players may be as long as they like. */
  if (is_head && column > 0)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (label, words);
    }
  else
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, column > 0);
  if (is_head)
    gtk_widget_add_css_class (label, "dim-label");
  else
    gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (self->statistics, label, column, row, n_columns, 1);
}

static char *
say_best (const TwSeatStatistics *statistics)
{
  return statistics->best == 0
             ? g_strdup ("0")
             /* Translators: points, and the turn that brought them. */
             : g_strdup_printf (_ ("%d (turn %u)"), statistics->best, statistics->best_turn);
}

/* A row of numbers, one of each seat, or one of the team across all columns. */
static void
add_row (TwResultPage *self, const char *title, const int numbers[], guint n, int row)
{
  add_cell (self, title, 0, row, 1, TRUE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = tw_number_words (numbers[i]);

      add_cell (self, words, (int) i + 1, row, (int) (self->setup.rules->n_seats / n), FALSE);
    }
}

/* All points, and below them what brought them: a bar has no room for a number in its narrow parts.
 */
static int
add_points (TwResultPage *self, int row)
{
  const TwGameResult *result = self->result;

  add_row (self, _ ("Points"), result->score, result->n_seats, row++);
  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      int points[TW_MAX_SEATS];
      gboolean has_points = FALSE;

      for (guint seat = 0; seat < result->n_seats; seat++)
        {
          points[seat] = result->parts[seat][part];
          has_points = has_points || points[seat] != 0;
        }
      if (has_points)
        add_row (self, tw_result_part_title (part, &result->names, self->setup.rules), points,
                 result->n_seats, row++);
    }
  return row;
}

/* What rules count of each player, and what stood beside the table. */
static void
add_counted (TwResultPage *self, TwTableModel *model, int row)
{
  guint n_seats = self->setup.rules->n_seats;
  const char *title;
  TwStock stock;
  int numbers[TW_MAX_SEATS];

  for (guint i = 0; tw_table_model_get_counted (model, 0, i, &title, &numbers[0]); i++)
    {
      for (guint seat = 1; seat < n_seats; seat++)
        tw_table_model_get_counted (model, seat, i, &title, &numbers[seat]);
      add_row (self, title, numbers, n_seats, row++);
    }
  for (guint i = 0; tw_table_model_get_stock (model, i, &stock); i++)
    {
      g_autofree char *words = tw_stock_words (&stock);

      add_cell (self, words, 0, row++, (int) n_seats + 1, TRUE);
    }
}

/* A row for each thing that is counted, a column for each seat. */
static void
fill_statistics (TwResultPage *self, TwTableModel *model)
{
  static const char *const titles[] = { N_ ("Tiles laid"), N_ ("Figures placed"),
                                        N_ ("Features completed"), N_ ("Best turn"),
                                        N_ ("Figures left") };
  const TwTableSetup *setup = &self->setup;
  /* In the charts the team has a colour of its own; here each seat is somebody. */
  const TwSeatSetup *people = tw_table_model_get_setup (model)->seats;
  TwSeatStatistics seats[TW_MAX_SEATS];
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->statistics))) != NULL)
    gtk_grid_remove (self->statistics, child);
  tw_game_statistics (tw_table_model_get_game (model), seats);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    add_cell (self, _ (titles[i]), 0, (int) i + 1, 1, TRUE);
  add_counted (self, model, add_points (self, G_N_ELEMENTS (titles) + 1));
  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      const guint counts[] = { seats[seat].n_tiles, seats[seat].n_figures, seats[seat].n_completed,
                               0, seats[seat].n_left };

      add_cell (self,
                setup->rules->shares_score ? tw_colour_title (people[seat].colour)
                                           : setup->seats[seat].name,
                (int) seat + 1, 0, 1, TRUE);
      for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
        {
          g_autofree char *words =
              i == 3 ? say_best (&seats[seat]) : g_strdup_printf ("%u", counts[i]);

          add_cell (self, words, (int) seat + 1, (int) i + 1, 1, FALSE);
        }
    }
}

/* How many have won. */
static guint
n_pieces (TwResultPage *self, gboolean is_together)
{
  if (is_together)
    return self->result->status == TW_STATUS_WON ? self->result->n_seats : 0;
  return self->setup.rules->n_players == 1 ? 0 : tw_game_result_n_winners (self->result);
}

/* The pieces of those who have won, and of nobody else: smaller where they are several. */
static void
show_winners (TwResultPage *self, gboolean is_together)
{
  guint n = n_pieces (self, is_together);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->winner_pieces))) != NULL)
    gtk_box_remove (self->winner_pieces, child);
  gtk_widget_set_visible (GTK_WIDGET (self->winner_pieces), n > 0);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->winner_pieces,
                    tw_piece_picture_new ("meeple",
                                          self->setup.seats[self->result->ranking[i]].colour,
                                          MIN (WINNER_PX, WINNERS_PX / (int) n)));
}

static char *
say_winner (TwResultPage *self)
{
  guint n = tw_game_result_n_winners (self->result);
  GString *names = g_string_new (NULL);

  /* Nobody was there to be beaten. */
  if (self->setup.rules->n_players == 1)
    {
      g_string_assign (names, _ ("The game is over."));
      return g_string_free (names, FALSE);
    }
  if (n == 1)
    {
      g_string_append_printf (names, _ ("%s wins"),
                              self->setup.seats[self->result->ranking[0]].name);
      return g_string_free (names, FALSE);
    }
  for (guint i = 0; i < n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            self->setup.seats[self->result->ranking[i]].name);
  g_string_prepend (names, _ ("A tie: "));
  return g_string_free (names, FALSE);
}

/* Who does not see the page is told how the game ended where the focus is. */
static void
tell (TwResultPage *self, const char *winner, const char *margin)
{
  g_autoptr (GString) words = g_string_new (margin);

  for (guint seat = 0; !self->setup.rules->shares_score && seat < self->result->n_seats; seat++)
    g_string_append_printf (words, "%s %s %d", seat > 0 ? "," : "", self->setup.seats[seat].name,
                            self->result->score[seat]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  winner, -1);
  tw_describe (self->heading, words->str);
  tw_say (self->heading, words->str);
}

static void
course_thread (GTask *task, gpointer page, gpointer game, GCancellable *cancellable)
{
  g_task_return_pointer (task, tw_game_ending_dup_course (game, cancellable),
                         (GDestroyNotify) g_array_unref);
}

static void
course_found_cb (GObject *object, GAsyncResult *found, gpointer data)
{
  TwResultPage *self = TW_RESULT_PAGE (object);
  g_autoptr (GArray) course = g_task_propagate_pointer (G_TASK (found), NULL);

  if (course == NULL)
    return;
  tw_score_chart_set_course (self->progress, course);
  gtk_widget_set_visible (self->course_words, TRUE);
}

/* Looks for what the points would have been after each turn. */
static void
find_course (TwResultPage *self, const TwGame *game)
{
  g_autoptr (GTask) task = NULL;

  self->course = g_cancellable_new ();
  task = g_task_new (self, self->course, course_found_cb, NULL);
  g_task_set_task_data (task, tw_game_copy (game), (GDestroyNotify) tw_game_free);
  g_task_run_in_thread (task, course_thread);
}

void
tw_result_page_show (TwResultPage *self, TwTableModel *model)
{
  g_autofree char *winner = NULL, *margin = NULL;
  gboolean is_team, is_together;
  guint n_scoring = 0;

  tw_table_history_get_scoring (model, &n_scoring, NULL);
  gtk_widget_set_visible (self->scoring, n_scoring > 0);
  clear_result (self);
  tw_table_setup_copy (&self->setup, tw_table_model_get_setup (model));
  self->result = tw_game_result_new (tw_table_model_get_game (model));
  if (self->setup.rules->shares_score)
    self->setup.seats[0].colour = tw_table_team_colour (&self->setup);
  for (guint seat = 0; seat < self->setup.rules->n_seats; seat++)
    {
      const TwRules *rules = self->setup.rules;
      char *title = g_strdup (rules->shares_score ? _ ("Team")
                              : rules->hand > 1   ? tw_colour_title (self->setup.seats[seat].colour)
                                                  : self->setup.seats[seat].name);

      g_free (self->setup.seats[seat].name);
      self->setup.seats[seat].name = title;
    }
  is_team = self->setup.rules->shares_score || tw_table_model_get_target (model) > 0;
  is_together = tw_game_result_is_together (self->result) || tw_table_model_get_target (model) > 0;
  if (is_together)
    {
      winner = say_together (self, model, is_team);
      margin = say_reason (self, model);
    }
  else
    {
      winner = say_winner (self);
      margin = say_margin (self);
    }
  gtk_label_set_label (self->winner, winner);
  gtk_label_set_label (self->margin, margin);
  tell (self, winner, margin);
  show_winners (self, is_together);
  tw_score_bars_set_result (self->parts, self->result, &self->setup);
  tw_score_chart_set_result (self->progress, self->result, &self->setup);
  fill_statistics (self, model);
  find_course (self, tw_table_model_get_game (model));
  tw_review_list_set_model (self->review, model);
  tw_score_chart_set_marks (self->progress, tw_game_marks_of (model));
}

void
tw_result_page_set_turn (TwResultPage *self, guint turn)
{
  g_autofree char *words = NULL;

  if (self->result == NULL)
    return;
  tw_score_chart_set_turn (self->progress, turn);
  turn = tw_score_chart_get_turn (self->progress);
  words = turn != TW_TURN_NONE ? tw_score_chart_say_turn (self->progress, turn)
                               : g_strdup (_ ("Press a turn to see the table as it was then."));
  gtk_label_set_label (self->turn_words, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

void
tw_result_page_grab (TwResultPage *self)
{
  gtk_widget_grab_focus (self->heading);
  /* What is above it is seen as well: before there is a layout, the heading would be scrolled to.
   */
  tw_scroll_stay (self->heading, 0);
}
