/* Where a line of so many steps ends. */
#include "engine/procedure/select/way.h"

#include "engine/procedure/select/line.h"

/* The filters of the selection that say together where a line ends; they start at one thing. */
static gboolean
find_filters (const TwProcedures *all, const TwSelection *selection, TwWayEnd *out_end)
{
  *out_end = (TwWayEnd){ NULL, NULL, TW_NO_SLOT };
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (all->filters, TwFilter, i);

      if (filter->is_not)
        continue;
      if (filter->test == TW_TEST_NEAR && (filter->what & G_MAXUINT8) == TW_NEAR_LINE)
        out_end->line = filter;
      else if (filter->test == TW_TEST_STEPS)
        out_end->steps = filter;
    }
  return out_end->line != NULL && out_end->steps != NULL
         && out_end->line->name == out_end->steps->name;
}

gboolean
tw_way_end (const TwSight *sight, const TwSelection *selection, TwWayEnd *out_end)
{
  const TwBoard *board = &sight->play->board;
  guint from, direction;
  int n;

  if (selection->near == TW_NO_FILTER || !find_filters (sight->all, selection, out_end))
    return FALSE;
  from = tw_sight_thing (sight, out_end->line->name).slot;
  direction = tw_line_direction (sight->play, out_end->line->what >> 8, from);
  n = tw_sight_number (sight, (int) (out_end->steps->what & G_MAXUINT16),
                       out_end->steps->what >> 16);
  if (direction != TW_DIRECTION_NONE && n > 0)
    out_end->slot = tw_board_slot_at (board, board->slots[from].x + n * tw_direction_x (direction),
                                      board->slots[from].y + n * tw_direction_y (direction));
  return TRUE;
}

gboolean
tw_procedures_way (const TwPlay *play, gconstpointer own, guint slot, TwWay *out_way)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; all->arrows->len > 0 && i < all->selections->len; i++)
    {
      TwWayEnd end;
      guint arrow, direction;

      if (!find_filters (all, tw_procedures_selection (all, i), &end))
        continue;
      arrow = end.line->what >> 8;
      direction = tw_line_direction (play, arrow, slot);
      if (direction == TW_DIRECTION_NONE)
        continue;
      *out_way = (TwWay){ .slot = slot,
                          .dx = tw_direction_x (direction),
                          .dy = tw_direction_y (direction),
                          .n = end.steps->what & G_MAXUINT16,
                          .symbol = g_array_index (all->arrows, TwArrow, arrow).symbol };
      return TRUE;
    }
  return FALSE;
}
