/* Saving: one save after the other, and what is said of one that takes long. */
#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/document/enclosing.h"
#include "app/start/recent-sets.h"
#include "app/widgets/save-dialog.h"
#include "app/window/window-private.h"
#include "engine/format/package-file.h"

static const TwSaveKind kinds[] = {
  { N_ ("Tile sets"), ".xml" },
  { N_ ("Packages"), TW_PACKAGE_SUFFIX },
};

/* How long is said that a file is saved. */
#define SAVED_SECONDS 3

TwSaveOrder *
tw_save_order_new (TwWindow *window, GFile *file, gboolean then_close)
{
  TwSaveOrder *order = g_new (TwSaveOrder, 1);

  *order = (TwSaveOrder){ g_object_ref (window), g_object_ref (file), then_close };
  return order;
}

void
tw_save_order_free (TwSaveOrder *order)
{
  g_object_unref (order->window);
  g_object_unref (order->file);
  g_free (order);
}

static gboolean
close_cb (gpointer data)
{
  gtk_window_close (data);
  return G_SOURCE_REMOVE;
}

/* Not at once: the dialog that was answered still refers to its parent. */
void
tw_window_close_now (TwWindow *self)
{
  self->may_close = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT, close_cb, g_object_ref (self), g_object_unref);
}

static void
hide_progress (TwWindow *self)
{
  g_clear_handle_id (&self->saving_timer, g_source_remove);
  if (self->saving_title != NULL)
    tw_message_bar_hide_titled (self->message_bar, self->saving_title);
  g_clear_pointer (&self->saving_title, g_free);
}

void
tw_window_forget_saving (TwWindow *self)
{
  hide_progress (self);
  g_clear_object (&self->saving);
  g_clear_object (&self->next_save_file);
  self->has_next_save = self->next_save_closes = FALSE;
}

/* Several are one: what is written is what there is then. */
void
tw_window_save_later (TwWindow *self, GFile *file, gboolean then_close)
{
  self->has_next_save = TRUE;
  self->next_save_closes |= then_close;
  if (file != NULL)
    g_set_object (&self->next_save_file, file);
}

static void
save_next (TwWindow *self)
{
  g_autoptr (GFile) file = g_steal_pointer (&self->next_save_file);
  gboolean then_close = self->next_save_closes;

  self->has_next_save = self->next_save_closes = FALSE;
  if (file != NULL)
    tw_window_save_to (self, file, then_close);
  else if (tw_document_is_modified (self->document))
    tw_window_save (self, FALSE, then_close);
  else if (then_close)
    tw_window_close_now (self);
}

static void
tell_failure (const TwSaveOrder *save, const GError *error)
{
  TwWindow *self = save->window;
  g_autofree char *name = tw_window_name_of (save->file), *message = NULL;
  g_autofree char *words = g_strdup_printf (_ ("“%s” is not saved"), name);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      tw_window_add_toast (self, adw_toast_new (words));
      return;
    }
  if (g_error_matches (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED))
    {
      tw_window_ask_after_save (self, words);
      if (g_str_equal (gtk_stack_get_visible_child_name (self->modes), "edit"))
        return;
    }
  if (self->keeper != NULL && tw_draft_keeper_has_draft (self->keeper))
    message = g_strdup_printf ("%s %s", error->message,
                               _ ("Your changes are kept in a draft until they are saved."));
  tw_window_show_error (self, words, message != NULL ? message : error->message);
}

static void
tell_success (const TwSaveOrder *save)
{
  TwWindow *self = save->window;
  g_autofree char *name = tw_window_name_of (save->file);
  g_autofree char *words = g_strdup_printf (_ ("Saved as “%s”"), name);
  AdwToast *toast = adw_toast_new (words);

  tw_message_bar_hide (self->message_bar);
  tw_window_forget_news (self);
  adw_toast_set_timeout (toast, SAVED_SECONDS);
  tw_window_add_toast (self, toast);
}

