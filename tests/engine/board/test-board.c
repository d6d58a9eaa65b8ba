/* The table: open places, fitting, merging, coming apart. */
#include "engine/board/fitting.h"
#include "engine/board/feature-merge.h"
#include "tests/engine/game/base-fixture.h"

#include <string.h>

typedef struct
{
  TwTileSet *set;
  TwCatalogue *catalogue;
  TwBoardLayout layout;
  guint64 *block;
  TwBoard board;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const counted[] = { "coat-of-arms", NULL };
  TwCatalogueSource source;
  g_autoptr (GError) error = NULL;

  fixture->set = fixture_base_set ();
  fixture_add (fixture->set, "HB", 4, "road:NS road:EW");
  source = (TwCatalogueSource){ .set = fixture->set, .copies = 1 };
  fixture->catalogue = tw_catalogue_new (&source, 1, counted, TW_FIELDS_DEFAULT, &error);
  g_assert_no_error (error);
  tw_board_layout_init (&fixture->layout, fixture->catalogue, 2);
  fixture->block = g_malloc0 (fixture->layout.size);
  tw_board_bind (&fixture->board, &fixture->layout, fixture->catalogue, fixture->block);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tw_tile_set_unref (fixture->set);
  tw_catalogue_unref (fixture->catalogue);
  g_free (fixture->block);
}

static guint
lay (Fixture *fixture, const char *tile, int x, int y, guint turns)
{
  int kind = tw_catalogue_find (fixture->catalogue, tile);

  g_assert_cmpint (kind, >=, 0);
  return tw_board_place (&fixture->board, (guint) kind, x, y, turns);
}

/* Each place in turn, in the order in which they are listed; the lower half of the number does not
 * count. */
static void
assert_nth (const TwBoard *board, const TwEdgeCodes edges[4], guint n_places)
{
  guint n = 0, got;

  for (guint open = 0; open < board->head->n_open; open++)
    for (guint turns = 0; turns < 4; turns++)
      if (tw_board_fitting_turns (board, open, edges) >> turns & 1)
        {
          /* The first number that leads to the n-th of them, and the last one. */
          guint64 first = (((guint64) n << 32) + n_places - 1) / n_places << 32;
          guint64 last = ((((guint64) n + 1) << 32) + n_places - 1) / n_places << 32;

          g_assert_cmpint (tw_fitting_nth (board, edges, first, &got), ==, (int) open);
          g_assert_cmpuint (got, ==, turns);
          g_assert_cmpint (tw_fitting_nth (board, edges, last - 1, &got), ==, (int) open);
          g_assert_cmpuint (got, ==, turns);
          n++;
        }
  if (n_places == 0)
    g_assert_cmpint (tw_fitting_nth (board, edges, 0, &got), ==, -1);
}

/* The words, taken from wherever one begins, say the same as one place after the other. */
static void
assert_fitting_words (const TwBoard *board, guint kind, guint n_places)
{
  const TwEdgeCodes *edges = board->catalogue->tiles[kind].edges;
  guint n_open = board->head->n_open, n_found = 0;

  for (guint first = 0; first < n_open; first++)
    for (guint n = 1; n <= MIN (n_open - first, TW_FITTING_AT_ONCE); n++)
      {
        guint64 word = 0;

        for (guint i = 0; i < n; i++)
          word |= (guint64) tw_board_fitting_turns (board, first + i, edges) << (4 * i);
        g_assert_cmphex (tw_fitting_word (board, first, n, edges), ==, word);
        g_assert_cmphex (tw_fitting_word_plain (board, first, n, edges), ==, word);
        if (n == 1)
          n_found += (guint) __builtin_popcountll (word);
      }
  g_assert_cmpuint (n_found, ==, n_places);
  assert_nth (board, edges, n_places);
}

static guint
n_fitting (Fixture *fixture, const char *tile)
{
  guint kind = (guint) tw_catalogue_find (fixture->catalogue, tile);
  guint n = 0;

  for (guint open = 0; open < fixture->board.head->n_open; open++)
    for (guint turns = 0; turns < 4; turns++)
      {
        gboolean fits = tw_board_fits (&fixture->board, open, kind, turns);

        g_assert_cmpint (fits, ==,
                         tw_board_fitting_turns (&fixture->board, open,
                                                 fixture->catalogue->tiles[kind].edges)
                                 >> turns
                             & 1);
        n += fits;
      }
  assert_fitting_words (&fixture->board, kind, n);
  return n;
}

