/* From bytes that nobody vouches for to values with a path. */
#include "engine/format/json.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define MAX_STRING_BYTES 4096

/* The parser calls itself for each level: what is too deep must not reach it. Returns
 * the line that is too deep, or 0. */
static guint
line_too_deep (const char *data, gsize length)
{
  gboolean in_string = FALSE;
  guint depth = 0, line = 1;

  for (gsize i = 0; i < length; i++)
    {
      char c = data[i];

      line += c == '\n';
      if (in_string)
        {
          if (c == '\\')
            i++;
          else if (c == '"')
            in_string = FALSE;
        }
      else if (c == '"')
        in_string = TRUE;
      else if ((c == '[' || c == '{') && ++depth > TW_JSON_MAX_DEPTH)
        return line;
      else if ((c == ']' || c == '}') && depth > 0)
        depth--;
    }
  return 0;
}

/* Comments and other quotes are no JSON, and hide from the count of levels. */
static guint
line_of_stranger (const char *data, gsize length)
{
  gboolean in_string = FALSE;
  guint line = 1;

  for (gsize i = 0; i < length; i++)
    {
      char c = data[i];

      line += c == '\n';
      if (in_string && c == '\\')
        i++;
      else if (c == '"')
        in_string = !in_string;
      else if (!in_string && strchr ("{}[]:,+-.0123456789 \t\r\n", c) == NULL
               && !g_ascii_isalpha (c))
        return line;
    }
  return 0;
}

/* The outermost value is an object or an array, and the only one: the parser would take a second
 * one for it and lose the first. Returns the line of what stands beside it, or 0. */
static guint
line_of_second (const char *data, gsize length)
{
  gboolean in_string = FALSE, is_over = FALSE;
  guint depth = 0, line = 1;

  for (const char *c = data; c < data + length; c++)
    {
      line += *c == '\n';
      if (in_string && *c == '\\')
        c++;
      else if (*c == '"')
        in_string = !in_string;
      else if (!in_string && (*c == '[' || *c == '{') && !is_over)
        depth++;
      else if (!in_string && (*c == ']' || *c == '}') && depth > 0)
        is_over = --depth == 0;
      if (depth == 0 && !g_ascii_isspace (*c) && !(is_over && (*c == ']' || *c == '}')))
        return line;
    }
  return 0;
}

static guint
line_of_error (JsonParser *parser, const GError *local)
{
  const char *colon = strchr (local->message, ':');
  guint line = json_parser_get_current_line (parser);

  /* "<data>:LINE:COLUMN: …" */
  if (g_str_has_prefix (local->message, "<data>:") && colon != NULL)
    line = (guint) g_ascii_strtoull (colon + 1, NULL, 10);
  return MAX (line, 1);
}

JsonNode *
tw_json_parse (const char *name, const char *data, gssize length, GError **error)
{
  gsize n = length < 0 ? strlen (data) : (gsize) length;
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) local = NULL;
  const char *end;
  guint line;

  if (n > TW_JSON_MAX_BYTES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                           _ ("The file is larger than %d MiB. It cannot be a game."),
                           TW_JSON_MAX_BYTES >> 20);
      return NULL;
    }
  if (!g_utf8_validate_len (data, n, &end) || (line = line_of_stranger (data, n)) > 0)
    {
      line = 1;
      if (!g_utf8_validate_len (data, n, &end))
        for (const char *c = data; c < end; c++)
          line += *c == '\n';
      else
        line = line_of_stranger (data, n);
      tw_format_error_set (error, TW_FORMAT_ERROR_NOT_JSON, name, line,
                           _ ("The file is no JSON in UTF-8. Save it again with the program it "
                              "comes from."));
      return NULL;
    }
  line = line_too_deep (data, n);
  if (line > 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, line,
                           _ ("There are more than %d levels within one another. It cannot be a "
                              "game."),
                           TW_JSON_MAX_DEPTH);
      return NULL;
    }
  line = line_of_second (data, n);
  if (line > 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_NOT_JSON, name, line,
                           _ ("This is no JSON. The file may be cut off; save it again with the "
                              "program it comes from."));
      return NULL;
    }
  parser = json_parser_new_immutable ();
  if (!json_parser_load_from_data (parser, data, (gssize) n, &local))
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_NOT_JSON, name, line_of_error (parser, local),
                           _ ("This is no JSON. The file may be cut off; save it again with the "
                              "program it comes from."));
      return NULL;
    }
  if (json_parser_get_root (parser) == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_NOT_JSON, name, 0,
                           _ ("The file is empty. Save it again with the program it comes from."));
      return NULL;
    }
  return json_node_ref (json_parser_get_root (parser));
}

TwJson
tw_json_root (const char *file, JsonNode *root, GError **error)
{
  return (TwJson){ .file = file, .error = error, .node = root };
}

