/* What the decoder may no longer do once it reads what a stranger has written. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_lockdown:
 *
 * No new rights, no other programs, no files and no network from here on; bounds on processor time,
 * memory and the size of files. Where the system cannot hold a process to some of that, the rest
 * is done. There is no way back.
 */
void tw_lockdown (void);

/** tw_lockdown_budget: ends the process after that much processor time, in milliseconds. */
void tw_lockdown_budget (guint budget_ms);

/**
 * tw_lockdown_is_tight:
 *
 * For tests: tries what is not allowed.
 *
 * Returns: (nullable): what can be done all the same; %NULL if nothing
 */
const char *tw_lockdown_is_tight (void);

G_END_DECLS
