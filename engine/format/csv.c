/* Cells of tables of comma-separated values. */
#include "engine/format/csv.h"

#include <string.h>

/* What programs that calculate take for a formula. */
static gboolean
is_formula (const char *text)
{
  return *text == '=' || *text == '+' || *text == '-' || *text == '@';
}

void
tw_csv_add_text (GString *out, const char *text)
{
  gboolean needs = is_formula (text) || strpbrk (text, ",\"\n\r") != NULL;

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