static const TwNode *
feature (Fixture *fixture, int x, int y, TwRimPlace place, TwKind kind)
{
  guint slot = tw_board_slot_at (&fixture->board, x, y);
  guint node = tw_board_node_at (&fixture->board, slot, place, kind);

  g_assert_cmpuint (node, !=, TW_NO_NODE);
  return &fixture->board.nodes[tw_board_root (&fixture->board, node)];
}

/* A row of fields has places above and below it, more than are kept at once: all fit a field. */
static void
test_many_places (Fixture *fixture, gconstpointer data)
{
  for (int x = 0; x < 40; x++)
    lay (fixture, "B", x, 0, 0);
  g_assert_cmpuint (fixture->board.head->n_open, ==, 82);
  g_assert_cmpuint (n_fitting (fixture, "B"), ==, 82 * 4);
  /* Of D one side is a field. */
  g_assert_cmpuint (n_fitting (fixture, "D"), ==, 82);
}

/* Beside the start D one cell asks for a city edge, one for a field edge and two for a
 * road edge: a kind with c, f and r such edges has c + f + 2r places. */
static void
test_first_places (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *tile;
    guint places;
  } expected[] = { { "A", 5 }, { "C", 4 }, { "D", 6 }, { "L", 7 }, { "U", 6 }, { "X", 8 } };

  lay (fixture, "D", 0, 0, 0);
  g_assert_cmpuint (fixture->board.head->n_open, ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (n_fitting (fixture, expected[i].tile), ==, expected[i].places);
}

static void
test_one_tile_two_segments (Fixture *fixture, gconstpointer data)
{
  const TwNode *city;

  /* Two separate city segments of I close a ring of three corner cities: BASE-C12. */
  lay (fixture, "N", 0, 0, 2);
  lay (fixture, "N", 1, 0, 3);
  lay (fixture, "N", 0, 1, 1);
  g_assert_cmpuint (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_CITY)->n_tiles, ==, 3);
  lay (fixture, "I", 1, 1, 0);
  city = feature (fixture, 1, 1, TW_PORT_N, TW_KIND_CITY);
  g_assert_true (city == feature (fixture, 1, 1, TW_PORT_W, TW_KIND_CITY));
  g_assert_cmpuint (city->n_tiles, ==, 4);
  g_assert_cmpuint (city->size, ==, 5);
  g_assert_cmpint (city->n_open, ==, 0);
}

static void
test_road_over_itself (Fixture *fixture, gconstpointer data)
{
  const TwNode *road;

  /* A road that leaves the bridge east, comes round and passes below it. */
  lay (fixture, "HB", 0, 0, 0);
  lay (fixture, "V", 1, 0, 0);
  lay (fixture, "V", 1, 1, 1);
  lay (fixture, "V", 0, 1, 2);
  road = feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD);
  g_assert_true (road == feature (fixture, 0, 0, TW_PORT_S, TW_KIND_ROAD));
  g_assert_cmpuint (road->n_tiles, ==, 4);
  g_assert_cmpint (road->n_open, ==, 2);
}

static void
test_loop (Fixture *fixture, gconstpointer data)
{
  lay (fixture, "V", 0, 0, 3);
  lay (fixture, "V", 1, 0, 0);
  lay (fixture, "V", 1, 1, 1);
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD)->n_open, ==, 2);
  lay (fixture, "V", 0, 1, 2);
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD)->n_open, ==, 0);
  g_assert_cmpuint (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD)->n_tiles, ==, 4);
  /* The field inside is closed in, the one outside is another. */
  g_assert_true (feature (fixture, 0, 0, TW_PORT_ER, TW_KIND_FIELD)
                 == feature (fixture, 1, 1, TW_PORT_NL, TW_KIND_FIELD));
  g_assert_true (feature (fixture, 0, 0, TW_PORT_EL, TW_KIND_FIELD)
                 != feature (fixture, 0, 0, TW_PORT_ER, TW_KIND_FIELD));
}

