/* The rules that a set is played with at the table. */
#include "engine/setup/play-rules.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"

/* The part that is always in play. */
#define BASE "base"
/* Of so many sets each is named in a short title. */
#define MOST_NAMED 3

gboolean
tw_play_rules_kit_load (TwGameKit *out_kit, GError **error)
{
  *out_kit = (TwGameKit){ .vocabulary = tw_rules_file_load_shipped (error) };
  out_kit->expansions = tw_expansions (&out_kit->n_expansions);
  return out_kit->vocabulary != NULL;
}

void
tw_play_rules_kit_clear (TwGameKit *kit)
{
  g_clear_pointer (&kit->vocabulary, tw_vocabulary_unref);
}

GPtrArray *
tw_play_rules_enclosed_sets (const TwTileSet *set)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);

  for (guint i = 0; set->enclosures != NULL && i < set->enclosures->n_enclosures; i++)
    {
      const TwEnclosure *enclosure = &set->enclosures->enclosures[i];
      g_autoptr (TwTileSet) enclosed = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;
      const char *xml = g_bytes_get_data (enclosure->bytes, &length);

      if (enclosure->kind != TW_ENCLOSURE_SET)
        continue;
      enclosed = tw_tile_set_file_parse (enclosure->name, xml, (gssize) length, &error);
      if (enclosed == NULL)
        g_message ("%s", error->message);
      else if (strcmp (enclosed->id, set->id) != 0)
        g_ptr_array_add (sets, g_steal_pointer (&enclosed));
    }
  return sets;
}

static void
provide (TwGameSetup *setup, const GPtrArray *sets)
{
  for (guint i = 0; sets != NULL && i < sets->len; i++)
    tw_game_setup_provide (setup, sets->pdata[i]);
}

gboolean
tw_play_rules_set_up (TwGameSetup *setup, TwTileSet *set, const TwRuleset *ruleset, GError **error)
{
  g_auto (GStrv) needed = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);
  g_autoptr (GPtrArray) enclosed = tw_play_rules_enclosed_sets (set);

  provide (setup, enclosed);
  if (ruleset == NULL)
    tw_game_setup_use_set (setup, set, 1);
  else if (!tw_game_setup_use_ruleset (setup, ruleset, set, error))
    return FALSE;
  for (guint i = 0; needed[i] != NULL; i++)
    if (needed[i][0] != '\0' && strcmp (needed[i], set->id) != 0
        && !tw_game_setup_use (setup, needed[i], error))
      return FALSE;
  return TRUE;
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

  setup->n_seats = n_seats;
  if (!tw_play_rules_set_up (setup, set, ruleset, error))
    return NULL;
  for (guint i = 0; uses != NULL && uses[i] != NULL; i++)
    if (!tw_game_setup_use (setup, uses[i], error))
      return NULL;
  for (guint i = 0; settings != NULL && settings[i] != NULL; i += 2)
    if (!tw_game_setup_set (setup, settings[i], settings[i + 1], error))
      return NULL;
  return tw_game_setup_compile (setup, error);
}

TwRules *
tw_play_rules_of_ruleset (const TwGameKit *kit,
                          TwTileSet *set,
                          const TwRuleset *ruleset,
                          const GPtrArray *sets,
                          guint n_seats,
                          GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  setup->n_seats = n_seats;
  provide (setup, sets);
  if (!tw_game_setup_use_ruleset (setup, ruleset, set, error))
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
tw_play_rules_needs_ruleset (const TwGameKit *kit, const TwTileSet *set)
{
  return is_alone (tw_vocabulary_part_of_set (kit->vocabulary, set->id));
}

/* Whether the ruleset is one of the set's: it plays it. */
static gboolean
plays (const TwRuleset *ruleset, const TwTileSet *set)
{
  for (guint i = 0; i < ruleset->n_uses; i++)
    if (g_strcmp0 (ruleset->uses[i].set, set->id) == 0)
      return TRUE;
  return FALSE;
}

static TwRuleset *
parse_enclosed (const TwGameKit *kit, const TwEnclosure *enclosure, GError **error)
{
  gsize length;
  const char *xml = g_bytes_get_data (enclosure->bytes, &length);

  return tw_ruleset_file_parse (enclosure->name, xml, (gssize) length, kit->vocabulary, error);
}

/* What came in one file with the set. What is wrong with the others is said where the set is
 * opened. */
static void
add_enclosed (GPtrArray *rulesets, const TwGameKit *kit, const TwTileSet *set)
{
  for (guint i = 0; set->enclosures != NULL && i < set->enclosures->n_enclosures; i++)
    {
      g_autoptr (TwRuleset) ruleset = NULL;

      if (set->enclosures->enclosures[i].kind != TW_ENCLOSURE_RULESET)
        continue;
      ruleset = parse_enclosed (kit, &set->enclosures->enclosures[i], NULL);
      if (ruleset != NULL && plays (ruleset, set))
        g_ptr_array_add (rulesets, g_steal_pointer (&ruleset));
    }
}

char *
tw_play_rules_enclosed_faults (const TwTileSet *set)
{
  g_autoptr (GString) faults = g_string_new (NULL);
  TwGameKit kit = { 0 };

  if (tw_enclosures_first (set->enclosures, TW_ENCLOSURE_RULESET) == NULL
      || !tw_play_rules_kit_load (&kit, NULL))
    return NULL;
  for (guint i = 0; i < set->enclosures->n_enclosures; i++)
    {
      g_autoptr (TwRuleset) ruleset = NULL;
      g_autoptr (GError) error = NULL;

      if (set->enclosures->enclosures[i].kind != TW_ENCLOSURE_RULESET)
        continue;
      ruleset = parse_enclosed (&kit, &set->enclosures->enclosures[i], &error);
      if (ruleset == NULL)
        g_string_append_printf (faults, "%s%s", faults->len > 0 ? "\n" : "", error->message);
    }
  tw_play_rules_kit_clear (&kit);
  return faults->len > 0 ? g_string_free (g_steal_pointer (&faults), FALSE) : NULL;
}

GPtrArray *
tw_play_rulesets (const TwGameKit *kit, const TwTileSet *set)
{
  GPtrArray *rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);
  g_auto (GStrv) ids = tw_ruleset_file_shipped_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (ids[i], kit->vocabulary, NULL);

      if (ruleset != NULL && ruleset->n_uses > 0 && g_strcmp0 (ruleset->uses[0].set, set->id) == 0)
        g_ptr_array_add (rulesets, g_steal_pointer (&ruleset));
    }
  add_enclosed (rulesets, kit, set);
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
tw_play_rules_title (const TwRules *rules, gboolean is_whole)
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
  if (!is_whole && titles->len > MOST_NAMED)
    {
      guint n = titles->len - 2;

      /* Translators: sets that are played together: "Base game, The River and 5 more". */
      g_string_printf (title,
                       g_dngettext (GETTEXT_PACKAGE, "%s, %s and %u more", "%s, %s and %u more", n),
                       (const char *) titles->pdata[0], (const char *) titles->pdata[1], n);
      return g_string_free (title, FALSE);
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
