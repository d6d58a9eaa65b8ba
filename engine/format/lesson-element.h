/* Lessons in a tile set's file. */
#pragma once

#include "engine/format/xml-reader.h"
#include "engine/format/xml-writer.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_lesson_read: adds the lesson @element to @set. Returns: %FALSE with an error if it is invalid */
gboolean tw_lesson_read (TwXmlReader *reader, xmlNode *element, TwTileSet *set);

/** tw_lesson_write: writes @lesson as an element, everything in one fixed order. */
void tw_lesson_write (TwXmlWriter *writer, const TwLesson *lesson);

G_END_DECLS
