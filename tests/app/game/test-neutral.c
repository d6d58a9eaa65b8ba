/* Figures that belong to nobody, explained where they stand: what they do there, in the words and
 * with the numbers of the game. */
#include "app/game/table-feature.h"
#include "engine/game/pieces.h"
#include "tests/app/game/position-fixture.h"

static char *
explained (TwTableModel *model, guint slot)
{
  const TwPlay *play = tw_table_model_get_play (model);

  return tw_table_feature_explain (model, tw_table_model_get_game (model),
                                   play->board.slots[slot].first_node);
}

static void
assert_says (TwTableModel *model, guint slot, const char *words)
{
  g_autofree char *said = explained (model, slot);

  g_test_message ("%s", said);
  g_assert_nonnull (strstr (said, words));
}

/* Where it is nobody goes, and where it comes all go: that is told before it comes. */
static void
test_dragon (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("princess-and-dragon",
                           "draw=U U@1,0/0 highwayman@1,0:road(W) draw=BuDr5 BuDr5@-1,0/0 -");
  g_autofree char *elsewhere = explained (model, 0);

  assert_says (model, 2,
               "Dragon: Nobody puts a figure on the tile on which the dragon is, in whatever way. "
               "From each tile to which it comes all figures of all players go home.");
  g_assert_null (strstr (elsewhere, "Dragon"));
}

/* What they make of the points, with the numbers of this game; nothing of what brings nothing here.
 */
static void
test_mage_and_witch (void)
{
  static const char mage[] = "draw=U U@1,0/0 highwayman@1,0:road(W) draw=MaHeA MaHeA@-1,0/0 "
                             "mage@0,0:road(E) -";
  static const char witch[] = "draw=U U@1,0/0 highwayman@1,0:road(W) draw=MaHeA MaHeA@-1,0/0 "
                              "witch@0,0:road(E) -";
  static const char *const settings[] = { "mage.tile", "2", "witch.divisor", "3", NULL };
  g_autoptr (TwTableModel) with_mage =
      fixture_table_after_with ("mage-and-witch", settings, "Anna Eva", mage);
  g_autoptr (TwTableModel) with_witch =
      fixture_table_after_with ("mage-and-witch", settings, "Anna Eva", witch);
  g_autofree char *said = explained (with_mage, 0);

  assert_says (with_mage, 0,
               "Mage: With the mage a road or city brings 2 points more for each of its tiles.");
  g_assert_null (strstr (said, "coat of arms"));
  assert_says (with_witch, 0,
               "Witch: With the witch the points of a road or city are divided by 3");
}

/* He is in a quarter, on none of its land. */
static void
test_count (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("count", "");
  const TwPlay *play = tw_table_model_get_play (model);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece) && strcmp (piece.id, "count") != 0)
    ;
  g_assert_cmpstr (piece.id, ==, "count");
  assert_says (model, piece.slot, "Count: Where the count is nobody comes out.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/neutral/dragon", test_dragon);
  g_test_add_func ("/neutral/mage-and-witch", test_mage_and_witch);
  g_test_add_func ("/neutral/count", test_count);
  return g_test_run ();
}
