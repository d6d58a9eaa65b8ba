/* What of the score track passes filters. */
#include "engine/procedure/select/space.h"

#include "engine/procedure/state/track.h"

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

gboolean
tw_space_visit_counting (const TwSight *sight,
                         const TwSelection *selection,
                         TwVisit visit,
                         gpointer data)
{
  const TwPlay *play = sight->play;
  guint n = play->rules->n_seats;

  for (guint i = 0; i < n * play->rules->n_counters; i++)
    {
      TwThing thing =
          tw_thing_of_counting ((tw_frame_player (play, sight->frame) + i / play->rules->n_counters)
                                    % n,
                                i % play->rules->n_counters);

      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}
