/* What procedures ask the tiles, and the game, to keep for them. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_needs_add: notes in @all what @statement, and all in it, needs. */
void tw_needs_add (TwProcedures *all, const TwVocabulary *vocabulary, const TwStatement *statement);

G_END_DECLS
