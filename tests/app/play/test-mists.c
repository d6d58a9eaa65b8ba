/* Mists at the table: nobody sees what is on a tile that lies face down, and everybody how the
 * team stands. */
#include <string.h>

#include "app/play/table-texts.h"
#include "engine/format/ruleset-file.h"
#include "tests/app/play/play-fixture.h"

/* Plays at random until a tile lies face down, or to the end. Returns: whether one does */
static gboolean
play_on (TwGame *game, GRand *rand, TwAction *items)
{
  const TwPlay *play = tw_game_play (game);

  while (!play->board.slots[play->board.head->n_slots - 1].is_face_down)
    {
      TwActionList list = { items, 0 };

      tw_play_list (play, &list);
      if (list.n_items == 0)
        return FALSE;
      g_assert_true (
          tw_game_apply (game, &items[g_rand_int_range (rand, 0, (gint32) list.n_items)], NULL));
    }
  return TRUE;
}

/* The first game in which a tile comes to lie face down, as far as that. */
static TwGame *
play_to_face_down (TwRules *rules)
{
  g_autofree TwAction *items = g_new (TwAction, rules->max_actions);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint64 seed = 1; seed < 100; seed++)
    {
      g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT);

      if (play_on (game, rand, items))
        return g_steal_pointer (&game);
    }
  g_assert_not_reached ();
}

static TwTableModel *
table_of (const char *level, gboolean as_far_as_face_down)
{
  TwTableModel *model = tw_table_model_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwRuleset) ruleset = NULL;
  TwTableSetup table = { .seed = 4 };
  TwGameKit kit;

  g_assert_true (tw_play_kit_load (&kit, &error));
  setup = tw_game_setup_new (&kit);
  ruleset = tw_ruleset_load (level, kit.vocabulary, &error);
  g_assert_no_error (error);
  setup->n_seats = 3;
  g_assert_true (tw_game_setup_use_ruleset (setup, ruleset, &error));
  table.rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  table.title = tw_play_rules_title (table.rules);
  for (guint seat = 0; seat < 3; seat++)
    table.seats[seat] =
        (TwSeatSetup){ .name = g_strdup_printf ("Player %u", seat + 1), .colour = seat };
  tw_table_model_resume (model, &table,
                         as_far_as_face_down ? play_to_face_down (table.rules)
                                             : tw_game_new (table.rules, 1, TW_GAME_DEFAULT));
  tw_table_setup_clear (&table);
  tw_play_kit_clear (&kit);
  return model;
}

/* MIST-132, MIST-140: its cell says that it lies there, and not what it is. */
static void
test_label (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", TRUE);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwSlot *slot = &play->board.slots[play->board.head->n_slots - 1];
  g_autofree char *name = tw_cell_name (slot->x, slot->y);
  g_autofree char *expected = g_strdup_printf ("%s: a tile face down", name);
  g_autofree char *label = tw_cell_label (model, slot->x, slot->y);

  g_assert_true (slot->is_face_down);
  g_assert_cmpstr (label, ==, expected);
}

/* What fits a cell does not tell which tile was laid face down: it counts as one of those that
 * nobody has seen. */
static void
test_fits (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", TRUE);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwCatalogue *catalogue = play->rules->catalogue;
  guint down = play->board.slots[play->board.head->n_slots - 1].kind, n_told = 0;

  for (guint open = 0; open < play->board.head->n_open; open++)
    {
      const TwOpenPlace *place = &play->board.open[open];
      g_autofree char *said = tw_cell_explain (model, place->x, place->y, 0);
      g_autofree char *expected = NULL;
      guint n = 0;

      for (guint kind = 0; kind < catalogue->n_kinds; kind++)
        {
          gboolean fits = FALSE;

          for (guint turns = 0; place->mask != 0 && turns < 4; turns++)
            fits |= tw_board_fits (&play->board, open, kind, turns);
          n += fits ? play->bag[kind] + (kind == down) : 0;
          n_told += fits && kind == down;
        }
      expected =
          g_strdup_printf ("Fits %u of %u that nobody has seen.", n, play->state->n_left + 1u);
      g_assert_true (g_str_has_suffix (said, expected));
    }
  g_assert_cmpuint (n_told, >, 0);
}

/* MIST-015, MIST-066, MIST-151, MIST-180: of the level's 13 ghosts three lie on the start block,
 * and one pile of three is begun. */
static void
test_standing (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", FALSE);
  g_autoptr (TwTableModel) base = fixture_table (2, 1, FALSE);
  g_autoptr (TwTableModel) one_pile = table_of ("mists-level-1", FALSE);
  g_autofree char *standing = tw_table_standing (model), *none = tw_table_standing (base);
  g_autofree char *short_one = tw_table_standing (one_pile);

  /* The first tile is drawn. */
  g_assert_cmpstr (
      standing, ==,
      "10 ghosts in the bank\nPile 1 of 3: 19 tiles\nNext hound at 15\n100 points win");
  g_assert_cmpstr (short_one, ==, "12 ghosts in the bank\n50 points win");
  g_assert_null (none);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/mists/label", test_label);
  g_test_add_func ("/play/mists/fits", test_fits);
  g_test_add_func ("/play/mists/standing", test_standing);
  return g_test_run ();
}
