/* What a tile set can be exported as. */
#include "app/export/set-exporter.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/export/jcz-addon.h"
#include "app/export/picture-folder.h"
#include "app/export/tts-object.h"
#include "app/export/wiki-page.h"
#include "engine/format/package-file.h"
#include "engine/format/package-writer.h"
#include "engine/format/picture-files.h"
#include "engine/format/save-file.h"
#include "engine/format/set-table.h"
#include "engine/format/tile-set-file.h"
#include "engine/jcz/jcz-definitions.h"

static gboolean
write_package (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error)
{
  gsize length;
  g_autofree char *data = tw_package_file_set_to_data (path, set, &length, error);

  return data != NULL && tw_tile_set_put_pictures (set, path, error)
         && tw_save_file (path, data, length, NULL, NULL, error);
}

static gboolean
write_definitions (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error)
{
  gsize length;
  g_autofree char *xml = tw_jcz_definitions_to_xml (set, NULL, problems, &length);

  return tw_save_file (path, xml, length, NULL, NULL, error);
}

static gboolean
write_table (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error)
{
  g_autofree char *csv = tw_set_table_to_csv (set);

  return tw_save_file (path, csv, strlen (csv), NULL, NULL, error);
}

static gboolean
write_tabletop_simulator_at (const TwTileSet *set,
                             const char *path,
                             const char *address,
                             GPtrArray *problems,
                             GError **error)
{
  const TwTtsOptions options = { .languages = g_get_language_names (), .base_url = address };

  return tw_tts_object_save (set, path, &options, problems, error);
}

static gboolean
write_tabletop_simulator (const TwTileSet *set,
                          const char *path,
                          GPtrArray *problems,
                          GError **error)
{
  return write_tabletop_simulator_at (set, path, NULL, problems, error);
}

static gboolean
write_pictures (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error)
{
  return tw_picture_folder_save (set, path, TW_PICTURE_FOLDER_USUAL_PX, g_get_language_names (),
                                 error);
}

static gboolean
write_wiki_page (const TwTileSet *set, const char *path, GPtrArray *problems, GError **error)
{
  return tw_wiki_page_save (set, path, NULL, FALSE, problems, error);
}

static const TwSetExporter exporters[] = {
  { .id = "package",
    .menu = N_ ("Package…"),
    .title = N_ ("Export Package"),
    .files = { N_ ("Packages"), TW_PACKAGE_SUFFIX },
    .ending = TW_PACKAGE_SUFFIX,
    .is_set = TRUE,
    .has_enclosures = TRUE,
    .write = write_package },
  { .id = "definitions",
    .menu = N_ ("Definitions for JCloisterZone…"),
    .title = N_ ("Export Definitions"),
    .files = { N_ ("Definitions of JCloisterZone"), ".xml" },
    .ending = "-jcloisterzone.xml",
    .write = write_definitions },
  { .id = "add-on",
    .menu = N_ ("Add-on for JCloisterZone…"),
    .title = N_ ("Export Add-on"),
    .files = { N_ ("Add-ons of JCloisterZone"), ".jca" },
    .ending = ".jca",
    .has_enclosures = TRUE,
    .write = tw_jcz_addon_write },
  { .id = "table",
    .menu = N_ ("Table of Tiles (CSV)…"),
    .title = N_ ("Export Table of Tiles"),
    .files = { N_ ("Tables (CSV)"), ".csv" },
    .ending = ".csv",
    .has_enclosures = TRUE,
    .write = write_table },
  { .id = "tabletop-simulator",
    .menu = N_ ("Folder for Tabletop Simulator…"),
    .title = N_ ("Export for Tabletop Simulator"),
    .files = { N_ ("Folders for Tabletop Simulator"), "-tabletop-simulator" },
    .ending = "-tabletop-simulator",
    .is_folder = TRUE,
    .has_enclosures = TRUE,
    .write = write_tabletop_simulator,
    .write_at = write_tabletop_simulator_at },
  { .id = "pictures",
    .menu = N_ ("Folder of Pictures…"),
    .title = N_ ("Export Pictures"),
    .files = { N_ ("Folders of pictures"), "-pictures" },
    .ending = "-pictures",
    .is_folder = TRUE,
    .has_enclosures = TRUE,
    .write = write_pictures },
  { .id = "wiki",
    .menu = N_ ("Page for a Wiki…"),
    .title = N_ ("Export Page for a Wiki"),
    .files = { N_ ("Folders with a page"), "-wiki" },
    .ending = "-wiki",
    .is_folder = TRUE,
    .has_enclosures = TRUE,
    .write = write_wiki_page },
};

const TwSetExporter *
tw_set_exporters (guint *out_n)
{
  *out_n = G_N_ELEMENTS (exporters);
  return exporters;
}

const TwSetExporter *
tw_set_exporter_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (exporters); i++)
    if (g_str_equal (exporters[i].id, id))
      return &exporters[i];
  return NULL;
}

const TwSetExporter *
tw_set_exporter_for_file (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (exporters); i++)
    if (g_str_has_suffix (lower, exporters[i].files.suffix))
      return &exporters[i];
  return NULL;
}
