/* A ruleset: building and sharing. */
#include "engine/set/ruleset.h"

#include "engine/set/vocabulary.h"

static void
ruleset_clear (gpointer data)
{
  TwRuleset *ruleset = data;

  for (guint i = 0; i < ruleset->n_uses; i++)
    {
      g_free (ruleset->uses[i].set);
      g_free (ruleset->uses[i].part);
    }
  for (guint i = 0; i < ruleset->n_values; i++)
    {
      g_free (ruleset->values[i].name);
      g_free (ruleset->values[i].value);
    }
  g_free (ruleset->uses);
  g_strfreev (ruleset->offers);
  g_free (ruleset->values);
  g_free (ruleset->id);
  g_free (ruleset->path);
  tw_texts_unref (ruleset->titles);
  tw_texts_unref (ruleset->descriptions);
  tw_vocabulary_unref (ruleset->own);
}

TwRuleset *
tw_ruleset_new (const char *id)
{
  TwRuleset *ruleset = g_atomic_rc_box_new0 (TwRuleset);

  ruleset->id = g_strdup (id);
  ruleset->least_players = 2;
  ruleset->most_players = 6;
  return ruleset;
}

TwRuleset *
tw_ruleset_ref (TwRuleset *ruleset)
{
  return g_atomic_rc_box_acquire (ruleset);
}

void
tw_ruleset_unref (TwRuleset *ruleset)
{
  if (ruleset != NULL)
    g_atomic_rc_box_release_full (ruleset, ruleset_clear);
}

TwRulesetUse *
tw_ruleset_add_use (TwRuleset *ruleset)
{
  TwRulesetUse *use;

  ruleset->uses = g_renew (TwRulesetUse, ruleset->uses, ruleset->n_uses + 1);
  use = &ruleset->uses[ruleset->n_uses++];
  *use = (TwRulesetUse){ .copies = 1, .facets = TW_PART_ALL };
  return use;
}

void
tw_ruleset_add_value (TwRuleset *ruleset, const char *name, const char *value, guint line)
{
  TwRulesetValue *entry;

  ruleset->values = g_renew (TwRulesetValue, ruleset->values, ruleset->n_values + 1);
  entry = &ruleset->values[ruleset->n_values++];
  entry->name = g_strdup (name);
  entry->value = g_strdup (value);
  entry->line = line;
}

void
tw_ruleset_add_offer (TwRuleset *ruleset, const char *part)
{
  guint n = ruleset->offers != NULL ? g_strv_length (ruleset->offers) : 0;

  ruleset->offers = g_renew (char *, ruleset->offers, n + 2);
  ruleset->offers[n] = g_strdup (part);
  ruleset->offers[n + 1] = NULL;
}
