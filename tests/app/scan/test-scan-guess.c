/* What lies on the edges of tiles that were photographed. */
#include "app/scan/tile-guess.h"

#include <string.h>

#include "app/scan/likeness.h"
#include "app/scan/scan-cut.h"
#include "app/scan/scan-find.h"
#include "engine/format/shipped-sets.h"
#include "engine/set/validate-tile.h"
#include "engine/tile/quick-line.h"
#include "tests/app/scan/sheet-maker.h"

/* How the guesses of a set came out. */
typedef struct
{
  guint n_sides, n_right, n_tiles, n_joined;
  guint n_sure, n_sure_wrong;
  double right, wrong; /* sums of confidences */
} Score;

static gboolean
has_one_city (const TwTile *tile)
{
  int first = -1;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      int segment = tw_topology_segment_at (&tile->topology, (TwRimPlace) (4 * edge + 1), 0);

      if (segment < 0 || tile->topology.segments[segment].kind != TW_KIND_CITY)
        continue;
      if (first >= 0 && first != segment)
        return FALSE;
      first = segment;
    }
  return TRUE;
}

static void
count (const TwTile *tile, const TwTileGuess *guess, Score *score)
{
  TwEdgeCodes edges = tw_topology_edge_codes (&tile->topology);
  gboolean has_monastery = tw_topology_find_kind (&tile->topology, TW_KIND_MONASTERY) >= 0;
  TwTopology topology;
  gboolean is_right = TRUE;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint code = tw_edge_code (edges, edge);

      score->n_sides++;
      if (guess->edges[edge].kind == code)
        {
          score->n_right++;
          score->right += guess->edges[edge].confidence;
        }
      else
        {
          is_right = FALSE;
          score->wrong += guess->edges[edge].confidence;
          g_test_message ("%s %c: %s, not %s, %.2f", tile->id, tw_edge_letter ((TwEdge) edge),
                          tw_kind_info (guess->edges[edge].kind)->name,
                          tw_kind_info ((TwKind) code)->name, guess->edges[edge].confidence);
        }
      if (guess->edges[edge].confidence >= TW_GUESS_SURE)
        {
          score->n_sure++;
          score->n_sure_wrong += guess->edges[edge].kind != code;
        }
    }
  score->n_tiles++;
  if (is_right && guess->is_one_city == has_one_city (tile)
      && guess->has_monastery == has_monastery)
    score->n_joined++;
  else
    g_test_message ("%s: one city %d (%d), monastery %d (%d), %.2f", tile->id, guess->is_one_city,
                    has_one_city (tile), guess->has_monastery, has_monastery, guess->confidence);
  /* Whatever was guessed, it is a drawing with these edges. */
  tw_tile_guess_topology (guess, NULL, &topology);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    g_assert_cmpuint (tw_edge_code (tw_topology_edge_codes (&topology), edge), ==,
                      guess->edges[edge].kind);
}

/* Photographs all tiles of a set on sheets of 4 by 3, and guesses what they show. */
static Score
guess_set (const char *id, const char *theme, const Camera *camera)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (id, NULL);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_pixels_unref);
  TwScanPalette palette;
  Score score = { 0 };

  for (guint first = 0; first < set->n_tiles; first += 12)
    {
      const SheetMaker maker = { set, tw_theme_of (theme), first, 4, 3, 200, 8, 8, 0x202020 };
      g_autoptr (TwPixels) sheet = sheet_make (&maker);
      g_autoptr (TwPixels) photograph = sheet_photograph (camera, &sheet, &camera->corners, 1);
      TwScanPlan plan;

      g_assert_cmpint (tw_scan_find (photograph, &plan), !=, TW_SCAN_NOTHING);
      g_assert_cmpuint (tw_scan_plan_n_cells (&plan), ==, 12);
      for (guint i = 0; i < 12 && first + i < set->n_tiles; i++)
        {
          TwQuad cell = tw_scan_plan_cell (&plan, i);

          g_ptr_array_add (tiles, tw_scan_cut (photograph, &cell));
        }
    }
  tw_scan_palette_learn ((TwPixels *const *) tiles->pdata, tiles->len, NULL, &palette);
  g_test_message ("border %.3f, width %.3f, snow %d", palette.border, palette.width,
                  palette.is_snow);
  for (guint i = 0; i < tiles->len; i++)
    {
      TwTileGuess guess;

      tw_tile_guess (tiles->pdata[i], &palette, &guess);
      count (set->tiles[i], &guess, &score);
    }
  g_test_message ("%s: %u of %u sides, %u of %u tiles, %u sure, %u of them wrong", id,
                  score.n_right, score.n_sides, score.n_joined, score.n_tiles, score.n_sure,
                  score.n_sure_wrong);
  return score;
}

