/* A game with its log. */
#include "engine/game/game.h"

#include "engine/game/by-hand.h"
#include "engine/game/explain.h"
#include "engine/game/feature-value.h"
#include "engine/game/play-phrase.h"
#include "engine/game/sandbox.h"
#include "engine/game/scoring.h"

#include <string.h>

struct _TwGame
{
  TwRules *rules;
  TwPlay *play;
  guint64 seed;
  TwGameFlags flags;
  GArray *log;          /* TwLogEntry; entries from n_done on were taken back */
  GArray *events;       /* TwEvent */
  GPtrArray *notes;     /* what was noted by hand; kept whatever is undone */
  GPtrArray *positions; /* Position; given at entries of the log */
  GArray *remarks;      /* TwRemark; those behind n_done wait with what was taken back */
  guint n_done;
  TwActionList actions;
  gboolean actions_valid;
};

/* A position that was given, shared by copies of a game, which may be in other threads. */
typedef struct
{
  TwPlay *play;
  char *words;
} Position;

static void settle (TwGame *game);

static void
position_clear (gpointer data)
{
  Position *position = data;

  tw_play_free (position->play);
  g_free (position->words);
}

static void
position_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, position_clear);
}

/* The first turn may begin with something that nobody did: it comes with what is done first. */
static void
begin (TwGame *game)
{
  g_array_set_size (game->events, 0);
  tw_play_reset (game->play, game->seed);
  for (guint i = 0; i < game->events->len; i++)
    g_array_index (game->events, TwEvent, i).log_index = 0;
  game->n_done = 0;
}

static gpointer
position_acquire (gconstpointer position, gpointer user_data)
{
  return g_atomic_rc_box_acquire ((gpointer) position);
}

TwGame *
tw_game_new (TwRules *rules, guint64 seed, TwGameFlags flags)
{
  TwGame *game = g_new0 (TwGame, 1);

  game->rules = tw_rules_ref (rules);
  game->seed = seed;
  game->flags = flags;
  game->log = g_array_new (FALSE, FALSE, sizeof (TwLogEntry));
  game->events = g_array_new (FALSE, FALSE, sizeof (TwEvent));
  game->notes = g_ptr_array_new_with_free_func (g_free);
  game->positions = g_ptr_array_new_with_free_func (position_release);
  game->remarks = tw_remarks_new ();
  game->actions.items = g_new (TwAction, rules->max_actions);
  game->play = tw_play_new (rules, seed);
  game->play->events = game->events;
  game->play->notes = game->notes;
  begin (game);
  settle (game);
  return game;
}

void
tw_game_free (TwGame *game)
{
  if (game == NULL)
    return;
  tw_play_free (game->play);
  tw_rules_unref (game->rules);
  g_array_unref (game->log);
  g_array_unref (game->events);
  g_ptr_array_unref (game->notes);
  g_ptr_array_unref (game->positions);
  g_array_unref (game->remarks);
  g_free (game->actions.items);
  g_free (game);
}

static gpointer
note_copy (gconstpointer note, gpointer user_data)
{
  return g_strdup (note);
}

TwGame *
tw_game_copy (const TwGame *game)
{
  TwGame *copy = g_new0 (TwGame, 1);

  copy->rules = tw_rules_ref (game->rules);
  copy->seed = game->seed;
  copy->flags = game->flags;
  copy->n_done = game->n_done;
  copy->log = g_array_copy (game->log);
  copy->events = g_array_copy (game->events);
  copy->actions.items = g_new (TwAction, game->rules->max_actions);
  copy->play = tw_play_new (game->rules, game->seed);
  tw_play_copy (copy->play, game->play);
  copy->play->events = copy->events;
  copy->notes = g_ptr_array_copy (game->notes, note_copy, NULL);
  g_ptr_array_set_free_func (copy->notes, g_free);
  copy->play->notes = copy->notes;
  copy->remarks = tw_remarks_copy (game->remarks);
  copy->positions = g_ptr_array_copy (game->positions, position_acquire, NULL);
  g_ptr_array_set_free_func (copy->positions, position_release);
  return copy;
}

TwRules *
tw_game_rules (const TwGame *game)
{
  return game->rules;
}

const TwPlay *
tw_game_play (const TwGame *game)
{
  return game->play;
}

