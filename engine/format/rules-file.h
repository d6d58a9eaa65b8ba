/* Reads a vocabulary from files (data/rules, namespace urn:tilewright:rules:1). */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_RULES_NAMESPACE_STEM "urn:tilewright:rules:"
#define TW_RULES_NAMESPACE      TW_RULES_NAMESPACE_STEM "1"

/**
 * tw_rules_file_parse:
 * @vocabulary: a vocabulary that is not shared yet; gets the part that the file describes
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1
 * @error: %TW_FORMAT_ERROR
 *
 * Everything that an effect or figure names must be in @vocabulary or in the file, so parts on
 * which others build must be read first. Two rates of equal priority for the same thing are an
 * error that names both places. After an error @vocabulary must not be used.
 *
 * Rule: PARAM-002.
 *
 * Returns: whether the file could be read
 */
gboolean tw_rules_file_parse (TwVocabulary *vocabulary, const char *name, const char *data,
                              gssize length, GError **error);

/** tw_rules_file_load: as tw_rules_file_parse() for the file at @path. */
gboolean tw_rules_file_load (TwVocabulary *vocabulary, const char *path, GError **error);

/**
 * tw_rules_file_check:
 * @path: a file of rules
 * @error: %TW_FORMAT_ERROR
 *
 * Reads it as if it were shipped: after the base game and the other parts, or instead of the
 * shipped file with the same part or name.
 *
 * Returns: (transfer full) (nullable): what was read, with what was read before it; %NULL if the
 *   file cannot be read that way
 */
TwVocabulary *tw_rules_file_check (const char *path, GError **error);

/**
 * tw_rules_file_read_own:
 * @reader: the reader of a tile set or a ruleset
 * @root: its outermost element, before it is opened
 * @out_own: (out) (transfer full) (nullable): the content of its `<rules>`, %NULL without one
 *
 * Reads what a designer adds to the rules: an element of the rules' namespace in another document,
 * with symbols, rules, figures, tokens and effects, checked by the rules' schema. The element stays
 * in the tree unchanged.
 *
 * Returns: %FALSE with an error if it is invalid
 */
gboolean tw_rules_file_read_own (TwXmlReader *reader, xmlNode *root, TwVocabulary **out_own);

/**
 * tw_rules_file_parse_own:
 * @name: the name for messages, instead of a file's
 * @xml: a `<rules>` element
 * @out_own: (out) (transfer full): its content
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: %FALSE with an error if it is invalid
 */
gboolean tw_rules_file_parse_own (const char *name, const char *xml, TwVocabulary **out_own,
                                  GError **error);

/** tw_rules_file_read_all_own: as tw_rules_file_read_own() for any number of `<rules>`, which are
 * appended to @out_own. */
gboolean tw_rules_file_read_all_own (TwXmlReader *reader, xmlNode *root, GPtrArray *out_own);

/**
 * tw_rules_file_load_shipped:
 * @error: %TW_FORMAT_ERROR_DATA if the program's files are missing; else as above
 *
 * Reads the shipped vocabulary: the base game, then the other parts by name.
 *
 * Returns: (transfer full): the vocabulary, or %NULL
 */
TwVocabulary *tw_rules_file_load_shipped (GError **error);

G_END_DECLS
