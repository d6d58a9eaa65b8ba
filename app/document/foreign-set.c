/* Sets in files of JCloisterZone. */
#include "app/document/foreign-set.h"

#include "app/export/jcz-addon-reader.h"
#include "engine/format/file-kind.h"
#include "engine/jcz/jcz-definitions.h"

static TwFileKind
kind_of (const char *path)
{
  TwFileKind kind = TW_FILE_UNKNOWN;

  return tw_file_kind_find (path, &kind, NULL) ? kind : TW_FILE_UNKNOWN;
}

gboolean
tw_foreign_set_is_one (const char *path)
{
  TwFileKind kind = kind_of (path);

  return kind == TW_FILE_JCZ_DEFINITIONS || kind == TW_FILE_JCZ_ADDON;
}

TwTileSet *
tw_foreign_set_load (const char *path, GPtrArray *problems, GError **error)
{
  return kind_of (path) == TW_FILE_JCZ_ADDON
             ? tw_jcz_addon_load (path, NULL, problems, error)
             : tw_jcz_definitions_load (path, NULL, problems, error);
}
