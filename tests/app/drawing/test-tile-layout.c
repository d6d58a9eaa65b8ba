/* Layouts: the same for the same tile, at any size and in any thread; parts that are
 * where they say they are. */
#include <math.h>

#include "tests/app/drawing/drawing-fixture.h"
#include "app/drawing/shape-lines.h"
#include "app/drawing/spots.h"
#include "app/drawing/tile-layout-data.h"

static Fixture fixture;

static const Subject *
subject_at (guint i)
{
  return &g_array_index (fixture.subjects, Subject, i);
}

static void
test_determinism (void)
{
  for (guint i = 0; i < fixture.subjects->len; i += 7)
    {
      g_autoptr (TwTileLayout) a = subject_layout (subject_at (i), 1);
      g_autoptr (TwTileLayout) b = subject_layout (subject_at (i), 1);
      g_autoptr (cairo_surface_t) first = layout_picture (a, 64, 1, NULL);
      g_autoptr (cairo_surface_t) other = layout_picture (a, 40, 2, "winter");
      g_autoptr (cairo_surface_t) again = layout_picture (a, 64, 1, NULL);
      g_autoptr (cairo_surface_t) twin = layout_picture (b, 64, 1, NULL);

      g_assert_cmpfloat (picture_difference (first, again), ==, 0);
      g_assert_cmpfloat (picture_difference (first, twin), ==, 0);
    }
}

static gpointer
draw_thread (gpointer data)
{
  return layout_picture (data, 96, 0, NULL);
}

static void
test_threads (void)
{
  g_autoptr (TwTileLayout) layout = subject_layout (fixture_find (&fixture, "base", "S"), 0);
  g_autoptr (cairo_surface_t) expected = layout_picture (layout, 96, 0, NULL);
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("draw", draw_thread, layout);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_autoptr (cairo_surface_t) picture = g_thread_join (threads[i]);

      g_assert_cmpfloat (picture_difference (picture, expected), ==, 0);
    }
}

/* A big picture made small is the smaller picture, but for left-out detail and calmer roofs; a map
 * has other roofs. */
static void
test_sizes (void)
{
  for (guint i = 0; i < fixture.subjects->len; i += 11)
    {
      g_autoptr (TwTileLayout) layout = subject_layout (subject_at (i), 0);
      g_autoptr (cairo_surface_t) big = layout_picture (layout, 256, 0, NULL);
      g_autoptr (cairo_surface_t) small = layout_picture (layout, 96, 0, NULL);
      g_autoptr (cairo_surface_t) reduced = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 96, 96);
      g_autoptr (cairo_t) cr = cairo_create (reduced);

      cairo_scale (cr, .375, .375);
      cairo_set_source_surface (cr, big, 0, 0);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
      cairo_paint (cr);
      cairo_surface_flush (reduced);
      g_assert_cmpfloat (picture_difference (small, reduced), <, 18);
    }
}

static cairo_path_t *
part_path (const TwTileLayout *layout, TwTilePart part, guint index)
{
  cairo_surface_t *none = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  g_autoptr (cairo_t) cr = cairo_create (none);

  cairo_surface_destroy (none);
  g_assert_true (tw_tile_layout_path (layout, part, index, cr));
  return cairo_copy_path (cr);
}

/* Copies differ in what is loose, not in roads, walls and places. */
static void
test_copies (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "U");
  g_autoptr (TwTileLayout) a = subject_layout (subject, 0);
  g_autoptr (TwTileLayout) b = subject_layout (subject, 1);
  g_autoptr (cairo_surface_t) first = layout_picture (a, 64, 0, NULL);
  g_autoptr (cairo_surface_t) second = layout_picture (b, 64, 0, NULL);
  cairo_path_t *p = part_path (a, TW_PART_SEGMENT, 0), *q = part_path (b, TW_PART_SEGMENT, 0);

  g_assert_cmpint (p->num_data, ==, q->num_data);
  for (int i = 0; i < p->num_data; i += p->data[i].header.length)
    g_assert_cmpmem (&p->data[i + 1].point, sizeof p->data->point, &q->data[i + 1].point,
                     sizeof q->data->point);
  g_assert_cmpfloat (picture_difference (first, second), >, 1);
  cairo_path_destroy (p);
  cairo_path_destroy (q);
}

static guint
n_parts (const Subject *subject, TwTilePart part)
{
  TwTopology t;

  tw_tile_variant_topology (subject->tile, subject->variant, &t);
  switch (part)
    {
    case TW_PART_SEGMENT:
      return t.n_segments;
    case TW_PART_FIELD:
      return subject->tile->fields.n_fields;
    case TW_PART_JUNCTION:
      return t.n_junctions;
    case TW_PART_SYMBOL:
      return t.n_symbols;
    case TW_PART_NONE:
    default:
      return 0;
    }
}

