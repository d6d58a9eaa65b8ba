/* Is anything dead or broken? */
#include "engine/balance/dead.h"

#include <math.h>
#include <string.h>

#include "engine/balance/answer-words.h"
#include "engine/balance/many.h"
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"
#include "engine/procedure/procedures.h"
#include "engine/simulate/firing.h"
#include "engine/simulate/whole-rule.h"

/* Tiles that fit nowhere more often than in one draw of so many are named. */
#define NOWHERE_OF 10
/* And those that have fewer places than that on average. */
#define FEW_PLACES 3
/* A leader at half-time who wins in so many games of ten runs away. */
#define RUNAWAY 0.85

/* A rule that does something in fewer games than that is as good as dead. */
#define HARDLY_EVER 0.01

/* For each rule that did nothing, so many games are played at random. */
#define GAMES_TO_LOOK 2000

#define RULE_NAME   "rule/"
#define TILE_NAME   "tile/"
#define PHASE_NAME  "asked/"
#define PLACES_NAME "fits/"

static void
measure_tiles (const TwRules *rules, const TwNotes *notes, TwDealSums *tally)
{
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    {
      const TwTileNotes *tile = &notes->tiles[kind];
      const char *name = rules->catalogue->kinds[kind].name;

      if (tile->drawn == 0)
        continue;
      tw_deal_sums_add (tally, tile->unplaceable, tile->drawn, TILE_NAME "%s", name);
      tw_deal_sums_add (tally, tile->places, tile->drawn, PLACES_NAME "%s", name);
    }
}

/* Whether the first place that is ahead after half of the turns has won; nothing while nobody is
 * ahead. */
static void
measure_leader (const TwNotes *notes, TwDealSums *tally)
{
  for (guint place = 0; notes->n_noted > 0 && place < notes->n_players; place++)
    if (notes->leads[notes->n_noted / 2][place] > 0)
      {
        tw_deal_sums_add (tally, notes->won[place] > 0, 0, "half");
        return;
      }
}

/* Whether a rule found no end, and ended the game. */
static gboolean
is_endless (const TwRules *rules, const TwNotes *notes)
{
  return notes->reason >= TW_N_REASONS
         && strcmp (tw_rules_reason_info (rules, notes->reason)->word, TW_REASON_ENDLESS) == 0;
}

static void
measure_tempers (const TwPlan *plan, TwNotes *const *notes, TwDealSums *tally)
{
  for (guint arm = 1; arm < plan->n_arms; arm++)
    {
      gint64 won = 0;

      for (guint order = 0; order < plan->n_orders; order++)
        {
          const TwNotes *of = tw_plan_notes (plan, notes, arm, order);

          for (guint place = 0; place < of->n_players; place++)
            won += of->player[place] == 0 ? of->won[place] : 0;
        }
      tw_deal_sums_add (tally, won, 0, "temper/%u", arm);
    }
}

static void
measure (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  const TwNotes *of = notes[0];

  measure_tiles (plan->arms[0].rules, of, tally);
  measure_leader (of, tally);
  for (guint i = 0; i < of->n_phases; i++)
    tw_deal_sums_add (tally, of->phases[i].single, of->phases[i].asked, PHASE_NAME "%s",
                      of->phases[i].phase);
  tw_deal_sums_add (tally, of->unplaceable, of->n_turns, "stall");
  tw_deal_sums_add (tally, is_endless (plan->arms[0].rules, of), 0, "endless");
  if (plan->watched->len > 0)
    tw_deal_sums_add (tally, of->watch.n > 0, 0, RULE_NAME "%u",
                      (guint) (deal % plan->watched->len));
  measure_tempers (plan, notes, tally);
}

static gboolean
is_watched (const GArray *watched, const TwWatched *rule)
{
  for (guint i = 0; i < watched->len; i++)
    if (memcmp (&g_array_index (watched, TwWatched, i), rule, sizeof *rule) == 0)
      return TRUE;
  return FALSE;
}

/* Whether an amount is a parameter, which this game has turned off. */
static gboolean
is_off (const char *amount, int value)
{
  return amount != NULL && value == 0 && g_ascii_isalpha (*amount);
}

