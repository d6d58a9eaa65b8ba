/* Words that are looked for in a text. */
#include "app/widgets/found-words.h"

#include <string.h>

#define MARK     "<span background=\"#f6d32d\" foreground=\"#1e1e1e\">"
#define MARK_END "</span>"

/* "Č" and "c" are the same sign to who looks for words. */
static gunichar
plain (gunichar sign)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];

  g_unichar_fully_decompose (sign, FALSE, parts, G_N_ELEMENTS (parts));
  return g_unichar_tolower (parts[0]);
}

/* How many bytes of @text are @words; 0 if it does not begin with them. */
static gsize
match (const char *text, const char *words)
{
  const char *at = text;

  for (; *words != '\0'; words = g_utf8_next_char (words), at = g_utf8_next_char (at))
    if (*at == '\0' || plain (g_utf8_get_char (at)) != plain (g_utf8_get_char (words)))
      return 0;
  return (gsize) (at - text);
}

static void
append_escaped (GString *markup, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (markup, escaped);
}

char *
tw_found_words_markup (const char *text, const char *words)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  const char *told = text;
  gboolean is_found = FALSE;

  for (const char *at = text; *at != '\0';)
    {
      gsize length = match (at, words);

      if (length == 0)
        {
          at = g_utf8_next_char (at);
          continue;
        }
      append_escaped (markup, told, (gsize) (at - told));
      g_string_append (markup, MARK);
      append_escaped (markup, at, length);
      g_string_append (markup, MARK_END);
      at += length;
      told = at;
      is_found = TRUE;
    }
  append_escaped (markup, told, strlen (told));
  return is_found ? g_string_free (g_steal_pointer (&markup), FALSE) : NULL;
}

TwFoundPlace
tw_found_words_place (const char *text, const char *words)
{
  TwFoundPlace place = TW_FOUND_NOWHERE;
  gboolean is_word = FALSE;

  if (match (text, words) > 0)
    return TW_FOUND_FIRST;
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (match (at, words) > 0)
        place = MAX (place, is_word ? TW_FOUND_WITHIN : TW_FOUND_WORD);
      is_word = g_unichar_isalnum (g_utf8_get_char (at));
    }
  return place;
}
