/* A tile as it looks on the table: turned, and among neighbours that fit. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/** Cells of a sample: nine, row by row; the tile lies in the middle. */
#define TW_SAMPLE_CELLS 9
#define TW_SAMPLE_MIDDLE 4

/**
 * TwSampleCell:
 * @tile: index in the set, -1 if no tile fits
 * @quarter_turns: its turn
 */
typedef struct
{
  int tile;
  guint quarter_turns;
} TwSampleCell;

/**
 * tw_sample_find:
 * @set: a set
 * @tile: index of the tile in the middle
 * @round: number of the sample; where several tiles fit, samples differ
 * @out_cells: (out caller-allocates) (array length=TW_SAMPLE_CELLS): the cells
 *
 * Lays tiles of the set round the tile, each of which fits its neighbours: different ones where
 * there is a choice, and none more often than it has copies.
 */
void tw_sample_find (const TwTileSet *set, guint tile, guint round, TwSampleCell *out_cells);

#define TW_TYPE_SURROUNDINGS (tw_surroundings_get_type ())
G_DECLARE_FINAL_TYPE (TwSurroundings, tw_surroundings, TW, SURROUNDINGS, GtkWidget)

/** tw_surroundings_set_sources: sets the sources of tiles and pictures. */
void tw_surroundings_set_sources (TwSurroundings *self,
                                  TwDocument *document,
                                  TwTileTextures *textures);

/** tw_surroundings_show: shows @item's tile with the value @tile, %NULL for none. */
void tw_surroundings_show (TwSurroundings *self, TwTileItem *item, const TwTile *tile);

G_END_DECLS
