/* What could still complete a feature, in words: where it is open, and which of the tiles that
 * nobody has seen fit there. Every number comes from the board. */
#include "app/game/table-outlook.h"

#include <glib/gi18n.h>

#include "app/game/tiles-left.h"

#define MOST_CELLS 32

typedef struct
{
  int x, y;
} OpenCell;

static void
add_cell (const TwPlay *play, int x, int y, OpenCell *cells, guint *n)
{
  if (tw_board_slot_at (&play->board, x, y) != TW_NO_SLOT || *n == MOST_CELLS)
    return;
  for (guint i = 0; i < *n; i++)
    if (cells[i].x == x && cells[i].y == y)
      return;
  cells[(*n)++] = (OpenCell){ x, y };
}

/* The empty cells that the feature needs filled. */
static guint
find_cells (const TwPlay *play, guint node, OpenCell *cells)
{
  const TwBoard *board = &play->board;
  gboolean merges = tw_kind_info (board->nodes[node].kind)->merges;
  guint at = node, n = 0;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      TwRim rim =
          tw_rim_rotate (tw_board_tile (board, board->nodes[at].slot)->rim[at - slot->first_node],
                         slot->quarter_turns);

      for (guint edge = 0; merges && edge < TW_N_EDGES; edge++)
        if (rim & TW_RIM_MIDDLE (edge))
          add_cell (play, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge), cells, &n);
      for (int i = 0; !merges && i < 9; i++)
        add_cell (play, slot->x + i % 3 - 1, slot->y + i / 3 - 1, cells, &n);
      at = board->nodes[at].next;
    }
  while (at != node);
  return n;
}

/* Of the kinds that fit the feature's only empty cell, drops those that do not complete it there.
 */
static void
drop_open (const TwPlay *play,
           const OpenCell *cell,
           guint node,
           const GArray *counts,
           gboolean *marks)
{
  int open = tw_board_open_at (&play->board, cell->x, cell->y);
  const TwFrame *frame = tw_play_turn_frame (play);
  g_autoptr (TwPlay) copy = tw_play_new (play->rules, 0);

  for (guint kind = 0; open >= 0 && kind < counts->len; kind++)
    {
      gboolean closes = FALSE;

      if (!marks[kind] || g_array_index (counts, guint, kind) == 0)
        continue;
      for (guint turns = 0; turns < 4 && !closes; turns++)
        {
          if (!tw_board_fits (&play->board, (guint) open, kind, turns)
              || (frame != NULL && tw_play_veto (play, frame, kind, (guint) open, turns) != NULL))
            continue;
          tw_play_copy (copy, play);
          tw_board_place (&copy->board, kind, cell->x, cell->y, turns);
          closes = tw_board_is_complete (&copy->board, node);
        }
      marks[kind] = closes;
    }
}

/* How many tiles the marked kinds have. */
static guint
count_marked (const GArray *counts, const gboolean *marks)
{
  guint n = 0;

  for (guint kind = 0; kind < counts->len; kind++)
    n += marks[kind] ? g_array_index (counts, guint, kind) : 0;
  return n;
}

/* How many unseen tiles fit the cell; with @closes those that complete the feature there. */
static guint
count_tiles (const TwPlay *play,
             const OpenCell *cell,
             guint node,
             const GArray *counts,
             gboolean closes)
{
  g_autofree gboolean *marks = g_new0 (gboolean, counts->len);

  tw_tiles_left_mark_cell (play, cell->x, cell->y, marks);
  if (closes)
    drop_open (play, cell, node, counts, marks);
  return count_marked (counts, marks);
}

/* The tile that is in the hand and not on the board of @play; -1 for none. */
static int
kind_in_hand (TwTableModel *model, const TwPlay *play)
{
  return play->board.head->n_slots == tw_table_model_get_play (model)->board.head->n_slots
             ? tw_table_model_get_drawn (model)
             : -1;
}

/* Whether a tile that is left, or the one in the hand, has the edges for a cell. What the rules of
 * a turn forbid another turn may allow. */
static gboolean
has_tile (const TwPlay *play, const OpenCell *cell, const GArray *counts, int in_hand)
{
  int open = tw_board_open_at (&play->board, cell->x, cell->y);

  /* A cell that touches nothing takes any tile later. */
  if (open < 0)
    return TRUE;
  for (guint kind = 0; kind < counts->len; kind++)
    if ((g_array_index (counts, guint, kind) > 0 || (int) kind == in_hand)
        && tw_board_fitting_turns (&play->board, (guint) open,
                                   play->rules->catalogue->tiles[kind].edges)
               != 0)
      return TRUE;
  return FALSE;
}

