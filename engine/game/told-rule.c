/* Reasons in sentences. */
#include "engine/game/told-rule.h"

#include <stdio.h>

#include "engine/set/plain-names.h"
#include "engine/set/sentence.h"

/* No id has a blank. */
#define FORM "rule %u"

const char *
tw_told_rule_of (const TwRules *rules, const TwProcedure *procedure)
{
  g_autofree char *told = NULL;
  guint index = 0;

  g_ptr_array_find (rules->vocabulary->procedures, procedure, &index);
  told = g_strdup_printf (FORM, index + 1);
  return g_intern_string (told);
}

char *
tw_told_procedure_words (const TwRules *rules, const TwProcedure *procedure)
{
  g_autoptr (TwSentence) sentence =
      tw_sentence_new (rules->vocabulary, procedure, rules->parameters, g_get_language_names (),
                       FALSE);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < sentence->lines->len; i++)
    {
      g_autofree char *line = tw_sentence_line_text (sentence->lines->pdata[i]);

      g_string_append_printf (out, "%s%s", i > 0 ? " " : "", line);
    }
  return tw_plain_names (rules->vocabulary, g_string_free (out, FALSE), g_get_language_names ());
}

char *
tw_told_rule_words (const TwRules *rules, const char *rule)
{
  guint number;

  if (sscanf (rule, FORM, &number) != 1 || number < 1
      || number > rules->vocabulary->procedures->len)
    return NULL;
  return tw_told_procedure_words (rules, rules->vocabulary->procedures->pdata[number - 1]);
}
