/* Manual pages. */
#include "app/window/roff.h"

#include <glib/gi18n.h>

#include "tilewright-config.h"

void
tw_roff_put (GString *page, const char *words)
{
  if (*words == '.' || *words == '\'')
    g_string_append (page, "\\&");
  for (const char *c = words; *c != '\0'; c++)
    if (*c == '\\')
      g_string_append (page, "\\e");
    else if (*c == '-')
      g_string_append (page, "\\-");
    else if (*c == '"')
      g_string_append (page, "\\(dq");
    else
      g_string_append_c (page, *c);
}

/* @request: what stands before the words, as in ".B" */
void
tw_roff_line (GString *page, const char *request, const char *words)
{
  if (*request != '\0')
    g_string_append_printf (page, "%s ", request);
  tw_roff_put (page, words);
  g_string_append_c (page, '\n');
}

void
tw_roff_heading (GString *page, const char *request, const char *words)
{
  g_string_append_printf (page, "%s \"", request);
  tw_roff_put (page, words);
  g_string_append (page, "\"\n");
}

void
tw_roff_tag (GString *page, const char *tag, const char *words)
{
  g_string_append (page, ".TP\n");
  tw_roff_line (page, ".B", tag);
  tw_roff_line (page, "", words);
}

GString *
tw_roff_new (const char *name, const char *section, const char *group, const char *summary)
{
  GString *page = g_string_new (NULL);
  g_autofree char *capitals = g_ascii_strup (name, -1);

  g_string_append (page, ".TH ");
  tw_roff_put (page, capitals);
  g_string_append_printf (page, " %s \"\" \"Tilewright %s\" \"", section, TW_VERSION);
  tw_roff_put (page, group);
  g_string_append (page, "\"\n");
  tw_roff_heading (page, ".SH", C_ ("manual", "NAME"));
  tw_roff_put (page, name);
  g_string_append (page, " \\- ");
  tw_roff_line (page, "", summary);
  return page;
}
