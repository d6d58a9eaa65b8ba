/* The root element of our formats, and texts by language within it. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/language.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * TwXmlVocabulary:
 * @root: name of the root element, for instance "ruleset"
 * @namespace: the format's namespace, "urn:tilewright:ruleset:1"
 * @schema: (nullable): path of its schema below the data folder, for files that anybody may have written
 */
typedef struct
{
  const char *root;
  const char *namespace;
  const char *schema;
} TwXmlVocabulary;

/**
 * tw_xml_root_check:
 * @reader: a reader; its @is_newer is set from the version
 * @vocabulary: the format that the file should have
 * @root: its root element
 *
 * Returns: %FALSE with an error if this is another format or version
 */
gboolean tw_xml_root_check (TwXmlReader *reader, const TwXmlVocabulary *vocabulary,
                            const xmlNode *root);

/**
 * tw_xml_root_read_plain:
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1
 * @vocabulary: the format that it should have
 * @read: reads the root element; %FALSE with the reader's error set if it is invalid
 * @user: passed to @read
 * @error: %TW_FORMAT_ERROR
 *
 * Parses the bytes, checks the root, calls @read, and then validates with the schema. @read comes
 * first because its messages are better. It keeps or ignores foreign content.
 *
 * Returns: whether all steps succeeded
 */
gboolean tw_xml_root_read_plain (const char *name, const char *data, gssize length,
                                 const TwXmlVocabulary *vocabulary,
                                 gboolean (*read) (TwXmlReader *reader, xmlNode *root,
                                           gpointer user), gpointer user, GError **error);

/** tw_xml_root_read_document: as tw_xml_root_read_plain() for a document that is already parsed; what is to
 *   be told of it is appended to @warnings (element-type utf8). */
gboolean tw_xml_root_read_document (const char *name, xmlDoc *document,
                                    const TwXmlVocabulary *vocabulary,
                                    gboolean (*read) (TwXmlReader *reader, xmlNode *root,
                                                      gpointer user),
                                    gpointer user, GPtrArray *warnings, GError **error);

/** tw_xml_root_needs: Returns: %FALSE with an error if @value, the value of attribute @name, is
 *   %NULL */
gboolean tw_xml_root_needs (TwXmlReader *reader, const xmlNode *element, const char *name,
                            const char *value);

/**
 * tw_xml_root_read_text:
 * @reader: a reader
 * @element: a text for people
 * @texts: (inout): gets the text, with its lines joined, under its xml:lang
 *
 * Returns: %FALSE with an error if the language occurs twice or is invalid
 */
gboolean tw_xml_root_read_text (TwXmlReader *reader, xmlNode *element, TwTexts **texts);

/**
 * tw_xml_root_read_counted:
 * @reader: a reader
 * @element: words that count something: "%d cows"
 * @forms: (array fixed-size=6) (inout): gets the words at the index of their plural form
 *
 * Returns: %FALSE with an error if the form occurs twice in the same language
 */
gboolean tw_xml_root_read_counted (TwXmlReader *reader, xmlNode *element, TwTexts **forms);

/** tw_xml_root_read_language: reads the plural rule of a language into @plural_forms. */
gboolean tw_xml_root_read_language (TwXmlReader *reader, xmlNode *element, TwTexts **plural_forms);

G_END_DECLS
