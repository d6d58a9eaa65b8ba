/* A play: a game's state and the functions that move it on. The inner loop; no log, no checks.
 *
 * A TwPlay is a view of one block with working pointers into it. Simulation, search and the game
 * with its log (game.h) use it. An action that is applied must come from tw_play_list() or from a
 * log.
 */
#pragma once

#include "engine/game/event.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/* Spaces of the score track. Rule: BASE-075. */
#define TW_TRACK_SPACES 50

struct _TwPlay
{
  const TwRules *rules;
  TwState *state;
  TwBoard board;
  TwFigure *figures; /* the players' figures, then the neutral ones */
  guint16 *bag;      /* copies left, by kind */
  guint16 *bag_tree; /* the same as a binary indexed tree, from 1 */
  guint16 *tokens;   /* how many each seat holds, by seat and type */
  guint32 *marks;    /* scratch: one bit a node, zero between calls */
  TwAction *answers; /* scratch: room for the answers of chance */
  GPtrArray *notes;  /* (nullable): notes typed in by hand; actions name them */
  GArray *events;    /* (nullable): TwEvent: the record for people */
  gint64 *tally;     /* (nullable): points given so far, by kind of feature */
};

/**
 * tw_play_new:
 * @rules: the rules
 * @seed: what chance comes from
 *
 * Returns: (transfer full): a new game, set up and moved on to its first question
 */
TwPlay *tw_play_new (const TwRules *rules, guint64 seed);

/** tw_play_free: frees @play; the caller keeps the rules. */
void tw_play_free (TwPlay *play);

/**
 * tw_play_reset:
 * @play: a play
 * @seed: what chance comes from
 *
 * Begins a new game without allocating.
 */
void tw_play_reset (TwPlay *play, guint64 seed);

/** tw_play_copy: copies the game in @from to @to, a play of the same rules. */
void tw_play_copy (TwPlay *to, const TwPlay *from);

/**
 * tw_play_decider:
 * @play: a play
 *
 * Returns: the seat that has to answer, %TW_SEAT_CHANCE, or %TW_SEAT_NONE when the game is over
 */
guint tw_play_decider (const TwPlay *play);

/** tw_play_phase: Returns: (transfer none): label of the step that asks, "" at the end */
const char *tw_play_phase (const TwPlay *play);

/** tw_play_frame: Returns: (transfer none): the innermost frame */
static inline TwFrame *
tw_play_frame (const TwPlay *play)
{
  return &play->state->frames[play->state->n_frames - 1];
}

/**
 * tw_play_turn_frame:
 * @play: a play
 *
 * Returns: (transfer none): the innermost frame of a turn, or %NULL
 */
TwFrame *tw_play_turn_frame (const TwPlay *play);

/**
 * tw_play_list:
 * @play: a play
 * @list: room for the rules' @max_actions
 *
 * Lists the legal answers to the open question; for chance, the possible outcomes.
 */
void tw_play_list (const TwPlay *play, TwActionList *list);

/**
 * tw_play_apply:
 * @play: a play
 * @action: a legal action
 *
 * Applies the answer and moves on to the next question.
 */
void tw_play_apply (TwPlay *play, const TwAction *action);

/**
 * tw_play_chance:
 * @play: a play whose decider is chance
 *
 * Returns: the outcome that the game's generator chooses; it is not applied
 */
TwAction tw_play_chance (const TwPlay *play);

/**
 * tw_play_finish:
 * @play: a play
 *
 * Ends the game now: drops what is going on and does the final scoring, even if tiles are left in
 * the bag.
 */
void tw_play_finish (TwPlay *play);

/** tw_play_is_ending: Returns: whether the final scoring has begun; players may still be asked */
static inline gboolean
tw_play_is_ending (const TwPlay *play)
{
  return play->state->n_frames > 0 && play->state->frames[0].program == TW_PROGRAM_END;
}

/** tw_play_random: Returns: a number below @n from the game's generator, without moving it */
guint tw_play_random (const TwPlay *play, guint n);

