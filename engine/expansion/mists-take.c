/* Ghosts that are sent back to the bank: instead of points, or by a hound. */
#include "engine/expansion/mists-private.h"

#include <string.h>

void
mists_take_begin (Mists *mists, guint most, guint tiles, guint centre)
{
  memset (&mists->take, 0, sizeof mists->take);
  mists->take.most = (guint8) most;
  mists->take.tiles = (guint8) tiles;
  mists->take.centre = (guint16) centre;
}

/* Which of the tiles that were named @slot is, or how many were. */
static guint
tile_of (const MistsTake *take, guint slot)
{
  guint at = 0;

  while (at < take->n_tiles && take->tile[at].slot != slot)
    at++;
  return at;
}

static gboolean
is_near (const TwPlay *play, const MistsTake *take, guint slot)
{
  const TwSlot *tile = &play->board.slots[slot], *centre;

  if (take->centre == TW_NO_SLOT)
    return TRUE;
  centre = &play->board.slots[take->centre];
  return ABS (tile->x - centre->x) <= 1 && ABS (tile->y - centre->y) <= 1;
}

/* How many ghosts of a place can be taken: from one place at one go, from one tile no more
 * than so many, from so many tiles. Rule: MIST-105, MIST-106, MIST-153. */
static guint
n_takeable (const TwPlay *play, const Mists *mists, const TwPile *place)
{
  const MistsTake *take = &mists->take;
  guint node = place->node, slot = place->slot;
  guint at = tile_of (take, slot);

  if (at == take->n_tiles)
    return take->n_tiles < take->tiles && is_near (play, take, slot) ? MIN (take->most, place->n)
                                                                     : 0;
  if (take->tile[at].nodes & (1u << (node - play->board.slots[slot].first_node)))
    return 0;
  return MIN ((guint) take->most - take->tile[at].taken, place->n);
}

gboolean
mists_can_take (const TwPlay *play, const Mists *mists)
{
  guint n;
  const TwPile *places = mists_ghosts (play, &n);

  for (guint i = 0; i < n; i++)
    if (n_takeable (play, mists, &places[i]) > 0)
      return TRUE;
  return FALSE;
}

gboolean
mists_take_goes_on (const TwPlay *play, const Mists *mists)
{
  return mists->take.n_tiles < mists->take.tiles || mists_can_take (play, mists);
}

void
mists_take_list (const TwPlay *play, const Mists *mists, guint seat, TwActionList *list)
{
  guint n_places;
  const TwPile *places = mists_ghosts (play, &n_places);

  for (guint i = 0; i < n_places; i++)
    {
      guint node = places[i].node;
      const TwSlot *slot = &play->board.slots[places[i].slot];

      for (guint n = n_takeable (play, mists, &places[i]); n > 0; n--)
        {
          TwAction *action = tw_action_list_add (list, mists->verbs.take_ghost, seat);

          action->kind = (guint16) n;
          action->node = (guint16) (node - slot->first_node);
          action->x = slot->x;
          action->y = slot->y;
        }
    }
}

void
mists_take_apply (TwPlay *play, Mists *mists, const TwAction *action)
{
  MistsTake *take = &mists->take;
  guint slot = tw_board_slot_at (&play->board, action->x, action->y), at = tile_of (take, slot);

  if (at == take->n_tiles)
    take->tile[take->n_tiles++].slot = (guint16) slot;
  take->tile[at].taken = (guint8) (take->tile[at].taken + action->kind);
  take->tile[at].nodes |= 1u << action->node;
  mists_send_back (play, mists, play->board.slots[slot].first_node + action->node, action->kind);
}
