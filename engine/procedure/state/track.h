/* The score track: its spaces, and figures that wait on them. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/* The space that is none. */
#define TW_NO_SPACE 0xffffu

/** tw_thing_of_space: Returns: a space of the track as a thing */
TwThing tw_thing_of_space (guint space);

/** tw_thing_of_counting: Returns: counting figure @which of @seat as a thing */
TwThing tw_thing_of_counting (guint seat, guint which);

/** tw_thing_space: Returns: the space that a thing is, or on which it is: a figure that waits there, a
 *   counting figure; %TW_NO_SPACE if there is none */
guint tw_thing_space (const TwPlay *play, const TwThing *thing);

/** tw_thing_is_every: Returns: whether the space of a thing is one of every @n, counted from the first,
 *   which is 0 */
gboolean tw_thing_is_every (const TwPlay *play, const TwThing *thing, int n);

/** tw_track_has: Returns: whether a counting figure of @seat stands on @space */
gboolean tw_track_has (const TwPlay *play, guint seat, guint space);

/** tw_track_put: puts @figure, from wherever it is, on @space; figures that belong to nobody stay. */
void tw_track_put (TwPlay *play, TwFigure *figure, guint space);

/** tw_track_give: as @give of #TwFactHooks: "P1:FIGURE@SPACE" */
TwFactResult tw_track_give (TwPlay *play, const TwFact *fact, GError **error);

/** tw_track_tell: as @tell of #TwFactHooks */
TwFactResult tw_track_tell (const TwPlay *play, const TwFact *fact, char **out_value);

/** tw_track_say: as @say of #TwFactHooks */
void tw_track_say (const TwPlay *play, GPtrArray *facts);

G_END_DECLS
