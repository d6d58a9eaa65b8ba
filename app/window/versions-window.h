/* The last saved versions of the open set, to be restored. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_VERSIONS_WINDOW (tw_versions_window_get_type ())
G_DECLARE_FINAL_TYPE (TwVersionsWindow, tw_versions_window, TW, VERSIONS_WINDOW, AdwPreferencesWindow)

/* Signal "restored" (): a version has replaced the present value, as one step of undo; the file has
 * not changed. The window closes. */

/**
 * tw_versions_window_new:
 * @document: a document with a file
 * @textures: the source of pictures
 *
 * Returns: (transfer none): a window, to be presented
 */
TwVersionsWindow *tw_versions_window_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
