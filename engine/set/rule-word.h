/* The words of effects as data: one row for each.
 *
 * A row holds a word's name in files, its values, the member of an effect that keeps it, and its
 * texts for people: for the form, for explanations, for help, and an example. Reader, writer, form,
 * explanation, rules sheet and `tilewright-tool list words` go by the rows; a test holds the schema
 * and doc/effects.md to them. The code that carries a word out is in engine/game.
 *
 * The sentences stand in data/rules, so that they exist in every language of the rules: those of
 * effects in base.xml under names made from the words ("effect-to-" and the word, "effect-" and the
 * condition), the phrases of procedures in sentences.xml ("say-" and the word), see sentence.h.
 */
#pragma once

#include "engine/set/effect.h"
#include "engine/tile/member.h"

G_BEGIN_DECLS

/**
 * TwWordSort:
 * @TW_WORDS_ATTRIBUTE: attributes of an effect
 * @TW_WORDS_CONDITION: attributes that are conditions for it to apply
 * @TW_WORDS_EVENT: values for when it applies, by the bits of #TwEffectEvent
 * @TW_WORDS_STAGE: values of #TwEffectStage; the next sorts have their enumerations likewise
 * @TW_WORDS_PER: what it counts
 * @TW_WORDS_SCOPE: where it looks
 * @TW_WORDS_TO: who gets what it gives
 * @TW_WORDS_ROUND: how a division is rounded: whether it rounds down
 * @TW_WORDS_STATEMENT: what a procedure is made of, each an element
 * @TW_WORDS_DETAIL: attributes of those elements
 * @TW_WORDS_MOMENT: when a procedure is carried out, by #TwTurnMoment
 * @TW_WORDS_WHAT: what is chosen or gone through, by #TwSelected
 * @TW_WORDS_IN: where a figure is, by #TwWhere
 * @TW_WORDS_SHARED: what two things have in common, by #TwShared
 * @TW_WORDS_AMONG: features that are known together, by #TwAmong
 * @TW_WORDS_FROM: which player comes first, by #TwFrom
 * @TW_WORDS_AFTER: what a figure that is placed late comes after, by #TwAfter
 * @TW_WORDS_NEAR: what counts as near a tile, by #TwNear
 * @TW_WORDS_ACROSS: what lies between two ends, by #TwAcross
 * @TW_WORDS_SIZE: which feature is the larger one, by #TwSize
 * @TW_WORDS_ORDER: in which order is drawn, by #TwOrder
 * @TW_WORDS_TERRAIN: how land is taken, by #TwTerrain
 * @TW_WORDS_RESULT: how a rule ends the game, by #TwResult
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
  TW_WORDS_STATEMENT,
  TW_WORDS_DETAIL,
  TW_WORDS_MOMENT,
  TW_WORDS_WHAT,
  TW_WORDS_IN,
  TW_WORDS_SHARED,
  TW_WORDS_AMONG,
  TW_WORDS_FROM,
  TW_WORDS_AFTER,
  TW_WORDS_NEAR,
  TW_WORDS_ACROSS,
  TW_WORDS_SIZE,
  TW_WORDS_ORDER,
  TW_WORDS_TERRAIN,
  TW_WORDS_RESULT,
  TW_N_WORD_SORTS
} TwWordSort;

/**
 * TwWordTakes: the type of an attribute's value.
 * @TW_TAKES_NOTHING: the word is no attribute
 * @TW_TAKES_KINDS: kinds of feature, a #TwKindSet
 * @TW_TAKES_EVENTS: words of %TW_WORDS_EVENT
 * @TW_TAKES_WORD: a word of the sort @of
 * @TW_TAKES_KIND: a kind of feature
 * @TW_TAKES_TRUTH: true or false
 * @TW_TAKES_NUMBER: a whole number
 * @TW_TAKES_AMOUNT: a whole number or a parameter; text, like the next ones
 * @TW_TAKES_SYMBOL: a symbol's id
 * @TW_TAKES_FIGURE: a figure's id
 * @TW_TAKES_TOKEN: a token's id
 * @TW_TAKES_PART: id of a part of the game
 * @TW_TAKES_SETTING: PARAMETER=VALUE
 * @TW_TAKES_RULES: ids of rules
 * @TW_TAKES_NAME: the name of a thing that a procedure has chosen or been given, or of a figure that
 *   belongs to nobody
 * @TW_TAKES_FIGURES: ids of figures, one or more
 * @TW_TAKES_THING: id of a figure or symbol
 * @TW_TAKES_GAIN: "points", or a token's id
 * @TW_TAKES_BAG: id of a bag
 * @TW_TAKES_ID: an id of its own
 * @TW_TAKES_ANSWER: what an answer is called: such an id, or two with “=” between them
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
  TW_TAKES_PART,
  TW_TAKES_SETTING,
  TW_TAKES_RULES,
  TW_TAKES_NAME,
  TW_TAKES_FIGURES,
  TW_TAKES_THING,
  TW_TAKES_GAIN,
  TW_TAKES_BAG,
  TW_TAKES_ID,
  TW_TAKES_ANSWER
} TwWordTakes;

/**
 * TwWordStands: what an element of a procedure is, and what may stand in it: bits.
 * @TW_STANDS_STATEMENT: something that is done
 * @TW_STANDS_FILTER: what decides whether something is selected
 * @TW_STANDS_TEXT: words for people
 * @TW_STANDS_ELSE: what is done if a condition does not hold
 * @TW_STANDS_OTHERWISE: what is done if there is nothing to choose
 * @TW_STANDS_PER: what a number is multiplied by
 * @TW_STANDS_ANY: a condition on whether there is something
 * @TW_STANDS_ITEM: what can be drawn
 * @TW_STANDS_TITLE: what something is called
 * @TW_STANDS_QUESTION: what asks somebody for answers that can stand beside others
 */
