/* Errors of files: one form for all of them. */
#include "engine/format/format-error.h"

G_DEFINE_QUARK (tw - format - error - quark, tw_format_error)

gboolean
tw_format_error_set (GError **error,
                     TwFormatError code,
                     const char *file,
                     guint line,
                     const char *format,
                     ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (error == NULL || *error != NULL)
    return FALSE;
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (line > 0)
    g_set_error (error, TW_FORMAT_ERROR, (gint) code, "%s:%u: %s", file, line, text);
  else
    g_set_error (error, TW_FORMAT_ERROR, (gint) code, "%s: %s", file, text);
  return FALSE;
}
