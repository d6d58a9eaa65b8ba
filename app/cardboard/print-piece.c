/* What is cut out of the printed sheets. */
#include "app/cardboard/print-piece.h"

#include <string.h>

#include "engine/set/set-piece.h"

/* Copies of a token whose supply is not limited. */
#define UNLIMITED 20

static gboolean
variants_equal (const TwTile *a, const TwTile *b)
{
  if (a->n_variants != b->n_variants)
    return FALSE;
  for (guint i = 0; i < a->n_variants; i++)
    {
      const TwVariant *x = &a->variants[i], *y = &b->variants[i];

      if (!tw_topology_equal (&x->added, &y->added) || !tw_shape_equal (&x->shape, &y->shape)
          || g_strcmp0 (x->decoration, y->decoration) != 0
          || !tw_picture_file_equal (&x->picture, &y->picture))
        return FALSE;
    }
  return TRUE;
}

/* Whether a printed copy of one can be taken for the other. */
static gboolean
looks_equal (const TwTile *a, const TwTile *b)
{
  return tw_topology_equal (&a->topology, &b->topology) && tw_shape_equal (&a->shape, &b->shape)
         && g_strcmp0 (a->decoration, b->decoration) == 0 && g_strcmp0 (a->back, b->back) == 0
         && tw_picture_file_equal (&a->picture, &b->picture) && variants_equal (a, b);
}

static guint
copies_of (const TwTile *tile, int variant)
{
  return variant < 0 ? tw_tile_plain_count (tile) : tile->variants[variant].count;
}

static guint
n_before (const TwTileSet *before, const TwTile *tile, int variant)
{
  int index = before != NULL ? tw_tile_set_find (before, tile->id) : -1;

  if (index < 0 || !looks_equal (tile, before->tiles[index]))
    return 0;
  return copies_of (before->tiles[index], variant);
}

static gboolean
is_named (const char *words, const char *id)
{
  g_auto (GStrv) ids = g_strsplit (words != NULL ? words : "", " ", -1);

  return g_strv_contains ((const char *const *) ids, id);
}

/* How many copies of tile @id block @b takes. */
static guint
n_in_block (const TwTileSet *set, guint b, const char *id)
{
  guint n = 0;

  for (guint i = 0; i < set->blocks[b].n_tiles; i++)
    n += strcmp (set->blocks[b].tiles[i].tile, id) == 0;
  return n;
}

/* Which blocks are printed whole. They are ways to lay the same tiles: one that finds too few of
 * them left is not printed. Returns: (transfer full): a truth for each */
static gboolean *
whole_blocks (const TwTileSet *set, const TwPrintPlan *plan)
{
  gboolean *are_whole = g_new0 (gboolean, set->n_blocks + 1);

  if (plan->blocks != TW_PRINT_BLOCKS_WHOLE || plan->choice != TW_PRINT_ALL)
    return are_whole;
  for (guint b = 0; b < set->n_blocks; b++)
    {
      are_whole[b] = TRUE;
      for (guint i = 0; i < set->blocks[b].n_tiles; i++)
        {
          const char *id = set->blocks[b].tiles[i].tile;
          int tile = tw_tile_set_find (set, id);
          guint n = 0;

          for (guint k = 0; k <= b; k++)
            n += k == b || are_whole[k] ? n_in_block (set, k, id) : 0;
          are_whole[b] &= tile >= 0 && tw_tile_plain_count (set->tiles[tile]) >= n;
        }
    }
  return are_whole;
}

static void
add_tile (GArray *pieces,
          const TwTileSet *set,
          const TwPrintPlan *plan,
          guint index,
          int variant,
          guint n)
{
  const TwTile *tile = set->tiles[index];
  TwPrintPiece piece = { .kind = TW_PRINT_TILE,
                         .tile = index,
                         .variant = variant,
                         .width = plan->tile / 1000.,
                         .height = plan->tile / 1000.,
                         .count = plan->copies == TW_PRINT_ONCE ? MIN (n, 1) : n,
                         .back = tw_tile_set_back (set, tile),
                         .is_dark = set->draw == TW_SET_DRAW_FIRST };
  guint n_start = variant < 0 && piece.back == NULL && !piece.is_dark ? MIN (tile->n_start, n) : 0;

  if (n_start > 0 && n_start < n)
    {
      /* The start tile is known by its back. */
      TwPrintPiece start = piece;

      start.is_dark = TRUE;
      start.count = plan->copies == TW_PRINT_ONCE ? 1 : n_start;
      g_array_append_val (pieces, start);
      piece.count = plan->copies == TW_PRINT_ONCE ? 0 : n - n_start;
    }
  else
    piece.is_dark |= n_start > 0;
  if (piece.count > 0)
    g_array_append_val (pieces, piece);
}

