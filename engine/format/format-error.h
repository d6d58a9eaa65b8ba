/* What can go wrong with a file. Messages are for people: file, line, cause, remedy. */
#pragma once

#include "engine/tile/placed-error.h"

G_BEGIN_DECLS

#define TW_FORMAT_ERROR (tw_format_error_quark ())

/**
 * TwFormatError:
 * @TW_FORMAT_ERROR_READ: the file cannot be opened or read
 * @TW_FORMAT_ERROR_NOT_XML: it is no well-formed XML, or none that is allowed here
 * @TW_FORMAT_ERROR_NOT_JSON: it is no JSON
 * @TW_FORMAT_ERROR_LIMIT: it is larger or deeper than a file may be
 * @TW_FORMAT_ERROR_VERSION: it is written for another major version of the format
 * @TW_FORMAT_ERROR_CONTENT: it says something that cannot be
 * @TW_FORMAT_ERROR_SCHEMA: it breaks the schema in a way the reader has no words for
 * @TW_FORMAT_ERROR_DATA: files of the program itself are missing or damaged
 * @TW_FORMAT_ERROR_WRITE: it cannot be written; the old file is still there
 * @TW_FORMAT_ERROR_CHANGED: another program has changed it since it was read
 */
typedef enum
{
  TW_FORMAT_ERROR_READ,
  TW_FORMAT_ERROR_NOT_XML,
  TW_FORMAT_ERROR_NOT_JSON,
  TW_FORMAT_ERROR_LIMIT,
  TW_FORMAT_ERROR_VERSION,
  TW_FORMAT_ERROR_CONTENT,
  TW_FORMAT_ERROR_SCHEMA,
  TW_FORMAT_ERROR_DATA,
  TW_FORMAT_ERROR_WRITE,
  TW_FORMAT_ERROR_CHANGED
} TwFormatError;

TW_DECLARE_PLACED_ERROR (tw_format_error)

/**
 * tw_format_error_set:
 * @error: (nullable): where the error goes
 * @code: what can be done about it
 * @file: the file's name as the user knows it
 * @line: the line, 0 if none is meant
 * @format: cause and remedy, in the user's language
 *
 * Sets "FILE:LINE: cause. remedy." ("FILE: …" without a line), unless @error is
 * set already: what was found first is what is told.
 *
 * Returns: %FALSE, so that a caller can return it
 */
gboolean tw_format_error_set (GError **error, TwFormatError code, const char *file, guint line,
                              const char *format, ...) G_GNUC_PRINTF (5, 6);

/**
 * tw_error_words:
 * @error: an error of a file, a vocabulary or rules, or any other
 *
 * Returns: cause and remedy without file and line, for who sees them beside what they are about; the
 *   whole message of an error that carries no place
 */
const char *tw_error_words (const GError *error);

/** tw_error_is_about: Returns: whether @error has a place, and that is in @file: its message names it */
gboolean tw_error_is_about (const GError *error, const char *file);

/**
 * tw_format_error_for_file:
 * @error: an error about a file
 * @file: another name of the same content
 *
 * Returns: (transfer full): the error as it is told about @file; as it is if it carries no place
 */
GError *tw_format_error_for_file (const GError *error, const char *file);

G_END_DECLS
