/* Why an action is not legal: the rule that forbids it, and where. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/**
 * TwRefusal:
 * @rule: id of the rule; if the action answers another question than the open one, the rule of the
 *   step that asks; "" where a designer's rule asks that gives no reason; where one forbids that has no rule in
 *   words what tw_told_rule_of() gives
 * @x: column of the cell concerned
 * @y: row of the cell concerned
 * @edges: the edges that do not match: a bit (1 << #TwEdge) for each
 * @wanted: by edge: the land that the neighbour has there
 * @found: by edge: the land that the tile has there
 * @least, @most: where a number is asked for, of which to which; @most is 0 where it is not
 */
typedef struct
{
  const char *rule;
  gint16 x, y;
  guint8 edges;
  guint8 wanted[TW_N_EDGES];
  guint8 found[TW_N_EDGES];
  gint16 least, most;
} TwRefusal;

/**
 * tw_refusal_find:
 * @play: a play
 * @action: an action that is not in the list of legal ones
 * @out_refusal: (out caller-allocates): why the action is not legal
 *
 * Rule: BASE-020, BASE-021, BASE-040, BASE-042, BASE-044, BASE-048.
 */
void tw_refusal_find (const TwPlay *play, const TwAction *action, TwRefusal *out_refusal);

/**
 * tw_refusal_message:
 * @refusal: a refusal
 * @play: the play that refused the action
 *
 * Returns: (transfer full): a sentence in the user's language: what does not match, or the rule's
 *   statement
 */
char *tw_refusal_message (const TwRefusal *refusal, const TwPlay *play);

G_END_DECLS
