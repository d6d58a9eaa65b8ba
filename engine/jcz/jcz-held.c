/* Messages about towers: floors, followers on top, prisoners, and what is paid for them. */
#include "engine/jcz/jcz-game-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"

static const TwPlay *
replay_play (const TwJczReplay *replay)
{
  return tw_game_play (replay->game);
}

gboolean
tw_jcz_game_is_tower (const TwJson *pointer)
{
  TwJson feature = tw_json_member (pointer, "feature");

  return g_strcmp0 (tw_json_peek_string (&feature), TW_JCZ_TOWER_PLACE) == 0;
}

gboolean
tw_jcz_game_answer_on_tower (TwJczReplay *replay,
                             const TwJson *at,
                             const TwJson *pointer,
                             const TwJson *figure,
                             const char *prefix)
{
  TwJson place = tw_json_member (pointer, "position");
  guint seat = tw_jcz_game_answering_seat (replay, at);
  g_autoptr (GString) words = g_string_new (prefix);
  TwAction action = { 0 };

  if (!tw_jcz_game_read_position (&place, &action)
      || !tw_jcz_game_read_figure (replay, figure, &action))
    return FALSE;
  if (action.seat != seat)
    g_string_append_printf (words, "P%u:", action.seat + 1u);
  g_string_append_printf (words, "%s@%d,%d:%s", replay->rules->figure_types[action.figure].type->id,
                          action.x, action.y, TW_JCZ_TOWER);
  return tw_jcz_game_answer_in_words (replay, at, seat, words->str);
}

gboolean
tw_jcz_game_climb (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson pointer = tw_json_member (payload, "pointer"),
         figure = tw_json_member (payload, "meepleId");

  return tw_jcz_game_answer_on_tower (replay, at, &pointer, &figure, "");
}

gboolean
tw_jcz_game_add_floor (TwJczReplay *replay, const TwJson *at, const TwJson *pointer)
{
  TwJson place = tw_json_member (pointer, "position");
  g_autofree char *words = NULL;
  TwAction cell = { 0 };

  if (!tw_json_need_object (pointer) || !tw_jcz_game_read_position (&place, &cell))
    return FALSE;
  words = g_strdup_printf ("%s@%d,%d", TW_JCZ_FLOOR, cell.x, cell.y);
  return tw_jcz_game_answer_in_words (replay, at, tw_jcz_game_answering_seat (replay, at), words);
}