static void
append_path (const TwJson *at, GString *out)
{
  if (at->up == NULL)
    {
      g_string_append_c (out, '$');
      return;
    }
  append_path (at->up, out);
  if (at->name != NULL)
    g_string_append_printf (out, ".%.80s", at->name);
  else
    g_string_append_printf (out, "[%u]", at->index);
}

char *
tw_json_path (const TwJson *at)
{
  GString *out = g_string_new (NULL);

  append_path (at, out);
  return g_string_free (out, FALSE);
}

gboolean
tw_json_fail (const TwJson *at, const char *format, ...)
{
  g_autofree char *path = tw_json_path (at);
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return tw_format_error_set (at->error, TW_FORMAT_ERROR_CONTENT, at->file, 0, "%s: %s", path,
                              text);
}

gboolean
tw_json_is_object (const TwJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_OBJECT (at->node);
}

TwJson
tw_json_member (const TwJson *at, const char *name)
{
  return (TwJson){ .file = at->file,
                   .error = at->error,
                   .up = at,
                   .name = name,
                   .node = tw_json_is_object (at)
                               ? json_object_get_member (json_node_get_object (at->node), name)
                               : NULL };
}

guint
tw_json_n_items (const TwJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_ARRAY (at->node)
             ? json_array_get_length (json_node_get_array (at->node))
             : 0;
}

TwJson
tw_json_item (const TwJson *at, guint index)
{
  return (TwJson){ .file = at->file,
                   .error = at->error,
                   .up = at,
                   .index = index,
                   .node = index < tw_json_n_items (at)
                               ? json_array_get_element (json_node_get_array (at->node), index)
                               : NULL };
}

const char **
tw_json_members (const TwJson *at)
{
  GPtrArray *names = g_ptr_array_new ();
  JsonObjectIter iter;
  const char *name;

  if (tw_json_is_object (at))
    {
      json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
      while (json_object_iter_next_ordered (&iter, &name, NULL))
        g_ptr_array_add (names, (gpointer) name);
    }
  g_ptr_array_add (names, NULL);
  return (const char **) g_ptr_array_free (names, FALSE);
}

gboolean
tw_json_need_object (const TwJson *at)
{
  return tw_json_is_object (at) || tw_json_fail (at, _ ("An object {…} is needed here."));
}

gboolean
tw_json_need_array (const TwJson *at, guint most)
{
  if (at->node == NULL || !JSON_NODE_HOLDS_ARRAY (at->node))
    return tw_json_fail (at, _ ("A list […] is needed here."));
  return tw_json_n_items (at) <= most
         || tw_json_fail (at, _ ("There are more than %u entries. Take some of them out."), most);
}

gboolean
tw_json_need_string (const TwJson *at, const char **out)
{
  if (at->node == NULL || !JSON_NODE_HOLDS_VALUE (at->node)
      || json_node_get_value_type (at->node) != G_TYPE_STRING)
    return tw_json_fail (at, _ ("A text in quotes is needed here."));
  *out = json_node_get_string (at->node);
  return strlen (*out) <= MAX_STRING_BYTES
         || tw_json_fail (at, _ ("The text is too long. Shorten it."));
}

gboolean
tw_json_need_number (const TwJson *at, int least, int most, int *out)
{
  gint64 value;

  if (at->node == NULL || !JSON_NODE_HOLDS_VALUE (at->node)
      || json_node_get_value_type (at->node) != G_TYPE_INT64)
    return tw_json_fail (at, _ ("A whole number is needed here."));
  value = json_node_get_int (at->node);
  if (value < least || value > most)
    return tw_json_fail (at, _ ("A number from %d to %d is needed here."), least, most);
  *out = (int) value;
  return TRUE;
}

int
tw_json_amount (const TwJson *at)
{
  GType type = at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node)
                   ? json_node_get_value_type (at->node)
                   : G_TYPE_INVALID;

  if (type == G_TYPE_BOOLEAN)
    return json_node_get_boolean (at->node);
  if (type == G_TYPE_INT64)
    return (int) CLAMP (json_node_get_int (at->node), -9999, 9999);
  if (type == G_TYPE_STRING)
    return (int) CLAMP (g_ascii_strtoll (json_node_get_string (at->node), NULL, 10), -9999, 9999);
  return 0;
}

const char *
tw_json_peek_string (const TwJson *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node)
                 && json_node_get_value_type (at->node) == G_TYPE_STRING
             ? json_node_get_string (at->node)
             : NULL;
}

double
tw_json_peek_double (const TwJson *at, double otherwise)
{
  GType type = at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node)
                   ? json_node_get_value_type (at->node)
                   : G_TYPE_INVALID;

  return type == G_TYPE_DOUBLE || type == G_TYPE_INT64 ? json_node_get_double (at->node)
                                                       : otherwise;
}
