/* What things are called that procedures declare. */
#include "engine/set/sentence-private.h"

#include <string.h>

#include "engine/set/placeholder.h"
#include "engine/set/rule-statement.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"
#include "engine/tile/plural-forms.h"

/* How much of a rule in words tells which one is meant. */
#define RULE_CHARS 40

const char *
tw_sentence_title (const TwSentenceTelling *t, const TwStatement *statement)
{
  const TwTexts *title = tw_statement_words_of (statement, "title");

  return title != NULL ? tw_thing_words_title (title, "", t->languages)
                       : tw_thing_words_of_id (tw_statement_text (statement, "id"));
}

void
tw_sentence_extend_named (const TwSentenceTelling *t, const TwStatement *statement, char **id)
{
  g_autofree char *title = g_utf8_casefold (tw_sentence_title (t, statement), -1), *noun = NULL;
  char *noun_id = g_strdup ("say-noun");
  const char *order = tw_statement_text (statement, "order"), *words;

  if (order == NULL || !tw_sentence_extend (t, &noun_id, order))
    tw_sentence_extend (t, &noun_id, "bag");
  words = tw_section_title (t->vocabulary, noun_id, t->languages);
  noun = g_utf8_casefold (words != NULL ? words : "", -1);
  if (*noun != '\0' && strstr (title, noun) != NULL)
    tw_sentence_extend (t, id, "named");
  g_free (noun_id);
}

GArray *
tw_sentence_rule (TwSentenceTelling *t, TwSentenceSource source, const char *id)
{
  const TwRule *rule = tw_vocabulary_find_rule (t->vocabulary, id);
  g_autofree char *statement =
      rule != NULL ? tw_rule_statement_in (t->vocabulary, rule, t->values, t->languages) : NULL;
  g_autofree char *begin = NULL;

  if (statement == NULL || *statement == '\0')
    return tw_sentence_plain (t, source, id);
  begin = tw_short_words (statement, RULE_CHARS, 1);
  /* No word is cut. */
  if (g_str_has_suffix (begin, "…") && strrchr (begin, ' ') != NULL
      && statement[strlen (begin) - strlen ("…")] != ' ')
    {
      g_autofree char *whole = g_strndup (begin, (gsize) (strrchr (begin, ' ') - begin));

      g_free (begin);
      begin = g_strconcat (whole, "…", NULL);
    }
  else if (g_str_has_suffix (begin, "."))
    begin[strlen (begin) - 1] = '\0';
  return tw_sentence_wrap (t, source, "say-quoted", "name", tw_sentence_plain (t, source, begin));
}

/* What is called @id in the bag @root; %NULL if nothing is. */
static const char *
title_in_bag (const TwSentenceTelling *t, const TwStatement *root, const char *id)
{
  for (guint i = 0; tw_statement_is (root, "bag") && i < root->children->len; i++)
    if (g_strcmp0 (tw_statement_text (root->children->pdata[i], "id"), id) == 0)
      return tw_sentence_title (t, root->children->pdata[i]);
  return NULL;
}

const char *
tw_sentence_item (const TwSentenceTelling *t, const char *id)
{
  for (guint i = 0; i < t->vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = t->vocabulary->procedures->pdata[i];
      const char *title = title_in_bag (t, procedure->root, id);

      if (title != NULL)
        return title;
    }
  return id;
}

/* Several bags may have a 6: the one that was drawn from is asked first. */
const char *
tw_sentence_answer (const TwSentenceTelling *t, const TwStatement *statement, const char *word)
{
  const char *the = tw_statement_text (statement, "the");
  const TwSentenceName *drawn = the != NULL ? tw_sentence_find_name (t, the) : NULL;
  const char *from = drawn != NULL && tw_statement_is (drawn->statement, "draw")
                         ? tw_statement_text (drawn->statement, "from")
                         : NULL;
  const TwProcedure *bag = from != NULL ? tw_vocabulary_find_procedure (t->vocabulary, from) : NULL;
  const char *title = bag != NULL ? title_in_bag (t, bag->root, word) : NULL;

  if (title != NULL)
    return title;
  for (guint i = t->n_names; i-- > 0;)
    {
      const GPtrArray *children = t->names[i].statement->children;

      for (guint k = 0; k < children->len; k++)
        {
          const TwStatement *child = children->pdata[k];

          if (tw_statement_is (child, "choice")
              && g_strcmp0 (tw_statement_text (child, "word"), word) == 0)
            return tw_sentence_said (t, child->texts, word);
        }
    }
  return tw_sentence_item (t, word);
}

