/* Sums over games. */
#include "engine/simulate/statistics.h"

#include "engine/procedure/procedures.h"

#include <math.h>
#include <string.h>

TwStatistics *
tw_statistics_new (const TwRules *rules)
{
  TwStatistics *statistics = g_new0 (TwStatistics, 1);

  statistics->n_kinds = rules->catalogue->n_kinds;
  statistics->tiles = g_new0 (TwTileStatistics, statistics->n_kinds);
  statistics->n_reasons = TW_N_REASONS;
  for (guint i = 0; i < rules->n_expansions; i++)
    statistics->n_reasons += rules->expansions[i]->n_reasons;
  statistics->reasons = g_new0 (guint64, statistics->n_reasons);
  statistics->gave_up = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return statistics;
}

void
tw_statistics_free (TwStatistics *statistics)
{
  if (statistics == NULL)
    return;
  g_hash_table_unref (statistics->gave_up);
  g_free (statistics->reasons);
  g_free (statistics->tiles);
  g_free (statistics);
}

static void
add_score (TwSeatStatistics *seat, guint64 n_games, gint64 score, gboolean won)
{
  seat->least = n_games == 0 ? score : MIN (seat->least, score);
  seat->most = n_games == 0 ? score : MAX (seat->most, score);
  seat->sum += score;
  seat->sum_of_squares += score * score;
  seat->wins += won;
}

static void
add_gave_up (TwStatistics *statistics, const char *id, guint n)
{
  n += GPOINTER_TO_UINT (g_hash_table_lookup (statistics->gave_up, id));
  g_hash_table_insert (statistics->gave_up, g_strdup (id), GUINT_TO_POINTER (n));
}

/* Why a rule has ended the game, if one has. */
static void
add_reason (TwStatistics *statistics, const TwPlay *play)
{
  guint reason = play->state->reason;

  if (reason < TW_N_REASONS || reason >= statistics->n_reasons)
    return;
  statistics->reasons[reason]++;
  if (play->gave_up != NULL
      && strcmp (tw_rules_reason_info (play->rules, reason)->word, TW_REASON_ENDLESS) == 0)
    add_gave_up (statistics, play->gave_up, 1);
}

void
tw_statistics_add_game (TwStatistics *statistics, TwPlay *play)
{
  const TwBoard *board = &play->board;
  guint n_seats = play->rules->n_seats;
  gint32 best = play->state->score[0];

  for (guint seat = 1; seat < n_seats; seat++)
    best = MAX (best, play->state->score[seat]);
  for (guint seat = 0; seat < n_seats; seat++)
    add_score (&statistics->seats[seat], statistics->n_games, play->state->score[seat],
               play->state->status == TW_STATUS_WON
                   || (play->state->status == TW_STATUS_FINISHED
                       && play->state->score[seat] == best));
  for (guint node = 0; node < board->head->n_nodes; node++)
    if (board->nodes[node].root == node && tw_board_is_complete (board, node))
      statistics->features[board->nodes[node].kind].completed++;
  for (guint kind = 0; play->tally != NULL && kind < TW_N_KINDS; kind++)
    {
      statistics->features[kind].points += play->tally[kind];
      play->tally[kind] = 0;
    }
  statistics->n_games++;
  statistics->n_turns += play->state->turn;
  statistics->n_unheard += play->state->n_unheard;
  statistics->ends[play->state->status]++;
  add_reason (statistics, play);
}

void
tw_statistics_merge (TwStatistics *to, const TwStatistics *from)
{
  GHashTableIter iter;
  gpointer id, n;

  g_return_if_fail (to->n_kinds == from->n_kinds && to->n_reasons == from->n_reasons);

  for (guint i = 0; i < TW_MAX_SEATS && from->n_games > 0; i++)
    {
      TwSeatStatistics *seat = &to->seats[i];

      seat->least =
          to->n_games == 0 ? from->seats[i].least : MIN (seat->least, from->seats[i].least);
      seat->most = to->n_games == 0 ? from->seats[i].most : MAX (seat->most, from->seats[i].most);
      seat->sum += from->seats[i].sum;
      seat->sum_of_squares += from->seats[i].sum_of_squares;
      seat->wins += from->seats[i].wins;
    }
  for (guint kind = 0; kind < to->n_kinds; kind++)
    {
      to->tiles[kind].drawn += from->tiles[kind].drawn;
      to->tiles[kind].unplaceable += from->tiles[kind].unplaceable;
      to->tiles[kind].legal_places += from->tiles[kind].legal_places;
    }
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      to->features[kind].completed += from->features[kind].completed;
      to->features[kind].points += from->features[kind].points;
    }
  for (guint i = 0; i < G_N_ELEMENTS (to->ends); i++)
    to->ends[i] += from->ends[i];
  for (guint i = 0; i < to->n_reasons; i++)
    to->reasons[i] += from->reasons[i];
  g_hash_table_iter_init (&iter, from->gave_up);
  while (g_hash_table_iter_next (&iter, &id, &n))
    add_gave_up (to, id, GPOINTER_TO_UINT (n));
  to->n_games += from->n_games;
  to->n_turns += from->n_turns;
  to->n_unheard += from->n_unheard;
}

double
tw_statistics_mean (const TwStatistics *statistics, guint seat)
{
  return statistics->n_games > 0
             ? (double) statistics->seats[seat].sum / (double) statistics->n_games
             : 0.0;
}

double
tw_statistics_deviation (const TwStatistics *statistics, guint seat)
{
  const TwSeatStatistics *points = &statistics->seats[seat];
  double n = (double) statistics->n_games;
  double squares;

  if (statistics->n_games < 2)
    return 0.0;
  squares = (double) points->sum_of_squares - (double) points->sum * (double) points->sum / n;
  return sqrt (MAX (squares, 0.0) / (n - 1.0));
}
