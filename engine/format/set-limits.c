/* The limits of a file, asked of what would be written. */
#include "engine/format/set-limits.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/format/tile-writer.h"
#include "engine/format/xml-document.h"
#include "engine/format/xml-scan.h"

static gboolean refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
refuse (GError **error, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT, text);
  return FALSE;
}

static gboolean
refuse_size (GError **error)
{
  return refuse (error, _ ("The file would be larger than can be read again. Split it into several "
                           "sets."));
}

static gboolean
check_text (const char *text, GError **error)
{
  return strlen (text) <= TW_MAX_TEXT
         || refuse (error, _ ("A text can be %d KiB long at most. Shorten it."), TW_MAX_TEXT >> 10);
}

static gboolean
check_texts (const TwTexts *texts, GError **error)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (!check_text (texts->texts[i].text, error))
      return FALSE;
  return texts == NULL || texts->n_texts <= TW_MAX_LANGUAGES
         || refuse (error, _ ("A text can be in %d languages at most."), TW_MAX_LANGUAGES);
}

static gboolean
check_lesson (const TwLesson *lesson, GError **error)
{
  for (guint i = 0; i < TW_N_LESSON_TEXTS; i++)
    if (!check_texts (lesson->texts[i], error))
      return FALSE;
  return check_text (lesson->moves, error);
}

static void
measure (const char *xml, gsize length, TwFileSize *out_size)
{
  *out_size = (TwFileSize){ .n_bytes = length };
  for (gsize i = 0; i < length; i++)
    out_size->n_nodes +=
        (xml[i] == '<' && xml[i + 1] != '/') || (xml[i] == '=' && xml[i + 1] == '"');
}

/* Ends @writer, and measures what it wrote. */
static gboolean
finish (TwXmlWriter *writer, TwFileSize *out_size, GError **error)
{
  gboolean is_overlong = tw_xml_writer_is_overlong (writer);
  gsize length;
  g_autofree char *xml = tw_xml_writer_finish (writer, &length);

  measure (xml, length, out_size);
  return !is_overlong
         || refuse (error,
                    _ ("A name, an id or another line of text can have %d characters at most. "
                       "Shorten it."),
                    TW_MAX_LINE);
}

gboolean
tw_set_limits_measure_tile (const TwTile *tile,
                            const TwVocabulary *own,
                            TwFileSize *out_size,
                            GError **error)
{
  TwXmlWriter *writer;

  *out_size = (TwFileSize){ 0 };
  if (!check_texts (tile->names, error))
    return FALSE;
  if (tile->n_variants > TW_MAX_VARIANTS)
    return refuse (error, _ ("A tile can have %d variants at most."), TW_MAX_VARIANTS);
  writer = tw_xml_writer_new (TW_TILE_SET_NAMESPACE);
  tw_tile_writer_write (tile, own, writer);
  return finish (writer, out_size, error);
}

gboolean
tw_set_limits_refuse_number (GError **error)
{
  return refuse (error, _ ("A set can have %d tiles at most. Split it into several sets."),
                 TW_MAX_SET_TILES);
}

gboolean
tw_set_limits_measure_head (const TwTileSet *set, TwFileSize *out_size, GError **error)
{
  TwXmlWriter *writer;

  *out_size = (TwFileSize){ 0 };
  if (set->n_tiles > TW_MAX_SET_TILES)
    return tw_set_limits_refuse_number (error);
  if (set->n_blocks > TW_MAX_SET_BLOCKS)
    return refuse (error, _ ("A set can have %d blocks at most."), TW_MAX_SET_BLOCKS);
  if (set->n_changes > TW_MAX_SET_CHANGES)
    return refuse (error,
                   _ ("A set can have %d entries in its history at most. Take old ones out."),
                   TW_MAX_SET_CHANGES);
  if (set->n_lessons > TW_MAX_SET_LESSONS)
    return refuse (error, _ ("A set can have %d lessons at most. Take some of them out."),
                   TW_MAX_SET_LESSONS);
  for (guint i = 0; i < set->n_lessons; i++)
    if (!check_lesson (set->lessons[i], error))
      return FALSE;
  for (guint i = 0; i < set->n_blocks; i++)
    if (set->blocks[i].n_tiles > TW_MAX_BLOCK_TILES)
      return refuse (error, _ ("A block can have %d tiles at most."), TW_MAX_BLOCK_TILES);
  for (guint i = 0; i < set->n_changes; i++)
    if (!check_texts (set->changes[i].texts, error))
      return FALSE;
  if (!check_texts (set->titles, error) || !check_texts (set->descriptions, error)
      || !check_texts (set->notes, error))
    return FALSE;
  writer = tw_xml_writer_new (TW_TILE_SET_NAMESPACE);
  tw_tile_writer_write_set (set, FALSE, writer);
  return finish (writer, out_size, error);
}

gboolean
tw_set_limits_file_fits (const TwFileSize *size)
{
  return size->n_bytes <= TW_MAX_FILE_BYTES && size->n_nodes <= TW_MAX_FILE_NODES;
}

gboolean
tw_set_limits_fits (const TwTileSet *set, TwFileSize *out_size, GError **error)
{
  gsize length;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, &length);

  measure (xml, length, out_size);
  return (length <= TW_MAX_FILE_BYTES && tw_xml_scan ("", xml, length, NULL))
         || refuse_size (error);
}
