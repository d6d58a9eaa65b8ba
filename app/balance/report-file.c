/* A report as a file: which form, and how it gets to the disk. */
#include "app/balance/report-file.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/report-private.h"
#include "engine/format/save-file.h"

G_DEFINE_QUARK (tw - report - error - quark, tw_report_error)

static GBytes *
html (const TwReport *report, GError **error)
{
  return tw_report_html (report);
}

static GBytes *
csv (const TwReport *report, GError **error)
{
  return tw_report_csv (report);
}

static GBytes *
svg (const TwReport *report, GError **error)
{
  return tw_report_svg (report);
}

static const struct
{
  const char *ending;
  GBytes *(*make) (const TwReport *report, GError **error);
} forms[] = {
  { ".html", html }, { ".htm", html }, { ".pdf", tw_report_pdf }, { ".csv", csv }, { ".svg", svg },
};

static int
find_form (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_has_suffix (lower, forms[i].ending))
      return (int) i;
  return -1;
}

gboolean
tw_report_file_can_save (const char *path)
{
  return find_form (path) >= 0;
}

gboolean
tw_report_file_save (const TwReport *report, const char *path, GError **error)
{
  int form = find_form (path);
  g_autoptr (GBytes) bytes = NULL;
  const char *data;
  gsize length;

  if (form < 0)
    {
      g_set_error (error, TW_REPORT_ERROR, TW_REPORT_ERROR_FORMAT,
                   _ ("%s: the name of a report ends in .html, .pdf, .csv or .svg"), path);
      return FALSE;
    }
  bytes = forms[form].make (report, error);
  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &length);
  return tw_save_file (path, data, length, NULL, NULL, error);
}
