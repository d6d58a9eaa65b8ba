/* Loops become steps, and lists that are kept in mind with them: both are sets of things. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"

/* A loop of the procedure: a number, or what it has still to go through of @what. */
static guint8
add_loop (TwCompiler *c, guint what, guint from)
{
  const guint sizes[] = { [TW_SELECTED_FIGURE] = c->rules->n_figures + c->rules->n_neutral,
                          [TW_SELECTED_STANDING] = 0,
                          [TW_SELECTED_TILE] = c->rules->catalogue->n_copies + 1,
                          [TW_SELECTED_FEATURE] = c->rules->catalogue->n_nodes,
                          [TW_SELECTED_SEGMENT] = c->rules->catalogue->n_nodes,
                          [TW_SELECTED_SEAT] = TW_MAX_SEATS,
                          [TW_SELECTED_WORD] = 0,
                          [TW_SELECTED_SYMBOL] = 0,
                          [TW_SELECTED_PAIR] = TW_MAX_JOINS,
                          [TW_SELECTED_SPACE] = TW_TRACK_SPACES,
                          [TW_SELECTED_COUNTING] = 2 * TW_MAX_SEATS,
                          [TW_SELECTED_POST] = 0,
                          [TW_SELECTED_ZONE] = TW_MAX_ZONES,
                          [TW_SELECTED_ENTRY] = 0,
                          [TW_SELECTED_TOKEN] = 0,
                          [TW_N_SELECTED] = 1 };
  TwLoop loop = { .what = (guint8) what,
                  .from = (guint8) from,
                  .n_words = (sizes[what] + 63) / 64 };

  g_array_append_val (c->all->loops, loop);
  return (guint8) (c->all->loops->len - 1);
}

static guint16
next_code (const TwCompiler *c)
{
  return (guint16) c->all->codes->len;
}

/* Until it is known where they lead, steps that leave a loop name one another. */
void
tw_compiler_stop (TwCompiler *c)
{
  guint at = tw_compiler_add_code (c, TW_OP_JUMP);

  tw_compiler_code (c, at)->to = c->stop;
  c->stop = (guint16) at;
}

void
tw_compiler_stop_here (TwCompiler *c, guint16 outer)
{
  while (c->stop != 0)
    {
      TwCode *stop = tw_compiler_code (c, c->stop);

      c->stop = stop->to;
      stop->to = next_code (c);
    }
  c->stop = outer;
}

static gboolean
times_of (TwCompiler *c, const TwStatement *statement, guint at)
{
  const char *times = tw_statement_text (statement, "times");
  guint8 number;
  int n;

  if (!tw_compiler_number (c, statement, times, &n, &number))
    return FALSE;
  tw_compiler_code (c, at)->to = (guint16) CLAMP (n, 0, G_MAXINT16);
  tw_compiler_code (c, at)->name = number;
  tw_compiler_code (c, at)->detail = add_loop (c, TW_N_SELECTED, TW_FROM_PLAYER);
  return TRUE;
}

/* Goes through @selection, and calls each @name: @out_next says where that is done. */
static void
add_each (TwCompiler *c,
          guint8 name,
          guint16 selection,
          guint8 loop,
          guint *out_at,
          guint *out_next)
{
  *out_at = tw_compiler_add_code (c, TW_OP_EACH);
  tw_compiler_code (c, *out_at)->selection = selection;
  tw_compiler_code (c, *out_at)->detail = loop;
  *out_next = tw_compiler_add_code (c, TW_OP_NEXT);
  tw_compiler_code (c, *out_next)->name = name;
  tw_compiler_code (c, *out_next)->detail = loop;
}

static void
jump_to (TwCompiler *c, guint to)
{
  tw_compiler_code (c, tw_compiler_add_code (c, TW_OP_JUMP))->to = (guint16) to;
}

/*
 *   REPEAT times         how often at all
 *   EACH seats           out, if there are none
 *   AGAIN                once less: the next step but one, or
 *   JUMP out
 *   NEXT seat            or, when all have had their turn, all once more:
 *   …
 *   JUMP AGAIN
 *   EACH seats
 *   JUMP NEXT
 */
