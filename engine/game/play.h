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

/**
 * TwWatched: a rule that somebody wants to see do something: one of these.
 * @procedure: (nullable): a procedure, or what forbids or allows something
 * @effect: (nullable): an effect
 */
typedef struct
{
  const TwProcedure *procedure;
  const TwEffect *effect;
} TwWatched;

/**
 * TwRuleWatch: looks out for what a rule does.
 * @rule: as the rules of the game have it
 * @n: how often it has done something, forbidden something or allowed it; of an effect, how often it has
 *   brought somebody something or changed who gets it
 * @n_given: how often it has given something, or taken it
 *
 * For whoever looks for a game in which it does.
 */
typedef struct
{
  TwWatched rule;
  guint n;
  guint n_given;
} TwRuleWatch;

/* See rule-profile.h. */
struct _TwRuleProfile;

struct _TwPlay
{
  const TwRules *rules;
  TwState *state;
  TwBoard board;
  TwFigure *figures; /* the players' figures, then the neutral ones */
  guint16 *bag;      /* copies left, by kind */
  guint16 *bag_sums; /* how many there are of the kinds before each */
  guint16 *tokens;   /* how many each seat holds, by seat and type */
  guint32 *marks;    /* scratch: one bit a node, zero between calls */
  TwAction *answers; /* scratch: room for the answers of chance */
  guint32 *effort;   /* scratch: how much rules have done since the last answer, or for the answers
                        there are; they give up in time */
  GPtrArray *notes;  /* (nullable): notes typed in by hand; actions name them */
  GArray *events;    /* (nullable): TwEvent: the record for people */
  gint64 *tally;     /* (nullable): points given so far, by kind of feature */
  TwRuleWatch *watch; /* (nullable): looks out for what a rule does */
  struct _TwRuleProfile *profile; /* (nullable): measures what rules cost; copies of the game have it too */
  const char *gave_up; /* (nullable): id of the procedure that ended the last game, finding no end */
};

/**
 * tw_play_new:
 * @rules: the rules
 * @seed: what chance comes from
 *
 * Returns: (transfer full): a new game, set up and moved on to its first question
 */
TwPlay *tw_play_new (const TwRules *rules, guint64 seed);

/** tw_play_take_scratch: gives @play, which has its rules and state, what hooks and rules reckon with. */
void tw_play_take_scratch (TwPlay *play);

/** tw_play_drop_scratch: frees that again. */
void tw_play_drop_scratch (TwPlay *play);

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

/** tw_play_copy: copies the game in @from to @to, a play of the same rules; what rules cost there is measured with what
 *   they cost here. */
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
 * tw_play_choose:
 * @play: a play that waits for a player's answer
 * @at: a random number, of which the upper half says which
 * @list: room for the rules' @max_actions
 *
 * As good as to take the one of tw_play_list() that is @at * n / 2^64 on, but where nothing forbids a
 * place that a tile fits, places are counted and not listed, and expansions may do likewise.
 *
 * Returns: a legal answer
 */
TwAction tw_play_choose (const TwPlay *play, guint64 at, TwActionList *list);

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

/** tw_play_chance_by: Returns: as tw_play_chance(), but chance comes from @seed and not from the game's own:
 * players who are apart make it up together */
TwAction tw_play_chance_by (const TwPlay *play, guint64 seed);

/**
 * tw_play_finish:
 * @play: a play
 *
 * Ends the game now: drops what is going on and does the final scoring, even if tiles are left in
 * the bag.
 */
void tw_play_finish (TwPlay *play);

/** tw_play_tell_watch: tells @play's watch that @procedure does something now. */
static inline void
tw_play_tell_watch (const TwPlay *play, const TwProcedure *procedure)
{
  if (G_UNLIKELY (play->watch != NULL) && play->watch->rule.procedure == procedure)
    play->watch->n++;
}

/** tw_play_tell_given: tells it likewise that @procedure gives something, or takes it. */
static inline void
tw_play_tell_given (const TwPlay *play, const TwProcedure *procedure)
{
  if (G_UNLIKELY (play->watch != NULL) && play->watch->rule.procedure == procedure)
    play->watch->n_given++;
  tw_play_tell_watch (play, procedure);
}

/** tw_play_watches: Returns: whether somebody looks out for @effect */
static inline gboolean
tw_play_watches (const TwPlay *play, const TwEffect *effect)
{
  return G_UNLIKELY (play->watch != NULL) && effect != NULL && play->watch->rule.effect == effect;
}

/** tw_play_is_ending: Returns: whether the final scoring has begun; players may still be asked */
static inline gboolean
tw_play_is_ending (const TwPlay *play)
{
  return play->state->n_frames > 0 && play->state->frames[0].program == TW_PROGRAM_END;
}

/** tw_play_random_by: Returns: a number below @n that comes from @seed and what chance did before, without
 *   moving on what it did */
guint tw_play_random_by (const TwPlay *play, guint64 seed, guint n);

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

/** tw_play_laid: tells the expansions that a tile now lies face up in @slot. */
void tw_play_laid (TwPlay *play, guint slot);

/** tw_play_can_draw: Returns: whether there is a tile to be drawn: one is in the bag, and where there are
 *   piles, in the one in use */
static inline gboolean
tw_play_can_draw (const TwPlay *play)
{
  return play->state->n_left > 0 && play->state->n_pile > 0;
}

/** tw_play_has_tile: Returns: whether there is a tile to place, in the bag or held by an
 *   expansion */
gboolean tw_play_has_tile (const TwPlay *play, const TwFrame *frame);

/** tw_play_drop_turns: takes all off the stack that is going on; a tile that somebody has drawn and not laid
 * is put away. */
void tw_play_drop_turns (TwPlay *play);

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
static inline void
tw_play_name_node (const TwPlay *play, guint node, TwAction *action)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];

  action->node = (guint16) (node - slot->first_node);
  action->x = slot->x;
  action->y = slot->y;
}

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
static inline TwAction *
tw_play_list_at (const TwPlay *play, TwActionList *list, guint verb, guint seat, guint node)
{
  TwAction *action = tw_action_list_add (list, verb, seat);

  tw_play_name_node (play, node, action);
  return action;
}

/** tw_frame_symbols: Returns: the counted symbols, a bit each, that are anywhere on the tile of the turn or
 *   feature in @frame, or on the one that was drawn while it does not lie yet */
static inline guint32
tw_frame_symbols (const TwPlay *play, const TwFrame *frame)
{
  if (frame->slot != TW_NO_SLOT)
    return tw_board_tile (&play->board, frame->slot)->shown;
  return frame->program == TW_PROGRAM_TURN && frame->kind != TW_NO_KIND
             ? play->board.catalogue->tiles[frame->kind].shown
             : 0;
}

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

/** tw_play_tokens: Returns: how many tokens of a type a seat holds */
static inline guint
tw_play_tokens (const TwPlay *play, guint seat, guint token)
{
  return play->tokens[seat * play->rules->n_token_types + token];
}

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

/**
 * tw_play_check:
 * @play: a play
 * @out: gets what is wrong, one fault a line
 *
 * Checks invariants, for tests: no figure or tile is lost, and merged features equal a recount that
 * shares no code with the merging.
 */
void tw_play_check (const TwPlay *play, GString *out);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPlay, tw_play_free)

G_END_DECLS
