/* A row that opens a list of what could be added: in groups with headings, and searched by typing. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_OFFER_ROW (tw_offer_row_get_type ())
G_DECLARE_FINAL_TYPE (TwOfferRow, tw_offer_row, TW, OFFER_ROW, AdwActionRow)

/* Signals:
 *   "filling" ()              the list opens and is empty: what is offered is to be added
 *   "chosen" (gpointer what)  an offer was chosen; the list is closed, and the row has the keyboard
 */

/** tw_offer_row_new: Returns: (transfer floating): a row for a list, without offers */
GtkWidget *tw_offer_row_new (const char *title);

/**
 * tw_offer_row_add:
 * @self: an offer row whose list opens
 * @group: the heading under which it stands, with those added before and after it that have the same
 * @title: what is offered
 * @words: (nullable): by what else it is found
 * @what: what it is, given back by "chosen"
 */
void tw_offer_row_add (TwOfferRow *self, const char *group, const char *title, const char *words,
                       gconstpointer what);

/** tw_offer_row_open: opens the list, with the keyboard in its search field. */
void tw_offer_row_open (TwOfferRow *self);

G_END_DECLS
