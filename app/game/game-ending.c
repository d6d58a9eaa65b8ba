/* What the points would be if the game ended now: the end of a copy of it. */
#include "app/game/game-ending.h"

#include <glib/gi18n.h>

#include "app/game/given-points.h"
#include "app/game/rest-of-turn.h"

/* No end asks more than that. */
#define MOST_ANSWERS 256

gboolean
tw_game_ending_find (const TwGame *game, TwGameEnding *out)
{
  const TwPlay *play = tw_game_play (game);
  g_autoptr (TwGame) ended = NULL;
  const TwEvent *events;
  guint n_before = 0, n = 0;

  *out = (TwGameEnding){ .n_seats = play->rules->n_seats };
  if (play->rules->shares_score || tw_play_decider (play) == TW_SEAT_NONE)
    return FALSE;
  ended = tw_game_copy (game);
  tw_rest_of_turn_take_back (ended);
  tw_game_events (ended, &n_before);
  tw_rest_of_turn_play (ended);
  tw_game_finish (ended);
  for (guint i = 0; i < MOST_ANSWERS && tw_rest_of_turn_answer (ended); i++)
    ;
  play = tw_game_play (ended);
  if (play->state->status == TW_STATUS_WON || play->state->status == TW_STATUS_LOST)
    return FALSE;
  events = tw_game_events (ended, &n);
  for (guint i = n_before; i < n; i++)
    if (events[i].seat < out->n_seats)
      out->gain[events[i].seat][tw_result_part_of (&events[i])] += events[i].points;
  out->names = tw_result_names (play->rules, events + n_before, n - n_before);
  for (guint seat = 0; seat < out->n_seats; seat++)
    out->score[seat] = play->state->score[seat];
  return TRUE;
}

/* Goes on to where the next turn has just begun, or to the end. Returns: %FALSE if it is there
 * already */
static gboolean
go_on_a_turn (TwGame *game)
{
  guint turn = tw_game_play (game)->state->turn;

  while (tw_game_play (game)->state->turn == turn)
    if (!tw_game_redo (game))
      return FALSE;
  return TRUE;
}

GArray *
tw_game_ending_dup_course (const TwGame *game, GCancellable *cancellable)
{
  g_autoptr (GArray) course = g_array_new (FALSE, TRUE, sizeof (int));
  g_autoptr (TwGame) copy = tw_game_copy (game);
  guint n_seats = tw_game_play (game)->rules->n_seats;
  gboolean goes_on = TRUE;

  if (tw_game_play (game)->rules->shares_score)
    return NULL;
  tw_game_undo_to (copy, 0);
  while (goes_on)
    {
      guint turn = tw_game_play (copy)->state->turn;
      TwGameEnding ending;

      if (g_cancellable_is_cancelled (cancellable))
        return NULL;
      goes_on = go_on_a_turn (copy);
      if (!tw_game_ending_find (copy, &ending))
        for (guint seat = 0; seat < n_seats; seat++)
          ending.score[seat] = tw_game_play (copy)->state->score[seat];
      g_array_set_size (course, MAX (course->len, (turn + 1) * n_seats));
      for (guint seat = 0; seat < n_seats; seat++)
        g_array_index (course, int, turn *n_seats + seat) = ending.score[seat];
    }
  return g_steal_pointer (&course);
}

char *
tw_game_ending_words (const TwGameEnding *self, const TwRules *rules, guint seat)
{
  g_autofree char *score = tw_number_words (self->score[seat]);
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    if (self->gain[seat][part] != 0)
      {
        g_autofree char *points = tw_points_words (self->gain[seat][part]);

        g_string_append (parts, parts->len > 0 ? ", " : "");
        /* Translators: what brings points, and how many: "Fields +9". */
        g_string_append_printf (parts, C_ ("points of a kind", "%s %s"),
                                tw_result_part_title (part, &self->names, rules), points);
      }
  if (parts->len == 0)
    return g_strdup_printf (_ ("If the game ended now: %s"), score);
  /* Translators: points, and what is still to come of them: "31 (Cities +8, Fields +11)". */
  return g_strdup_printf (_ ("If the game ended now: %s (%s)"), score, parts->str);
}