typedef enum
{
  TW_STANDS_STATEMENT = 1 << 0,
  TW_STANDS_FILTER = 1 << 1,
  TW_STANDS_TEXT = 1 << 2,
  TW_STANDS_ELSE = 1 << 3,
  TW_STANDS_OTHERWISE = 1 << 4,
  TW_STANDS_PER = 1 << 5,
  TW_STANDS_ANY = 1 << 6,
  TW_STANDS_ITEM = 1 << 7,
  TW_STANDS_TITLE = 1 << 8,
  TW_STANDS_QUESTION = 1 << 9
} TwWordStands;

/**
 * TwRuleWord:
 * @sort: its sort
 * @name: its name in files
 * @value: of a word that is no attribute: the value of its enumeration
 * @takes: of an attribute: the type of its value
 * @of: with %TW_TAKES_WORD: the sort of the words it takes
 * @member: of an attribute: where a #TwEffect keeps it
 * @of_element: of attributes of statements: the elements that may have it, blank-separated
 * @stands: of statements: a #TwWordStands, 0 for the procedure itself
 * @holds: of statements: what may stand in it, a set of #TwWordStands
 * @names: of what is counted: what has to be named with it, or nothing
 * @looks: of what is counted: whether it is counted where the effect looks
 * @is_text: of statements: whether words for people stand in it
 * @has_picture: of statements: whether a <picture> may stand in it
 * @context: (nullable): the context of @form and @also for translators
 * @form: (nullable): its name in the form; a word without one is not offered there, and shows by
 *   its @name if a file has it
 * @also: (nullable): the form's text for a condition that has no row there; "%s" is its value
 * @one: (nullable): the explanation for one: how many there are, and the points for each
 * @many: (nullable): the explanation for several
 * @said: (nullable): the explanation where nothing is counted
 * @help: a line of help
 * @example: an example of its use
 */
