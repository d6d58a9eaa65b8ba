/* The saved games in a folder, counted. */
#include "engine/ledger/ledger-folder.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "engine/format/file-kind.h"
#include "engine/format/format-error.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/saved/saved-game-reader.h"

#define MAX_THREADS 64

typedef struct
{
  const TwGameKit *kit;
  const char *folder;
  GPtrArray *names;
  gint next; /* (atomic): files that were begun */
  TwLedgerProgress *progress;
  GCancellable *cancellable;
  GMutex mutex; /* of what follows */
  TwLedger *ledger;
} Reading;

static gboolean
seems_game (const char *name)
{
  return g_str_has_suffix (name, ".xml") || g_str_has_suffix (name, ".jcz");
}

static int
compare_names (gconstpointer one, gconstpointer other)
{
  return strcmp (*(char *const *) one, *(char *const *) other);
}

static GPtrArray *
list_names (const char *folder, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &local);
  GPtrArray *names;
  const char *name;

  if (dir == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_READ, folder, 0, "%s", local->message);
      return NULL;
    }
  names = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (seems_game (name) && g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* A recording is counted as far as it goes only if that is to its end. */
static TwLedgerGame *
read_recording (const TwGameKit *kit, const char *path, GError **error)
{
  g_autoptr (TwJczGame) game = tw_jcz_game_load (kit, path, error);

  if (game == NULL)
    return NULL;
  if (!game->is_stopped)
    return tw_ledger_game_new (game->saved);
  /* The last problem has its place within the file already. */
  g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                       game->problems->pdata[game->problems->len - 1]);
  return NULL;
}

/* Returns: (nullable): %NULL without an error for a file that holds no game */
static TwLedgerGame *
read_game (const TwGameKit *kit, const char *path, GError **error)
{
  g_autoptr (TwSavedGame) saved = NULL;
  TwFileKind kind;

  if (!tw_file_kind_find (path, &kind, error))
    return NULL;
  if (kind == TW_FILE_JCZ)
    return read_recording (kit, path, error);
  if (kind != TW_FILE_GAME)
    return NULL;
  saved = tw_saved_game_load (kit, path, error);
  return saved != NULL ? tw_ledger_game_new (saved) : NULL;
}

static void
add_skipped (TwLedger *ledger, const char *name, const GError *error)
{
  TwLedgerSkipped *skipped = g_new0 (TwLedgerSkipped, 1);
  /* What was made without a place has none. */
  const TwErrorPlace *place =
      error->domain == TW_FORMAT_ERROR ? tw_format_error_place (error) : NULL;

  skipped->file = g_filename_display_name (name);
  skipped->line = place != NULL ? place->line : 0;
  skipped->message = g_strdup (error->message);
  skipped->is_unreadable = error->domain == TW_FORMAT_ERROR && error->code == TW_FORMAT_ERROR_READ;
  g_ptr_array_add (ledger->skipped, skipped);
}

static void
read_file (Reading *reading, const char *name)
{
  g_autofree char *path = g_build_filename (reading->folder, name, NULL);
  g_autoptr (GError) local = NULL;
  g_autoptr (TwLedgerGame) game = read_game (reading->kit, path, &local);

  g_mutex_lock (&reading->mutex);
  if (local != NULL)
    add_skipped (reading->ledger, name, local);
  else if (game != NULL)
    tw_ledger_add (reading->ledger, game);
  else
    reading->ledger->n_others++;
  g_mutex_unlock (&reading->mutex);
}

static gpointer
work (gpointer data)
{
  Reading *reading = data;

  while (!g_cancellable_is_cancelled (reading->cancellable))
    {
      guint at = (guint) g_atomic_int_add (&reading->next, 1);

      if (at >= reading->names->len)
        break;
      read_file (reading, reading->names->pdata[at]);
      if (reading->progress != NULL)
        g_atomic_int_inc (&reading->progress->n_done);
    }
  return NULL;
}

static void
read_all (Reading *reading, guint n_threads)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  n_threads = MIN (MIN (n_threads, MAX_THREADS), reading->names->len);
  for (guint i = 1; i < n_threads; i++)
    g_ptr_array_add (threads, g_thread_new ("ledger", work, reading));
  work (reading);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
}

static int
compare_skipped (gconstpointer one, gconstpointer other)
{
  const TwLedgerSkipped *a = *(TwLedgerSkipped *const *) one,
                        *b = *(TwLedgerSkipped *const *) other;

  return strcmp (a->file, b->file);
}

TwLedger *
tw_ledger_folder (const TwGameKit *kit,
                  const char *path,
                  guint n_threads,
                  TwLedgerProgress *progress,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (GPtrArray) names = list_names (path, error);
  g_autoptr (TwLedger) ledger = tw_ledger_new ();
  Reading reading = { kit, path, names, 0, progress, cancellable, { 0 }, ledger };

  if (names == NULL)
    return NULL;
  if (progress != NULL)
    g_atomic_int_set (&progress->n_files, (int) names->len);
  g_mutex_init (&reading.mutex);
  read_all (&reading, n_threads > 0 ? n_threads : g_get_num_processors ());
  g_mutex_clear (&reading.mutex);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  g_ptr_array_sort (ledger->skipped, compare_skipped);
  tw_ledger_settle (ledger);
  return g_steal_pointer (&ledger);
}
