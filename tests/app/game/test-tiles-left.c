/* The tiles that are left: how many of each, where they fit, and what must not be told. The numbers
 * are counted by hand in the lists of tiles. */
#include "app/game/table-cells.h"
#include "app/game/table-reading.h"
#include "app/game/tile-said.h"
#include "app/game/table-feature.h"
#include "app/game/table-outlook.h"
#include "app/game/table-sentences.h"
#include "app/game/tiles-left.h"
#include "tests/app/game/position-fixture.h"

static guint
kind_of (TwTableModel *model, const char *name)
{
  int kind = tw_catalogue_find (tw_table_model_get_play (model)->rules->catalogue, name);

  g_assert_cmpint (kind, >=, 0);
  return (guint) kind;
}

/* How many are left of all tiles with that id, with their variants. */
static guint
n_left (TwTableModel *model, const char *id)
{
  const TwCatalogue *catalogue = tw_table_model_get_play (model)->rules->catalogue;
  g_autoptr (GArray) counts = tw_tiles_left_count (tw_table_model_get_play (model));
  guint n = 0;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (g_str_equal (catalogue->kinds[kind].tile->id, id))
      n += g_array_index (counts, guint, kind);
  return n;
}

static guint
n_places (TwTableModel *model, const char *name)
{
  g_autoptr (GArray) places = tw_tiles_left_places (model, kind_of (model, name));

  return places->len;
}

/* Of the base game's 72 tiles D lies at the start, W and E were laid, V is in the hand. */
static void
test_counts (void)
{
  g_autoptr (TwTableModel) base =
      fixture_table_after ("inns-and-cathedrals", "draw=W W@-1,0/0 - draw=E E@0,-1/180 - draw=V");
  g_autoptr (GArray) counts = tw_tiles_left_count (tw_table_model_get_play (base));

  g_assert_cmpuint (n_left (base, "W"), ==, 3);
  g_assert_cmpuint (n_left (base, "E"), ==, 4);
  g_assert_cmpuint (n_left (base, "V"), ==, 8);
  g_assert_cmpuint (n_left (base, "D"), ==, 3);
  g_assert_cmpuint (n_left (base, "EK"), ==, 2);
  g_assert_cmpuint (tw_tiles_left_sum (counts), ==, tw_table_model_get_play (base)->state->n_left);
  /* Variants that only look different are counted with the first. */
  for (guint kind = 0; kind < counts->len; kind++)
    if (tw_table_model_get_play (base)->rules->catalogue->kinds[kind].shape != kind)
      g_assert_cmpuint (g_array_index (counts, guint, kind), ==, 0);
}

/* Around D with W to its west and E on its city: a field to the north of E, fields beside E and
 * below D and W, a road west of W, south of it, and east of D. */
static void
test_places (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("inns-and-cathedrals", "draw=W W@-1,0/0 - draw=E E@0,-1/180 - draw=V");
  g_autoptr (GArray) places = NULL;

  /* All city. */
  g_assert_cmpuint (n_places (model, "C"), ==, 0);
  /* All field but the monastery: north, west and east of E, below D. */
  g_assert_cmpuint (n_places (model, "B"), ==, 4);
  /* Roads on all sides: west of W, below it, east of D. */
  g_assert_cmpuint (n_places (model, "X"), ==, 3);
  places = tw_tiles_left_places (model, kind_of (model, "X"));
  for (guint i = 0; i < places->len; i++)
    g_assert_cmpuint (g_array_index (places, TwTilePlace, i).turns, ==, 15);
}

static void
test_marks (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("inns-and-cathedrals", "draw=W W@-1,0/0 - draw=E E@0,-1/180 - draw=V");
  const TwPlay *play = tw_table_model_get_play (model);
  g_autofree gboolean *marks = g_new0 (gboolean, play->rules->catalogue->n_kinds);

  tw_tiles_left_mark_cell (play, 1, 0, marks);
  g_assert_true (marks[kind_of (model, "X")]);
  g_assert_true (marks[kind_of (model, "A")]);
  g_assert_false (marks[kind_of (model, "B")]);
  g_assert_false (marks[kind_of (model, "E")]);
}

