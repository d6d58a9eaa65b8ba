/* Writing the game as a file of another kind: where, and what came of it. */
#include "app/table/game-exporting.h"

#include <glib/gi18n.h>

#include "app/game/table-history.h"
#include "app/table/case-form.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/save-dialog.h"
#include "app/widgets/settings.h"

typedef struct
{
  TwMessageBar *bar;
  GFile *folder;
  TwExport *wanted;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->bar);
  g_clear_object (&export->folder);
  tw_export_free (export->wanted);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
tell_written (TwMessageBar *bar, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *words = g_strdup_printf (_ ("Saved as “%s”"), shown);

  tw_announce_done (GTK_WIDGET (bar), words);
}

/* It is written all the same, with what lies beside it or is told differently there. */
static void
tell_more (TwMessageBar *bar, const GPtrArray *more)
{
  static const TwMessageButton none[] = { { NULL, NULL, NULL } };
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < more->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", (const char *) more->pdata[i]);
  tw_message_bar_tell (bar, _ ("The file is written"), words->str, none);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwMessageBar) bar = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = tw_game_export_write_finish (result, &error);

  if (problems == NULL)
    {
      tw_message_bar_show_error (bar, _ ("The file is not written"), error->message);
      return;
    }
  tw_message_bar_hide (bar);
  if (problems->len > 0)
    tell_more (bar, problems);
  tell_written (bar, G_FILE (object));
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);

  if (file != NULL)
    tw_game_export_write_async (g_steal_pointer (&export->wanted), file, written_cb,
                                g_object_ref (export->bar));
}

static GtkWindow *
window_of (TwMessageBar *bar)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (bar)));
}

static void
ask_place (gpointer user_data, gboolean is_wanted)
{
  g_autoptr (Export) export = user_data;
  const TwGameExporter *exporter = export->wanted->exporter;
  g_autofree char *name = NULL;

  if (!is_wanted)
    return;
  name = tw_save_dialog_propose_name (export->wanted->setup.title, "game", _ (exporter->ending));
  tw_save_dialog_show (window_of (export->bar), _ (exporter->title), exporter->files,
                       exporter->n_files, export->folder, name, place_cb, export);
  g_steal_pointer (&export);
}

static Export *
export_new (TwMessageBar *bar, TwTableModel *model, GFile *folder, const char *what)
{
  Export *export = g_new (Export, 1);
  g_autoptr (GSettings) settings = tw_settings_new ();

  *export = (Export){ g_object_ref (bar), folder != NULL ? g_object_ref (folder) : NULL,
                      tw_export_new (model, what) };
  /* A picture shows the table at which the game was played. */
  export->wanted->top = (TwTableTop) g_settings_get_enum (settings, "table-top");
  return export;
}

void
tw_game_exporting_export_case (TwMessageBar *bar,
                               TwTableModel *model,
                               GFile *folder,
                               guint n_given,
                               const char *title,
                               const char *rules)
{
  Export *export = export_new (bar, model, folder, "case");

  export->wanted->title = g_strdup (title != NULL ? title : export->wanted->setup.title);
  if (rules != NULL)
    export->wanted->rules = g_strsplit (rules, " ", -1);
  export->wanted->n_given = tw_case_writer_end_of_turns (export->wanted->game, n_given);
  tw_case_form_ask (window_of (bar), export->wanted, ask_place, export);
}

void
tw_game_exporting_export (TwMessageBar *bar, TwTableModel *model, GFile *folder, const char *what)
{
  guint n = 0;

  /* A case has more to be asked than where it is to be written. */
  if (!g_str_equal (what, "case"))
    ask_place (export_new (bar, model, folder, what), TRUE);
  else
    {
      if (tw_table_history_is_looking (model))
        tw_game_log (tw_table_model_get_game (model), &n);
      tw_game_exporting_export_case (bar, model, folder, n, NULL, NULL);
    }
}

void
tw_game_exporting_add_menu (GMenu *menu, GtkWidget *widget)
{
  guint n;
  const TwGameExporter *exporters = tw_game_exporters (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *action = g_strconcat ("play.export::", exporters[i].id, NULL);
      const TwKeyBinding binding = { exporters[i].keys, action };
      g_autoptr (GMenuItem) item = NULL;

      if (binding.keys != NULL)
        gtk_widget_add_controller (widget, tw_key_bindings_new (&binding, 1));
      if (exporters[i].menu == NULL)
        continue;
      item = g_menu_item_new (_ (exporters[i].menu), action);
      if (binding.keys != NULL)
        g_menu_item_set_attribute (item, "accel", "s", binding.keys);
      g_menu_append_item (menu, item);
    }
}
