/* Games of the table as files of other kinds: notation, cases, recordings, pictures, tables. */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"
#include "engine/case/case-writer.h"
#include "engine/format/save-kind.h"

G_BEGIN_DECLS

typedef struct _TwExport TwExport;

/**
 * TwGameExporter: what a game can be exported as.
 * @id: as in the parameter of "play.export"
 * @menu: (nullable): what the submenu calls it; %NULL if it is not there. It, @title and @ending are
 *   literals that are marked for gettext
 * @keys: (nullable): the keys that do it
 * @title: of the dialog that asks where to
 * @ending: what a proposed name ends in; before it stands how the game is called
 * @n_files: how many kinds of files it can be
 * @files: these
 * @is_shown: whether it is what the table shows now, else the whole game
 * @expects: whether it is a case that says what comes out
 * @write: puts a new file in the place of an old one; @problems gets what is not as in the game
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

/** tw_game_exporters: Returns: (array length=out_n): all of them, in the order of the menu */
const TwGameExporter *tw_game_exporters (guint *out_n);

/**
 * TwExport: what is to be written; a value of its own, for any thread.
 * @exporter: what it becomes
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
};

/** tw_export_new: Returns: (transfer full): the game of @model to be written as @id, see
 *   #TwGameExporter */
TwExport *tw_export_new (TwTableModel *model, const char *id);

/** tw_export_free: frees @wanted. */
void tw_export_free (TwExport *wanted);

/**
 * tw_game_export_write:
 * @wanted: what
 * @path: where
 * @problems: (element-type utf8): gets what is not as in the game
 * @error: %TW_FORMAT_ERROR, #TwPictureError or #GFileError
 *
 * Puts a new file in the place of an old one. Blocks; safe in any thread.
 *
 * Returns: whether it is written
 */
gboolean tw_game_export_write (const TwExport *wanted,
                               const char *path,
                               GPtrArray *problems,
                               GError **error);

/** tw_game_export_write_async: as tw_game_export_write() in a worker; takes @wanted. */
void tw_game_export_write_async (TwExport *wanted,
                                 GFile *file,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * tw_game_export_write_finish:
 * @result: of tw_game_export_write_async()
 * @error: as of tw_game_export_write()
 *
 * Returns: (transfer full) (nullable) (element-type utf8): the problems, if it is written
 */
GPtrArray *tw_game_export_write_finish (GAsyncResult *result, GError **error);

/** tw_game_export_points: Returns: (transfer full): all points of @game as comma-separated
 *   values */
char *tw_game_export_points (const TwGame *game, const TwTableSetup *setup);

/** tw_game_export_statistics: Returns: (transfer full): what can be counted of each seat as
 * comma-separated values */
char *tw_game_export_statistics (const TwGame *game, const TwTableSetup *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwExport, tw_export_free)

G_END_DECLS