/* The road ends at W in the west; one tile with a road's end completes it in the east. */
static void
test_what_completes (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("inns-and-cathedrals",
                           "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=E E@0,-1/180 - draw=V");
  const TwGame *game = tw_table_model_get_shown (model);
  const TwPlay *play = tw_game_play (game);
  g_autofree gboolean *marks = g_new0 (gboolean, play->rules->catalogue->n_kinds);
  g_autofree gboolean *others = g_new0 (gboolean, play->rules->catalogue->n_kinds);
  guint node = TW_NO_NODE;

  g_assert_true (tw_notation_parse_segment (play, "0,0:road(E)", &node, NULL));
  g_assert_true (tw_table_outlook_mark (model, game, node, marks));
  g_assert_true (marks[kind_of (model, "X")]);
  g_assert_true (marks[kind_of (model, "W")]);
  g_assert_true (marks[kind_of (model, "A")]);
  /* They only make it longer. */
  g_assert_false (marks[kind_of (model, "U")]);
  g_assert_false (marks[kind_of (model, "V")]);
  /* What is complete asks for nothing. */
  g_assert_true (tw_notation_parse_segment (play, "0,0:city(N)", &node, NULL));
  g_assert_false (tw_table_outlook_mark (model, game, node, others));
}

/* A ruleset can say that nobody is shown what is left: nothing tells it then, the card neither. */
static void
test_hidden (void)
{
  static const char *const hidden[] = { "tiles-left-hidden", "y", NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TwTableModel) model = fixture_table_after_with (
          "inns-and-cathedrals", i == 1 ? hidden : NULL, "Anna Eva",
          "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=E E@0,-1/180 - draw=V");
      const TwGame *game = tw_table_model_get_shown (model);
      g_autofree char *feature = NULL, *cell = NULL;
      guint node = TW_NO_NODE;

      g_assert_cmpint (tw_tiles_left_are_hidden (tw_game_rules (game)), ==, i == 1);
      g_assert_true (tw_notation_parse_segment (tw_game_play (game), "0,0:road(E)", &node, NULL));
      feature = tw_table_feature_explain (model, game, node);
      cell = tw_table_cells_explain (model, 1, 0, 0);
      g_assert_cmpint (strstr (feature, " left can.") != NULL, ==, i == 0);
      g_assert_nonnull (strstr (feature, "1 edge is open."));
      g_assert_cmpint (strstr (cell, "tiles left fit here.") != NULL, ==, i == 0);
      g_assert_false (g_str_has_suffix (cell, " "));
    }
}

/* Of tiles in hands that only their owner sees it must not be told that they are drawn: the other
 * player's are counted with those in the bag. */
static void
test_hands (void)
{
  static const char *const visible[] = { "hand", "3", "hand-visible", "y", NULL };
  static const char *const closed[] = { "hand", "3", NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (TwTableModel) model =
          fixture_table_after_with ("inns-and-cathedrals", i == 1 ? visible : closed, "Anna Eva",
                                    "");
      const TwPlay *play = tw_table_model_get_play (model);
      g_autoptr (GArray) counts = tw_tiles_left_count (tw_table_model_get_play (model));

      g_assert_cmpuint (tw_tiles_left_sum (counts), ==, play->state->n_left + (i == 1 ? 0 : 3));
    }
}

/* A proposal has drawn the next tile on the copy of the game; what is told of a feature does not
 * betray which it is. */
