/* JSON that nobody vouches for: parsed with caps, walked with a path for messages. */
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
 * TwJson: a value and the way to it.
 * @file: the file's name
 * @error: where the first error goes
 * @up: (nullable): the value it stands in
 * @name: (nullable): its name there, %NULL in an array
 * @index: its place in an array
 * @node: (nullable): the value, %NULL if there is none
 *
 * A plain value that lives on the stack, below those it points to.
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

/** tw_json_path: Returns: (transfer full): where @at is, for instance "$.replay[3].type" */
char *tw_json_path (const TwJson *at);

/**
 * tw_json_fail:
 * @at: what is to blame
 * @format: cause and remedy
 *
 * Sets %TW_FORMAT_ERROR_CONTENT, "FILE: PATH: …".
 *
 * Returns: %FALSE
 */
gboolean tw_json_fail (const TwJson *at, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** tw_json_is_object: Returns: whether @at is an object */
gboolean tw_json_is_object (const TwJson *at);

/** tw_json_member: Returns: the member @name of @at; without a node if there is none */
TwJson tw_json_member (const TwJson *at, const char *name);

/** tw_json_n_items: Returns: how many items an array has; 0 of anything else */
guint tw_json_n_items (const TwJson *at);

/** tw_json_item: Returns: item @index of an array */
TwJson tw_json_item (const TwJson *at, guint index);

/**
 * tw_json_members:
 * @at: an object
 *
 * Returns: (transfer full) (array zero-terminated=1): its members' names in their
 *   order; they live as long as the value
 */
const char **tw_json_members (const TwJson *at);

/** tw_json_need_object: Returns: %FALSE with an error if @at is no object */
gboolean tw_json_need_object (const TwJson *at);

/** tw_json_need_array: Returns: %FALSE with an error if @at is no array of at most @most items */
gboolean tw_json_need_array (const TwJson *at, guint most);

/**
 * tw_json_need_string:
 * @at: a value
 * @out: (out) (transfer none): it
 *
 * Returns: %FALSE with an error if @at is no string of at most 4096 bytes
 */
gboolean tw_json_need_string (const TwJson *at, const char **out);

/**
 * tw_json_need_number:
 * @at: a value
 * @least: the least number allowed
 * @most: the greatest
 * @out: (out): it
 *
 * Returns: %FALSE with an error if @at is no such whole number
 */
gboolean tw_json_need_number (const TwJson *at, int least, int most, int *out);

/**
 * tw_json_amount:
 * @at: a value
 *
 * Returns: a number as it is, true as 1, a string of digits as its number; 0 for
 *   false, null, nothing and the rest
 */
int tw_json_amount (const TwJson *at);

/** tw_json_peek_string: Returns: (transfer none) (nullable): a string; %NULL of anything else */
const char *tw_json_peek_string (const TwJson *at);

/** tw_json_peek_double: Returns: a number; @otherwise if @at is none */
double tw_json_peek_double (const TwJson *at, double otherwise);

G_END_DECLS
