/* Procedures become steps. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/answer/allow.h"
#include "engine/procedure/answer/verbs.h"
#include "engine/procedure/answer/zone-answer.h"
#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/compile/compiler.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/often.h"
#include "engine/procedure/state/once.h"
#include "engine/procedure/state/outset.h"
#include "engine/procedure/state/part.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/posted.h"
#include "engine/procedure/state/tally.h"
#include "engine/procedure/state/terrain.h"
#include "engine/procedure/state/turn.h"
#include "engine/procedure/state/value.h"

guint
tw_compiler_add_code (TwCompiler *c, TwOp op)
{
  TwCode code = { .op = (guint8) op };

  g_array_append_val (c->all->codes, code);
  return c->all->codes->len - 1;
}

TwCode *
tw_compiler_code (TwCompiler *c, guint at)
{
  return &g_array_index (c->all->codes, TwCode, at);
}

/* Here is where the step @at goes on to. */
static void
lead_here (TwCompiler *c, guint at)
{
  tw_compiler_code (c, at)->to = (guint16) c->all->codes->len;
}

/* Who is asked, and by which verb the answer is given. */
static gboolean
add_question (TwCompiler *c, const TwStatement *statement, TwSelection *selection)
{
  const char *by = tw_statement_text (statement, "by");
  const char *word = tw_procedure_verbs_word (statement);
  gboolean is_taken = selection->what == TW_SELECTED_FIGURE && !selection->at_home
                      && !selection->held && !selection->by_tile
                      && tw_procedure_verbs_takes (statement);
  int verb = is_taken                                  ? TW_VERB_TAKE
             : tw_procedure_verbs_scores (statement)   ? TW_VERB_COUNT
             : selection->what == TW_SELECTED_STANDING ? TW_VERB_FIGURE
                                                       : -1;

  if (verb < 0 && word != NULL)
    verb = tw_procedure_verbs_find (c->all, c->rules, statement);
  if (verb < 0 && word != NULL)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” means something else in this game. Call the answer "
                                "otherwise with the attribute “word”."),
                             word);
  selection->verb = (guint8) verb;
  selection->on_land = !selection->at_home && !selection->held;
  if (selection->what == TW_SELECTED_WORD)
    selection->types = tw_compiler_choices (c, statement);
  if (selection->types == 0 && selection->what == TW_SELECTED_WORD)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> has no answers. Add a <choice> with a “word” for each."),
                             statement->word->name);
  if (by != NULL && c->code->moment == TW_MOMENT_ACTION
      && c->all->codes->len == c->code->first + 1u)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” cannot be asked what is done in place of a figure. Take "
                                "the attribute “by” out."),
                             by);
  return by == NULL || tw_compiler_find_name (c, statement, by, &selection->asked);
}

gboolean
tw_compiler_both (TwCompiler *c, const TwStatement *statement, guint at, guint n_names)
{
  guint out;

  if (!tw_compiler_children (c, statement))
    return FALSE;
  c->n_names = n_names;
  out = tw_compiler_add_code (c, TW_OP_JUMP);
  lead_here (c, at);
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "otherwise")
        && !tw_compiler_children (c, statement->children->pdata[i]))
      return FALSE;
  lead_here (c, out);
  tw_compiler_code (c, at)->end = c->again != 0 ? c->again : tw_compiler_code (c, out)->to;
  return TRUE;
}

static gboolean
compile_draw (TwCompiler *c, const TwStatement *statement)
{
  const char *reason = c->reason;
  guint at = tw_compiler_add_code (c, TW_OP_DRAW), n_names = c->n_names;

  c->reason = tw_compiler_reason (c, statement, reason);
  if (!tw_compiler_draw (c, statement, at) || !tw_compiler_both (c, statement, at, n_names))
    return FALSE;
  c->reason = reason;
  return TRUE;
}

