/* What an answer leads to. */
#include "engine/procedure/run/foresee.h"

#include "engine/game/feature-value.h"
#include "engine/procedure/run/draw.h"
#include "engine/procedure/run/gift.h"
#include "engine/procedure/run/play.h"
#include "engine/procedure/run/run.h"
#include "engine/procedure/state/value.h"

#include <stdlib.h>

/*
 * What happens first.
 * @FORESEEN_NOTHING: nothing at all
 * @FORESEEN_DEED: something else than points
 * @FORESEEN_POINTS: points are given
 */
typedef enum
{
  FORESEEN_NOTHING,
  FORESEEN_DEED,
  FORESEEN_POINTS
} Foreseen;

static Foreseen
follow (const TwSight *sight, guint at, guint end, gboolean wants_points, int *points);

/* With @thing chosen at the step @at: what is done with it ends where nothing to choose would lead.
 */
static Foreseen
follow_choice (const TwSight *sight,
               guint at,
               const TwThing *thing,
               gboolean wants_points,
               int *points)
{
  const TwCode *code = tw_procedures_code (sight->all, at);
  const TwBound bound = { code->name, thing, sight->bound };
  TwSight inner = *sight;

  inner.bound = &bound;
  return follow (&inner, at + 1, code->to - 1u, wants_points, points);
}

/* What all that can be chosen lead to, if it is the same. */
typedef struct
{
  guint at;
  gboolean has_any;
  Foreseen foreseen;
  int points;
} Choices;

static gboolean
choice_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  Choices *choices = data;
  int points = 0;
  Foreseen foreseen = follow_choice (sight, choices->at, thing, TRUE, &points);

  if (choices->has_any && (foreseen != choices->foreseen || points != choices->points))
    foreseen = FORESEEN_DEED;
  choices->has_any = TRUE;
  choices->foreseen = foreseen;
  choices->points = points;
  return foreseen != FORESEEN_POINTS;
}

static Foreseen
foresee_question (const TwSight *sight, guint at, gboolean wants_points, int *points)
{
  const TwCode *code = tw_procedures_code (sight->all, at);
  Choices choices = { at, FALSE, FORESEEN_DEED, 0 };

  if (wants_points && !(code->detail & TW_CHOICE_OPTIONAL))
    tw_selection_visit (sight, tw_procedures_selection (sight->all, code->selection), choice_cb,
                        &choices);
  *points = choices.points;
  return choices.foreseen;
}

/* Whether there is something for the step to be about. */
static gboolean
has_any (const TwSight *sight, const TwCode *code)
{
  const TwSelection *selection = tw_procedures_selection (sight->all, code->selection);

  if (code->op == TW_OP_DRAW)
    return tw_procedure_bag_has (sight, code);
  return (code->op == TW_OP_EACH
          || tw_sight_thing (sight, selection->asked).seat < sight->play->rules->n_seats)
         && tw_selection_has (sight, selection, 1);
}

/* Where the condition at the step @at leads. */
static guint
after_condition (const TwSight *sight, guint at)
{
  const TwCode *code = tw_procedures_code (sight->all, at);
  TwThing thing = tw_sight_thing (sight, code->name);

  return tw_selection_passes (sight, tw_procedures_selection (sight->all, code->selection), &thing)
             ? at + 1
             : code->to;
}

/* What happens first from the step @at on, before @end. */
static Foreseen
follow (const TwSight *sight, guint at, guint end, gboolean wants_points, int *points)
{
  guint begin = at;

  while (at >= begin && at < end)
    {
      const TwCode *code = tw_procedures_code (sight->all, at);
      const TwGift *gift;
      TwThing thing;

      switch ((TwOp) code->op)
        {
        case TW_OP_JUMP:
          at = code->to;
          break;
        case TW_OP_IF:
          at = after_condition (sight, at);
          break;
        case TW_OP_TELL:
        case TW_OP_REMEMBER:
        case TW_OP_ADD:
        case TW_OP_FORGET:
        case TW_OP_REPEAT:
          at++;
          break;
        case TW_OP_AGAIN:
          at += 2;
          break;
        case TW_OP_CHOOSE:
        case TW_OP_EACH:
        case TW_OP_DRAW:
          if (has_any (sight, code))
            return code->op == TW_OP_CHOOSE ? foresee_question (sight, at, wants_points, points)
                                            : FORESEEN_DEED;
          at = code->to;
          break;
        case TW_OP_GIVE:
          gift = &g_array_index (sight->all->gifts, TwGift, code->detail);
          if (gift->token >= 0 || !wants_points)
            return FORESEEN_DEED;
          thing = tw_sight_thing (sight, code->name);
          *points = tw_gift_amount (sight, &thing, gift);
          return FORESEEN_POINTS;
        case TW_OP_PLAY:
          return tw_procedure_may_play (sight->play) ? FORESEEN_DEED : FORESEEN_NOTHING;
        case TW_OP_END:
          return FORESEEN_NOTHING;
        case TW_OP_COUNT:
          thing = tw_sight_thing (sight, code->name);
          if (!wants_points || code->detail != TW_EVENT_COMPLETE || thing.node == TW_NO_NODE)
            return FORESEEN_DEED;
          *points = tw_feature_value (sight->play, thing.node, TW_EVENT_COMPLETE, NULL, NULL);
          return FORESEEN_POINTS;
        case TW_OP_NEXT:
        case TW_OP_MOVE:
        case TW_OP_PART:
        case TW_OP_JOIN:
        case TW_OP_SEVER:
        case TW_OP_ASIDE:
        case TW_OP_BACK:
        case TW_OP_SPEND:
        default:
          return FORESEEN_DEED;
        }
    }
  return FORESEEN_NOTHING;
}

