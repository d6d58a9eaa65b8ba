/* Why an effect is refused, in the words of its form, and the repair.
 *
 * This is the only place that puts problems of effects into the form's words.
 */
#pragma once

#include "app/document/own-thing.h"
#include "engine/set/effect-problem.h"

G_BEGIN_DECLS

/**
 * TwEffectRefusal:
 * @words: the reason and the remedy
 * @repair: (nullable): label of a button that repairs it
 * @repaired: (nullable): the repaired effect
 */
typedef struct
{
  char *words;
  const char *repair;
  TwEffect *repaired;
} TwEffectRefusal;

/**
 * tw_effect_refusal_new:
 * @document: a document
 * @effect: the new value of an effect of its set
 * @index: index of that effect in the set's own vocabulary
 *
 * Checks the effect by itself, beside the other effects of the set, and beside those of the game
 * that the set is played in.
 *
 * Returns: (transfer full) (nullable): the reason, %NULL if nothing is wrong
 */
TwEffectRefusal *tw_effect_refusal_new (TwDocument *document, const TwEffect *effect, guint index);

/** tw_effect_refusal_new_words: Returns: (transfer full): a refusal with only @words */
TwEffectRefusal *tw_effect_refusal_new_words (const char *words);

/** tw_effect_refusal_free: frees @refusal. */
void tw_effect_refusal_free (TwEffectRefusal *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwEffectRefusal, tw_effect_refusal_free)

G_END_DECLS
