/* Names of things without quotation marks. */
#include "engine/set/plain-names.h"

#include <string.h>

#include "engine/set/thing-words.h"

/* Whether it is seen to be a name by its letters: each of its words begins with a capital or a
 * number. */
static gboolean
is_plain (const char *name)
{
  gboolean is_first = TRUE;

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (is_first && !g_unichar_isupper (letter) && !g_unichar_isdigit (letter))
        return FALSE;
      if (!g_unichar_isalnum (letter) && letter != ' ' && letter != '-' && letter != 0x2019)
        return FALSE;
      is_first = letter == ' ';
    }
  /* The last word may not be there: "Mill ". */
  return !is_first;
}

static void
take (GHashTable *names, const char *name)
{
  if (name != NULL && is_plain (name))
    g_hash_table_add (names, g_strdup (name));
}

/* What a procedure declares, and what is in it: a die and its faces. */
static void
take_declared (GHashTable *names, const TwStatement *statement, const char *const *languages)
{
  const TwTexts *title = tw_statement_words_of (statement, "title");
  const char *id = tw_statement_text (statement, "id");

  if (title != NULL)
    take (names, tw_thing_words_title (title, id != NULL ? id : "", languages));
  else if (id != NULL)
    take (names, tw_thing_words_of_id (id));
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "item"))
      take_declared (names, statement->children->pdata[i], languages);
}

/* Set of what things are called, as far as it is plain. */
static GHashTable *
find_names (const TwVocabulary *vocabulary, const char *const *languages)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < vocabulary->figures->len; i++)
    take (names, tw_thing_words_figure (vocabulary,
                                        ((const TwFigureType *) vocabulary->figures->pdata[i])->id,
                                        languages));
  for (guint i = 0; i < vocabulary->tokens->len; i++)
    take (names, tw_thing_words_token (vocabulary,
                                       ((const TwTokenType *) vocabulary->tokens->pdata[i])->id,
                                       languages));
  for (guint i = 0; i < vocabulary->symbols->len; i++)
    take (names, tw_thing_words_symbol (vocabulary,
                                        ((const TwSymbolType *) vocabulary->symbols->pdata[i])->id,
                                        languages));
  for (guint i = 0; i < vocabulary->lands->len; i++)
    {
      const TwLandType *land = vocabulary->lands->pdata[i];

      take (names, tw_thing_words_title (land->texts, land->id, languages));
    }
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    take_declared (names, ((const TwProcedure *) vocabulary->procedures->pdata[i])->root,
                   languages);
  return names;
}

/* The length of the mark at @at, 0 if it is none: “ and „ open, ” and “ close. */
static gsize
mark_at (const char *at, gboolean is_open)
{
  gunichar letter = g_utf8_get_char (at);

  return letter == 0x201c || letter == (is_open ? 0x201e : 0x201d)
             ? (gsize) (g_utf8_next_char (at) - at)
             : 0;
}

/* The name in marks that @at opens: (nullable) where it ends, with its marks. */
static const char *
find_end (const GHashTable *names, const char *at, char **out_name)
{
  gsize open = mark_at (at, TRUE);
  const char *end = at + open;

  *out_name = NULL;
  if (open == 0)
    return NULL;
  while (*end != '\0' && mark_at (end, FALSE) == 0)
    end = g_utf8_next_char (end);
  if (*end == '\0')
    return NULL;
  *out_name = g_strndup (at + open, (gsize) (end - at) - open);
  return g_hash_table_contains ((GHashTable *) names, *out_name) ? end + mark_at (end, FALSE)
                                                                 : NULL;
}

char *
tw_plain_names (const TwVocabulary *vocabulary, char *words, const char *const *languages)
{
  g_autofree char *all = words;
  g_autoptr (GHashTable) names = NULL;
  GString *out;

  if (words == NULL || (strstr (words, "“") == NULL && strstr (words, "„") == NULL))
    return g_steal_pointer (&all);
  names = find_names (vocabulary, languages);
  out = g_string_new (NULL);
  for (const char *at = words; *at != '\0';)
    {
      g_autofree char *name = NULL;
      const char *end = find_end (names, at, &name);

      if (end != NULL)
        g_string_append (out, name);
      else
        {
          end = g_utf8_next_char (at);
          g_string_append_len (out, at, (gssize) (end - at));
        }
      at = end;
    }
  return g_string_free (out, FALSE);
}
