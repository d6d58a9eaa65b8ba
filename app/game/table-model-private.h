/* What the files of the table's model share. */
#pragma once

#include "app/game/table-history.h"
#include "engine/chain/chain.h"

G_BEGIN_DECLS

/*
 * @whole: the game as far as it was played, while @game is an earlier moment of it; else %NULL
 * @n_counted: how many events are counted in the last scoring, %TW_ALL_COUNTED for all
 * @copy: the game with the proposed tile laid, %NULL without a proposal
 * @place: the proposed place
 * @hides_figures: whether laying the tile would reveal what the player may not know yet; then the
 *   figure is asked for only after the tile is laid
 * @turns: quarter turns of the tile in the hand
 * @hand: the chosen seat among the decider's own
 * @amount: the chosen amount
 * @picked: the first of two ends, %TW_NO_NODE for none
 * @held: the piece held by hand, if @is_holding
 * @chain: (nullable): the moves of a game by file
 */
struct _TwTableModel
{
  GObject parent_instance;

  TwTableSetup begun; /* who sat where at the start of the game */
  TwTableSetup setup;
  TwGame *game;
  TwGame *whole;
  guint n_counted;
  TwGame *copy;
  TwAction place;
  TwTableAim aim;
  guint turns;
  guint figure;
  guint hand;
  guint amount;
  gboolean hides_figures;
  gboolean is_paused; /* people answer for the program */
  gboolean is_thinking; /* the program, for a while */
  guint part; /* the part of the turn that "passed" last told of */
  GArray *legal;   /* TwLegalCell */
  GArray *spots;   /* TwTableSpot */
  GArray *choices; /* TwAction */
  GPtrArray *foreseen; /* (nullable): what each of them brings, once somebody asks: table-record.c */
  GArray *queue;   /* guint8, seats */
  GArray *done;    /* guint8, seats */
  guint picked;
  guint typed;
  gboolean is_holding;
  TwHandPiece held;
  TwChain *chain;
};

/** tw_table_model_resume_by_file: as tw_table_model_resume(), with the moves of a game by file, @chain (transfer
 * full) (nullable). */
void tw_table_model_resume_by_file (TwTableModel *self, const TwTableSetup *setup, TwGame *game,
                                    TwChain *chain);

/** tw_table_model_is_sent: Returns: whether entry @n of the log has been sent or taken, and stays */
gboolean tw_table_model_is_sent (TwTableModel *self, guint n);

/** tw_table_model_turn_of: Returns: the number of the turn that @game is at; at its end that of the last turn
 * that was played */
guint tw_table_model_turn_of (const TwGame *game);

/** tw_table_model_take_seats: works out who sits where at the shown moment. */
void tw_table_model_take_seats (TwTableModel *self);

/** tw_table_model_take_question: reads the new question and drops the aim and the proposal. */
void tw_table_model_take_question (TwTableModel *self);

/** tw_table_model_n_events: Returns: how many events the game has */
guint tw_table_model_n_events (TwTableModel *self);

/**
 * tw_table_model_announce:
 * @self: a table
 * @decider: the decider before the change
 * @first_event: how many events there were before, %G_MAXUINT if events went away
 *
 * Emits the signals for a change of the game.
 */
void tw_table_model_announce (TwTableModel *self, guint decider, guint first_event);

/** tw_table_model_commit: applies @first, and @second unless it is %NULL. */
gboolean tw_table_model_commit (TwTableModel *self, const TwAction *first, const TwAction *second);

/** tw_table_model_emit_thinking: emits the signal that the program thinks, or does no more. */
void tw_table_model_emit_thinking (TwTableModel *self);

/** tw_table_model_clear_proposal: drops the proposal without a signal. */
void tw_table_model_clear_proposal (TwTableModel *self);

/** tw_table_model_prefer_figure: chooses a type of figure that some spot can take. */
void tw_table_model_prefer_figure (TwTableModel *self);

/** tw_table_model_propose_place: proposes @place. Returns: %FALSE if it is not legal */
gboolean tw_table_model_propose_place (TwTableModel *self, const TwAction *place);

/** tw_table_model_pick_end: picks the first of two ends, %TW_NO_NODE for none. */
void tw_table_model_pick_end (TwTableModel *self, guint node);

/** tw_table_model_emit_proposed: emits "proposed". */
void tw_table_model_emit_proposed (TwTableModel *self);

G_END_DECLS