/**
 * tw_play_push:
 * @play: a play
 * @program: the program that the frame runs
 *
 * Puts a frame on top of the stack, for the player on turn and, unless it is a turn, with the tile
 * of the frame below.
 *
 * Returns: (transfer none): the new frame; earlier frame pointers stay valid
 */
TwFrame *tw_play_push (TwPlay *play, TwProgram program);

/** tw_play_own: Returns: (transfer none): the own state of expansion @index */
static inline gpointer
tw_play_own (const TwPlay *play, int index)
{
  return index < 0 ? NULL : (guint8 *) play->state + play->rules->own_offset[index];
}

/** tw_play_own_of: Returns: (transfer none): the own state of an expansion in play */
gpointer tw_play_own_of (const TwPlay *play, const TwExpansion *expansion);

/**
 * TwPieceWalk: how far a walk through the pieces on the tiles has come; begins as { 0 }
 * @expansion: index of the expansion whose piece was found last
 * @n: how many of that expansion's pieces have been found
 */
typedef struct
{
  guint expansion;
  guint n;
} TwPieceWalk;

/**
 * tw_play_next_piece:
 * @play: a play
 * @walk: (inout): how far the walk has come
 * @out_piece: (out): the next piece, expansion by expansion
 *
 * Returns: %FALSE when there are no more pieces
 */
gboolean tw_play_next_piece (const TwPlay *play, TwPieceWalk *walk, TwPiece *out_piece);

/** tw_play_kind_has_place: Returns: whether a tile of @kind can be placed in @frame's turn */
gboolean tw_play_kind_has_place (const TwPlay *play, const TwFrame *frame, guint kind);

/**
 * tw_play_veto:
 * @play: a play
 * @frame: the turn
 * @kind: kind of tile
 * @open: index of an open place where the tile fits
 * @quarter_turns: 0 to 3, clockwise
 *
 * Returns: (transfer none) (nullable): id of the rule of an expansion that forbids the
 *   placement
 */
const char *tw_play_veto (const TwPlay *play,
                          const TwFrame *frame,
                          guint kind,
                          guint open,
                          guint quarter_turns);

/**
 * tw_play_stand_veto:
 * @play: a play
 * @frame: the turn
 * @figure: a %TW_VERB_FIGURE action on the turn's tile
 *
 * Returns: (transfer none) (nullable): id of an expansion's rule that forbids the figure to stand
 *   there
 */
const char *tw_play_stand_veto (const TwPlay *play, const TwFrame *frame, const TwAction *figure);
/** tw_play_queued_gainers: Returns: the seats that get points from the features that @turn has
 *   still to count, a bit each */
guint tw_play_queued_gainers (const TwPlay *play, const TwFrame *turn);

/** tw_play_laid: tells the expansions that a tile now lies face up in @slot. */
void tw_play_laid (TwPlay *play, guint slot);

/** tw_play_has_tile: Returns: whether there is a tile to place, in the bag or held by an
 *   expansion */
gboolean tw_play_has_tile (const TwPlay *play, const TwFrame *frame);

/**
 * tw_play_end:
 * @play: a play
 * @reason: a #TwReason
 *
 * Drops what is going on and goes on with the final scoring.
 */
void tw_play_end (TwPlay *play, guint reason);

/**
 * tw_play_conclude:
 * @play: a play
 * @status: %TW_STATUS_WON or %TW_STATUS_LOST
 * @reason: a #TwReason, or one of an expansion
 *
 * Ends the game on the spot: drops what is going on and counts nothing.
 */
void tw_play_conclude (TwPlay *play, TwStatus status, guint reason);

/** tw_play_verb_owner: Returns: index of the expansion that a verb belongs to, -1 for a built-in
 *   verb */
int tw_play_verb_owner (const TwPlay *play, guint verb);

/** tw_play_verb: Returns: (transfer none): an expansion's verb */
const TwVerbInfo *tw_play_verb (const TwPlay *play, guint verb);

/** tw_play_action_node: Returns: the node that @action names, %TW_NO_NODE if no tile lies face up
 *   in its cell or the tile has no such node */
