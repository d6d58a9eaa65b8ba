/* Symbols that point. */
#include "engine/procedure/select/line.h"

#include <string.h>

/* Where the symbol points on a tile of that kind as it is drawn: to the north unless it says so. */
static guint
direction_on (const TwTileKind *kind, const char *symbol)
{
  guint direction = TW_DIRECTION_NONE;
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = topology.n_symbols; i-- > 0;)
    if (strcmp (topology.symbols[i].id, symbol) == 0)
      direction = topology.symbols[i].direction < TW_DIRECTION_NONE ? topology.symbols[i].direction
                                                                    : TW_DIRECTION_N;
  return direction;
}

guint
tw_line_add_arrow (TwProcedures *all, const TwRules *rules, const char *id)
{
  const TwCatalogue *catalogue = rules->catalogue;
  TwArrow arrow = { .symbol = id };

  for (guint i = 0; i < all->arrows->len; i++)
    if (strcmp (g_array_index (all->arrows, TwArrow, i).symbol, id) == 0)
      return i;
  arrow.directions = g_new (guint8, catalogue->n_kinds);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    arrow.directions[kind] = (guint8) direction_on (&catalogue->kinds[kind], id);
  g_array_append_val (all->arrows, arrow);
  return all->arrows->len - 1;
}

/* As the tile lies; %TW_DIRECTION_NONE without the symbol. Rule: FLY-003. */
guint
tw_line_direction (const TwPlay *play, guint arrow, guint slot)
{
  const TwSlot *entry = &play->board.slots[slot];
  guint direction =
      slot == TW_NO_SLOT || entry->is_face_down
          ? TW_DIRECTION_NONE
          : g_array_index (tw_procedures_of (play)->arrows, TwArrow, arrow).directions[entry->kind];

  return direction == TW_DIRECTION_NONE ? direction : (direction + 2u * entry->quarter_turns) & 7;
}

gboolean
tw_line_leads (const TwPlay *play, guint arrow, guint from, guint slot)
{
  guint direction = tw_line_direction (play, arrow, from);
  int x, y, steps;

  if (direction == TW_DIRECTION_NONE || slot == TW_NO_SLOT)
    return FALSE;
  x = play->board.slots[slot].x - play->board.slots[from].x;
  y = play->board.slots[slot].y - play->board.slots[from].y;
  steps = MAX (ABS (x), ABS (y));
  return steps > 0 && x == steps * tw_direction_x (direction)
         && y == steps * tw_direction_y (direction);
}
