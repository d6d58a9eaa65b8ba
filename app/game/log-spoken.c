/* Lines of the log for who hears them. */
#include "app/game/log-spoken.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/game/table-cells.h"

/* The tile that somebody has laid or done something on. */
static char *
place_of (TwLogItem *item, TwTableModel *model)
{
  guint slot = tw_log_item_get_event (item) < 0 ? tw_log_item_get_slot (item, model) : TW_NO_SLOT;
  const TwBoard *board = &tw_table_model_get_play (model)->board;

  return slot < board->head->n_slots
             ? tw_table_cells_place (board->slots[slot].x, board->slots[slot].y)
             : NULL;
}

char *
tw_log_spoken (TwLogItem *item, TwTableModel *model)
{
  g_autofree char *place = place_of (item, model), *line = NULL;
  const char *text = tw_log_item_get_text (item);
  int points = tw_log_item_get_points (item);

  line = place == NULL ? g_strdup (text)
                       /* Translators: what somebody did, and where: "Red laid a city, 2 east of the
                          start tile". */
                       : g_strdup_printf (C_ ("heard", "%s, %s"), text, place);
  if (!tw_log_item_tells_points (item))
    return g_steal_pointer (&line);
  return points < 0
             /* Translators: what happened, and the points that somebody lost by it. */
             ? g_strdup_printf (ngettext ("%s, %d point lost", "%s, %d points lost",
                                          (gulong) -points),
                                line, -points)
             /* Translators: what happened, and its points: "Blue scored a road, 4 points". */
             : g_strdup_printf (ngettext ("%s, %d point", "%s, %d points", (gulong) points), line,
                                points);
}
