/* What languages call themselves: not translated, so that everybody finds the own one. */
#include "app/widgets/language-names.h"

#include <string.h>

#include "engine/tile/language.h"

static const struct
{
  const char *code;
  const char *name;
} names[] = {
  { "be", "беларуская" }, { "bg", "български" },    { "ca", "català" },     { "cs", "čeština" },
  { "da", "dansk" },      { "de", "Deutsch" },      { "el", "ελληνικά" },   { "en", "English" },
  { "eo", "Esperanto" },  { "es", "español" },      { "et", "eesti" },      { "eu", "euskara" },
  { "fi", "suomi" },      { "fr", "français" },     { "gl", "galego" },     { "he", "עברית" },
  { "hr", "hrvatski" },   { "hu", "magyar" },       { "id", "Indonesia" },  { "is", "íslenska" },
  { "it", "italiano" },   { "ja", "日本語" },       { "ko", "한국어" },     { "lt", "lietuvių" },
  { "lv", "latviešu" },   { "nb", "norsk bokmål" }, { "nl", "Nederlands" }, { "nn", "nynorsk" },
  { "pl", "polski" },     { "pt", "português" },    { "ro", "română" },     { "ru", "русский" },
  { "sk", "slovenčina" }, { "sl", "slovenščina" },  { "sr", "српски" },     { "sv", "svenska" },
  { "tr", "Türkçe" },     { "uk", "українська" },   { "vi", "Tiếng Việt" }, { "zh", "中文" },
  { "ar", "العربية" },    { "fa", "فارسی" },
};

char *
tw_language_name (const char *language)
{
  gsize base = strcspn (language, "-");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strlen (names[i].code) == base && strncmp (names[i].code, language, base) == 0)
      return language[base] == '\0'
                 ? g_strdup (names[i].name)
                 : g_strdup_printf ("%s (%s)", names[i].name, language + base + 1);
  return g_strdup (language);
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

char *
tw_language_from_name (const char *words)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (words));
  g_autofree char *folded = g_utf8_casefold (trimmed, -1);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_utf8_casefold (names[i].name, -1);

      if (strcmp (name, folded) == 0)
        return g_strdup (names[i].code);
    }
  return tw_language_from_locale (trimmed);
}
