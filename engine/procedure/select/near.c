/* What is near something. */
#include "engine/procedure/select/near.h"

#include "engine/procedure/select/line.h"
#include "engine/procedure/state/join.h"

gboolean
tw_near_find_cell (const TwPlay *play, const TwThing *thing, int *out_x, int *out_y)
{
  guint open = thing->figure - TW_FIRST_CELL;

  if (thing->figure < TW_FIRST_CELL || thing->figure >= TW_FIRST_NUMBER
      || open >= play->board.head->n_open)
    return FALSE;
  *out_x = play->board.open[open].x;
  *out_y = play->board.open[open].y;
  return TRUE;
}

gboolean
tw_near_cell_at (const TwPlay *play, int x, int y, TwThing *out_thing)
{
  int open = tw_board_open_at (&play->board, x, y);

  *out_thing = TW_NOTHING;
  if (open < 0 || open >= (int) (TW_FIRST_NUMBER - TW_FIRST_CELL))
    return FALSE;
  out_thing->figure = (guint16) (TW_FIRST_CELL + (guint) open);
  return TRUE;
}

/* @how: a #TwNear, and 256 times a number of steps; so many @columns and @rows away */
static gboolean
is_so_near (guint how, guint columns, guint rows)
{
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

static gboolean
is_near_slot (const TwPlay *play, guint how, guint a, guint b)
{
  const TwSlot *slots = play->board.slots;

  if ((how & G_MAXUINT8) == TW_NEAR_LINE)
    return tw_line_leads (play, how >> 8, b, a);
  return is_so_near (how, (guint) ABS (slots[a].x - slots[b].x),
                     (guint) ABS (slots[a].y - slots[b].y));
}

/* Whether the cell is near one of the thing's tiles; no symbol points at a cell. */
static gboolean
is_near_cell (const TwPlay *play, guint how, int x, int y, const TwThing *thing)
{
  guint at = thing->node;

  if ((how & G_MAXUINT8) == TW_NEAR_LINE)
    return FALSE;
  if (thing->slot != TW_NO_SLOT)
    return is_so_near (how, (guint) ABS (play->board.slots[thing->slot].x - x),
                       (guint) ABS (play->board.slots[thing->slot].y - y));
  if (at == TW_NO_NODE)
    return FALSE;
  do
    {
      const TwSlot *slot = &play->board.slots[play->board.nodes[at].slot];

      if (is_so_near (how, (guint) ABS (slot->x - x), (guint) ABS (slot->y - y)))
        return TRUE;
      at = play->board.nodes[at].next;
    }
  while (at != thing->node);
  return FALSE;
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
  int x, y;

  if (tw_near_find_cell (play, thing, &x, &y))
    return is_near_cell (play, how, x, y, other);
  if (tw_near_find_cell (play, other, &x, &y))
    return is_near_cell (play, how, x, y, thing);
  if (is_near (play, how, thing, other))
    return TRUE;
  if (other->other == 0)
    return FALSE;
  end = tw_joins_end (play, other, TRUE);
  return is_near (play, how, thing, &end);
}
