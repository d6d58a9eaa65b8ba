/* What is played, in words. */
#include "engine/setup/setup-words.h"

#include <string.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-writer.h"

/* Words of a case stand in lines of so many. */
#define WORDS_A_LINE 8

char *
tw_setup_set_file (const char *stem, const TwTileSet *set)
{
  return g_strdup_printf ("%s-%s.xml", stem, set->id);
}

guint
tw_setup_n_copies (const TwCatalogue *catalogue, const TwTileSet *set)
{
  guint n = 0, each = tw_tile_set_n_copies (set);

  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].set == set)
      n += catalogue->kinds[i].count;
  for (guint i = 0; i < catalogue->n_starts; i++)
    n += catalogue->kinds[catalogue->starts[i].kind].set == set;
  return each > 0 ? MAX (n / each, 1) : 1;
}

static gboolean
is_as_shipped (const TwTileSet *set)
{
  g_autofree char *path = tw_shipped_set_path (set->id);
  g_autoptr (TwTileSet) shipped = path != NULL ? tw_shipped_set_load (set->id, NULL) : NULL;
  g_autofree char *mine = NULL, *theirs = NULL;

  if (shipped == NULL)
    return FALSE;
  mine = tw_tile_set_file_to_xml (set, NULL);
  theirs = tw_tile_set_file_to_xml (shipped, NULL);
  return strcmp (mine, theirs) == 0;
}

static void
add_sets (TwRuleset *ruleset, const TwRules *rules, const char *stem, GPtrArray *sets)
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      TwTileSet *set = catalogue->kinds[i].set;
      gboolean is_known = FALSE;
      TwRulesetUse *use;

      for (guint k = 0; k < i; k++)
        is_known |= catalogue->kinds[k].set == set;
      if (is_known)
        continue;
      use = tw_ruleset_add_use (ruleset);
      use->copies = tw_setup_n_copies (catalogue, set);
      use->facets = TW_PART_TILES;
      if (is_as_shipped (set))
        use->set = g_strdup (set->id);
      else
        {
          use->set = tw_setup_set_file (stem, set);
          g_ptr_array_add (sets, tw_tile_set_ref (set));
        }
    }
}

/* Rules and tiles of the same name are one use. */
static TwRulesetUse *
find_set (TwRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->n_uses; i++)
    if (g_strcmp0 (ruleset->uses[i].set, id) == 0)
      return &ruleset->uses[i];
  return NULL;
}

static void
add_parts (TwRuleset *ruleset, const TwRules *rules)
{
  for (guint i = 0; rules->parts[i] != NULL; i++)
    {
      guint facets;
      g_autofree char *id = tw_part_word_split (rules->parts[i], &facets);
      TwRulesetUse *use = find_set (ruleset, id);
      const TwVocabularyPart *part =
          use != NULL ? tw_vocabulary_part_of_set (rules->vocabulary, id) : NULL;

      facets &= TW_PART_RULES;
      if (facets == TW_PART_RULES && part != NULL && strcmp (part->id, id) == 0)
        {
          use->facets = TW_PART_ALL;
          continue;
        }
      use = tw_ruleset_add_use (ruleset);
      use->part = g_strdup (id);
      use->copies = 1;
      use->facets = facets;
    }
}

static void
add_values (TwRuleset *ruleset, const TwRules *rules)
{
  const GPtrArray *parameters = rules->vocabulary->parameters;

  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      g_autofree char *value = tw_parameter_format (parameter, rules->parameters[i]);

      if (rules->parameters[i] != parameter->preset)
        tw_ruleset_add_value (ruleset, parameter->name, value, 0);
    }
}

gboolean
tw_setup_is_ruleset_own (const TwRules *rules, const TwVocabulary *own)
{
  for (guint i = 0; i < rules->catalogue->n_kinds; i++)
    if (rules->catalogue->kinds[i].set->own == own)
      return FALSE;
  return own->xml != NULL;
}

/* What a ruleset added to the rules; what sets add comes with them. */
static void
add_own (TwRuleset *ruleset, const TwRules *rules)
{
  const GPtrArray *joined = rules->vocabulary->joined;

  for (guint i = 1; joined != NULL && i < joined->len && ruleset->own == NULL; i++)
    {
      TwVocabulary *own = g_ptr_array_index (joined, i);

      if (tw_setup_is_ruleset_own (rules, own))
        ruleset->own = tw_vocabulary_ref (own);
    }
}

TwRuleset *
tw_ruleset_of_rules (const TwRules *rules,
                     const char *id,
                     const char *title,
                     const char *stem,
                     GPtrArray **out_sets)
{
  TwRuleset *ruleset = tw_ruleset_new (id);

  *out_sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  ruleset->titles = tw_texts_with (NULL, "", title);
  ruleset->least_players = MIN (rules->n_players, ruleset->least_players);
  add_sets (ruleset, rules, stem, *out_sets);
  add_parts (ruleset, rules);
  add_values (ruleset, rules);
  add_own (ruleset, rules);
  return ruleset;
}

static const char *
facet_ending (guint facets)
{
  switch (facets)
    {
    case TW_PART_TILES:
      return ":tiles";
    case TW_PART_RULES:
      return ":rules";
    case TW_PART_SYMBOLS:
      return ":symbols";
    case TW_PART_FIGURES:
      return ":figures";
    default:
      return "";
    }
}

char *
tw_setup_words (const TwRuleset *ruleset)
{
  GString *words;

  if (ruleset->own != NULL)
    return NULL;
  for (guint i = 0; i < ruleset->n_uses; i++)
    if (ruleset->uses[i].copies > 1)
      return NULL;
  words = g_string_new ("use");
  for (guint i = 0; i < ruleset->n_uses; i++)
    {
      const TwRulesetUse *use = &ruleset->uses[i];
      const char *name = use->set != NULL ? use->set : use->part;

      /* The base game's rules are always in play. */
      if (use->set == NULL && strcmp (name, "base") == 0)
        continue;
      g_string_append_printf (words, " %s%s", name, facet_ending (use->facets));
    }
  g_string_append_c (words, '\n');
  for (guint i = 0; i < ruleset->n_values; i++)
    g_string_append_printf (words, "%s%s=%s%s", i % WORDS_A_LINE == 0 ? "set " : " ",
                            ruleset->values[i].name, ruleset->values[i].value,
                            i % WORDS_A_LINE + 1 == WORDS_A_LINE || i + 1 == ruleset->n_values
                                ? "\n"
                                : "");
  return g_string_free (words, FALSE);
}
