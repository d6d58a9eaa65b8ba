/* Counting in one pass over the bytes, with nothing kept of them. */
#include "engine/format/xml-scan.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/xml-limits.h"

#define DECLARATION "xmlns"

typedef struct
{
  const char *name;
  const char *start;
  const char *end;
  GError **error;
  guint n_nodes;
  guint depth;
  guint n_in_scope;                   /* namespaces */
  guint n_declared[TW_XML_MAX_DEPTH]; /* of them, by the open element of each depth */
} Scan;

static gboolean
scan_refuse (const Scan *scan, const char *at, const char *text)
{
  guint line = 1;

  for (const char *end = scan->start; (end = memchr (end, '\n', (gsize) (at - end))) != NULL; end++)
    line++;
  return tw_format_error_set (scan->error, TW_FORMAT_ERROR_LIMIT, scan->name, line, "%s", text);
}

static gboolean
scan_count (Scan *scan, const char *at)
{
  return ++scan->n_nodes <= TW_XML_MAX_NODES
         || scan_refuse (scan, at,
                         _ ("The file has too many elements. Split it into several sets."));
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The first byte behind @ending, which is looked for from @at on; the end if it is missing. */
static const char *
behind (const Scan *scan, const char *at, const char *ending)
{
  const char *found = at < scan->end ? g_strstr_len (at, scan->end - at, ending) : NULL;

  return found != NULL ? found + strlen (ending) : scan->end;
}

/* Counts what the start tag at *@inout_at declares and holds, and goes behind it. */
static gboolean
scan_attributes (Scan *scan, const char **inout_at, guint *out_declared, gboolean *out_is_empty)
{
  const char *at = *inout_at, *word = NULL;
  guint n = 0;

  *out_declared = 0;
  while (at < scan->end && *at != '>')
    if (*at == '"' || *at == '\'')
      {
        const char *close = memchr (at + 1, *at, (gsize) (scan->end - at - 1));

        if (!scan_count (scan, at))
          return FALSE;
        if (++n > TW_XML_MAX_ATTRIBUTES)
          return scan_refuse (scan, at,
                              _ ("An element has too many attributes. Take some of them out."));
        /* Data does not end with a NUL, so nothing is looked at from AT on. */
        if (word != NULL && (gsize) (at - word) >= strlen (DECLARATION)
            && memcmp (word, DECLARATION, strlen (DECLARATION)) == 0)
          ++*out_declared;
        at = close != NULL ? close + 1 : scan->end;
        word = NULL;
      }
    else
      {
        /* Attributes need not be parted for this; a parser will ask for it. */
        if (word == NULL && !is_blank (*at))
          word = at;
        at++;
      }
  *out_is_empty = at[-1] == '/';
  *inout_at = at;
  return TRUE;
}

static gboolean
scan_element (Scan *scan, const char **inout_at)
{
  const char *tag = *inout_at;
  guint n_declared = 0;
  gboolean is_empty = FALSE;

  if (!scan_count (scan, tag))
    return FALSE;
  if (scan->depth == TW_XML_MAX_DEPTH)
    return scan_refuse (scan, tag, _ ("Elements are nested too deeply. Take some of them out."));
  /* Behind its name, which is not taken for that of an attribute. */
  while (*inout_at < scan->end && !is_blank (**inout_at) && **inout_at != '>' && **inout_at != '"'
         && **inout_at != '\'')
    ++*inout_at;
  if (!scan_attributes (scan, inout_at, &n_declared, &is_empty))
    return FALSE;
  if (scan->n_in_scope + n_declared > TW_XML_MAX_NAMESPACES)
    return scan_refuse (scan, tag,
                        _ ("Too many namespaces are declared at one place. Take those out that "
                           "nothing uses."));
  if (is_empty)
    return TRUE;
  scan->n_declared[scan->depth++] = n_declared;
  scan->n_in_scope += n_declared;
  return TRUE;
}

gboolean
tw_xml_scan (const char *name, const char *data, gsize length, GError **error)
{
  Scan scan = { .name = name, .start = data, .end = data + length, .error = error };

  for (const char *at = data; (at = memchr (at, '<', (gsize) (scan.end - at))) != NULL;)
    {
      gsize left = (gsize) (scan.end - at);
      gboolean is_comment = left >= 4 && strncmp (at, "<!--", 4) == 0;
      gboolean is_cdata = left >= 9 && strncmp (at, "<![CDATA[", 9) == 0;
      gboolean is_instruction = left >= 2 && at[1] == '?';

      if (is_comment || is_cdata || is_instruction)
        {
          if (!scan_count (&scan, at))
            return FALSE;
          at = is_comment ? behind (&scan, at + 4, "-->")
               : is_cdata ? behind (&scan, at + 9, "]]>")
                          : behind (&scan, at + 2, "?>");
        }
      else if (left >= 2 && at[1] == '!')
        return TRUE; /* no parse goes on behind a DOCTYPE */
      else if (left >= 2 && at[1] == '/')
        {
          if (scan.depth > 0)
            scan.n_in_scope -= scan.n_declared[--scan.depth];
          at++;
        }
      else if (!scan_element (&scan, &at))
        return FALSE;
    }
  return TRUE;
}
