/* A game with its log: questions, answers, explanations, undo.
 *
 * The table, the tool and the cases use it. It checks every action, keeps all decisions and
 * outcomes of chance, and can go back to any point.
 */
#pragma once

#include "engine/game/play.h"
#include "engine/game/refusal.h"
#include "engine/game/remark.h"

G_BEGIN_DECLS

/**
 * TwLogEntry:
 * @action: a decision, or an outcome of chance
 * @turn: the turn of the action, from 1
 * @on_turn: the seat whose turn it was
 * @question: what an expansion calls the question, 0 for none of theirs
 * @was_asked: %FALSE for chance that the game itself answered, and for a question with only one
 *   answer
 */
typedef struct
{
  TwAction action;
  guint16 turn;
  guint16 question;
  guint8 on_turn;
  guint8 was_asked;
} TwLogEntry;

/** TwGame: a game in progress; owned by one thread. */
typedef struct _TwGame TwGame;

/**
 * TwGameFlags:
 * @TW_GAME_DEFAULT: the generator answers for chance, and the game itself a question with only one
 *   answer, unless that is a placement
 * @TW_GAME_FORCED: the caller answers for chance and where there is only one answer (cases,
 *   replays)
 * @TW_GAME_RECORDED: the caller answers for chance, where there is more than one outcome, because the
 *   game is played elsewhere: such an outcome counts as asked. A game keeps this for good
 * @TW_GAME_HELD: the caller answers for chance, and the game itself a question with only one answer as by
 *   default
 */
typedef enum
{
  TW_GAME_DEFAULT = 0,
  TW_GAME_FORCED = 1 << 0,
  TW_GAME_RECORDED = 1 << 1,
  TW_GAME_HELD = 1 << 2
} TwGameFlags;

/**
 * tw_game_new:
 * @rules: the rules
 * @seed: seed of the generator
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

/** tw_game_play: Returns: (transfer none): its state, read-only */
const TwPlay *tw_game_play (const TwGame *game);

/**
 * tw_game_actions:
 * @game: a game
 * @out_n: (out): how many there are
 *
 * Returns: (transfer none) (array length=out_n): the legal answers, until the game
 *   changes
 */
const TwAction *tw_game_actions (const TwGame *game, guint *out_n);

/**
 * tw_game_apply:
 * @game: a game
 * @action: an action
 * @out_refusal: (out caller-allocates) (optional): why the action is not legal
 *
 * Applies a legal action, writes the log and moves on to the next question. An action that is not
 * legal changes nothing.
 *
 * Returns: whether the action was legal
 */
gboolean tw_game_apply (TwGame *game, const TwAction *action, TwRefusal *out_refusal);

/**
 * tw_game_set_flags:
 * @game: a game
 * @flags: see #TwGameFlags
 *
 * For a game that goes on after a replay: without %TW_GAME_FORCED, the game answers for chance and
 * single answers from now on.
 */
void tw_game_set_flags (TwGame *game, TwGameFlags flags);

/** tw_game_is_recorded: Returns: whether it was begun with %TW_GAME_RECORDED */
gboolean tw_game_is_recorded (const TwGame *game);

/** tw_game_seed: Returns: the seed of its generator */
guint64 tw_game_seed (const TwGame *game);

/** tw_game_set_watch: sets who looks out for what a rule does, %NULL for nobody; @watch is the caller's
 * and has to live until then. */
void tw_game_set_watch (TwGame *game, TwRuleWatch *watch);

/**
 * tw_game_apply_together:
 * @game: a game
 * @actions: (array length=n_actions): actions that together make one answer
 * @n_actions: how many
 *
 * Applies each as tw_game_apply() does; undo and redo treat them as one.
 *
 * Returns: %FALSE if one of them is not legal: then none is applied
 */
gboolean tw_game_apply_together (TwGame *game, const TwAction *actions, guint n_actions);

/**
 * tw_game_dup_order:
 * @game: a game
 *
 * Rule: HAND-005.
 *
 * Returns: (transfer full) (element-type guint16): kinds of the tiles that are ordered as the next
 *   draws, the first one first; a tile that cannot be drawn yet waits
 */
GArray *tw_game_dup_order (const TwGame *game);

/**
 * tw_game_give:
 * @game: a game
 * @position: a play of the same rules
 * @words: the facts given, one a line, as in the "given" lines of a case
 *
 * Puts the game into the position of @position and writes an entry of the log. The game keeps the
 * position, for undo and redo.
 */