static gboolean
compile_choose (TwCompiler *c, const TwStatement *statement)
{
  const char *reason = c->reason;
  guint at = tw_compiler_add_code (c, TW_OP_CHOOSE);
  guint n_names = c->n_names;
  guint16 selection;
  guint8 name;

  c->reason = tw_compiler_reason (c, statement, reason);
  if (!tw_compiler_add_name (c, statement, &name)
      || !tw_compiler_add_selection (c, statement, FALSE, name, &selection)
      || !add_question (c, statement, &g_array_index (c->all->selections, TwSelection, selection)))
    return FALSE;
  c->posts[name - TW_NAMED_OWN] = tw_post_named (c->all, selection);
  if (!tw_compiler_words (c, statement, at))
    return FALSE;
  tw_compiler_code (c, at)->selection = selection;
  tw_compiler_code (c, at)->name = name;
  if (g_strcmp0 (tw_statement_text (statement, "optional"), "true") == 0)
    tw_compiler_code (c, at)->detail |= TW_CHOICE_OPTIONAL;
  if (g_strcmp0 (tw_statement_text (statement, "duty"), "true") == 0)
    tw_compiler_code (c, at)->detail |= TW_CHOICE_DUTY;
  if (g_strcmp0 (tw_statement_text (statement, "preset"), "true") == 0)
    tw_compiler_code (c, at)->detail |= TW_CHOICE_PRESET;
  if (g_strcmp0 (tw_statement_text (statement, "once"), "true") == 0)
    {
      tw_compiler_code (c, at)->detail |= TW_CHOICE_ONCE;
      tw_once_add (c->all, at);
    }
  if (!tw_compiler_both (c, statement, at, n_names))
    return FALSE;
  c->reason = reason;
  return TRUE;
}

/* Whether the condition is a parameter alone, and so known before the game begins. An author hears
 * of every mistake, so there all is compiled. */
static gboolean
is_known (const TwCompiler *c, const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    if (((const TwStatement *) statement->children->pdata[i])->word->stands == TW_STANDS_ANY)
      return FALSE;
  return statement->n_details == 1 && tw_statement_text (statement, "if-parameter") != NULL
         && strcmp (c->procedure->part, TW_PART_OWN) != 0;
}

/* @otherwise: (nullable): the <else> behind it. */
static gboolean
compile_if (TwCompiler *c, const TwStatement *statement, const TwStatement *otherwise)
{
  const char *the = tw_statement_text (statement, "the");
  guint at, out;
  guint16 selection;
  guint8 name = TW_NAMED_PLAYER;

  if (is_known (c, statement))
    return tw_rules_holds (c->rules, tw_statement_text (statement, "if-parameter"))
               ? tw_compiler_children (c, statement)
               : otherwise == NULL || tw_compiler_children (c, otherwise);
  at = tw_compiler_add_code (c, TW_OP_IF);
  /* Which word it is can be asked, and nothing else of it. */
  if ((the != NULL
       && !(tw_statement_text (statement, "is") != NULL
                ? tw_compiler_find_any_name
                : tw_compiler_find_name) (c, statement, the, &name))
      || !tw_compiler_add_selection (c, statement, TRUE, name, &selection))
    return FALSE;
  tw_compiler_code (c, at)->selection = selection;
  tw_compiler_code (c, at)->name = name;
  if (!tw_compiler_children (c, statement))
    return FALSE;
  if (otherwise == NULL)
    {
      lead_here (c, at);
      return TRUE;
    }
  out = tw_compiler_add_code (c, TW_OP_JUMP);
  lead_here (c, at);
  if (!tw_compiler_children (c, otherwise))
    return FALSE;
  lead_here (c, out);
  return TRUE;
}

/* What leaves the procedure leads to the next step; @outer is what leaves the one that does it. */
static void
out_here (TwCompiler *c, guint16 outer)
{
  while (c->out != 0)
    {
      TwCode *out = tw_compiler_code (c, c->out);

      c->out = out->to;
      out->to = (guint16) c->all->codes->len;
    }
  c->out = outer;
}

