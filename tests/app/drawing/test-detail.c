/* A small picture is a calm map, a large one is painted, and between them nothing jumps. */
#include "app/drawing/theme.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout-data.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/app/luminance.h"

#define SMALL 48
/* All pictures are compared at this size. */
#define SAME 60

static Fixture fixture;

static guint32
colour_at (cairo_surface_t *picture, int x, int y)
{
  return picture_channel (picture, x, y, 2) << 16 | picture_channel (picture, x, y, 1) << 8
         | picture_channel (picture, x, y, 0);
}

/* How much neighbouring pixels differ, on the mean of all. */
static double
unrest (cairo_surface_t *picture, int size)
{
  double sum = 0;

  for (int y = 1; y < size; y++)
    for (int x = 1; x < size; x++)
      sum += ABS ((int) picture_channel (picture, x, y, 1)
                  - (int) picture_channel (picture, x - 1, y, 1))
             + ABS ((int) picture_channel (picture, x, y, 1)
                    - (int) picture_channel (picture, x, y - 1, 1));
  return sum / (size - 1) / (size - 1);
}

/* A town of a map: few roofs, each within its town, and much bare ground. */
static void
test_few_roofs (void)
{
  guint n_towns = 0;
  double roofs = 0, towns = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);

      for (guint k = 0; k < layout->n_towns; k++)
        {
          const TwTown *town = &layout->towns[k];

          g_assert_cmpuint (town->n_blocks, <=, 7);
          for (guint j = 0; j < town->n_blocks; j++)
            {
              g_assert_true (tw_line_encloses (&town->outline, town->blocks[j].at));
              roofs += town->blocks[j].w * town->blocks[j].d;
            }
          /* Of those with a hall or a seal less is left for roofs. */
          if (town->n_houses > 60 && town->hall.r == 0 && layout->n_marks == 0)
            {
              g_assert_cmpuint (town->n_blocks, >=, 3);
              n_towns++;
            }
          towns += tw_line_area (&town->outline);
        }
    }
  g_test_message ("roofs are %.2f of towns", roofs / towns);
  g_assert_cmpuint (n_towns, >, 5);
  g_assert_cmpfloat (roofs / towns, >, .25);
  g_assert_cmpfloat (roofs / towns, <, .60);
}

static void
test_calm (void)
{
  g_autoptr (TwTileLayout) town = subject_layout (fixture_find (&fixture, "base", "C"), 0);
  g_autoptr (TwTileLayout) field = subject_layout (fixture_find (&fixture, "base", "B"), 0);
  g_autoptr (cairo_surface_t) small = layout_picture (town, SMALL, 0, NULL);
  g_autoptr (cairo_surface_t) usual = layout_picture (town, 110, 0, NULL);
  double of_map = unrest (small, SMALL), of_usual = unrest (usual, 110);

  g_test_message ("unrest of a town %.1f, of a larger one %.1f", of_map, of_usual);
  /* Pixels of a small picture lie farther apart, and differ less all the same. */
  g_assert_cmpfloat (of_map, <, of_usual);
  g_assert_cmpfloat (of_map, <, 26);
  g_assert_cmpuint (field->n_plots, <=, 1);
}

static cairo_surface_t *
at_one_size (const TwTileLayout *layout, int size)
{
  g_autoptr (cairo_surface_t) picture = layout_picture (layout, size, 0, NULL);
  cairo_surface_t *same = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SAME, SAME);
  g_autoptr (cairo_t) cr = cairo_create (same);

  cairo_scale (cr, (double) SAME / size, (double) SAME / size);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_surface_flush (same);
  return same;
}

/* Over the sizes in which one look becomes another, no step is a third of the way. */
static void
test_no_jump (void)
{
  static const struct
  {
    int from, to, step;
  } stretches[] = { { 53, 66, 1 }, { 182, 218, 3 } };
  static const char *const tiles[] = { "C", "R", "D", "V" };
  double most = 0;

  for (guint t = 0; t < G_N_ELEMENTS (tiles); t++)
    for (guint i = 0; i < G_N_ELEMENTS (stretches); i++)
      {
        g_autoptr (TwTileLayout) layout =
            subject_layout (fixture_find (&fixture, "base", tiles[t]), 0);
        g_autoptr (cairo_surface_t) before = at_one_size (layout, stretches[i].from);

        for (int size = stretches[i].from + stretches[i].step; size <= stretches[i].to;
             size += stretches[i].step)
          {
            cairo_surface_t *next = at_one_size (layout, size);
            double differ = picture_difference (before, next);

            most = MAX (most, differ);
            if (differ > 6.5)
              g_error ("%s: from %d to %d px it changes by %.1f", tiles[t],
                       size - stretches[i].step, size, differ);
            cairo_surface_destroy (before);
            before = next;
          }
      }
  g_test_message ("it changes by %.1f at most", most);
}

/* Without colour a river is no hairline, and a road is nothing but a road. */
static void
test_contrasts (void)
{
  g_autoptr (TwTileLayout) river = subject_layout (fixture_find (&fixture, "river", "BB6F12"), 0);
  g_autoptr (TwTileLayout) road = subject_layout (fixture_find (&fixture, "base", "D"), 0);
  g_autoptr (cairo_surface_t) water = layout_picture (river, 110, 0, NULL);
  g_autoptr (cairo_surface_t) way = layout_picture (road, SMALL, 0, NULL);
  double grass = luminance (tw_theme_grass (tw_theme_find (NULL)));
  /* Between its shores. */
  double wet = luminance (colour_at (water, 3, 55)), light = 0;

  for (int i = 0; i < SMALL; i++)
    light = MAX (light, luminance (colour_at (way, 2, i)));
  g_test_message ("water and grass %.2f, road and grass %.2f", contrast_of (wet, grass),
                  contrast_of (light, grass));
  g_assert_cmpfloat (contrast_of (wet, grass), >, 1.5);
  g_assert_cmpfloat (contrast_of (light, grass), >, 1.7);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/detail/few-roofs", test_few_roofs);
  g_test_add_func ("/detail/calm", test_calm);
  g_test_add_func ("/detail/no-jump", test_no_jump);
  g_test_add_func ("/detail/contrasts", test_contrasts);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
