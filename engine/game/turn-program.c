/* The turn: draw, place, figure, count, next. The numbers are the steps' labels. */
#include "engine/game/turn-program.h"

#include "engine/board/fitting.h"
#include "engine/game/bag.h"
#include "engine/game/completed.h"
#include "engine/game/feature-value.h"
#include "engine/game/final-scoring.h"
#include "engine/game/gain.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/programs-private.h"
#include "engine/game/scoring.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* A turn within a turn is over before its time. */
static TwStepResult
leave (TwPlay *play, TwFrame *frame)
{
  frame->step = (guint8) play->rules->n_steps[frame->program];
  return TW_STEP_AGAIN;
}

/* 0: with no tile left the game is over. Rule: BASE-090, TURN-001, TURN-030. */
static TwStepResult
end_test_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (!tw_play_has_tile (play, frame))
    {
      if (frame->flags & TW_FRAME_OPTIONAL)
        return leave (play, frame);
      tw_play_end (play, TW_REASON_TILES);
      return TW_STEP_AGAIN;
    }
  if (!(frame->flags & TW_FRAME_NESTED))
    play->state->turn++;
  return TW_STEP_DONE;
}

static void
record_unplaceable (TwPlay *play, const TwFrame *frame)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_UNPLACEABLE, frame->seat);

  if (event == NULL)
    return;
  event->tile = frame->kind;
  event->rules = tw_rules_told (play->rules, "BASE-024");
}

/* Returns: whether the game goes on */
static gboolean
tell_unplaceable (TwPlay *play, const TwFrame *frame)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], placing, unplaceable))
      play->rules->expansions[i]->placing->unplaceable (play, tw_play_own (play, (int) i), frame);
  return play->state->status == TW_STATUS_PLAYING;
}

/* Whether any of the tiles that can be drawn now has a place. */
static gboolean
bag_has_placeable (const TwPlay *play, const TwFrame *frame)
{
  guint end = 0;

  tw_bag_n_next (play, &end);
  for (guint kind = 0; kind < end; kind++)
    if (play->bag[kind] > 0 && tw_play_kind_has_place (play, frame, kind))
      return TRUE;
  return FALSE;
}

/* With unplaceable=return a tile that fits nowhere goes back, and it is no use to draw
 * it again before another one was placed. If none that can be drawn now has a place the
 * tile is put away after all where others wait behind it, else the game is over.
 * Rule: BASE-025, RIVER-018.
 *
 * Returns: whether the game goes on */
static gboolean
put_back (TwPlay *play, const TwFrame *frame)
{
  tw_bag_put_back (play, frame->kind);
  if (bag_has_placeable (play, frame))
    return TRUE;
  if (tw_bag_n_next (play, NULL) == play->state->n_left)
    return FALSE;
  tw_bag_draw (play, frame->kind);
  return TRUE;
}

/* 1a: Rule: BASE-011, BASE-024, BASE-025, BASE-026, RIVER-004, RIVER-010, TURN-002. */
static TwStepResult
draw_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->kind != TW_NO_KIND)
    {
      gboolean goes_on = TRUE;

      if (tw_play_kind_has_place (play, frame, frame->kind))
        return TW_STEP_DONE;
      record_unplaceable (play, frame);
      play->state->n_unplaceable++;
      if (play->rules->unplaceable_returns)
        goes_on = put_back (play, frame);
      frame->kind = TW_NO_KIND;
      if (!goes_on)
        {
          tw_play_end (play, TW_REASON_TILES);
          return TW_STEP_AGAIN;
        }
      if (!tell_unplaceable (play, frame))
        return TW_STEP_AGAIN;
    }
  if (!tw_play_can_draw (play))
    {
      /* Nothing but unplaceable tiles was left: back to the end test. Where it finds a
       * tile in the hand it is still the same turn. */
      if (tw_play_has_tile (play, frame) && !(frame->flags & TW_FRAME_NESTED))
        play->state->turn--;
      frame->step = 0;
      return TW_STEP_AGAIN;
    }
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
draw_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  guint end = 0;

  tw_bag_n_next (play, &end);
  for (guint kind = 0; kind < end; kind++)
    if (play->bag[kind] > 0)
      tw_action_list_add (list, TW_VERB_DRAW, TW_SEAT_CHANCE)->kind = (guint16) kind;
}

static void
draw_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  tw_bag_draw (play, action->kind);
  frame->kind = action->kind;
}

/* 1b: Rule: BASE-020, BASE-021, BASE-022, TURN-003. */
static TwStepResult
place_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  frame->decider = frame->seat;
  return frame->slot == TW_NO_SLOT ? TW_STEP_ASK : TW_STEP_DONE;
}

