/* Tunnels: two fields whose badges are joined under the barrier between them show how. */
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/tile-layout.h"
#include "engine/tile/tile-edit-mark.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/engine/tile/edges.h"

#define SIDE 400

/* As the badge of one field dragged to that of the other does. */
static void
join_fields (TwTopology *topology, const TwFields *fields)
{
  TwRim one = fields->fields[0].rim, other = fields->fields[1].rim;
  const TwFieldOverride override = { .kind = TW_OVERRIDE_JOIN,
                                     .field = (TwRim) (one & -one),
                                     .other = (TwRim) (other & -other),
                                     .city = -1 };

  g_assert_cmpint (tw_tile_edit_set_override (topology, &override, TRUE), ==, TW_EDIT_LAID);
}

/* A tile with land @kind from east to west, its two fields joined or not. */
static TwTileLayout *
layout_new (TwKind kind, gboolean is_joined)
{
  TwTopology topology = { 0 };
  g_autoptr (TwTile) tile = NULL;
  TwFields fields;

  tw_topology_add_segment (&topology, kind, E | W);
  tw_fields_derive (&topology, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.n_fields, ==, 2);
  if (is_joined)
    join_fields (&topology, &fields);
  tile = tw_tile_new ("A", 1, &topology);
  return tw_tile_layout_new ("test", tile, -1, 0);
}

static guint
darkness (cairo_surface_t *picture, TwPoint at)
{
  guint light = 0;

  for (guint channel = 0; channel < 3; channel++)
    light += picture_channel (picture, (int) (at.x * SIDE), (int) (at.y * SIDE), channel);
  return 3 * 255 - light;
}

/* One mouth on either side, in the middle of the tile rather than at its rim, dark where one
 * looks into it. */
static void
test_mouths (gconstpointer data)
{
  TwKind kind = (TwKind) GPOINTER_TO_UINT (data);
  g_autoptr (TwTileLayout) apart = layout_new (kind, FALSE);
  g_autoptr (TwTileLayout) joined = layout_new (kind, TRUE);
  g_autoptr (cairo_surface_t) before = layout_picture (apart, SIDE, 0, NULL);
  g_autoptr (cairo_surface_t) after = layout_picture (joined, SIDE, 0, NULL);
  const TwTunnel *tunnel = &joined->tunnels[0];
  TwPoint ends[] = { tunnel->from, tunnel->to };

  g_assert_cmpuint (apart->n_tunnels, ==, 0);
  g_assert_cmpuint (joined->n_tunnels, ==, 1);
  g_assert_cmpfloat ((ends[0].y - .5) * (ends[1].y - .5), <, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_assert_cmpfloat (MIN (ends[i].x, ends[i].y), >, .1);
      g_assert_cmpfloat (MAX (ends[i].x, ends[i].y), <, .9);
      g_assert_cmpuint (darkness (after, ends[i]), >, darkness (before, ends[i]) + 60);
      g_assert_cmpuint (darkness (after, ends[i]), >, 500);
    }
  g_assert_cmpfloat (picture_difference (before, after), >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/drawing/tunnels/road", GUINT_TO_POINTER (TW_KIND_ROAD), test_mouths);
  g_test_add_data_func ("/drawing/tunnels/river", GUINT_TO_POINTER (TW_KIND_RIVER), test_mouths);
  return g_test_run ();
}