gboolean
tw_foresee_is_possible (gconstpointer sight, guint at, const TwThing *word)
{
  int points;

  return follow_choice (sight, at, word, FALSE, &points) != FORESEEN_NOTHING;
}

gboolean
tw_foresee_points (const TwSight *sight, guint at, const TwThing *word, int *out_points)
{
  return follow_choice (sight, at, word, TRUE, out_points) == FORESEEN_POINTS;
}

/* ---- what a feature would be worth ------------------------------------------------------- */

/* In so many steps no procedure changes a value that says by itself what it does. */
#define MOST_FORESEEN 200

static int
order_of (const TwProcedureCode *procedure)
{
  const char *order = tw_statement_text (procedure->procedure->root, "order");

  return order != NULL ? atoi (order) : 0;
}

/* The procedure of the moment that comes after @last: by their order, then as they stand. */
static const TwProcedureCode *
next_at (const TwProcedures *all, guint moment, const TwProcedureCode *last)
{
  const TwProcedureCode *next = NULL;

  for (guint i = 0; i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      gboolean is_after = last == NULL || order_of (procedure) > order_of (last)
                          || (order_of (procedure) == order_of (last) && procedure > last);

      if (procedure->moment == moment && is_after
          && (next == NULL || order_of (procedure) < order_of (next)))
        next = procedure;
    }
  return next;
}

static void
change_value (const TwSight *sight, const TwCode *code, TwFrame *frame, TwValueChanges *out)
{
  TwValueChange change =
      tw_value_change_of (sight->all, code->detail,
                          tw_sight_number (sight, (gint16) code->to, code->selection));

  frame->value = (gint16) tw_value_change_apply (&change, frame->value);
  tw_value_changes_add (out, &change);
}

/* Whether the value is known so far. */
static gboolean
follow_value (const TwSight *sight, guint at, TwFrame *frame, TwValueChanges *out)
{
  for (guint n = 0; n < MOST_FORESEEN; n++)
    {
      const TwCode *code = tw_procedures_code (sight->all, at);

      switch ((TwOp) code->op)
        {
        case TW_OP_END:
          return TRUE;
        case TW_OP_JUMP:
          at = code->to;
          break;
        case TW_OP_IF:
          at = after_condition (sight, at);
          break;
        case TW_OP_VALUE:
          change_value (sight, code, frame, out);
          at++;
          break;
        case TW_OP_TELL:
        case TW_OP_GIVE:
        case TW_OP_CHANGE:
        case TW_OP_SKIP:
          at++;
          break;
        default:
          return FALSE;
        }
    }
  return FALSE;
}

int
tw_foresee_value (const TwPlay *play,
                  gconstpointer own,
                  guint node,
                  guint event,
                  int value,
                  TwValueChanges *out)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame *turn = tw_play_turn_frame (play);
  guint moment = event == TW_EVENT_COMPLETE ? TW_MOMENT_COUNTING : TW_MOMENT_LAST_COUNTING;
  TwFrame frame = { .slot = TW_NO_SLOT, .kind = TW_NO_KIND };

  if (turn != NULL)
    frame = *turn;
  frame.program = TW_PROGRAM_FEATURE;
  frame.node = (guint16) tw_board_root (&play->board, node);
  frame.event = (guint8) event;
  frame.value = (gint16) CLAMP (value, G_MININT16, G_MAXINT16);
  for (const TwProcedureCode *procedure = next_at (all, moment, NULL); procedure != NULL;
       procedure = next_at (all, moment, procedure))
    {
      const TwSight sight = tw_procedure_sight (play, &frame, procedure, own);

      if (tw_procedure_may_begin (&sight, procedure)
          && !follow_value (&sight, procedure->first, &frame, out))
        return frame.value;
    }
  return frame.value;
}
