/* Which panels are seen at the table: what the players want, as far as the game and the room allow. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwTablePanels: what the players want to see.
 * @log: the log, where it has room beside the table
 * @log_over: the log, where it lies over the table
 * @scores: the scores
 * @history: the bar to look back with; it is also seen while somebody looks back, and at the end
 * @rules: the rules of the game
 * @result: how the game ended, while somebody looks back from there and a further page has room; at the end it
 *   is always seen
 */
typedef struct
{
  gboolean log;
  gboolean log_over;
  gboolean scores;
  gboolean history;
  gboolean rules;
  gboolean result;
} TwTablePanels;

/**
 * TwPanelsSeen: what is seen.
 * @is_over: whether nobody is asked: at the end, and while its scoring is looked at
 * @hand: the hand; where a tile has to be entered, what it is picked from takes its place
 * @table: the table, with log, scores and hand
 * @result: how the game ended
 */
typedef struct
{
  gboolean has_game;
  gboolean is_over;
  gboolean hand;
  gboolean table;
  gboolean log;
  gboolean scores;
  gboolean rules;
  gboolean result;
  gboolean history;
} TwPanelsSeen;

/** tw_table_panels_is_finished: Returns: whether @model has a game that is over and shown as it
 * ended */
gboolean tw_table_panels_is_finished (TwTableModel *model);

/**
 * tw_table_panels_see:
 * @self: what the players want
 * @model: the game
 * @is_wide: whether a further page has room beside the table
 * @is_roomy: whether log and scores have room beside the table
 *
 * Returns: what is seen; without room, rules and result take the table's place, and the log that of
 *   the result
 */
TwPanelsSeen tw_table_panels_see (const TwTablePanels *self, TwTableModel *model, gboolean is_wide,
                                  gboolean is_roomy);

G_END_DECLS
