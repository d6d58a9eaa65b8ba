/* Questions that need not be asked. */
#include "engine/procedure/run/spare.h"

#include "engine/procedure/state/once.h"

typedef struct
{
  TwThing thing;
  guint n;
} Only;

static gboolean
only_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  Only *only = data;

  only->thing = *thing;
  return ++only->n > 1;
}

gboolean
tw_once_find (const TwSight *sight, guint code, guint seat, TwThing *out_thing)
{
  const TwThing *kept = tw_once_kept (sight->all, sight->own, code, seat);
  Only only = { .n = 0 };

  if (kept != NULL)
    {
      *out_thing = *kept;
      return TRUE;
    }
  tw_selection_visit (sight,
                      tw_procedures_selection (sight->all,
                                               tw_procedures_code (sight->all, code)->selection),
                      only_cb, &only);
  *out_thing = only.n == 1 ? only.thing : *out_thing;
  return only.n == 1;
}
