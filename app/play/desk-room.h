/* What has room at the table beside what else lies there. */
#pragma once

#include "app/play/advice-card.h"
#include "app/play/score-panel.h"

G_BEGIN_DECLS

/** tw_desk_room_of_card: Returns: how much of the table @card takes, in pixels, which stands on a hand @hand pixels
 *   high and asks something; 0 while it is hidden, and where it would take more than @most: the landscape would have
 *   too little room left */
int tw_desk_room_of_card (GtkWidget *card, int hand, int most);

/**
 * tw_desk_room_bound_scores:
 * @scores: the scores, on the right of @table
 * @table: the table
 * @cards: (array length=n_cards): what lies in the middle below: the hand and cards on it
 * @n_cards: how many those are
 *
 * Lets the scores end above the cards, unless they lie beside them.
 */
void tw_desk_room_bound_scores (TwScorePanel *scores, GtkWidget *table, GtkWidget *const *cards, guint n_cards);

/** tw_desk_room_move_toasts: lets toasts above @desk appear beside the advice, which takes @insets. */
void tw_desk_room_move_toasts (GtkWidget *desk, const TwAdviceInsets *insets);

G_END_DECLS
