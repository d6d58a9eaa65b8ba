/* Players at work, and the list of their kinds. */
#include "engine/player/player.h"

#include <string.h>

struct _TwPlayer
{
  const TwPlayerKind *kind;
  TwActionList actions;
  gpointer own;
};

static const TwPlayerKind *const kinds[] = {
  &tw_random_player,
  &tw_greedy_player,
  &tw_planner_player,
  &tw_search_player,
};

const TwPlayerKind *
tw_player_kind_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i]->id, id) == 0)
      return kinds[i];
  return NULL;
}

TwPlayer *
tw_player_new (const TwPlayerKind *kind, const TwRules *rules)
{
  TwPlayer *player = g_new0 (TwPlayer, 1);

  player->kind = kind;
  player->actions.items = g_new (TwAction, rules->max_actions);
  player->own = g_malloc0 (kind->own_size);
  if (kind->begin != NULL)
    kind->begin (player->own, rules, kind);
  return player;
}

void
tw_player_free (TwPlayer *player)
{
  if (player == NULL)
    return;
  if (player->kind->end != NULL)
    player->kind->end (player->own);
  g_free (player->own);
  g_free (player->actions.items);
  g_free (player);
}

void
tw_player_set_effort (TwPlayer *player, const TwEffort *effort)
{
  if (player->kind->set_effort != NULL && (effort->n_playouts > 0 || effort->microseconds > 0))
    player->kind->set_effort (player->own, effort);
}

void
tw_player_seed (TwPlayer *player, guint64 seed)
{
  player->kind->seed (player->own, seed);
}

TwAction
tw_player_choose (TwPlayer *player, const TwPlay *play)
{
  return player->kind->choose (player->own, play, &player->actions);
}
