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
 * @table: gets the keyboard back from a line that goes; outlives the card
 * @actions: gets "advice", which asks for it
 *
 * Call it once.
 */
void tw_advice_card_set_table (TwAdviceCard *self,
                               TwTableModel *model,
                               TwTableScene *scene,
                               GtkWidget *table,
                               GActionMap *actions);

/**
 * TwAdvicePlace: where the card lies.
 * @TW_ADVICE_AT_END: in the lower right corner
 * @TW_ADVICE_AT_START: below the button of the log, a slim one: where there is little room
 * @TW_ADVICE_BELOW: above the hand, below the landscape: on a very narrow table
 */
typedef enum
{
  TW_ADVICE_AT_END,
  TW_ADVICE_AT_START,
  TW_ADVICE_BELOW
} TwAdvicePlace;

/** TwAdviceInsets: how much of the table the card takes, in pixels; all 0 while it is not seen. */
typedef struct
{
  int left;
  int right;
  int bottom;
} TwAdviceInsets;

/** tw_advice_card_place: lays the card at @place, at least @above pixels from the lower rim. Returns: what it takes
 *   there; beside it is all that it speaks of */
TwAdviceInsets tw_advice_card_place (TwAdviceCard *self, TwAdvicePlace place, int above);

/** tw_advice_card_reveal: shows where the answers are, once for each advice, also to who has moved the view. Call it
 *   when the table knows what the card takes. */
void tw_advice_card_reveal (TwAdviceCard *self);

/** tw_advice_card_put_away: forgets the advice, if there is any. */
void tw_advice_card_put_away (TwAdviceCard *self);

G_END_DECLS
