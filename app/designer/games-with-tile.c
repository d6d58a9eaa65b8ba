/* Which saved games have a tile. A game embeds the sets that it is played with, so its text says.
 */
#include "app/designer/games-with-tile.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/game/kept-game.h"
#include "engine/format/file-kind.h"
#include "engine/format/xml-document.h"

typedef struct
{
  TwTileSet *set;
  GFile *file;
  char *in_set;  /* as a game names the set */
  char *in_tile; /* and the tile */
  guint n_seen;
  GPtrArray *names;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  tw_tile_set_unref (search->set);
  g_clear_object (&search->file);
  g_free (search->in_set);
  g_free (search->in_tile);
  g_clear_pointer (&search->names, g_ptr_array_unref);
  g_free (search);
}

static gboolean
says (const char *text, gsize length, const char *words)
{
  return g_strstr_len (text, (gssize) length, words) != NULL;
}

static void
look_at (Search *search, const char *text, gsize length, const char *name)
{
  if (says (text, length, search->in_set) && says (text, length, search->in_tile))
    g_ptr_array_add (search->names, g_strdup (name));
}

static void
look_into (Search *search, const char *folder, const char *suffix, const char *shown)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL && search->n_seen < TW_GAMES_MOST)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *data = NULL;
      gsize length;
      TwFileKind kind;

      if (!g_str_has_suffix (name, suffix))
        continue;
      search->n_seen++;
      if ((shown != NULL || (tw_file_kind_find (path, &kind, NULL) && kind == TW_FILE_GAME))
          && (data = tw_xml_document_read_file (path, &length, NULL)) != NULL
          && length <= TW_GAMES_MAX_BYTES)
        look_at (search, data, length, shown != NULL ? shown : name);
    }
}

/* Runs in a worker thread. */
static void
search_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Search *search = task_data;
  const TwEnclosures *all = search->set->enclosures;
  g_autoptr (GFile) parent = search->file != NULL ? g_file_get_parent (search->file) : NULL;
  g_autofree char *folder = parent != NULL ? g_file_get_path (parent) : NULL;
  g_autofree char *kept = tw_kept_games_folder ();

  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (all->enclosures[i].kind == TW_ENCLOSURE_GAME)
      {
        gsize length;
        const char *text = g_bytes_get_data (all->enclosures[i].bytes, &length);

        look_at (search, text, length, all->enclosures[i].name);
      }
  if (folder != NULL)
    {
      g_autofree char *games = g_build_filename (folder, "games", NULL);

      look_into (search, folder, ".xml", NULL);
      look_into (search, games, ".xml", NULL);
    }
  look_into (search, kept, ".game", _ ("the running game"));
  g_task_return_pointer (task, g_steal_pointer (&search->names),
                         (GDestroyNotify) g_ptr_array_unref);
}

void
tw_games_with_tile_async (const TwTileSet *set,
                          GFile *file,
                          const char *tile,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  g_autofree char *set_id = g_markup_escape_text (set->id, -1);
  g_autofree char *tile_id = g_markup_escape_text (tile, -1);
  Search *search = g_new0 (Search, 1);

  search->set = tw_tile_set_ref ((TwTileSet *) set);
  search->file = file != NULL ? g_object_ref (file) : NULL;
  search->in_set = g_strdup_printf (" id=\"%s\"", set_id);
  search->in_tile = g_strdup_printf ("<tile id=\"%s\"", tile_id);
  search->names = g_ptr_array_new_with_free_func (g_free);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, search_in_thread);
}

GPtrArray *
tw_games_with_tile_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
