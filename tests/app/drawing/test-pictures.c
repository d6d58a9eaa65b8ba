/* Tiles look as they looked: a strip of two dozen against checked-in pictures of 64
 * pixels, and figures, symbols and themes against simple truths. After a wanted change:
 *
 *   TILEWRIGHT_UPDATE_PICTURES=1 meson test -C build drawing/test-pictures
 */
#include <math.h>

#include "app/drawing/figure.h"
#include "app/drawing/tile-drawing.h"
#include "tests/app/drawing/drawing-fixture.h"

#define SIZE 64

static Fixture fixture;

static const struct
{
  const char *set;
  const char *tile;
} subjects[] = {
  { "base", "A" },
  { "base", "C" },
  { "base", "D" },
  { "base", "H" },
  { "base", "O" },
  { "base", "S" },
  { "base", "X" },
  { "inns-and-cathedrals", "EC" },
  { "inns-and-cathedrals", "EI" },
  { "inns-and-cathedrals", "EK" },
  { "traders-and-builders", "HB" },
  { "traders-and-builders", "HO" },
  { "traders-and-builders", "HN" },
  { "river", "BB6F1" },
  { "river", "BB6F8" },
  { "river", "BB6F12" },
  { "crop-circles", "Korn1" },
  { "flying-machines", "FlugD" },
  { "gold-mines", "GoldD" },
  { "mage-and-witch", "MaHeE" },
  { "count", "Count8" },
  { "mists", "Mists-31" },
  { "mists", "Mists-44" },
  { "mists", "Mists-49" },
};

static cairo_surface_t *
draw_strip (const char *theme)
{
  cairo_surface_t *strip =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE * G_N_ELEMENTS (subjects), SIZE);
  g_autoptr (cairo_t) cr = cairo_create (strip);

  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      const Subject *subject = fixture_find (&fixture, subjects[i].set, subjects[i].tile);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);

      cairo_save (cr);
      cairo_translate (cr, i * SIZE, 0);
      tw_tile_layout_draw (layout, cr, SIZE, i & 3, tw_theme_find (theme));
      cairo_restore (cr);
    }
  cairo_surface_flush (strip);
  return strip;
}

static cairo_surface_t *
cut_tile (cairo_surface_t *strip, guint i)
{
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (tile);

  cairo_set_source_surface (cr, strip, -(double) i * SIZE, 0);
  cairo_paint (cr);
  cairo_surface_flush (tile);
  return tile;
}

static void
test_strip (gconstpointer theme)
{
  g_autofree char *name = g_strdup_printf ("strip-%s.png", (const char *) theme);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "drawing", name, NULL);
  g_autoptr (cairo_surface_t) drawn = draw_strip (theme);
  g_autoptr (cairo_surface_t) expected = NULL;

  if (g_getenv ("TILEWRIGHT_UPDATE_PICTURES") != NULL)
    g_assert_cmpint (cairo_surface_write_to_png (drawn, path), ==, CAIRO_STATUS_SUCCESS);
  expected = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (expected), ==, CAIRO_STATUS_SUCCESS);
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      g_autoptr (cairo_surface_t) a = cut_tile (drawn, i);
      g_autoptr (cairo_surface_t) b = cut_tile (expected, i);

      if (picture_difference (a, b) > 4)
        g_error ("%s:%s differs by %.1f", subjects[i].set, subjects[i].tile,
                 picture_difference (a, b));
    }
}

static cairo_surface_t *
draw_alone (const char *figure, const char *symbol, guint colour)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 48, 48);
  g_autoptr (cairo_t) cr = cairo_create (picture);

  cairo_set_source_rgb (cr, .5, .7, .4);
  cairo_paint (cr);
  if (figure != NULL)
    tw_figure_draw (cr, figure, colour, 24, 24, 32 * tw_figure_scale (figure));
  else
    tw_symbol_draw (cr, symbol, colour, tw_theme_find (NULL), 24, 24, 36);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (picture);
  return picture;
}