const TwAction *
tw_game_actions (const TwGame *game, guint *out_n)
{
  if (!game->actions_valid)
    {
      TwGame *writable = (TwGame *) game;

      /* The list is a cache of what the state says; asking for it changes nothing. */
      tw_play_list (game->play, &writable->actions);
      writable->actions_valid = TRUE;
    }
  *out_n = game->actions.n_items;
  return game->actions.items;
}

static gboolean
is_legal (const TwGame *game, const TwAction *action)
{
  guint n;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    if (memcmp (&actions[i], action, sizeof *action) == 0)
      return TRUE;
  return FALSE;
}

static void
replay (const TwGame *game, TwPlay *play, const TwAction *action)
{
  if (action->verb == TW_VERB_GIVEN)
    tw_play_copy (play, ((const Position *) game->positions->pdata[action->kind])->play);
  else
    tw_play_apply (play, action);
}

void
tw_game_replay_entry (const TwGame *game, guint entry, TwPlay *play)
{
  replay (game, play, &g_array_index (game->log, TwLogEntry, entry).action);
}

/* Applies without writing the log. */
static void
perform (TwGame *game, const TwAction *action)
{
  guint n_events = game->events->len;

  replay (game, game->play, action);
  for (guint i = n_events; i < game->events->len; i++)
    g_array_index (game->events, TwEvent, i).log_index = game->n_done;
  game->actions_valid = FALSE;
  game->n_done++;
}

static void
append (TwGame *game, const TwAction *action, gboolean was_asked)
{
  TwLogEntry entry = { .action = *action,
                       .turn = game->play->state->turn,
                       .question = (guint16) tw_play_question (game->play, action),
                       .on_turn = game->play->state->on_turn,
                       .was_asked = (guint8) was_asked };

  g_array_set_size (game->log, game->n_done);
  tw_remarks_cut (game->remarks, game->n_done);
  g_array_append_val (game->log, entry);
  perform (game, action);
}

GArray *
tw_game_dup_order (const TwGame *game)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < game->n_done; i++)
    {
      const TwAction *action = &g_array_index (game->log, TwLogEntry, i).action;

      if (action->verb == TW_VERB_ORDER && action->kind == TW_NO_KIND)
        g_array_set_size (order, 0);
      else if (action->verb == TW_VERB_ORDER)
        g_array_append_val (order, action->kind);
      else if (order->len > 0 && tw_sandbox_is_draw (game->play, action))
        for (guint k = 0; k < order->len; k++)
          if (g_array_index (order, guint16, k) == action->kind)
            {
              g_array_remove_index (order, k);
              break;
            }
    }
  return order;
}

/* A tile that lies in the bag can be drawn by name, whatever would have to be drawn before it: the
 * stack of a case lies as it says, and so does that of a sandbox. */
static gboolean
is_any_draw (const TwGame *game, const TwAction *action)
{
  guint n;
  const TwAction *actions = tw_game_actions (game, &n);

  return action->verb == TW_VERB_DRAW && action->seat == TW_SEAT_CHANCE
         && tw_play_decider (game->play) == TW_SEAT_CHANCE && n > 0
         && actions[0].verb == TW_VERB_DRAW && action->kind < game->rules->catalogue->n_kinds
         && game->play->bag[action->kind] > 0;
}

/* What chance brings: the first tile of the order that can be drawn now, else what the generator
 * says. */
static TwAction
next_outcome (const TwGame *game)
{
  g_autoptr (GArray) order = tw_game_dup_order (game);
  guint n;
  const TwAction *actions = order->len > 0 ? tw_game_actions (game, &n) : NULL;

  for (guint k = 0; k < order->len; k++)
    {
      TwAction draw = { .verb = TW_VERB_DRAW,
                        .seat = TW_SEAT_CHANCE,
                        .kind = g_array_index (order, guint16, k) };

      if (is_any_draw (game, &draw))
        return draw;
      for (guint i = 0; i < n; i++)
        if (actions[i].kind == draw.kind && tw_sandbox_is_draw (game->play, &actions[i]))
          return actions[i];
    }
  return tw_play_chance (game->play);
}

/* Answers what nobody has to be asked: chance, and questions with one answer. A
 * placement is always left to the player, who wants to see the tile. */
