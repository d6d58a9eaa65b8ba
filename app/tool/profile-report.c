/* What each rule costs in simulated games. */
#include "app/tool/profile-report.h"

#include <glib/gi18n.h>

/* "vineyards.xml:14" */
static char *
place_of (const char *file, guint line)
{
  g_autofree char *name = file != NULL ? g_path_get_basename (file) : NULL;

  return name != NULL ? g_strdup_printf ("%s:%u", name, line) : NULL;
}

static const char *
file_of (const TwRuleCost *cost)
{
  return cost->procedure != NULL ? cost->procedure->file
         : cost->effect != NULL  ? cost->effect->file
                                 : NULL;
}

static guint
line_of (const TwRuleCost *cost)
{
  return cost->procedure != NULL ? cost->procedure->root->line
         : cost->effect != NULL  ? cost->effect->line
                                 : 0;
}

/* The word of its element in the file: "procedure", "forbid", "effect". */
static const char *
word_of (const TwRuleCost *cost)
{
  return cost->procedure != NULL ? cost->procedure->root->word->name : "effect";
}

static const char *
rules_of (const TwRuleCost *cost)
{
  return cost->procedure != NULL ? tw_statement_text (cost->procedure->root, "rules")
                                 : cost->effect->rules;
}

/* What its author knows it by: its id, else the rules it carries out, else what it is. */
static const char *
name_of (const TwRuleCost *cost)
{
  const char *id = cost->procedure != NULL ? cost->procedure->id : NULL;
  const char *rules = rules_of (cost);

  return id != NULL ? id : rules != NULL ? rules : word_of (cost);
}

static gboolean
is_program (const TwRuleCost *cost)
{
  return cost->procedure == NULL && cost->effect == NULL;
}

static double
percent (const TwRuleCost *cost, double sum)
{
  return sum > 0 ? 100 * cost->nanoseconds / sum : 0;
}

static double
microseconds (const TwRuleCost *cost)
{
  return cost->n_runs > 0 ? cost->nanoseconds / 1000 / (double) cost->n_runs : 0;
}

static void
print_rule (const TwRuleCost *cost, double sum)
{
  g_autofree char *place = place_of (file_of (cost), line_of (cost));

  g_print ("%6.2f\t%10" G_GUINT64_FORMAT "\t%10.3f\t%s %s%s%s%s\n", percent (cost, sum),
           cost->n_runs, microseconds (cost), word_of (cost), name_of (cost),
           place != NULL ? " (" : "", place != NULL ? place : "", place != NULL ? ")" : "");
}

void
tw_profile_report_print (const TwRuleProfile *profile)
{
  g_autoptr (GArray) costs = tw_rule_profile_list (profile);
  double sum = tw_rule_profile_sum (profile);

  g_print ("\n     %%\t      runs\t  µs a run\trule\n");
  for (guint i = 0; i < costs->len; i++)
    {
      const TwRuleCost *cost = &g_array_index (costs, TwRuleCost, i);

      if (!is_program (cost))
        print_rule (cost, sum);
      else
        g_print ("%6.2f\t%10s\t%10s\t%s\n", percent (cost, sum), "", "",
                 _ ("the program itself, and players thinking"));
    }
}

static void
add_text (JsonBuilder *json, const char *name, const char *value)
{
  if (value == NULL)
    return;
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_rule (JsonBuilder *json, const TwRuleCost *cost)
{
  g_autofree char *place = place_of (file_of (cost), line_of (cost));

  add_text (json, "element", word_of (cost));
  add_text (json, "id", cost->procedure != NULL ? cost->procedure->id : NULL);
  add_text (json, "rules", rules_of (cost));
  add_text (json, "place", place);
  json_builder_set_member_name (json, "runs");
  json_builder_add_int_value (json, (gint64) cost->n_runs);
  json_builder_set_member_name (json, "microseconds_a_run");
  json_builder_add_double_value (json, microseconds (cost));
}

void
tw_profile_report_add (const TwRuleProfile *profile, JsonBuilder *json)
{
  g_autoptr (GArray) costs = tw_rule_profile_list (profile);
  double sum = tw_rule_profile_sum (profile);

  json_builder_set_member_name (json, "profile");
  json_builder_begin_array (json);
  for (guint i = 0; i < costs->len; i++)
    {
      const TwRuleCost *cost = &g_array_index (costs, TwRuleCost, i);

      json_builder_begin_object (json);
      if (is_program (cost))
        add_text (json, "element", "program");
      else
        add_rule (json, cost);
      json_builder_set_member_name (json, "percent");
      json_builder_add_double_value (json, percent (cost, sum));
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}
