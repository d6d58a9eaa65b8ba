/* Texts for people in a tile set, one element for each language: <title>, <description>, <note> and
 * <name>. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/format/xml-writer.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * tw_text_element_read:
 * @reader: a reader
 * @element: words in one language
 * @has_lines: whether its line breaks are kept
 * @foreign: (inout) (nullable): the list of the element it stands in
 * @texts: (inout) (nullable): gets the words under their xml:lang
 *
 * Returns: %FALSE with an error if the language occurs twice or is invalid
 */
gboolean tw_text_element_read (TwXmlReader *reader, xmlNode *element, gboolean has_lines,
                               TwForeign **foreign, TwTexts **texts);

/**
 * tw_text_elements_write:
 * @writer: a writer
 * @name: name of the elements
 * @texts: (nullable): the words by language
 * @foreign: (nullable): the list of the element they stand in
 * @place: (inout): number of the first element in @foreign; afterwards that of the element after
 *   them
 */
void tw_text_elements_write (TwXmlWriter *writer, const char *name, const TwTexts *texts,
                             const TwForeign *foreign, gint *place);

/** tw_texts_are_plain: Returns: whether @texts is empty, or one text without language and no draft,
 *   which fits into an attribute or the text of its owner */
gboolean tw_texts_are_plain (const TwTexts *texts);

G_END_DECLS
