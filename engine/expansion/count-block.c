/* The Count of Carcassonne: the block of the city, at the start or behind a river. */
#include "engine/expansion/count-private.h"

#include "engine/game/bag.h"
#include "engine/game/turn-program.h"

#include <string.h>

static const char *const quarter_names[N_QUARTERS] = { "castle", "market", "blacksmith",
                                                       "cathedral" };

/* The blocks of the two printings, in the order of the parameter's choices. */
static const char *const block_names[] = { "carcassonne", "carcassonne-2015" };

const char *
tw_count_quarter_name (guint quarter)
{
  return quarter_names[quarter];
}

guint
tw_count_find_quarter (const char *name)
{
  guint quarter = 0;

  while (quarter < N_QUARTERS && strcmp (quarter_names[quarter], name) != 0)
    quarter++;
  return quarter;
}

static const TwBlock *
find_block (const TwRules *rules, const TwTileSet *set)
{
  const char *wanted = block_names[tw_rules_parameter (rules, "count-layout")];

  for (guint i = 0; i < set->n_blocks; i++)
    if (g_strcmp0 (set->blocks[i].id, wanted) == 0)
      return &set->blocks[i];
  return NULL;
}

const char *
tw_count_start_block (const TwRules *rules, const TwTileSet *set, gboolean has_early)
{
  const TwBlock *block = find_block (rules, set);

  if (block == NULL)
    return NULL;
  return has_early && tw_rules_parameter (rules, "river-then-carcassonne") != 0 ? "" : block->id;
}

/* ---- before the first turn ------------------------------------------------------------- */

static void
find_quarters (const TwPlay *play, Count *count, guint kind)
{
  static const char prefix[] = "quarter-";
  const TwTileKind *entry = &play->rules->catalogue->kinds[kind];
  TwTopology topology;

  tw_tile_variant_topology (entry->tile, entry->variant, &topology);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (g_str_has_prefix (topology.symbols[i].id, prefix))
      {
        guint quarter = tw_count_find_quarter (topology.symbols[i].id + strlen (prefix));

        if (quarter == N_QUARTERS || count->kind[quarter] != TW_NO_KIND)
          continue;
        count->kind[quarter] = (guint16) kind;
        count->symbol[quarter] = (guint8) i;
      }
}

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

void
tw_count_set_up_block (TwPlay *play, Count *count)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  gboolean block_lies = FALSE, waits = FALSE;

  for (guint i = 0; i < N_QUARTERS; i++)
    {
      count->slot[i] = TW_NO_SLOT;
      count->kind[i] = TW_NO_KIND;
    }
  for (guint i = 0; i < catalogue->n_starts; i++)
    block_lies |= tw_play_tile_is_walled (&catalogue->tiles[catalogue->starts[i].kind]);
  waits = !block_lies && catalogue->stage_end[TW_DRAW_LAST_EARLY] > 0
          && tw_rules_parameter (play->rules, "river-then-carcassonne") != 0;
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      find_quarters (play, count, kind);
      if (!waits || !is_in_block (play->rules, kind))
        continue;
      play->state->n_left_out--;
      count->n_held++;
    }
}

void
tw_count_note_tile (const TwPlay *play, Count *count, guint slot)
{
  for (guint quarter = 0; quarter < N_QUARTERS; quarter++)
    if (play->board.slots[slot].kind == count->kind[quarter])
      count->slot[quarter] = (guint16) slot;
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

void
tw_count_lay_block (TwPlay *play, TwFrame *frame, Count *count)
{
  guint kinds[TW_MAX_TILE_NODES], first = play->board.head->n_slots;
  const TwBlock *block;
  int x = 0, y = 0;

  if (count->n_held == 0 || is_early (play))
    return;
  block = waiting_block (play->rules, kinds);
  if (block == NULL || !find_place (play, block, kinds, &x, &y))
    return;
  for (guint i = 0; i < block->n_tiles; i++)
    tw_play_laid (play, tw_board_place (&play->board, kinds[i], x + block->tiles[i].x,
                                        y + block->tiles[i].y, block->tiles[i].quarter_turns));
  count->n_held = 0;
  for (guint slot = first; slot < play->board.head->n_slots; slot++)
    queue_around (play, frame, slot);
}
