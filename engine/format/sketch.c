/* Pictures that are drawn by hand in the program. */
#include "engine/format/sketch.h"

#include <math.h>
#include <string.h>

#include "engine/format/xml-document.h"

#define HEAD "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"

/* How far a line may move when a point is taken out. */
#define TOLERANCE 0.5

static void
shape_free (gpointer data)
{
  TwSketchShape *shape = data;

  g_array_unref (shape->points);
  g_free (shape);
}

TwSketch *
tw_sketch_new (void)
{
  return g_ptr_array_new_with_free_func (shape_free);
}

TwSketchShape *
tw_sketch_add (TwSketch *sketch, TwSketchKind kind, guint32 colour, guint width, gboolean is_filled)
{
  TwSketchShape *shape;

  if (sketch->len >= TW_SKETCH_MAX_SHAPES)
    return NULL;
  shape = g_new0 (TwSketchShape, 1);
  shape->kind = kind;
  shape->colour = colour;
  shape->width = CLAMP (width, 1, TW_SKETCH_MAX_WIDTH);
  shape->is_filled = is_filled;
  shape->points = g_array_new (FALSE, FALSE, sizeof (TwSketchPoint));
  g_ptr_array_add (sketch, shape);
  return shape;
}

/* ---- fewer points -------------------------------------------------------------------------- */

static double
distance_to (const TwSketchPoint *p, const TwSketchPoint *a, const TwSketchPoint *b)
{
  double dx = b->x - a->x, dy = b->y - a->y, length = dx * dx + dy * dy;
  double t = length > 0 ? ((p->x - a->x) * dx + (p->y - a->y) * dy) / length : 0;

  t = CLAMP (t, 0, 1);
  return hypot (p->x - a->x - t * dx, p->y - a->y - t * dy);
}

/* Keeps what is farthest from the line between two points that are kept. */
static void
keep_between (const TwSketchPoint *points,
              gboolean *is_kept,
              guint first,
              guint last,
              double tolerance)
{
  guint farthest = first;
  double most = tolerance;

  for (guint i = first + 1; i < last; i++)
    {
      double distance = distance_to (&points[i], &points[first], &points[last]);

      if (distance > most)
        {
          most = distance;
          farthest = i;
        }
    }
  if (farthest == first)
    return;
  is_kept[farthest] = TRUE;
  keep_between (points, is_kept, first, farthest, tolerance);
  keep_between (points, is_kept, farthest, last, tolerance);
}

static void
thin_out (GArray *points, double tolerance)
{
  g_autofree gboolean *is_kept = g_new0 (gboolean, points->len + 1);
  TwSketchPoint *all = (TwSketchPoint *) (gpointer) points->data;
  guint n = 0;

  is_kept[0] = is_kept[points->len - 1] = TRUE;
  keep_between (all, is_kept, 0, points->len - 1, tolerance);
  for (guint i = 0; i < points->len; i++)
    if (is_kept[i])
      all[n++] = all[i];
  g_array_set_size (points, n);
}

void
tw_sketch_simplify (TwSketchShape *shape)
{
  if (shape->points->len < 3)
    return;
  thin_out (shape->points, TOLERANCE);
  for (double tolerance = 2 * TOLERANCE; shape->points->len > TW_SKETCH_MAX_POINTS; tolerance *= 2)
    thin_out (shape->points, tolerance);
}

/* ---- as SVG -------------------------------------------------------------------------------- */

static void
append_number (GString *out, const char *before, double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  value = round (CLAMP (value, 0, TW_SKETCH_SIDE) * 10) / 10;
  g_string_append (out, before);
  g_string_append (out, g_ascii_formatd (text, sizeof text, "%g", value));
}

