/* What a rule says, with the numbers that are played by. */
#include "engine/set/rule-statement.h"

#include "engine/set/placeholder.h"
#include "engine/set/rules-text.h"
#include "engine/set/vocabulary.h"
#include "engine/tile/plural-forms.h"

/* For a number that is not chosen; and one whose words agree with many. */
#define ANY_NUMBER "N"
#define MANY       5

typedef struct
{
  const TwVocabulary *vocabulary;
  const TwRule *rule;
  const int *values;
  const char *plural_forms;
} Telling;

/* Whether the rule holds only where @parameter has been changed, which it is not: its number says
 * then that it is off, and would make nonsense of the rule. */
static gboolean
is_off (const Telling *telling, const TwParameter *parameter, int value)
{
  const GPtrArray *passages = telling->vocabulary->passages;

  for (guint i = 0; value == parameter->preset && i < passages->len; i++)
    {
      const TwPassage *passage = g_ptr_array_index (passages, i);

      if (passage->when != NULL
          && g_strv_contains ((const char *const *) passage->when, parameter->name)
          && g_strv_contains ((const char *const *) passage->rules, telling->rule->id))
        return TRUE;
    }
  return FALSE;
}

/* The value that @placeholder names, with the words that agree with it; what is none stays. */
static void
append_value (const Telling *telling, const TwPlaceholder *placeholder, GString *out)
{
  g_autofree char *name = g_strndup (placeholder->name, placeholder->name_length), *text = NULL;
  int index = tw_vocabulary_find_parameter (telling->vocabulary, name), value;
  const TwParameter *parameter;

  if (index < 0)
    {
      g_string_append_len (out, placeholder->start, (gssize) placeholder->length);
      return;
    }
  parameter = g_ptr_array_index (telling->vocabulary->parameters, index);
  value = telling->values != NULL ? telling->values[index] : parameter->preset;
  if (is_off (telling, parameter, value))
    {
      text = g_strdup (ANY_NUMBER);
      value = MANY;
    }
  else
    text = tw_parameter_format (parameter, value);
  tw_placeholder_append (placeholder,
                         tw_plural_forms_index (telling->plural_forms, (gulong) ABS (value)), text,
                         out);
}

char *
tw_rule_statement (const TwVocabulary *vocabulary, const TwRule *rule, const int *values)
{
  return tw_rule_statement_in (vocabulary, rule, values, g_get_language_names ());
}

char *
tw_rule_statement_in (const TwVocabulary *vocabulary,
                      const TwRule *rule,
                      const int *values,
                      const char *const *languages)
{
  const TwText *text = tw_texts_best_text (rule->texts, languages);
  Telling telling = { vocabulary, rule, values, NULL };
  TwPlaceholder placeholder;
  GString *out;

  if (text == NULL)
    return NULL;
  telling.plural_forms = tw_texts_plural_forms (vocabulary->plural_forms, text->language);
  out = g_string_new (NULL);
  for (const char *at = text->text; *at != '\0';)
    if (tw_placeholder_at (at, &placeholder))
      {
        append_value (&telling, &placeholder, out);
        at += placeholder.length;
      }
    else
      g_string_append_c (out, *at++);
  return g_string_free (out, FALSE);
}
