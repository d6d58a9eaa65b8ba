/* A run's inside, for the case-*.c files. */
#pragma once

#include "engine/case/case-run.h"
#include "engine/game/refusal.h"

G_BEGIN_DECLS

/**
 * TwCaseRun:
 * @setup: what is being set up
 * @setup_error: (nullable): why the rules do not allow the set-up
 * @rules: (nullable): the rules
 * @play: (nullable): the game
 * @keeps_game: whether @game is wanted
 * @game: (nullable): the same game with its log
 * @events: what happened
 * @actions: room for the legal actions
 * @hands: (nullable) (array zero-terminated=1): colours of each player if the case gave
 *   colours, "red" or "red+green"
 * @colours: (nullable) (array zero-terminated=1): the same by seat
 * @line: the line being run
 * @refused_by: the rule of the last refusal, "" for none
 */
struct _TwCaseRun
{
  const TwGameKit *kit;
  const TwCaseFile *file;
  const TwCase *one;
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

/* Whose the score is where all have one. */
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
 * Returns: (transfer none): what stands behind the seat
 */
const char *tw_case_run_split_seat (const TwCaseRun *run, const char *word, guint *out_seat,
                                    guint none);

/**
 * tw_case_run_answer:
 * @run: a run
 * @play: the game, or a copy of it
 * @word: an action
 * @seat: who acts if the word does not say
 * @error: %TW_CASE_ERROR
 *
 * Takes the action as an answer to the open question; questions that it does not
 * answer get their defaults. With %TW_CASE_ERROR_REFUSED, @run's @refused_by is the
 * rule, and @play is to be thrown away.
 *
 * Returns: whether it was taken
 */
gboolean tw_case_run_answer (TwCaseRun *run, TwPlay *play, const char *word, guint seat,
                             GError **error);

/**
 * tw_case_run_settle:
 * @run: a run
 * @play: the game
 * @error: %TW_CASE_ERROR_WRONG for a question without default
 *
 * Gives open questions their defaults until a tile is to be drawn or all is over.
 */
gboolean tw_case_run_settle (TwCaseRun *run, TwPlay *play, GError **error);

/** tw_case_run_draw: draws at random until a tile is to be placed or all is over. */
void tw_case_run_draw (TwCaseRun *run, TwPlay *play);

/** tw_case_run_is_drawing: Returns: whether the open question is which tile is drawn */
gboolean tw_case_run_is_drawing (const TwPlay *play);

/** tw_case_run_given: carries out a "given" line. */
gboolean tw_case_run_given (TwCaseRun *run, GError **error);

/** tw_case_run_expect: checks an "expect" line. */
gboolean tw_case_run_expect (TwCaseRun *run, GError **error);

/**
 * tw_case_run_bag:
 * @run: a run
 * @list: "A*2,C,E#G"; "-" for nothing
 * @counts: (array): gets the copies by kind
 * @whole_tiles: whether a tile without variant stands for all its variants; then the
 *   counts of kinds of one tile are put on its first kind
 * @error: %TW_CASE_ERROR_WRONG
 */
gboolean tw_case_run_bag (const TwCaseRun *run, const char *list, guint *counts,
                          gboolean whole_tiles, GError **error);

/** tw_case_run_first_kind: Returns: the first kind of the same tile of the same set */
guint tw_case_run_first_kind (const TwRules *rules, guint kind);

/** tw_case_run_figure: Returns: type of the figure that @word names on land of @kind, or -1 */
int tw_case_run_figure (const TwRules *rules, const char *word, TwKind kind);

/* The place of a figure that belongs to nobody while it is beside the table. */
#define TW_CASE_OFF "off"

/** tw_case_run_neutral: Returns: type of the figure of nobody that @word names, or -1 */
int tw_case_run_neutral (const TwRules *rules, const char *word);

/**
 * tw_case_run_give_fact:
 * @run: a run
 * @group: see #TwFact
 * @seat: whose, %TW_SEAT_NONE if @word may say
 * @word: `[SEAT:]NAME[@PLACE][=VALUE]`
 * @error: %TW_CASE_ERROR_WRONG
 *
 * Asks the expansions in play to make a fact true that the base game does not know.
 */
gboolean tw_case_run_give_fact (TwCaseRun *run, const char *group, guint seat, const char *word,
                                GError **error);

/** tw_case_run_tell_fact: asks them what is true, and compares it with what @word says. */
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
