/* The house rule by which parts can be played together. */
#include "app/setup/setup-remedy.h"

#include "app/setup/setup-parts-ruleset.h"
#include "engine/setup/play-rules.h"

/* Whether all is well with the switch @name on. */
static gboolean
is_well_with (TwSetupGame *game, const char *name)
{
  g_auto (GStrv) settings = tw_house_rules_dup_settings (game->house_rules);
  g_autoptr (GPtrArray) more = g_ptr_array_new ();
  g_autoptr (TwRuleset) ruleset = NULL;
  g_autoptr (GPtrArray) sets = tw_setup_parts_dup_sets (game->parts);
  g_autoptr (TwRules) rules = NULL;

  for (guint i = 0; settings[i] != NULL; i++)
    g_ptr_array_add (more, settings[i]);
  g_ptr_array_add (more, (gpointer) name);
  g_ptr_array_add (more, (gpointer) "y");
  g_ptr_array_add (more, NULL);
  ruleset =
      tw_setup_parts_to_ruleset (game->parts, game->ruleset, (const char *const *) more->pdata);
  rules = tw_play_rules_of_ruleset (game->kit, game->set, ruleset, sets, game->n_seats, NULL);
  return rules != NULL;
}

const char *
tw_setup_remedy_find (TwSetupGame *game)
{
  const GPtrArray *rules = game->kit->vocabulary->rules;

  for (guint i = 0; i < rules->len; i++)
    {
      const TwRule *rule = rules->pdata[i];

      if (rule->forbids && rule->unless != NULL
          && tw_house_rules_get_title (game->house_rules, rule->unless) != NULL
          && is_well_with (game, rule->unless))
        return rule->unless;
    }
  return NULL;
}
