/* What joins and parts becomes steps. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/join.h"

void
tw_compiler_narrow_pair (const TwCompiler *c, TwSelection *selection, const TwFilter *filter)
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
  else if (filter->test == TW_TEST_ENDS_AT && !filter->is_not)
    selection->ends = selection->ends != 0 ? selection->ends & filter->what : filter->what;
  else if (filter->test == TW_TEST_REMEMBERED
           && tw_procedures_loop (c->all, filter->what)->what == TW_SELECTED_TILE)
    *(filter->is_not ? &selection->unlisted : &selection->listed) = (guint8) (1 + filter->what);
  else if (filter->test == TW_TEST_SAME && filter->what == TW_SHARED_TILE && !filter->is_not
           && !is_itself)
    selection->at_tile = filter->name;
}

/* Whether only such pairs are looked at as pass the filter, of segments of one tile that nothing
 * joins. */
static gboolean
is_said_of_tiles (const TwSelection *selection, const TwFilter *filter)
{
  switch ((TwTest) filter->test)
    {
    case TW_TEST_JOINED:
    case TW_TEST_ACROSS:
      return TRUE;
    case TW_TEST_ENDS_AT:
      return !filter->is_not;
    case TW_TEST_SAME:
      return !filter->is_not && filter->what == TW_SHARED_TILE
             && selection->at_tile == filter->name;
    case TW_TEST_REMEMBERED:
      return filter->is_not ? selection->unlisted == 1 + filter->what
                            : selection->at_tile == 0 && selection->listed == 1 + filter->what;
    default:
      return FALSE;
    }
}

/* Whether there is another filter of the same sort among those of the selection. */
static gboolean
is_twice (const TwCompiler *c, const TwSelection *selection, guint at)
{
  const TwFilter *filters = (const TwFilter *) (gpointer) c->all->filters->data;

  for (guint i = selection->first; i < selection->end; i++)
    if (i != at && filters[i].test == filters[at].test && filters[i].is_said != TW_ONLY_REASON
        && (filters[i].is_not == filters[at].is_not || filters[at].test == TW_TEST_JOINED
            || filters[at].test == TW_TEST_ACROSS))
      return TRUE;
  return FALSE;
}

/* Whether only such pairs are looked at as pass the filter, of what is joined. */
static gboolean
is_said_of_joined (TwSelection *selection, const TwFilter *filter, guint at)
{
  switch ((TwTest) filter->test)
    {
    case TW_TEST_JOINED:
      return TRUE;
    case TW_TEST_HAS_TOKEN:
      if (filter->is_not || !tw_bounded_needs_one (filter->what, filter->name))
        return FALSE;
      selection->token = (guint8) tw_bounded_of (filter->what);
      return TRUE;
    case TW_TEST_SAME:
      return !filter->is_not && filter->what == TW_SHARED_TILE
             && selection->at_tile == filter->name;
    /* One looks along the land once. */
    case TW_TEST_NEAR:
      return at == selection->near && (filter->what & G_MAXUINT8) == TW_NEAR_ALONG;
    default:
      return FALSE;
    }
}

void
tw_compiler_narrowed_pair (TwCompiler *c, TwSelection *selection)
{
  gboolean is_of_joined = selection->joined == TW_JOINED_ONLY,
           is_of_tiles =
               selection->joined == TW_JOINED_NOT && selection->across == 1 + TW_ACROSS_TILE;

  for (guint i = selection->first; selection->what == TW_SELECTED_PAIR && i < selection->end; i++)
    {
      TwFilter *filter = &g_array_index (c->all->filters, TwFilter, i);

      if (filter->is_said == FALSE && !is_twice (c, selection, i))
        filter->is_said = (is_of_joined && is_said_of_joined (selection, filter, i))
                          || (is_of_tiles && is_said_of_tiles (selection, filter));
    }
}

static gboolean
is_pair (const TwCompiler *c, guint8 name)
{
  return name >= TW_NAMED_OWN && name < TW_NAMED_NEUTRAL
         && c->whats[name - TW_NAMED_OWN] == TW_SELECTED_PAIR;
}

/* Tokens that join are so many that there is room for them; where nothing says how many there are,
 * one for each tile. */
static gboolean
add_room (TwCompiler *c, const TwStatement *statement, guint token)
{
  guint supply = c->rules->token_types[token].supply;

  if (c->all->joining >> token & 1)
    return TRUE;
  c->all->joining |= (guint32) 1 << token;
  c->all->joins_each_tile |= supply == 0;
  c->all->n_joins += supply;
  return c->all->n_joins <= TW_MAX_JOINS
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
  const char *until = tw_statement_text (statement, "until"),
             *past = tw_statement_text (statement, "past");
  guint list;
  int token = until != NULL ? tw_rules_token (c->rules, until) : -1;

  filter->what |= (guint32) MAX (token, 0) << 8;
  if (token < 0)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> does not say at which token the way ends. Name one that "
                                "joins in “until”."),
                             statement->word->name);
  if (past == NULL)
    return TRUE;
  if (!tw_compiler_find_list (c, statement, past, &list))
    return FALSE;
  filter->what |= (list + 1) << 16;
  return tw_procedures_loop (c->all, list)->what == TW_SELECTED_TILE
         || tw_compiler_fail (c, statement,
                              _ ("“%.40s” is no list of tiles. Begin one with what=\"tile\"."),
                              past);
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
  if (all->joins_each_tile)
    all->n_joins = MIN (all->n_joins + rules->catalogue->n_copies + 1, TW_MAX_JOINS);
  all->changed = at;
  all->n_changed = all->n_joins > 0 ? (rules->catalogue->n_nodes + 63) / 64 : 0;
  at += all->n_changed * sizeof (guint64);
  all->joins = at;
  if (all->n_joins == 0)
    return at;
  /* One more says where they end. */
  return at + (((all->n_joins + 1) * sizeof (TwTokenJoin) + 7) & ~(gsize) 7);
}
