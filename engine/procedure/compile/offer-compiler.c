/* Questions with answers of several sorts, and tokens that are taken off the table, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/answer/verbs.h"
#include "engine/procedure/compile/compiler-private.h"

/* Questions that one offer can be made of. */
#define MOST_OFFERED 8

gboolean
tw_compiler_take (TwCompiler *c, const TwStatement *statement)
{
  const char *reason = c->reason, *what = tw_statement_text (statement, "what"),
             *n = tw_statement_text (statement, "n"),
             *tiles = tw_statement_text (statement, "tiles");
  int token = what != NULL ? tw_rules_token (c->rules, what) : -1, most = 1, most_tiles = 1, verb;
  guint at = tw_compiler_add_code (c, TW_OP_TAKE);
  TwTakeCode take;
  guint16 selection;

  c->reason = tw_compiler_reason (c, statement, reason);
  if (token < 0 || c->all->on[token] == 0 || !(c->all->lying >> token & 1))
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is no token that lies on segments, so it cannot be taken "
                                "there. Name a <token> with “on” and “supply”."),
                             what != NULL ? what : "");
  if ((n != NULL && !tw_compiler_amount (c, statement, n, &most))
      || (tiles != NULL && !tw_compiler_amount (c, statement, tiles, &most_tiles))
      || !tw_compiler_add_selection (c, statement, FALSE, 0, &selection))
    return FALSE;
  verb = tw_procedure_verbs_find (c->all, c->rules, statement);
  if (verb < 0)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” means something else in this game. Call the token "
                                "otherwise."),
                             what);
  if (c->all->takes->len == G_MAXUINT8)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> is one too many. Take some of the procedures out."),
                             statement->word->name);
  g_array_index (c->all->selections, TwSelection, selection).verb = (guint8) verb;
  take = (TwTakeCode){ .is_optional =
                           g_strcmp0 (tw_statement_text (statement, "optional"), "true") == 0,
                       .token = (guint8) token,
                       .most = (guint8) CLAMP (most, 0, TW_MOST_TAKEN_TOKENS),
                       .tiles = (guint8) CLAMP (most_tiles, 1, TW_MOST_TAKEN_TILES) };
  if (!tw_compiler_words (c, statement, at))
    return FALSE;
  tw_compiler_code (c, at)->selection = selection;
  tw_compiler_code (c, at)->detail = (guint8) c->all->takes->len;
  tw_compiler_code (c, at)->to = (guint16) c->all->codes->len;
  g_array_append_val (c->all->takes, take);
  if (!tw_compiler_children (c, statement))
    return FALSE;
  c->reason = reason;
  return TRUE;
}

gsize
tw_compiler_lay_takes (TwProcedures *all, gsize at)
{
  for (guint i = 0; i < all->takes->len; i++)
    {
      g_array_index (all->takes, TwTakeCode, i).at = at;
      at += (sizeof (TwTaking) + 7) & ~(gsize) 7;
    }
  return at;
}

static gboolean
is_question (const TwStatement *statement)
{
  return tw_statement_is (statement, "choose") || tw_statement_is (statement, "take");
}

/* All are asked of the same player, and no answer is one of two of them. */
static gboolean
check_offered (TwCompiler *c, const TwStatement *statement, guint at)
{
  guint n = tw_compiler_code (c, at)->detail;

  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        const TwSelection *a = tw_procedures_selection (
            c->all, tw_compiler_code (c, tw_compiler_code (c, at + 1 + i)->to)->selection);
        const TwSelection *b = tw_procedures_selection (
            c->all, tw_compiler_code (c, tw_compiler_code (c, at + 1 + k)->to)->selection);

        if (a->asked != b->asked || a->verb == b->verb)
          return tw_compiler_fail (c, statement,
                                   _ ("What <%s> offers is asked of one player, and each has words "
                                      "of its own. Correct the attributes “by” and “word”."),
                                   statement->word->name);
      }
  return TRUE;
}

/*
 *   OFFER n              out, if there is nothing to choose
 *   JUMP first
 *   …
 *   first: CHOOSE …
 *   JUMP out
 *   …
 */
gboolean
tw_compiler_offer (TwCompiler *c, const TwStatement *statement)
{
  guint at = tw_compiler_add_code (c, TW_OP_OFFER), outs[MOST_OFFERED], n = 0, n_done = 0;
  const char *reason = c->reason;

  c->reason = tw_compiler_reason (c, statement, reason);
  for (guint i = 0; i < statement->children->len; i++)
    n += is_question (statement->children->pdata[i]);
  if (n != statement->children->len || n < 2 || n > MOST_OFFERED)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> is made of questions alone, two to eight. Put what else is "
                                "done into them."),
                             statement->word->name);
  for (guint i = 0; i < n; i++)
    tw_compiler_add_code (c, TW_OP_JUMP);
  tw_compiler_code (c, at)->detail = (guint8) n;
  tw_compiler_code (c, at)->name = g_strcmp0 (tw_statement_text (statement, "preset"), "true") == 0;
  for (guint i = 0; i < n; i++)
    {
      tw_compiler_code (c, at + 1 + i)->to = (guint16) c->all->codes->len;
      if (!tw_compiler_statement (c, statement->children->pdata[i], NULL))
        return FALSE;
      outs[n_done++] = tw_compiler_add_code (c, TW_OP_JUMP);
    }
  tw_compiler_code (c, at)->to = (guint16) c->all->codes->len;
  for (guint i = 0; i < n_done; i++)
    tw_compiler_code (c, outs[i])->to = (guint16) c->all->codes->len;
  c->reason = reason;
  return check_offered (c, statement, at);
}
