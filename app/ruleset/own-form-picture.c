/* The picture of what a form shows: chosen, drawn, taken away. */
#include "app/ruleset/own-form-private.h"

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "engine/format/symbol-art.h"
#include "engine/format/xml-document.h"

const char *
own_form_art (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  TwOwnCard card;

  if (self->card < 0)
    return tw_own_thing_art (set, self->thing.sort, self->thing.id);
  if ((guint) self->card >= tw_own_card_n (set, self->thing.sort, self->thing.id))
    return NULL;
  tw_own_card_nth (set, self->thing.sort, self->thing.id, (guint) self->card, &card);
  return card.art;
}

/* What the picture is of, as people call it. */
static const char *
drawn_name (TwOwnForm *self)
{
  const TwTileSet *set = own_form_set (self);
  TwOwnCard card;

  if (self->card < 0)
    return tw_own_thing_name (set, self->thing.sort, self->thing.id);
  tw_own_card_nth (set, self->thing.sort, self->thing.id, (guint) self->card, &card);
  return card.name;
}

/* The picture goes to the thing, or to the card that is drawn on. */
static void
commit (TwOwnForm *self, const char *art)
{
  GtkWidget *place = self->card < 0 ? self->picture_error : self->error_label;
  g_autofree char *id = g_strdup (self->thing.id);
  g_autoptr (GError) error = NULL;

  if (self->card < 0)
    {
      own_form_commit_with (self, "picture", art, place);
      return;
    }
  if (id != NULL && (guint) self->card < tw_own_card_n (own_form_set (self), self->thing.sort, id))
    tw_own_card_set_art (self->document, self->thing.sort, id, (guint) self->card, art, &error);
  own_form_show_error (place, error != NULL ? tw_error_words (error) : NULL);
}

/* Where what is wrong with a picture is told. */
static void
tell_error (TwOwnForm *self, const GError *error)
{
  own_form_show_error (self->card < 0 ? self->picture_error : self->error_label,
                       error != NULL ? tw_error_words (error) : NULL);
}

gboolean
tw_own_form_set_picture (TwOwnForm *self, const char *name, const char *svg, gssize length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *art = tw_symbol_art_clean (name, svg, length, &error);

  tell_error (self, error);
  if (art != NULL)
    commit (self, art);
  return art != NULL;
}

void
own_form_stop_choosing (TwOwnForm *self)
{
  g_cancellable_cancel (self->choosing);
  g_clear_object (&self->choosing);
  if (self->picture_spinner == NULL)
    return;
  gtk_spinner_stop (self->picture_spinner);
  gtk_widget_set_visible (GTK_WIDGET (self->picture_spinner), FALSE);
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *name = g_file_get_basename (source), *path = g_file_get_path (source);
  g_autofree char *data = NULL;
  GError *error = NULL;
  char *art = NULL;
  gsize length;

  data = tw_xml_document_read_file (path != NULL ? path : name, &length, &error);
  if (data != NULL)
    art = tw_symbol_art_clean (name, data, (gssize) length, &error);
  if (art != NULL)
    g_task_return_pointer (task, art, g_free);
  else
    g_task_return_error (task, error);
}

/* The form may be gone before the disk has answered, or show something else. */
static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwOwnForm) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  g_autofree char *art = g_task_propagate_pointer (G_TASK (result), &error);

  g_weak_ref_clear (weak);
  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  own_form_stop_choosing (self);
  tell_error (self, error);
  if (art != NULL)
    commit (self, art);
}

void
tw_own_form_take_picture (TwOwnForm *self, GFile *file)
{
  g_autoptr (GTask) task = NULL;
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_return_if_fail (TW_IS_OWN_FORM (self));
  own_form_stop_choosing (self);
  self->choosing = g_cancellable_new ();
  gtk_widget_set_visible (GTK_WIDGET (self->picture_spinner), TRUE);
  gtk_spinner_start (self->picture_spinner);
  g_weak_ref_init (weak, self);
  task = g_task_new (file, self->choosing, read_cb, weak);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

static void
picture_chosen_cb (GtkNativeDialog *dialog, int response, TwOwnForm *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  /* Let go of at once: GTK 4.8 ends the program when assistive technology asks for its windows
   * while the last of them is one that is not shown. */
  g_object_unref (dialog);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    tw_own_form_take_picture (self, file);
}

static void
ask_for_file (GtkWidget *widget)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (_ ("Choose Picture"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("SVG Pictures"));
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (picture_chosen_cb), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
own_form_choose_picture (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TW_OWN_FORM (widget)->card = -1;
  ask_for_file (widget);
}

void
own_form_choose_card_cb (TwOwnForm *self, guint card)
{
  self->card = (int) card;
  ask_for_file (GTK_WIDGET (self));
}

static void
begin_drawing (TwOwnForm *self)
{
  const char *art;

  own_form_stop_choosing (self);
  art = own_form_art (self);
  g_free (self->old_art);
  self->old_art = g_strdup (art);
  self->is_drawing = TRUE;
  gtk_stack_set_visible_child_name (self->stack, "draw");
  tw_sketch_editor_begin (self->sketch, drawn_name (self), art);
}

void
own_form_draw (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwOwnForm *self = TW_OWN_FORM (widget);

  if (self->thing.id == NULL || !tw_own_sort_has_picture (self->thing.sort) || self->is_drawing)
    return;
  self->card = -1;
  begin_drawing (self);
}

void
own_form_draw_card_cb (TwOwnForm *self, guint card)
{
  if (self->thing.id == NULL || self->is_drawing)
    return;
  self->card = (int) card;
  begin_drawing (self);
}

/* Each shape is in the document as soon as it is drawn: whatever becomes of the window, it is
 * saved with the rest, kept in the draft, and undone. */
void
own_form_sketched_cb (TwOwnForm *self, const char *svg)
{
  if (!self->is_drawing)
    return;
  if (svg != NULL)
    /* Translators: in place of a file's name, for messages about a picture drawn in the program. */
    tw_own_form_set_picture (self, _ ("drawing"), svg, -1);
  else
    commit (self, NULL);
}

void
own_form_drawn_cb (TwOwnForm *self)
{
  self->is_drawing = FALSE;
  gtk_stack_set_visible_child_name (self->stack, "form");
  if (self->card < 0)
    gtk_widget_grab_focus (self->draw_button);
  else
    tw_deck_group_focus (self->deck, (guint) self->card);
}

void
own_form_not_drawn_cb (TwOwnForm *self)
{
  const char *art = own_form_art (self);

  own_form_drawn_cb (self);
  if (g_strcmp0 (art, self->old_art) != 0)
    commit (self, self->old_art);
}

void
own_form_remove_picture (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwOwnForm *self = TW_OWN_FORM (widget);

  own_form_stop_choosing (self);
  self->card = -1;
  commit (self, NULL);
}
