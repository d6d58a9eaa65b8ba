/* Where the numbers below missing patterns come from, or why there are none; while games are played
 * for them and that takes long, how far they are, and a button that stops them. */
#pragma once

#include <gtk/gtk.h>

#include "app/gallery/pattern-demand.h"

G_BEGIN_DECLS

#define TW_TYPE_DEMAND_ROW (tw_demand_row_get_type ())
G_DECLARE_FINAL_TYPE (TwDemandRow, tw_demand_row, TW, DEMAND_ROW, GtkWidget)

/** tw_demand_row_set_demand: shows @demand from now on; once. */
void tw_demand_row_set_demand (TwDemandRow *self, TwPatternDemand *demand);

/** tw_demand_row_set_needed: sets whether there is anything missing that it could tell of. */
void tw_demand_row_set_needed (TwDemandRow *self, gboolean is_needed);

G_END_DECLS
