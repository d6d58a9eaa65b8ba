/* The card with the best answers and what speaks for each. */
#pragma once

#include <adwaita.h>

#include "app/table/table-scene.h"

G_BEGIN_DECLS

#define TW_TYPE_ADVICE_CARD (tw_advice_card_get_type ())
G_DECLARE_FINAL_TYPE (TwAdviceCard, tw_advice_card, TW, ADVICE_CARD, AdwBin)

/**
 * tw_advice_card_set_table:
 * @self: a card
 * @model: the table whose questions it is about
 * @scene: shows the advice on the table
 * @actions: gets "advice", which asks for it
 *
 * Call it once.
 */
void tw_advice_card_set_table (TwAdviceCard *self,
                               TwTableModel *model,
                               TwTableScene *scene,
                               GActionMap *actions);

/** tw_advice_card_set_compact: sets whether there is little room: then what is long is told by tooltips. */
void tw_advice_card_set_compact (TwAdviceCard *self, gboolean is_compact);

G_END_DECLS
