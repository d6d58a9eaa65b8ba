/* What was changed in the table of a set, taken back. */
#include "engine/format/set-table.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/csv.h"
#include "engine/format/set-table-private.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/tile/language.h"

/* A column of the file: what it says, and of names in which language. */
typedef struct
{
  TwSetColumn column;
  char *language;
} Column;

/*
 * A table as it is taken.
 * @set: under construction
 * @columns: (element-type Column): those of the file
 * @seen: (element-type utf8): the tiles and variants that had their row
 */
typedef struct
{
  const char *name;
  TwTileSet *set;
  GArray *columns;
  GHashTable *seen;
} Taking;

/* A row: its tile, copied to be changed. */
typedef struct
{
  const TwCsvRow *row;
  guint index;
  int variant;
  TwTile *tile;
} Row;

static void
column_clear (gpointer data)
{
  g_free (((Column *) data)->language);
}

static gboolean fail (const Taking *taking, guint line, GError **error, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

static gboolean
fail (const Taking *taking, guint line, GError **error, const char *format, ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, taking->name, line, "%s", words);
}

static gboolean
has_column (const Taking *taking, const Column *column)
{
  for (guint i = 0; i < taking->columns->len; i++)
    {
      const Column *other = &g_array_index (taking->columns, Column, i);

      if (other->column == column->column && tw_language_equal (other->language, column->language))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_column (const char *heading, Column *out_column)
{
  const char *name = tw_set_column_name (TW_SET_COLUMN_NAME);
  gsize length = strlen (name);

  for (guint c = 0; c < TW_N_SET_COLUMNS; c++)
    if (strcmp (heading, tw_set_column_name (c)) == 0)
      {
        *out_column = (Column){ c, g_strdup ("") };
        return TRUE;
      }
  if (strncmp (heading, name, length) != 0 || heading[length] != ':'
      || !tw_language_is_valid (heading + length + 1))
    return FALSE;
  *out_column = (Column){ TW_SET_COLUMN_NAME, g_strdup (heading + length + 1) };
  return TRUE;
}

static gboolean
take_headings (Taking *taking, const TwCsvRow *row, GError **error)
{
  const Column id = { TW_SET_COLUMN_ID, (char *) "" };

  for (guint i = 0; i < row->cells->len; i++)
    {
      g_autofree char *heading = g_strstrip (g_strdup (row->cells->pdata[i]));
      Column column = { 0 };

      if (!find_column (heading, &column))
        return fail (
            taking, row->line, error,
            _ ("“%s” is no column of such a table. Take it out, or call it id, count, start, back, "
               "edges, picture, name, or name:cs for a language."),
            heading);
      if (has_column (taking, &column))
        {
          g_free (column.language);
          return fail (taking, row->line, error,
                       _ ("The column “%s” is there twice. Take one out."), heading);
        }
      g_array_append_val (taking->columns, column);
    }
  return has_column (taking, &id)
         || fail (taking, row->line, error,
                  _ ("There is no column “id”. Without it nobody knows which tile a row is."));
}

static const char *
cell_of (const Taking *taking, const TwCsvRow *row, TwSetColumn column)
{
  for (guint i = 0; i < taking->columns->len && i < row->cells->len; i++)
    if (g_array_index (taking->columns, Column, i).column == column)
      return row->cells->pdata[i];
  return "";
}

static gboolean
find_tile (Taking *taking, Row *row, GError **error)
{
  g_autofree char *id = g_strstrip (g_strdup (cell_of (taking, row->row, TW_SET_COLUMN_ID)));
  g_auto (GStrv) parts = g_strsplit (id, "#", 2);
  int index = parts[0] != NULL ? tw_tile_set_find (taking->set, parts[0]) : -1;

  if (index < 0)
    return fail (
        taking, row->row->line, error,
        _ ("The set has no tile “%s”. Write its id as the set has it, or take the row out."), id);
  row->index = (guint) index;
  row->variant = -1;
  if (parts[1] != NULL
      && (row->variant = tw_tile_find_variant (taking->set->tiles[index], parts[1])) < 0)
    return fail (
        taking, row->row->line, error,
        _ ("The set has no tile “%s”. Write its id as the set has it, or take the row out."), id);
  return g_hash_table_add (taking->seen, g_strdup (id))
         || fail (taking, row->row->line, error,
                  _ ("The tile “%s” has a row already. Take one out."), id);
}

static gboolean
take_number (const Taking *taking,
             const Row *row,
             const char *text,
             guint least,
             guint *out,
             GError **error)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, least, TW_MAX_COPIES, &number, NULL))
    {
      *out = (guint) number;
      return TRUE;
    }
  return fail (taking, row->row->line, error,
               _ ("“%s” is no number of tiles. Write a whole number from %u to %d."), text, least,
               TW_MAX_COPIES);
}

/* In a line of the file blanks are one blank, and so is what cannot be seen. */
static char *
one_line (const char *text)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if ((guchar) *text > ' ' && *text != '\x7f')
      g_string_append_c (line, *text);
    else if (line->len > 0 && line->str[line->len - 1] != ' ')
      g_string_append_c (line, ' ');
  return g_strchomp (g_strdup (line->str));
}

static void
take_name (TwTile *tile, const char *language, const char *text)
{
  TwTexts *names = tw_texts_with (tile->names, language, *text != '\0' ? text : NULL);

  tw_texts_unref (tile->names);
  tile->names = names;
}

