/* Taking rights away from the decoder before it reads a picture from outside. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_lockdown:
 *
 * From here on the process gets no new rights, starts no program, and opens no files and no
 * network; processor time, memory and the size of files are limited. What the system cannot enforce
 * is skipped. There is no way back.
 */
void tw_lockdown (void);

/** tw_lockdown_budget: limits the process to @budget_ms milliseconds of processor time. */
void tw_lockdown_budget (guint budget_ms);

/**
 * tw_lockdown_is_tight:
 *
 * For tests: tries what is forbidden.
 *
 * Returns: (nullable): something that is possible all the same; %NULL if nothing is
 */
const char *tw_lockdown_is_tight (void);

G_END_DECLS
