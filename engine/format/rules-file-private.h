/* The parts of a rules file, for rules-file.c only. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** tw_effect_read: takes an `<effect>`, checked against @vocabulary. */
gboolean tw_effect_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                         const char *part);

/** tw_kind_read: Returns: %FALSE with an error if @name is no kind of feature, nor a kind of
 *   land of @vocabulary */
gboolean tw_kind_read (TwXmlReader *reader, const xmlNode *element,
                       const TwVocabulary *vocabulary, const char *name, TwKind *out_kind);

/** tw_land_read: takes a `<land>`. */
gboolean tw_land_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                       const char *part);

/**
 * tw_art_read:
 * @reader: a reader
 * @element: an element, not opened yet
 * @art: (inout): gets its picture
 *
 * To be called before the element is opened, which takes what is foreign out of it.
 */
gboolean tw_art_read (TwXmlReader *reader, xmlNode *element, char **art);

/** tw_section_read: takes a `<section>`. */
gboolean tw_section_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                          const char *part);

/** tw_passage_read: takes a `<passage>`; what it names is checked by tw_passage_check(). */
gboolean tw_passage_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                          const char *part);

/** tw_piece_read: takes a `<piece>`; what it names is checked by tw_passage_check(). */
gboolean tw_piece_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                        const char *part);

/** tw_conditions_read: reads @when and @without of a passage or parameter; %NULL without them. */
gboolean tw_conditions_read (TwXmlReader *reader, const xmlNode *element, char ***when,
                             char ***without);

/** tw_passage_check: Returns: %FALSE with an error if it names a rule or parameter that is not there;
 *   for the end of the file, as they stand behind it */
gboolean tw_passage_check (TwXmlReader *reader, const xmlNode *element,
                           const TwVocabulary *vocabulary);

/** tw_token_read: takes a `<token>`, checked against @vocabulary. */
gboolean tw_token_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                        const char *part);

/** tw_symbol_read: takes a `<symbol>`. */
gboolean tw_symbol_read (TwXmlReader *reader, xmlNode *element, TwVocabulary *vocabulary,
                         const char *part);

/**
 * tw_word_attribute:
 * @reader: a reader
 * @element: an element
 * @name: an attribute
 * @names: (array zero-terminated=1): the words it may have
 * @out: (out): index of its word, -1 if it is not there
 *
 * Returns: %FALSE with an error if it is another word
 */
gboolean tw_word_attribute (TwXmlReader *reader, const xmlNode *element, const char *name,
                            const char *const *names, int *out);

/** tw_refuse_twice: Returns: %FALSE with the error that two of a name are there */
gboolean tw_refuse_twice (TwXmlReader *reader, const xmlNode *element, const char *id);

/**
 * tw_amount_check:
 * @reader: a reader
 * @element: an element
 * @vocabulary: what has been read so far
 * @amount: (nullable): a number or the name of a parameter
 *
 * Of a designer's own rules names are checked by tw_vocabulary_join().
 *
 * Returns: %FALSE with an error if it is neither
 */
gboolean tw_amount_check (TwXmlReader *reader, const xmlNode *element,
                          const TwVocabulary *vocabulary, const char *amount);

/** tw_rules_check: Returns: %FALSE with an error if one of the ids in @rules is unknown */
gboolean tw_rules_check (TwXmlReader *reader, const xmlNode *element,
                         const TwVocabulary *vocabulary, const char *rules);

G_END_DECLS
