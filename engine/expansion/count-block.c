/* The Count of Carcassonne: the block of the city, at the start or behind a river.
 *
 * All that is played with it is data (data/rules/count.xml): who goes into the quarters and comes
 * out again, and where the count goes. What is here is done before the first turn, and with the
 * last tile of a river: which block of a set is the start, whether it waits, and a search for the
 * place where it touches most. No word of procedures lays several tiles at once, and of no other
 * part is it known that it has to.
 *
 * Rule: COUNT-001, COUNT-002, COUNT-008, COUNT-041, COUNT-042, INTER-017.
 */
#include "engine/expansion/registry.h"
#include "engine/game/completed.h"
#include "engine/game/bag.h"

#include <string.h>

/* The blocks of the two printings, in the order of the parameter's choices. */
static const char *const block_names[] = { "carcassonne", "carcassonne-2015" };

/* Before figures come out of the city: these come to what the block completes as well. */
#define LAY_ORDER (-10)

/* @n_held: number of tiles of a block that is still to be laid */
typedef struct
{
  guint8 n_held;
} Block;

static const TwBlock *
find_block (const TwRules *rules, const TwTileSet *set)
{
  const char *wanted = block_names[tw_rules_parameter (rules, "count-layout")];

  for (guint i = 0; i < set->n_blocks; i++)
    if (g_strcmp0 (set->blocks[i].id, wanted) == 0)
      return &set->blocks[i];
  return NULL;
}

/* Rule: COUNT-002, COUNT-041, COUNT-042. */
static const char *
start_block (const TwRules *rules, const TwTileSet *set, gboolean has_early)
{
  const TwBlock *block = find_block (rules, set);

  if (block == NULL)
    return NULL;
  return has_early && tw_rules_parameter (rules, "river-then-carcassonne") != 0 ? "" : block->id;
}

/* ---- before the first turn ------------------------------------------------------------- */

/* Whether the tile belongs to the block that is laid later. */
static gboolean
is_in_block (const TwRules *rules, guint kind)
{
  const TwTileKind *entry = &rules->catalogue->kinds[kind];
  const TwBlock *block = find_block (rules, entry->set);

  for (guint i = 0; block != NULL && i < block->n_tiles; i++)
    if (strcmp (block->tiles[i].tile, entry->tile->id) == 0)
      return TRUE;
  return FALSE;
}

static void
set_up (TwPlay *play, gpointer own)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  Block *held = own;
  gboolean block_lies = FALSE, waits;

  for (guint i = 0; i < catalogue->n_starts; i++)
    block_lies |= tw_play_tile_is_walled (&catalogue->tiles[catalogue->starts[i].kind]);
  waits = !block_lies && catalogue->stage_end[TW_DRAW_LAST_EARLY] > 0
          && tw_rules_parameter (play->rules, "river-then-carcassonne") != 0;
  for (guint kind = 0; waits && kind < catalogue->n_kinds; kind++)
    if (is_in_block (play->rules, kind))
      {
        play->state->n_left_out--;
        held->n_held++;
      }
}

static guint
n_held (const TwPlay *play, gconstpointer own)
{
  return ((const Block *) own)->n_held;
}

/* ---- behind the river ------------------------------------------------------------------ */

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
  /* No two tiles of a full rectangle have a neighbour in common outside it. */
  for (guint i = 0; i < block->n_tiles; i++)
    for (guint edge = 0; edge < TW_N_EDGES; edge++)
      n += tw_board_slot_at (board, x + block->tiles[i].x + tw_edge_x (edge),
                             y + block->tiles[i].y + tw_edge_y (edge))
           != TW_NO_SLOT;
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

/* The set whose block waits, with the kinds of its tiles. */
static const TwBlock *
waiting_block (const TwRules *rules, guint kinds[])
{
  const TwCatalogue *catalogue = rules->catalogue;

  for (guint k = 0; k < catalogue->n_kinds; k++)
    {
      const TwBlock *block = find_block (rules, catalogue->kinds[k].set);
      guint n_found = 0;

      for (guint i = 0; block != NULL && i < block->n_tiles && i < TW_MAX_TILE_NODES; i++)
        for (guint kind = 0; kind < catalogue->n_kinds; kind++)
          if (catalogue->kinds[kind].set == catalogue->kinds[k].set
              && strcmp (catalogue->kinds[kind].tile->id, block->tiles[i].tile) == 0)
            {
              kinds[i] = kind;
              n_found++;
              break;
            }
      if (block != NULL && n_found == block->n_tiles)
        return block;
    }
  return NULL;
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
  guint kinds[TW_MAX_TILE_NODES], first = play->board.head->n_slots;
  Block *held = own;
  const TwBlock *block;
  int x = 0, y = 0;

  if (held->n_held == 0 || is_early (play))
    return TW_STEP_DONE;
  block = waiting_block (play->rules, kinds);
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

static const TwHook hooks[] = {
  { TW_SLOT_BEFORE_SCORING, LAY_ORDER, { "3b", lay_run, NULL, NULL } },
};

const TwExpansion tw_expansion_count = {
  .id = "count",
  .state_size = sizeof (Block),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .setup = &(const TwSetupHooks){ .start_block = start_block, .set_up = set_up },
  .placing = &(const TwPlacingHooks){ .n_held = n_held },
};
