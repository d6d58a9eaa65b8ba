/* The animals of winter can be named at 64 pixels: each is long enough, dark on snow, and none has
 * another one's outline. */
#include "app/drawing/animals.h"
#include "tests/app/drawing/drawing-fixture.h"

#define SIZE 64
/* Pixels of an animal, of its length, and of the outline of two that differ. */
#define LEAST_LONG  8
#define LEAST_OTHER 14
#define SNOW        230

static const char *const names[] = { "deer", "boars", "wolves", "foxes", "bear", "lynx" };

/* One of them alone on snow. */
static cairo_surface_t *
picture_of (const char *name)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  TwPlace place = { .kind = TW_PLACE_FLOCK, .at = { .5, .5 }, .r = .045f, .detail = name };
  TwBrush brush;

  cairo_set_source_rgb (cr, SNOW / 255., SNOW / 255., SNOW / 255.);
  cairo_paint (cr);
  cairo_scale (cr, SIZE, SIZE);
  tw_brush_init (&brush, cr, SIZE, 0, tw_theme_find ("winter"), 3);
  g_assert_true (tw_animals_draw (&brush, &place));
  cairo_surface_flush (picture);
  return picture;
}

/* Shadows on the snow are blue, and no part of an animal. */
static gboolean
is_animal (cairo_surface_t *picture, int x, int y)
{
  return picture_channel (picture, x, y, 0) < 150;
}

static void
test_long (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (cairo_surface_t) picture = picture_of (names[i]);
      int first = SIZE, last = -1;

      for (int x = 0; x < SIZE; x++)
        for (int y = 0; y < SIZE; y++)
          if (is_animal (picture, x, y))
            {
              first = MIN (first, x);
              last = MAX (last, x);
            }
      g_assert_cmpint (last - first + 1, >=, LEAST_LONG);
    }
}

static void
test_outlines (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint k = 0; k < i; k++)
      {
        g_autoptr (cairo_surface_t) a = picture_of (names[i]), b = picture_of (names[k]);
        guint n = 0;

        for (int x = 0; x < SIZE; x++)
          for (int y = 0; y < SIZE; y++)
            n += is_animal (a, x, y) != is_animal (b, x, y);
        if (n < LEAST_OTHER)
          g_error ("%s and %s differ in %u pixels", names[i], names[k], n);
      }
}

/* What is no wild animal is drawn elsewhere. */
static void
test_others (void)
{
  g_autoptr (cairo_surface_t) picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  TwPlace place = { .kind = TW_PLACE_FLOCK, .at = { .5, .5 }, .r = .045f, .detail = "sheep" };
  TwBrush brush;

  tw_brush_init (&brush, cr, SIZE, 0, tw_theme_find ("winter"), 3);
  g_assert_false (tw_animals_draw (&brush, &place));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/animals/long", test_long);
  g_test_add_func ("/drawing/animals/outlines", test_outlines);
  g_test_add_func ("/drawing/animals/others", test_others);
  return g_test_run ();
}
