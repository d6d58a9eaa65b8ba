/* The Count of Carcassonne: a city with four quarters, out of which figures come back.
 *
 * Whoever helps others to points may put a follower into a quarter; from there followers
 * join features that are complete, before these are counted. The block itself is data.
 *
 * Rule: COUNT-001 to COUNT-045, TURN-015, TURN-022, TURN-023, TURN-034.
 */
#include "engine/expansion/count-private.h"
#include "engine/expansion/registry.h"
#include "engine/game/gain.h"
#include "engine/game/pieces.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Where the followers of each quarter can go. Rule: COUNT-022, COUNT-029, COUNT-030. */
static const TwKindSet quarter_kinds[N_QUARTERS] = {
  TW_KIND_BIT (TW_KIND_CITY),
  TW_KIND_BIT (TW_KIND_FIELD),
  TW_KIND_BIT (TW_KIND_ROAD),
  TW_KIND_BIT (TW_KIND_MONASTERY) | TW_KIND_BIT (TW_KIND_GARDEN),
};

#define LAND                                                                                       \
  (TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_CITY) | TW_KIND_BIT (TW_KIND_MONASTERY))

static void
count_set_up (TwPlay *play, gpointer own)
{
  Count *count = own;
  const TwRules *rules = play->rules;

  count->quarter = (guint8) tw_rules_verb (rules, "quarter");
  count->count = (guint8) tw_rules_verb (rules, "count");
  count->at = QUARTER_CASTLE;
  count->last = TW_SEAT_NONE;
  count->move = (guint8) tw_rules_parameter (rules, "count-move");
  count->final_all = tw_rules_parameter (rules, "count-final") != 0;
  count->abbot = tw_rules_parameter (rules, "count-abbot") != 0;
  tw_count_set_up_block (play, count);
}

static void
count_laid (TwPlay *play, gpointer own, guint slot)
{
  tw_count_note_tile (play, own, slot);
}

static guint
count_n_held (const TwPlay *play, gconstpointer own)
{
  return ((const Count *) own)->n_held;
}

/* ---- who may be where ------------------------------------------------------------------ */

/* Whether the quarter is there and anybody may go or stand there. Rule: COUNT-021. */
gboolean
tw_count_is_there (const TwPlay *play, const Count *count, guint quarter)
{
  return count->slot[quarter] != TW_NO_SLOT && (quarter != QUARTER_MARKET || play->rules->farmers);
}

/* Followers go everywhere; who stands in monasteries and gardens alone, the abbot, goes to the
 * cathedral; who only helps others, nowhere. Rule: COUNT-017, COUNT-018. */
gboolean
tw_count_may_enter (const TwPlay *play, const Count *count, guint type, guint quarter)
{
  const TwFigureRule *figure = &play->rules->figure_types[type];

  if (!figure->occupies || !(figure->kinds & LAND))
    return FALSE;
  if (figure->kinds & (TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_CITY)))
    return TRUE;
  return quarter == QUARTER_CATHEDRAL && count->abbot;
}

gboolean
tw_count_is_in_city (const TwPlay *play, const Count *count, const TwFigure *figure)
{
  return figure->place == TW_FIGURE_ZONE && figure->detail < N_QUARTERS
         && tw_count_may_enter (play, count, figure->type, figure->detail);
}

guint
tw_count_n_in_quarter (const TwPlay *play,
                       const Count *count,
                       guint seat,
                       guint type,
                       guint quarter)
{
  const TwFigure *figures = tw_play_figures_of (play, seat);
  guint n = 0;

  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    n += figures[i].type == type && figures[i].detail == quarter
         && tw_count_is_in_city (play, count, &figures[i]);
  return n;
}

/* The quarter from which a figure comes to a feature of @kind. */
guint
tw_count_quarter_for (TwKind kind)
{
  guint quarter = 0;

  while (quarter < N_QUARTERS && !(quarter_kinds[quarter] & TW_KIND_BIT (kind)))
    quarter++;
  return quarter;
}

/* ---- out of the city ------------------------------------------------------------------- */

/* Whether @seat has a figure of @type that can come to a feature of @kind now. Rule: COUNT-022,
 * COUNT-024, COUNT-029. */
