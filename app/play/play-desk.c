/* The table with all that belongs to it. */
#include "app/play/play-desk.h"

#include "app/game/table-history.h"
#include "app/game/table-panels.h"
#include "app/play/advice-card.h"
#include "app/play/desk-motion.h"
#include "app/play/desk-room.h"
#include "app/play/explain-card.h"
#include "app/play/history-bar.h"
#include "app/play/meanwhile.h"
#include "app/play/record-picker.h"
#include "app/play/remark-line.h"
#include "app/play/replay-action.h"
#include "app/play/result-page.h"
#include "app/play/score-lines.h"
#include "app/play/tiles-drawer.h"
#include "app/play/turn-band.h"
#include "app/play/view-actions.h"
#include "app/table/open-card.h"
#include "app/table/table-voice.h"
#include "app/widgets/action.h"
#include "app/widgets/focus-keeper.h"
#include "app/widgets/natural-size.h"
#include "app/widgets/rules-reader.h"
#include "app/widgets/settings.h"

/* The hand, and the least height that the log leaves for the explanation below it. */
#define HAND_PX        142
#define NARROW_HAND_PX 104
#define CARD_ROOM_PX   150
/* A line of what others did, or of a note. */
#define NOTICE_PX 62
/* The room that the explanation takes in its corner; a wider hand raises it. */
#define CARD_WIDTH_PX 284
#define CARD_RISE_PX  (HAND_PX - 12)
/* The least room for the landscape above a card that lies on the table. */
#define LANDSCAPE_PX 150
/* Widths: of the rules beside the table, of a table with panels, with a hand of full size, and with
 * advice at its side. */
#define READER_PX     380
#define ROOMY_FROM_PX 1000
#define HAND_FROM_PX  680
#define BESIDE_PX     480

static guint laid_out_signal;

/*
 * @panels: what the players want to see
 * @read_rules: (nullable): the rules that the reader has
 * @kept: borrowed: the game that the result was of when somebody began to look back from it
 * @actions: borrowed: of the page
 */
struct _TwPlayDesk
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwTileTextures *textures;
  TwTablePanels panels;
  TwRules *read_rules;
  const TwGame *kept;
  GActionMap *actions;
  TwTableReplay *replay;
  TwDeskMotion *motion;
  guint layout_idle;

  TwGameTable *table;
  TwHand *hand;
  TwOpenCard *open_card;
  TwLogPanel *log;
  TwScorePanel *scores;

  TwWidthBin *bin;
  GtkOverlay *overlay;
  GtkWidget *log_button;
  GtkWidget *scores_button;
  TwTilesDrawer *drawer;
  TwExplainCard *card;
  TwTurnBand *band;
  GtkWidget *notices;
  TwMeanwhile *meanwhile;
  TwAdviceCard *advice;
  AdwStatusPage *problem;
  /* What it says, in plain words. */
  char *why;
  TwRulesReader *reader;
  TwResultPage *result;
  TwHistoryBar *history;
};

G_DEFINE_FINAL_TYPE (TwPlayDesk, tw_play_desk, ADW_TYPE_BIN)

/* With less room for the table, the rules beside it, the panels are small ones. */
static gboolean
is_roomy (TwPlayDesk *self)
{
  gboolean reads = self->panels.rules && tw_table_model_get_game (self->model) != NULL;
  int beside = (reads ? READER_PX : 0) + tw_tiles_drawer_get_width (self->drawer);

  return tw_width_bin_is_wide (self->bin)
         && (beside == 0
             || gtk_widget_get_width (GTK_WIDGET (self->bin)) - beside >= ROOMY_FROM_PX);
}

/* The scores lie above the hand, a card on it and the advice, where they cannot lie beside them. */
static void
fit_scores (TwPlayDesk *self, gboolean roomy, TwAdvicePlace place, gboolean over, gboolean above)
{
  GtkWidget *cards[] = { GTK_WIDGET (self->hand), GTK_WIDGET (self->open_card) },
            *advice = GTK_WIDGET (self->advice), *overlay = GTK_WIDGET (self->overlay);

  if (place == TW_ADVICE_AT_START || !gtk_widget_get_visible (advice))
    advice = NULL;
  tw_desk_room_fit_scores (self->scores, overlay, cards, over ? 0 : G_N_ELEMENTS (cards), advice,
                           roomy);
  if (above)
    tw_score_panel_set_most_height (self->scores, 2 * gtk_widget_get_height (overlay));
}

