/* A small picture of a symbol or place, for the shelf, lists and rows. */
#pragma once

#include <gtk/gtk.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

#define TW_TYPE_SYMBOL_PICTURE (tw_symbol_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwSymbolPicture, tw_symbol_picture, TW, SYMBOL_PICTURE, GtkWidget)

/** tw_symbol_picture_new: Returns: (transfer floating): a picture of @symbol, @size pixels high
 *   and wide; assistive technology skips it, because a label stands beside it */
GtkWidget *tw_symbol_picture_new (const char *symbol, int size);

/** tw_symbol_picture_set_size: sets width and height to @size pixels. */
void tw_symbol_picture_set_size (TwSymbolPicture *self, int size);

/** tw_symbol_picture_show: shows @symbol as @theme draws it. */
void tw_symbol_picture_show (TwSymbolPicture *self, const char *symbol, const TwTheme *theme);

/** tw_symbol_picture_show_piece: shows a figure as it stands on the table, in a player's colour, 0 to 5, or
 * %TW_COLOUR_NOBODY. */
void tw_symbol_picture_show_piece (TwSymbolPicture *self, const char *figure, guint colour,
                                   const TwTheme *theme);

G_END_DECLS
