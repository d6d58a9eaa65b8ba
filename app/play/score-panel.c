/* The scores beside the table. */
#include "app/play/score-panel.h"

#include <glib/gi18n.h>

#include "app/game/game-ending.h"
#include "app/game/given-points.h"
#include "app/game/table-beside.h"
#include "app/game/table-names.h"
#include "app/game/table-texts.h"
#include "app/game/table-worth.h"
#include "app/play/score-belongings.h"
#include "app/play/score-track.h"
#include "app/play/thinking-sign.h"
#include "app/table/number-mark.h"
#include "app/table/piece-picture.h"
#include "app/table/table-pictures.h"
#include "app/widgets/large-text.h"
#include "app/widgets/natural-size.h"
#include "app/widgets/one-picture.h"
#include "app/widgets/settings.h"
#include "app/widgets/words-button.h"
#include "engine/game/explain.h"
#include "engine/game/pieces.h"

/* Width of what is below the head. */
#define PANEL_PX   238
#define COMPACT_PX 102
/* Of what is below the head, however little room there is. */
#define LEAST_BODY_PX 72
/* So wide, in characters, is what is told of the score track. */
#define TRACK_CHARS         36
#define COMPACT_TRACK_CHARS 18

struct _TwScorePanel
{
  AdwBin parent_instance;

  TwTableModel *model;
  GSettings *settings;
  gboolean is_compact;
  guint scroll_idle;

  GtkScrolledWindow *scroll; /* of all below the head */
  GtkWidget *body;
  GtkOverlay *track;
  GtkLabel *left;
  GtkLabel *left_words;
  GtkWidget *left_button;
  GtkButton *left_short; /* where there is no track that has it in the middle */
  GtkWidget *beside;
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (TwScorePanel, tw_score_panel, ADW_TYPE_BIN)

static void
spot_clicked_cb (TwScorePanel *self, GtkWidget *button)
{
  guint spot = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "spot"));

  tw_table_model_choose_spot (self->model, spot, -1);
}

static gboolean
is_spot_of (const TwPlay *play, const TwTableSpot *spot, guint seat)
{
  gboolean is_here = spot->place == TW_SPOT_SEAT && spot->number == seat;

  for (guint counter = 0; counter < play->rules->n_counters; counter++)
    is_here = is_here
              || (spot->place == TW_SPOT_SPACE
                  && tw_play_counter_space (play, seat, counter) == spot->number);
  return is_here;
}

/* A button with the number of a spot. Where everybody has two counting figures, those of @seat that
 * stand there before it. */
static GtkWidget *
spot_button_new (TwScorePanel *self, const TwTableSpot *spot, guint number, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  g_autofree char *words = g_strdup_printf ("%u", number);
  GtkWidget *button, *box;

  if (spot->place != TW_SPOT_SPACE || play->rules->n_counters < 2)
    return gtk_button_new_with_label (words);
  button = gtk_button_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);
  for (guint counter = 0; counter < play->rules->n_counters; counter++)
    if (tw_play_counter_space (play, seat, counter) == spot->number)
      gtk_box_append (GTK_BOX (box),
                      tw_piece_picture_new_of (setup->rules, setup->rules->counters[counter].piece,
                                               setup->seats[seat].colour, 16));
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
  gtk_widget_set_margin_start (box, 3);
  gtk_widget_set_margin_end (box, 5);
  gtk_button_set_child (GTK_BUTTON (button), box);
  return button;
}

/* The spots that are beside a player's score: the player, or the spaces of the figures. */
static void
append_spots (TwScorePanel *self, GtkWidget *row, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint decider = tw_table_model_get_decider (self->model), n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = NULL, *name = NULL, *colour = NULL;
      GtkWidget *button;

      /* A robber waits for others. */
      if ((seat == decider && spots[i].place == TW_SPOT_SPACE)
          || !is_spot_of (tw_table_model_get_play (self->model), &spots[i], seat))
        continue;
      words = tw_table_worth_of_spot (self->model, i);
      name = g_strdup_printf ("%u, %s", i + 1, words);
      colour = g_strdup_printf ("p%u", setup->seats[decider].colour);
      button = spot_button_new (self, &spots[i], i + 1, seat);
      gtk_widget_set_css_classes (button, (const char *[]){ "spot", "beside", colour, NULL });
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (button, words);
      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      g_object_set_data (G_OBJECT (button), "spot", GUINT_TO_POINTER (i));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (spot_clicked_cb), self);
      tw_number_mark_watch (button, self->model, i + 1);
      gtk_box_append (GTK_BOX (row), button);
    }
}

/* A score, and below it what it would be if the game ended now, %NULL if that is not to be said. */
static GtkWidget *
score_new (TwScorePanel *self, guint seat, const TwGameEnding *ending)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  int score = tw_table_model_get_play (self->model)->state->score[seat];
  g_autofree char *now = tw_number_words (score);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = tw_score_label_new (now, "title-3", "numeric");

  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_box_append (GTK_BOX (column), label);
  if (ending != NULL)
    {
      g_autofree char *then = tw_number_words (ending->score[seat]);
      /* Translators: the points that a player would have if the game ended now, below those of now.
       */
      g_autofree char *short_words = g_strdup_printf (C_ ("if the game ended now", "→ %s"), then);
      g_autofree char *words = tw_game_ending_words (ending, setup->rules, seat);

      label = tw_score_label_new (short_words, "caption", "numeric");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_box_append (GTK_BOX (column), label);
      gtk_widget_set_tooltip_text (column, words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
    }
  return column;
}