static void
test_next_draw (void)
{
  static const char *const settings[] = { "supply.meeple", "0", NULL };
  g_autoptr (TwTableModel) model = fixture_table_after_with ("", settings, "Anna Eva", "");
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);
  g_autoptr (GArray) before = NULL, after = NULL;

  g_assert_cmpuint (n, >, 0);
  before = tw_tiles_left_count (tw_table_model_get_play (model));
  g_assert_true (tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_propose (model));
  /* It has, or this tests nothing. */
  g_assert_cmpuint (tw_game_play (tw_table_model_get_shown (model))->state->n_left, <,
                    tw_table_model_get_play (model)->state->n_left);
  after = tw_tiles_left_count (tw_table_model_get_play (model));
  for (guint kind = 0; kind < before->len; kind++)
    g_assert_cmpuint (g_array_index (before, guint, kind), ==, g_array_index (after, guint, kind));
}

static void
test_words (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("inns-and-cathedrals", "");
  const TwRules *rules = tw_table_model_get_play (model)->rules;
  g_autofree char *name = tw_tiles_left_name (rules, kind_of (model, "D"), 3, 4);
  g_autofree char *none = tw_tiles_left_words (1, 0), *one = tw_tiles_left_words (2, 1);
  g_autofree char *city =
      tw_tiles_left_group_title (rules, tw_tiles_left_group (rules, kind_of (model, "D")));
  g_autofree char *monastery =
      tw_tiles_left_group_title (rules, tw_tiles_left_group (rules, kind_of (model, "B")));

  g_assert_cmpstr (name, ==,
                   "City, Road: city north; road from east to west; 3 left, fits in 4 places");
  g_assert_cmpstr (none, ==, "1 left, fits nowhere");
  g_assert_cmpstr (one, ==, "2 left, fits in 1 place");
  g_assert_cmpstr (city, ==, "City, Road");
  g_assert_cmpstr (monastery, ==, "Monastery");
}

/* Whoever does not see a tile hears what is on it, and never what tells copies of it apart. */
static void
test_spoken (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("inns-and-cathedrals mage-and-witch", "");
  const TwRules *rules = tw_table_model_get_play (model)->rules;
  g_autofree char *said = tw_table_announcement (model),
                  *monastery = tw_tile_said_name (rules, kind_of (model, "B"), 0);
  guint n_variants = 0;

  g_assert_cmpstr (monastery, ==, "monastery (tile B)");
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    {
      g_autofree char *spoken = tw_tile_said_name (rules, kind, 0);

      n_variants += strpbrk (rules->catalogue->kinds[kind].name, "#:") != NULL;
      g_assert_null (strpbrk (spoken, "#:"));
    }
  g_assert_cmpuint (n_variants, >, 0);
  g_assert_nonnull (strstr (said, "Drawn: "));
  g_assert_null (strchr (said, '#'));
}

/* So does whoever looks at the log. */
static void
test_in_the_log (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("inns-and-cathedrals", "draw=K#B K#B@1,0/0 - draw=V");
  g_autoptr (GListStore) log = tw_log_list_new ();
  g_autoptr (TwLogItem) line = NULL;
  g_autofree char *title = NULL, *cell = tw_table_reading_label (model, 1, 0);

  tw_log_list_update (log, model);
  line = g_list_model_get_item (G_LIST_MODEL (log), 0);
  title = tw_log_item_dup_title (line, model);
  g_assert_cmpstr (title, ==, "Tile: City, Road");
  g_assert_nonnull (strstr (cell, "(tile K)"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tiles-left/counts", test_counts);
  g_test_add_func ("/tiles-left/places", test_places);
  g_test_add_func ("/tiles-left/marks", test_marks);
  g_test_add_func ("/tiles-left/what-completes", test_what_completes);
  g_test_add_func ("/tiles-left/hidden", test_hidden);
  g_test_add_func ("/tiles-left/hands", test_hands);
  g_test_add_func ("/tiles-left/next-draw", test_next_draw);
  g_test_add_func ("/tiles-left/words", test_words);
  g_test_add_func ("/tiles-left/spoken", test_spoken);
  g_test_add_func ("/tiles-left/in-the-log", test_in_the_log);
  return g_test_run ();
}
