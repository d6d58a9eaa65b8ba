/* What an answer leads to. */
#include "engine/procedure/foresee.h"

#include "engine/procedure/bag.h"
#include "engine/procedure/gift.h"
#include "engine/procedure/play.h"

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
          thing = tw_sight_thing (sight, code->name);
          at = tw_selection_passes (sight, tw_procedures_selection (sight->all, code->selection),
                                    &thing)
                   ? at + 1
                   : code->to;
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
        case TW_OP_NEXT:
        case TW_OP_MOVE:
        case TW_OP_COUNT:
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