/* A score, and behind it the one to be reached, 0 for none. */
static void
append_score (GtkWidget *row, int score, int target)
{
  g_autofree char *words = tw_number_words (score);
  g_autofree char *aim = g_strdup_printf ("/ %d", target);

  gtk_box_append (GTK_BOX (row), tw_score_label_new (words, "title-3", "numeric"));
  if (target > 0)
    gtk_box_append (GTK_BOX (row), tw_score_label_new (aim, "caption", "numeric"));
}

/* The one score of all. */
static GtkWidget *
team_new (TwScorePanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = tw_score_label_new (_ ("Team"), "heading", NULL);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), name);
  append_score (row, tw_table_model_get_play (self->model)->state->score[0],
                tw_table_model_get_target (self->model));
  gtk_widget_add_css_class (row, "player");
  return row;
}

/* What lies beside the table: a bar for each store, and what waits beside the track. */
static void
fill_beside (TwScorePanel *self)
{
  g_autoptr (GString) marks = g_string_new (NULL);
  TwStock stock;
  TwTrackMark mark;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->beside)) != NULL)
    gtk_box_remove (GTK_BOX (self->beside), child);
  for (guint i = 0; tw_table_model_get_stock (self->model, i, &stock); i++)
    {
      g_autofree char *words = tw_stock_words (&stock);
      GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (stock.most, 1));
      GtkWidget *label = tw_score_label_new (words, "caption", "numeric");

      gtk_box_append (GTK_BOX (self->beside), label);
      if (stock.most == 0)
        {
          g_object_unref (g_object_ref_sink (bar));
          continue;
        }
      gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), stock.n);
      gtk_widget_add_css_class (bar, stock.n * 4 <= stock.most ? "scarce" : "plenty");
      gtk_accessible_update_relation (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                      label, NULL, -1);
      gtk_box_append (GTK_BOX (self->beside), bar);
    }
  for (guint i = 0; tw_table_model_get_mark (self->model, i, &mark); i++)
    {
      g_autofree char *words = tw_mark_words (&mark);

      g_string_append_printf (marks, "%s%s", marks->len > 0 ? ". " : "", words);
    }
  if (marks->len > 0)
    {
      GtkWidget *label = tw_score_label_new (marks->str, "caption", "dim-label");

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
      gtk_box_append (GTK_BOX (self->beside), label);
    }
  gtk_widget_set_visible (self->beside, gtk_widget_get_first_child (self->beside) != NULL);
}

static GtkWidget *
row_new (TwScorePanel *self, guint seat, const TwGameEnding *ending)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  g_autofree char *colour = g_strdup_printf ("p%u", setup->seats[seat].colour);
  g_autofree char *title = tw_seat_title (self->model, seat);
  g_autofree char *hand = tw_table_hand_words (self->model, seat);
  g_autofree char *track = tw_table_track_words (self->model, seat);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = tw_score_label_new (title, "heading", NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sign = tw_thinking_sign_new (self->model, seat);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, title);
  gtk_box_append (GTK_BOX (row), tw_piece_picture_new ("meeple", setup->seats[seat].colour, 26));
  gtk_box_append (GTK_BOX (line), name);
  if (sign != NULL)
    gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (words), line);
  gtk_box_append (GTK_BOX (words),
                  tw_score_belongings_supply_new (self->model, seat, self->is_compact));
  gtk_box_append (GTK_BOX (words), tw_score_belongings_new (self->model, seat));
  if (track != NULL)
    {
      GtkWidget *label = tw_score_label_new (track, "caption", "dim-label");

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label),
                                     self->is_compact ? COMPACT_TRACK_CHARS : TRACK_CHARS);
      gtk_box_append (GTK_BOX (words), label);
    }
  if (hand != NULL)
    {
      GtkWidget *label = tw_score_label_new (hand, "caption", "dim-label");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), TRACK_CHARS);
      tw_large_text_wrap (GTK_LABEL (label));
      gtk_widget_set_tooltip_text (label, hand);
      gtk_box_append (GTK_BOX (words), label);
    }
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  append_spots (self, row, seat);
  if (!setup->rules->shares_score)
    gtk_box_append (GTK_BOX (row), score_new (self, seat, ending));
  gtk_widget_add_css_class (row, "player");
  gtk_widget_add_css_class (row, colour);
  if (seat == tw_rules_lead (setup->rules, tw_table_model_get_decider (self->model)))
    gtk_widget_add_css_class (row, "now");
  return row;
}

