/* The rules that a set is played with at the table. */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/**
 * tw_play_rules_new:
 * @set: a set
 * @n_seats: how many play
 * @error: why it cannot be played, with words for people
 *
 * The base rules with farmers and what belongs to @set. A set without a start tile is
 * played together with the base set.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
TwRules *tw_play_rules_new (TwTileSet *set, guint n_seats, GError **error);

/** tw_play_rules_title: Returns: (transfer full): the sets in play: "Ford and Base Game" */
char *tw_play_rules_title (const TwRules *rules);

G_END_DECLS
