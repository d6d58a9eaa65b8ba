/* Words for people in a tile set, an element for each language: <title>, <description>, <note> and
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
 * @has_lines: whether its lines are kept apart
 * @foreign: (inout) (nullable): the list of the element it stands in
 * @texts: (inout) (nullable): gets the words under their xml:lang
 *
 * Returns: %FALSE with an error if that language is there already or is none
 */
gboolean tw_text_element_read (TwXmlReader *reader, xmlNode *element, gboolean has_lines,
                               TwForeign **foreign, TwTexts **texts);

/**
 * tw_text_elements_write:
 * @writer: a writer
 * @name: name of the elements
 * @texts: (nullable): the words by language
 * @foreign: (nullable): the list of the element they stand in
 * @place: (inout): number of the first of them in @foreign; then of what comes behind them
 */
void tw_text_elements_write (TwXmlWriter *writer, const char *name, const TwTexts *texts,
                             const TwForeign *foreign, gint *place);

/** tw_texts_are_plain: Returns: whether @texts is empty or says neither a language nor that it is a
 *   draft: it has room in an attribute, or in the text of its owner */
gboolean tw_texts_are_plain (const TwTexts *texts);

G_END_DECLS
