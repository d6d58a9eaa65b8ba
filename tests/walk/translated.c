#include "tests/walk/translated.h"

#include <string.h>

#include "engine/format/shipped-sets.h"

/* Names of published sets stand in the sets' files, in the languages in which they were sold; ids
 * of tiles and start blocks are those of the sets, and the latter may stand behind the name. Who
 * edits a set has the texts of its lessons in the set's own language. */
static gboolean
is_published (const char *text)
{
  static GHashTable *names;

  if (names == NULL)
    {
      g_auto (GStrv) ids = tw_shipped_set_ids ();

      names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (guint i = 0; ids[i] != NULL; i++)
        {
          g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);
          const char *title = tw_texts_source (set->titles)->text;

          g_hash_table_add (names, g_strdup (title));
          for (guint k = 0; k < set->n_tiles; k++)
            g_hash_table_add (names, g_strdup (set->tiles[k]->id));
          for (guint k = 0; k < set->n_blocks; k++)
            g_hash_table_add (names, g_strdup_printf ("%s: %s", title, set->blocks[k].id));
          for (guint k = 0; k < set->n_lessons; k++)
            for (guint t = 0; t < TW_N_LESSON_TEXTS; t++)
              {
                const TwText *words = tw_texts_source (set->lessons[k]->texts[t]);

                if (words != NULL)
                  g_hash_table_add (names, g_strdup (words->text));
              }
        }
    }
  return g_hash_table_contains (names, text);
}

/* What a designer or the maker of a font writes, and what is the same in all languages: ids of
 * tiles, file names, codes of edges, keys, names of languages. */
static gboolean
is_nobodys (const char *text)
{
  static GRegex *regex;

  if (regex == NULL)
    regex = g_regex_new ("^[^\\p{L}]*$|^[×–]*\\p{L}$|^\\S{1,14}\\d\\S*$|^[A-Z]{1,4}\\b[^a-z]*$|"
                         "^/|^~|\\.(xml|tilewright)|^(Ctrl|Alt|Shift|Esc|Tab|Enter|F\\d+)\\b|"
                         "^Tilewright\\b|^SVG$|^HTML$|^GNU|^CC0|^[a-z]{2,3}(-[A-Z]{2})?$|^start$",
                         G_REGEX_OPTIMIZE, 0, NULL);
  return g_regex_match (regex, text, 0, NULL) || is_published (text);
}

static gboolean
is_in (GtkWidget *widget, const char *class)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), class))
      return TRUE;
  return FALSE;
}

/* Where words are not the program's: the texts of a set and the names of languages in the Texts
 * page, ids of tiles with their counts in the rules and in the bag, keys and words of files in
 * help, and what GTK says of keys and entries. */
static gboolean
is_somebody_elses (GtkWidget *widget)
{
  return is_in (widget, "TwTextCell") || is_in (widget, "TwTextPanel")
         || is_in (widget, "TwLanguageBar") || is_in (widget, "TwLanguagePopover")
         || (is_in (widget, "GtkFlowBoxChild")
             && (is_in (widget, "TwSheetRow") || is_in (widget, "TwSandboxPopover")))
         || gtk_widget_has_css_class (widget, "help-code")
         || gtk_widget_has_css_class (widget, "monospace") || is_in (widget, "GtkShortcutLabel")
         || is_in (widget, "GtkSearchEntry");
}

gboolean
is_translated (GtkWidget *widget, const char *text)
{
  return strstr (text, "⟦") != NULL || is_nobodys (text) || is_somebody_elses (widget);
}