static gboolean
add_rounds (TwCompiler *c,
            const TwStatement *statement,
            guint8 name,
            guint16 selection,
            guint8 loop)
{
  guint repeat = tw_compiler_add_code (c, TW_OP_REPEAT), begin, again, out, next, more;

  if (!times_of (c, statement, repeat))
    return FALSE;
  begin = tw_compiler_add_code (c, TW_OP_EACH);
  again = tw_compiler_add_code (c, TW_OP_AGAIN);
  tw_compiler_code (c, again)->detail = tw_compiler_code (c, repeat)->detail;
  out = tw_compiler_add_code (c, TW_OP_JUMP);
  next = tw_compiler_add_code (c, TW_OP_NEXT);
  tw_compiler_code (c, next)->name = name;
  if (!tw_compiler_children (c, statement))
    return FALSE;
  jump_to (c, again);
  tw_compiler_code (c, next)->to = next_code (c);
  more = tw_compiler_add_code (c, TW_OP_EACH);
  jump_to (c, next);
  tw_compiler_code (c, begin)->selection = tw_compiler_code (c, more)->selection = selection;
  tw_compiler_code (c, begin)->detail = tw_compiler_code (c, more)->detail =
      tw_compiler_code (c, next)->detail = loop;
  tw_compiler_code (c, begin)->to = tw_compiler_code (c, more)->to = tw_compiler_code (c, out)->to =
      next_code (c);
  return TRUE;
}

static gboolean
add_once (TwCompiler *c, const TwStatement *statement, guint8 name, guint16 selection, guint8 loop)
{
  guint at, next;

  add_each (c, name, selection, loop, &at, &next);
  if (!tw_compiler_children (c, statement))
    return FALSE;
  jump_to (c, next);
  tw_compiler_code (c, at)->to = tw_compiler_code (c, next)->to = next_code (c);
  return TRUE;
}

/* What @statement goes through, and what it calls each. */
static gboolean
loop_of (TwCompiler *c,
         const TwStatement *statement,
         guint8 *out_name,
         guint16 *out_selection,
         guint8 *out_loop)
{
  guint what = (guint) tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);

  if (what == TW_SELECTED_STANDING || what == TW_SELECTED_ENTRY)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what is there. Write what=\"figure\" for the "
                                "figures."),
                             statement->word->name);
  if (tw_statement_text (statement, "times") != NULL && what != TW_SELECTED_SEAT)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes round several times, and only players take turns. Write "
                                "what=\"seat\", or take the attribute “times” out."),
                             statement->word->name);
  if (!tw_compiler_add_name (c, statement, out_name)
      || !tw_compiler_add_selection (c, statement, FALSE, *out_name, out_selection)
      || !tw_compiler_check_each (c, statement, tw_procedures_selection (c->all, *out_selection)))
    return FALSE;
  *out_loop =
      add_loop (c, what,
                (guint) tw_statement_word (statement, "from", TW_WORDS_FROM, TW_FROM_PLAYER));
  return TRUE;
}

gboolean
tw_compiler_each (TwCompiler *c, const TwStatement *statement)
{
  guint n_names = c->n_names;
  guint16 outer = c->stop;
  guint16 selection;
  guint8 name, loop;

  if (!loop_of (c, statement, &name, &selection, &loop))
    return FALSE;
  c->stop = 0;
  if (!(tw_statement_text (statement, "times") != NULL
            ? add_rounds (c, statement, name, selection, loop)
            : add_once (c, statement, name, selection, loop)))
    return FALSE;
  tw_compiler_stop_here (c, outer);
  c->n_names = n_names;
  return TRUE;
}

/* The first that such a loop comes to. */
gboolean
tw_compiler_let (TwCompiler *c, const TwStatement *statement)
{
  guint n_names = c->n_names, at, next;
  guint16 selection;
  guint8 name, loop;

  if (!loop_of (c, statement, &name, &selection, &loop))
    return FALSE;
  add_each (c, name, selection, loop, &at, &next);
  return tw_compiler_both (c, statement, at, n_names);
}

gboolean
tw_compiler_repeat (TwCompiler *c, const TwStatement *statement)
{
  guint at = tw_compiler_add_code (c, TW_OP_REPEAT), again, out, condition;
  guint16 outer = c->again, outer_stop = c->stop;
  guint16 selection;

  if (tw_statement_text (statement, "times") == NULL)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> does not say how often. Add the attribute “times”."),
                             statement->word->name);
  if (!times_of (c, statement, at))
    return FALSE;
  again = tw_compiler_add_code (c, TW_OP_AGAIN);
  tw_compiler_code (c, again)->detail = tw_compiler_code (c, at)->detail;
  /* Whoever chooses nothing has no more of it: where it is left is known when all of it is. */
  out = tw_compiler_add_code (c, TW_OP_JUMP);
  c->again = (guint16) out;
  c->stop = 0;
  condition = tw_compiler_add_code (c, TW_OP_IF);
  if (!tw_compiler_add_selection (c, statement, TRUE, 0, &selection)
      || !tw_compiler_children (c, statement))
    return FALSE;
  tw_compiler_code (c, condition)->selection = selection;
  jump_to (c, again);
  tw_compiler_code (c, out)->to = tw_compiler_code (c, condition)->to = next_code (c);
  tw_compiler_stop_here (c, outer_stop);
  c->again = outer;
  return TRUE;
}

