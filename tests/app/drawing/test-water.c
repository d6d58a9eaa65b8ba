/* Nothing that stands on a tile stands in its water: every shape of a river with every end of a
 * road, with cities and with places. What has no room for that is told. */
#include <math.h>
#include <string.h>

#include "app/drawing/shape-lines.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/theme.h"
#include "app/drawing/tile-layout.h"
#include "app/drawing/way-room.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/validate-tile.h"

static const char *const rivers[] = {
  "<river edges='N' symbols='source'/>",
  "<river edges='N' symbols='lake-end'/>",
  "<river edges='N' symbols='source'/><river edges='S' symbols='lake-end'/>",
  "<river edges='N S'/>",
  "<river edges='N E'/>",
  "<river edges='N E S'/>",
  "<river edges='N E'/><river edges='S W'/>",
  "<river edges='N E S W'/>",
};

/* With the place that it ends at. */
static const struct
{
  const char *end;
  const char *place;
} ends[] = {
  { "cottage", "" },
  { "village", "" },
  { "crossing", "" },
  { "crop", "" },
  { "ruin", "" },
  { "monastery", "<monastery/>" },
  { "castle", "<castle/>" },
  { "cemetery", "<cemetery/>" },
  { "village", "<monastery/>" },
  { "cottage", "<garden/>" },
  { "crossing", "<cemetery/>" },
  { "cottage", "<castle/>" },
  { "cottage' symbols='inn", "" },
  { "village' symbols='inn", "" },
  { "village", "<garden/><monastery/>" },
};

typedef enum
{
  EDGE_FIELD,
  EDGE_CITY,
  EDGE_ROAD,
  N_USES
} EdgeUse;

static TwTileSet *
set_of (const char *parts)
{
  g_autofree char *xml = g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' "
                                          "version='1.0' id='wet'><title>Wet</title>"
                                          "<tile id='T' count='1'>%s</tile></tile-set>",
                                          parts);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("wet.xml", xml, -1, &error);

  if (error != NULL)
    g_error ("%s: %s", parts, error->message);
  return set;
}

/* How far what @place shows reaches from its middle, houses and trees left out that look for room
 * themselves. */
static double
reach_of (const TwPlace *place)
{
  switch (place->kind)
    {
    case TW_PLACE_MONASTERY:
    case TW_PLACE_CASTLE:
    case TW_PLACE_CEMETERY:
    case TW_PLACE_GARDEN:
    case TW_PLACE_VILLAGE:
    case TW_PLACE_CROP:
    case TW_PLACE_RUIN:
    case TW_PLACE_INN:
      return place->r;
    case TW_PLACE_COTTAGE:
      return .05;
    default:
      return 0;
    }
}

static gboolean
is_in_water (const TwTileLayout *l, const TwPlace *place)
{
  double reach = reach_of (place);

  if (reach <= 0)
    return FALSE;
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].kind == TW_KIND_RIVER
        && tw_line_distance (&l->ways[i].line, place->at, NULL, NULL) < reach + TW_RIVER_WIDTH / 2)
      return TRUE;
  for (guint i = 0; i < l->n_places; i++)
    if ((l->places[i].kind == TW_PLACE_POND || l->places[i].kind == TW_PLACE_SPRING)
        && point_distance (l->places[i].at, place->at) < reach + l->places[i].r)
      return TRUE;
  return FALSE;
}

/* Whether a road runs through a river that it does not cross on a bridge. */
static gboolean
runs_through_water (const TwTileLayout *l)
{
  for (guint i = 0; i < l->n_ways; i++)
    for (guint k = 0; k < l->n_ways; k++)
      if (l->ways[i].kind == TW_KIND_ROAD && l->ways[k].kind == TW_KIND_RIVER
          && !(tw_way_company (&l->topology, l->ways[i].segment)
               & TW_SEGMENT_BIT (l->ways[k].segment)))
        for (guint at = 0; at < l->ways[i].line.n; at++)
          if (tw_line_distance (&l->ways[k].line, l->ways[i].line.p[at], NULL, NULL)
              < (TW_RIVER_WIDTH + TW_ROAD_WIDTH) / 2)
            return TRUE;
  return FALSE;
}

