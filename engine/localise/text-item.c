/* A text: its source, and its words in another language. */
#include "engine/localise/text-item.h"

void
tw_text_item_free (TwTextItem *item)
{
  g_free (item->context);
  g_free (item->note);
  g_strfreev (item->tiles);
  g_free (item->thing);
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    tw_texts_unref (item->forms[i]);
  g_free (item);
}

const char *
tw_text_item_source (const TwTextItem *item, guint form)
{
  const TwText *source = tw_texts_source (item->forms[form]);

  return source != NULL ? source->text : "";
}

guint
tw_text_item_n_sources (const TwTextItem *item)
{
  return item->is_counted ? 2 : 1;
}

const char *
tw_text_item_source_language (const TwTextItem *item)
{
  return tw_texts_source (item->forms[0])->language;
}

static const TwText *
find_text (const TwTexts *texts, const char *language)
{
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (tw_language_equal (texts->texts[i].language, language))
      return &texts->texts[i];
  return NULL;
}

guint
tw_text_item_words (const TwTextItem *item,
                    const char *language,
                    const char *words[TW_MAX_PLURAL_FORMS])
{
  guint n = 0;

  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    {
      const TwText *text = find_text (item->forms[i], language);

      words[i] = text != NULL ? text->text : "";
      if (*words[i] != '\0')
        n = i + 1;
    }
  return n;
}

TwTextState
tw_text_item_state (const TwTextItem *item, const char *language)
{
  const char *words[TW_MAX_PLURAL_FORMS];

  if (tw_language_equal (tw_text_item_source_language (item), language))
    return TW_TEXT_DONE;
  if (tw_text_item_words (item, language, words) == 0)
    return TW_TEXT_MISSING;
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    {
      const TwText *text = find_text (item->forms[i], language);

      if (text != NULL && text->is_draft)
        return TW_TEXT_DRAFT;
    }
  return TW_TEXT_DONE;
}
