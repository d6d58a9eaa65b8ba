/* What does an expansion change? The common measures of two games, or of one. */
#include "engine/balance/picture.h"
#include "engine/balance/question-private.h"
#include "engine/balance/question.h"

#include <string.h>

/* Shares are noted in ten-thousandths, figures on the table in hundredths of a figure. */
#define TEN_THOUSAND 10000
#define HUNDRED      100

/* What is measured of a game. */
typedef struct
{
  const char *name;
  const char *measure;
  TwUnit unit;
  double scale;
  double margin;
} Common;

static const Common commons[] = {
  { "turns", "turns", TW_UNIT_NUMBER, 1.0, 1.0 },
  { "score", "score", TW_UNIT_POINTS, 1.0, TW_MARGIN_POINTS },
  { "first", "first-won", TW_UNIT_SHARE, 1.0 / TW_WIN, TW_MARGIN_SHARE },
  { "unplaceable", "unplaceable", TW_UNIT_NUMBER, 1.0, 0.1 },
  { "figures", "figures-out", TW_UNIT_NUMBER, 1.0 / HUNDRED, 0.1 },
  { "stay", "figure-stays", TW_UNIT_NUMBER, 1.0 / HUNDRED, 0.5 },
};

#define N_COMMONS     G_N_ELEMENTS (commons)
#define SHARE_NAME    "share/"
#define SHARE_MEASURE "share"
#define SHARE_SCALE   (1.0 / TEN_THOUSAND)

static gint64
total_score (const TwNotes *notes)
{
  gint64 sum = 0;

  for (guint place = 0; place < notes->n_players; place++)
    sum += notes->score[place];
  return sum;
}

/* In the order of @commons. How long a figure stays is how many stand there in all turns, for each
 * that was put there. */
static void
take_commons (const TwNotes *notes, gint64 *out)
{
  out[0] = notes->n_turns;
  out[1] = total_score (notes) / MAX (notes->n_players, 1);
  out[2] = notes->won[notes->first];
  out[3] = notes->unplaceable;
  out[4] = HUNDRED * (gint64) notes->figures_out / MAX (notes->n_turns, 1);
  out[5] = HUNDRED * (gint64) notes->figures_out / MAX (notes->n_figures, 1);
}

static gint64
total_points (const TwNotes *notes)
{
  gint64 sum = 0;

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    sum += notes->points[kind];
  return sum;
}

static void
measure (const TwPlan *plan, guint64 deal, TwNotes *const *notes, TwDealSums *tally)
{
  const TwNotes *with = notes[0], *without = plan->n_arms > 1 ? notes[1] : NULL;
  gint64 of_with[N_COMMONS], of_without[N_COMMONS] = { 0 };
  gint64 all = total_points (with), all_without = without != NULL ? total_points (without) : 0;

  (void) deal;
  take_commons (with, of_with);
  if (without != NULL)
    take_commons (without, of_without);
  if (without == NULL)
    tw_picture_take (with, tally);
  for (guint i = 0; i < N_COMMONS; i++)
    tw_deal_sums_add (tally, of_with[i], of_without[i], "%s", commons[i].name);
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      gint64 points = with->points[kind], other = without != NULL ? without->points[kind] : 0;
      const char *name = tw_vocabulary_kind_name (plan->arms[0].rules->vocabulary, kind);

      if (name == NULL || tw_record_fact (plan->record, name) == NULL)
        continue;
      tw_deal_sums_add (tally, all != 0 ? TEN_THOUSAND * points / all : 0,
                        all_without != 0 ? TEN_THOUSAND * other / all_without : 0, SHARE_NAME "%s",
                        name);
      tw_deal_sums_add (tally, points, all, "sum/%s", name);
    }
}

/* Kinds of feature that can bring something: facts by their names, so that each deal has all. */
static void
say_kinds (TwPlan *plan)
{
  for (guint arm = 0; arm < plan->n_arms; arm++)
    {
      const TwRules *rules = plan->arms[arm].rules;

      for (guint kind = 0; kind < TW_N_KINDS; kind++)
        for (guint event = 0; event < TW_N_EVENTS; event++)
          if (rules->spans[event][kind].begin < rules->spans[event][kind].end)
            tw_record_say (plan->record,
                           tw_vocabulary_kind_name (plan->arms[0].rules->vocabulary, kind), "kind");
    }
}

