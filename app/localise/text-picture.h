/* The picture of a text's owner: a tile, a symbol, a piece, else an icon. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/localise/text-row.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TEXT_PICTURE (tw_text_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwTextPicture, tw_text_picture, TW, TEXT_PICTURE, AdwBin)

/** tw_text_picture_new: Returns: (transfer floating): a picture of @size pixels */
GtkWidget *tw_text_picture_new (TwDocument *document, TwTileTextures *textures, int size);

/** tw_text_picture_show: shows the owner of @row's text, %NULL for none. */
void tw_text_picture_show (TwTextPicture *self, TwTextRow *row);

G_END_DECLS
