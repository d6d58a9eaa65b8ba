/* What a statement of a rule is as a whole: whether all are gone through or one is chosen, and
 * whether a condition is turned round. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"

/* Elements that do something with what they select, and what people read. */
static const struct
{
  const char *name;
  const char *title;
} kinds[] = {
  { "each", NC_ ("rule", "For each of them") },
  { "choose", NC_ ("rule", "For one that is chosen") },
  { "let", NC_ ("rule", "For the first of them") },
};

/* The part is known by one word, whatever the statement is. */
static const TwRuleWord *
kind_word (void)
{
  return tw_rule_word_find (TW_WORDS_STATEMENT, "choose");
}

static const TwRuleWord *
turn_word (void)
{
  return tw_rule_word_find (TW_WORDS_STATEMENT, "not");
}

gboolean
tw_own_part_is_kind (const TwOwnPart *part)
{
  /* As something to be added the word is itself. */
  return part->word == kind_word () && part->text != NULL;
}

gboolean
tw_own_part_is_turn (const TwOwnPart *part)
{
  return part->word == turn_word ();
}

static gboolean
has_kind (const TwStatement *statement)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (tw_statement_is (statement, kinds[i].name))
      return TRUE;
  return FALSE;
}

static gboolean
is_turned (const TwStatement *root, const TwStatementPlace *place)
{
  TwStatementPlace above = *place;

  if (above.n == 0)
    return FALSE;
  above.n--;
  return tw_statement_is (tw_statement_at (root, &above), "not");
}

void
tw_own_part_find_whole (const TwStatement *root,
                        const TwStatement *statement,
                        const TwStatementPlace *place,
                        TwOwnPart *out_said,
                        TwOwnPart *out_unsaid)
{
  *out_said = *out_unsaid = (TwOwnPart){ *place, NULL, NULL };
  if (has_kind (statement))
    *out_said = (TwOwnPart){ *place, kind_word (), (char *) statement->word->name };
  /* What refuses nothing by itself has no opposite. */
  if (!tw_statement_is (statement, "where") || tw_statement_text (statement, "reason") != NULL)
    return;
  if (is_turned (root, place))
    *out_said = (TwOwnPart){ *place, turn_word (), (char *) "true" };
  else if (place->n < TW_MAX_STATEMENT_DEPTH)
    *out_unsaid = (TwOwnPart){ *place, turn_word (), NULL };
}

char *
tw_own_part_whole_help (const TwOwnPart *part)
{
  return tw_own_part_is_kind (part) ? g_strdup (C_ ("rule", "For each of them or for one"))
                                    /* Translators: turns a condition of a rule round. The first
                                       word is the shortest one that says so. */
                                    : g_strdup (C_ ("rule", "Not: the other way round"));
}

void
tw_own_choices_add_whole (GPtrArray *choices, const TwOwnPart *part)
{
  if (!tw_own_part_is_kind (part))
    {
      tw_own_choices_add (choices, "true", C_ ("rule", "Yes"));
      /* What is not turned round is so without being said. */
      if (part->text != NULL)
        tw_own_choices_add (choices, "false", C_ ("rule", "No"));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    tw_own_choices_add (choices, kinds[i].name, g_dpgettext2 (NULL, "rule", kinds[i].title));
}

void
tw_own_part_set_whole (TwOwnRulesEdit *edit, guint index, const TwOwnPart *part, const char *text)
{
  gboolean is_not = text != NULL && strcmp (text, "true") == 0;

  if (tw_own_part_is_kind (part))
    tw_own_rules_make_statement (edit, index, &part->place,
                                 tw_rule_word_find (TW_WORDS_STATEMENT, text));
  else if (is_not != (part->text != NULL))
    tw_own_rules_turn_round (edit, index, &part->place);
}

gboolean
tw_own_part_is_turned (const TwOwnPart *part, TwStatementPlace *out_place)
{
  *out_place = part->place;
  if (!tw_own_part_is_turn (part))
    return FALSE;
  if (part->text != NULL && out_place->n > 1)
    out_place->n--;
  else if (part->text == NULL && out_place->n < TW_MAX_STATEMENT_DEPTH)
    out_place->at[out_place->n++] = 0;
  return TRUE;
}

TwStatementPlace
tw_own_part_with_not (const TwStatement *root, const TwStatementPlace *place)
{
  TwStatementPlace whole = *place, above = *place;

  while (above.n > 1)
    {
      const TwStatement *around;

      above.n--;
      around = tw_statement_at (root, &above);
      if (!tw_statement_is (around, "not") || around->children->len > 1)
        break;
      whole = above;
    }
  return whole;
}