static void
place_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const TwBoard *board = &play->board;
  const TwEdgeCodes *edges = board->catalogue->tiles[frame->kind].edges;
  const gboolean has_veto = play->rules->has_place_veto[frame->kind];
  TwAction *at = &list->items[list->n_items];
  guint n_open = board->head->n_open;

  for (guint first = 0; first < n_open; first += TW_FITTING_AT_ONCE)
    for (guint64 word =
             tw_fitting_word (board, first, MIN (n_open - first, TW_FITTING_AT_ONCE), edges);
         word != 0; word &= word - 1)
      {
        guint bit = (guint) __builtin_ctzll (word);
        guint open = first + bit / 4, turn = bit % 4;

        if (has_veto && tw_play_veto (play, frame, frame->kind, open, turn) != NULL)
          continue;
        *at++ = (TwAction){ .verb = TW_VERB_PLACE,
                            .seat = frame->seat,
                            .turns = (guint8) turn,
                            .kind = frame->kind,
                            .x = board->open[open].x,
                            .y = board->open[open].y };
      }
  list->n_items = (guint) (at - list->items);
  if (frame->flags & TW_FRAME_OPTIONAL)
    tw_action_list_add (list, TW_VERB_NONE, frame->seat);
}

/* One of the places, found without listing them. */
gboolean
tw_place_choose (const TwPlay *play, const TwFrame *frame, guint64 at, TwAction *out_action)
{
  const TwBoard *board = &play->board;
  guint turns;
  int open;

  if (play->rules->has_place_veto[frame->kind] || (frame->flags & TW_FRAME_OPTIONAL))
    return FALSE;
  *play->effort = 0;
  open = tw_fitting_nth (board, board->catalogue->tiles[frame->kind].edges, at, &turns);
  if (open < 0)
    return FALSE;
  *out_action = (TwAction){ .verb = TW_VERB_PLACE,
                            .seat = frame->seat,
                            .turns = (guint8) turns,
                            .kind = frame->kind,
                            .x = board->open[open].x,
                            .y = board->open[open].y };
  return TRUE;
}

static void
place_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  if (action->verb == TW_VERB_NONE)
    {
      /* Declined: the tile leaves the game. */
      play->state->n_left_out++;
      frame->kind = TW_NO_KIND;
      leave (play, frame);
      return;
    }
  frame->slot =
      (guint16) tw_board_place (&play->board, action->kind, action->x, action->y, action->turns);
  tw_play_laid (play, frame->slot);
  /* It has nothing more to ask. */
  frame->step++;
}

/* 2a: at most one figure, on the tile just placed. Rule: BASE-016, BASE-040 to BASE-045,
 * BASE-048, TURN-009, MIST-080, MIST-081, MIST-087. */
static void
figure_list_places (const TwPlay *play,
                    const TwFrame *frame,
                    guint seat,
                    guint type,
                    TwActionList *list)
{
  const TwRules *rules = play->rules;
  const TwFigureRule *figure = &rules->figure_types[type];
  const TwSlot *slot = &play->board.slots[frame->slot];
  const TwPlayTile *tile = &play->board.catalogue->tiles[slot->kind];
  TwKindSet kinds = figure->kinds;

  if (!(kinds & tile->kinds) || !tw_play_has_supply (play, seat, type))
    return;
  for (guint i = 0; i < tile->n_nodes; i++)
    {
      TwAction action;

      if (!(kinds & TW_KIND_BIT (tile->kind[i]))
          || (figure->needs_free
              && play->board.nodes[tw_board_root (&play->board, slot->first_node + i)].occupants
                     > 0))
        continue;
      action = (TwAction){ .verb = TW_VERB_FIGURE,
                           .seat = (guint8) seat,
                           .figure = (guint8) type,
                           .node = (guint16) i,
                           .x = slot->x,
                           .y = slot->y };
      if (!rules->has_stand_veto || tw_play_stand_veto (play, frame, &action) == NULL)
        list->items[list->n_items++] = action;
    }
}

static TwStepResult
figure_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->flags & TW_FRAME_SPENT)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

/* @is_late: whether it is the second time, for those figures that are placed late */
static inline void
figures_list (const TwPlay *play, const TwFrame *frame, gboolean is_late, TwActionList *list)
{
  const TwRules *rules = play->rules;

  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
  for (guint seat = frame->seat; seat < frame->seat + rules->hand; seat++)
    for (guint type = 0; type < rules->n_figure_types; type++)
      if (rules->figure_types[type].is_late == is_late)
        figure_list_places (play, frame, seat, type, list);
  for (guint i = 0; i < rules->n_expansions; i++)
    {
      const TwExpansion *expansion = rules->expansions[i];

      if (TW_HAS_HOOK (expansion, figures, more_actions))
        expansion->figures->more_actions (play, frame, tw_play_own (play, (int) i), list);
    }
}

static void
figure_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  figures_list (play, frame, FALSE, list);
}

static inline void
figures_apply (TwPlay *play, TwFrame *frame, const TwAction *action)
{
  if (action->verb == TW_VERB_FIGURE)
    tw_play_put_figure (play, action->seat, action->figure, tw_play_action_node (play, action));
  else if (action->verb != TW_VERB_NONE)
    for (guint i = 0; i < play->rules->n_expansions; i++)
      {
        const TwExpansion *expansion = play->rules->expansions[i];

        if (TW_HAS_HOOK (expansion, figures, apply_more)
            && expansion->figures->apply_more (play, frame, tw_play_own (play, (int) i), action))
          break;
      }
  frame->step++;
}

