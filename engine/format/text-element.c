/* Words for people in a tile set, an element for each language. */
#include "engine/format/text-element.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/tile/language.h"

gboolean
tw_text_element_read (TwXmlReader *reader,
                      xmlNode *element,
                      gboolean has_lines,
                      TwForeign **foreign,
                      TwTexts **texts)
{
  static const char *const attributes[] = { "xml:lang", "draft", NULL };
  g_autofree char *given = tw_xml_reader_language (element);
  const char *language = given != NULL ? given : "";
  gboolean is_draft = FALSE;
  g_autofree char *text = NULL;
  const TwTexts *old = *texts;

  if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, foreign)
      || !tw_xml_reader_truth_attribute (reader, element, "draft", &is_draft))
    return FALSE;
  if (given != NULL && !tw_language_is_valid (given))
    return tw_xml_reader_fail (reader, element,
                               _ ("“%.40s” is no language. Write for instance “cs” or “pt-BR”."),
                               language);
  if (tw_texts_get (old, language) != NULL)
    return tw_xml_reader_fail (reader, element,
                               _ ("There is more than one <%s> in the language “%s”. Keep one."),
                               (const char *) element->name, language);
  if (old != NULL && old->n_texts == TW_MAX_LANGUAGES)
    return tw_xml_reader_fail (reader, element,
                               _ ("There are more than %d languages. Take some of them out."),
                               TW_MAX_LANGUAGES);
  text = has_lines ? tw_xml_reader_text (element) : tw_xml_reader_line_text (element);
  if (strlen (text) > TW_MAX_TEXT)
    return tw_xml_reader_fail (reader, element,
                               _ ("A text can be %d KiB long at most. Shorten it."),
                               TW_MAX_TEXT >> 10);
  *texts = tw_texts_append (*texts, language, g_steal_pointer (&text), is_draft);
  return TRUE;
}

void
tw_text_elements_write (TwXmlWriter *writer,
                        const char *name,
                        const TwTexts *texts,
                        const TwForeign *foreign,
                        gint *place)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++, (*place)++)
    {
      const TwText *text = &texts->texts[i];

      tw_xml_writer_foreign (writer, foreign, TW_FOREIGN_SELF, *place, *place);
      tw_xml_writer_open (writer, name);
      if (*text->language != '\0')
        tw_xml_writer_attribute (writer, "xml:lang", text->language);
      tw_xml_writer_attribute (writer, "draft", text->is_draft ? "true" : NULL);
      tw_xml_writer_foreign_attributes (writer, foreign, *place);
      tw_xml_writer_foreign (writer, foreign, *place, 0, G_MAXINT);
      tw_xml_writer_text (writer, text->text);
      tw_xml_writer_close (writer);
    }
}

gboolean
tw_texts_are_plain (const TwTexts *texts)
{
  return texts == NULL
         || (texts->n_texts == 1 && *texts->texts[0].language == '\0' && !texts->texts[0].is_draft);
}
