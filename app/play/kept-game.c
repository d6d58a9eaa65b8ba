/* A running game, kept in a file of our own. */
#include "app/play/kept-game.h"

#include "app/document/claimed-file.h"
#include "app/drawing/table-image.h"
#include "app/play/play-files.h"
#include "app/play/play-rules.h"
#include "app/play/table-history.h"

#define SUFFIX ".game"
#define GROUP  "Tilewright game"

struct _TwKeptGame
{
  GObject parent_instance;

  /* Held while the file is written or removed. */
  GMutex mutex;
  TwClaimedFile *file;

  /* Of a claimed game; they stay as they are. */
  GdkTexture *picture;
  TwKeptState *state;
};

G_DEFINE_FINAL_TYPE (TwKeptGame, tw_kept_game, G_TYPE_OBJECT)

TwKeptState *
tw_kept_state_new (TwTableModel *model)
{
  TwKeptState *state = g_new0 (TwKeptState, 1);

  state->game = tw_game_copy (tw_table_model_get_whole (model));
  tw_table_setup_copy (&state->setup, tw_table_model_get_begun (model));
  state->is_paused = tw_table_model_get_paused (model);
  return state;
}

void
tw_kept_state_free (TwKeptState *state)
{
  g_clear_pointer (&state->game, tw_game_free);
  tw_table_setup_clear (&state->setup);
  g_free (state);
}

char *
tw_kept_games_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "games", NULL);
}

static void
kept_game_finalize (GObject *object)
{
  TwKeptGame *self = TW_KEPT_GAME (object);

  g_clear_pointer (&self->file, tw_claimed_file_free);
  g_mutex_clear (&self->mutex);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->state, tw_kept_state_free);
  G_OBJECT_CLASS (tw_kept_game_parent_class)->finalize (object);
}

static void
tw_kept_game_class_init (TwKeptGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kept_game_finalize;
}

static void
tw_kept_game_init (TwKeptGame *self)
{
  g_mutex_init (&self->mutex);
}

static TwKeptGame *
new_for_file (TwClaimedFile *file)
{
  TwKeptGame *self = g_object_new (TW_TYPE_KEPT_GAME, NULL);

  self->file = file;
  return self;
}

TwKeptGame *
tw_kept_game_new (const char *folder)
{
  return new_for_file (tw_claimed_file_new (folder, SUFFIX));
}

gboolean
tw_kept_game_write (TwKeptGame *self,
                    const TwKeptState *state,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autoptr (GMutexLocker) locker = NULL;
  gsize length;
  g_autofree char *xml = tw_play_to_xml (state->game, &state->setup, &length);

  g_key_file_set_boolean (head, GROUP, "strict", state->setup.is_strict);
  g_key_file_set_boolean (head, GROUP, "paused", state->is_paused);
  locker = g_mutex_locker_new (&self->mutex);
  return !g_cancellable_set_error_if_cancelled (cancellable, error)
         && tw_claimed_file_write (self->file, head, GROUP, state->setup.title, xml, length, error);
}

void
tw_kept_game_clear (TwKeptGame *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (TW_IS_KEPT_GAME (self));
  locker = g_mutex_locker_new (&self->mutex);
  tw_claimed_file_clear (self->file);
}

static void
draw (TwKeptGame *self)
{
  guint colours[TW_MAX_SEATS];
  TwTableImage image = { .play = tw_game_play (self->state->game), .colours = colours };
  cairo_surface_t *surface;
  g_autoptr (GBytes) bytes = NULL;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    colours[seat] = self->state->setup.seats[seat].colour;
  surface = tw_table_image_thumbnail (&image, TW_KEPT_PICTURE_WIDTH, TW_KEPT_PICTURE_HEIGHT);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) cairo_image_surface_get_stride (surface) * TW_KEPT_PICTURE_HEIGHT);
  self->picture =
      gdk_memory_texture_new (TW_KEPT_PICTURE_WIDTH, TW_KEPT_PICTURE_HEIGHT, GDK_MEMORY_DEFAULT,
                              bytes, (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);
}

static void
read_game (TwKeptGame *self, const TwGameKit *kit, GKeyFile *head, const char *xml)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved =
      tw_saved_game_parse (kit, tw_claimed_file_get_path (self->file), xml, -1, &error);

  if (saved == NULL)
    {
      g_info ("%s", error->message);
      return;
    }
  self->state = g_new0 (TwKeptState, 1);
  self->state->game = tw_play_take_saved (saved, &self->state->setup);
  self->state->setup.is_strict = g_key_file_get_boolean (head, GROUP, "strict", NULL);
  self->state->is_paused = g_key_file_get_boolean (head, GROUP, "paused", NULL);
  draw (self);
}

/* A game that cannot be read is offered all the same: it is the user's, and perhaps a later
 * version of the program can. */
static gboolean
read_kept (TwKeptGame *self, const TwGameKit *kit)
{
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autofree char *xml = NULL;
  gsize length;

  if (!tw_claimed_file_read (self->file, head, &xml, &length))
    return FALSE;
  if (xml != NULL)
    read_game (self, kit, head, xml);
  return TRUE;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return tw_claimed_file_compare ((*(TwKeptGame *const *) a)->file,
                                  (*(TwKeptGame *const *) b)->file);
}

GPtrArray *
tw_kept_games_claim (const char *folder)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) files = tw_claimed_files_claim (folder, SUFFIX);
  TwGameKit kit = { 0 };

  /* Most starts find no game, and need no rules. */
  if (files->len > 0 && tw_play_kit_load (&kit, NULL))
    while (files->len > 0)
      {
        g_autoptr (TwKeptGame) game = new_for_file (g_ptr_array_steal_index (files, 0));

        if (read_kept (game, &kit))
          g_ptr_array_add (games, g_steal_pointer (&game));
      }
  tw_play_kit_clear (&kit);
  g_ptr_array_sort (games, compare_times);
  return games;
}

const char *
tw_kept_game_get_id (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return tw_claimed_file_get_id (self->file);
}

const char *
tw_kept_game_get_title (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return tw_claimed_file_get_title (self->file);
}

GDateTime *
tw_kept_game_get_time (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return tw_claimed_file_get_time (self->file);
}

GdkTexture *
tw_kept_game_get_picture (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return self->picture;
}

const TwKeptState *
tw_kept_game_get_state (TwKeptGame *self)
{
  g_return_val_if_fail (TW_IS_KEPT_GAME (self), NULL);
  return self->state;
}
