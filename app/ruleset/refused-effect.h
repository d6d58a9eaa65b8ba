/* A choice for an effect that the set cannot have; it is kept as a step of undo. */
#pragma once

#include "app/document/own-thing.h"

G_BEGIN_DECLS

#define TW_TYPE_REFUSED_EFFECT (tw_refused_effect_get_type ())
G_DECLARE_FINAL_TYPE (TwRefusedEffect, tw_refused_effect, TW, REFUSED_EFFECT, GObject)

/** tw_refused_effect_new: Returns: (transfer full): @effect, refused as the new value of the effect
 *   with @index; @words are the reason */
TwRefusedEffect *tw_refused_effect_new (guint index, const TwEffect *effect, const char *words);

/** tw_refused_effect_of: Returns: (transfer none) (nullable): the effect refused for @index, if the
 *   set has not changed since */
const TwEffect *tw_refused_effect_of (TwDocument *document, guint index);

/** tw_refused_effect_words: Returns: (transfer none): the reason for the refusal */
const char *tw_refused_effect_words (TwDocument *document);

G_END_DECLS