/* The reader has the rules of the game at the table. */
static void
fill_reader (TwPlayDesk *self)
{
  TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  g_autoptr (TwRulesSheet) sheet = NULL;

  if (rules == self->read_rules)
    return;
  g_clear_pointer (&self->read_rules, tw_rules_unref);
  self->read_rules = tw_rules_ref (rules);
  sheet = tw_rules_sheet_new_for_user (rules, NULL);
  tw_rules_reader_show (self->reader, sheet, self->textures);
}

static void
lay_out (TwPlayDesk *self)
{
  gboolean wide = tw_width_bin_is_wide (self->bin), roomy = is_roomy (self);
  gboolean narrow = gtk_widget_has_css_class (GTK_WIDGET (self->bin), "narrow");
  TwPanelsSeen seen = tw_table_panels_see (&self->panels, self->model, wide, roomy);
  int height = gtk_widget_get_height (GTK_WIDGET (self->overlay)),
      width = gtk_widget_get_width (GTK_WIDGET (self->overlay));
  gboolean raised = roomy && tw_natural_width (GTK_WIDGET (self->hand)) + 2 * CARD_WIDTH_PX > width;
  int left = 12, right = 12, hand, top, cover;
  TwAdvicePlace place = roomy                                        ? TW_ADVICE_AT_END
                        : narrow || (width > 0 && width < BESIDE_PX) ? TW_ADVICE_BELOW
                                                                     : TW_ADVICE_AT_START;
  gboolean large = tw_desk_room_is_large (GTK_WIDGET (self)), above = narrow && !large;
  TwAdviceInsets advice;

  gtk_widget_set_visible (GTK_WIDGET (self->log), seen.log);
  gtk_widget_set_visible (self->log_button, !seen.log);
  seen.scores = tw_desk_room_show_scores (GTK_WIDGET (self->scores), seen.scores,
                                          GTK_WIDGET (self->log), width);
  gtk_widget_set_visible (self->scores_button, !seen.scores && !seen.result
                                                   && !tw_table_panels_is_finished (self->model));
  gtk_widget_set_visible (GTK_WIDGET (self->hand), seen.hand);
  if (seen.rules)
    fill_reader (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->reader), !wide);
  gtk_widget_set_size_request (GTK_WIDGET (self->reader), wide ? READER_PX : -1, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->reader), seen.rules);
  gtk_widget_set_visible (GTK_WIDGET (self->overlay), seen.table);
  gtk_widget_set_visible (GTK_WIDGET (self->problem),
                          !seen.has_game && tw_play_desk_get_problem (self) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->result), seen.result);
  gtk_widget_set_hexpand (GTK_WIDGET (self->result), !wide);
  gtk_widget_set_size_request (GTK_WIDGET (self->result), wide ? 580 : -1, -1);
  tw_explain_card_set_room (self->card, roomy, raised ? CARD_RISE_PX : 0);
  advice =
      tw_advice_card_place (self->advice, place,
                            seen.is_over || (roomy && !raised) ? 0
                                                               : tw_hand_get_height (self->hand));
  gtk_widget_set_visible (GTK_WIDGET (self->history), seen.history);
  tw_history_bar_set_compact (self->history, narrow || (large && !wide));
  tw_hand_set_compact (self->hand, narrow || width < HAND_FROM_PX);
  tw_open_card_set_compact (self->open_card, narrow);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->open_card), tw_hand_get_height (self->hand));
  fit_scores (self, roomy, place, seen.is_over, above);
  tw_action_set_state (self->actions, "show-log", g_variant_new_boolean (seen.log));
  tw_action_set_state (self->actions, "show-scores", g_variant_new_boolean (seen.scores));
  tw_action_enable (self->actions, "show-result",
                    seen.log && !seen.result && tw_table_panels_is_finished (self->model));
  tw_action_set_state (self->actions, "history", g_variant_new_boolean (self->panels.history));
  tw_action_set_state (self->actions, "rules", g_variant_new_boolean (self->panels.rules));
  if (height > 0)
    tw_log_panel_set_most_height (self->log, height - CARD_ROOM_PX
                                                 - (raised  ? CARD_RISE_PX
                                                    : roomy ? 84
                                                            : 160));
  /* What others have done, and what is noted, covers no tile, be the window as small as it may; on
   * a very narrow one the scores take room above the landscape, not beside it. */
  top = tw_desk_room_of_notices (
      self->notices,
      MAX (tw_natural_width (seen.log ? GTK_WIDGET (self->log) : self->log_button), advice.left),
      seen.scores ? GTK_WIDGET (self->scores) : self->scores_button, seen.scores && above,
      seen.is_over ? 12 : NOTICE_PX);
  if (seen.scores && !above)
    right = tw_natural_width (GTK_WIDGET (self->scores)) - 6;
  if (seen.log)
    left = MAX (left, tw_desk_room_of_log (GTK_WIDGET (self->log), width - right));
  left = MAX (left, advice.left);
  right = MAX (right, advice.right);
  hand = tw_desk_room_of_hand (self->hand, narrow ? NARROW_HAND_PX : HAND_PX);
  tw_table_scene_set_insets (tw_game_table_get_scene (self->table), left, right, top,
                             seen.is_over ? 12
                                          : tw_record_picker_get_room (self->model, height, hand));
  cover = height - top - MAX (hand, HAND_PX) - LANDSCAPE_PX;
  cover = MAX (tw_desk_room_of_card (GTK_WIDGET (self->open_card), MAX (hand, HAND_PX), cover),
               advice.bottom < cover ? advice.bottom : 0);
  tw_table_scene_set_cover (tw_game_table_get_scene (self->table), seen.is_over ? 0 : cover);
  tw_advice_card_reveal (self->advice);
  tw_desk_room_move_toasts (GTK_WIDGET (self), &advice);
  g_signal_emit (self, laid_out_signal, 0);
  /* Of the header beside the desk as well. */
  tw_focus_keeper_rescue (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_WIDGET (self->table));
}

