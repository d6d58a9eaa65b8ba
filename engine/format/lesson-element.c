/* Lessons in a tile set's file. */
#include "engine/format/lesson-element.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/text-element.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-foreign.h"
#include "engine/format/xml-root.h"

#define CASE "case"

static const TwXmlChild children[] = {
  { "title", TW_LESSON_TITLE, 0 },   { "introduction", TW_LESSON_INTRODUCTION, 0 },
  { "task", TW_LESSON_TASK, 0 },     { "hint", TW_LESSON_HINT, 0 },
  { "answer", TW_LESSON_ANSWER, 0 }, { CASE, TW_N_LESSON_TEXTS, 0 },
};

static gboolean
read_moves (TwXmlReader *reader, xmlNode *element, TwLesson *lesson)
{
  static const char *const attributes[] = { NULL };
  g_autofree char *moves = NULL;

  if (!tw_xml_reader_open_simple (reader, element, attributes, TRUE, &lesson->foreign))
    return FALSE;
  if (*lesson->moves != '\0')
    return tw_xml_reader_fail (reader, element,
                               _ ("The lesson “%.40s” has two positions. Take one of them out."),
                               lesson->id);
  moves = tw_xml_reader_text (element);
  if (strlen (moves) > TW_MAX_TEXT)
    return tw_xml_reader_fail (reader, element,
                               _ ("A text can be %d KiB long at most. Shorten it."),
                               TW_MAX_TEXT >> 10);
  g_free (lesson->moves);
  lesson->moves = g_steal_pointer (&moves);
  return TRUE;
}

static gboolean
read_child (TwXmlReader *reader, xmlNode *node, TwLesson *lesson)
{
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    if (tw_xml_reader_is (node, tw_lesson_text_name ((TwLessonText) i)))
      return tw_text_element_read (reader, node, TRUE, &lesson->foreign, &lesson->texts[i]);
  return read_moves (reader, node, lesson);
}

gboolean
tw_lesson_read (TwXmlReader *reader, xmlNode *element, TwTileSet *set)
{
  static const char *const attributes[] = { "id", NULL };
  g_autofree char *id = NULL;
  g_autoptr (TwLesson) lesson = NULL;

  if (set->n_lessons == TW_MAX_SET_LESSONS)
    return tw_xml_reader_fail (reader, element,
                               _ ("The set has more than %d lessons. Take some of them out."),
                               TW_MAX_SET_LESSONS);
  if (!tw_xml_reader_line_attribute (reader, element, "id", TW_XML_MAX_LINE, &id)
      || !tw_xml_root_needs (reader, element, "id", id))
    return FALSE;
  lesson = tw_lesson_new (id, "");
  lesson->line = tw_xml_reader_line (element);
  if (!tw_xml_reader_open (reader, element, attributes, children, G_N_ELEMENTS (children),
                           &lesson->foreign))
    return FALSE;
  for (xmlNode *node = tw_xml_reader_first (element); node != NULL;
       node = tw_xml_reader_next (node))
    if (!read_child (reader, node, lesson))
      return FALSE;
  tw_tile_set_insert_lesson (set, -1, lesson);
  return TRUE;
}

void
tw_lesson_write (TwXmlWriter *writer, const TwLesson *lesson)
{
  gint place = 0;

  tw_xml_writer_open (writer, "lesson");
  tw_xml_writer_attribute (writer, "id", lesson->id);
  tw_xml_writer_foreign_attributes (writer, lesson->foreign, TW_FOREIGN_SELF);
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    tw_text_elements_write (writer, tw_lesson_text_name ((TwLessonText) i), lesson->texts[i],
                            lesson->foreign, &place);
  if (*lesson->moves != '\0')
    {
      tw_xml_writer_foreign (writer, lesson->foreign, TW_FOREIGN_SELF, place, place);
      tw_xml_writer_open (writer, CASE);
      tw_xml_writer_foreign_attributes (writer, lesson->foreign, place);
      tw_xml_writer_foreign (writer, lesson->foreign, place, 0, G_MAXINT);
      tw_xml_writer_text (writer, lesson->moves);
      tw_xml_writer_close (writer);
      place++;
    }
  tw_xml_writer_foreign (writer, lesson->foreign, TW_FOREIGN_SELF, place, G_MAXINT);
  tw_xml_writer_close (writer);
}
