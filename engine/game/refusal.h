/* Why not: the rule and the place that forbid an action. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/**
 * TwRefusal:
 * @rule: the rule's id; that of the step that is asking when the action answers another
 *   question
 * @x: cell concerned
 * @y: cell concerned
 * @edge: for an edge that does not match: which, else -1
 * @wanted: land the neighbour asks for at @edge
 * @found: land the tile has there
 */
typedef struct
{
  const char *rule;
  gint16 x, y;
  gint8 edge;
  guint8 wanted;
  guint8 found;
} TwRefusal;

/**
 * tw_refusal_find:
 * @play: a play
 * @action: an action that is not in the list of legal ones
 * @out_refusal: (out caller-allocates): why not
 *
 * Rule: BASE-020, BASE-021, BASE-040, BASE-042, BASE-044, BASE-048.
 */
void tw_refusal_find (const TwPlay *play, const TwAction *action, TwRefusal *out_refusal);

/**
 * tw_refusal_message:
 * @refusal: a refusal
 * @play: the play it was found in
 *
 * Returns: (transfer full): a sentence in the user's language: what does not match,
 *   or the rule in words
 */
char *tw_refusal_message (const TwRefusal *refusal, const TwPlay *play);

G_END_DECLS
