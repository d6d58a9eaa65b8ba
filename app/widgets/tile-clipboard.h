/* Tiles and parts of tiles on the clipboard, as a set with all that they need: into another tile,
 * another set, another window, or a text.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/* Ids of sets whose only tile holds what is to be laid onto another: segments with what stands on
 * them, or one symbol with the segment that it stood on. */
#define TW_TILE_CLIPBOARD_PARTS  "tilewright-parts"
#define TW_TILE_CLIPBOARD_SYMBOL "tilewright-symbol"

/** tw_tile_clipboard_put: puts @excerpt (tw_excerpt_new()) on the clipboard of @widget. */
void tw_tile_clipboard_put (GtkWidget *widget, const TwTileSet *excerpt);

/** tw_tile_clipboard_is_ours: Returns: whether something that was put there is on the clipboard */
gboolean tw_tile_clipboard_is_ours (GtkWidget *widget);

/**
 * TwTileClipboardTaken:
 * @set: (nullable): what the clipboard has, %NULL for nothing of ours
 * @names: (element-type utf8 utf8): under which name in the set's folder each picture of @set is
 *   kept, by its name there
 * @data: user data
 */
typedef void (*TwTileClipboardTaken) (TwTileSet *set, GHashTable *names, gpointer data);

/**
 * tw_tile_clipboard_take:
 * @widget: whose clipboard it is
 * @document: the open set: files beside it are read where pictures come
 * @taken: called in this thread, unless the person gives it up
 * @data: for @taken
 * @free_data: called in the end, whatever came of it
 *
 * Reads the clipboard, and in a worker what lies where its pictures would.
 */
void tw_tile_clipboard_take (GtkWidget *widget, TwDocument *document, TwTileClipboardTaken taken,
                             gpointer data, GDestroyNotify free_data);

/**
 * tw_tile_clipboard_adopt:
 * @document: the open set
 * @from: what the clipboard has
 * @names: the names of its pictures, as they were taken
 * @position: where its tiles are to be inserted, -1 for the end
 * @error: why they cannot
 *
 * Makes its tiles the document's, with what they need: one step of undo.
 *
 * Returns: how many there are now, from @position; 0 with an error, or without one if the document
 *   refused them and said so
 */
guint tw_tile_clipboard_adopt (TwDocument *document, TwTileSet *from, GHashTable *names,
                               int position, GError **error);

G_END_DECLS