static gboolean
layout_cb (gpointer data)
{
  TwPlayDesk *self = data;

  self->layout_idle = 0;
  lay_out (self);
  return G_SOURCE_REMOVE;
}

static void
queue_layout (TwPlayDesk *self)
{
  if (self->layout_idle == 0 && self->model != NULL)
    self->layout_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, layout_cb, self, NULL);
}

void
tw_play_desk_grab (TwPlayDesk *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->result)))
    tw_result_page_grab (self->result);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

/* The chart marks the turn of the line that is open, else the one that was over last. */
static void
mark_turn (TwPlayDesk *self)
{
  guint turn = tw_log_panel_get_turn (self->log);

  if (turn == TW_TURN_NONE && tw_table_history_is_looking (self->model))
    turn = tw_table_history_get_turns_over (self->model);
  tw_result_page_set_turn (self->result, turn);
}

/* Table and log show a turn of the chart, which stays beside them if it can. */
static void
turn_chosen_cb (TwPlayDesk *self, guint turn)
{
  self->kept = tw_table_history_get_whole (self->model);
  self->panels.result = self->panels.log = TRUE;
  tw_table_history_look_after_turn (self->model, turn);
  lay_out (self);
  tw_log_panel_open_turn (self->log, turn);
  tw_result_page_set_turn (self->result, turn);
}

/* The game that is played again has all the room. */
static void
playing_cb (TwPlayDesk *self)
{
  self->panels.result = FALSE;
  queue_layout (self);
}

static void
changed_cb (TwPlayDesk *self)
{
  gboolean was_finished = gtk_widget_get_visible (GTK_WIDGET (self->result)),
           is_finished = tw_table_panels_is_finished (self->model);

  if (is_finished)
    {
      tw_turn_band_hide (self->band);
      /* Whoever only looked back left it as it was. */
      if (!self->panels.result || self->kept != tw_table_history_get_whole (self->model))
        tw_result_page_show (self->result, self->model);
      /* How it ended comes first where there is no room for more. */
      if (!is_roomy (self))
        self->panels.log_over = FALSE;
    }
  self->panels.result = self->panels.result && tw_table_history_is_looking (self->model);
  lay_out (self);
  mark_turn (self);
  if (is_finished && gtk_widget_get_focus_child (GTK_WIDGET (self->result)) == NULL)
    tw_result_page_grab (self->result);
  else if (was_finished && !gtk_widget_get_visible (GTK_WIDGET (self->result)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tw_explain_card_update (self->card, FALSE);
}

/* What is explained may have come to lie under its explanation. */
static void
moved_cb (TwPlayDesk *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->card)))
    queue_layout (self);
}

/* With little room it lies where the log would. */
static void
advised_cb (TwPlayDesk *self)
{
  self->panels.log_over =
      self->panels.log_over && !gtk_widget_get_visible (GTK_WIDGET (self->advice));
  queue_layout (self);
}

void
tw_play_desk_set_problem (TwPlayDesk *self, const char *words)
{
  g_autofree char *escaped = words != NULL ? g_markup_escape_text (words, -1) : NULL;

  g_free (self->why);
  self->why = g_strdup (words);
  adw_status_page_set_description (self->problem, escaped);
  lay_out (self);
}

