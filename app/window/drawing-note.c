/* Notes that something is being drawn for the first time. */
#include "app/window/drawing-note.h"

#include "app/document/under-way.h"

/* Frames after which what can be seen was on the screen: the first lays it out, the second asks for
 * what it lacked. */
#define MIN_FRAMES 3

typedef struct
{
  TwTileTextures *textures;
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

  note->is_done = ++note->n_frames >= MIN_FRAMES && tw_tile_textures_is_idle (note->textures);
  return note->is_done ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

void
tw_drawing_note (GtkWidget *widget, TwTileTextures *textures, const char *key)
{
  Note *note = g_new0 (Note, 1);

  note->textures = textures;
  note->key = g_strdup (key);
  tw_under_way_begin (tw_under_way_get_default (), key);
  gtk_widget_add_tick_callback (widget, frame_cb, note, note_free);
}
