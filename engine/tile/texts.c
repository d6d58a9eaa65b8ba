/* A text in several languages. */
#include "engine/tile/texts.h"

#include <string.h>

#include "engine/tile/language.h"
#include "engine/tile/plural-forms.h"

/* Of a name within a sentence. */
#define NAME_CHARS 48

static void
texts_clear (gpointer data)
{
  TwTexts *texts = data;

  for (guint i = 0; i < texts->n_texts; i++)
    {
      g_free (texts->texts[i].language);
      g_free (texts->texts[i].text);
    }
  g_free (texts->texts);
}

TwTexts *
tw_texts_append (TwTexts *texts, const char *language, char *text, gboolean is_draft)
{
  TwTexts *out = texts != NULL ? texts : g_atomic_rc_box_new0 (TwTexts);
  TwText *added;

  out->texts = g_renew (TwText, out->texts, out->n_texts + 1);
  added = &out->texts[out->n_texts++];
  added->language = g_strdup (language);
  added->text = text;
  added->is_draft = is_draft;
  return out;
}

static void
texts_push (TwTexts *texts, const char *language, const char *text, gboolean is_draft)
{
  tw_texts_append (texts, language, g_strdup (text), is_draft);
}

TwTexts *
tw_texts_with_draft (const TwTexts *texts,
                     const char *language,
                     const char *text,
                     gboolean is_draft)
{
  TwTexts *out = g_atomic_rc_box_new0 (TwTexts);
  gboolean is_there = FALSE;

  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    {
      const TwText *old = &texts->texts[i];

      if (!tw_language_equal (old->language, language))
        texts_push (out, old->language, old->text, old->is_draft);
      else if (text != NULL && !is_there)
        texts_push (out, old->language, text, is_draft);
      is_there |= tw_language_equal (old->language, language);
    }
  if (!is_there && text != NULL)
    texts_push (out, language, text, is_draft);
  if (out->n_texts == 0)
    g_clear_pointer (&out, tw_texts_unref);
  return out;
}

TwTexts *
tw_texts_with (const TwTexts *texts, const char *language, const char *text)
{
  return tw_texts_with_draft (texts, language, text, FALSE);
}

TwTexts *
tw_texts_revised (const TwTexts *old, TwTexts *texts, guint *out_n_drafts)
{
  const TwText *before = tw_texts_source (old), *source = tw_texts_source (texts);
  /* Whoever types over a source empties it first, and a translation is the source for a moment. */
  gboolean is_other = before != NULL && source != NULL
                      && (strcmp (before->language, source->language) != 0
                          || strcmp (before->text, source->text) != 0);
  TwTexts *out = tw_texts_ref (texts);
  guint n_drafts = 0;

  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    {
      const TwText *text = &texts->texts[i], *was = tw_texts_find (old, text->language);
      TwTexts *marked;
      gboolean is_draft;

      if (was == NULL || strcmp (was->text, text->text) != 0)
        continue;
      is_draft = was->is_draft || (is_other && text != source);
      n_drafts += is_draft && !was->is_draft;
      marked = tw_texts_with_draft (out, text->language, text->text, is_draft);
      tw_texts_unref (out);
      out = marked;
    }
  tw_texts_unref (texts);
  if (out_n_drafts != NULL)
    *out_n_drafts = n_drafts;
  return out;
}

TwTexts *
tw_texts_ref (TwTexts *texts)
{
  return texts != NULL ? g_atomic_rc_box_acquire (texts) : NULL;
}

void
tw_texts_unref (TwTexts *texts)
{
  if (texts != NULL)
    g_atomic_rc_box_release_full (texts, texts_clear);
}

const TwText *
tw_texts_find (const TwTexts *texts, const char *language)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (tw_language_equal (texts->texts[i].language, language))
      return &texts->texts[i];
  return NULL;
}

const char *
tw_texts_get (const TwTexts *texts, const char *language)
{
  const TwText *found = tw_texts_find (texts, language);

  return found != NULL ? found->text : NULL;
}

const TwText *
tw_texts_source (const TwTexts *texts)
{
  const TwText *found = tw_texts_find (texts, "");

  return found != NULL || texts == NULL || texts->n_texts == 0 ? found : &texts->texts[0];
}

/* What is to be shown in @language; @length says how much of the name is meant. */
static const TwText *
find_shown (const TwTexts *texts, const char *language, gsize length)
{
  for (guint i = 0; i < texts->n_texts; i++)
    if (!texts->texts[i].is_draft && strlen (texts->texts[i].language) == length
        && g_ascii_strncasecmp (texts->texts[i].language, language, length) == 0)
      return &texts->texts[i];
  return NULL;
}

const TwText *
tw_texts_best_text (const TwTexts *texts, const char *const *languages)
{
  const TwText *source = tw_texts_source (texts);

  for (guint i = 0; source != NULL && languages != NULL && languages[i] != NULL; i++)
    {
      g_autofree char *language = tw_language_from_locale (languages[i]);
      gsize length = strlen (language);

      /* "zh-Hant-TW", "zh-Hant", "zh". */
      while (length > 0)
        {
          const TwText *found = find_shown (texts, language, length);

          if (found != NULL)
            return found;
          do
            length--;
          while (length > 0 && language[length] != '-');
        }
    }
  return source;
}

const char *
tw_texts_best (const TwTexts *texts, const char *const *languages)
{
  const TwText *best = tw_texts_best_text (texts, languages);

  return best != NULL ? best->text : NULL;
}

const char *
tw_texts_plural_forms (const TwTexts *plural_forms, const char *language)
{
  const char *rule = tw_texts_get (plural_forms, language);

  if (rule == NULL)
    rule = tw_language_plural_forms (language);
  return rule != NULL ? rule : TW_PLURAL_FORMS_ENGLISH;
}

const char *
tw_texts_counted (TwTexts *const *forms,
                  const char *const *languages,
                  const TwTexts *plural_forms,
                  gulong n)
{
  const TwText *best = tw_texts_best_text (forms[0], languages);
  const char *rule, *words;

  if (best == NULL)
    return NULL;
  rule = tw_texts_plural_forms (plural_forms, best->language);
  words = tw_texts_get (forms[tw_plural_forms_index (rule, n)], best->language);
  return words != NULL ? words : best->text;
}

gboolean
tw_texts_equal (const TwTexts *a, const TwTexts *b)
{
  guint n_a = a != NULL ? a->n_texts : 0;
  guint n_b = b != NULL ? b->n_texts : 0;

  if (n_a != n_b)
    return FALSE;
  for (guint i = 0; i < n_a; i++)
    if (strcmp (a->texts[i].language, b->texts[i].language) != 0
        || strcmp (a->texts[i].text, b->texts[i].text) != 0
        || a->texts[i].is_draft != b->texts[i].is_draft)
      return FALSE;
  return TRUE;
}

char *
tw_short_words (const char *words, guint most_chars, guint most_lines)
{
  const char *at = words, *end = words;
  g_autofree char *start = NULL;

  for (guint n_chars = 0, n_lines = 1; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (n_chars++ == most_chars || (*at == '\n' && n_lines++ == most_lines))
        break;
      if (n_chars < most_chars)
        end = g_utf8_next_char (at);
    }
  if (*at == '\0')
    return g_strdup (words);
  start = g_strndup (words, (gsize) (end - words));
  return g_strconcat (g_strchomp (start), "…", NULL);
}

char *
tw_short_name (const char *name)
{
  return tw_short_words (name, NAME_CHARS, 1);
}
