/* What carries a rule can be seen at 48 pixels, also by eyes that do not tell red from green, and
 * is covered by nothing. */
#include <math.h>

#include "app/drawing/layers.h"
#include "app/drawing/palette.h"
#include "app/drawing/spots.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout-data.h"
#include "tests/app/drawing/drawing-fixture.h"

#define SIZE 48

static Fixture fixture;

typedef enum
{
  EYES_USUAL,
  EYES_DEUTERANOPIA,
  EYES_PROTANOPIA,
  N_EYES
} Eyes;

static const char *const eyes_names[N_EYES] = { "usual eyes", "deuteranopia", "protanopia" };

static double
linear (double part)
{
  return part <= .04045 ? part / 12.92 : pow ((part + .055) / 1.055, 2.4);
}

/* The lightness L* (0 to 100) of a colour, after Viénot, Brettel and Mollon (1999) for eyes that
 * lack a kind of cones. */
static double
lightness (double red, double green, double blue, Eyes eyes)
{
  double r = linear (red), g = linear (green), b = linear (blue), y, seen_r = r, seen_g = g,
         seen_b = b;

  if (eyes == EYES_DEUTERANOPIA)
    {
      seen_r = seen_g = .29275 * r + .70725 * g;
      seen_b = -.02234 * r + .02234 * g + b;
    }
  else if (eyes == EYES_PROTANOPIA)
    {
      seen_r = seen_g = .11238 * r + .88762 * g;
      seen_b = .00401 * r - .00401 * g + b;
    }
  y = CLAMP (.2126 * seen_r + .7152 * seen_g + .0722 * seen_b, 0, 1);
  return y > .008856 ? 116 * cbrt (y) - 16 : 903.3 * y;
}

static double
pixel_lightness (cairo_surface_t *picture, int x, int y, Eyes eyes)
{
  return lightness (picture_channel (picture, x, y, 2) / 255.,
                    picture_channel (picture, x, y, 1) / 255.,
                    picture_channel (picture, x, y, 0) / 255., eyes);
}

static double
colour_lightness (TwRgb colour, Eyes eyes)
{
  return lightness (tw_rgb_part (colour, 0), tw_rgb_part (colour, 1), tw_rgb_part (colour, 2),
                    eyes);
}

/* How far the pixels from @least to @most around a point are from @level in the mean; the mean
 * itself when @level is negative. */
static double
deviation (cairo_surface_t *picture,
           double x,
           double y,
           double least,
           double most,
           double level,
           Eyes eyes)
{
  double sum = 0;
  guint n = 0;

  for (int j = 1; j < SIZE - 1; j++)
    for (int i = 1; i < SIZE - 1; i++)
      {
        double far = hypot (i + .5 - x, j + .5 - y), seen;

        if (far < least || far > most)
          continue;
        seen = pixel_lightness (picture, i, j, eyes);
        sum += level < 0 ? seen : fabs (seen - level);
        n++;
      }
  return n > 0 ? sum / n : 0;
}

/* Symbols that are read, and half of what they measure at 48 pixels. */
static const struct
{
  const char *id;
  double half_px;
} landmarks[] = {
  { "coat-of-arms", 5 },      { "inn", 5 },         { "cathedral", 7 },  { "wine", 5.5 },
  { "grain", 5.5 },           { "cloth", 5.5 },     { "ghost", 4.5 },    { "gold", 5 },
  { "flying-machine", 5 },    { "mage", 5.5 },      { "robber", 5.5 },   { "crop-club", 6 },
  { "crop-fork", 6 },         { "crop-shield", 6 }, { "festival", 5.5 }, { "watchtower-road", 5.5 },
  { "watchtower-coat", 5.5 }, { "volcano", 5.5 },   { "dragon", 5.5 },   { "portal", 5.5 },
  { "princess", 5.5 },        { "tower", 5.5 },
};

static double
half_of (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (landmarks); i++)
    if (g_str_equal (landmarks[i].id, id))
      return landmarks[i].half_px;
  return 0;
}

/* A landmark differs from the mean of what lies around it, and not much less than that differs
 * from its own mean: a town has walls and fields beside it. */
static void
check_landmark (cairo_surface_t *picture, double x, double y, double half, const char *what)
{
  for (Eyes eyes = 0; eyes < N_EYES; eyes++)
    {
      double around = deviation (picture, x, y, half * 1.35, half * 2.1, -1, eyes);
      double noise = deviation (picture, x, y, half * 1.35, half * 2.1, around, eyes);
      double signal = deviation (picture, x, y, 0, half, around, eyes);

      if (signal < 9 || signal < .5 * noise)
        g_error ("%s for %s: it differs by %.1f, its surroundings by %.1f", what, eyes_names[eyes],
                 signal, noise);
    }
}

static cairo_surface_t *
picture_in (const TwTileLayout *layout, const TwTheme *theme)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (picture);

  tw_tile_layout_draw (layout, cr, SIZE, 0, theme);
  cairo_surface_flush (picture);
  return picture;
}

