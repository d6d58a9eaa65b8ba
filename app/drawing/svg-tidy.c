/* cairo writes absolute coordinates of six decimals and numbers its groups through the life of
 * the process. A tile is a quarter as long without all that. */
#include "app/drawing/svg-tidy.h"

#include <math.h>
#include <string.h>

/* Coordinates in pixels have one decimal from this size of a tile on; those in parts of a tile
 * have four. */
#define EXACT_FROM    150
#define UNIT_DECIMALS 4
/* Paths below this are in parts of a tile, beneath a transformation. */
#define UNIT_SPACE 4.

/* What need not be said, as cairo says it. */
static const char *const needless[] = {
  " stroke:none;fill-rule:nonzero;", "stroke-linecap:butt;",     "stroke-linejoin:miter;",
  " fill-rule=\"nonzero\"",          " stroke-linecap=\"butt\"", " stroke-linejoin=\"miter\"",
};

typedef struct
{
  GByteArray *out;
  double unit; /* of the last decimal */
  guint decimals;
  gint64 x, y;             /* where the pen is, in units */
  gint64 start_x, start_y; /* where its line began */
  gint64 moved_x, moved_y; /* a move that nothing has been drawn from yet */
  gboolean is_moved;
  char last;
} Pen;

static void
append (GByteArray *out, const char *text, gsize length)
{
  g_byte_array_append (out, (const guint8 *) text, (guint) length);
}

/* A number of units, with as few characters as can be. */
static void
append_number (Pen *pen, gint64 number, gboolean is_first)
{
  char text[40];
  int n = g_snprintf (text, sizeof text, "%s%0*" G_GINT64_FORMAT, number < 0 ? "-" : "",
                      (int) pen->decimals + 1, ABS (number));
  guint point = (guint) n - pen->decimals, end = (guint) n;
  const char *from = text;

  while (end > point && text[end - 1] == '0')
    end--;
  if (number < 0)
    append (pen->out, "-", 1);
  else if (!is_first)
    append (pen->out, " ", 1);
  from += number < 0;
  if (*from == '0' && point == (guint) (from - text) + 1 && end > point)
    from++;
  append (pen->out, from, point - (gsize) (from - text));
  if (end > point)
    {
      append (pen->out, ".", 1);
      append (pen->out, text + point, end - point);
    }
}

static void
append_command (Pen *pen, char command)
{
  if (pen->last != command || command == 'm')
    append (pen->out, &command, 1);
  pen->last = command;
}

static void
flush_move (Pen *pen)
{
  if (!pen->is_moved)
    return;
  append_command (pen, 'm');
  append_number (pen, pen->moved_x - pen->x, TRUE);
  append_number (pen, pen->moved_y - pen->y, FALSE);
  pen->x = pen->start_x = pen->moved_x;
  pen->y = pen->start_y = pen->moved_y;
  pen->is_moved = FALSE;
}

static void
draw_to (Pen *pen, char command, const gint64 *at, guint n)
{
  gboolean repeats;

  flush_move (pen);
  repeats = pen->last == command;
  append_command (pen, command);
  for (guint i = 0; i < n; i += 2)
    {
      append_number (pen, at[i] - pen->x, i == 0 && !repeats);
      append_number (pen, at[i + 1] - pen->y, FALSE);
    }
  pen->x = at[n - 2];
  pen->y = at[n - 1];
}

/* One command of a path from @at on. Returns: what follows it, %NULL if it is none of cairo's */
static const char *
take_command (Pen *pen, const char *at, const char *end)
{
  char command = *at++;
  guint n = command == 'C' ? 6 : command == 'M' || command == 'L' ? 2 : 0;
  gint64 numbers[6];

  for (guint i = 0; i < n; i++)
    {
      char *next;

      numbers[i] = llround (g_ascii_strtod (at, &next) / pen->unit);
      if (next == at || next > end)
        return NULL;
      at = next;
    }
  switch (command)
    {
    case 'M':
      pen->moved_x = numbers[0];
      pen->moved_y = numbers[1];
      pen->is_moved = TRUE;
      return at;
    case 'L':
    case 'C':
      draw_to (pen, command == 'L' ? 'l' : 'c', numbers, n);
      return at;
    case 'Z':
      flush_move (pen);
      append_command (pen, 'z');
      pen->x = pen->start_x;
      pen->y = pen->start_y;
      return at;
    default:
      return NULL;
    }
}

static gboolean
is_in_unit_space (const char *at, const char *end)
{
  while (at < end)
    if (g_ascii_isdigit (*at))
      {
        char *next;

        if (g_ascii_strtod (at, &next) >= UNIT_SPACE)
          return FALSE;
        at = next;
      }
    else
      at++;
  return TRUE;
}

/* The path between @at and @end; as it is if it has what cairo never writes. */
static void
append_path (GByteArray *out, const char *at, const char *end, guint decimals)
{
  gboolean is_unit = is_in_unit_space (at, end);
  Pen pen = { .out = out, .decimals = is_unit ? UNIT_DECIMALS : decimals };
  const char *from = at;
  guint before = out->len;

  pen.unit = pow (10, -(double) pen.decimals);
  while (at != NULL && at < end)
    if (*at == ' ')
      at++;
    else
      at = take_command (&pen, at, end);
  if (at != NULL)
    return;
  g_byte_array_set_size (out, before);
  append (out, from, (gsize) (end - from));
}

/* "rgb(79.607843%,82.352941%,57.647059%)" as "#cbd293". Returns: what follows it, @at if it is
 * something else */
static const char *
take_colour (GByteArray *out, const char *at)
{
  const char *from = at + strlen ("rgb(");
  char text[8], *next;
  guint rgb = 0;

  if (strncmp (at, "rgb(", strlen ("rgb(")) != 0)
    return at;
  for (guint i = 0; i < 3; i++, from = next + 2)
    {
      rgb = rgb << 8 | (guint) CLAMP (g_ascii_strtod (from, &next) * 2.55 + .5, 0, 255);
      if (next == from || next[0] != '%' || next[1] != (i < 2 ? ',' : ')'))
        return at;
    }
  g_snprintf (text, sizeof text, "#%06x", rgb);
  append (out, text, 7);
  return from;
}

static const char *
skip_needless (const char *at)
{
  for (guint i = 0; i < G_N_ELEMENTS (needless); i++)
    if (strncmp (at, needless[i], strlen (needless[i])) == 0)
      return at + strlen (needless[i]);
  return at;
}

GByteArray *
tw_svg_tidy (const GByteArray *svg, double tile_px)
{
  static const char group[] = "id=\"surface", path[] = " d=\"";
  g_autofree char *text = g_strndup ((const char *) svg->data, svg->len);
  GByteArray *out = g_byte_array_sized_new (svg->len / 2);
  guint decimals = tile_px >= EXACT_FROM ? 1 : tile_px >= EXACT_FROM / 10 ? 2 : 3;
  const char *at = text;

  while (*at != '\0')
    {
      const char *next = skip_needless (at);

      if (next != at || (next = take_colour (out, at)) != at)
        at = next;
      else if (strncmp (at, group, strlen (group)) == 0)
        {
          append (out, group, strlen (group));
          for (at += strlen (group); g_ascii_isdigit (*at); at++)
            ;
        }
      else if (strncmp (at, path, strlen (path)) == 0
               && (next = strchr (at + strlen (path), '"')) != NULL)
        {
          append (out, path, strlen (path));
          append_path (out, at + strlen (path), next, decimals);
          at = next;
        }
      else
        append (out, at++, 1);
    }
  return out;
}
