/* Terms, told by how their words begin. */
#include "engine/localise/glossary.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/xml-document.h"

/* Letters at a word's end that may change, at most, and how much longer another form may be. */
#define MAX_ENDING 3
#define MAX_WORDS  4
#define MAX_BYTES  (4u << 20)

typedef struct
{
  /* Folded words, in the language of the same index; %NULL where nobody has said it. */
  char ***words;
  char **texts;
} Term;

struct _TwGlossary
{
  GPtrArray *languages;
  GPtrArray *terms;
  /* Of each language: the folded beginning of a term's first word -> its terms. */
  GPtrArray *beginnings;
  gboolean is_own;
};

static void
term_free (gpointer data)
{
  Term *term = data;

  for (guint i = 0; term->texts[i] != NULL; i++)
    {
      g_strfreev (term->words[i]);
      g_free (term->texts[i]);
    }
  g_free (term->words);
  g_free (term->texts);
  g_free (term);
}

/* Words of a text, folded so that capitals do not count. */
static char **
split_words (const char *text)
{
  GPtrArray *words = g_ptr_array_new ();

  for (const char *at = text; *at != '\0';)
    {
      const char *from;

      while (*at != '\0' && !g_unichar_isalnum (g_utf8_get_char (at)))
        at = g_utf8_next_char (at);
      for (from = at; *at != '\0' && g_unichar_isalnum (g_utf8_get_char (at));)
        at = g_utf8_next_char (at);
      if (at > from)
        g_ptr_array_add (words, g_utf8_casefold (from, at - from));
    }
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

/* How many letters of @word stay in all its forms: "měst" of "město", "city" in English. */
static glong
stem_length (const char *word, gboolean is_english)
{
  glong length = g_utf8_strlen (word, -1);

  if (is_english)
    return length > 3 && g_str_has_suffix (word, "y") ? length - 1 : length;
  return length <= 3 ? length : MAX (3, length - (length > 5 ? 2 : 1));
}

static gboolean
is_form (const char *word, const char *term, gboolean is_english)
{
  glong stem = stem_length (term, is_english);
  gsize bytes = (gsize) (g_utf8_offset_to_pointer (term, stem) - term);
  const char *ending;

  if (strncmp (word, term, bytes) != 0)
    return FALSE;
  ending = word + bytes;
  if (!is_english)
    return g_utf8_strlen (ending, -1) <= g_utf8_strlen (term + bytes, -1) + MAX_ENDING;
  return strcmp (ending, term + bytes) == 0 || strcmp (ending, "s") == 0
         || strcmp (ending, "es") == 0 || strcmp (ending, "ies") == 0;
}

static guint
n_matched (char **text, char **term, gboolean is_english)
{
  guint i = 0;

  for (; term[i] != NULL; i++)
    if (text[i] == NULL || !is_form (text[i], term[i], is_english))
      return 0;
  return i;
}

static gboolean
is_english (const char *language)
{
  return *language == '\0' || g_ascii_strncasecmp (language, "en", 2) == 0;
}

/* The exact language, else its base: the glossary knows "de", a set is in "de-AT". */
static int
find_language (const TwGlossary *glossary, const char *language)
{
  gsize base = strcspn (language, "-");

  for (guint i = 0; i < glossary->languages->len; i++)
    if (tw_language_equal (g_ptr_array_index (glossary->languages, i), language))
      return (int) i;
  for (guint i = 0; i < glossary->languages->len; i++)
    {
      const char *other = g_ptr_array_index (glossary->languages, i);

      if (strlen (other) == base && g_ascii_strncasecmp (other, language, base) == 0)
        return (int) i;
    }
  return *language == '\0' ? find_language (glossary, "en") : -1;
}

static TwGlossary *
glossary_new (char **languages)
{
  TwGlossary *glossary = g_new0 (TwGlossary, 1);

  glossary->languages = g_ptr_array_new_with_free_func (g_free);
  glossary->terms = g_ptr_array_new_with_free_func (term_free);
  glossary->beginnings =
      g_ptr_array_new_with_free_func ((GDestroyNotify) (void (*) (void)) g_hash_table_unref);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_ptr_array_add (glossary->languages, g_strdup (languages[i]));
      g_ptr_array_add (glossary->beginnings, g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                                    (GDestroyNotify) (void (*) (
                                                                        void)) g_ptr_array_unref));
    }
  return glossary;
}

/* The first three letters, by which terms are looked up. */
static char *
beginning_of (const char *word)
{
  return g_utf8_substring (word, 0, MIN (2, g_utf8_strlen (word, -1)));
}

