/* New ids for lessons. */
#include "engine/set/lesson-id.h"

char *
tw_lesson_new_id (const TwTileSet *set, const char *like)
{
  const char *stem = like != NULL && *like != '\0' ? like : "lesson";

  for (guint number = like != NULL ? 2 : 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", stem, number);

      if (tw_tile_set_find_lesson (set, id) < 0)
        return g_steal_pointer (&id);
    }
}
