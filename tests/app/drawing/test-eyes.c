/* Players are told apart by eyes of every kind: their colours differ by CIEDE2000, and where that
 * is not enough for some eyes the marks do, on figures as small as they are on tiles of 48 pixels.
 * Sight without a kind of cones is that of Machado, Oliveira and Fernandes (2009). */
#include <math.h>

#include "app/drawing/figure.h"
#include "app/drawing/palette.h"
#include "tests/app/drawing/drawing-fixture.h"

#define FAR_ENOUGH 15.
/* From roofs, ground of towns and grass, for eyes that lack red or green. */
#define FAR_FROM_LAND 8.
/* Heights of figures on tiles of 48 pixels: usual, and where there is little room. */
#define USUAL_PX 17
#define LEAST_PX 12
/* Of the pixels of a mark, and of one where there is little room. */
#define USUAL_OTHER 6
#define LEAST_OTHER 4

typedef enum
{
  EYES_USUAL,
  EYES_PROTANOPIA,
  EYES_DEUTERANOPIA,
  EYES_TRITANOPIA,
  EYES_GREY,
  N_EYES
} Eyes;

static const char *const eyes_names[N_EYES] = { "usual eyes", "protanopia", "deuteranopia",
                                                "tritanopia", "eyes without colour" };

static const double sights[N_EYES][3][3] = {
  [EYES_USUAL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [EYES_PROTANOPIA] = { { .152286, 1.052583, -.204868 },
                        { .114503, .786281, .099216 },
                        { -.003882, -.048116, 1.051998 } },
  [EYES_DEUTERANOPIA] = { { .367322, .860646, -.227968 },
                          { .280085, .672501, .047413 },
                          { -.011820, .042940, .968881 } },
  [EYES_TRITANOPIA] = { { 1.255528, -.076749, -.178779 },
                        { -.078411, .930809, .147602 },
                        { .004733, .691367, .303900 } },
  [EYES_GREY] = { { .2126, .7152, .0722 }, { .2126, .7152, .0722 }, { .2126, .7152, .0722 } },
};

typedef struct
{
  double l, a, b;
} Lab;

static double
linear (double c)
{
  return c <= .04045 ? c / 12.92 : pow ((c + .055) / 1.055, 2.4);
}

static double
root (double t)
{
  return t > .008856 ? cbrt (t) : 7.787 * t + 16 / 116.;
}

static Lab
lab_of (TwRgb colour, Eyes eyes)
{
  double in[3], seen[3], x, y, z;

  for (guint i = 0; i < 3; i++)
    in[i] = linear (tw_rgb_part (colour, i));
  for (guint i = 0; i < 3; i++)
    seen[i] =
        CLAMP (sights[eyes][i][0] * in[0] + sights[eyes][i][1] * in[1] + sights[eyes][i][2] * in[2],
               0, 1);
  x = root ((.4124 * seen[0] + .3576 * seen[1] + .1805 * seen[2]) / .95047);
  y = root (.2126 * seen[0] + .7152 * seen[1] + .0722 * seen[2]);
  z = root ((.0193 * seen[0] + .1192 * seen[1] + .9505 * seen[2]) / 1.08883);
  return (Lab){ 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
hue (double a, double b)
{
  double h = atan2 (b, a) * 180 / G_PI;

  return h < 0 ? h + 360 : h;
}

/* CIEDE2000, after Sharma, Wu and Dalal (2005). */
static double
apart (Lab p, Lab q)
{
  double mean_c = (hypot (p.a, p.b) + hypot (q.a, q.b)) / 2, c7 = pow (mean_c, 7);
  double g = .5 * (1 - sqrt (c7 / (c7 + 6103515625.)));
  double pa = p.a * (1 + g), qa = q.a * (1 + g);
  double pc = hypot (pa, p.b), qc = hypot (qa, q.b), ph = hue (pa, p.b), qh = hue (qa, q.b);
  double dh = pc * qc == 0 ? 0 : qh - ph, l = (p.l + q.l) / 2, c = (pc + qc) / 2, h = ph + qh;
  double t, turn, sl, sc, sh, rt, dl, dc;

  if (dh > 180)
    dh -= 360;
  else if (dh < -180)
    dh += 360;
  dh = 2 * sqrt (pc * qc) * sin (dh / 2 * G_PI / 180);
  if (pc * qc > 0)
    h = fabs (ph - qh) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  t = 1 - .17 * cos ((h - 30) * G_PI / 180) + .24 * cos (2 * h * G_PI / 180)
      + .32 * cos ((3 * h + 6) * G_PI / 180) - .20 * cos ((4 * h - 63) * G_PI / 180);
  turn = 30 * exp (-((h - 275) / 25) * ((h - 275) / 25));
  sl = 1 + .015 * (l - 50) * (l - 50) / sqrt (20 + (l - 50) * (l - 50));
  sc = 1 + .045 * c;
  sh = 1 + .015 * c * t;
  c7 = pow (c, 7);
  rt = -sin (2 * turn * G_PI / 180) * 2 * sqrt (c7 / (c7 + 6103515625.));
  dl = (q.l - p.l) / sl;
  dc = (qc - pc) / sc;
  dh /= sh;
  return sqrt (dl * dl + dc * dc + dh * dh + rt * dc * dh);
}

/* Three pairs of the data that Sharma, Wu and Dalal published. */
static void
test_formula (void)
{
  static const struct
  {
    Lab p, q;
    double apart;
  } pairs[] = {
    { { 50, 2.6772, -79.7751 }, { 50, 0, -82.7485 }, 2.0425 },
    { { 50, 2.5, 0 }, { 73, 25, -18 }, 27.1492 },
    { { 2.0776, .0795, -1.1350 }, { .9033, -.0636, -.5514 }, .9082 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_assert_cmpfloat_with_epsilon (apart (pairs[i].p, pairs[i].q), pairs[i].apart, 1e-4);
}

static cairo_surface_t *
figure_new (guint colour, int size)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size * 2, size * 2);
  g_autoptr (cairo_t) cr = cairo_create (picture);

  tw_figure_draw (cr, "meeple", colour, size, size, size);
  cairo_surface_flush (picture);
  return picture;
}

static double
lightness_at (cairo_surface_t *picture, int x, int y)
{
  TwRgb colour = picture_channel (picture, x, y, 2) << 16 | picture_channel (picture, x, y, 1) << 8
                 | picture_channel (picture, x, y, 0);

  return lab_of (colour, EYES_GREY).l;
}

/* Whether a pixel of the figure is nearer to the mark than to the paint. */
static gboolean
is_marked (cairo_surface_t *picture, guint colour, int x, int y)
{
  double mark = lab_of (tw_player_colour_mark (colour), EYES_GREY).l;
  double fill = lab_of (tw_player_colour_fill (colour), EYES_GREY).l;
  double seen = lightness_at (picture, x, y);

  return fabs (seen - mark) < fabs (seen - fill);
}

/* How many pixels about the marks of two figures are marked in one of them alone, or by light in
 * one and by dark in the other. */
static guint
n_other (guint one, guint other, int size)
{
  g_autoptr (cairo_surface_t) a = figure_new (one, size), b = figure_new (other, size);
  gboolean is_light[2];
  int reach = size / 4;
  guint n = 0;

  is_light[0] = tw_player_colour_mark (one) > 0x808080;
  is_light[1] = tw_player_colour_mark (other) > 0x808080;
  for (int y = size - reach; y <= size + reach; y++)
    for (int x = size - reach; x <= size + reach; x++)
      {
        gboolean p = is_marked (a, one, x, y), q = is_marked (b, other, x, y);

        n += p != q || (p && q && is_light[0] != is_light[1]);
      }
  return n;
}

static void
test_players (void)
{
  guint n_by_mark = 0;

  for (Eyes eyes = 0; eyes < N_EYES; eyes++)
    for (guint i = 0; i < TW_N_PLAYER_COLOURS; i++)
      for (guint k = 0; k < i; k++)
        {
          double far = apart (lab_of (tw_player_colour_fill (i), eyes),
                              lab_of (tw_player_colour_fill (k), eyes));
          guint n = n_other (i, k, USUAL_PX);

          if (far >= FAR_ENOUGH)
            continue;
          n_by_mark++;
          g_test_message ("%s and %s are %.1f apart for %s, their marks %u",
                          tw_player_colour_name (i), tw_player_colour_name (k), far,
                          eyes_names[eyes], n);
          /* Nobody who sees any colour needs the marks. */
          g_assert_cmpint (eyes, ==, EYES_GREY);
          if (n < USUAL_OTHER)
            g_error ("%s and %s are alike for %s", tw_player_colour_name (i),
                     tw_player_colour_name (k), eyes_names[eyes]);
        }
  g_assert_cmpuint (n_by_mark, <=, 3);
}

/* All marks differ, also where colours do. */
static void
test_marks (void)
{
  for (guint i = 0; i < TW_N_PLAYER_COLOURS; i++)
    for (guint k = 0; k < i; k++)
      {
        g_assert_cmpuint (n_other (i, k, USUAL_PX), >=, USUAL_OTHER);
        g_assert_cmpuint (n_other (i, k, LEAST_PX), >=, LEAST_OTHER);
      }
}

static void
test_land (gconstpointer name)
{
  const TwTheme *theme = tw_theme_find (name);
  const struct
  {
    const char *what;
    TwRgb colour;
  } lands[] = { { "roofs", theme->roof[0] },
                { "towns", theme->ground },
                { "grass", theme->grass } };

  for (Eyes eyes = 0; eyes <= EYES_DEUTERANOPIA; eyes++)
    for (guint i = 0; i < TW_N_PLAYER_COLOURS; i++)
      for (guint k = 0; k < G_N_ELEMENTS (lands); k++)
        {
          double far =
              apart (lab_of (tw_player_colour_fill (i), eyes), lab_of (lands[k].colour, eyes));

          if (far < FAR_FROM_LAND)
            g_error ("%s: %s is %.1f from %s for %s", (const char *) name,
                     tw_player_colour_name (i), far, lands[k].what, eyes_names[eyes]);
        }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/eyes/formula", test_formula);
  g_test_add_func ("/drawing/eyes/players", test_players);
  g_test_add_func ("/drawing/eyes/marks", test_marks);
  g_test_add_data_func ("/drawing/eyes/land/classic", "classic", test_land);
  g_test_add_data_func ("/drawing/eyes/land/winter", "winter", test_land);
  g_test_add_data_func ("/drawing/eyes/land/print", "print", test_land);
  return g_test_run ();
}