/* What is so small that it has to leave its place is drawn elsewhere. */
static void
find_drawn (const TwTileLayout *layout, const TwTheme *theme, guint symbol, double *x, double *y)
{
  g_autoptr (cairo_surface_t) none = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
  g_autoptr (cairo_t) cr = cairo_create (none);
  TwBrush brush;

  tw_brush_init (&brush, cr, SIZE, 0, theme, 0);
  for (guint i = 0; i < layout->n_marks; i++)
    if (layout->marks[i].symbol == symbol)
      {
        const TwMark *mark = &layout->marks[i];
        TwPoint at = tw_mark_place (&brush, mark, tw_mark_size (&brush, layout, mark));

        *x = at.x;
        *y = at.y;
        return;
      }
}

static void
test_visible (gconstpointer data)
{
  const TwTheme *theme = data;
  guint n = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = NULL;
      g_autoptr (cairo_surface_t) picture = NULL;
      TwTopology topology;

      tw_tile_variant_topology (subject->tile, subject->variant, &topology);
      if (topology.n_symbols == 0)
        continue;
      layout = subject_layout (subject, 0);
      picture = picture_in (layout, theme);
      for (guint s = 0; s < topology.n_symbols; s++)
        {
          double half = half_of (topology.symbols[s].id), x, y;
          g_autofree char *name = subject_name (subject);
          g_autofree char *what =
              g_strdup_printf ("%s: %s on %s", tw_theme_name (theme), topology.symbols[s].id, name);

          if (half == 0 || !tw_tile_layout_spot (layout, TW_PART_SYMBOL, s, &x, &y))
            continue;
          find_drawn (layout, theme, s, &x, &y);
          check_landmark (picture, x * SIZE, y * SIZE, half, what);
          n++;
        }
    }
  g_assert_cmpuint (n, >, 100);
}

/* Kinds of land have each a lightness of their own, not only a colour. */
static void
check_land (const TwTheme *theme, double least)
{
  const struct
  {
    const char *what;
    TwRgb a, b;
  } pairs[] = {
    { "roads and fields", theme->road, theme->grass },
    { "walls and roofs", theme->stone_light, theme->roof[0] },
    { "towns and fields", theme->roof[0], theme->grass },
    { "mist and ink of ghosts", theme->ghost, theme->mist_line },
    { "water and fields", theme->water_deep, theme->grass },
    { "edges of roads and roads", theme->road_edge, theme->road },
    { "gates and walls", theme->slate, theme->stone_light },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (Eyes eyes = 0; eyes < N_EYES; eyes++)
      {
        double difference =
            fabs (colour_lightness (pairs[i].a, eyes) - colour_lightness (pairs[i].b, eyes));

        if (difference < least)
          g_error ("%s: %s differ by %.1f for %s", theme->name, pairs[i].what, difference,
                   eyes_names[eyes]);
      }
}

static void
test_land (void)
{
  static const char *const names[] = { "classic", "winter", "print" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const TwTheme *theme = tw_theme_find (names[i]);

      check_land (theme, 11);
      check_land (tw_theme_with_contrast (theme, TRUE), 20);
      g_assert_true (tw_theme_with_contrast (tw_theme_with_contrast (theme, TRUE), FALSE) == theme);
    }
}

/* No symbol is smaller than one can read, nor does it leave the tile. */
#define READ_FROM_PX 11

static void
test_sizes (void)
{
  static const double sizes[] = { 48, 64 };
  guint n = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
        g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
        g_autoptr (cairo_surface_t) none = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1);
        g_autoptr (cairo_t) cr = cairo_create (none);
        TwBrush brush;

        tw_brush_init (&brush, cr, sizes[k], 0, tw_theme_find (NULL), 0);
        for (guint m = 0; m < layout->n_marks; m++)
          {
            double size = tw_mark_size (&brush, layout, &layout->marks[m]);
            TwPoint at = tw_mark_place (&brush, &layout->marks[m], size);

            g_assert_cmpfloat (size * sizes[k], >=, READ_FROM_PX - 1e-9);
            g_assert_cmpfloat (point_room (at), >=, size / 2);
            /* It stays beside what it belongs to. */
            g_assert_cmpfloat (point_distance (at, layout->marks[m].at), <, .12);
            n++;
          }
      }
  g_assert_cmpuint (n, >, 200);
}

/* The red of the arrow of a flying machine is that long at 48 pixels. */
#define ARROW_PX 9