static gboolean
can_come (const TwPlay *play, const Count *count, guint seat, guint type, TwKind kind)
{
  guint quarter = tw_count_quarter_for (kind);

  return quarter < N_QUARTERS && quarter != count->at
         && (play->rules->figure_types[type].kinds & TW_KIND_BIT (kind))
         && tw_count_n_in_quarter (play, count, seat, type, quarter) > 0;
}

/* The segment that stands for the feature: on the tile just laid if there is one, else the
 * first. */
static guint
node_of (const TwPlay *play, const TwFrame *frame, guint root)
{
  const TwSlot *slot;

  if (frame->slot == TW_NO_SLOT)
    return tw_board_first_node (&play->board, root);
  slot = &play->board.slots[frame->slot];
  for (guint i = 0; i < tw_board_tile (&play->board, frame->slot)->n_segments; i++)
    if (tw_board_root (&play->board, slot->first_node + i) == root)
      return slot->first_node + i;
  return tw_board_first_node (&play->board, root);
}

static gboolean
has_room (const TwPlay *play, const TwActionList *list)
{
  return list->n_items + play->rules->n_figure_types < play->rules->max_actions;
}

/* Adds the ways in which figures of @seat can come to the feature. */
static void
list_feature (const TwPlay *play,
              const TwFrame *frame,
              const Count *count,
              guint root,
              TwActionList *list)
{
  TwKind kind = (TwKind) play->board.nodes[root].kind;

  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if (can_come (play, count, frame->decider, type, kind) && has_room (play, list))
      tw_play_list_at (play, list, TW_VERB_FIGURE, frame->decider, node_of (play, frame, root))
          ->figure = (guint8) type;
}

/* Whether any figure of @seat can come to a feature of that kind. */
static gboolean
can_anybody_come (const TwPlay *play, const Count *count, guint seat, TwKind kind)
{
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if (can_come (play, count, seat, type, kind))
      return TRUE;
  return FALSE;
}

static void
record_coming (TwPlay *play, const TwAction *action, guint quarter)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_CAME, action->seat);

  if (event == NULL)
    return;
  event->what = tw_count_quarter_name (quarter);
  event->rules = "COUNT-022";
}

/* Puts a figure of the quarter where the action says. */
static void
come_out (TwPlay *play, const Count *count, const TwAction *action)
{
  guint node = tw_play_action_node (play, action);
  guint quarter = tw_count_quarter_for ((TwKind) play->board.nodes[node].kind);
  TwFigure *figures = tw_play_figures_of (play, action->seat);

  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    if (figures[i].type == action->figure && figures[i].detail == quarter
        && tw_count_is_in_city (play, count, &figures[i]))
      {
        figures[i].place = TW_FIGURE_SUPPLY;
        figures[i].detail = 0;
        tw_play_put_figure (play, action->seat, action->figure, node);
        record_coming (play, action, quarter);
        return;
      }
}

/* 3b: once round, the player on turn last; each moves as many as wanted. The cursor says how
 * many have had their turn. Rule: COUNT-022, COUNT-023, COUNT-026, COUNT-044, TURN-015,
 * TURN-051. */
static TwStepResult
redeploy_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  guint n = play->rules->n_seats;

  if (!(frame->flags & TW_FRAME_ENTERED))
    {
      frame->flags |= TW_FRAME_ENTERED;
      tw_count_lay_block (play, frame, own);
    }
  for (; frame->cursor < n && frame->queue_begin < frame->queue_end; frame->cursor++)
    {
      guint seat = (frame->seat + 1u + frame->cursor) % n;

      for (guint i = frame->queue_begin; i < frame->queue_end; i++)
        {
          guint root = tw_board_root (&play->board, play->state->queue[i]);

          if (!can_anybody_come (play, own, seat, (TwKind) play->board.nodes[root].kind))
            continue;
          frame->decider = (guint8) seat;
          return TW_STEP_ASK;
        }
    }
  return TW_STEP_DONE;
}

static void
redeploy_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  for (guint i = frame->queue_begin; i < frame->queue_end; i++)
    list_feature (play, frame, own, tw_board_root (&play->board, play->state->queue[i]), list);
  tw_action_list_add (list, TW_VERB_NONE, frame->decider);
}

static void
come_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  if (action->verb == TW_VERB_NONE)
    frame->cursor++;
  else
    come_out (play, own, action);
}

/* Whether followers may come to the feature of @root before the last counting. Rule:
 * COUNT-030, COUNT-032. */
