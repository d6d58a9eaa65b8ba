/* All questions about a game, one after the other, as a report. */
#pragma once

#include "app/tool/balance-plan.h"

G_BEGIN_DECLS

/**
 * tw_balance_all:
 * @options: the game; its question is asked of the sets that are added, if any
 * @kit: what games are made of
 * @n_threads: number of threads
 * @report: (nullable): the file to be written; %NULL prints the sentences
 *
 * Asks all that applies, with progress on standard error.
 *
 * Returns: the exit status
 */
int tw_balance_all (const TwBalanceOptions *options, const TwGameKit *kit, guint n_threads, const char *report);

G_END_DECLS
