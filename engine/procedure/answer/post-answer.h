/* Figures at a symbol of a tile, as answers. Private to engine/procedure.
 *
 * Which answer it is names the tile and the number of the symbol among those that are drawn on it.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_post_add_verb: adds the verbs that take figures away from symbols, if some are put there: one, and
 *   one more for each word by which figures are asked for. */
void tw_post_add_verb (TwProcedures *all);

/** tw_post_find_taking: Returns: the index among the verbs of @all of the one that takes figures away from
 *   symbols where the question has the word @word (nullable), -1 without it */
int tw_post_find_taking (const TwProcedures *all, const char *word);

/** tw_post_list: adds the answer that puts @thing at its symbol, or takes it away from there. */
void tw_post_list (const TwPlay *play,
                   const TwThing *thing,
                   const TwSelection *selection,
                   guint seat,
                   TwActionList *list);

/** tw_post_read: Returns: whether @action is an answer of @selection that is about a figure at a symbol;
 *   @out_thing is that figure */
gboolean tw_post_read (const TwPlay *play,
                       const TwAction *action,
                       const TwSelection *selection,
                       TwThing *out_thing);

extern const TwVerbInfo tw_post_verb;

G_END_DECLS
