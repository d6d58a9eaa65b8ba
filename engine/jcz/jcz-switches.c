/* The switches of a recording: parameters of the game, read and written. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/jcz/jcz-words.h"

/* A switch, the part without which it says nothing, and the parameter that is set when
 * it has that value. "" is that program's default and ours. */
static const struct
{
  const char *rule;
  const char *value;
  const char *part;
  const char *parameter;
  const char *setting;
} rules[] = {
  { "tiny-city-scoring", "4", "base", "city.tiny.tiles", "0" },
  { "tiny-city-scoring", "2", "base", "city.tiny.tiles", "2" },
  { "inn-and-cathedral-final-scoring", "zero", "inns-and-cathedrals", "inn-cathedral-final",
    "zero" },
  { "inn-and-cathedral-final-scoring", "ignore", "inns-and-cathedrals", "inn-cathedral-final",
    "ignore" },
  { "coc-final-scoring", "market-only", "count", "count-final", "market-only" },
  { "coc-final-scoring", "any-district", "count", "count-final", "all-quarters" },
  { "festival-return", "meeple", "festival", "festival-return", "figure" },
  { "festival-return", "follower", "festival", "festival-return", "follower" },
  { "king-and-robber-scoring", "default", "king-and-robber", "king.scoring", "per-feature" },
  { "king-and-robber-scoring", "10/20", "king-and-robber", "king.scoring", "10" },
  { "king-and-robber-scoring", "15/40", "king-and-robber", "king.scoring", "15-40" },
  { "king-and-robber-scoring", "continuously", "king-and-robber", "king.scoring", "continuous" },
  { "dragon-move", "before-scoring", "princess-and-dragon", "dragon-move", "before-scoring" },
  { "dragon-move", "after-scoring", "princess-and-dragon", "dragon-move", "after-scoring" },
  { "fairy-placement", "next-follower", "princess-and-dragon", "fairy-placement", "next-follower" },
  { "fairy-placement", "on-tile", "princess-and-dragon", "fairy-placement", "on-tile" },
  { "princess-action", "may", "princess-and-dragon", "princess-action", "may" },
  { "princess-action", "must", "princess-and-dragon", "princess-action", "must" },
  { "count-move", "by-player", "count", "count-move", "choose" },
  { "count-move", "clockwise", "count", "count-move", "clockwise" },
  { "count-move", "follow-meeple", "count", "count-move", "follow" },
};

/* What that program always plays, where it is not our default: the base set's start tile
 * is shuffled among the others beside a river or the block of Carcassonne, no builder goes
 * where all is complete but one brings the points of a watchtower, an abbot flies but does not go
 * to the cathedral quarter. Mage and witch whom a ferry brings together stay so until the next
 * tile. It says nothing where the part @beside is not in play. */
static const struct
{
  const char *part;
  const char *parameter;
  const char *setting;
  const char *beside;
} fixed[] = {
  { "river", "river.base-start", "in", "river" },
  { "traders-and-builders", "builder.on-complete", "refused", "traders-and-builders" },
  { "flying-machines", "flight-abbot", "y", "abbot" },
  { "mage-and-witch", "mage.after-ferries", "n", "ferries" },
  { "count", "count-abbot", "n", "abbot" },
  { "watchtowers", "watchtower.builder", "y", "traders-and-builders" },
  { "count", "count.base-start", "in", "count" },
};

static void
read_rule (TwJczReading *reading, const TwJson *at)
{
  const char *value = NULL;
  gboolean is_known = FALSE, is_out = FALSE;

  if (at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node)
      && json_node_get_value_type (at->node) == G_TYPE_STRING)
    value = json_node_get_string (at->node);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (strcmp (rules[i].rule, at->name) != 0)
        continue;
      is_out |= !tw_jcz_game_in_play (reading, rules[i].part);
      if (value == NULL || strcmp (rules[i].value, value) != 0 || is_out)
        continue;
      is_known = TRUE;
      if (rules[i].parameter != NULL
          && !tw_game_setup_set (reading->setup, rules[i].parameter, rules[i].setting, NULL))
        is_known = FALSE;
    }
  if (!is_known && !is_out && (value != NULL || tw_json_amount (at) != 0))
    tw_jcz_game_problem (reading, at, _ ("This switch is unknown; our rules hold."));
}

gboolean
tw_jcz_game_read_switches (TwJczReading *reading, const TwJson *setup)
{
  TwJson list = tw_json_member (setup, "rules");
  g_autofree const char **names = tw_json_members (&list);

  if (list.node != NULL && !JSON_NODE_HOLDS_NULL (list.node) && !tw_json_need_object (&list))
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      TwJson at = tw_json_member (&list, names[i]);

      read_rule (reading, &at);
    }
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    if (tw_jcz_game_in_play (reading, fixed[i].part)
        && tw_jcz_game_in_play (reading, fixed[i].beside)
        && tw_vocabulary_find_parameter (reading->kit->vocabulary, fixed[i].parameter) >= 0
        && !tw_game_setup_set (reading->setup, fixed[i].parameter, fixed[i].setting, list.error))
      return FALSE;
  return TRUE;
}

gboolean
tw_jcz_game_rule_write (const TwRules *in_play_rules,
                        guint index,
                        const char **out_rule,
                        const char **out_value)
{
  const TwParameter *parameter = g_ptr_array_index (in_play_rules->vocabulary->parameters, index);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      int value;

      if (rules[i].parameter == NULL || strcmp (rules[i].parameter, parameter->name) != 0
          || !tw_parameter_parse (parameter, rules[i].setting, &value)
          || value != in_play_rules->parameters[index])
        continue;
      *out_rule = rules[i].rule;
      *out_value = rules[i].value;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_supply (const TwRules *in_play_rules, const char *parameter)
{
  guint n;
  const TwJczFigure *figures = tw_jcz_words_figures (&n);

  for (guint i = 0; i < n; i++)
    {
      const TwFigureType *type =
          tw_jcz_game_find_figure (in_play_rules->vocabulary, figures[i].figure);

      if (type != NULL && g_strcmp0 (type->supply_parameter, parameter) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether all parameters of the switch that was written stand as it says: a switch is
 * written for the first of them. */
static gboolean
rule_says (const TwRules *in_play_rules, guint index)
{
  const char *rule, *value, *first_value = NULL;

  if (!tw_jcz_game_rule_write (in_play_rules, index, &rule, &value))
    return FALSE;
  for (guint i = 0; i < in_play_rules->vocabulary->parameters->len && first_value == NULL; i++)
    {
      const char *other;

      if (tw_jcz_game_rule_write (in_play_rules, i, &other, &first_value)
          && strcmp (other, rule) != 0)
        first_value = NULL;
    }
  return g_strcmp0 (first_value, value) == 0;
}

gboolean
tw_jcz_game_parameter_is_told (const TwRules *in_play_rules, guint index)
{
  const TwParameter *parameter = g_ptr_array_index (in_play_rules->vocabulary->parameters, index);
  int expected = parameter->preset;
  const char *rule, *value;

  if (tw_jcz_game_rule_write (in_play_rules, index, &rule, &value))
    return rule_says (in_play_rules, index);
  if (strcmp (parameter->name, "farmers") == 0 || is_supply (in_play_rules, parameter->name))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    if (strcmp (fixed[i].parameter, parameter->name) == 0
        && g_strv_contains ((const char *const *) in_play_rules->parts, fixed[i].beside))
      tw_parameter_parse (parameter, fixed[i].setting, &expected);
  return in_play_rules->parameters[index] == expected;
}