/* Who is asked is in sight, where there is no room for all. */
static gboolean
scroll_cb (gpointer data)
{
  TwScorePanel *self = data;
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (self->scroll);
  double top;

  self->scroll_idle = 0;
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "now")
        && gtk_widget_translate_coordinates (row, self->body, 0, 0, NULL, &top))
      gtk_adjustment_clamp_page (at, top, top + gtk_widget_get_height (row));
  return G_SOURCE_REMOVE;
}

/* The rows have their places behind the next layout. */
static void
queue_scroll (TwScorePanel *self)
{
  if (self->scroll_idle == 0)
    self->scroll_idle = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

static void
changed_cb (TwScorePanel *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  g_autofree char *left = g_strdup_printf ("%u", play->state->n_left);
  g_autofree char *left_short =
      g_strdup_printf (ngettext ("%u tile left", "%u tiles left", play->state->n_left),
                       play->state->n_left);
  TwGameEnding ending;
  gboolean has_ending;
  GtkWidget *child;

  gtk_label_set_label (self->left, left);
  gtk_button_set_label (self->left_short, left_short);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->left_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  left_short, -1);
  gtk_label_set_label (self->left_words, ngettext ("tile left", "tiles left", play->state->n_left));
  while ((child = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), child);
  fill_beside (self);
  has_ending = g_settings_get_boolean (self->settings, "points-if-ended")
               && tw_game_ending_find (tw_table_model_get_shown (self->model), &ending);
  if (setup->rules->shares_score)
    gtk_box_append (GTK_BOX (self->rows), team_new (self));
  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    gtk_box_append (GTK_BOX (self->rows), row_new (self, seat, has_ending ? &ending : NULL));
  queue_scroll (self);
}

/* What is to be seen may be chosen before there is a game. */
static void
choice_changed_cb (TwScorePanel *self)
{
  if (tw_table_model_get_game (self->model) != NULL)
    changed_cb (self);
}

static void
score_panel_dispose (GObject *object)
{
  g_clear_handle_id (&TW_SCORE_PANEL (object)->scroll_idle, g_source_remove);
  g_clear_object (&TW_SCORE_PANEL (object)->settings);
  g_clear_object (&TW_SCORE_PANEL (object)->model);
  G_OBJECT_CLASS (tw_score_panel_parent_class)->dispose (object);
}

static void
tw_score_panel_class_init (TwScorePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = score_panel_dispose;
  widget_class->snapshot = tw_one_picture_snapshot;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/score-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, body);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, track);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, left);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, left_words);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, left_button);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, left_short);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, beside);
  gtk_widget_class_bind_template_child (widget_class, TwScorePanel, rows);
}

static void
tw_score_panel_init (TwScorePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_score_panel_set_compact (TwScorePanel *self, gboolean is_compact)
{
  self->is_compact = is_compact;
  gtk_widget_set_visible (GTK_WIDGET (self->track), !is_compact);
  gtk_widget_set_visible (GTK_WIDGET (self->left_short), is_compact);
  gtk_widget_set_size_request (GTK_WIDGET (self->scroll), is_compact ? COMPACT_PX : PANEL_PX, -1);
  choice_changed_cb (self);
}

GtkWidget *
tw_score_panel_new (TwTableModel *model)
{
  TwScorePanel *self = g_object_new (TW_TYPE_SCORE_PANEL, NULL);

  self->model = g_object_ref (model);
  self->settings = tw_settings_new ();
  g_signal_connect_object (self->settings, "changed::points-if-ended",
                           G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_overlay_set_child (self->track, tw_score_track_new (model));
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  tw_score_panel_set_compact (self, FALSE);
  return GTK_WIDGET (self);
}

void
tw_score_panel_set_most_height (TwScorePanel *self, int most_height)
{
  GtkWidget *scroll = GTK_WIDGET (self->scroll);
  int all = tw_natural_height (GTK_WIDGET (self), -1), shown = tw_natural_height (scroll, -1);

  tw_scrolled_fit (self->scroll, tw_natural_width (scroll),
                   MAX (most_height - (all - shown), LEAST_BODY_PX));
  queue_scroll (self);
}

TwScoreTrack *
tw_score_panel_get_track (TwScorePanel *self)
{
  return TW_SCORE_TRACK (gtk_overlay_get_child (self->track));
}

/* The row of a player is behind that of the team, if there is one. */
static GtkWidget *
row_of (TwScorePanel *self, guint seat)
{
  gboolean has_team = tw_table_model_get_setup (self->model)->rules->shares_score;
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  for (guint i = 0; row != NULL && i < seat + has_team; i++)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

GtkWidget *
tw_score_panel_get_seat (TwScorePanel *self, guint seat)
{
  GtkWidget *row = row_of (self, seat);

  return row != NULL ? gtk_widget_get_first_child (row) : NULL;
}

GtkWidget *
tw_score_panel_get_score (TwScorePanel *self, guint seat)
{
  gboolean has_team = tw_table_model_get_setup (self->model)->rules->shares_score;
  GtkWidget *row = has_team ? gtk_widget_get_first_child (self->rows) : row_of (self, seat);

  return row != NULL ? gtk_widget_get_last_child (row) : NULL;
}
