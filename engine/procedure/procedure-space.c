/* Spaces of the score track that pass filters. */
#include "engine/procedure/procedure-space.h"

#include "engine/procedure/procedure-track.h"

#define ALL_SPACES ((G_GUINT64_CONSTANT (1) << TW_TRACK_SPACES) - 1)

/* The spaces on which counting figures stand, a bit each. */
static guint64
occupied (const TwPlay *play)
{
  guint64 spaces = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    for (guint i = 0; i < play->rules->n_counters; i++)
      spaces |= G_GUINT64_CONSTANT (1) << tw_play_counter_space (play, seat, i);
  return spaces;
}

gboolean
tw_space_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint64 left = selection->beside ? occupied (sight->play) : ALL_SPACES; left != 0;
       left &= left - 1)
    {
      TwThing thing = tw_thing_of_space ((guint) __builtin_ctzll (left));

      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}
