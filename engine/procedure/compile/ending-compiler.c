/* Rules that end the game, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/compile/compiler.h"

static const TwReasonInfo endless = {
  TW_REASON_ENDLESS, N_ ("The game ended because a rule of what is in play found no end.")
};

static const char *
word_of (const TwProcedure *procedure, const TwStatement *end)
{
  const char *word = tw_statement_text (end, "word");

  return word != NULL ? word : procedure->id;
}

static int
find (const TwProcedures *all, const char *word)
{
  for (guint i = 0; i < all->reasons->len; i++)
    if (strcmp (g_array_index (all->reasons, TwReasonInfo, i).word, word) == 0)
      return (int) i;
  return -1;
}

void
tw_ending_add (TwProcedures *all, const TwProcedure *procedure, const TwStatement *statement)
{
  TwReasonInfo reason;

  if (all->reasons->len == 0)
    g_array_append_val (all->reasons, endless);
  for (guint i = 0; i < statement->children->len; i++)
    tw_ending_add (all, procedure, statement->children->pdata[i]);
  if (!tw_statement_is (statement, "end") || procedure->id == NULL
      || find (all, word_of (procedure, statement)) >= 0)
    return;
  reason.word = word_of (procedure, statement);
  reason.sentence = tw_texts_best (statement->texts, g_get_language_names ());
  g_array_append_val (all->reasons, reason);
}

gboolean
tw_compiler_end (TwCompiler *c, const TwStatement *statement)
{
  guint result = (guint) tw_statement_word (statement, "result", TW_WORDS_RESULT, TW_RESULT_OVER);
  int reason = find (c->all, word_of (c->procedure, statement));
  guint at;

  if (result == TW_RESULT_OVER && c->code->moment >= TW_MOMENT_BEFORE_LAST)
    return tw_compiler_fail (c, statement,
                             _ ("The game is over then already. Write result=\"won\" or "
                                "result=\"lost\", or let <%s> happen at another moment."),
                             statement->word->name);
  at = tw_compiler_add_code (c, TW_OP_CONCLUDE);
  tw_compiler_code (c, at)->detail = (guint8) result;
  tw_compiler_code (c, at)->end = (guint16) MAX (0, reason);
  return TRUE;
}
