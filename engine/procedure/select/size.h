/* Features compared: by the tiles that they lie on, and by what they are worth. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/**
 * tw_size_worth:
 * @play: a play
 * @seat: for whom it is counted
 * @thing: a feature, or a figure on one
 * @out_lines: (nullable) (array): room for %TW_MAX_VALUE_LINES
 * @out_n_lines: (nullable): lines written
 *
 * Counts it as in the final scoring, whoever has the majority there. Where unfinished features bring
 * nothing then, all but fields bring nothing now.
 *
 * Returns: points; 0 for what is on no feature
 */
int tw_size_worth (const TwPlay *play, guint seat, const TwThing *thing, TwValueLine *out_lines,
                   guint *out_n_lines);

/** tw_size_compares: Returns: whether @thing is smaller than @other, as large or larger, as @filter asks: by
 *   tiles (%TW_TEST_SIZE), or by what they are worth to @seat (%TW_TEST_WORTH) */
gboolean tw_size_compares (const TwPlay *play, guint seat, const TwFilter *filter,
                           const TwThing *thing, const TwThing *other);

G_END_DECLS
