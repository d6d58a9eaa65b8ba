/* The start tile in the bag: the first tile drawn is the start (parameter start-in-bag of the base
 * game).
 *
 * Rule: BASE-207.
 */
#include "engine/game/bag.h"
#include "engine/game/options.h"
#include "engine/game/play.h"

static gboolean
start_is_wanted (const TwRules *rules)
{
  return tw_rules_parameter (rules, "start-in-bag") != 0;
}

/* A block or a source lies on the table all the same. */
static TwStepResult
start_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (play->board.head->n_slots > 0)
    return TW_STEP_DONE;
  frame->decider = TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

static void
start_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  tw_bag_list (play, (guint) tw_rules_verb (play->rules, "start"), list);
}

static void
start_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  tw_bag_add (play, action->kind, -1);
  tw_play_laid (play, tw_board_place (&play->board, action->kind, 0, 0, 0));
}

static const char *
start_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  return play->board.head->n_slots == 0 ? "BASE-207" : NULL;
}

static const TwVerbInfo start_verb = { .word = "start",
                                       .format = "=TILE",
                                       .takes = TW_VERB_TAKES_TILE,
                                       .is_chance = TRUE };

static const TwHook start_hook = { TW_SLOT_BEFORE_DRAW,
                                   -50,
                                   { "0", start_run, start_list, start_apply } };

const TwExpansion tw_expansion_drawn_start = {
  .id = "base",
  .hooks = &start_hook,
  .n_hooks = 1,
  .verbs = &start_verb,
  .n_verbs = 1,
  .setup = &(const TwSetupHooks){ .is_wanted = start_is_wanted },
  .showing = &(const TwShowingHooks){ .why_not = start_why_not },
};