guint tw_play_action_node (const TwPlay *play, const TwAction *action);

/** tw_play_name_node: makes @action name @node, a segment or field on the table. */
void tw_play_name_node (const TwPlay *play, guint node, TwAction *action);

/**
 * tw_play_list_at:
 * @play: a play
 * @list: the list that gets the action
 * @verb: the verb
 * @seat: the seat that decides
 * @node: a segment on the table
 *
 * Returns: (transfer none): a new action at the end of the list that names @node
 */
TwAction *
tw_play_list_at (const TwPlay *play, TwActionList *list, guint verb, guint seat, guint node);

/** tw_play_figures_of: Returns: (transfer none): a seat's figures, @n_seat_figures of the rules */
static inline TwFigure *
tw_play_figures_of (const TwPlay *play, guint seat)
{
  return play->figures + seat * play->rules->n_seat_figures;
}

/** tw_play_figures_of_type: Returns: (transfer none): a seat's figures of one type, as many as its
 *   @supply */
static inline TwFigure *
tw_play_figures_of_type (const TwPlay *play, guint seat, guint type)
{
  return tw_play_figures_of (play, seat) + play->rules->figure_types[type].first;
}

/** tw_play_n_held: Returns: how many figures of one type of @seat the player @holder holds */
static inline guint
tw_play_n_held (const TwPlay *play, guint seat, guint type, guint holder)
{
  const TwFigure *figures = tw_play_figures_of_type (play, seat, type);
  guint n = 0;

  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    n += figures[i].place == TW_FIGURE_HELD && figures[i].detail == holder;
  return n;
}

/** tw_play_find_figure: Returns: (transfer none) (nullable): a figure of @action's owner and type on
 *   the node that @action names */
TwFigure *tw_play_find_figure (const TwPlay *play, const TwAction *action);

/** tw_play_supply: Returns: how many figures of a type a seat has in its supply */
guint tw_play_supply (const TwPlay *play, guint seat, guint type);

/**
 * tw_play_put_figure:
 * @play: a play
 * @seat: the figure's owner
 * @type: type of figure
 * @node: where
 *
 * Takes a figure from the supply and stands it on @node.
 *
 * Returns: %FALSE if the supply is empty
 */
gboolean tw_play_put_figure (TwPlay *play, guint seat, guint type, guint node);

/** tw_play_stand_figure: stands @figure, which is in its supply, on @node. */
void tw_play_stand_figure (TwPlay *play, TwFigure *figure, guint node);

/** tw_play_tokens: Returns: how many tokens of a type a seat holds */
static inline guint
tw_play_tokens (const TwPlay *play, guint seat, guint token)
{
  return play->tokens[seat * play->rules->n_token_types + token];
}

/** tw_play_tokens_left: Returns: how many tokens of a type nobody holds */
guint tw_play_tokens_left (const TwPlay *play, guint token);

/**
 * tw_play_give_tokens:
 * @play: a play
 * @seat: the seat that gets them
 * @token: type of token
 * @n: how many
 *
 * Takes the tokens from the common supply and records an event.
 *
 * Returns: how many the seat got; fewer than @n when the supply runs out
 */
guint tw_play_give_tokens (TwPlay *play, guint seat, guint token, guint n);

/** tw_play_take_tokens: puts @n of the tokens that @seat holds back into the common supply. */
void tw_play_take_tokens (TwPlay *play, guint seat, guint token, guint n);

/** tw_play_neutral: Returns: (transfer none): the figure of a neutral type */
TwFigure *tw_play_neutral (const TwPlay *play, guint type);

/**
 * tw_play_move_neutral:
 * @play: a play
 * @type: a neutral type of figure
 * @node: where it goes, %TW_NO_NODE for beside the table
 *
 * Stands the figure on @node. It weighs nothing and occupies nothing.
 */
void tw_play_move_neutral (TwPlay *play, guint type, guint node);

