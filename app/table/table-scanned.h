/* The table for who has a single switch: the places of the tile, its turns, and then the spots. */
#pragma once

#include "app/table/spot-buttons.h"

G_BEGIN_DECLS

/** TwTableScanned: what is gone through. @spots: borrowed; @turns: whether it is the turns of the tile at its place */
typedef struct
{
  TwSpotButtons *spots;
  gboolean turns;
} TwTableScanned;

/** tw_table_scanned_count: see #TwScannedInterface: as many as there are spots and the way on without one, or places
 * where the tile fits, or turns in which it fits there */
guint tw_table_scanned_count (TwTableScanned *self);

/** tw_table_scanned_show: see #TwScannedInterface */
void tw_table_scanned_show (TwTableScanned *self, guint index);

/** tw_table_scanned_choose: see #TwScannedInterface */
void tw_table_scanned_choose (TwTableScanned *self, guint index);

/** tw_table_scanned_leave: see #TwScannedInterface */
void tw_table_scanned_leave (TwTableScanned *self);

G_END_DECLS