static void
settle (TwGame *game)
{
  while (!(game->flags & TW_GAME_FORCED))
    {
      guint decider = tw_play_decider (game->play);
      TwAction action;
      guint n;

      if (decider == TW_SEAT_NONE || (decider == TW_SEAT_CHANCE && game->flags & TW_GAME_HELD))
        return;
      if (decider == TW_SEAT_CHANCE && !tw_game_is_recorded (game))
        action = next_outcome (game);
      else
        {
          const TwAction *actions = tw_game_actions (game, &n);

          if (n != 1 || actions[0].verb == TW_VERB_PLACE)
            return;
          action = actions[0];
        }
      append (game, &action, FALSE);
    }
}

/* Tiles that are ordered one after the other are one order. */
static gboolean
goes_on_ordering (const TwGame *game, const TwAction *action)
{
  return action->verb == TW_VERB_ORDER && action->kind != TW_NO_KIND && game->n_done > 0
         && g_array_index (game->log, TwLogEntry, game->n_done - 1).action.verb == TW_VERB_ORDER;
}

gboolean
tw_game_apply (TwGame *game, const TwAction *action, TwRefusal *out_refusal)
{
  if (action->verb == TW_VERB_FINISH && game->play->state->status == TW_STATUS_PLAYING
      && !tw_play_is_ending (game->play))
    {
      tw_game_finish (game);
      return TRUE;
    }
  if (tw_by_hand_is (action->verb))
    {
      if (!tw_by_hand_may (game->play, action))
        {
          if (out_refusal != NULL)
            *out_refusal = (TwRefusal){ .rule = "HAND-001" };
          return FALSE;
        }
      append (game, action, !goes_on_ordering (game, action));
      settle (game);
      return TRUE;
    }
  if (!is_legal (game, action) && !is_any_draw (game, action))
    {
      if (out_refusal != NULL)
        tw_refusal_find (game->play, action, out_refusal);
      return FALSE;
    }
  /* What had but one answer was no question, whoever gave it (a replay does). */
  append (game, action,
          (action->seat != TW_SEAT_CHANCE || tw_game_is_recorded (game))
              && (game->actions.n_items != 1 || action->verb == TW_VERB_PLACE));
  settle (game);
  return TRUE;
}

void
tw_game_set_flags (TwGame *game, TwGameFlags flags)
{
  game->flags = flags | (game->flags & TW_GAME_RECORDED);
  settle (game);
}

gboolean
tw_game_is_recorded (const TwGame *game)
{
  return (game->flags & TW_GAME_RECORDED) != 0;
}

guint64
tw_game_seed (const TwGame *game)
{
  return game->seed;
}

void
tw_game_set_watch (TwGame *game, TwRuleWatch *watch)
{
  game->play->watch = watch;
}

void
tw_game_give (TwGame *game, const TwPlay *position, const char *words)
{
  Position *given = g_atomic_rc_box_new0 (Position);
  TwAction action = { .verb = TW_VERB_GIVEN, .seat = TW_SEAT_NONE };

  given->play = tw_play_new (game->rules, game->seed);
  tw_play_copy (given->play, position);
  /* Chance goes on as in this game, whatever it was in the other one. */
  given->play->state->seed = game->seed;
  given->words = g_strdup (words);
  action.kind = (guint16) game->positions->len;
  g_ptr_array_add (game->positions, given);
  append (game, &action, FALSE);
}

const char *
tw_game_given_words (const TwGame *game, const TwAction *action)
{
  g_return_val_if_fail (action->verb == TW_VERB_GIVEN && action->kind < game->positions->len, "");
  return ((const Position *) game->positions->pdata[action->kind])->words;
}

gboolean
tw_game_apply_together (TwGame *game, const TwAction *actions, guint n_actions)
{
  guint begin = game->n_done;

  for (guint i = 0; i < n_actions; i++)
    {
      guint at = game->n_done;

      if (!tw_game_apply (game, &actions[i], NULL))
        {
          tw_game_undo_to (game, begin);
          g_array_set_size (game->log, begin);
          return FALSE;
        }
      if (i > 0)
        g_array_index (game->log, TwLogEntry, at).was_asked = FALSE;
    }
  return TRUE;
}

