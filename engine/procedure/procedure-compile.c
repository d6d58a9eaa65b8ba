/* Procedures become steps. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/procedure-compile-private.h"

/* How deep procedures do one another. */
#define MOST_DEPTH 8

static guint
add_code (TwCompiler *c, TwOp op)
{
  TwCode code = { .op = (guint8) op };

  g_array_append_val (c->all->codes, code);
  return c->all->codes->len - 1;
}

static TwCode *
code_at (TwCompiler *c, guint at)
{
  return &g_array_index (c->all->codes, TwCode, at);
}

/* Here is where the step @at goes on to. */
static void
lead_here (TwCompiler *c, guint at)
{
  code_at (c, at)->to = (guint16) c->all->codes->len;
}

static gboolean compile_children (TwCompiler *c, const TwStatement *statement);

/* What is read of a question and its answers. */
static void
add_words (TwCompiler *c, const TwStatement *statement, guint at)
{
  TwChoiceWords words = { .code = (guint16) at, .rule = c->reason };

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const char *of = tw_statement_text (child, "of");

      if (child->texts == NULL)
        continue;
      if (tw_statement_is (child, "ask"))
        words.ask = child->texts;
      else
        for (guint type = 0; type < c->rules->n_figure_types; type++)
          if (of == NULL || (tw_compiler_types (c, of) >> type & 1))
            words.said[type] = child->texts;
    }
  g_array_append_val (c->all->choices, words);
}

static gboolean
compile_choose (TwCompiler *c, const TwStatement *statement)
{
  const char *reason = c->reason;
  guint at = add_code (c, TW_OP_CHOOSE), out;
  guint n_names = c->n_names;
  guint8 name, selection;

  c->reason = tw_compiler_reason (c, statement, reason);
  if (!tw_compiler_add_selection (c, statement, FALSE, &selection)
      || !tw_compiler_add_name (c, statement, &name))
    return FALSE;
  g_array_index (c->all->selections, TwSelection, selection).on_land = TRUE;
  add_words (c, statement, at);
  code_at (c, at)->selection = selection;
  code_at (c, at)->name = name;
  code_at (c, at)->detail = g_strcmp0 (tw_statement_text (statement, "optional"), "true") == 0;
  if (!compile_children (c, statement))
    return FALSE;
  c->n_names = n_names;
  out = add_code (c, TW_OP_JUMP);
  lead_here (c, at);
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "otherwise")
        && !compile_children (c, statement->children->pdata[i]))
      return FALSE;
  lead_here (c, out);
  code_at (c, at)->end = code_at (c, out)->to;
  c->reason = reason;
  return TRUE;
}

static gboolean
compile_each (TwCompiler *c, const TwStatement *statement)
{
  guint at = add_code (c, TW_OP_EACH), next = add_code (c, TW_OP_NEXT);
  guint n_names = c->n_names;
  guint8 name, selection;

  if (tw_statement_word (statement, "what", TW_WORDS_WHAT, 0) != TW_SELECTED_FIGURE)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through figures alone. Write what=\"figure\"."),
                             statement->word->name);
  if (!tw_compiler_add_selection (c, statement, FALSE, &selection)
      || !tw_compiler_add_name (c, statement, &name))
    return FALSE;
  code_at (c, at)->selection = selection;
  code_at (c, at)->detail = code_at (c, next)->detail = (guint8) c->n_loops++;
  code_at (c, next)->name = name;
  if (!compile_children (c, statement))
    return FALSE;
  c->n_names = n_names;
  code_at (c, add_code (c, TW_OP_JUMP))->to = (guint16) next;
  lead_here (c, next);
  lead_here (c, at);
  return TRUE;
}

