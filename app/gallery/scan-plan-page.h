/* The first step of an import: the picture, where its tiles are, and how many. */
#pragma once

#include <adwaita.h>

#include "app/pictures/pixels.h"
#include "app/scan/scan-find.h"

G_BEGIN_DECLS

#define TW_TYPE_SCAN_PLAN_PAGE (tw_scan_plan_page_get_type ())
G_DECLARE_FINAL_TYPE (TwScanPlanPage, tw_scan_plan_page, TW, SCAN_PLAN_PAGE, AdwBin)

/* Signal "changed" (): the plan has changed. */

/** tw_scan_plan_page_show: shows @pixels, of which @shown (nullable) is a smaller copy for the screen,
 *   and what was found in it. */
void tw_scan_plan_page_show (TwScanPlanPage *self, TwPixels *pixels, TwPixels *shown,
                             TwScanFound found, const TwScanPlan *plan);

/** tw_scan_plan_page_get_plan: Returns: (transfer none): where the tiles lie, as it is confirmed */
const TwScanPlan *tw_scan_plan_page_get_plan (TwScanPlanPage *self);

G_END_DECLS
