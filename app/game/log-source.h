/* What points come from that a rule gives without words of its own. */
#pragma once

#include "engine/game/event.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/**
 * tw_log_source:
 * @rules: the rules of the game
 * @event: points that a rule gave, %TW_EVENT_OWN
 *
 * Returns: (transfer none) (nullable): the name of the figure, symbol, zone, deck, token or land that the rule
 *   is about, else that of the feature; %NULL if it is about nothing that has a name
 */
const char *tw_log_source (const TwRules *rules, const TwEvent *event);

G_END_DECLS
