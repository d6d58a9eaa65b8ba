/* Saving the game on the table. */
#include "app/play/game-saving.h"

#include <glib/gi18n.h>

#include "app/game/play-files.h"
#include "app/game/table-by-file.h"
#include "app/table/game-exporting.h"
#include "app/widgets/announce.h"
#include "app/widgets/save-dialog.h"

/*
 * @keeper: keeps the game while it is played
 * @file: (nullable): where the game was saved last, or what it was opened from
 * @has_told_not_kept: whether the bar says that the game is not kept
 * @after_save: (nullable): called with @after_save_data when the save that is asked for is done
 */
struct _TwGameSaving
{
  GObject parent_instance;

  TwMessageBar *bar;
  TwTableModel *model;
  TwUnsavedGame *unsaved;
  TwGameKeeper *keeper;
  GFile *file;
  gboolean has_told_not_kept;
  void (*after_save) (gpointer user_data);
  gpointer after_save_data;
};

G_DEFINE_FINAL_TYPE (TwGameSaving, tw_game_saving, G_TYPE_OBJECT)

static GtkWindow *
window_of (TwGameSaving *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->bar)));
}

static const TwSaveKind saved_games = { N_ ("Games"), ".xml" };

/* What is given up, or saved where the person said, is not offered again. A game by file goes on
 * for others, and waits for its next move. */
static void
leave (TwGameSaving *self, void (*done) (gpointer user_data), gpointer user_data)
{
  if (tw_table_by_file_is_kept (self->model))
    tw_game_keeper_set_aside (self->keeper);
  else
    tw_game_keeper_give_up (self->keeper);
  done (user_data);
}

/* What was to be done after the save; once. */
static void
go_on (TwGameSaving *self, gboolean is_saved)
{
  void (*after_save) (gpointer user_data) = self->after_save;

  self->after_save = NULL;
  if (is_saved && after_save != NULL)
    leave (self, after_save, self->after_save_data);
}

typedef struct
{
  TwGameSaving *saving;
  GFile *file;
  guint64 state;
} Save;

static void
save_free (Save *save)
{
  g_object_unref (save->saving);
  g_object_unref (save->file);
  g_free (save);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, save_free)

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Save) save = user_data;
  TwGameSaving *self = save->saving;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tw_play_files_save_finish (result, &error);

  if (is_saved)
    {
      g_set_object (&self->file, save->file);
      tw_unsaved_game_set_saved (self->unsaved, save->state);
      tw_message_bar_hide (self->bar);
      tw_announce_done (GTK_WIDGET (self->bar), _ ("Game saved"));
    }
  else
    tw_message_bar_show_error (self->bar, _ ("The game is not saved"), error->message);
  go_on (self, is_saved);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwGameSaving) self = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  Save *save;

  if (file == NULL)
    {
      go_on (self, FALSE);
      return;
    }
  save = g_new (Save, 1);
  *save =
      (Save){ g_object_ref (self), g_object_ref (file), tw_unsaved_game_get_state (self->unsaved) };
  tw_play_files_save_async (self->model, file, saved_cb, save);
}

static GFile *
dup_folder (TwGameSaving *self)
{
  return self->file != NULL ? g_file_get_parent (self->file) : NULL;
}

static void
ask_place (TwGameSaving *self)
{
  g_autoptr (GFile) folder = dup_folder (self);
  g_autofree char *old = self->file != NULL ? g_file_get_basename (self->file) : NULL;
  g_autofree char *name =
      old != NULL ? g_filename_display_name (old)
                  : tw_save_dialog_propose_name (tw_table_model_get_setup (self->model)->title,
                                                 "game", ".xml");

  tw_save_dialog_show (window_of (self), _ ("Save Game"), &saved_games, 1, folder, name, place_cb,
                       g_object_ref (self));
}

void
tw_game_saving_take_file (TwGameSaving *self, GFile *file)
{
  g_return_if_fail (TW_IS_GAME_SAVING (self));
  g_set_object (&self->file, file);
  tw_unsaved_game_set_saved (self->unsaved, tw_unsaved_game_get_state (self->unsaved));
}

/* What is to be done when somebody has answered. */
typedef struct
{
  TwGameSaving *saving;
  void (*done) (gpointer user_data);
  gpointer user_data;
} Leaving;

static void
leaving_free (gpointer data, GClosure *closure)
{
  Leaving *leaving = data;

  g_object_unref (leaving->saving);
  g_free (leaving);
}

static void
response_cb (GtkWidget *dialog, const char *response, Leaving *leaving)
{
  TwGameSaving *self = leaving->saving;

  if (g_str_equal (response, "discard"))
    leave (self, leaving->done, leaving->user_data);
  else if (g_str_equal (response, "save"))
    {
      self->after_save = leaving->done;
      self->after_save_data = leaving->user_data;
      ask_place (self);
    }
}

void
tw_game_saving_ask_to_leave (TwGameSaving *self,
                             void (*done) (gpointer user_data),
                             gpointer user_data)
{
  Leaving *leaving;
  GtkWidget *dialog;

  g_return_if_fail (TW_IS_GAME_SAVING (self));
  if (!tw_unsaved_game_is_loss (self->unsaved))
    {
      leave (self, done, user_data);
      return;
    }
  dialog = adw_message_dialog_new (window_of (self), _ ("Save the Game?"),
                                   _ ("The game on the table is not finished. What is not saved "
                                      "will be lost."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Go On Playing"),
                                    "discard", _ ("Give _Up the Game"), "save", _ ("_Save…"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Save the Game?"));
  leaving = g_new (Leaving, 1);
  *leaving = (Leaving){ g_object_ref (self), done, user_data };
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), leaving, leaving_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_place (user_data);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwGameSaving *self = user_data;
  g_autoptr (GFile) folder = dup_folder (self);

  tw_game_exporting_export (self->bar, self->model, folder, g_variant_get_string (parameter, NULL));
}

static const GActionEntry entries[] = {
  { .name = "save", .activate = save_cb },
  { .name = "export", .activate = export_cb, .parameter_type = "s" },
};

static void
not_kept_cb (TwGameSaving *self, const char *message)
{
  if (self->has_told_not_kept)
    return;
  self->has_told_not_kept = TRUE;
  tw_message_bar_show_error (self->bar, _ ("The game is not kept safe"), message);
}

static void
kept_cb (TwGameSaving *self)
{
  if (self->has_told_not_kept)
    tw_message_bar_hide (self->bar);
  self->has_told_not_kept = FALSE;
}

static void
game_saving_dispose (GObject *object)
{
  TwGameSaving *self = TW_GAME_SAVING (object);

  g_clear_object (&self->bar);
  g_clear_object (&self->keeper);
  g_clear_object (&self->unsaved);
  g_clear_object (&self->model);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (tw_game_saving_parent_class)->dispose (object);
}

static void
tw_game_saving_class_init (TwGameSavingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = game_saving_dispose;
}

static void
tw_game_saving_init (TwGameSaving *self)
{
}

TwGameSaving *
tw_game_saving_new (TwMessageBar *bar,
                    TwTableModel *model,
                    TwUnsavedGame *unsaved,
                    TwKeptGame *kept,
                    GActionMap *actions)
{
  TwGameSaving *self = g_object_new (TW_TYPE_GAME_SAVING, NULL);

  self->bar = g_object_ref (bar);
  self->model = g_object_ref (model);
  self->unsaved = g_object_ref (unsaved);
  self->keeper = tw_game_keeper_new (model, unsaved, kept);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (not_kept_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "written", G_CALLBACK (kept_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  return self;
}
