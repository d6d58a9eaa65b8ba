/* How a game ended, from its events. */
#include "app/play/game-result.h"

#include <glib/gi18n.h>

static TwResultPart
part_of (const TwEvent *event)
{
  if (event->kind == TW_EVENT_TOKENS_SCORED)
    return TW_RESULT_TOKENS;
  if (event->kind != TW_EVENT_SCORED)
    return TW_RESULT_OTHER;
  switch (event->feature)
    {
    case TW_KIND_ROAD:
      return TW_RESULT_ROADS;
    case TW_KIND_CITY:
      return TW_RESULT_CITIES;
    case TW_KIND_MONASTERY:
      return TW_RESULT_MONASTERIES;
    case TW_KIND_FIELD:
      return TW_RESULT_FIELDS;
    default:
      return TW_RESULT_OTHER;
    }
}

/* The seat with more points than any other in a row of @progress, else @before. */
static guint
leader (const int *row, guint n_seats, guint before)
{
  guint best = 0;

  for (guint seat = 1; seat < n_seats; seat++)
    if (row[seat] > row[best])
      best = seat;
  for (guint seat = 0; seat < n_seats; seat++)
    if (seat != best && row[seat] == row[best])
      return before;
  return best;
}

static void
count_lead_changes (TwGameResult *result)
{
  guint before = TW_SEAT_NONE;

  for (guint turn = 0; turn <= result->n_turns + 1; turn++)
    {
      guint now = leader (result->progress + turn * result->n_seats, result->n_seats, before);

      if (now != before && before != TW_SEAT_NONE)
        result->n_lead_changes++;
      before = now;
    }
}

static void
rank (TwGameResult *result)
{
  for (guint i = 0; i < result->n_seats; i++)
    {
      guint at = i;

      while (at > 0 && result->score[result->ranking[at - 1]] < result->score[i])
        {
          result->ranking[at] = result->ranking[at - 1];
          at--;
        }
      result->ranking[at] = i;
    }
}

TwGameResult *
tw_game_result_new (const TwGame *game)
{
  TwGameResult *result = g_new0 (TwGameResult, 1);
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwEvent *events = tw_game_events (game, &n);

  /* Where all have one score they are counted as one. */
  result->n_seats = play->rules->shares_score ? 1 : play->rules->n_seats;
  result->n_turns = play->state->turn;
  result->progress = g_new0 (int, (result->n_turns + 2) * result->n_seats);
  for (guint i = 0; i < n; i++)
    {
      guint turn = events[i].turn == 0 ? result->n_turns + 1 : events[i].turn;
      guint seat = play->rules->shares_score ? 0 : events[i].seat;

      if (events[i].kind == TW_EVENT_UNPLACEABLE || events[i].seat >= play->rules->n_seats)
        continue;
      result->parts[seat][part_of (&events[i])] += events[i].points;
      for (; turn <= result->n_turns + 1; turn++)
        result->progress[turn * result->n_seats + seat] += events[i].points;
    }
  for (guint seat = 0; seat < result->n_seats; seat++)
    result->score[seat] = play->state->score[seat];
  rank (result);
  count_lead_changes (result);
  result->status = play->state->status;
  if (result->status == TW_STATUS_WON || result->status == TW_STATUS_LOST)
    result->reason = _ (tw_rules_reason_info (play->rules, play->state->reason)->sentence);
  return result;
}

void
tw_game_result_free (TwGameResult *result)
{
  g_free (result->progress);
  g_free (result);
}

guint
tw_game_result_n_winners (const TwGameResult *result)
{
  guint n = 1;

  while (n < result->n_seats
         && result->score[result->ranking[n]] == result->score[result->ranking[0]])
    n++;
  return n;
}

const char *
tw_game_result_part_title (TwResultPart part)
{
  static const char *const titles[TW_N_RESULT_PARTS] = { N_ ("Roads"),       N_ ("Cities"),
                                                         N_ ("Monasteries"), N_ ("Fields"),
                                                         N_ ("Tokens"),      N_ ("Other") };

  return _ (titles[part]);
}
