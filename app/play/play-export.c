/* Writing the game as a file of another kind: where, and what came of it. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/widgets/save-dialog.h"

/* Names as in the parameter of "play.export". */
static const struct
{
  const char *name;
  TwExportKind kind;
  const char *title;
  const char *ending; /* of the name, which begins as the game is called */
  guint n_files;
  TwSaveKind files[3];
} kinds[] = {
  { "notation",
    TW_EXPORT_NOTATION,
    N_ ("Export Notation"),
    ".case",
    2,
    { { N_ ("Notation"), ".case" }, { N_ ("Plain text"), ".txt" } } },
  { "case",
    TW_EXPORT_CASE,
    N_ ("Save Case"),
    /* Translators: the end of a file's name; before it stands what is played. */
    N_ ("-scenario.case"),
    1,
    { { N_ ("Cases"), ".case" } } },
  { "recording",
    TW_EXPORT_RECORDING,
    N_ ("Export Recording"),
    ".jcz",
    1,
    { { N_ ("Recordings of JCloisterZone"), ".jcz" } } },
  { "picture",
    TW_EXPORT_PICTURE,
    N_ ("Export Picture"),
    ".png",
    3,
    { { N_ ("Pictures (PNG)"), ".png" },
      { N_ ("Drawings (SVG)"), ".svg" },
      { N_ ("Documents (PDF)"), ".pdf" } } },
  { "points",
    TW_EXPORT_POINTS,
    N_ ("Export Points"),
    /* Translators: the end of a file's name; before it stands what is played. */
    N_ ("-points.csv"),
    1,
    { { N_ ("Tables (CSV)"), ".csv" } } },
  { "statistics",
    TW_EXPORT_STATISTICS,
    N_ ("Export Statistics"),
    /* Translators: the end of a file's name; before it stands what is played. */
    N_ ("-statistics.csv"),
    1,
    { { N_ ("Tables (CSV)"), ".csv" } } },
};

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
  g_autoptr (GPtrArray) problems = tw_export_write_finish (result, &error);
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
    tw_export_write_async (g_steal_pointer (&export->wanted), file, written_cb,
                           g_object_ref (export->page));
}

void
tw_play_page_ask_place (TwPlayPage *self, TwExport *wanted)
{
  guint i = 0;
  g_autoptr (GFile) folder = self->file != NULL ? g_file_get_parent (self->file) : NULL;
  g_autofree char *name = NULL;
  Export *export = g_new (Export, 1);

  while (kinds[i].kind != wanted->kind)
    i++;
  *export = (Export){ g_object_ref (self), wanted };
  name = tw_save_dialog_propose_name (tw_table_model_get_setup (self->model)->title, "game",
                                      _ (kinds[i].ending));
  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ (kinds[i].title),
                       kinds[i].files, kinds[i].n_files, folder, name, place_cb, export);
}

void
tw_play_page_export (TwPlayPage *self, const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, what))
      tw_play_page_ask_place (self, tw_export_new (self->model, kinds[i].kind));
}
