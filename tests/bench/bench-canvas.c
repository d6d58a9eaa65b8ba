/* What one frame of the Design page costs while something is dragged, in processor time of one
 * core: the edit, the layout, and everything that is drawn over the tile's picture. A frame has
 * 16.7 ms. The picture itself is drawn by another thread and comes when it is done.
 *
 *   bench-canvas
 */
#include <stdio.h>
#include <time.h>

#include "app/designer/canvas-fields.h"
#include "app/designer/canvas-gesture.h"
#include "app/designer/canvas-paint.h"
#include "app/designer/canvas-shape.h"
#include "engine/format/shipped-sets.h"

#define SIDE  540
#define STEPS 12

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
now_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

static void
report (const char *what, GArray *times)
{
  guint n_late = 0;

  g_array_sort (times, compare_doubles);
  for (guint i = 0; i < times->len; i++)
    n_late += g_array_index (times, double, i) > 1000. / 60;
  printf ("%-8s %5u frames  median %6.2f ms  99 of 100 %6.2f ms  worst %6.2f ms  late %u\n", what,
          times->len, g_array_index (times, double, times->len / 2),
          g_array_index (times, double, times->len * 99 / 100),
          g_array_index (times, double, times->len - 1), n_late);
  g_array_set_size (times, 0);
}

/* What the canvas draws in a frame. */
static void
draw (const TwTile *tile, const TwTileLayout *layout, cairo_t *cr, PangoContext *context)
{
  TwCanvasOverlay overlay = { .scene = { tile, layout, TRUE, 0xff },
                              .view = { 80, 60, SIDE, 0 },
                              .selected = 1,
                              .selected_symbol = -1,
                              .selected_field = -1,
                              .is_dragging = TRUE,
                              .is_pulling = TRUE };

  tw_canvas_draw_fields (&overlay, cr, context);
  tw_canvas_draw_overlay (&overlay, cr, context);
}

static void
bench_pull (const TwTile *tile, cairo_t *cr, PangoContext *context, GArray *times)
{
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new_plan ("bench", tile);
  const TwCanvasScene scene = { .tile = tile,
                                .layout = layout,
                                .handles = (TwSegmentSet) ((1u << tile->topology.n_segments) - 1) };
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  guint n_bends = tw_canvas_bends (&scene, bends);

  for (guint bend = 0; bend < n_bends; bend += 3)
    {
      TwCanvasPull pull;

      if (!tw_canvas_pull_begin (&pull, &scene, "bench", TW_CANVAS_SPOT (TW_CANVAS_BEND, bend), 0,
                                 FALSE, bends[bend].u, bends[bend].v))
        continue;
      for (guint step = 1; step <= STEPS; step++)
        {
          double start = now_ms (), taken;
          g_autoptr (TwTile) drawn = NULL;
          g_autoptr (TwTile) shaped = NULL;
          g_autoptr (TwTileLayout) shown = NULL;

          tw_canvas_pull_move (&pull, bends[bend].u + .01 * step, bends[bend].v + .008 * step, .02,
                               FALSE);
          drawn = tw_tile_with_topology (tile, &pull.topology);
          shaped = tw_tile_with_shape (drawn, &pull.shape);
          shown = tw_tile_layout_new_plan ("bench", shaped);
          draw (shaped, shown, cr, context);
          taken = now_ms () - start;
          g_array_append_val (times, taken);
        }
      tw_canvas_pull_end (&pull);
    }
}

static void
bench_gesture (const TwTile *tile, cairo_t *cr, PangoContext *context, GArray *times)
{
  for (guint from = 0; from < TW_N_EDGES; from++)
    for (guint to = 0; to < TW_N_EDGES; to++)
      {
        double start = now_ms (), taken;
        TwCanvasGesture gesture;
        g_autoptr (TwTile) drawn = NULL;
        g_autoptr (TwTileLayout) shown = NULL;

        if (from == to
            || !tw_canvas_gesture_begin (&gesture, &tile->topology,
                                         TW_CANVAS_SPOT (TW_CANVAS_EDGE, from), TW_KIND_ROAD)
            || !tw_canvas_gesture_move (&gesture, TW_CANVAS_SPOT (TW_CANVAS_EDGE, to)))
          continue;
        drawn = tw_tile_with_topology (tile, &gesture.now);
        shown = tw_tile_layout_new_plan ("bench", drawn);
        draw (drawn, shown, cr, context);
        taken = now_ms () - start;
        g_array_append_val (times, taken);
      }
}

int
main (void)
{
  static const char *const ids[] = { "base", "inns-and-cathedrals", "traders-and-builders" };
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE + 160, SIDE + 120);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);
  g_autoptr (GArray) pulls = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) gestures = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], &error);

      if (set == NULL)
        {
          fprintf (stderr, "%s\n", error->message);
          return 1;
        }
      for (guint k = 0; k < set->n_tiles; k++)
        {
          bench_pull (set->tiles[k], cr, context, pulls);
          bench_gesture (set->tiles[k], cr, context, gestures);
        }
    }
  report ("pulling", pulls);
  report ("dragging", gestures);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return 0;
}
