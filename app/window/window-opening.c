/* What is being opened: what is said of it when it takes long, and how it is given up. */
#include "app/document/under-way.h"
#include "app/window/window-private.h"

GCancellable *
tw_window_begin_opening (TwWindow *self, GFile *file)
{
  return tw_opening_page_begin (self->opening_page, file);
}

void
tw_window_end_opening (TwWindow *self)
{
  tw_opening_page_end (self->opening_page);
}

void
tw_window_cancel_opening (TwWindow *self)
{
  tw_opening_page_cancel (self->opening_page);
  if (!tw_opening_page_is_shown (self->opening_page))
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
