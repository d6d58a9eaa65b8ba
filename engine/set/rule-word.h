/* The words that rules as data are written in: one row for each.
 *
 * A row says what files call a word, what may stand in it, where an effect keeps it, and what people
 * are told: what the form offers, what an explanation says, a line of help and an example. Reader,
 * writer, form, explanation, rules sheet and `tilewright-tool list words` go by the rows; the schema
 * and doc/effects.md are held to them by a test. What carries a word out is in engine/game.
 *
 * Sentences of the rules sheet stand in data/rules/base.xml under names made of the words:
 * "effect-to-" and the word, "effect-" and the condition.
 */
#pragma once

#include "engine/set/effect.h"
#include "engine/tile/member.h"

G_BEGIN_DECLS

/**
 * TwWordSort:
 * @TW_WORDS_ATTRIBUTE: what an effect says, each an attribute
 * @TW_WORDS_CONDITION: attributes that have to be true for it to apply
 * @TW_WORDS_EVENT: when, by the bits of #TwEffectEvent
 * @TW_WORDS_STAGE: by #TwEffectStage, like the next ones by theirs
 * @TW_WORDS_PER: what is counted
 * @TW_WORDS_SCOPE: where
 * @TW_WORDS_TO: who gets it
 * @TW_WORDS_ROUND: how a division is rounded: whether down
 */
typedef enum
{
  TW_WORDS_ATTRIBUTE,
  TW_WORDS_CONDITION,
  TW_WORDS_EVENT,
  TW_WORDS_STAGE,
  TW_WORDS_PER,
  TW_WORDS_SCOPE,
  TW_WORDS_TO,
  TW_WORDS_ROUND,
  TW_N_WORD_SORTS
} TwWordSort;

/**
 * TwWordTakes: what may stand in an attribute.
 * @TW_TAKES_NOTHING: it is no attribute
 * @TW_TAKES_KINDS: kinds of feature, a #TwKindSet
 * @TW_TAKES_EVENTS: words of %TW_WORDS_EVENT
 * @TW_TAKES_WORD: a word of the sort @of
 * @TW_TAKES_KIND: a kind of feature
 * @TW_TAKES_TRUTH: true or false
 * @TW_TAKES_NUMBER: a whole number
 * @TW_TAKES_AMOUNT: a whole number or a parameter, as text; so are the next ones
 * @TW_TAKES_SYMBOL: a symbol's id
 * @TW_TAKES_FIGURE: a figure's id
 * @TW_TAKES_TOKEN: a token's id
 * @TW_TAKES_SETTING: PARAMETER=VALUE
 * @TW_TAKES_RULES: ids of rules
 */
typedef enum
{
  TW_TAKES_NOTHING,
  TW_TAKES_KINDS,
  TW_TAKES_EVENTS,
  TW_TAKES_WORD,
  TW_TAKES_KIND,
  TW_TAKES_TRUTH,
  TW_TAKES_NUMBER,
  TW_TAKES_AMOUNT,
  TW_TAKES_SYMBOL,
  TW_TAKES_FIGURE,
  TW_TAKES_TOKEN,
  TW_TAKES_SETTING,
  TW_TAKES_RULES
} TwWordTakes;

/**
 * TwRuleWord:
 * @sort: what it is
 * @name: as files write it
 * @value: of words that are no attributes: the enumeration's
 * @takes: of attributes: what may stand in it
 * @of: with %TW_TAKES_WORD: the sort of its words
 * @member: of attributes: where a #TwEffect keeps it
 * @context: (nullable): the context of @form and @also for translators
 * @form: (nullable): what the form calls it; without it the form offers it to nobody, and shows it
 *   by its name where a file says it
 * @also: (nullable): what the form says of a condition that no row shows; "%s" is what stands in it
 * @one: (nullable): what an explanation says: how many there are, and points for each
 * @many: (nullable): the same for several
 * @said: (nullable): what an explanation says where nothing is counted
 * @help: a line of help
 * @example: attributes that use it
 */
typedef struct
{
  TwWordSort sort;
  const char *name;
  int value;
  TwWordTakes takes;
  TwWordSort of;
  TwMember member;
  const char *context;
  const char *form;
  const char *also;
  const char *one;
  const char *many;
  const char *said;
  const char *help;
  const char *example;
} TwRuleWord;

/** tw_rule_word_table: Returns: (array length=out_n): all of them; those of an effect's attributes in the
 *   order in which they are written */
const TwRuleWord *tw_rule_word_table (guint *out_n);

/** tw_rule_word_sort_name: Returns: what the attribute of the words of @sort is called: "per";
 *   "attribute" and "condition" for the attributes themselves */
const char *tw_rule_word_sort_name (TwWordSort sort);

/** tw_rule_word_nth: Returns: (nullable): word @index of @sort */
const TwRuleWord *tw_rule_word_nth (TwWordSort sort, guint index);

/** tw_rule_word_of: Returns: (nullable): the word of @sort that means @value, if there is one */
const TwRuleWord *tw_rule_word_of (TwWordSort sort, int value);

/** tw_rule_word_find: Returns: (nullable): the word of @sort that files call @name */
const TwRuleWord *tw_rule_word_find (TwWordSort sort, const char *name);

/** tw_rule_word_is_attribute: Returns: whether it is an attribute, condition or not */
gboolean tw_rule_word_is_attribute (const TwRuleWord *word);

/** tw_rule_word_text: Returns: (nullable): what @effect has in the attribute @word; %NULL if it has
 *   none or it is no text */
const char *tw_rule_word_text (const TwRuleWord *word, const TwEffect *effect);

/** tw_rule_word_number: Returns: what @effect has in the attribute @word; 0 if it is text */
int tw_rule_word_number (const TwRuleWord *word, const TwEffect *effect);

/** tw_rule_word_is_text: Returns: whether an effect keeps what stands in the attribute as text */
gboolean tw_rule_word_is_text (const TwRuleWord *word);

/** tw_rule_word_form: Returns: what the form calls it, in the user's language (gettext) */
const char *tw_rule_word_form (const TwRuleWord *word);

/** tw_rule_word_also: Returns: (nullable): its @also in the user's language */
const char *tw_rule_word_also (const TwRuleWord *word);

G_END_DECLS
