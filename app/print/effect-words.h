/* A designer's effect in words, for a rules sheet in which no rule describes it, and for lists.
 *
 * The sentences are templates in data/rules/base.xml (sections "effect-…"), so they exist in every
 * language of the rules, whatever the user's language. Names stand after a colon or in brackets, so
 * that no language has to inflect them. */
#pragma once

#include "engine/game/rules.h"

G_BEGIN_DECLS

/** tw_effect_words_has_words: Returns: whether any of @rules, blank-separated ids, has a
 * statement */
gboolean tw_effect_words_has_words (const TwVocabulary *vocabulary, const char *rules);

/**
 * tw_effect_words:
 * @rules: the rules of the game
 * @effect: one of its effects
 * @language: an xml:lang value
 *
 * Returns: (transfer full): one or more sentences
 */
char *tw_effect_words (const TwRules *rules, const TwEffect *effect, const char *language);

/** tw_effect_words_for_user: as tw_effect_words() in the user's language, where there is no game: with the words of
 * @vocabulary and the defaults of its parameters. */
char *tw_effect_words_for_user (const TwVocabulary *vocabulary, const TwEffect *effect);

/** tw_effect_words_token_worth: as tw_effect_words(), for the worth of @token at the end. */
char *tw_effect_words_token_worth (const TwRules *rules, const TwTokenType *token,
                                   const TwTokenWorth *worth, const char *language);

/** tw_effect_words_token_worth_for_user: the same as tw_effect_words_for_user() has it. */
char *tw_effect_words_token_worth_for_user (const TwVocabulary *vocabulary, const TwTokenType *token,
                                            const TwTokenWorth *worth);

/** tw_effect_words_kinds: Returns: (transfer full): the names of kinds of land, "Road, City" */
char *tw_effect_words_kinds (const TwVocabulary *vocabulary, TwKindSet kinds, const char *language);

G_END_DECLS
