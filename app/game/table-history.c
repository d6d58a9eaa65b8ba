/* Looking back at a game. */
#include "app/game/table-history.h"

#include "app/game/table-model-private.h"
#include "app/game/table-stop.h"

/* Whether entry @i is about the tile that the entry before it has laid. */
static gboolean
belongs_to_tile (const TwLogEntry *log, guint i)
{
  const TwAction *action = &log[i].action;

  return i > 0
         && (action->verb == TW_VERB_FIGURE || action->verb == TW_VERB_TAKE
             || action->verb == TW_VERB_NONE)
         && log[i - 1].was_asked && tw_action_lays (&log[i - 1].action)
         && log[i - 1].turn == log[i].turn && log[i - 1].action.seat == action->seat;
}

/* Whether chance was about to draw when entry @i was given: a fixed draw that comes right before
 * it. There nobody has anything in hand. */
static gboolean
is_before_draw (const TwLogEntry *log, guint n, guint i)
{
  if (log[i].action.verb != TW_VERB_ORDER)
    return FALSE;
  while (i < n && log[i].action.verb == TW_VERB_ORDER)
    i++;
  return i < n && log[i].action.seat == TW_SEAT_CHANCE;
}

const TwGame *
tw_table_history_get_whole (TwTableModel *self)
{
  return self->whole != NULL ? self->whole : self->game;
}

/* The events of the last scoring, if the game is over: those at its end. Returns: the first */
static guint
find_scoring (const TwGame *whole, guint *out_end)
{
  const TwEvent *events = tw_game_events (whole, out_end);
  guint first = *out_end;

  if (tw_play_decider (tw_game_play (whole)) == TW_SEAT_NONE)
    while (first > 0 && events[first - 1].turn == 0)
      first--;
  return first;
}

GArray *
tw_table_history_dup_moments (TwTableModel *self)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (TwMoment));
  const TwGame *whole = tw_table_history_get_whole (self);
  const TwPlay *play = tw_game_play (whole);
  guint n = 0;
  const TwLogEntry *log = tw_game_log (whole, &n);
  TwMoment present = { 0, TW_ALL_COUNTED, tw_table_model_turn_of (whole), tw_play_decider (play) };
  guint n_events = 0, first = find_scoring (whole, &n_events);

  for (guint i = 0; i < n; i++)
    {
      TwMoment moment = { i, TW_ALL_COUNTED, log[i].turn, log[i].action.seat };

      /* What chance brought and people entered is seen with the answer that follows. */
      if (log[i].was_asked && log[i].action.seat != TW_SEAT_CHANCE && !belongs_to_tile (log, i)
          && !is_before_draw (log, n, i))
        g_array_append_val (moments, moment);
    }
  present.n_entries = n;
  for (guint i = first; first < n_events && i <= n_events; i++)
    {
      TwMoment moment = present;

      moment.n_counted = i;
      g_array_append_val (moments, moment);
    }
  g_array_append_val (moments, present);
  return moments;
}

gboolean
tw_table_history_is_looking (TwTableModel *self)
{
  return self->whole != NULL;
}

guint
tw_table_history_get_moment (TwTableModel *self)
{
  g_autoptr (GArray) moments = tw_table_history_dup_moments (self);
  guint n = 0, at = 0;

  tw_game_log (self->game, &n);
  while (at + 1 < moments->len
         && (g_array_index (moments, TwMoment, at).n_entries < n
             || g_array_index (moments, TwMoment, at).n_counted != self->n_counted))
    at++;
  return at;
}

guint
tw_table_history_get_scoring (TwTableModel *self, guint *out_n, guint *out_event)
{
  guint end = 0,
        first = self->game != NULL ? find_scoring (tw_table_history_get_whole (self), &end) : 0;
  gboolean is_shown = self->n_counted != TW_ALL_COUNTED;

  if (out_n != NULL)
    *out_n = end - first;
  if (out_event != NULL)
    *out_event = is_shown && self->n_counted > first ? self->n_counted - 1 : TW_ALL_COUNTED;
  return is_shown ? self->n_counted - first : TW_ALL_COUNTED;
}

/* The game that is shown becomes that of @moment; the whole one is left as it is. */
static void
show (TwTableModel *self, const TwMoment *moment)
{
  guint n_entries = moment->n_entries;
  gboolean is_scoring = moment->n_counted != TW_ALL_COUNTED;
  TwGame *whole = self->whole != NULL ? self->whole : self->game;
  guint n = 0;

  if (self->whole != NULL)
    tw_game_free (self->game);
  tw_game_log (whole, &n);
  self->whole = n_entries < n || is_scoring ? whole : NULL;
  self->game = self->whole != NULL ? tw_game_copy (whole) : whole;
  self->n_counted = moment->n_counted;
  if (is_scoring)
    tw_game_cut_scoring (self->game, moment->n_counted);
  else if (self->whole != NULL)
    tw_game_undo_to (self->game, n_entries);
}