/* The statements of another procedure, put in place of this one. */
static gboolean
compile_do (TwCompiler *c, const TwStatement *statement)
{
  const char *id = tw_statement_text (statement, "procedure"), *reason = c->reason;
  const TwProcedure *outer = c->procedure, *inner;
  guint16 stop = c->stop, out = c->out;
  gboolean is_done, is_worded = c->is_worded;

  inner = id != NULL ? tw_vocabulary_find_procedure (c->rules->vocabulary, id) : NULL;
  if (inner == NULL || !tw_statement_is (inner->root, "procedure")
      || !tw_rules_has_procedure (c->rules, inner))
    return tw_compiler_fail (c, statement,
                             _ ("There is no procedure “%.40s”. Add it, or correct the name."),
                             id != NULL ? id : "");
  if (c->depth == TW_MAX_PROCEDURE_DEPTH)
    return tw_compiler_fail (
        c, statement, _ ("Procedures do one another without end: “%.40s”. Take one of them out."),
        id);
  c->is_worded = tw_compiler_is_worded (c, statement);
  c->procedure = inner;
  c->reason = tw_compiler_reason (c, statement, tw_compiler_reason (c, inner->root, reason));
  c->depth++;
  c->stop = c->out = 0;
  is_done = tw_compiler_children (c, inner->root);
  tw_compiler_stop_here (c, stop);
  out_here (c, out);
  c->depth--;
  c->reason = reason;
  c->procedure = outer;
  c->is_worded = is_worded;
  return is_done;
}

gboolean
tw_compiler_refuse_set_up (TwCompiler *c, const TwStatement *statement)
{
  return tw_compiler_fail (c, statement,
                           _ ("Before the first turn nobody is asked, and nothing is drawn, given "
                              "or counted. Take <%s> out, or let it happen at another moment."),
                           statement->word->name);
}