static void
test_face_down (Fixture *fixture, gconstpointer data)
{
  int open;

  lay (fixture, "U", 0, 0, 0);
  tw_board_place_down (&fixture->board, 0, 1, 0);
  /* It fills the cell; the road there never closes; what lies beside it asks nothing. */
  g_assert_cmpint (tw_board_open_at (&fixture->board, 1, 0), ==, -1);
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD)->n_open, ==, 2);
  open = tw_board_open_at (&fixture->board, 2, 0);
  g_assert_cmpint (open, >=, 0);
  g_assert_cmpuint (fixture->board.open[open].mask, ==, 0);
  g_assert_cmpuint (tw_board_n_around (&fixture->board, 0, 0, TRUE), ==, 1);
  g_assert_cmpuint (tw_board_n_around (&fixture->board, 0, 0, FALSE), ==, 0);
  g_assert_cmpuint (tw_board_node_at (&fixture->board, tw_board_slot_at (&fixture->board, 1, 0),
                                      TW_PORT_N, TW_KIND_CITY),
                    ==, TW_NO_NODE);
}

static void
test_monastery (Fixture *fixture, gconstpointer data)
{
  guint slot = lay (fixture, "B", 0, 0, 0);
  guint monastery = fixture->board.slots[slot].first_node;

  g_assert_cmpint (fixture->board.nodes[monastery].n_open, ==, 8);
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++)
      if (x != 0 || y != 0)
        lay (fixture, x == 1 && y == 1 ? "B" : "E", x, y, 0);
  g_assert_cmpint (fixture->board.nodes[monastery].n_open, ==, 0);
  g_assert_true (tw_board_is_complete (&fixture->board, monastery));
  /* A monastery laid beside others counts them at once. */
  g_assert_cmpint (
      fixture->board
          .nodes[fixture->board.slots[tw_board_slot_at (&fixture->board, 1, 1)].first_node]
          .n_open,
      ==, 5);
}

static void
test_join_and_part (Fixture *fixture, gconstpointer data)
{
  guint crossing = lay (fixture, "X", 0, 0, 0);
  guint first = fixture->board.slots[crossing].first_node;

  lay (fixture, "U", 1, 0, 0);
  lay (fixture, "U", 0, -1, 1);
  tw_board_add_figure (&fixture->board, first, 1, 1, TRUE, 1);
  tw_board_add_figure (&fixture->board, first, 0, 2, FALSE, 1);
  g_assert_true (tw_board_join (&fixture->board, first, first + 1));
  g_assert_cmpuint (feature (fixture, 1, 0, TW_PORT_E, TW_KIND_ROAD)->n_tiles, ==, 3);
  g_assert_cmpuint (feature (fixture, 1, 0, TW_PORT_E, TW_KIND_ROAD)->occupants, ==, 1);
  g_assert_cmpuint (
      fixture->board.weights[tw_board_root (&fixture->board, first) * fixture->board.n_seats], ==,
      2);
  g_assert_cmpint (feature (fixture, 1, 0, TW_PORT_E, TW_KIND_ROAD)->n_open, ==, 2);
  g_assert_false (tw_board_part (&fixture->board, first, first + 2));
  g_assert_true (tw_board_part (&fixture->board, first + 1, first));
  g_assert_cmpuint (feature (fixture, 1, 0, TW_PORT_E, TW_KIND_ROAD)->n_tiles, ==, 2);
  g_assert_cmpint (feature (fixture, 1, 0, TW_PORT_E, TW_KIND_ROAD)->n_open, ==, 1);
  g_assert_cmpuint (feature (fixture, 0, -1, TW_PORT_N, TW_KIND_ROAD)->n_tiles, ==, 2);
}

/* A row of four with the cell 1,0 left out; the tiles to the north hold it together. */
static void
lay_round_a_gap (Fixture *fixture, guint *out_west, guint *out_east)
{
  lay (fixture, "U", 0, 0, 0);
  for (int x = 0; x < 3; x++)
    lay (fixture, "B", x, -1, 0);
  lay (fixture, "U", 2, 0, 0);
  *out_west = (guint) (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD) - fixture->board.nodes);
  *out_east = (guint) (feature (fixture, 2, 0, TW_PORT_W, TW_KIND_ROAD) - fixture->board.nodes);
}

