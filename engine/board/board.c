/* The table: cells and open places. */
#include "engine/board/board.h"

#include "engine/board/feature-merge-private.h"

#include <string.h>

static gsize
take (gsize *at, gsize bytes)
{
  gsize start = (*at + 7) & ~(gsize) 7;

  *at = start + bytes;
  return start;
}

void
tw_board_layout_init (TwBoardLayout *layout, const TwCatalogue *catalogue, guint n_seats)
{
  gsize at = 0;
  guint side_bits = 3;
  gsize n_nodes = catalogue->n_nodes + TW_MAX_TILE_NODES;

  /* One cell of margin, so that the open places at both ends stay apart. */
  while ((1u << side_bits) < catalogue->n_copies + 3 && (1u << side_bits) < TW_BOARD_MAX_SIDE)
    side_bits++;
  layout->side_bits = side_bits;
  layout->n_seats = n_seats;
  layout->max_slots = catalogue->n_copies + 1;
  take (&at, sizeof (TwBoardHead));
  layout->open = take (&at, (4 * (gsize) layout->max_slots + 4) * sizeof (TwOpenPlace));
  layout->slots = take (&at, layout->max_slots * sizeof (TwSlot));
  layout->nodes = take (&at, n_nodes * sizeof (TwNode));
  layout->totals = take (&at, n_nodes * catalogue->n_counted * sizeof (guint16));
  layout->weights = take (&at, n_nodes * n_seats);
  layout->cells = take (&at, ((gsize) 1 << (2 * side_bits)) * sizeof (guint16));
  layout->size = (at + 7) & ~(gsize) 7;
}

void
tw_board_bind (TwBoard *board,
               const TwBoardLayout *layout,
               const TwCatalogue *catalogue,
               gpointer block)
{
  guint8 *base = block;

  board->catalogue = catalogue;
  board->head = block;
  board->cells = (gpointer) (base + layout->cells);
  board->open = (gpointer) (base + layout->open);
  board->slots = (gpointer) (base + layout->slots);
  board->nodes = (gpointer) (base + layout->nodes);
  board->totals = (gpointer) (base + layout->totals);
  board->weights = base + layout->weights;
  board->side_bits = layout->side_bits;
  board->side_mask = (1u << layout->side_bits) - 1;
  board->n_counted = catalogue->n_counted;
  board->n_seats = layout->n_seats;
}

void
tw_board_reset (TwBoard *board, const TwBoardLayout *layout, gconstpointer initial)
{
  const guint8 *from = initial;
  guint8 *to = (guint8 *) board->head;
  const TwBoardHead *head = initial;
  const guint16 *cells = (gconstpointer) (from + layout->cells);
  gsize n_nodes = head->n_nodes;

  for (guint i = 0; i < board->head->n_slots; i++)
    board->cells[board->slots[i].cell] = 0;
  for (guint i = 0; i < board->head->n_open; i++)
    board->cells[board->open[i].cell] = 0;
  memcpy (board->head, head, sizeof *head);
  memcpy (board->open, from + layout->open, head->n_open * sizeof (TwOpenPlace));
  memcpy (board->slots, from + layout->slots, head->n_slots * sizeof (TwSlot));
  memcpy (board->nodes, from + layout->nodes, n_nodes * sizeof (TwNode));
  memcpy (to + layout->totals, from + layout->totals,
          n_nodes * board->n_counted * sizeof (guint16));
  memcpy (board->weights, from + layout->weights, n_nodes * board->n_seats);
  for (guint i = 0; i < head->n_slots; i++)
    board->cells[board->slots[i].cell] = cells[board->slots[i].cell];
  for (guint i = 0; i < head->n_open; i++)
    board->cells[board->open[i].cell] = cells[board->open[i].cell];
}

guint
tw_board_slot_at (const TwBoard *board, int x, int y)
{
  guint cell = board->cells[tw_board_cell (board, x, y)];

  if (cell == 0 || (cell & TW_CELL_OPEN) || board->slots[cell - 1].x != x
      || board->slots[cell - 1].y != y)
    return TW_NO_SLOT;
  return cell - 1;
}

int
tw_board_open_at (const TwBoard *board, int x, int y)
{
  guint cell = board->cells[tw_board_cell (board, x, y)];
  guint index = cell & ~TW_CELL_OPEN;

  if (!(cell & TW_CELL_OPEN) || board->open[index].x != x || board->open[index].y != y)
    return -1;
  return (int) index;
}

static void
open_remove (TwBoard *board, guint32 cell)
{
  guint index = board->cells[cell] & ~TW_CELL_OPEN;
  guint last = (guint) --board->head->n_open;

  if (index != last)
    {
      board->open[index] = board->open[last];
      board->cells[board->open[index].cell] = (guint16) (TW_CELL_OPEN | index);
    }
  board->cells[cell] = 0;
}

