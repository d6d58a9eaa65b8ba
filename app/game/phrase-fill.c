/* Choosing the plural form of a sentence, and filling it in. */
#include "app/game/phrase-fill.h"

#include <glib/gi18n.h>
#include <string.h>

const char *
tw_phrase_fill_counted (const TwPhrase *phrase)
{
  return phrase->many != NULL
             ? g_dngettext (GETTEXT_PACKAGE, phrase->one, phrase->many, phrase->number)
             : _ (phrase->one);
}

char *
tw_phrase_fill_places (const char *sentence, const char *const *names, const char *const *words)
{
  GString *out = g_string_new (NULL);

  while (*sentence != '\0')
    {
      guint i = 0;

      while (names[i] != NULL && !g_str_has_prefix (sentence, names[i]))
        i++;
      if (names[i] == NULL)
        g_string_append_c (out, *sentence++);
      else
        {
          g_string_append (out, words[i]);
          sentence += strlen (names[i]);
        }
    }
  return g_string_free (out, FALSE);
}
