/* A print job as PDF: all pages by cairo, in lines and surfaces. */
#include "app/cardboard/print-pdf.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#define POINTS_PER_MM (72 / 25.4)
/* So many pages share what is on several of them; the base set has fewer. */
#define PAGES_OF_PART 12

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

/* What all threads know of the work. */
typedef struct
{
  GCancellable *cancellable;
  TwPrintProgress progress;
  gpointer user_data;
  gint n_done;
  guint n_pages;
} Work;

/* Pages that are drawn by one thread into one file. */
typedef struct
{
  TwPrintJob *job;
  guint first, end;
  GByteArray *bytes;
  cairo_status_t status;
} Part;

static void
draw_page (Part *part, cairo_surface_t *surface, guint n)
{
  const TwPrintPage *page = tw_print_layout_page (tw_print_job_layout (part->job), n);
  cairo_t *cr;

  cairo_pdf_surface_set_size (surface, page->paper_width * POINTS_PER_MM,
                              page->paper_height * POINTS_PER_MM);
  cr = cairo_create (surface);
  cairo_scale (cr, POINTS_PER_MM, POINTS_PER_MM);
  tw_print_job_draw (part->job, n, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
}

static void
part_draw (gpointer data, gpointer user_data)
{
  Part *part = data;
  Work *work = user_data;
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (collect, part->bytes, 72, 72);

  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_5);
  say_what_it_is (surface, part->job);
  for (guint n = part->first; n < part->end && !g_cancellable_is_cancelled (work->cancellable); n++)
    {
      draw_page (part, surface, n);
      if (work->progress != NULL)
        work->progress ((guint) g_atomic_int_add (&work->n_done, 1) + 1, work->n_pages,
                        work->user_data);
    }
  cairo_surface_finish (surface);
  part->status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  /* Its pictures are not needed any more. */
  g_clear_pointer (&part->job, tw_print_job_free);
}

static void
draw_all (GArray *parts, Work *work)
{
  GThreadPool *pool =
      g_thread_pool_new (part_draw, work, (int) g_get_num_processors (), FALSE, NULL);

  for (guint i = 0; i < parts->len; i++)
    g_thread_pool_push (pool, &g_array_index (parts, Part, i), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
}

GPtrArray *
tw_print_pdf_parts (TwPrintJob *job,
                    GCancellable *cancellable,
                    TwPrintProgress progress,
                    gpointer user_data,
                    GError **error)
{
  guint n_pages = tw_print_job_layout (job)->pages->len;
  Work work = { cancellable, progress, user_data, 0, n_pages };
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_autoptr (GPtrArray) files =
      g_ptr_array_new_with_free_func ((GDestroyNotify) g_byte_array_unref);
  cairo_status_t status = CAIRO_STATUS_SUCCESS;

  for (guint n = 0; n < n_pages; n += PAGES_OF_PART)
    {
      Part part = { .job = tw_print_job_twin (job),
                    .first = n,
                    .end = MIN (n + PAGES_OF_PART, n_pages),
                    .bytes = g_byte_array_new () };

      g_array_append_val (parts, part);
      g_ptr_array_add (files, part.bytes);
    }
  draw_all (parts, &work);
  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, Part, i).status != CAIRO_STATUS_SUCCESS)
      status = g_array_index (parts, Part, i).status;
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (status == CAIRO_STATUS_SUCCESS)
    return g_steal_pointer (&files);
  g_set_error (error, TW_PRINT_ERROR, TW_PRINT_ERROR_DRAWING, _ ("The pages cannot be drawn: %s"),
               cairo_status_to_string (status));
  return NULL;
}
