/* What is drawn keeps its limits whatever the set is called: the seed comes from its id.
 *
 * Each shipped tile is laid out as that of a few of fifty sets; with -m slow of all of them.
 */
#include <math.h>

#include "app/drawing/spots.h"
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/tile-layout.h"
#include "tests/app/drawing/drawing-fixture.h"

#define N_IDS 50
/* Of these for each tile, when it is to be quick. */
#define N_QUICK 4
#define SIZE    80
#define CORNER  14

static Fixture fixture;

static char *
id_of (guint k)
{
  static const char *const words[] = { "own", "My-Set", "river-2", "x", "forest-of-the-abbot" };

  return g_strdup_printf ("%s-%u", words[k % G_N_ELEMENTS (words)], 7919 * k % 1009);
}

static gboolean
is_taken (guint subject, guint k)
{
  return g_test_slow () || (k + 13 * subject) % N_IDS < N_QUICK;
}

static guint
n_parts (const TwTileLayout *layout, TwTilePart part)
{
  switch (part)
    {
    case TW_PART_SEGMENT:
      return layout->topology.n_segments;
    case TW_PART_FIELD:
      return layout->fields.n_fields;
    case TW_PART_JUNCTION:
      return layout->topology.n_junctions;
    case TW_PART_SYMBOL:
      return layout->topology.n_symbols;
    case TW_PART_NONE:
    default:
      return 0;
    }
}

/* Spots lie on their parts, apart and off the rim. */
static void
check_spots (const TwTileLayout *layout, const char *name)
{
  double seen[96][2], x, y;
  guint n_seen = 0;

  for (guint part = TW_PART_SEGMENT; part <= TW_PART_SYMBOL; part++)
    for (guint index = 0; index < n_parts (layout, part); index++)
      {
        guint hit_index = 99;
        TwTilePart hit;
        double rim;

        g_assert_true (tw_tile_layout_spot (layout, part, index, &x, &y));
        hit = tw_tile_layout_hit (layout, x, y, &hit_index);
        if (hit != part || hit_index != index)
          g_error ("%s: spot of part %u %u hits %u %u", name, part, index, hit, hit_index);
        for (guint k = 0; k < n_seen; k++)
          if (hypot (seen[k][0] - x, seen[k][1] - y) < .05)
            g_error ("%s: spot of part %u %u is %.3f from another", name, part, index,
                     hypot (seen[k][0] - x, seen[k][1] - y));
        rim = MIN (MIN (x, y), MIN (1 - x, 1 - y));
        if (rim < (part == TW_PART_JUNCTION || part == TW_PART_SYMBOL ? .06 : .089))
          g_error ("%s: spot of part %u %u is %.3f from the rim", name, part, index, rim);
        seen[n_seen][0] = x;
        seen[n_seen++][1] = y;
      }
}

/* Symbols keep off the rim and off each other, and no figure stands on one. */
static void
check_marks (const TwTileLayout *l, const char *name)
{
  for (guint i = 0; i < l->n_marks; i++)
    {
      const TwMark *mark = &l->marks[i];

      if (point_room (mark->at) <= mark->size * .5)
        g_error ("%s: symbol %u is cut off", name, i);
      for (guint k = 0; k < i; k++)
        if (point_distance (l->marks[k].at, mark->at) < .47 * (l->marks[k].size + mark->size))
          g_error ("%s: symbols %u and %u overlap", name, k, i);
      for (guint k = 0; k < l->n_spots; k++)
        if ((l->spots[k].part == TW_PART_SEGMENT || l->spots[k].part == TW_PART_FIELD)
            && point_distance (l->spots[k].at, mark->at) < .6 * mark->size)
          g_error ("%s: a figure stands on symbol %u", name, i);
    }
}

static void
test_places (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    for (guint k = 0; k < N_IDS; k++)
      {
        const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
        g_autofree char *id = id_of (k);
        g_autofree char *plain = subject_name (subject);
        g_autofree char *name = g_strdup_printf ("%s in a set “%s”", plain, id);
        g_autoptr (TwTileLayout) layout = NULL;

        if (!is_taken (i, k))
          continue;
        layout = tw_tile_layout_new (id, subject->tile, subject->variant, 0);
        check_spots (layout, name);
        check_marks (layout, name);
      }
}

/* The colours along the border of @edge, clockwise. */
static void
take_profile (cairo_surface_t *picture, guint edge, guint8 out[SIZE][3])
{
  for (int i = 0; i < SIZE; i++)
    {
      int x = edge == 0 ? i : edge == 1 ? SIZE - 1 : edge == 2 ? SIZE - 1 - i : 0;
      int y = edge == 0 ? 0 : edge == 1 ? i : edge == 2 ? SIZE - 1 : SIZE - 1 - i;

      for (guint c = 0; c < 3; c++)
        out[i][c] = (guint8) picture_channel (picture, x, y, c);
    }
}

/* Grass, roads and rivers go on next door without a seam, from one set to another. */
static void
test_seams (void)
{
  static guint8 known[256][SIZE][3];
  gboolean is_known[256] = { FALSE };

  for (guint i = 0; i < fixture.subjects->len; i++)
    for (guint k = 0; k < N_IDS; k++)
      {
        const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
        TwEdgeCodes codes = tw_topology_edge_codes (&subject->tile->topology);
        g_autofree char *id = id_of (k);
        g_autofree char *name = subject_name (subject);
        g_autoptr (TwTileLayout) layout = NULL;
        g_autoptr (cairo_surface_t) picture = NULL;

        /* The start block's ruin lies across the corner of four tiles. */
        if (!is_taken (i, k) || (!g_test_slow () && i % 3 != k % 3)
            || g_str_has_prefix (subject->tile->id, "Mists-Start"))
          continue;
        layout = tw_tile_layout_new (id, subject->tile, subject->variant, 0);
        picture = layout_picture (layout, SIZE, 0, NULL);
        for (guint edge = 0; edge < 4; edge++)
          {
            guint8 code = tw_edge_code (codes, (TwEdge) edge), profile[SIZE][3];
            double sum = 0;

            if ((code & ~TW_EDGE_MISTY) != TW_KIND_FIELD && (code & ~TW_EDGE_MISTY) != TW_KIND_ROAD
                && code != TW_KIND_RIVER)
              continue;
            take_profile (picture, edge, profile);
            if (!is_known[code])
              memcpy (known[code], profile, sizeof profile);
            is_known[code] = TRUE;
            for (int at = CORNER; at < SIZE - CORNER; at++)
              for (guint c = 0; c < 3; c++)
                {
                  int difference = ABS ((int) profile[at][c] - (int) known[code][SIZE - 1 - at][c]);

                  sum += difference;
                  if (difference > 14)
                    g_error ("%s in a set “%s”, edge %u, pixel %d: %u meets %u", name, id, edge, at,
                             profile[at][c], known[code][SIZE - 1 - at][c]);
                }
            if (sum / (3 * (SIZE - 2 * CORNER)) > 4)
              g_error ("%s in a set “%s”, edge %u: differs by %.2f", name, id, edge,
                       sum / (3 * (SIZE - 2 * CORNER)));
          }
      }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/any-id/places", test_places);
  g_test_add_func ("/drawing/any-id/seams", test_seams);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