TwPlan *
tw_plan_change (TwRules *with,
                TwRules *without,
                const char *what,
                const TwTable *table,
                guint64 n_deals,
                guint64 seed)
{
  TwPlan *plan = tw_plan_new ("change", measure, n_deals, seed);

  tw_plan_add_arm (plan, "with", with, table);
  tw_plan_add_arm (plan, "without", without, table);
  tw_record_say (plan->record, "what", "%s", what);
  say_kinds (plan);
  tw_plan_close (plan);
  return plan;
}

TwPlan *
tw_plan_common (TwRules *rules, const TwTable *table, guint64 n_deals, guint64 seed)
{
  TwPlan *plan = tw_plan_new ("common", measure, n_deals, seed);

  tw_plan_add_arm (plan, "game", rules, table)->flags = TW_NOTE_COURSE;
  say_kinds (plan);
  tw_plan_close (plan);
  return plan;
}

static TwMoments
second (const TwMoments *moments)
{
  return (TwMoments){ .n = moments->n, .x = moments->y, .xx = moments->yy };
}

static TwAnswer *
add_one (TwAnswers *answers, const Common *common, const TwMoments *moments)
{
  return common->unit == TW_UNIT_SHARE
             ? tw_answers_share (answers, common->measure, moments, common->scale)
             : tw_answers_mean (answers, common->measure, common->unit, moments, common->scale);
}

/* With, without, and the difference. */
static void
add_common (TwAnswers *answers, const Common *common, const char *of)
{
  TwMoments pairs = tw_deal_sums_get (answers->record->tally, "%s", common->name);
  TwMoments without = second (&pairs), difference = tw_moments_difference (&pairs);
  TwAnswer *answer =
      tw_answers_mean (answers, common->measure,
                       common->unit == TW_UNIT_SHARE ? TW_UNIT_SHARE_MORE : common->unit,
                       &difference, common->scale);
  static const char *const arms[] = { "with", "without" };

  answer->of = g_strdup (of);
  answer->other = g_strdup ("change");
  tw_answer_compare (answer, 0.0, common->margin);
  for (guint arm = 0; arm < 2; arm++)
    {
      answer = add_one (answers, common, arm == 0 ? &pairs : &without);
      answer->of = g_strdup (of);
      answer->other = g_strdup (arms[arm]);
    }
}

void
tw_answer_change (TwAnswers *answers)
{
  g_autoptr (GPtrArray) names = tw_deal_sums_names (answers->record->tally, SHARE_NAME);

  for (guint i = 0; i < N_COMMONS; i++)
    add_common (answers, &commons[i], NULL);
  for (guint i = 0; i < names->len; i++)
    {
      Common share = { names->pdata[i], SHARE_MEASURE, TW_UNIT_SHARE, SHARE_SCALE,
                       TW_MARGIN_SHARE };

      add_common (answers, &share, share.name + strlen (SHARE_NAME));
    }
}

void
tw_answer_common (TwAnswers *answers)
{
  const TwDealSums *tally = answers->record->tally;
  g_autoptr (GPtrArray) names = tw_deal_sums_names (tally, SHARE_NAME);

  for (guint i = 0; i < N_COMMONS; i++)
    {
      TwMoments moments = tw_deal_sums_get (tally, "%s", commons[i].name);

      add_one (answers, &commons[i], &moments);
    }
  for (guint i = 0; i < names->len; i++)
    {
      const char *kind = (const char *) names->pdata[i] + strlen (SHARE_NAME);
      TwMoments moments = tw_deal_sums_get (tally, "%s", (const char *) names->pdata[i]);
      TwMoments sums = tw_deal_sums_get (tally, "sum/%s", kind);

      /* A sequence knows the mean of the shares, a settled number the share of all. */
      (answers->is_sequence ? tw_answers_share (answers, SHARE_MEASURE, &moments, SHARE_SCALE)
                            : tw_answers_ratio (answers, SHARE_MEASURE, TW_UNIT_SHARE, &sums))
          ->of = g_strdup (kind);
    }
}
