/* The card in a corner of the table that explains what the pointer or the keyboard is on. */
#pragma once

#include <adwaita.h>

#include "app/play/log-panel.h"
#include "app/play/score-panel.h"
#include "app/table/game-table.h"
#include "app/table/hand.h"

G_BEGIN_DECLS

#define TW_TYPE_EXPLAIN_CARD (tw_explain_card_get_type ())
G_DECLARE_FINAL_TYPE (TwExplainCard, tw_explain_card, TW, EXPLAIN_CARD, AdwBin)

/* The card is an overlay of a #GtkOverlay. It stands where it covers neither what it explains nor
 * the panels beside it. */

/**
 * tw_explain_card_set_table:
 * @self: a card, once
 * @model: the game
 * @table: (transfer none): the table that the card explains
 * @log: (transfer none): the log, which has the step of the last scoring
 * @scores: (transfer none): the scores at the upper right
 * @hand: (transfer none): the hand at the lower rim
 * @advice: (transfer none): the card with the advice
 *
 * The widgets are overlays of the same #GtkOverlay, or its child, and live as long as the card.
 */
void tw_explain_card_set_table (TwExplainCard *self, TwTableModel *model, TwGameTable *table,
                                TwLogPanel *log, TwScorePanel *scores, TwHand *hand,
                                GtkWidget *advice);

/** tw_explain_card_place: puts the card into its corner, or into a different one where it would be
 * in the way. */
void tw_explain_card_place (TwExplainCard *self);

/** tw_explain_card_set_room: sets whether log and scores have room beside the table, and the distance
 * of the card from the lower rim in pixels; places the card. */
void tw_explain_card_set_room (TwExplainCard *self, gboolean is_roomy, int rise);

/** tw_explain_card_set_pinned: keeps the card open, also while nothing is pointed at. */
void tw_explain_card_set_pinned (TwExplainCard *self, gboolean is_pinned);

/** tw_explain_card_update: explains what the pointer or the keyboard is on, immediately if @at_once.
 * Without anything to explain the card closes. */
void tw_explain_card_update (TwExplainCard *self, gboolean at_once);

G_END_DECLS
