/* Selections of figures that are put at symbols, compiled. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compiler-private.h"
#include "engine/procedure/post.h"

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
