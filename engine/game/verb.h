/* The notation of the verbs that expansions add. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_verb_print: appends the notation of @action, whose verb is an expansion's, to @out. */
void tw_verb_print (const TwPlay *play, const TwAction *action, GString *out);

/**
 * tw_verb_parse:
 * @play: a play
 * @text: the notation of an action, without its seat
 * @out_action: (inout): has its seat set; gets what @text says if @text is one of the verbs
 *
 * Returns: whether @text is one of the verbs
 */
gboolean tw_verb_parse (const TwPlay *play, const char *text, TwAction *out_action);

/** tw_verb_number: Returns: the number that an action with %TW_VERB_TAKES_NUMBER takes, below 0 if it is one of
 *   those that are signed */
static inline int
tw_verb_number (const TwAction *action)
{
  return (gint16) action->kind;
}

/** tw_verb_parse_standing: Returns: (nullable): the figure that @text names where it stands, behind one of the
 *   verbs that take one, which @out_action gets; %NULL without such a verb */
const char *
tw_verb_parse_standing (const TwPlay *play, const char *text, TwAction *out_action);

G_END_DECLS
