/* Files dropped on the window are opened, as the Open dialog would. */
#include <glib/gi18n.h>

#include "app/window/window-private.h"
#include "engine/set/enclosures.h"

gboolean
tw_window_is_picture (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = name != NULL ? g_ascii_strdown (name, -1) : NULL;
  g_autofree char *enclosed =
      lower != NULL ? tw_enclosure_name_for (TW_ENCLOSURE_REFERENCE, lower) : NULL;

  return enclosed != NULL;
}

static void
refuse_picture (TwWindow *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *title = g_strdup_printf (_ ("“%s” cannot be opened"), shown);

  tw_window_show_error (self, title, tw_window_picture_words ());
}

const char *
tw_window_picture_words (void)
{
  return _ (
      "A picture is dropped on the tile of the Design page, to be drawn after. Sets and games "
      "can be dropped anywhere.");
}

void
tw_window_open_files (TwWindow *self, GSList *files)
{
  GFile *picture = NULL;
  TwWindow *window = NULL;

  g_return_if_fail (TW_IS_WINDOW (self));
  tw_window_forget_refused (self);
  for (GSList *l = files; l != NULL; l = l->next)
    if (tw_window_is_picture (l->data))
      picture = l->data;
  /* What is said of the picture stays where it was dropped; the sets get other windows then. */
  for (GSList *l = files; l != NULL; l = l->next)
    {
      if (tw_window_is_picture (l->data))
        continue;
      if (window == NULL && picture == NULL)
        window = tw_window_for_another_set (self);
      else
        {
          TwWindow *first = window;

          window = tw_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->textures);
          /* Where the first goes into this window, what is said here would go with it. */
          if (first != NULL && first != self && picture == NULL)
            g_set_weak_pointer (&window->opener, self);
          gtk_window_present (GTK_WINDOW (window));
        }
      tw_window_open_file (window, l->data);
    }
  if (picture != NULL)
    refuse_picture (self, picture);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwWindow *self)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  tw_window_open_files (self, files);
  return TRUE;
}

void
tw_window_take_drops (TwWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
