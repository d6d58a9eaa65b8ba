/* Tables of comma-separated values: cells written. */
#include "engine/format/csv.h"

#include <string.h>

/* What programs that calculate take for a formula, with or without the apostrophe that is to keep
 * them from it. */
static gboolean
is_formula (const char *text)
{
  while (*text == '\'')
    text++;
  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

void
tw_csv_add_text (GString *out, const char *text)
{
  gboolean needs = is_formula (text) || strpbrk (text, ",;\t\"\n\r") != NULL;

  if (!needs)
    {
      g_string_append (out, text);
      return;
    }
  g_string_append (out, is_formula (text) ? "\"'" : "\"");
  for (; *text != '\0'; text++)
    g_string_append_printf (out, *text == '"' ? "\"\"" : "%c", *text);
  g_string_append_c (out, '"');
}
