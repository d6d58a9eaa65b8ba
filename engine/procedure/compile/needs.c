/* What procedures ask the tiles, and the game, to keep for them. */
#include "engine/procedure/compile/needs.h"

void
tw_needs_add (TwProcedures *all, const TwVocabulary *vocabulary, const TwStatement *statement)
{
  const char *symbol = tw_statement_text (statement, "if-symbol"),
             *has = tw_statement_text (statement, "has"),
             *drawn = tw_statement_text (statement, "symbol"),
             *arrow = tw_statement_text (statement, "arrow"),
             *room = tw_statement_text (statement, "room");

  if (symbol != NULL)
    g_ptr_array_add (all->symbols, (gpointer) symbol);
  if (arrow != NULL)
    g_ptr_array_add (all->symbols, (gpointer) arrow);
  if (room != NULL)
    g_ptr_array_add (all->symbols, (gpointer) room);
  if (drawn != NULL)
    g_ptr_array_add (all->symbols, (gpointer) drawn);
  if (has != NULL && tw_vocabulary_find_figure (vocabulary, has) == NULL
      && tw_vocabulary_find_token (vocabulary, has) == NULL)
    g_ptr_array_add (all->symbols, (gpointer) has);
  all->has_value |= tw_statement_is (statement, "change")
                    && g_strcmp0 (tw_statement_text (statement, "what"), "value") == 0;
  all->has_joins |= tw_statement_is (statement, "join") || tw_statement_is (statement, "part");
  all->has_aside |= tw_statement_is (statement, "move")
                    && g_strcmp0 (tw_statement_text (statement, "to"), "aside") == 0;
  all->has_again |= tw_statement_is (statement, "again")
                    && g_strcmp0 (tw_statement_text (statement, "turn"), "true") != 0;
  all->has_once |= g_strcmp0 (tw_statement_text (statement, "once"), "true") == 0;
  all->has_winners |= tw_statement_text (statement, "won") != NULL;
  all->has_often |= tw_statement_text (statement, "each-part") != NULL
                    || tw_statement_text (statement, "each-turn") != NULL;
  all->has_kept |= tw_statement_text (statement, "scored") != NULL
                   || g_strcmp0 (tw_statement_text (statement, "from"), "last") == 0;
  for (guint i = 0; i < statement->children->len; i++)
    tw_needs_add (all, vocabulary, statement->children->pdata[i]);
}
