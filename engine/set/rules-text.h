/* The rules of a game as a text that is read from beginning to end.
 *
 * The data of each part says which of its rules stand in which chapter (data/rules, <section> and
 * <passage>). The text consists of the same statements that the program shows beside points and
 * refusals, with the ruleset's numbers, so it cannot contradict the table.
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
 * @TW_PASSAGE_TEXT: sentences one after another
 * @TW_PASSAGE_LIST: a line for each rule
 * @TW_PASSAGE_STEPS: a line for each rule, numbered through the chapter: first, second, …
 */
typedef enum
{
  TW_PASSAGE_TEXT,
  TW_PASSAGE_LIST,
  TW_PASSAGE_STEPS
} TwPassageShape;

/**
 * TwPassage: rules that follow one another in a chapter.
 * @part: the part it belongs to
 * @section: id of the chapter that it stands in
 * @rules: (array zero-terminated=1): ids of rules; "+ID" stands on the line of the rule before it
 * @when: (nullable) (array zero-terminated=1): conditions that must all hold: "farmers=y": the
 *   parameter has this value; "hand!=0": it has another value; "hand": it is not at its default
 * @without: (nullable) (array zero-terminated=1): parts that replace the passage when one is in
 *   play
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
 * TwBoxPiece: a piece in the box that is no tile, figure or token: a die, a ferry, a message.
 * @part: the part that brings it
 * @section: id of the section that lists it
 * @amount: how many there are, an amount
 * @when: (nullable) (array zero-terminated=1): as in #TwPassage
 * @without: (nullable) (array zero-terminated=1): as in #TwPassage
 * @texts: its name by language
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
 * @lines: (element-type GPtrArray): the rules of each line (#TwRule, transfer none); no line is
 *   empty. A text has one line
 */
typedef struct
{
  const TwVocabularyPart *part;
  TwPassageShape shape;
  GPtrArray *lines;
} TwRulesParagraph;

/**
 * TwRulesChapter: a chapter of the rules text, part after part.
 * @section: its id and heading
 * @paragraphs: (element-type TwRulesParagraph): its paragraphs, never empty
 */
typedef struct
{
  const TwSection *section;
  GPtrArray *paragraphs;
} TwRulesChapter;

/**
 * tw_rules_text_new:
 * @vocabulary: the vocabulary in play; has to outlive the text
 * @parts: (array zero-terminated=1): the parts in play, see tw_part_is_among()
 * @values: the parameters' values in the vocabulary's order
 *
 * Empty chapters are left out. All of a designer's own rules stand in the chapter "own"; a rule
 * that needs several parts and has no passage stands in "together".
 *
 * Returns: (transfer full) (element-type TwRulesChapter): the chapters in their order
 */
GPtrArray *tw_rules_text_new (const TwVocabulary *vocabulary, const char *const *parts,
                              const int *values);

/**
 * tw_rules_text_names:
 * @vocabulary: the vocabulary in play
 * @parts: (array zero-terminated=1): the parts in play
 * @values: the parameters' values in the vocabulary's order
 * @parameter: one of its parameters
 *
 * Returns: whether the parameter's part is in play and the parameter makes a difference
 */
gboolean tw_rules_text_names (const TwVocabulary *vocabulary, const char *const *parts,
                              const int *values, const TwParameter *parameter);

/** tw_rules_text_has_piece: Returns: whether @piece lies in the box of this game */
gboolean tw_rules_text_has_piece (const TwVocabulary *vocabulary, const char *const *parts,
                                  const int *values, const TwBoxPiece *piece);

/** tw_vocabulary_list_section: takes @section, whose id no other has, into the lists of @vocabulary */
void tw_vocabulary_list_section (TwVocabulary *vocabulary, TwSection *section);

/** tw_vocabulary_find_section: Returns: (transfer none) (nullable): the chapter of that id */
const TwSection *tw_vocabulary_find_section (const TwVocabulary *vocabulary, const char *id);

G_END_DECLS
