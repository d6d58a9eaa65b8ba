/* Blocks at the start, and behind a river. */
#include "engine/procedure/state/block.h"

#include <string.h>

#include "engine/game/bag.h"
#include "engine/game/completed.h"

/* Before procedures look at what was completed: those come to what the block completes as well. */
#define LAY_ORDER (-10)

/* A larger block does not wait. */
#define MOST_TILES 64

/* @n_held: number of tiles of a block that is still to be laid */
typedef struct
{
  guint8 n_held;
} Block;

static inline Block *
block_of (const TwPlay *play, gconstpointer own)
{
  return (Block *) (gpointer) ((guint8 *) (gpointer) own + tw_procedures_of (play)->block);
}

/* The block of @set of which something is declared, and (out): what. */
static const TwBlock *
find_block (const TwProcedures *all, const TwTileSet *set, const TwStatement **out_declared)
{
  for (guint d = 0; d < all->declared->len; d++)
    {
      const TwStatement *root = ((const TwProcedure *) all->declared->pdata[d])->root;
      const char *wanted =
          tw_statement_is (root, "start-block") ? tw_statement_text (root, "block") : NULL;

      for (guint i = 0; wanted != NULL && i < set->n_blocks; i++)
        if (g_strcmp0 (set->blocks[i].id, wanted) == 0)
          {
            *out_declared = root;
            return &set->blocks[i];
          }
    }
  return NULL;
}

/* Whether a block of which this is declared lies only behind the tiles that are drawn first. */
static gboolean
is_late (const TwRules *rules, const TwStatement *declared)
{
  const char *setting = tw_statement_text (declared, "late");

  return setting != NULL && tw_rules_holds (rules, setting);
}

const char *
tw_block_start (const TwRules *rules, const TwTileSet *set, gboolean has_early)
{
  const TwStatement *declared = NULL;
  const TwBlock *block =
      find_block ((const TwProcedures *) (const void *) rules->made, set, &declared);

  if (block == NULL)
    return NULL;
  return has_early && is_late (rules, declared) ? "" : block->id;
}

gsize
tw_block_size (const TwProcedures *all)
{
  return all->has_late_block ? (sizeof (Block) + 7) & ~(gsize) 7 : 0;
}

/* ---- before the first turn ------------------------------------------------------------- */

/* Some kind of the tile of @set, of which copies are in play. */
static gboolean
find_kind (const TwCatalogue *catalogue, const TwTileSet *set, const char *tile, guint *out_kind)
{
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (catalogue->kinds[kind].set == set && catalogue->kinds[kind].count > 0
        && strcmp (catalogue->kinds[kind].tile->id, tile) == 0)
      {
        *out_kind = kind;
        return TRUE;
      }
  return FALSE;
}

/* The block that waits, with a kind for each of its tiles; of several sets that of the first. */
static const TwBlock *
waiting_block (const TwRules *rules, const TwProcedures *all, guint kinds[MOST_TILES])
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint k = 0; k < catalogue->n_kinds; k++)
    {
      const TwTileSet *set = catalogue->kinds[k].set;
      const TwStatement *declared = NULL;
      const TwBlock *block = find_block (all, set, &declared);
      guint n = 0;

      if (block == NULL || block->n_tiles > MOST_TILES || !is_late (rules, declared))
        continue;
      while (n < block->n_tiles && find_kind (catalogue, set, block->tiles[n].tile, &kinds[n]))
        n++;
      if (n == block->n_tiles)
        return block;
    }
  return NULL;
}

gboolean
tw_block_may_wait (const TwRules *rules, const TwStatement *start_block)
{
  const char *wanted = tw_statement_text (start_block, "block");

  for (guint k = 0; is_late (rules, start_block) && k < rules->catalogue->n_kinds; k++)
    {
      const TwTileSet *set = rules->catalogue->kinds[k].set;

      for (guint i = 0; i < set->n_blocks; i++)
        if (g_strcmp0 (set->blocks[i].id, wanted) == 0 && set->blocks[i].n_tiles > MOST_TILES)
          return FALSE;
    }
  return TRUE;
}

/* Its tiles are out of the bag: those that can be drawn, and those that only a block lays. */
void
tw_block_set_up (TwPlay *play, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint kinds[MOST_TILES];
  const TwBlock *block;

  if (!all->has_late_block || play->rules->catalogue->stage_end[TW_DRAW_LAST_EARLY] == 0)
    return;
  block = waiting_block (play->rules, all, kinds);
  for (guint i = 0; block != NULL && i < block->n_tiles; i++)
    {
      if (play->bag[kinds[i]] > 0)
        tw_bag_add (play, kinds[i], -1);
      else if (play->state->n_left_out > 0)
        play->state->n_left_out--;
      block_of (play, own)->n_held++;
    }
}

guint
tw_block_n_held (const TwPlay *play, gconstpointer own)
{
  return tw_procedures_of (play)->has_late_block ? block_of (play, own)->n_held : 0;
}

/* ---- behind the river ------------------------------------------------------------------ */

/* Whether one of the first @n tiles of the block is beside the cell, both counted from its corner.
 */
