/* How many pages boxes and the overview take on a plan's paper. Lengths in millimetres. */
#pragma once

#include "engine/set/print-plan.h"

G_BEGIN_DECLS

/* What tiles need in a box more than they measure, the flap that is glued, those that are tucked
 * in. */
#define TW_PRINT_BOX_AIR  1.5
#define TW_PRINT_BOX_GLUE 10.
#define TW_PRINT_BOX_TUCK 14.

/* In the overview: from one tile to the next, and the strip for the title. */
#define TW_PRINT_OVERVIEW_PITCH_X 27.
#define TW_PRINT_OVERVIEW_PITCH_Y 30.
#define TW_PRINT_OVERVIEW_HEAD    14.

/** tw_print_boxes: Returns: how many boxes @n_tiles tiles take, each as large as fits on the plan's
 * paper; 0 if none fits */
guint tw_print_boxes (const TwPrintPlan *plan, guint n_tiles);

/** tw_print_overview_columns: Returns: how many tiles stand side by side in the overview, at least
 * 1 */
guint tw_print_overview_columns (const TwPrintPlan *plan);

/** tw_print_overview_rows: Returns: how many rows of @n_kinds different tiles stand on a page of it,
 * at least 1; pages share them evenly, lest one tile stands alone on the last */
guint tw_print_overview_rows (const TwPrintPlan *plan, guint n_kinds);

G_END_DECLS
