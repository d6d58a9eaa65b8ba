/* The inside of a run of a case, for the case-*.c files. */
#pragma once

#include "engine/case/case-run.h"
#include "engine/game/refusal.h"

G_BEGIN_DECLS

/**
 * TwCaseRun:
 * @provided: (nullable): the set to which the case belongs
 * @setup: the setup
 * @setup_error: (nullable): why the rules do not allow the set-up
 * @rules: (nullable): the rules
 * @play: (nullable): the game
 * @keeps_game: whether the run keeps @game
 * @game: (nullable): the same game with its log
 * @events: the events of the game
 * @actions: room for the legal actions
 * @hands: (nullable) (array zero-terminated=1): by player: colours, if the case gives them: "red"
 *   or "red+green"
 * @colours: (nullable) (array zero-terminated=1): by seat: the colour
 * @line: the line being run
 * @refused_by: the rule of the last refusal, "" for none
 */
struct _TwCaseRun
{
  const TwGameKit *kit;
  const TwCaseFile *file;
  const TwCase *one;
  TwTileSet *provided;
  TwGameSetup *setup;
  GError *setup_error;
  TwRules *rules;
  TwPlay *play;
  gboolean keeps_game;
  TwGame *game;
  GArray *events;
  TwActionList actions;
  char **hands;
  char **colours;
  const TwCaseLine *line;
  const char *refused_by;
};

/* The word for the players where all share one score. */
#define TW_CASE_TEAM "team"

/** tw_case_run_fail: sets %TW_CASE_ERROR with file and line. Returns: %FALSE */
gboolean tw_case_run_fail (const TwCaseRun *run, TwCaseError code, GError **error,
                           const char *format, ...) G_GNUC_PRINTF (4, 5);

/** tw_case_run_apply: applies @action, which is legal, to the game or a copy of it. */
void tw_case_run_apply (TwCaseRun *run, TwPlay *play, const TwAction *action);

/** tw_case_run_seat: Returns: %FALSE with @error if @word is no seat of the game */
gboolean tw_case_run_seat (const TwCaseRun *run, const char *word, guint *out_seat, GError **error);

/**
 * tw_case_run_split_seat:
 * @run: a run
 * @word: "P1:knight@…", or without a seat
 * @out_seat: (out): the seat, or @none
 * @none: what to give when the word names no seat
 *
 * Returns: (transfer none): the text after the seat
 */
const char *tw_case_run_split_seat (const TwCaseRun *run, const char *word, guint *out_seat,
                                    guint none);

/**
 * tw_case_run_answer:
 * @run: a run
 * @play: the game, or a copy of it
 * @word: an action
 * @seat: the seat that acts if the word names none
 * @error: %TW_CASE_ERROR
 *
 * Applies the action as an answer to the open question; questions before it that it does not answer
 * get their defaults. With %TW_CASE_ERROR_REFUSED, @refused_by of the run is the rule, and the
 * caller must discard @play.
 *
 * Returns: whether the action was applied
 */
gboolean tw_case_run_answer (TwCaseRun *run, TwPlay *play, const char *word, guint seat,
                             GError **error);

/**
 * tw_case_run_settle:
 * @run: a run
 * @play: the game
 * @error: %TW_CASE_ERROR_WRONG for a question without default
 *
 * Gives open questions their defaults until a tile has to be drawn or the game is over.
 */
gboolean tw_case_run_settle (TwCaseRun *run, TwPlay *play, GError **error);

/** tw_case_run_draw: draws at random until a tile has to be placed or the game is over. */
void tw_case_run_draw (TwCaseRun *run, TwPlay *play);

/** tw_case_run_is_drawing: Returns: whether the open question is which tile is drawn */
gboolean tw_case_run_is_drawing (const TwPlay *play);

/** tw_case_run_is_beside: Returns: whether @word says what is beside a figure */
gboolean tw_case_run_is_beside (const TwCaseRun *run, const char *word);

/** tw_case_run_give_beside: puts it there. Returns: %FALSE with the error set if nobody stands there */
gboolean tw_case_run_give_beside (TwCaseRun *run, const char *word, GError **error);

/** tw_case_run_expect_beside: Returns: %FALSE with the error set if it is not so */
gboolean tw_case_run_expect_beside (TwCaseRun *run, const char *word, GError **error);

/** tw_case_run_check_colours: Returns: %FALSE with @setup_error set if a colour was given twice. Rule:
 *   BASE-007. */
gboolean tw_case_run_check_colours (TwCaseRun *run);

/** tw_case_run_check_hands: checks that each player was given as many colours as the rules say. Rule:
 *   MIST-008, MIST-009. Returns: %FALSE without @rules and with @setup_error set if not so */
gboolean tw_case_run_check_hands (TwCaseRun *run);

/** tw_case_run_line: carries out @line. Returns: %FALSE with the error set if it does not come out as
 *   it says */
gboolean tw_case_run_line (TwCaseRun *run, const TwCaseLine *line, GError **error);

