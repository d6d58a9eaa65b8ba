/* Owners of effects. */
#include "app/ruleset/effect-owner.h"

gboolean
tw_effect_owner_find (const TwTileSet *set, guint index, TwOwnThing *out_thing)
{
  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    for (guint i = 0; i < tw_own_sort_n (set, (TwOwnSort) sort); i++)
      {
        const char *id = tw_own_sort_nth (set, (TwOwnSort) sort, i);

        if (!tw_own_thing_has_effect (set, (TwOwnSort) sort, id, index))
          continue;
        *out_thing = (TwOwnThing){ .sort = (TwOwnSort) sort, .id = (char *) id };
        return TRUE;
      }
  return FALSE;
}
