/* Cells of tables of comma-separated values. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_csv_add_text:
 * @out: a table
 * @text: what a cell says
 *
 * Appends a cell as RFC 4180 has it: in quotes where it needs them. What a program that calculates
 * would take for a formula gets an apostrophe before it. The comma between cells is the caller's.
 */
void tw_csv_add_text (GString *out, const char *text);

G_END_DECLS
