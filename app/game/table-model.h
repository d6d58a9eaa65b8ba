/* A game as the table shows it: the game, who sits there, and the proposal.
 *
 * A proposal is a tile lifted over its place: the game does not know of it. It lies
 * on a copy of the game, from which places for figures and every number shown are
 * read, and becomes one or two actions of the game when the player is done.
 *
 * Answers no question of the rules itself. Knows no widget.
 */
#pragma once

#include <glib-object.h>

#include "app/game/opponent.h"
#include "engine/game/game.h"

G_BEGIN_DECLS

/** TwSeatSetup: who sits at a seat; @colour is a player colour, 0 to 5; @opponent may be %NULL for
 * a person. */
typedef struct
{
  char *name;
  guint colour;
  const TwOpponent *opponent;
} TwSeatSetup;

/**
 * TwTableSetup:
 * @rules: what is played; its number of seats counts
 * @title: what is played, for the header
 * @seats: one for each seat of @rules
 * @seed: what chance comes from
 * @is_strict: whether what chance brought stays
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
} TwTableSetup;

/**
 * TwTableQuestion: what is to be decided.
 * @TW_QUESTION_NONE: nothing, the game is over
 * @TW_QUESTION_PLACE: where the drawn tile goes
 * @TW_QUESTION_FIGURE: a figure on the tile that is proposed, or that lies, or one to be
 *   taken back
 * @TW_QUESTION_CHOICE: something of an expansion; see tw_table_model_get_spots() and
 *   tw_table_model_get_choices()
 */
typedef enum
{
  TW_QUESTION_NONE,
  TW_QUESTION_PLACE,
  TW_QUESTION_FIGURE,
  TW_QUESTION_CHOICE
} TwTableQuestion;

/** TwLegalCell: a cell where the drawn tile fits; bit n of @turns for n quarter turns. */
typedef struct
{
  int x, y;
  guint8 turns;
} TwLegalCell;

/**
 * TwSpotPlace: where a spot is.
 * @TW_SPOT_NODE: on a segment or field: @node
 * @TW_SPOT_TILE: on the tile in @slot
 * @TW_SPOT_CELL: on the empty cell @x, @y
 * @TW_SPOT_END: where the road @node ends inside its tile, which can join two of them
 * @TW_SPOT_SYMBOL: on the tile in @slot, at the symbol that allows it
 * @TW_SPOT_SIGN: on the tile in @slot, at the symbol that asks; @number is the answer
 * @TW_SPOT_MARK: on the tile in @slot, at the symbol @number that is drawn on it
 * @TW_SPOT_SPACE: on space @number of the score track
 * @TW_SPOT_SEAT: beside the score of seat @number
 */
typedef enum
{
  TW_SPOT_NODE,
  TW_SPOT_TILE,
  TW_SPOT_CELL,
  TW_SPOT_END,
  TW_SPOT_SYMBOL,
  TW_SPOT_SIGN,
  TW_SPOT_MARK,
  TW_SPOT_SPACE,
  TW_SPOT_SEAT
} TwSpotPlace;

/**
 * TwTableSpot:
 * @verb: %TW_VERB_FIGURE to place a figure, %TW_VERB_TAKE to take one back, or another verb
 *   that names a place
 * @place: where it is
 * @node: a node of tw_table_model_get_shown(), %TW_NO_NODE without one
 * @slot: the tile it is on, %TW_NO_SLOT for none
 * @x: column, of an empty cell
 * @y: row, of an empty cell
 * @number: see #TwSpotPlace; for what is done with somebody's figure, whose it is
 * @figures: types of figures that can be placed or taken, bit n for type n of the rules
 * @seats: whose figures these are, bit n for seat n
 * @amounts: how many can be meant, bit n for n; 0 where there is no such choice
 * @is_picked: whether it is the end that was picked first; choosing it takes that back
 *
 * Something that can be done, with its place. Where two ends are joined, the first one is
 * picked, then the other one.
 */
typedef struct
{
  guint verb;
  TwSpotPlace place;
  guint node;
  guint slot;
  int x, y;
  guint number;
  guint figures;
  guint seats;
  guint amounts;
  gboolean is_picked;
} TwTableSpot;

/* Amounts are below this. */
#define TW_MOST_AMOUNT 32

/**
 * TwTableAim:
 * @is_set: whether the player aims at a cell
 * @is_legal: whether the tile may lie there so
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

#define TW_TYPE_TABLE_MODEL (tw_table_model_get_type ())
G_DECLARE_FINAL_TYPE (TwTableModel, tw_table_model, TW, TABLE_MODEL, GObject)

/* Signals:
 *   "changed" ()    the game changed: board, scores, question, seats
 *   "proposed" ()   the aim, the proposal or the chosen figure changed
 *   "scored" (guint first_event)   events from that one on are new; before "changed"
 *   "passed" (guint seat)          another seat has to decide now, or the same one has a further
 *                                  part of the turn; after "changed"
 *   "typed" ()      the number that is being typed changed
 */

