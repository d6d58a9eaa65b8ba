/* Names that nothing in a procedure gives: those that a moment of the game brings along. */
#pragma once

#include "engine/set/procedure.h"

G_BEGIN_DECLS

/* How many indices there are. */
#define TW_N_GIVEN_NAMES 10

/** tw_given_name_nth: Returns: (nullable): the given name with that index: "player", "tile", …; some have
 * none */
const char *tw_given_name_nth (guint index);

/**
 * tw_given_name_is_known:
 * @index: a given name
 * @moment: when the procedure is carried out, %TW_MOMENT_NEVER for what holds at any time
 * @is_cell: whether it is about an empty cell, and at no moment
 *
 * Returns: whether there is something of that name then: a tile from when it lies to when the turn
 *   is over, a feature while it is counted, points when somebody gets them
 */
gboolean tw_given_name_is_known (guint index, TwTurnMoment moment, gboolean is_cell);

/** tw_given_name_when: Returns: when there is something of that name, not translated: “from when the tile
 * lies …” */
const char *tw_given_name_when (guint index);

/** tw_given_name_find: Returns: the index of the given name @name, -1 if there is none */
int tw_given_name_find (const char *name);

G_END_DECLS