static void
test_arrow (void)
{
  const Subject *subject = fixture_find (&fixture, "flying-machines", "FlugD");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (cairo_surface_t) picture = picture_in (layout, tw_theme_find (NULL));
  double x, y;
  int left = SIZE, right = -1, top = SIZE, bottom = -1;

  g_assert_true (tw_tile_layout_spot (layout, TW_PART_SYMBOL, 0, &x, &y));
  for (int j = (int) (y * SIZE) - 8; j <= y * SIZE + 8; j++)
    for (int i = (int) (x * SIZE) - 8; i <= x * SIZE + 8; i++)
      if (picture_channel (picture, i, j, 2) > 150 && picture_channel (picture, i, j, 1) < 90
          && picture_channel (picture, i, j, 0) < 90)
        {
          left = MIN (left, i);
          right = MAX (right, i);
          top = MIN (top, j);
          bottom = MAX (bottom, j);
        }
  g_assert_cmpfloat (hypot (right - left + 1, bottom - top + 1), >=, ARROW_PX);
}

/* On paper little is dark: of the tiles of the base game in the mean, and of the darkest one. What
 * a printer without colours makes of it is told apart by the lightness of land, as above. */
#define PAPER_LIGHT 70.
#define PAPER_DARK  60.
#define DARK_SHARE  .18
#define MOST_DARK   .30
#define LIGHTER_BY  8.

static void
measure_paper (const char *theme, double *out_light, double *out_dark, double *out_most)
{
  guint n = 0;

  *out_light = *out_dark = *out_most = 0;
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = NULL;
      g_autoptr (cairo_surface_t) picture = NULL;
      double light = 0, dark = 0;

      if (!g_str_equal (subject->set->id, "base") || subject->variant >= 0)
        continue;
      layout = subject_layout (subject, 0);
      picture = picture_in (layout, tw_theme_find (theme));
      for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
          {
            double seen = pixel_lightness (picture, x, y, EYES_USUAL);

            light += seen / (SIZE * SIZE);
            dark += (seen < PAPER_DARK) / (double) (SIZE * SIZE);
          }
      *out_light += light;
      *out_dark += dark;
      *out_most = MAX (*out_most, dark);
      n++;
    }
  g_assert_cmpuint (n, >, 20);
  *out_light /= n;
  *out_dark /= n;
}

static void
test_paper (void)
{
  double light, dark, most, usual, usual_dark, usual_most;

  measure_paper ("print", &light, &dark, &most);
  measure_paper ("classic", &usual, &usual_dark, &usual_most);
  g_test_message ("print: lightness %.1f, %.3f dark, at most %.3f; classic: %.1f, %.3f, %.3f",
                  light, dark, most, usual, usual_dark, usual_most);
  g_assert_cmpfloat (light, >, PAPER_LIGHT);
  g_assert_cmpfloat (light, >, usual + LIGHTER_BY);
  g_assert_cmpfloat (dark, <, DARK_SHARE);
  g_assert_cmpfloat (most, <, MOST_DARK);
}

/* Half of a figure's width, in tile edges: of its body, not of its arms. */
#define FIGURE_HALF .07

static guint
check_apart (const TwTileLayout *l, const char *name)
{
  guint n_close = 0;

  for (guint i = 0; i < l->n_marks; i++)
    {
      const TwMark *mark = &l->marks[i];

      g_assert_cmpfloat (point_room (mark->at), >, mark->size * .5);
      for (guint k = 0; k < i; k++)
        if (point_distance (l->marks[k].at, mark->at) < .47 * (l->marks[k].size + mark->size))
          g_error ("%s: symbols %u and %u overlap", name, k, i);
      for (guint k = 0; k < l->n_spots; k++)
        if ((l->spots[k].part == TW_PART_SEGMENT || l->spots[k].part == TW_PART_FIELD)
            && point_distance (l->spots[k].at, mark->at) < .45 * mark->size + FIGURE_HALF)
          {
            /* In a corner between gate and wall there may be no other place. */
            if (point_distance (l->spots[k].at, mark->at) < .6 * mark->size)
              g_error ("%s: a figure stands on symbol %u", name, i);
            n_close++;
          }
    }
  return n_close;
}

static void
test_apart (void)
{
  guint n_close = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);

      n_close += check_apart (layout, name);
    }
  g_assert_cmpuint (n_close, <=, 4);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_data_func ("/drawing/landmarks/classic", tw_theme_find (NULL), test_visible);
  g_test_add_data_func ("/drawing/landmarks/winter", tw_theme_find ("winter"), test_visible);
  g_test_add_data_func ("/drawing/landmarks/classic-high-contrast",
                        tw_theme_with_contrast (tw_theme_find (NULL), TRUE), test_visible);
  g_test_add_data_func ("/drawing/landmarks/winter-high-contrast",
                        tw_theme_with_contrast (tw_theme_find ("winter"), TRUE), test_visible);
  g_test_add_data_func ("/drawing/landmarks/print", tw_theme_find ("print"), test_visible);
  g_test_add_func ("/drawing/landmarks/land", test_land);
  g_test_add_func ("/drawing/landmarks/sizes", test_sizes);
  g_test_add_func ("/drawing/landmarks/arrow", test_arrow);
  g_test_add_func ("/drawing/landmarks/paper", test_paper);
  g_test_add_func ("/drawing/landmarks/apart", test_apart);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
