/* Any two tiles side by side meet without a visible seam. */
#include <math.h>

#include "tests/app/drawing/drawing-fixture.h"
#include "app/drawing/spots.h"

#define SIZE 80
/* Next to a corner a wall or the mist of the neighbouring edge may end. */
#define CORNER 14

static Fixture fixture;

typedef guint8 Profile[SIZE][3];

/* The colours along the border of @edge, clockwise. The rim is pressed, all alike. */
static void
take_profile (cairo_surface_t *picture, guint edge, Profile out)
{
  for (int i = 0; i < SIZE; i++)
    {
      int x = edge == 0 ? i : edge == 1 ? SIZE - 1 : edge == 2 ? SIZE - 1 - i : 0;
      int y = edge == 0 ? 0 : edge == 1 ? i : edge == 2 ? SIZE - 1 : SIZE - 1 - i;

      for (guint c = 0; c < 3; c++)
        out[i][c] = (guint8) picture_channel (picture, x, y, c);
    }
}

/* The neighbour's edge runs the other way round. */
static void
compare_profiles (const char *what, Profile a, Profile b)
{
  double sum = 0;

  for (int i = CORNER; i < SIZE - CORNER; i++)
    for (guint c = 0; c < 3; c++)
      {
        int difference = ABS ((int) a[i][c] - (int) b[SIZE - 1 - i][c]);

        sum += difference;
        if (difference > 14)
          g_error ("%s: pixel %d channel %u: %u meets %u", what, i, c, a[i][c], b[SIZE - 1 - i][c]);
      }
  if (sum / (3 * (SIZE - 2 * CORNER)) > 4)
    g_error ("%s: differs by %.2f", what, sum / (3 * (SIZE - 2 * CORNER)));
}

/* All tiles against one of each kind of border; that covers all pairs up to twice the
 * tolerance. Borders of towns are houses and cannot be compared by colour. */
static void
test_colours (void)
{
  Profile known[256];
  gboolean is_known[256] = { FALSE };
  guint n_compared = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, i % 3);
      TwEdgeCodes codes = tw_topology_edge_codes (&subject->tile->topology);
      guint turns = i % 4;
      g_autoptr (cairo_surface_t) picture = layout_picture (layout, SIZE, turns, NULL);
      TwEdgeCodes turned = tw_edge_codes_rotate (codes, turns);

      for (guint edge = 0; edge < 4; edge++)
        {
          guint8 code = tw_edge_code (turned, (TwEdge) edge);
          g_autofree char *name = subject_name (subject);
          g_autofree char *what = g_strdup_printf ("%s turned %u edge %u", name, turns, edge);
          Profile profile;

          /* The start block's ruin lies across the corner of four tiles. */
          if (g_str_has_prefix (subject->tile->id, "Mists-Start"))
            continue;
          if ((code & ~TW_EDGE_MISTY) != TW_KIND_FIELD && (code & ~TW_EDGE_MISTY) != TW_KIND_ROAD
              && code != TW_KIND_RIVER)
            continue;
          take_profile (picture, edge, profile);
          if (!is_known[code])
            memcpy (known[code], profile, sizeof profile);
          is_known[code] = TRUE;
          compare_profiles (what, profile, known[code]);
          n_compared++;
        }
    }
  g_assert_cmpuint (n_compared, >, 400);
}

/* The same tile in all four turns has the same borders: neither light nor grass tell. */
static void
test_turns (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "X");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  Profile first;

  for (guint turns = 0; turns < 4; turns++)
    {
      g_autoptr (cairo_surface_t) picture = layout_picture (layout, SIZE, turns, "winter");

      for (guint edge = 0; edge < 4; edge++)
        {
          Profile profile;

          take_profile (picture, edge, profile);
          if (turns == 0 && edge == 0)
            memcpy (first, profile, sizeof first);
          compare_profiles ("X", profile, first);
        }
    }
}

/* Whether the piece of line crosses @edge in its middle and straight on. */
static gboolean
leaves_by (guint edge, double x0, double y0, double x1, double y1)
{
  double rim = edge == 1 || edge == 2 ? 1 : 0;
  double across_0 = edge & 1 ? x0 : y0, across_1 = edge & 1 ? x1 : y1;
  double along_0 = edge & 1 ? y0 : x0, along_1 = edge & 1 ? y1 : x1;

  return (across_0 - rim) * (across_1 - rim) <= 0 && across_0 != across_1
         && fabs (along_0 - .5) < .01 && fabs (along_1 - .5) < .01
         && (fabs (across_0 - rim) > .03 || fabs (across_1 - rim) > .03);
}

/* Roads and rivers leave through the exact middle of an edge at a right angle. */
static void
test_ways (void)
{
  guint n_ends = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      const TwTopology *t = &subject->tile->topology;
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);

      for (guint s = 0; s < t->n_segments; s++)
        {
          cairo_surface_t *none = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
          g_autoptr (cairo_t) cr = cairo_create (none);
          cairo_path_t *path;
          double last_x = 0, last_y = 0;
          guint found = 0;

          cairo_surface_destroy (none);
          if (t->segments[s].kind != TW_KIND_ROAD && t->segments[s].kind != TW_KIND_RIVER)
            continue;
          g_assert_true (tw_tile_layout_path (layout, TW_PART_SEGMENT, s, cr));
          path = cairo_copy_path_flat (cr);
          for (int k = 0; k < path->num_data; k += path->data[k].header.length)
            {
              cairo_path_data_t *at = &path->data[k + 1];

              if (path->data[k].header.type == CAIRO_PATH_LINE_TO)
                for (guint e = 0; e < 4; e++)
                  found += leaves_by (e, last_x, last_y, at->point.x, at->point.y);
              last_x = at->point.x;
              last_y = at->point.y;
            }
          cairo_path_destroy (path);
          if (found != (guint) __builtin_popcount (tw_rim_edges (t->segments[s].rim)))
            g_error ("%s:%s: segment %u has %u ends on the rim", subject->set->id,
                     subject->tile->id, s, found);
          n_ends += found;
        }
    }
  g_assert_cmpuint (n_ends, >, 200);
}

/* A town reaches along the whole of its edges, up to the corners. */
static void
test_towns (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      const TwTopology *t = &subject->tile->topology;
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);

      for (guint s = 0; s < t->n_segments; s++)
        for (guint e = 0; e < 4; e++)
          for (guint k = 1; k < 20 && t->segments[s].kind == TW_KIND_CITY
                            && (t->segments[s].rim & TW_RIM_MIDDLE (e));
               k++)
            {
              double along = k / 20., in = .008;
              double x = e == 1 ? 1 - in : e == 3 ? in : along;
              double y = e == 2 ? 1 - in : e == 0 ? in : along;
              guint index = 99;

              g_assert_cmpint (tw_tile_layout_hit (layout, x, y, &index), ==, TW_PART_SEGMENT);
              g_assert_cmpuint (index, ==, s);
            }
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/seams/colours", test_colours);
  g_test_add_func ("/drawing/seams/turns", test_turns);
  g_test_add_func ("/drawing/seams/ways", test_ways);
  g_test_add_func ("/drawing/seams/towns", test_towns);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
