/* Exports of a game: notation, cases, recordings, pictures, comma-separated values. */
#pragma once

#include <gio/gio.h>

#include "app/drawing/table-top.h"
#include "app/game/table-model.h"
#include "engine/case/case-writer.h"
#include "engine/format/save-kind.h"

G_BEGIN_DECLS

typedef struct _TwExport TwExport;

/**
 * TwGameExporter: a kind of export.
 * @id: the parameter of "play.export"
 * @menu: (nullable): its title in the submenu; %NULL if it is not listed there. @menu, @title and
 *   @ending are literals that are marked for gettext
 * @keys: (nullable): its keyboard shortcut
 * @title: the title of the save dialog
 * @ending: the end of the proposed file name; the game's title comes before it
 * @n_files: how many kinds of file it can write
 * @files: the kinds of file
 * @is_shown: whether it exports what the table shows now; else the whole game
 * @expects: whether it is a case with expected results
 * @write: replaces the file at @path; adds to @problems what the file tells differently from the
 *   game
 */
typedef struct
{
  const char *id;
  const char *menu;
  const char *keys;
  const char *title;
  const char *ending;
  guint n_files;
  TwSaveKind files[3];
  gboolean is_shown;
  gboolean expects;
  gboolean (*write) (const TwExport *wanted, const char *path, GPtrArray *problems,
                     GError **error);
} TwGameExporter;

/** tw_game_exporters: Returns: (array length=out_n): all exporters, in the order of the menu */
const TwGameExporter *tw_game_exporters (guint *out_n);

/**
 * TwExport: a game to be exported. It shares nothing, so any thread may use it.
 * @exporter: the kind of export
 * @game: the game
 * @setup: how the game is set up
 * @id: (nullable): the case's id
 * @title: (nullable): the case's title
 * @rules: (nullable) (array zero-terminated=1): the case's rule ids; %NULL for those that were
 *   applied
 * @n_given: see #TwCaseWish
 * @expects: whether the case says what results
 * @has_scores: whether the case expects @scores
 * @scores: scores by seat, to be expected in place of the real ones
 * @more: (nullable): further facts that the case expects, see #TwCaseWish
 * @top: what the table in a picture is made of
 */
struct _TwExport
{
  const TwGameExporter *exporter;
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
  TwTableTop top;
};

/** tw_export_new: Returns: (transfer full): the game of @model, to be exported by the
 *   #TwGameExporter @id */
TwExport *tw_export_new (TwTableModel *model, const char *id);

/** tw_export_free: frees @wanted. */
void tw_export_free (TwExport *wanted);

/**
 * tw_game_export_write:
 * @wanted: the game to export
 * @path: the file's path
 * @problems: (element-type utf8): gets what the file tells differently from the game
 * @error: %TW_FORMAT_ERROR, #TwPictureError or #GFileError
 *
 * Replaces the file at @path. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_game_export_write (const TwExport *wanted,
                               const char *path,
                               GPtrArray *problems,
                               GError **error);

/** tw_game_export_write_async: as tw_game_export_write(), in a worker thread; takes @wanted. */
void tw_game_export_write_async (TwExport *wanted,
                                 GFile *file,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * tw_game_export_write_finish:
 * @result: of tw_game_export_write_async()
 * @error: as of tw_game_export_write()
 *
 * Returns: (transfer full) (nullable) (element-type utf8): the problems, %NULL on an error
 */
GPtrArray *tw_game_export_write_finish (GAsyncResult *result, GError **error);

/** tw_game_export_points: Returns: (transfer full): all scored points of @game as comma-separated
 *   values */
char *tw_game_export_points (const TwGame *game, const TwTableSetup *setup);

/** tw_game_export_statistics: Returns: (transfer full): the statistics of each seat as
 * comma-separated values, see game-statistics.h */
char *tw_game_export_statistics (const TwGame *game, const TwTableSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwExport, tw_export_free)

G_END_DECLS
