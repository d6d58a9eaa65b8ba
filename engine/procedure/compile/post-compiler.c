/* Selections of figures that are put at symbols, compiled. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/answer/post-answer.h"
#include "engine/procedure/answer/verbs.h"
#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/posted.h"

gboolean
tw_compiler_post (TwCompiler *c, const TwStatement *statement, const TwSelection *selection)
{
  if (!selection->is_asked)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what is there. Write what=\"figure\" for the "
                                "figures."),
                             statement->word->name);
  tw_post_add (c->all, c->rules->catalogue, selection->symbol);
  return TRUE;
}

/* The verb of the game by which a question whose verb is @verb takes figures away from symbols. */
static guint8
taking_of (const TwCompiler *c, guint verb)
{
  int index = tw_post_find_taking (c->all, NULL);

  if (index < 0)
    return 0;
  for (guint i = 0; i < c->all->verbs->len; i++)
    {
      const TwVerbInfo *asked = &g_array_index (c->all->verbs, TwVerbInfo, i);

      if (asked->takes == TW_VERB_TAKES_STANDING
          && tw_procedure_verbs_number (c->all, c->rules, i) == (int) verb)
        index = tw_post_find_taking (c->all, asked->word);
    }
  return (guint8) MAX (0, tw_procedure_verbs_number (c->all, c->rules, (guint) index));
}

void
tw_compiler_takings (TwCompiler *c)
{
  for (guint i = 0; i < c->all->selections->len; i++)
    {
      TwSelection *selection = &g_array_index (c->all->selections, TwSelection, i);

      selection->taking = taking_of (c, selection->verb);
    }
}
