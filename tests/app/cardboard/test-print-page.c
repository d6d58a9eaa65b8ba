/* Pages as they are drawn, measured in millimetres. */
#include <math.h>

#include "tests/app/cardboard/cardboard-fixture.h"

/* To the millimetre. */
#define DOTS 10

typedef struct
{
  TwTileSet *set;
  TwPrintJob *job;
  cairo_surface_t *picture;
} Fixture;

static void
page_draw (Fixture *f, guint n)
{
  const TwPrintPage *page = tw_print_layout_page (tw_print_job_layout (f->job), n);
  cairo_t *cr;

  g_clear_pointer (&f->picture, cairo_surface_destroy);
  f->picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (page->paper_width * DOTS),
                                           (int) (page->paper_height * DOTS));
  cr = cairo_create (f->picture);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, DOTS, DOTS);
  tw_print_job_draw (f->job, n, cr);
  cairo_destroy (cr);
  cairo_surface_flush (f->picture);
}

/* @n tiles with a road, on sheets by plan_of() @words. */
static void
set_up (Fixture *f, guint n, const char *words)
{
  g_autofree char *elements =
      g_strdup_printf ("<tile id=\"A\" count=\"%u\"><road edges=\"E W\"/></tile>", n);

  *f = (Fixture){ .set = set_of (elements) };
  f->job = job_of (f->set, words);
  page_draw (f, 0);
}

static void
tear_down (Fixture *f)
{
  cairo_surface_destroy (f->picture);
  tw_print_job_free (f->job);
  tw_tile_set_unref (f->set);
}

/* How dark it is at a point of the page, 0 for paper. */
static guint
ink_at (const Fixture *f, double x, double y)
{
  int column = (int) floor (x * DOTS), row = (int) floor (y * DOTS);
  const guchar *data = cairo_image_surface_get_data (f->picture);
  const guchar *at = data + row * cairo_image_surface_get_stride (f->picture) + 4 * column;

  g_assert_cmpint (column, >=, 0);
  g_assert_cmpint (column, <, cairo_image_surface_get_width (f->picture));
  g_assert_cmpint (row, >=, 0);
  g_assert_cmpint (row, <, cairo_image_surface_get_height (f->picture));
  return 255 - MIN (MIN (at[0], at[1]), at[2]);
}

static gboolean
is_inked (const Fixture *f, double x, double y)
{
  return ink_at (f, x, y) > 40;
}

/* Whether it is anything but paper: roads are almost white. */
static gboolean
is_covered (const Fixture *f, double x, double y)
{
  return ink_at (f, x, y) > 4;
}

/* The middle of the only line that crosses from @x to @x + @length at @y; -1 if there is none, -2
 * if there are several. */
static double
line_across (const Fixture *f, double x, double y, double length)
{
  double sum = 0, weight = 0;
  guint n = 0;
  gboolean was = FALSE;

  for (int i = 0; i < (int) (length * DOTS); i++)
    {
      double at = x + (i + .5) / DOTS;
      guint ink = ink_at (f, at, y);

      n += ink > 40 && !was;
      was = ink > 40;
      sum += ink * at;
      weight += ink;
    }
  return n == 0 ? -1 : n > 1 ? -2 : sum / weight;
}

static double
line_down (const Fixture *f, double x, double y, double length)
{
  double sum = 0, weight = 0;
  guint n = 0;
  gboolean was = FALSE;

  for (int i = 0; i < (int) (length * DOTS); i++)
    {
      double at = y + (i + .5) / DOTS;
      guint ink = ink_at (f, x, at);

      n += ink > 40 && !was;
      was = ink > 40;
      sum += ink * at;
      weight += ink;
    }
  return n == 0 ? -1 : n > 1 ? -2 : sum / weight;
}

#define assert_at(a, b) g_assert_cmpfloat_with_epsilon (a, b, .1)

static void
assert_white (const Fixture *f, double x, double y, double width, double height)
{
  for (double down = .5 / DOTS; down < height; down += 1. / DOTS)
    for (double across = .5 / DOTS; across < width; across += 1. / DOTS)
      if (ink_at (f, x + across, y + down) > 0)
        g_error ("ink at %.2f, %.2f mm", x + across, y + down);
}

/* The first tile of a sheet of twenty is cut from 9 to 54 and from 25.75 to 70.75. Its marks begin
 * half a millimetre off the bleed of 2 and are 3 mm long, or as long as the margin of 5 leaves
 * them. */
