/* A game as the table shows it: the game, its players, and the proposal.
 *
 * A proposal is a tile lifted over its place: the game does not know of it. It is laid on a copy of
 * the game, from which spots for figures and every shown number are read. When the player is done,
 * it becomes one or two actions of the game.
 *
 * The model itself knows no rule and no widget.
 */
#pragma once

#include <glib-object.h>

#include "app/game/opponent.h"
#include "app/game/table-question.h"

G_BEGIN_DECLS

/** TwSeatSetup: the player of a seat; @colour is a player colour, 0 to 5; @opponent is %NULL or
 * a person's for a person. */
typedef struct
{
  char *name;
  guint colour;
  const TwOpponent *opponent;
} TwSeatSetup;

/**
 * TwTableSetup:
 * @rules: the rules of the game; they have the number of seats
 * @title: the game's title, for the header
 * @seats: one for each seat of @rules
 * @seed: the seed for chance
 * @is_strict: whether random results are final
 * @is_recorded: whether the game is played elsewhere and people enter what chance brings; never at a
 *   strict table
 * @last_turn: the turn, from 1, after which the table stands still (table-stop.h), 0 for none
 *
 * How a game begins.
 */
typedef struct
{
  TwRules *rules;
  char *title;
  TwSeatSetup seats[TW_MAX_SEATS];
  guint64 seed;
  gboolean is_strict;
  gboolean is_recorded;
  guint last_turn;
} TwTableSetup;

/**
 * TwTableAim:
 * @is_set: whether the player aims at a cell
 * @is_legal: whether the tile may lie there with @turns
 * @x: column
 * @y: row
 * @turns: quarter turns of the tile
 */
typedef struct
{
  gboolean is_set;
  gboolean is_legal;
  int x, y;
  guint turns;
} TwTableAim;

/**
 * TwHandPiece:
 * @figure: its type, an index in the rules
 * @seat: its owner; for a piece without an owner, the seat that moves it
 * @which: its number among the seat's pieces of that type, from 0
 * @node: where it stands, %TW_NO_NODE in the supply
 *
 * A piece that is moved by hand.
 */
typedef struct
{
  guint figure;
  guint seat;
  guint which;
  guint node;
} TwHandPiece;

#define TW_TYPE_TABLE_MODEL (tw_table_model_get_type ())
G_DECLARE_FINAL_TYPE (TwTableModel, tw_table_model, TW, TABLE_MODEL, GObject)

/* Signals:
 *   "changed" ()    the game changed: board, scores, question, seats
 *   "proposed" ()   the aim, the proposal or the chosen figure changed
 *   "scored" (guint first_event)   events from that index on are new; before "changed"
 *   "passed" (guint seat)          another seat has to decide now, or the same seat has another
 *                                  part of the turn; after "changed"
 *   "typed" ()      the number that is being typed changed
 *   "thinking" ()   the program has been thinking for a while, or has an answer
 */

/** tw_table_model_new: Returns: (transfer full): a table without a game */
TwTableModel *tw_table_model_new (void);

/** tw_table_setup_clear: frees what @setup holds. */
void tw_table_setup_clear (TwTableSetup *setup);

/** tw_table_setup_copy: copies @from into @to, without clearing @to first. */
void tw_table_setup_copy (TwTableSetup *to, const TwTableSetup *from);

/** tw_table_setup_seed: sets the number for the draws to @words, a number or anything else; "" draws
 * one. */
void tw_table_setup_seed (TwTableSetup *setup, const char *words);

/** tw_table_model_start: begins a game; @setup is copied. */
void tw_table_model_start (TwTableModel *self, const TwTableSetup *setup);

/**
 * tw_table_model_resume:
 * @self: a table
 * @setup: how the game is set up; copied; its seed is not used
 * @game: (transfer full): a game of @setup's rules, as it was left
 *
 * Goes on with a game that was begun before.
 */
void tw_table_model_resume (TwTableModel *self, const TwTableSetup *setup, TwGame *game);

/** tw_table_model_get_begun: Returns: (transfer none): how the game began, with the players that a
 * file of the game lists */
const TwTableSetup *tw_table_model_get_begun (TwTableModel *self);

/** tw_table_model_get_setup: Returns: (transfer none): how the game began, but with the players
 * where they sit at the shown moment */
