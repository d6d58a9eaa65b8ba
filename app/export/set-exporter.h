/* The formats that a tile set can be exported to: one row each, for the command line and the
 * window.
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
 * @menu: its label in the menu; like the next one, a literal marked for gettext
 * @title: title of the dialog that asks for the file
 * @files: the kind of file it writes; of a folder the ending of its name
 * @ending: the ending of a proposed file name: the suffix of @files, after something that tells the
 *   name from the set's own file
 * @is_set: whether the format is one of ours, so that saving over the open file loses nothing
 * @is_folder: whether it writes a folder, which replaces nothing that is there
 * @has_enclosures: whether the set's enclosures go along, or as much of them as it has a use for,
 *   or @write tells of those that do not
 * @write: writes @set to @path and replaces an old file; @problems (element-type utf8) gets what
 *   the format cannot say. Blocks; safe in any thread
 * @write_at: (nullable): the same, with the web address below which the pictures will be found;
 *   people are asked for it, and without one @write does
 */
typedef struct
{
  const char *id;
  const char *menu;
  const char *title;
  TwSaveKind files;
  const char *ending;
  gboolean is_set;
  gboolean is_folder;
  gboolean has_enclosures;
  gboolean (*write) (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error);
  gboolean (*write_at) (const TwTileSet *set, const char *path, const char *address,
                        GPtrArray *problems, GError **error);
} TwSetExporter;

/** tw_set_exporters: Returns: (array length=out_n): all exporters, in the order of the menu */
const TwSetExporter *tw_set_exporters (guint *out_n);

/** tw_set_exporter_find: Returns: (nullable): the exporter with that id */
const TwSetExporter *tw_set_exporter_find (const char *id);

/** tw_set_exporter_for_file: Returns: (nullable): the exporter whose files are named like @path */
const TwSetExporter *tw_set_exporter_for_file (const char *path);

G_END_DECLS
