/* What laying out and drawing a tile costs, in processor time of one core: all shipped
 * tiles and variants; with a star in high contrast, with a plus with 3 mm of bleed.
 *
 *   bench-drawing [ROUNDS]
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "engine/format/shipped-sets.h"

typedef struct
{
  const char *set;
  const TwTile *tile;
  int variant;
} Subject;

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
report (const char *what, GArray *times_ms)
{
  double sum = 0;

  g_array_sort (times_ms, compare_doubles);
  for (guint i = 0; i < times_ms->len; i++)
    sum += g_array_index (times_ms, double, i);
  printf ("%-10s mean %6.2f ms  median %6.2f ms  worst %6.2f ms\n", what, sum / times_ms->len,
          g_array_index (times_ms, double, times_ms->len / 2),
          g_array_index (times_ms, double, times_ms->len - 1));
  g_array_set_size (times_ms, 0);
}

static gint64
now_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
add_time (GArray *times_ms, gint64 start)
{
  double ms = (double) (now_us () - start) / 1000;

  g_array_append_val (times_ms, ms);
}

static void
bench_size (GArray *subjects,
            TwTileLayout **layouts,
            int size,
            guint rounds,
            gboolean is_high,
            double bleed)
{
  const TwTheme *theme = tw_theme_with_contrast (tw_theme_find (NULL), is_high);
  g_autoptr (GArray) times_ms = g_array_new (FALSE, FALSE, sizeof (double));
  int past = (int) (bleed * size), wide = size + 2 * past;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, wide, wide);
  g_autofree char *what =
      g_strdup_printf ("draw %d%s%s", size, is_high ? "*" : "", bleed > 0 ? "+" : "");

  for (guint round = 0; round < rounds; round++)
    for (guint i = 0; i < subjects->len; i++)
      {
        cairo_t *cr = cairo_create (surface);
        gint64 start = now_us ();

        cairo_translate (cr, past, past);
        tw_tile_layout_draw_bleed (layouts[i], cr, size, bleed, round, theme);
        add_time (times_ms, start);
        cairo_destroy (cr);
      }
  cairo_surface_destroy (surface);
  report (what, times_ms);
}

int
main (int argc, char *argv[])
{
  static const int sizes[] = { 48, 64, 128, 512 };
  guint rounds = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 2;
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  g_autoptr (GArray) subjects = g_array_new (FALSE, FALSE, sizeof (Subject));
  g_autoptr (GArray) times_ms = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree TwTileLayout **layouts = NULL;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      TwTileSet *set = tw_shipped_set_load (ids[i], &error);

      if (set == NULL)
        g_error ("%s", error->message);
      g_ptr_array_add (sets, set);
      for (guint t = 0; t < set->n_tiles; t++)
        for (int v = -1; v < (int) set->tiles[t]->n_variants; v++)
          {
            Subject subject = { set->id, set->tiles[t], v };

            g_array_append_val (subjects, subject);
          }
    }
  layouts = g_new0 (TwTileLayout *, subjects->len);
  for (guint round = 0; round < MAX (rounds, 1); round++)
    for (guint i = 0; i < subjects->len; i++)
      {
        const Subject *subject = &g_array_index (subjects, Subject, i);
        gint64 start = now_us ();
        TwTileLayout *layout =
            tw_tile_layout_new (subject->set, subject->tile, subject->variant, round);

        add_time (times_ms, start);
        g_clear_pointer (&layouts[i], tw_tile_layout_unref);
        layouts[i] = layout;
      }
  printf ("%u tiles and variants\n", subjects->len);
  report ("layout", times_ms);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    bench_size (subjects, layouts, sizes[i], MAX (rounds, 1), FALSE, 0);
  bench_size (subjects, layouts, 128, MAX (rounds, 1), TRUE, 0);
  bench_size (subjects, layouts, 128, MAX (rounds, 1), FALSE, 3 / 45.);
  bench_size (subjects, layouts, 512, MAX (rounds, 1), FALSE, 3 / 45.);
  for (guint i = 0; i < subjects->len; i++)
    tw_tile_layout_unref (layouts[i]);
  return 0;
}
