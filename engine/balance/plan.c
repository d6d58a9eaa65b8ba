/* Experiments. */
#include "engine/balance/plan.h"

#include "engine/balance/fingerprint.h"
#include "engine/game/by-hand.h"

void
tw_plan_free (TwPlan *plan)
{
  if (plan == NULL)
    return;
  for (guint i = 0; i < plan->n_arms; i++)
    {
      g_free (plan->arms[i].label);
      tw_rules_unref (plan->arms[i].rules);
    }
  g_array_unref (plan->watched);
  tw_record_free (plan->record);
  tw_players_file_free (plan->players);
  g_free (plan);
}

TwPlan *
tw_plan_new (const char *id, TwMeasure measure, guint64 n_deals, guint64 seed)
{
  TwPlan *plan = g_new0 (TwPlan, 1);

  plan->question = id;
  plan->measure = measure;
  plan->n_orders = 1;
  plan->watched = g_array_new (FALSE, FALSE, sizeof (TwWatched));
  plan->seed = seed;
  plan->record = tw_record_new (id, n_deals);
  tw_record_say (plan->record, "seed", "%" G_GUINT64_FORMAT, seed);
  return plan;
}

TwArm *
tw_plan_add_arm (TwPlan *plan, const char *label, TwRules *rules, const TwTable *table)
{
  TwArm *arm = &plan->arms[plan->n_arms++];

  g_assert (plan->n_arms <= TW_MOST_ARMS);
  *arm = (TwArm){ .label = g_strdup (label), .rules = tw_rules_ref (rules) };
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    {
      arm->kinds[i] = table->kinds[i];
      arm->n_playouts[i] = table->n_playouts;
    }
  return arm;
}

/* "greedy,search/200,greedy-" of an arm: the last one plays under a ban. */
static char *
who_plays (const TwArm *arm)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < arm->rules->n_players; i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", arm->kinds[i]->id);
      if (arm->kinds[i]->set_effort != NULL)
        g_string_append_printf (text, "/%u", arm->n_playouts[i]);
      if (arm->bans[i].kind != TW_BAN_NOTHING)
        g_string_append_printf (text, "-%d.%u", (int) arm->bans[i].kind, arm->bans[i].what);
    }
  return g_string_free (text, FALSE);
}

void
tw_plan_close (TwPlan *plan)
{
  TwRecord *record = plan->record;
  g_auto (GStrv) by_hand = tw_by_hand_ids (plan->arms[0].rules);
  g_autofree char *list = g_strjoinv (", ", by_hand);

  tw_record_say (record, "players", "%u", plan->arms[0].rules->n_players);
  tw_record_say (record, "orders", "%u", plan->n_orders);
  tw_record_say (record, "arms", "%u", plan->n_arms);
  if (by_hand[0] != NULL)
    tw_record_say (record, "by-hand", "%s", list);
  for (guint i = 0; i < plan->n_arms; i++)
    {
      const TwArm *arm = &plan->arms[i];
      g_autofree char *who = who_plays (arm);
      g_autofree char *name = g_strdup_printf ("arm/%u", i);
      g_autofree char *label = g_strdup_printf ("label/%u", i);

      tw_record_say (record, label, "%s", arm->label);
      tw_record_say (record, name, "%s %016" G_GINT64_MODIFIER "x", who,
                     tw_rules_fingerprint (arm->rules));
    }
}

TwRecord *
tw_plan_new_record (const TwPlan *plan)
{
  TwRecord *record = tw_record_new (plan->question, plan->record->n_deals);
  GHashTableIter iter;
  gpointer name, text;

  g_hash_table_iter_init (&iter, plan->record->facts);
  while (g_hash_table_iter_next (&iter, &name, &text))
    tw_record_say (record, name, "%s", (const char *) text);
  return record;
}

gboolean
tw_table_is_mixed (const TwTable *table, guint n)
{
  for (guint i = 1; i < n; i++)
    if (table->kinds[i] != table->kinds[0])
      return TRUE;
  return FALSE;
}
