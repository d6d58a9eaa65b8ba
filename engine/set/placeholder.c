/* What stands in braces in the words of a rule. */
#include "engine/set/placeholder.h"

#include <string.h>

#define NAME_CHARS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-"

gboolean
tw_placeholder_at (const char *words, TwPlaceholder *out)
{
  gsize behind, end;

  if (*words != '{')
    return FALSE;
  *out = (TwPlaceholder){ .start = words, .name = words + 1 };
  out->name_length = strspn (out->name, NAME_CHARS);
  behind = 1 + out->name_length;
  if (out->name_length == 0 || (words[behind] != '}' && words[behind] != ':'))
    return FALSE;
  end = behind + strcspn (words + behind, "{}");
  if (words[end] != '}')
    return FALSE;
  out->length = end + 1;
  if (words[behind] == ':')
    {
      out->forms = words + behind + 1;
      out->n_forms = 1;
      for (const char *at = out->forms; at < words + end; at++)
        out->n_forms += *at == '|';
    }
  return TRUE;
}

void
tw_placeholder_append (const TwPlaceholder *placeholder,
                       guint form,
                       const char *value,
                       GString *out)
{
  const char *at = placeholder->forms;

  if (at == NULL)
    {
      g_string_append (out, value);
      return;
    }
  for (guint i = 0; i < MIN (form, placeholder->n_forms - 1); i++)
    at = strchr (at, '|') + 1;
  for (; *at != '|' && *at != '}'; at++)
    if (*at == '#')
      g_string_append (out, value);
    else
      g_string_append_c (out, *at);
}

char *
tw_placeholder_blank (const char *words)
{
  GString *out = g_string_new (NULL);
  TwPlaceholder placeholder;

  for (const char *at = words; *at != '\0';)
    if (tw_placeholder_at (at, &placeholder))
      {
        /* The last form is that of many. */
        if (placeholder.forms != NULL)
          tw_placeholder_append (&placeholder, placeholder.n_forms - 1, "…", out);
        else if (!g_str_has_suffix (out->str, "…"))
          g_string_append (out, "…");
        at += placeholder.length;
      }
    else
      g_string_append_c (out, *at++);
  return g_string_free (out, FALSE);
}
