/* How a game ended, from its events. */
#include "app/game/game-result.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/game/given-points.h"
#include "app/game/log-source.h"
#include "app/game/table-names.h"

/* The seat with more points than any other in a row of @progress, else @before. */
static guint
leader (const int *row, guint n_seats, guint before)
{
  guint best = 0;

  for (guint seat = 1; seat < n_seats; seat++)
    if (row[seat] > row[best])
      best = seat;
  /* Those before have fewer, for it is the first of those with the most. */
  for (guint seat = best + 1; seat < n_seats; seat++)
    if (row[seat] == row[best])
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

/* The one invented kind of land that brought points; %TW_KIND_NONE if there is none or several. */
static TwKind
only_own_land (const TwEvent *events, guint n_events)
{
  TwKind only = TW_KIND_NONE;

  for (guint i = 0; i < n_events; i++)
    if (events[i].points != 0 && tw_result_part_of (&events[i]) == TW_RESULT_OWN_LAND)
      {
        if (only != TW_KIND_NONE && only != events[i].feature)
          return TW_KIND_NONE;
        only = (TwKind) events[i].feature;
      }
  return only;
}

/* The one thing that the other points come from: as the log calls it. */
static const char *
only_other (const TwRules *rules, const TwEvent *events, guint n_events)
{
  const char *only = NULL;

  for (guint i = 0; i < n_events; i++)
    if (events[i].points != 0 && tw_result_part_of (&events[i]) == TW_RESULT_OTHER)
      {
        const char *source =
            events[i].kind == TW_EVENT_OWN ? tw_log_source (rules, &events[i]) : NULL;

        if (source == NULL || (only != NULL && strcmp (only, source) != 0))
          return NULL;
        only = source;
      }
  return only;
}

TwResultNames
tw_result_names (const TwRules *rules, const TwEvent *events, guint n_events)
{
  return (TwResultNames){ only_own_land (events, n_events), only_other (rules, events, n_events) };
}

/* The points of @turn and what was had since then. */
static void
add_points (TwGameResult *result, guint seat, guint turn, TwResultPart part, int points)
{
  result->parts[seat][part] += points;
  for (; turn <= result->n_turns + 1; turn++)
    result->progress[turn * result->n_seats + seat] += points;
}

TwGameResult *
tw_game_result_new (const TwGame *game)
{
  TwGameResult *result = g_new0 (TwGameResult, 1);
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwEvent *events = tw_game_events (game, &n);
  g_autoptr (GArray) given = tw_game_dup_given_points (game);

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
      add_points (result, seat, turn, tw_result_part_of (&events[i]), events[i].points);
    }
  for (guint i = 0; i < given->len; i++)
    {
      const TwGivenPoints *one = &g_array_index (given, TwGivenPoints, i);

      add_points (result, one->seat, one->turn, TW_RESULT_GIVEN, one->points);
    }
  result->names = tw_result_names (play->rules, events, n);
  for (guint seat = 0; seat < result->n_seats; seat++)
    result->score[seat] = play->state->score[seat];
  rank (result);
  count_lead_changes (result);
  result->status = play->state->status;
  if (tw_game_result_is_together (result) || play->state->reason >= TW_N_REASONS)
    result->reason = _ (tw_rules_reason_info (play->rules, play->state->reason)->sentence);
  return result;
}

void
tw_game_result_free (TwGameResult *result)
{
  g_free (result->progress);
  g_free (result);
}

gboolean
tw_game_result_is_together (const TwGameResult *result)
{
  return result->status == TW_STATUS_WON || result->status == TW_STATUS_LOST;
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
tw_result_part_title (TwResultPart part, const TwResultNames *names, const TwRules *rules)
{
  static const char *const titles[TW_N_RESULT_PARTS] = { N_ ("Roads"),       N_ ("Cities"),
                                                         N_ ("Monasteries"), N_ ("Fields"),
                                                         N_ ("Own Land"),    N_ ("Tokens"),
                                                         N_ ("Other"),       N_ ("Given") };

  if (part == TW_RESULT_OWN_LAND && names->own_land != TW_KIND_NONE)
    return tw_kind_title (rules, names->own_land);
  if (part == TW_RESULT_OTHER && names->other != NULL)
    return names->other;
  return _ (titles[part]);
}
