/* Features that the tile of a part has completed: they wait in a queue and are counted one after
 * the other. The numbers are the steps' labels. */
#include "engine/game/completed.h"

#include "engine/game/feature-value.h"
#include "engine/game/final-scoring.h"
#include "engine/game/gain.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/scoring.h"
#include "engine/game/steps.h"

/* 3a: the set of completed features is fixed. Rule: BASE-038, BASE-060, BASE-074. */
static guint
scoring_rank (guint kind)
{
  return kind == TW_KIND_ROAD ? 0 : kind == TW_KIND_CITY ? 1 : 2;
}

/* Whether @a is counted before @b, which was found earlier: roads, cities, the others; of places
 * the one laid first, so that it makes no difference how the table is turned. */
static gboolean
is_counted_before (const TwPlay *play, guint a, guint b)
{
  guint kind_a = play->board.nodes[a].kind, kind_b = play->board.nodes[b].kind;
  guint rank_a = scoring_rank (kind_a), rank_b = scoring_rank (kind_b);

  if (rank_a != rank_b)
    return rank_a < rank_b;
  return a < b && tw_kind_info ((TwKind) kind_a)->breadth == TW_BREADTH_NONE
         && tw_kind_info ((TwKind) kind_b)->breadth == TW_BREADTH_NONE;
}

static void
queue_add (TwPlay *play, TwFrame *frame, guint node)
{
  TwState *state = play->state;
  guint root = tw_board_root (&play->board, node);
  guint at;

  if (!tw_board_is_complete (&play->board, root))
    return;
  for (guint i = frame->queue_begin; i < state->n_queue; i++)
    if (state->queue[i] == root)
      return;
  g_return_if_fail (state->n_queue < TW_MAX_QUEUE);
  for (at = state->n_queue++;
       at > frame->queue_begin && is_counted_before (play, root, state->queue[at - 1]); at--)
    state->queue[at] = state->queue[at - 1];
  state->queue[at] = (guint16) root;
}

static void
queue_add_around (TwPlay *play, TwFrame *frame, const TwSlot *centre)
{
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint32 value =
            play->board.cells[tw_board_cell (&play->board, centre->x + dx, centre->y + dy)];
        const TwSlot *slot;
        guint32 places;

        if ((dx == 0 && dy == 0) || value == 0 || (value & TW_CELL_OPEN))
          continue;
        slot = &play->board.slots[value - 1];
        if (slot->is_face_down)
          continue;
        places = play->board.catalogue->tiles[slot->kind].places;
        for (; places != 0; places &= places - 1)
          queue_add (play, frame, slot->first_node + (guint) __builtin_ctz (places));
      }
}

void
tw_play_queue_feature (TwPlay *play, TwFrame *frame, guint node)
{
  queue_add (play, frame, node);
  frame->queue_end = play->state->n_queue;
}

static TwStepResult
collect_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwSlot *slot = &play->board.slots[frame->slot];
  const TwPlayTile *tile = &play->board.catalogue->tiles[slot->kind];

  frame->queue_begin = play->state->n_queue;
  for (guint32 nodes = tile->completing; nodes != 0; nodes &= nodes - 1)
    queue_add (play, frame, slot->first_node + (guint) __builtin_ctz (nodes));
  if (slot->meets_places)
    queue_add_around (play, frame, slot);
  frame->queue_end = play->state->n_queue;
  /* With nothing to count the next step has nothing to do, unless the game ends. */
  if (frame->queue_begin == frame->queue_end && play->state->ending == 0
      && play->rules->programs[frame->program][frame->step + 1].step == &tw_score_step)
    frame->step++;
  return TW_STEP_DONE;
}

/* Who gets points when the feature is counted, a bit each. */
static guint
gainers (const TwPlay *play, guint root, guint seat)
{
  TwEffectTo to = tw_feature_value_credit (play, root, TW_EVENT_COMPLETE);

  return tw_feature_value (play, root, TW_EVENT_COMPLETE, NULL, NULL) > 0
             ? tw_feature_value_recipients (play, root, to, seat)
             : 0;
}

/* Whether the player on turn says what is counted next: two features bring points, and
 * somebody minds which comes first. */
