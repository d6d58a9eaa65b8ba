/* What is done there and then, at moments at which no step of a turn is due and nobody can be asked: a
 * figure has left a feature, a tile fits nowhere, the game is set up. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_at_once_is: Returns: whether what is done at @moment (#TwMoment) is done there and then */
gboolean tw_at_once_is (guint moment);

/** tw_at_once_leaves: does what follows when a figure has left the feature of @node. What figures that go
 * home do by leaving is over before that: nobody's leaving is looked at while others go for the same reason. */
void tw_at_once_leaves (TwPlay *play, gpointer own, guint node);

/** tw_at_once_unplaceable: does what follows when the tile drawn in @frame fits nowhere. */
void tw_at_once_unplaceable (TwPlay *play, gpointer own, const TwFrame *frame);

/** tw_at_once_set_up: does what is done before the first turn. */
void tw_at_once_set_up (TwPlay *play, gpointer own);

G_END_DECLS
