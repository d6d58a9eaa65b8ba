/* The set in a window: opened, and changed. */
#pragma once

#include "app/window/window.h"
#include "tests/app/wait.h"

/** window_has_document: whether the set of @window has been opened */
static inline gboolean
window_has_document (gpointer window)
{
  return tw_window_get_document (window) != NULL;
}

/** window_open_base: opens the base game as a set. */
static inline void
window_open_base (TwWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.open-set", "s", "base"));
  wait_until (window_has_document, window);
}

/** window_change_set: gives the first tile other copies. */
static inline void
window_change_set (TwWindow *window)
{
  TwDocument *document = tw_window_get_document (window);
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (document), 0);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), 42);

  tw_document_replace_tile (document, item, tile, "Change Copies", NULL);
}
