/* Counting by copying the board: slow and simple, but for the last placement, which
 * is only counted.
 */
#include "engine/simulate/perft.h"

#include <string.h>

typedef struct
{
  const TwRules *rules;
  guint depth;
  TwPerft *out;
  guint8 **blocks; /* by depth: a board */
  guint *bag;      /* by first kind of a tile: copies left, variants included */
} Counting;

/* The first kind of each tile stands for its variants, which fit alike. */
static gboolean
is_first (const TwCatalogue *catalogue, guint kind)
{
  return kind == 0 || catalogue->kinds[kind].tile != catalogue->kinds[kind - 1].tile;
}

/* Whether a smaller rotation shows the same four edges. */
static gboolean
is_repeated (const TwPlayTile *tile, guint quarter_turns)
{
  for (guint turns = 0; turns < quarter_turns; turns++)
    if (tile->edges[turns] == tile->edges[quarter_turns])
      return TRUE;
  return FALSE;
}

static void count (Counting *counting, guint depth, gboolean is_distinct);

/* One placement, and the sequences that go on from it. */
static void
count_place (Counting *counting,
             guint depth,
             gboolean is_distinct,
             guint kind,
             const TwOpenPlace *open,
             guint turns)
{
  const TwCatalogue *catalogue = counting->rules->catalogue;
  gboolean counts_once = is_distinct && !is_repeated (&catalogue->tiles[kind], turns);
  TwBoard next;

  counting->out[depth].raw++;
  counting->out[depth].distinct += counts_once;
  if (depth + 1 == counting->depth)
    return;
  memcpy (counting->blocks[depth + 1], counting->blocks[depth], counting->rules->board.size);
  tw_board_bind (&next, &counting->rules->board, catalogue, counting->blocks[depth + 1]);
  tw_board_place (&next, kind, open->x, open->y, turns);
  counting->bag[kind]--;
  count (counting, depth + 1, counts_once);
  counting->bag[kind]++;
}

static void
count (Counting *counting, guint depth, gboolean is_distinct)
{
  const TwCatalogue *catalogue = counting->rules->catalogue;
  TwBoard board;

  tw_board_bind (&board, &counting->rules->board, catalogue, counting->blocks[depth]);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    for (guint open = 0; counting->bag[kind] > 0 && open < board.head->n_open; open++)
      for (guint turns = 0; turns < 4; turns++)
        if (tw_board_fits (&board, open, kind, turns))
          count_place (counting, depth, is_distinct, kind, &board.open[open], turns);
}

void
tw_perft (const TwRules *rules, guint depth, TwPerft *out)
{
  const TwCatalogue *catalogue = rules->catalogue;
  Counting counting = { rules, depth, out, NULL, NULL };

  memset (out, 0, depth * sizeof *out);
  counting.blocks = g_new (guint8 *, depth + 1);
  counting.bag = g_new0 (guint, catalogue->n_kinds);
  for (guint i = 0; i <= depth; i++)
    counting.blocks[i] = g_malloc (rules->board.size);
  memcpy (counting.blocks[0], (const guint8 *) rules->initial + rules->board_offset,
          rules->board.size);
  for (guint kind = 0, first = 0; kind < catalogue->n_kinds; kind++)
    {
      first = is_first (catalogue, kind) ? kind : first;
      counting.bag[first] += catalogue->kinds[kind].count;
    }
  count (&counting, 0, TRUE);
  for (guint i = 0; i <= depth; i++)
    g_free (counting.blocks[i]);
  g_free (counting.blocks);
  g_free (counting.bag);
}
