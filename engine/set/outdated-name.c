/* Words of rules that have old names. */
#include "engine/set/outdated-name.h"

#include <string.h>

static const char *
source_of (const TwTexts *texts)
{
  const TwText *source = tw_texts_source (texts);

  return source != NULL && *source->text != '\0' ? source->text : NULL;
}

gboolean
tw_named_thing_nth (const TwVocabulary *own, guint index, TwNamedThing *out)
{
  if (index < own->figures->len)
    {
      const TwFigureType *figure = own->figures->pdata[index];

      *out = (TwNamedThing){ "figure", figure->id, figure->written_for, source_of (figure->texts) };
      return TRUE;
    }
  index -= own->figures->len;
  if (index < own->symbols->len)
    {
      const TwSymbolType *symbol = own->symbols->pdata[index];

      *out = (TwNamedThing){ "symbol", symbol->id, symbol->written_for, source_of (symbol->texts) };
      return TRUE;
    }
  index -= own->symbols->len;
  if (index < own->tokens->len)
    {
      const TwTokenType *token = own->tokens->pdata[index];

      *out = (TwNamedThing){ "token", token->id, token->written_for, source_of (token->texts) };
      return TRUE;
    }
  return FALSE;
}

gboolean
tw_named_thing_find (const TwVocabulary *own,
                     const char *element,
                     const char *id,
                     TwNamedThing *out)
{
  for (guint i = 0; own != NULL && tw_named_thing_nth (own, i, out); i++)
    if (strcmp (out->element, element) == 0 && strcmp (out->id, id) == 0)
      return TRUE;
  return FALSE;
}

gboolean
tw_named_thing_of_key (const TwVocabulary *own, const char *key, TwNamedThing *out)
{
  g_auto (GStrv) parts = g_strsplit (key, "/", 2);

  return g_strv_length (parts) == 2 && tw_named_thing_find (own, parts[0], parts[1], out);
}

/* ---- in words ------------------------------------------------------------------------------ */

static GRegex *
regex_of (const char *name)
{
  g_autofree char *escaped = g_regex_escape_string (name, -1);
  g_autofree char *pattern = g_strdup_printf ("(*UCP)(?<![\\w{])%s(?!\\w)", escaped);

  return g_regex_new (pattern, G_REGEX_CASELESS, 0, NULL);
}

gboolean
tw_words_say (const char *words, const char *name)
{
  g_autoptr (GRegex) regex = regex_of (name);

  return regex != NULL && g_regex_match (regex, words, 0, NULL);
}

char *
tw_words_renamed (const char *words, const char *former, const char *name)
{
  g_autoptr (GRegex) regex = regex_of (former);
  char *renamed =
      regex != NULL ? g_regex_replace_literal (regex, words, -1, 0, name, 0, NULL) : NULL;

  return renamed != NULL ? renamed : g_strdup (words);
}

static void
count (const TwStatement *statement, const GRegex *name, const TwStatement **out_first, guint *n)
{
  const char *words = source_of (statement->texts);

  if (words != NULL && g_regex_match (name, words, 0, NULL) && (*n)++ == 0)
    *out_first = statement;
  for (guint i = 0; i < statement->children->len; i++)
    count (statement->children->pdata[i], name, out_first, n);
}

guint
tw_words_with_name (const TwVocabulary *own, const char *name, const TwStatement **out_first)
{
  g_autoptr (GRegex) regex = regex_of (name);
  const TwStatement *first = NULL;
  guint n = 0;

  for (guint i = 0; regex != NULL && i < own->procedures->len; i++)
    count (((const TwProcedure *) own->procedures->pdata[i])->root, regex, &first, &n);
  if (out_first != NULL)
    *out_first = first;
  return n;
}
