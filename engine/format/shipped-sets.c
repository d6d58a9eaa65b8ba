/* The list of shipped sets, and their files. */
#include "engine/format/shipped-sets.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"

static const char *const shipped_ids[] = {
  "base",
  "winter",
  "river",
  "inns-and-cathedrals",
  "traders-and-builders",
  "flying-machines",
  "ferries",
  "gold-mines",
  "mage-and-witch",
  "robbers",
  "crop-circles",
  "crop-circles-1",
  "count",
  "mists",
  NULL,
};

char **
tw_shipped_set_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; shipped_ids[i] != NULL; i++)
    {
      g_autofree char *path = tw_shipped_set_path (shipped_ids[i]);

      if (path != NULL)
        g_ptr_array_add (ids, g_strdup (shipped_ids[i]));
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

char *
tw_shipped_set_path (const char *id)
{
  g_autofree char *relative = NULL;

  if (!g_strv_contains (shipped_ids, id))
    return NULL;
  relative = g_strdup_printf ("tile-sets/%s.xml", id);
  return tw_data_dir_find (relative);
}

TwTileSet *
tw_shipped_set_load (const char *id, GError **error)
{
  g_autofree char *path = tw_shipped_set_path (id);

  if (path != NULL)
    return tw_tile_set_load (path, error);
  tw_format_error_set (error, TW_FORMAT_ERROR_DATA, id, 0,
                       _ ("No tile set of that name comes with Tilewright."));
  return NULL;
}

gboolean
tw_shipped_set_is_path (const char *path)
{
  g_autofree char *folder = tw_data_dir_find ("tile-sets");
  g_autofree char *parent = g_path_get_dirname (path);
  g_autofree char *real_folder = NULL;
  g_autofree char *real_parent = NULL;

  if (folder == NULL)
    return FALSE;
  real_folder = g_canonicalize_filename (folder, NULL);
  real_parent = g_canonicalize_filename (parent, NULL);
  return strcmp (real_folder, real_parent) == 0;
}
