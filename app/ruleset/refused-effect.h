/* What somebody chose for an effect that the set cannot have: kept as a step of undo. */
#pragma once

#include "app/document/own-thing.h"

G_BEGIN_DECLS

#define TW_TYPE_REFUSED_EFFECT (tw_refused_effect_get_type ())
G_DECLARE_FINAL_TYPE (TwRefusedEffect, tw_refused_effect, TW, REFUSED_EFFECT, GObject)

/** tw_refused_effect_new: Returns: (transfer full): @effect in place of the one of that number, and why
 *   it was refused in @words */
TwRefusedEffect *tw_refused_effect_new (guint index, const TwEffect *effect, const char *words);

/** tw_refused_effect_of: Returns: (transfer none) (nullable): what was refused for the set's effect
 *   of that number and not changed since */
const TwEffect *tw_refused_effect_of (TwDocument *document, guint index);

/** tw_refused_effect_words: Returns: (transfer none): why that was refused */
const char *tw_refused_effect_words (TwDocument *document);

G_END_DECLS
