/* Which elements can select what. */
#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"

gboolean
tw_compiler_check_what (TwCompiler *c, const TwStatement *statement, const TwSelection *selection)
{
  if ((selection->what == TW_SELECTED_WORD || selection->what == TW_SELECTED_NUMBER)
      && !tw_statement_is (statement, "choose"))
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what is there. Write what=\"figure\" for the "
                                "figures."),
                             statement->word->name);
  if (selection->what == TW_SELECTED_SYMBOL
      && (tw_statement_is (statement, "each") || tw_statement_is (statement, "choose")))
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what can be told apart. Symbols can only be "
                                "counted."),
                             statement->word->name);
  if (selection->what == TW_SELECTED_TOKEN
      && (tw_statement_is (statement, "each") || tw_statement_is (statement, "let")
          || tw_statement_is (statement, "choose")))
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what can be told apart. Tokens can only be "
                                "counted; write what=\"segment\" or what=\"tile\" with “has”."),
                             statement->word->name);
  if (selection->what == TW_SELECTED_COUNTING && tw_statement_is (statement, "choose"))
    return tw_compiler_fail (c, statement,
                             _ ("<%s> cannot ask for a counting figure. Let a space of the score "
                                "track be chosen, or a player."),
                             statement->word->name);
  if (selection->what == TW_SELECTED_CELL && !tw_statement_is (statement, "forbid")
      && !tw_statement_is (statement, "choose") && statement->word->stands != TW_STANDS_ANY)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what is there, and on a cell there is nothing. "
                                "Only <forbid>, <choose>, <any> and <none> are about cells."),
                             statement->word->name);
  if (selection->by_tile && selection->what != TW_SELECTED_FIGURE)
    return tw_compiler_fail (
        c, statement,
        _ ("Only figures are named by their tile. Write what=\"figure\", or take the "
           "attribute “by-tile” out."),
        "");
  if (selection->what == TW_SELECTED_ENTRY && !selection->is_asked)
    return tw_compiler_fail (c, statement,
                             _ ("<%s> goes through what is there. Write what=\"figure\" for the "
                                "figures."),
                             statement->word->name);
  return TRUE;
}
