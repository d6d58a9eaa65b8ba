/* What of an answer goes into files. */
#include "app/lab/lab-save.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/balance/chart.h"
#include "app/widgets/announce.h"
#include "app/widgets/save-dialog.h"
#include "engine/format/save-file.h"

/* Of a picture: it fits a page, with enough dots for one on paper. */
#define WIDTH 720.0
#define SCALE 2.0
#define SIZE  14.0

static const TwSaveKind kinds[] = {
  { N_ ("PNG pictures"), ".png" },
  { N_ ("SVG pictures"), ".svg" },
};

static const TwSaveKind reports[] = {
  { N_ ("HTML documents"), ".html" },
  { N_ ("PDF documents"), ".pdf" },
  { N_ ("Tables (CSV)"), ".csv" },
  { N_ ("SVG pictures"), ".svg" },
};

char *
tw_lab_save_watched (GBytes *game, GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "tilewright", NULL);
  g_autofree char *path = g_build_filename (folder, "watched-game.xml", NULL);
  gsize length;
  const char *text = g_bytes_get_data (game, &length);

  g_mkdir_with_parents (folder, 0700);
  return tw_save_file (path, text, length, NULL, NULL, error)
             ? g_filename_to_uri (path, NULL, error)
             : NULL;
}

/* A picture that waits for its place. */
typedef struct
{
  GtkWidget *widget;
  GPtrArray *charts;
  guint index;
} Waiting;

static void
waiting_free (Waiting *waiting)
{
  g_object_unref (waiting->widget);
  g_ptr_array_unref (waiting->charts);
  g_free (waiting);
}

static void
save (const Waiting *waiting, const char *path)
{
  const TwChart *chart = waiting->charts->pdata[waiting->index];
  const TwChartStyle style = { .paper = TW_CHART_PRINT,
                               .size = SIZE,
                               .is_rtl =
                                   gtk_widget_get_direction (waiting->widget) == GTK_TEXT_DIR_RTL,
                               .has_title = TRUE };
  g_autoptr (GBytes) bytes = g_str_has_suffix (path, kinds[1].suffix)
                                 ? tw_chart_to_svg (chart, WIDTH, &style)
                                 : tw_chart_to_png (chart, WIDTH, SCALE, &style);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (tw_save_file (path, data, length, NULL, NULL, &error))
    tw_announce_done (waiting->widget, _ ("The picture is saved."));
  else
    tw_announce_error (waiting->widget, _ ("The picture was not saved"), error->message);
}

static void
place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Waiting *waiting = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    save (waiting, path);
  waiting_free (waiting);
}

void
tw_lab_save_picture (GtkWidget *widget, GPtrArray *charts, guint index, const char *title)
{
  Waiting *waiting = g_new0 (Waiting, 1);
  g_autofree char *name = tw_save_dialog_propose_name (title, "balance", "-balance.png");

  waiting->widget = g_object_ref (widget);
  waiting->charts = g_ptr_array_ref (charts);
  waiting->index = index;
  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Save Picture"), kinds,
                       G_N_ELEMENTS (kinds), NULL, name, place_cb, waiting);
}

/* A report that waits for its place. */
typedef struct
{
  GtkWidget *widget;
  TwLabWork *work;
} WaitingReport;

static void
waiting_report_free (WaitingReport *waiting)
{
  g_object_unref (waiting->widget);
  g_object_unref (waiting->work);
  g_free (waiting);
}

static void
report_saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  WaitingReport *waiting = user_data;
  g_autoptr (GError) error = NULL;

  if (tw_lab_work_save_finish (waiting->work, result, &error))
    tw_announce_done (waiting->widget, _ ("The report is saved."));
  else
    tw_announce_error (waiting->widget, _ ("The report was not saved"), error->message);
  waiting_report_free (waiting);
}

static void
report_place_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  WaitingReport *waiting = user_data;
  g_autoptr (GFile) file = tw_save_dialog_finish (result);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL && tw_lab_work_get_sentence (waiting->work) != NULL)
    tw_lab_work_save_async (waiting->work, path, NULL, report_saved_cb, waiting);
  else
    waiting_report_free (waiting);
}

void
tw_lab_save_report (GtkWidget *widget, TwLabWork *work, const char *title)
{
  WaitingReport *waiting = g_new0 (WaitingReport, 1);
  g_autofree char *name = tw_save_dialog_propose_name (title, "balance", "-balance.html");

  waiting->widget = g_object_ref (widget);
  waiting->work = g_object_ref (work);
  tw_save_dialog_show (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("Save Report"), reports,
                       G_N_ELEMENTS (reports), NULL, name, report_place_cb, waiting);
}