typedef struct
{
  TwWordSort sort;
  const char *name;
  int value;
  TwWordTakes takes;
  TwWordSort of;
  TwMember member;
  const char *of_element;
  TwWordStands stands;
  guint holds;
  TwWordTakes names;
  gboolean looks;
  gboolean is_text;
  gboolean has_picture;
  const char *context;
  const char *form;
  const char *also;
  const char *one;
  const char *many;
  const char *said;
  const char *help;
  const char *example;
} TwRuleWord;

/** tw_rule_word_table: Returns: (array length=out_n): the words of effects; attributes come in the
 *   order in which files write them */
const TwRuleWord *tw_rule_word_table (guint *out_n);

/** tw_procedure_word: Returns: (nullable): row @index of all words of procedures: elements, attributes,
 * values; %NULL behind the last */
const TwRuleWord *tw_procedure_word (guint index);

/** tw_procedure_word_table: Returns: (array length=out_n): the elements of procedures */
const TwRuleWord *tw_procedure_word_table (guint *out_n);

/** tw_procedure_attribute_table: Returns: (array length=out_n): their attributes */
const TwRuleWord *tw_procedure_attribute_table (guint *out_n);

/** tw_procedure_value_table: Returns: (array length=out_n): what these attributes take, where that is one
 *   of few words */
const TwRuleWord *tw_procedure_value_table (guint *out_n);

/** tw_rule_word_sort_name: Returns: name of the attribute that takes the words of @sort: "per";
 *   "attribute" or "condition" for the attributes themselves */
const char *tw_rule_word_sort_name (TwWordSort sort);

/** tw_rule_word_nth: Returns: (nullable): word @index of @sort */
const TwRuleWord *tw_rule_word_nth (TwWordSort sort, guint index);

/** tw_rule_word_of: Returns: (nullable): the word of @sort with @value */
const TwRuleWord *tw_rule_word_of (TwWordSort sort, int value);

/** tw_rule_word_find: Returns: (nullable): the word of @sort with that name in files */
const TwRuleWord *tw_rule_word_find (TwWordSort sort, const char *name);

/** tw_rule_word_is_attribute: Returns: whether the word is an attribute, conditions included */
gboolean tw_rule_word_is_attribute (const TwRuleWord *word);

/** tw_rule_word_all: Returns: (array length=out_n): all words of @sort, in the order of their table */
const TwRuleWord *const *tw_rule_word_all (TwWordSort sort, guint *out_n);

/** tw_rule_word_details: Returns: (element-type TwRuleWord): the attributes that the element @element
 *   of procedures may have, in the order of tw_procedure_attribute_table() */
const GPtrArray *tw_rule_word_details (const char *element);

/** tw_rule_word_detail: Returns: (nullable): attribute @index of those that the element @element of procedures may
 *   have, in the order of tw_procedure_attribute_table() */
const TwRuleWord *tw_rule_word_detail (const char *element, guint index);

/** tw_rule_word_is_of: Returns: whether the element @element of procedures may have the attribute */
gboolean tw_rule_word_is_of (const TwRuleWord *attribute, const char *element);

/** tw_rule_word_text: Returns: (nullable): the text of @effect's attribute @word; %NULL if it has
 *   none or is no text */
const char *tw_rule_word_text (const TwRuleWord *word, const TwEffect *effect);

/** tw_rule_word_number: Returns: the number of @effect's attribute @word; 0 if it is text */
int tw_rule_word_number (const TwRuleWord *word, const TwEffect *effect);

/** tw_rule_word_is_text: Returns: whether an effect keeps the attribute's value as text */
gboolean tw_rule_word_is_text (const TwRuleWord *word);

/** tw_rule_word_form: Returns: its name in the form, in the user's language (gettext) */
const char *tw_rule_word_form (const TwRuleWord *word);

/** tw_rule_word_also: Returns: (nullable): its @also in the user's language */
const char *tw_rule_word_also (const TwRuleWord *word);

G_END_DECLS
