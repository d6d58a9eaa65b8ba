/* Questions of our rules that a recording answers, passes over or knows nothing of. */
#include "engine/jcz/jcz-game-private.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"

#define MOST_DIE 3

static const TwPlay *
replay_play (const TwJczReplay *replay)
{
  return tw_game_play (replay->game);
}

gboolean
tw_jcz_game_waits_for_draw (const TwJczReplay *replay)
{
  return tw_play_decider (replay_play (replay)) == TW_SEAT_CHANCE
         && strcmp (tw_play_phase (replay_play (replay)), "1a") == 0;
}

gboolean
tw_jcz_game_asks_for (const TwPlay *play, const TwAction *action, const char *word)
{
  return action->verb >= TW_N_VERBS && strcmp (tw_play_verb (play, action->verb)->word, word) == 0;
}

gboolean
tw_jcz_game_is_redeployment (const char *phase)
{
  return strcmp (phase, TW_JCZ_PHASE_OUT) == 0 || strcmp (phase, TW_JCZ_PHASE_LAST_OUT) == 0;
}

gboolean
tw_jcz_game_has_step (const char *phase)
{
  return *phase == '2' || strcmp (phase, TW_JCZ_PHASE_CIRCLE) == 0
         || strcmp (phase, TW_JCZ_PHASE_INTO) == 0 || strcmp (phase, TW_JCZ_PHASE_COUNT) == 0
         || tw_jcz_game_is_redeployment (phase);
}

static gboolean
has_figures_out (const TwPlay *play)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE)
      return TRUE;
  return FALSE;
}

gboolean
tw_jcz_game_is_silent (const TwPlay *play, const TwAction *actions, guint n)
{
  const TwAction *last = n > 0 ? &actions[n - 1] : NULL;

  return last != NULL
         && (tw_jcz_game_asks_for (play, last, TW_JCZ_TAKE_GOLD)
             || tw_jcz_game_asks_for (play, last, "again")
             || (tw_jcz_game_asks_for (play, last, TW_JCZ_CROP) && !has_figures_out (play)));
}

int
tw_jcz_game_default_answer (const TwPlay *play, const TwAction *actions, guint n)
{
  for (guint i = 0; i < n; i++)
    if (actions[i].verb == TW_VERB_NONE)
      return (int) i;
  return n == 1 || tw_jcz_game_is_silent (play, actions, n) ? 0 : -1;
}

gboolean
tw_jcz_game_apply (TwJczReplay *replay, const TwJson *at, const TwAction *action)
{
  g_autofree char *why = NULL;
  TwRefusal refusal;

  if (tw_game_apply (replay->game, action, &refusal))
    return TRUE;
  why = tw_refusal_message (&refusal, replay_play (replay));
  return tw_json_fail (at, _ ("By our rules the game cannot go on so: %s"), why);
}

/* ---- the die ----------------------------------------------------------------------------- */

static gboolean
waits_for_die (const TwJczReplay *replay, const TwAction **out_actions, guint *out_n)
{
  *out_actions = tw_game_actions (replay->game, out_n);
  return tw_play_decider (replay_play (replay)) == TW_SEAT_CHANCE && *out_n > 0
         && tw_jcz_game_asks_for (replay_play (replay), *out_actions, TW_JCZ_DIE);
}

double
tw_jcz_game_chance_of_die (guint die)
{
  return (die - 0.5) / MOST_DIE;
}

gboolean
tw_jcz_game_roll (TwJczReplay *replay, guint die)
{
  const TwAction *actions;
  guint n;

  for (guint i = 0; waits_for_die (replay, &actions, &n) && i < n; i++)
    if (actions[i].kind == die)
      {
        TwAction answer = actions[i];

        return tw_game_apply (replay->game, &answer, NULL);
      }
  return FALSE;
}

/* The flight went nowhere: the die was what the message's random number says, or another
 * one with which there is no landing. */
static gboolean
roll_in_vain (TwJczReplay *replay)
{
  guint n_log, said = 0;

  tw_game_log (replay->game, &n_log);
  if (replay->chance >= 0 && replay->chance < 1)
    said = (guint) floor (replay->chance * MOST_DIE) + 1;
  for (guint i = 0; i <= MOST_DIE; i++)
    {
      guint die = i == 0 ? said : i;

      if (!tw_jcz_game_roll (replay, die))
        continue;
      if (strcmp (tw_play_phase (replay_play (replay)), TW_JCZ_PHASE_FLIGHT) != 0)
        return TRUE;
      tw_game_undo_to (replay->game, n_log);
    }
  return FALSE;
}

