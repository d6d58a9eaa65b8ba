/* Who begins, if not the first seat: the parameter first-player of the base game.
 *
 * Rule: BASE-012, BASE-203, BASE-204.
 */
#include "engine/game/bag.h"
#include "engine/game/notation.h"
#include "engine/game/options.h"
#include "engine/game/play.h"

#include <string.h>

/* Values of the parameter, in the order of its choices. */
enum
{
  BEGINS_SEAT,
  BEGINS_RANDOM,
  BEGINS_ROADS
};

/* @contenders: seats that still draw, a bit each; @drawn: those of them that have drawn in
 * this round; @lots: what they drew, by seat. */
typedef struct
{
  guint16 lots[TW_MAX_SEATS];
  guint8 contenders;
  guint8 drawn;
  guint8 is_settled;
} FirstPlayer;

static gboolean
first_is_wanted (const TwRules *rules)
{
  return tw_rules_parameter (rules, "first-player") != BEGINS_SEAT && rules->n_seats > 1;
}

static void
first_set_up (TwPlay *play, gpointer own)
{
  ((FirstPlayer *) own)->contenders = (guint8) ((1u << play->rules->n_seats) - 1);
}

static void
settle (TwPlay *play, TwFrame *frame, FirstPlayer *first, guint seat)
{
  frame->seat = (guint8) seat;
  play->state->on_turn = (guint8) seat;
  first->is_settled = TRUE;
}

static guint
n_roads (const TwPlay *play, guint kind)
{
  TwEdgeCodes edges = play->rules->catalogue->tiles[kind].edges[0];
  guint n = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    n += tw_edge_code (edges, (TwEdge) edge) == TW_KIND_ROAD;
  return n;
}

/* Whether a round can decide anything: there are tiles for all, and not all alike. */
static gboolean
can_decide (const TwPlay *play, const FirstPlayer *first)
{
  int least = TW_N_EDGES + 1, most = -1;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    if (play->bag[kind] > 0)
      {
        least = MIN (least, (int) n_roads (play, kind));
        most = MAX (most, (int) n_roads (play, kind));
      }
  return least < most && (int) play->state->n_left >= __builtin_popcount (first->contenders);
}

static TwStepResult
first_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  FirstPlayer *first = own;

  if (first->is_settled)
    return TW_STEP_DONE;
  if (tw_rules_parameter (play->rules, "first-player") == BEGINS_ROADS && first->drawn == 0)
    {
      guint seat = (guint) __builtin_ctz (first->contenders);

      if ((first->contenders & (first->contenders - 1)) == 0 || !can_decide (play, first))
        {
          settle (play, frame, first, seat);
          return TW_STEP_DONE;
        }
    }
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
first_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  if (tw_rules_parameter (play->rules, "first-player") == BEGINS_ROADS)
    tw_bag_list (play, (guint) tw_rules_verb (play->rules, "lot"), list);
  else
    for (guint seat = 0; seat < play->rules->n_seats; seat++)
      tw_action_list_add (list, (guint) tw_rules_verb (play->rules, "first"), TW_SEAT_CHANCE)
          ->kind = (guint16) seat;
}

/* The tiles of the round go back; who had the most roads draws again, or begins. */
static void
end_round (TwPlay *play, FirstPlayer *first)
{
  guint most = 0;
  guint8 best = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (first->contenders & (1u << seat))
      {
        guint roads = n_roads (play, first->lots[seat]);

        tw_bag_add (play, first->lots[seat], 1);
        if (roads > most)
          best = 0;
        most = MAX (most, roads);
        if (roads == most)
          best |= (guint8) (1u << seat);
      }
  first->contenders = best;
  first->drawn = 0;
  memset (first->lots, 0, sizeof first->lots);
}

static void
first_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  FirstPlayer *first = own;
  guint waiting = first->contenders & ~(guint) first->drawn;
  guint seat;

  if (tw_rules_parameter (play->rules, "first-player") == BEGINS_RANDOM)
    {
      settle (play, frame, first, action->kind);
      return;
    }
  seat = (guint) __builtin_ctz (waiting);
  tw_bag_add (play, action->kind, -1);
  first->lots[seat] = action->kind;
  first->drawn |= (guint8) (1u << seat);
  if (first->drawn == first->contenders)
    end_round (play, first);
}

static const char *
first_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  if (((const FirstPlayer *) own)->is_settled)
    return NULL;
  return tw_rules_parameter (play->rules, "first-player") == BEGINS_ROADS ? "BASE-203" : "BASE-204";
}

static guint
first_n_held (const TwPlay *play, gconstpointer own)
{
  return (guint) __builtin_popcount (((const FirstPlayer *) own)->drawn);
}

static const TwVerbInfo first_verbs[] = {
  { .word = "lot", .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .is_chance = TRUE },
  { .word = "first", .format = "=SEAT", .takes = TW_VERB_TAKES_SEAT, .is_chance = TRUE },
};

static const TwHook first_hook = { TW_SLOT_BEFORE_DRAW,
                                   -100,
                                   { "0", first_run, first_list, first_apply } };

const TwExpansion tw_expansion_first_player = {
  .id = "base",
  .state_size = sizeof (FirstPlayer),
  .hooks = &first_hook,
  .n_hooks = 1,
  .verbs = first_verbs,
  .n_verbs = G_N_ELEMENTS (first_verbs),
  .setup = &(const TwSetupHooks){ .is_wanted = first_is_wanted, .set_up = first_set_up },
  .placing = &(const TwPlacingHooks){ .n_held = first_n_held },
  .showing = &(const TwShowingHooks){ .why_not = first_why_not },
};
