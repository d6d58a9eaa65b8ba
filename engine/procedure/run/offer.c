/* Questions with answers of several sorts. */
#include "engine/procedure/run/offer.h"

#include "engine/procedure/run/take.h"

guint
tw_offer_find (const TwProcedures *all, guint at, guint verb)
{
  const TwCode *code = tw_procedures_code (all, at);

  if (code->op != TW_OP_OFFER)
    return at;
  for (guint i = 0; i < code->detail; i++)
    {
      guint step = tw_offer_nth (all, at, i);
      const TwCode *inner = tw_procedures_code (all, step);

      if (tw_procedures_selection (all, inner->selection)->verb == verb
          || (inner->op == TW_OP_TAKE && verb == all->takes_none))
        return step;
    }
  return tw_offer_nth (all, at, 0);
}

gboolean
tw_offer_has (const TwSight *sight, guint at)
{
  const TwCode *code = tw_procedures_code (sight->all, at);

  for (guint i = 0; i < code->detail; i++)
    {
      guint step = tw_offer_nth (sight->all, at, i);
      const TwCode *inner = tw_procedures_code (sight->all, step);

      if (inner->op == TW_OP_TAKE
              ? tw_take_is_optional (sight->all, step) || tw_take_can (sight, step)
              : tw_selection_has (sight, tw_procedures_selection (sight->all, inner->selection), 1))
        return TRUE;
    }
  return FALSE;
}