/** tw_table_model_new: Returns: (transfer full): a table without a game */
TwTableModel *tw_table_model_new (void);

/** tw_table_setup_clear: frees what @setup holds. */
void tw_table_setup_clear (TwTableSetup *setup);

/** tw_table_setup_copy: makes @to, which is not cleared before, equal to @from. */
void tw_table_setup_copy (TwTableSetup *to, const TwTableSetup *from);

/** tw_table_model_start: begins a game; @setup is copied. */
void tw_table_model_start (TwTableModel *self, const TwTableSetup *setup);

/**
 * tw_table_model_resume:
 * @self: a table
 * @setup: who plays what; copied; its seed does not matter
 * @game: (transfer full): a game of @setup's rules, as it was left
 *
 * Goes on with a game that was begun before.
 */
void tw_table_model_resume (TwTableModel *self, const TwTableSetup *setup, TwGame *game);

/**
 * tw_table_model_exchange:
 * @self: a table with a game
 * @game: (transfer full): the whole game, played with tiles that have been edited
 *
 * Goes on with @game in the place of the running one: same people, same question, same proposal
 * as far as there still is one.
 */
void tw_table_model_exchange (TwTableModel *self, TwGame *game);

/**
 * tw_table_model_pick:
 * @self: a table with a game
 * @kind: a kind of tile that is still in the bag, %TW_NO_KIND for whichever chance brings
 *
 * At a sandbox, puts the drawn tile back and takes that one in its place.
 *
 * Returns: %FALSE if no tile is to be laid now, that one cannot be had, or the table is strict
 */
gboolean tw_table_model_pick (TwTableModel *self, guint kind);

/** tw_table_model_get_begun: Returns: (transfer none): how the game began: what a file of the game
 * says of its players */
const TwTableSetup *tw_table_model_get_begun (TwTableModel *self);

/** tw_table_model_get_setup: Returns: (transfer none): how the game began, but with everybody where
 * they sit at what is shown */
const TwTableSetup *tw_table_model_get_setup (TwTableModel *self);

/** tw_table_model_get_game: Returns: (transfer none) (nullable): the game, to be read */
const TwGame *tw_table_model_get_game (TwTableModel *self);

/** tw_table_model_get_play: Returns: (transfer none): the game's state */
const TwPlay *tw_table_model_get_play (TwTableModel *self);

/**
 * tw_table_model_get_shown:
 * @self: a table
 *
 * Returns: (transfer none): the game with the proposed tile laid, if one is
 *   proposed; else the game
 */
const TwGame *tw_table_model_get_shown (TwTableModel *self);

/** tw_table_model_get_question: Returns: what is to be decided */
TwTableQuestion tw_table_model_get_question (TwTableModel *self);

/** tw_table_model_get_decider: Returns: the seat that decides, %TW_SEAT_NONE at the end */
guint tw_table_model_get_decider (TwTableModel *self);

/** tw_table_model_get_turn: Returns: the turn's number, from 1 */
guint tw_table_model_get_turn (TwTableModel *self);

/** tw_table_model_get_part: Returns: the part of the turn, 1 or 2 */
guint tw_table_model_get_part (TwTableModel *self);

/** tw_table_model_get_drawn: Returns: the kind of tile to be laid, -1 for none */
int tw_table_model_get_drawn (TwTableModel *self);

/**
 * tw_table_model_get_ahead:
 * @self: a table
 *
 * Returns: the kind of tile that lies ready for the next part of the turn, for all to
 *   see, -1 for none
 */
int tw_table_model_get_ahead (TwTableModel *self);

/** tw_table_model_get_turns: Returns: quarter turns of the tile in the hand */
guint tw_table_model_get_turns (TwTableModel *self);

/** tw_table_model_get_copy_number: Returns: how many tiles of its kind lie before @slot */
guint tw_table_model_get_copy_number (TwTableModel *self, guint slot);

/** tw_table_model_get_legal: Returns: (transfer none): cells where the drawn tile fits */
const TwLegalCell *tw_table_model_get_legal (TwTableModel *self, guint *out_n);

/** tw_table_model_find_legal: Returns: (transfer none) (nullable): the cell, if it is legal */
const TwLegalCell *tw_table_model_find_legal (TwTableModel *self, int x, int y);

/**
 * tw_table_model_aim:
 * @self: a table
 * @x: column
 * @y: row
 * @any: whether to aim also where the tile does not fit
 *
 * Holds the drawn tile over a cell, in the turn it had if that is legal there, else
 * in the next legal one.
 *
 * Returns: whether the tile is held there now
 */
