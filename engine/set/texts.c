/* A text in several languages. */
#include "engine/set/texts.h"

#include <string.h>

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

static void
texts_push (TwTexts *texts, const char *language, const char *text)
{
  texts->texts = g_renew (TwText, texts->texts, texts->n_texts + 1);
  texts->texts[texts->n_texts].language = g_strdup (language);
  texts->texts[texts->n_texts].text = g_strdup (text);
  texts->n_texts++;
}

TwTexts *
tw_texts_with (const TwTexts *texts, const char *language, const char *text)
{
  TwTexts *out = g_atomic_rc_box_new0 (TwTexts);
  gboolean is_there = FALSE;

  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    {
      const TwText *old = &texts->texts[i];

      if (strcmp (old->language, language) != 0)
        texts_push (out, old->language, old->text);
      else if (text != NULL && !is_there)
        texts_push (out, language, text);
      is_there |= strcmp (old->language, language) == 0;
    }
  if (!is_there && text != NULL)
    texts_push (out, language, text);
  if (out->n_texts == 0)
    g_clear_pointer (&out, tw_texts_unref);
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

const char *
tw_texts_get (const TwTexts *texts, const char *language)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (strcmp (texts->texts[i].language, language) == 0)
      return texts->texts[i].text;
  return NULL;
}

const char *
tw_texts_best (const TwTexts *texts, const char *const *languages)
{
  const char *found = NULL;

  if (texts == NULL || texts->n_texts == 0)
    return NULL;
  for (guint i = 0; languages != NULL && languages[i] != NULL && found == NULL; i++)
    found = tw_texts_get (texts, languages[i]);
  if (found == NULL)
    found = tw_texts_get (texts, "en");
  if (found == NULL)
    found = tw_texts_get (texts, "");
  return found != NULL ? found : texts->texts[0].text;
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
        || strcmp (a->texts[i].text, b->texts[i].text) != 0)
      return FALSE;
  return TRUE;
}
