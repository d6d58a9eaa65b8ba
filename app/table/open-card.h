/* A card that lies open on the table, with what can be done with it on it. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_OPEN_CARD (tw_open_card_get_type ())
G_DECLARE_FINAL_TYPE (TwOpenCard, tw_open_card, TW, OPEN_CARD, GtkBox)

/** tw_open_card_new: Returns: (transfer floating): the card of @model's question; hidden while there is
 * none */
GtkWidget *tw_open_card_new (TwTableModel *model);

/** tw_open_card_set_compact: sets whether there is little room. */
void tw_open_card_set_compact (TwOpenCard *self, gboolean is_compact);

G_END_DECLS