/* What stands on a spot stands on its part. */
static void
test_spots (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = subject_at (i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);
      double seen[96][2], x, y;
      guint n_seen = 0;

      for (guint part = TW_PART_SEGMENT; part <= TW_PART_SYMBOL; part++)
        {
          guint n = n_parts (subject, part);

          g_assert_false (tw_tile_layout_spot (layout, part, n, &x, &y));
          for (guint index = 0; index < n; index++)
            {
              guint hit_index = 99;
              TwTilePart hit;

              g_assert_true (tw_tile_layout_spot (layout, part, index, &x, &y));
              hit = tw_tile_layout_hit (layout, x, y, &hit_index);
              if (hit != part || hit_index != index)
                g_error ("%s: spot of part %u %u at %.3f %.3f hits %u %u", name, part, index, x, y,
                         hit, hit_index);
              for (guint k = 0; k < n_seen; k++)
                if (hypot (seen[k][0] - x, seen[k][1] - y) < .05)
                  g_error ("%s: spot of part %u %u is %.3f from another", name, part, index,
                           hypot (seen[k][0] - x, seen[k][1] - y));
              g_assert_cmpfloat (MIN (MIN (x, y), MIN (1 - x, 1 - y)), >=,
                                 part == TW_PART_JUNCTION || part == TW_PART_SYMBOL ? .06 : .089);
              seen[n_seen][0] = x;
              seen[n_seen++][1] = y;
            }
        }
    }
}

/* The half-edges of a field belong to it, also when somebody points at them. */
static void
test_ports (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = subject_at (i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      TwEdgeCodes codes = tw_topology_edge_codes (&subject->tile->topology);

      for (guint half = 0; half < 8; half++)
        {
          guint e = half / 2, index = 99;
          int field = tw_fields_at (&subject->tile->fields, (TwRimPlace) (4 * e + 2 * (half & 1)));
          double along = half & 1 ? .75 : .25, in = .03;
          double x = e == 0 ? along : e == 1 ? 1 - in : e == 2 ? 1 - along : in;
          double y = e == 0 ? in : e == 1 ? along : e == 2 ? 1 - in : 1 - along;
          g_autofree char *name = subject_name (subject);

          if (field < 0 || (tw_edge_code (codes, (TwEdge) e) & TW_EDGE_MISTY))
            continue;
          if (tw_tile_layout_hit (layout, x, y, &index) != TW_PART_FIELD || (int) index != field)
            g_error ("%s: half-edge %u is not field %d but %u", name, half, field, index);
        }
    }
}

/* A field's outline encloses what is the field when pointed at, and nothing else. */
static void
test_outlines (void)
{
  cairo_surface_t *none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  g_autoptr (cairo_t) cr = cairo_create (none);

  cairo_surface_destroy (none);
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = subject_at (i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);

      for (guint f = 0; f < subject->tile->fields.n_fields; f++)
        {
          guint n_inside = 0, n_right = 0;

          cairo_new_path (cr);
          g_assert_true (tw_tile_layout_path (layout, TW_PART_FIELD, f, cr));
          for (guint k = 0; k < 40 * 40; k++)
            {
              double x = (k % 40 + .5) / 40, y = (k / 40 + .5) / 40;
              guint index = 99;
              TwTilePart hit;

              if (!cairo_in_fill (cr, x, y))
                continue;
              n_inside++;
              hit = tw_tile_layout_hit (layout, x, y, &index);
              n_right += hit != TW_PART_FIELD || index == f;
            }
          if (n_inside == 0 || n_right < n_inside)
            g_error ("%s: %u of %u points of the outline are field %u", name, n_right, n_inside, f);
        }
    }
}

/* What is pointed at and measured is the same in a plan, which has nothing that could be left out.
 */
static void
test_plan (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = subject_at (i);
      g_autoptr (TwTileLayout) whole = subject_layout (subject, 0);
      g_autoptr (TwTileLayout) plan = tw_tile_layout_new_plan (subject->set->id, subject->tile);
      g_autofree char *name = subject_name (subject);

      if (subject->variant >= 0)
        continue;
      if (tw_tile_layout_faults (whole) != tw_tile_layout_faults (plan))
        g_error ("%s: other faults in its plan", name);
      for (guint part = TW_PART_SEGMENT; part <= TW_PART_SYMBOL; part++)
        for (guint index = 0; index < n_parts (subject, part); index++)
          {
            double at[2], planned[2];

            g_assert_true (tw_tile_layout_spot (whole, part, index, &at[0], &at[1]));
            g_assert_true (tw_tile_layout_spot (plan, part, index, &planned[0], &planned[1]));
            if (at[0] != planned[0] || at[1] != planned[1])
              g_error ("%s: part %u %u is elsewhere in its plan", name, part, index);
          }
      for (guint k = 0; k < 50 * 50; k++)
        {
          double x = (k % 50 + .5) / 50, y = (k / 50 + .5) / 50;
          guint index = 99, planned = 99;

          if (tw_tile_layout_hit (whole, x, y, &index) != tw_tile_layout_hit (plan, x, y, &planned)
              || index != planned)
            g_error ("%s: something else at %.2f %.2f in its plan", name, x, y);
        }
      g_assert_cmpuint (plan->n_trees + plan->n_tufts + plan->n_patches, ==, 0);
      for (guint k = 0; k < plan->n_towns; k++)
        g_assert_cmpuint (plan->towns[k].n_houses, ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/tile-layout/determinism", test_determinism);
  g_test_add_func ("/drawing/tile-layout/threads", test_threads);
  g_test_add_func ("/drawing/tile-layout/sizes", test_sizes);
  g_test_add_func ("/drawing/tile-layout/copies", test_copies);
  g_test_add_func ("/drawing/tile-layout/spots", test_spots);
  g_test_add_func ("/drawing/tile-layout/ports", test_ports);
  g_test_add_func ("/drawing/tile-layout/outlines", test_outlines);
  g_test_add_func ("/drawing/tile-layout/plan", test_plan);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
