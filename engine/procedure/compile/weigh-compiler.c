/* What figures weigh on some features, compiled. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"

/* As many as can be in play: each majority asks all of them. */
#define MOST_WEIGHS 16
/* By how much more or less at most. */
#define MOST_WEIGHT 99

/* Who has the majority, or gets points, is not known before it is known what figures weigh. */
static gboolean
check_known (TwCompiler *c, const TwStatement *statement)
{
  static const char *const unknown[] = { "leads", "worth" };

  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    if (tw_statement_text (statement, unknown[i]) != NULL)
      return tw_compiler_fail (c, statement,
                               _ ("“%.40s” asks who has the majority, and that is not known before "
                                  "it is known what figures weigh. Ask for something else."),
                               unknown[i]);
  for (guint i = 0; i < statement->children->len; i++)
    if (!check_known (c, statement->children->pdata[i]))
      return FALSE;
  return TRUE;
}

gboolean
tw_compiler_weigh (TwCompiler *c, TwWeighCode *code)
{
  const TwStatement *root = code->procedure->root;
  const char *n = tw_statement_text (root, "n");

  c->code = NULL;
  c->procedure = code->procedure;
  c->reason = tw_compiler_reason (c, root, NULL);
  c->n_names = 0;
  if (tw_statement_word (root, "what", TW_WORDS_WHAT, -1) != TW_SELECTED_FIGURE)
    return tw_compiler_fail (c, root,
                             _ ("<%s> is about what figures weigh. Write what=\"figure\"."),
                             root->word->name);
  if (c->all->weighs->len > MOST_WEIGHS)
    return tw_compiler_fail (c, root, _ ("<%s> is one too many. Take some of the procedures out."),
                             root->word->name);
  if (!check_known (c, root))
    return FALSE;
  if (tw_statement_text (root, "as") != NULL && !tw_compiler_add_name (c, root, &code->name))
    return FALSE;
  code->n = 1;
  if (!tw_compiler_add_selection (c, root, TRUE, code->name, &code->selection)
      || (n != NULL && !tw_compiler_number (c, root, n, &code->n, &code->number))
      || !tw_compiler_per (c, root, &code->per))
    return FALSE;
  code->n = CLAMP (code->n, -MOST_WEIGHT, MOST_WEIGHT);
  code->types = g_array_index (c->all->selections, TwSelection, code->selection).types;
  code->ties = g_strcmp0 (tw_statement_text (root, "ties"), "true") == 0;
  return TRUE;
}

gboolean
tw_compiler_weigh_all (const TwCompiler *c, guint32 types)
{
  guint most = 0;

  for (guint type = 0; type < c->rules->n_figure_types; type++)
    {
      const TwFigureRule *rule = &c->rules->figure_types[type];

      if ((types >> type & 1) && rule->neutral < 0 && rule->weight == 0)
        return FALSE;
      most += rule->neutral < 0 ? (guint) rule->weight * rule->supply : 0;
    }
  /* What they weigh together is kept in a byte. */
  return most <= G_MAXUINT8;
}