gboolean
tw_compiler_statement (TwCompiler *c, const TwStatement *statement, const TwStatement *next)
{
  /* What others have their turn in before it is over. */
  static const char *const waiting[] = { "choose", "offer", "take", "count", "give",
                                         "again",  "join",  "part", "end",   NULL };
  /* What may still end the game where nobody is asked. */
  gboolean ends = c->code->moment == TW_MOMENT_UNPLACEABLE && tw_statement_is (statement, "end");
  /* What would bring points while somebody gets some. */
  static const char *const bringing[] = { "count", "again", NULL };

  /* What is done makes no step by itself, and may be done a hundred times at each depth. */
  if (c->all->codes->len + 4 > TW_MAX_CODES || c->n_statements++ == TW_MAX_CODES
      || c->all->loops->len == G_MAXUINT8)
    return tw_compiler_fail (c, statement,
                             _ ("The procedures in play are too long, from this <%s> on. Take "
                                "some of them out."),
                             statement->word->name);
  if (c->code->moment == TW_MOMENT_SET_UP
      && ((g_strv_contains (waiting, statement->word->name) && !tw_statement_is (statement, "give"))
          || tw_statement_is (statement, "draw") || tw_statement_is (statement, "play")))
    return tw_compiler_refuse_set_up (c, statement);
  if (c->code->moment == TW_MOMENT_LEAVES && g_strv_contains (waiting, statement->word->name))
    return tw_compiler_fail (c, statement,
                             _ ("When a figure leaves, nobody is asked and nothing is given or "
                                "counted. Take <%s> out, or let it happen at another moment."),
                             statement->word->name);
  if (c->code->moment == TW_MOMENT_UNPLACEABLE && !ends
      && (g_strv_contains (waiting, statement->word->name) || tw_statement_is (statement, "draw")
          || tw_statement_is (statement, "play")))
    return tw_compiler_fail (c, statement,
                             _ ("When a tile fits nowhere, nobody is asked and nothing is drawn, "
                                "given or counted. Take <%s> out, or let it happen at another "
                                "moment."),
                             statement->word->name);
  if (tw_moment_is_gain (c->code->moment) && g_strv_contains (bringing, statement->word->name))
    return tw_compiler_fail (c, statement,
                             _ ("When somebody gets points, nothing is counted and no part begins. "
                                "Take <%s> out, or let it happen at another moment."),
                             statement->word->name);
  if (tw_statement_is (statement, "choose"))
    return compile_choose (c, statement);
  if (tw_statement_is (statement, "offer"))
    return tw_compiler_offer (c, statement);
  if (tw_statement_is (statement, "take"))
    return tw_compiler_take (c, statement);
  if (tw_statement_is (statement, "draw"))
    return compile_draw (c, statement);
  if (tw_statement_is (statement, "each"))
    return tw_compiler_each (c, statement);
  if (tw_statement_is (statement, "let"))
    return tw_compiler_let (c, statement);
  if (tw_statement_is (statement, "if"))
    return compile_if (c, statement, next != NULL && tw_statement_is (next, "else") ? next : NULL);
  if (tw_statement_is (statement, "repeat"))
    return tw_compiler_repeat (c, statement);
  if (tw_statement_is (statement, "stop"))
    tw_compiler_stop (c);
  if (tw_statement_is (statement, "remember"))
    return tw_compiler_remember (c, statement);
  if (tw_statement_is (statement, "add"))
    return tw_compiler_add (c, statement);
  if (tw_statement_is (statement, "forget"))
    return tw_compiler_forget (c, statement);
  if (tw_statement_is (statement, "change"))
    return tw_compiler_change (c, statement, next);
  if (tw_statement_is (statement, "end"))
    return tw_compiler_end (c, statement);
  if (tw_statement_is (statement, "skip"))
    return tw_compiler_skip (c, statement);
  if (tw_statement_is (statement, "spend"))
    tw_compiler_spend (c);
  if (tw_statement_is (statement, "play"))
    return tw_compiler_play (c, statement);
  if (tw_statement_is (statement, "again"))
    return tw_compiler_again (c, statement);
  if (tw_statement_is (statement, "move"))
    return tw_compiler_move (c, statement);
  if (tw_statement_is (statement, "count"))
    return tw_compiler_count (c, statement);
  if (tw_statement_is (statement, "give"))
    return tw_compiler_give (c, statement);
  if (tw_statement_is (statement, "join") || tw_statement_is (statement, "part"))
    return tw_compiler_join (c, statement);
  if (tw_statement_is (statement, "lay"))
    return tw_compiler_lay (c, statement);
  if (tw_statement_is (statement, "tell"))
    tw_compiler_tell (c, statement);
  return !tw_statement_is (statement, "do") || compile_do (c, statement);
}

gboolean
tw_compiler_children (TwCompiler *c, const TwStatement *statement)
{
  guint n_names = c->n_names;

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if (tw_statement_is (child, "else")
          && (i == 0 || !tw_statement_is (statement->children->pdata[i - 1], "if")))
        return tw_compiler_fail (
            c, child, _ ("<%s> belongs to no <if>. Put it right after one, or take it out."),
            child->word->name);
      if (!tw_compiler_statement (c, child,
                                  i + 1 < statement->children->len
                                      ? statement->children->pdata[i + 1]
                                      : NULL))
        return FALSE;
    }
  c->n_names = n_names;
  return TRUE;
}

/* In place of a figure the first thing is a choice: it is the answer. That a figure is set down
 * there is what placing one asks already. */
static gboolean
check_action (TwCompiler *c, const TwStatement *root)
{
  const TwCode *first = tw_compiler_code (c, c->code->first);

  if (c->code->moment != TW_MOMENT_ACTION)
    return TRUE;
  if (first->op != TW_OP_CHOOSE)
    return tw_compiler_fail (
        c, root, _ ("“%.40s” is done in place of a figure. Let it begin with <choose>."),
        c->procedure->id);
  return tw_procedures_selection (c->all, first->selection)->what != TW_SELECTED_STANDING
         || tw_compiler_fail (c, root,
                              _ ("“%.40s” is done in place of a figure, so it cannot begin with "
                                 "where one stands. Write what=\"figure\" in its first <choose>."),
                              c->procedure->id);
}

