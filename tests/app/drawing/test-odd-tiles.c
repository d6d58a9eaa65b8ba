/* Tiles that nobody ships but anybody may draw: what passes validation looks like what it means.
 * Roads and rivers do not run through each other, water keeps off walls and roads, what stands on
 * a tile does not stand in something else, and the grass is cut into the fields that the rules
 * know. */
#include "app/drawing/shape-lines.h"
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/tile-layout.h"
#include "app/drawing/way-room.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/validate-tile.h"
#include "tests/app/drawing/drawing-fixture.h"

static const char *const cities[] = {
  "",
  "<city edges='N'/>",
  "<city edges='E'/>",
  "<city edges='N'/><city edges='E'/>",
  "<city edges='N E'/>",
  "<city edges='N'/><city edges='S'/>",
  "<city edges='N S'/>",
  "<city edges='N'/><city edges='E'/><city edges='S'/>",
  "<city edges='N E S'/>",
};
static const char *const lines[] = {
  "",
  "<road edges='W' end='cottage'/>",
  "<road edges='W' end='cottage'/><road edges='N' end='cottage'/>",
  "<road edges='W' end='cottage'/><road edges='N S'/>",
  "<road edges='W' end='cottage'/><road edges='N E'/>",
  "<road edges='W' end='cottage'/><road edges='N E S'/>",
  "<road edges='W' end='cottage'/><river edges='N S'/>",
  "<road edges='W' end='cottage'/><river edges='N E'/>",
  "<road edges='W' end='cottage'/><river edges='N E S'/>",
  "<road edges='W' end='cottage'/><river edges='N' symbols='source'/>",
  "<road edges='W' end='cottage'/><path edges='N S'/>",
  "<road edges='N' end='cottage'/><road edges='E' end='cottage'/>"
  "<road edges='S' end='cottage'/><road edges='W' end='cottage'/>",
  "<river edges='W' symbols='source'/>",
  "<river edges='W' symbols='lake-end'/>",
  "<river edges='W' symbols='source'/><road edges='N S'/>",
  "<river edges='W' symbols='lake-end'/><road edges='N S'/>",
  "<river edges='W' symbols='source'/><road edges='N E'/>",
  "<river edges='W' symbols='lake-end'/><road edges='N E'/>",
  "<river edges='W' symbols='lake-end'/><road edges='E S'/>",
  "<river edges='W' symbols='source'/><road edges='N E S'/>",
  "<river edges='W' symbols='lake-end'/><road edges='N' end='village'/>"
  "<road edges='S' end='village'/>",
  "<river edges='W' symbols='source'/><road edges='S' end='cottage'/>",
  "<road edges='W S'/>",
  "<river edges='W S'/>",
};
static const char *const places[] = {
  "",
  "<garden/>",
  "<cemetery/>",
  "<lake/>",
  "<cemetery/><monastery/>",
  "<cemetery/><monastery/><garden/>",
  "<castle/><lake/>",
  "<cemetery/><castle/><monastery/><garden/>",
};

static Fixture fixture;

