/* <play>, compiled. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"

gboolean
tw_compiler_play (TwCompiler *c, const TwStatement *statement)
{
  guint at;

  if (c->code->moment != TW_MOMENT_AFTER_COUNTING && c->code->moment != TW_MOMENT_PART_OVER)
    return tw_compiler_fail (
        c, statement,
        _ ("<%s> has a tile laid when all that was completed is counted. Write "
           "at=\"after-counting\" or at=\"part-over\"."),
        statement->word->name);
  at = tw_compiler_add_code (c, TW_OP_PLAY);
  tw_compiler_code (c, at)->detail =
      g_strcmp0 (tw_statement_text (statement, "optional"), "true") == 0;
  at = tw_compiler_add_code (c, TW_OP_JUMP);
  tw_compiler_code (c, at)->to = c->out;
  c->out = (guint16) at;
  return TRUE;
}
