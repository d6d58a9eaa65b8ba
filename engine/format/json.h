/* Reads untrusted JSON: parses it with limits, and walks it with a path for messages. */
#pragma once

#include <json-glib/json-glib.h>

#include "engine/format/format-error.h"

G_BEGIN_DECLS

#define TW_JSON_MAX_BYTES (32 * 1024 * 1024)
#define TW_JSON_MAX_DEPTH 32

/**
 * tw_json_parse:
 * @name: the file's name for messages
 * @data: the bytes
 * @length: how many, or -1 if a 0 ends them
 * @error: %TW_FORMAT_ERROR_NOT_JSON with the line, or %TW_FORMAT_ERROR_LIMIT
 *
 * Returns: (transfer full) (nullable): the outermost value
 */
JsonNode *tw_json_parse (const char *name, const char *data, gssize length, GError **error);

/**
 * TwJson: a value and its path.
 * @file: the file's name
 * @error: where the first error goes
 * @up: (nullable): the object or array it stands in
 * @name: (nullable): its name there, %NULL in an array
 * @index: its place in an array
 * @node: (nullable): the value, %NULL if there is none
 *
 * A plain value that lives on the stack and must not outlive the values that it points to.
 */
typedef struct _TwJson TwJson;
struct _TwJson
{
  const char *file;
  GError **error;
  const TwJson *up;
  const char *name;
  guint index;
  JsonNode *node;
};

/** tw_json_root: Returns: the outermost value of a file */
TwJson tw_json_root (const char *file, JsonNode *root, GError **error);

/** tw_json_path: Returns: (transfer full): the path of @at, for instance "$.replay[3].type" */
char *tw_json_path (const TwJson *at);

/**
 * tw_json_fail:
 * @at: the faulty value
 * @format: cause and remedy
 *
 * Sets %TW_FORMAT_ERROR_CONTENT, "FILE: PATH: …".
 *
 * Returns: %FALSE
 */
gboolean tw_json_fail (const TwJson *at, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** tw_json_is_object: Returns: whether @at is an object */
gboolean tw_json_is_object (const TwJson *at);

/** tw_json_member: Returns: the member @name of @at; its @node is %NULL if there is none */
TwJson tw_json_member (const TwJson *at, const char *name);

/** tw_json_n_items: Returns: how many items an array has; 0 for any other value */
guint tw_json_n_items (const TwJson *at);

/** tw_json_item: Returns: item @index of an array */
TwJson tw_json_item (const TwJson *at, guint index);

/**
 * tw_json_members:
 * @at: an object
 *
 * Returns: (transfer full) (array zero-terminated=1): names of its members in order; the strings
 *   live as long as the value
 */
const char **tw_json_members (const TwJson *at);

/** tw_json_need_object: Returns: %FALSE with an error if @at is no object */
gboolean tw_json_need_object (const TwJson *at);

/** tw_json_need_array: Returns: %FALSE with an error if @at is no array of at most @most items */
gboolean tw_json_need_array (const TwJson *at, guint most);

/**
 * tw_json_need_string:
 * @at: a value
 * @out: (out) (transfer none): the string
 *
 * Returns: %FALSE with an error if @at is no string of at most 4096 bytes
 */
gboolean tw_json_need_string (const TwJson *at, const char **out);

/**
 * tw_json_need_number:
 * @at: a value
 * @least: the least number allowed
 * @most: the greatest number allowed
 * @out: (out): the number
 *
 * Returns: %FALSE with an error if @at is no such whole number
 */
gboolean tw_json_need_number (const TwJson *at, int least, int most, int *out);

/**
 * tw_json_amount:
 * @at: a value
 *
 * Returns: a number itself, 1 for true, the number in a string of digits; 0 for anything else
 */
int tw_json_amount (const TwJson *at);

/** tw_json_peek_string: Returns: (transfer none) (nullable): a string; %NULL for any other value */
const char *tw_json_peek_string (const TwJson *at);

/** tw_json_peek_double: Returns: a number; @otherwise for any other value */
double tw_json_peek_double (const TwJson *at, double otherwise);

G_END_DECLS
