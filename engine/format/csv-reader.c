/* Tables of comma-separated values: whole tables read. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/csv.h"
#include "engine/format/xml-document.h"

/* A table as it is read. */
typedef struct
{
  const char *name;
  const char *at;
  const char *end;
  char separator;
  guint line;
  GPtrArray *rows;
} Reading;

static void
row_free (gpointer data)
{
  TwCsvRow *row = data;

  g_ptr_array_unref (row->cells);
  g_free (row);
}

/* Spreadsheets write what stands between cells as people write it where they live. */
static char
find_separator (const char *data, const char *end)
{
  static const char separators[] = ",;\t";
  guint counts[sizeof separators] = { 0 };
  gboolean is_quoted = FALSE;
  guint best = 0;

  for (; data < end && (is_quoted || (*data != '\n' && *data != '\r')); data++)
    {
      const char *found = *data != '\0' ? strchr (separators, *data) : NULL;

      is_quoted ^= *data == '"';
      if (found != NULL && !is_quoted)
        counts[found - separators]++;
    }
  for (guint i = 1; i < sizeof separators; i++)
    if (counts[i] > counts[best])
      best = i;
  return separators[best];
}

static gboolean
is_line_end (const Reading *reading)
{
  return reading->at >= reading->end || *reading->at == '\n' || *reading->at == '\r';
}

/* Windows ends a line with two characters. */
static void
skip_line_end (Reading *reading)
{
  if (reading->at < reading->end && *reading->at == '\r')
    reading->at++;
  if (reading->at < reading->end && *reading->at == '\n')
    reading->at++;
  reading->line++;
}

static gboolean
read_quoted (Reading *reading, GString *cell, GError **error)
{
  guint line = reading->line;

  for (reading->at++; reading->at < reading->end; reading->at++)
    if (*reading->at != '"')
      {
        reading->line += *reading->at == '\n';
        g_string_append_c (cell, *reading->at);
      }
    else if (reading->at + 1 < reading->end && reading->at[1] == '"')
      g_string_append_c (cell, *reading->at++);
    else
      {
        reading->at++;
        if (is_line_end (reading) || *reading->at == reading->separator)
          return TRUE;
        return tw_format_error_set (
            error, TW_FORMAT_ERROR_CONTENT, reading->name, reading->line,
            _ ("After the closing quotation mark of a cell there is more text. "
               "Double the quotation marks within a cell."));
      }
  return tw_format_error_set (
      error, TW_FORMAT_ERROR_CONTENT, reading->name, line,
      _ ("A cell begins with a quotation mark that is never closed. Close it."));
}

/* The apostrophe before what looks like a formula was put there when it was written. */
static char *
without_guard (const GString *cell)
{
  const char *text = cell->str;

  while (*text == '\'')
    text++;
  return g_strdup (text > cell->str && *text != '\0' && strchr ("=+-@\t\r", *text) != NULL
                       ? cell->str + 1
                       : cell->str);
}

static gboolean
read_cell (Reading *reading, TwCsvRow *row, GError **error)
{
  g_autoptr (GString) cell = g_string_new (NULL);

  if (row->cells->len >= TW_CSV_MAX_CELLS)
    return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, reading->name, reading->line,
                                _ ("A row has more than %d cells. Take some out."),
                                TW_CSV_MAX_CELLS);
  if (reading->at < reading->end && *reading->at == '"')
    {
      if (!read_quoted (reading, cell, error))
        return FALSE;
    }
  else
    while (!is_line_end (reading) && *reading->at != reading->separator)
      g_string_append_c (cell, *reading->at++);
  g_ptr_array_add (row->cells, without_guard (cell));
  return TRUE;
}

static gboolean
read_row (Reading *reading, GError **error)
{
  TwCsvRow *row = g_new (TwCsvRow, 1);
  gboolean goes_on = TRUE;

  *row = (TwCsvRow){ reading->line, g_ptr_array_new_with_free_func (g_free) };
  while (goes_on)
    {
      if (!read_cell (reading, row, error))
        {
          row_free (row);
          return FALSE;
        }
      goes_on = !is_line_end (reading);
      reading->at += goes_on ? 1 : 0;
    }
  skip_line_end (reading);
  if (row->cells->len == 1 && *(const char *) row->cells->pdata[0] == '\0')
    row_free (row);
  else
    g_ptr_array_add (reading->rows, row);
  return TRUE;
}

static gboolean
check_text (const char *name, const char *data, gsize length, GError **error)
{
  const char *bad;

  if (length > TW_CSV_MAX_BYTES)
    return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                                _ ("The table is larger than %d MiB. Take some of it out."),
                                TW_CSV_MAX_BYTES >> 20);
  if (g_utf8_validate_len (data, length, &bad))
    return TRUE;
  {
    guint line = 1;

    for (const char *c = data; c < bad; c++)
      line += *c == '\n';
    return tw_format_error_set (
        error, TW_FORMAT_ERROR_CONTENT, name, line,
        _ ("This is not text in UTF-8. Save the table with that encoding."));
  }
}

GPtrArray *
tw_csv_parse (const char *name, const char *data, gsize length, GError **error)
{
  static const char mark[] = "\xef\xbb\xbf";
  Reading reading = { .name = name, .line = 1 };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);

  if (!check_text (name, data, length, error))
    return NULL;
  reading.at = length >= 3 && memcmp (data, mark, 3) == 0 ? data + 3 : data;
  reading.end = data + length;
  reading.separator = find_separator (reading.at, reading.end);
  reading.rows = rows;
  while (reading.at < reading.end)
    {
      if (rows->len >= TW_CSV_MAX_ROWS)
        {
          tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, reading.line,
                               _ ("The table has more than %d rows. Take some out."),
                               TW_CSV_MAX_ROWS);
          return NULL;
        }
      if (!read_row (&reading, error))
        return NULL;
    }
  return g_steal_pointer (&rows);
}

GPtrArray *
tw_csv_load (const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = tw_xml_document_read_file (path, &length, error);

  return data != NULL ? tw_csv_parse (path, data, length, error) : NULL;
}