/* Over a cell both ends are closed; a tile laid there later closes only its own. */
static void
test_join_over (Fixture *fixture, gconstpointer data)
{
  guint west, east;

  lay_round_a_gap (fixture, &west, &east);
  g_assert_true (tw_board_join (&fixture->board, west, east));
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_open, ==, 2);
  g_assert_cmpuint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_tiles, ==, 2);
  g_assert_cmpuint (tw_board_n_open_cells (&fixture->board, west), ==, 2);
  lay (fixture, "U", 1, 0, 0);
  g_assert_cmpint (feature (fixture, 1, 0, TW_PORT_W, TW_KIND_ROAD)->n_open, ==, 2);
  g_assert_cmpuint (feature (fixture, 1, 0, TW_PORT_W, TW_KIND_ROAD)->n_tiles, ==, 3);
  /* The tile goes on joining what the bridge has joined. */
  g_assert_true (tw_board_part (&fixture->board, east, west));
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_open, ==, 2);
  g_assert_cmpuint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_tiles, ==, 3);
  /* Over a tile it closes nothing, for that has closed the ends. */
  g_assert_true (tw_board_join (&fixture->board, west, east));
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_open, ==, 2);
  g_assert_cmpuint (fixture->board.head->n_spans, ==, 1);
}

static void
test_part_over (Fixture *fixture, gconstpointer data)
{
  guint west, east;

  lay_round_a_gap (fixture, &west, &east);
  g_assert_true (tw_board_join (&fixture->board, west, east));
  g_assert_true (tw_board_part (&fixture->board, west, east));
  g_assert_cmpuint (fixture->board.head->n_spans, ==, 0);
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_open, ==, 2);
  g_assert_cmpuint (feature (fixture, 0, 0, TW_PORT_W, TW_KIND_ROAD)->n_tiles, ==, 1);
  g_assert_cmpint (feature (fixture, 2, 0, TW_PORT_E, TW_KIND_ROAD)->n_open, ==, 2);
}

/* The board wraps round in memory, but a line as long as the bag never meets itself. */
static void
test_long_line (Fixture *fixture, gconstpointer data)
{
  for (int x = 0; x < (int) fixture->catalogue->n_copies; x++)
    {
      lay (fixture, "U", x, 0, 0);
      g_assert_cmpint (tw_board_open_at (&fixture->board, x + 1, 0), >=, 0);
      g_assert_cmpint (tw_board_open_at (&fixture->board, -1, 0), >=, 0);
    }
  g_assert_cmpuint (feature (fixture, 0, 0, TW_PORT_E, TW_KIND_ROAD)->n_tiles, ==,
                    fixture->catalogue->n_copies);
}

static void
test_reset (Fixture *fixture, gconstpointer data)
{
  g_autofree guint64 *initial = NULL;

  lay (fixture, "D", 0, 0, 0);
  initial = g_memdup2 (fixture->block, fixture->layout.size);
  lay (fixture, "E", 0, -1, 2);
  lay (fixture, "V", 1, 0, 0);
  tw_board_reset (&fixture->board, &fixture->layout, initial);
  g_assert_cmpuint (fixture->board.head->n_slots, ==, 1);
  g_assert_cmpuint (fixture->board.head->n_open, ==, 4);
  g_assert_cmpmem (fixture->board.cells,
                   ((gsize) 1 << (2 * fixture->layout.side_bits)) * sizeof (guint16),
                   (guint8 *) initial + fixture->layout.cells,
                   ((gsize) 1 << (2 * fixture->layout.side_bits)) * sizeof (guint16));
  lay (fixture, "E", 0, -1, 2);
  g_assert_cmpint (feature (fixture, 0, 0, TW_PORT_N, TW_KIND_CITY)->n_open, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function)                                                                        \
  g_test_add ("/board/board/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("first-places", test_first_places);
  ADD ("many-places", test_many_places);
  ADD ("one-tile-two-segments", test_one_tile_two_segments);
  ADD ("road-over-itself", test_road_over_itself);
  ADD ("loop", test_loop);
  ADD ("face-down", test_face_down);
  ADD ("monastery", test_monastery);
  ADD ("join-and-part", test_join_and_part);
  ADD ("join-over", test_join_over);
  ADD ("part-over", test_part_over);
  ADD ("long-line", test_long_line);
  ADD ("reset", test_reset);
#undef ADD
  return g_test_run ();
}
