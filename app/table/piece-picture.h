/* A small picture of a figure, for rows and buttons. */
#pragma once

#include <gtk/gtk.h>

#include "app/drawing/theme.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

#define TW_TYPE_PIECE_PICTURE (tw_piece_picture_get_type ())
G_DECLARE_FINAL_TYPE (TwPiecePicture, tw_piece_picture, TW, PIECE_PICTURE, GtkWidget)

/* Properties: "figure" (string), "colour" (uint, a player colour), "size" (int, pixels).
 * For assistive technology it is presentation: a label always stands beside it. */

/** tw_piece_picture_new: Returns: (transfer floating): a figure of @size pixels */
GtkWidget *tw_piece_picture_new (const char *figure, guint colour, int size);

/** tw_piece_picture_new_of: as tw_piece_picture_new(), with the pictures of the pieces that @rules
 * define. */
GtkWidget *tw_piece_picture_new_of (const TwRules *rules, const char *figure, guint colour,
                                    int size);

/** tw_piece_picture_colour: Returns: @colour, or that of nobody for a @figure that belongs to nobody by @rules */
guint tw_piece_picture_colour (const TwRules *rules, const char *figure, guint colour);

/** tw_piece_picture_set_theme: sets the theme that has the pictures of a set's own pieces; %NULL for
 * none. */
void tw_piece_picture_set_theme (TwPiecePicture *self, const TwTheme *theme);

/** tw_piece_picture_set_piece: shows another figure. */
void tw_piece_picture_set_piece (TwPiecePicture *self, const char *figure, guint colour);

G_END_DECLS
