/* Tokens: handed out during the game, worth points at its end. */
#include "engine/game/tokens.h"
#include "engine/game/gain.h"
#include "engine/game/programs-private.h"

#include <string.h>

guint
tw_play_tokens_left (const TwPlay *play, guint token)
{
  guint supply = play->rules->token_types[token].supply, held = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    held += tw_play_tokens (play, seat, token);
  return supply == 0 ? G_MAXUINT16 - held : supply - MIN (supply, held);
}

static void
record (TwPlay *play, TwEventKind kind, guint seat, guint token, guint n, int points)
{
  TwEvent *event = tw_play_record (play, kind, seat);

  if (event == NULL)
    return;
  event->points = points;
  event->token = token;
  event->n_tokens = n;
  for (guint i = 0; i < play->rules->n_seats; i++)
    event->weights[i] = (guint8) MIN (255, tw_play_tokens (play, i, token));
}

guint
tw_play_give_tokens (TwPlay *play, guint seat, guint token, guint n)
{
  guint given = MIN (n, tw_play_tokens_left (play, token));

  if (given == 0)
    return 0;
  play->tokens[seat * play->rules->n_token_types + token] =
      (guint16) (tw_play_tokens (play, seat, token) + given);
  record (play, TW_EVENT_TOKENS, seat, token, given, 0);
  return given;
}

void
tw_play_take_tokens (TwPlay *play, guint seat, guint token, guint n)
{
  guint16 *held = &play->tokens[seat * play->rules->n_token_types + token];

  *held = (guint16) (*held - MIN (n, *held));
}

static void
count (TwPlay *play, guint seat, guint token, guint worth, int points)
{
  const TwTokenType *type = play->rules->token_types[token].type;

  if (points == 0)
    return;
  tw_play_add_score (play, seat, points);
  record (play, TW_EVENT_TOKENS_SCORED, seat, token, tw_play_tokens (play, seat, token), points);
  if (play->events != NULL)
    {
      TwEvent *event = &g_array_index (play->events, TwEvent, play->events->len - 1);

      event->worth = worth;
      event->rules = type->worths[worth].rules;
    }
}

/* So many points each, or for so many together: the worth with the greatest number that is reached.
 */
static void
count_each (TwPlay *play, guint token)
{
  const TwTokenRule *rule = &play->rules->token_types[token];

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      int held = (int) tw_play_tokens (play, seat, token), best = -1;

      for (guint w = 0; w < rule->type->n_worths; w++)
        if (rule->type->worths[w].by == TW_TOKEN_BY_EACH && rule->type->worths[w].from <= held
            && (best < 0 || rule->type->worths[w].from > rule->type->worths[best].from))
          best = (int) w;
      if (best >= 0)
        count (play, seat, token, (guint) best,
               held / rule->type->worths[best].every * rule->points[best]);
    }
}

static int
share (const TwTokenWorth *worth, int points, guint n)
{
  if (n < 2)
    return points;
  switch (worth->ties)
    {
    case TW_TOKEN_TIES_ALL:
      return points;
    case TW_TOKEN_TIES_SPLIT_UP:
      return (points + (int) n - 1) / (int) n;
    case TW_TOKEN_TIES_SPLIT_DOWN:
      return points / (int) n;
    case TW_TOKEN_TIES_NOBODY:
      return 0;
    case TW_N_TOKEN_TIES:
      break;
    }
  g_assert_not_reached ();
}

static void
count_most (TwPlay *play, guint token, guint worth)
{
  const TwTokenRule *rule = &play->rules->token_types[token];
  guint most = 0, n = 0;
  int points;

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    most = MAX (most, tw_play_tokens (play, seat, token));
  if (most == 0 && !rule->none_counts[worth])
    return;
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    n += tw_play_tokens (play, seat, token) == most;
  points = share (&rule->type->worths[worth], rule->points[worth], n);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (tw_play_tokens (play, seat, token) == most)
      count (play, seat, token, worth, points);
}

/* 37: what tokens are worth. Rule: TURN-037. */
static TwStepResult
tokens_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  for (guint token = 0; token < play->rules->n_token_types; token++)
    {
      const TwTokenType *type = play->rules->token_types[token].type;

      count_each (play, token);
      for (guint w = 0; w < type->n_worths; w++)
        if (type->worths[w].by == TW_TOKEN_BY_MOST)
          count_most (play, token, w);
    }
  return TW_STEP_DONE;
}

const TwStep tw_tokens_step = { "37", tokens_run, NULL, NULL };

guint
tw_play_token_mark (const TwPlay *play, guint token, guint slot)
{
  const char *at = play->rules->token_types[token].type->at;
  const TwSlot *tile = &play->board.slots[slot];
  const TwTileKind *kind = &play->rules->catalogue->kinds[tile->kind];
  TwTopology topology;

  if (at == NULL || tile->is_face_down)
    return 0;
  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (strcmp (topology.symbols[i].id, at) == 0)
      return i + 1;
  return 0;
}