static void
add_term (TwGlossary *glossary, char **texts)
{
  Term *term = g_new0 (Term, 1);
  guint n = glossary->languages->len;

  term->texts = g_new0 (char *, n + 1);
  term->words = g_new0 (char **, n + 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *key = NULL;
      GPtrArray *terms;

      term->texts[i] = g_strdup (texts[i] != NULL ? texts[i] : "");
      term->words[i] = split_words (term->texts[i]);
      if (term->words[i][0] == NULL)
        continue;
      key = beginning_of (term->words[i][0]);
      terms = g_hash_table_lookup (g_ptr_array_index (glossary->beginnings, i), key);
      if (terms == NULL)
        {
          terms = g_ptr_array_new ();
          g_hash_table_insert (g_ptr_array_index (glossary->beginnings, i), g_steal_pointer (&key),
                               terms);
        }
      g_ptr_array_add (terms, term);
    }
  g_ptr_array_add (glossary->terms, term);
}

void
tw_glossary_free (TwGlossary *glossary)
{
  if (glossary == NULL)
    return;
  g_ptr_array_unref (glossary->beginnings);
  g_ptr_array_unref (glossary->terms);
  g_ptr_array_unref (glossary->languages);
  g_free (glossary);
}

TwGlossary *
tw_glossary_parse (const char *name, const char *text, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) languages = lines[0] != NULL ? g_strsplit (lines[0], "\t", -1) : NULL;
  g_autoptr (TwGlossary) glossary = NULL;

  for (guint i = 0; languages != NULL && languages[i] != NULL; i++)
    if (!tw_language_is_valid (g_strstrip (languages[i])))
      {
        tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, 1,
                             _ ("“%.40s” is no language. Write for instance “cs” or “pt_BR”."),
                             languages[i]);
        return NULL;
      }
  if (languages == NULL || languages[0] == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, 1,
                           _ ("The first line does not say the languages. Write for instance "
                              "“en” and “cs” with a tabulator between them."));
      return NULL;
    }
  glossary = glossary_new (languages);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "\t", -1);

      if (*g_strstrip (lines[i]) == '\0')
        continue;
      if (g_strv_length (cells) != glossary->languages->len)
        {
          tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, i + 1,
                               _ ("A term needs %u cells, one for each language."),
                               glossary->languages->len);
          return NULL;
        }
      add_term (glossary, cells);
    }
  return g_steal_pointer (&glossary);
}

TwGlossary *
tw_glossary_load (const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *text = tw_xml_document_read_file (path, &length, error);

  if (text == NULL)
    return NULL;
  if (length > MAX_BYTES || !g_utf8_validate_len (text, length, NULL))
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 1,
                           _ ("This is no text in UTF-8. Save it as such."));
      return NULL;
    }
  return tw_glossary_parse (path, text, error);
}

/* Whether any of the other texts has the words of the name. */
static gboolean
is_said_elsewhere (const GPtrArray *split, guint own, char **words, gboolean english)
{
  for (guint i = 0; i < split->len; i++)
    {
      char **text = g_ptr_array_index (split, i);

      if (i == own || g_strv_length (text) <= g_strv_length (words))
        continue;
      for (guint k = 0; text[k] != NULL; k++)
        if (n_matched (text + k, words, english) > 0)
          return TRUE;
    }
  return FALSE;
}

/* A set of a thousand tile names has a thousand names to be looked for: only texts that have the
 * first word's beginning are looked through. */
static GHashTable *
index_beginnings (const GPtrArray *split)
{
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             (GDestroyNotify) (void (*) (void)) g_ptr_array_unref);

  for (guint i = 0; i < split->len; i++)
    {
      char **words = g_ptr_array_index (split, i);

      for (guint k = 0; words[k] != NULL; k++)
        {
          char *key = beginning_of (words[k]);
          GPtrArray *with = g_hash_table_lookup (texts, key);

          if (with == NULL)
            g_hash_table_insert (texts, g_strdup (key), with = g_ptr_array_new ());
          if (with->len == 0 || with->pdata[with->len - 1] != (gpointer) words)
            g_ptr_array_add (with, words);
          g_free (key);
        }
    }
  return texts;
}

static gboolean
is_name (const TwTextItem *item, char **words)
{
  guint n = g_strv_length (words);

  return !item->is_counted && n > 0 && n <= MAX_WORDS
         && (g_str_has_suffix (item->context, "/title")
             || g_str_has_suffix (item->context, "/name"));
}

TwGlossary *
tw_glossary_new_for_list (const TwTextList *list)
{
  g_auto (GStrv) others = tw_text_list_languages (list);
  g_autoptr (GPtrArray) languages = g_ptr_array_new ();
  g_autoptr (GPtrArray) split = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GHashTable) index = NULL;
  TwGlossary *glossary;

  g_ptr_array_add (languages, (gpointer) "");
  for (guint i = 0; others[i] != NULL; i++)
    g_ptr_array_add (languages, others[i]);
  g_ptr_array_add (languages, NULL);
  glossary = glossary_new ((char **) languages->pdata);
  glossary->is_own = TRUE;
  for (guint i = 0; i < list->items->len; i++)
    g_ptr_array_add (split, split_words (tw_text_item_source (list->items->pdata[i], 0)));
  index = index_beginnings (split);
  for (guint i = 0; i < list->items->len; i++)
    {
      const TwTextItem *item = g_ptr_array_index (list->items, i);
      char **words = g_ptr_array_index (split, i);
      g_autofree char *key = NULL;
      GPtrArray *with;
      guint own = 0;

      if (!is_name (item, words))
        continue;
      key = beginning_of (words[0]);
      with = g_hash_table_lookup (index, key);
      while (own < with->len && with->pdata[own] != (gpointer) words)
        own++;
      if (is_said_elsewhere (with, own, words, is_english (tw_text_item_source_language (item))))
        {
          g_autoptr (GPtrArray) texts = g_ptr_array_new ();

          g_ptr_array_add (texts, (gpointer) tw_text_item_source (item, 0));
          for (guint k = 0; others[k] != NULL; k++)
            {
              const char *found[TW_MAX_PLURAL_FORMS];

              tw_text_item_words (item, others[k], found);
              g_ptr_array_add (texts, (gpointer) found[0]);
            }
          add_term (glossary, (char **) texts->pdata);
        }
    }
  return glossary;
}

