/* A row for a card of a deck, or a face of a die: its picture as it lies on the table, what it is called or
 * which number it shows, how often it is there, and a menu of what else can be done. */
#pragma once

#include <adwaita.h>

#include "app/document/own-declared.h"
#include "app/drawing/theme.h"

G_BEGIN_DECLS

#define TW_TYPE_CARD_ROW (tw_card_row_get_type ())
G_DECLARE_FINAL_TYPE (TwCardRow, tw_card_row, TW, CARD_ROW, AdwPreferencesRow)

/* Signals:
 *   "named" (const char *name)    a name was typed
 *   "numbered" (guint number)     another number was chosen for a face
 *   "counted" (guint n)           so many of it are wanted
 *   "dropped" (guint from)        card number @from was dropped on it
 * The actions of its menu are those of the group, "deck.draw" and the like, with the number of the card.
 */

/** tw_card_row_new: Returns: (transfer floating): a row that shows nothing yet */
GtkWidget *tw_card_row_new (void);

/**
 * tw_card_row_show:
 * @self: a row
 * @card: what it shows
 * @n: its number in the deck, from 0
 * @is_die: whether it is a face of a die
 * @theme: has the pictures of the set
 */
void tw_card_row_show (TwCardRow *self, const TwOwnCard *card, guint n, gboolean is_die,
                       const TwTheme *theme);

G_END_DECLS
