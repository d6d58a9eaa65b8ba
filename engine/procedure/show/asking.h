/* Which question of a procedure is open, and what it is about. Private to the folder. */
#pragma once

#include "engine/procedure/run/run.h"

G_BEGIN_DECLS

/** tw_asking_is_about: Returns: whether the question at step @at could ever have that answer: the sort,
 *   the type and the land fit; @out_thing is what it names */
gboolean tw_asking_is_about (const TwProcedures *all,
                             guint at,
                             const TwPlay *play,
                             const TwAction *action,
                             TwThing *out_thing);

/** tw_asking_is_about_all: Returns: whether the question at step @at is about figures of any type */
gboolean tw_asking_is_about_all (const TwProcedures *all, guint at);

/** tw_asking_for: Returns: (nullable): the procedure that asks now; @out_at is the question that an
 *   answer with the verb @verb would answer */
const TwProcedureCode *
tw_asking_for (const TwPlay *play, gconstpointer own, guint verb, guint *out_at);

/** tw_asking: the same for any answer: the first question of several that are open. */
const TwProcedureCode *tw_asking (const TwPlay *play, gconstpointer own, guint *out_at);

/** tw_asking_leaves: Returns: whether the question at step @at is which figure comes out of a zone: it
 *   is written like one that is placed */
gboolean tw_asking_leaves (const TwProcedures *all, guint at);

/** tw_asking_is_figure_step: Returns: whether a figure can be placed now */
gboolean tw_asking_is_figure_step (const TwPlay *play);

/** tw_procedures_about: see @about of #TwShowingHooks: the feature that was chosen to be counted */
guint tw_procedures_about (const TwPlay *play, gconstpointer own);

G_END_DECLS