/* The window may have been closed meanwhile, or another set opened in it: then nobody is told. */
static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwSaveOrder) save = user_data;
  TwWindow *self = save->window;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tw_document_save_finish (TW_DOCUMENT (object), result, &error);

  if (is_saved)
    tw_recent_sets_add (save->file);
  if (TW_DOCUMENT (object) != self->document || !gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  tw_window_end_saving (self);
  if (!is_saved)
    {
      tw_window_forget_saving (self);
      tell_failure (save, error);
      return;
    }
  tell_success (save);
  /* What was changed while it was written is not to be lost with the window. */
  if (save->then_close)
    tw_window_save_later (self, NULL, TRUE);
  if (self->has_next_save)
    save_next (self);
  else
    tw_window_offer_case_updates (self, save->file);
}

static gboolean
slow_cb (gpointer user_data)
{
  TwWindow *self = user_data;

  self->saving_timer = 0;
  tw_message_bar_tell (self->message_bar, self->saving_title,
                       _ ("This is taking longer than usual. You can go on working meanwhile."),
                       (const TwMessageButton[]){ { _ ("_Cancel"), "win.cancel-saving", NULL },
                                                  { NULL } });
  return G_SOURCE_REMOVE;
}

/* What is being put in the place of the old file is not interrupted. */
void
tw_window_cancel_saving (TwWindow *self)
{
  if (self->saving == NULL)
    return;
  tw_message_bar_tell (self->message_bar, self->saving_title,
                       _ ("The file is already being replaced, so this save will be finished."),
                       (const TwMessageButton[]){ { NULL } });
  g_cancellable_cancel (self->saving);
}

GCancellable *
tw_window_begin_saving (TwWindow *self, GFile *file)
{
  g_autofree char *name = tw_window_name_of (file);

  /* Translators: %s is the name of a file */
  self->saving_title = g_strdup_printf (_ ("Saving “%s”…"), name);
  self->saving = g_cancellable_new ();
  self->saving_timer = g_timeout_add (TW_SLOW_MS, slow_cb, self);
  return self->saving;
}

void
tw_window_end_saving (TwWindow *self)
{
  hide_progress (self);
  g_clear_object (&self->saving);
}

void
tw_window_save_to (TwWindow *self, GFile *file, gboolean then_close)
{
  if (tw_window_ask_about_enclosed (self, file, then_close))
    return;
  if (self->saving != NULL)
    {
      tw_window_save_later (self, file, then_close);
      return;
    }
  tw_document_save_async (self->document, file, tw_window_begin_saving (self, file), saved_cb,
                          tw_save_order_new (self, file, then_close));
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer then_close)
{
  TwWindow *self = TW_WINDOW (object);
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  if (file != NULL && self->document != NULL)
    tw_window_save_to (self, file, GPOINTER_TO_INT (then_close));
}

void
tw_window_save (TwWindow *self, gboolean ask_place, gboolean then_close)
{
  GFile *file = tw_document_get_file (self->document);
  g_autoptr (TwEnclosures) others = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *name = NULL;

  if (self->saving != NULL && !ask_place)
    {
      tw_window_save_later (self, NULL, then_close);
      return;
    }
  if (file != NULL && !ask_place)
    {
      tw_window_save_to (self, file, then_close);
      return;
    }
  if (file != NULL)
    {
      folder = g_file_get_parent (file);
      name = tw_window_name_of (file);
    }
  else
    {
      /* What is enclosed fits into a package alone. */
      others = tw_enclosed_others (tw_document_get_set (self->document));
      name = tw_save_dialog_propose_name (tw_document_get_title (self->document), "set",
                                          others != NULL ? TW_PACKAGE_SUFFIX : ".xml");
    }
  tw_save_dialog_show (GTK_WINDOW (self),
                       tw_document_get_shipped_id (self->document) != NULL
                           ? _ ("Save Your Own Copy")
                           : _ ("Save Set"),
                       kinds, G_N_ELEMENTS (kinds), folder, name, place_cb,
                       GINT_TO_POINTER (then_close));
}