/* By these steps the game tells where a turn is, and what its answers mean. */
static gboolean
check_step (TwCompiler *c, const TwStatement *root)
{
  static const char *const own[] = { "2a", "0", "1a", "1b", NULL };
  const char *step = tw_statement_text (root, "step");
  /* What is done in place of a figure belongs to the step of figures. */
  guint first = c->code->moment == TW_MOMENT_ACTION ? 1 : 0;

  return step == NULL || !g_strv_contains (own + first, step)
         || tw_compiler_fail (
             c, root,
             _ ("The step “%.40s” is one of the game’s own. Call it something else, or take the "
                "attribute “step” out."),
             step);
}

/* What the game counts by itself it counts at these moments. */
static gboolean
check_instead (TwCompiler *c, const TwStatement *root)
{
  return g_strcmp0 (tw_statement_text (root, "instead"), "true") != 0
         || c->code->moment == TW_MOMENT_COMPLETED || c->code->moment == TW_MOMENT_BEFORE_LAST
         || tw_compiler_fail (c, root,
                              _ ("“%.40s” is carried out when the game counts nothing by itself. "
                                 "Write at=\"completed\" or at=\"before-last\", or take “instead” "
                                 "out."),
                              c->procedure->id);
}

static gboolean
is_if (const TwProcedures *all, const TwCode *first)
{
  return first->op == TW_OP_IF && tw_procedures_code (all, first->to)->op == TW_OP_END;
}

static gboolean
compile (TwCompiler *c, TwProcedureCode *code)
{
  const TwStatement *root = code->procedure->root;

  c->code = code;
  c->procedure = code->procedure;
  c->reason = code->rule = tw_compiler_reason (c, root, NULL);
  c->n_names = 0;
  c->stop = c->out = 0;
  code->first_loop = c->all->loops->len;
  code->first_take = (guint8) c->all->takes->len;
  if (!check_step (c, root) || !check_instead (c, root)
      || !tw_compiler_add_selection (c, root, TRUE, 0, &code->condition))
    return FALSE;
  code->first = (guint16) c->all->codes->len;
  if (!tw_compiler_children (c, root) || !check_action (c, root))
    return FALSE;
  tw_compiler_stop_here (c, 0);
  out_here (c, 0);
  tw_compiler_add_code (c, TW_OP_END);
  code->n_loops = c->all->loops->len - code->first_loop;
  code->n_takes = (guint8) (c->all->takes->len - code->first_take);
  code->is_if = is_if (c->all, tw_compiler_code (c, code->first));
  tw_gates_find (c->all, code);
  return TRUE;
}

/* Where the loops from @first to @end keep what they have still to do: from @at on. Returns: what
 * comes behind them */
static gsize
lay_loops (TwProcedures *all, guint first, guint end, gsize at)
{
  for (guint i = first; i < end; i++)
    {
      TwLoop *loop = &g_array_index (all->loops, TwLoop, i);

      loop->at = at;
      at += loop->n_words * sizeof (guint64);
    }
  return at;
}

/* What a procedure keeps while it is under way lies together. */
static gsize
lay_run (TwProcedures *all, TwProcedureCode *code, gsize at)
{
  gsize end = at + ((sizeof (TwRun) + code->n_names * sizeof (TwThing) + 7) & ~(gsize) 7);

  code->run = at;
  end = lay_loops (all, code->first_loop, code->first_loop + code->n_loops, end);
  code->size = end - at;
  return end;
}

static gboolean
check_declared (TwCompiler *c, const TwProcedure *procedure)
{
  const char *odd = tw_terrain_check (procedure);

  c->procedure = procedure;
  if (tw_statement_is (procedure->root, "stand") && !tw_outset_is_clear (c->rules, procedure->root))
    return tw_compiler_fail (c, procedure->root,
                             _ ("Two figures would be called “%.40s” on the same land. Write a "
                                "<stand> with an “as” of its own for each."),
                             tw_statement_text (procedure->root, "as"));
  if (!tw_compiler_check_tiles (c, procedure->root))
    return FALSE;
  return odd == NULL
         || tw_compiler_fail (c, procedure->root,
                              _ ("How fields are bounded holds for all tiles. Take the attribute "
                                 "“%.40s” out."),
                              odd);
}

