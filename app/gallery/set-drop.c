/* Files that are dropped on the Set page: pictures become tiles, sets and games are opened. */
#include <string.h>

#include "app/gallery/set-page-private.h"
#include "app/scan/scan-read.h"

/* A name without an ending is a folder's, as far as can be told without asking the disk, which may
 * not answer. */
static gboolean
is_of_pictures (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return tw_scan_is_picture (file) || (name != NULL && strchr (name, '.') == NULL);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwSetPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) uris = NULL;
  gboolean are_pictures = TRUE;

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    {
      g_autofree char *uri = g_file_get_uri (l->data);

      are_pictures = are_pictures && is_of_pictures (l->data);
      g_strv_builder_add (builder, uri);
    }
  uris = g_strv_builder_end (builder);
  if (uris[0] == NULL)
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self),
                              are_pictures ? "doc.import-files" : "win.open-files", "^as", uris);
  return TRUE;
}

void
tw_set_page_add_drop (TwSetPage *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}
