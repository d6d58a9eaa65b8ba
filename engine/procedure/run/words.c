/* Words of rules with their numbers filled in. */
#include "engine/procedure/run/words.h"

#include "engine/procedure/state/tally.h"
#include "engine/set/placeholder.h"
#include "engine/set/vocabulary.h"
#include "engine/tile/plural-forms.h"

#include <stdlib.h>
#include <string.h>

static gboolean
is_called (const TwPlaceholder *placeholder, const char *name)
{
  return name != NULL && strlen (name) == placeholder->name_length
         && strncmp (name, placeholder->name, placeholder->name_length) == 0;
}

/* The number that @placeholder names. */
static gboolean
find_number (const TwWordsNumbers *numbers, const TwPlaceholder *placeholder, int *out_number)
{
  g_autofree char *name = g_strndup (placeholder->name, placeholder->name_length);
  const TwRules *rules = numbers->play->rules;
  int index;

  for (guint i = 0; i < G_N_ELEMENTS (numbers->names); i++)
    if (is_called (placeholder, numbers->names[i]))
      {
        *out_number = numbers->numbers[i];
        return TRUE;
      }
  if (numbers->own != NULL
      && tw_tally_named (numbers->play, numbers->own, name, numbers->seat, out_number))
    return TRUE;
  index = tw_vocabulary_find_parameter (rules->vocabulary, name);
  *out_number = index >= 0 ? rules->parameters[index] : 0;
  return index >= 0;
}

const char *
tw_words_filled (const TwTexts *texts, const TwWordsNumbers *numbers)
{
  const TwText *text = tw_texts_best_text (texts, g_get_language_names ());
  g_autoptr (GString) out = g_string_new (NULL);
  const char *plural_forms;
  TwPlaceholder placeholder;

  if (text == NULL)
    return NULL;
  plural_forms =
      tw_texts_plural_forms (numbers->play->rules->vocabulary->plural_forms, text->language);
  for (const char *at = text->text; *at != '\0';)
    {
      g_autofree char *digits = NULL;
      int value;

      if (!tw_placeholder_at (at, &placeholder))
        {
          g_string_append_c (out, *at++);
          continue;
        }
      at += placeholder.length;
      if (!find_number (numbers, &placeholder, &value))
        {
          g_string_append_len (out, placeholder.start, (gssize) placeholder.length);
          continue;
        }
      digits = tw_tally_number (value);
      tw_placeholder_append (&placeholder,
                             tw_plural_forms_index (plural_forms, (gulong) abs (value)), digits,
                             out);
    }
  return g_intern_string (out->str);
}
