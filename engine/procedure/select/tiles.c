/* Selections of tiles, of what is drawn on them, and of the empty cells beside them. */
#include "engine/procedure/select/tiles.h"

#include "engine/procedure/select/near.h"
#include "engine/procedure/select/way.h"
#include "engine/procedure/state/piles.h"

static gboolean
visit_tile (const TwSight *sight,
            const TwSelection *selection,
            guint slot,
            TwVisit visit,
            gpointer data)
{
  TwThing thing = tw_thing_of_slot (slot);

  if (slot == TW_NO_SLOT || sight->play->board.slots[slot].is_face_down)
    return FALSE;
  return tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data);
}

gboolean
tw_tiles_find_centre (const TwSight *sight, const TwSelection *selection, TwCentre *out)
{
  const TwBoard *board = &sight->play->board;
  const TwFilter *filter;
  TwThing thing;

  if (selection->near == TW_NO_FILTER)
    return FALSE;
  filter = &g_array_index (sight->all->filters, TwFilter, selection->near);
  if (filter->what == TW_NEAR_CROSS || (filter->what & G_MAXUINT8) >= TW_NEAR_LINE)
    return FALSE;
  thing = tw_sight_thing (sight, filter->name);
  out->slot = thing.slot;
  if (thing.slot == TW_NO_SLOT)
    return tw_near_find_cell (sight->play, &thing, &out->x, &out->y);
  out->x = board->slots[thing.slot].x;
  out->y = board->slots[thing.slot].y;
  return TRUE;
}

guint
tw_tiles_around (const TwBoard *board, const TwCentre *centre, guint nth)
{
  return nth == TW_N_AROUND - 1 ? centre->slot
                                : tw_board_slot_at (board, centre->x + tw_direction_x (nth),
                                                    centre->y + tw_direction_y (nth));
}

static gboolean
visit_piles (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint n;
  const TwPile *piles = tw_piles (sight->all, sight->own, &n);

  for (guint i = 0; i < n; i++)
    if (piles[i].token == selection->token
        && visit_tile (sight, selection, piles[i].slot, visit, data))
      return TRUE;
  return FALSE;
}

gboolean
tw_tiles_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  const TwBoard *board = &sight->play->board;
  TwCentre centre;
  TwWayEnd end;

  if (tw_way_end (sight, selection, &end))
    return visit_tile (sight, selection, end.slot, visit, data);
  if (selection->token != TW_NO_TYPE)
    return visit_piles (sight, selection, visit, data);
  if (tw_tiles_find_centre (sight, selection, &centre))
    {
      for (guint i = 0; i < TW_N_AROUND; i++)
        if (visit_tile (sight, selection, tw_tiles_around (board, &centre, i), visit, data))
          return TRUE;
      return FALSE;
    }
  for (guint slot = 0; slot < board->head->n_slots; slot++)
    if ((selection->shown & ~tw_board_tile (board, slot)->shown) == 0
        && visit_tile (sight, selection, slot, visit, data))
      return TRUE;
  return FALSE;
}

/* The symbols on one tile: those of the tile itself, then those of its segments. */
static gboolean
visit_drawn (const TwSight *sight,
             const TwSelection *selection,
             guint slot,
             TwVisit visit,
             gpointer data)
{
  const TwBoard *board = &sight->play->board;
  const TwPlayTile *tile;

  if (slot == TW_NO_SLOT || board->slots[slot].is_face_down)
    return FALSE;
  tile = tw_board_tile (board, slot);
  for (guint i = 0; (tile->shown >> selection->symbol & 1) && i <= tile->n_nodes; i++)
    {
      guint n =
          i == 0 ? tile->tile_symbols[selection->symbol] : tile->symbols[i - 1][selection->symbol];
      TwThing thing = TW_NOTHING;

      if (n == 0)
        continue;
      thing.slot = (guint16) slot;
      if (i > 0)
        thing.node = (guint16) (board->slots[slot].first_node + i - 1);
      while (n-- > 0)
        if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
          return TRUE;
    }
  return FALSE;
}

gboolean
tw_tiles_visit_symbols (const TwSight *sight,
                        const TwSelection *selection,
                        TwVisit visit,
                        gpointer data)
{
  const TwBoard *board = &sight->play->board;
  TwCentre centre;

  if (selection->symbol == TW_NO_TYPE)
    return FALSE;
  if (selection->at_tile != 0)
    return visit_drawn (sight, selection, tw_sight_thing (sight, selection->at_tile).slot, visit,
                        data);
  if (tw_tiles_find_centre (sight, selection, &centre))
    {
      for (guint i = 0; i < TW_N_AROUND; i++)
        if (visit_drawn (sight, selection, tw_tiles_around (board, &centre, i), visit, data))
          return TRUE;
      return FALSE;
    }
  for (guint slot = 0; slot < board->head->n_slots; slot++)
    if (visit_drawn (sight, selection, slot, visit, data))
      return TRUE;
  return FALSE;
}

static gboolean
visit_cell (const TwSight *sight,
            const TwSelection *selection,
            int open,
            TwVisit visit,
            gpointer data)
{
  TwThing thing = TW_NOTHING;

  if (open < 0 || open >= (int) (TW_FIRST_NUMBER - TW_FIRST_CELL))
    return FALSE;
  thing.figure = (guint16) (TW_FIRST_CELL + (guint) open);
  return tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data);
}

gboolean
tw_tiles_visit_cells (const TwSight *sight,
                      const TwSelection *selection,
                      TwVisit visit,
                      gpointer data)
{
  const TwBoard *board = &sight->play->board;
  TwCentre centre;

  if (tw_tiles_find_centre (sight, selection, &centre))
    {
      for (guint i = 0; i < TW_DIRECTION_NONE; i++)
        if (visit_cell (sight, selection,
                        tw_board_open_at (board, centre.x + tw_direction_x (i),
                                          centre.y + tw_direction_y (i)),
                        visit, data))
          return TRUE;
      return FALSE;
    }
  for (guint open = 0; open < board->head->n_open; open++)
    if (visit_cell (sight, selection, (int) open, visit, data))
      return TRUE;
  return FALSE;
}