/* All differ from each other, none is empty or leaves its place. */
static void
check_all_differ (const char *const *figures, const char *const *symbols, guint n)
{
  g_autoptr (GPtrArray) seen =
      g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  for (guint i = 0; i < n; i++)
    {
      const char *figure = figures != NULL ? figures[i] : NULL;
      const char *symbol = symbols != NULL ? symbols[i] : NULL;
      cairo_surface_t *picture = draw_alone (figure, symbol, 1);

      g_assert_cmpuint (picture_channel (picture, 0, 0, 1), ==, 179);
      g_assert_cmpuint (picture_channel (picture, 47, 47, 1), ==, 179);
      for (guint k = 0; k < seen->len; k++)
        if (picture_difference (picture, seen->pdata[k]) < 1)
          g_error ("%s looks like number %u", figure != NULL ? figure : symbol, k);
      g_ptr_array_add (seen, picture);
    }
}

static void
test_figures (void)
{
  static const char *const names[] = { "meeple", "farmer",  "big-meeple", "big-farmer",
                                       "abbot",  "builder", "pig",        "mage",
                                       "witch",  "count",   "robber",     "ghost",
                                       "gold",   "pawn?",   "hound",      "phantom" };
  g_autoptr (cairo_surface_t) red = draw_alone ("meeple", NULL, 0);
  g_autoptr (cairo_surface_t) blue = draw_alone ("meeple", NULL, 1);

  check_all_differ (names, NULL, G_N_ELEMENTS (names));
  g_assert_cmpfloat (picture_difference (red, blue), >, 5);
}

static void
test_symbols (void)
{
  static const char *const names[] = { "coat-of-arms",
                                       "inn",
                                       "cathedral",
                                       "wine",
                                       "grain",
                                       "cloth",
                                       "mage",
                                       "gold",
                                       "robber",
                                       "monastery",
                                       "garden",
                                       "village",
                                       "castle",
                                       "cemetery",
                                       "crop-club",
                                       "crop-fork",
                                       "crop-shield",
                                       "ghost",
                                       "source",
                                       "lake-end",
                                       "flying-machine",
                                       "my-invention",
                                       "another-one",
                                       "quarter-market",
                                       "bushes",
                                       "festival",
                                       "king",
                                       "baron",
                                       "volcano",
                                       "dragon",
                                       "portal",
                                       "princess",
                                       "tower",
                                       "watchtower-road",
                                       "watchtower-city",
                                       "watchtower-meeple",
                                       "watchtower-coat",
                                       "watchtower-monastery" };

  check_all_differ (NULL, names, G_N_ELEMENTS (names));
}

static void
test_themes (void)
{
  g_assert_true (tw_theme_find (NULL) == tw_theme_find ("classic"));
  g_assert_null (tw_theme_find ("no such theme"));
  g_assert_cmpstr (tw_theme_name (tw_theme_find ("winter")), ==, "winter");
  g_assert_cmphex (tw_theme_grass (tw_theme_find ("winter")), !=,
                   tw_theme_grass (tw_theme_find (NULL)));
  for (guint i = 0; i < TW_N_PLAYER_COLOURS; i++)
    {
      g_assert_cmphex (tw_player_colour_fill (i), !=, tw_player_colour_mark (i));
      for (guint k = 0; k < i; k++)
        {
          g_assert_cmpstr (tw_player_colour_name (i), !=, tw_player_colour_name (k));
          g_assert_cmphex (tw_player_colour_fill (i), !=, tw_player_colour_fill (k));
        }
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_data_func ("/drawing/pictures/classic", "classic", test_strip);
  g_test_add_data_func ("/drawing/pictures/winter", "winter", test_strip);
  g_test_add_data_func ("/drawing/pictures/print", "print", test_strip);
  g_test_add_func ("/drawing/pictures/figures", test_figures);
  g_test_add_func ("/drawing/pictures/symbols", test_symbols);
  g_test_add_func ("/drawing/pictures/themes", test_themes);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
