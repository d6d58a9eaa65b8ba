/* Where tiles may not be laid. */
#include "engine/procedure/run/cell.h"

#include "engine/procedure/select/select.h"

const char *
tw_cell_may_place (const TwPlay *play,
                   const TwFrame *frame,
                   gconstpointer own,
                   const TwAction *place)
{
  const TwProcedures *all = tw_procedures_of (play);
  int open = tw_board_open_at (&play->board, place->x, place->y);
  TwSight sight = { .play = play, .frame = frame, .all = all, .own = own };
  TwThing cell = TW_NOTHING;

  if (open < 0 || open >= (int) (TW_FIRST_NUMBER - TW_FIRST_CELL))
    return NULL;
  cell.figure = (guint16) (TW_FIRST_CELL + (guint) open);
  for (guint i = 0; i < all->forbids->len; i++)
    {
      const TwForbidCode *forbid = &g_array_index (all->forbids, TwForbidCode, i);
      const TwSelection *selection = tw_procedures_selection (all, forbid->selection);

      if (selection->what == TW_SELECTED_CELL && tw_selection_passes (&sight, selection, &cell))
        {
          tw_play_tell_watch (play, forbid->procedure);
          return forbid->rule;
        }
    }
  return NULL;
}
