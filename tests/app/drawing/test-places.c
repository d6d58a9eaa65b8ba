/* What stands where it must, and looks the same however its neighbours and its tile are
 * changed: cottages, bastions, the ruin of four tiles, coats of arms. */
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/tile-layout.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/drawing/drawing-fixture.h"

#define SIZE 400

static Fixture fixture;

/* A set of one tile, "T". */
static TwTileSet *
set_of (const char *id, const char *parts)
{
  g_autofree char *xml =
      g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' "
                       "id='%s'><title>Set</title><tile id='T' count='1'>%s"
                       "</tile></tile-set>",
                       id, parts);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("set.xml", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* No cottage stands in a town or touches its wall; its road ends there. */
static void
test_cottages (void)
{
  static const char *const tiles[] = {
    "<city edges='N'/><road edges='S' end='cottage'/>",
    "<city edges='N E'/><road edges='S' end='cottage'/>",
    "<city edges='N E W'/><road edges='S' end='cottage'/>",
    "<city edges='E W'/><road edges='S' end='cottage'/>",
    "<city edges='N'/><city edges='E'/><city edges='W'/><road edges='S' end='cottage'/>",
    "<monastery/><road edges='W' end='cottage'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autoptr (TwTileSet) set = set_of ("set", tiles[i]);
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
      const TwPlace *cottage = tw_tile_layout_find_place (layout, TW_PLACE_COTTAGE);

      g_assert_nonnull (cottage);
      for (guint k = 0; k < layout->n_towns; k++)
        {
          const TwLine *outline = &layout->towns[k].outline;

          g_assert_false (tw_line_encloses (outline, cottage->at));
          g_assert_cmpfloat (tw_line_distance (outline, cottage->at, NULL, NULL), >, .07);
        }
      for (guint k = 0; k < layout->n_places; k++)
        if (&layout->places[k] != cottage)
          g_assert_cmpfloat (point_distance (layout->places[k].at, cottage->at), >,
                             layout->places[k].r + .07);
      g_assert_cmpuint (layout->n_ways, ==, 1);
      g_assert_cmpint (layout->ways[0].place, ==, (int) (cottage - layout->places));
    }
}

/* The edges of a road close round beside its cottage, and go on no farther. */
static void
test_yard (void)
{
  g_autoptr (TwTileSet) set = set_of ("set", "<road edges='W' end='cottage'/>");
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
  const TwPlace *cottage = tw_tile_layout_find_place (layout, TW_PLACE_COTTAGE);
  g_autoptr (cairo_surface_t) picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  double r = (TW_ROAD_WIDTH + TW_ROAD_EDGE) / 2;

  tw_tile_layout_draw (layout, cr, SIZE, 0, tw_theme_with_contrast (tw_theme_find (NULL), TRUE));
  cairo_surface_flush (picture);
  for (int side = -1; side <= 1; side += 2)
    {
      int y = (int) ((cottage->at.y + side * r * sin (1.2)) * SIZE);
      int round = (int) ((cottage->at.x - .02 + r * cos (1.2)) * SIZE);
      int beyond = (int) ((cottage->at.x + .035) * SIZE);

      g_assert_cmpuint (picture_channel (picture, round, y, 1), <, 100);
      g_assert_cmpuint (picture_channel (picture, beyond, y, 1), >, 140);
    }
}

/* Red minus blue, and how light: stone is nearly grey and light, a town's ground is not. */
static gboolean
is_stone (cairo_surface_t *picture, int x, int y)
{
  int red = (int) picture_channel (picture, x, y, 2),
      blue = (int) picture_channel (picture, x, y, 0);

  return red - blue < 60 && red > 150;
}

/* Beside a corner, the edge of a town shows a wall's end or a bastion, both of them stone
 * and equally wide: whatever four tiles meet there, nothing is cut off. */
static void
test_bastions (void)
{
  static const char *const tiles[] = { "E", "N", "R", "C" };
  const int y = 4, inside = (int) (.035 * SIZE), beyond = (int) (.085 * SIZE);

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      const Subject *subject = fixture_find (&fixture, "base", tiles[i]);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autoptr (cairo_surface_t) picture = layout_picture (layout, SIZE, 0, NULL);

      g_assert_true (is_stone (picture, inside, y));
      g_assert_true (is_stone (picture, SIZE - 1 - inside, y));
      g_assert_false (is_stone (picture, beyond, y));
      g_assert_false (is_stone (picture, SIZE - 1 - beyond, y));
    }
}

/* The colours along the inner edges of two tiles of the start block agree as far as the
 * ruin reaches, though one has mist and the other has none. */
static void
compare_along (cairo_surface_t *a, cairo_surface_t *b, gboolean side_by_side)
{
  int reach = (int) (.15 * SIZE), sum = 0;

  for (int i = 0; i < reach; i++)
    for (guint c = 0; c < 3; c++)
      {
        /* Past the line that presses the edge. */
        int near = 2, far = SIZE - 1 - near;
        guint x = side_by_side ? picture_channel (a, far, i, c) : picture_channel (a, i, far, c);
        guint z = side_by_side ? picture_channel (b, near, i, c) : picture_channel (b, i, near, c);

        sum += ABS ((int) x - (int) z);
      }
  g_assert_cmpint (sum / (3 * reach), <, 36);
}

