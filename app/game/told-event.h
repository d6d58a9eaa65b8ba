/* What explains an event that a rule of a set's own brought which has no text: its sentences. */
#pragma once

#include "engine/game/event.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_told_event_words: Returns: (transfer full) (nullable): what the rule behind @event says, in the user's language;
 *   %NULL if it has a text, or if no rule of a set's own is behind it */
char *tw_told_event_words (const TwRules *rules, const TwEvent *event);

/** tw_told_event_more: Returns: (transfer full) (nullable): what further rules of a set's own say which have a part in
 *   the arithmetic of @event, each once: in the words of the rule, or in sentences; %NULL if there are none. @told: what
 *   is said before that, and so not again */
char *tw_told_event_more (const TwRules *rules, const TwEvent *event, const char *told);

G_END_DECLS
