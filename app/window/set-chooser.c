/* Asks for a file with a set. */
#include "app/window/set-chooser.h"

#include <glib/gi18n.h>

#include "app/start/recent-sets.h"
#include "engine/format/data-dir.h"
#include "engine/format/package-file.h"

static void
limit_to_sets (GtkFileChooser *chooser, GFile *beside)
{
  g_autoptr (GFile) folder = beside != NULL ? g_file_get_parent (beside) : NULL;
  g_autofree char *path = tw_data_dir_find ("tile-sets");
  g_autoptr (GFile) shipped = path != NULL ? g_file_new_for_path (path) : NULL;

  if (shipped != NULL)
    gtk_file_chooser_add_shortcut_folder (chooser, shipped, NULL);
  if (folder != NULL || shipped != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder != NULL ? folder : shipped, NULL);
}

static void
response_cb (GtkFileChooserNative *chooser, int response, gpointer object)
{
  TwSetChosen *chosen = g_object_get_data (G_OBJECT (chooser), "chosen");

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      (*chosen) (file, object);
    }
  g_object_unref (chooser);
}

void
tw_set_chooser_show (GtkWindow *parent,
                     const char *title,
                     const char *accept,
                     gboolean sets_alone,
                     GFile *beside,
                     TwSetChosen chosen,
                     gpointer object)
{
  GtkFileChooserNative *native =
      gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, accept, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  /* As the table opens them, and sets of another program; saved games end as sets do. */
  static const char *const others[] = { "jcz", "case", "tilewright-move", "jca" };
  g_autoptr (GtkFileFilter) sets = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (sets, sets_alone ? _ ("Tile sets") : _ ("Sets and games"));
  gtk_file_filter_add_suffix (sets, "xml");
  gtk_file_filter_add_mime_type (sets, TW_SET_MIME_TYPE);
  gtk_file_filter_add_suffix (sets, &TW_PACKAGE_SUFFIX[1]);
  for (guint i = 0; !sets_alone && i < G_N_ELEMENTS (others); i++)
    gtk_file_filter_add_suffix (sets, others[i]);
  gtk_file_chooser_add_filter (chooser, sets);
  if (sets_alone)
    limit_to_sets (chooser, beside);
  else
    {
      gtk_file_filter_set_name (all, _ ("All files"));
      gtk_file_filter_add_pattern (all, "*");
      gtk_file_chooser_add_filter (chooser, all);
    }
  g_object_set_data_full (G_OBJECT (native), "chosen", g_memdup2 (&chosen, sizeof chosen), g_free);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  g_signal_connect_object (native, "response", G_CALLBACK (response_cb), object, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}
