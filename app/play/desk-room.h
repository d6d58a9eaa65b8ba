/* How scores, cards and toasts share the table without covering each other. */
#pragma once

#include "app/play/advice-card.h"
#include "app/play/score-panel.h"
#include "app/table/hand.h"

G_BEGIN_DECLS

/** tw_desk_room_is_large: Returns: whether texts are so large that the room of what lies at the table is measured, not
 * known */
gboolean tw_desk_room_is_large (GtkWidget *widget);

/** tw_desk_room_show_scores: shows @scores if @are_wanted, but not where large words of them and of @log, if that is
 * shown, would leave next to nothing of @width to what is said beside them. Returns: whether they are shown */
gboolean tw_desk_room_show_scores (GtkWidget *scores, gboolean are_wanted, GtkWidget *log, int width);

/** tw_desk_room_of_hand: Returns: how much of the table's height the landscape has to leave to @hand, in pixels: @usual, so
 * that it stays where it is, or where words are large as much as the hand needs for what it says */
int tw_desk_room_of_hand (TwHand *hand, int usual);

/**
 * tw_desk_room_of_card:
 * @card: a card that asks something, at the lower edge of the table
 * @hand: height of the hand, in pixels: the card stands on it
 * @most: the height from which on a card leaves the landscape too little room, in pixels
 *
 * Returns: how much of the table's height the landscape has to leave to @card above the hand, in pixels; 0 while the
 *   card is hidden, and where it would be @most or more
 */
int tw_desk_room_of_card (GtkWidget *card, int hand, int most);

/** tw_desk_room_of_log: Returns: how much of @width, which the scores leave, the landscape has to leave to the
 * log on its left, in pixels; 0 where that would leave it too little: then the log lies over it */
int tw_desk_room_of_log (GtkWidget *log, int width);

/**
 * tw_desk_room_fit_scores:
 * @scores: the scores, on the right of @table
 * @table: the table
 * @cards: (array length=n_cards): the hand and the cards on it, in the middle of the lower edge
 * @n_cards: how many those are
 * @advice: (nullable): the card below the scores, if it lies there
 * @is_roomy: whether the scores have room for their track
 *
 * Makes the scores so short that they end above each card that would reach below them, and the advice so short that
 * it begins below them.
 */
void tw_desk_room_fit_scores (TwScorePanel *scores,
                              GtkWidget *table,
                              GtkWidget *const *cards,
                              guint n_cards,
                              GtkWidget *advice,
                              gboolean is_roomy);

/**
 * tw_desk_room_of_notices:
 * @notices: what is said at the upper rim of the table, or nothing now
 * @left: what lies there on the left takes so much, in pixels
 * @end: what lies there on the right, or above
 * @is_below: whether @notices lie below @end
 * @least: how much is left to them in any case, in pixels, so that the table stays where it is when one comes
 *
 * Lays @notices in the middle of what is free.
 *
 * Returns: how much of the table's height the landscape has to leave to them and to what lies above, in pixels
 */
int tw_desk_room_of_notices (GtkWidget *notices, int left, GtkWidget *end, gboolean is_below, int least);

/** tw_desk_room_move_toasts: has toasts above @desk appear beside the advice, which takes @insets of the table. */
void tw_desk_room_move_toasts (GtkWidget *desk, const TwAdviceInsets *insets);

G_END_DECLS
