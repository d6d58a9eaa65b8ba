/* Errors of files. Messages are for people: file, line, cause, remedy. */
#pragma once

#include "engine/tile/placed-error.h"

G_BEGIN_DECLS

#define TW_FORMAT_ERROR (tw_format_error_quark ())

/**
 * TwFormatError:
 * @TW_FORMAT_ERROR_READ: the file cannot be opened or read
 * @TW_FORMAT_ERROR_NOT_XML: it is no well-formed XML, or uses XML that is not allowed
 * @TW_FORMAT_ERROR_NOT_JSON: it is no JSON
 * @TW_FORMAT_ERROR_LIMIT: it is larger or deeper than a file may be
 * @TW_FORMAT_ERROR_VERSION: it is written for another major version of the format
 * @TW_FORMAT_ERROR_CONTENT: its content is impossible
 * @TW_FORMAT_ERROR_SCHEMA: it breaks the schema in a way that the reader has no message for
 * @TW_FORMAT_ERROR_DATA: files of the program itself are missing or damaged
 * @TW_FORMAT_ERROR_WRITE: it cannot be written; the old file is unchanged
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
 * @code: the error's code
 * @file: the file's name as the user knows it
 * @line: the line, 0 if none is meant
 * @format: cause and remedy, in the user's language
 *
 * Sets "FILE:LINE: cause. remedy." ("FILE: …" without a line), unless @error is already set: the
 * first error counts.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean tw_format_error_set (GError **error, TwFormatError code, const char *file, guint line,
                              const char *format, ...) G_GNUC_PRINTF (5, 6);

/**
 * tw_error_words:
 * @error: any error
 *
 * Returns: cause and remedy without file and line, for showing beside the thing concerned; the
 *   whole message of an error without a place
 */
const char *tw_error_words (const GError *error);

/** tw_error_is_about: Returns: whether @error has a place in @file, so that its message names the
 *   file */
gboolean tw_error_is_about (const GError *error, const char *file);

/**
 * tw_format_error_for_file:
 * @error: an error about a file
 * @file: another name for the same content
 *
 * Returns: (transfer full): the error with @file as its file; a plain copy of an error without a
 *   place
 */
GError *tw_format_error_for_file (const GError *error, const char *file);

G_END_DECLS
