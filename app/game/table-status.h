/* Where the game stands, in sentences, to who asks by a key. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwTableQuery: what can be asked at any time. */
typedef enum
{
  TW_QUERY_SCORES,
  TW_QUERY_FIGURES,
  TW_QUERY_TILES,
  TW_QUERY_TURN,
  TW_QUERY_QUESTION,
  TW_N_QUERIES
} TwTableQuery;

/** tw_table_status: Returns: (transfer full): the answer to @query */
char *tw_table_status (TwTableModel *model, TwTableQuery query);

G_END_DECLS
