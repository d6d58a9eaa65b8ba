/* What a tile set can be exported as: one row for each format, for the command line and the window.
 *
 * A further format is one more row, with the function that writes it.
 */
#pragma once

#include "engine/format/save-kind.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwSetExporter:
 * @id: its name for actions: "package"
 * @menu: what the menu calls it; like the next ones a literal that is marked for gettext
 * @title: of the dialog that asks where to
 * @files: the kind of its files
 * @ending: what a proposed name ends in: that of @files, and before it whatever keeps the name from being
 *   that of the set
 * @is_set: whether it is a set of ours, so that saving over the open file is no loss
 * @has_enclosures: whether what is enclosed in the set goes along
 * @write: writes @set to @path in the place of an old file; @problems (element-type utf8) gets what
 *   cannot be said there. Blocks; safe in any thread
 */
typedef struct
{
  const char *id;
  const char *menu;
  const char *title;
  TwSaveKind files;
  const char *ending;
  gboolean is_set;
  gboolean has_enclosures;
  gboolean (*write) (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error);
} TwSetExporter;

/** tw_set_exporters: Returns: (array length=out_n): all of them, in the order of the menu */
const TwSetExporter *tw_set_exporters (guint *out_n);

/** tw_set_exporter_find: Returns: (nullable): the one called @id */
const TwSetExporter *tw_set_exporter_find (const char *id);

/** tw_set_exporter_for_file: Returns: (nullable): the one whose files are named like @path */
const TwSetExporter *tw_set_exporter_for_file (const char *path);

G_END_DECLS