gboolean
tw_table_outlook_is_lost (TwTableModel *model, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  g_autoptr (GArray) counts = NULL;
  OpenCell cells[MOST_CELLS];
  guint n;

  if (tw_tiles_left_are_hidden (play->rules) || play->board.nodes[node].kind == TW_KIND_FIELD
      || tw_board_is_complete (&play->board, node))
    return FALSE;
  counts = tw_tiles_left_count (tw_table_model_get_play (model));
  n = find_cells (play, node, cells);
  for (guint i = 0; i < n; i++)
    if (!has_tile (play, &cells[i], counts, kind_in_hand (model, play)))
      return TRUE;
  return FALSE;
}

/* Whether the tile in the hand completes the feature at its only empty cell. */
static gboolean
hand_closes (TwTableModel *model, const TwPlay *play, const OpenCell *cell, guint node)
{
  int in_hand = kind_in_hand (model, play);
  guint n_kinds = play->rules->catalogue->n_kinds;
  g_autofree gboolean *marks = NULL;
  g_autoptr (GArray) counts = NULL;

  if (in_hand < 0)
    return FALSE;
  marks = g_new0 (gboolean, n_kinds);
  counts = g_array_sized_new (FALSE, TRUE, sizeof (guint), n_kinds);
  g_array_set_size (counts, n_kinds);
  g_array_index (counts, guint, in_hand) = 1;
  tw_tiles_left_mark_cell (play, cell->x, cell->y, marks);
  drop_open (play, cell, node, counts, marks);
  return count_marked (counts, marks) > 0;
}

gboolean
tw_table_outlook_mark (TwTableModel *model, const TwGame *game, guint node, gboolean *marks)
{
  const TwPlay *play = tw_game_play (game);
  const TwBoard *board = &play->board;
  g_autoptr (GArray) counts = NULL;
  OpenCell cells[MOST_CELLS];
  guint n;

  if (board->nodes[node].kind == TW_KIND_FIELD || tw_board_is_complete (board, node)
      || board->nodes[tw_board_root (board, node)].is_dead)
    return FALSE;
  n = find_cells (play, node, cells);
  for (guint i = 0; i < n; i++)
    tw_tiles_left_mark_cell (play, cells[i].x, cells[i].y, marks);
  if (n != 1)
    return n > 0;
  counts = tw_tiles_left_count (tw_table_model_get_play (model));
  drop_open (play, &cells[0], node, counts, marks);
  return TRUE;
}

char *
tw_table_outlook_of_feature (TwTableModel *model, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  const TwBoard *board = &play->board;
  const TwNode *root = &board->nodes[tw_board_root (board, node)];
  OpenCell cells[MOST_CELLS];
  guint n, left, n_known = 0, n_any = 0;
  g_autoptr (GArray) counts = NULL;
  g_autoptr (GString) numbers = g_string_new (NULL);

  if (root->kind == TW_KIND_FIELD || tw_board_is_complete (board, node))
    return g_strdup ("");
  if (root->is_dead)
    return g_strdup (_ ("It can never be completed."));
  if (tw_tiles_left_are_hidden (play->rules))
    return g_strdup ("");
  n = find_cells (play, node, cells);
  counts = tw_tiles_left_count (tw_table_model_get_play (model));
  left = tw_tiles_left_sum (counts);
  if (n == 1)
    {
      guint closing = count_tiles (play, &cells[0], node, counts, TRUE);

      if (tw_table_outlook_is_lost (model, game, node))
        return g_strdup (_ ("At one of its places no tile fits that is left: it stays as it is."));
      if (hand_closes (model, play, &cells[0], node))
        /* Translators: how many of the tiles that nobody has seen complete a feature at once,
         * beside the one that the player has in the hand. */
        return g_strdup_printf (
            _ ("One tile completes it: the one in the hand can, and so can %u of %u left."),
            closing, left);
      /* Translators: how many of the tiles that nobody has seen complete a feature at once. */
      return g_strdup_printf (_ ("One tile completes it: %u of %u left can."), closing, left);
    }
  for (guint i = 0; i < n; i++)
    {
      guint fitting = count_tiles (play, &cells[i], node, counts, FALSE);

      /* A cell that touches nothing takes any tile later. */
      if (tw_board_open_at (board, cells[i].x, cells[i].y) < 0)
        {
          n_any++;
          continue;
        }
      n_known++;
      g_string_append_printf (numbers, "%s%u", numbers->len > 0 ? ", " : "", fitting);
    }
  if (n_known == 0)
    return g_strdup ("");
  if (tw_table_outlook_is_lost (model, game, node))
    return g_strdup (_ ("At one of its places no tile fits that is left: it stays as it is."));
  for (guint i = 0; i < n_any; i++)
    /* Translators: in a list of numbers, how many tiles fit at a place: every tile does. */
    g_string_append_printf (numbers, "%s%s", numbers->len > 0 ? ", " : "", C_ ("tiles", "any"));
  /* Translators: how many places of the table a feature needs filled; how many of the tiles
   * fit each of them; how many tiles there are. */
  return g_strdup_printf (
      ngettext ("%u place is to be filled. Of the %u tiles left so many fit there: %s.",
                "%u places are to be filled. Of the %u tiles left so many fit at each: %s.", n),
      n, left, numbers->str);
}
