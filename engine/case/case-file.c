/* Case files: lines, words, and the shape of each line. */
#include "engine/case/case-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/xml-document.h"

#define MAX_BYTES (4 * 1024 * 1024)
#define MAX_WORDS 2000

/* By verb: what it is called, and how many words a line has behind its seat. */
static const struct
{
  const char *name;
  gboolean has_who;
  guint least, most;
} verbs[] = {
  [TW_CASE_USE] = { "use", FALSE, 1, MAX_WORDS },
  [TW_CASE_RULESET] = { "ruleset", FALSE, 1, 1 },
  [TW_CASE_PLAYERS] = { "players", FALSE, 1, 6 },
  [TW_CASE_SET] = { "set", FALSE, 1, MAX_WORDS },
  [TW_CASE_TILE] = { "tile", FALSE, 2, MAX_WORDS },
  [TW_CASE_START] = { "start", FALSE, 1, 1 },
  [TW_CASE_GIVEN] = { "given", FALSE, 1, MAX_WORDS },
  [TW_CASE_TURN] = { "turn", TRUE, 0, MAX_WORDS },
  [TW_CASE_END] = { "end", FALSE, 0, MAX_WORDS },
  [TW_CASE_LEGAL] = { "legal", TRUE, 1, MAX_WORDS },
  [TW_CASE_ILLEGAL] = { "illegal", TRUE, 1, MAX_WORDS },
  [TW_CASE_EXPECT] = { "expect", FALSE, 1, MAX_WORDS },
};

typedef struct
{
  TwCaseFile *file;
  GPtrArray *shared; /* TwCaseLine: set-up before the first case */
  TwCase *open;      /* the case being read, owned by the file */
  GError **error;
} Parser;

static void
line_free (gpointer data)
{
  TwCaseLine *line = data;

  g_free (line->who);
  g_strfreev (line->words);
  g_free (line->rule);
  g_free (line);
}

static TwCaseLine *
line_copy (const TwCaseLine *line)
{
  TwCaseLine *copy = g_new0 (TwCaseLine, 1);

  copy->verb = line->verb;
  copy->line = line->line;
  copy->words = g_strdupv (line->words);
  return copy;
}

static void
case_free (gpointer data)
{
  TwCase *one = data;

  g_free (one->id);
  g_free (one->title);
  g_strfreev (one->rules);
  g_ptr_array_unref (one->lines);
  g_free (one);
}

void
tw_case_file_free (TwCaseFile *file)
{
  if (file == NULL)
    return;
  g_free (file->name);
  g_ptr_array_unref (file->cases);
  g_free (file);
}

static gboolean
fail (Parser *parser, guint line, const char *format, const char *word)
{
  g_autofree char *message = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  message = g_strdup_printf (format, word);
#pragma GCC diagnostic pop
  return tw_format_error_set (parser->error, TW_FORMAT_ERROR_CONTENT, parser->file->name, line,
                              "%s", message);
}

/* Every case says which rules it tests; without them nobody knows what it is for. */
static gboolean
finish_case (Parser *parser)
{
  if (parser->open == NULL || parser->open->rules != NULL)
    return TRUE;
  return fail (parser, parser->open->line,
               _ ("Case %s names no rule. Add a line “rules” below it."), parser->open->id);
}

static TwCase *
open_case (Parser *parser, guint line, const char *id)
{
  TwCase *one = g_new0 (TwCase, 1);

  one->id = g_strdup (id);
  one->line = line;
  one->lines = g_ptr_array_new_with_free_func (line_free);
  for (guint i = 0; i < parser->shared->len; i++)
    g_ptr_array_add (one->lines, line_copy (g_ptr_array_index (parser->shared, i)));
  parser->open = one;
  g_ptr_array_add (parser->file->cases, one);
  return one;
}

static gboolean
begin_case (Parser *parser, guint line, char **words, const char *text)
{
  TwCase *one;
  const char *title;

  if (!finish_case (parser))
    return FALSE;
  if (words[1] == NULL)
    return fail (parser, line, _ ("“%s” needs an id and a title."), "case");
  for (guint i = 0; i < parser->file->cases->len; i++)
    if (strcmp (((TwCase *) g_ptr_array_index (parser->file->cases, i))->id, words[1]) == 0)
      return fail (parser, line, _ ("There are two cases %s. Rename one of them."), words[1]);
  one = open_case (parser, line, words[1]);
  title = strstr (text, words[1]) + strlen (words[1]);
  one->title = g_strstrip (g_strdup (title));
  return TRUE;
}