/* What can be seen doing something: not what is declared or turned off, nor what happens before the
 * first turn, and what others do is part of them. */
static gboolean
does_something (const TwRules *rules, const TwProcedure *procedure)
{
  const TwStatement *root = procedure->root;
  const char *setting = tw_statement_text (root, "if-parameter");
  const char *at = tw_statement_text (root, "at");

  if (!tw_rules_has_procedure (rules, procedure)
      || (setting != NULL && !tw_rules_holds (rules, setting)))
    return FALSE;
  return tw_statement_is (root, "forbid") || tw_statement_is (root, "allow")
         || (tw_statement_is (root, "procedure") && at != NULL && strcmp (at, "set-up") != 0);
}

/* "BASE-021 BASE-022 (road city)" of an effect, the id of a procedure, or else the rules that it
 * carries out; a number where they have neither. */
static char *
label_of (const TwRules *rules, const TwWatched *rule, guint number)
{
  const char *id = rule->effect != NULL ? rule->effect->rules
                   : rule->procedure->id != NULL
                       ? rule->procedure->id
                       : tw_statement_text (rule->procedure->root, "rules");
  GString *label = g_string_new (id);

  if (id == NULL)
    g_string_append_printf (label, "%u", number + 1);
  for (guint kind = 0, n = 0; rule->effect != NULL && kind < TW_N_KINDS; kind++)
    if (rule->effect->features & TW_KIND_BIT (kind))
      g_string_append_printf (label, "%s%s", n++ > 0 ? " " : " (",
                              tw_vocabulary_kind_name (rules->vocabulary, kind));
  if (rule->effect != NULL && rule->effect->features != 0)
    g_string_append_c (label, ')');
  return g_string_free (label, FALSE);
}

/* Whether a set in play brings @what itself, an effect or a procedure. */
static gboolean
is_own (const TwRules *rules, gconstpointer what)
{
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    {
      const TwVocabulary *own = rules->catalogue->kinds[kind].set->own;

      if (own != NULL
          && (g_ptr_array_find (own->effects, what, NULL)
              || g_ptr_array_find (own->procedures, what, NULL)))
        return TRUE;
    }
  return FALSE;
}

/* Whoever invents rules asks for those: what comes with the program is looked at where nobody has.
 */
static void
keep_own (const TwRules *rules, GArray *watched)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (TwWatched));

  for (guint i = 0; i < watched->len; i++)
    {
      TwWatched rule = g_array_index (watched, TwWatched, i);

      if (is_own (rules, rule.effect != NULL ? (gconstpointer) rule.effect : rule.procedure))
        g_array_append_val (own, rule);
    }
  if (own->len == 0)
    return;
  g_array_set_size (watched, 0);
  g_array_append_vals (watched, own->data, own->len);
}

static void
watch_rules (TwPlan *plan, const TwRules *rules)
{
  for (guint i = 0; i < rules->n_effects; i++)
    {
      TwWatched rule = { .effect = rules->effects[i].effect };

      if (!is_off (rule.effect->if_tiles_most, rules->effects[i].tiles_most)
          && !is_off (rule.effect->points, rules->effects[i].points)
          && !is_watched (plan->watched, &rule))
        g_array_append_val (plan->watched, rule);
    }
  for (guint i = 0; i < rules->vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = rules->vocabulary->procedures->pdata[i];
      TwWatched rule = { .procedure = procedure };

      if (does_something (rules, procedure) && !is_watched (plan->watched, &rule))
        g_array_append_val (plan->watched, rule);
    }
  keep_own (rules, plan->watched);
  tw_record_say (plan->record, "rules", "%u", plan->watched->len);
  for (guint i = 0; i < plan->watched->len; i++)
    {
      g_autofree char *name = g_strdup_printf (RULE_NAME "%u", i);
      g_autofree char *label = label_of (rules, &g_array_index (plan->watched, TwWatched, i), i);

      tw_record_say (plan->record, name, "%s", label);
    }
}

/* Styles are compared where players of such styles play: it takes ten games more for each deal. */
static gboolean
has_tempers (const TwRules *rules, const TwTable *table)
{
  for (guint i = 0; i < rules->n_players; i++)
    if (table->kinds[i]->temper == NULL)
      return FALSE;
  return !rules->shares_score && rules->n_players > 1;
}

