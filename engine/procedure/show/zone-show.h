/* Zones as cases, people and tests see them. Private to the folder. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_zone_give: see @give of #TwFactHooks: "P1:meeple@inside=2", "guard@inside". */
TwFactResult tw_zone_give (TwPlay *play, const TwFact *fact, GError **error);

/** tw_zone_tell: see @tell of #TwFactHooks. */
TwFactResult tw_zone_tell (const TwPlay *play, const TwFact *fact, char **out_value);

/** tw_zone_say: see @say of #TwFactHooks. */
void tw_zone_say (const TwPlay *play, GPtrArray *facts);

/** tw_zone_piece: see @piece of #TwShowingHooks: figures that belong to nobody, then those of
 * players. */
gboolean tw_zone_piece (const TwPlay *play, guint index, TwPiece *out_piece);

/** tw_zone_phrase: see @phrase of #TwShowingHooks; of a figure that goes home from a zone. */
gboolean tw_zone_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase);

/** tw_zone_rule: Returns: (nullable): the rule that is told of the zone that @thing is put into */
const char *tw_zone_rule (const TwProcedures *all, const TwThing *thing);

/** tw_zone_why_not: Returns: (nullable): why an answer that names a zone is none to what is asked;
 * @asked: (nullable): the selection of that question */
const char *tw_zone_why_not (const TwPlay *play,
                             gconstpointer own,
                             const TwSelection *asked,
                             const TwAction *action);

/** tw_zone_why_not_out: Returns: (nullable): why no other rule takes out of its zone who @action
 * would take out */
const char *tw_zone_why_not_out (const TwPlay *play, const TwAction *action);

/** tw_zone_check: see @check of #TwExpansion. */
void tw_zone_check (const TwPlay *play, GString *out);

G_END_DECLS