static gboolean
read_rules (Parser *parser, guint line, char **words)
{
  if (parser->open == NULL)
    return fail (parser, line, _ ("“%s” belongs to a case. Write it below a line “case”."),
                 words[0]);
  if (words[1] == NULL || words[2] != NULL)
    return fail (parser, line, _ ("“%s” needs ids of rules with commas between them."), words[0]);
  if (parser->open->rules != NULL)
    return fail (parser, line, _ ("Case %s has two lines “rules”. Join them."), parser->open->id);
  parser->open->rules = g_strsplit (words[1], ",", -1);
  for (guint i = 0; parser->open->rules[i] != NULL; i++)
    if (!g_regex_match_simple ("^[A-Z][A-Z0-9]*-[0-9]{2,4}$", parser->open->rules[i], 0, 0))
      return fail (parser, line, _ ("“%s” is no id of a rule. Write for instance BASE-021."),
                   parser->open->rules[i]);
  return TRUE;
}

static gboolean
is_seat (const char *word)
{
  return g_regex_match_simple ("^[A-Za-z][A-Za-z0-9]*$", word, 0, 0);
}

static gboolean
check_shape (Parser *parser, const TwCaseLine *entry)
{
  const char *name = verbs[entry->verb].name;
  guint n = g_strv_length (entry->words);

  if (n < verbs[entry->verb].least)
    return fail (parser, entry->line, _ ("“%s” says too little."), name);
  if (n > verbs[entry->verb].most)
    return fail (parser, entry->line, _ ("“%s” says too much."), name);
  if (entry->verb == TW_CASE_SET)
    for (guint i = 0; i < n; i++)
      if (strchr (entry->words[i], '=') == NULL)
        return fail (parser, entry->line, _ ("“%s” sets nothing. Write PARAMETER=VALUE."),
                     entry->words[i]);
  return TRUE;
}

/* Takes "=> RULE" off the end of an illegal line. */
static gboolean
take_rule (Parser *parser, TwCaseLine *entry)
{
  for (guint i = 0; entry->words[i] != NULL; i++)
    {
      if (strcmp (entry->words[i], "=>") != 0)
        continue;
      if (entry->verb != TW_CASE_ILLEGAL || entry->words[i + 1] == NULL
          || entry->words[i + 2] != NULL)
        return fail (parser, entry->line, _ ("“%s” stands before the rule of an “illegal” line."),
                     "=>");
      entry->rule = g_strdup (entry->words[i + 1]);
      g_clear_pointer (&entry->words[i], g_free);
      g_clear_pointer (&entry->words[i + 1], g_free);
      return TRUE;
    }
  return TRUE;
}

static gboolean
read_line (Parser *parser, guint number, TwCaseVerb verb, char **words)
{
  TwCaseLine *entry = g_new0 (TwCaseLine, 1);
  GPtrArray *lines = parser->open != NULL ? parser->open->lines : parser->shared;
  gboolean has_who = verbs[verb].has_who;

  g_ptr_array_add (lines, entry);
  entry->verb = verb;
  entry->line = number;
  if (has_who && words[1] != NULL)
    entry->who = g_strdup (words[1]);
  entry->words = g_strdupv (words + (entry->who != NULL ? 2 : 1));
  if (parser->open == NULL && verb >= TW_CASE_GIVEN)
    return fail (parser, number, _ ("“%s” belongs to a case. Write it below a line “case”."),
                 words[0]);
  if (has_who && (entry->who == NULL || !is_seat (entry->who)))
    return fail (parser, number, _ ("“%s” needs a seat first, for instance P1."), words[0]);
  if (verb < TW_CASE_GIVEN && lines->len > 1
      && ((const TwCaseLine *) g_ptr_array_index (lines, lines->len - 2))->verb >= TW_CASE_GIVEN)
    return fail (parser, number,
                 _ ("“%s” sets the game up. Write it above what is given and done."), words[0]);
  return take_rule (parser, entry) && check_shape (parser, entry);
}

