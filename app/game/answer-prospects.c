/* What an answer is likely to bring by the end of the game. */
#include "app/game/answer-prospects.h"

#include "app/game/rest-of-turn.h"
#include "engine/player/outlook.h"
#include "engine/player/team-lookahead.h"

/* In hundredths of a point: less is not worth a word. */
#define LEAST 50

/* Which merit tells of a fact; %TW_MERIT_ENDING of those that others tell better. */
static TwMeritKind
sort_of (guint fact)
{
  if (fact < TW_OUTLOOK_ROADS)
    return TW_MERIT_FREE;
  if (fact < TW_OUTLOOK_MISSING)
    switch ((TwOutlookOf) ((fact - TW_OUTLOOK_ROADS) % (TW_OUTLOOK_CITIES - TW_OUTLOOK_ROADS)))
      {
      case TW_OUTLOOK_OF_NOW:
        return TW_MERIT_ENDING;
      case TW_OUTLOOK_OF_GAIN:
      case TW_OUTLOOK_OF_GAIN_NEXT:
        return TW_MERIT_CHANCES;
      case TW_OUTLOOK_OF_BOUND:
      case TW_OUTLOOK_OF_BACK:
      case TW_OUTLOOK_OF_BACK_NEXT:
      case TW_OUTLOOK_OF_STUCK:
      default:
        return TW_MERIT_FREE;
      }
  if (fact == TW_OUTLOOK_MISSING || fact == TW_OUTLOOK_BEHIND)
    return TW_MERIT_CHANCES;
  return TW_MERIT_LAND;
}

/* Adds what the facts of @play are worth to @seat, in hundredths of a point, to @sums by sort. */
static void
add_worth (TwOutlook *outlook, const TwPlay *play, guint seat, int sign, float *sums)
{
  float facts[TW_MAX_SEATS][TW_N_OUTLOOK], parts[TW_OUTLOOK_N_MOMENTS];

  tw_outlook_facts (outlook, play, facts);
  tw_outlook_moment (outlook, play, parts);
  for (guint fact = 0; fact < TW_N_OUTLOOK; fact++)
    for (guint i = 0; i < TW_OUTLOOK_N_MOMENTS; i++)
      sums[sort_of (fact)] +=
          (float) (100 * sign) * facts[seat][fact] * parts[i] * tw_outlook_weights.weight[fact][i];
}

static void
add (GArray *merits, TwMeritKind kind, guint seat, float hundredths)
{
  TwMerit merit = { .kind = kind, .seat = seat, .points = (int) hundredths };

  if (ABS (merit.points) >= LEAST)
    g_array_append_val (merits, merit);
}

/* By how much more the likely points of @seat grow with the answer than without it. */
static int
more_points (TwOutlook *outlook, const TwPlay *base, const TwPlay *after, guint seat)
{
  int were[TW_MAX_SEATS], are[TW_MAX_SEATS];

  tw_outlook_points (outlook, base, were);
  tw_outlook_points (outlook, after, are);
  return are[seat] - were[seat];
}

/* Compares two positions. */
static void
compare (const TwPlay *base, const TwPlay *after, guint seat, GArray *merits)
{
  static const TwMeritKind sorts[] = { TW_MERIT_CHANCES, TW_MERIT_FREE, TW_MERIT_LAND };
  const TwRules *rules = base->rules;
  const TwPlay *plays[] = { base, after };
  g_autoptr (TwOutlook) outlook = tw_outlook_new (rules, &tw_outlook_weights);
  float sums[TW_MERIT_ENDING + 1] = { 0 };

  if (base->state->status != TW_STATUS_PLAYING || after->state->status != TW_STATUS_PLAYING)
    return;
  add_worth (outlook, plays[0], seat, -1, sums);
  add_worth (outlook, plays[1], seat, 1, sums);
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    add (merits, sorts[i], TW_SEAT_NONE, sums[sorts[i]]);
  for (guint other = 0; other < rules->n_seats; other++)
    if (other != seat)
      add (merits, TW_MERIT_RIVAL, other, (float) more_points (outlook, plays[0], plays[1], other));
}

GArray *
tw_answer_prospects (const TwGame *game, const TwAction *actions, guint n)
{
  const TwRules *rules = tw_game_rules (game);
  GArray *merits = g_array_new (FALSE, FALSE, sizeof (TwMerit));
  guint seat = tw_play_decider (tw_game_play (game));
  g_autoptr (TwGame) base = NULL, after = NULL;

  if (seat < rules->n_seats && n > 0 && !rules->shares_score && !tw_team_plays (rules)
      && tw_rest_of_turn_compare (game, actions, n, &base, &after))
    compare (tw_game_play (base), tw_game_play (after), seat, merits);
  return merits;
}