const TwLogEntry *
tw_game_log (const TwGame *game, guint *out_n)
{
  *out_n = game->n_done;
  return (const TwLogEntry *) (gpointer) game->log->data;
}

const TwEvent *
tw_game_events (const TwGame *game, guint *out_n)
{
  *out_n = game->events->len;
  return (const TwEvent *) (gpointer) game->events->data;
}

void
tw_game_undo_to (TwGame *game, guint n_entries)
{
  g_return_if_fail (n_entries <= game->n_done);

  begin (game);
  while (game->n_done < n_entries)
    perform (game, &g_array_index (game->log, TwLogEntry, game->n_done).action);
  game->actions_valid = FALSE;
}

gboolean
tw_game_can_redo (const TwGame *game)
{
  return game->n_done < game->log->len;
}

gboolean
tw_game_redo (TwGame *game)
{
  if (!tw_game_can_redo (game))
    return FALSE;
  do
    perform (game, &g_array_index (game->log, TwLogEntry, game->n_done).action);
  while (game->n_done < game->log->len
         && !g_array_index (game->log, TwLogEntry, game->n_done).was_asked);
  return TRUE;
}

void
tw_game_finish (TwGame *game)
{
  const TwAction end = { .verb = TW_VERB_FINISH, .seat = TW_SEAT_NONE };

  if (game->play->state->status != TW_STATUS_PLAYING || tw_play_is_ending (game->play))
    return;
  append (game, &end, TRUE);
  settle (game);
}

void
tw_game_cut_scoring (TwGame *game, guint n_events)
{
  TwState *state = game->play->state;

  for (guint i = game->events->len; i-- > n_events;)
    {
      const TwEvent *event = &g_array_index (game->events, TwEvent, i);

      if (event->turn != 0)
        break;
      for (guint seat = 0; seat < game->rules->n_seats; seat++)
        if (seat == event->seat || game->rules->shares_score)
          state->score[seat] -= event->points;
      g_array_set_size (game->events, i);
    }
}

int
tw_game_feature_value (const TwGame *game,
                       guint node,
                       guint event,
                       TwValueLine *out_lines,
                       guint *out_n_lines)
{
  int value = tw_feature_value (game->play, node, event, out_lines, out_n_lines);
  TwValueChanges changes;

  return tw_play_foresee_value (game->play, node, event, value, &changes);
}

int
tw_game_least_closed (const TwGame *game, guint node)
{
  int value = tw_feature_value_least_closed (game->play, node, NULL, NULL);
  TwValueChanges changes;

  return tw_play_foresee_value (game->play, node, TW_EVENT_COMPLETE, value, &changes);
}

char *
tw_game_feature_formula (const TwGame *game, guint node, guint event, gboolean is_least)
{
  TwValueLine lines[TW_MAX_VALUE_LINES];
  TwValueChanges changes;
  g_autofree char *formula = NULL;
  guint n_lines = 0;
  int before = is_least ? tw_feature_value_least_closed (game->play, node, lines, &n_lines)
                        : tw_feature_value (game->play, node, event, lines, &n_lines);
  int after = tw_play_foresee_value (game->play, node, event, before, &changes);

  if (n_lines == 0)
    return g_strdup ("");
  formula = tw_explain_value_formula (game->rules, lines, n_lines, g_get_language_names ());
  return after != before ? tw_explain_changed_formula (formula, &changes, before, after)
                         : g_steal_pointer (&formula);
}

gboolean
tw_game_set_remark (TwGame *game, guint n_entries, const char *text)
{
  g_return_val_if_fail (n_entries <= game->n_done, FALSE);
  return tw_remarks_set (game->remarks, n_entries, text);
}

const TwRemark *
tw_game_remarks (const TwGame *game, guint *out_n)
{
  const TwRemark *remarks = (const TwRemark *) (gpointer) game->remarks->data;

  *out_n = game->remarks->len;
  while (*out_n > 0 && remarks[*out_n - 1].n_entries > game->n_done)
    (*out_n)--;
  return remarks;
}

const char *
tw_game_remark (const TwGame *game, guint n_entries)
{
  guint n;
  const TwRemark *remarks = tw_game_remarks (game, &n);

  for (guint i = 0; i < n; i++)
    if (remarks[i].n_entries == n_entries)
      return remarks[i].text;
  return NULL;
}
