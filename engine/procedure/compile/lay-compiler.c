/* Tiles that are drawn unseen and laid face down, compiled; and room for tiles that wait. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/options.h"
#include "engine/procedure/answer/verbs.h"
#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/compile/compiler.h"
#include "engine/procedure/state/aside.h"
#include "engine/procedure/state/block.h"
#include "engine/procedure/state/stack.h"

#define TILES "tiles"

/* What such a tile is called may be asked for by <lay> alone. */
static gboolean
is_drawn (const TwCompiler *c, const char *name)
{
  for (guint i = c->n_names; name != NULL && i-- > 0;)
    if (strcmp (c->names[i], name) == 0)
      return c->bags[i] == TW_DRAWN_TILE;
  return FALSE;
}

static gboolean
is_bag (const TwVocabulary *vocabulary)
{
  const TwProcedure *bag = tw_vocabulary_find_procedure (vocabulary, TILES);

  return bag != NULL && tw_statement_is (bag->root, "bag");
}

gboolean
tw_compiler_draws_tile (const TwVocabulary *vocabulary, const TwStatement *statement)
{
  return tw_statement_is (statement, "draw")
         && g_strcmp0 (tw_statement_text (statement, "from"), TILES) == 0 && !is_bag (vocabulary);
}

gboolean
tw_compiler_unseen_is_drawn (const TwVocabulary *vocabulary, const TwStatement *statement)
{
  if (tw_compiler_draws_tile (vocabulary, statement))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_compiler_unseen_is_drawn (vocabulary, statement->children->pdata[i]))
      return TRUE;
  return FALSE;
}

gboolean
tw_compiler_draw_tile (TwCompiler *c, const TwStatement *statement, guint8 name, TwDrawCode *draw)
{
  for (guint i = 0; i + 1 < c->n_names; i++)
    if (c->bags[i] == TW_DRAWN_TILE)
      return tw_compiler_fail (
          c, statement,
          _ ("One tile is drawn after the other: a second <%s> of tiles cannot stand in the first. "
             "Put it behind that."),
          statement->word->name);
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "said"))
      return tw_compiler_fail (c, statement->children->pdata[i],
                               _ ("Nobody sees such a tile, so the log says nothing of it. Take "
                                  "<%s> out."),
                               ((const TwStatement *) statement->children->pdata[i])->word->name);
  c->whats[name - TW_NAMED_OWN] = TW_SELECTED_WORD;
  c->bags[name - TW_NAMED_OWN] = TW_DRAWN_TILE;
  draw->bag = TW_DRAW_TILES;
  draw->verb = c->all->unseen;
  return draw->verb != 0
         || tw_compiler_fail (c, statement,
                              _ ("“%.40s” means something else in this game. Call that otherwise."),
                              "unseen");
}

gboolean
tw_compiler_lay (TwCompiler *c, const TwStatement *statement)
{
  const char *what = tw_statement_text (statement, "what"),
             *to = tw_statement_text (statement, "to");
  guint8 name;
  guint at;

  if (!is_drawn (c, what))
    return tw_compiler_fail (
        c, statement,
        _ ("<%s> lays a tile that was drawn unseen. Let it stand in a <draw> with from=\"tiles\", "
           "and write in “what” what that calls it in “as”."),
        statement->word->name);
  if (to == NULL)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> does not say where. Let a cell be chosen (what=\"cell\") and "
                                "add the attribute “to”."),
                             statement->word->name);
  if (!tw_compiler_find_name (c, statement, to, &name))
    return FALSE;
  if (name < TW_NAMED_OWN || name >= TW_NAMED_NEUTRAL
      || c->whats[name - TW_NAMED_OWN] != TW_SELECTED_CELL)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is no empty cell, and a tile lies on one. Let a cell be "
                                "chosen with what=\"cell\"."),
                             to);
  at = tw_compiler_add_code (c, TW_OP_LAY);
  tw_compiler_code (c, at)->name = name;
  return TRUE;
}

gsize
tw_compiler_lay_tiles (TwProcedures *all, const TwRules *rules, gsize at)
{
  all->aside = at;
  at += tw_aside_size (all, rules);
  all->stack = at;
  at += tw_stack_size (all);
  all->block = at;
  return at + tw_block_size (all);
}

static gboolean
check_hand (TwCompiler *c, const TwStatement *hand)
{
  int n;

  return tw_compiler_amount (c, hand, tw_statement_text (hand, "n"), &n)
         && (tw_own_hand_fits (c->rules)
             || tw_compiler_fail (
                 c, hand,
                 _ ("Nobody begins with “%.40s” tiles in hand: 0 to 9 are possible, all "
                    "together. Correct “n”."),
                 tw_statement_text (hand, "n")));
}

gboolean
tw_compiler_check_tiles (TwCompiler *c, const TwStatement *root)
{
  if (tw_statement_is (root, "hand"))
    return check_hand (c, root);
  return !tw_statement_is (root, "start-block") || tw_block_may_wait (c->rules, root)
         || tw_compiler_fail (
             c, root,
             _ ("The block “%.40s” is too large to wait: it has more than 64 tiles. "
                "Take the attribute “late” out."),
             tw_statement_text (root, "block"));
}
