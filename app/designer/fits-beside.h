/* Which tiles of the set fit beside each edge of a tile: three pictures and a number. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwFit:
 * @n_copies: copies of all tiles that fit
 * @n_tiles: length of @tiles and @quarter_turns
 * @tiles: indices of the first tiles that fit
 * @quarter_turns: the turn in which each fits
 */
typedef struct
{
  guint n_copies;
  guint n_tiles;
  guint tiles[3];
  guint8 quarter_turns[3];
} TwFit;

/**
 * tw_fit_find:
 * @set: a set
 * @tile: a tile, of @set or being drawn
 * @edge: one of its edges
 * @out_fit: (out): the tiles of @set that fit beside that edge
 *
 * One copy of @tile itself is already in use, so a tile with one copy does not fit beside itself.
 * Nothing fits beside an inert edge, which only meets the tiles of its block.
 */
void tw_fit_find (const TwTileSet *set, const TwTile *tile, TwEdge edge, TwFit *out_fit);

#define TW_TYPE_FITS_BESIDE (tw_fits_beside_get_type ())
G_DECLARE_FINAL_TYPE (TwFitsBeside, tw_fits_beside, TW, FITS_BESIDE, GtkWidget)

/** tw_fits_beside_set_sources: sets the sources of tiles and pictures; call it once. */
void tw_fits_beside_set_sources (TwFitsBeside *self,
                                 TwDocument *document,
                                 TwTileTextures *textures);

/** tw_fits_beside_show: shows the tiles that fit beside @tile, %NULL for none. */
void tw_fits_beside_show (TwFitsBeside *self, const TwTile *tile);

G_END_DECLS
