/* Lines of the log for who hears them. */
#pragma once

#include "app/game/log-item.h"

G_BEGIN_DECLS

/**
 * tw_log_spoken:
 * @item: a line of the log
 * @model: its table
 *
 * Returns: (transfer full): the line, where the tile lies that it tells of, and the points: "Red laid a city with a road
 *   and placed a knight, 2 east of the start tile", "Blue scored a road, 4 points"
 */
char *tw_log_spoken (TwLogItem *item, TwTableModel *model);

G_END_DECLS
