/* Tokens that somebody takes off the table, place by place. */
#include "engine/procedure/run/take.h"

#include <string.h>

#include "engine/game/state-hash.h"
#include "engine/procedure/select/segment.h"
#include "engine/procedure/state/piles.h"

G_STATIC_ASSERT (TW_MAX_TILE_NODES <= 32);

static const TwTakeCode *
info_of (const TwProcedures *all, guint at)
{
  return &g_array_index (all->takes, TwTakeCode, tw_procedures_code (all, at)->detail);
}

static TwTaking *
taking_of (const TwTakeCode *take, gconstpointer own)
{
  return (TwTaking *) (gpointer) ((guint8 *) (gpointer) own + take->at);
}

/* Which of the @n_tiles that were named @slot is, or how many were. */
static guint
tile_of (const TwTaking *taking, guint n_tiles, guint slot)
{
  guint at = 0;

  while (at < n_tiles && taking->tile[at].slot != slot)
    at++;
  return at;
}

/* How many tokens of a place can be taken: from one place at one go, from one tile no more than so
 * many, from so many tiles. */
static guint
n_takeable (const TwSight *sight, guint step, const TwPile *place)
{
  const TwTakeCode *take = info_of (sight->all, step);
  const TwTaking *taking = taking_of (take, sight->own);
  const TwSelection *selection =
      tw_procedures_selection (sight->all, tw_procedures_code (sight->all, step)->selection);
  guint n_tiles = taking->has_begun ? taking->n_tiles : 0;
  guint at = tile_of (taking, n_tiles, place->slot), most = take->most;
  TwThing thing;

  if (place->token != take->token || place->node == TW_NO_NODE
      || (at == n_tiles && n_tiles >= take->tiles))
    return 0;
  if (at < n_tiles)
    {
      guint node = place->node - sight->play->board.slots[place->slot].first_node;

      most = taking->tile[at].nodes >> node & 1 ? 0 : most - taking->tile[at].taken;
    }
  thing = tw_segment_thing (sight->play, place->node);
  return most > 0 && tw_selection_passes (sight, selection, &thing) ? MIN (most, place->n) : 0;
}

gboolean
tw_take_can (const TwSight *sight, guint at)
{
  guint n;
  const TwPile *places = tw_piles (sight->all, sight->own, &n);

  for (guint i = 0; i < n; i++)
    if (n_takeable (sight, at, &places[i]) > 0)
      return TRUE;
  return FALSE;
}

static void
begin (const TwProcedures *all, guint at, gpointer own)
{
  TwTaking *taking = taking_of (info_of (all, at), own);

  if (taking->has_begun)
    return;
  memset (taking, 0, sizeof *taking);
  taking->has_begun = TRUE;
}

gboolean
tw_take_goes_on (const TwSight *sight, guint at, gpointer own)
{
  const TwTakeCode *take = info_of (sight->all, at);

  begin (sight->all, at, own);
  return taking_of (take, own)->n_tiles < take->tiles || tw_take_can (sight, at);
}

gboolean
tw_take_is_optional (const TwProcedures *all, guint at)
{
  return info_of (all, at)->is_optional;
}

void
tw_take_list (const TwSight *sight, guint at, gboolean is_offered, TwActionList *list)
{
  const TwSelection *selection =
      tw_procedures_selection (sight->all, tw_procedures_code (sight->all, at)->selection);
  guint n_places, seat = tw_sight_thing (sight, selection->asked).seat;
  const TwPile *places = tw_piles (sight->all, sight->own, &n_places);

  if (!is_offered || tw_take_is_optional (sight->all, at))
    tw_action_list_add (list, is_offered ? sight->all->takes_none : TW_VERB_NONE, seat);
  for (guint i = 0; i < n_places; i++)
    for (guint n = n_takeable (sight, at, &places[i]); n > 0; n--)
      tw_play_list_at (sight->play, list, selection->verb, seat, places[i].node)->kind =
          (guint16) n;
}

void
tw_take_apply (const TwSight *sight, guint at, gpointer own, const TwAction *action)
{
  const TwTakeCode *take = info_of (sight->all, at);
  TwTaking *taking = taking_of (take, own);
  guint node = tw_play_action_node (sight->play, action),
        slot = sight->play->board.nodes[node].slot;
  guint tile, left = tw_piles_on (sight->play, own, take->token, node);

  begin (sight->all, at, own);
  tile = tile_of (taking, taking->n_tiles, slot);
  if (tile == taking->n_tiles)
    taking->tile[taking->n_tiles++].slot = (guint16) slot;
  taking->tile[tile].taken = (guint8) (taking->tile[tile].taken + action->kind);
  taking->tile[tile].nodes |= 1u << action->node;
  tw_piles_set (sight->all, own, take->token, slot, node, left - MIN (left, action->kind));
}

void
tw_take_end (const TwProcedures *all, guint at, gpointer own)
{
  taking_of (info_of (all, at), own)->has_begun = FALSE;
}

void
tw_take_forget (const TwProcedures *all, guint index, gpointer own)
{
  taking_of (&g_array_index (all->takes, TwTakeCode, index), own)->has_begun = FALSE;
}

guint64
tw_take_hash (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint64 sum = 0;

  for (guint i = 0; i < all->takes->len; i++)
    {
      const TwTaking *taking = taking_of (&g_array_index (all->takes, TwTakeCode, i), own);

      for (guint k = 0; taking->has_begun && k < taking->n_tiles; k++)
        sum += tw_hash_facts (17 + 8 * i, tw_play_hash_cell (play, taking->tile[k].slot),
                              taking->tile[k].taken, taking->tile[k].nodes);
    }
  return sum;
}