/* ---- answers without a message ------------------------------------------------------------- */

/* The answer of our own list to a question that program does not ask. */
static gboolean
own_answer (TwJczReplay *replay, TwAction *out_answer)
{
  TwJson at = tw_json_item (&replay->answers, replay->n_answers);
  const TwPlay *play = replay_play (replay);
  const char *text = tw_json_peek_string (&at);

  if (text == NULL
      || !tw_notation_parse_action (play, text, play->state->on_turn, out_answer, NULL))
    return FALSE;
  replay->n_answers++;
  return TRUE;
}

gboolean
tw_jcz_game_skip (TwJczReplay *replay)
{
  const TwPlay *play = replay_play (replay);
  const TwAction *actions;
  TwAction answer;
  guint n;
  int i;

  if (waits_for_die (replay, &actions, &n))
    return roll_in_vain (replay);
  i = tw_jcz_game_default_answer (play, actions, n);
  if (i < 0)
    return FALSE;
  answer = actions[i];
  if (n > 1 && tw_jcz_game_is_silent (play, actions, n))
    own_answer (replay, &answer);
  return tw_game_apply (replay->game, &answer, NULL);
}

static gboolean
is_open (const TwJczReplay *replay)
{
  return tw_play_decider (replay_play (replay)) != TW_SEAT_NONE
         && !tw_jcz_game_waits_for_draw (replay);
}

static gboolean
fail_unanswered (const TwJczReplay *replay, const TwJson *at)
{
  return tw_json_fail (at, _ ("The recording does not answer what is asked in step %s."),
                       tw_play_phase (replay_play (replay)));
}

gboolean
tw_jcz_game_settle (TwJczReplay *replay, const TwJson *at)
{
  while (is_open (replay))
    if (!tw_jcz_game_skip (replay))
      return fail_unanswered (replay, at);
  return TRUE;
}

/* Whether the question belongs to what comes before the turn's choices are final. */
static gboolean
is_before_commit (const TwJczReplay *replay)
{
  return is_open (replay) && tw_play_phase (replay_play (replay))[0] <= '2';
}

gboolean
tw_jcz_game_settle_choices (TwJczReplay *replay, const TwJson *at)
{
  for (;;)
    {
      guint n;
      const TwAction *actions = tw_game_actions (replay->game, &n);

      if (!is_before_commit (replay)
          && (!is_open (replay) || !tw_jcz_game_is_silent (replay_play (replay), actions, n)))
        return TRUE;
      if (!tw_jcz_game_skip (replay))
        return fail_unanswered (replay, at);
    }
}

gboolean
tw_jcz_game_may_skip (const TwJczReplay *replay)
{
  return replay->is_committed ? is_open (replay) : is_before_commit (replay);
}

/* Where any segment of a feature names it, the notation knows which one our list has. */
static gboolean
try_answer (TwJczReplay *replay, const TwAction *action, TwRefusal *out_refusal)
{
  const TwPlay *play = replay_play (replay);
  g_autofree char *words = NULL;
  TwAction same;

  if (tw_game_apply (replay->game, action, out_refusal))
    return TRUE;
  if (action->verb != TW_VERB_FIGURE || !tw_jcz_game_is_redeployment (tw_play_phase (play)))
    return FALSE;
  words = tw_notation_print_action (play, action, action->seat);
  return tw_notation_parse_action (play, words, action->seat, &same, NULL)
         && tw_game_apply (replay->game, &same, NULL);
}

gboolean
tw_jcz_game_answer (TwJczReplay *replay, const TwJson *at, const TwAction *action)
{
  guint n_answers = replay->n_answers, n_log;
  g_autofree char *why = NULL;
  TwRefusal refusal;

  if (try_answer (replay, action, &refusal))
    return TRUE;
  why = tw_refusal_message (&refusal, replay_play (replay));
  tw_game_log (replay->game, &n_log);
  while (tw_jcz_game_may_skip (replay) && tw_jcz_game_skip (replay))
    if (try_answer (replay, action, NULL))
      return TRUE;
  tw_game_undo_to (replay->game, n_log);
  replay->n_answers = n_answers;
  return tw_json_fail (at, _ ("By our rules the game cannot go on so: %s"), why);
}
