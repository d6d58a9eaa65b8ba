/* The work of an import that takes long, in a thread of its own. */
#pragma once

#include <gtk/gtk.h>

#include "app/scan/scan-find.h"
#include "app/scan/scan-tiles.h"

G_BEGIN_DECLS

/**
 * TwScanOutcome:
 * @pixels: (nullable): the picture of a sheet
 * @shown: (nullable): the same, no larger than it is seen on a screen
 * @found: what was found in it
 * @plan: where its tiles lie
 * @tiles: (nullable): the tiles, if there are pictures of them or the sheet was cut
 * @refused: (nullable): which pictures are left out, and why
 *
 * What has come of the pictures: a sheet, to be confirmed, or tiles.
 */
typedef struct
{
  TwPixels *pixels;
  TwPixels *shown;
  TwScanFound found;
  TwScanPlan plan;
  GPtrArray *tiles;
  char *refused;
} TwScanOutcome;

/** tw_scan_outcome_free: frees @outcome. */
void tw_scan_outcome_free (TwScanOutcome *outcome);

/**
 * tw_scan_work_look_async:
 * @files: (element-type GFile): pictures, or one folder
 * @set: the set that they are for
 * @progress: counted up; lasts until @callback is called
 * @cancellable: to give up
 * @callback: called in the main loop
 * @data: for @callback
 *
 * One picture is looked at for a sheet; of several, each is a tile. Whoever calls counts on
 * @callback even after the @cancellable was cancelled.
 */
void tw_scan_work_look_async (GPtrArray *files, TwTileSet *set, TwScanProgress *progress,
                              GCancellable *cancellable, GAsyncReadyCallback callback,
                              gpointer data);

/** tw_scan_work_cut_async: as tw_scan_work_look_async(), cuts the tiles of @plan out of @pixels. */
void tw_scan_work_cut_async (TwPixels *pixels, const TwScanPlan *plan, TwTileSet *set,
                             TwScanProgress *progress, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data);

/** tw_scan_work_finish: Returns: (transfer full) (nullable): what has come of it */
TwScanOutcome *tw_scan_work_finish (GAsyncResult *result, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwScanOutcome, tw_scan_outcome_free)

G_END_DECLS