gboolean
tw_jcz_game_capture (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson pointer = tw_json_member (payload, "pointer");
  TwJson place = tw_json_member (&pointer, "featurePointer"),
         figure = tw_json_member (&pointer, "meepleId");
  TwAction action = { .verb = TW_VERB_TAKE };
  guint8 owner;

  if (!tw_json_need_object (&pointer))
    return FALSE;
  if (tw_jcz_game_is_tower (&place))
    return tw_jcz_game_answer_on_tower (replay, at, &place, &figure, "take=");
  if (!tw_jcz_game_read_pointer (replay, &place, &action)
      || !tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  owner = action.seat;
  action.seat = (guint8) tw_jcz_game_answering_seat (replay, at);
  action.kind = owner != action.seat ? owner + 1u : 0;
  return tw_jcz_game_answer (replay, at, &action);
}

/* The answer with that word that is about the figure and, if it is known, who holds it. */
static gboolean
find_answer (TwJczReplay *replay,
             const char *word,
             const TwAction *figure,
             int holder,
             TwAction *out_answer)
{
  guint n;
  const TwAction *actions = tw_game_actions (replay->game, &n);

  for (guint i = 0; i < n; i++)
    if (tw_jcz_game_asks_for (replay_play (replay), &actions[i], word)
        && actions[i].figure == figure->figure
        && (holder < 0 || TW_HELD_HOLDER (actions[i].kind) == (guint) holder))
      {
        *out_answer = actions[i];
        return TRUE;
      }
  return FALSE;
}

gboolean
tw_jcz_game_exchange (TwJczReplay *replay, const TwJson *at, const TwJson *payload)
{
  TwJson figure = tw_json_member (payload, "meepleId");
  TwAction action = { 0 }, answer;

  if (!tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  return find_answer (replay, TW_JCZ_EXCHANGE, &action, -1, &answer)
             ? tw_jcz_game_apply (replay, at, &answer)
             : tw_json_fail (at, _ ("By our rules nobody is exchanged now."));
}

/* ---- ransom ----------------------------------------------------------------------------- */

static gboolean
is_message (const TwJson *at, const char *type)
{
  TwJson name = tw_json_member (at, "type");

  return g_strcmp0 (tw_json_peek_string (&name), type) == 0;
}

/* Who took that figure last before message @before, -1 if nobody did. */
static int
find_holder (const TwJczReplay *replay, const char *id, guint before)
{
  while (before-- > 0)
    {
      TwJson at = tw_json_item (&replay->messages, before), player, payload, pointer, figure;

      if (!is_message (&at, TW_JCZ_CAPTURE))
        continue;
      player = tw_json_member (&at, "player");
      payload = tw_json_member (&at, "payload");
      pointer = tw_json_member (&payload, "pointer");
      figure = tw_json_member (&pointer, "meepleId");
      if (g_strcmp0 (tw_json_peek_string (&figure), id) == 0)
        return tw_json_amount (&player);
    }
  return -1;
}

/* That program takes a ransom at any time of the turn, our rules ask for it when the tile lies: it
 * is looked for before and behind the tile's message. */
static gboolean
find_ransom (const TwJczReplay *replay, guint placing, guint *out_index)
{
  guint first = placing, end = placing + 1;

  while (first > 0)
    {
      TwJson at = tw_json_item (&replay->messages, first - 1);

      if (is_message (&at, "COMMIT"))
        break;
      first--;
    }
  for (; end < replay->n_messages; end++)
    {
      TwJson at = tw_json_item (&replay->messages, end);

      if (is_message (&at, "COMMIT"))
        break;
    }
  for (guint i = first; i < end; i++)
    {
      TwJson at = tw_json_item (&replay->messages, i);

      *out_index = i;
      if (is_message (&at, TW_JCZ_PAY))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_jcz_game_is_asked_again (const TwJczReplay *replay, const TwJson *at)
{
  TwJson before = tw_json_item (&replay->messages, at->index > 0 ? at->index - 1 : 0);

  return at->index > 0 && is_message (&before, TW_JCZ_PAY);
}

gboolean
tw_jcz_game_is_taken_back (const TwJczReplay *replay, const TwJson *pass)
{
  TwJson next = tw_json_item (&replay->messages, pass->index + 1);
  TwJson after = tw_json_item (&replay->messages, pass->index + 2);

  return pass->index + 2 < replay->n_messages && is_message (&next, TW_JCZ_PAY)
         && !is_message (&after, "COMMIT");
}

gboolean
tw_jcz_game_ransom (TwJczReplay *replay, const TwJson *placing)
{
  guint n, index;
  const TwAction *actions = tw_game_actions (replay->game, &n);
  TwAction action = { 0 }, answer;
  TwJson at, payload, figure;

  if (n == 0 || !tw_jcz_game_asks_for (replay_play (replay), &actions[0], TW_JCZ_RANSOM))
    return TRUE;
  if (!find_ransom (replay, placing->index, &index))
    return tw_jcz_game_skip (replay);
  at = tw_json_item (&replay->messages, index);
  payload = tw_json_member (&at, "payload");
  figure = tw_json_member (&payload, "meepleId");
  if (!tw_jcz_game_read_figure (replay, &figure, &action))
    return FALSE;
  return find_answer (replay, TW_JCZ_RANSOM, &action,
                      find_holder (replay, tw_json_peek_string (&figure), index), &answer)
             ? tw_jcz_game_apply (replay, &at, &answer)
             : tw_json_fail (&at, _ ("By our rules nobody is bought back now."));
}
