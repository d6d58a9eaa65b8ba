/* Errors with a place. */
#include "engine/tile/placed-error.h"

void
tw_placed_error_set (GError **error,
                     GQuark domain,
                     TwErrorPlace *(*place_of) (const GError *error),
                     int code,
                     const char *file,
                     guint line,
                     const char *words)
{
  const char *name = file != NULL ? file : "";

  if (error == NULL)
    return;
  if (line > 0)
    g_set_error (error, domain, code, "%s:%u: %s", name, line, words);
  else
    g_set_error (error, domain, code, "%s: %s", name, words);
  *place_of (*error) = (TwErrorPlace){ g_strdup (name), g_strdup (words), line };
}
