/* What a designer's effect does, in words: for a rules sheet, where nobody has told it in a rule.
 *
 * Its sentences are templates of the rules' own data (data/rules/base.xml, sections "effect-…"), so
 * that they are there in every language of the rules, whatever the user's. Names stand in them as
 * they are in lists, behind a colon or in brackets, so that no language has to inflect them. */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_effect_words_has_words: Returns: whether one of @rules, ids blank-separated, says anything */
gboolean tw_effect_words_has_words (const TwVocabulary *vocabulary, const char *rules);

/**
 * tw_effect_words:
 * @rules: what is played
 * @effect: one of its effects
 * @language: an xml:lang value
 *
 * Returns: (transfer full): one sentence or several
 */
char *tw_effect_words (const TwRules *rules, const TwEffect *effect, const char *language);

/** tw_effect_words_token_worth: as tw_effect_words() for what @token is worth at the end. */
char *tw_effect_words_token_worth (const TwRules *rules, const TwTokenType *token,
                                   const TwTokenWorth *worth, const char *language);

G_END_DECLS