/* Each greedy player who likes something, among those who like nothing better than anything else.
 */
static void
add_styles (TwPlan *plan, TwRules *rules)
{
  plan->players = tw_players_file_load_shipped (NULL);
  for (guint i = 0; plan->players != NULL && i < plan->players->players->len; i++)
    {
      const TwShippedPlayer *player = g_ptr_array_index (plan->players->players, i);
      TwTable mixed = { .kinds = { &player->kind } };

      if (player->kind.temper == NULL || strcmp (player->kind.id, tw_greedy_player.id) == 0)
        continue;
      for (guint seat = 1; seat < TW_MAX_SEATS; seat++)
        mixed.kinds[seat] = &tw_greedy_player;
      tw_plan_add_arm (plan, player->kind.id, rules, &mixed);
    }
}

TwPlan *
tw_plan_dead (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed)
{
  TwPlan *plan = tw_plan_new ("dead", measure, n_deals, seed);
  TwArm *game;

  game = tw_plan_add_arm (plan, "game", rules, table);
  game->flags = TW_NOTE_TILES | (rules->shares_score ? 0 : TW_NOTE_LEADS);
  game->is_once = TRUE;
  watch_rules (plan, rules);
  if (has_tempers (rules, table))
    add_styles (plan, rules);
  plan->n_orders = plan->n_arms > 1 ? rules->n_players : 1;
  tw_plan_close (plan);
  return plan;
}

/* Whether all rules did something: a count, of which nothing is left to chance. Nobody can say
 * before each was looked out for. */
static void
answer_alive (TwAnswers *answers, const GPtrArray *names)
{
  guint n_rules = tw_record_number (answers->record, "rules"), n_alive = 0;
  double share;

  for (guint i = 0; i < names->len; i++)
    n_alive +=
        tw_deal_sums_get (answers->record->tally, "%s", (const char *) names->pdata[i]).x > 0;
  share = names->len < n_rules ? NAN : n_rules > 0 ? (double) n_alive / n_rules : 1.0;
  tw_answer_compare (tw_answers_add (answers, "rules-alive", TW_UNIT_SHARE,
                                     (TwInterval){ share, share, share }, n_rules),
                     1.0, 0.0);
}

static void
answer_rules (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  g_autoptr (GPtrArray) names = tw_deal_sums_names (record->tally, RULE_NAME);

  answer_alive (answers, names);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i], *label = tw_record_fact (record, name);
      TwMoments fired = tw_deal_sums_get (record->tally, "%s", name);
      TwAnswer *answer;

      if (fired.x > 0)
        continue;
      answer = tw_answers_rate (answers, "rule-never", 0, fired.n);
      answer->of = g_strdup (label != NULL ? label : name);
      answer->other = g_strdup (name + strlen (RULE_NAME));
      tw_answer_compare (answer, HARDLY_EVER, 0.0);
    }
}

/* How unlikely it is that the first numbers of pairs are @limit / @of times the second ones. */
static double
chance_of (const TwMoments *pairs, gint64 limit, gint64 of)
{
  TwMoments beyond = { .n = pairs->n,
                       .x = of * pairs->x - limit * pairs->y,
                       .xx = of * of * pairs->xx - 2 * of * limit * pairs->xy
                             + limit * limit * pairs->yy };

  return tw_mean_chance (&beyond, 0.0);
}

/* A number for each draw of each tile: the sums @prefix, against @limit / @of. */
static void
answer_tiles (TwAnswers *answers,
              const char *measure,
              TwUnit unit,
              const char *prefix,
              gint64 limit,
              gint64 of)
{
  g_autoptr (GPtrArray) names = tw_deal_sums_names (answers->record->tally, prefix);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      TwMoments drawn = tw_deal_sums_get (answers->record->tally, "%s", name);
      /* Of a share that never happened a ratio does not say how rare it is. */
      TwAnswer *answer = drawn.x == 0 && unit == TW_UNIT_SHARE
                             ? tw_answers_rate (answers, measure, 0, drawn.y)
                             : tw_answers_ratio (answers, measure, unit, &drawn);

      answer->of = g_strdup (name + strlen (prefix));
      tw_answer_compare (answer, (double) limit / (double) of, 0.0);
      answer->chance = chance_of (&drawn, limit, of);
    }
  if (names->len > 0)
    tw_answers_correct (answers, names->len, tw_many_discoveries);
}

