/* The outermost element of a file of ours, and texts by language within it. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/tile/language.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * TwXmlVocabulary:
 * @root: name of the outermost element, for instance "ruleset"
 * @namespace: the vocabulary's namespace, "urn:tilewright:ruleset:1"
 * @schema: path of its schema below the data folder
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
 * @vocabulary: what the file should be
 * @root: its outermost element
 *
 * Returns: %FALSE with an error if this is another kind of file or one of another
 *   version
 */
gboolean tw_xml_root_check (TwXmlReader *reader, const TwXmlVocabulary *vocabulary,
                            const xmlNode *root);

/**
 * tw_xml_root_read_plain:
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1
 * @vocabulary: what it should be
 * @read: takes the outermost element; %FALSE with the reader's error set if it is
 *   wrong
 * @user: passed to @read
 * @error: %TW_FORMAT_ERROR
 *
 * Safe parsing, root, @read, and the schema as the gate. @read has the first word
 * about what is wrong. What is foreign is @read's to keep or to leave.
 *
 * Returns: whether all of it went well
 */
gboolean tw_xml_root_read_plain (const char *name, const char *data, gssize length,
                                 const TwXmlVocabulary *vocabulary,
                                 gboolean (*read) (TwXmlReader *reader, xmlNode *root,
                                           gpointer user), gpointer user, GError **error);

/** tw_xml_root_read_document: as tw_xml_root_read_plain() for a document that is parsed already. */
gboolean tw_xml_root_read_document (const char *name, xmlDoc *document,
                                    const TwXmlVocabulary *vocabulary,
                                    gboolean (*read) (TwXmlReader *reader, xmlNode *root,
                                                      gpointer user),
                                    gpointer user, GError **error);

/** tw_xml_root_needs: Returns: %FALSE with an error if @value, that of attribute @name, is %NULL */
gboolean tw_xml_root_needs (TwXmlReader *reader, const xmlNode *element, const char *name,
                            const char *value);

/**
 * tw_xml_root_read_text:
 * @reader: a reader
 * @element: a text for people
 * @texts: (inout): gets it, its lines joined, under its xml:lang
 *
 * Returns: %FALSE with an error if that language is there already or is none
 */
gboolean tw_xml_root_read_text (TwXmlReader *reader, xmlNode *element, TwTexts **texts);

/**
 * tw_xml_root_read_counted:
 * @reader: a reader
 * @element: words that count something: "%d cows"
 * @forms: (array fixed-size=6) (inout): gets them under the number of its form
 *
 * Returns: %FALSE with an error if that form is there already in the same language
 */
gboolean tw_xml_root_read_counted (TwXmlReader *reader, xmlNode *element, TwTexts **forms);

/** tw_xml_root_read_language: reads how a language counts; @plural_forms gets its rule. */
gboolean tw_xml_root_read_language (TwXmlReader *reader, xmlNode *element, TwTexts **plural_forms);

G_END_DECLS