void tw_game_give (TwGame *game, const TwPlay *position, const char *words);

/** tw_game_given_words: Returns: (transfer none): the words of a %TW_VERB_GIVEN entry */
const char *tw_game_given_words (const TwGame *game, const TwAction *action);

/**
 * tw_game_replay_entry:
 * @game: a game
 * @entry: index of an entry of its log
 * @play: a play of the game's rules to which all earlier entries were applied
 *
 * Applies the entry to @play, for a caller that goes through a log with its own play.
 */
void tw_game_replay_entry (const TwGame *game, guint entry, TwPlay *play);

/** tw_game_log: Returns: (transfer none) (array length=out_n): the log */
const TwLogEntry *tw_game_log (const TwGame *game, guint *out_n);

/** tw_game_events: Returns: (transfer none) (array length=out_n): what happened */
const TwEvent *tw_game_events (const TwGame *game, guint *out_n);

/**
 * tw_game_undo_to:
 * @game: a game
 * @n_entries: how many entries of the log remain
 *
 * Goes back. tw_game_redo() brings the entries back until another action is applied. This replays
 * from the start, which costs microseconds an entry.
 */
void tw_game_undo_to (TwGame *game, guint n_entries);

/** tw_game_redo: does again what undo took back. Returns: %FALSE if there is nothing to redo */
gboolean tw_game_redo (TwGame *game);

/** tw_game_can_redo: Returns: whether tw_game_redo() would do something */
gboolean tw_game_can_redo (const TwGame *game);

/**
 * tw_game_finish:
 * @game: a game
 *
 * Ends the game by hand, with the final scoring, even if tiles are left in the bag. Undo takes it
 * back like any answer. Does nothing if the game is over.
 */
void tw_game_finish (TwGame *game);

/**
 * tw_game_cut_scoring:
 * @game: a copy of a game that is over, for looking at
 * @n_events: how many of its events remain
 *
 * Takes the points of the final scoring back, event by event, the last one first; earlier points
 * stay. Only points and events change, and no question is asked. After tw_game_undo_to() the copy
 * is an ordinary game again.
 */
void tw_game_cut_scoring (TwGame *game, guint n_events);

/**
 * tw_game_feature_value:
 * @game: a game
 * @node: any node of a feature
 * @event: %TW_EVENT_COMPLETE for its value as if it were complete as it lies, %TW_EVENT_END for its
 *   value at the end of the game
 * @out_lines: (out caller-allocates) (nullable): room for %TW_MAX_VALUE_LINES
 * @out_n_lines: (out) (optional): lines written
 *
 * Returns: points, with what rules do to them as far as that can be known
 */
int tw_game_feature_value (const TwGame *game,
                           guint node,
                           guint event,
                           TwValueLine *out_lines,
                           guint *out_n_lines);

/**
 * tw_game_least_closed:
 * @game: a game
 * @node: any node of a feature
 *
 * Returns: as tw_game_feature_value(), the fewest points that the feature brings once it is complete,
 *   see tw_feature_value_least_closed()
 */
int tw_game_least_closed (const TwGame *game, guint node);

/**
 * tw_game_feature_formula:
 * @game: a game
 * @node: any node of a feature
 * @event: as for tw_game_feature_value()
 * @is_least: whether it is about what tw_game_least_closed() says, with the tiles that it takes
 *
 * Returns: (transfer full): how the value comes about, "3 tiles × 1 = 3; × 2: 6"; "" if it brings nothing
 */
char *tw_game_feature_formula (const TwGame *game, guint node, guint event, gboolean is_least);

/**
 * tw_game_set_remark:
 * @game: a game
 * @n_entries: where: how many entries of the log come before
 * @text: (nullable): see tw_remarks_set()
 *
 * Makes a note at a moment of the game, changes it, or takes it away. What is undone takes its notes
 * along, and redo brings them back; another answer in its place drops them.
 *
 * Returns: whether anything has changed
 */
gboolean tw_game_set_remark (TwGame *game, guint n_entries, const char *text);

/** tw_game_remarks: Returns: (transfer none) (array length=out_n): the notes, in the order of the log, until
 *   they change */
const TwRemark *tw_game_remarks (const TwGame *game, guint *out_n);

/** tw_game_remark: Returns: (transfer none) (nullable): the note at a moment */
const char *tw_game_remark (const TwGame *game, guint n_entries);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGame, tw_game_free)

G_END_DECLS
