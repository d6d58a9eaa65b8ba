/* What lies on a feature's tiles and around them. */
#include "engine/game/feature-scope.h"

#include <string.h>

typedef struct _Walk Walk;

/* Takes one tile and says how much it counts. Unless @repeats, each tile comes once. */
struct _Walk
{
  const TwPlay *play;
  guint root;
  gboolean repeats;
  guint symbol;
  TwKind kind;
  gboolean only_complete;
  gboolean wants; /* tiles with that kind, or those without */
  guint (*count) (const Walk *walk, guint slot);
};

/* The play's marks are free between calls; those of a walk are for slots or for roots. */
static gboolean
mark (const Walk *walk, guint index)
{
  guint32 *word = &walk->play->marks[index / 32], bit = 1u << (index % 32);
  gboolean is_new = (*word & bit) == 0;

  *word |= bit;
  return is_new;
}

static guint
visit (const Walk *walk, guint slot)
{
  return walk->repeats || mark (walk, slot) ? walk->count (walk, slot) : 0;
}

static gboolean
is_own_tile (const Walk *walk, guint slot)
{
  const TwBoard *board = &walk->play->board;
  guint first = board->slots[slot].first_node;

  if (board->slots[slot].is_face_down)
    return FALSE;
  for (guint i = 0; i < tw_board_tile (board, slot)->n_nodes; i++)
    if (board->nodes[first + i].root == walk->root)
      return TRUE;
  return FALSE;
}

static guint
visit_around (const Walk *walk, guint centre, gboolean with_corners)
{
  const TwBoard *board = &walk->play->board;
  const TwSlot *from = &board->slots[centre];
  guint n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint slot;

        if ((dx == 0 && dy == 0) || (!with_corners && dx != 0 && dy != 0))
          continue;
        slot = tw_board_slot_at (board, from->x + dx, from->y + dy);
        if (slot != TW_NO_SLOT && !is_own_tile (walk, slot))
          n += visit (walk, slot);
      }
  return n;
}

static guint
walk_scope (const Walk *walk, TwEffectScope scope)
{
  const TwBoard *board = &walk->play->board;
  guint n = 0, at = walk->root;

  do
    {
      guint slot = board->nodes[at].slot;

      n += scope == TW_SCOPE_TILES ? visit (walk, slot)
                                   : visit_around (walk, slot, scope == TW_SCOPE_AROUND_8);
      at = board->nodes[at].next;
    }
  while (at != walk->root);
  memset (walk->play->marks, 0,
          (MAX (board->head->n_nodes, board->head->n_slots) / 32u + 1) * sizeof (guint32));
  return n;
}

static guint
count_tile (const Walk *walk, guint slot)
{
  return !walk->play->board.slots[slot].is_face_down;
}

static guint
count_symbols (const Walk *walk, guint slot)
{
  const TwBoard *board = &walk->play->board;
  const TwPlayTile *tile = tw_board_tile (board, slot);
  guint n = tile->tile_symbols[walk->symbol];

  if (board->slots[slot].is_face_down)
    return 0;
  for (guint i = 0; i < tile->n_nodes; i++)
    n += tile->symbols[i][walk->symbol];
  return n;
}

static guint
count_features (const Walk *walk, guint slot)
{
  const TwBoard *board = &walk->play->board;
  const TwPlayTile *tile = tw_board_tile (board, slot);
  guint n = 0;

  for (guint i = 0; !board->slots[slot].is_face_down && i < tile->n_nodes; i++)
    {
      guint root = tw_board_root (board, board->slots[slot].first_node + i);

      if (tile->kind[i] == walk->kind && root != walk->root
          && (!walk->only_complete || tw_board_is_complete (board, root)))
        n += mark (walk, root);
    }
  return n;
}

static guint
count_tile_with (const Walk *walk, guint slot)
{
  const TwBoard *board = &walk->play->board;
  const TwPlayTile *tile = tw_board_tile (board, slot);
  gboolean has = FALSE;

  if (board->slots[slot].is_face_down)
    return 0;
  for (guint i = 0; i < tile->n_nodes; i++)
    has |= tile->kind[i] == walk->kind;
  return has == walk->wants;
}

guint
tw_feature_scope_n_tiles_with (const TwPlay *play,
                               guint node,
                               TwEffectScope scope,
                               TwKind kind,
                               gboolean has)
{
  Walk walk = { .play = play,
                .root = tw_board_root (&play->board, node),
                .kind = kind,
                .wants = has,
                .count = count_tile_with };

  return walk_scope (&walk, scope);
}

guint
tw_feature_scope_n_symbols (const TwPlay *play, guint node, TwEffectScope scope, guint symbol)
{
  const TwBoard *board = &play->board;
  Walk walk = {
    .play = play, .root = tw_board_root (board, node), .symbol = symbol, .count = count_symbols
  };

  return scope == TW_SCOPE_FEATURE ? board->totals[walk.root * board->n_counted + symbol]
                                   : walk_scope (&walk, scope);
}

guint
tw_feature_scope_n_tiles (const TwPlay *play, guint node, TwEffectScope scope)
{
  Walk walk = { .play = play, .root = tw_board_root (&play->board, node), .count = count_tile };

  return walk_scope (&walk, scope);
}

guint
tw_feature_scope_n_features (const TwPlay *play,
                             guint node,
                             TwEffectScope scope,
                             TwKind kind,
                             gboolean only_complete)
{
  Walk walk = { .play = play,
                .root = tw_board_root (&play->board, node),
                .repeats = TRUE,
                .kind = kind,
                .only_complete = only_complete,
                .count = count_features };

  return walk_scope (&walk, scope);
}

gboolean
tw_feature_scope_has_tile (const TwPlay *play, guint node, guint slot)
{
  const TwBoard *board = &play->board;
  const TwNode *entry = &board->nodes[node];
  const TwSlot *own = &board->slots[entry->slot], *other = &board->slots[slot];

  if (!tw_kind_info (entry->kind)->merges)
    return ABS (own->x - other->x) <= 1 && ABS (own->y - other->y) <= 1;
  for (guint i = 0; i < tw_board_tile (board, slot)->n_nodes; i++)
    if (tw_board_root (board, other->first_node + i) == tw_board_root (board, node))
      return TRUE;
  return FALSE;
}
