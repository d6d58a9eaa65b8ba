/* The forms of text that a schema requires of attributes: patterns, lists of words, lengths. */
#pragma once

#include "engine/format/xml-autoptr.h"

G_BEGIN_DECLS

/**
 * TwXmlForms:
 *
 * The forms of text of the attributes of each element of a schema.
 *
 * libxml2 compiles a pattern anew for each value that it checks, which takes longer than all the
 * rest of the validation. This compiles each pattern once.
 */
typedef struct _TwXmlForms TwXmlForms;

/**
 * tw_xml_forms_take:
 * @grammar: (inout): the root of a RELAX NG schema
 *
 * Takes the forms that tw_xml_forms_check() can check out of @grammar, and puts any text in their
 * place: tokens and strings with a pattern or a greatest length, words, and lists of those. The
 * form must follow from the names of attribute and element; otherwise, and for all other types, it
 * stays in @grammar.
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
 * The schema checks attributes and elements that @forms do not know.
 *
 * Returns: whether all attributes below @root have the required forms
 */
gboolean tw_xml_forms_check (const TwXmlForms *forms, const char *name, const xmlNode *root,
                             GError **error);

G_END_DECLS