/** tw_case_run_given: carries out a "given" line. */
gboolean tw_case_run_given (TwCaseRun *run, GError **error);

/** tw_case_run_expect: checks an "expect" line. */
gboolean tw_case_run_expect (TwCaseRun *run, GError **error);

/**
 * tw_case_run_bag:
 * @run: a run
 * @list: "A*2,C,E#G"; "-" for nothing
 * @counts: (array): gets the copies by kind
 * @whole_tiles: whether a tile named without variant stands for all its variants; then the first
 *   kind of a tile gets the counts of all its kinds
 * @error: %TW_CASE_ERROR_WRONG
 */
gboolean tw_case_run_bag (const TwCaseRun *run, const char *list, guint *counts,
                          gboolean whole_tiles, GError **error);

/** tw_case_run_first_kind: Returns: the first kind of the same tile */
guint tw_case_run_first_kind (const TwRules *rules, guint kind);

/** tw_case_run_is_held: Returns: whether the fact is about figures that somebody holds */
gboolean tw_case_run_is_held (const char *word);

/** tw_case_run_give_held: lets a player hold figures. Returns: %FALSE with the error set if there are not
 *   so many */
gboolean tw_case_run_give_held (TwCaseRun *run, const char *word, GError **error);

/** tw_case_run_expect_held: Returns: %FALSE with the error set if it is not so */
gboolean tw_case_run_expect_held (TwCaseRun *run, const char *word, GError **error);

/** tw_case_add_held: adds what players hold to @facts. */
void tw_case_add_held (const TwPlay *play, GPtrArray *facts);

/** tw_case_run_is_posted: Returns: whether the fact is about figures at a symbol of a tile */
gboolean tw_case_run_is_posted (const TwCaseRun *run, const char *word);

/** tw_case_run_give_posted: puts figures there. Returns: %FALSE with the error set if there are not so
 *   many */
gboolean tw_case_run_give_posted (TwCaseRun *run, const char *word, GError **error);

/** tw_case_run_find_posted: Returns: (nullable): the figure at a symbol that @word is about, %NULL if it
 *   is about none, or none is there */
TwFigure *tw_case_run_find_posted (TwCaseRun *run, const char *word);

/** tw_case_run_expect_posted: Returns: %FALSE with the error set if it is not so */
gboolean tw_case_run_expect_posted (TwCaseRun *run, const char *word, GError **error);

/** tw_case_posted_word: Returns: (transfer full) (nullable): how cases write @figure, if it is at a symbol */
char *tw_case_posted_word (const TwPlay *play, const TwFigure *figure);

/** tw_case_add_posted: adds the figures at symbols to @facts. */
void tw_case_add_posted (const TwPlay *play, GPtrArray *facts);

/** tw_case_run_is_stocked: Returns: whether it is a token that each player has some of from the start */
gboolean tw_case_run_is_stocked (const TwRules *rules, const char *word);

/** tw_case_run_figure: Returns: type of the figure that @word names on land of @kind, or -1 */
int tw_case_run_figure (const TwRules *rules, const char *word, TwKind kind);

/* The place of a neutral figure that is beside the table. */
#define TW_CASE_OFF "off"

/** tw_case_run_neutral: Returns: type of the neutral figure that @word names, or -1 */
int tw_case_run_neutral (const TwRules *rules, const char *word);

/** tw_case_run_cell: Returns: whether @place is a cell, "1,0"; @out_slot is the tile there, or
 *   %TW_NO_SLOT */
gboolean tw_case_run_cell (const TwCaseRun *run, const char *place, guint *out_slot);

/**
 * tw_case_run_give_fact:
 * @run: a run
 * @group: see #TwFact
 * @seat: the seat, %TW_SEAT_NONE if @word may name one
 * @word: `[SEAT:]NAME[@PLACE][=VALUE]`
 * @error: %TW_CASE_ERROR_WRONG
 *
 * Asks the expansions in play to make a fact true that the base game does not know.
 */
gboolean tw_case_run_give_fact (TwCaseRun *run, const char *group, guint seat, const char *word,
                                GError **error);

/** tw_case_run_tell_fact: asks the expansions for a fact's value, and compares it with that in
 * @word. */
gboolean tw_case_run_tell_fact (TwCaseRun *run, const char *group, guint seat, const char *word,
                                GError **error);

/** tw_case_run_knows_fact: Returns: whether an expansion in play can tell what @word names */
gboolean tw_case_run_knows_fact (const TwCaseRun *run, const char *word);

/** tw_case_run_key: splits "KEY=VALUE"; %FALSE with @error if @word has no "=". */
gboolean tw_case_run_key (const TwCaseRun *run, const char *word, char **out_key,
                          const char **out_value, GError **error);

/** tw_case_run_number: %FALSE with @error if @value is no whole number. */
gboolean tw_case_run_number (const TwCaseRun *run, const char *value, int *out, GError **error);

G_END_DECLS
