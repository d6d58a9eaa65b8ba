/* Another part of the turn. */
#include "engine/procedure/state/part.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/bag.h"
#include "engine/game/gain.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"

#define AGAIN_WORD "again"
#define AHEAD_WORD "next"

/* Before what else is done when a part is over. */
#define PART_ORDER 10

/**
 * Second: what is known of the second part of the turn.
 * @SECOND_NONE: none so far
 * @SECOND_OWED: the player has it, or may have it
 * @SECOND_TAKEN: the player has chosen to play it
 * @SECOND_DECLINED: the player has chosen not to
 */
typedef enum
{
  SECOND_NONE,
  SECOND_OWED,
  SECOND_TAKEN,
  SECOND_DECLINED
} Second;

/* @ahead: one more than the kind of tile that is drawn for it already, 0 for none; @second: a
 * #Second; @which: the <again> that gave it. */
typedef struct
{
  guint16 ahead;
  guint8 second;
  guint8 which;
} Part;

gsize
tw_part_size (const TwProcedures *all)
{
  return all->has_again ? sizeof (Part) : 0;
}

static inline Part *
part_of (const TwProcedures *all, gconstpointer own)
{
  return (Part *) (gpointer) ((guint8 *) (gpointer) own + all->part);
}

static const TwAgainCode *
again_of (const TwProcedures *all, const Part *part)
{
  return &g_array_index (all->agains, TwAgainCode, part->which);
}

static void
record (TwPlay *play, const TwFrame *frame, const TwAgainCode *again, guint ahead)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_PART, frame->seat);

  if (event == NULL)
    return;
  event->tile = ahead;
  event->rules = again->rules;
}

/* Rule: TRADE-030, TRADE-034, TRADE-037, TRADE-043, TURN-004, TURN-041. */
TwStepResult
tw_part_grant (TwPlay *play, TwFrame *frame, gpointer own, guint which)
{
  Part *part = part_of (tw_procedures_of (play), own);
  const TwAgainCode *again;

  if (frame->part == 1 && part->second == SECOND_NONE)
    {
      part->second = SECOND_OWED;
      part->which = (guint8) which;
    }
  again = again_of (tw_procedures_of (play), part);
  if (!again->is_early || part->second == SECOND_NONE || part->second == SECOND_DECLINED
      || part->ahead != 0 || !tw_play_can_draw (play))
    return TW_STEP_DONE;
  frame->decider = again->is_optional && part->second == SECOND_OWED ? frame->seat : TW_SEAT_CHANCE;
  return TW_STEP_ASK;
}

/* The outermost frame is the turn, which lasts as long as it is played. Rule: BASE-210, TURN-029.
 */
void
tw_part_next_turn (TwPlay *play)
{
  play->state->frames[0].flags |= TW_FRAME_EXTRA;
}

static void
list_yes_no (const TwPlay *play, const TwFrame *frame, TwActionList *list)
{
  tw_action_list_add (list, TW_VERB_NONE, frame->seat);
  tw_action_list_add (list, (guint) tw_rules_verb (play->rules, AGAIN_WORD), frame->seat);
}

void
tw_part_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  if (frame->decider == TW_SEAT_CHANCE)
    tw_bag_list (play, (guint) tw_rules_verb (play->rules, AHEAD_WORD), list);
  else
    list_yes_no (play, frame, list);
}

void
tw_part_answer (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Part *part = part_of (tw_procedures_of (play), own);

  if (frame->decider != TW_SEAT_CHANCE)
    {
      part->second = action->verb == TW_VERB_NONE ? SECOND_DECLINED : SECOND_TAKEN;
      return;
    }
  tw_bag_draw (play, action->kind);
  part->ahead = (guint16) (action->kind + 1);
  record (play, frame, again_of (tw_procedures_of (play), part), action->kind);
}

/* A turn within the turn, with all steps. Only the outermost frame is the turn; what an expansion
 * has put on top is part of its part. Rule: TRADE-033, TRADE-034, TRADE-038, TRADE-040, TRADE-042,
 * TRADE-043, TURN-028, TURN-042. */
static TwStepResult
part_end_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Part *part = part_of (tw_procedures_of (play), own);
  const TwAgainCode *again = again_of (tw_procedures_of (play), part);
  guint second = part->second;
  TwFrame *turn;

  if (second == SECOND_NONE || frame != play->state->frames)
    return TW_STEP_DONE;
  if (second == SECOND_OWED && again->is_optional && tw_play_has_tile (play, frame))
    {
      frame->decider = frame->seat;
      return TW_STEP_ASK;
    }
  part->second = SECOND_NONE;
  if (second == SECOND_DECLINED)
    return TW_STEP_DONE;
  if (part->ahead == 0 && tw_play_has_tile (play, frame))
    record (play, frame, again, TW_NO_KIND);
  turn = tw_play_push (play, TW_PROGRAM_TURN);
  turn->flags = TW_FRAME_NESTED;
  turn->part = 2;
  turn->kind = part->ahead != 0 ? part->ahead - 1u : TW_NO_KIND;
  part->ahead = 0;
  return TW_STEP_AGAIN;
}

static void
part_end_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  list_yes_no (play, frame, list);
}

const TwVerbInfo tw_part_verbs[TW_N_PART_VERBS] = {
  { .word = AGAIN_WORD,
    .format = "",
    .question = { .one = N_ ("Take a second tile, or go on.") },
    .choice = { .one = N_ ("Take a second tile") } },
  { .word = AHEAD_WORD, .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .is_chance = TRUE },
};

void
tw_part_add (TwProcedures *all)
{
  static const TwHook hook = { TW_SLOT_PART_END,
                               PART_ORDER,
                               { "5", part_end_run, part_end_list, tw_part_answer } };

  g_array_append_val (all->hooks, hook);
  g_array_append_vals (all->verbs, tw_part_verbs, TW_N_PART_VERBS);
}

gboolean
tw_part_takes (const TwProcedures *all, const char *word)
{
  return all->has_again && (strcmp (word, AGAIN_WORD) == 0 || strcmp (word, AHEAD_WORD) == 0);
}

gboolean
tw_part_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwTexts *ask;

  if (!all->has_again || saying->what != TW_SAY_QUESTION
      || (int) saying->action->verb != tw_rules_verb (play->rules, AGAIN_WORD))
    return FALSE;
  ask = again_of (all, part_of (all, own))->ask;
  if (ask != NULL)
    out_phrase->one = tw_texts_best (ask, g_get_language_names ());
  return ask != NULL;
}

guint64
tw_part_hash (const TwProcedures *all, gconstpointer own)
{
  const Part *part = part_of (all, own);

  return all->has_again && part->second != SECOND_NONE
             ? tw_hash_facts (32, part->ahead, part->second, part->which)
             : 0;
}

gboolean
tw_part_has_tile (const TwPlay *play, const TwFrame *frame, gconstpointer own)
{
  return frame->part == 2 && frame->kind != TW_NO_KIND;
}

guint
tw_part_n_held (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  return all->has_again && part_of (all, own)->ahead != 0;
}
