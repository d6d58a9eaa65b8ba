/* What many games came to. */
#include "app/tool/simulate-report.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "app/tool/profile-report.h"
#include "engine/game/by-hand.h"
#include "engine/procedure/procedures.h"

static const char *const status_names[] = {
  [TW_STATUS_PLAYING] = "unfinished",
  [TW_STATUS_FINISHED] = "finished",
  [TW_STATUS_WON] = "won",
  [TW_STATUS_LOST] = "lost",
};

static void
add_double (JsonBuilder *json, const char *name, double value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_double_value (json, value);
}

static void
add_number (JsonBuilder *json, const char *name, guint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, (gint64) value);
}

/* The numbers of a tile: its variants together. @kind moves on to the next tile. */
static TwTileStatistics
sum_tile (const TwStatistics *statistics, const TwRules *rules, guint *kind)
{
  const TwTileKind *kinds = rules->catalogue->kinds;
  const TwTile *tile = kinds[*kind].tile;
  TwTileStatistics sum = { 0 };

  for (; *kind < statistics->n_kinds && kinds[*kind].tile == tile; (*kind)++)
    {
      sum.drawn += statistics->tiles[*kind].drawn;
      sum.unplaceable += statistics->tiles[*kind].unplaceable;
      sum.legal_places += statistics->tiles[*kind].legal_places;
    }
  return sum;
}

static double
mean (guint64 sum, guint64 n)
{
  return n > 0 ? (double) sum / (double) n : 0.0;
}

/* Kinds that have anything to say: such that brought points, or complete ones that can: the
 * land within a city's walls cannot. */
static gboolean
is_told (const TwStatistics *statistics, const TwRules *rules, guint kind)
{
  gboolean can_bring = FALSE;

  for (guint event = 0; event < TW_N_EVENTS; event++)
    can_bring = can_bring || rules->spans[event][kind].begin < rules->spans[event][kind].end;
  return statistics->features[kind].points != 0
         || (can_bring && statistics->features[kind].completed > 0);
}