/* What is placed late may depend on what was chosen first. */
static void
figure_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  frame->event = action->verb == TW_VERB_NONE                         ? TW_DONE_NOTHING
                 : action->verb != TW_VERB_FIGURE                     ? TW_DONE_ELSE
                 : play->rules->figure_types[action->figure].occupies ? TW_DONE_FOLLOWER
                                                                      : TW_DONE_ELSE;
  frame->value = action->verb == TW_VERB_FIGURE
                 && (action->x != play->board.slots[frame->slot].x
                     || action->y != play->board.slots[frame->slot].y);
  figures_apply (play, frame, action);
}

/* 2b3: whoever has a figure that is placed late is asked, even if there is no place for it: then
 * what is tried is refused for its reason. */
static TwStepResult
late_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  for (guint seat = frame->seat; seat < frame->seat + play->rules->hand; seat++)
    for (guint type = 0; type < play->rules->n_figure_types; type++)
      if (play->rules->figure_types[type].is_late && tw_play_has_supply (play, seat, type))
        return figure_run (play, frame, own);
  return TW_STEP_DONE;
}

static void
late_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  figures_list (play, frame, TRUE, list);
}

static void
late_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  figures_apply (play, frame, action);
}

/* Rare: it stays out of the way of every turn's end. Returns: the seat after @seat */
static G_NO_INLINE guint
skip (TwPlay *play, guint seat)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_TOLD, seat);

  if (event != NULL)
    event->said = _ ("{player} misses a turn");
  play->state->skipped &= (guint8) ~(1u << seat);
  return (seat + play->rules->hand) % play->rules->n_seats;
}

/* The first two steps, where nothing comes between them and there is a tile to be drawn. */
static inline TwStepResult
begin (TwPlay *play, TwFrame *frame)
{
  const TwStepEntry *steps = play->rules->programs[TW_PROGRAM_TURN];

  if (steps[0].step->run != end_test_run || steps[1].step != &tw_draw_step
      || !tw_play_can_draw (play))
    return TW_STEP_AGAIN;
  play->state->turn++;
  frame->step = 1;
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

/* 6: the next player, clockwise, or the same one again; a turn within a turn just ends.
 * Rule: BASE-013, TURN-029. */
static TwStepResult
next_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  TwState *state = play->state;
  guint step = frame->flags & TW_FRAME_EXTRA ? 0 : play->rules->hand;
  guint seat = (frame->seat + step) % play->rules->n_seats;

  state->n_queue = frame->queue_begin;
  if (frame->flags & TW_FRAME_NESTED)
    return TW_STEP_DONE;
  if (G_UNLIKELY (state->n_gains != 0))
    tw_gains_end_turn (play, frame->seat);
  while (G_UNLIKELY (state->skipped >> seat & 1))
    seat = skip (play, seat);
  memset (frame, 0, sizeof *frame);
  frame->program = TW_PROGRAM_TURN;
  frame->seat = (guint8) seat;
  frame->decider = (guint8) seat;
  frame->part = 1;
  frame->kind = TW_NO_KIND;
  frame->slot = TW_NO_SLOT;
  frame->node = TW_NO_NODE;
  frame->queue_begin = state->n_queue;
  state->on_turn = (guint8) seat;
  return begin (play, frame);
}

static const TwStep end_test_step = { "0", end_test_run, NULL, NULL };
const TwStep tw_draw_step = { "1a", draw_run, draw_list, draw_apply };
const TwStep tw_place_step = { "1b", place_run, place_list, place_apply };
const TwStep tw_figure_step = { "2a", figure_run, figure_list, figure_apply };
const TwStep tw_late_step = { "2b3", late_run, late_list, late_apply };
const TwStep tw_next_step = { "6", next_run, NULL, NULL };

static const TwProgramItem turn_program[] = {
  { &end_test_step, 0 },      { NULL, TW_SLOT_BEFORE_DRAW },
  { &tw_draw_step, 0 },       { NULL, TW_SLOT_AFTER_DRAW },
  { &tw_place_step, 0 },      { NULL, TW_SLOT_AFTER_PLACING },
  { &tw_figure_step, 0 },     { NULL, TW_SLOT_AFTER_FIGURE },
  { &tw_collect_step, 0 },    { NULL, TW_SLOT_BEFORE_SCORING },
  { &tw_score_step, 0 },      { NULL, TW_SLOT_AFTER_SCORING },
  { NULL, TW_SLOT_PART_END }, { &tw_next_step, 0 },
};

gboolean
tw_play_is_placing (const TwPlay *play, guint type)
{
  const TwStep *step = tw_play_step_of (play, tw_play_frame (play))->step;

  return step == &tw_figure_step
         || (step == &tw_late_step && play->rules->figure_types[type].is_late);
}

const TwProgramItem *
tw_turn_program (guint *out_n)
{
  *out_n = G_N_ELEMENTS (turn_program);
  return turn_program;
}