/* Tokens that lie on segments do so whether or not some procedure lays them there. */
static void
find_lying (TwProcedures *all, const TwRules *rules)
{
  for (guint i = 0; i < rules->n_token_types; i++)
    {
      const char *on = rules->token_types[i].type->on;

      all->on[i] = on != NULL ? tw_vocabulary_kinds (rules->vocabulary, on) : 0;
      if (all->on[i] != 0 && rules->token_types[i].supply > 0)
        all->lying |= (guint32) 1 << i;
    }
}

gboolean
tw_procedures_compile (TwProcedures *all, const TwRules *rules, GError **error)
{
  TwCompiler compiler = { .all = all, .rules = rules, .error = error };
  gsize at = 0;

  find_lying (all, rules);
  tw_procedure_verbs_find_drawing (all, rules);
  for (guint i = 0; i < all->declared->len; i++)
    if (!check_declared (&compiler, all->declared->pdata[i]))
      return FALSE;
  for (guint i = 0; i < all->bags->len; i++)
    if (!tw_compiler_bag (&compiler, i))
      return FALSE;
  for (guint i = 0; i < all->zones->len; i++)
    if (!tw_compiler_zone (&compiler, i))
      return FALSE;
  for (guint i = 0; i < all->lists->len; i++)
    if (!tw_compiler_list (&compiler, i))
      return FALSE;
  for (guint i = 0; i < all->tallies->len; i++)
    if (!tw_compiler_tally (&compiler, i))
      return FALSE;
  for (guint i = 0; i < all->procedures->len; i++)
    {
      TwProcedureCode *code = &g_array_index (all->procedures, TwProcedureCode, i);

      if (!compile (&compiler, code))
        return FALSE;
      /* What is done in place of a figure has begun by then. */
      if (i < all->late && code->moment != TW_MOMENT_ACTION)
        g_array_index (all->hook_symbols, guint32, i) = tw_gates_symbols (code);
      at = lay_run (all, code, at);
    }
  at = lay_loops (all, 0, all->lists->len, at);
  at = tw_tally_lay (all, rules, tw_compiler_lay_takes (all, at));
  all->valued = at;
  at += tw_value_size (all);
  at = tw_compiler_lay_joins (all, rules, at);
  all->kept = at;
  at += tw_kept_size (all);
  all->turn = at;
  at += tw_turn_size (all);
  at = tw_compiler_lay_tiles (all, rules, at);
  all->part = at;
  at += tw_part_size (all);
  all->owed = at;
  at += (tw_gain_size (all) + 7) & ~(gsize) 7;
  for (guint i = 0; i < all->once->len; i++)
    {
      g_array_index (all->once, TwOnce, i).at = at;
      at += (tw_once_size () + 7) & ~(gsize) 7;
    }
  all->counts = at;
  at += tw_often_size (all);
  at = tw_piles_lay_out (all, rules, at);
  all->winners = at;
  at += all->has_winners ? TW_MAX_QUEUE : 0;
  for (guint i = 0; i < all->bags->len; i++)
    {
      g_array_index (all->bags, TwBagCode, i).at = at;
      at += tw_procedure_bag_size (&g_array_index (all->bags, TwBagCode, i));
    }
  if (!tw_compiler_standing (&compiler))
    return FALSE;
  tw_compiler_takings (&compiler);
  if (tw_procedure_verbs_find_none (all) >= 0)
    all->takes_none =
        (guint8) MAX (0, tw_procedure_verbs_number (all, rules,
                                                    (guint) tw_procedure_verbs_find_none (all)));
  if (tw_zone_find_verb (all) >= 0)
    all->takes_zoned =
        (guint8) MAX (0, tw_procedure_verbs_number (all, rules, (guint) tw_zone_find_verb (all)));
  all->expansion.state_size = at;
  all->expansion.most_actions = tw_compiler_most_actions (all, rules);
  return TRUE;
}
