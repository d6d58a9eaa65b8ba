/* Which panels are at the table, and how large, for the room there is. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"

/* The hand, and the least height that the log leaves for the explanation below it. */
#define HAND_PX        142
#define NARROW_HAND_PX 104
#define CARD_ROOM_PX   150
/* The room that the explanation takes in its corner; a wider hand raises it. */
#define CARD_WIDTH_PX 284
#define CARD_RISE_PX  (HAND_PX - 12)
/* Between a card that lies on the table and the landscape, and the least room for the latter. */
#define COVER_GAP_PX 12
#define LANDSCAPE_PX 150

gboolean
tw_play_page_is_finished (TwPlayPage *self)
{
  return tw_table_model_get_game (self->model) != NULL
         && tw_table_model_get_question (self->model) == TW_QUESTION_NONE
         && tw_table_history_get_scoring (self->model, NULL, NULL) == TW_ALL_COUNTED;
}

static int
natural_width (GtkWidget *widget)
{
  int width = 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* How much of the table a card above the hand takes that asks something; nothing where the
 * landscape would have too little room left. */
static int
card_height (TwPlayPage *self, int most)
{
  int width = natural_width (GTK_WIDGET (self->open_card)), height = 0;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->open_card)))
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->open_card), GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                      NULL, NULL);
  /* It stands on the hand with its margin. */
  height += COVER_GAP_PX - HAND_PX;
  return height < most ? MAX (height, 0) : 0;
}

static void
set_toggle (TwPlayPage *self, const char *name, gboolean value)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (value));
}

/* What has just gone does not keep the focus: keys are the table's then. */
static void
keep_focus (TwPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
      && !gtk_widget_is_visible (focus) && gtk_widget_is_visible (GTK_WIDGET (self->table)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
label_by_hand (TwPlayPage *self, gboolean is_short)
{
  if (is_short)
    gtk_menu_button_set_icon_name (self->by_hand_button, "edit-select-symbolic");
  else
    gtk_menu_button_set_label (self->by_hand_button, _ ("By Hand"));
}

/* What the header needs to show its title in full: it is not in the middle then. */
static int
header_width (TwPlayPage *self)
{
  int least = 0, least_title = 0, title = 0;

  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->title), GTK_ORIENTATION_HORIZONTAL, -1, &least_title,
                      &title, NULL, NULL);
  return least - least_title + title;
}

/* A title that has no room gets that of buttons that the menu has, too, and then of words. */
static void
make_room_for_title (TwPlayPage *self, gboolean wide, gboolean narrow)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->bin));

  gtk_widget_set_visible (self->apart_button, wide || !narrow);
  gtk_widget_set_visible (self->new_game_button, wide || !narrow);
  label_by_hand (self, narrow);
  if (wide || narrow || header_width (self) <= width)
    return;
  gtk_widget_set_visible (self->apart_button, FALSE);
  gtk_widget_set_visible (self->new_game_button, FALSE);
  if (header_width (self) > width)
    label_by_hand (self, TRUE);
}

/* The scores lie above the hand, or above a card on it, where they cannot lie beside it. */
static void
bound_scores (TwPlayPage *self, gboolean over)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->overlay)), below = 0;
  int height = gtk_widget_get_height (GTK_WIDGET (self->overlay));
  GtkWidget *cards[] = { GTK_WIDGET (self->hand), GTK_WIDGET (self->open_card) };

  for (guint i = 0; !over && i < G_N_ELEMENTS (cards); i++)
    {
      int card = natural_width (cards[i]), card_height = 0;

      if (!gtk_widget_get_visible (cards[i])
          || (width + card) / 2 <= width - natural_width (GTK_WIDGET (self->scores)))
        continue;
      gtk_widget_measure (cards[i], GTK_ORIENTATION_VERTICAL, card, NULL, &card_height, NULL, NULL);
      below = MAX (below, card_height);
    }
  /* On a very narrow window they lie above the landscape, and have their room. */
  if (gtk_widget_has_css_class (GTK_WIDGET (self->bin), "narrow"))
    below = -height;
  if (height > 0)
    tw_score_panel_set_most_height (self->scores, height - below);
}

