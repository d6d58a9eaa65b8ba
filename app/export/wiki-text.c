/* Words as wikitext (MediaWiki) writes them. */
#include "app/export/wiki-text.h"

#include <string.h>

/* What begins markup wherever it stands; of the rest it takes two or three, or the begin of a line.
 */
static gboolean
is_markup (const char *start, const char *at)
{
  if (strchr ("&<>[]{}|", *at) != NULL)
    return TRUE;
  if (strchr ("'_~-", *at) != NULL && (at[1] == *at || (at > start && at[-1] == *at)))
    return TRUE;
  return (at == start || at[-1] == '\n') && strchr ("*#:;= !", *at) != NULL;
}

void
tw_wiki_text_append (GString *out, const char *text, const char *line_break)
{
  for (const char *at = text; *at != '\0'; at++)
    if (*at == '\n')
      g_string_append (out, line_break);
    else if (is_markup (text, at))
      g_string_append_printf (out, "&#%d;", *at);
    else
      g_string_append_c (out, *at);
}

/* A wiki reads an underscore as a blank. */
static char *
plain_name (const char *words)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *first = NULL;
  const char *rest;

  for (const char *at = words; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isspace (c) || !g_unichar_isprint (c) || c == '_'
          || (c < 128 && strchr ("#<>[]|{}:/\\*?\"%+&~.", (char) c) != NULL))
        c = ' ';
      if (c != ' ' || (name->len > 0 && name->str[name->len - 1] != ' '))
        g_string_append_unichar (name, c);
    }
  g_strchomp (name->str);
  if (*name->str == '\0')
    return g_strdup ("Picture");
  rest = g_utf8_next_char (name->str);
  first = g_utf8_strup (name->str, rest - name->str);
  return g_strconcat (first, rest, NULL);
}

char *
tw_wiki_file_name (GHashTable *taken, const char *words)
{
  g_autofree char *plain = plain_name (words);

  for (guint i = 1;; i++)
    {
      g_autofree char *name =
          i == 1 ? g_strconcat (plain, ".png", NULL) : g_strdup_printf ("%s %u.png", plain, i);

      if (g_hash_table_add (taken, g_utf8_casefold (name, -1)))
        return g_steal_pointer (&name);
    }
}