/**
 * tw_play_lay_figure:
 * @play: a play
 * @figure: a figure, wherever it is
 * @slot: a tile that lies face up
 *
 * Puts the figure on the tile, but on none of its features: it weighs nothing and occupies nothing.
 * Where nothing at all is drawn on the tile, the figure stays where it is.
 */
void tw_play_lay_figure (TwPlay *play, TwFigure *figure, guint slot);

/**
 * tw_play_lay_beside:
 * @play: a play
 * @figure: a figure that belongs to nobody and stands on no segment
 * @other: a figure of a player's that stands on a segment
 *
 * Puts the figure on the tile of @other, beside it. When @other leaves its place, the figure stays on
 * the tile, beside nobody.
 */
void tw_play_lay_beside (TwPlay *play, TwFigure *figure, const TwFigure *other);

/** tw_play_beside: Returns: (transfer none) (nullable): the figure that @figure is beside */
static inline TwFigure *
tw_play_beside (const TwPlay *play, const TwFigure *figure)
{
  return figure->place == TW_FIGURE_BESIDE ? &play->figures[figure->node] : NULL;
}

/** tw_play_figure_slot: Returns: the tile that a figure is on, %TW_NO_SLOT if it is on none */
static inline guint
tw_play_figure_slot (const TwPlay *play, const TwFigure *figure)
{
  if (figure->place == TW_FIGURE_BESIDE)
    figure = &play->figures[figure->node];
  return figure->place == TW_FIGURE_NODE || figure->place == TW_FIGURE_TILE
             ? play->board.nodes[figure->node].slot
             : TW_NO_SLOT;
}

/**
 * tw_play_name_leaving:
 * @play: a play
 * @figure: a figure of a player's
 * @out_action: (out): the action by which it leaves the zone that it is in, for its supply
 *
 * Returns: whether it is in a zone out of which it may be taken
 */
gboolean tw_play_name_leaving (const TwPlay *play, const TwFigure *figure, TwAction *out_action);

/** tw_play_take_figure: returns a figure from the table to its owner's supply. */
void tw_play_take_figure (TwPlay *play, TwFigure *figure);

/**
 * tw_play_add_score:
 * @play: a play
 * @seat: who gains
 * @points: how many
 *
 * If an expansion minds how counting figures move, this puts a frame on top for the gain, except at
 * the end of the game. Waiting gains go to the seats in order from the player on turn; those of one
 * seat make one amount. Where all players share one score, every seat gets the points.
 */
void tw_play_add_score (TwPlay *play, guint seat, int points);

/**
 * tw_play_award:
 * @play: a play
 * @seat: who gains
 * @points: how many; 0 does nothing
 * @node: a node of the feature that brings them, %TW_NO_NODE for none
 * @award: what the points are for
 * @rules: rule ids
 *
 * As tw_play_add_score(), and records an event.
 *
 * Returns: (transfer none) (nullable): the event; before anything else is recorded,
 *   tw_event_count() or its like can say how the points were reckoned. %NULL when nothing is
 *   recorded
 */
TwEvent *tw_play_award (TwPlay *play,
                        guint seat,
                        int points,
                        guint node,
                        const TwAward *award,
                        const char *rules);

/** tw_play_record_completed: records the points of a completed feature with their arithmetic. */
void tw_play_record_completed (TwPlay *play,
                               guint root,
                               guint seat,
                               int points,
                               const TwValueLine *lines,
                               guint n_lines,
                               const char *rules);

/**
 * tw_play_record:
 * @play: a play
 * @kind: what happened
 * @seat: the seat that gains
 *
 * Returns: (transfer none) (nullable): a new event about no node and no tile, to be filled in
 *   before anything else is recorded; %NULL when nothing is recorded
 */
TwEvent *tw_play_record (TwPlay *play, TwEventKind kind, guint seat);

/** tw_play_record_award: records points that the caller gives itself; see tw_play_award(). */
TwEvent *tw_play_record_award (TwPlay *play,
                               guint seat,
                               int points,
                               guint node,
                               const TwAward *award,
                               const char *rules);