static void
test_rim_marks (void)
{
  Fixture f;

  set_up (&f, 20, "");
  assert_at (line_across (&f, 7, 21, 4), 9);
  assert_at (line_across (&f, 52, 21, 4), 54);
  assert_at (line_across (&f, 56, 21, 4), 58);
  assert_at (line_across (&f, 199, 21, 4), 201);
  assert_at (line_across (&f, 7, 271, 4), 9);
  assert_at (line_down (&f, 5, 24, 4), 25.75);
  assert_at (line_down (&f, 5, 69, 4), 70.75);
  assert_at (line_down (&f, 5, 72.5, 4), 74.75);
  assert_at (line_down (&f, 204.5, 264.75, 4), 266.75);
  /* From 20.25 to 23.25, and no further. */
  g_assert_true (is_inked (&f, 9, 20.4));
  g_assert_true (is_inked (&f, 9, 23.1));
  g_assert_false (is_inked (&f, 9, 20.1));
  /* Nothing between the mark and the bleed, which begins at 23.75. */
  assert_white (&f, 6, 23.3, 198, .4);
  /* Nothing where the printer does not reach. */
  assert_white (&f, 0, 0, 4.9, 200);
  assert_white (&f, 205.1, 0, 4.8, 200);
  tear_down (&f);
}

/* The picture ends with its bleed, and leaves no white before. */
static void
test_bleed (void)
{
  Fixture f;

  set_up (&f, 1, "marks=none gap=10");
  {
    const TwPrintPlace *place = place_at (tw_print_job_layout (f.job), 0, 0);
    double x = place->x, y = place->y;

    for (double at = -1.9; at < 46.95; at += .1)
      {
        g_assert_true (is_covered (&f, x + at, y - 1.9));
        g_assert_true (is_covered (&f, x + at, y + 46.9));
        g_assert_true (is_covered (&f, x - 1.9, y + at));
        g_assert_true (is_covered (&f, x + 46.9, y + at));
        g_assert_true (is_covered (&f, x + at, y - .1));
        g_assert_true (is_covered (&f, x + 45.1, y + at));
      }
    /* What measures it is 2.5 mm off the bleed, at the left and at the top. */
    assert_white (&f, x - 3.5, y + 1, 1.4, 43);
    assert_white (&f, x + 47.1, y - 2, 5, 50);
    assert_white (&f, x - 2, y + 47.1, 50, 5);
  }
  tear_down (&f);
}

/* Without bleed it ends at the cut. */
static void
test_no_bleed (void)
{
  Fixture f;

  set_up (&f, 1, "marks=none bleed=0");
  {
    const TwPrintPlace *place = place_at (tw_print_job_layout (f.job), 0, 0);

    g_assert_true (is_inked (&f, place->x + 44.9, place->y + 20));
    assert_white (&f, place->x + 45.1, place->y - 1, 3, 47);
    assert_white (&f, place->x, place->y + 45.1, 45, 3);
  }
  tear_down (&f);
}

/* Corner marks begin half a millimetre off the cut and end within half the way to the neighbour: no
 * tile has a line within its trim. */
static void
test_corner_marks (void)
{
  Fixture f;

  set_up (&f, 1, "marks=corners bleed=0 gap=8 form=grid left=50 top=50");
  g_assert_true (is_inked (&f, 50, 49.2));
  g_assert_true (is_inked (&f, 49.2, 50));
  g_assert_true (is_inked (&f, 95, 95.8));
  g_assert_true (is_inked (&f, 95.8, 95));
  assert_at (line_across (&f, 48, 48, 4), 50);
  assert_at (line_down (&f, 97, 93, 4), 95);
  /* Half of 8 mm long, and not into the tile. */
  g_assert_false (is_inked (&f, 50, 45.8));
  assert_white (&f, 50.2, 49.6, 44.6, .35);
  assert_white (&f, 49.6, 50.2, .35, 44.6);
  tear_down (&f);
}

/* Lines from rim to rim, below the tiles. */
static void
test_lines (void)
{
  Fixture f;

  set_up (&f, 1, "marks=lines form=grid left=50 top=50");
  assert_at (line_across (&f, 48, 1, 4), 50);
  assert_at (line_across (&f, 93, 290, 4), 95);
  assert_at (line_down (&f, 1, 48, 4), 50);
  assert_at (line_down (&f, 205, 93, 4), 95);
  tear_down (&f);
}

/* 1.2 mm off the bleed, around all of them, on the backs as well, where it shows their drift. */
static void
test_frame (void)
{
  Fixture f;

  set_up (&f, 1, "marks=none frame=true backs=long-edge");
  for (guint n = 0; n < 2; n++)
    {
      const TwPrintPage *page = tw_print_layout_page (tw_print_job_layout (f.job), n);

      page_draw (&f, n);
      assert_at (line_across (&f, page->x - 3.9, page->y + 20, 1.6), page->x - 3.2);
      assert_at (line_across (&f, page->x + 47.5, page->y + 20, 2), page->x + 48.2);
      assert_at (line_down (&f, page->x + 20, page->y - 3.9, 1.6), page->y - 3.2);
      assert_at (line_down (&f, page->x + 20, page->y + 47.5, 2), page->y + 48.2);
    }
  tear_down (&f);
}

