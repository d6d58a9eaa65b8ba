/* A window from which files can be dragged, as from a file manager: offer-file PATH… */
#include <gtk/gtk.h>

static void
activate_cb (GtkApplication *application, char **paths)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *label = gtk_label_new ("A File");
  GtkDragSource *source = gtk_drag_source_new ();
  g_autoptr (GdkContentProvider) content = NULL;
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  for (; *paths != NULL; paths++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (*paths);
      g_autofree char *uri = g_file_get_uri (file);

      g_string_append_printf (list, "%s\r\n", uri);
    }
  bytes = g_bytes_new (list->str, list->len);
  content = gdk_content_provider_new_for_bytes ("text/uri-list", bytes);
  gtk_drag_source_set_content (source, content);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_title (GTK_WINDOW (window), "A File");
  gtk_window_set_default_size (GTK_WINDOW (window), 160, 60);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application =
      gtk_application_new ("org.tilewright.OfferFile", G_APPLICATION_NON_UNIQUE);

  if (argc < 2)
    return 2;
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), argv + 1);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
