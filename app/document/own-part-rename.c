/* What a rule calls what it has chosen is called otherwise. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "engine/format/format-error.h"
#include "engine/set/question.h"
#include "engine/set/word-targets.h"

/* Whether the new name would be heard there, and whether the old one stands for the same thing:
 * where something else is called so it does not. */
typedef enum
{
  OUTSIDE,
  HIDDEN,
  MEANT
} Scope;

/* What is called otherwise. */
typedef struct
{
  const TwVocabulary *words;
  const TwStatement *root;
  const TwStatement *named; /* what gives the name */
  gboolean is_list;
  const char *from;
  const char *to;
  TwOwnRulesEdit *edit;
  guint index;
  gboolean is_taken; /* (out): whether something else is called so */
} Renaming;

static gboolean
gives (const TwStatement *statement, const char *name)
{
  for (guint i = 0; i < statement->n_details; i++)
    if (strcmp (statement->details[i].word->name, "as") == 0
        && statement->details[i].word->takes == TW_TAKES_ID
        && strcmp (statement->details[i].text, name) == 0)
      return !tw_statement_is (statement, "stand");
  return FALSE;
}

/* Whether @text is the counter of who is called @name: “who.debts”. Who is on turn is always meant
 * by “player”. */
static gboolean
is_counter_of (const TwVocabulary *words, const char *text, const char *name)
{
  const char *dot = strrchr (text, '.');
  gsize length = dot != NULL ? (gsize) (dot - text) : 0;
  const TwProcedure *counter = dot != NULL && strlen (name) == length
                                       && strncmp (text, name, length) == 0
                                       && strcmp (name, "player") != 0
                                   ? tw_vocabulary_find_procedure (words, dot + 1)
                                   : NULL;

  return counter != NULL && tw_statement_is (counter->root, "counter");
}

/* Whether the attribute speaks of what is called @name, or of a list that is. */
static gboolean
speaks_of (const TwVocabulary *words, const TwDetail *detail, const char *name, gboolean is_list)
{
  if (is_list)
    return tw_word_may_name (detail->word, "list") && strcmp (detail->text, name) == 0;
  switch (detail->word->takes)
    {
    case TW_TAKES_NAME:
      /* Zones are named there, and nothing that was chosen. */
      return strcmp (detail->word->name, "zone") != 0 && strcmp (detail->text, name) == 0;
    case TW_TAKES_AMOUNT:
      return strcmp (detail->text, name) == 0 || is_counter_of (words, detail->text, name);
    default:
      return FALSE;
    }
}

static void
rename_detail (Renaming *renaming, const TwStatement *statement, const TwDetail *detail)
{
  const char *dot = strcmp (detail->text, renaming->from) != 0 ? strrchr (detail->text, '.') : NULL;
  g_autofree char *text = g_strconcat (renaming->to, dot, NULL);
  TwStatementPlace place;

  tw_statement_find (renaming->root, statement, &place);
  tw_own_rules_set_statement (renaming->edit, renaming->index, &place, detail->word->name, text);
  renaming->is_taken |= dot != NULL && strcmp (renaming->to, "player") == 0;
}

static void
look_at_details (Renaming *renaming, const TwStatement *statement, Scope scope)
{
  for (guint i = 0; scope != OUTSIDE && i < statement->n_details; i++)
    {
      const TwDetail *detail = &statement->details[i];

      renaming->is_taken |=
          speaks_of (renaming->words, detail, renaming->to, FALSE)
          || (renaming->is_list && speaks_of (renaming->words, detail, renaming->to, TRUE));
      if (scope == MEANT && speaks_of (renaming->words, detail, renaming->from, renaming->is_list))
        rename_detail (renaming, statement, detail);
    }
}

/* What holds in @statement, if @around holds round it. A list is kept for what is done behind it.
 */
static Scope
scope_in (const Renaming *renaming, const TwStatement *statement, Scope around)
{
  if (tw_statement_is (statement, "remember"))
    return around;
  if (statement == renaming->named)
    return MEANT;
  return around == MEANT && !renaming->is_list && gives (statement, renaming->from) ? HIDDEN
                                                                                    : around;
}

static Scope
scope_behind (const Renaming *renaming, const TwStatement *statement, Scope before)
{
  if (!tw_statement_is (statement, "remember"))
    return before;
  if (statement == renaming->named)
    return MEANT;
  return before == MEANT && gives (statement, renaming->from) ? HIDDEN : before;
}

/* Goes through @statement as it is carried out: what is asked in it comes before what is done, and
 * what is done otherwise knows nothing of what was not chosen. */
static void
look_at (Renaming *renaming, const TwStatement *statement, Scope around)
{
  Scope within = scope_in (renaming, statement, around), behind = within;
  gboolean asks = tw_statement_is (statement, "choose") || tw_statement_is (statement, "each");

  renaming->is_taken |= around != OUTSIDE && gives (statement, renaming->to);
  look_at_details (renaming, statement, asks ? within : around);
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      guint stands = child->word->stands;

      look_at (renaming, child,
               stands & TW_STANDS_OTHERWISE                  ? around
               : stands & (TW_STANDS_FILTER | TW_STANDS_ANY) ? within
                                                             : behind);
      behind = scope_behind (renaming, child, behind);
    }
}

/* Cases and saved games go on to write the answers as they have done. */
static void
keep_word (const Renaming *renaming, const TwStatementPlace *place)
{
  const char *word = tw_statement_text (renaming->named, "word");

  if (!tw_question_is_written (renaming->named))
    return;
  if (word == NULL)
    tw_own_rules_set_statement (renaming->edit, renaming->index, place, "word", renaming->from);
  else if (strcmp (word, renaming->to) == 0)
    tw_own_rules_set_statement (renaming->edit, renaming->index, place, "word", NULL);
}

gboolean
tw_own_part_rename (TwOwnRulesEdit *edit,
                    const TwVocabulary *words,
                    const TwStatement *root,
                    guint index,
                    const TwOwnPart *part,
                    const char *text,
                    GError **error)
{
  const TwStatement *statement = tw_statement_at (root, &part->place);
  Renaming renaming = { .words = words,
                        .root = root,
                        .named = statement,
                        .is_list = tw_statement_is (statement, "remember"),
                        .from = part->text,
                        .to = text,
                        .edit = edit,
                        .index = index };

  if (strcmp (part->word->name, "as") != 0 || part->text == NULL || text == NULL
      || !gives (statement, part->text))
    return TRUE;
  look_at (&renaming, root, OUTSIDE);
  keep_word (&renaming, &part->place);
  if (renaming.is_taken)
    g_set_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                 _ ("“%.40s” stands for something else in what is done here already. Choose "
                    "another name."),
                 text);
  return !renaming.is_taken;
}
