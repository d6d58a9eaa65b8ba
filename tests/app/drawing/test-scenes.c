/* Scenes: there are many, they touch nothing that has to be read, and no figure stands on them. */
#include <cairo-svg.h>

#include "app/drawing/monastery-plan.h"
#include "app/drawing/scene-book.h"
#include "app/drawing/scene-layout.h"
#include "app/drawing/scene.h"
#include "app/drawing/spots.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout-data.h"
#include "tests/app/drawing/drawing-fixture.h"

static Fixture fixture;

static guint
count (guint ground, guint season)
{
  guint n = 0;

  for (guint i = 0; i < tw_scene_book ()->n_scenes; i++)
    n += (tw_scene_book ()->rows[i]->ground & ground)
         && (tw_scene_book ()->rows[i]->season & season);
  return n;
}

static void
test_table (void)
{
  static const TwSceneGround fields[] = { TW_GROUND_OPEN, TW_GROUND_ROAD, TW_GROUND_RIVER,
                                          TW_GROUND_WALL };
  static const TwSceneSeason seasons[] = { TW_SEASON_SUMMER, TW_SEASON_WINTER, TW_SEASON_MIST };
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < tw_scene_book ()->n_scenes; i++)
    {
      if (!g_hash_table_add (names, (gpointer) tw_scene_book ()->rows[i]->name))
        g_error ("two scenes are called %s", tw_scene_book ()->rows[i]->name);
      g_assert_cmpuint (tw_scene_find (tw_scene_book ()->rows[i]->name), ==, i);
    }
  g_assert_cmpuint (count (15, TW_SEASON_SUMMER), >=, 40);
  g_assert_cmpuint (count (15, TW_SEASON_WINTER), >=, 12);
  g_assert_cmpuint (count (15, TW_SEASON_MIST), >=, 8);
  g_assert_cmpuint (count (TW_GROUND_TOWN, TW_SEASON_SUMMER), >=, 8);
  g_assert_cmpuint (count (TW_GROUND_GREEN, TW_SEASON_SUMMER), ==, 3);
  for (guint s = 0; s < G_N_ELEMENTS (seasons); s++)
    for (guint g = 0; g < G_N_ELEMENTS (fields); g++)
      for (guint32 seed = 0; seed < 300; seed++)
        {
          int index = tw_scene_choose (fields[g], seasons[s], seed);

          g_assert_cmpint (index, >=, 0);
          g_assert_true (tw_scene_book ()->rows[(guint) index]->ground & fields[g]);
          g_assert_true (tw_scene_book ()->rows[(guint) index]->season & seasons[s]);
        }
}

static int
no_stamp (const char *name G_GNUC_UNUSED, gsize length)
{
  return length == 3 ? 0 : -1;
}