/* Whether a cell that far out can be used: the board must not meet itself. */
static gboolean
open_is_possible (const TwBoard *board, int x, int y)
{
  const TwBoardHead *head = board->head;
  int most = (int) board->side_mask - 1;

  return MAX (head->max_x, x) - MIN (head->min_x, x) <= most
         && MAX (head->max_y, y) - MIN (head->min_y, y) <= most;
}

/* The neighbour at @edge of a tile now asks for @code there; @mask 0 asks nothing. */
static void
open_ask (TwBoard *board, guint32 cell, int x, int y, TwEdge edge, guint code, guint mask)
{
  guint shift = 8 * ((edge + 2) & 3);
  TwOpenPlace *place;

  if (!(board->cells[cell] & TW_CELL_OPEN))
    {
      if (!open_is_possible (board, x, y))
        return;
      place = &board->open[board->head->n_open];
      place->need = 0;
      place->mask = 0;
      place->cell = cell;
      place->x = (gint16) x;
      place->y = (gint16) y;
      board->cells[cell] = (guint16) (TW_CELL_OPEN | board->head->n_open++);
    }
  place = &board->open[board->cells[cell] & ~TW_CELL_OPEN];
  place->need |= code << shift;
  place->mask |= mask << shift;
}

static guint
slot_add (TwBoard *board, guint kind, int x, int y, guint quarter_turns)
{
  TwBoardHead *head = board->head;
  guint slot = head->n_slots++;
  guint32 cell = tw_board_cell (board, x, y);
  TwSlot *entry = &board->slots[slot];

  entry->cell = cell;
  entry->x = (gint16) x;
  entry->y = (gint16) y;
  entry->kind = (guint16) kind;
  entry->first_node = head->n_nodes;
  entry->quarter_turns = (guint8) quarter_turns;
  entry->is_face_down = FALSE;
  if (slot == 0)
    {
      head->min_x = head->max_x = (gint16) x;
      head->min_y = head->max_y = (gint16) y;
    }
  head->min_x = MIN (head->min_x, (gint16) x);
  head->max_x = MAX (head->max_x, (gint16) x);
  head->min_y = MIN (head->min_y, (gint16) y);
  head->max_y = MAX (head->max_y, (gint16) y);
  if (board->cells[cell] & TW_CELL_OPEN)
    open_remove (board, cell);
  board->cells[cell] = (guint16) (slot + 1);
  return slot;
}

/* Places around have one empty cell less; to most of them a tile that lies face down is none.
 * Rule: MIST-130, MIST-137.
 *
 * Returns: how many tiles lie around face up */
static guint
surround (TwBoard *board, guint laid)
{
  int x = board->slots[laid].x, y = board->slots[laid].y;
  gboolean is_down = board->slots[laid].is_face_down;
  guint n_places = 0, n_around = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint value = board->cells[tw_board_cell (board, x + dx, y + dy)];
        const TwSlot *slot;
        guint32 places;

        if ((dx == 0 && dy == 0) || value == 0 || (value & TW_CELL_OPEN))
          continue;
        slot = &board->slots[value - 1];
        if (slot->is_face_down)
          continue;
        n_around++;
        places = is_down ? board->catalogue->tiles[slot->kind].places_down
                         : board->catalogue->tiles[slot->kind].places;
        for (; places != 0; places &= places - 1)
          {
            board->nodes[slot->first_node + (guint) __builtin_ctz (places)].n_open--;
            n_places++;
          }
      }
  board->slots[laid].meets_places = n_places > 0;
  return n_around;
}