/* What gives the name @name, of @statement and what stands in it. */
static const TwStatement *
find_giver (const TwStatement *statement, const char *name)
{
  const char *as = tw_statement_text (statement, "as");
  const TwStatement *found =
      as != NULL && strcmp (as, name) == 0 && (statement->word->holds & TW_STANDS_TITLE) != 0
          ? statement
          : NULL;

  for (guint i = 0; found == NULL && i < statement->children->len; i++)
    found = find_giver (statement->children->pdata[i], name);
  return found;
}

const TwStatement *
tw_sentence_giver (const TwSentenceTelling *t, const char *name)
{
  const TwSentenceName *known = tw_sentence_find_name (t, name);
  const TwStatement *found =
      known != NULL ? known->statement : find_giver (t->procedure->root, name);

  /* A rule that others start goes on with what they have named. */
  for (guint i = 0; found == NULL && i < t->vocabulary->procedures->len; i++)
    {
      const TwProcedure *other = t->vocabulary->procedures->pdata[i];

      if (g_strcmp0 (other->part, t->procedure->part) == 0)
        found = find_giver (other->root, name);
    }
  return found;
}

const char *
tw_sentence_called (const TwSentenceTelling *t, const TwStatement *giver)
{
  const TwTexts *title = tw_statement_words_of (giver, "title");
  const char *name = tw_statement_text (giver, "as");

  return title != NULL ? tw_thing_words_title (title, name, t->languages) : name;
}

/* What a figure is called on such land. */
static const char *
role_title (const TwSentenceTelling *t, const char *role)
{
  g_autofree char *section = g_strconcat ("role-", role, NULL);
  const char *title = tw_section_title (t->vocabulary, section, t->languages);

  return title != NULL ? title : role;
}

const char *
tw_sentence_id (const TwSentenceTelling *t, const TwRuleWord *detail, const char *id)
{
  static const char *const given[] = { "word", "step", NULL };
  gboolean is_named = detail->takes == TW_TAKES_ID && !g_strv_contains (given, detail->name);
  gboolean is_own = strcmp (detail->name, "as") == 0;
  const TwProcedure *procedure =
      is_named && !is_own ? tw_vocabulary_find_procedure (t->vocabulary, id) : NULL;
  const TwStatement *giver = is_named && procedure == NULL ? tw_sentence_giver (t, id) : NULL;

  if (tw_rule_word_is_of (detail, "stand"))
    return role_title (t, id);
  return procedure != NULL ? tw_sentence_title (t, procedure->root)
         : giver != NULL   ? tw_sentence_called (t, giver)
                           : id;
}

/* A number that is played by stands in words, others are not known. */
static void
append_place (const TwSentenceTelling *t,
              const TwPlaceholder *placeholder,
              const char *language,
              GString *out)
{
  g_autofree char *name = g_strndup (placeholder->name, placeholder->name_length), *value = NULL;
  int index = tw_vocabulary_find_parameter (t->vocabulary, name), number;
  const TwParameter *parameter = index >= 0 ? t->vocabulary->parameters->pdata[index] : NULL;

  if (parameter == NULL)
    {
      g_string_append_len (out, placeholder->start, (gssize) placeholder->length);
      return;
    }
  number = t->values != NULL ? t->values[index] : parameter->preset;
  value = tw_parameter_format (parameter, number);
  tw_placeholder_append (placeholder,
                         tw_plural_forms_index (tw_texts_plural_forms (t->vocabulary->plural_forms,
                                                                       language),
                                                (gulong) ABS (number)),
                         value, out);
}

const char *
tw_sentence_said (const TwSentenceTelling *t, const TwTexts *texts, const char *none)
{
  const TwText *text = texts != NULL ? tw_texts_best_text (texts, t->languages) : NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *blank = NULL;
  TwPlaceholder placeholder;

  if (text == NULL)
    return none;
  for (const char *at = text->text; *at != '\0';)
    if (tw_placeholder_at (at, &placeholder))
      {
        append_place (t, &placeholder, text->language, out);
        at += placeholder.length;
      }
    else
      g_string_append_c (out, *at++);
  blank = tw_placeholder_blank (out->str);
  return g_string_chunk_insert_const (t->sentence->texts, blank);
}