gboolean tw_table_model_aim (TwTableModel *self, int x, int y, gboolean any);

/** tw_table_model_unaim: holds the tile nowhere; a proposal stays. */
void tw_table_model_unaim (TwTableModel *self);

/** tw_table_model_get_aim: Returns: (transfer none): what is aimed at */
const TwTableAim *tw_table_model_get_aim (TwTableModel *self);

/**
 * tw_table_model_turn:
 * @self: a table
 * @steps: 1 for clockwise, -1 for the other way
 * @any: whether to stop at turns that are not legal, too
 *
 * Turns the tile to the next legal turn where it is aimed at or proposed; in the
 * hand, by a quarter.
 */
void tw_table_model_turn (TwTableModel *self, int steps, gboolean any);

/**
 * tw_table_model_propose:
 * @self: a table
 *
 * Lifts the tile over the cell that is aimed at. A proposal elsewhere goes there.
 *
 * Returns: %FALSE if it may not lie there so
 */
gboolean tw_table_model_propose (TwTableModel *self);

/** tw_table_model_withdraw: takes the proposal back, or the first of two ends. */
void tw_table_model_withdraw (TwTableModel *self);

/** tw_table_model_get_proposal: Returns: (transfer none) (nullable): the proposed place */
const TwAction *tw_table_model_get_proposal (TwTableModel *self);

/**
 * tw_table_model_get_spots:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): where the decider may put a figure, then from where one may
 *   be taken back
 */
const TwTableSpot *tw_table_model_get_spots (TwTableModel *self, guint *out_n);

/**
 * tw_table_model_find_action:
 * @self: a table
 * @spot: index of a spot
 * @figure: type of figure, -1 for the chosen one or else any that may stand there
 * @out_action: (out): the answer that a choice of the spot gives now
 *
 * Returns: how many answers that may be: 0 for none, more than 1 where another end has to be
 *   chosen, too
 */
guint tw_table_model_find_action (TwTableModel *self, guint spot, int figure, TwAction *out_action);

/** tw_table_model_get_hand: Returns: the seat whose figure is chosen: one of the decider's */
guint tw_table_model_get_hand (TwTableModel *self);

/** tw_table_model_set_hand: chooses a figure of another colour of the decider's. */
void tw_table_model_set_hand (TwTableModel *self, guint seat);

/** tw_table_model_get_amounts: Returns: how many can be meant somewhere, bit n for n; 0 where
 *   there is no such choice */
guint tw_table_model_get_amounts (TwTableModel *self);

/** tw_table_model_get_amount: Returns: how many are meant at a spot where so many can be: the
 *   most at first */
guint tw_table_model_get_amount (TwTableModel *self);

/** tw_table_model_set_amount: says how many are meant. */
void tw_table_model_set_amount (TwTableModel *self, guint amount);

/** tw_table_model_asks_all: Returns: whether all who play decide together what is asked now */
gboolean tw_table_model_asks_all (TwTableModel *self);

/** tw_table_model_get_figure: Returns: the chosen type of figure, an index of the rules */
guint tw_table_model_get_figure (TwTableModel *self);

/** tw_table_model_set_figure: chooses a type of figure. */
void tw_table_model_set_figure (TwTableModel *self, guint type);

/** tw_table_model_next_figure: chooses the next figure that the decider has left, or may move;
 *   where an amount is asked for, the next one. */
void tw_table_model_next_figure (TwTableModel *self);

/**
 * tw_table_model_choose_spot:
 * @self: a table
 * @spot: index of a spot
 * @figure: type of figure, -1 for the chosen one or else any that may stand there
 *
 * Does what can be done there: lays the proposed tile with a figure, takes one back, gives
 * an answer, or picks the first of two ends.
 *
 * Returns: %FALSE if there is no such spot
 */
gboolean tw_table_model_choose_spot (TwTableModel *self, guint spot, int figure);

/** tw_table_model_get_picked: Returns: the first of two ends, %TW_NO_NODE for none */
guint tw_table_model_get_picked (TwTableModel *self);

/** tw_table_model_can_finish: Returns: whether tw_table_model_finish() does something */
gboolean tw_table_model_can_finish (TwTableModel *self);

/**
 * tw_table_model_finish:
 * @self: a table
 *
 * Lays the proposed tile without a figure, or declines what may be declined.
 *
 * Returns: %FALSE if there is nothing to be done with
 */
gboolean tw_table_model_finish (TwTableModel *self);

/**
 * tw_table_model_get_choices:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): answers that have no place, and so no spot
 */
const TwAction *tw_table_model_get_choices (TwTableModel *self, guint *out_n);

