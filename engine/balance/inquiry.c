/* From a question in words to an experiment. */
#include "engine/balance/inquiry.h"

#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/balance/question.h"
#include "engine/balance/twin.h"

/* Playouts of the search in the steps of skill, if nobody says how many. */
#define SKILL_PLAYOUTS 50

static void refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
refuse (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error,
                     g_error_new_valist (G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, format, args));
  va_end (args);
}

static gboolean
set_up (const TwInquiry *inquiry, TwGameSetup *setup, GError **error)
{
  return inquiry->game.set_up (setup, NULL, 0, inquiry->game.user, error);
}

static TwRules *
compile (const TwInquiry *inquiry, TwGameSetup *setup, GError **error)
{
  return inquiry->game.compile != NULL ? inquiry->game.compile (setup, error)
                                       : tw_game_setup_compile (setup, error);
}

static TwRules *
rules_of_game (const TwInquiry *inquiry, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (inquiry->game.kit);

  return set_up (inquiry, setup, error) ? compile (inquiry, setup, error) : NULL;
}

/* "tile:D": what stands after the stroke, or %NULL if @what is of another sort. */
static const char *
after (const char *what, const char *sort)
{
  gsize length = strlen (sort);

  return strncmp (what, sort, length) == 0 && what[length] == ':' ? what + length + 1 : NULL;
}

/* The game of the inquiry, and what has been taken away from a second one. */
typedef struct
{
  TwGameSetup *setup;
  TwRules *with;
} Taken;

