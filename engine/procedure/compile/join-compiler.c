/* What joins and parts becomes steps. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/join.h"

void
tw_compiler_narrow_pair (TwSelection *selection, const TwFilter *filter)
{
  gboolean is_itself = selection->name != 0 && filter->name == selection->name;

  if (selection->what != TW_SELECTED_PAIR)
    return;
  if (filter->test == TW_TEST_JOINED)
    selection->joined = filter->what != filter->is_not ? TW_JOINED_ONLY : TW_JOINED_NOT;
  else if (filter->test == TW_TEST_HAS_TOKEN && !filter->is_not
           && tw_bounded_needs_one (filter->what, filter->name))
    selection->joined = TW_JOINED_ONLY;
  else if (filter->test == TW_TEST_KIND)
    selection->kinds &= filter->is_not ? ~filter->what : filter->what;
  else if (filter->test == TW_TEST_ACROSS)
    selection->across = (guint8) (1 + (filter->what ^ filter->is_not));
  else if (filter->test == TW_TEST_SAME && filter->what == TW_SHARED_TILE && !filter->is_not
           && !is_itself)
    selection->at_tile = filter->name;
}

static gboolean
is_pair (const TwCompiler *c, guint8 name)
{
  return name >= TW_NAMED_OWN && name < TW_NAMED_NEUTRAL
         && c->whats[name - TW_NAMED_OWN] == TW_SELECTED_PAIR;
}

/* Tokens that join are so many that there is room for them. */
static gboolean
add_room (TwCompiler *c, const TwStatement *statement, guint token)
{
  guint supply = c->rules->token_types[token].type->supply;

  if (c->all->joining >> token & 1)
    return TRUE;
  c->all->joining |= (guint32) 1 << token;
  c->all->n_joins += supply;
  return (supply > 0 && c->all->n_joins <= TW_MAX_JOINS)
         || tw_compiler_fail (c, statement,
                              _ ("There are too many of the tokens “%.40s” to join anything. Give "
                                 "them a “supply”, a smaller one."),
                              c->rules->token_types[token].type->id);
}

gboolean
tw_compiler_join (TwCompiler *c, const TwStatement *statement)
{
  gboolean is_join = tw_statement_is (statement, "join");
  const char *what = tw_statement_text (statement, "what"),
             *pair = tw_statement_text (statement, is_join ? "to" : "from");
  int token = what != NULL ? tw_rules_token (c->rules, what) : -1;
  guint8 name;
  guint at;

  if (token < 0)
    return tw_compiler_fail (c, statement,
                             _ ("There is no token “%.40s” in play. Name one in “what”."),
                             what != NULL ? what : "");
  if (pair == NULL)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> does not say which ends. Name in “to” or “from” what was "
                                "chosen with what=\"pair\"."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, pair, &name) || !add_room (c, statement, (guint) token))
    return FALSE;
  if (!is_pair (c, name))
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is no pair of ends. Name what was chosen with "
                                "what=\"pair\"."),
                             pair);
  at = tw_compiler_add_code (c, is_join ? TW_OP_JOIN : TW_OP_SEVER);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) token;
  tw_compiler_code (c, at)->end = tw_compiler_is_worded (c, statement);
  return TRUE;
}

gboolean
tw_compiler_until (TwCompiler *c, const TwStatement *statement, TwFilter *filter)
{
  const char *until = tw_statement_text (statement, "until");
  int token = until != NULL ? tw_rules_token (c->rules, until) : -1;

  filter->what |= (guint32) MAX (token, 0) << 8;
  return token >= 0
         || tw_compiler_fail (c, statement,
                              _ ("<%s> does not say at which token the way ends. Name one that "
                                 "joins in “until”."),
                              statement->word->name);
}

gboolean
tw_compiler_check_each (TwCompiler *c, const TwStatement *statement, const TwSelection *each)
{
  return each->what != TW_SELECTED_PAIR || each->joined == TW_JOINED_ONLY
         || tw_compiler_fail (c, statement,
                              _ ("<%s> goes through ends that something joins. Add a <where> with "
                                 "joined=\"true\"."),
                              statement->word->name);
}

gsize
tw_compiler_lay_joins (TwProcedures *all, const TwRules *rules, gsize at)
{
  all->changed = at;
  all->n_changed = all->n_joins > 0 ? (rules->catalogue->n_nodes + 63) / 64 : 0;
  at += all->n_changed * sizeof (guint64);
  all->joins = at;
  return at + ((all->n_joins * sizeof (TwTokenJoin) + 7) & ~(gsize) 7);
}
