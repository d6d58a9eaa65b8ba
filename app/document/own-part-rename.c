/* What a rule calls what it has chosen is called otherwise. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "engine/format/format-error.h"

/* What is called otherwise, and in which statements: those within @scope from number @first on. */
typedef struct
{
  const TwStatement *root;
  const TwStatement *scope;
  guint first;
  gboolean is_list;
  const char *from;
  const char *to;
} Renaming;

static gboolean
gives (const TwStatement *statement, const char *name)
{
  return !tw_statement_is (statement, "stand")
         && g_strcmp0 (tw_statement_text (statement, "as"), name) == 0;
}

/* Whether such an attribute speaks of things by what the rule calls them. */
static gboolean
names (const TwRuleWord *word, gboolean is_list)
{
  if (!is_list)
    return word->takes == TW_TAKES_NAME || word->takes == TW_TAKES_AMOUNT;
  return strcmp (word->name, "remembered") == 0 || strcmp (word->name, "past") == 0
         || (word->takes == TW_TAKES_ID
             && (tw_rule_word_is_of (word, "add") || tw_rule_word_is_of (word, "forget")));
}

static gboolean
speaks_of (const TwStatement *statement, const char *name, gboolean is_list)
{
  for (guint i = 0; i < statement->n_details; i++)
    if (names (statement->details[i].word, is_list)
        && strcmp (statement->details[i].text, name) == 0)
      return TRUE;
  return gives (statement, name);
}

/* Whether @name stands for something else in it already. */
static gboolean
is_taken (const TwStatement *within, guint first, const char *name, gboolean is_list)
{
  for (guint i = first; i < within->children->len; i++)
    if (speaks_of (within->children->pdata[i], name, is_list)
        || is_taken (within->children->pdata[i], 0, name, is_list))
      return TRUE;
  return FALSE;
}

static void
rename_in (const Renaming *renaming,
           TwOwnRulesEdit *edit,
           guint index,
           const TwStatement *within,
           guint first)
{
  for (guint i = first; i < within->children->len; i++)
    {
      const TwStatement *child = within->children->pdata[i];
      TwStatementPlace place;

      tw_statement_find (renaming->root, child, &place);
      for (guint k = 0; k < child->n_details; k++)
        if (names (child->details[k].word, renaming->is_list)
            && strcmp (child->details[k].text, renaming->from) == 0)
          tw_own_rules_set_statement (edit, index, &place, child->details[k].word->name,
                                      renaming->to);
      /* In there it stands for something else. */
      if (!gives (child, renaming->from))
        rename_in (renaming, edit, index, child, 0);
    }
}

gboolean
tw_own_part_rename (TwOwnRulesEdit *edit,
                    const TwStatement *root,
                    guint index,
                    const TwOwnPart *part,
                    const char *text,
                    GError **error)
{
  const TwStatement *statement = tw_statement_at (root, &part->place);
  TwStatementPlace above = part->place;
  Renaming renaming = { .root = root, .scope = statement, .from = part->text, .to = text };

  if (strcmp (part->word->name, "as") != 0 || part->text == NULL || text == NULL
      || !gives (statement, part->text))
    return TRUE;
  /* A list is kept for what stands behind it. */
  if (tw_statement_is (statement, "remember") && above.n > 0)
    {
      above.n--;
      renaming.scope = tw_statement_at (root, &above);
      renaming.first = part->place.at[above.n] + 1u;
      renaming.is_list = TRUE;
    }
  if (is_taken (renaming.scope, renaming.first, text, renaming.is_list))
    {
      g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                   _ ("“%.40s” stands for something else in what is done here already. Choose "
                      "another name."),
                   text);
      return FALSE;
    }
  rename_in (&renaming, edit, index, renaming.scope, renaming.first);
  return TRUE;
}
