/* The rules that a set is played with at the table. */
#include "app/play/play-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"

gboolean
tw_play_kit_load (TwGameKit *out_kit, GError **error)
{
  out_kit->vocabulary = tw_vocabulary_load_shipped (error);
  out_kit->expansions = tw_expansions (&out_kit->n_expansions);
  return out_kit->vocabulary != NULL;
}

void
tw_play_kit_clear (TwGameKit *kit)
{
  g_clear_pointer (&kit->vocabulary, tw_vocabulary_unref);
}

TwRules *
tw_play_rules_new (const TwGameKit *kit,
                   TwTileSet *set,
                   const char *const *uses,
                   guint n_seats,
                   GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_auto (GStrv) needed = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);

  setup->n_seats = n_seats;
  tw_game_setup_use_set (setup, set, 1);
  for (guint i = 0; needed[i] != NULL; i++)
    if (needed[i][0] != '\0' && strcmp (needed[i], set->id) != 0
        && !tw_game_setup_use (setup, needed[i], error))
      return NULL;
  for (guint i = 0; uses != NULL && uses[i] != NULL; i++)
    if (!tw_game_setup_use (setup, uses[i], error))
      return NULL;
  return tw_game_setup_compile (setup, error);
}

char **
tw_play_rules_addable (const TwGameKit *kit, const TwTileSet *set)
{
  const TwVocabularyPart *own = tw_vocabulary_part_of_set (kit->vocabulary, set->id);
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < kit->vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *part = g_ptr_array_index (kit->vocabulary->parts, i);

      /* The base game is always in play; what excludes all others is a game of its own. */
      if (part != own && strcmp (part->id, "base") != 0
          && (part->excludes == NULL || strchr (part->excludes, '*') == NULL))
        g_ptr_array_add (ids, g_strdup (part->id));
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
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