static gboolean
is_beside (const TwBlock *block, guint n, int x, int y)
{
  for (guint i = 0; i < n; i++)
    if (ABS (block->tiles[i].x - x) + ABS (block->tiles[i].y - y) == 1)
      return TRUE;
  return FALSE;
}

/* Tiles that the block would touch with its north-west corner at @x,@y; -1 if it does not
 * fit there. */
static int
contact_at (const TwPlay *play, const TwBlock *block, const guint *kinds, int x, int y)
{
  const TwBoard *board = &play->board;
  int n = 0;

  for (guint i = 0; i < block->n_tiles; i++)
    {
      const TwBlockTile *tile = &block->tiles[i];
      int open = tw_board_open_at (board, x + tile->x, y + tile->y);

      if (tw_board_slot_at (board, x + tile->x, y + tile->y) != TW_NO_SLOT)
        return -1;
      if (open >= 0 && !tw_board_fits (board, (guint) open, kinds[i], tile->quarter_turns))
        return -1;
    }
  for (guint i = 0; i < block->n_tiles; i++)
    for (guint edge = 0; edge < TW_N_EDGES; edge++)
      {
        int at_x = block->tiles[i].x + tw_edge_x (edge),
            at_y = block->tiles[i].y + tw_edge_y (edge);

        n += tw_board_slot_at (board, x + at_x, y + at_y) != TW_NO_SLOT
             && !is_beside (block, i, at_x, at_y);
      }
  return n;
}

/* The place with most contact, of several the first in reading order. */
static gboolean
find_place (const TwPlay *play, const TwBlock *block, const guint *kinds, int *out_x, int *out_y)
{
  const TwBoardHead *head = play->board.head;
  int width = 0, height = 0, most = 0;

  for (guint i = 0; i < block->n_tiles; i++)
    {
      width = MAX (width, block->tiles[i].x + 1);
      height = MAX (height, block->tiles[i].y + 1);
    }
  for (int y = head->min_y - height; y <= head->max_y + 1; y++)
    for (int x = head->min_x - width; x <= head->max_x + 1; x++)
      {
        int n = contact_at (play, block, kinds, x, y);

        if (n <= most)
          continue;
        most = n;
        *out_x = x;
        *out_y = y;
      }
  return most > 0;
}

/* Whether tiles that are drawn before all others are left. */
static gboolean
is_early (const TwPlay *play)
{
  guint end = 0;

  return tw_bag_n_next (play, &end) > 0
         && end <= play->rules->catalogue->stage_end[TW_DRAW_LAST_EARLY];
}

/* Has what the tile in @slot completes counted, on it and around it. */
static void
queue_around (TwPlay *play, TwFrame *frame, guint slot)
{
  const TwBoard *board = &play->board;
  const TwSlot *entry = &board->slots[slot];

  for (guint32 nodes = tw_board_tile (board, slot)->completing; nodes != 0; nodes &= nodes - 1)
    tw_play_queue_feature (play, frame, entry->first_node + (guint) __builtin_ctz (nodes));
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint other = tw_board_slot_at (board, entry->x + dx, entry->y + dy);
        guint32 places = other != TW_NO_SLOT && !board->slots[other].is_face_down
                             ? tw_board_tile (board, other)->places
                             : 0;

        for (; places != 0; places &= places - 1)
          tw_play_queue_feature (play, frame,
                                 board->slots[other].first_node + (guint) __builtin_ctz (places));
      }
}

/* 3b: the block that waits until the tiles that are drawn first are gone lies now, where it touches
 * most tiles; what it completes is counted with what the tile completed. Rule: COUNT-041,
 * INTER-017. */
static TwStepResult
lay_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  guint kinds[MOST_TILES], first = play->board.head->n_slots;
  Block *held = block_of (play, own);
  const TwBlock *block;
  int x = 0, y = 0;

  if (held->n_held == 0 || is_early (play))
    return TW_STEP_DONE;
  block = waiting_block (play->rules, tw_procedures_of (play), kinds);
  if (block == NULL || !find_place (play, block, kinds, &x, &y))
    return TW_STEP_DONE;
  for (guint i = 0; i < block->n_tiles; i++)
    tw_play_laid (play, tw_board_place (&play->board, kinds[i], x + block->tiles[i].x,
                                        y + block->tiles[i].y, block->tiles[i].quarter_turns));
  held->n_held = 0;
  for (guint slot = first; slot < play->board.head->n_slots; slot++)
    queue_around (play, frame, slot);
  return TW_STEP_DONE;
}

void
tw_block_add (TwProcedures *all, const TwRules *rules)
{
  const TwHook hook = { TW_SLOT_BEFORE_SCORING, LAY_ORDER, { "3b", lay_run, NULL, NULL } };

  for (guint d = 0; d < all->declared->len; d++)
    {
      const TwStatement *root = ((const TwProcedure *) all->declared->pdata[d])->root;

      all->has_late_block |= tw_statement_is (root, "start-block") && is_late (rules, root);
    }
  if (all->has_late_block)
    g_array_append_val (all->hooks, hook);
}