static void
add_block (GArray *pieces, const TwTileSet *set, const TwPrintPlan *plan, guint index)
{
  const TwBlock *block = &set->blocks[index];
  TwPrintPiece piece = { .kind = TW_PRINT_BLOCK, .tile = index, .variant = -1, .count = 1 };
  int x = 0, y = 0;

  for (guint i = 0; i < block->n_tiles; i++)
    {
      int tile = tw_tile_set_find (set, block->tiles[i].tile);

      x = MAX (x, block->tiles[i].x);
      y = MAX (y, block->tiles[i].y);
      if (tile >= 0)
        piece.back = tw_tile_set_back (set, set->tiles[tile]);
    }
  piece.is_dark = block->is_start;
  piece.width = (x + 1) * (plan->tile / 1000.);
  piece.height = (y + 1) * (plan->tile / 1000.);
  if (block->n_tiles > 0)
    g_array_append_val (pieces, piece);
}

GArray *
tw_print_tiles_new (const TwTileSet *set, const TwPrintPlan *plan, const TwTileSet *before)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (TwPrintPiece));
  g_autofree gboolean *are_whole = whole_blocks (set, plan);

  if (plan->choice == TW_PRINT_NO_TILES)
    return pieces;
  for (guint b = 0; b < set->n_blocks; b++)
    if (are_whole[b])
      add_block (pieces, set, plan, b);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];

      if (plan->choice == TW_PRINT_CHOSEN && !is_named (plan->chosen, tile->id))
        continue;
      for (int variant = -1; variant < (int) tile->n_variants; variant++)
        {
          guint n = copies_of (tile, variant), less = 0;

          if (plan->choice == TW_PRINT_CHANGED)
            less = n_before (before, tile, variant);
          for (guint b = 0; b < set->n_blocks && variant < 0; b++)
            less += are_whole[b] ? n_in_block (set, b, tile->id) : 0;
          if (n > less)
            add_tile (pieces, set, plan, i, variant, n - less);
        }
    }
  return pieces;
}

static void
add_token (GArray *pieces, const TwSetPiece *token)
{
  const TwPrintPiece piece = { .kind = TW_PRINT_TOKEN,
                               .variant = -1,
                               .name = token->id,
                               .colour = TW_COLOUR_NOBODY,
                               .width = TW_PRINT_TOKEN_MM,
                               .height = TW_PRINT_TOKEN_MM,
                               .count = token->count > 0 ? token->count : UNLIMITED };

  g_array_append_val (pieces, piece);
}

static void
add_figure (GArray *pieces, const TwSetPiece *figure, const TwPrintPlan *plan, guint n_players)
{
  TwPrintPiece piece = { .kind = plan->figures == TW_PRINT_DISCS ? TW_PRINT_DISC : TW_PRINT_STANDEE,
                         .variant = -1,
                         .name = figure->id,
                         .count = figure->count };

  piece.width = piece.kind == TW_PRINT_DISC ? TW_PRINT_DISC_MM : TW_PRINT_STANDEE_MM;
  /* Front and back, foot to foot, with a fold over the heads. */
  piece.height = piece.kind == TW_PRINT_DISC ? TW_PRINT_DISC_MM : 3 * TW_PRINT_STANDEE_MM;
  for (guint i = 0; i < (figure->is_neutral ? 1 : MAX (n_players, figure->n_players)); i++)
    {
      piece.colour = figure->is_neutral ? TW_COLOUR_NOBODY : i % TW_N_PLAYER_COLOURS;
      g_array_append_val (pieces, piece);
    }
}

GArray *
tw_print_tokens_new (const TwTileSet *set,
                     const TwVocabulary *shipped,
                     const TwPrintPlan *plan,
                     guint n_players)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (TwPrintPiece));
  g_autoptr (GArray) brought = tw_set_pieces_new (set, shipped);

  for (guint i = 0; i < brought->len; i++)
    {
      const TwSetPiece *piece = &g_array_index (brought, TwSetPiece, i);

      if (piece->is_token && plan->has_tokens)
        add_token (pieces, piece);
      else if (!piece->is_token && plan->figures != TW_PRINT_NO_FIGURES)
        add_figure (pieces, piece, plan, n_players);
    }
  return pieces;
}