static gboolean
is_wet (const TwTileLayout *l)
{
  for (guint i = 0; i < l->n_places; i++)
    if (is_in_water (l, &l->places[i]))
      return TRUE;
  return runs_through_water (l);
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

/* What is on the edges that the river leaves, in the base of #EdgeUse. */
static char *
parts_of (const char *river, guint uses, guint end, gboolean *out_has_road)
{
  GString *parts = g_string_new (river);

  *out_has_road = FALSE;
  for (guint e = 0; e < TW_N_EDGES; e++, uses /= N_USES)
    {
      const char letter[] = { "NESW"[e], '\0' };

      if (uses % N_USES == EDGE_CITY)
        g_string_append_printf (parts, "<city edges='%s'/>", letter);
      else if (uses % N_USES == EDGE_ROAD)
        g_string_append_printf (parts, "<road edges='%s' end='%s'/>", letter, ends[end].end);
      *out_has_road |= uses % N_USES == EDGE_ROAD;
    }
  g_string_append (parts, ends[end].place);
  return g_string_free (parts, FALSE);
}

static TwEdgeSet
edges_of (const char *river)
{
  TwEdgeSet edges = 0;

  for (const char *at = river; (at = strstr (at, "edges='")) != NULL;)
    for (at += strlen ("edges='"); *at != '\''; at++)
      for (guint e = 0; e < TW_N_EDGES; e++)
        edges |= *at == "NESW"[e] ? 1u << e : 0;
  return edges;
}

static void
test_all (void)
{
  guint n_drawn = 0, n_told = 0, n_wrong = 0;

  for (guint r = 0; r < G_N_ELEMENTS (rivers); r++)
    for (guint uses = 0; uses < N_USES * N_USES * N_USES * N_USES; uses++)
      for (guint end = 0; end < G_N_ELEMENTS (ends); end++)
        {
          gboolean has_road, is_free = TRUE;
          g_autofree char *parts = parts_of (rivers[r], uses, end, &has_road);
          g_autoptr (TwTileSet) set = NULL;
          g_autoptr (TwTileLayout) layout = NULL;
          guint left = uses;

          for (guint e = 0; e < TW_N_EDGES; e++, left /= N_USES)
            is_free &= left % N_USES == EDGE_FIELD || !(edges_of (rivers[r]) >> e & 1);
          if (!is_free || (!has_road && ends[end].place[0] == '\0'))
            continue;
          set = set_of (parts);
          if (is_told (set))
            {
              n_told++;
              continue;
            }
          n_drawn++;
          layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
          if (!is_wet (layout))
            continue;
          n_wrong++;
          g_test_message ("in water: %s", parts);
        }
  g_test_message ("%u drawn, %u told, %u wrong", n_drawn, n_told, n_wrong);
  g_assert_cmpuint (n_wrong, ==, 0);
  /* Most have room. */
  g_assert_cmpuint (n_drawn, >, 4 * n_told);
}

/* Pixels in the colour of stones round where the river of a tile begins. */
static guint
n_stones (const char *parts)
{
  g_autoptr (TwTileSet) set = set_of (parts);
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, set->tiles[0], -1, 0);
  const guint side = 300;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) side, (int) side);
  cairo_t *cr = cairo_create (surface);
  double x, y, r;
  guint n = 0;

  g_assert_true (tw_tile_layout_pond (layout, 1, &x, &y, &r));
  tw_tile_layout_draw (layout, cr, side, 0, tw_theme_find ("classic"));
  cairo_surface_flush (surface);
  for (guint i = 0; i < side * side; i++)
    {
      const guint8 *row = cairo_image_surface_get_data (surface)
                          + i / side * (guint) cairo_image_surface_get_stride (surface);
      guint32 pixel = ((const guint32 *) (gconstpointer) row)[i % side];
      double dx = (double) (i % side) / side - x, dy = (double) (i / side) / side - y;

      /* The stone of the theme, not quite so light or dark. */
      n += hypot (dx, dy) < .13 && ABS ((int) (pixel >> 16 & 255) - 0xe3) < 12
           && ABS ((int) (pixel >> 8 & 255) - 0xd9) < 12 && ABS ((int) (pixel & 255) - 0xc3) < 12;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n;
}

/* Where walls leave the source little room it has its stones all the same. */
static void
test_stones (void)
{
  guint with = n_stones ("<city edges='N E W'/><river edges='S' symbols='source'/>");
  guint without = n_stones ("<city edges='N E W'/><river edges='S'/>");

  g_test_message ("%u and %u", with, without);
  g_assert_cmpuint (with, >, without + 20);
}

/* A lake or source is wider than its river, or there is told to be no room for it; a river without
 * an end asks for neither. */
static void
test_seen (void)
{
  static const struct
  {
    const char *parts;
    gboolean is_seen;
  } cases[] = {
    { "<city edges='E'/><river edges='W' symbols='lake-end'/>", TRUE },
    { "<city edges='N'/><city edges='S'/><river edges='W' symbols='lake-end'/>", TRUE },
    { "<river edges='W' symbols='source'/><road edges='N S'/>", TRUE },
    { "<city edges='N E W'/><river edges='S' symbols='lake-end'/>", FALSE },
    { "<city edges='N S W'/><river edges='E' symbols='lake-end'/>", FALSE },
    { "<city edges='N E W'/><river edges='S' symbols='source'/>", FALSE },
    { "<city edges='N E W'/><river edges='S'/>", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TwTileSet) set = set_of (cases[i].parts);

      if (tw_tile_is_crowded ("wet", set->tiles[0]) == cases[i].is_seen)
        g_error ("%s: %s", cases[i].parts, cases[i].is_seen ? "crowded" : "not crowded");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/water/all", test_all);
  g_test_add_func ("/drawing/water/stones", test_stones);
  g_test_add_func ("/drawing/water/seen", test_seen);
  return g_test_run ();
}
