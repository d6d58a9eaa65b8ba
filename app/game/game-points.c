/* All points of a game as a table, and what can be counted of it. */
#include "app/game/game-export.h"

#include "app/game/game-result.h"
#include "app/game/game-statistics.h"
#include "app/game/given-points.h"
#include "engine/format/csv.h"
#include "engine/game/notation.h"

/* What the points are for: the kind of feature, a token, or what an expansion calls it. */
static const char *
source_of (const TwRules *rules, const TwEvent *event)
{
  if (event->kind == TW_EVENT_TOKENS_SCORED)
    return rules->token_types[event->token].type->id;
  if (event->kind == TW_EVENT_OWN)
    return event->what != NULL ? event->what : "other";
  return tw_vocabulary_kind_name (rules->vocabulary, event->feature);
}

static void
add_event (GString *out, const TwGame *game, const TwTableSetup *setup, const TwEvent *event)
{
  const TwPlay *play = tw_game_play (game);

  tw_csv_add_text (out, source_of (setup->rules, event));
  g_string_append_c (out, ',');
  if (event->node != TW_NO_NODE && event->node < play->board.head->n_nodes)
    {
      g_autofree char *place = tw_notation_print_segment (play, event->node);

      tw_csv_add_text (out, place);
    }
  g_string_append_printf (out, ",%s,%u",
                          event->kind != TW_EVENT_SCORED ? ""
                          : event->complete              ? "yes"
                                                         : "no",
                          event->n_tiles);
}

/* "2,1,Anna," */
static void
begin_line (GString *out, const TwTableSetup *setup, guint turn, guint seat)
{
  g_string_append_printf (out, "%u,%u,", turn, seat + 1);
  tw_csv_add_text (out, setup->seats[seat].name);
  g_string_append_c (out, ',');
}

/* Ends a line; only the table of a game with notes has a column for them. */
static void
end_line (GString *out, const TwGame *game, const char *note)
{
  guint n;

  tw_game_remarks (game, &n);
  if (n > 0)
    {
      g_string_append_c (out, ',');
      tw_csv_add_text (out, note);
    }
  g_string_append (out, "\r\n");
}

/* A line for each note that stands before entry @until of the log. */
static void
add_notes (GString *out,
           const TwGame *game,
           const TwTableSetup *setup,
           guint *at,
           guint until,
           int *total)
{
  guint n, n_log;
  const TwRemark *remarks = tw_game_remarks (game, &n);
  const TwLogEntry *log = tw_game_log (game, &n_log);

  for (; *at < n && remarks[*at].n_entries <= until; (*at)++)
    {
      guint last = n_log > 0 ? MIN (remarks[*at].n_entries, n_log - 1) : 0;
      guint seat = n_log > 0 && log[last].on_turn < setup->rules->n_seats ? log[last].on_turn : 0;

      begin_line (out, setup, n_log > 0 ? log[last].turn : 1, seat);
      g_string_append_printf (out, "note,,,0,0,%d", total[setup->rules->shares_score ? 0 : seat]);
      end_line (out, game, remarks[*at].text);
    }
}

/* What was given up to entry @until of the log. */
static void
add_given (GString *out,
           const TwGame *game,
           const TwTableSetup *setup,
           const GArray *given,
           guint *at,
           guint until,
           int *total)
{
  for (; *at < given->len; (*at)++)
    {
      const TwGivenPoints *one = &g_array_index (given, TwGivenPoints, *at);

      if (one->log_index > until)
        return;
      total[one->seat] += one->points;
      begin_line (out, setup, one->turn, one->seat);
      g_string_append_printf (out, "given,,,0,%d,%d", one->points, total[one->seat]);
      end_line (out, game, "");
    }
}

/* Everything that brings points has its own line, in the order of the game; names are those of the
 * file formats, so that the table can be read on by programs in every language. */
char *
tw_game_export_points (const TwGame *game, const TwTableSetup *setup)
{
  GString *out = g_string_new ("turn,seat,player,source,place,complete,tiles,points,total");
  g_autoptr (GArray) given = tw_game_dup_given_points (game);
  int total[TW_MAX_SEATS] = { 0 };
  guint n, at = 0, note = 0;
  const TwEvent *events = tw_game_events (game, &n);

  end_line (out, game, "note");
  for (guint i = 0; i < n; i++)
    {
      const TwEvent *event = &events[i];
      gboolean has_points = event->kind == TW_EVENT_SCORED || event->kind == TW_EVENT_OWN
                            || event->kind == TW_EVENT_TOKENS_SCORED;
      guint owner = setup->rules->shares_score ? 0 : event->seat;

      if (!has_points || event->points == 0 || event->seat >= setup->rules->n_seats)
        continue;
      if (event->log_index > 0)
        add_given (out, game, setup, given, &at, event->log_index - 1, total);
      add_notes (out, game, setup, &note, event->log_index, total);
      total[owner] += event->points;
      begin_line (out, setup, event->turn, event->seat);
      add_event (out, game, setup, event);
      g_string_append_printf (out, ",%d,%d", event->points, total[owner]);
      end_line (out, game, "");
    }
  add_given (out, game, setup, given, &at, G_MAXUINT, total);
  add_notes (out, game, setup, &note, G_MAXUINT, total);
  return g_string_free (out, FALSE);
}

/* 1 for the most points; who has as many is as good. */
static guint
rank_of (const TwGameResult *result, guint seat)
{
  guint rank = 1;

  for (guint other = 0; other < result->n_seats; other++)
    rank += result->score[other] > result->score[seat];
  return rank;
}

/* A line for each seat: what the result page says of it, and where its points came from. */
char *
tw_game_export_statistics (const TwGame *game, const TwTableSetup *setup)
{
  GString *out =
      g_string_new ("seat,player,points,rank,tiles,figures,completed,best,best_turn,left");
  g_autoptr (TwGameResult) result = tw_game_result_new (game);
  TwSeatStatistics seats[TW_MAX_SEATS];

  tw_game_statistics (game, seats);
  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    g_string_append_printf (out, ",%s", tw_result_part_id (part));
  g_string_append (out, "\r\n");
  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      guint owner = MIN (seat, result->n_seats - 1);
      const TwSeatStatistics *one = &seats[seat];

      g_string_append_printf (out, "%u,", seat + 1);
      tw_csv_add_text (out, setup->seats[seat].name);
      g_string_append_printf (out, ",%d,%u,%u,%u,%u,%d,%u,%u", result->score[owner],
                              rank_of (result, owner), one->n_tiles, one->n_figures,
                              one->n_completed, one->best, one->best_turn, one->n_left);
      for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
        g_string_append_printf (out, ",%d", result->parts[owner][part]);
      g_string_append (out, "\r\n");
    }
  return g_string_free (out, FALSE);
}
