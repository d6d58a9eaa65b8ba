/* A tile set as a folder of pictures with a table. */
#include "app/export/picture-folder.h"

#include <string.h>

#include "app/drawing/picture-file.h"
#include "app/drawing/theme-own.h"
#include "app/export/export-face.h"
#include "app/export/export-folder.h"
#include "engine/format/csv.h"

/*
 * A folder as it is filled.
 * @backs: names of the backs; @back_files: their files, in the same order
 * @table: the table so far
 */
typedef struct
{
  const TwTileSet *set;
  TwExportFolder *folder;
  guint size_px;
  const TwTheme *theme;
  GPtrArray *backs;
  GPtrArray *back_files;
  GString *table;
} Filling;

/* What a row says of a picture. */
typedef struct
{
  const char *file;
  const char *id;
  const char *name;
  guint count;
  guint n_start;
  const char *back;
} Row;

static void
add_row (Filling *filling, const Row *row)
{
  GString *table = filling->table;

  tw_csv_add_text (table, row->file);
  g_string_append_c (table, ',');
  tw_csv_add_text (table, row->id);
  g_string_append_c (table, ',');
  tw_csv_add_text (table, row->name);
  g_string_append_printf (table, ",%u,%u,", row->count, row->n_start);
  tw_csv_add_text (table, row->back);
  g_string_append_printf (table, ",%u,%u\r\n", filling->size_px, filling->size_px);
}

static gboolean
add_picture (Filling *filling,
             const char *file,
             const TwExportFace *face,
             TwTileSide side,
             GError **error)
{
  g_autofree char *path = tw_export_folder_file (filling->folder, file);

  return tw_picture_file_save_tile (path, filling->set, face->tile, face->variant, side,
                                    filling->size_px, 0, filling->theme, error);
}

/* No tile has two hyphens in the name of its file, so none is called like a back. */
static gboolean
add_backs (Filling *filling, const GArray *faces, GError **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint b = 0; b < filling->backs->len; b++)
    {
      const char *back = filling->backs->pdata[b];
      g_autofree char *name = tw_export_name_free_of (taken, back, "other");
      char *file = *back != '\0' ? g_strdup_printf ("back--%s.png", name) : g_strdup ("back.png");
      guint f = 0;

      g_ptr_array_add (filling->back_files, file);
      while (
          strcmp (tw_export_face_back (filling->set, &g_array_index (faces, TwExportFace, f)), back)
          != 0)
        f++;
      if (!add_picture (filling, file, &g_array_index (faces, TwExportFace, f), TW_TILE_BACK,
                        error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_face (Filling *filling, const TwExportFace *face, const char *const *languages, GError **error)
{
  const char *name = tw_tile_name (face->tile, languages);
  g_autofree char *file = g_strdup_printf ("%s-x%u.png", face->name, face->count);
  guint back = 0;

  g_ptr_array_find_with_equal_func (filling->backs, tw_export_face_back (filling->set, face),
                                    g_str_equal, &back);
  add_row (filling, &(Row){ file, face->id, name != NULL ? name : "", face->count, face->n_start,
                            filling->back_files->pdata[back] });
  return add_picture (filling, file, face, TW_TILE_FRONT, error);
}

static gboolean
fill (Filling *filling, const GArray *faces, const char *const *languages, GError **error)
{
  if (!add_backs (filling, faces, error))
    return FALSE;
  g_string_append (filling->table, "file,id,name,count,start,back,width,height\r\n");
  for (guint i = 0; i < faces->len; i++)
    if (!add_face (filling, &g_array_index (faces, TwExportFace, i), languages, error))
      return FALSE;
  return tw_export_folder_write (filling->folder, "tiles.csv", filling->table->str, error);
}

gboolean
tw_picture_folder_save (const TwTileSet *set,
                        const char *path,
                        guint size_px,
                        const char *const *languages,
                        GError **error)
{
  g_autoptr (TwExportFolder) folder = tw_export_folder_new (path, error);
  g_autoptr (GArray) faces = tw_export_faces_new (set);
  g_autoptr (GPtrArray) backs = tw_export_backs_new (set);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) table = g_string_new (NULL);
  Filling filling = { set, folder, size_px, tw_theme_of_set (set), backs, files, table };

  return folder != NULL && fill (&filling, faces, languages, error)
         && tw_export_folder_finish (folder, error);
}
