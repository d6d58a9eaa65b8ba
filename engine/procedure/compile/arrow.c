/* Filters about symbols that point, compiled. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/select/line.h"

gboolean
tw_compiler_arrow (TwCompiler *c, const TwStatement *statement, TwFilter *filter)
{
  const char *arrow = tw_statement_text (statement, "arrow");

  if (arrow == NULL)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> does not say which symbol points the way. Add the attribute "
                                "“arrow”."),
                             statement->word->name);
  filter->what |= (guint32) tw_line_add_arrow (c->all, c->rules, arrow) << 8;
  return TRUE;
}
