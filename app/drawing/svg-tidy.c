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
  " stroke:none;fill-rule:nonzero;",
  "stroke-linecap:butt;",
  "stroke-linejoin:miter;",
  " fill-rule=\"nonzero\"",
  " stroke-linecap=\"butt\"",
  " stroke-linejoin=\"miter\"",
  "fill-opacity:1;",
  "stroke-opacity:1;",
};

/* A point of a line that is not farther than this from the line without it, in units, is left
 * out; and so many one after the other. */
#define STRAIGHT    2
#define MAX_WAITING 6

typedef struct
{
  GByteArray *out;
  double unit; /* of the last decimal */
  guint decimals;
  gint64 x, y;             /* where the pen is, in units */
  gint64 start_x, start_y; /* where its line began */
  gint64 moved_x, moved_y; /* a move that nothing has been drawn from yet */
  gboolean is_moved;
  /* Points of a line that nothing has been drawn to yet. */
  gint64 waiting[MAX_WAITING][2];
  guint n_waiting;
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

/* Draws the line as far as it is known. */
static void
flush_line (Pen *pen)
{
  if (pen->n_waiting == 0)
    return;
  draw_to (pen, 'l', pen->waiting[pen->n_waiting - 1], 2);
  pen->n_waiting = 0;
}

/* Whether all that waits lies on the way from the pen to @to. */
static gboolean
is_straight (const Pen *pen, const gint64 *to)
{
  double dx = (double) (to[0] - pen->x), dy = (double) (to[1] - pen->y), length = hypot (dx, dy);

  for (guint i = 0; i < pen->n_waiting; i++)
    {
      double x = (double) (pen->waiting[i][0] - pen->x), y = (double) (pen->waiting[i][1] - pen->y);
      double along = x * dx + y * dy;

      if (along < 0 || along > length * length || fabs (x * dy - y * dx) > STRAIGHT * length)
        return FALSE;
    }
  return TRUE;
}

static void
line_to (Pen *pen, const gint64 *to)
{
  flush_move (pen);
  if (pen->n_waiting == MAX_WAITING || !is_straight (pen, to))
    flush_line (pen);
  pen->waiting[pen->n_waiting][0] = to[0];
  pen->waiting[pen->n_waiting++][1] = to[1];
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
  if (command != 'L')
    flush_line (pen);
  switch (command)
    {
    case 'M':
      pen->moved_x = numbers[0];
      pen->moved_y = numbers[1];
      pen->is_moved = TRUE;
      return at;
    case 'L':
      line_to (pen, numbers);
      return at;
    case 'C':
      draw_to (pen, 'c', numbers, n);
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

/* A circle as cairo draws it: a move, curves, and an end. */
typedef struct
{
  double start_x, start_y, x, y, radius;
  gboolean is_clockwise;
} Circle;

/* Most curves that cairo makes of a circle, and how far they may be off it, in radii. */
#define MAX_CURVES 8
#define ROUNDNESS  .01

static gboolean
read_numbers (const char **at, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *next;

      numbers[i] = g_ascii_strtod (*at, &next);
      if (next == *at)
        return FALSE;
      *at = next;
    }
  while (**at == ' ')
    (*at)++;
  return TRUE;
}

/* Returns: what follows the circle that begins at @at, %NULL if none does */
static const char *
find_circle (const char *at, Circle *out)
{
  double curves[MAX_CURVES + 1][6], sum_x = 0, sum_y = 0;
  guint n = 0;

  /* The first point is the end of a curve that is not there. */
  if (*at++ != 'M' || !read_numbers (&at, &curves[0][4], 2))
    return NULL;
  while (*at == 'C' && n < MAX_CURVES)
    {
      n++;
      at++;
      if (!read_numbers (&at, curves[n], 6))
        return NULL;
      sum_x += curves[n][4];
      sum_y += curves[n][5];
    }
  if (n < 4 || *at != 'Z')
    return NULL;
  *out = (Circle){ curves[0][4], curves[0][5], sum_x / n, sum_y / n, 0, FALSE };
  out->radius = hypot (out->start_x - out->x, out->start_y - out->y);
  for (guint i = 1; i <= n; i++)
    {
      const double *from = &curves[i - 1][4], *c = curves[i];
      double middle_x = (from[0] + 3 * c[0] + 3 * c[2] + c[4]) / 8 - out->x;
      double middle_y = (from[1] + 3 * c[1] + 3 * c[3] + c[5]) / 8 - out->y;

      if (fabs (hypot (middle_x, middle_y) - out->radius) > ROUNDNESS * out->radius
          || fabs (hypot (c[4] - out->x, c[5] - out->y) - out->radius) > ROUNDNESS * out->radius)
        return NULL;
    }
  out->is_clockwise = (out->start_x - out->x) * (curves[1][5] - out->y)
                          - (out->start_y - out->y) * (curves[1][4] - out->x)
                      > 0;
  return at + 1;
}

/* Two arcs, from where the circle begins to the other side and back. */
static void
append_circle (Pen *pen, const Circle *circle)
{
  gint64 radius = llround (circle->radius / pen->unit);
  gint64 across = llround (2 * (circle->x - circle->start_x) / pen->unit);
  gint64 down = llround (2 * (circle->y - circle->start_y) / pen->unit);

  pen->moved_x = llround (circle->start_x / pen->unit);
  pen->moved_y = llround (circle->start_y / pen->unit);
  pen->is_moved = TRUE;
  flush_move (pen);
  append_command (pen, 'a');
  for (guint i = 0; i < 2; i++)
    {
      append_number (pen, radius, i == 0);
      append_number (pen, radius, FALSE);
      append (pen->out, circle->is_clockwise ? " 0 1 1" : " 0 1 0", strlen (" 0 1 1"));
      append_number (pen, i == 0 ? across : -across, FALSE);
      append_number (pen, i == 0 ? down : -down, FALSE);
    }
  append_command (pen, 'z');
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
    {
      const char *next;
      Circle circle;

      if (*at == ' ')
        at++;
      else if ((next = find_circle (at, &circle)) != NULL)
        {
          flush_line (&pen);
          append_circle (&pen, &circle);
          at = next;
        }
      else
        at = take_command (&pen, at, end);
    }
  flush_line (&pen);
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
