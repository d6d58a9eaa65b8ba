/* Which time something is asked that is asked again and again. */
#include "engine/procedure/show/times.h"

/* The step that counts the loop down in which the step @at stands, 0 for none: behind it stands how
 * one comes out. */
static guint
find_again (const TwSight *sight, guint first, guint at)
{
  for (guint i = at; i-- > first;)
    if (tw_procedures_code (sight->all, i)->op == TW_OP_AGAIN
        && tw_procedures_code (sight->all, i + 1)->to > at)
      return i;
  return 0;
}

guint
tw_procedure_time (const TwSight *sight, guint first, guint at, guint *out_most)
{
  guint again = find_again (sight, first, at), loop;

  if (again == 0)
    return 0;
  loop = tw_procedures_code (sight->all, again)->detail;
  for (guint i = again; i-- > first;)
    {
      const TwCode *code = tw_procedures_code (sight->all, i);

      if (code->op != TW_OP_REPEAT || code->detail != loop)
        continue;
      *out_most = (guint) tw_sight_number (sight, code->to, code->name);
      return *out_most - (guint) *tw_procedures_loop_words (sight->all, loop, sight->own);
    }
  return 0;
}