const TwTableSetup *tw_table_model_get_setup (TwTableModel *self);

/** tw_table_model_get_game: Returns: (transfer none) (nullable): the game */
const TwGame *tw_table_model_get_game (TwTableModel *self);

/** tw_table_model_get_play: Returns: (transfer none): the game's state */
const TwPlay *tw_table_model_get_play (TwTableModel *self);

/**
 * tw_table_model_get_shown:
 * @self: a table
 *
 * Returns: (transfer none): the game with the proposed tile laid; the game itself without a
 *   proposal
 */
const TwGame *tw_table_model_get_shown (TwTableModel *self);

/** tw_table_model_get_question: Returns: the kind of question that is open */
TwTableQuestion tw_table_model_get_question (TwTableModel *self);

/** tw_table_model_get_decider: Returns: the seat that has to decide, %TW_SEAT_NONE at the end; where people
 * enter what chance brings, the seat whose turn it is */
guint tw_table_model_get_decider (TwTableModel *self);

/** tw_table_model_get_turn: Returns: the turn's number, from 1; at the end of the game that of the last one
 * that was played */
guint tw_table_model_get_turn (TwTableModel *self);

/** tw_table_model_get_part: Returns: the part of the turn, 1 or 2 */
guint tw_table_model_get_part (TwTableModel *self);

/** tw_table_model_get_drawn: Returns: the kind of the tile to be laid, -1 for none */
int tw_table_model_get_drawn (TwTableModel *self);

/**
 * tw_table_model_get_ahead:
 * @self: a table
 *
 * Returns: the kind of the tile that lies open for the second part of the turn, -1 for none
 */
int tw_table_model_get_ahead (TwTableModel *self);

/** tw_table_model_get_turns: Returns: quarter turns of the tile in the hand */
guint tw_table_model_get_turns (TwTableModel *self);

/** tw_table_model_get_copy_number: Returns: how many slots before @slot have a tile of the same
 * kind */
guint tw_table_model_get_copy_number (TwTableModel *self, guint slot);

/** tw_table_model_get_legal: Returns: (transfer none): cells where the drawn tile fits */
const TwLegalCell *tw_table_model_get_legal (TwTableModel *self, guint *out_n);

/** tw_table_model_find_legal: Returns: (transfer none) (nullable): the cell, %NULL if not legal */
const TwLegalCell *tw_table_model_find_legal (TwTableModel *self, int x, int y);

/**
 * tw_table_model_aim:
 * @self: a table
 * @x: column
 * @y: row
 * @any: whether to aim at cells where the tile does not fit, too
 *
 * Holds the drawn tile over a cell. The tile keeps its turn if that is legal there, else it takes
 * the next legal one.
 *
 * Returns: whether the tile is held there now
 */
gboolean tw_table_model_aim (TwTableModel *self, int x, int y, gboolean any);

/** tw_table_model_unaim: aims at no cell; a proposal stays. */
void tw_table_model_unaim (TwTableModel *self);

/** tw_table_model_get_aim: Returns: (transfer none): the aim */
const TwTableAim *tw_table_model_get_aim (TwTableModel *self);

/**
 * tw_table_model_turn:
 * @self: a table
 * @steps: 1 for clockwise, -1 for counterclockwise
 * @any: whether to stop at turns that are not legal, too
 *
 * Turns the tile to the next legal turn where it is aimed at or proposed; without a cell, by a
 * quarter.
 */
void tw_table_model_turn (TwTableModel *self, int steps, gboolean any);

/** tw_table_model_may_lay: Returns: whether the tile is aimed at a place where the rules do not allow it,
 * but where it may have been laid in a game that is entered */
gboolean tw_table_model_may_lay (TwTableModel *self);

/**
 * tw_table_model_propose:
 * @self: a table
 *
 * Lifts the tile over the cell that is aimed at. An earlier proposal moves there.
 *
 * Returns: %FALSE if the tile may not lie there with its turn
 */
gboolean tw_table_model_propose (TwTableModel *self);

/** tw_table_model_withdraw: withdraws the proposal, or unpicks the first of two ends. */
void tw_table_model_withdraw (TwTableModel *self);

/** tw_table_model_hides_figures: Returns: whether a tile is proposed whose figure is asked for only once
 * it lies, because something is drawn between them */
gboolean tw_table_model_hides_figures (TwTableModel *self);

