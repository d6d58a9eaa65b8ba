/* Translations beside their source: placeholders, forms, room. */
#include "engine/set/text-check.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/set/placeholder.h"
#include "engine/tile/plural-forms.h"

/* {name} with or without forms, or one of the letters that printf() knows behind %, maybe with its
 * number: "%1$d". */
static gsize
placeholder_length (const char *at)
{
  TwPlaceholder placeholder;
  gsize length;

  if (tw_placeholder_at (at, &placeholder))
    return placeholder.length;
  if (*at != '%')
    return 0;
  length = 1 + strspn (at + 1, "0123456789$");
  return at[length] != '\0' && strchr ("dsu", at[length]) != NULL ? length + 1 : 0;
}

/* What it is called: "%1$d" and "%d" are the same, and so are {name} and {name:# cow|# cows}. */
static char *
placeholder_name (const char *at, gsize length)
{
  TwPlaceholder placeholder;

  if (tw_placeholder_at (at, &placeholder))
    return g_strdup_printf ("{%.*s}", (int) placeholder.name_length, placeholder.name);
  return g_strdup_printf ("%%%c", at[length - 1]);
}

/* Every placeholder and how often it is there. */
static GHashTable *
placeholders (const char *text)
{
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const char *at = text; *at != '\0';)
    {
      gsize length = placeholder_length (at);
      char *name;

      if (length == 0)
        {
          at++;
          continue;
        }
      name = placeholder_name (at, length);
      g_hash_table_replace (found, name,
                            GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (found, name))
                                             + 1));
      at += length;
    }
  return found;
}

/* The first placeholder of @a that @b has not as often; the number may be left out. */
static char *
lost (const char *a, const char *b, gboolean without_number)
{
  g_autoptr (GHashTable) in_a = placeholders (a);
  g_autoptr (GHashTable) in_b = placeholders (b);
  GHashTableIter iter;
  gpointer name, count;
  char *first = NULL;

  g_hash_table_iter_init (&iter, in_a);
  while (g_hash_table_iter_next (&iter, &name, &count))
    if (GPOINTER_TO_INT (g_hash_table_lookup (in_b, name)) < GPOINTER_TO_INT (count)
        && !(without_number && strcmp (name, "%d") == 0)
        && (first == NULL || strcmp (name, first) < 0))
      {
        g_free (first);
        first = g_strdup (name);
      }
  return first;
}

static gboolean
keeps_placeholders (const char *source, const char *words, gboolean without_number)
{
  g_autofree char *missing = lost (source, words, without_number);
  g_autofree char *added = lost (words, source, FALSE);

  return missing == NULL && added == NULL;
}

/* Whether the form is for one number alone, as "one cow" in English, but not in Russian, which
 * counts 21 with it. */
static gboolean
is_for_one_number (const char *plural_forms, guint form)
{
  guint n = 0;

  for (gulong i = 0; i <= 200 && n < 2; i++)
    n += tw_plural_forms_index (plural_forms, i) == form;
  return n == 1;
}

/* Whether what agrees with a number has as many forms as the language counts with. */
static gboolean
has_all_forms (const char *words, const char *plural_forms)
{
  TwPlaceholder placeholder;

  for (const char *at = strchr (words, '{'); at != NULL; at = strchr (at + 1, '{'))
    if (tw_placeholder_at (at, &placeholder) && placeholder.forms != NULL
        && placeholder.n_forms != tw_plural_forms_count (plural_forms))
      return FALSE;
  return TRUE;
}

guint
tw_text_check (const char *const *source,
               guint n_source,
               const char *const *words,
               guint n_words,
               const char *plural_forms,
               guint limit)
{
  guint wanted = n_source > 1 ? tw_plural_forms_count (plural_forms) : 1;
  guint warnings = 0;

  if (n_words != wanted)
    warnings |= TW_TEXT_WRONG_PLURALS;
  for (guint i = 0; i < n_words; i++)
    {
      gboolean may_be_a_word = n_source > 1 && is_for_one_number (plural_forms, i);

      if (*words[i] == '\0' || !has_all_forms (words[i], plural_forms))
        warnings |= TW_TEXT_WRONG_PLURALS;
      else if (!keeps_placeholders (source[n_source - 1], words[i], may_be_a_word))
        warnings |= TW_TEXT_LOST_PLACEHOLDER;
      if (limit > 0 && g_utf8_strlen (words[i], -1) > (glong) limit)
        warnings |= TW_TEXT_TOO_LONG;
    }
  return warnings;
}

char *
tw_text_warning_message (TwTextWarning warning,
                         const char *source,
                         const char *words,
                         const char *plural_forms,
                         guint limit)
{
  g_autofree char *missing = NULL, *added = NULL;
  guint n_forms = tw_plural_forms_count (plural_forms);

  if (warning == TW_TEXT_WRONG_PLURALS)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "The language counts with %u form. Give just that.",
                                         "The language counts with %u forms. Give all of them.",
                                         n_forms),
                            n_forms);
  if (warning == TW_TEXT_TOO_LONG)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "There is room for %u character. Make it shorter.",
                                         "There is room for %u characters. Make it shorter.",
                                         limit),
                            limit);
  missing = lost (source, words, FALSE);
  added = lost (words, source, FALSE);
  if (missing != NULL)
    return g_strdup_printf (
        _ ("“%s” of the source is missing. Put it where its value is to stand."), missing);
  return g_strdup_printf (_ ("“%s” is not in the source, and nothing is put in its place. Take it "
                             "out."),
                          added != NULL ? added : "");
}
