/* Spaces of the score track that pass filters. */
#include "engine/procedure/procedure-space.h"

#include "engine/procedure/procedure-track.h"

gboolean
tw_space_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint space = 0; space < TW_TRACK_SPACES; space++)
    {
      TwThing thing = tw_thing_of_space (space);

      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}
