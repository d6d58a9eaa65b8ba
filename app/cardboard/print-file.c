/* A print job as files. */
#include "app/cardboard/print-file.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/cardboard/print-cuts.h"
#include "app/cardboard/print-pdf.h"
#include "app/cardboard/print-pictures.h"
#include "engine/format/save-file.h"

/* Beside a PDF, or in the folder: "NAME-cut-1.svg". Pages that are cut alike have one file. */
static gboolean
save_cuts (const TwPrintJob *job, const char *path, GError **error)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);
  gboolean is_folder = tw_print_plan_is_pictures (layout->plan);
  g_autofree char *stem = is_folder ? g_build_filename (path, "sheet", NULL) : g_strdup (path);
  g_autofree char *before = NULL;

  if (!is_folder && g_str_has_suffix (stem, ".pdf"))
    stem[strlen (stem) - strlen (".pdf")] = '\0';
  for (guint n = 0; n < layout->pages->len; n++)
    {
      const TwPrintPage *page = tw_print_layout_page (layout, n);
      g_autofree char *svg = NULL, *name = NULL;

      if (page->kind != TW_PRINT_PAGE_FRONTS)
        continue;
      svg = tw_print_cuts_svg (layout, page);
      if (g_strcmp0 (svg, before) == 0)
        continue;
      name = g_strdup_printf ("%s-cut-%u.svg", stem, page->number);
      if (!tw_save_file (name, svg, strlen (svg), NULL, NULL, error))
        return FALSE;
      g_free (before);
      before = g_steal_pointer (&svg);
    }
  return TRUE;
}

static gboolean
save_pdf (TwPrintJob *job,
          const char *path,
          GCancellable *cancellable,
          TwPrintProgress progress,
          gpointer user_data,
          GError **error)
{
  g_autoptr (GPtrArray) parts = tw_print_pdf_parts (job, cancellable, progress, user_data, error);
  g_autoptr (GByteArray) pdf = parts != NULL ? tw_print_pdf_join (parts, job, error) : NULL;

  return pdf != NULL && tw_save_file (path, (const char *) pdf->data, pdf->len, NULL, NULL, error);
}

gboolean
tw_print_file_save (TwPrintJob *job,
                    const char *path,
                    GCancellable *cancellable,
                    TwPrintProgress progress,
                    gpointer user_data,
                    GError **error)
{
  const TwPrintLayout *layout = tw_print_job_layout (job);
  gboolean is_folder = tw_print_plan_is_pictures (layout->plan);

  if (layout->pages->len == 0)
    {
      g_set_error (error, TW_PRINT_ERROR, TW_PRINT_ERROR_NOTHING,
                   _ ("%s: There is nothing to print. Choose tiles, or larger paper."), path);
      return FALSE;
    }
  if (is_folder && g_mkdir_with_parents (path, 0777) != 0)
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, path, 0,
                                _ ("The folder cannot be made: %s. Choose another place."),
                                g_strerror (errno));
  return (is_folder ? tw_print_pictures_save : save_pdf) (job, path, cancellable, progress,
                                                          user_data, error)
         && (!layout->plan->has_cuts || save_cuts (job, path, error));
}