static void
add_players (JsonBuilder *json, const TwStatistics *statistics, const TwRules *rules)
{
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      json_builder_begin_object (json);
      add_double (json, "mean", tw_statistics_mean (statistics, seat));
      add_double (json, "sd", tw_statistics_deviation (statistics, seat));
      json_builder_set_member_name (json, "min");
      json_builder_add_int_value (json, statistics->seats[seat].least);
      json_builder_set_member_name (json, "max");
      json_builder_add_int_value (json, statistics->seats[seat].most);
      add_number (json, "wins", statistics->seats[seat].wins);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_tiles (JsonBuilder *json, const TwStatistics *statistics, const TwRules *rules)
{
  json_builder_set_member_name (json, "tiles");
  json_builder_begin_array (json);
  for (guint kind = 0; kind < statistics->n_kinds;)
    {
      const char *name = rules->catalogue->kinds[kind].name;
      TwTileStatistics tile = sum_tile (statistics, rules, &kind);

      json_builder_begin_object (json);
      json_builder_set_member_name (json, "id");
      json_builder_add_string_value (json, name);
      add_number (json, "drawn", tile.drawn);
      add_number (json, "unplaceable", tile.unplaceable);
      add_double (json, "legal_places_mean", mean (tile.legal_places, tile.drawn));
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_features (JsonBuilder *json, const TwStatistics *statistics, const TwRules *rules)
{
  json_builder_set_member_name (json, "features");
  json_builder_begin_object (json);
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      if (!is_told (statistics, rules, kind))
        continue;
      json_builder_set_member_name (json, tw_vocabulary_kind_name (rules->vocabulary, kind));
      json_builder_begin_object (json);
      add_number (json, "completed", statistics->features[kind].completed);
      json_builder_set_member_name (json, "points");
      json_builder_add_int_value (json, statistics->features[kind].points);
      json_builder_end_object (json);
    }
  json_builder_end_object (json);
  json_builder_set_member_name (json, "results");
  json_builder_begin_object (json);
  for (guint i = 0; i < G_N_ELEMENTS (statistics->ends); i++)
    if (statistics->ends[i] > 0)
      add_number (json, status_names[i], statistics->ends[i]);
  json_builder_end_object (json);
}

/* The ids of procedures that found no end, by name. Returns: (transfer container) */
static GList *
gave_up (const TwStatistics *statistics)
{
  return g_list_sort (g_hash_table_get_keys (statistics->gave_up), (GCompareFunc) strcmp);
}

/* Why rules have ended games, and which one could not; only where there were such games. */
static void
add_reasons (JsonBuilder *json, const TwStatistics *statistics, const TwRules *rules)
{
  g_autoptr (GList) ids = gave_up (statistics);
  gboolean has_head = FALSE;

  for (guint i = 0; i < statistics->n_reasons; i++)
    {
      if (statistics->reasons[i] == 0)
        continue;
      if (!has_head)
        {
          json_builder_set_member_name (json, "reasons");
          json_builder_begin_object (json);
        }
      has_head = TRUE;
      add_number (json, tw_rules_reason_info (rules, i)->word, statistics->reasons[i]);
    }
  if (has_head)
    json_builder_end_object (json);
  if (ids == NULL)
    return;
  json_builder_set_member_name (json, "endless");
  json_builder_begin_object (json);
  for (GList *link = ids; link != NULL; link = link->next)
    add_number (json, link->data,
                GPOINTER_TO_UINT (g_hash_table_lookup (statistics->gave_up, link->data)));
  json_builder_end_object (json);
}

/* "endless 3: The game ended because a rule of what is in play found no end.", and below it which:
 * "  spin 3" */
static void
print_reasons (const TwStatistics *statistics, const TwRules *rules)
{
  g_autoptr (GList) ids = gave_up (statistics);

  for (guint i = 0; i < statistics->n_reasons; i++)
    {
      const TwReasonInfo *reason = tw_rules_reason_info (rules, i);

      if (statistics->reasons[i] == 0)
        continue;
      g_print ("%s %" G_GUINT64_FORMAT ": %s\n", reason->word, statistics->reasons[i],
               _ (reason->sentence));
      for (GList *link = ids; strcmp (reason->word, TW_REASON_ENDLESS) == 0 && link != NULL;
           link = link->next)
        g_print ("  %s %u\n", (const char *) link->data,
                 GPOINTER_TO_UINT (g_hash_table_lookup (statistics->gave_up, link->data)));
    }
}

/* Turns in which rules gave points for points without end; only where there are any. */
static void
add_unheard (JsonBuilder *json, const TwStatistics *statistics)
{
  if (statistics->n_unheard > 0)
    add_number (json, "unheard_turns", statistics->n_unheard);
}

static void
print_unheard (const TwStatistics *statistics)
{
  if (statistics->n_unheard > 0)
    g_print (_ ("Turns in which rules gave points for points without end and did not hear of all "
                "of them: %u. Let one of them not give points at “gain” or "
                "“moved”.\n"),
             (guint) statistics->n_unheard);
}

/* Pieces that the simulated players do nothing with; only where there are any. */
static void
add_unknown (JsonBuilder *json, const TwRules *rules)
{
  g_auto (GStrv) ids = tw_by_hand_ids (rules);

  if (ids[0] == NULL)
    return;
  json_builder_set_member_name (json, "not_simulated");
  json_builder_begin_array (json);
  for (guint i = 0; ids[i] != NULL; i++)
    json_builder_add_string_value (json, ids[i]);
  json_builder_end_array (json);
}

static void
print_unknown (const TwRules *rules)
{
  g_auto (GStrv) ids = tw_by_hand_ids (rules);
  g_autofree char *list = g_strjoinv (", ", ids);

  if (ids[0] != NULL)
    /* Translators: ids of figures and tokens. */
    g_print (_ ("Not simulated, because they are moved by hand: %s\n"), list);
}

static void
print_json (const TwStatistics *statistics,
            const TwRules *rules,
            const TwRuleProfile *profile,
            guint64 seed,
            double seconds)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  add_number (json, "games", statistics->n_games);
  add_double (json, "seconds", seconds);
  add_double (json, "games_per_second", seconds > 0 ? (double) statistics->n_games / seconds : 0.0);
  add_number (json, "seed", seed);
  add_players (json, statistics, rules);
  add_tiles (json, statistics, rules);
  add_features (json, statistics, rules);
  add_reasons (json, statistics, rules);
  add_unheard (json, statistics);
  add_unknown (json, rules);
  if (profile != NULL)
    tw_profile_report_add (profile, json);
  json_builder_end_object (json);
  tw_command_print_json (json);
}

static void
print_text (const TwStatistics *statistics, const TwRules *rules, guint64 seed, double seconds)
{
  gboolean has_head = FALSE;

  g_print ("games %" G_GUINT64_FORMAT "\tseed %" G_GUINT64_FORMAT "\tseconds %.2f\n",
           statistics->n_games, seed, seconds);
  for (guint status = 0; status < G_N_ELEMENTS (status_names); status++)
    if (statistics->ends[status] > 0)
      g_print ("%s %" G_GUINT64_FORMAT "\n", status_names[status], statistics->ends[status]);
  print_reasons (statistics, rules);
  print_unheard (statistics);
  g_print ("\nseat\tmean\tsd\tmin\tmax\twins\n");
  for (guint seat = 0; seat < rules->n_seats; seat++)
    g_print ("P%u\t%.2f\t%.2f\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t%" G_GUINT64_FORMAT "\n",
             seat + 1, tw_statistics_mean (statistics, seat),
             tw_statistics_deviation (statistics, seat), statistics->seats[seat].least,
             statistics->seats[seat].most, statistics->seats[seat].wins);
  g_print ("\ntile\tdrawn\tunplaceable\tplaces\n");
  for (guint kind = 0; kind < statistics->n_kinds;)
    {
      const char *name = rules->catalogue->kinds[kind].name;
      TwTileStatistics tile = sum_tile (statistics, rules, &kind);

      g_print ("%s\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%.2f\n", name, tile.drawn,
               tile.unplaceable, mean (tile.legal_places, tile.drawn));
    }
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      if (!is_told (statistics, rules, kind))
        continue;
      /* No head without a row: games may be lost before anything is complete. */
      if (!has_head)
        g_print ("\nfeature\tcompleted\tpoints\n");
      has_head = TRUE;
      g_print ("%s\t%" G_GUINT64_FORMAT "\t%" G_GINT64_FORMAT "\n",
               tw_vocabulary_kind_name (rules->vocabulary, kind),
               statistics->features[kind].completed, statistics->features[kind].points);
    }
}

void
tw_simulate_report_print (const TwStatistics *statistics,
                          const TwRules *rules,
                          const TwRuleProfile *profile,
                          guint64 seed,
                          double seconds,
                          gboolean as_json)
{
  if (as_json)
    print_json (statistics, rules, profile, seed, seconds);
  else
    {
      print_unknown (rules);
      print_text (statistics, rules, seed, seconds);
      if (profile != NULL)
        tw_profile_report_print (profile);
    }
}
