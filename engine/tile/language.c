/* Languages by their codes, and the plural rules of those that people translate games to. */
#include "engine/tile/language.h"

#include <string.h>

/* As the translation teams of GNU gettext and CLDR write them. */
#define ONE_FORM    "nplurals=1; plural=0;"
#define NOT_ONE     TW_PLURAL_FORMS_ENGLISH
#define MORE_THAN_1 "nplurals=2; plural=(n > 1);"
#define CZECH       "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
#define EAST_SLAVIC                                                                                \
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) "  \
  "? 1 : 2);"

static const struct
{
  const char *languages;
  const char *forms;
} rules[] = {
  { "id ja ko lo ms th vi zh", ONE_FORM },
  { "af an ast az bg bn ca da de el en eo es et eu fi fo fur fy gl gu ha he hi hu hy ia is it ka "
    "kk "
    "kn ku lb ml mn mr nah nb ne nl nn no or pa pap ps pt rm sc sco sq so sv sw ta te tk ur yi",
    NOT_ONE },
  { "ach ak am br fa fil fr ln mg mi oc pt-BR tg ti tr uz wa", MORE_THAN_1 },
  { "cs sk", CZECH },
  { "be bs hr ru sr uk", EAST_SLAVIC },
  { "pl",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);" },
  { "lt", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : "
          "2);" },
  { "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);" },
  { "mk", "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);" },
  { "ro", "nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);" },
  { "sl", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);" },
  { "hsb dsb", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);" },
  { "ga", "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : (n>2 && n<7) ? 2 : (n>6 && n<11) ? 3 : 4;" },
  { "gd", "nplurals=4; plural=(n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n>2 && n<20) ? 2 : 3;" },
  { "cy", "nplurals=4; plural=(n==1) ? 0 : (n==2) ? 1 : (n != 8 && n != 11) ? 2 : 3;" },
  { "mt",
    "nplurals=4; plural=(n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : (n%100>10 && n%100<20) "
    "? 2 : 3);" },
  { "ar", "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
          "n%100>=11 ? 4 : 5);" },
};

gboolean
tw_language_is_valid (const char *language)
{
  /* Words of one to eight letters, or digits from the second on. */
  for (const char *word = language;; word++)
    {
      const char *end = word;

      while (g_ascii_isalpha (*end) || (word != language && g_ascii_isdigit (*end)))
        end++;
      if (end == word || end - word > 8 || (*end != '-' && *end != '\0'))
        return FALSE;
      if (*end == '\0')
        return TRUE;
      word = end;
    }
}

char *
tw_language_from_locale (const char *locale)
{
  gsize length = strcspn (locale, ".@");
  const char *modifier = strchr (locale, '@');
  GString *language = g_string_new_len (locale, (gssize) length);

  g_strdelimit (language->str, "_", '-');
  if (modifier != NULL && strcmp (modifier, "@latin") == 0)
    g_string_insert (language, (gssize) strcspn (language->str, "-"), "-Latn");
  else if (modifier != NULL && strcmp (modifier, "@cyrillic") == 0)
    g_string_insert (language, (gssize) strcspn (language->str, "-"), "-Cyrl");
  else if (modifier != NULL && strcmp (modifier, "@euro") != 0 && modifier[1] != '\0')
    g_string_append_printf (language, "-%s", modifier + 1);
  return g_string_free (language, FALSE);
}

char *
tw_language_to_locale (const char *language)
{
  g_auto (GStrv) parts = g_strsplit (language, "-", -1);
  GString *locale = g_string_new (parts[0]);
  const char *modifier = NULL;

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    if (g_ascii_strcasecmp (parts[i], "Latn") == 0)
      modifier = "latin";
    else if (g_ascii_strcasecmp (parts[i], "Cyrl") == 0)
      modifier = "cyrillic";
    else if (strlen (parts[i]) > 4)
      modifier = parts[i];
    else
      g_string_append_printf (locale, "_%s", parts[i]);
  if (modifier != NULL)
    g_string_append_printf (locale, "@%s", modifier);
  return g_string_free (locale, FALSE);
}

gboolean
tw_language_equal (const char *a, const char *b)
{
  return g_ascii_strcasecmp (a, b) == 0;
}

/* Whether the first @length letters of @language are one of @languages, with blanks between them.
 */
static gboolean
is_among (const char *language, gsize length, const char *languages)
{
  for (const char *word = languages; *word != '\0';)
    {
      gsize word_length = strcspn (word, " ");

      if (word_length == length && g_ascii_strncasecmp (word, language, length) == 0)
        return TRUE;
      word += word_length + strspn (word + word_length, " ");
    }
  return FALSE;
}

static const char *
find_rule (const char *language, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (is_among (language, length, rules[i].languages))
      return rules[i].forms;
  return NULL;
}

const char *
tw_language_plural_forms (const char *language)
{
  const char *found = find_rule (language, strlen (language));

  return found != NULL ? found : find_rule (language, strcspn (language, "-"));
}