/* Cells around @x,@y that lie beyond an edge that completes. */
static guint
n_beyond (const TwBoard *board, int x, int y)
{
  guint n = 0;

  for (int dy = -1; board->head->has_edge && dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      n += tw_board_is_beyond (board, x + dx, y + dy);
  return n;
}

void
tw_board_set_edge (TwBoard *board, int left, int top, int right, int bottom)
{
  TwBoardHead *head = board->head;

  head->has_edge = TRUE;
  head->left = (gint16) left;
  head->top = (gint16) top;
  head->right = (gint16) right;
  head->bottom = (gint16) bottom;
  for (guint slot = 0; slot < head->n_slots; slot++)
    {
      const TwSlot *entry = &board->slots[slot];
      guint32 places = entry->is_face_down ? 0 : tw_board_tile (board, slot)->places;

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if (tw_board_is_beyond (board, entry->x + tw_edge_x (edge), entry->y + tw_edge_y (edge)))
          tw_feature_merge_close (board, slot, (TwEdge) edge);
      for (; places != 0; places &= places - 1)
        {
          TwNode *node = &board->nodes[entry->first_node + (guint) __builtin_ctz (places)];

          node->n_open = (gint16) (node->n_open - (int) n_beyond (board, entry->x, entry->y));
        }
    }
}

guint
tw_board_place (TwBoard *board, guint kind, int x, int y, guint quarter_turns)
{
  guint slot = slot_add (board, kind, x, y, quarter_turns);
  const TwPlayTile *tile = &board->catalogue->tiles[kind];
  TwEdgeCodes codes = tile->edges[quarter_turns];
  guint first = board->slots[slot].first_node;
  guint n_around = surround (board, slot);

  tw_feature_merge_add_nodes (board, slot);
  for (guint32 places = tile->places; places != 0; places &= places - 1)
    {
      guint node = (guint) __builtin_ctz (places);
      guint n = tile->places_down >> node & 1 ? tw_board_n_around (board, x, y, TRUE) : n_around;

      board->nodes[first + node].n_open = (gint16) (8 - (n + n_beyond (board, x, y)));
    }
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int to_x = x + tw_edge_x (edge), to_y = y + tw_edge_y (edge);
      guint32 cell = tw_board_cell (board, to_x, to_y);
      guint value = board->cells[cell];

      if (value != 0 && !(value & TW_CELL_OPEN))
        {
          if (board->slots[value - 1].is_face_down)
            tw_feature_merge_die (board, slot, (TwEdge) edge);
          else
            tw_feature_merge_edge (board, slot, value - 1, (TwEdge) edge);
        }
      else if (tw_board_is_beyond (board, to_x, to_y))
        tw_feature_merge_close (board, slot, (TwEdge) edge);
      else
        open_ask (board, cell, to_x, to_y, (TwEdge) edge, tw_edge_code (codes, (TwEdge) edge),
                  0xff);
    }
  return slot;
}

guint
tw_board_place_down (TwBoard *board, guint kind, int x, int y)
{
  guint slot = slot_add (board, kind, x, y, 0);

  board->slots[slot].is_face_down = TRUE;
  surround (board, slot);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int to_x = x + tw_edge_x (edge), to_y = y + tw_edge_y (edge);
      guint32 cell = tw_board_cell (board, to_x, to_y);
      guint value = board->cells[cell];

      if (value == 0 || (value & TW_CELL_OPEN))
        open_ask (board, cell, to_x, to_y, (TwEdge) edge, 0, 0);
      else if (!board->slots[value - 1].is_face_down)
        tw_feature_merge_die (board, value - 1, (TwEdge) ((edge + 2) & 3));
    }
  return slot;
}

guint
tw_board_n_around (const TwBoard *board, int x, int y, gboolean with_down)
{
  guint n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint value = board->cells[tw_board_cell (board, x + dx, y + dy)];

        n += (dx != 0 || dy != 0) && value != 0 && !(value & TW_CELL_OPEN)
             && (with_down || !board->slots[value - 1].is_face_down);
      }
  return n;
}

guint
tw_board_node_at (const TwBoard *board, guint slot, TwRimPlace place, TwKind kind)
{
  const TwPlayTile *tile = tw_board_tile (board, slot);
  TwRim bit = tw_rim_rotate (TW_RIM_BIT (place), 4 - board->slots[slot].quarter_turns);

  if (board->slots[slot].is_face_down)
    return TW_NO_NODE;
  for (guint node = 0; node < tile->n_nodes; node++)
    if (tile->kind[node] == kind && (tile->rim[node] & bit))
      return board->slots[slot].first_node + node;
  return TW_NO_NODE;
}

void
tw_board_add_figure (TwBoard *board,
                     guint node,
                     guint seat,
                     guint weight,
                     gboolean occupies,
                     int delta)
{
  guint root = tw_board_root (board, node);
  guint8 *total = &board->weights[root * board->n_seats + seat];

  *total = (guint8) (*total + delta * (int) weight);
  if (occupies)
    board->nodes[root].occupants = (guint8) (board->nodes[root].occupants + delta);
  else if (weight > 0)
    board->head->has_idle_weights = TRUE;
}

/* Returns: 1 for a city that was not seen before */
static guint
see_city (guint city, guint32 *seen)
{
  guint32 bit = 1u << (city % 32), is_new = (seen[city / 32] & bit) == 0;

  seen[city / 32] |= bit;
  return is_new;
}

guint
tw_board_n_cities (const TwBoard *board, guint node, guint32 *seen)
{
  guint n = 0;
  guint at = node;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      const TwPlayTile *tile = &board->catalogue->tiles[slot->kind];
      guint32 cities = tile->cities[at - slot->first_node];

      if (tile->touches_enclave >> (at - slot->first_node) & 1)
        n += see_city (board->head->n_nodes, seen);

      for (; cities != 0; cities &= cities - 1)
        {
          guint root = tw_board_root (board, slot->first_node + (guint) __builtin_ctz (cities));

          if (board->nodes[root].n_open == 0)
            n += see_city (root, seen);
        }
      at = board->nodes[at].next;
    }
  while (at != node);
  return n;
}
