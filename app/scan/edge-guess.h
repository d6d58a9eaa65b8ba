/* What lies on the four edges of a tile in a picture, by its colours, and how sure that is. */
#pragma once

#include "app/pictures/pixels.h"
#include "engine/set/vocabulary.h"
#include "engine/tile/kind.h"
#include "engine/tile/rim.h"

G_BEGIN_DECLS

/**
 * TwScanPalette:
 * @is_snow: whether fields are white and not green
 * @border: how green, or in snow how cold, a colour is that is half field and half none
 * @width: how much more makes it field for sure
 * @n_lands: how many kinds of land the set invents
 * @kinds: their numbers
 * @colours: their colours, 0xrrggbb
 *
 * Which colours are field, water and land. It is learnt from all tiles of one import: their light
 * is the same, and what is green on one is so on the others.
 */
typedef struct
{
  gboolean is_snow;
  double border;
  double width;
  guint n_lands;
  TwKind kinds[TW_N_OWN_KINDS];
  guint32 colours[TW_N_OWN_KINDS];
} TwScanPalette;

/**
 * TwEdgeGuess:
 * @kind: the land that the edge has most likely
 * @confidence: 0 for a coin's throw, to 1 for certain: by how much it is likelier than the next
 */
typedef struct
{
  TwKind kind;
  double confidence;
} TwEdgeGuess;

/**
 * tw_scan_palette_learn:
 * @tiles: (array length=n_tiles): tiles as they are cut out
 * @n_tiles: how many; 0 gives what is usual
 * @own: (nullable): the set's own vocabulary, for its land
 * @out_palette: (out): what their colours mean
 */
void tw_scan_palette_learn (TwPixels *const *tiles, guint n_tiles, const TwVocabulary *own,
                            TwScanPalette *out_palette);

/** tw_edges_guess: guesses the four edges of @tile, from the north clockwise. */
void tw_edges_guess (const TwPixels *tile, const TwScanPalette *palette,
                     TwEdgeGuess out_edges[TW_N_EDGES]);

/** tw_patch_guess: Returns: how much of the disc about @x, @y with radius @r, all in tile edges, is
 *   no field; roofs may be as blue as water */
double tw_patch_guess (const TwPixels *tile, const TwScanPalette *palette, double x, double y,
                       double r);

G_END_DECLS
