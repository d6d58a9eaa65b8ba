/* What land is like that something stands on or lies on. */
#include "engine/procedure/select/land.h"

#include "engine/game/majority.h"
#include "engine/procedure/state/zoned.h"

#include "engine/game/feature-value.h"

gboolean
tw_land_has_kind (const TwPlay *play, TwKindSet kinds, const TwThing *thing)
{
  const TwBoard *board = &play->board;

  if (thing->node != TW_NO_NODE)
    return (kinds & TW_KIND_BIT (board->nodes[thing->node].kind)) != 0;
  for (guint i = 0; thing->slot != TW_NO_SLOT && i < tw_board_tile (board, thing->slot)->n_nodes;
       i++)
    if (kinds & TW_KIND_BIT (board->nodes[board->slots[thing->slot].first_node + i].kind))
      return TRUE;
  return FALSE;
}

static gboolean
ends_at (const TwBoard *board, TwKindSet kinds, guint node)
{
  guint slot = board->nodes[node].slot;
  TwKind end = tw_board_tile (board, slot)->end[node - board->slots[slot].first_node];

  return end != TW_KIND_NONE && (kinds & TW_KIND_BIT (end)) != 0;
}

gboolean
tw_land_ends_at (const TwPlay *play, TwKindSet kinds, const TwThing *thing)
{
  return thing->node != TW_NO_NODE && ends_at (&play->board, kinds, thing->node)
         && (thing->other == 0 || ends_at (&play->board, kinds, thing->other - 1u));
}

gboolean
tw_land_has_majority (const TwPlay *play, guint seat, const TwThing *thing)
{
  return thing->node != TW_NO_NODE && seat < play->rules->n_seats
         && (tw_majority (play, tw_board_root (&play->board, thing->node)) >> seat & 1);
}

gboolean
tw_land_has_role (const TwPlay *play, const TwThing *thing)
{
  if (thing->node == TW_NO_NODE && thing->zone != 0 && thing->type != TW_NO_TYPE)
    return (play->rules->figure_types[thing->type].kinds & tw_zone_serves (play, thing->zone - 1u))
           != 0;
  return thing->node != TW_NO_NODE && thing->type != TW_NO_TYPE
         && (play->rules->figure_types[thing->type].kinds
             & TW_KIND_BIT (play->board.nodes[thing->node].kind))
                != 0;
}

gboolean
tw_land_is_misty (const TwPlay *play, const TwThing *thing)
{
  const TwBoard *board = &play->board;
  const TwNode *node = thing->node != TW_NO_NODE ? &board->nodes[thing->node] : NULL;
  const TwPlayTile *tile;

  if (node == NULL || node->kind != TW_KIND_FIELD)
    return FALSE;
  tile = tw_board_tile (board, node->slot);
  for (guint half = 0; half < 2 * TW_N_EDGES; half++)
    if (tile->half[half] == (int) (thing->node - board->slots[node->slot].first_node)
        && tile->mist[half / 2] >= 0)
      return TRUE;
  return FALSE;
}
