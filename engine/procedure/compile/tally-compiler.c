/* Counters, what changes them and what asks for them, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/tally.h"

/* How many can be in play, and how often they can stand in place of a number. */
#define MOST_TALLIES 16
#define MOST_NUMBERS 32

static gboolean
read_bound (TwCompiler *c, const TwStatement *root, const char *name, int preset, int *out_n)
{
  const char *text = tw_statement_text (root, name);

  *out_n = preset;
  return text == NULL || tw_compiler_amount (c, root, text, out_n);
}

/* How many tiles lie in a pile, of which the counter says the one in use. */
static gboolean
read_pile (TwCompiler *c, TwTally *tally, guint index)
{
  const char *text = tw_statement_text (tally->procedure->root, "pile");
  int n;

  if (text == NULL)
    return TRUE;
  if (tally->is_each || c->all->pile != index + 1)
    return tw_compiler_fail (c, tally->procedure->root,
                             _ ("“%.40s” is not the only counter of piles, or each player has one. "
                                "All draw from one pile: keep “pile” in one counter, without "
                                "“each”."),
                             tally->procedure->id);
  if (tw_statement_text (tally->procedure->root, "most") == NULL)
    return tw_compiler_fail (c, tally->procedure->root,
                             _ ("“%.40s” does not say how many piles there are: as many as it has "
                                "numbers. Add the attribute “most”."),
                             tally->procedure->id);
  if (!tw_compiler_amount (c, tally->procedure->root, text, &n))
    return FALSE;
  tally->pile = (gint16) CLAMP (n, 0, TW_TALLY_MOST);
  return TRUE;
}

gboolean
tw_compiler_tally (TwCompiler *c, guint index)
{
  TwTally *tally = &g_array_index (c->all->tallies, TwTally, index);
  const TwStatement *root = tally->procedure->root;
  int start, least, most;

  c->code = NULL;
  c->procedure = tally->procedure;
  if (index >= MOST_TALLIES)
    return tw_compiler_fail (c, root, _ ("“%.40s” is one counter too many. Take one of them out."),
                             tally->procedure->id);
  if (strcmp (tally->procedure->id, "value") == 0 || tw_compiler_is_taken (c, tally->procedure->id))
    return tw_compiler_fail (c, root,
                             _ ("“%.40s” is the name of something else already. Give the counter "
                                "another one."),
                             tally->procedure->id);
  if (!read_bound (c, root, "least", 0, &least)
      || !read_bound (c, root, "most", TW_TALLY_MOST, &most)
      || !read_bound (c, root, "start", CLAMP (0, least, MAX (least, most)), &start))
    return FALSE;
  if (least > start || start > most || least < -TW_TALLY_MOST || most > TW_TALLY_MOST)
    return tw_compiler_fail (
        c, root,
        _ ("“%.40s” begins below its least or above its most. Correct “start”, "
           "“least” or “most”."),
        tally->procedure->id);
  if (!read_pile (c, tally, index))
    return FALSE;
  tally->start = (gint16) start;
  tally->least = (gint16) least;
  tally->most = (gint16) most;
  return TRUE;
}

static int
find (const TwCompiler *c, const char *id)
{
  for (guint i = 0; id != NULL && i < c->all->tallies->len; i++)
    if (strcmp (g_array_index (c->all->tallies, TwTally, i).procedure->id, id) == 0)
      return (int) i;
  return -1;
}

gboolean
tw_compiler_find_tally (TwCompiler *c,
                        const TwStatement *statement,
                        const char *id,
                        guint *out_index)
{
  int index = find (c, id);

  *out_index = (guint) MAX (0, index);
  return index >= 0
         || tw_compiler_fail (
             c, statement,
             _ ("There is no counter “%.40s” in play. Add a <counter>, or correct the name."),
             id != NULL ? id : "");
}

/* The name of the thing whose counter it is: what stands before the last dot. */
static gboolean
find_owner (const TwCompiler *c, const char *name, gsize length, guint8 *out_name)
{
  if (length == strlen ("player") && strncmp (name, "player", length) == 0)
    {
      *out_name = TW_NAMED_PLAYER;
      return TRUE;
    }
  for (guint i = c->n_names; i-- > 0;)
    if (strncmp (c->names[i], name, length) == 0 && c->names[i][length] == '\0')
      {
        *out_name = (guint8) (TW_NAMED_OWN + i);
        return TRUE;
      }
  return FALSE;
}