static gboolean
is_last_target (const TwPlay *play, const Count *count, guint root)
{
  const TwNode *entry = &play->board.nodes[root];

  if (entry->root != root)
    return FALSE;
  return entry->kind == TW_KIND_FIELD || (count->final_all && entry->n_open > 0);
}

static gboolean
has_last_target (const TwPlay *play, const Count *count, guint seat)
{
  guint can = 0;

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    can |= (guint) can_anybody_come (play, count, seat, (TwKind) kind) << kind;
  for (guint node = 0; can != 0 && node < play->board.head->n_nodes; node++)
    if ((can >> play->board.nodes[node].kind & 1) && is_last_target (play, count, node))
      return TRUE;
  return FALSE;
}

/* 34: once round before the last counting, whoever laid the last tile last. Rule: COUNT-024,
 * COUNT-030 to COUNT-032, TURN-034. */
static TwStepResult
last_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const Count *count = own;
  guint n = play->rules->n_seats;
  guint last = count->last != TW_SEAT_NONE ? count->last : (play->state->on_turn + n - 1) % n;

  for (; frame->cursor < n; frame->cursor++)
    {
      guint seat = (last + 1u + frame->cursor) % n;

      if (!has_last_target (play, count, seat))
        continue;
      frame->decider = (guint8) seat;
      return TW_STEP_ASK;
    }
  return TW_STEP_DONE;
}

static void
last_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  for (guint node = 0; node < play->board.head->n_nodes; node++)
    if (is_last_target (play, own, node))
      list_feature (play, frame, own, node, list);
  tw_action_list_add (list, TW_VERB_NONE, frame->decider);
}

/* Any segment of a feature names it. */
static void
count_same_as (const TwPlay *play, gconstpointer own, TwAction *action)
{
  const char *phase = tw_play_phase (play);
  guint node;

  if (action->verb != TW_VERB_FIGURE || (strcmp (phase, "3b") != 0 && strcmp (phase, "34") != 0))
    return;
  node = tw_play_action_node (play, action);
  if (node != TW_NO_NODE)
    tw_play_name_node (play,
                       node_of (play, tw_play_frame (play), tw_board_root (&play->board, node)),
                       action);
}

/* ---- into the city --------------------------------------------------------------------- */

/* 1c: a part begins. Rule: COUNT-010, COUNT-031, TURN-047. */
static TwStepResult
begin_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Count *count = own;

  count->scored = 0;
  count->last = frame->seat;
  return TW_STEP_DONE;
}

/* Rule: COUNT-010, COUNT-011. */
static void
count_credited (TwPlay *play, gpointer own, guint seat, TwKind kind, int points)
{
  if (points > 0)
    ((Count *) own)->scored |= (guint8) (1u << seat);
}

/* Rule: COUNT-010, COUNT-012, COUNT-028, COUNT-043. */
gboolean
tw_count_is_open_to (const Count *count, guint seat)
{
  return count->scored != 0 && !(count->scored >> seat & 1);
}

static void
list_entries (const TwPlay *play, const Count *count, guint seat, TwActionList *list)
{
  for (guint quarter = 0; quarter < N_QUARTERS; quarter++)
    for (guint type = 0;
         tw_count_is_there (play, count, quarter) && type < play->rules->n_figure_types; type++)
      if (tw_count_may_enter (play, count, type, quarter) && tw_play_supply (play, seat, type) > 0)
        {
          const TwSlot *slot = &play->board.slots[count->slot[quarter]];
          TwAction *action = tw_action_list_add (list, count->quarter, seat);

          action->figure = (guint8) type;
          action->kind = (guint16) quarter;
          action->node = count->symbol[quarter];
          action->x = slot->x;
          action->y = slot->y;
        }
}

static gboolean
can_enter (const TwPlay *play, const Count *count, guint seat)
{
  for (guint quarter = 0; quarter < N_QUARTERS; quarter++)
    for (guint type = 0; type < play->rules->n_figure_types; type++)
      if (tw_count_is_there (play, count, quarter)
          && tw_count_may_enter (play, count, type, quarter)
          && tw_play_supply (play, seat, type) > 0)
        return TRUE;
  return FALSE;
}

/* 4b: Rule: COUNT-010 to COUNT-018, TURN-022. */
static TwStepResult
enter_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if ((frame->flags & TW_FRAME_ENTERED) || !tw_count_is_open_to (own, frame->seat)
      || !can_enter (play, own, frame->seat))
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

