/* A procedure in sentences, in the reader's language.
 *
 * The phrases of the words are the sections "say-…" of data/rules/sentences.xml. A sentence is a list
 * of lines, as statements stand within each other: what is done by a choice, a loop or a condition
 * comes below it, one level deeper. A line is a list of spans, each of which knows the element and the
 * attribute that say it, so that a part of a line can be found in the tree and changed there.
 */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwSentenceSpan:
 * @text: the words, never empty
 * @statement: the element that says them
 * @attribute: (nullable): the attribute of the element that says them, also where the element does
 *   without it and they say what holds then; %NULL for what the element says by itself
 */
typedef struct
{
  const char *text;
  const TwStatement *statement;
  const char *attribute;
} TwSentenceSpan;

/**
 * TwSentenceLine:
 * @level: how deep it stands, from 0
 * @statement: the element that it is about
 * @spans: (element-type TwSentenceSpan): its words
 */
typedef struct
{
  guint level;
  const TwStatement *statement;
  GArray *spans;
} TwSentenceLine;

/**
 * TwSentence:
 * @lines: (element-type TwSentenceLine): from top to bottom, at least one
 * @texts: keeps the words
 */
typedef struct
{
  GPtrArray *lines;
  GStringChunk *texts;
} TwSentence;

/**
 * tw_sentence_new:
 * @vocabulary: the shipped rules, with those of the set joined to them
 * @procedure: a procedure or a prohibition, which has to live as long as the sentence
 * @values: (nullable): values of the parameters in the vocabulary's order, %NULL for the defaults
 * @languages: (array zero-terminated=1): languages in order of preference
 * @is_whole: whether to say also what players need not know: rules, steps, names of answers,
 *   questions and what the log says
 *
 * Returns: (transfer full): the procedure in sentences
 */
TwSentence *tw_sentence_new (const TwVocabulary *vocabulary, const TwProcedure *procedure,
                             const int *values, const char *const *languages, gboolean is_whole);

/** tw_sentence_free: frees @sentence. */
void tw_sentence_free (TwSentence *sentence);

/** tw_sentence_tells_loss: Returns: whether the sentence of @statement says in words that its number @attribute is
 *   below 0, and then the number without its sign: “loses 2 points” */
gboolean tw_sentence_tells_loss (const TwStatement *statement, const char *attribute);

/** tw_sentence_line_text: Returns: (transfer full): the words of @line */
char *tw_sentence_line_text (const TwSentenceLine *line);

/** tw_sentence_text: Returns: (transfer full): @sentence in lines, with two blanks for each level */
char *tw_sentence_text (const TwSentence *sentence);

/** tw_sentence_phrase: Returns: (transfer none) (nullable): the phrase of a word of procedures, with its
 *   places in braces; %NULL for a word that only fills places, and for words of effects */
const char *tw_sentence_phrase (const TwVocabulary *vocabulary, const TwRuleWord *word,
                                const char *const *languages);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSentence, tw_sentence_free)

G_END_DECLS
