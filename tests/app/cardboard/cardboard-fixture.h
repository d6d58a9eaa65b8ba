/* Print jobs of shipped sets and of sets as text. */
#pragma once

#include "app/cardboard/print-job.h"

/** plan_of: Returns: (transfer full): the usual plan but for @words, NAME=VALUE as in files,
 *   blank-separated; the test ends if one of them is refused */
TwPrintPlan *plan_of (const char *words);

/** shipped_set: Returns: (transfer full): the shipped set of that id */
TwTileSet *shipped_set (const char *id);

/** set_of: Returns: (transfer full): the set that has @elements */
TwTileSet *set_of (const char *elements);

/** job_of: Returns: (transfer full): @set printed by plan_of() @words, for paper, with the shipped
 *   rules */
TwPrintJob *job_of (const TwTileSet *set, const char *words);

/** tiles_of: Returns: (transfer full): @n different pieces of 45 mm, once each */
GArray *tiles_of (guint n);

/** layout_of: Returns: (transfer full): @n different tiles of 45 mm by plan_of() @words */
TwPrintLayout *layout_of (guint n, const char *words);

/** place_at: Returns: (transfer none): place @i on page @n */
const TwPrintPlace *place_at (const TwPrintLayout *layout, guint n, guint i);

/** assert_near: whether two lengths in millimetres are the same but for what reckoning does */
#define assert_near(a, b) g_assert_cmpfloat_with_epsilon (a, b, 1e-6)
