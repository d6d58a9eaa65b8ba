/* What was just counted or flown, shown for a while: a value, without widgets or a clock of its
 * own. Times are microseconds, as of g_get_monotonic_time(). */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwFlash: a feature that was just counted. */
typedef struct
{
  guint node;
  guint seat;
  int points;
} TwFlash;

/** tw_table_flashes_words: Returns: (transfer full): what floats over the feature: "+4" or "−2" */
char *tw_table_flashes_words (int points);

/**
 * TwTableFlashes:
 * @flashes: (element-type TwFlash): lit since @start
 * @flown: a way that was gone and led nowhere, shown since @flown_start, 0 for none
 */
typedef struct
{
  GArray *flashes;
  gint64 start;
  TwWay flown;
  gint64 flown_start;
} TwTableFlashes;

/** tw_table_flashes_note: shows from @now on what the events from @first_event on tell. */
void tw_table_flashes_note (TwTableFlashes *self, TwTableModel *model, guint first_event,
                            gint64 now);

/** tw_table_flashes_advance: forgets what is over at @now. Returns: whether something is left */
gboolean tw_table_flashes_advance (TwTableFlashes *self, gint64 now);

/** tw_table_flashes_end: forgets all. Returns: whether something was shown */
gboolean tw_table_flashes_end (TwTableFlashes *self);

/** tw_table_flashes_at: Returns: how far the flash is, 0 to 1; -1 if there is none */
double tw_table_flashes_at (const TwTableFlashes *self, gint64 now);

/** tw_table_flashes_flown_at: Returns: how far the showing of @flown is; -1 if there is none */
double tw_table_flashes_flown_at (const TwTableFlashes *self, gint64 now);

/** tw_table_flashes_find_way: Returns: the index of the expansion that has a way over the table
 * begin on the tile in @slot, -1 for none */
int tw_table_flashes_find_way (const TwPlay *play, guint slot, TwWay *out_way);

G_END_DECLS
