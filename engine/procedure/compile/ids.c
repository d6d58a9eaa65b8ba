/* Ids and amounts become numbers. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"

guint32
tw_compiler_types (TwCompiler *c, const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  guint32 types = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      int type = tw_rules_figure (c->rules, words[i]);

      if (type >= 0)
        types |= (guint32) 1 << type;
    }
  return types;
}

TwKindSet
tw_compiler_kinds (TwCompiler *c, const char *names)
{
  return tw_vocabulary_kinds (c->rules->vocabulary, names);
}

guint
tw_compiler_word (const TwCompiler *c, const char *word)
{
  for (guint i = 0; i < TW_MAX_WORDS && c->all->words[i] != NULL; i++)
    if (strcmp (c->all->words[i], word) == 0)
      return i;
  return TW_MAX_WORDS;
}

gboolean
tw_compiler_often (TwCompiler *c,
                   const TwStatement *statement,
                   const TwDetail *detail,
                   gboolean is_asked,
                   TwFilter *filter)
{
  int n;

  if (!is_asked)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” asks how often a question was answered. Put it into a "
                                "<where> of that question."),
                             detail->word->name);
  if (!tw_compiler_amount (c, statement, detail->text, &n))
    return FALSE;
  filter->what = c->all->often->len << 16 | (guint32) CLAMP (n, 0, G_MAXUINT8);
  g_array_append_val (c->all->often, filter->test);
  return TRUE;
}

gboolean
tw_compiler_is (TwCompiler *c, const TwStatement *statement, const char *text, TwFilter *filter)
{
  const char *up_to = tw_statement_text (statement, "up-to");
  guint word = tw_compiler_word (c, text);
  int n;

  filter->what = word;
  if (word >= TW_MAX_WORDS)
    return tw_compiler_fail (c, statement,
                             _ ("No question has the answer “%.40s”. Correct "
                                "it."),
                             text);
  if (up_to == NULL)
    return TRUE;
  if (c->all->numbers[word] < 0)
    return tw_compiler_fail (c, statement,
                             _ ("“up-to” goes on from a number, and “%.40s” is none. Take “up-to” "
                                "out, or write a number that can be drawn or rolled."),
                             text);
  if (!tw_compiler_number (c, statement, up_to, &n, &filter->name))
    return FALSE;
  filter->what = tw_bounded (word, TRUE, n);
  return TRUE;
}

gboolean
tw_compiler_least (TwCompiler *c, const TwStatement *statement, const char *text, TwFilter *filter)
{
  guint8 name;
  int n;

  if (!tw_compiler_number (c, statement, text, &n, &name))
    return FALSE;
  filter->what = (guint32) CLAMP (n, 0, G_MAXINT16) | (guint32) name << 16;
  return TRUE;
}
