/* Tokens that are taken off the table, as an answer: where, and how many. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_take_verb: the verb of a <take>: "take=ghost@1,0:mist(E)=2"; its @piece is the token. A tile where
 *   such tokens can lie in but one place is named by its cell. */
extern const TwVerbInfo tw_take_verb;

/** tw_take_none_verb: the verb that takes none where that is one of several answers: "take=none" */
extern const TwVerbInfo tw_take_none_verb;

/** tw_take_verb_word: Returns: (transfer none): what the verb of the <take> @statement is called,
 *   %NULL if it takes nothing */
const char *tw_take_verb_word (const TwProcedures *all, const TwStatement *statement);

G_END_DECLS
