/* Saving the open set: asks where, and says how it goes. */
#include "app/window/set-saving.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/document/enclose.h"
#include "app/start/recent-sets.h"
#include "app/widgets/announce.h"
#include "app/widgets/save-dialog.h"
#include "app/window/enclosed-question.h"
#include "app/window/set-exporting.h"
#include "engine/format/package-file.h"

static const TwSaveKind kinds[] = {
  { N_ ("Tile sets"), ".xml" },
  { N_ ("Packages"), TW_PACKAGE_SUFFIX },
};

enum
{
  SAVED,
  SETTLED,
  FAILED,
  CLOSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/*
 * @saver: (nullable): of the open set
 * @progress: (nullable): what is said of a save that takes long
 */
struct _TwSetSaving
{
  GObject parent_instance;

  GtkWidget *widget;
  TwMessageBar *bar;
  TwSaver *saver;
  char *progress;
};

G_DEFINE_FINAL_TYPE (TwSetSaving, tw_set_saving, G_TYPE_OBJECT)

static GtkWindow *
window_of (TwSetSaving *self)
{
  return GTK_WINDOW (gtk_widget_get_root (self->widget));
}

/* What waits for the answer where to save. */
typedef struct
{
  TwSetSaving *saving;
  gboolean then_close;
} Place;

static void
place_free (Place *place)
{
  g_object_unref (place->saving);
  g_free (place);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Place, place_free)

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Place) place = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  if (file != NULL && place->saving->saver != NULL)
    tw_saver_save (place->saving->saver, file, place->then_close);
}

static void
ask_place (TwSetSaving *self, gboolean then_close)
{
  TwDocument *document = tw_saver_get_document (self->saver);
  GFile *file = tw_document_get_file (document);
  g_autoptr (TwEnclosures) others = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;
  Place *place = g_new (Place, 1);

  *place = (Place){ g_object_ref (self), then_close };
  if (file != NULL)
    {
      folder = g_file_get_parent (file);
      name = tw_document_file_name (file);
    }
  else
    {
      /* What is enclosed fits into a package alone. */
      others = tw_enclosed_others (tw_document_get_set (document));
      name = tw_save_dialog_propose_name (tw_document_get_title (document), "set",
                                          others != NULL ? TW_PACKAGE_SUFFIX : ".xml");
    }
  tw_save_dialog_show (window_of (self),
                       tw_document_get_shipped_id (document) != NULL ? _ ("Save Your Own Copy")
                                                                     : _ ("Save Set"),
                       kinds, G_N_ELEMENTS (kinds), folder, name, place_cb, place);
}

static void
enclosed_cb (TwSetSaving *self, GFile *file, gboolean then_close)
{
  tw_enclosed_question_ask (window_of (self), self->saver, file, then_close);
}

static void
slow_cb (TwSetSaving *self, GFile *file)
{
  g_autofree char *name = tw_document_file_name (file);

  /* Translators: %s is the name of a file */
  self->progress = g_strdup_printf (_ ("Saving “%s”…"), name);
  tw_message_bar_tell (self->bar, self->progress,
                       _ ("This is taking longer than usual. You can go on working meanwhile."),
                       (const TwMessageButton[]){ { _ ("_Cancel"), "doc.cancel-saving", NULL },
                                                  { NULL } });
}

static void
ended_cb (TwSetSaving *self)
{
  if (self->progress != NULL)
    tw_message_bar_hide_titled (self->bar, self->progress);
  g_clear_pointer (&self->progress, g_free);
}

static void
saved_cb (TwSetSaving *self, GFile *file)
{
  g_autofree char *name = tw_document_file_name (file);
  g_autofree char *words = g_strdup_printf (_ ("Saved as “%s”"), name);

  tw_message_bar_hide (self->bar);
  g_signal_emit (self, signals[SAVED], 0);
  tw_announce_done (self->widget, words);
}

/* It counts as used, whatever the window shows by then. */
static void
written_cb (gpointer unused, GFile *file)
{
  tw_recent_sets_add (file);
}

