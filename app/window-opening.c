/* What is being opened: what is said of it when it takes long, and how it is given up. */
#include <glib/gi18n.h>

#include "app/document/under-way.h"
#include "app/window-private.h"

static gboolean
slow_cb (gpointer user_data)
{
  TwWindow *self = user_data;
  const char *mode = gtk_stack_get_visible_child_name (self->modes);

  self->opening_timer = 0;
  g_free (self->mode_before_opening);
  /* A window that was made for it has shown nothing yet. */
  self->mode_before_opening = g_str_equal (mode, "opening") ? NULL : g_strdup (mode);
  gtk_widget_set_visible (self->opening_box, TRUE);
  gtk_spinner_start (self->opening_spinner);
  tw_window_show_mode (self, "opening");
  gtk_widget_grab_focus (self->opening_cancel);
  return G_SOURCE_REMOVE;
}

GCancellable *
tw_window_begin_opening (TwWindow *self, GFile *file)
{
  g_autofree char *name = file != NULL ? tw_window_name_of (file) : NULL;
  g_autofree char *title = name != NULL
                               /* Translators: %s is the name of a file */
                               ? g_strdup_printf (_ ("Opening “%s”…"), name)
                               : g_strdup (_ ("Opening…"));

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();
  gtk_label_set_label (self->opening_title, title);
  if (self->opening_timer == 0 && !gtk_widget_get_visible (self->opening_box))
    self->opening_timer = g_timeout_add (TW_SLOW_MS, slow_cb, self);
  return self->opening;
}

void
tw_window_end_opening (TwWindow *self)
{
  g_autofree char *mode = g_steal_pointer (&self->mode_before_opening);

  g_clear_handle_id (&self->opening_timer, g_source_remove);
  gtk_widget_set_visible (self->opening_box, FALSE);
  gtk_spinner_stop (self->opening_spinner);
  if (mode != NULL && g_str_equal (gtk_stack_get_visible_child_name (self->modes), "opening"))
    tw_window_show_mode (self, mode);
}

void
tw_window_cancel_opening (TwWindow *self)
{
  g_cancellable_cancel (self->opening);
  tw_window_end_opening (self);
  if (!g_str_equal (gtk_stack_get_visible_child_name (self->modes), "opening"))
    return;
  if (self->opener == NULL)
    {
      tw_window_show_start (self);
      return;
    }
  gtk_window_present (GTK_WINDOW (self->opener));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Frames after which what can be seen was on the screen: the first lays it out, the second asks for
 * what it lacked. */
#define MIN_FRAMES 3

typedef struct
{
  char *key;
  guint n_frames;
  gboolean is_done;
} Note;

static void
note_free (gpointer data)
{
  Note *note = data;

  tw_under_way_end (tw_under_way_get_default (), note->key, note->is_done);
  g_free (note->key);
  g_free (note);
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  Note *note = user_data;

  note->is_done =
      ++note->n_frames >= MIN_FRAMES && tw_tile_textures_is_idle (TW_WINDOW (widget)->textures);
  return note->is_done ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

void
tw_window_note_drawing (TwWindow *self, const char *key)
{
  Note *note = g_new0 (Note, 1);

  note->key = g_strdup (key);
  tw_under_way_begin (tw_under_way_get_default (), key);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, note, note_free);
}
