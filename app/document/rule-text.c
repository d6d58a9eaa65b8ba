/* Texts of rules, read and written. */
#include "app/document/rule-text.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "engine/own/own-rules-words.h"
#include "engine/own/own-rules-written.h"
#include "engine/set/rule-stamp.h"

static void
text_free (gpointer data)
{
  TwRuleText *text = data;

  g_free (text->id);
  g_free (text->words);
  g_free (text);
}

/* The first of the set's own rules in words that an element names. */
static const TwRule *
rule_of (const TwVocabulary *own, const char *rules)
{
  const TwEffect naming = { .rules = (char *) rules };

  return rules != NULL ? tw_own_rules_words (own, &naming) : NULL;
}

static gboolean
is_among (const GPtrArray *texts, const char *id)
{
  for (guint i = 0; i < texts->len; i++)
    if (g_strcmp0 (((const TwRuleText *) texts->pdata[i])->id, id) == 0)
      return TRUE;
  return FALSE;
}

static void
add (GPtrArray *texts, const TwRule *rule, const TwStatement *root, const TwStatement *statement)
{
  TwRuleText *text = g_new0 (TwRuleText, 1);
  const TwText *source = rule != NULL ? tw_texts_source (rule->texts) : NULL;

  tw_statement_find (root, statement, &text->place);
  text->id = rule != NULL ? g_strdup (rule->id) : NULL;
  text->words = source != NULL ? g_strdup (source->text) : NULL;
  g_ptr_array_add (texts, text);
}

static void
add_parts (GPtrArray *texts,
           const TwVocabulary *own,
           const TwStatement *root,
           const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const TwRule *rule = rule_of (own, tw_statement_text (child, "rules"));

      if (rule != NULL && tw_rule_has_words (rule) && !is_among (texts, rule->id))
        add (texts, rule, root, child);
      add_parts (texts, own, root, child);
    }
}

GPtrArray *
tw_rule_texts (const TwTileSet *set, guint index)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (text_free);
  const TwStatement *root = ((const TwProcedure *) set->own->procedures->pdata[index])->root;

  add (texts, rule_of (set->own, tw_statement_text (root, "rules")), root, root);
  add_parts (texts, set->own, root, root);
  return texts;
}

const char *
tw_rule_text_of_effect (const TwTileSet *set, guint index)
{
  const TwRule *rule = set->own != NULL && index < set->own->effects->len
                           ? tw_own_rules_words (set->own, set->own->effects->pdata[index])
                           : NULL;

  return rule != NULL ? rule->id : NULL;
}

gboolean
tw_rule_text_write (TwDocument *document,
                    guint index,
                    const TwStatementPlace *place,
                    const char *words,
                    GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));
  g_autoptr (GString) key = g_string_new (NULL);

  g_string_printf (key, "rule-text %u", index);
  for (guint i = 0; i < place->n; i++)
    g_string_append_printf (key, " %u", place->at[i]);
  tw_own_rules_put_words_at (edit, index, place, words);
  return tw_own_rules_try (document, edit, _ ("Change Text"), key->str, error);
}

gboolean
tw_rule_text_is_outdated (TwDocument *document, const char *id)
{
  return id != NULL && tw_rule_is_outdated (tw_document_get_set (document)->own, id);
}

gboolean
tw_rule_text_drop (TwDocument *document, const char *id, GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_drop_words (edit, id);
  return tw_own_rules_try (document, edit, _ ("Use the Sentences"), NULL, error);
}

gboolean
tw_rule_text_confirm (TwDocument *document, const char *id, GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_confirm_words (edit, id);
  return tw_own_rules_try (document, edit, _ ("It Is Still Right"), NULL, error);
}