gboolean
tw_compiler_tally_number (TwCompiler *c, const char *text, int *out_n, guint8 *out_name)
{
  const char *dot = strrchr (text, '.');
  int index = find (c, dot != NULL ? dot + 1 : text);
  TwTallyNumber number = { .tally = (guint8) MAX (0, index), .of = TW_NAMED_PLAYER };
  guint i = 0;

  if (index < 0 || (dot != NULL && !find_owner (c, text, (gsize) (dot - text), &number.of)))
    return FALSE;
  while (
      i < c->all->tally_numbers->len
      && memcmp (&g_array_index (c->all->tally_numbers, TwTallyNumber, i), &number, sizeof number)
             != 0)
    i++;
  if (i == MOST_NUMBERS)
    return FALSE;
  if (i == c->all->tally_numbers->len)
    g_array_append_val (c->all->tally_numbers, number);
  *out_name = (guint8) (TW_NAMED_TALLY + i);
  *out_n = g_array_index (c->all->tallies, TwTally, number.tally).most;
  return TRUE;
}

/* How the value changes, and by what: there has to be just one. */
static gboolean
read_how (TwCompiler *c, const TwStatement *statement, guint8 *out_how, const char **out_number)
{
  static const char *const names[] = { [TW_VALUE_ADD] = "by",
                                       [TW_VALUE_SET] = "n",
                                       [TW_VALUE_TIMES] = "times",
                                       [TW_VALUE_DIVIDE] = "divide" };
  guint n = 0;

  for (guint8 how = 0; how < G_N_ELEMENTS (names); how++)
    if (tw_statement_text (statement, names[how]) != NULL)
      {
        *out_how = how;
        *out_number = tw_statement_text (statement, names[how]);
        n++;
      }
  return n == 1
         || tw_compiler_fail (c, statement,
                              _ ("The value of a feature is changed, but not how. Write one of "
                                 "“by”, “n”, “times” and “divide” in <%s>."),
                              statement->word->name);
}

/* Of what it is changed by so much for each: one more than the selection, %TW_PER times; 0 for
 * once. */
static gboolean
read_per (TwCompiler *c, const TwStatement *statement, guint16 *out_per)
{
  if (!tw_compiler_per (c, statement, out_per))
    return FALSE;
  *out_per = (guint16) (*out_per * TW_PER);
  return TRUE;
}

/* What the feature that is counted is worth. */
static gboolean
compile_value (TwCompiler *c, const TwStatement *statement)
{
  TwValueCode change = { .rounds_down =
                             tw_statement_word (statement, "round", TW_WORDS_ROUND, FALSE),
                         .rule = tw_compiler_reason (c, statement, c->reason) };
  const char *text = NULL;
  guint8 name;
  guint16 per;
  guint at, number;
  int n;

  if (g_ptr_array_find (c->rules->vocabulary->procedures, c->procedure, &number))
    change.by = (guint16) (number + 1);
  if (c->code->moment != TW_MOMENT_COUNTING && c->code->moment != TW_MOMENT_LAST_COUNTING)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> changes what a feature is worth, and none is counted. Let it "
                                "happen at=\"counting\" or at=\"last-counting\"."),
                             statement->word->name);
  if (!read_how (c, statement, &change.how, &text)
      || !tw_compiler_number (c, statement, text, &n, &name) || !read_per (c, statement, &per))
    return FALSE;
  if (c->all->values->len == G_MAXUINT8)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> is one too many. Take some of the procedures out."),
                             statement->word->name);
  if (n < 1 && change.how == TW_VALUE_DIVIDE)
    return tw_compiler_fail (c, statement,
                             _ ("Nothing can be divided by “%.40s”. Write a number of 1 or more."),
                             text);
  at = tw_compiler_add_code (c, TW_OP_VALUE);
  tw_compiler_code (c, at)->detail = (guint8) c->all->values->len;
  tw_compiler_code (c, at)->selection = name;
  tw_compiler_code (c, at)->to = (guint16) (gint16) CLAMP (n, -TW_TALLY_MOST, TW_TALLY_MOST);
  tw_compiler_code (c, at)->end = per;
  g_array_append_val (c->all->values, change);
  return TRUE;
}