/**
 * tw_table_model_press_number:
 * @self: a table
 * @number: from 0
 *
 * Chooses by number: spots come first, then the choices.
 *
 * Returns: %FALSE if there are not so many
 */
gboolean tw_table_model_press_number (TwTableModel *self, guint number);

/**
 * tw_table_model_type_digit:
 * @self: a table
 * @digit: from 0
 *
 * Goes on with the number that is being typed. It chooses as tw_table_model_press_number() does as
 * soon as no longer number begins with it.
 *
 * Returns: %FALSE if no number begins so
 */
gboolean tw_table_model_type_digit (TwTableModel *self, guint digit);

/** tw_table_model_take_typed: chooses by the number that is being typed, although a longer one
 * begins with it. Returns: %FALSE if none is being typed, or its choice is not legal */
gboolean tw_table_model_take_typed (TwTableModel *self);

/** tw_table_model_get_typed: Returns: what was typed of a number, from 1; 0 for nothing */
guint tw_table_model_get_typed (TwTableModel *self);

/** tw_table_model_set_typed: says what was typed of a number. Any other change takes it back. */
void tw_table_model_set_typed (TwTableModel *self, guint typed);

/** tw_table_model_may_mean: Returns: whether what was typed may still become @number, from 1 */
gboolean tw_table_model_may_mean (TwTableModel *self, guint number);

/** tw_table_model_choose: gives the answer @choice. Returns: whether it was legal */
gboolean tw_table_model_choose (TwTableModel *self, guint choice);

/**
 * tw_table_model_get_queue:
 * @self: a table
 * @out_n: (out): how many
 *
 * Returns: (transfer none): the seats that will be asked after this one in the same step, as
 *   far as is known now, each once
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

/** tw_table_model_get_opening: finds what lies open now. Returns: %FALSE if nothing does */
gboolean tw_table_model_get_opening (TwTableModel *self, TwOpening *out_opening);

/** tw_table_model_is_program: Returns: whether the program plays for @seat */
gboolean tw_table_model_is_program (TwTableModel *self, guint seat);

/** tw_table_model_n_people: Returns: how many people play; who has two colours is one */
guint tw_table_model_n_people (TwTableModel *self);

/** tw_table_model_has_programs: Returns: whether the program plays for anybody */
gboolean tw_table_model_has_programs (TwTableModel *self);

/**
 * tw_table_model_get_program:
 * @self: a table
 *
 * While the program has to answer, a person at the table has nothing to choose from.
 *
 * Returns: (transfer none) (nullable): how the program plays for the seat that decides; %NULL
 *   when a person is asked, also in the program's place while it is paused
 */
const TwOpponent *tw_table_model_get_program (TwTableModel *self);

/** tw_table_model_answer: gives the program's answer. Returns: whether it was asked and legal */
gboolean tw_table_model_answer (TwTableModel *self, const TwAction *action);

/** tw_table_model_get_paused: Returns: whether people answer for the program, too */
gboolean tw_table_model_get_paused (TwTableModel *self);

/** tw_table_model_set_paused: lets people answer for the program, or the program itself. */
void tw_table_model_set_paused (TwTableModel *self, gboolean is_paused);

/** tw_table_model_get_stock: finds store @index beside the table. Returns: %FALSE if there are
 *   not so many */
gboolean tw_table_model_get_stock (TwTableModel *self, guint index, TwStock *out_stock);

/** tw_table_model_get_mark: finds mark @index beside the score track. Returns: %FALSE if there
 *   are not so many */
gboolean tw_table_model_get_mark (TwTableModel *self, guint index, TwTrackMark *out_mark);

/** tw_table_model_get_target: Returns: the score that all have to reach together, 0 where it is not
 *   about that */
int tw_table_model_get_target (TwTableModel *self);

/** tw_table_model_can_undo: Returns: whether there is something to be taken back */
gboolean tw_table_model_can_undo (TwTableModel *self);

/** tw_table_model_can_redo: Returns: whether something was taken back */
gboolean tw_table_model_can_redo (TwTableModel *self);

/**
 * tw_table_model_undo:
 * @self: a table
 *
 * Takes the last answer of a person back, and what the program answered since. A tile that was
 * laid is proposed again where it lay. Where only the program has answered, its last answer is
 * taken back, and it is paused.
 *
 * Returns: %FALSE if there is nothing or it must stay
 */
gboolean tw_table_model_undo (TwTableModel *self);

/** tw_table_model_redo: does again what was taken back. Returns: whether there was any */
gboolean tw_table_model_redo (TwTableModel *self);

/** tw_table_model_end_game: ends the game now, with its final scoring. */
void tw_table_model_end_game (TwTableModel *self);

G_END_DECLS
