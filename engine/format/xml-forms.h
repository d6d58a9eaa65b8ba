/* The forms that a schema wants of attributes: patterns, lists of words, lengths. */
#pragma once

#include "engine/format/xml-autoptr.h"

G_BEGIN_DECLS

/**
 * TwXmlForms:
 *
 * What the attributes of each element of a schema may say, as far as it is a form of text.
 *
 * libxml2 makes the automaton of a pattern anew for each value that it looks at, which is more
 * work than all the rest of looking at a document. Here each is made once.
 */
typedef struct _TwXmlForms TwXmlForms;

/**
 * tw_xml_forms_take:
 * @grammar: (inout): the root of a RELAX NG schema
 *
 * Takes out of @grammar what tw_xml_forms_check() can look at, and leaves any text in its place:
 * tokens and strings of a pattern or of a greatest length, words, and lists of those. What an
 * attribute may say must follow from its name and that of its element; where it does not, and
 * for all other types, @grammar keeps it.
 *
 * Returns: (transfer full): the forms
 */
TwXmlForms *tw_xml_forms_take (xmlNode *grammar);

void tw_xml_forms_free (TwXmlForms *forms);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwXmlForms, tw_xml_forms_free)

/**
 * tw_xml_forms_check:
 * @forms: the forms of a schema
 * @name: the document's file for messages
 * @root: a document's outermost element
 * @error: %TW_FORMAT_ERROR_SCHEMA
 *
 * Attributes and elements that @forms do not know are for the schema to judge.
 *
 * Returns: whether all attributes below @root have the form that is wanted of them
 */
gboolean tw_xml_forms_check (const TwXmlForms *forms, const char *name, const xmlNode *root,
                             GError **error);

G_END_DECLS
