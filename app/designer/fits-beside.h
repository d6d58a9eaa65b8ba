/* What of the set fits beside each edge of a tile: three pictures and a number. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwFit:
 * @n_copies: copies of all tiles that fit
 * @n_tiles: how many of the next two are filled in
 * @tiles: indices of the first of them
 * @quarter_turns: how each has to be turned
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
 * @tile: a tile, of @set or as it is being drawn
 * @edge: one of its edges
 * @out_fit: (out): what of @set fits beside that edge
 *
 * The copy that lies there is not beside itself: of a tile with one copy none is left. An inert edge
 * fits nothing here: it meets only what its block lays beside it.
 */
void tw_fit_find (const TwTileSet *set, const TwTile *tile, TwEdge edge, TwFit *out_fit);

#define TW_TYPE_FITS_BESIDE (tw_fits_beside_get_type ())
G_DECLARE_FINAL_TYPE (TwFitsBeside, tw_fits_beside, TW, FITS_BESIDE, GtkWidget)

/** tw_fits_beside_set_sources: says where tiles and their pictures come from; once. */
void tw_fits_beside_set_sources (TwFitsBeside *self,
                                 TwDocument *document,
                                 TwTileTextures *textures);

/** tw_fits_beside_show: shows what fits beside @tile, %NULL for nothing. */
void tw_fits_beside_show (TwFitsBeside *self, const TwTile *tile);

G_END_DECLS
