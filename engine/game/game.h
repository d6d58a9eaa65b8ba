/* A game with its log: asked, answered, explained, taken back.
 *
 * This is what the table, the tool and the cases use. It checks every action, keeps
 * what was decided and what chance brought, and can go back to any point.
 */
#pragma once

#include "engine/game/play.h"
#include "engine/game/refusal.h"

G_BEGIN_DECLS

/**
 * TwLogEntry:
 * @action: what was decided, or what chance brought
 * @turn: the turn it belongs to, from 1
 * @on_turn: whose turn it was
 * @was_asked: %FALSE for what had but one answer, and for chance
 */
typedef struct
{
  TwAction action;
  guint16 turn;
  guint8 on_turn;
  guint8 was_asked;
} TwLogEntry;

/** TwGame: a game in progress; owned by one thread. */
typedef struct _TwGame TwGame;

/**
 * TwGameFlags:
 * @TW_GAME_DEFAULT: chance is settled by the generator; questions with one answer
 *   other than a placement are answered
 * @TW_GAME_FORCED: chance and single answers wait for the caller (cases, replays)
 */
typedef enum
{
  TW_GAME_DEFAULT = 0,
  TW_GAME_FORCED = 1 << 0
} TwGameFlags;

/**
 * tw_game_new:
 * @rules: the rules
 * @seed: what chance comes from
 * @flags: see #TwGameFlags
 *
 * Returns: (transfer full): a new game at its first question
 */
TwGame *tw_game_new (TwRules *rules, guint64 seed, TwGameFlags flags);

/** tw_game_free: frees a game. */
void tw_game_free (TwGame *game);

/** tw_game_copy: Returns: (transfer full): the same game with the same log */
TwGame *tw_game_copy (const TwGame *game);

/** tw_game_rules: Returns: (transfer none): its rules */
TwRules *tw_game_rules (const TwGame *game);

/** tw_game_play: Returns: (transfer none): its state, to be read */
const TwPlay *tw_game_play (const TwGame *game);

/**
 * tw_game_actions:
 * @game: a game
 * @out_n: (out): how many
 *
 * Returns: (transfer none) (array length=out_n): the legal answers, until the game
 *   changes
 */
const TwAction *tw_game_actions (const TwGame *game, guint *out_n);

/**
 * tw_game_apply:
 * @game: a game
 * @action: an action
 * @out_refusal: (out caller-allocates) (optional): why not
 *
 * Takes a legal action, writes the log, moves on to the next question. With an
 * action that is not legal nothing changes.
 *
 * Returns: whether the action was legal
 */
gboolean tw_game_apply (TwGame *game, const TwAction *action, TwRefusal *out_refusal);

/**
 * tw_game_set_flags:
 * @game: a game
 * @flags: see #TwGameFlags
 *
 * For a game that was replayed and goes on: without %TW_GAME_FORCED what nobody has to
 * be asked is answered from now on.
 */
void tw_game_set_flags (TwGame *game, TwGameFlags flags);

/** tw_game_seed: Returns: what its chance comes from */
guint64 tw_game_seed (const TwGame *game);

/**
 * tw_game_settle:
 * @game: a game with %TW_GAME_FORCED
 *
 * Lets the generator answer if chance is asked.
 *
 * Returns: %FALSE if it is not chance's turn
 */
gboolean tw_game_settle (TwGame *game);

/**
 * tw_game_apply_together:
 * @game: a game
 * @actions: (array length=n_actions): actions that make one answer
 * @n_actions: how many
 *
 * As tw_game_apply() for each of them, but they are taken back and done again as one.
 *
 * Returns: %FALSE if one of them is not legal: then none was taken
 */
gboolean tw_game_apply_together (TwGame *game, const TwAction *actions, guint n_actions);

/**
 * tw_game_dup_order:
 * @game: a game
 *
 * Rule: HAND-005.
 *
 * Returns: (transfer full) (element-type guint16): kinds of the tiles that are ordered to be
 *   drawn next, the next one first; one that cannot be drawn when it is its turn waits
 */
GArray *tw_game_dup_order (const TwGame *game);

/**
 * tw_game_give:
 * @game: a game
 * @position: a play of the same rules
 * @words: what is given, as in the "given" lines of a case, a line each
 *
 * Puts the game into the position of @position, with an entry of the log. The game keeps the
 * position, so that one can go back and forth over it.
 */
void tw_game_give (TwGame *game, const TwPlay *position, const char *words);

/** tw_game_given_words: Returns: (transfer none): the words of a %TW_VERB_GIVEN entry */
const char *tw_game_given_words (const TwGame *game, const TwAction *action);

/**
 * tw_game_replay_entry:
 * @game: a game
 * @entry: number of an entry of its log
 * @play: a play of the game's rules at which all entries before it were played
 *
 * Plays the entry: for whoever goes through a log with a play of their own.
 */
void tw_game_replay_entry (const TwGame *game, guint entry, TwPlay *play);

/** tw_game_log: Returns: (transfer none) (array length=out_n): the log */
const TwLogEntry *tw_game_log (const TwGame *game, guint *out_n);

/** tw_game_events: Returns: (transfer none) (array length=out_n): what happened */
const TwEvent *tw_game_events (const TwGame *game, guint *out_n);

/**
 * tw_game_undo_to:
 * @game: a game
 * @n_entries: how many entries of the log shall remain
 *
 * Goes back; what was taken back can be done again with tw_game_redo() until another
 * action is applied. Costs a replay from the start, microseconds an entry.
 */
void tw_game_undo_to (TwGame *game, guint n_entries);

/**
 * tw_game_undo:
 * @game: a game
 *
 * Takes back the last answer somebody was asked for, with all that followed by
 * itself.
 *
 * Returns: %FALSE if there is none
 */
gboolean tw_game_undo (TwGame *game);

/** tw_game_redo: does again what undo took back. Returns: %FALSE if there is none */
gboolean tw_game_redo (TwGame *game);

/** tw_game_can_redo: Returns: whether tw_game_redo() would do something */
gboolean tw_game_can_redo (const TwGame *game);

/**
 * tw_game_finish:
 * @game: a game
 *
 * Ends it by hand: final scoring, whatever is left in the bag. An answer like any other, that
 * can be taken back; nothing happens if the game is over.
 */
void tw_game_finish (TwGame *game);

/**
 * tw_game_cut_scoring:
 * @game: a copy of a game that is over, to be looked at
 * @n_events: how many of its events shall remain
 *
 * Takes the points of the last scoring back, event by event from its last one on; what was counted
 * before stays. Nothing but the points and the events changes, and nobody is asked: after
 * tw_game_undo_to() it is a game like any other again.
 */
void tw_game_cut_scoring (TwGame *game, guint n_events);

/**
 * tw_game_feature_value:
 * @game: a game
 * @node: any node of a feature
 * @event: %TW_EVENT_COMPLETE for what it would bring if it were complete as it lies,
 *   %TW_EVENT_END for what it would bring at the end
 * @out_lines: (out caller-allocates) (nullable): room for %TW_MAX_VALUE_LINES
 * @out_n_lines: (out) (optional): lines written
 *
 * Returns: points
 */
int tw_game_feature_value (const TwGame *game,
                           guint node,
                           guint event,
                           TwValueLine *out_lines,
                           guint *out_n_lines);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGame, tw_game_free)

G_END_DECLS
