/* Games of the table as files of other kinds: notation, cases, recordings, pictures, tables. */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"
#include "engine/case/case-writer.h"

G_BEGIN_DECLS

/**
 * TwExportKind:
 * @TW_EXPORT_NOTATION: the whole game in the language of cases, to be read
 * @TW_EXPORT_CASE: what a #TwCaseWish says
 * @TW_EXPORT_RECORDING: a recording for JCloisterZone
 * @TW_EXPORT_PICTURE: the table as it is shown, as PNG, SVG or PDF
 * @TW_EXPORT_POINTS: all points of the game as a table (CSV)
 * @TW_EXPORT_STATISTICS: what can be counted of each seat, as a table (CSV)
 */
typedef enum
{
  TW_EXPORT_NOTATION,
  TW_EXPORT_CASE,
  TW_EXPORT_RECORDING,
  TW_EXPORT_PICTURE,
  TW_EXPORT_POINTS,
  TW_EXPORT_STATISTICS,
  TW_N_EXPORT_KINDS
} TwExportKind;

/**
 * TwExport: what is to be written; a value of its own, for any thread.
 * @kind: what it becomes
 * @game: the game
 * @setup: who plays what
 * @id: (nullable): of a case
 * @title: (nullable): of a case
 * @rules: (nullable) (array zero-terminated=1): of a case; %NULL for those that were applied
 * @n_given: of a case, see #TwCaseWish
 * @expects: whether a case says what comes out
 * @has_scores: whether a case expects @scores
 * @scores: by seat, in the place of what came out
 * @more: (nullable): what a case expects besides, see #TwCaseWish
 */
typedef struct
{
  TwExportKind kind;
  TwGame *game;
  TwTableSetup setup;
  char *id;
  char *title;
  char **rules;
  guint n_given;
  gboolean expects;
  gboolean has_scores;
  int scores[TW_MAX_SEATS];
  char *more;
} TwExport;

/** tw_export_new: Returns: (transfer full): what @model shows now, for a picture, or has, for all
 * else */
TwExport *tw_export_new (TwTableModel *model, TwExportKind kind);

/** tw_export_free: frees @wanted. */
void tw_export_free (TwExport *wanted);

/**
 * tw_export_write:
 * @wanted: what
 * @path: where
 * @problems: (element-type utf8): gets what is not as in the game
 * @error: %TW_FORMAT_ERROR, #TwPictureError or #GFileError
 *
 * Puts a new file in the place of an old one. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_export_write (const TwExport *wanted,
                          const char *path,
                          GPtrArray *problems,
                          GError **error);

/** tw_export_write_async: as tw_export_write() in a worker; takes @wanted. */
void tw_export_write_async (TwExport *wanted,
                            GFile *file,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/**
 * tw_export_write_finish:
 * @result: of tw_export_write_async()
 * @error: as of tw_export_write()
 *
 * Returns: (transfer full) (nullable) (element-type utf8): the problems, if it is written
 */
GPtrArray *tw_export_write_finish (GAsyncResult *result, GError **error);

/** tw_export_points: Returns: (transfer full): all points of @game as comma-separated values */
char *tw_export_points (const TwGame *game, const TwTableSetup *setup);

/** tw_export_statistics: Returns: (transfer full): what can be counted of each seat as comma-separated
 * values */
char *tw_export_statistics (const TwGame *game, const TwTableSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwExport, tw_export_free)

G_END_DECLS