static void
test_ruin (void)
{
  static const char *const ids[4] = { "Mists-Start-NW", "Mists-Start-NE", "Mists-Start-SW",
                                      "Mists-Start-SE" };
  /* Turned so that all have the ruin in their reach from the corner 0,0 along x and y. */
  cairo_surface_t *pictures[4];

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (TwTileLayout) layout =
          subject_layout (fixture_find (&fixture, "mists", ids[i]), 0);
      const TwPlace *ruin = tw_tile_layout_find_place (layout, TW_PLACE_RUIN);

      g_assert_nonnull (ruin);
      g_assert_cmpfloat (point_distance (ruin->at, point (i & 1 ? 0 : 1, i & 2 ? 0 : 1)), <, 1e-9);
      pictures[i] = layout_picture (layout, SIZE, 0, NULL);
    }
  /* The lower two begin at the ruin: look along their common edge from its top, and along
   * the edge between the right two from its left. */
  compare_along (pictures[2], pictures[3], TRUE);
  compare_along (pictures[1], pictures[3], FALSE);
  for (guint i = 0; i < 4; i++)
    cairo_surface_destroy (pictures[i]);
}

/* The middle of the first coat of arms, 40 pixels a side. */
static cairo_surface_t *
arms_of (const char *set_id, const char *parts)
{
  g_autoptr (TwTileSet) set = set_of (set_id, parts);
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
  g_autoptr (cairo_surface_t) picture = layout_picture (layout, SIZE, 0, NULL);
  cairo_surface_t *arms = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 40, 40);
  g_autoptr (cairo_t) cr = cairo_create (arms);
  const TwMark *mark = NULL;

  for (guint i = 0; i < layout->n_marks && mark == NULL; i++)
    if (g_str_equal (layout->topology.symbols[layout->marks[i].symbol].id, "coat-of-arms"))
      mark = &layout->marks[i];
  g_assert_nonnull (mark);
  cairo_scale (cr, .16 / mark->size, .16 / mark->size);
  cairo_translate (cr, 20 * mark->size / .16, 20 * mark->size / .16);
  cairo_set_source_surface (cr, picture, -mark->at.x * SIZE, -mark->at.y * SIZE);
  cairo_paint (cr);
  cairo_surface_flush (arms);
  return arms;
}

/* A town keeps its arms when the set is saved under another name and when something else
 * on the tile is edited; another tile has others. */
static void
test_arms (void)
{
  static const char *const edited[] = {
    "<city edges='N E' coats='1'/>",
    "<road edges='S W'/><city edges='N E' coats='1'/>",
    "<road edges='S W'/><city edges='N E' symbols='wine' coats='1'/>",
    "<garden/><city id='c' edges='N E' coats='1'/><road edges='S' end='gate:c'/>",
  };
  g_autoptr (cairo_surface_t) shipped = arms_of ("shipped", edited[0]);
  g_autoptr (cairo_surface_t) other = NULL;
  g_autoptr (cairo_surface_t) both = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (edited); i++)
    {
      g_autoptr (cairo_surface_t) copy = arms_of ("my-copy", edited[i]);

      g_assert_cmpfloat (picture_difference (shipped, copy), <, 12);
    }
  /* Two towns of one tile have arms of their own: what stands in the north goes first. */
  other = arms_of ("shipped", "<city edges='S W' coats='1'/><city edges='N E'/>");
  both = arms_of ("shipped", "<city edges='S W' coats='1'/><city edges='N E' coats='1'/>");
  g_assert_cmpfloat (picture_difference (shipped, other), <, 12);
  g_assert_cmpfloat (picture_difference (shipped, both), >, 24);
}

/* Where roads end is outside the walls of a town that has the middle, where the roads are; on a
 * wall it may be. */
static void
test_outside (void)
{
  static const char *const tiles[] = {
    "<city edges='N E W'/><road edges='S' end='village'/>",
    "<city edges='N S W'/><road edges='E' end='crop' symbols='crop-club'/>",
    "<city edges='N E W'/><road edges='S' end='castle'/><castle/>",
    "<city edges='E W'/><river edges='N' symbols='lake-end'/><road edges='S' end='village'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autoptr (TwTileSet) set = set_of ("set", tiles[i]);
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);

      for (guint k = 0; k < layout->n_places; k++)
        if (layout->places[k].ends_roads)
          g_assert_false (tw_line_encloses (&layout->towns[0].outline, layout->places[k].at));
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/places/cottages", test_cottages);
  g_test_add_func ("/drawing/places/outside", test_outside);
  g_test_add_func ("/drawing/places/yard", test_yard);
  g_test_add_func ("/drawing/places/bastions", test_bastions);
  g_test_add_func ("/drawing/places/ruin", test_ruin);
  g_test_add_func ("/drawing/places/arms", test_arms);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
