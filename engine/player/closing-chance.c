/* How likely features are to be completed with the tiles that are left. */
#include "engine/player/closing-chance.h"

#include "engine/tile/kind.h"

#include <math.h>

/* Places that ask for the same edges are found again; a power of two. */
#define N_KEPT 2048
/* A feature that faces more cells is as good as lost. */
#define MOST_CELLS 24
/* What a cell around a place is thought to be worth that has no neighbour yet. */
#define FAR_CELL 0.7f

/* What a place asks for, in a bag, and how many tiles fit there. */
typedef struct
{
  guint64 bag;
  guint32 need;
  guint32 mask;
  guint n;
} Kept;

struct _TwClosingChance
{
  Kept *kept;
  float
      *filled; /* by tiles that fit: chance that the cell is filled; below 0 if not reckoned yet */
  guint n_filled;
  guint64 bag; /* stands for what is in the bag; never 0 */
  guint n_left;
  float n_draws;
};

TwClosingChance *
tw_closing_chance_new (const TwRules *rules)
{
  TwClosingChance *chance = g_new0 (TwClosingChance, 1);

  chance->kept = g_new0 (Kept, N_KEPT);
  chance->n_filled = rules->catalogue->n_copies + 1;
  chance->filled = g_new (float, chance->n_filled);
  return chance;
}

void
tw_closing_chance_free (TwClosingChance *chance)
{
  if (chance == NULL)
    return;
  g_free (chance->kept);
  g_free (chance->filled);
  g_free (chance);
}

void
tw_closing_chance_begin (TwClosingChance *chance, const TwPlay *play)
{
  guint64 bag = 1;
  guint n = 0;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    {
      bag = (bag ^ play->bag[kind]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      n += play->bag[kind];
    }
  bag |= 1;
  if (bag == chance->bag)
    return;
  chance->bag = bag;
  chance->n_left = MIN (n, chance->n_filled - 1);
  chance->n_draws = (float) n / (float) play->rules->n_players;
  for (guint i = 0; i <= chance->n_left; i++)
    chance->filled[i] = -1;
}

static guint
count_fitting (const TwPlay *play, guint open)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  guint n = 0;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (play->bag[kind] > 0
        && tw_board_fitting_turns (&play->board, open, catalogue->tiles[kind].edges) != 0)
      n += play->bag[kind];
  return n;
}

/* The chance that the open place is filled. */
static float
fill_chance (TwClosingChance *chance, const TwPlay *play, guint open)
{
  const TwOpenPlace *place = &play->board.open[open];
  guint32 mixed = (place->need ^ place->mask * 0x9e3779b1u) * 0x85ebca6bu;
  Kept *kept = &chance->kept[(mixed >> 15 ^ mixed) % N_KEPT];
  float *filled;

  if (kept->bag != chance->bag || kept->need != place->need || kept->mask != place->mask)
    *kept = (Kept){ chance->bag, place->need, place->mask, count_fitting (play, open) };
  filled = &chance->filled[MIN (kept->n, chance->n_left)];
  if (*filled < 0)
    *filled = kept->n == 0
                  ? 0
                  : 1
                        - powf (1 - (float) kept->n / (float) MAX (chance->n_left, kept->n),
                                chance->n_draws);
  return *filled;
}

/* Of a feature that is drawn across edges. */
static float
merged_chance (TwClosingChance *chance, const TwPlay *play, guint root)
{
  const TwBoard *board = &play->board;
  guint32 cells[MOST_CELLS];
  guint n_cells = 0, at = root;
  float all = 1;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      const TwPlayTile *tile = &board->catalogue->tiles[slot->kind];
      guint local = at - slot->first_node;
      TwRim rim =
          tile->middles >> local & 1 ? tw_rim_rotate (tile->rim[local], slot->quarter_turns) : 0;

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if (rim & TW_RIM_MIDDLE (edge))
          {
            guint32 cell =
                tw_board_cell (board, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge));
            guint there = board->cells[cell], i = 0;

            if (!(there & TW_CELL_OPEN))
              continue;
            while (i < n_cells && cells[i] != cell)
              i++;
            if (i < n_cells)
              continue;
            if (n_cells == MOST_CELLS)
              return 0;
            cells[n_cells++] = cell;
            all *= fill_chance (chance, play, there & ~TW_CELL_OPEN);
          }
      at = board->nodes[at].next;
    }
  while (at != root);
  return all;
}

/* Of a place that is complete when the cells around are filled, by whomever. */
static float
place_chance (TwClosingChance *chance, const TwPlay *play, guint root)
{
  const TwBoard *board = &play->board;
  const TwSlot *slot = &board->slots[board->nodes[root].slot];
  float all = 1;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint there = board->cells[tw_board_cell (board, slot->x + dx, slot->y + dy)];

        if (there == 0)
          all *= FAR_CELL;
        else if (there & TW_CELL_OPEN)
          {
            float not = 1 - fill_chance (chance, play, there & ~TW_CELL_OPEN);

            all *= 1 - not *not ;
          }
      }
  return all;
}

float
tw_closing_chance_find (TwClosingChance *chance, const TwPlay *play, guint root)
{
  return tw_kind_info (play->board.nodes[root].kind)->merges ? merged_chance (chance, play, root)
                                                             : place_chance (chance, play, root);
}
