/* The way of a piece over the landscape. */
#include "app/table/walk-path.h"

/* For each tile the next one on the way to @to; %TW_NO_SLOT where there is none. Returns: (transfer
 * full) */
static guint *
ways_to (const TwBoard *board, guint to)
{
  static const int beside[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  guint n = board->head->n_slots, n_found = 1;
  guint *next = g_new (guint, n);
  g_autofree guint *found = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    next[i] = TW_NO_SLOT;
  next[to] = to;
  found[0] = to;
  for (guint i = 0; i < n_found; i++)
    for (guint k = 0; k < G_N_ELEMENTS (beside); k++)
      {
        const TwSlot *slot = &board->slots[found[i]];
        guint other = tw_board_slot_at (board, slot->x + beside[k][0], slot->y + beside[k][1]);

        if (other >= n || next[other] != TW_NO_SLOT)
          continue;
        next[other] = found[i];
        found[n_found++] = other;
      }
  return next;
}

guint
tw_walk_path (const TwBoard *board, guint from, guint to, guint most, int (*out_cells)[2])
{
  guint n_slots = board->head->n_slots, n = 0;
  g_autofree guint *next = NULL;

  if (from == to || from >= n_slots || to >= n_slots)
    return 0;
  next = ways_to (board, to);
  if (next[from] == TW_NO_SLOT)
    return 0;
  for (guint at = next[from]; at != to; at = next[at])
    {
      if (n == most)
        return 0;
      out_cells[n][0] = board->slots[at].x - board->slots[to].x;
      out_cells[n][1] = board->slots[at].y - board->slots[to].y;
      n++;
    }
  return n;
}
