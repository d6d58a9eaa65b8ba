/* Changes of what a set says of itself. */
#include "app/document/set-head.h"

void
tw_set_head_change (TwDocument *document,
                    TwHeadEdit edit,
                    gpointer data,
                    const char *label,
                    const char *merge_key)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));

  edit (set, data);
  tw_document_replace_set (document, set, label, merge_key);
}

void
tw_set_head_string (char **member, const char *text)
{
  g_free (*member);
  *member = text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

char *
tw_texts_best_language (const TwTexts *texts)
{
  const char *text = tw_texts_best (texts, g_get_language_names ());

  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (texts->texts[i].text == text)
      return g_strdup (texts->texts[i].language);
  return g_strdup ("");
}

guint
tw_texts_change (TwTexts **member, const char *language, const char *text)
{
  TwTexts *changed = tw_texts_with (*member, language, *text != '\0' ? text : NULL);
  guint n_drafts;

  changed = tw_texts_revised (*member, changed, &n_drafts);
  tw_texts_unref (*member);
  *member = changed;
  return n_drafts;
}
