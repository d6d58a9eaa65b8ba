/* What the files of the table's page share. */
#pragma once

#include "app/message-bar.h"
#include "app/play/game-table.h"
#include "app/play/hand.h"
#include "app/play/history-bar.h"
#include "app/play/log-panel.h"
#include "app/play/new-game.h"
#include "app/play/piece-picture.h"
#include "app/play/play-page.h"
#include "app/play/play-rules.h"
#include "app/play/program-players.h"
#include "app/play/result-page.h"
#include "app/play/score-panel.h"
#include "app/width-bin.h"

G_BEGIN_DECLS

/*
 * @show_log: whether the log is open where there is room; @show_log_narrow where it
 *   lies over the table
 * @show_history: whether the bar of the history is wanted; it is seen anyway while somebody looks
 *   back, and at the end
 * @saved: what the game was like when it was saved last, see state_of() in play-leave.c
 * @after_save: called with @after_save_data when the save that is asked for is done
 * @card_timer: waits before something is explained
 */
struct _TwPlayPage
{
  AdwBin parent_instance;

  TwTileSet *set;
  TwGameKit kit;
  TwTableModel *model;
  TwProgramPlayers *programs;
  GSimpleActionGroup *actions;
  TwTableHints hints;
  gboolean is_pinned;
  gboolean show_log;
  gboolean show_log_narrow;
  gboolean show_scores;
  gboolean show_history;
  guint64 saved;
  void (*after_save) (gpointer user_data);
  gpointer after_save_data;
  guint card_timer;
  guint band_timer;
  guint layout_idle;
  guint focus_idle;

  TwGameTable *table;
  TwHand *hand;
  TwLogPanel *log;
  TwScorePanel *scores;

  AdwWindowTitle *title;
  TwMessageBar *message_bar;
  GtkMenuButton *new_game_button;
  TwNewGame *new_game;
  GtkWidget *pause_button;
  GtkWidget *history_button;
  TwHistoryBar *history;
  TwWidthBin *bin;
  GtkOverlay *overlay;
  GtkWidget *log_button;
  GtkWidget *scores_button;
  GtkWidget *card;
  GtkLabel *card_title;
  GtkLabel *card_text;
  GtkRevealer *band;
  GtkWidget *band_box;
  TwPiecePicture *band_piece;
  GtkLabel *band_name;
  TwResultPage *result;
  AdwStatusPage *problem;
};

/** tw_play_page_add_actions: makes the group "play" with its keys. */
void tw_play_page_add_actions (TwPlayPage *self);

/** tw_play_page_update_actions: brings what is enabled up to date. */
void tw_play_page_update_actions (TwPlayPage *self);

/** tw_play_page_update_layout: shows and hides panels for the room there is. */
void tw_play_page_update_layout (TwPlayPage *self);

/** tw_play_page_start: begins the game that the popover tells of. */
void tw_play_page_start (TwPlayPage *self);

/** tw_play_page_start_another: as tw_play_page_start(), once the running game may be lost. */
void tw_play_page_start_another (TwPlayPage *self);

/** tw_play_page_state: Returns: a number that is another one for another state of the game */
guint64 tw_play_page_state (TwPlayPage *self);

/** tw_play_page_tell_unsaved: says that tw_play_page_has_unsaved() may have changed. */
void tw_play_page_tell_unsaved (TwPlayPage *self);

/** tw_play_page_save: asks where the game shall be saved. */
void tw_play_page_save (TwPlayPage *self);

/** tw_play_page_open: asks which game to go on with, once the running one may be lost. */
void tw_play_page_open (TwPlayPage *self);

/** tw_play_page_update_card: explains what pointer or keyboard is on, or waits. */
void tw_play_page_update_card (TwPlayPage *self, gboolean at_once);

/** tw_play_page_style: makes rules for the players' colours on the page's display. */
void tw_play_page_style (GtkWidget *widget);

G_END_DECLS