static void
assert_good (const Score *score)
{
  guint n_wrong = score->n_sides - score->n_right;

  g_assert_cmpuint (100 * score->n_right, >=, 90 * score->n_sides);
  /* Who looks at the unsure ones first finds what is wrong. */
  g_assert_cmpuint (score->n_sure_wrong, <=, score->n_sides / 100);
  g_assert_cmpuint (2 * score->n_sure, >=, score->n_sides);
  if (n_wrong > 0)
    g_assert_cmpfloat (score->wrong / n_wrong, <, .8 * score->right / score->n_right);
}

static const Camera true_camera = {
  1000, 800, { { { 60, 80 }, { 940, 80 }, { 940, 740 }, { 60, 740 } } }, 0xd8d8d4, 0, 0, 0, 0, 0
};
static const Camera bad_camera = {
  1200, 900, { { { 180, 110 }, { 1050, 170 }, { 1010, 800 }, { 130, 740 } } }, 0x8a8078, .35, 14, 1,
  .6,   0
};

static void
test_base (void)
{
  Score score = guess_set ("base", NULL, &true_camera);

  assert_good (&score);
  g_assert_cmpuint (100 * score.n_right, >=, 97 * score.n_sides);
  g_assert_cmpuint (10 * score.n_joined, >=, 8 * score.n_tiles);
}

static void
test_bad_light (void)
{
  Score score = guess_set ("base", NULL, &bad_camera);

  assert_good (&score);
  g_assert_cmpuint (10 * score.n_joined, >=, 7 * score.n_tiles);
}

static void
test_river (void)
{
  Score score = guess_set ("river", NULL, &bad_camera);

  assert_good (&score);
}

static void
test_winter (void)
{
  Score score = guess_set ("base", "winter", &bad_camera);

  assert_good (&score);
}

/* How sure the guess is of a tile that is drawn by a quick line. */
static double
sureness_of (const char *line)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (base);
  const SheetMaker maker = { set, tw_theme_of (NULL), 0, 1, 1, 200, 0, 8, 0x202020 };
  g_autoptr (TwPixels) sheet = NULL, cut = NULL;
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology;
  TwScanPalette palette;
  TwTileGuess guess;
  TwQuad cell = sheet_cell (&maker, 0);
  guint at;

  g_assert_cmpint (tw_quick_line_parse (line, NULL, &topology, &at), ==, TW_QUICK_LINE_GOOD);
  tile = tw_tile_new (set->tiles[0]->id, 1, &topology);
  tw_tile_set_replace_tile (set, 0, tile);
  sheet = sheet_make (&maker);
  cut = tw_scan_cut (sheet, &cell);
  tw_scan_palette_learn (&cut, 0, NULL, &palette);
  tw_tile_guess (cut, &palette, &guess);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    g_assert_cmpint (guess.edges[edge].kind, ==,
                     (TwKind) tw_edge_code (tw_topology_edge_codes (&topology), edge));
  g_test_message ("%s: %.2f", line, guess.confidence);
  return guess.confidence;
}

static void
test_joints (void)
{
  g_test_summary ("Where the middle does not tell which roads are joined, the guess is unsure");
  /* Two curves that do not meet have the edges of a crossing; so has a curve beside a road that
   * ends. */
  g_assert_cmpfloat (sureness_of ("RrRr"), <, TW_GUESS_LIKELY);
  g_assert_cmpfloat (sureness_of ("RRRR"), >=, TW_GUESS_LIKELY);
  g_assert_cmpfloat (sureness_of ("FRRR"), >=, TW_GUESS_LIKELY);
  /* A village, where both may end. */
  g_assert_cmpfloat (sureness_of ("FRFR"), <, TW_GUESS_LIKELY);
  g_assert_cmpfloat (sureness_of ("FRFr"), >=, TW_GUESS_LIKELY);
  g_assert_cmpfloat (sureness_of ("RrFF"), >=, TW_GUESS_LIKELY);
}

static void
test_by_hand (void)
{
  TwTileGuess guess = { .is_through = TRUE, .is_one_city = TRUE };
  TwTopology topology;

  g_test_summary ("What somebody says is certain, and joined as it is said");
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    guess.edges[edge].kind = TW_KIND_FIELD;
  tw_tile_guess_set_edge (&guess, TW_EDGE_N, TW_KIND_CITY);
  g_assert_cmpfloat (guess.confidence, ==, 0);
  tw_tile_guess_set_edge (&guess, TW_EDGE_S, TW_KIND_CITY);
  tw_tile_guess_set_edge (&guess, TW_EDGE_E, TW_KIND_ROAD);
  tw_tile_guess_set_edge (&guess, TW_EDGE_W, TW_KIND_FIELD);
  g_assert_cmpfloat (guess.confidence, ==, 1);
  tw_tile_guess_topology (&guess, NULL, &topology);
  g_assert_cmpint (tw_topology_segment_at (&topology, TW_PORT_N, 0), ==,
                   tw_topology_segment_at (&topology, TW_PORT_S, 0));
  guess.is_one_city = FALSE;
  tw_tile_guess_topology (&guess, NULL, &topology);
  g_assert_cmpint (tw_topology_segment_at (&topology, TW_PORT_N, 0), !=,
                   tw_topology_segment_at (&topology, TW_PORT_S, 0));
}

