/* What is cut out of the printed sheets: tiles, blocks, tokens and figures, each with its size and
 * number.
 */
#pragma once

#include "app/drawing/theme.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwPrintPieceKind:
 * @TW_PRINT_TILE: a tile
 * @TW_PRINT_BLOCK: a block in one piece
 * @TW_PRINT_TOKEN: a token, a disc
 * @TW_PRINT_DISC: a figure as a disc
 * @TW_PRINT_STANDEE: a figure, front and back, that stands when it is folded
 */
typedef enum
{
  TW_PRINT_TILE,
  TW_PRINT_BLOCK,
  TW_PRINT_TOKEN,
  TW_PRINT_DISC,
  TW_PRINT_STANDEE
} TwPrintPieceKind;

/**
 * TwPrintPiece:
 * @kind: what it is
 * @tile: index of the tile or of the block in the set
 * @variant: for a tile: index of the variant, -1 for the plain copies
 * @name: (nullable): for a token or figure: its id, of the vocabulary
 * @colour: for a figure: whose it is, a player's colour or %TW_COLOUR_NOBODY
 * @width: where it is cut, in millimetres
 * @height: where it is cut, in millimetres
 * @count: how many
 * @back: (nullable): for a tile: the name of its back, of the set; %NULL for the ordinary one
 * @is_dark: for a tile: whether its back is the dark one, of tiles that lie on the table first
 */
typedef struct
{
  TwPrintPieceKind kind;
  guint tile;
  int variant;
  const char *name;
  guint colour;
  double width;
  double height;
  guint count;
  const char *back;
  gboolean is_dark;
} TwPrintPiece;

/* The most pieces printed in one go, all copies counted. */
#define TW_PRINT_MAX_PIECES 20000

/* Millimetres: a token, a figure as a disc, a figure that stands, its foot included. */
#define TW_PRINT_TOKEN_MM   20.
#define TW_PRINT_DISC_MM    16.
#define TW_PRINT_STANDEE_MM 22.

/**
 * tw_print_tiles_new:
 * @set: a set
 * @plan: what is printed of it
 * @before: (nullable): for %TW_PRINT_CHANGED: the set that it is compared with; without it all
 * tiles count as changed
 *
 * Of a tile that is drawn as before only the copies that have been added are printed. Blocks in one
 * piece come first; their tiles are not printed again.
 *
 * Returns: (transfer full) (element-type TwPrintPiece): the tiles and blocks, in the order of the
 * set
 */
GArray *tw_print_tiles_new (const TwTileSet *set, const TwPrintPlan *plan, const TwTileSet *before);

/**
 * tw_print_tokens_new:
 * @set: a set
 * @shipped: (nullable): the rules that come with the program, for tokens and figures of the
 * published sets
 * @plan: what is printed of it
 * @n_players: for how many players; of a set that brings figures for more, for so many
 *
 * Returns: (transfer full) (element-type TwPrintPiece): tokens and figures, as the plan says
 */
GArray *tw_print_tokens_new (const TwTileSet *set,
                             const TwVocabulary *shipped,
                             const TwPrintPlan *plan,
                             guint n_players);

G_END_DECLS
