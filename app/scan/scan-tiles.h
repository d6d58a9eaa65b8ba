/* The tiles of an import: what was cut out, what it is taken for, and tiles of a set made of it. */
#pragma once

#include <gio/gio.h>

#include "app/scan/scan-plan.h"
#include "app/scan/tile-guess.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwScanTile:
 * @pixels: its picture, straightened
 * @jpeg: the same as a file
 * @guess: what it shows, as guessed or as somebody says
 * @same_as: the first tile that looks the same, -1 for none
 * @is_taken: whether it is to become a tile
 * @count: how many copies of it there are
 * @is_joined: whether these were added to those of @same_as
 */
typedef struct
{
  TwPixels *pixels;
  GBytes *jpeg;
  TwTileGuess guess;
  int same_as;
  gboolean is_taken;
  guint count;
  gboolean is_joined;
} TwScanTile;

/** TwScanProgress: how far work in another thread has come; read and written atomically. */
typedef struct
{
  gint done;
  gint all;
} TwScanProgress;

/** tw_scan_tile_free: frees @tile. */
void tw_scan_tile_free (TwScanTile *tile);

/**
 * tw_scan_tiles_cut:
 * @pixels: a picture
 * @plan: where its tiles lie, which is sound
 * @own: (nullable): the vocabulary of the set that they are for
 * @progress: (nullable): counted up
 * @cancellable: (nullable): to stop between two tiles
 * @error: %G_IO_ERROR_CANCELLED, or %G_IO_ERROR_NO_SPACE if memory is short
 *
 * Cuts all tiles out and guesses what they show. Takes about a hundredth of a second for each; safe
 * in any thread.
 *
 * Returns: (transfer full) (element-type TwScanTile) (nullable): the tiles, in the order of @plan
 */
GPtrArray *tw_scan_tiles_cut (const TwPixels *pixels, const TwScanPlan *plan,
                              const TwVocabulary *own, TwScanProgress *progress,
                              GCancellable *cancellable, GError **error);

/**
 * tw_scan_tiles_read:
 * @files: (element-type GFile): pictures that show one tile each
 * @own: (nullable): as for tw_scan_tiles_cut()
 * @progress: (nullable): counted up
 * @cancellable: (nullable): to stop between two pictures
 * @out_refused: (out) (transfer full): file, cause and remedy of each picture that is left out, a
 *   line for each; "" for none
 * @error: as for tw_scan_tiles_cut()
 *
 * Waits; not for the thread that runs the main loop.
 *
 * Returns: (transfer full) (element-type TwScanTile) (nullable): a tile for each of the others
 */
GPtrArray *tw_scan_tiles_read (const GPtrArray *files, const TwVocabulary *own,
                               TwScanProgress *progress, GCancellable *cancellable,
                               char **out_refused, GError **error);

/** tw_scan_tiles_n_taken: Returns: how many become tiles */
guint tw_scan_tiles_n_taken (const GPtrArray *tiles);

/** tw_scan_tiles_n_alike: Returns: how many of those taken look like one before them that is taken */
guint tw_scan_tiles_n_alike (const GPtrArray *tiles);

/** tw_scan_tiles_take: has a tile taken or not; one that was joined with another is its own again. */
void tw_scan_tiles_take (GPtrArray *tiles, guint index, gboolean is_taken);

/** tw_scan_tiles_join_alike: makes those copies of the ones that they look like. */
void tw_scan_tiles_join_alike (GPtrArray *tiles);

/**
 * tw_scan_tiles_import:
 * @tiles: (element-type TwScanTile): tiles
 * @set: (inout): a set under construction
 * @error: %TW_FORMAT_ERROR_LIMIT if the pictures are more than a set can have; @set is of no use
 *   then
 *
 * Adds those that are taken behind all others, each with its picture as a reference under the
 * drawing. A blank tile that is all the set has, as new sets do, goes.
 *
 * Returns: whether all are added
 */
gboolean tw_scan_tiles_import (const GPtrArray *tiles, TwTileSet *set, GError **error);

G_END_DECLS
