/* Why an effect cannot be taken, in the words of its form, and what would help.
 *
 * The one place where problems of effects are put into the words of the window.
 */
#pragma once

#include "app/document/own-thing.h"
#include "engine/set/effect-problem.h"

G_BEGIN_DECLS

/**
 * TwEffectRefusal:
 * @words: the reason, with what can be done
 * @repair: (nullable): words of a button that does it
 * @repaired: (nullable): the effect as it would be then
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
 * @effect: what an effect of its set shall say
 * @index: which of the set's own effects it is
 *
 * Looks for what is wrong with it by itself, beside the others of the set, and beside those of the
 * game that the set is played in.
 *
 * Returns: (transfer full) (nullable): the reason, %NULL if nothing of that is wrong
 */
TwEffectRefusal *tw_effect_refusal_new (TwDocument *document, const TwEffect *effect, guint index);

/** tw_effect_refusal_new_words: Returns: (transfer full): one that says @words and no more */
TwEffectRefusal *tw_effect_refusal_new_words (const char *words);

/** tw_effect_refusal_free: frees it. */
void tw_effect_refusal_free (TwEffectRefusal *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwEffectRefusal, tw_effect_refusal_free)

G_END_DECLS
