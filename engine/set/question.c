/* How the answers to questions of procedures are written in cases and saved games. */
#include "engine/set/question.h"

#include <string.h>

static gboolean
says_true (const TwStatement *statement, const char *attribute)
{
  return g_strcmp0 (tw_statement_text (statement, attribute), "true") == 0;
}

gboolean
tw_question_is_from (const TwStatement *choose, TwWhere where)
{
  for (guint i = 0; i < choose->children->len; i++)
    if (tw_statement_is (choose->children->pdata[i], "where")
        && tw_statement_word (choose->children->pdata[i], "in", TW_WORDS_IN, -1) == (int) where)
      return TRUE;
  return FALSE;
}

gboolean
tw_question_is_written (const TwStatement *choose)
{
  if (!tw_statement_is (choose, "choose") || tw_statement_text (choose, "as") == NULL)
    return FALSE;
  switch ((TwSelected) tw_statement_word (choose, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE))
    {
    case TW_SELECTED_FIGURE:
      return says_true (choose, "by-tile") || tw_question_is_from (choose, TW_WHERE_HOME)
             || tw_question_is_from (choose, TW_WHERE_HELD);
    case TW_SELECTED_WORD:
      return !says_true (choose, "alone");
    case TW_SELECTED_TILE:
    case TW_SELECTED_CELL:
    case TW_SELECTED_FEATURE:
    case TW_SELECTED_SEGMENT:
    case TW_SELECTED_SEAT:
    case TW_SELECTED_SPACE:
    case TW_SELECTED_NUMBER:
    case TW_SELECTED_PAIR:
    case TW_SELECTED_ZONE:
      return TRUE;
    case TW_SELECTED_STANDING:
    case TW_SELECTED_SYMBOL:
    case TW_SELECTED_COUNTING:
    case TW_SELECTED_POST:
    case TW_SELECTED_ENTRY:
    case TW_SELECTED_TOKEN:
    case TW_N_SELECTED:
    default:
      return FALSE;
    }
}