static void
taken_clear (Taken *taken)
{
  g_clear_pointer (&taken->setup, tw_game_setup_free);
  g_clear_pointer (&taken->with, tw_rules_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Taken, taken_clear)

static gboolean
taken_begin (Taken *taken, const TwInquiry *inquiry, GError **error)
{
  taken->setup = tw_game_setup_new (inquiry->game.kit);
  if (!set_up (inquiry, taken->setup, error))
    return FALSE;
  taken->with = compile (inquiry, taken->setup, error);
  return taken->with != NULL;
}

static TwPlan *
plan_symbol (const TwInquiry *inquiry, const char *symbol, GError **error)
{
  g_auto (Taken) taken = { 0 };
  g_autoptr (TwRules) without = NULL;
  guint n;

  if (!taken_begin (&taken, inquiry, error)
      || !tw_twin_take_symbol (taken.setup, taken.with, symbol, &n, error))
    return NULL;
  without = compile (inquiry, taken.setup, error);
  return without != NULL ? tw_plan_worth_symbol (taken.with, without, n, symbol, &inquiry->table,
                                                 inquiry->n_deals, inquiry->seed)
                         : NULL;
}

static void
clear_twin (gpointer data)
{
  tw_rules_unref (((TwTwinGame *) data)->rules);
}

static gboolean
add_twin (const TwInquiry *inquiry, const char *tile, gsize n_prefix, GArray *twins, GError **error)
{
  g_auto (Taken) taken = { 0 };
  TwTwinGame twin = { .tile = tile + n_prefix };

  if (twins->len + 1 >= TW_MOST_ARMS)
    {
      refuse (error, _ ("So many tiles cannot be looked at together. Name at most %d."),
              TW_MOST_ARMS - 1);
      return FALSE;
    }
  if (!taken_begin (&taken, inquiry, error)
      || !tw_twin_take_tile (taken.setup, taken.with, tile, &twin.key, error))
    return FALSE;
  twin.rules = compile (inquiry, taken.setup, error);
  if (twin.rules == NULL)
    return FALSE;
  g_array_append_val (twins, twin);
  return TRUE;
}

/* Tiles of one set are called without it. Returns: how long "base:" before each of @tiles is; 0 if
 * they have none or several */
static gsize
length_of_prefix (char **tiles)
{
  const char *end = tiles[0] != NULL ? strchr (tiles[0], ':') : NULL;
  gsize length = end != NULL ? (gsize) (end - tiles[0]) + 1 : 0;

  for (guint i = 0; tiles[i] != NULL; i++)
    if (strncmp (tiles[i], tiles[0], length) != 0)
      return 0;
  return length;
}

/* "D,E,F" */
static TwPlan *
plan_tiles (const TwInquiry *inquiry, char **tiles, GError **error)
{
  g_autoptr (TwRules) with = rules_of_game (inquiry, error);
  g_autoptr (GArray) twins = g_array_new (FALSE, FALSE, sizeof (TwTwinGame));
  gsize n_prefix = length_of_prefix (tiles);

  g_array_set_clear_func (twins, clear_twin);
  for (guint i = 0; with != NULL && tiles[i] != NULL; i++)
    if (!add_twin (inquiry, tiles[i], n_prefix, twins, error))
      return NULL;
  if (with == NULL)
    return NULL;
  return tw_plan_worth_tiles (with, (const TwTwinGame *) (gpointer) twins->data, twins->len,
                              &inquiry->table, inquiry->n_deals, inquiry->seed);
}

/* Returns: (transfer full): the tiles of the set @id that are drawn */
static char **
tiles_of_set (const TwRules *rules, const char *id)
{
  const TwTileKind *kinds = rules->catalogue->kinds;
  g_autoptr (GStrvBuilder) tiles = g_strv_builder_new ();

  for (guint kind = 0; kind < rules->catalogue->n_kinds;)
    {
      guint first = kind, n = 0;

      for (; kind < rules->catalogue->n_kinds && kinds[kind].tile == kinds[first].tile; kind++)
        n += kinds[kind].count;
      if (n > 0 && strcmp (kinds[first].set->id, id) == 0)
        {
          g_autofree char *name = g_strdup_printf ("%s:%s", id, kinds[first].tile->id);

          g_strv_builder_add (tiles, name);
        }
    }
  return g_strv_builder_end (tiles);
}

static TwPlan *
plan_set (const TwInquiry *inquiry, const char *id, GError **error)
{
  g_autoptr (TwRules) rules = rules_of_game (inquiry, error);
  g_auto (GStrv) tiles = rules != NULL ? tiles_of_set (rules, id) : NULL;

  if (rules == NULL)
    return NULL;
  if (tiles[0] == NULL)
    {
      refuse (error, _ ("No tile of a set “%s” is drawn in this game."), id);
      return NULL;
    }
  return plan_tiles (inquiry, tiles, error);
}

static gboolean
find_kind (const TwRules *rules, const char *name, guint *out_kind)
{
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if (g_strcmp0 (tw_vocabulary_kind_name (rules->vocabulary, kind), name) == 0)
      {
        *out_kind = kind;
        return TRUE;
      }
  return FALSE;
}

/* "figure:big-meeple", "feature:road", "on:inn", "verb:fly": what it bans. */
static gboolean
read_ban (const TwRules *rules, const char *what, TwBan *out_ban)
{
  const char *figure = after (what, "figure"), *feature = after (what, "feature");
  const char *symbol = after (what, "on"), *verb = after (what, "verb");
  int index = -1;

  *out_ban = (TwBan){ TW_BAN_FEATURE, 0 };
  if (feature != NULL)
    return find_kind (rules, feature, &out_ban->what);
  if (figure != NULL)
    index = tw_rules_figure (rules, figure);
  else if (symbol != NULL)
    index = tw_catalogue_counted (rules->catalogue, symbol);
  else if (verb != NULL)
    index = tw_rules_verb (rules, verb);
  *out_ban = (TwBan){ figure != NULL   ? TW_BAN_FIGURE
                      : symbol != NULL ? TW_BAN_SYMBOL
                                       : TW_BAN_VERB,
                      (guint) index };
  return index >= 0;
}

static TwPlan *
plan_worth (const TwInquiry *inquiry, GError **error)
{
  const char *what = inquiry->what != NULL ? inquiry->what : "";
  const char *tile = after (what, "tile"), *symbol = after (what, "symbol"),
             *set = after (what, "set");
  g_auto (GStrv) tiles = g_strsplit (tile != NULL ? tile : "", ",", -1);
  g_autoptr (TwRules) rules = NULL;
  TwBan ban;

  if (symbol != NULL)
    return plan_symbol (inquiry, symbol, error);
  if (set != NULL)
    return plan_set (inquiry, set, error);
  if (tiles[0] != NULL)
    return plan_tiles (inquiry, tiles, error);
  rules = rules_of_game (inquiry, error);
  if (rules == NULL)
    return NULL;
  if (!read_ban (rules, what, &ban))
    {
      refuse (error,
              _ ("“%s” is nothing in this game. Write tile:ID,…, set:ID, symbol:ID, figure:ID, "
                 "feature:KIND, on:SYMBOL or verb:WORD."),
              what);
      return NULL;
    }
  return tw_plan_worth_use (rules, &ban, strchr (what, ':') + 1, &inquiry->table, inquiry->n_deals,
                            inquiry->seed);
}

/* The game of the inquiry with sets added. */
static TwRules *
rules_with (const TwInquiry *inquiry, const char *words, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (inquiry->game.kit);
  g_auto (GStrv) sets = g_strsplit (words, ",", -1);

  if (!set_up (inquiry, setup, error))
    return NULL;
  for (guint i = 0; sets[i] != NULL; i++)
    if (!tw_game_setup_use (setup, sets[i], error))
      return NULL;
  return compile (inquiry, setup, error);
}

static TwPlan *
plan_change (const TwInquiry *inquiry, GError **error)
{
  g_autoptr (TwRules) without = NULL;
  g_autoptr (TwRules) with = NULL;

  if (inquiry->what == NULL)
    {
      refuse (error, _ ("Say which sets are added: balance change SET,…"));
      return NULL;
    }
  without = rules_of_game (inquiry, error);
  with = without != NULL ? rules_with (inquiry, inquiry->what, error) : NULL;
  return with != NULL ? tw_plan_change (with, without, inquiry->what, &inquiry->table,
                                        inquiry->n_deals, inquiry->seed)
                      : NULL;
}

static TwPlan *
plan_skill (const TwInquiry *inquiry, TwRules *rules)
{
  guint n = inquiry->table.n_playouts > 0 ? inquiry->table.n_playouts : SKILL_PLAYOUTS;
  const TwSkillStep steps[] = { { &tw_greedy_player, 0, &tw_random_player, 0 },
                                { &tw_planner_player, 0, &tw_greedy_player, 0 },
                                { &tw_search_player, n, &tw_planner_player, 0 },
                                { &tw_search_player, 2 * n, &tw_search_player, n } };

  /* Without playouts only what is quick is compared. */
  return tw_plan_skill (rules, steps, inquiry->table.n_playouts > 0 ? 4 : 2, inquiry->n_deals,
                        inquiry->seed);
}

/* "mists-level-1@3": a ruleset, and for how many players if not for as many as the inquiry says. */
static TwRules *
rules_of_name (const TwInquiry *inquiry, const char *name, GError **error)
{
  g_auto (GStrv) words = g_strsplit (name, "@", 2);
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (inquiry->game.kit);
  guint n_seats = 0;

  if (words[0] != NULL && words[1] != NULL)
    n_seats = (guint) MIN (g_ascii_strtoull (words[1], NULL, 10), G_MAXINT);
  return inquiry->game.set_up (setup, words[0] != NULL ? words[0] : "", n_seats, inquiry->game.user,
                               error)
             ? compile (inquiry, setup, error)
             : NULL;
}

static TwPlan *
plan_team (const TwInquiry *inquiry, GError **error)
{
  g_auto (GStrv) names = g_strsplit (inquiry->what != NULL ? inquiry->what : "", ",", -1);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_rules_unref);

  for (guint i = 0; names[i] != NULL; i++)
    {
      TwRules *rules = rules_of_name (inquiry, names[i], error);

      if (rules == NULL)
        return NULL;
      g_ptr_array_add (games, rules);
    }
  if (games->len < 1 || games->len > TW_MOST_ARMS)
    {
      refuse (error, _ ("Say which rulesets are played: balance team RULESET,…"));
      return NULL;
    }
  return tw_plan_team (games->len, (TwRules *const *) games->pdata, (const char *const *) names,
                       &inquiry->table, inquiry->n_deals, inquiry->seed);
}

