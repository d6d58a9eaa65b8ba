/* A print job as PDF: all pages by cairo, in lines and surfaces. */
#include "app/cardboard/print-pdf.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#define POINTS_PER_MM (72 / 25.4)

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
say_what_it_is (cairo_surface_t *surface, const TwPrintJob *job)
{
  const TwTileSet *set = tw_print_job_set (job);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, tw_print_job_title (job));
  if (set->author != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, set->author);
  if (set->licence != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, set->licence);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Tilewright");
  /* A fixed date: the same set gives the same bytes. */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
}

static gboolean
draw_pages (TwPrintJob *job,
            cairo_surface_t *surface,
            GCancellable *cancellable,
            TwPrintProgress progress,
            gpointer user_data,
            GError **error)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);

  for (guint n = 0; n < layout->pages->len; n++)
    {
      const TwPrintPage *page = tw_print_layout_page (layout, n);
      cairo_t *cr;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      cairo_pdf_surface_set_size (surface, page->paper_width * POINTS_PER_MM,
                                  page->paper_height * POINTS_PER_MM);
      cr = cairo_create (surface);
      cairo_scale (cr, POINTS_PER_MM, POINTS_PER_MM);
      tw_print_job_draw (job, n, cr);
      cairo_show_page (cr);
      cairo_destroy (cr);
      if (progress != NULL)
        progress (n + 1, layout->pages->len, user_data);
    }
  return TRUE;
}

GByteArray *
tw_print_pdf_new (TwPrintJob *job,
                  GCancellable *cancellable,
                  TwPrintProgress progress,
                  gpointer user_data,
                  GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (collect, bytes, 72, 72);
  gboolean is_whole;
  cairo_status_t status;

  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_5);
  say_what_it_is (surface, job);
  is_whole = draw_pages (job, surface, cancellable, progress, user_data, error);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (!is_whole)
    return NULL;
  if (status == CAIRO_STATUS_SUCCESS)
    return g_steal_pointer (&bytes);
  g_set_error (error, TW_PRINT_ERROR, TW_PRINT_ERROR_DRAWING, _ ("The pages cannot be drawn: %s"),
               cairo_status_to_string (status));
  return NULL;
}
