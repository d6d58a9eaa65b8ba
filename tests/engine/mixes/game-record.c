#include "tests/engine/mixes/game-record.h"

#include "engine/game/notation.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

GameRecord *
game_record_new (TwRules *rules, guint64 seed)
{
  GameRecord *record = g_new (GameRecord, 1);

  record->rules = tw_rules_ref (rules);
  record->seed = seed;
  record->actions = g_array_new (FALSE, FALSE, sizeof (TwAction));
  return record;
}

void
game_record_free (GameRecord *record)
{
  tw_rules_unref (record->rules);
  g_array_unref (record->actions);
  g_free (record);
}

/* Decisions of a stream of their own: those of the game's chance stay as they are. */
static guint
next_random (guint64 *state, guint n)
{
  guint64 z = (*state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint) (((z >> 33) * n) >> 31);
}

/* @n_first: of four answers so many are the first of the list, unless a tile is placed. */
static GameRecord *
play_random (TwRules *rules, guint64 seed, guint n_first)
{
  GameRecord *record = game_record_new (rules, seed);
  g_autoptr (TwPlay) play = tw_play_new (rules, seed);
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  guint64 state = ~seed;

  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwActionList list = { items, 0 };
      TwAction action;

      if (tw_play_decider (play) == TW_SEAT_CHANCE)
        action = tw_play_chance (play);
      else
        {
          tw_play_list (play, &list);
          /* A list without an answer is a problem for who checks the record. */
          if (list.n_items == 0)
            break;
          action = items[next_random (&state, list.n_items)];
          if (n_first > 0 && action.verb != TW_VERB_PLACE && next_random (&state, 4) < n_first)
            action = items[0];
        }
      g_array_append_val (record->actions, action);
      tw_play_apply (play, &action);
    }
  return record;
}

GameRecord *
game_record_random (TwRules *rules, guint64 seed)
{
  return play_random (rules, seed, 0);
}

GameRecord *
game_record_eager (TwRules *rules, guint64 seed)
{
  return play_random (rules, seed, 2);
}

static const TwAction *
action_at (const GameRecord *record, guint i)
{
  return &g_array_index (record->actions, TwAction, i);
}

guint
game_record_n_tiles (const GameRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->actions->len; i++)
    n += action_at (record, i)->verb == TW_VERB_DRAW;
  return n;
}

static const TwAction *
find_equal (const TwActionList *list, const TwAction *action)
{
  for (guint i = 0; i < list->n_items; i++)
    if (memcmp (&list->items[i], action, sizeof *action) == 0)
      return &list->items[i];
  return NULL;
}

/* Applies @wanted for whoever is asked now if that is possible; else what follows has to
 * do without. Questions before it that it does not answer get their first answer. */
