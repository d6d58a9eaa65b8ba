/* Where figures stand: in the open, on the land of their own part, beside each other. */
#include "app/drawing/spots.h"
#include "app/drawing/tile-layout-data.h"
#include "engine/tile/kind.h"
#include "tests/app/drawing/drawing-fixture.h"

static Fixture fixture;

/* A circle smaller than this is for somebody who stands where it is tight. */
#define TIGHT .06
/* Half a step of the map, within which its borders are. */
#define NODE (.75 / (TW_MAP_NODES - 1))

static guint
map_at (const TwTileLayout *l, TwPoint p)
{
  return l->map[(guint) (CLAMP (p.y, 0, 1) * (TW_MAP_NODES - 1) + .5)]
               [(guint) (CLAMP (p.x, 0, 1) * (TW_MAP_NODES - 1) + .5)];
}

/* What the map has for a part, %TW_MAP_NOTHING for ways and places. */
static guint
label_of (const TwTileLayout *l, TwTilePart part, guint index)
{
  if (part == TW_PART_FIELD)
    return index;
  for (guint i = 0; i < l->n_towns; i++)
    if (l->towns[i].segment == index)
      return TW_MAP_TOWN + i;
  return TW_MAP_NOTHING;
}

static gboolean
is_figure_spot (const TwSpot *spot)
{
  return spot->part == TW_PART_SEGMENT || spot->part == TW_PART_FIELD;
}

/* The circle is land of the part up to its rim, and on no building of another part. */
static void
check_circle (const TwTileLayout *l, const TwSpot *spot, TwPoint at, double r, const char *name)
{
  guint label = label_of (l, spot->part, spot->index);

  if (spot->part == TW_PART_SEGMENT
      && (tw_kind_info ((TwKind) l->topology.segments[spot->index].kind)->breadth == TW_BREADTH_LINE
          || l->topology.segments[spot->index].kind == TW_KIND_MIST))
    return;
  if (point_room (at) < r - 1e-5)
    g_error ("%s: a circle of part %u %u reaches over the border", name, spot->part, spot->index);
  for (guint turn = 0; turn < 24 && label != TW_MAP_NOTHING; turn++)
    {
      double a = 2 * G_PI * turn / 24;
      TwPoint p = point_add (at, point ((r - NODE) * cos (a), (r - NODE) * sin (a)));

      if (map_at (l, p) != label)
        g_error ("%s: a circle of part %u %u round %.3f %.3f of %.3f reaches %u", name, spot->part,
                 spot->index, at.x, at.y, r, map_at (l, p));
    }
  for (guint i = 0; i < l->n_places; i++)
    if (l->places[i].segment >= 0
        && (spot->part == TW_PART_FIELD || l->places[i].segment != (int) spot->index)
        && point_distance (l->places[i].at, at) < l->places[i].r + r - 1e-5)
      g_error ("%s: a circle of part %u %u is on place %u", name, spot->part, spot->index, i);
}

static void
test_open (void)
{
  guint n = 0, n_tight = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) l = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);

      for (guint k = 0; k < l->n_spots; k++)
        {
          const TwSpot *spot = &l->spots[k];

          if (!is_figure_spot (spot))
            continue;
          n++;
          if ((double) spot->r > TIGHT)
            check_circle (l, spot, spot->at, (double) spot->r, name);
          else
            {
              n_tight++;
              g_test_message ("%s: part %u %u is tight: %.3f", name, spot->part, spot->index,
                              (double) spot->r);
            }
        }
    }
  g_test_message ("%u of %u are tight", n_tight, n);
  g_assert_cmpuint (n, >, 1000);
  g_assert_cmpuint (n_tight * 20, <, n);
}

static void
test_crowd (void)
{
  guint n_all = 0, n_tight = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) l = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);

      for (guint k = 0; k < l->n_spots; k++)
        for (guint n = 2; n <= TW_SPOT_CROWD && is_figure_spot (&l->spots[k]); n++)
          {
            TwPoint at[TW_SPOT_CROWD];
            double r = 0;

            for (guint nth = 0; nth < n; nth++)
              {
                r = tw_tile_layout_stand (l, l->spots[k].part, l->spots[k].index, nth, n,
                                          &at[nth].x, &at[nth].y);
                for (guint other = 0; other < nth; other++)
                  if (point_distance (at[other], at[nth]) < 2 * r - 1e-5)
                    g_error ("%s: %u figures on part %u %u are on each other", name, n,
                             l->spots[k].part, l->spots[k].index);
              }
            n_all++;
            n_tight += r < .045;
            for (guint nth = 0; nth < n && r > .036; nth++)
              check_circle (l, &l->spots[k], at[nth], r, name);
          }
    }
  g_test_message ("%u of %u are tight", n_tight, n_all);
  g_assert_cmpuint (n_tight * 8, <, n_all);
}

/* A monk stands beside his monastery, not before it. */
static void
test_monk (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "B");
  g_autoptr (TwTileLayout) l = subject_layout (subject, 0);
  const TwPlace *place = tw_tile_layout_find_place (l, TW_PLACE_MONASTERY);
  double x, y, r;

  g_assert_nonnull (place);
  r = tw_tile_layout_stand (l, TW_PART_SEGMENT, (guint) place->segment, 0, 1, &x, &y);
  g_assert_cmpfloat (point_distance (place->at, point (x, y)), >, place->r / 2);
  g_assert_cmpfloat (point_distance (place->at, point (x, y)), <, place->r);
  g_assert_cmpfloat (r, <, .13);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/figure-spots/open", test_open);
  g_test_add_func ("/figure-spots/crowd", test_crowd);
  g_test_add_func ("/figure-spots/monk", test_monk);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
