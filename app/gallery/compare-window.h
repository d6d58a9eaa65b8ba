/* A window that compares the open set with another file, tile by tile. Each difference can be taken
 * over by either side. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_COMPARE_WINDOW (tw_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (TwCompareWindow, tw_compare_window, TW, COMPARE_WINDOW, AdwWindow)

/**
 * tw_compare_window_new:
 * @left: the open set
 * @right: the other file, opened for this window only
 * @textures: the source of pictures
 *
 * What the open set takes over is a step of its undo. What the other file takes over can be undone
 * here, and is written when the file is saved here.
 *
 * Returns: (transfer none): a window, to be presented
 */
TwCompareWindow *
tw_compare_window_new (TwDocument *left, TwDocument *right, TwTileTextures *textures);

/** tw_compare_window_is_unsaved: Returns: whether the other file has unsaved changes */
gboolean tw_compare_window_is_unsaved (TwCompareWindow *self);

/** TwCompareThen: called after unsaved changes of the other file were given up. */
typedef void (*TwCompareThen) (gpointer data);

/**
 * tw_compare_window_ask:
 * @self: a window
 * @then: (nullable): called after the window has closed
 * @data: for @then; must last as long as @self
 *
 * If the other file has unsaved changes, asks whether to discard them. If the user agrees, the
 * window closes and @then is called; if not, the window and the changes stay.
 *
 * Returns: whether it asks
 */
gboolean tw_compare_window_ask (TwCompareWindow *self, TwCompareThen then, gpointer data);

G_END_DECLS