/** tw_table_model_get_proposal: Returns: (transfer none) (nullable): the proposed place */
const TwAction *tw_table_model_get_proposal (TwTableModel *self);

/**
 * tw_table_model_get_spots:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): spots where the decider may place a figure, then spots from which a
 *   figure may be taken back
 */
const TwTableSpot *tw_table_model_get_spots (TwTableModel *self, guint *out_n);

/**
 * tw_table_model_find_action:
 * @self: a table
 * @spot: index of a spot
 * @figure: type of figure; -1 for the chosen type, or else any that may stand there
 * @out_action: (out): the answer that choosing the spot gives now
 *
 * Returns: how many answers the spot can give: 0 for none, more than 1 if another end has to be
 *   chosen, too
 */
guint tw_table_model_find_action (TwTableModel *self, guint spot, int figure, TwAction *out_action);

/** tw_table_model_get_hand: Returns: the chosen seat among the decider's own; its figure is
 * placed */
guint tw_table_model_get_hand (TwTableModel *self);

/** tw_table_model_set_hand: chooses the figures of another of the decider's seats. */
void tw_table_model_set_hand (TwTableModel *self, guint seat);

/** tw_table_model_get_amounts: Returns: the amounts that some spot offers, bit n for n; 0 where
 *   there is no such choice */
guint tw_table_model_get_amounts (TwTableModel *self);

/** tw_table_model_get_amount: Returns: the amount chosen for spots that offer it; at first the
 *   largest */
guint tw_table_model_get_amount (TwTableModel *self);

/** tw_table_model_set_amount: chooses an amount. */
void tw_table_model_set_amount (TwTableModel *self, guint amount);

/** tw_table_model_asks_all: Returns: whether all players decide the open question together */
gboolean tw_table_model_asks_all (TwTableModel *self);

/** tw_table_model_get_figure: Returns: the chosen type of figure, an index in the rules */
guint tw_table_model_get_figure (TwTableModel *self);

/** tw_table_model_set_figure: chooses a type of figure. */
void tw_table_model_set_figure (TwTableModel *self, guint type);

/** tw_table_model_next_figure: chooses the next figure that the decider has left or may move; where
 *   an amount is asked for, the next amount. */
void tw_table_model_next_figure (TwTableModel *self);

/**
 * tw_table_model_choose_spot:
 * @self: a table
 * @spot: index of a spot
 * @figure: type of figure; -1 for the chosen type, or else any that may stand there
 *
 * Does what the spot stands for: lays the proposed tile with a figure, takes a figure back, gives
 * an answer, or picks the first of two ends.
 *
 * Returns: %FALSE if there is no such spot
 */
gboolean tw_table_model_choose_spot (TwTableModel *self, guint spot, int figure);

/** tw_table_model_get_picked: Returns: the first of two ends, %TW_NO_NODE for none */
guint tw_table_model_get_picked (TwTableModel *self);

/** tw_table_model_can_finish: Returns: whether tw_table_model_finish() would do something */
gboolean tw_table_model_can_finish (TwTableModel *self);

/**
 * tw_table_model_finish:
 * @self: a table
 *
 * Lays the proposed tile without a figure, or declines if the question allows it.
 *
 * Returns: %FALSE if there is nothing to finish
 */
gboolean tw_table_model_finish (TwTableModel *self);

/**
 * tw_table_model_get_choices:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): the answers without a spot
 */
const TwAction *tw_table_model_get_choices (TwTableModel *self, guint *out_n);

/**
 * tw_table_model_press_number:
 * @self: a table
 * @number: from 0
 *
 * Chooses by number: the spots come first, then the choices.
 *
 * Returns: %FALSE if there is no such number
 */
gboolean tw_table_model_press_number (TwTableModel *self, guint number);

/** tw_table_model_set_typed: sets the number typed so far. Any other change drops it. */
void tw_table_model_set_typed (TwTableModel *self, guint typed);

/** tw_table_model_choose: gives the answer with index @choice. Returns: whether it was legal */
gboolean tw_table_model_choose (TwTableModel *self, guint choice);

/**
 * tw_table_model_get_queue:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): the seats known to be asked after this one in the same step, each once
 */
const guint8 *tw_table_model_get_queue (TwTableModel *self, guint *out_n);

