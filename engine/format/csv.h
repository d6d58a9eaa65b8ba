/* Tables of comma-separated values (RFC 4180): cells written, and whole tables read. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/* The most bytes, rows and cells of a row in a table that is read. */
#define TW_CSV_MAX_BYTES (16 * 1024 * 1024)
#define TW_CSV_MAX_ROWS  100000
#define TW_CSV_MAX_CELLS 256

/**
 * tw_csv_add_text:
 * @out: a table
 * @text: what a cell says
 *
 * Appends a cell as RFC 4180 has it: in quotes where it needs them. What a program that calculates
 * would take for a formula gets an apostrophe before it, as does what already looks so:
 * tw_csv_parse() takes it away again. The comma between cells is the caller's.
 */
void tw_csv_add_text (GString *out, const char *text);

/**
 * TwCsvRow:
 * @line: its first line in the file, from 1
 * @cells: (element-type utf8): what its cells say
 */
typedef struct
{
  guint line;
  GPtrArray *cells;
} TwCsvRow;

/**
 * tw_csv_parse:
 * @name: the file's name for messages
 * @data: the file's bytes
 * @length: how many
 * @error: %TW_FORMAT_ERROR_CONTENT for text that is not in UTF-8 or with quotes that do not fit;
 *   %TW_FORMAT_ERROR_LIMIT for too much of it
 *
 * Between cells are commas, or the semicolons or tabs that other programs write: what the first line has
 * most of. Empty lines are left out.
 *
 * Returns: (transfer full) (nullable) (element-type TwCsvRow): the rows
 */
GPtrArray *tw_csv_parse (const char *name, const char *data, gsize length, GError **error);

/** tw_csv_load: as tw_csv_parse() for the file at @path; also %TW_FORMAT_ERROR_READ. */
GPtrArray *tw_csv_load (const char *path, GError **error);

G_END_DECLS