static void
test_script (void)
{
  /* Where the statement is that makes no sense, -1 for none. */
  static const struct
  {
    const char *text;
    int bad;
  } cases[] = {
    { "", -1 },
    { "e red 0 0 .1 .2", -1 },
    { "e red 0 0 .1 .2;", -1 },
    { "'?E wood-3 0 0 .1 .2; l ink .1 0 0 1 1 ; h 0 0 1 1", -1 },
    { "u man 0 0 -1", -1 },
    { "u ox 0 0 1", 0 },
    { "e red 0 0 .1 .2; q red 0 0 1 1", 17 },
    { "e pink 0 0 .1 .2", 0 },
    { "e red-0 0 0 .1 .2", 0 },
    { "e red- 0 0 .1 .2", 0 },
    { "e red 0 0 .1", 0 },
    { "e red 0 0 .1 .2 .3", 0 },
    { "p red 0 0 1 1", 0 },
    { "l red .1 0 0 1", 0 },
    { "l red .1 0 0 1 1 2", 0 },
    { "e red 0 0 .1 x", 0 },
    { "h 0 0 1 1; '", 11 },
    { "t 0 0", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TwSceneScript script;
      gsize bad = 99;

      tw_scene_script_init (&script);
      if (tw_scene_script_add (&script, cases[i].text, no_stamp, &bad) != (cases[i].bad < 0))
        g_error ("\"%s\" is taken wrongly", cases[i].text);
      if (cases[i].bad >= 0)
        {
          g_assert_cmpuint (bad, ==, (gsize) cases[i].bad);
          g_assert_cmpuint (script.ops->len + script.numbers->len, ==, 0);
        }
      g_array_unref (script.ops);
      g_array_unref (script.numbers);
    }
}

static void
check_scene (const TwTileLayout *l, const TwScene *scene, const char *name)
{
  double r = (double) scene->r;
  gboolean in_town = scene->ground & TW_GROUND_TOWN;

  if (point_room (scene->at) < r + .05)
    g_error ("%s: a scene is at the rim", name);
  for (guint i = 0; i < l->n_ways; i++)
    if (!in_town
        && tw_line_distance (&l->ways[i].line, scene->at, NULL, NULL)
               < r + (l->ways[i].kind == TW_KIND_RIVER ? TW_RIVER_WIDTH : TW_ROAD_WIDTH) / 2)
      g_error ("%s: a scene is on way %u", name, i);
  for (guint i = 0; i < l->n_towns; i++)
    {
      if (!in_town && tw_line_encloses (&l->towns[i].outline, scene->at))
        g_error ("%s: a scene of the fields is in a town", name);
      for (guint w = 0; w < l->towns[i].n_walls; w++)
        if (tw_line_distance (&l->towns[i].walls[w].line, scene->at, NULL, NULL) < r + .005)
          g_error ("%s: a scene is on a wall", name);
    }
  for (guint i = 0; i < l->n_marks; i++)
    if (point_distance (l->marks[i].at, scene->at)
        < r + l->marks[i].size / 2 + TW_EMBLEM_APART - 1e-6)
      g_error ("%s: a scene is on symbol %u", name, l->marks[i].symbol);
  for (guint i = 0; i < l->n_spots; i++)
    if ((l->spots[i].part == TW_PART_SEGMENT || l->spots[i].part == TW_PART_FIELD)
        && point_distance (l->spots[i].at, scene->at) < r + TW_SCENE_FIGURE - 1e-6)
      g_error ("%s: a scene is where the figure of part %u %u stands", name, l->spots[i].part,
               l->spots[i].index);
  for (guint i = 0; i < l->n_places; i++)
    if (point_distance (l->places[i].at, scene->at) < r + l->places[i].r)
      g_error ("%s: a scene is on place %u", name, i);
  for (guint i = 0; i < l->n_trees; i++)
    if (point_distance (l->trees[i].at, scene->at) < r * .9)
      g_error ("%s: a tree is in a scene", name);
}

static void
test_room (void)
{
  guint n_tiles = 0, n_with = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    for (guint copy = 0; copy < 3; copy++)
      {
        const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
        TwTileLayout *layout = subject_layout (subject, copy);
        g_autofree char *name = subject_name (subject);

        for (guint k = 0; k < layout->n_scenes; k++)
          check_scene (layout, &layout->scenes[k], name);
        n_tiles++;
        n_with += layout->n_scenes > 0;
        tw_tile_layout_unref (layout);
      }
  g_test_message ("%u of %u pictures have scenes", n_with, n_tiles);
  g_assert_cmpuint (n_with * 10, >=, n_tiles * 9);
}

/* Which scene a copy has; -1 for none. */
static int
first_scene (const TwTileLayout *l)
{
  for (guint i = 0; i < l->n_scenes; i++)
    if (!(l->scenes[i].ground & TW_GROUND_TOWN))
      return tw_scene_choose (l->scenes[i].ground, TW_SEASON_SUMMER, l->scenes[i].seed);
  return -1;
}

/* A tile has its looks in every set; its copies differ, and so do the tiles of a set. */
static void
test_content (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      TwTileLayout *here, *other, *copy;

      if (!g_str_equal (subject->set->id, "base"))
        continue;
      here = subject_layout (subject, 0);
      other = tw_tile_layout_new ("my-own", subject->tile, subject->variant, 0);
      copy = subject_layout (subject, 1);
      g_assert_cmpuint (here->looks, ==, other->looks);
      g_assert_cmpuint (copy->looks, ==, here->looks + 1);
      /* Roads bend in another way there, which may leave no room. */
      if (first_scene (here) >= 0 && first_scene (other) >= 0)
        g_assert_cmpuint (here->scenes[0].seed, ==, other->scenes[0].seed);
      g_hash_table_add (seen, GINT_TO_POINTER (first_scene (here) + 1));
      g_hash_table_add (seen, GINT_TO_POINTER (first_scene (copy) + 1));
      tw_tile_layout_unref (here);
      tw_tile_layout_unref (other);
      tw_tile_layout_unref (copy);
    }
  g_test_message ("%u scenes in the base set", g_hash_table_size (seen));
  g_assert_cmpuint (g_hash_table_size (seen), >=, 30);
}

