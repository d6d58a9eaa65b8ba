/* Runs a case: sets the game up, plays its lines, checks what they expect. */
#pragma once

#include "engine/case/case-file.h"
#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_CASE_ERROR tw_case_error_quark ()
TW_DECLARE_PLACED_ERROR (tw_case_error)

/**
 * TwCaseError:
 * @TW_CASE_ERROR_FAILED: the engine does something else than the case expects
 * @TW_CASE_ERROR_REFUSED: the game refused an action of the case
 * @TW_CASE_ERROR_WRONG: the case itself is wrong: an unknown word, a tile that is not left, a part
 *   without rules
 */
typedef enum
{
  TW_CASE_ERROR_FAILED,
  TW_CASE_ERROR_REFUSED,
  TW_CASE_ERROR_WRONG
} TwCaseError;

/** tw_case_error_words: as tw_setup_error_words(), for errors of cases too */
const char *tw_case_error_words (const GError *error);

/** TwCaseRun: a case being run; owned by one thread. */
typedef struct _TwCaseRun TwCaseRun;

/**
 * tw_case_run_new:
 * @kit: the materials of games; outlives the run
 * @file: the file, for messages; outlives the run
 * @one: the case; outlives the run
 *
 * Returns: (transfer full): a run that has not begun
 */
TwCaseRun *tw_case_run_new (const TwGameKit *kit, const TwCaseFile *file, const TwCase *one);

/**
 * tw_case_run_provide:
 * @run: a run that has not begun
 * @set: the set to which the case belongs
 *
 * The id of @set means this set. A case that does not say what is in play plays with it, with the
 * sets that it requires, and with the base game.
 */
void tw_case_run_provide (TwCaseRun *run, TwTileSet *set);

/** tw_case_run_free: frees a run. */
void tw_case_run_free (TwCaseRun *run);

/**
 * tw_case_run_turns:
 * @run: a run
 * @n_turns: the most "turn" lines to run; lines before the next one are run too
 * @error: %TW_CASE_ERROR: "FILE:LINE: what was expected and what is"
 *
 * Returns: whether all lines had the outcome that the case says
 */
gboolean tw_case_run_turns (TwCaseRun *run, guint n_turns, GError **error);

/**
 * tw_case_run_play:
 * @run: a run
 *
 * Returns: (transfer none) (nullable): the game at its present point; its @events say what was
 *   scored; %NULL if no game could be set up
 */
const TwPlay *tw_case_run_play (const TwCaseRun *run);

/**
 * tw_case_run_keep_game:
 * @run: a run that has not begun
 *
 * Makes the run keep a game with a log beside its play, action by action.
 */
void tw_case_run_keep_game (TwCaseRun *run);

/**
 * tw_case_run_get_game:
 * @run: a run that keeps a game
 *
 * Returns: (transfer none) (nullable): the game as far as the run has come; %NULL if no game could
 *   be set up
 */
const TwGame *tw_case_run_get_game (const TwCaseRun *run);

/** tw_case_run_get_colours: Returns: (transfer none) (nullable) (array zero-terminated=1): the
 * players' colours by seat, if the case gives colours */
const char *const *tw_case_run_get_colours (const TwCaseRun *run);

/**
 * tw_case_run_test:
 * @kit: the materials of games
 * @file: a file
 * @one: one of its cases
 * @error: as of tw_case_run_turns()
 *
 * Returns: whether the case passes
 */
gboolean tw_case_run_test (const TwGameKit *kit, const TwCaseFile *file, const TwCase *one,
                           GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwCaseRun, tw_case_run_free)

G_END_DECLS