static void
append_look (GString *out, const TwSketchShape *shape)
{
  g_autofree char *colour = shape->colour == TW_SKETCH_INK
                                ? g_strdup ("currentColor")
                                : g_strdup_printf ("#%06x", shape->colour & 0xffffff);

  if (shape->is_filled)
    g_string_append_printf (out, " fill=\"%s\"/>", colour);
  else
    g_string_append_printf (out,
                            " fill=\"none\" stroke=\"%s\" stroke-width=\"%u\" "
                            "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                            colour, shape->width);
}

static void
append_line (GString *out, const TwSketchShape *shape)
{
  for (guint i = 0; i < shape->points->len; i++)
    {
      const TwSketchPoint *point = &g_array_index (shape->points, TwSketchPoint, i);

      append_number (out, i == 0 ? "<path d=\"M" : "L", point->x);
      append_number (out, " ", point->y);
    }
  /* A single touch is a dot. */
  if (shape->points->len == 1)
    g_string_append (out, "h0");
  g_string_append (out, shape->is_filled ? "Z\"" : "\"");
}

static void
append_between_corners (GString *out, const TwSketchShape *shape)
{
  const TwSketchPoint *a = &g_array_index (shape->points, TwSketchPoint, 0);
  const TwSketchPoint *b = &g_array_index (shape->points, TwSketchPoint, 1);
  double x = MIN (a->x, b->x), y = MIN (a->y, b->y);
  double width = fabs (b->x - a->x), height = fabs (b->y - a->y);
  gboolean is_oval = shape->kind == TW_SKETCH_OVAL;

  append_number (out, is_oval ? "<ellipse cx=\"" : "<rect x=\"", is_oval ? x + width / 2 : x);
  append_number (out, is_oval ? "\" cy=\"" : "\" y=\"", is_oval ? y + height / 2 : y);
  append_number (out, is_oval ? "\" rx=\"" : "\" width=\"", is_oval ? width / 2 : width);
  append_number (out, is_oval ? "\" ry=\"" : "\" height=\"", is_oval ? height / 2 : height);
  g_string_append_c (out, '"');
}

char *
tw_sketch_to_svg (const TwSketch *sketch)
{
  GString *out = g_string_new (HEAD);

  for (guint i = 0; i < sketch->len; i++)
    {
      const TwSketchShape *shape = sketch->pdata[i];

      if (shape->points->len < (shape->kind == TW_SKETCH_LINE ? 1 : 2))
        continue;
      if (shape->kind == TW_SKETCH_LINE)
        append_line (out, shape);
      else
        append_between_corners (out, shape);
      append_look (out, shape);
    }
  g_string_append (out, "</svg>");
  return g_string_free (out, FALSE);
}

/* ---- back from SVG ------------------------------------------------------------------------- */

static char *
attribute_of (const xmlNode *element, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (element, BAD_CAST name);
  char *copy = g_strdup (value != NULL ? (const char *) value : "");

  xmlFree (value);
  return copy;
}

static gboolean
read_number (const char **at, double *out)
{
  char *end;
  double value = g_ascii_strtod (*at, &end);

  if (end == *at || !(value >= 0 && value <= TW_SKETCH_SIDE))
    return FALSE;
  *at = end;
  *out = value;
  return TRUE;
}

static gboolean
read_attribute (const xmlNode *element, const char *name, double *out)
{
  g_autofree char *text = attribute_of (element, name);
  const char *at = text;

  return read_number (&at, out) && *at == '\0';
}

static gboolean
read_colour (const char *text, guint32 *out)
{
  guint64 value;

  if (strcmp (text, "currentColor") == 0)
    {
      *out = TW_SKETCH_INK;
      return TRUE;
    }
  if (*text != '#' || strlen (text) != 7
      || !g_ascii_string_to_unsigned (text + 1, 16, 0, 0xffffff, &value, NULL))
    return FALSE;
  *out = (guint32) value;
  return TRUE;
}

static TwSketchShape *
read_look (TwSketch *sketch, const xmlNode *element, TwSketchKind kind)
{
  g_autofree char *fill = attribute_of (element, "fill");
  g_autofree char *stroke = attribute_of (element, "stroke");
  gboolean is_filled = strcmp (fill, "none") != 0;
  guint32 colour;
  double width = 1;

  if (!read_colour (is_filled ? fill : stroke, &colour) || (is_filled && *stroke != '\0')
      || (!is_filled && !read_attribute (element, "stroke-width", &width)))
    return NULL;
  return tw_sketch_add (sketch, kind, colour, (guint) width, is_filled);
}

static gboolean
read_path (TwSketchShape *shape, const xmlNode *element)
{
  g_autofree char *text = attribute_of (element, "d");
  const char *at = text;

  while (*at == (shape->points->len == 0 ? 'M' : 'L'))
    {
      TwSketchPoint point;

      at++;
      if (!read_number (&at, &point.x) || *at++ != ' ' || !read_number (&at, &point.y))
        return FALSE;
      g_array_append_val (shape->points, point);
    }
  if (shape->points->len == 1 && g_str_has_prefix (at, "h0"))
    at += 2;
  if (shape->is_filled && *at == 'Z')
    at++;
  return shape->points->len > 0 && *at == '\0';
}

static gboolean
read_corners (TwSketchShape *shape, const xmlNode *element)
{
  gboolean is_oval = shape->kind == TW_SKETCH_OVAL;
  double x, y, width, height;
  TwSketchPoint corners[2];

  if (!read_attribute (element, is_oval ? "cx" : "x", &x)
      || !read_attribute (element, is_oval ? "cy" : "y", &y)
      || !read_attribute (element, is_oval ? "rx" : "width", &width)
      || !read_attribute (element, is_oval ? "ry" : "height", &height))
    return FALSE;
  corners[0] = is_oval ? (TwSketchPoint){ x - width, y - height } : (TwSketchPoint){ x, y };
  corners[1] = (TwSketchPoint){ x + width, y + height };
  g_array_append_vals (shape->points, corners, 2);
  return TRUE;
}

static gboolean
read_shape (TwSketch *sketch, const xmlNode *element)
{
  static const char *const names[TW_N_SKETCH_KINDS] = {
    [TW_SKETCH_LINE] = "path",
    [TW_SKETCH_BOX] = "rect",
    [TW_SKETCH_OVAL] = "ellipse",
  };
  guint kind = 0;
  TwSketchShape *shape;

  while (kind < TW_N_SKETCH_KINDS && strcmp ((const char *) element->name, names[kind]) != 0)
    kind++;
  if (kind == TW_N_SKETCH_KINDS || xmlHasProp (element, BAD_CAST "transform") != NULL)
    return FALSE;
  shape = read_look (sketch, element, (TwSketchKind) kind);
  return shape != NULL
         && (kind == TW_SKETCH_LINE ? read_path (shape, element) : read_corners (shape, element));
}

TwSketch *
tw_sketch_from_svg (const char *svg)
{
  g_autoptr (xmlDoc) document = tw_xml_document_parse ("sketch.svg", svg, -1, NULL);
  xmlNode *root = document != NULL ? xmlDocGetRootElement (document) : NULL;
  TwSketch *sketch;
  g_autofree char *box = root != NULL ? attribute_of (root, "viewBox") : NULL;

  if (root == NULL || strcmp ((const char *) root->name, "svg") != 0
      || strcmp (box, "0 0 100 100") != 0)
    return NULL;
  sketch = tw_sketch_new ();
  for (const xmlNode *node = root->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && !read_shape (sketch, node))
      {
        g_ptr_array_unref (sketch);
        return NULL;
      }
  return sketch;
}
