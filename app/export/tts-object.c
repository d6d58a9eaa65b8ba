/* A tile set as a saved object for Tabletop Simulator. */
#include "app/export/tts-object.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/export/score-track.h"
#include "app/export/tts-address.h"
#include "app/export/tts-scene.h"
#include "engine/format/rules-file.h"

/* Side of the picture of a tile, in pixels. */
#define TILE_PX 512
/* Side of a field of the score track, in pixels. */
#define TRACK_PX 96
/* The units of that program are inches; at scale 1 a tile is two of them wide. */
#define MM_PER_UNIT 25.4

static const TwExportFace *
face_at (const TwTtsScene *scene, guint index)
{
  return &g_array_index (scene->faces, TwExportFace, index);
}

/* A picture to be drawn: the front of a face, or the back of that name. */
typedef struct
{
  const TwTtsScene *scene;
  const TwExportFace *face;
  const char *back;
} Picture;

static void
picture_draw (cairo_t *cr, gpointer data)
{
  const Picture *picture = data;

  if (picture->face != NULL)
    tw_export_face_draw (cr, picture->scene->set, picture->face, TILE_PX, picture->scene->theme);
  else
    tw_tile_back_draw (cr, TILE_PX, *picture->back != '\0' ? picture->back : NULL,
                       picture->scene->theme);
}

static gboolean
add_picture (TwTtsScene *scene, Picture picture, const char *stem, GPtrArray *urls, GError **error)
{
  char *url = tw_tts_scene_picture (scene, stem, TILE_PX, TILE_PX, picture_draw, &picture, error);

  if (url != NULL)
    g_ptr_array_add (urls, url);
  return url != NULL;
}

static gboolean
draw_pictures (TwTtsScene *scene, GError **error)
{
  for (guint i = 0; i < scene->faces->len; i++)
    {
      g_autofree char *stem = g_strconcat ("tile-", face_at (scene, i)->name, NULL);

      if (!add_picture (scene, (Picture){ scene, face_at (scene, i), NULL }, stem, scene->fronts,
                        error))
        return FALSE;
    }
  for (guint i = 0; i < scene->backs->len; i++)
    {
      g_autofree char *stem = g_strdup_printf ("back-%u", i + 1);

      if (!add_picture (scene, (Picture){ scene, NULL, scene->backs->pdata[i] }, stem,
                        scene->back_urls, error))
        return FALSE;
    }
  return TRUE;
}

/* The face with a copy of the tile that does not lie yet, or -1. */
static int
face_to_lay (const TwTtsScene *scene, const char *id)
{
  for (guint f = 0; f < scene->faces->len; f++)
    if (strcmp (face_at (scene, f)->tile->id, id) == 0
        && g_array_index (scene->laid, guint, f) < face_at (scene, f)->count)
      return (int) f;
  return -1;
}

/* As it is printed, in the units of the table. */
static double
tile_width (const TwTtsScene *scene)
{
  return tw_print_plan_tile (scene->set->print) / MM_PER_UNIT;
}

static void
add_tile (JsonBuilder *json, TwTtsScene *scene, guint index, guint copy, TwTtsPiece piece)
{
  const TwExportFace *face = face_at (scene, index);
  g_autofree char *name = tw_tts_scene_face_name (scene, face);
  g_autofree char *key = g_strdup_printf ("tile/%s/%u", face->id, copy);

  piece.kind = "Custom_Tile";
  piece.key = key;
  piece.scale = tile_width (scene) / 2;
  piece.name = piece.is_face_down ? NULL : name;
  piece.notes = name;
  tw_tts_piece_begin (json, scene, &piece);
  tw_tts_piece_image (json, scene->fronts->pdata[index], tw_tts_scene_back (scene, face),
                      TW_TTS_BOX);
  json_builder_end_object (json);
}

/* Lays a copy of the tile; one that is not there is a problem of the set and told there. */
static void
lay_tile (JsonBuilder *json, TwTtsScene *scene, const char *id, TwTtsPiece piece)
{
  int f = face_to_lay (scene, id);

  if (f >= 0)
    add_tile (json, scene, (guint) f, g_array_index (scene->laid, guint, f)++, piece);
}

static void
lay_start (JsonBuilder *json, TwTtsScene *scene)
{
  const TwBlock *block = tw_tile_set_start_block (scene->set);
  int start = tw_tile_set_start (scene->set);

  for (guint i = 0; block != NULL && i < block->n_tiles; i++)
    lay_tile (json, scene, block->tiles[i].tile,
              (TwTtsPiece){ .x = block->tiles[i].x * tile_width (scene),
                            .y = 1,
                            .z = -block->tiles[i].y * tile_width (scene),
                            .quarter_turns = block->tiles[i].quarter_turns,
                            .is_locked = TRUE });
  if (block == NULL && start >= 0)
    lay_tile (json, scene, scene->set->tiles[start]->id, (TwTtsPiece){ .y = 1, .is_locked = TRUE });
  /* Last of all, so not in the bag. */
  if (scene->set->last_tile != NULL)
    lay_tile (json, scene, scene->set->last_tile,
              (TwTtsPiece){ .x = -6, .y = 1, .z = -4, .is_face_down = TRUE });
}