static void
settled_cb (TwSetSaving *self, GFile *file)
{
  g_signal_emit (self, signals[SETTLED], 0, file);
}

static void
failed_cb (TwSetSaving *self, GFile *file, const GError *error, gboolean is_enclosed)
{
  g_autofree char *name = tw_document_file_name (file);
  g_autofree char *words = g_strdup_printf (_ ("“%s” is not saved"), name);

  if (is_enclosed)
    tw_announce_error (self->widget, _ ("The enclosed files are not written"), error->message);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tw_announce_words (self->widget, words);
  else
    g_signal_emit (self, signals[FAILED], 0, words, error->message,
                   g_error_matches (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED));
}

static void
close_cb (TwSetSaving *self)
{
  g_signal_emit (self, signals[CLOSE], 0);
}

void
tw_set_saving_set_document (TwSetSaving *self, TwDocument *document)
{
  if (self->saver != NULL)
    {
      tw_saver_forget (self->saver);
      g_signal_handlers_disconnect_by_data (self->saver, self);
    }
  g_clear_object (&self->saver);
  if (document == NULL)
    return;
  self->saver = tw_saver_new (document);
  g_signal_connect_swapped (self->saver, "written", G_CALLBACK (written_cb), NULL);
  g_signal_connect_swapped (self->saver, "place-wanted", G_CALLBACK (ask_place), self);
  g_signal_connect_swapped (self->saver, "enclosed", G_CALLBACK (enclosed_cb), self);
  g_signal_connect_swapped (self->saver, "slow", G_CALLBACK (slow_cb), self);
  g_signal_connect_swapped (self->saver, "ended", G_CALLBACK (ended_cb), self);
  g_signal_connect_swapped (self->saver, "saved", G_CALLBACK (saved_cb), self);
  g_signal_connect_swapped (self->saver, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->saver, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->saver, "close", G_CALLBACK (close_cb), self);
}

void
tw_set_saving_save_and_close (TwSetSaving *self)
{
  tw_saver_save (self->saver, NULL, TRUE);
}

static void
save_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_saver_save (TW_SET_SAVING (user_data)->saver, NULL, FALSE);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_place (user_data, FALSE);
}

/* What is being put in the place of the old file is not interrupted. */
static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetSaving *self = user_data;

  if (self->saver == NULL || !tw_saver_is_busy (self->saver))
    return;
  if (self->progress != NULL)
    tw_message_bar_tell (self->bar, self->progress,
                         _ ("The file is already being replaced, so this save will be finished."),
                         (const TwMessageButton[]){ { NULL } });
  tw_saver_cancel (self->saver);
}

void
tw_set_saving_forget (TwSetSaving *self)
{
  if (self->saver != NULL)
    tw_saver_forget (self->saver);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetSaving *self = user_data;

  tw_set_exporting_ask (self->widget, self->saver, g_variant_get_string (parameter, NULL));
}

static const GActionEntry entries[] = {
  { .name = "save", .activate = save_action_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "export", .parameter_type = "s", .activate = export_cb },
  { .name = "cancel-saving", .activate = cancel_cb },
};

static void
set_saving_dispose (GObject *object)
{
  TwSetSaving *self = TW_SET_SAVING (object);

  tw_set_saving_set_document (self, NULL);
  g_clear_pointer (&self->progress, g_free);
  G_OBJECT_CLASS (tw_set_saving_parent_class)->dispose (object);
}

static void
tw_set_saving_class_init (TwSetSavingClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = set_saving_dispose;
  signals[SAVED] =
      g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_BOOLEAN);
  signals[CLOSE] =
      g_signal_new ("close", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_set_saving_init (TwSetSaving *self)
{
}

TwSetSaving *
tw_set_saving_new (GtkWidget *widget, TwMessageBar *bar, GActionMap *actions)
{
  TwSetSaving *self = g_object_new (TW_TYPE_SET_SAVING, NULL);

  self->widget = widget;
  self->bar = bar;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  return self;
}
