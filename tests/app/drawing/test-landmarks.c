/* What carries a rule can be seen at 48 pixels, also by eyes that do not tell red from green, and
 * is covered by nothing. */
#include <math.h>

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
  static const char *const names[] = { "classic", "winter" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const TwTheme *theme = tw_theme_find (names[i]);

      check_land (theme, 11);
      check_land (tw_theme_with_contrast (theme, TRUE), 20);
      g_assert_true (tw_theme_with_contrast (tw_theme_with_contrast (theme, TRUE), FALSE) == theme);
    }
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
  g_test_add_func ("/drawing/landmarks/land", test_land);
  g_test_add_func ("/drawing/landmarks/apart", test_apart);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