static gboolean
take_changed (const Taking *taking,
              Row *row,
              const Column *column,
              const char *text,
              GError **error)
{
  switch (column->column)
    {
    case TW_SET_COLUMN_COUNT:
      return row->variant >= 0 ? take_number (taking, row, text, 1,
                                              &row->tile->variants[row->variant].count, error)
                               : take_number (taking, row, text, 0, &row->tile->count, error);
    case TW_SET_COLUMN_START:
      if (row->variant < 0)
        return take_number (taking, row, text, 0, &row->tile->n_start, error);
      break;
    case TW_SET_COLUMN_BACK:
      if (row->variant < 0)
        {
          g_free (row->tile->back);
          row->tile->back = *text != '\0' ? g_strdup (text) : NULL;
          return TRUE;
        }
      break;
    case TW_SET_COLUMN_NAME:
      if (row->variant < 0)
        {
          take_name (row->tile, column->language, text);
          return TRUE;
        }
      break;
    case TW_SET_COLUMN_EDGES:
    case TW_SET_COLUMN_PICTURE:
      return fail (
          taking, row->row->line, error,
          _ ("“%s” of a tile cannot be changed in a table. Draw the tile in the program, and "
             "leave the cell as it was."),
          tw_set_column_name (column->column));
    default:
      return TRUE;
    }
  return fail (taking, row->row->line, error,
               _ ("Variants have a count only. Write “%s” in the row of the tile."),
               tw_set_column_name (column->column));
}

static gboolean
take_cells (Taking *taking, Row *row, GError **error)
{
  const TwTile *old = taking->set->tiles[row->index];

  if (row->row->cells->len > taking->columns->len)
    return fail (taking, row->row->line, error,
                 _ ("The row has more cells than there are columns. Take them out."));
  for (guint i = 0; i < row->row->cells->len; i++)
    {
      const Column *column = &g_array_index (taking->columns, Column, i);
      g_autofree char *text = one_line (row->row->cells->pdata[i]);
      g_autofree char *before =
          tw_set_column_text (taking->set, old, row->variant, column->column, column->language);
      g_autofree char *plain = one_line (before);

      if (strcmp (text, plain) != 0 && !take_changed (taking, row, column, text, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
take_row (Taking *taking, const TwCsvRow *csv, GError **error)
{
  Row row = { .row = csv };
  gboolean is_taken;

  if (!find_tile (taking, &row, error))
    return FALSE;
  row.tile = tw_tile_copy (taking->set->tiles[row.index]);
  is_taken = take_cells (taking, &row, error);
  if (is_taken && !tw_tile_equal (row.tile, taking->set->tiles[row.index]))
    tw_tile_set_replace_tile (taking->set, row.index, row.tile);
  tw_tile_unref (row.tile);
  return is_taken;
}

/* Rows of a tile and its variants may come in any order: what they say together is looked at last.
 */
static gboolean
check_counts (const Taking *taking, GError **error)
{
  for (guint i = 0; i < taking->set->n_tiles; i++)
    {
      const TwTile *tile = taking->set->tiles[i];
      guint n = 0;

      for (guint v = 0; v < tile->n_variants; v++)
        n += tile->variants[v].count;
      if (n > tile->count)
        return fail (taking, 0, error,
                     _ ("Copies of the tile “%s”: %u; of its variants together: %u. The tile needs "
                        "at least as many."),
                     tile->id, tile->count, n);
      if (tile->n_start > tile->count)
        return fail (taking, 0, error,
                     _ ("Copies of the tile “%s”: %u; start tiles among them: %u. The tile needs "
                        "at least as many."),
                     tile->id, tile->count, tile->n_start);
    }
  return TRUE;
}

/* Anything can stand in a cell: what could not be read again is not taken. */
static gboolean
check_readable (const Taking *taking, GError **error)
{
  gsize length;
  g_autofree char *xml = tw_tile_set_file_to_xml (taking->set, &length);
  g_autoptr (GError) local = NULL;
  g_autoptr (TwTileSet) again = tw_tile_set_file_parse ("", xml, (gssize) length, &local);

  return again != NULL || fail (taking, 0, error, "%s", tw_error_words (local));
}

static guint
count_changed (const TwTileSet *before, const TwTileSet *now)
{
  guint n = 0;

  for (guint i = 0; i < now->n_tiles; i++)
    n += !tw_tile_equal (before->tiles[i], now->tiles[i]);
  return n;
}

static gboolean
take_all (Taking *taking, const GPtrArray *rows, GError **error)
{
  if (rows->len == 0)
    return fail (taking, 1, error,
                 _ ("The table is empty. Export the set as a table to have one to change."));
  if (!take_headings (taking, rows->pdata[0], error))
    return FALSE;
  for (guint i = 1; i < rows->len; i++)
    if (!take_row (taking, rows->pdata[i], error))
      return FALSE;
  return check_counts (taking, error) && check_readable (taking, error);
}

TwTileSet *
tw_set_table_apply (const TwTileSet *set,
                    const char *name,
                    const GPtrArray *rows,
                    guint *out_n_changed,
                    GError **error)
{
  g_autoptr (TwTileSet) changed = tw_tile_set_copy (set);
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Taking taking = { name, changed, columns, seen };

  g_array_set_clear_func (columns, column_clear);
  if (!take_all (&taking, rows, error))
    return NULL;
  if (out_n_changed != NULL)
    *out_n_changed = count_changed (set, changed);
  return g_steal_pointer (&changed);
}
