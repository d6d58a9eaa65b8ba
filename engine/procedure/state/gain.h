/* What happens when somebody gets points: names, whose points are still to come, and points that come from
 * those of others.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_moment_is_gain: Returns: whether at that #TwTurnMoment somebody gets points */
static inline gboolean
tw_moment_is_gain (guint moment)
{
  return moment == TW_MOMENT_GAIN || moment == TW_MOMENT_MOVED;
}

/** tw_gain_thing: Returns: what a name that such a moment gives stands for; nothing at other moments */
TwThing tw_gain_thing (const TwPlay *play, const TwFrame *frame, guint name);

/** tw_gain_is_derived: Returns: whether the points come from those of others */
gboolean tw_gain_is_derived (const TwFrame *frame);

/** tw_gain_is_paid: Returns: whether they are paid and not scored */
gboolean tw_gain_is_paid (const TwFrame *frame);

/** tw_gain_leaves: Returns: whether points for what the tile of the part completed move @seat away from
 *   @space, now or later, as far as that is known */
gboolean tw_gain_leaves (const TwPlay *play, const TwFrame *frame, guint seat, guint space);

/** tw_gain_score: gives @points to @seat, or takes them if they are below 0. What is given while
 *   somebody gets points comes from those, and is there when the procedure is over; what whoever gets
 *   them loses then is taken from the counting figure that moves. */
void tw_gain_score (TwPlay *play,
                    const TwFrame *frame,
                    const TwProcedures *all,
                    gpointer own,
                    guint seat,
                    int points);

/** tw_gain_pay: gives what is owed, when a procedure is over in @frame. */
void
tw_gain_pay (TwPlay *play, const TwFrame *frame, const TwProcedures *all, gpointer own);

/** tw_gain_hash: Returns: what is owed, for the hash of a game */
guint64 tw_gain_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own);

/** tw_gain_size: Returns: how much room what is owed needs */
gsize tw_gain_size (const TwProcedures *all);

G_END_DECLS
