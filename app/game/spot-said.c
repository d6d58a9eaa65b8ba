/* Spots for who does not see where they are. */
#include "app/game/spot-said.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-cells.h"
#include "app/game/table-names.h"
#include "app/game/table-worth.h"
#include "app/game/tile-said.h"

/* The cell of the tile that a spot is on, unless that is the one that is being laid; %NULL for
 * none. */
static char *
cell_of (TwTableModel *model, const TwTableSpot *spot, const TwBoard *board)
{
  const TwAction *proposal = tw_table_model_get_proposal (model);
  guint slot = spot->node != TW_NO_NODE ? board->nodes[spot->node].slot : spot->slot;
  const TwSlot *there;

  if (spot->place == TW_SPOT_CELL)
    return tw_table_cells_name (spot->x, spot->y);
  if (slot >= board->head->n_slots)
    return NULL;
  there = &board->slots[slot];
  return proposal != NULL && proposal->x == there->x && proposal->y == there->y
             ? NULL
             : tw_table_cells_name (there->x, there->y);
}

/* "field north and east", "city north, 2 east", "2 east"; "" for what is on no tile. */
static char *
where (TwTableModel *model, const TwTableSpot *spot)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  g_autofree char *cell = cell_of (model, spot, &play->board);
  g_autofree char *part = spot->node != TW_NO_NODE ? tw_tile_said_node (play, spot->node) : NULL;

  if (cell == NULL || part == NULL)
    return cell != NULL   ? g_steal_pointer (&cell)
           : part != NULL ? g_steal_pointer (&part)
                          : g_strdup ("");
  /* Translators: a part of a tile, and where that tile lies: "city north, 2 east". */
  return g_strdup_printf (C_ ("heard", "%s, %s"), part, cell);
}

char *
tw_spot_said (TwTableModel *model, guint index)
{
  guint n = 0;
  const TwTableSpot *spot = &tw_table_model_get_spots (model, &n)[index];
  g_autofree char *worth = tw_table_worth_of_spot (model, index);
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  g_autofree char *name = tw_spot_name (model, index), *at = where (model, spot), *kind = NULL;

  if (at[0] == '\0')
    return g_steal_pointer (&worth);
  /* What stands there comes first, then where, and that says of what kind it is. */
  kind = spot->node != TW_NO_NODE
             ? g_strdup_printf ("%s, %s", name,
                                tw_kind_title (play->rules, play->board.nodes[spot->node].kind))
             : g_strdup (name);
  if (g_str_has_prefix (worth, kind))
    return g_strdup_printf ("%s, %s%s", name, at, worth + strlen (kind));
  if (g_str_has_prefix (worth, name))
    return g_strdup_printf ("%s, %s%s", name, at, worth + strlen (name));
  return g_strdup_printf (C_ ("heard", "%s; %s"), worth, at);
}