TwPlan *
tw_inquiry_plan (const TwInquiry *inquiry, GError **error)
{
  static const struct
  {
    const char *id;
    TwPlan *(*plan) (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed);
  } plain[] = { { "fair", tw_plan_fair },
                { "thrill", tw_plan_thrill },
                { "dead", tw_plan_dead },
                { "common", tw_plan_common } };
  g_autoptr (TwRules) rules = NULL;
  const char *id = inquiry->question;

  if (strcmp (id, "worth") == 0)
    return plan_worth (inquiry, error);
  if (strcmp (id, "change") == 0)
    return plan_change (inquiry, error);
  if (strcmp (id, "team") == 0)
    return plan_team (inquiry, error);
  rules = rules_of_game (inquiry, error);
  if (rules == NULL)
    return NULL;
  if (rules->shares_score && strcmp (id, "dead") != 0 && strcmp (id, "common") != 0)
    {
      refuse (error,
              _ ("In this game all players win or lose together. Ask for team, dead or common."));
      return NULL;
    }
  if (strcmp (id, "skill") == 0)
    return plan_skill (inquiry, rules);
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (strcmp (plain[i].id, id) == 0)
      return plain[i].plan (rules, &inquiry->table, inquiry->n_deals, inquiry->seed);
  refuse (error,
          _ ("There is no question “%s”. Ask for fair, worth, change, skill, thrill, dead, number, "
             "team, common or all."),
          id);
  return NULL;
}

