/* Selections: what passes their filters. */
#include "engine/procedure/select/select.h"

#include "engine/game/rule-profile.h"
#include "engine/procedure/select/test.h"
#include "engine/procedure/state/join.h"

static inline gboolean
passes_one (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_tests[filter->test](sight, filter, thing);
}

/* What is asked of a pair is asked of each end, and one that passes is enough; what lies between
 * them is a matter of both. */
static gboolean
pair_passes (const TwSight *sight, const TwFilter *filter, const TwThing *pair)
{
  gboolean is_of_both = filter->test == TW_TEST_JOINED || filter->test == TW_TEST_ACROSS
                        || filter->test == TW_TEST_HAS_TOKEN || filter->test == TW_TEST_ENDS_AT;
  TwThing end;

  if (is_of_both)
    return passes_one (sight, filter, pair);
  end = tw_joins_end (sight->play, pair, FALSE);
  if (passes_one (sight, filter, &end))
    return TRUE;
  end = tw_joins_end (sight->play, pair, TRUE);
  return passes_one (sight, filter, &end);
}

static inline gboolean
passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->other != 0 ? pair_passes (sight, filter, thing) : passes_one (sight, filter, thing);
}

gboolean
tw_filter_passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return passes (sight, filter, thing) != (gboolean) filter->is_not;
}

gboolean
tw_selection_passes (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filters = (const TwFilter *) (gpointer) sight->all->filters->data;

  for (guint i = selection->first; i < selection->end; i++)
    if (filters[i].is_said != TW_ONLY_REASON
        && passes (sight, &filters[i], thing) == (gboolean) filters[i].is_not)
      return FALSE;
  return TRUE;
}

const char *
tw_selection_refusal (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  if (tw_selection_passes (sight, selection, thing))
    return NULL;
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (sight->all->filters, TwFilter, i);

      if (passes (sight, filter, thing) == (gboolean) filter->is_not)
        return filter->rule;
    }
  return NULL;
}

gboolean
tw_selection_passes_asked (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filters = (const TwFilter *) (gpointer) sight->all->filters->data;

  for (guint i = selection->rest; i < selection->end; i++)
    if (!filters[i].is_said && passes (sight, &filters[i], thing) == (gboolean) filters[i].is_not)
      return FALSE;
  return TRUE;
}

static inline gboolean
is_barred (const TwSight *sight, const TwForbidCode *forbid, const TwThing *standing)
{
  return tw_selection_passes_rest (sight, tw_procedures_selection (sight->all, forbid->selection),
                                   standing);
}

static G_NO_INLINE gboolean
is_barred_profiled (const TwSight *sight, const TwForbidCode *forbid, const TwThing *standing)
{
  guint before = tw_play_enter_rule (sight->play, forbid->procedure);
  gboolean is_forbidden = is_barred (sight, forbid, standing);

  tw_play_count_rule (sight->play);
  tw_play_leave_rule (sight->play, before);
  return is_forbidden;
}

const char *
tw_sight_forbidden (const TwSight *sight, const TwThing *standing)
{
  const GArray *forbids = sight->all->asked;
  const TwForbidCode *forbid = (const TwForbidCode *) (gpointer) forbids->data;
  TwKindSet kind = standing->node != TW_NO_NODE
                       ? TW_KIND_BIT (sight->play->board.nodes[standing->node].kind)
                       : G_MAXUINT32;

  for (const TwForbidCode *end = forbid + forbids->len; forbid < end; forbid++)
    {
      if ((forbid->types >> standing->type & 1)
          && (standing->node != TW_NO_NODE ? (forbid->kinds & kind) != 0 : forbid->kinds == kind)
          && (G_UNLIKELY (sight->play->profile != NULL)
                  ? is_barred_profiled (sight, forbid, standing)
                  : is_barred (sight, forbid, standing)))
        {
          tw_play_tell_watch (sight->play, forbid->procedure);
          return forbid->rule;
        }
    }
  return NULL;
}
