/* Writing the game as a file of another kind: where, and what came of it. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/key-bindings.h"
#include "app/widgets/save-dialog.h"

typedef struct
{
  TwPlayPage *page;
  TwExport *wanted;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->page);
  tw_export_free (export->wanted);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static char *
join_problems (const GPtrArray *problems)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", (const char *) problems->pdata[i]);
  return g_string_free (words, FALSE);
}

static void
tell_written (TwPlayPage *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *words = g_strdup_printf (_ ("Saved as “%s”"), shown);

  tw_play_page_tell (self, words);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwPlayPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = tw_game_export_write_finish (result, &error);
  g_autofree char *words = NULL;

  if (problems == NULL)
    {
      tw_message_bar_show_error (self->message_bar, _ ("The file is not written"), error->message);
      return;
    }
  tw_message_bar_hide (self->message_bar);
  if (problems->len > 0)
    {
      words = join_problems (problems);
      tw_message_bar_show_error (self->message_bar, _ ("The file is written"), words);
    }
  tell_written (self, G_FILE (object));
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  if (file != NULL)
    tw_game_export_write_async (g_steal_pointer (&export->wanted), file, written_cb,
                                g_object_ref (export->page));
}

void
tw_play_page_ask_place (TwPlayPage *self, TwExport *wanted)
{
  const TwGameExporter *exporter = wanted->exporter;
  g_autoptr (GFile) folder = self->file != NULL ? g_file_get_parent (self->file) : NULL;
  g_autofree char *name =
      tw_save_dialog_propose_name (tw_table_model_get_setup (self->model)->title, "game",
                                   _ (exporter->ending));
  Export *export = g_new (Export, 1);

  *export = (Export){ g_object_ref (self), wanted };
  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ (exporter->title),
                       exporter->files, exporter->n_files, folder, name, place_cb, export);
}

void
tw_play_page_export (TwPlayPage *self, const char *what)
{
  tw_play_page_ask_place (self, tw_export_new (self->model, what));
}

void
tw_play_page_add_exports (TwPlayPage *self)
{
  guint n;
  const TwGameExporter *exporters = tw_game_exporters (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *action = g_strconcat ("play.export::", exporters[i].id, NULL);
      const TwKeyBinding binding = { exporters[i].keys, action };
      g_autoptr (GMenuItem) item = NULL;

      if (binding.keys != NULL)
        gtk_widget_add_controller (self->table_view, tw_key_bindings_new (&binding, 1));
      if (exporters[i].menu == NULL)
        continue;
      item = g_menu_item_new (_ (exporters[i].menu), action);
      if (binding.keys != NULL)
        g_menu_item_set_attribute (item, "accel", "s", binding.keys);
      g_menu_append_item (self->export_menu, item);
    }
}
