/* The properties of the open set: about it, its start and blocks, its lessons, and its package. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_PROPERTIES_WINDOW (tw_properties_window_get_type ())
G_DECLARE_FINAL_TYPE (TwPropertiesWindow, tw_properties_window, TW, PROPERTIES_WINDOW,
                      AdwPreferencesWindow)

/**
 * tw_properties_window_new:
 * @document: the open set
 * @textures: the source of pictures
 * @page: the first page: "about", "start", "lessons" or "package"
 *
 * Every change is a command of the document, so that undo takes it back; the window follows the
 * document. Its Save button uses `doc.export::package`.
 *
 * Returns: (transfer none): a window, to be presented
 */
TwPropertiesWindow *tw_properties_window_new (TwDocument *document, TwTileTextures *textures,
                                              const char *page);

G_END_DECLS