static gboolean
read_logical_line (Parser *parser, guint number, const char *text)
{
  g_auto (GStrv) raw = g_strsplit_set (text, " \t", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; raw[i] != NULL; i++)
    if (*raw[i] != '\0')
      g_ptr_array_add (words, raw[i]);
  if (words->len == 0)
    return TRUE;
  g_ptr_array_add (words, NULL);
  if (strcmp (g_ptr_array_index (words, 0), "case") == 0)
    return begin_case (parser, number, (char **) words->pdata, text);
  if (strcmp (g_ptr_array_index (words, 0), "rules") == 0)
    return read_rules (parser, number, (char **) words->pdata);
  for (guint verb = 0; verb < G_N_ELEMENTS (verbs); verb++)
    if (strcmp (g_ptr_array_index (words, 0), verbs[verb].name) == 0)
      return read_line (parser, number, (TwCaseVerb) verb, (char **) words->pdata);
  return fail (parser, number,
               _ ("“%s” begins no line of a case. Write one of case, rules, use, ruleset, "
                  "players, set, tile, start, given, turn, end, legal, illegal, expect."),
               g_ptr_array_index (words, 0));
}

/* Cuts off what stands behind a # at the beginning or after a blank. */
static void
strip_comment (char *line)
{
  for (char *at = line; *at != '\0'; at++)
    if (*at == '#' && (at == line || at[-1] == ' ' || at[-1] == '\t'))
      {
        *at = '\0';
        return;
      }
}

static gboolean
read_lines (Parser *parser, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) logical = g_string_new (NULL);
  guint first = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      gboolean continues = *lines[i] == ' ' || *lines[i] == '\t';

      strip_comment (lines[i]);
      g_strchomp (lines[i]);
      if (*lines[i] == '\0')
        continue;
      if (!continues)
        {
          if (!read_logical_line (parser, first, logical->str))
            return FALSE;
          g_string_truncate (logical, 0);
          first = i + 1;
        }
      else if (logical->len == 0)
        return fail (parser, i + 1,
                     _ ("The line “%s” begins with a blank and so continues the one before it, "
                        "but there is none. Take the blank out."),
                     g_strstrip (lines[i]));
      g_string_append_printf (logical, " %s", lines[i]);
    }
  return read_logical_line (parser, first, logical->str) && finish_case (parser);
}

/* @id: (nullable): the id of the only case, whose head is not in @text */
static TwCaseFile *
parse (const char *name, const char *id, const char *text, gssize length, GError **error)
{
  g_autoptr (TwCaseFile) file = g_new0 (TwCaseFile, 1);
  g_autoptr (GPtrArray) shared = g_ptr_array_new_with_free_func (line_free);
  g_autofree char *copy = NULL;
  Parser parser = { file, shared, NULL, error };
  gsize n = length < 0 ? strlen (text) : (gsize) length;

  file->name = g_strdup (name);
  file->cases = g_ptr_array_new_with_free_func (case_free);
  if (n > MAX_BYTES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                           _ ("A case file has at most %d bytes. Split it."), MAX_BYTES);
      return NULL;
    }
  if (!g_utf8_validate_len (text, n, NULL))
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, 0,
                           _ ("This is no text in UTF-8. Save it as UTF-8."));
      return NULL;
    }
  copy = g_strndup (text, n);
  g_strdelimit (copy, "\r", ' ');
  /* Such a case is there for other things than to test rules. */
  if (id != NULL)
    {
      open_case (&parser, 0, id);
      parser.open->title = g_strdup ("");
      parser.open->rules = g_new0 (char *, 1);
    }
  return read_lines (&parser, copy) ? g_steal_pointer (&file) : NULL;
}

TwCaseFile *
tw_case_file_parse (const char *name, const char *text, gssize length, GError **error)
{
  return parse (name, NULL, text, length, error);
}

TwCaseFile *
tw_case_file_parse_moves (const char *name, const char *id, const char *moves, GError **error)
{
  return parse (name, id, moves, -1, error);
}

TwCaseFile *
tw_case_file_load (const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *text = tw_xml_document_read_file (path, &length, error);

  return text != NULL ? tw_case_file_parse (path, text, (gssize) length, error) : NULL;
}
