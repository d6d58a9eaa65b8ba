/* A picture with the places of its tiles over it, whose corners are dragged or moved by keys. */
#pragma once

#include <gtk/gtk.h>

#include "app/pictures/pixels.h"
#include "app/scan/scan-plan.h"

G_BEGIN_DECLS

#define TW_TYPE_SCAN_CANVAS (tw_scan_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TwScanCanvas, tw_scan_canvas, TW, SCAN_CANVAS, GtkWidget)

/* Signals:
 *   "changed" ()   the corners of the present area were moved
 *   "chosen" ()    another area was clicked and is the present one
 *
 * The four corners of the present area are buttons: the arrow keys move the one with the focus by a
 * pixel of the screen, with Shift by ten. */

/** tw_scan_canvas_set_pixels: shows @pixels, by a smaller copy @shown (nullable), without any area.
 *   Areas are in pixels of @pixels. */
void tw_scan_canvas_set_pixels (TwScanCanvas *self, TwPixels *pixels, TwPixels *shown);

/** tw_scan_canvas_set_plan: shows where the tiles lie; @current is the present area. */
void tw_scan_canvas_set_plan (TwScanCanvas *self, const TwScanPlan *plan, guint current);

/** tw_scan_canvas_get_plan: Returns: (transfer none): the areas as they are now */
const TwScanPlan *tw_scan_canvas_get_plan (TwScanCanvas *self);

/** tw_scan_canvas_get_current: Returns: the index of the present area */
guint tw_scan_canvas_get_current (TwScanCanvas *self);

G_END_DECLS