/* Copies of a monastery differ, and a monk hides the cross of none. */
static void
test_monasteries (void)
{
  guint n_monasteries = 0, n_hidden = 0;
  g_autoptr (GHashTable) crosses = g_hash_table_new (g_int64_hash, g_int64_equal);
  gint64 where[6];

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      g_autoptr (TwTileLayout) l =
          subject_layout (&g_array_index (fixture.subjects, Subject, i), i % 3);

      for (guint k = 0; k < l->n_places; k++)
        {
          const TwPlace *place = &l->places[k];
          TwMonasteryLook look;
          TwPoint cross, monk;

          if (place->kind != TW_PLACE_MONASTERY || place->segment < 0)
            continue;
          look = tw_monastery_look (l, place);
          cross = tw_monastery_cross (&look, place);
          g_assert_true (
              tw_tile_layout_spot (l, TW_PART_SEGMENT, (guint) place->segment, &monk.x, &monk.y));
          n_monasteries++;
          n_hidden += point_distance (cross, monk) < .11;
        }
    }
  g_test_message ("%u of %u crosses are behind a monk", n_hidden, n_monasteries);
  g_assert_cmpuint (n_monasteries, >, 10);
  g_assert_cmpuint (n_hidden, ==, 0);
  for (guint copy = 0; copy < G_N_ELEMENTS (where); copy++)
    {
      g_autoptr (TwTileLayout) l = subject_layout (fixture_find (&fixture, "base", "B"), copy);
      const TwPlace *place = tw_tile_layout_find_place (l, TW_PLACE_MONASTERY);
      TwMonasteryLook look = tw_monastery_look (l, place);
      TwPoint cross = tw_monastery_cross (&look, place);

      where[copy] = (gint64) (cross.x * 1e4) * 100000 + (gint64) (cross.y * 1e4);
      g_hash_table_add (crosses, &where[copy]);
    }
  g_assert_cmpuint (g_hash_table_size (crosses), >=, 5);
}

/* How much scenes change a picture. */
static double
shows (const TwTileLayout *layout, int size, const char *theme, gboolean is_high)
{
  TwTileLayout plain = *layout;
  cairo_surface_t *pictures[2];
  double difference;

  plain.n_scenes = 0;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (cairo_t) cr = NULL;

      pictures[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
      cr = cairo_create (pictures[i]);
      tw_tile_layout_draw (i ? &plain : layout, cr, size, 1,
                           tw_theme_with_contrast (tw_theme_find (theme), is_high));
      cairo_surface_flush (pictures[i]);
    }
  difference = picture_difference (pictures[0], pictures[1]);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
  return difference;
}

/* Not in small pictures, not in high contrast, and without a jump between. */
static void
test_sizes (void)
{
  static const char *const themes[] = { "classic", "winter" };
  TwTileLayout *layout = subject_layout (fixture_find (&fixture, "base", "A"), 0);

  g_assert_cmpuint (layout->n_scenes, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      double whole = shows (layout, 110, themes[i], FALSE), before = 0;

      g_assert_cmpfloat (whole, >, .2);
      g_assert_cmpfloat (shows (layout, 48, themes[i], FALSE), ==, 0);
      g_assert_cmpfloat (shows (layout, 64, themes[i], FALSE), ==, 0);
      g_assert_cmpfloat (shows (layout, 256, themes[i], TRUE), ==, 0);
      g_assert_cmpfloat (shows (layout, 256, themes[i], FALSE), >, .2);
      for (int size = 66; size <= 110; size += 4)
        {
          double now = shows (layout, size, themes[i], FALSE);

          g_assert_cmpfloat (now - before, <, whole * .25);
          before = now;
        }
      g_assert_cmpfloat (before, >, whole * .75);
    }
  tw_tile_layout_unref (layout);
}

static cairo_status_t
count_bytes (void *closure, const guchar *data G_GNUC_UNUSED, guint length)
{
  *(gsize *) closure += length;
  return CAIRO_STATUS_SUCCESS;
}

/* A scene adds little to a file. */
static void
test_bytes (void)
{
  for (guint i = 0; i < tw_scene_book ()->n_scenes; i++)
    {
      gsize bytes = 0;
      cairo_surface_t *svg = cairo_svg_surface_create_for_stream (count_bytes, &bytes, 512, 512);
      cairo_t *cr = cairo_create (svg);
      TwBrush b;

      tw_brush_init (&b, cr, 512, 0, tw_theme_find (NULL), 1);
      cairo_scale (cr, 512, 512);
      tw_scene_draw_upright (&b, i, point (.5, .5), TW_SCENE_MOST, i);
      cairo_destroy (cr);
      cairo_surface_destroy (svg);
      if (bytes > 60000)
        g_error ("%s takes %" G_GSIZE_FORMAT " bytes", tw_scene_book ()->rows[i]->name, bytes);
    }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/scenes/table", test_table);
  g_test_add_func ("/drawing/scenes/script", test_script);
  g_test_add_func ("/drawing/scenes/room", test_room);
  g_test_add_func ("/drawing/scenes/content", test_content);
  g_test_add_func ("/drawing/scenes/monasteries", test_monasteries);
  g_test_add_func ("/drawing/scenes/sizes", test_sizes);
  g_test_add_func ("/drawing/scenes/bytes", test_bytes);
  result = g_test_run ();
  fixture_clear (&fixture);
  return result;
}
