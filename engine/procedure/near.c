/* What is near something. */
#include "engine/procedure/near.h"

#include "engine/procedure/join.h"
#include "engine/procedure/line.h"

/* @how: a #TwNear, and 256 times an arrow or a number of steps */
static gboolean
is_near_slot (const TwPlay *play, guint how, guint a, guint b)
{
  const TwSlot *slots = play->board.slots;
  guint columns = (guint) ABS (slots[a].x - slots[b].x),
        rows = (guint) ABS (slots[a].y - slots[b].y);

  if ((how & G_MAXUINT8) == TW_NEAR_LINE)
    return tw_line_leads (play, how >> 8, b, a);
  if ((how & G_MAXUINT8) == TW_NEAR_STEPS)
    return MAX (columns, rows) == how >> 8;
  if ((how & G_MAXUINT8) == TW_NEAR_REACH)
    return MAX (columns, rows) <= how >> 8;
  if (columns == 0 && rows == 0)
    return how == TW_NEAR_9 || how == TW_NEAR_ARMS;
  return how == TW_NEAR_4                              ? columns + rows == 1
         : how == TW_NEAR_CROSS || how == TW_NEAR_ARMS ? columns == 0 || rows == 0
                                                       : columns <= 1 && rows <= 1;
}

/* Whether the tile is near one of the thing's tiles. */
static gboolean
is_near_thing (const TwPlay *play, guint how, guint slot, const TwThing *thing)
{
  guint at = thing->node;

  if (thing->slot != TW_NO_SLOT)
    return is_near_slot (play, how, slot, thing->slot);
  if (at == TW_NO_NODE)
    return FALSE;
  do
    {
      if (is_near_slot (play, how, slot, play->board.nodes[at].slot))
        return TRUE;
      at = play->board.nodes[at].next;
    }
  while (at != thing->node);
  return FALSE;
}

static gboolean
is_near (const TwPlay *play, guint how, const TwThing *thing, const TwThing *other)
{
  guint at = thing->node;

  if (thing->slot != TW_NO_SLOT)
    return is_near_thing (play, how, thing->slot, other);
  if (at == TW_NO_NODE)
    return FALSE;
  do
    {
      if (is_near_thing (play, how, play->board.nodes[at].slot, other))
        return TRUE;
      at = play->board.nodes[at].next;
    }
  while (at != thing->node);
  return FALSE;
}

/* Of a pair one of the ends is enough. */
gboolean
tw_procedure_near (const TwPlay *play, guint how, const TwThing *thing, const TwThing *other)
{
  TwThing end;

  if (is_near (play, how, thing, other))
    return TRUE;
  if (other->other == 0)
    return FALSE;
  end = tw_joins_end (play, other, TRUE);
  return is_near (play, how, thing, &end);
}
