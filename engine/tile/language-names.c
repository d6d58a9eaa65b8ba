/* What languages call themselves: not translated, so that everybody finds the own one; and by what
 * else they are looked for. */
#include "engine/tile/language-names.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/tile/language.h"

typedef struct
{
  const char *code;
  const char *name;
  const char *english;
  const char *three; /* its codes of three letters, in ISO 639-2 */
} Named;

static const Named names[] = {
  { "be", "беларуская", NC_ ("language", "Belarusian"), "bel" },
  { "bg", "български", NC_ ("language", "Bulgarian"), "bul" },
  { "ca", "català", NC_ ("language", "Catalan"), "cat" },
  { "cs", "čeština", NC_ ("language", "Czech"), "ces cze" },
  { "da", "dansk", NC_ ("language", "Danish"), "dan" },
  { "de", "Deutsch", NC_ ("language", "German"), "deu ger" },
  { "el", "ελληνικά", NC_ ("language", "Greek"), "ell gre" },
  { "en", "English", NC_ ("language", "English"), "eng" },
  { "eo", "Esperanto", NC_ ("language", "Esperanto"), "epo" },
  { "es", "español", NC_ ("language", "Spanish"), "spa" },
  { "et", "eesti", NC_ ("language", "Estonian"), "est" },
  { "eu", "euskara", NC_ ("language", "Basque"), "eus baq" },
  { "fi", "suomi", NC_ ("language", "Finnish"), "fin" },
  { "fr", "français", NC_ ("language", "French"), "fra fre" },
  { "gl", "galego", NC_ ("language", "Galician"), "glg" },
  { "he", "עברית", NC_ ("language", "Hebrew"), "heb" },
  { "hr", "hrvatski", NC_ ("language", "Croatian"), "hrv" },
  { "hu", "magyar", NC_ ("language", "Hungarian"), "hun" },
  { "id", "Indonesia", NC_ ("language", "Indonesian"), "ind" },
  { "is", "íslenska", NC_ ("language", "Icelandic"), "isl ice" },
  { "it", "italiano", NC_ ("language", "Italian"), "ita" },
  { "ja", "日本語", NC_ ("language", "Japanese"), "jpn" },
  { "ko", "한국어", NC_ ("language", "Korean"), "kor" },
  { "lt", "lietuvių", NC_ ("language", "Lithuanian"), "lit" },
  { "lv", "latviešu", NC_ ("language", "Latvian"), "lav" },
  { "nb", "norsk bokmål", NC_ ("language", "Norwegian Bokmål"), "nob" },
  { "nl", "Nederlands", NC_ ("language", "Dutch"), "nld dut" },
  { "nn", "nynorsk", NC_ ("language", "Norwegian Nynorsk"), "nno" },
  { "pl", "polski", NC_ ("language", "Polish"), "pol" },
  { "pt", "português", NC_ ("language", "Portuguese"), "por" },
  { "ro", "română", NC_ ("language", "Romanian"), "ron rum" },
  { "ru", "русский", NC_ ("language", "Russian"), "rus" },
  { "sk", "slovenčina", NC_ ("language", "Slovak"), "slk slo" },
  { "sl", "slovenščina", NC_ ("language", "Slovenian"), "slv" },
  { "sr", "српски", NC_ ("language", "Serbian"), "srp" },
  { "sv", "svenska", NC_ ("language", "Swedish"), "swe" },
  { "tr", "Türkçe", NC_ ("language", "Turkish"), "tur" },
  { "uk", "українська", NC_ ("language", "Ukrainian"), "ukr" },
  { "vi", "Tiếng Việt", NC_ ("language", "Vietnamese"), "vie" },
  { "zh", "中文", NC_ ("language", "Chinese"), "zho chi" },
  { "ar", "العربية", NC_ ("language", "Arabic"), "ara" },
  { "fa", "فارسی", NC_ ("language", "Persian"), "fas per" },
};

/* The language of the code @language, whatever its region; %NULL if it has no name here. */
static const Named *
find (const char *language)
{
  gsize base = strcspn (language, "-");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strlen (names[i].code) == base && g_ascii_strncasecmp (names[i].code, language, base) == 0)
      return &names[i];
  return NULL;
}

static const char *
translated (const Named *named)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "language", named->english);
}

char *
tw_language_name (const char *language)
{
  const Named *named = find (language);
  const char *region = strchr (language, '-');

  return named == NULL    ? g_strdup (language)
         : region == NULL ? g_strdup (named->name)
                          : g_strdup_printf ("%s (%s)", named->name, region + 1);
}

const char *const *
tw_language_codes (void)
{
  static const char *codes[G_N_ELEMENTS (names) + 1];
  static gsize is_filled;

  if (g_once_init_enter (&is_filled))
    {
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        codes[i] = names[i].code;
      g_once_init_leave (&is_filled, 1);
    }
  return codes;
}

static gboolean
is_same (const char *name, const char *folded)
{
  g_autofree char *other = g_utf8_casefold (name, -1);

  return strcmp (other, folded) == 0;
}

/* Whether one of the codes of three letters begins with @words, or is nothing but it. */
static gboolean
has_three (const Named *named, const char *words, gsize length, gboolean is_whole)
{
  g_auto (GStrv) codes = g_strsplit (named->three, " ", -1);

  for (guint i = 0; codes[i] != NULL; i++)
    if (g_ascii_strncasecmp (codes[i], words, length) == 0
        && (!is_whole || codes[i][length] == '\0'))
      return TRUE;
  return FALSE;
}

char *
tw_language_from_name (const char *words)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (words));
  g_autofree char *folded = g_utf8_casefold (trimmed, -1);
  g_autofree char *language = tw_language_from_locale (trimmed);
  gsize base = strcspn (language, "-");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (is_same (names[i].name, folded) || is_same (names[i].english, folded)
        || is_same (translated (&names[i]), folded))
      return g_strdup (names[i].code);
  for (guint i = 0; base == 3 && i < G_N_ELEMENTS (names); i++)
    if (has_three (&names[i], language, base, TRUE))
      return g_strconcat (names[i].code, language + base, NULL);
  return g_steal_pointer (&language);
}

gboolean
tw_language_is_called (const char *language, const char *words)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (words));
  const Named *named = find (language);

  if (*trimmed == '\0')
    return TRUE;
  /* What has a region is a code. */
  if (named == NULL || strpbrk (trimmed, "-_") != NULL)
    return FALSE;
  return g_str_match_string (trimmed, named->name, TRUE)
         || g_str_match_string (trimmed, named->english, TRUE)
         || g_str_match_string (trimmed, translated (named), TRUE)
         || g_ascii_strncasecmp (named->code, trimmed, strlen (trimmed)) == 0
         || has_three (named, trimmed, strlen (trimmed), FALSE);
}
