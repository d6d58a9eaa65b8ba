/* Bags, decks and dice become numbers. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/answer/verbs.h"
#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/compile/compiler.h"
#include "engine/procedure/state/bag.h"

void
tw_procedure_bag_add (TwProcedures *all, const TwProcedure *procedure)
{
  const TwStatement *root = procedure->root;
  const char *word = tw_statement_text (root, "word");
  TwBagCode bag = { .procedure = procedure,
                    .word = word != NULL ? word : procedure->id,
                    .order =
                        (guint8) tw_statement_word (root, "order", TW_WORDS_ORDER, TW_ORDER_NONE),
                    .returns = g_strcmp0 (tw_statement_text (root, "returns"), "true") == 0,
                    .has_numbers = TRUE,
                    .first = all->items->len };

  for (guint i = 0; i < root->children->len; i++)
    {
      const TwStatement *child = root->children->pdata[i];
      const char *id = tw_statement_is (child, "item") ? tw_statement_text (child, "id") : NULL;
      const char *rules = tw_statement_text (child, "rules");
      TwItemCode item = { .title = tw_statement_words_of (child, "title"),
                          .rules = rules != NULL ? rules : tw_statement_text (root, "rules"),
                          .picture = child->art != NULL ? child->art_id : NULL };

      if (id == NULL)
        continue;
      item.word = (guint8) tw_procedure_verbs_add_word (all, id);
      bag.has_numbers &= item.word < TW_MAX_WORDS && all->numbers[item.word] >= 0;
      g_array_append_val (all->items, item);
      bag.n_items++;
    }
  bag.verb = tw_procedure_verbs_add_chance (all, bag.word, bag.has_numbers);
  g_array_append_val (all->bags, bag);
}

/* What one item says of how many there are. */
static gboolean
count_item (TwCompiler *c, TwBagCode *bag, guint index, const TwStatement *statement)
{
  TwItemCode *item = &g_array_index (c->all->items, TwItemCode, bag->first + index);
  const char *n = tw_statement_text (statement, "n");
  int number = 1;

  for (guint i = 0; i < index; i++)
    if (tw_bag_item (c->all, bag, i)->word == item->word)
      return tw_compiler_fail (c, statement, _ ("“%.40s” is in it twice. Write “n” for how many."),
                               tw_statement_text (statement, "id"));
  if (item->word == TW_MAX_WORDS)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is one word too many for one game. Take some out."),
                             tw_statement_text (statement, "id"));
  if (n != NULL && !tw_compiler_amount (c, statement, n, &number))
    return FALSE;
  if (number < 0 || bag->n + (guint) number > TW_MAX_BAG_THINGS)
    return tw_compiler_fail (c, statement,
                             _ ("“%.40s” is there too often, or less than never. Correct “n”."),
                             tw_statement_text (statement, "id"));
  item->n = (guint8) number;
  bag->n += (guint) number;
  return TRUE;
}

gboolean
tw_compiler_bag (TwCompiler *c, guint index)
{
  TwBagCode *bag = &g_array_index (c->all->bags, TwBagCode, index);
  const TwStatement *root = bag->procedure->root;
  guint n = 0;

  c->code = NULL;
  c->procedure = bag->procedure;
  for (guint i = 0; i < root->children->len; i++)
    {
      const TwStatement *child = root->children->pdata[i];

      if (!tw_statement_is (child, "item"))
        continue;
      if (tw_statement_text (child, "id") == NULL)
        return tw_compiler_fail (c, child, _ ("<%s> has no name. Add the attribute “id”."),
                                 child->word->name);
      if (!count_item (c, bag, n++, child))
        return FALSE;
    }
  if (bag->n_items == 0)
    return tw_compiler_fail (c, root, _ ("There is nothing in “%.40s”. Add an <item>."),
                             bag->procedure->id);
  return tw_procedure_verbs_number (c->all, c->rules, bag->verb) >= 0
         || tw_compiler_fail (c, root,
                              _ ("“%.40s” means something else in this game. Call what is drawn "
                                 "otherwise with the attribute “word”."),
                              bag->word);
}

gsize
tw_procedure_bag_size (const TwBagCode *bag)
{
  gsize size = bag->order == TW_ORDER_KEPT   ? sizeof (TwDeck) + bag->n
               : bag->order == TW_ORDER_NONE ? bag->n_items
                                             : 0;

  return (size + 7) & ~(gsize) 7;
}

static int
find_bag (const TwProcedures *all, const char *id)
{
  for (guint i = 0; id != NULL && i < all->bags->len; i++)
    if (strcmp (tw_bag_nth_code (all, i)->procedure->id, id) == 0)
      return (int) i;
  return -1;
}

static const TwTexts *
said_of (const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "said"))
      return ((const TwStatement *) statement->children->pdata[i])->texts;
  return NULL;
}

gboolean
tw_compiler_draw (TwCompiler *c, const TwStatement *statement, guint at)
{
  const char *from = tw_statement_text (statement, "from");
  gboolean is_tile = tw_compiler_draws_tile (c->rules->vocabulary, statement);
  int bag = find_bag (c->all, from);
  TwDrawCode draw = { .said = said_of (statement), .rule = c->reason };
  guint8 name;

  if (bag < 0 && !is_tile)
    return tw_compiler_fail (c, statement,
                             _ ("There is no bag “%.40s” in play. Add it, or correct “from”."),
                             from != NULL ? from : "");
  if (!tw_compiler_add_name (c, statement, &name))
    return FALSE;
  if (is_tile && !tw_compiler_draw_tile (c, statement, name, &draw))
    return FALSE;
  if (!is_tile)
    {
      c->whats[name - TW_NAMED_OWN] = TW_SELECTED_WORD;
      c->bags[name - TW_NAMED_OWN] = (guint8) (bag + 1);
      draw.bag = (guint) bag;
      draw.verb = (guint8) tw_procedure_verbs_number (c->all, c->rules,
                                                      tw_bag_nth_code (c->all, draw.bag)->verb);
    }
  tw_compiler_code (c, at)->name = name;
  tw_compiler_code (c, at)->detail = (guint8) c->all->draws->len;
  g_array_append_val (c->all->draws, draw);
  return c->all->draws->len <= G_MAXUINT8
         || tw_compiler_fail (c, statement,
                              _ ("<%s> is one too many. Take some of the procedures out."),
                              statement->word->name);
}

void
tw_compiler_tell (TwCompiler *c, const TwStatement *statement)
{
  const char *rules = tw_statement_text (statement, "rules");
  TwTellCode tell = { .said = statement->texts, .rules = rules != NULL ? rules : c->reason };
  guint at = tw_compiler_add_code (c, TW_OP_TELL);

  /* There are fewer steps than numbers for them. */
  tw_compiler_code (c, at)->end = (guint16) c->all->tells->len;
  g_array_append_val (c->all->tells, tell);
}