static TwRules *
rules_at (int value, gpointer user, GError **error)
{
  const TwNumberInquiry *number = user;
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (number->inquiry->game.kit);
  g_autofree char *text = g_strdup_printf ("%d", value);

  if (!set_up (number->inquiry, setup, error)
      || !tw_game_setup_set (setup, number->name, text, error))
    return NULL;
  return compile (number->inquiry, setup, error);
}

/* A number that is the whole of @text. */
static gboolean
read_number (const char *text, double *out)
{
  char *end;

  *out = g_ascii_strtod (text, &end);
  return end != text && *end == '\0';
}

/* "A..B" */
static gboolean
read_range (const char *text, double *out_low, double *out_high)
{
  g_auto (GStrv) ends = g_strsplit (text, "..", 2);

  return g_strv_length (ends) == 2 && read_number (ends[0], out_low)
         && read_number (ends[1], out_high) && *out_low <= *out_high;
}

gboolean
tw_inquiry_number (const TwInquiry *inquiry, TwNumberInquiry *number, GError **error)
{
  g_auto (GStrv) what = g_strsplit (inquiry->what != NULL ? inquiry->what : "", "=", 2);
  g_auto (GStrv) goal = g_strsplit (inquiry->goal != NULL ? inquiry->goal : "", "=", 2);
  double least, most;
  char *of;

  *number = (TwNumberInquiry){ .inquiry = inquiry };
  if (g_strv_length (what) != 2 || !read_range (what[1], &least, &most) || least < G_MININT
      || most > G_MAXINT || g_strv_length (goal) != 2
      || !read_range (goal[1], &number->search.low, &number->search.high))
    {
      refuse (
          error,
          _ ("Write balance number PARAM=LEAST..MOST --goal MEASURE=LOW..HIGH, for instance --goal "
             "share:field=0.25..0.35."));
      return FALSE;
    }
  number->name = g_strdup (what[0]);
  number->measure = g_strdup (goal[0]);
  of = strchr (number->measure, ':');
  if (of != NULL)
    *of++ = '\0';
  number->search.least = (int) least;
  number->search.most = (int) most;
  number->search.measure = number->measure;
  number->search.of = of;
  number->search.rules = rules_at;
  number->search.user = number;
  number->search.n_deals = inquiry->n_deals;
  number->search.seed = inquiry->seed;
  number->search.table = inquiry->table;
  return TRUE;
}

void
tw_number_inquiry_clear (TwNumberInquiry *number)
{
  g_free (number->name);
  g_free (number->measure);
}
