/* Statements of procedures that are never reached, and loops for which no game waits. */
#include <stdlib.h>

#include "engine/set/validate-private.h"

/* More than any loop that ends in time. */
#define TOO_MANY (2 * TW_MOST_STEPS)

static gboolean
is_any_of (const TwStatement *statement, const char *const *names)
{
  return g_strv_contains (names, statement->word->name);
}

/* Whether it has conditions of its own. */
static gboolean
has_conditions (const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if ((child->word->stands & (TW_STANDS_FILTER | TW_STANDS_ANY)) != 0)
        return TRUE;
    }
  return FALSE;
}

/* Whether there is always something to choose or to draw in @statement. */
static gboolean
finds_always (const TwVocabulary *own, const TwStatement *statement)
{
  int what = tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
  const char *from = tw_statement_text (statement, "from");
  const TwProcedure *bag = NULL;

  if (tw_statement_is (statement, "draw"))
    {
      bag = from != NULL ? tw_vocabulary_find_procedure (own, from) : NULL;
      return bag != NULL
             && tw_statement_word (bag->root, "order", TW_WORDS_ORDER, TW_ORDER_NONE)
                    == TW_ORDER_DIE;
    }
  if (has_conditions (statement))
    return FALSE;
  if (what != TW_SELECTED_WORD)
    return what == TW_SELECTED_SEAT;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "choice"))
      return TRUE;
  return FALSE;
}

const TwStatement *
validate_find_unreached (const TwVocabulary *own, const TwStatement *statement)
{
  static const char *const last[] = { "stop", "end", "play", NULL };
  gboolean is_over = FALSE;

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if ((is_over && (child->word->stands & TW_STANDS_STATEMENT) != 0)
          || (tw_statement_is (child, "otherwise") && finds_always (own, statement)))
        return child;
      is_over |= is_any_of (child, last);
    }
  return NULL;
}

/* Whether it may be over before it was done as often as it says, or waits for somebody. */
static gboolean
pauses (const TwStatement *statement)
{
  static const char *const pausing[] = { "choose", "take",  "offer", "draw", "stop",
                                         "end",    "again", "play",  "do",   NULL };

  if (is_any_of (statement, pausing))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (pauses (statement->children->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Steps that are taken at the least. */
static guint
steps_of (const TwStatement *statement)
{
  const char *times = tw_statement_text (statement, "times");
  int n = times != NULL ? atoi (times) : 0;
  guint steps = 1;

  if (!tw_statement_is (statement, "repeat") || has_conditions (statement) || pauses (statement))
    return (statement->word->stands & TW_STANDS_STATEMENT) != 0;
  for (guint i = 0; i < statement->children->len; i++)
    steps += steps_of (statement->children->pdata[i]);
  return (guint) MIN ((guint64) MAX (n, 0) * steps, TOO_MANY);
}

gboolean
validate_takes_too_long (const TwStatement *statement)
{
  return steps_of (statement) > TW_MOST_STEPS;
}
