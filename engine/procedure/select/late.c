/* Figures that are placed late. */
#include "engine/procedure/select/late.h"

#include <string.h>

#include "engine/game/steps.h"
#include "engine/set/part-word.h"

gboolean
tw_late_is_in_play (const TwRules *rules)
{
  const GPtrArray *figures = rules->vocabulary->figures;

  for (guint i = 0; i < figures->len; i++)
    {
      const TwFigureType *figure = figures->pdata[i];

      if (figure->late
          && (strcmp (figure->part, TW_PART_OWN) == 0
              || tw_part_is_among ((const char *const *) rules->parts, figure->part,
                                   TW_PART_FIGURES)))
        return TRUE;
    }
  return FALSE;
}

const char *
tw_late_spent_by (const TwPlay *play, guint type)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->forbids->len; i++)
    {
      const TwForbidCode *forbid = &g_array_index (all->forbids, TwForbidCode, i);
      const TwSelection *selection = tw_procedures_selection (all, forbid->selection);

      for (guint k = selection->first; (selection->types >> type & 1) && k < selection->end; k++)
        {
          const TwFilter *filter = &g_array_index (all->filters, TwFilter, k);

          if (filter->test == TW_TEST_AFTER && filter->what == TW_AFTER_SPENT && !filter->is_not)
            return forbid->rule;
        }
    }
  return NULL;
}

/* What may stand nowhere does not set out either. */
const char *
tw_late_refusal (const TwSight *sight, guint type)
{
  TwSight forbidding = *sight;
  TwThing thing = TW_NOTHING;

  if (!tw_sight_is_late (sight) || !sight->play->rules->figure_types[type].is_late)
    return NULL;
  forbidding.is_forbidding = TRUE;
  thing.type = (guint8) type;
  thing.seat = sight->frame->seat;
  return tw_sight_forbidden (&forbidding, &thing);
}

gboolean
tw_late_is_time (const TwSight *sight, guint type)
{
  gboolean is_late = sight->play->rules->figure_types[type].is_late;

  if (!tw_sight_is_late (sight))
    return !is_late || !tw_sight_is_at (sight, &tw_figure_step);
  return is_late && tw_late_refusal (sight, type) == NULL;
}
