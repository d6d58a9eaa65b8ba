/* What holds always, compiled: what is never allowed, where else figures may be placed, and what
 * they weigh. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/told-rule.h"
#include "engine/procedure/answer/allow.h"
#include "engine/procedure/compile/compiler-private.h"

/* Whether nothing passes in such a game. */
static gboolean
never_holds (const TwCompiler *c, const TwSelection *selection)
{
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (c->all->filters, TwFilter, i);

      if (filter->test == TW_TEST_FIXED && (gboolean) filter->what == filter->is_not)
        return TRUE;
    }
  return FALSE;
}

static gboolean
compile_forbid (TwCompiler *c, TwForbidCode *code)
{
  TwSelection *selection;
  guint8 name = 0;
  int what;

  c->code = NULL;
  c->procedure = code->procedure;
  /* What a set forbids without saying why in words of its own is told as it stands there. */
  c->reason = code->rule = tw_compiler_reason (c, code->procedure->root,
                                               strcmp (code->procedure->part, TW_PART_OWN) == 0
                                                   ? tw_told_rule_of (c->rules, code->procedure)
                                                   : NULL);
  c->n_names = 0;
  what = tw_statement_word (code->procedure->root, "what", TW_WORDS_WHAT, -1);
  if (what != TW_SELECTED_STANDING && (what != TW_SELECTED_CELL || tw_allow_is (code->procedure)))
    return tw_compiler_fail (c, code->procedure->root,
                             _ ("<%s> is about where figures stand. Write what=\"standing\", or "
                                "what=\"cell\" in a <forbid> for where tiles may not be laid."),
                             code->procedure->root->word->name);
  if (code->procedure->root->children->len == 0 && what == TW_SELECTED_CELL
      && tw_statement_text (code->procedure->root, "if-parameter") == NULL)
    return tw_compiler_fail (
        c, code->procedure->root,
        _ ("No tile could be laid anywhere. Say in <%s>, with <any> or <none>, where "
           "tiles may not be laid."),
        code->procedure->root->word->name);
  if (tw_statement_text (code->procedure->root, "as") != NULL)
    {
      c->whats[c->n_names] = (guint8) what;
      c->names[c->n_names++] = tw_statement_text (code->procedure->root, "as");
      name = TW_NAMED_OWN;
    }
  if (!tw_compiler_add_selection (c, code->procedure->root, TRUE, name, &code->selection))
    return FALSE;
  selection = &g_array_index (c->all->selections, TwSelection, code->selection);
  selection->verb = what == TW_SELECTED_CELL ? TW_VERB_PLACE : TW_VERB_FIGURE;
  code->kinds = selection->kinds;
  if (what == TW_SELECTED_STANDING && !code->is_told && !never_holds (c, selection)
      && !tw_allow_is (code->procedure))
    code->types = selection->types & selection->followers;
  if (code->types != 0)
    g_array_append_vals (c->all->asked, code, 1);
  c->all->forbidden |= code->types;
  for (guint32 left = code->types; left != 0; left &= left - 1)
    c->all->forbidden_on[__builtin_ctz (left)] |= code->kinds;
  return code->rule != NULL
         || tw_compiler_fail (c, code->procedure->root,
                              _ ("<%s> gives no reason. Add the attribute “rules”."),
                              code->procedure->root->word->name);
}

gboolean
tw_compiler_standing (TwCompiler *c)
{
  for (guint i = 0; i < c->all->forbids->len; i++)
    if (!compile_forbid (c, &g_array_index (c->all->forbids, TwForbidCode, i)))
      return FALSE;
  for (guint i = 0; i < c->all->weighs->len; i++)
    if (!tw_compiler_weigh (c, &g_array_index (c->all->weighs, TwWeighCode, i)))
      return FALSE;
  return TRUE;
}