const char *
tw_play_desk_get_problem (TwPlayDesk *self)
{
  return self->why;
}

TwGameTable *
tw_play_desk_get_table (TwPlayDesk *self)
{
  return self->table;
}

TwWidthBin *
tw_play_desk_get_bin (TwPlayDesk *self)
{
  return self->bin;
}

static void
hints_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayDesk *self = user_data;

  g_simple_action_set_state (action, state);
  tw_table_scene_set_hints (tw_game_table_get_scene (self->table),
                            tw_table_hints_find (g_variant_get_string (state, NULL)));
  tw_explain_card_update (self->card, FALSE);
}

static void
pin_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  tw_explain_card_set_pinned (TW_PLAY_DESK (user_data)->card, g_variant_get_boolean (state));
}

static void
show_log_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayDesk *self = user_data;

  if (is_roomy (self))
    self->panels.log = g_variant_get_boolean (state);
  else
    {
      self->panels.log_over = g_variant_get_boolean (state);
      if (self->panels.log_over)
        tw_advice_card_put_away (self->advice);
    }
  lay_out (self);
  tw_explain_card_update (self->card, TRUE);
  /* Where there is little room it takes the place of the result. */
  if (!is_roomy (self) && tw_table_panels_is_finished (self->model))
    {
      if (gtk_widget_get_visible (GTK_WIDGET (self->result)))
        tw_result_page_grab (self->result);
      else
        tw_log_panel_grab (self->log);
    }
}

static void
show_scores_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayDesk *self = user_data;

  self->panels.scores = g_variant_get_boolean (state);
  lay_out (self);
}

static void
history_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwPlayDesk *self = user_data;

  self->panels.history = g_variant_get_boolean (state);
  /* Who puts it away is done with looking back. */
  if (!self->panels.history && tw_table_history_is_looking (self->model))
    tw_table_history_look (self->model, "now");
  lay_out (self);
}