/** tw_play_record_moved: records that @n neutral pieces appeared or left by themselves. @words say
 * so and last as long as the program. */
void tw_play_record_moved (TwPlay *play, guint node, guint n, const TwPhrase *words,
                           const char *rules);

/** tw_play_add_derived: as tw_play_add_score() for points that come from another's points. */
void tw_play_add_derived (TwPlay *play, guint seat, int points);

/** tw_play_pay: as tw_play_add_derived() for points, below 0 as well, that are paid and are no scoring. */
void tw_play_pay (TwPlay *play, guint seat, int points);

/** tw_play_counter: Returns: the points that counting figure @which (0 or 1) of @seat has made */
static inline int
tw_play_counter (const TwPlay *play, guint seat, guint which)
{
  return which == 1 ? play->state->aside[seat]
                    : play->state->score[seat] - play->state->aside[seat];
}

/** tw_play_counter_space: Returns: the space that counting figure stands on, below
 *   %TW_TRACK_SPACES */
static inline guint
tw_play_counter_space (const TwPlay *play, guint seat, guint which)
{
  int space = tw_play_counter (play, seat, which) % TW_TRACK_SPACES;

  return (guint) (space < 0 ? space + TW_TRACK_SPACES : space);
}

/** tw_play_credit: as tw_play_add_score() for points that a feature of @kind brings. */
void tw_play_credit (TwPlay *play, guint seat, TwKind kind, int points);

/**
 * tw_play_count_feature:
 * @play: a play
 * @node: any node of a feature
 * @event: the #TwEffectEvent
 *
 * Puts a frame with the feature program on top: it reckons and gives the feature's points, and
 * after a completion sends its figures home. At a recall only the player on turn gets points.
 */
void tw_play_count_feature (TwPlay *play, guint node, guint event);

/**
 * tw_play_part:
 * @play: a play
 * @a: a node
 * @b: a node of the same tile, joined with it
 *
 * Takes a join back (tw_board_part()) and puts the figures on the nodes again. When all joins are
 * final, the caller calls tw_play_tell_left().
 */
void tw_play_part (TwPlay *play, guint a, guint b);

/**
 * tw_play_tell_left:
 * @play: a play
 * @node: a node of a feature that figures have left, or that came apart
 *
 * Tells the expansions (@after_leaving of #TwFigureHooks).
 */
void tw_play_tell_left (TwPlay *play, guint node);

/**
 * tw_play_queue_feature:
 * @play: a play
 * @frame: a turn that has settled what its tile completed (3a)
 * @node: any node of a feature
 *
 * Has the feature counted in this part too if it is complete: for a feature, anywhere on the table,
 * that something other than the tile completed. For steps before the counting.
 */
void tw_play_queue_feature (TwPlay *play, TwFrame *frame, guint node);

/**
 * tw_play_hash:
 * @play: a play
 *
 * The hash covers canonical facts: cells, figures, scores, frames, bag, generator, own states. Two
 * ways to the same position give the same hash.
 *
 * Returns: the hash
 */
guint64 tw_play_hash (const TwPlay *play);

/** tw_play_hash_cell: Returns: a number for the cell of @slot, which does not depend on the slot's
 *   number, for hashes */
guint64 tw_play_hash_cell (const TwPlay *play, guint slot);

/** tw_play_hash_segment: Returns: a number for @node by its tile's cell and its index in the tile,
 *   for hashes */
guint64 tw_play_hash_segment (const TwPlay *play, guint node);

/** tw_hash_facts: Returns: a hash of @a, @b and @c; hashes of several facts can be added in any
 *   order */
guint64 tw_hash_facts (guint tag, guint64 a, guint64 b, guint64 c);

/**
 * tw_play_check:
 * @play: a play
 * @out: gets what is wrong, one fault a line
 *
 * Checks invariants, for tests: no figure or tile is lost, merged features equal a recount that
 * shares no code with the merging, no figure stands on a counted feature.
 */
void tw_play_check (const TwPlay *play, GString *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPlay, tw_play_free)

G_END_DECLS