/* At the foot, 4 mm above the rim of 5: from 5 to 105, a stroke for each millimetre. */
static void
test_ruler (void)
{
  Fixture f;
  guint n = 0;
  gboolean was = FALSE;

  set_up (&f, 20, "");
  for (double x = 4; x < 106; x += 1. / DOTS)
    {
      gboolean is = is_inked (&f, x, 288.7);

      n += is && !was;
      was = is;
    }
  g_assert_cmpuint (n, ==, 101);
  assert_at (line_across (&f, 4.5, 288.7, 1), 5);
  assert_at (line_across (&f, 104.5, 288.7, 1), 105);
  g_assert_true (is_inked (&f, 55, 290));
  g_assert_false (is_inked (&f, 56, 290.5));
  tear_down (&f);
}

/* Where there is room below the tiles, 45 by 45 mm. */
static void
test_square (void)
{
  Fixture f;
  double left, right, top, bottom;

  set_up (&f, 1, "marks=none");
  left = line_across (&f, 150, 260, 10);
  right = line_across (&f, 198, 260, 6);
  top = line_down (&f, 180, 236, 8);
  bottom = line_down (&f, 180, 284, 3.5);
  g_assert_cmpfloat_with_epsilon (right - left, 45, .05);
  g_assert_cmpfloat_with_epsilon (bottom - top, 45, .05);
  tear_down (&f);
}

/* Where there is none a tile is measured, between its cuts: strokes at both ends. */
static void
test_measure (void)
{
  Fixture f;

  set_up (&f, 20, "marks=none");
  assert_at (line_across (&f, 8, 21.25 + .4, 3), 9);
  assert_at (line_across (&f, 52, 21.25 + .4, 4), 54);
  assert_at (line_down (&f, 5.8 + .4, 24, 3), 25.75);
  assert_at (line_down (&f, 5.8 + .4, 69, 3), 70.75);
  assert_at (line_down (&f, 30, 20, 2.5), 21.25);
  tear_down (&f);
}

/* Half of the rim from the edge: a square of 5 mm, two angles of 10 mm. */
static void
test_registration (void)
{
  Fixture f;

  set_up (&f, 1, "marks=none registration=true form=grid left=20 top=20 right=20 bottom=20");
  g_assert_true (is_inked (&f, 10.1, 10.1));
  g_assert_true (is_inked (&f, 14.9, 14.9));
  assert_white (&f, 15.1, 10, 100, 5);
  assert_white (&f, 10, 15.1, 5, 2);
  assert_at (line_across (&f, 198, 15, 4), 200);
  assert_at (line_down (&f, 195, 8, 4), 10);
  assert_at (line_across (&f, 8, 280, 4), 10);
  assert_at (line_down (&f, 15, 285, 4), 287);
  tear_down (&f);
}

/* Only the backs move, as far as is said, to the right and down. */
static void
test_correction (void)
{
  static const double steps[] = { -.3, -.1, 0, .1, .2, 1.5 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];
      g_autofree char *words = NULL;
      Fixture f;

      g_ascii_formatd (number, sizeof number, "%.1f", steps[i]);
      words = g_strdup_printf ("marks=none frame=true backs=long-edge back-x=%s back-y=%s", number,
                               number);
      set_up (&f, 20, words);
      g_test_message ("%s", words);
      /* The frame runs 3.2 mm from the cuts at 9, 25.75. */
      assert_at (line_across (&f, 4.8, 100, 1.5), 5.8);
      page_draw (&f, 1);
      g_assert_cmpfloat_with_epsilon (line_down (&f, 100, 20.6 + steps[i], 3), 22.55 + steps[i],
                                      .03);
      g_assert_cmpfloat_with_epsilon (line_across (&f, 203.3 + steps[i], 100, 1.8),
                                      204.2 + steps[i], .03);
      tear_down (&f);
    }
}

/* On backs that are turned about the short edge the ruler is at the head: there the fronts have
 * theirs at the foot. */
static void
test_ruler_of_backs (void)
{
  Fixture f;

  set_up (&f, 24, "marks=none bleed=1 backs=short-edge");
  page_draw (&f, 1);
  assert_at (line_across (&f, 4.5, 5.7, 1), 5);
  assert_at (line_across (&f, 104.5, 5.7, 1), 105);
  tear_down (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-page/rim-marks", test_rim_marks);
  g_test_add_func ("/print-page/bleed", test_bleed);
  g_test_add_func ("/print-page/no-bleed", test_no_bleed);
  g_test_add_func ("/print-page/corner-marks", test_corner_marks);
  g_test_add_func ("/print-page/lines", test_lines);
  g_test_add_func ("/print-page/frame", test_frame);
  g_test_add_func ("/print-page/ruler", test_ruler);
  g_test_add_func ("/print-page/square", test_square);
  g_test_add_func ("/print-page/measure", test_measure);
  g_test_add_func ("/print-page/registration", test_registration);
  g_test_add_func ("/print-page/correction", test_correction);
  g_test_add_func ("/print-page/ruler-of-backs", test_ruler_of_backs);
  return g_test_run ();
}