static gboolean
apply_if_possible (TwPlay *play, const TwAction *wanted, GArray *out)
{
  g_autofree TwAction *items = g_new (TwAction, play->rules->max_actions);

  for (guint asked = 0; asked < 20 && tw_play_decider (play) != TW_SEAT_NONE; asked++)
    {
      TwActionList list = { items, 0 };
      TwAction action = *wanted;
      const TwAction *found;
      gboolean is_chance = tw_play_decider (play) == TW_SEAT_CHANCE;

      if (is_chance && wanted->seat != TW_SEAT_CHANCE)
        return FALSE;
      tw_play_list (play, &list);
      if (!is_chance)
        action.seat = (guint8) tw_play_decider (play);
      found = find_equal (&list, &action);
      if (found == NULL && (list.n_items == 0 || is_chance || items[0].verb == TW_VERB_PLACE))
        return FALSE;
      action = found != NULL ? *found : items[0];
      g_array_append_val (out, action);
      tw_play_apply (play, &action);
      if (found != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Answers what is open with the first answer, until a tile is to be drawn. */
static void
finish_part (TwPlay *play, GArray *out)
{
  g_autofree TwAction *items = g_new (TwAction, play->rules->max_actions);

  while (tw_play_decider (play) < TW_MAX_SEATS)
    {
      TwActionList list = { items, 0 };

      tw_play_list (play, &list);
      if (list.n_items == 0 || items[0].verb == TW_VERB_PLACE)
        return;
      g_array_append_val (out, items[0]);
      tw_play_apply (play, &items[0]);
    }
}

/* Plays the actions from @begin to before @end, those of one tile. Returns: whether the
 * tile lies */
static gboolean
play_tile (TwPlay *play, const GameRecord *record, guint begin, guint end, GArray *out)
{
  for (guint i = begin; i < end; i++)
    if (!apply_if_possible (play, action_at (record, i), out)
        && (action_at (record, i)->verb == TW_VERB_DRAW
            || action_at (record, i)->verb == TW_VERB_PLACE))
      return FALSE;
  finish_part (play, out);
  return TRUE;
}

GameRecord *
game_record_part (const GameRecord *record, guint first, guint n)
{
  GameRecord *part = game_record_new (record->rules, record->seed);
  g_autoptr (TwPlay) play = tw_play_new (record->rules, record->seed);
  g_autoptr (TwPlay) before = tw_play_new (record->rules, record->seed);
  guint tile = 0;

  for (guint i = 0, end; i < record->actions->len; i = end, tile++)
    {
      guint length = part->actions->len;

      for (end = i + 1;
           end < record->actions->len && action_at (record, end)->verb != TW_VERB_DRAW;)
        end++;
      if (tile >= first && tile < first + n)
        continue;
      tw_play_copy (before, play);
      if (!play_tile (play, record, i, end, part->actions))
        {
          g_array_set_size (part->actions, length);
          tw_play_copy (play, before);
        }
    }
  return part;
}

/* A line of the case for each of them. */
static void
append_parts (const char *parts, GString *out)
{
  g_auto (GStrv) words = g_strsplit (parts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], SHIPPED_RULESET))
      g_string_append_printf (out, "ruleset %s\n", words[i] + strlen (SHIPPED_RULESET));
    else
      g_string_append_printf (out, "%s %s\n", strchr (words[i], '=') != NULL ? "set" : "use",
                              words[i]);
}

char *
game_record_to_case (const GameRecord *record, const char *parts, const char *problem)
{
  g_autoptr (TwPlay) play = tw_play_new (record->rules, record->seed);
  g_auto (GStrv) lines = g_strsplit (problem, "\n", -1);
  GString *out = g_string_new (NULL);
  guint turn = 0, seat = TW_SEAT_NONE;

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      g_string_append_printf (out, "# %s\n", lines[i]);
  g_string_append_printf (out,
                          "case MIX-%" G_GUINT64_FORMAT " A random game, cut down\n"
                          "rules BASE-014\n",
                          record->seed);
  append_parts (parts, out);
  g_string_append_printf (out, "players %u", record->rules->n_players);
  for (guint i = 0; i < record->actions->len; i++)
    {
      const TwAction *action = action_at (record, i);
      g_autofree char *word = tw_notation_print_action (play, action, play->state->on_turn);

      if (i == 0 || play->state->turn != turn || play->state->on_turn != seat)
        g_string_append_printf (out, "\nturn P%u", play->state->on_turn + 1u);
      turn = play->state->turn;
      seat = play->state->on_turn;
      g_string_append_printf (out, " %s", word);
      tw_play_apply (play, action);
    }
  g_string_append (out, "\nend\n");
  return g_string_free (out, FALSE);
}

GameRecord *
game_record_shrink (const GameRecord *record, GameProblem find, gpointer user, char **out_problem)
{
  GameRecord *small = game_record_part (record, 0, 0);

  *out_problem = find (small, user);
  if (*out_problem == NULL)
    {
      /* It takes the game as it was. */
      *out_problem = find (record, user);
      g_array_set_size (small->actions, 0);
      g_array_append_vals (small->actions, record->actions->data, record->actions->len);
      return small;
    }
  for (guint n = MAX (game_record_n_tiles (small) / 2, 1), n_before; n > 0;)
    {
      n_before = game_record_n_tiles (small);
      for (guint first = 0; first < game_record_n_tiles (small);)
        {
          g_autoptr (GameRecord) part = game_record_part (small, first, n);
          g_autofree char *problem = NULL;

          if (part->actions->len < small->actions->len)
            problem = find (part, user);
          if (problem == NULL)
            {
              first += n;
              continue;
            }
          g_free (*out_problem);
          *out_problem = g_steal_pointer (&problem);
          game_record_free (small);
          small = g_steal_pointer (&part);
        }
      /* Once more with single tiles as long as one goes. */
      if (n > 1 || game_record_n_tiles (small) == n_before)
        n /= 2;
    }
  return small;
}
