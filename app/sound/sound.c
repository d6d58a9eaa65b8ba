/* Short sounds. */
#include "app/sound/sound.h"

#ifdef TW_HAVE_SOUND

#include <gio/gio.h>
#include <gsound.h>

/* Begun in a thread: the first one opens the way to the loudspeaker, and nobody knows how long that
 * takes. */
static gboolean is_beginning;

gboolean
tw_sound_can_play (void)
{
  return TRUE;
}

static void
play_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  /* One task runs at a time. */
  static GSoundContext *context;

  if (context == NULL)
    context = gsound_context_new (NULL, NULL);
  if (context != NULL)
    gsound_context_play_simple (context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME,
                                (const char *) data, GSOUND_ATTR_MEDIA_ROLE, "game",
                                GSOUND_ATTR_CANBERRA_CACHE_CONTROL, "permanent", NULL);
  g_task_return_boolean (task, TRUE);
}

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  is_beginning = FALSE;
}

void
tw_sound_play (const char *path)
{
  g_autoptr (GTask) task = NULL;

  if (is_beginning)
    return;
  is_beginning = TRUE;
  task = g_task_new (NULL, NULL, begun_cb, NULL);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, play_thread);
}

#else

gboolean
tw_sound_can_play (void)
{
  return FALSE;
}

void
tw_sound_play (const char *path)
{
  (void) path;
}

#endif
