/* Sentences of sections: their places filled in. */
#include "engine/set/section-words.h"

#include <string.h>

#include "engine/set/placeholder.h"
#include "engine/set/rules-text.h"
#include "engine/tile/plural-forms.h"

static const TwText *
text_of (const TwVocabulary *vocabulary, const char *id, const char *const *languages)
{
  const TwSection *section = tw_vocabulary_find_section (vocabulary, id);

  return section != NULL ? tw_texts_best_text (section->texts, languages) : NULL;
}

const char *
tw_section_title (const TwVocabulary *vocabulary, const char *id, const char *const *languages)
{
  const TwText *text = text_of (vocabulary, id, languages);

  return text != NULL ? text->text : NULL;
}

static void
append_slot (const TwPlaceholder *placeholder,
             const TwSectionSlot *slots,
             guint n_slots,
             const char *plural_forms,
             GString *out)
{
  for (guint i = 0; i < n_slots; i++)
    if (strlen (slots[i].name) == placeholder->name_length
        && strncmp (slots[i].name, placeholder->name, placeholder->name_length) == 0)
      tw_placeholder_append (placeholder,
                             tw_plural_forms_index (plural_forms, (gulong) ABS (slots[i].number)),
                             slots[i].words != NULL ? slots[i].words : "", out);
}

char *
tw_section_words (const TwVocabulary *vocabulary,
                  const char *id,
                  const char *const *languages,
                  const TwSectionSlot *slots,
                  guint n_slots)
{
  const TwText *text = text_of (vocabulary, id, languages);
  const char *plural_forms;
  TwPlaceholder placeholder;
  GString *out;

  if (text == NULL)
    return NULL;
  plural_forms = tw_texts_plural_forms (vocabulary->plural_forms, text->language);
  out = g_string_new (NULL);
  for (const char *at = text->text; *at != '\0';)
    if (tw_placeholder_at (at, &placeholder))
      {
        append_slot (&placeholder, slots, n_slots, plural_forms, out);
        at += placeholder.length;
      }
    else
      g_string_append_c (out, *at++);
  return g_string_free (out, FALSE);
}
