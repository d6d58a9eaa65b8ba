/* Writes XML: indents by two spaces, with a fixed order of attributes, always the same bytes. */
#pragma once

#include "engine/tile/foreign.h"

G_BEGIN_DECLS

typedef struct _TwXmlWriter TwXmlWriter;

/**
 * tw_xml_writer_new:
 * @namespace: the default namespace of the document
 *
 * Returns: (transfer full): a writer that has written the XML declaration
 */
TwXmlWriter *tw_xml_writer_new (const char *namespace);

/**
 * tw_xml_writer_finish:
 * @writer: (transfer full): a writer all of whose elements are closed
 * @out_length: (out) (optional): bytes written
 *
 * Returns: (transfer full): what was written
 */
char *tw_xml_writer_finish (TwXmlWriter *writer, gsize *out_length);

/** tw_xml_writer_open: begins an element; its attributes follow. */
void tw_xml_writer_open (TwXmlWriter *writer, const char *name);

/** tw_xml_writer_is_overlong: Returns: whether an attribute has more than %TW_XML_MAX_LINE
 * characters: it is written, but readers refuse it */
gboolean tw_xml_writer_is_overlong (const TwXmlWriter *writer);

/** tw_xml_writer_attribute: writes an attribute, unless @value is %NULL. */
void tw_xml_writer_attribute (TwXmlWriter *writer, const char *name, const char *value);

/** tw_xml_writer_number: writes an attribute, unless @value is @omitted. */
void tw_xml_writer_number (TwXmlWriter *writer, const char *name, int value, int omitted);

/** tw_xml_writer_foreign_attributes: writes the attributes that @owner has in @foreign. */
void tw_xml_writer_foreign_attributes (TwXmlWriter *writer, const TwForeign *foreign, gint owner);

/** tw_xml_writer_close: ends the innermost element. */
void tw_xml_writer_close (TwXmlWriter *writer);

/** tw_xml_writer_text: writes the text of an element that holds nothing else. */
void tw_xml_writer_text (TwXmlWriter *writer, const char *text);

/**
 * tw_xml_writer_raw:
 * @writer: a writer
 * @xml: an element or a document as XML; the XML declaration is left out
 *
 * Writes @xml unchanged as a child of the innermost element.
 */
void tw_xml_writer_raw (TwXmlWriter *writer, const char *xml);

/** tw_xml_writer_blank_line: leaves a blank line before what follows. */
void tw_xml_writer_blank_line (TwXmlWriter *writer);

/**
 * tw_xml_writer_foreign:
 * @writer: a writer
 * @foreign: (nullable): a list
 * @owner: the owner of the items
 * @from: the first place
 * @to: the last place
 *
 * Writes comments, instructions and elements that stood before children @from to @to.
 */
void tw_xml_writer_foreign (TwXmlWriter *writer,
                            const TwForeign *foreign,
                            gint owner,
                            gint from,
                            gint to);

G_END_DECLS
