/* Tiles and parts of tiles on the clipboard, as a set with all that they need. They can be pasted
 * into another tile, another set, another window, or a text.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/* Ids of sets whose only tile holds parts to be pasted onto another tile: segments with what stands
 * on them, or one symbol with its segment. */
#define TW_TILE_CLIPBOARD_PARTS  "tilewright-parts"
#define TW_TILE_CLIPBOARD_SYMBOL "tilewright-symbol"

/** tw_tile_clipboard_put: puts @excerpt (tw_excerpt_new()) on the clipboard of @widget. */
void tw_tile_clipboard_put (GtkWidget *widget, const TwTileSet *excerpt);

/** tw_tile_clipboard_is_ours: Returns: whether the clipboard has content of
 * tw_tile_clipboard_put() */
gboolean tw_tile_clipboard_is_ours (GtkWidget *widget);

/**
 * TwTileClipboardTaken:
 * @set: (nullable): the clipboard's set, %NULL if it has none
 * @names: (element-type utf8 utf8): the names for @set's pictures in the folder of the open set, by
 *   their names in @set
 * @data: user data
 */
typedef void (*TwTileClipboardTaken) (TwTileSet *set, GHashTable *names, gpointer data);

/**
 * tw_tile_clipboard_take:
 * @widget: a widget of the clipboard's display
 * @document: the open set; files beside it are read where pictures are to be pasted
 * @taken: called in this thread, unless the user cancels
 * @data: for @taken
 * @free_data: called at the end in any case
 *
 * Reads the clipboard, and in a worker thread the files in the places of its pictures.
 */
void tw_tile_clipboard_take (GtkWidget *widget, TwDocument *document, TwTileClipboardTaken taken,
                             gpointer data, GDestroyNotify free_data);

/**
 * tw_tile_clipboard_adopt:
 * @document: the open set
 * @from: the clipboard's set
 * @names: the names of its pictures, from #TwTileClipboardTaken
 * @position: where to insert its tiles, -1 for the end
 * @error: why they cannot be inserted
 *
 * Inserts the tiles of @from, with what they need, as one step of undo.
 *
 * Returns: how many tiles were inserted; 0 with @error set, or without if the document "refused"
 *   the change
 */
guint tw_tile_clipboard_adopt (TwDocument *document, TwTileSet *from, GHashTable *names,
                               int position, GError **error);

G_END_DECLS
