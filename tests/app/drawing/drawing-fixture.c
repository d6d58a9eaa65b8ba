/* Loading the shipped sets, drawing tiles, looking at pixels. */
#include "tests/app/drawing/drawing-fixture.h"

#include "app/drawing/tile-drawing.h"
#include "engine/format/shipped-sets.h"

void
fixture_init (Fixture *fixture)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  fixture->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  fixture->subjects = g_array_new (FALSE, FALSE, sizeof (Subject));
  g_assert_cmpuint (g_strv_length (ids), >=, 10);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      TwTileSet *set = tw_shipped_set_load (ids[i], &error);

      g_assert_no_error (error);
      g_ptr_array_add (fixture->sets, set);
      for (guint t = 0; t < set->n_tiles; t++)
        for (int v = -1; v < (int) set->tiles[t]->n_variants; v++)
          {
            Subject subject = { set, set->tiles[t], v };

            g_array_append_val (fixture->subjects, subject);
          }
    }
}

void
fixture_clear (Fixture *fixture)
{
  g_array_unref (fixture->subjects);
  g_ptr_array_unref (fixture->sets);
}

const Subject *
fixture_find (const Fixture *fixture, const char *set, const char *tile)
{
  for (guint i = 0; i < fixture->subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture->subjects, Subject, i);

      if (g_str_equal (subject->set->id, set) && g_str_equal (subject->tile->id, tile)
          && subject->variant < 0)
        return subject;
    }
  g_error ("no tile %s in %s", tile, set);
}

TwTileLayout *
subject_layout (const Subject *subject, guint copy)
{
  return tw_tile_layout_new (subject->set->id, subject->tile, subject->variant, copy);
}

char *
subject_name (const Subject *subject)
{
  return g_strdup_printf ("%s:%s#%d", subject->set->id, subject->tile->id, subject->variant);
}

cairo_surface_t *
layout_picture (const TwTileLayout *layout, int size, guint quarter_turns, const char *theme)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  g_autoptr (cairo_t) cr = cairo_create (picture);

  tw_tile_layout_draw (layout, cr, size, quarter_turns, tw_theme_find (theme));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (picture);
  return picture;
}

guint
picture_channel (cairo_surface_t *picture, int x, int y, guint channel)
{
  const guchar *data = cairo_image_surface_get_data (picture);

  return data[y * cairo_image_surface_get_stride (picture) + 4 * x + (int) channel];
}

double
picture_difference (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  double sum = 0;

  g_assert_cmpint (width, ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (height, ==, cairo_image_surface_get_height (b));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (guint c = 0; c < 3; c++)
        sum += ABS ((int) picture_channel (a, x, y, c) - (int) picture_channel (b, x, y, c));
  return sum / (3.0 * width * height);
}
