/* The rules in words of a set: one for each effect, and those that nothing names. */
#include "engine/own/own-rules-words.h"

#include "engine/own/own-rules-names.h"
#include "engine/own/own-rules-order.h"
#include "engine/own/own-rules-private.h"
#include "engine/own/own-rules-remove.h"
#include "engine/own/own-rules-rename.h"
#include "engine/own/own-rules-written.h"

#include <string.h>

#include "engine/format/xml-reader.h"
#include "engine/set/leftover-rules.h"
#include "engine/set/problem-row.h"

const TwRule *
tw_own_rules_words (const TwVocabulary *own, const TwEffect *effect)
{
  g_auto (GStrv) ids = g_strsplit (effect->rules != NULL ? effect->rules : "", " ", -1);
  const TwRule *rule = NULL;

  /* Of several the first that is the set's own: shipped rules have their words. */
  for (guint i = 0; ids[i] != NULL && rule == NULL; i++)
    rule = tw_vocabulary_find_rule (own, ids[i]);
  return rule;
}

/* What it says in other languages than the set's own. */
static TwTexts *
translations_of (const TwRule *rule)
{
  TwTexts *texts = NULL;

  for (guint i = 0; rule->texts != NULL && i < rule->texts->n_texts; i++)
    {
      const TwText *text = &rule->texts->texts[i];
      TwTexts *next;

      if (*text->language == '\0')
        continue;
      next = tw_texts_with_draft (texts, text->language, text->text, text->is_draft);
      tw_texts_unref (texts);
      texts = next;
    }
  return texts;
}

static void
set_rules (xmlNode *effect, const char *rules, const char *without, const char *with)
{
  g_auto (GStrv) ids = g_strsplit (rules != NULL ? rules : "", " ", -1);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0' && g_strcmp0 (ids[i], without) != 0)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", ids[i]);
  if (with != NULL)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", with);
  if (words->len > 0)
    xmlSetProp (effect, BAD_CAST "rules", BAD_CAST words->str);
  else
    xmlUnsetProp (effect, BAD_CAST "rules");
}

static void
put (TwOwnRulesEdit *edit, const char *id, TwTexts *texts)
{
  const TwRule rule = { .id = (char *) id, .texts = texts };

  tw_own_rules_put_rule (edit, &rule);
}

/* The first of its rules in words that is the set's own says @words. */
static void
put_words_of (TwOwnRulesEdit *edit, xmlNode *node, const char *words)
{
  const TwVocabulary *own = edit->set->own;
  g_autofree char *rules = node != NULL ? tw_xml_reader_attribute (node, "rules") : NULL;
  const TwEffect named = { .rules = rules };
  const TwRule *old = own != NULL ? tw_own_rules_words (own, &named) : NULL;
  g_autofree char *id = old != NULL ? g_strdup (old->id) : tw_own_rules_new_rule_id (edit->set);
  g_autoptr (TwTexts) texts = NULL;

  g_return_if_fail (node != NULL);

  if (*words != '\0')
    {
      texts = tw_texts_with (old != NULL ? old->texts : NULL, "", words);
      put (edit, id, texts);
      if (old == NULL)
        set_rules (node, rules, NULL, id);
    }
  else if (old != NULL && (texts = translations_of (old)) != NULL)
    put (edit, id, texts);
  else if (old != NULL)
    {
      set_rules (node, rules, id, NULL);
      tw_own_rules_drop_unnamed (edit, id);
    }
}

void
tw_own_rules_put_words (TwOwnRulesEdit *edit, guint index, const char *words)
{
  put_words_of (edit, tw_own_rules_find_effect (edit, (int) index), words);
}

void
tw_own_rules_put_words_at (TwOwnRulesEdit *edit,
                           guint index,
                           const TwStatementPlace *place,
                           const char *words)
{
  put_words_of (edit, tw_own_rules_find_statement (edit, index, place), words);
}

char **
tw_own_rules_unnamed (TwTileSet *set)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);

  for (guint i = 0; set->own != NULL && i < set->own->rules->len; i++)
    {
      const TwRule *rule = set->own->rules->pdata[i];

      if (!tw_own_rules_is_named (edit, rule->id))
        g_strv_builder_add (ids, rule->id);
    }
  tw_own_rules_edit_free (edit);
  return g_strv_builder_end (ids);
}

/* What the repair of @problem changes in @edit. Returns: whether anything is left to mend */
static gboolean
mend (TwOwnRulesEdit *edit, const TwProblem *problem)
{
  g_auto (GStrv) words = NULL;

  switch (problem->code)
    {
    case TW_PROBLEM_NAME_TAKEN:
      words = g_strsplit (problem->detail, "/", 3);
      return tw_own_rules_rename (edit, words[0], words[1], words[2]);
    case TW_PROBLEM_SAME_ORDER:
      return tw_own_rules_settle_order (edit, problem, FALSE);
    case TW_PROBLEM_OUTDATED_NAME:
      tw_own_rules_put_name (edit, problem->detail);
      return TRUE;
    case TW_PROBLEM_OUTDATED_TEXT:
      tw_own_rules_drop_words (edit, problem->detail);
      return TRUE;
    case TW_PROBLEM_LEFTOVER_RULES:
      words = tw_leftover_rules (edit->set->own);
      for (guint i = 0; words[i] != NULL; i++)
        tw_own_rules_remove (edit, "rule", words[i]);
      return words[0] != NULL;
    default:
      g_assert_not_reached ();
    }
}

TwTileSet *
tw_own_rules_repair (const TwProblem *problem, TwTileSet *set)
{
  g_autoptr (TwOwnRulesEdit) edit = NULL;

  if (!problem_row (problem->code)->mends_rules)
    return tw_problem_repair (problem, set);
  edit = tw_own_rules_edit_new (set);
  return mend (edit, problem) ? tw_own_rules_edit_apply (edit, NULL) : NULL;
}
