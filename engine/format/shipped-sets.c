/* The list of shipped sets, and their files. */
#include "engine/format/shipped-sets.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"

/* The ids in the order of their list, which lies beside them; %NULL without one. */
static char **
read_order (void)
{
  g_autofree char *path = tw_data_dir_find ("tile-sets/order");
  g_autofree char *text = NULL;

  return path != NULL && g_file_get_contents (path, &text, NULL, NULL)
             ? g_strsplit_set (g_strstrip (text), " \r\n", -1)
             : NULL;
}

static char *
path_in (const char *folder, const char *id)
{
  g_autofree char *relative = g_strdup_printf ("%s/%s.xml", folder, id);

  return *id != '\0' && strchr (id, '/') == NULL ? tw_data_dir_find (relative) : NULL;
}

char **
tw_shipped_set_ids (void)
{
  GPtrArray *ids = g_ptr_array_new ();
  g_auto (GStrv) order = read_order ();

  for (guint i = 0; order != NULL && order[i] != NULL; i++)
    {
      g_autofree char *path = path_in ("tile-sets", order[i]);

      if (path != NULL)
        g_ptr_array_add (ids, g_strdup (order[i]));
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

char *
tw_shipped_set_path (const char *id)
{
  g_auto (GStrv) order = read_order ();

  return order != NULL && g_strv_contains ((const char *const *) order, id)
             ? path_in ("tile-sets", id)
             : path_in ("examples", id);
}

TwTileSet *
tw_shipped_set_load (const char *id, GError **error)
{
  g_autofree char *path = tw_shipped_set_path (id);

  if (path != NULL)
    return tw_tile_set_file_load_shipped (path, error);
  tw_format_error_set (error, TW_FORMAT_ERROR_DATA, id, 0,
                       _ ("No tile set of that name comes with Tilewright."));
  return NULL;
}

gboolean
tw_shipped_set_is_path (const char *path)
{
  const char *const folders[] = { "tile-sets", "examples" };
  g_autofree char *parent = g_path_get_dirname (path);
  g_autofree char *real_parent = g_canonicalize_filename (parent, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = tw_data_dir_find (folders[i]);
      g_autofree char *real_folder = folder != NULL ? g_canonicalize_filename (folder, NULL) : NULL;

      if (g_strcmp0 (real_folder, real_parent) == 0)
        return TRUE;
    }
  return FALSE;
}