/* What the list @statement keeps; %FALSE if that cannot be kept. */
static gboolean
read_kept (TwCompiler *c, const TwStatement *statement, guint *out_what)
{
  *out_what = (guint) tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);
  return *out_what == TW_SELECTED_FIGURE || *out_what == TW_SELECTED_TILE
         || *out_what == TW_SELECTED_FEATURE || *out_what == TW_SELECTED_SEAT
         || *out_what == TW_SELECTED_COUNTING
         || tw_compiler_fail (c, statement,
                              _ ("<%s> keeps figures, tiles, features or players in mind. Correct "
                                 "the attribute “what”."),
                              statement->word->name);
}

gboolean
tw_compiler_remember (TwCompiler *c, const TwStatement *statement)
{
  guint what, at;
  guint8 name;

  if (!read_kept (c, statement, &what) || !tw_compiler_add_name (c, statement, &name))
    return FALSE;
  at = tw_compiler_add_code (c, TW_OP_REMEMBER);
  tw_compiler_code (c, at)->detail = add_loop (c, what, TW_FROM_PLAYER);
  c->lists[name - TW_NAMED_OWN] = (guint8) (tw_compiler_code (c, at)->detail + 1);
  return TRUE;
}

gboolean
tw_compiler_find_list (TwCompiler *c,
                       const TwStatement *statement,
                       const char *name,
                       guint *out_loop)
{
  for (guint i = c->n_names; name != NULL && i-- > 0;)
    if (strcmp (c->names[i], name) == 0 && c->lists[i] != 0)
      {
        *out_loop = c->lists[i] - 1u;
        return TRUE;
      }
  for (guint i = 0; name != NULL && i < c->all->lists->len; i++)
    if (strcmp (((const TwProcedure *) c->all->lists->pdata[i])->id, name) == 0)
      {
        *out_loop = i;
        return TRUE;
      }
  return tw_compiler_fail (c, statement,
                           _ ("“%.40s” is no list that is kept here. Begin it with <remember>, or "
                              "add a <list>."),
                           name != NULL ? name : "");
}

/* A list of players keeps what is a player or belongs to one, a list of tiles what is on one. */
static gboolean
fits_list (TwCompiler *c, const TwStatement *statement, guint8 name, guint loop)
{
  guint what = tw_procedures_loop (c->all, loop)->what;

  return (what != TW_SELECTED_SEAT && what != TW_SELECTED_COUNTING)
         || !tw_compiler_is_tile (c, name)
         || tw_compiler_fail (
             c, statement,
             _ ("“%.40s” is a list of players. Add a player, or what belongs to one."),
             tw_statement_text (statement, "to"));
}

gboolean
tw_compiler_add (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");
  guint8 name;
  guint loop, at;

  if (what == NULL)
    return tw_compiler_fail (c, statement, _ ("<%s> adds nothing. Add the attribute “what”."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, what, &name)
      || !tw_compiler_find_list (c, statement, tw_statement_text (statement, "to"), &loop)
      || !fits_list (c, statement, name, loop))
    return FALSE;
  at = tw_compiler_add_code (c, TW_OP_ADD);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) loop;
  return TRUE;
}

gboolean
tw_compiler_forget (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what");
  guint8 name = TW_NAMED_HOME;
  guint loop, at;

  if ((what != NULL && !tw_compiler_find_name (c, statement, what, &name))
      || !tw_compiler_find_list (c, statement, tw_statement_text (statement, "from"), &loop))
    return FALSE;
  at = tw_compiler_add_code (c, TW_OP_FORGET);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) loop;
  return TRUE;
}

gboolean
tw_compiler_list (TwCompiler *c, guint index)
{
  const TwStatement *root;
  guint what;

  c->code = NULL;
  c->procedure = c->all->lists->pdata[index];
  root = c->procedure->root;
  if (!read_kept (c, root, &what))
    return FALSE;
  if (c->all->loops->len == G_MAXUINT8)
    return tw_compiler_fail (c, root, _ ("<%s> is one too many. Take some of the procedures out."),
                             root->word->name);
  add_loop (c, what, TW_FROM_PLAYER);
  return TRUE;
}