static void
test_own_land (void)
{
  const guint32 wood = 0x7a3f8c, grass = 0x9dae60;
  g_autoptr (TwPixels) tile = tw_pixels_new (200, 200);
  TwScanPalette palette;
  TwEdgeGuess edges[TW_N_EDGES];

  g_test_summary ("Land that the set invents is known by its colour");
  for (int i = 0; i < 200 * 200; i++)
    {
      int x = i % 200, y = i / 200;
      gboolean is_wood = y < 60 || (x < 60 && y > 85 && y < 115);

      ((guint32 *) (gpointer) tile->data)[i] = 0xff000000u | (is_wood ? wood : grass);
    }
  tw_scan_palette_learn (&tile, 1, NULL, &palette);
  palette.n_lands = 2;
  palette.kinds[0] = TW_KIND_OWN + TW_N_OWN_LINES;
  palette.kinds[1] = TW_KIND_OWN;
  palette.colours[0] = palette.colours[1] = wood;
  tw_edges_guess (tile, &palette, edges);
  g_assert_cmpuint (edges[TW_EDGE_N].kind, ==, TW_KIND_OWN + TW_N_OWN_LINES);
  g_assert_cmpuint (edges[TW_EDGE_W].kind, ==, TW_KIND_OWN);
  g_assert_cmpuint (edges[TW_EDGE_S].kind, ==, TW_KIND_FIELD);
}

static void
test_all_lines (void)
{
  static const TwKind kinds[] = { TW_KIND_FIELD, TW_KIND_ROAD, TW_KIND_CITY, TW_KIND_RIVER };

  g_test_summary ("Every tile that can be guessed is one that can be drawn and has no error");
  for (guint i = 0; i < 256 * 8; i++)
    {
      TwTileGuess guess = { .is_one_city = i >> 8 & 1, .is_through = i >> 9 & 1 };
      g_autoptr (TwTile) tile = NULL;
      g_autoptr (TwProblems) problems = NULL;
      TwTopology topology;
      guint n = 0;

      guess.has_monastery = i >> 10 & 1;
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        guess.edges[edge].kind = kinds[i >> (2 * edge) & 3];
      tw_tile_guess_topology (&guess, NULL, &topology);
      tile = tw_tile_new ("A", 1, &topology);
      problems = tw_tile_validate (tile, NULL);
      for (guint k = 0; k < problems->n_problems; k++)
        g_assert_cmpint (problems->problems[k].severity, !=, TW_SEVERITY_ERROR);
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          g_assert_cmpuint (tw_edge_code (tw_topology_edge_codes (&topology), edge), ==,
                            guess.edges[edge].kind);
          n += guess.edges[edge].kind != TW_KIND_FIELD;
        }
      if (n > 0)
        g_assert_cmpuint (topology.n_segments, >, 0);
    }
}

static void
test_likeness (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree TwLikeness *seen = g_new (TwLikeness, 24), *again = g_new (TwLikeness, 24);
  guint n_confused = 0;

  g_test_summary ("The same tile is known on another photograph and turned, another one is not it");
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < 24; i++)
      {
        const SheetMaker maker = { set, tw_theme_of (NULL), i, 1, 1, 200, 0, 0, 0 };
        const Camera camera = { 240, 240, { { { 20, 20 } } }, 0x888888, pass * .3,
                                8,   1,   pass * .4,          0 };
        g_autoptr (TwPixels) sheet = sheet_make (&maker), cut = NULL, photograph = NULL;
        TwQuad corners = { { { 20, 20 }, { 221, 18 }, { 218, 222 }, { 19, 219 } } };

        photograph = sheet_photograph (&camera, &sheet, &corners, 1);
        if (pass == 1)
          tw_quad_turn (&corners);
        cut = tw_scan_cut (photograph, &corners);
        tw_likeness_of (cut, pass == 0 ? &seen[i] : &again[i]);
      }
  for (guint i = 0; i < 24; i++)
    for (guint k = 0; k < 24; k++)
      if (i == k)
        g_assert_true (tw_likeness_is_same (&seen[i], &again[k]));
      else if (tw_likeness_is_same (&seen[i], &again[k]))
        {
          g_test_message ("%s is taken for %s", set->tiles[k]->id, set->tiles[i]->id);
          n_confused++;
        }
  g_assert_cmpuint (n_confused, <=, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-guess/base", test_base);
  g_test_add_func ("/scan-guess/bad-light", test_bad_light);
  g_test_add_func ("/scan-guess/river", test_river);
  g_test_add_func ("/scan-guess/winter", test_winter);
  g_test_add_func ("/scan-guess/joints", test_joints);
  g_test_add_func ("/scan-guess/by-hand", test_by_hand);
  g_test_add_func ("/scan-guess/own-land", test_own_land);
  g_test_add_func ("/scan-guess/all-lines", test_all_lines);
  g_test_add_func ("/scan-guess/likeness", test_likeness);
  return g_test_run ();
}
