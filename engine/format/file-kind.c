/* Which of our files a file is. */
#include "engine/format/file-kind.h"

#include <string.h>

#include "engine/format/package-reader.h"
#include "engine/format/xml-document.h"

/* What every move of a game by file begins with. */
#define MOVE "tilewright1:"

static const struct
{
  const char *element;
  TwFileKind kind;
} elements[] = {
  { "tile-set", TW_FILE_TILE_SET }, { "ruleset", TW_FILE_RULESET },      { "rules", TW_FILE_RULES },
  { "game", TW_FILE_GAME },         { "defs", TW_FILE_JCZ_DEFINITIONS },
};

/* Notation is a case, whatever the file is called. */
static gboolean
is_case (const char *text)
{
  return g_regex_match_simple ("^case [^ \n]+", text, G_REGEX_MULTILINE | G_REGEX_RAW, 0);
}

/* The name of the first element, comments and instructions skipped; "" if none. */
static char *
first_element (const char *text)
{
  while ((text = strchr (text, '<')) != NULL)
    {
      if (g_str_has_prefix (text, "<!--"))
        text = strstr (text, "-->");
      else if (text[1] == '?')
        text = strstr (text, "?>");
      else
        return g_strndup (text + 1, strcspn (text + 1, " \t\r\n/>"));
      if (text == NULL)
        break;
      text++;
    }
  return g_strdup ("");
}

gboolean
tw_file_kind_find (const char *path, TwFileKind *out_kind, GError **error)
{
  gsize length = 0;
  g_autofree char *text = NULL, *element = NULL;

  *out_kind = TW_FILE_UNKNOWN;
  /* An archive like our packages, and larger: it is not read twice. */
  if (g_str_has_suffix (path, ".jca"))
    {
      *out_kind = TW_FILE_JCZ_ADDON;
      return TRUE;
    }
  text = tw_xml_document_read_file (path, &length, error);
  if (text == NULL)
    return FALSE;
  if (tw_package_file_is (text, length))
    {
      *out_kind = TW_FILE_TILE_SET;
      return TRUE;
    }
  if (g_str_has_suffix (path, ".case"))
    *out_kind = TW_FILE_CASES;
  else if (g_str_has_suffix (path, ".jcz"))
    *out_kind = TW_FILE_JCZ;
  else if (g_str_has_suffix (path, ".tilewright-move") || g_str_has_prefix (text, MOVE))
    *out_kind = TW_FILE_MOVES;
  else
    {
      element = first_element (text);
      for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
        if (strcmp (elements[i].element, element) == 0)
          *out_kind = elements[i].kind;
      if (*element == '\0' && is_case (text))
        *out_kind = TW_FILE_CASES;
      /* A letter with a move in it, as it was kept. */
      else if (*out_kind == TW_FILE_UNKNOWN && strstr (text, MOVE) != NULL)
        *out_kind = TW_FILE_MOVES;
    }
  return TRUE;
}
