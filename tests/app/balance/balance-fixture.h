/* Records for pictures and reports: games that were played, and sums with known answers. */
#pragma once

#include "engine/balance/plan.h"

/** balance_record_new: Returns: (transfer full): a record without deals of the question @id, of so many players, arms and deals */
TwRecord *balance_record_new (const char *id, guint n_players, guint n_arms, guint64 n_deals);

/** balance_record_put: adds @n deals that each had @x and @y to the sums @name; every other one had @spread more and less. */
void balance_record_put (TwRecord *record, const char *name, guint n, gint64 x, gint64 y, gint64 spread);

/** balance_record_played: Returns: (transfer full): the record of @plan (transfer full), all of it played */
TwRecord *balance_record_played (TwPlan *plan);

/** balance_record_tiles: Returns: (transfer full): what five tiles of the set "own" are worth: A a lot, B costs, C and D nothing at all,
 * and one with a long name nobody can say */
TwRecord *balance_record_tiles (void);
