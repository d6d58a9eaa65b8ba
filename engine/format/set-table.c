/* The tiles of a set as a table for spreadsheets. */
#include "engine/format/set-table.h"

#include "engine/format/csv.h"
#include "engine/format/set-table-private.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/language.h"
#include "engine/tile/quick-line.h"

static const char *const columns[] = {
  [TW_SET_COLUMN_ID] = "id",       [TW_SET_COLUMN_COUNT] = "count",
  [TW_SET_COLUMN_START] = "start", [TW_SET_COLUMN_BACK] = "back",
  [TW_SET_COLUMN_EDGES] = "edges", [TW_SET_COLUMN_PICTURE] = "picture",
  [TW_SET_COLUMN_NAME] = "name",
};

G_STATIC_ASSERT (G_N_ELEMENTS (columns) == TW_N_SET_COLUMNS);

const char *
tw_set_column_name (TwSetColumn column)
{
  return columns[column];
}

static char *
edges_of (const TwTileSet *set, const TwTile *tile)
{
  TwQuickLineOwn own = { 0 };
  char letters[TW_N_EDGES + 1];

  for (guint i = 0; i < TW_N_OWN_KINDS; i++)
    own.letters[i] = tw_vocabulary_letter (set->own, TW_KIND_OWN + i);
  tw_quick_line_letters (&tile->topology, &own, letters);
  return g_strdup (letters);
}

/* What variants share with their tile is told once, in its row. */
char *
tw_set_column_text (const TwTileSet *set,
                    const TwTile *tile,
                    int variant,
                    TwSetColumn column,
                    const char *language)
{
  const char *text = NULL;

  switch (column)
    {
    case TW_SET_COLUMN_ID:
      return variant < 0 ? g_strdup (tile->id)
                         : g_strconcat (tile->id, "#", tile->variants[variant].id, NULL);
    case TW_SET_COLUMN_COUNT:
      return g_strdup_printf ("%u", variant < 0 ? tile->count : tile->variants[variant].count);
    case TW_SET_COLUMN_START:
      return variant < 0 ? g_strdup_printf ("%u", tile->n_start) : g_strdup ("");
    case TW_SET_COLUMN_BACK:
      text = variant < 0 ? tile->back : NULL;
      break;
    case TW_SET_COLUMN_EDGES:
      return edges_of (set, tile);
    case TW_SET_COLUMN_PICTURE:
      text = variant < 0 ? tile->picture.file : tile->variants[variant].picture.file;
      break;
    case TW_SET_COLUMN_NAME:
    default:
      text = variant < 0 ? tw_texts_get (tile->names, language) : NULL;
      break;
    }
  return g_strdup (text != NULL ? text : "");
}

static gboolean
is_same_language (gconstpointer a, gconstpointer b)
{
  return tw_language_equal (a, b);
}

/* The languages in which any tile has a name, in the order in which they come; "" is always there.
 */
static GPtrArray *
list_languages (const TwTileSet *set)
{
  GPtrArray *languages = g_ptr_array_new ();

  g_ptr_array_add (languages, (gpointer) "");
  for (guint i = 0; i < set->n_tiles; i++)
    for (guint t = 0; set->tiles[i]->names != NULL && t < set->tiles[i]->names->n_texts; t++)
      {
        const char *language = set->tiles[i]->names->texts[t].language;

        if (!g_ptr_array_find_with_equal_func (languages, language, is_same_language, NULL))
          g_ptr_array_add (languages, (gpointer) language);
      }
  return languages;
}

static void
add_row (GString *out,
         const TwTileSet *set,
         const TwTile *tile,
         int variant,
         const GPtrArray *languages)
{
  for (guint c = 0; c < TW_SET_COLUMN_NAME + languages->len; c++)
    {
      const char *language = c < TW_SET_COLUMN_NAME ? "" : languages->pdata[c - TW_SET_COLUMN_NAME];
      g_autofree char *text =
          tw_set_column_text (set, tile, variant, MIN (c, TW_SET_COLUMN_NAME), language);

      g_string_append (out, c > 0 ? "," : "");
      tw_csv_add_text (out, text);
    }
  g_string_append (out, "\r\n");
}

char *
tw_set_table_to_csv (const TwTileSet *set)
{
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) languages = list_languages (set);

  for (guint c = 0; c < TW_N_SET_COLUMNS; c++)
    g_string_append_printf (out, "%s%s", c > 0 ? "," : "", columns[c]);
  for (guint i = 1; i < languages->len; i++)
    g_string_append_printf (out, ",%s:%s", columns[TW_SET_COLUMN_NAME],
                            (const char *) languages->pdata[i]);
  g_string_append (out, "\r\n");
  for (guint i = 0; i < set->n_tiles; i++)
    for (int v = -1; v < (int) set->tiles[i]->n_variants; v++)
      add_row (out, set, set->tiles[i], v, languages);
  return g_string_free (out, FALSE);
}