/* One step on is seen as it was when it was played, with what it brought. */
gboolean
tw_table_history_look_at (TwTableModel *self, guint moment)
{
  g_autoptr (GArray) moments = NULL;
  guint at, first_event;

  if (self->game == NULL)
    return FALSE;
  moments = tw_table_history_dup_moments (self);
  at = tw_table_history_get_moment (self);
  first_event = moment == at + 1 ? tw_table_model_n_events (self) : G_MAXUINT;
  if (moment >= moments->len)
    return FALSE;
  if (moment == at)
    return TRUE;
  show (self, &g_array_index (moments, TwMoment, moment));
  self->figure = 0;
  self->part = tw_table_model_get_part (self);
  tw_table_model_take_question (self);
  /* Nobody has to be told whose turn it was. */
  tw_table_model_announce (self, tw_table_model_get_decider (self), first_event);
  return TRUE;
}

/* The first step of the final scoring. */
static guint
scoring_begins (const GArray *moments)
{
  guint at = 0;

  while (at < moments->len && g_array_index (moments, TwMoment, at).n_counted == TW_ALL_COUNTED)
    at++;
  return at;
}

gboolean
tw_table_history_look (TwTableModel *self, const char *where)
{
  g_autoptr (GArray) moments = self->game != NULL ? tw_table_history_dup_moments (self) : NULL;
  guint at;

  if (moments == NULL)
    return FALSE;
  at = tw_table_history_get_moment (self);
  if (g_str_equal (where, "scoring"))
    at = scoring_begins (moments);
  else if (g_str_equal (where, "start"))
    at = 0;
  else if (g_str_equal (where, "now"))
    at = moments->len - 1;
  else if (g_str_equal (where, "on"))
    at++;
  else if (at > 0)
    at--;
  return tw_table_history_look_at (self, at);
}

gboolean
tw_table_history_look_after (TwTableModel *self, guint n_entries)
{
  g_autoptr (GArray) moments = tw_table_history_dup_moments (self);
  guint at = 0;

  while (at + 1 < moments->len && g_array_index (moments, TwMoment, at).n_entries < n_entries)
    at++;
  return at != tw_table_history_get_moment (self) && tw_table_history_look_at (self, at);
}

void
tw_table_history_look_after_turn (TwTableModel *self, guint turn)
{
  g_autoptr (GArray) moments = tw_table_history_dup_moments (self);
  guint last = tw_game_play (tw_table_history_get_whole (self))->state->turn, at = 0;

  for (; at + 1 < moments->len; at++)
    {
      const TwMoment *moment = &g_array_index (moments, TwMoment, at);

      if (moment->turn > turn || (turn <= last && moment->n_counted != TW_ALL_COUNTED))
        break;
    }
  tw_table_history_look_at (self, at);
}

guint
tw_table_history_get_turns_over (TwTableModel *self)
{
  g_autoptr (GArray) moments = tw_table_history_dup_moments (self);
  guint at = tw_table_history_get_moment (self);
  const TwMoment *moment = &g_array_index (moments, TwMoment, at);
  gboolean is_end = at + 1 == moments->len && moment->seat == TW_SEAT_NONE;

  if (is_end || moment->n_counted != TW_ALL_COUNTED)
    return moment->turn;
  return MAX (moment->turn, 1) - 1;
}

gboolean
tw_table_history_can_go_on_here (TwTableModel *self)
{
  return self->whole != NULL && self->n_counted == TW_ALL_COUNTED && !self->setup.is_strict;
}

gboolean
tw_table_history_go_on_here (TwTableModel *self)
{
  if (!tw_table_history_can_go_on_here (self))
    return FALSE;
  g_clear_pointer (&self->whole, tw_game_free);
  tw_table_model_take_question (self);
  tw_table_model_announce (self, tw_table_model_get_decider (self), G_MAXUINT);
  return TRUE;
}

gboolean
tw_table_history_is_asked (TwTableModel *self)
{
  if (tw_table_stop_is_still (self))
    return FALSE;
  if (self->whole == NULL)
    return tw_table_model_get_program (self) == NULL && !tw_table_model_waits (self);
  /* What chance brought is not to be chosen. */
  if (tw_table_model_get_decider (self) == TW_SEAT_CHANCE)
    return FALSE;
  return !self->setup.is_strict
         && (self->is_paused
             || !tw_table_model_is_program (self, tw_table_model_get_decider (self)));
}

gboolean
tw_table_history_is_going_on (TwTableModel *self)
{
  return tw_table_model_get_game (self) != NULL
         && (tw_table_model_get_question (self) != TW_QUESTION_NONE
             || tw_table_history_can_go_on_here (self));
}
