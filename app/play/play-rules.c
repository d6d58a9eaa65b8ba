/* The rules that a set is played with at the table. */
#include "app/play/play-rules.h"

#include <glib/gi18n.h>

#include "engine/format/rules-file.h"
#include "engine/format/shipped-sets.h"

TwRules *
tw_play_rules_new (TwTileSet *set, guint n_seats, GError **error)
{
  static const char *const parts[] = { "base", NULL };
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_load_shipped (error);
  g_autoptr (TwTileSet) base = NULL;
  TwCatalogueSource sources[2] = { { set, 1 } };
  TwRulesSetup setup = { .sources = sources, .n_sources = 1, .parts = parts, .n_seats = n_seats };

  if (vocabulary == NULL)
    return NULL;
  if (tw_tile_set_start (set) < 0 && tw_tile_set_start_block (set) == NULL)
    {
      base = tw_shipped_set_load ("base", error);
      if (base == NULL)
        return NULL;
      sources[0].set = base;
      sources[1] = (TwCatalogueSource){ set, 1 };
      setup.n_sources = 2;
    }
  setup.vocabulary = vocabulary;
  return tw_rules_new (&setup, error);
}

char *
tw_play_rules_title (const TwRules *rules)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  GString *title = g_string_new (NULL);

  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    if (!g_ptr_array_find (sets, rules->catalogue->kinds[kind].set, NULL))
      g_ptr_array_add (sets, rules->catalogue->kinds[kind].set);
  for (guint i = 0; i < sets->len; i++)
    {
      const TwTileSet *set = sets->pdata[i];
      const char *name = tw_texts_best (set->titles, g_get_language_names ());

      if (i > 0)
        /* Translators: between the names of the sets that are played together. */
        g_string_append (title, i + 1 == sets->len ? _ (" and ") : ", ");
      g_string_append (title, name != NULL ? name : set->id);
    }
  return g_string_free (title, FALSE);
}