static TwTileSet *
set_of (const char *parts)
{
  g_autofree char *xml = g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' "
                                          "version='1.0' id='odd'><title>Odd</title>"
                                          "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
                                          "<land id='canal' shape='line'/></rules>"
                                          "<tile id='T' count='1'>%s</tile></tile-set>",
                                          parts);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("odd.xml", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

static gboolean
is_water (const TwPlace *place)
{
  return place->kind == TW_PLACE_LAKE || place->kind == TW_PLACE_POND
         || place->kind == TW_PLACE_SPRING;
}

static gboolean
is_yard (const TwPlace *place)
{
  return place->kind == TW_PLACE_MONASTERY || place->kind == TW_PLACE_CASTLE
         || place->kind == TW_PLACE_CEMETERY || place->kind == TW_PLACE_GARDEN || is_water (place);
}

/* Ways that have nothing to do with each other. */
static const char *
ways_fault (const TwTileLayout *l)
{
  for (guint i = 0; i < l->n_ways; i++)
    for (guint k = 0; k < l->n_ways; k++)
      {
        const TwWay *a = &l->ways[i], *b = &l->ways[k];
        double width = a->kind == TW_KIND_PATH || b->kind == TW_KIND_PATH ? TW_LANE_WIDTH
                       : a->kind == TW_KIND_RIVER || b->kind == TW_KIND_RIVER
                           ? (TW_ROAD_WIDTH + TW_RIVER_WIDTH) / 2
                           : TW_ROAD_WIDTH;

        if (tw_way_company (&l->topology, a->segment) & TW_SEGMENT_BIT (b->segment))
          continue;
        for (guint at = 0; at < a->line.n; at++)
          if (tw_line_distance (&b->line, a->line.p[at], NULL, NULL) < width)
            return "two ways run into each other";
      }
  return NULL;
}

/* Places against ways that do not end there, walls, and each other. */
static const char *
place_fault (const TwTileLayout *l, const TwPlace *place)
{
  int index = (int) (place - l->places);

  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].place != index && !(is_water (place) && l->ways[i].kind == TW_KIND_RIVER)
        && (l->ways[i].kind == TW_KIND_ROAD || l->ways[i].kind == TW_KIND_RIVER)
        && tw_line_distance (&l->ways[i].line, place->at, NULL, NULL)
               < place->r + TW_ROAD_WIDTH / 2)
      return "a way runs through what stands there";
  for (guint i = 0; i < l->n_towns; i++)
    {
      const TwLine *outline = &l->towns[i].outline;
      gboolean is_inside = tw_line_encloses (outline, place->at);

      if (is_water (place) && is_inside)
        return "water in a town";
      for (guint w = 0; w < l->towns[i].n_walls; w++)
        if (tw_line_distance (&l->towns[i].walls[w].line, place->at, NULL, NULL)
            < place->r * (is_water (place) ? 1 : .95))
          return "something stands on a wall";
    }
  for (const TwPlace *other = l->places; other < place; other++)
    {
      TwPoint apart = point_sub (place->at, other->at);

      if (is_yard (other) && MAX (fabs (apart.x), fabs (apart.y)) < 1.05 * (place->r + other->r))
        return "one stands in another";
    }
  return NULL;
}

static const char *
fault_of (const TwTileLayout *l)
{
  const char *fault = ways_fault (l);

  for (guint i = 0; i < l->n_places && fault == NULL; i++)
    if (is_yard (&l->places[i]))
      fault = place_fault (l, &l->places[i]);
  if (fault == NULL && tw_tile_layout_faults (l) > 0)
    fault = "its grass is not cut into its fields";
  return fault;
}

/* Whether the designer is told of something, hints about other tiles excepted. */
static gboolean
is_told (const TwTileSet *set)
{
  g_autoptr (TwProblems) problems = tw_tile_validate (set->tiles[0], NULL);

  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].severity != TW_SEVERITY_HINT)
      return TRUE;
  return tw_tile_check_look (set->id, set->tiles[0]) != TW_LOOK_SOUND;
}

static gboolean
overlap (const TwTile *tile)
{
  const TwTopology *t = &tile->topology;

  for (guint i = 0; i < t->n_segments; i++)
    for (guint k = 0; k < i; k++)
      if (t->segments[i].rim & t->segments[k].rim)
        return TRUE;
  return FALSE;
}

static void
test_all (void)
{
  guint n_drawn = 0, n_told = 0, n_wrong = 0;

  for (guint c = 0; c < G_N_ELEMENTS (cities); c++)
    for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
      for (guint p = 0; p < G_N_ELEMENTS (places); p++)
        {
          g_autofree char *parts = g_strconcat (cities[c], lines[i], places[p], NULL);
          g_autoptr (TwTileSet) set = set_of (parts);
          g_autoptr (TwTileLayout) layout = NULL;
          const char *fault;

          if (overlap (set->tiles[0]))
            continue;
          if (is_told (set))
            {
              n_told++;
              continue;
            }
          layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
          fault = fault_of (layout);
          n_drawn++;
          if (fault == NULL)
            continue;
          n_wrong++;
          g_test_message ("%s: %s", parts, fault);
        }
  g_test_message ("%u drawn, %u told", n_drawn, n_told);
  g_assert_cmpuint (n_wrong, ==, 0);
  /* Most have room. */
  g_assert_cmpuint (n_drawn, >, 4 * n_told);
}

/* Where two walls touch below a crop circle the grid of the measure sees more grass than there is,
 * and the field round the mouth of a tunnel is cut by the road that goes in. */