static G_NO_INLINE gboolean
asks_order (const TwPlay *play, const TwFrame *frame)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_expansions; i++)
    n += TW_HAS_HOOK (play->rules->expansions[i], counting, minds_order)
         && play->rules->expansions[i]->counting->minds_order (play, tw_play_own (play, (int) i));
  if (n == 0)
    return FALSE;
  n = 0;
  for (guint i = frame->cursor; i < frame->queue_end; i++)
    n += gainers (play, tw_board_root (&play->board, play->state->queue[i]), frame->seat) != 0;
  return n > 1;
}

static void
score_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  for (guint i = frame->cursor; i < frame->queue_end; i++)
    {
      guint root = tw_board_root (&play->board, play->state->queue[i]);

      if (gainers (play, root, frame->seat) != 0)
        tw_notation_count_actions (play, root, frame->seat, &list->items[list->n_items++]);
    }
}

/* The feature named goes to the front, the others keep their order. */
static void
score_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  guint16 *queue = play->state->queue;
  guint root = tw_board_root (&play->board, tw_play_action_node (play, action));
  guint at = frame->cursor;

  while (tw_board_root (&play->board, queue[at]) != root)
    at++;
  for (; at > frame->cursor; at--)
    queue[at] = queue[at - 1];
  queue[at] = (guint16) root;
  frame->scratch = TRUE;
}

/* Everything that was complete is counted. */
static TwStepResult
counted (TwPlay *play)
{
  if (G_LIKELY (play->state->ending == 0))
    return TW_STEP_DONE;
  tw_play_end (play, play->state->ending);
  return TW_STEP_AGAIN;
}

/* 3c: one feature after the other. Rule: BASE-060, BASE-061, TURN-016. */
static TwStepResult
score_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->queue_begin == frame->queue_end)
    return counted (play);
  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      frame->cursor = frame->queue_begin;
    }
  if (play->rules->has_order && !frame->scratch && asks_order (play, frame))
    {
      frame->decider = frame->seat;
      frame->flags |= TW_FRAME_DEFAULT;
      return TW_STEP_ASK;
    }
  frame->scratch = FALSE;
  while (frame->cursor < frame->queue_end)
    {
      guint root = tw_board_root (&play->board, play->state->queue[frame->cursor++]);

      /* A feature nobody stands on brings nothing, but expansions look at it, figures that
       * do not occupy it go home, and some effects do not ask who stands there. */
      if (play->board.nodes[root].occupants > 0 || play->rules->n_expansions > 0
          || play->rules->has_bystanders
          || (play->rules->counts_empty[0] & TW_KIND_BIT (play->board.nodes[root].kind)))
        {
          tw_play_count_feature (play, root, TW_EVENT_COMPLETE);
          return TW_STEP_AGAIN;
        }
    }
  return counted (play);
}

const TwStep tw_collect_step = { "3a", collect_run, NULL, NULL };
const TwStep tw_score_step = { "3c", score_run, score_list, score_apply };

static guint
find_step (const TwPlay *play, const TwStep *step)
{
  guint at = 0;

  while (at < play->rules->n_steps[TW_PROGRAM_TURN]
         && play->rules->programs[TW_PROGRAM_TURN][at].step != step)
    at++;
  return at;
}

void
tw_play_end_counted (TwPlay *play, guint reason)
{
  TwFrame *turn = tw_play_turn_frame (play);
  guint collect = find_step (play, &tw_collect_step), score = find_step (play, &tw_score_step);

  if (turn == NULL || turn->slot == TW_NO_SLOT || turn->step > score
      || score == play->rules->n_steps[TW_PROGRAM_TURN])
    {
      tw_play_end (play, reason);
      return;
    }
  play->state->ending = (guint8) reason;
  /* Nobody places a figure any more, unless something that is going on has to come to its end. */
  if (turn != tw_play_frame (play) || turn->step >= collect)
    return;
  turn->step = (guint8) collect;
  turn->cursor = turn->scratch = 0;
  turn->flags &= (guint8) ~(TW_FRAME_ENTERED | TW_FRAME_DEFAULT | TW_FRAME_DUTY);
}

guint
tw_play_queued_gainers (const TwPlay *play, const TwFrame *turn)
{
  guint seats = 0;

  if (play->rules->programs[TW_PROGRAM_TURN][turn->step].step != &tw_score_step)
    return 0;
  for (guint i = turn->cursor; i < turn->queue_end; i++)
    seats |= gainers (play, tw_board_root (&play->board, play->state->queue[i]), turn->seat);
  return seats;
}
