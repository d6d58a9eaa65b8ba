/* Finds the tiles in a picture: a scanned sheet, one photographed askew, or tiles on a table. */
#pragma once

#include "app/pictures/pixels.h"
#include "app/scan/scan-plan.h"

G_BEGIN_DECLS

/**
 * TwScanFound:
 * @TW_SCAN_NOTHING: no grid is found; the plan is one area that is the whole picture, to be drawn
 *   by hand
 * @TW_SCAN_CORNERS: something with four corners, and no lines in it; the plan is one area with these
 *   corners, for one tile until somebody says how many there are
 * @TW_SCAN_SHEET: a sheet, its corners, columns and rows
 * @TW_SCAN_LOOSE: several tiles that lie apart, each with its own corners
 *
 * What was found in a picture.
 */
typedef enum
{
  TW_SCAN_NOTHING,
  TW_SCAN_CORNERS,
  TW_SCAN_SHEET,
  TW_SCAN_LOOSE
} TwScanFound;

/**
 * tw_scan_find:
 * @pixels: a picture
 * @out_plan: (out caller-allocates): where the tiles lie
 *
 * Takes up to a second; safe in any thread.
 *
 * Returns: what was found
 */
TwScanFound tw_scan_find (const TwPixels *pixels, TwScanPlan *out_plan);

/** tw_scan_find_one: gives the corners of the one tile that a picture shows: that on a plain ground,
 * or the largest square in the middle. */
void tw_scan_find_one (const TwPixels *pixels, TwQuad *out_quad);

G_END_DECLS
