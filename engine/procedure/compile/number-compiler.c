/* Numbers, compiled: known ones, and those that have a name. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/bag.h"

gboolean
tw_compiler_number (TwCompiler *c,
                    const TwStatement *statement,
                    const char *text,
                    int *out_n,
                    guint8 *out_name)
{
  *out_name = 0;
  for (guint i = c->n_names; i-- > 0;)
    if (strcmp (c->names[i], text) == 0)
      {
        const TwBagCode *bag = c->bags[i] != 0 && c->bags[i] != TW_DRAWN_TILE
                                   ? tw_bag_nth_code (c->all, c->bags[i] - 1u)
                                   : NULL;

        if (c->whats[i] == TW_SELECTED_NUMBER)
          {
            *out_name = (guint8) (TW_NAMED_OWN + i);
            *out_n = TW_MOST_NUMBER;
            return TRUE;
          }
        if (bag == NULL || !bag->has_numbers)
          return tw_compiler_fail (c, statement,
                                   _ ("“%.40s” is no number. Name what was drawn from a bag of "
                                      "numbers."),
                                   text);
        *out_name = (guint8) (TW_NAMED_OWN + i);
        *out_n = tw_bag_most (c->all, bag);
        return TRUE;
      }
  if (tw_compiler_tally_number (c, text, out_n, out_name))
    return TRUE;
  if (tw_compiler_is_points (c, text))
    {
      *out_name = TW_NAMED_POINTS;
      *out_n = TW_AMOUNT_MOST;
      return TRUE;
    }
  return tw_compiler_amount (c, statement, text, out_n);
}

/* One bound of the numbers that are chosen from. */
static gboolean
read_bound (TwCompiler *c,
            const TwStatement *statement,
            const char *name,
            guint8 *out_number,
            guint8 *out_name)
{
  const char *text = tw_statement_text (statement, name);
  int n = 0;

  if (text != NULL && !tw_compiler_number (c, statement, text, &n, out_name))
    return FALSE;
  if (*out_name == 0 && (n < 0 || n > TW_MOST_NUMBER))
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” cannot be chosen. Write a number from 0 to 255."), text);
  *out_number = (guint8) CLAMP (n, 0, TW_MOST_NUMBER);
  return TRUE;
}

/* Numbers lie nowhere and belong to nobody. */
static gboolean
check_filters (TwCompiler *c, const TwStatement *statement)
{
  static const char *const fitting[] = { "every", "rules",        "counter", "least", "most",
                                         "among", "if-parameter", "players", NULL };

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      for (guint k = 0; tw_statement_is (child, "where") && k < child->n_details; k++)
        if (!g_strv_contains (fitting, child->details[k].word->name))
          return tw_compiler_fail (c, child,
                                   _ ("“%.40s” asks nothing of a number. Take it out, or ask in an "
                                      "<any> whether something is there at all."),
                                   child->details[k].word->name);
    }
  return TRUE;
}

gboolean
tw_compiler_numbers (TwCompiler *c, const TwStatement *statement, TwSelection *selection)
{
  if (!check_filters (c, statement))
    return FALSE;
  selection->is_above = tw_statement_text (statement, "above") != NULL;
  if (selection->is_above && tw_statement_text (statement, "least") != NULL)
    return tw_compiler_fail (
        c, statement,
        _ ("“least” and “above” both say where the numbers of <%s> begin. Take one "
           "of them out."),
        statement->word->name);
  if (!read_bound (c, statement, selection->is_above ? "above" : "least", &selection->from_number,
                   &selection->from_name)
      || !read_bound (c, statement, "most", &selection->to_number, &selection->to_name))
    return FALSE;
  return (tw_statement_text (statement, "most") != NULL
          && (selection->from_name != 0 || selection->to_name != 0
              || selection->from_number + selection->is_above <= selection->to_number))
         || tw_compiler_fail (
             c, statement,
             _ ("<%s> asks for a number, but not up to which. Write “most”, and no "
                "“least” or “above” that leaves none."),
             statement->word->name);
}