static void
answer_phases (TwAnswers *answers)
{
  g_autoptr (GPtrArray) names = tw_deal_sums_names (answers->record->tally, PHASE_NAME);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      TwMoments asked = tw_deal_sums_get (answers->record->tally, "%s", name);

      if (asked.x == asked.y && asked.y > 0)
        tw_answers_rate (answers, "question-single", asked.x, asked.y)->of =
            g_strdup (name + strlen (PHASE_NAME));
    }
}

static void
answer_tempers (TwAnswers *answers)
{
  const TwRecord *record = answers->record;
  guint n_arms = MIN (tw_record_number (record, "arms"), TW_MOST_ARMS),
        n = MAX (tw_record_number (record, "players"), 1);
  double orders = MAX (tw_record_number (record, "orders"), 1);

  answers->together = MAX (n_arms, 2) - 1;
  for (guint arm = 1; arm < n_arms; arm++)
    {
      TwMoments won = tw_deal_sums_get (record->tally, "temper/%u", arm);
      TwAnswer *answer = tw_answers_share (answers, "temper-won", &won, 1.0 / orders / TW_WIN);
      g_autofree char *label = g_strdup_printf ("label/%u", arm);

      answer->of = g_strdup (tw_record_fact (record, label));
      tw_answer_compare (answer, 1.0 / n, TW_MARGIN_SHARE);
      answer->chance = tw_mean_chance (&won, orders * TW_WIN / n);
    }
  if (n_arms > 1)
    tw_answers_correct (answers, n_arms - 1, tw_many_holm);
  answers->together = 1;
}

void
tw_answer_dead (TwAnswers *answers)
{
  const TwDealSums *tally = answers->record->tally;
  TwMoments stall = tw_deal_sums_get (tally, "stall"), half = tw_deal_sums_get (tally, "half");
  TwMoments endless = tw_deal_sums_get (tally, "endless");

  if (endless.x > 0)
    tw_answers_rate (answers, "endless", endless.x, endless.n);
  answer_rules (answers);
  answer_phases (answers);
  answer_tiles (answers, "tile-nowhere", TW_UNIT_SHARE, TILE_NAME, 1, NOWHERE_OF);
  answer_tiles (answers, "tile-places", TW_UNIT_NUMBER, PLACES_NAME, FEW_PLACES, 1);
  tw_answers_ratio (answers, "turn-nowhere", TW_UNIT_SHARE, &stall);
  if (half.n > 0)
    tw_answer_compare (tw_answers_rate (answers, "half-leader-won", half.x, half.n), RUNAWAY, 0.0);
  answer_tempers (answers);
}

TwFiring *
tw_dead_look (const TwPlan *plan, const TwAnswer *answer, guint n_games, GCancellable *cancellable)
{
  guint index = (guint) g_ascii_strtoull (answer->other, NULL, 10);
  TwRules *rules = plan->arms[0].rules;
  TwWatched rule;

  g_return_val_if_fail (index < plan->watched->len, NULL);

  rule = tw_whole_rule (rules, &g_array_index (plan->watched, TwWatched, index));
  return tw_firing_find_other (rules, &rule, plan->seed, n_games, 0, cancellable);
}

char **
tw_dead_notes (const TwPlan *plan, const TwRecord *record, GCancellable *cancellable)
{
  g_autoptr (TwAnswers) answers = tw_record_answers (record, FALSE);
  g_autoptr (GStrvBuilder) notes = g_strv_builder_new ();

  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];
      g_autoptr (TwFiring) firing = NULL;
      g_autofree char *sentence = NULL;

      if (strcmp (answer->measure, "rule-never") != 0)
        continue;
      firing = tw_dead_look (plan, answer, GAMES_TO_LOOK, cancellable);
      sentence = tw_dead_sentence (answer, firing, GAMES_TO_LOOK);
      g_strv_builder_add (notes, sentence);
    }
  return g_strv_builder_end (notes);
}
