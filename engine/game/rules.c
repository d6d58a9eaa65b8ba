/* A ruleset compiled: sharing it and asking it by names. */
#include "engine/game/rules.h"

#include "engine/set/part-word.h"

#include "engine/game/rules-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

TW_DEFINE_PLACED_ERROR (TwRulesError, tw_rules_error)

static void
rules_clear (gpointer data)
{
  TwRules *rules = data;

  g_clear_pointer (&rules->vocabulary, tw_vocabulary_unref);
  g_clear_pointer (&rules->catalogue, tw_catalogue_unref);
  g_strfreev (rules->parts);
  g_free (rules->parameters);
  if (rules->made != NULL)
    rules->made->setup->unmake (rules->made);
  g_free (rules->has_place_veto);
  g_free (rules->initial);
}

TwRules *
tw_rules_ref (TwRules *rules)
{
  return g_atomic_rc_box_acquire (rules);
}

void
tw_rules_unref (TwRules *rules)
{
  if (rules != NULL)
    g_atomic_rc_box_release_full (rules, rules_clear);
}

guint
tw_rules_n_tiles (const TwRules *rules)
{
  const TwState *state = (const TwState *) (const void *) rules->initial;

  return rules->catalogue->n_copies - state->n_left_out;
}

int
tw_rules_parameter (const TwRules *rules, const char *name)
{
  int index = tw_vocabulary_find_parameter (rules->vocabulary, name);

  return index >= 0 ? rules->parameters[index] : 0;
}

int
tw_rules_figure (const TwRules *rules, const char *id)
{
  for (guint i = 0; i < rules->n_figure_types; i++)
    if (strcmp (rules->figure_types[i].type->id, id) == 0)
      return (int) i;
  return -1;
}

int
tw_rules_verb (const TwRules *rules, const char *word)
{
  int verb = TW_N_VERBS;

  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint k = 0; k < rules->expansions[i]->n_verbs; k++, verb++)
      if (strcmp (rules->expansions[i]->verbs[k].word, word) == 0)
        return verb;
  return -1;
}

const char *
tw_rules_told (const TwRules *rules, const char *rule)
{
  const GPtrArray *all = rules->vocabulary->rules;

  for (guint i = 0; i < all->len; i++)
    {
      const TwRule *other = all->pdata[i];
      g_auto (GStrv) ids = other->replaces != NULL ? g_strsplit (other->replaces, " ", -1) : NULL;

      if (ids != NULL && g_strv_contains ((const char *const *) ids, rule)
          && (strcmp (other->part, TW_PART_OWN) == 0
              || tw_part_is_among ((const char *const *) rules->parts, other->part, TW_PART_RULES)))
        return other->id;
    }
  return rule;
}

static const TwReasonInfo reasons[TW_N_REASONS] = {
  { "-", N_ ("The game was ended by hand.") },
  { "tiles", N_ ("No tile is left that can be placed.") },
};

const TwReasonInfo *
tw_rules_reason_info (const TwRules *rules, guint reason)
{
  if (reason < TW_N_REASONS)
    return &reasons[reason];
  reason -= TW_N_REASONS;
  for (guint i = 0; i < rules->n_expansions; i++)
    {
      if (reason < rules->expansions[i]->n_reasons)
        return &rules->expansions[i]->reasons[reason];
      reason -= rules->expansions[i]->n_reasons;
    }
  g_return_val_if_reached (&reasons[TW_REASON_NONE]);
}

guint
tw_rules_reason (const TwRules *rules, const char *word)
{
  guint n = TW_N_REASONS;

  for (guint i = 0; i < rules->n_expansions; i++)
    n += rules->expansions[i]->n_reasons;
  for (guint reason = 0; reason < n; reason++)
    if (strcmp (tw_rules_reason_info (rules, reason)->word, word) == 0)
      return reason;
  return TW_REASON_NONE;
}

int
tw_rules_token (const TwRules *rules, const char *id)
{
  for (guint i = 0; i < rules->n_token_types; i++)
    if (strcmp (rules->token_types[i].type->id, id) == 0)
      return (int) i;
  return -1;
}

int
tw_rules_amount (const TwRules *rules, const char *amount, int none)
{
  int number = none;

  if (amount == NULL || tw_amount_is_number (amount, &number))
    return number;
  return tw_rules_parameter (rules, amount);
}

gboolean
tw_rules_in_play (const TwRulesSetup *setup, const char *part, TwPartFacets facet)
{
  return strcmp (part, TW_PART_OWN) == 0 || tw_part_is_among (setup->parts, part, facet);
}

gboolean
tw_rules_has_procedure (const TwRules *rules, const TwProcedure *procedure)
{
  return strcmp (procedure->part, TW_PART_OWN) == 0
         || tw_part_is_among ((const char *const *) rules->parts, procedure->part, TW_PART_RULES);
}

gboolean
tw_rules_holds (const TwRules *rules, const char *setting)
{
  int index, value;

  return tw_vocabulary_setting (rules->vocabulary, setting, &index, &value)
         && rules->parameters[index] == value;
}