/* @otherwise: (nullable): the <else> behind it. */
static gboolean
compile_if (TwCompiler *c, const TwStatement *statement, const TwStatement *otherwise)
{
  const char *the = tw_statement_text (statement, "the");
  guint at = add_code (c, TW_OP_IF), out;
  guint8 name = TW_NAMED_PLAYER, selection;

  if ((the != NULL && !tw_compiler_find_name (c, statement, the, &name))
      || !tw_compiler_add_selection (c, statement, TRUE, &selection))
    return FALSE;
  code_at (c, at)->selection = selection;
  code_at (c, at)->name = name;
  if (!compile_children (c, statement))
    return FALSE;
  if (otherwise == NULL)
    {
      lead_here (c, at);
      return TRUE;
    }
  out = add_code (c, TW_OP_JUMP);
  lead_here (c, at);
  if (!compile_children (c, otherwise))
    return FALSE;
  lead_here (c, out);
  return TRUE;
}

static gboolean
compile_move (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what"),
             *to = tw_statement_text (statement, "to");
  guint8 name, place;
  guint at;

  if (what == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> moves nothing. Add the attribute “what”."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, what, &name)
      || !tw_compiler_find_name (c, statement, to != NULL ? to : what, &place))
    return FALSE;
  if (place != name && place != TW_NAMED_HOME)
    return tw_compiler_fail (c, statement,
                             _ ("A figure cannot go to “%.40s”. Write “home”, or nothing for where "
                                "it was chosen for."),
                             to);
  at = add_code (c, TW_OP_MOVE);
  code_at (c, at)->name = name;
  code_at (c, at)->detail = place;
  return TRUE;
}

