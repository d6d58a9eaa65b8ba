/* The rules that a set is played with at the table. */
#include "app/play/play-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"

/* The part that is always in play. */
#define BASE "base"

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
                   const TwRuleset *ruleset,
                   const char *const *uses,
                   const char *const *settings,
                   guint n_seats,
                   GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_auto (GStrv) needed = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);

  setup->n_seats = n_seats;
  if (ruleset == NULL)
    tw_game_setup_use_set (setup, set, 1);
  else if (!tw_game_setup_use_ruleset (setup, ruleset, set, error))
    return NULL;
  for (guint i = 0; needed[i] != NULL; i++)
    if (needed[i][0] != '\0' && strcmp (needed[i], set->id) != 0
        && !tw_game_setup_use (setup, needed[i], error))
      return NULL;
  for (guint i = 0; uses != NULL && uses[i] != NULL; i++)
    if (!tw_game_setup_use (setup, uses[i], error))
      return NULL;
  for (guint i = 0; settings != NULL && settings[i] != NULL; i += 2)
    if (!tw_game_setup_set (setup, settings[i], settings[i + 1], error))
      return NULL;
  return tw_game_setup_compile (setup, error);
}

/* Whether the part is a game of its own: it goes with no other. */
static gboolean
is_alone (const TwVocabularyPart *part)
{
  return part != NULL && part->excludes != NULL && strchr (part->excludes, '*') != NULL;
}

gboolean
tw_play_needs_ruleset (const TwGameKit *kit, const TwTileSet *set)
{
  return is_alone (tw_vocabulary_part_of_set (kit->vocabulary, set->id));
}

GPtrArray *
tw_play_rulesets (const TwGameKit *kit, const TwTileSet *set)
{
  GPtrArray *rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);
  g_auto (GStrv) ids = tw_shipped_ruleset_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwRuleset) ruleset = tw_ruleset_load (ids[i], kit->vocabulary, NULL);

      if (ruleset != NULL && ruleset->n_uses > 0 && g_strcmp0 (ruleset->uses[0].set, set->id) == 0)
        g_ptr_array_add (rulesets, g_steal_pointer (&ruleset));
    }
  return rulesets;
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
      if (part != own && strcmp (part->id, BASE) != 0 && !is_alone (part) && !is_alone (own))
        g_ptr_array_add (ids, g_strdup (part->id));
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

static void
add_title (GPtrArray *titles, const TwTexts *texts, const char *id)
{
  const char *name = texts != NULL ? tw_texts_best (texts, g_get_language_names ()) : NULL;

  if (name == NULL)
    name = id;
  if (!g_ptr_array_find_with_equal_func (titles, name, g_str_equal, NULL))
    g_ptr_array_add (titles, (gpointer) name);
}

/* Whether a set in play stands for the part by its own title. */
static gboolean
has_set (const TwRules *rules, const char *part)
{
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    {
      const TwVocabularyPart *own =
          tw_vocabulary_part_of_set (rules->vocabulary, rules->catalogue->kinds[kind].set->id);

      if (own != NULL && strcmp (own->id, part) == 0)
        return TRUE;
    }
  return FALSE;
}

char *
tw_play_rules_title (const TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  guint first = catalogue->stage_end[TW_DRAW_LAST_EARLY];
  GString *title = g_string_new (NULL);

  /* The base game comes first, wherever its tiles are. What is drawn first comes to a game, it
   * is not what the game is called by. */
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < catalogue->n_kinds; i++)
      {
        const TwTileSet *set = catalogue->kinds[(first + i) % catalogue->n_kinds].set;

        if (round > 0 || strcmp (set->id, BASE) == 0)
          add_title (titles, set->titles, set->id);
      }
  for (guint i = 0; rules->parts[i] != NULL; i++)
    {
      const TwVocabularyPart *part = tw_vocabulary_find_part (rules->vocabulary, rules->parts[i]);

      if (strcmp (part->id, BASE) != 0 && !has_set (rules, part->id))
        add_title (titles, part->titles, part->id);
    }
  for (guint i = 0; i < titles->len; i++)
    {
      if (i > 0)
        /* Translators: between the names of the sets that are played together. */
        g_string_append (title, i + 1 == titles->len ? _ (" and ") : ", ");
      g_string_append (title, titles->pdata[i]);
    }
  return g_string_free (title, FALSE);
}