void
tw_play_page_update_layout (TwPlayPage *self)
{
  gboolean wide = tw_width_bin_is_wide (self->bin), finished = tw_play_page_is_finished (self);
  gboolean roomy = tw_play_page_is_roomy (self);
  gboolean has_game = tw_table_model_get_game (self->model) != NULL;
  /* Nobody is asked, at the end and while its counting is looked at. */
  gboolean over =
      finished || (has_game && tw_table_model_get_question (self->model) == TW_QUESTION_NONE);
  gboolean log = roomy ? self->show_log : self->show_log_narrow;
  gboolean scores = self->show_scores && !finished;
  int height = gtk_widget_get_height (GTK_WIDGET (self->overlay));
  gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (self->bin), "narrow");
  gboolean raised = roomy
                    && natural_width (GTK_WIDGET (self->hand)) + 2 * CARD_WIDTH_PX
                           > gtk_widget_get_width (GTK_WIDGET (self->overlay));
  gboolean looking = tw_table_history_is_looking (self->model);
  gboolean show_by_hand, reads;
  int left = 12, right = 12, top = 12;

  gtk_widget_set_visible (GTK_WIDGET (self->log), log);
  gtk_widget_set_visible (self->log_button, !log);
  gtk_widget_set_visible (GTK_WIDGET (self->scores), scores);
  gtk_widget_set_visible (self->scores_button, !scores && !finished);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), !over);
  tw_play_page_lay_reader (self, wide);
  reads = gtk_widget_get_visible (GTK_WIDGET (self->reader));
  gtk_widget_set_visible (GTK_WIDGET (self->overlay),
                          has_game && (wide || ((!finished || log) && !reads)));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), !has_game && !self->awaits_sets);
  /* Where there is no room for both the log lies over the table, which takes its place. */
  gtk_widget_set_visible (GTK_WIDGET (self->result), finished && !reads && (wide || !log));
  gtk_widget_set_hexpand (GTK_WIDGET (self->result), !wide);
  gtk_widget_set_size_request (GTK_WIDGET (self->result), wide ? 580 : -1, -1);
  tw_explain_card_set_room (self->card, roomy, raised ? CARD_RISE_PX : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->history),
                          has_game && (self->show_history || finished || looking));
  /* The menu has them, too. */
  gtk_widget_set_visible (self->history_button, !narrow);
  show_by_hand =
      has_game
      && (gtk_widget_get_visible (GTK_WIDGET (self->by_hand))
          || tw_table_by_hand_has_pieces (tw_table_model_get_setup (self->model)->rules));
  gtk_widget_set_visible (GTK_WIDGET (self->by_hand_button), show_by_hand);
  make_room_for_title (self, wide, narrow);
  tw_history_bar_set_compact (self->history, narrow);
  tw_score_panel_set_compact (self->scores, !roomy);
  tw_hand_set_compact (self->hand, narrow);
  tw_open_card_set_compact (self->open_card, narrow);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->open_card), tw_hand_get_height (self->hand));
  bound_scores (self, over);
  set_toggle (self, "show-log", log);
  set_toggle (self, "show-scores", scores);
  set_toggle (self, "history", self->show_history);
  set_toggle (self, "rules", self->show_rules);
  if (height > 0)
    tw_log_panel_set_most_height (self->log, height - CARD_ROOM_PX
                                                 - (raised  ? CARD_RISE_PX
                                                    : roomy ? 84
                                                            : 160));
  if (log && roomy)
    left = natural_width (GTK_WIDGET (self->log)) - 6;
  /* On a very narrow window the scores take room above the landscape, not beside it. */
  if (scores && narrow)
    gtk_widget_measure (GTK_WIDGET (self->scores), GTK_ORIENTATION_VERTICAL, -1, NULL, &top, NULL,
                        NULL);
  else if (scores)
    right = natural_width (GTK_WIDGET (self->scores)) - 6;
  tw_table_scene_set_insets (tw_game_table_get_scene (self->table), left, right, top,
                             over     ? 12
                             : narrow ? NARROW_HAND_PX
                                      : HAND_PX);
  tw_table_scene_set_cover (tw_game_table_get_scene (self->table),
                            over ? 0 : card_height (self, height - top - HAND_PX - LANDSCAPE_PX));
  keep_focus (self);
}

void
tw_play_page_show_rules (TwPlayPage *self, gboolean is_shown)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->reader)) != NULL;

  self->show_rules = is_shown;
  tw_play_page_update_layout (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self->reader)))
    tw_rules_reader_search (self->reader);
  else if (had_focus && gtk_widget_get_visible (GTK_WIDGET (self->overlay)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}