static gboolean
compile_count (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");
  guint8 name;
  guint at;
  int event;

  if (what == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> counts nothing. Add the attribute “what”."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, what, &name))
    return FALSE;
  event = tw_statement_word (statement, "as", TW_WORDS_EVENT, TW_EVENT_COMPLETE);
  if (event == TW_EVENT_COMPLETE && c->code->moment == TW_MOMENT_COUNTED)
    return tw_compiler_fail (
        c, statement,
        _ ("“%.40s” is done when a feature is counted, and would count another one without "
           "end. Write as=\"recall\" or as=\"end\"."),
        c->procedure->id);
  at = add_code (c, TW_OP_COUNT);
  code_at (c, at)->name = name;
  code_at (c, at)->detail = (guint8) event;
  return TRUE;
}

/* The statements of another procedure, put in place of this one. */
static gboolean
compile_do (TwCompiler *c, const TwStatement *statement)
{
  const char *id = tw_statement_text (statement, "procedure"), *reason = c->reason;
  const TwProcedure *outer = c->procedure, *inner;
  gboolean is_done;

  inner = id != NULL ? tw_vocabulary_find_procedure (c->rules->vocabulary, id) : NULL;
  if (inner == NULL)
    return tw_compiler_fail (c, statement,
                             _ ("There is no procedure “%.40s”. Add it, or correct the name."),
                             id != NULL ? id : "");
  if (c->depth == MOST_DEPTH)
    return tw_compiler_fail (
        c, statement, _ ("Procedures do one another without end: “%.40s”. Take one of them out."),
        id);
  c->procedure = inner;
  c->reason = tw_compiler_reason (c, statement, tw_compiler_reason (c, inner->root, reason));
  c->depth++;
  is_done = compile_children (c, inner->root);
  c->depth--;
  c->reason = reason;
  c->procedure = outer;
  return is_done;
}

static gboolean
compile_statement (TwCompiler *c, const TwStatement *statement, const TwStatement *next)
{
  /* What is done makes no step by itself, and may be done a hundred times at each depth. */
  if (c->all->codes->len + 4 > TW_MAX_CODES || c->n_statements++ == TW_MAX_CODES
      || c->n_loops == G_MAXUINT8)
    return tw_compiler_fail (c, statement,
                             _ ("The procedures in play are too long, from this <%s> on. Take "
                                "some of them out."),
                             statement->word->name);
  if (tw_statement_is (statement, "choose"))
    return compile_choose (c, statement);
  if (tw_statement_is (statement, "each"))
    return compile_each (c, statement);
  if (tw_statement_is (statement, "if"))
    return compile_if (c, statement, next != NULL && tw_statement_is (next, "else") ? next : NULL);
  if (tw_statement_is (statement, "move"))
    return compile_move (c, statement);
  if (tw_statement_is (statement, "count"))
    return compile_count (c, statement);
  return !tw_statement_is (statement, "do") || compile_do (c, statement);
}

static gboolean
compile_children (TwCompiler *c, const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    if (!compile_statement (c, statement->children->pdata[i],
                            i + 1 < statement->children->len ? statement->children->pdata[i + 1]
                                                             : NULL))
      return FALSE;
  return TRUE;
}

/* In place of a figure the first thing is a choice: it is the answer. */
static gboolean
check_action (TwCompiler *c, const TwStatement *root)
{
  return c->code->moment != TW_MOMENT_ACTION || code_at (c, c->code->first)->op == TW_OP_CHOOSE
         || tw_compiler_fail (
             c, root, _ ("“%.40s” is done in place of a figure. Let it begin with <choose>."),
             c->procedure->id);
}

static gboolean
compile (TwCompiler *c, TwProcedureCode *code)
{
  const TwStatement *root = code->procedure->root;

  c->code = code;
  c->procedure = code->procedure;
  c->reason = code->rule = tw_compiler_reason (c, root, NULL);
  c->n_names = c->n_loops = 0;
  if (!tw_compiler_add_selection (c, root, TRUE, &code->condition))
    return FALSE;
  code->first = (guint16) c->all->codes->len;
  if (!compile_children (c, root) || !check_action (c, root))
    return FALSE;
  add_code (c, TW_OP_END);
  code->n_loops = c->n_loops;
  return TRUE;
}

static gboolean
compile_forbid (TwCompiler *c, TwForbidCode *code)
{
  c->procedure = code->procedure;
  c->reason = code->rule = tw_compiler_reason (c, code->procedure->root, NULL);
  c->n_names = 0;
  return tw_compiler_add_selection (c, code->procedure->root, FALSE, &code->selection);
}

/* How many answers a question can have at most. */
static guint
most_actions (const TwProcedures *all, const TwRules *rules)
{
  guint32 types = (guint32) ((G_GUINT64_CONSTANT (1) << rules->n_figure_types) - 1);
  guint most = 0;

  for (guint i = 0; i < all->selections->len; i++)
    {
      const TwSelection *selection = tw_procedures_selection (all, i);

      if (selection->on_land)
        most = MAX (most, selection->what == TW_SELECTED_FIGURE
                              ? rules->n_figures + rules->n_neutral
                              : (guint) __builtin_popcount (selection->types & types)
                                    * rules->catalogue->n_nodes);
    }
  return most + 1;
}

gboolean
tw_procedures_compile (TwProcedures *all, const TwRules *rules, GError **error)
{
  TwCompiler compiler = { .all = all, .rules = rules, .error = error };
  gsize at = 0;

  all->n_loop_words = (rules->n_figures + rules->n_neutral + 63) / 64;
  for (guint i = 0; i < all->procedures->len; i++)
    {
      TwProcedureCode *code = &g_array_index (all->procedures, TwProcedureCode, i);

      if (!compile (&compiler, code))
        return FALSE;
      code->loops = at;
      at += code->n_loops * all->n_loop_words * sizeof (guint64);
      code->run = at;
      at += (sizeof (TwRun) + code->n_names * sizeof (TwThing) + 7) & ~(gsize) 7;
    }
  for (guint i = 0; i < all->forbids->len; i++)
    if (!compile_forbid (&compiler, &g_array_index (all->forbids, TwForbidCode, i)))
      return FALSE;
  all->expansion.state_size = at;
  all->expansion.most_actions = most_actions (all, rules);
  return TRUE;
}
