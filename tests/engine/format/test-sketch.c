/* Pictures drawn in the program: as SVG and back, and thinned out. */
#include "engine/format/sketch.h"

#include "engine/format/symbol-art.h"

static TwSketchShape *
add (TwSketch *sketch, TwSketchKind kind, gboolean is_filled, guint n, const TwSketchPoint *points)
{
  TwSketchShape *shape =
      tw_sketch_add (sketch, kind, is_filled ? 0xa53a2c : TW_SKETCH_INK, 5, is_filled);

  g_array_append_vals (shape->points, points, n);
  return shape;
}

static void
test_svg (void)
{
  g_autoptr (GPtrArray) sketch = tw_sketch_new (), back = NULL;
  g_autofree char *svg = NULL, *clean = NULL, *again = NULL;
  g_autoptr (GError) error = NULL;

  add (sketch, TW_SKETCH_LINE, FALSE, 3,
       (TwSketchPoint[]){ { 10, 20 }, { 30.24, 40 }, { 100, 0 } });
  add (sketch, TW_SKETCH_LINE, FALSE, 1, (TwSketchPoint[]){ { 50, 50 } });
  add (sketch, TW_SKETCH_BOX, TRUE, 2, (TwSketchPoint[]){ { 60, 70 }, { 40, 20 } });
  add (sketch, TW_SKETCH_OVAL, FALSE, 2, (TwSketchPoint[]){ { 0, 0 }, { 20, 10 } });
  svg = tw_sketch_to_svg (sketch);
  g_assert_cmpstr (svg, ==,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
                   "<path d=\"M10 20L30.2 40L100 0\" fill=\"none\" stroke=\"currentColor\" "
                   "stroke-width=\"5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
                   "<path d=\"M50 50h0\" fill=\"none\" stroke=\"currentColor\" "
                   "stroke-width=\"5\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
                   "<rect x=\"40\" y=\"20\" width=\"20\" height=\"50\" fill=\"#a53a2c\"/>"
                   "<ellipse cx=\"10\" cy=\"5\" rx=\"10\" ry=\"5\" fill=\"none\" "
                   "stroke=\"currentColor\" stroke-width=\"5\" stroke-linecap=\"round\" "
                   "stroke-linejoin=\"round\"/></svg>");
  clean = tw_symbol_art_clean ("sketch.svg", svg, -1, &error);
  g_assert_no_error (error);
  back = tw_sketch_from_svg (clean);
  g_assert_nonnull (back);
  again = tw_sketch_to_svg (back);
  g_assert_cmpstr (again, ==, svg);
}

/* What another program drew is not taken apart. */
static void
test_foreign (void)
{
  static const char *const pictures[] = {
    "",
    "<svg",
    "<a/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"/>",
    "<svg viewBox=\"0 0 100 100\"><circle r=\"1\"/></svg>",
    "<svg viewBox=\"0 0 100 100\"><g/></svg>",
    "<svg viewBox=\"0 0 100 100\"><path d=\"M1 2C3 4 5 6 7 8\" fill=\"none\" "
    "stroke=\"currentColor\" stroke-width=\"5\"/></svg>",
    "<svg viewBox=\"0 0 100 100\"><path d=\"M1 2L300 4\" fill=\"#112233\"/></svg>",
    "<svg viewBox=\"0 0 100 100\"><path d=\"M1 2L3 4\" fill=\"url(#a)\"/></svg>",
    "<svg viewBox=\"0 0 100 100\"><rect x=\"1\" y=\"1\" width=\"nan\" height=\"1\" "
    "fill=\"#112233\"/></svg>",
    "<svg viewBox=\"0 0 100 100\"><rect x=\"1\" y=\"1\" width=\"1\" height=\"1\" "
    "transform=\"scale(2)\" fill=\"#112233\"/></svg>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    g_assert_null (tw_sketch_from_svg (pictures[i]));
}

/* A straight stroke keeps its ends; a long scrawl keeps to the limit and stays where it was. */
static void
test_simplify (void)
{
  g_autoptr (GPtrArray) sketch = tw_sketch_new ();
  TwSketchShape *line = tw_sketch_add (sketch, TW_SKETCH_LINE, TW_SKETCH_INK, 5, FALSE);
  TwSketchShape *scrawl = tw_sketch_add (sketch, TW_SKETCH_LINE, TW_SKETCH_INK, 5, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree char *svg = NULL, *clean = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= 100; i++)
    g_array_append_vals (line->points, &(TwSketchPoint){ i, 50 + (i % 2) * .3 }, 1);
  tw_sketch_simplify (line);
  g_assert_cmpuint (line->points->len, ==, 2);
  g_assert_cmpfloat (g_array_index (line->points, TwSketchPoint, 1).x, ==, 100);
  for (guint i = 0; i < 5000; i++)
    g_array_append_vals (scrawl->points,
                         &(TwSketchPoint){ g_rand_double_range (rand, 0, 100),
                                           g_rand_double_range (rand, 0, 100) },
                         1);
  tw_sketch_simplify (scrawl);
  g_assert_cmpuint (scrawl->points->len, <=, TW_SKETCH_MAX_POINTS);
  g_assert_cmpuint (scrawl->points->len, >=, 2);
  svg = tw_sketch_to_svg (sketch);
  clean = tw_symbol_art_clean ("sketch.svg", svg, -1, &error);
  g_assert_no_error (error);
}

/* The fullest drawing that can be made is one that can be kept. */
static void
test_full (void)
{
  g_autoptr (GPtrArray) sketch = tw_sketch_new ();

  while (tw_sketch_add (sketch, TW_SKETCH_LINE, TW_SKETCH_INK, 5, FALSE) != NULL)
    ;
  g_assert_cmpuint (sketch->len, ==, TW_SKETCH_MAX_SHAPES);
  g_assert_cmpint (TW_SKETCH_MAX_SHAPES, <, TW_ART_MAX_ELEMENTS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/sketch/svg", test_svg);
  g_test_add_func ("/format/sketch/foreign", test_foreign);
  g_test_add_func ("/format/sketch/simplify", test_simplify);
  g_test_add_func ("/format/sketch/full", test_full);
  return g_test_run ();
}
