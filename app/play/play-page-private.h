/* What the files of the table's page share. */
#pragma once

#include "app/game/program-players.h"
#include "app/play/by-hand-popover.h"
#include "app/play/explain-card.h"
#include "app/play/game-opening.h"
#include "app/play/history-bar.h"
#include "app/play/log-panel.h"
#include "app/play/open-card.h"
#include "app/play/play-page.h"
#include "app/play/result-page.h"
#include "app/play/sandbox-popover.h"
#include "app/play/score-panel.h"
#include "app/play/turn-band.h"
#include "app/setup/setup-page.h"
#include "app/table/game-table.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/opening-page.h"
#include "app/widgets/rules-reader.h"
#include "app/widgets/width-bin.h"
#include "engine/setup/play-rules.h"

G_BEGIN_DECLS

/* Width of the rules beside the table, which keeps the rest. */
#define TW_RULES_READER_PX 380

/*
 * @show_log: whether the log is open where there is room; @show_log_narrow where it
 *   lies over the table
 * @show_history: whether the bar of the history is wanted; it is seen anyway while somebody looks
 *   back, and at the end
 * @show_rules: whether the rules of the game are to be read; @read_rules: (nullable): those that the
 *   reader has
 * @has_old_tiles: whether the set has been edited in a way that the running game cannot follow
 */
struct _TwPlayPage
{
  AdwBin parent_instance;

  TwTileSet *set;
  TwGameKit kit;
  TwTableModel *model;
  TwProgramPlayers *programs;
  TwAdvice *advice;
  TwUnsavedGame *unsaved;
  TwGameSaving *saving;
  TwGameOpening *opener;
  GSimpleActionGroup *actions;
  gboolean show_log;
  gboolean show_log_narrow;
  gboolean show_scores;
  gboolean show_history;
  gboolean show_rules;
  TwRules *read_rules;
  TwTileTextures *textures;
  gboolean has_old_tiles;
  gboolean plays_document; /* what is edited beside the table was added to the game */
  gboolean awaits_sets;    /* the first game begins when the sets of its ruleset have been read */
  guint layout_idle;
  guint focus_idle;

  TwGameTable *table;
  TwHand *hand;
  TwOpenCard *open_card;
  TwLogPanel *log;
  TwScorePanel *scores;

  GtkWidget *header;
  AdwWindowTitle *title;
  TwMessageBar *message_bar;
  GtkMenuButton *menu_button;
  GtkMenuButton *cases_button;
  GtkMenuButton *sandbox_button;
  TwSandboxPopover *sandbox;
  GtkStack *views; /* "table", "setup", and "opening" while a file takes long to be read */
  TwOpeningPage *opening;
  GtkWidget *table_view;
  TwSetupPage *setup;
  GtkMenuButton *by_hand_button;
  TwByHandPopover *by_hand;
  GtkWidget *leave_button;
  GtkWidget *apart_button;
  GtkWidget *new_game_button;
  GMenu *window_section; /* of the table's menu */
  GMenu *export_menu;
  GtkWidget *pause_button;
  GtkWidget *history_button;
  TwHistoryBar *history;
  TwWidthBin *bin;
  GtkOverlay *overlay;
  GtkWidget *log_button;
  GtkWidget *scores_button;
  TwExplainCard *card;
  TwTurnBand *band;
  TwResultPage *result;
  TwRulesReader *reader;
  AdwStatusPage *problem;
};

/** tw_play_page_add_actions: makes the group "play" with its keys. */
void tw_play_page_add_actions (TwPlayPage *self);

/** tw_play_page_update_actions: brings what is enabled up to date. */
void tw_play_page_update_actions (TwPlayPage *self);

/** tw_play_page_is_finished: Returns: whether there is a game, and it is over */
gboolean tw_play_page_is_finished (TwPlayPage *self);

/** tw_play_page_is_roomy: Returns: whether the table is wide enough for log and scores at its sides;
 * the rules take some of the window's width while they are read */
gboolean tw_play_page_is_roomy (TwPlayPage *self);

/** tw_play_page_update_layout: shows and hides panels for the room there is. */
void tw_play_page_update_layout (TwPlayPage *self);

/** tw_play_page_show_rules: shows the rules of the game and searches them, or puts them away. */
void tw_play_page_show_rules (TwPlayPage *self, gboolean is_shown);

/** tw_play_page_lay_reader: brings the reader of the rules in line with the game and the room. */
void tw_play_page_lay_reader (TwPlayPage *self, gboolean is_wide);

/** tw_play_page_load_kit: reads what games are put together from, once. Returns: whether it is there */
gboolean tw_play_page_load_kit (TwPlayPage *self, GError **error);

/** tw_play_page_open_setup: shows the page before a game; the one at the table waits behind it. */
void tw_play_page_open_setup (TwPlayPage *self);

/** tw_play_page_close_setup: back to the table. */
void tw_play_page_close_setup (TwPlayPage *self);

/** tw_play_page_start: begins the game that the set-up page tells of. */
void tw_play_page_start (TwPlayPage *self);

/** tw_play_page_start_another: as tw_play_page_start(), once the running game may be lost. */
void tw_play_page_start_another (TwPlayPage *self);

G_END_DECLS
