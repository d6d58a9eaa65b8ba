/* What a feature is worth, and who gets it: effects applied in stages. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_feature_value:
 * @play: a play
 * @node: any node of the feature
 * @event: one #TwEffectEvent
 * @out_lines: (nullable) (array): room for %TW_MAX_VALUE_LINES
 * @out_n_lines: (nullable): lines written
 *
 * Applies rates and additions first, then divisions, each with its own rounding.
 *
 * Rule: BASE-062, BASE-063, BASE-066, BASE-092 to BASE-094, BASE-101.
 *
 * Returns: the points before they are shared, without effects that depend on who gets them
 */
int tw_feature_value (const TwPlay *play,
                      guint node,
                      guint event,
                      TwValueLine *out_lines,
                      guint *out_n_lines);

/**
 * tw_feature_value_for:
 * @seat: the seat that would get the points, %TW_SEAT_NONE for none in particular
 *
 * As tw_feature_value(), with the effects that ask for a figure of @seat.
 *
 * Returns: points
 */
int tw_feature_value_for (const TwPlay *play,
                          guint node,
                          guint event,
                          guint seat,
                          TwValueLine *out_lines,
                          guint *out_n_lines);

/**
 * tw_feature_value_least_closed:
 * @play: a play
 * @node: any node of a feature that merges with its neighbours
 * @out_lines: (nullable) (array): room for %TW_MAX_VALUE_LINES
 * @out_n_lines: (nullable): lines written
 *
 * To complete the feature, each empty cell that it faces needs a tile, and one tile can close
 * several edges. So one tile for each such cell is added to the feature's tiles.
 *
 * Returns: the fewest points it can bring when complete, before they are shared
 */
int tw_feature_value_least_closed (const TwPlay *play,
                                   guint node,
                                   TwValueLine *out_lines,
                                   guint *out_n_lines);

/**
 * tw_feature_value_share:
 * @play: a play
 * @winners: the seats with the majority, a bit each
 * @value: what a single winner would get
 *
 * Rule: BASE-068.
 *
 * Returns: what each winner gets, by the parameter majority.tie
 */
int tw_feature_value_share (const TwPlay *play, guint winners, int value);

/**
 * tw_feature_value_recipients:
 * @play: a play
 * @root: the feature's root
 * @to: who gets the points
 * @on_turn: the seat whose turn it is, %TW_SEAT_NONE at the end of the game
 *
 * Returns: those seats, a bit each
 */
guint tw_feature_value_recipients (const TwPlay *play, guint root, TwEffectTo to, guint on_turn);

/**
 * tw_feature_value_credit:
 * @play: a play
 * @root: the feature's root
 * @event: one #TwEffectEvent
 *
 * Returns: who gets the feature's value: as an effect says; without one the majority, or at a
 *   recall the player on turn
 */
TwEffectTo tw_feature_value_credit (const TwPlay *play, guint root, guint event);

/** tw_feature_value_credits_by: Returns: whether @effect is the one that says who gets the value of the feature at
 *   @root, see tw_feature_value_credit() */
gboolean tw_feature_value_credits_by (const TwPlay *play, guint root, guint event,
                                      const TwEffect *effect);

/** tw_feature_value_credit_rules: Returns: (nullable): ids of the rules behind the effect that says so; %NULL
 *   if none does, or it names none */
const char *tw_feature_value_credit_rules (const TwPlay *play, guint root, guint event);

/**
 * tw_feature_value_extra:
 * @play: a play
 * @root: the feature's root
 * @event: one #TwEffectEvent
 * @index: index among the effects that give something beside the value
 * @seat: the seat that would get it
 * @out_n: (out): how many of what the effect counts there are; 0 if it does not apply
 *
 * Returns: (transfer none) (nullable): the effect, %NULL behind the last
 */
const TwEffectRule *
tw_feature_value_extra (const TwPlay *play, guint root, guint event, guint index, guint seat,
                        int *out_n);

G_END_DECLS