/* How far the words are from how the term is written: "hradu" is "hrad" rather than "hradby". */
static gsize
distance (char **text, char **term, guint n)
{
  gsize sum = 0;

  for (guint i = 0; i < n; i++)
    {
      gsize common = 0;

      while (text[i][common] != '\0' && text[i][common] == term[i][common])
        common++;
      sum += strlen (text[i] + common) + strlen (term[i] + common);
    }
  return sum;
}

/* The longest term that begins at @text, of two the nearer one. */
static const Term *
term_at (const TwGlossary *glossary, int language, char **text, gboolean english, guint *out_n)
{
  g_autofree char *key = beginning_of (text[0]);
  const GPtrArray *terms =
      g_hash_table_lookup (g_ptr_array_index (glossary->beginnings, (guint) language), key);
  const Term *best = NULL;
  gsize best_far = 0;

  *out_n = 0;
  for (guint i = 0; terms != NULL && i < terms->len; i++)
    {
      const Term *term = g_ptr_array_index (terms, i);
      guint n = n_matched (text, term->words[language], english);
      gsize far = distance (text, term->words[language], n);

      if (n > *out_n || (n > 0 && n == *out_n && far < best_far))
        {
          best_far = far;
          *out_n = n;
          best = term;
        }
    }
  return best;
}

static GPtrArray *
terms_in (const TwGlossary *glossary, int language, char **text, gboolean english)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0, n = 0; text[i] != NULL; i += MAX (n, 1))
    {
      const Term *term = term_at (glossary, language, text + i, english, &n);

      /* A name within itself is no find. */
      if (term != NULL && !(glossary->is_own && i == 0 && text[n] == NULL)
          && !g_ptr_array_find (found, term, NULL))
        g_ptr_array_add (found, (gpointer) term);
    }
  return found;
}

static gboolean
has_words (char **text, char **words, gboolean english)
{
  for (guint i = 0; text[i] != NULL; i++)
    if (n_matched (text + i, words, english) > 0)
      return TRUE;
  return FALSE;
}

/* Whether what @other is called is also what one of @hits is called, or begins as it does. */
static gboolean
is_word_of_a_hit (const GPtrArray *hits, const Term *other, int to, gboolean english)
{
  for (guint i = 0; i < hits->len; i++)
    {
      const Term *hit = g_ptr_array_index (hits, i);

      if (hit == other || has_words (hit->words[to], other->words[to], english)
          || has_words (other->words[to], hit->words[to], english))
        return TRUE;
    }
  return FALSE;
}

GArray *
tw_glossary_find (const TwGlossary *glossary,
                  const char *source,
                  const char *from,
                  const char *words,
                  const char *to)
{
  GArray *hits = g_array_new (FALSE, TRUE, sizeof (TwGlossaryHit));
  int from_index = glossary->is_own ? 0 : find_language (glossary, from);
  int to_index = find_language (glossary, to);
  g_auto (GStrv) in_source = split_words (source);
  g_auto (GStrv) in_words = split_words (words != NULL ? words : "");
  g_autoptr (GPtrArray) found = NULL, others = NULL;

  if (from_index < 0)
    return hits;
  found = terms_in (glossary, from_index, in_source, is_english (from));
  if (to_index >= 0)
    others = terms_in (glossary, to_index, in_words, is_english (to));
  for (guint i = 0; i < found->len; i++)
    {
      const Term *term = g_ptr_array_index (found, i);
      TwGlossaryHit hit = { .term = term->texts[from_index] };

      if (to_index >= 0 && *term->texts[to_index] != '\0')
        {
          hit.words = term->texts[to_index];
          hit.is_kept = has_words (in_words, term->words[to_index], is_english (to));
        }
      for (guint k = 0; hit.words != NULL && !hit.is_kept && k < others->len && hit.instead == NULL;
           k++)
        {
          const Term *other = g_ptr_array_index (others, k);

          if (is_word_of_a_hit (found, other, to_index, is_english (to)))
            continue;
          hit.instead = other->texts[to_index];
          hit.instead_of = other->texts[from_index];
        }
      g_array_append_val (hits, hit);
    }
  return hits;
}
