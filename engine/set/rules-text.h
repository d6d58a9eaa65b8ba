/* The rules of a game as a text to be read from its beginning to its end.
 *
 * The data of each part says which of its rules stand in which chapter (data/rules, <section> and
 * <passage>); the rules themselves are told in the words that the program shows beside points and
 * refusals, with the numbers of the ruleset. So a text cannot say anything else than the table.
 */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** TwSection: a chapter: @id "counting", @texts: its heading by language. */
typedef struct
{
  char *id;
  TwTexts *texts;
} TwSection;

/**
 * TwPassageShape:
 * @TW_PASSAGE_TEXT: one sentence after the other
 * @TW_PASSAGE_LIST: a line for each
 * @TW_PASSAGE_STEPS: a line for each, numbered through the chapter: what comes first, second, …
 */
typedef enum
{
  TW_PASSAGE_TEXT,
  TW_PASSAGE_LIST,
  TW_PASSAGE_STEPS
} TwPassageShape;

/**
 * TwPassage: rules that are told one after the other.
 * @part: the part whose passage it is
 * @section: id of the chapter that it stands in
 * @rules: (array zero-terminated=1): ids of rules; "+ID" is told in the line of the rule before it
 * @when: (nullable) (array zero-terminated=1): "farmers=y": this parameter has that value;
 *   "hand!=0": it has another one; "hand": it is not at its default. All of them have to hold
 * @without: (nullable) (array zero-terminated=1): parts that replace the passage when in play
 * @shape: how it is set
 */
typedef struct
{
  char *part;
  char *section;
  char **rules;
  char **when;
  char **without;
  TwPassageShape shape;
} TwPassage;

/**
 * TwBoxPiece: what lies in the box and is neither a tile nor a figure or token of the rules: a die, a
 * ferry, a message.
 * @part: the part that brings it
 * @section: id of the words that it is listed under
 * @amount: how many, an amount
 * @when: (nullable) (array zero-terminated=1): as of a passage
 * @without: (nullable) (array zero-terminated=1): as of a passage
 * @texts: what it is called, by language
 */
typedef struct
{
  char *part;
  char *section;
  char *amount;
  char **when;
  char **without;
  TwTexts *texts;
} TwBoxPiece;

/** tw_section_free: frees @section. */
void tw_section_free (TwSection *section);

/** tw_passage_free: frees @passage. */
void tw_passage_free (TwPassage *passage);

/** tw_box_piece_free: frees @piece. */
void tw_box_piece_free (TwBoxPiece *piece);

/**
 * TwRulesParagraph: rules of one part.
 * @part: (nullable): the part; %NULL for a designer's own rules
 * @shape: how it is set
 * @lines: (element-type GPtrArray): of each line its rules (#TwRule, transfer none), neither empty;
 *   a text has one line
 */
typedef struct
{
  const TwVocabularyPart *part;
  TwPassageShape shape;
  GPtrArray *lines;
} TwRulesParagraph;

/**
 * TwRulesChapter: all that is said about one thing, part after part.
 * @section: its id and heading
 * @paragraphs: (element-type TwRulesParagraph): what it says, never empty
 */
typedef struct
{
  const TwSection *section;
  GPtrArray *paragraphs;
} TwRulesChapter;

/**
 * tw_rules_text_new:
 * @vocabulary: what the rules are made of; has to outlive the text
 * @parts: (array zero-terminated=1): what is in play, see tw_part_is_among()
 * @values: the parameters' values in the vocabulary's order
 *
 * Chapters without anything to say are left out. A designer's own rules are all told in the chapter
 * "own"; a rule that needs several of the parts in play, in "together" if it stands nowhere else.
 *
 * Returns: (transfer full) (element-type TwRulesChapter): the chapters in their order
 */
GPtrArray *tw_rules_text_new (const TwVocabulary *vocabulary, const char *const *parts,
                              const int *values);

/**
 * tw_rules_text_names:
 * @vocabulary: what the rules are made of
 * @parts: (array zero-terminated=1): what is in play
 * @values: the parameters' values in the vocabulary's order
 * @parameter: one of its parameters
 *
 * Returns: whether its part is in play and it makes a difference there
 */
gboolean tw_rules_text_names (const TwVocabulary *vocabulary, const char *const *parts,
                              const int *values, const TwParameter *parameter);

/** tw_rules_text_has_piece: Returns: the same for a piece: whether it lies in the box */
gboolean tw_rules_text_has_piece (const TwVocabulary *vocabulary, const char *const *parts,
                                  const int *values, const TwBoxPiece *piece);

/** tw_vocabulary_find_section: Returns: (transfer none) (nullable): the chapter of that id */
const TwSection *tw_vocabulary_find_section (const TwVocabulary *vocabulary, const char *id);

G_END_DECLS