static void
show_rules (TwPlayDesk *self, gboolean is_shown)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->reader)) != NULL;

  self->panels.rules = is_shown;
  lay_out (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self->reader)))
    tw_rules_reader_search (self->reader);
  else if (had_focus && gtk_widget_get_visible (GTK_WIDGET (self->overlay)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
rules_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  show_rules (user_data, g_variant_get_boolean (state));
}

static void
reader_closed_cb (TwPlayDesk *self)
{
  show_rules (self, FALSE);
}

static const GActionEntry entries[] = {
  { .name = "hints", .parameter_type = "s", .state = "'all'", .change_state = hints_cb },
  { .name = "pin", .state = "false", .change_state = pin_cb },
  { .name = "history", .state = "false", .change_state = history_cb },
  { .name = "rules", .state = "false", .change_state = rules_cb },
  { .name = "show-log", .state = "true", .change_state = show_log_cb },
  { .name = "show-scores", .state = "true", .change_state = show_scores_cb },
};

/* The widgets that need the game: the table below the template's, panels above it. */
static void
add_widgets (TwPlayDesk *self)
{
  GtkWidget *table = tw_game_table_new (self->model, self->textures);
  GtkWidget *log = tw_log_panel_new (self->model, self->actions);
  GtkWidget *scores = tw_score_panel_new (self->model);
  GtkWidget *hand = tw_hand_new (self->model, self->textures);
  GtkWidget *open_card = tw_open_card_new (self->model);
  GtkWidget *remark = tw_remark_line_new (self->model, self->actions, table);

  self->table = TW_GAME_TABLE (table);
  self->log = TW_LOG_PANEL (log);
  self->scores = TW_SCORE_PANEL (scores);
  self->hand = TW_HAND (hand);
  self->open_card = TW_OPEN_CARD (open_card);
  gtk_widget_set_halign (log, GTK_ALIGN_START);
  gtk_widget_set_valign (log, GTK_ALIGN_START);
  gtk_widget_set_halign (scores, GTK_ALIGN_END);
  gtk_widget_set_valign (scores, GTK_ALIGN_START);
  gtk_widget_set_halign (hand, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (hand, GTK_ALIGN_END);
  gtk_widget_set_halign (open_card, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (open_card, GTK_ALIGN_END);
  tw_explain_card_set_table (self->card, self->model, self->table, self->log, self->scores,
                             self->hand, GTK_WIDGET (self->advice));
  tw_history_bar_set_model (self->history, self->model, self->replay);
  gtk_overlay_set_child (self->overlay, table);
  gtk_overlay_add_overlay (self->overlay, open_card);
  gtk_overlay_add_overlay (self->overlay, hand);
  gtk_overlay_add_overlay (self->overlay,
                           tw_record_picker_new (self->model, self->textures, table));
  gtk_overlay_add_overlay (self->overlay, scores);
  gtk_overlay_add_overlay (self->overlay, log);
  g_signal_connect_swapped (remark, "notify::visible", G_CALLBACK (queue_layout), self);
  gtk_box_append (GTK_BOX (self->notices), remark);
  self->motion = tw_desk_motion_new (GTK_WIDGET (self), self->overlay, self->table, self->hand,
                                     self->scores, self->replay);
}

void
tw_play_desk_set_model (TwPlayDesk *self,
                        TwTableModel *model,
                        TwTileTextures *textures,
                        GActionMap *actions)
{
  TwTableScene *scene;
  gboolean animates = TRUE;

  g_return_if_fail (TW_IS_PLAY_DESK (self) && self->model == NULL);
  self->model = g_object_ref (model);
  self->textures = g_object_ref (textures);
  self->actions = actions;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  /* What is seen at every table once it was chosen at one. */
  tw_settings_add_action (actions, "points-if-ended");
  tw_settings_add_action (actions, "table-top");
  tw_settings_add_action (actions, "follow-last-tile");
  self->replay = tw_table_replay_new (model);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates,
                NULL);
  tw_table_replay_set_ceremony (self->replay, animates);
  tw_replay_action_add (actions, self->replay);
  add_widgets (self);
  tw_view_actions_add (actions, self->table);
  scene = tw_game_table_get_scene (self->table);
  tw_tiles_drawer_set_table (self->drawer, model, textures, self->table, actions);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  tw_turn_band_set_model (self->band, model);
  tw_advice_card_set_table (self->advice, model, scene, GTK_WIDGET (self->table), actions);
  tw_meanwhile_set_model (self->meanwhile, model, tw_log_panel_get_lines (self->log));
  tw_table_voice_add (GTK_WIDGET (self->table), model, tw_log_panel_get_lines (self->log), NULL);
  if (tw_desk_room_is_large (GTK_WIDGET (self)))
    g_signal_connect_object (model, "proposed", G_CALLBACK (queue_layout), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "opened", G_CALLBACK (mark_turn), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->result, "turn-chosen", G_CALLBACK (turn_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "notify::playing", G_CALLBACK (playing_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "lit", G_CALLBACK (tw_table_scene_set_lit), scene,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (scene, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scene, "resized", G_CALLBACK (queue_layout), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scene->advice, "changed", G_CALLBACK (advised_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
play_desk_dispose (GObject *object)
{
  TwPlayDesk *self = TW_PLAY_DESK (object);

  g_clear_handle_id (&self->layout_idle, g_source_remove);
  g_clear_object (&self->motion);
  g_clear_object (&self->replay);
  g_clear_object (&self->model);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->read_rules, tw_rules_unref);
  g_clear_pointer (&self->why, g_free);
  G_OBJECT_CLASS (tw_play_desk_parent_class)->dispose (object);
}

static void
tw_play_desk_class_init (TwPlayDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = play_desk_dispose;
  laid_out_signal = g_signal_new ("laid-out", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_ADVICE_CARD);
  g_type_ensure (TW_TYPE_EXPLAIN_CARD);
  g_type_ensure (TW_TYPE_HISTORY_BAR);
  g_type_ensure (TW_TYPE_RESULT_PAGE);
  g_type_ensure (TW_TYPE_RULES_READER);
  g_type_ensure (TW_TYPE_TILES_DRAWER);
  g_type_ensure (TW_TYPE_TURN_BAND);
  g_type_ensure (TW_TYPE_MEANWHILE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/play-desk.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, bin);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, overlay);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, log_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, scores_button);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, card);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, drawer);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, band);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, notices);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, meanwhile);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, advice);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, problem);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, reader);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, result);
  gtk_widget_class_bind_template_child (widget_class, TwPlayDesk, history);
  gtk_widget_class_bind_template_callback (widget_class, queue_layout);
  gtk_widget_class_bind_template_callback (widget_class, reader_closed_cb);
}

static void
tw_play_desk_init (TwPlayDesk *self)
{
  self->panels = (TwTablePanels){ .log = TRUE, .scores = TRUE };
  gtk_widget_init_template (GTK_WIDGET (self));
}
