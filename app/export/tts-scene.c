/* What the files of a saved object for Tabletop Simulator share. */
#include "app/export/tts-scene.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* Side of the picture in the menu of that program. */
#define THUMBNAIL_PX 256

char *
tw_tts_scene_picture (TwTtsScene *scene,
                      const char *stem,
                      double width,
                      double height,
                      TwPictureFunc draw,
                      gpointer data,
                      GError **error)
{
  g_autofree char *draft = g_strdup_printf ("pictures/%s.png", stem);
  g_autofree char *path = tw_export_folder_file (scene->folder, draft);
  g_autofree char *bytes = NULL, *sum = NULL, *file = NULL, *name = NULL, *final = NULL;
  gsize length;

  if (!tw_picture_file_save (path, stem, width, height, width, draw, data, error)
      || !g_file_get_contents (path, &bytes, &length, error))
    return NULL;
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, length);
  file = g_strdup_printf ("%s-%s-%.8s.png", scene->name, stem, sum);
  name = g_strconcat ("pictures/", file, NULL);
  final = tw_export_folder_file (scene->folder, name);
  if (g_rename (path, final) != 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, final, 0,
                           _ ("It cannot be written. Choose another place."));
      return NULL;
    }
  if (scene->options->base_url == NULL)
    {
      g_autofree char *later = tw_export_folder_later (scene->folder, name);

      return g_filename_to_uri (later, NULL, error);
    }
  return g_strconcat (scene->options->base_url,
                      g_str_has_suffix (scene->options->base_url, "/") ? "" : "/", file, NULL);
}

const char *
tw_tts_scene_back (const TwTtsScene *scene, const TwExportFace *face)
{
  guint index = 0;

  g_ptr_array_find_with_equal_func (scene->backs, tw_export_face_back (scene->set, face),
                                    g_str_equal, &index);
  return scene->back_urls->pdata[index];
}

const char *
tw_tts_scene_title (const TwTtsScene *scene)
{
  const char *title = tw_texts_best (scene->set->titles, scene->options->languages);

  return title != NULL ? title : scene->set->id;
}

char *
tw_tts_scene_face_name (const TwTtsScene *scene, const TwExportFace *face)
{
  const char *name = tw_tile_name (face->tile, scene->options->languages);

  return name != NULL ? g_strdup_printf ("%s (%s)", name, face->id) : g_strdup (face->id);
}

GArray *
tw_tts_scene_order (const TwTtsScene *scene, guint back)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (scene->set->id));

  for (guint f = 0; f < scene->faces->len; f++)
    {
      const TwExportFace *face = &g_array_index (scene->faces, TwExportFace, f);

      if (strcmp (tw_export_face_back (scene->set, face), scene->backs->pdata[back]) == 0)
        for (guint n = g_array_index (scene->laid, guint, f); n < face->count; n++)
          g_array_append_val (order, f);
    }
  for (guint i = order->len; i > 1; i--)
    {
      guint other = (guint) g_rand_int_range (rand, 0, (gint32) i);
      guint kept = g_array_index (order, guint, i - 1);

      g_array_index (order, guint, i - 1) = g_array_index (order, guint, other);
      g_array_index (order, guint, other) = kept;
    }
  return order;
}

/* The start tile, or what else there is first. */
static void
thumbnail_draw (cairo_t *cr, gpointer data)
{
  const TwTtsScene *scene = data;
  int start = tw_tile_set_start (scene->set);
  guint index = 0;

  for (guint i = 0; i < scene->faces->len && start >= 0; i++)
    if (g_array_index (scene->faces, TwExportFace, i).tile == scene->set->tiles[start])
      {
        index = i;
        break;
      }
  if (scene->faces->len > 0)
    tw_export_face_draw (cr, scene->set, &g_array_index (scene->faces, TwExportFace, index),
                         THUMBNAIL_PX, scene->theme);
}

gboolean
tw_tts_file_end (JsonBuilder *json, TwTtsScene *scene, const char *name, GError **error)
{
  g_autofree char *file = g_strconcat (name, ".json", NULL);
  g_autofree char *picture = g_strconcat (name, ".png", NULL);
  g_autofree char *path = tw_export_folder_file (scene->folder, picture);
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  text = json_to_string (root, TRUE);
  return tw_export_folder_write (scene->folder, file, text, error)
         && tw_picture_file_save (path, name, THUMBNAIL_PX, THUMBNAIL_PX, THUMBNAIL_PX,
                                  thumbnail_draw, scene, error);
}
