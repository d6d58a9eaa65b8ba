/* Many comparisons at once: of twenty that are chance, one looks as if it were none. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_many_holm:
 * @chances: (inout) (array length=n): for each comparison how likely it would look like that by chance
 * @n: how many
 *
 * Replaces each by the one that counts among so many (Holm): who takes those below 0.05 for real is wrong about any
 * of them in at most one run of twenty. For few comparisons, of which each is acted on.
 */
void tw_many_holm (double *chances, guint n);

/** tw_many_discoveries: as tw_many_holm() (Benjamini and Hochberg): of those below 0.05 that are taken for real at most
 * one of twenty is not, on average. For long lists that are looked through. */
void tw_many_discoveries (double *chances, guint n);

G_END_DECLS
