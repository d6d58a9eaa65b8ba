/* The open set beside another file, tile by tile; each difference can be taken to either side. */
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
 * @textures: where pictures come from
 *
 * What is taken into the open set is one of its undoable steps; what is taken into the other
 * file can be undone here and is written when it is saved here.
 *
 * Returns: (transfer none): a window, to be presented
 */
TwCompareWindow *
tw_compare_window_new (TwDocument *left, TwDocument *right, TwTileTextures *textures);

/** tw_compare_window_is_unsaved: Returns: whether something was taken into the other file since it
 * was saved */
gboolean tw_compare_window_is_unsaved (TwCompareWindow *self);

/** TwCompareThen: what goes on when the changes of the other file are given up. */
typedef void (*TwCompareThen) (gpointer data);

/**
 * tw_compare_window_ask:
 * @self: a window
 * @then: (nullable): called when the window is gone
 * @data: for @then; must last as long as @self
 *
 * Asks whether what was taken into the other file is to be discarded, if it is not saved. Who says
 * so loses the window, and @then is called; who does not keeps both.
 *
 * Returns: whether it asks
 */
gboolean tw_compare_window_ask (TwCompareWindow *self, TwCompareThen then, gpointer data);

G_END_DECLS
