/* A window that makes tiles of pictures: a scanned or photographed sheet, or pictures of single
 * tiles. Nothing becomes a tile before it is confirmed. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SCAN_WINDOW (tw_scan_window_get_type ())
G_DECLARE_FINAL_TYPE (TwScanWindow, tw_scan_window, TW, SCAN_WINDOW, AdwWindow)

/* Signal "imported" (TwTileItem *first, guint n): @n tiles were added, in one step of undo. The
 * window closes after that. */

/** tw_scan_window_new: Returns: (transfer none): a window that asks for pictures */
TwScanWindow *tw_scan_window_new (TwDocument *document, TwTileTextures *textures);

/**
 * tw_scan_window_open:
 * @self: a window
 * @files: (element-type GFile): a picture of a sheet; or several, each of one tile; or a folder
 *   with such
 *
 * Reads them in another thread, says how far it is, and shows what it found.
 */
void tw_scan_window_open (TwScanWindow *self, GPtrArray *files);

G_END_DECLS