/**
 * tw_table_model_get_done:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): the seats that have answered before this one in the same step, each
 *   once
 */
const guint8 *tw_table_model_get_done (TwTableModel *self, guint *out_n);

/** tw_table_model_get_opening: finds the card that lies open. Returns: %FALSE if none does */
gboolean tw_table_model_get_opening (TwTableModel *self, TwOpening *out_opening);

/** tw_table_model_is_program: Returns: whether the program plays @seat */
gboolean tw_table_model_is_program (TwTableModel *self, guint seat);

/** tw_table_model_waits: Returns: whether it is a game by file in which nobody here can answer at the moment that is
 * shown: others have to, or chance does not know yet */
gboolean tw_table_model_waits (TwTableModel *self);

/** tw_table_model_n_people: Returns: how many people play; a person with two colours counts once */
guint tw_table_model_n_people (TwTableModel *self);

/** tw_table_model_has_programs: Returns: whether the program plays any seat */
gboolean tw_table_model_has_programs (TwTableModel *self);

/**
 * tw_table_model_get_program:
 * @self: a table
 *
 * While the program has to answer, people at the table have nothing to choose.
 *
 * Returns: (transfer none) (nullable): how the program plays the deciding seat; %NULL if a person
 *   is asked, be it for the paused program
 */
const TwOpponent *tw_table_model_get_program (TwTableModel *self);

/** tw_table_model_set_thinking: sets whether the program has been thinking about its answer for so long that
 * people want to know. */
void tw_table_model_set_thinking (TwTableModel *self, gboolean is_thinking);

/** tw_table_model_get_thinking: Returns: the seat for which the program has been thinking for so long,
 * %TW_SEAT_NONE if it has not */
guint tw_table_model_get_thinking (TwTableModel *self);

/** tw_table_model_answer: gives the program's answer. Returns: whether the program was asked and
 *   the answer was legal */
gboolean tw_table_model_answer (TwTableModel *self, const TwAction *action);

/** tw_table_model_get_paused: Returns: whether people answer for the program, too */
gboolean tw_table_model_get_paused (TwTableModel *self);

/** tw_table_model_set_paused: sets whether people answer for the program. */
void tw_table_model_set_paused (TwTableModel *self, gboolean is_paused);

/** tw_table_model_get_stock: finds the stock with @index beside the table. Returns: %FALSE if there
 *   is none */
gboolean tw_table_model_get_stock (TwTableModel *self, guint index, TwStock *out_stock);

/**
 * tw_table_model_get_counted:
 * @self: a table
 * @seat: a player
 * @index: a number, from 0
 * @out_title: (out): what is counted, in the user's language
 * @out_n: (out): how much of it the player has
 *
 * Tells what is counted for a player beside points, tokens and figures.
 *
 * Returns: %FALSE behind the last
 */
gboolean tw_table_model_get_counted (TwTableModel *self,
                                     guint seat,
                                     guint index,
                                     const char **out_title,
                                     int *out_n);

/** tw_table_model_get_mark: finds the mark with @index on the score track. Returns: %FALSE if there
 *   is none */
gboolean tw_table_model_get_mark (TwTableModel *self, guint index, TwTrackMark *out_mark);

/** tw_table_model_get_target: Returns: the score that all players have to reach together, 0 if the
 * game has no such target */
int tw_table_model_get_target (TwTableModel *self);

/** tw_table_model_can_undo: Returns: whether there is an answer to undo */
gboolean tw_table_model_can_undo (TwTableModel *self);

/** tw_table_model_can_redo: Returns: whether there is an answer to redo */
gboolean tw_table_model_can_redo (TwTableModel *self);

/**
 * tw_table_model_undo:
 * @self: a table
 *
 * Undoes the last answer of a person, and the program's answers since. A laid tile is proposed
 * again where it lay. If only the program has answered, its last answer is undone and the program
 * is paused.
 *
 * Returns: %FALSE if there is nothing to undo or the table does not allow it
 */
gboolean tw_table_model_undo (TwTableModel *self);

/** tw_table_model_redo: redoes what was undone last. Returns: %FALSE if there was nothing to
 * redo */
gboolean tw_table_model_redo (TwTableModel *self);

/** tw_table_model_end_game: ends the game now, with final scoring. */
void tw_table_model_end_game (TwTableModel *self);

G_END_DECLS
