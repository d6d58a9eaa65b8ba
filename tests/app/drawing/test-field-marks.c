/* Symbols in fields, on every shipped tile: each is drawn in its field, and figures have room
 * there. */
#include "app/drawing/spots.h"
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/tile-layout.h"
#include "engine/tile/field-place.h"
#include "tests/app/drawing/drawing-fixture.h"

static Fixture fixture;

/* The tile with a well in that field. */
static TwTile *
with_well (const Subject *subject, guint field)
{
  TwTopology topology = subject->tile->topology;

  tw_topology_add_symbol (&topology, "well", tw_fields_place (&subject->tile->fields, field), 1,
                          TW_DIRECTION_NONE);
  return tw_tile_with_topology (subject->tile, &topology);
}

static const TwMark *
well_of (const TwTileLayout *layout)
{
  for (guint i = 0; i < layout->n_marks; i++)
    if (g_str_equal (layout->topology.symbols[layout->marks[i].symbol].id, "well"))
      return &layout->marks[i];
  return NULL;
}

/* Whether the point lies within the outlines of the field. */
static gboolean
lies_in (const TwTileLayout *layout, guint field, TwPoint at)
{
  gboolean is_in = FALSE;

  for (guint i = 0; i < layout->n_rings; i++)
    if (layout->ring_field[i] == field && tw_line_encloses (&layout->field_outlines[i], at))
      is_in = !is_in;
  return is_in;
}

static gboolean
is_on_way (const TwTileLayout *layout, TwPoint at)
{
  for (guint i = 0; i < layout->n_ways; i++)
    if (tw_line_distance (&layout->ways[i].line, at, NULL, NULL) < TW_ROAD_WIDTH / 2)
      return TRUE;
  return FALSE;
}

/* A little of the narrowest fields has no room for a mark; what is in one then lies beside. */
static void
test_in_field (void)
{
  guint n = 0, n_beside = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);

      for (guint f = 0; f < subject->tile->fields.n_fields && subject->variant < 0; f++)
        {
          g_autoptr (TwTile) tile = with_well (subject, f);
          g_autoptr (TwTileLayout) layout =
              tw_tile_layout_new (subject->set->id, tile, subject->variant, 0);
          const TwMark *well = well_of (layout);
          g_autofree char *name = subject_name (subject);

          g_assert_nonnull (well);
          n++;
          if (lies_in (layout, f, well->at) && !is_on_way (layout, well->at))
            continue;
          n_beside++;
          g_test_message ("%s, field %u: the well lies beside it", name, f + 1);
        }
    }
  g_assert_cmpuint (n, >, 300);
  g_assert_cmpuint (n_beside * 50, <=, n);
}

/* Where a farmer stands there is no well, if his field has room for both. */
static void
test_farmer_beside (void)
{
  static const char *const tiles[] = { "D", "E", "U", "V", "B", "S" };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      const Subject *subject = fixture_find (&fixture, "base", tiles[i]);

      for (guint f = 0; f < subject->tile->fields.n_fields; f++)
        {
          g_autoptr (TwTile) tile = with_well (subject, f);
          g_autoptr (TwTileLayout) layout = tw_tile_layout_new ("base", tile, -1, 0);
          const TwMark *well = well_of (layout);
          double x, y;

          g_assert_true (tw_tile_layout_spot (layout, TW_PART_FIELD, f, &x, &y));
          g_assert_cmpfloat (point_distance (well->at, point (x, y)), >, well->size / 2);
        }
    }
}

/* The designer's own wish goes before. */
static void
test_chosen (void)
{
  TwShape shape = { .n_points = 1, .points = { { .role = TW_SHAPE_PICTURE, .x = 300, .y = 200 } } };
  g_autoptr (TwTile) drawn = NULL, tile = NULL;
  g_autoptr (TwTileLayout) layout = NULL;
  TwTopology topology = { 0 };

  tw_topology_add_symbol (&topology, "well", TW_PLACE_FIELD_AT (0), 1, TW_DIRECTION_NONE);
  drawn = tw_tile_new ("T", 1, &topology);
  tile = tw_tile_with_shape (drawn, &shape);
  layout = tw_tile_layout_new ("x", tile, -1, 0);
  g_assert_cmpfloat_with_epsilon (well_of (layout)->at.x, .3, 1e-9);
  g_assert_cmpfloat_with_epsilon (well_of (layout)->at.y, .2, 1e-9);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/field-marks/in-field", test_in_field);
  g_test_add_func ("/field-marks/farmer-beside", test_farmer_beside);
  g_test_add_func ("/field-marks/chosen", test_chosen);
  result = g_test_run ();
  fixture_clear (&fixture);
  return result;
}
