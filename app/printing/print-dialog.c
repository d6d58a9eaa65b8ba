/* The system's print dialog. */
#include "app/printing/print-dialog.h"

/* What is printed, as long as the dialog or the printer needs it. */
typedef struct
{
  TwPrintJob *job;
  TwPrinted printed;
  GWeakRef teller;
} Printing;

static void
printing_free (gpointer data, GClosure *closure)
{
  Printing *printing = data;

  tw_print_job_free (printing->job);
  g_weak_ref_clear (&printing->teller);
  g_free (printing);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int n, Printing *printing)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  tw_print_job_draw (printing->job, (guint) n, cr);
}

/* Each page says its own size: sheets are alike, but pages of tiles and blocks are not. */
static void
page_setup_cb (GtkPrintOperation *operation,
               GtkPrintContext *context,
               int n,
               GtkPageSetup *setup,
               Printing *printing)
{
  const TwPrintPage *page = tw_print_layout_page (tw_print_job_layout (printing->job), (guint) n);
  gboolean is_landscape = page->paper_width > page->paper_height;
  double width = is_landscape ? page->paper_height : page->paper_width;
  double height = is_landscape ? page->paper_width : page->paper_height;
  g_autoptr (GtkPaperSize) paper =
      gtk_paper_size_new_custom ("tilewright", "Tilewright", width, height, GTK_UNIT_MM);

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup, is_landscape ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                      : GTK_PAGE_ORIENTATION_PORTRAIT);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Printing *printing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) teller = g_weak_ref_get (&printing->teller);

  if (result == GTK_PRINT_OPERATION_RESULT_CANCEL || teller == NULL)
    return;
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  printing->printed (error != NULL                                ? error->message
                     : result == GTK_PRINT_OPERATION_RESULT_ERROR ? ""
                                                                  : NULL,
                     teller);
}

void
tw_print_dialog_run (GtkWindow *parent,
                     const TwPrintOrder *order,
                     GFile *folder,
                     const char *name,
                     TwPrinted printed,
                     gpointer user_data)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *path = folder != NULL ? g_file_get_path (folder) : NULL;
  Printing *printing = g_new0 (Printing, 1);

  /* For who prints to a file. */
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  if (path != NULL)
    gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, path);
  printing->job = tw_print_order_job (order, 0);
  printing->printed = printed;
  g_weak_ref_init (&printing->teller, user_data);
  gtk_print_operation_set_job_name (operation, tw_print_job_title (printing->job));
  gtk_print_operation_set_n_pages (operation,
                                   (int) tw_print_job_layout (printing->job)->pages->len);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_unit (operation, GTK_UNIT_MM);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, FALSE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), printing);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (page_setup_cb), printing);
  g_signal_connect_data (operation, "done", G_CALLBACK (done_cb), printing, printing_free, 0);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL)
      == GTK_PRINT_OPERATION_RESULT_IN_PROGRESS)
    return;
}
