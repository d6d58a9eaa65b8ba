/* The parts of a rules file, for rules-file.c only. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** tw_rules_file_read_effect: reads an `<effect>` and checks it against @vocabulary. */
gboolean tw_rules_file_read_effect (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                                    const char *part);

/** tw_rules_file_read_procedure: takes a `<procedure>` or `<forbid>`, checked against @vocabulary. */
gboolean tw_rules_file_read_procedure (TwXmlReader *reader, xmlNode *element,
                                       TwVocabulary *vocabulary, const char *part);

/** tw_rules_file_is_procedure: Returns: whether elements of that name, right below `<rules>`, are among
 *   the procedures of a vocabulary, in the order in which they stand */
gboolean tw_rules_file_is_procedure (const char *element);

/** tw_rules_file_read_kind: Returns: %FALSE with an error if @name is no kind of feature, nor a
 *   kind of land of @vocabulary */
gboolean tw_rules_file_read_kind (TwXmlReader *reader, const xmlNode *element,
                                  const TwVocabulary *vocabulary, const char *name,
                                  TwKind *out_kind);

/** tw_rules_file_read_land: reads a `<land>`. */
gboolean tw_rules_file_read_land (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                                  const char *part);

/**
 * tw_rules_file_read_art:
 * @reader: a reader
 * @element: an element, not opened yet
 * @art: (inout): gets its picture
 *
 * Call it before the element is opened, because opening takes foreign content out of it.
 */
gboolean tw_rules_file_read_art (TwXmlReader *reader, xmlNode *element, char **art);

/** tw_rules_file_read_section: reads a `<section>`. */
gboolean tw_rules_file_read_section (TwXmlReader *reader, xmlNode *element,
                                     TwVocabulary *vocabulary, const char *part);

/** tw_rules_file_read_passage: reads a `<passage>`; tw_rules_file_check_passage() checks the names
 *   in it. */
gboolean tw_rules_file_read_passage (TwXmlReader *reader, xmlNode *element,
                                     TwVocabulary *vocabulary, const char *part);

/** tw_rules_file_read_piece: reads a `<piece>`; tw_rules_file_check_passage() checks the names in
 *   it. */
gboolean tw_rules_file_read_piece (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                                   const char *part);

/** tw_rules_file_read_conditions: reads @when and @without of a passage or parameter, %NULL if it
 *   has none. */
gboolean tw_rules_file_read_conditions (TwXmlReader *reader, const xmlNode *element, char ***when,
                                        char ***without);

/** tw_rules_file_check_passage: Returns: %FALSE with an error if it names a rule or parameter that
 *   does not exist; call it at the end of the file, because rules may follow the passage */
gboolean tw_rules_file_check_passage (TwXmlReader *reader, const xmlNode *element,
                                      const TwVocabulary *vocabulary);

/** tw_rules_file_read_token: reads a `<token>` and checks it against @vocabulary. */
gboolean tw_rules_file_read_token (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                                   const char *part);

/** tw_rules_file_read_symbol: reads a `<symbol>`. */
gboolean tw_rules_file_read_symbol (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                                    const char *part);

/**
 * tw_rules_file_word_attribute:
 * @reader: a reader
 * @element: an element
 * @name: an attribute
 * @names: (array zero-terminated=1): the words it may have
 * @out: (out): index of its word, -1 if the attribute is missing
 *
 * Returns: %FALSE with an error if it is another word
 */
gboolean tw_rules_file_word_attribute (TwXmlReader *reader, const xmlNode *element,
                                       const char *name, const char *const *names, int *out);

/** tw_rules_file_refuse_twice: Returns: %FALSE with the error that a name occurs twice */
gboolean tw_rules_file_refuse_twice (TwXmlReader *reader, const xmlNode *element, const char *id);

/**
 * tw_rules_file_check_amount:
 * @reader: a reader
 * @element: an element
 * @vocabulary: what has been read so far
 * @amount: (nullable): a number or the name of a parameter
 *
 * For a designer's own rules, tw_vocabulary_join() checks the names instead.
 *
 * Returns: %FALSE with an error if it is neither
 */
gboolean tw_rules_file_check_amount (TwXmlReader *reader, const xmlNode *element,
                                     const TwVocabulary *vocabulary, const char *amount);

/**
 * tw_rules_file_read_supply:
 * @reader: a reader
 * @element: an element with the attribute supply
 * @vocabulary: what has been read so far
 * @least, @most: how many there can be
 * @out_supply: (out): how many there are
 * @out_parameter: (out) (transfer full): the parameter that says so, of which @out_supply is the default;
 *   left alone where it is a number
 *
 * Returns: %FALSE with an error if the attribute is neither a number nor such a parameter
 */
gboolean tw_rules_file_read_supply (TwXmlReader *reader, const xmlNode *element,
                                    const TwVocabulary *vocabulary, int least, int most,
                                    guint *out_supply, char **out_parameter);

/** tw_rules_file_read_texts: reads the children of @element that are called @name, one for each language.
 *   Returns: %FALSE with an error if one is wrong */
gboolean tw_rules_file_read_texts (TwXmlReader *reader, const xmlNode *element, const char *name,
                                   TwTexts **texts);

/** tw_rules_file_read_figure: reads a <figure>. Returns: %FALSE with an error if it is wrong */
gboolean tw_rules_file_read_figure (TwXmlReader *reader, xmlNode *element,
                                    TwVocabulary *vocabulary, const char *part);

/** tw_rules_check: Returns: %FALSE with an error if one of the ids in @rules is unknown */
gboolean tw_rules_check (TwXmlReader *reader, const xmlNode *element,
                         const TwVocabulary *vocabulary, const char *rules);

G_END_DECLS
