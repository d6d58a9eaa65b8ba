/* What does not fit on the paper, or may come out wrong. */
#pragma once

#include "app/cardboard/print-layout.h"

G_BEGIN_DECLS

/**
 * tw_print_check:
 * @set: a set
 * @layout: how it is printed
 *
 * Lays each tile out once: takes some milliseconds a tile. Safe in any thread.
 *
 * Returns: (transfer full) (element-type utf8): sentences for people, the worst first; none if all
 * is well
 */
GPtrArray *tw_print_check (const TwTileSet *set, const TwPrintLayout *layout);

G_END_DECLS