static gboolean
is_drawn_apart (const char *name)
{
  return g_str_has_prefix (name, "crop-circles:Korn6")
         || g_str_has_prefix (name, "princess-and-dragon:BuDr15");
}

/* What is shipped is sound by the same measure. */
static void
test_shipped (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);

      if (tw_tile_check_look (subject->set->id, subject->tile) != TW_LOOK_SOUND)
        g_error ("%s has no room", name);
      if (ways_fault (layout) != NULL)
        g_error ("%s: %s", name, ways_fault (layout));
      if (tw_tile_layout_faults (layout) != (guint) is_drawn_apart (name))
        g_error ("%s: its fields cannot be told apart", name);
    }
}

/* Tiles that were drawn as nonsense without a word: how they are drawn now. */
static void
test_dead_ends (void)
{
  static const char *const tiles[] = {
    "<river edges='N E S'/><road edges='W' end='cottage'/>",
    "<road edges='W' end='cottage'/><road edges='N' end='cottage'/>"
    "<road edges='E' end='cottage'/><road edges='S' end='cottage'/>",
    "<road edges='W' end='cottage'/><road edges='N S'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      g_autoptr (TwTileSet) set = set_of (tiles[i]);
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
      const TwPlace *cottage = tw_tile_layout_find_place (layout, TW_PLACE_COTTAGE);

      g_assert_false (is_told (set));
      g_assert_nonnull (cottage);
      g_assert_cmpfloat (cottage->at.x, >, .1);
      g_assert_cmpfloat (cottage->at.x, <, .42);
      g_assert_cmpfloat (cottage->at.y, ==, .5);
    }
}

/* A line of an own land that ends nowhere parts no fields, so it reaches nothing else. */
static void
test_own_ends (void)
{
  static const char *const others[] = {
    "<road edges='N S'/>",
    "<river edges='N S'/>",
    "<road edges='N E S' end='village'/>",
    "<land kind='canal' edges='E'/>",
    "<land kind='canal' edges='N'/><land kind='canal' edges='E'/><land kind='canal' edges='S'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *parts = g_strconcat ("<land kind='canal' edges='W'/>", others[i], NULL);
      g_autoptr (TwTileSet) set = set_of (parts);
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);

      g_assert_false (is_told (set));
      g_assert_cmpstr (fault_of (layout), ==, NULL);
      g_assert_cmpfloat (tw_line_length (&layout->ways[0].line), >, .12);
    }
}

/* Five on one tile have no room, and that is said. */
static void
test_no_room (void)
{
  g_autoptr (TwTileSet) set = set_of ("<city edges='N S'/><road edges='E' end='lake'/><lake/>");
  g_autoptr (TwTileSet) roomy = set_of ("<monastery/><cemetery/><garden/>");

  g_assert_cmpint (tw_tile_check_look (set->id, set->tiles[0]), ==, TW_LOOK_CROWDED);
  g_assert_cmpint (tw_tile_check_look (roomy->id, roomy->tiles[0]), ==, TW_LOOK_SOUND);
}

/* A bend that pulls a road through another one is no shape for a tile. */
static void
test_bend (void)
{
  g_autoptr (TwTileSet) set = set_of ("<road edges='N E'/><road edges='S W'/>");
  TwShape shape = { 0 };
  TwShapePoint bend = { TW_SHAPE_BEND, 0, 0, 200, 800 };
  g_autoptr (TwTile) bent = NULL;

  tw_shape_insert (&shape, 0, &bend);
  bent = tw_tile_with_shape (set->tiles[0], &shape);
  g_assert_cmpint (tw_tile_check_look (set->id, set->tiles[0]), ==, TW_LOOK_SOUND);
  g_assert_true (tw_tile_check_look (set->id, bent) & TW_LOOK_BENT);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/odd-tiles/dead-ends", test_dead_ends);
  g_test_add_func ("/drawing/odd-tiles/own-ends", test_own_ends);
  g_test_add_func ("/drawing/odd-tiles/no-room", test_no_room);
  g_test_add_func ("/drawing/odd-tiles/bend", test_bend);
  g_test_add_func ("/drawing/odd-tiles/shipped", test_shipped);
  g_test_add_func ("/drawing/odd-tiles/all", test_all);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