static void
enter_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  list_entries (play, own, frame->seat, list);
  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
}

/* Takes a figure from the supply into a quarter. Returns: %FALSE if there is none */
gboolean
tw_count_put_in (TwPlay *play, guint seat, guint type, guint quarter)
{
  TwFigure *figures = tw_play_figures_of (play, seat);

  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    if (figures[i].type == type && figures[i].place == TW_FIGURE_SUPPLY)
      {
        figures[i].place = TW_FIGURE_ZONE;
        figures[i].detail = (guint8) quarter;
        return TRUE;
      }
  return FALSE;
}

static void
enter_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  frame->flags |= TW_FRAME_ENTERED;
  if (action->verb == TW_VERB_NONE)
    return;
  tw_count_put_in (play, action->seat, action->figure, action->kind);
  ((Count *) own)->entered = (guint8) (action->kind + 1);
}

/* 4c: Rule: COUNT-034 to COUNT-037, TURN-023. */
static TwStepResult
move_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Count *count = own;

  if (count->entered == 0)
    return TW_STEP_DONE;
  if (count->move == COUNT_CHOOSES)
    {
      frame->decider = frame->seat;
      return TW_STEP_ASK;
    }
  count->at = count->move == COUNT_FOLLOWS ? count->entered - 1 : (count->at + 1) % N_QUARTERS;
  count->entered = 0;
  return TW_STEP_DONE;
}

static void
move_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Count *count = own;

  for (guint quarter = 0; quarter < N_QUARTERS; quarter++)
    if (quarter != count->at && tw_count_is_there (play, count, quarter))
      {
        const TwSlot *slot = &play->board.slots[count->slot[quarter]];
        TwAction *action = tw_action_list_add (list, count->count, frame->seat);

        action->kind = (guint16) quarter;
        action->node = count->symbol[quarter];
        action->x = slot->x;
        action->y = slot->y;
      }
  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
}

static void
move_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Count *count = own;

  count->entered = 0;
  if (action->verb != TW_VERB_NONE)
    count->at = (guint8) action->kind;
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_PLACING, -100, { "1c", begin_run, NULL, NULL } },
  { TW_SLOT_BEFORE_SCORING, 0, { "3b", redeploy_run, redeploy_list, come_apply } },
  { TW_SLOT_AFTER_SCORING, 20, { "4b", enter_run, enter_list, enter_apply } },
  { TW_SLOT_AFTER_SCORING, 30, { "4c", move_run, move_list, move_apply } },
  { TW_SLOT_BEFORE_FINAL, 34, { "34", last_run, last_list, come_apply } },
};

static const TwVerbInfo verbs[] = {
  { .word = "quarter",
    .format = "",
    .print = tw_count_quarter_print,
    .parse = tw_count_quarter_parse,
    .place = TW_VERB_PLACE_FIGURE_AT_SYMBOL,
    .question = { .one = N_ ("Carcassonne: put a meeple into one of the highlighted quarters, or "
                             "go on.") },
    .piece = "count" },
  { .word = "count",
    .format = "@market",
    .print = tw_count_count_print,
    .parse = tw_count_count_parse,
    .place = TW_VERB_PLACE_SYMBOL,
    .question = { .one =
                      N_ ("The count may move to one of the highlighted quarters. Meeples in his "
                          "quarter cannot leave.") },
    .piece = "count",
    .rule = "COUNT-024" },
};

const TwExpansion tw_expansion_count = {
  .id = "count",
  .state_size = sizeof (Count),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .start_block = tw_count_start_block, .set_up = count_set_up },
  .placing = &(const TwPlacingHooks){ .laid = count_laid, .n_held = count_n_held },
  .figures = &(const TwFigureHooks){ .name_leaving = tw_count_name_leaving },
  .counting = &(const TwCountingHooks){ .credited = count_credited },
  .showing = &(const TwShowingHooks){ .phrase = tw_count_phrase,
                                      .why_not = tw_count_why_not,
                                      .piece = tw_count_piece },
  .facts = &(const TwFactHooks){ .same_as = count_same_as,
                                 .give = tw_count_give,
                                 .tell = tw_count_tell,
                                 .say = tw_count_say },
  .hash = tw_count_hash,
  .check = tw_count_check,
};