static void
add_bag (JsonBuilder *json, TwTtsScene *scene, guint back, guint *copies)
{
  g_autoptr (GArray) order = tw_tts_scene_order (scene, back);
  g_autofree char *key = g_strdup_printf ("bag/%u", back);
  const char *title = tw_tts_scene_title (scene), *back_name = scene->backs->pdata[back];
  g_autofree char *name =
      *back_name != '\0' ? g_strdup_printf ("%s: %s", title, back_name) : g_strdup (title);
  const TwTtsPiece bag = { .kind = "Bag",
                           .key = key,
                           .name = name,
                           .description =
                               tw_texts_best (scene->set->descriptions, scene->options->languages),
                           .x = -6 - 3. * back,
                           .y = 2,
                           .is_random = TRUE,
                           .scale = 1 };

  if (order->len == 0)
    return;
  tw_tts_bag_begin (json, scene, &bag);
  for (guint i = 0; i < order->len; i++)
    {
      guint f = g_array_index (order, guint, i);

      add_tile (json, scene, f, copies[f]++, (TwTtsPiece){ .is_face_down = TRUE });
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
track_draw (cairo_t *cr, gpointer data)
{
  tw_score_track_draw (cr, TRACK_PX);
}

static gboolean
add_track (JsonBuilder *json, TwTtsScene *scene, GError **error)
{
  g_autofree char *url =
      tw_tts_scene_picture (scene, "track", TW_SCORE_TRACK_COLUMNS * TRACK_PX,
                            TW_SCORE_TRACK_ROWS * TRACK_PX, track_draw, NULL, error);
  const TwTtsPiece track = {
    .kind = "Custom_Tile", .key = "track", .y = 1, .z = 14, .is_locked = TRUE, .scale = 5
  };

  if (url == NULL)
    return FALSE;
  tw_tts_piece_begin (json, scene, &track);
  tw_tts_piece_image (json, url, url, TW_TTS_BOX);
  json_builder_end_object (json);
  return TRUE;
}

static gboolean
save_tiles (TwTtsScene *scene, GError **error)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree guint *copies = NULL;

  tw_tts_file_begin (json);
  lay_start (json, scene);
  copies = g_memdup2 (scene->laid->data, sizeof (guint) * MAX (scene->laid->len, 1));
  for (guint back = 0; back < scene->backs->len; back++)
    add_bag (json, scene, back, copies);
  return tw_tts_add_things (json, scene, error) && add_track (json, scene, error)
         && tw_tts_file_end (json, scene, scene->name, error);
}

static void
tell_problems (const TwTtsScene *scene, GHashTable *unknown, GPtrArray *problems)
{
  g_autoptr (GList) words = g_list_sort (g_hash_table_get_keys (unknown), (GCompareFunc) strcmp);

  if (scene->options->base_url == NULL)
    g_ptr_array_add (problems,
                     g_strdup (
                         _ ("The pictures are named by their place on this computer: others at "
                            "the table do not see them until you choose Upload All in the "
                            "Cloud Manager of Tabletop Simulator.")));
  for (const GList *word = words; word != NULL; word = word->next)
    g_ptr_array_add (
        problems,
        g_strdup_printf (_ ("The scripted table does not know “%s” and scores without it."),
                         (const char *) word->data));
}

static void
scene_init (TwTtsScene *scene, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  const guint nothing = 0;

  scene->name = tw_export_name (name, "tiles");
  scene->tag = g_strconcat ("tilewright-", scene->set->id, NULL);
  scene->theme = tw_theme_of_set (scene->set);
  scene->faces = tw_export_faces_new (scene->set);
  scene->fronts = g_ptr_array_new_with_free_func (g_free);
  scene->laid = g_array_new (FALSE, TRUE, sizeof (guint));
  for (guint i = 0; i < scene->faces->len; i++)
    g_array_append_val (scene->laid, nothing);
  scene->backs = tw_export_backs_new (scene->set);
  scene->back_urls = g_ptr_array_new_with_free_func (g_free);
  scene->guids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
scene_clear (TwTtsScene *scene)
{
  g_clear_pointer (&scene->shipped, tw_vocabulary_unref);
  g_free (scene->name);
  g_free (scene->tag);
  g_clear_pointer (&scene->faces, g_array_unref);
  g_clear_pointer (&scene->fronts, g_ptr_array_unref);
  g_clear_pointer (&scene->laid, g_array_unref);
  g_clear_pointer (&scene->backs, g_ptr_array_unref);
  g_clear_pointer (&scene->back_urls, g_ptr_array_unref);
  g_clear_pointer (&scene->guids, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwTtsScene, scene_clear)

/* An address is written into files as it is. */
static gboolean
check_address (const char *url, GError **error)
{
  if (url == NULL || tw_tts_is_address (url))
    return TRUE;
  return tw_format_error_set (
      error, TW_FORMAT_ERROR_CONTENT, url, 0,
      _ ("It is no address on the web. Write it with https:// at its beginning."));
}

gboolean
tw_tts_object_save (const TwTileSet *set,
                    const char *path,
                    const TwTtsOptions *options,
                    GPtrArray *problems,
                    GError **error)
{
  g_autoptr (TwExportFolder) folder = NULL;
  g_autoptr (GHashTable) unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (TwTtsScene) scene = { .set = set, .options = options };

  if (!check_address (options->base_url, error)
      || (scene.shipped = tw_rules_file_load_shipped (error)) == NULL
      || (folder = tw_export_folder_new (path, error)) == NULL)
    return FALSE;
  scene.folder = folder;
  scene_init (&scene, path);
  if (!draw_pictures (&scene, error) || !save_tiles (&scene, error)
      || !tw_tts_add_cards (&scene, unknown, error) || !tw_export_folder_finish (folder, error))
    return FALSE;
  tell_problems (&scene, unknown, problems);
  if (options->base_url != NULL && tw_tts_is_local (options->base_url))
    g_ptr_array_add (problems,
                     g_strdup_printf (_ ("%s: Only this computer or its network has that address. "
                                         "Others will not see the pictures."),
                                      options->base_url));
  return TRUE;
}
