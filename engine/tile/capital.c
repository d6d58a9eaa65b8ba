#include "engine/tile/capital.h"

char *
tw_capital_words (const char *words)
{
  const char *rest = *words != '\0' ? g_utf8_next_char (words) : words;
  g_autofree char *first = g_utf8_strup (words, (gssize) (rest - words));

  return g_strconcat (first, rest, NULL);
}