gboolean
tw_compiler_change (TwCompiler *c, const TwStatement *statement, const TwStatement *next)
{
  const char *by = tw_statement_text (statement, "by"), *n = tw_statement_text (statement, "n"),
             *to = tw_statement_text (statement, "to");
  const char *what = tw_statement_text (statement, "what");
  guint8 name = TW_NAMED_PLAYER, number_name;
  guint tally, at;
  guint16 per;
  int number;

  if (g_strcmp0 (what, "value") == 0)
    return compile_value (c, statement);
  if (!tw_compiler_find_tally (c, statement, what, &tally))
    return FALSE;
  if (to != NULL && !g_array_index (c->all->tallies, TwTally, tally).is_each)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is a number of the game and nobody’s. Take “to” out, or "
                                "write each=\"true\" in its <counter>."),
                             what);
  if (to != NULL && !tw_compiler_find_whose (c, statement, to, &name))
    return FALSE;
  if ((by == NULL) == (n == NULL) || tw_statement_text (statement, "times") != NULL
      || tw_statement_text (statement, "divide") != NULL)
    return tw_compiler_fail (
        c, statement,
        _ ("A counter is raised by a number or set to one. Write either “by” or "
           "“n” for “%.40s”; “times” and “divide” are for what=\"value\"."),
        what);
  if (!tw_compiler_number (c, statement, n != NULL ? n : by, &number, &number_name)
      || !read_per (c, statement, &per))
    return FALSE;
  at = tw_compiler_add_code (c, TW_OP_CHANGE);
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) tally;
  tw_compiler_code (c, at)->selection = number_name;
  tw_compiler_code (c, at)->to = (guint16) (gint16) CLAMP (number, -TW_TALLY_MOST, TW_TALLY_MOST);
  /* What the author tells is not told twice. */
  tw_compiler_code (c, at)->end =
      (guint16) (per | (n != NULL ? TW_TALLY_SET : 0)
                 | (next != NULL && tw_statement_is (next, "tell") ? TW_TALLY_SILENT : 0));
  return TRUE;
}

/* Whether @statement compares something, so that it says with what. */
static gboolean
compares (const TwStatement *statement)
{
  for (guint i = 0; i < statement->n_details; i++)
    if (statement->details[i].word->value != TW_TEST_NONE
        && statement->details[i].word->value != TW_TEST_COUNTER)
      return TRUE;
  return FALSE;
}

gboolean
tw_compiler_counter (TwCompiler *c, const TwStatement *statement, const char *id, TwFilter *filter)
{
  const char *least = tw_statement_text (statement, "least"),
             *most = tw_statement_text (statement, "most");
  guint tally;
  int number;

  if (!tw_compiler_find_tally (c, statement, id, &tally))
    return FALSE;
  if ((least == NULL) == (most == NULL))
    return tw_compiler_fail (
        c, statement,
        _ ("Either “least” or “most” says how high “%.40s” has to be; for both "
           "there are two <where>."),
        id);
  if (tw_statement_text (statement, "to") != NULL && !compares (statement))
    return tw_compiler_fail (
        c, statement,
        _ ("Whose counter is asked for says “the” of an <if>, or what its <where> is about. Write "
           "the=\"%.40s\", or take “to” out."),
        tw_statement_text (statement, "to"));
  if (!tw_compiler_number (c, statement, least != NULL ? least : most, &number, &filter->name))
    return FALSE;
  filter->what = tw_bounded (tally, most != NULL, number);
  return TRUE;
}

gboolean
tw_compiler_bounds_nothing (const TwCompiler *c, const TwStatement *statement)
{
  const char *has = tw_statement_text (statement, "has");

  return (tw_statement_text (statement, "least") != NULL
          || tw_statement_text (statement, "most") != NULL)
         && (tw_statement_is (statement, "where") || tw_statement_is (statement, "if"))
         && tw_statement_text (statement, "counter") == NULL
         && tw_statement_text (statement, "left") == NULL
         && (has == NULL
             || (tw_rules_token (c->rules, has) < 0
                 && tw_catalogue_counted (c->rules->catalogue, has) >= 0));
}
