/* Whether the parts of a game go together, and how many may play them. */
#include "engine/setup/game-setup-check.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static gboolean
has_word (const char *words, const char *word)
{
  g_auto (GStrv) all = g_strsplit (words != NULL ? words : "", " ", -1);

  return g_strv_contains ((const char *const *) all, word);
}

static gboolean
check_requires (const TwGameSetup *setup, const TwVocabularyPart *part, GError **error)
{
  g_auto (GStrv) needed = g_strsplit (part->requires != NULL ? part->requires : "", " ", -1);

  for (guint i = 0; needed[i] != NULL; i++)
    if (*needed[i] != '\0'
        && !g_ptr_array_find_with_equal_func (setup->parts, needed[i], g_str_equal, NULL))
      {
        g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                     _ ("“%s” cannot be played without “%s”. Add it."), part->id, needed[i]);
        return FALSE;
      }
  return TRUE;
}

static gboolean
refuse_both (const TwVocabularyPart *part, const char *other, GError **error)
{
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
               _ ("“%s” and “%s” cannot be played together. Leave one of them out."), part->id,
               other);
  return FALSE;
}

/* Tiles of a part with which another one does not go, though it takes its rules.
 * Rule: INTER-090. */
static gboolean
check_foreign_sets (const TwGameSetup *setup, const TwVocabularyPart *part, GError **error)
{
  for (guint i = 0; part->excludes != NULL && i < setup->sources->len; i++)
    {
      const TwTileSet *set = g_array_index (setup->sources, TwCatalogueSource, i).set;
      const TwVocabularyPart *owner = tw_vocabulary_part_of_set (setup->kit->vocabulary, set->id);
      g_autofree char *tiles = owner != NULL ? g_strconcat (owner->id, ":tiles", NULL) : NULL;

      if (tiles != NULL && has_word (part->excludes, tiles))
        return refuse_both (part, owner->id, error);
    }
  return TRUE;
}

static gboolean
check_excludes (const TwGameSetup *setup, const TwVocabularyPart *part, GError **error)
{
  for (guint i = 0; i < setup->parts->len; i++)
    {
      guint facets;
      g_autofree char *other = tw_part_word_split (g_ptr_array_index (setup->parts, i), &facets);

      if (strcmp (other, part->id) != 0
          && (has_word (part->excludes, other)
              || (has_word (part->excludes, "*") && !has_word (part->requires, other))))
        return refuse_both (part, other, error);
    }
  return check_foreign_sets (setup, part, error);
}

/* A part that brings figures for more players lets them play. Rule: BASE-007. */
static guint
most_players (const TwGameSetup *setup)
{
  guint most = setup->most_players;

  for (guint i = 0; i < setup->parts->len; i++)
    {
      guint facets;
      g_autofree char *id = tw_part_word_split (g_ptr_array_index (setup->parts, i), &facets);
      const TwVocabularyPart *part = tw_vocabulary_find_part (setup->kit->vocabulary, id);

      if (part != NULL && (facets & TW_PART_FIGURES))
        most = MAX (most, part->players);
    }
  return most;
}

static gboolean
has_part (const TwGameSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->parts->len; i++)
    {
      guint facets;
      g_autofree char *other = tw_part_word_split (g_ptr_array_index (setup->parts, i), &facets);

      if (strcmp (other, id) == 0)
        return TRUE;
    }
  return FALSE;
}

static int
value_of (const TwGameSetup *setup, const char *name)
{
  int index = tw_vocabulary_find_parameter (setup->kit->vocabulary, name);
  const TwParameterValue *values = (const TwParameterValue *) (gpointer) setup->values->data;

  for (guint i = setup->values->len; i-- > 0;)
    if (strcmp (values[i].name, name) == 0)
      return values[i].value;
  return index < 0
             ? 0
             : ((const TwParameter *) setup->kit->vocabulary->parameters->pdata[index])->preset;
}

/* Whether all parts that the rule is about are in play. */
static gboolean
is_about (const TwGameSetup *setup, const TwRule *rule)
{
  g_auto (GStrv) needed = g_strsplit (rule->needs != NULL ? rule->needs : "", " ", -1);

  for (guint i = 0; needed[i] != NULL; i++)
    if (*needed[i] != '\0' && !has_part (setup, needed[i]))
      return FALSE;
  return has_part (setup, rule->part);
}

/* The rule that forbids to play parts together, if there is one. Rule: INTER-006. */
static const TwRule *
find_forbidding (const TwGameSetup *setup)
{
  const TwVocabulary *vocabulary = setup->kit->vocabulary;

  for (guint i = 0; i < vocabulary->rules->len; i++)
    {
      const TwRule *rule = vocabulary->rules->pdata[i];

      if (rule->forbids && (rule->unless == NULL || value_of (setup, rule->unless) == 0)
          && is_about (setup, rule))
        return rule;
    }
  return NULL;
}

const char *
tw_game_setup_find_switch (const TwGameSetup *setup)
{
  const TwRule *rule = find_forbidding (setup);

  return rule != NULL ? rule->unless : NULL;
}

static gboolean
check_forbidden (const TwGameSetup *setup, GError **error)
{
  const TwRule *rule = find_forbidding (setup);
  g_autofree char *statement =
      rule != NULL ? tw_rule_statement (setup->kit->vocabulary, rule, NULL) : NULL;

  if (rule != NULL)
    g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                 rule->unless != NULL
                     /* Translators: a rule in words that names a house rule. */
                     ? _ ("%s Turn that house rule on or leave one of them out.")
                     /* Translators: a rule in words. */
                     : _ ("%s Leave one of them out."),
                 statement != NULL ? statement : rule->id);
  return rule == NULL;
}

gboolean
tw_game_setup_check (const TwGameSetup *setup, GError **error)
{
  guint most = most_players (setup);

  for (guint i = 0; i < setup->parts->len; i++)
    {
      guint facets;
      g_autofree char *id = tw_part_word_split (g_ptr_array_index (setup->parts, i), &facets);
      const TwVocabularyPart *part = tw_vocabulary_find_part (setup->kit->vocabulary, id);

      if (part != NULL
          && (!check_requires (setup, part, error) || !check_excludes (setup, part, error)))
        return FALSE;
    }
  if (!check_forbidden (setup, error))
    return FALSE;
  if (setup->n_seats >= setup->least_players && setup->n_seats <= most)
    return TRUE;
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
               _ ("The number of players cannot be %u. Choose %u to %u."), setup->n_seats,
               setup->least_players, most);
  return FALSE;
}
