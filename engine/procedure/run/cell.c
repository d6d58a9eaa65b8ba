/* Where tiles may not be laid. */
#include "engine/procedure/run/cell.h"

#include "engine/game/rule-profile.h"
#include "engine/procedure/select/near.h"
#include "engine/procedure/select/select.h"

const char *
tw_cell_may_place (const TwPlay *play,
                   const TwFrame *frame,
                   gconstpointer own,
                   const TwAction *place)
{
  const TwProcedures *all = tw_procedures_of (play);
  TwSight sight = { .play = play, .frame = frame, .all = all, .own = own };
  TwFrame drawn;
  TwThing cell;

  /* Of a tile that is still in the hand is asked as if it was drawn. */
  if (frame->kind != place->kind)
    {
      drawn = *frame;
      drawn.kind = place->kind;
      sight.frame = &drawn;
    }
  if (!tw_near_cell_at (play, place->x, place->y, &cell))
    return NULL;
  for (guint i = 0; i < all->forbids->len; i++)
    {
      const TwForbidCode *forbid = &g_array_index (all->forbids, TwForbidCode, i);
      const TwSelection *selection = tw_procedures_selection (all, forbid->selection);
      gboolean is_forbidden;
      guint before;

      if (selection->what != TW_SELECTED_CELL)
        continue;
      before = tw_play_enter_rule (play, forbid->procedure);
      tw_play_count_rule (play);
      is_forbidden = tw_selection_passes (&sight, selection, &cell);
      tw_play_leave_rule (play, before);
      if (is_forbidden)
        {
          tw_play_tell_watch (play, forbid->procedure);
          return forbid->rule;
        }
    }
  return NULL;
}
