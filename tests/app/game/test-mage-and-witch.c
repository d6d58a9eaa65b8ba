/* Mage and witch at the table: spots all over it, which of the two, what it is worth then, and
 * leaving the table. */
#include <glib/gstdio.h>

#include "tests/app/game/position-fixture.h"
#include "engine/game/pieces.h"

/* Tiles with the mage that close what they meet. */
static const char ends[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"ends\">\n"
    "<tile id=\"Cap\" count=\"2\" symbols=\"mage\"><city edges=\"N\"/></tile>\n"
    "<tile id=\"Bend\" symbols=\"mage\"><city edges=\"E S W\"/></tile>\n"
    "</tile-set>\n";

/* A table with those tiles, too, at which the words have been played. */
static TwTableModel *
table_after (const char *words)
{
  g_autofree char *folder = g_dir_make_tmp ("tw-mage-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "ends.xml", NULL);
  g_autofree char *uses = g_strconcat ("mage-and-witch ", path, NULL);
  g_autoptr (GError) error = NULL;
  TwTableModel *model;

  g_file_set_contents (path, ends, -1, &error);
  g_assert_no_error (error);
  model = fixture_table_after (uses, words);
  g_remove (path);
  g_rmdir (folder);
  return model;
}

static guint
figure (TwTableModel *model, const char *id)
{
  return (guint) tw_rules_figure (tw_table_model_get_setup (model)->rules, id);
}

/* MAGE-002, MAGE-003: the spots of a proposed tile lie all over the table; one chooses which
 * of the two goes, and where. Then the figure is asked for. */
static void
test_move (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=U U@1,0/0 highwayman@1,0:road(W) draw=MaHeA");
  guint n = 0;
  int spot;

  g_assert_true (tw_table_model_aim (model, 2, 0, FALSE));
  while (tw_table_model_get_aim (model)->turns != 0)
    tw_table_model_turn (model, 1, FALSE);
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (fixture_asks (model, "Mage, Witch: put one of them on a road or into a city."));
  /* D's city; the road that goes on to the west over three tiles, where it is the same on which
   * of them one stands; the city and two roads of the tile. */
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "mage"));
  g_assert_cmpint (fixture_find_spot (model, "Mage, Road: now 6, closed at least 8"), >=, 0);
  tw_table_model_next_figure (model);
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "witch"));
  spot = fixture_find_spot (model, "Witch, Road: now 2, closed at least 2");
  g_assert_cmpint (spot, >=, 0);
  g_assert_cmpint (fixture_find_spot (model, "Mage, Road: now 6, closed at least 8"), <, 0);
  g_assert_true (tw_table_model_choose_spot (model, (guint) spot, -1));
  g_assert_cmpint (
      tw_play_neutral (tw_table_model_get_play (model), figure (model, "witch"))->place, ==,
      TW_FIGURE_NODE);
  g_assert_true (fixture_log_has (model, "and moved the witch to "));
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_true (fixture_asks (model, "Place a meeple, or go on."));
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "meeple"));
  /* One answer after the other is taken back. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (
      tw_play_neutral (tw_table_model_get_play (model), figure (model, "witch"))->place, ==,
      TW_FIGURE_SUPPLY);
  g_assert_nonnull (tw_table_model_get_proposal (model));
}

/* The tile alone can be laid; then the figure has to go somewhere. */
static void
test_must (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=MaHeA MaHeA@1,0/0");
  guint n = 0;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_cmpuint (tw_table_model_get_figure (model), ==, figure (model, "mage"));
  tw_table_model_get_spots (model, &n);
  /* D's city, its road that goes on in the tile, the tile's city and two other roads. */
  g_assert_cmpuint (n, ==, 5);
  /* The other one, whatever is chosen. */
  g_assert_true (tw_table_model_choose_spot (model, 0, (int) figure (model, "witch")));
  g_assert_true (fixture_log_has (model, "and moved the witch to "));
}

/* MAGE-009: they meet on a tile without the mage. */
static void
test_met (void)
{
  g_autoptr (TwTableModel) model =
      table_after ("draw=MaHeA MaHeA@1,0/0 mage@1,0:road(S) - "
                   "draw=MaHeH MaHeH@2,0/0 witch@2,0:road(S) - draw=V V@2,1/90 - "
                   "draw=V V@1,1/180");
  guint n = 0;

  g_assert_true (
      fixture_asks (model, "Mage, Witch have met: move one of them to another road or city."));
  g_assert_false (tw_table_model_can_finish (model));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, >, 0);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_asks (model, "Place a meeple, or go on."));
}

/* MAGE-011: they meet behind the figure; the move has a line of its own. */
static void
test_met_by_ferry (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "mage-and-witch ferries",
      "draw=MaHeA MaHeA@1,0/0 mage@1,0:road(S) - draw=U U@2,0/0 - draw=W W@2,1/0 - "
      "draw=MaHeH MaHeH@3,0/0 witch@2,1:road(W) - draw=FährH FährH@1,1/0 - ferry@1,1:lake(NE)");

  g_assert_true (fixture_asks (model, "Mage, Witch have met"));
  g_assert_true (tw_table_model_choose_spot (model, 0, (int) figure (model, "witch")));
  g_assert_true (fixture_log_has (model, "Anna moved the witch to "));
}

/* MAGE-008: no place is left, and one says which of them leaves. */
static void
test_leave (void)
{
  g_autoptr (TwTableModel) model =
      table_after ("draw=A A@1,0/90 - draw=A A@-1,0/270 - draw=Cap Cap@1,-1/270 mage@0,0:city(N) "
                   "- draw=Cap Cap@-1,-1/90 witch@-1,-1:city(E) - draw=Bend Bend@0,-1/0");
  guint n = 0;
  const TwTableSpot *spots;
  int spot;

  g_assert_true (fixture_asks (model,
                               "Mage, Witch: one of them has to leave the table, there is no other "
                               "place."));
  g_assert_false (tw_table_model_can_finish (model));
  spots = tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (spots[0].verb, ==, TW_VERB_TAKE);
  g_assert_cmpint (fixture_find_spot (model, "Mage: off the table"), >=, 0);
  spot = fixture_find_spot (model, "Witch: off the table");
  g_assert_cmpint (spot, >=, 0);
  g_assert_true (tw_table_model_choose_spot (model, (guint) spot, -1));
  g_assert_cmpint (
      tw_play_neutral (tw_table_model_get_play (model), figure (model, "witch"))->place, ==,
      TW_FIGURE_SUPPLY);
  g_assert_cmpint (tw_play_neutral (tw_table_model_get_play (model), figure (model, "mage"))->place,
                   ==, TW_FIGURE_NODE);
  g_assert_true (fixture_log_has (model, "and the witch left the table"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/mage-and-witch/move", test_move);
  g_test_add_func ("/play/mage-and-witch/must", test_must);
  g_test_add_func ("/play/mage-and-witch/met", test_met);
  g_test_add_func ("/play/mage-and-witch/met-by-ferry", test_met_by_ferry);
  g_test_add_func ("/play/mage-and-witch/leave", test_leave);
  return g_test_run ();
}
