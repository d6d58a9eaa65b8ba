/* Mists at the table: nobody sees what is on a tile that lies face down, and everybody how the
 * team stands. */
#include <string.h>

#include "app/game/log-item.h"
#include "app/game/table-asks.h"
#include "app/game/table-beside.h"
#include "app/game/table-cells.h"
#include "app/game/table-reading.h"
#include "app/game/table-exchange.h"
#include "app/game/table-names.h"
#include "app/game/table-sandbox.h"
#include "app/game/tiles-left.h"
#include "tests/app/game/play-fixture.h"

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
  TwTableSetup table = fixture_setup_of_ruleset (level, 3, 4);

  tw_table_model_resume (model, &table,
                         as_far_as_face_down ? play_to_face_down (table.rules)
                                             : tw_game_new (table.rules, 1, TW_GAME_DEFAULT));
  tw_table_setup_clear (&table);
  return model;
}

/* Figures that are left are called what the rules call them. */
static void
test_guards_left (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-1", FALSE);
  g_autofree char *left = tw_figures_left_format (tw_table_model_get_setup (model)->rules, 5);

  g_assert_cmpstr (left, ==, "Guard: 5 left");
}

/* MIST-132, MIST-140: its cell says that it lies there, and not what it is. */
static void
test_label (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", TRUE);
  const TwPlay *play = tw_table_model_get_play (model);
  const TwSlot *slot = &play->board.slots[play->board.head->n_slots - 1];
  g_autofree char *name = tw_table_cells_name (slot->x, slot->y);
  g_autofree char *expected = g_strdup_printf ("%s: a tile face down", name);
  g_autofree char *label = tw_table_reading_label (model, slot->x, slot->y);

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
      g_autofree char *said = tw_table_cells_explain (model, place->x, place->y, 0);
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
      expected = n == 0   ? g_strdup ("No tile that nobody has seen fits here.")
                 : n == 1 ? g_strdup_printf ("1 of the %u tiles that nobody has seen fits here.",
                                             play->state->n_left + 1u)
                          : g_strdup_printf ("%u of the %u tiles that nobody has seen fit here.", n,
                                             play->state->n_left + 1u);
      g_assert_true (g_str_has_suffix (said, expected));
    }
  g_assert_cmpuint (n_told, >, 0);
}

/* What lies beside the table and the track, a line each. */
static char *
beside (TwTableModel *model)
{
  GString *out = g_string_new (NULL);
  TwStock stock;
  TwTrackMark mark;

  for (guint i = 0; tw_table_model_get_stock (model, i, &stock); i++)
    {
      g_autofree char *words = tw_stock_words (&stock);

      g_string_append_printf (out, "%s\n", words);
    }
  for (guint i = 0; tw_table_model_get_mark (model, i, &mark); i++)
    {
      g_autofree char *words = tw_mark_words (&mark);

      g_string_append_printf (out, "%s\n", words);
    }
  return g_string_free (out, FALSE);
}

/* MIST-015, MIST-066, MIST-151, MIST-180: of the level's 13 ghosts three lie on the start block,
 * and one pile of three is begun. */
static void
test_standing (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", FALSE);
  g_autoptr (TwTableModel) base = fixture_table (2, 1, FALSE);
  g_autoptr (TwTableModel) one_pile = table_of ("mists-level-1", FALSE);
  g_autofree char *five = beside (model), *none = beside (base), *one = beside (one_pile);

  /* The first tile is drawn. */
  g_assert_cmpstr (five, ==,
                   "Ghosts in the bank: 10 of 13\nPile 1 of 3: 19 tiles left\nFirst hound at 15\n"
                   "Second hound at 50\nTarget 100\n");
  g_assert_cmpstr (one, ==, "Ghosts in the bank: 12 of 15\nTarget 50\n");
  g_assert_cmpstr (none, ==, "");
}

/* Whether an answer is that of an expansion's verb. */
static gboolean
is_verb (const TwPlay *play, guint verb, const char *word)
{
  return verb >= TW_N_VERBS && strcmp (tw_play_verb (play, verb)->word, word) == 0;
}

/* Plays at random until there is a spot of the verb @word. Returns: the spot */
static int
play_to_spot (TwTableModel *model, const char *word)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < 2000 && tw_table_model_get_question (model) != TW_QUESTION_NONE; i++)
    {
      guint n = 0, n_choices = 0;
      const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

      for (guint k = 0; k < n; k++)
        if (is_verb (tw_table_model_get_play (model), spots[k].verb, word))
          return (int) k;
      tw_table_model_get_choices (model, &n_choices);
      if (tw_table_model_get_question (model) == TW_QUESTION_PLACE)
        fixture_turn (model, rand);
      else if (n + n_choices > 0)
        tw_table_model_press_number (model,
                                     (guint) g_rand_int_range (rand, 0, (int) (n + n_choices)));
      else
        tw_table_model_finish (model);
    }
  return -1;
}

/* The last line of the log, the only one that tells of the end; %NULL if none does. */
static char *
end_line (TwTableModel *model)
{
  g_autoptr (GListStore) list = tw_log_list_new ();
  guint n;
  char *found = NULL;

  tw_log_list_update (list, model);
  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (!g_str_has_prefix (tw_log_item_get_text (item), "The game is "))
        continue;
      g_assert_cmpuint (i, ==, n - 1);
      g_assert_cmpuint (tw_log_item_get_seat (item), ==, TW_SEAT_NONE);
      found = g_strdup (tw_log_item_get_text (item));
    }
  return found;
}

/* MIST-181: the log ends with what the team has come to. Played at random, ghosts win. */
static void
test_end_in_log (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-1", FALSE);
  g_autofree char *before = end_line (model), *after = NULL;

  play_to_spot (model, "none of this word");
  after = end_line (model);
  g_assert_null (before);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->status, ==, TW_STATUS_LOST);
  g_assert_cmpstr (after, ==,
                   "The game is lost. A ghost has to rise and none is left in the bank.");
}

/* MIST-105, MIST-106: points at the feature, or ghosts where they stand, as many as the hand says:
 * the most at first. MIST-022: the place of a tile is the team's matter, this one is not. */
static void
test_points_or_ghosts (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-1", FALSE);
  guint n = 0, most, other;
  const TwTableSpot *spots;
  TwAction action;
  int spot;

  g_assert_true (tw_table_model_asks_all (model));
  spot = play_to_spot (model, "take=ghost");
  g_assert_cmpint (spot, >=, 0);
  g_assert_false (tw_table_model_asks_all (model));
  spots = tw_table_model_get_spots (model, &n);
  /* The points come first; both are on the table. */
  g_assert_true (is_verb (tw_table_model_get_play (model), spots[0].verb, "points"));
  g_assert_cmpuint (spots[0].node, !=, TW_NO_NODE);
  most = tw_table_model_get_amount (model);
  g_assert_true (tw_table_model_get_amounts (model) >> most & 1);
  g_assert_cmpuint (tw_table_model_get_amounts (model) >> (most + 1), ==, 0);
  tw_table_model_next_figure (model);
  other = tw_table_model_get_amount (model);
  if (most > 1)
    g_assert_cmpuint (other, ==, most - 1);
  /* No more than stand there. */
  g_assert_cmpuint (tw_table_model_find_action (model, (guint) spot, -1, &action), ==, 1);
  g_assert_cmpuint (action.kind, <=, other);
  g_assert_true (spots[spot].amounts >> action.kind & 1);
}

/* How many tiles are told to be left that are not in the bag. */
static guint
n_out_of_bag (TwTableModel *model)
{
  g_autoptr (GArray) counts = tw_tiles_left_count (tw_table_model_get_play (model));

  return tw_tiles_left_sum (counts) - tw_table_model_get_play (model)->state->n_left;
}

/* MIST-134: a tile is laid face down on an empty cell, which has its spot; the team decides. */
static void
test_face_down_spot (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", FALSE);
  int spot = play_to_spot (model, "down");
  guint n = 0, n_before;
  TwTableSpot down;

  g_assert_cmpint (spot, >=, 0);
  g_assert_true (tw_table_model_asks_all (model));
  /* Which was drawn unseen, and which lie face down, is not told by one of a kind being less. */
  n_before = n_out_of_bag (model);
  g_assert_cmpuint (n_before, >, 0);
  down = tw_table_model_get_spots (model, &n)[spot];
  g_assert_cmpint (down.place, ==, TW_SPOT_CELL);
  g_assert_cmpuint (tw_board_slot_at (&tw_table_model_get_play (model)->board, down.x, down.y), ==,
                    TW_NO_SLOT);
  g_assert_true (tw_table_model_choose_spot (model, (guint) spot, -1));
  g_assert_cmpuint (tw_board_slot_at (&tw_table_model_get_play (model)->board, down.x, down.y), !=,
                    TW_NO_SLOT);
  g_assert_cmpuint (n_out_of_bag (model), ==, n_before);
}

/* What a tile is called in the log where it has neither city nor road nor monastery. */
static void
test_phrases (void)
{
  const char *const uses[] = { "mists:tiles", NULL };
  g_autoptr (TwTableModel) model = fixture_table_with (uses, 2, 1, FALSE);
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  int castle = tw_catalogue_find (rules->catalogue, "Mists-41");
  int mist = tw_catalogue_find (rules->catalogue, "Mists-47");

  g_assert_cmpint (castle, >=, 0);
  g_assert_cmpstr (tw_tile_phrase (rules, (guint) castle), ==, "a castle");
  g_assert_cmpint (mist, >=, 0);
  g_assert_cmpstr (tw_tile_phrase (rules, (guint) mist), ==, "a tile full of mist");
}

/* HAND-004: also where tiles come from piles another one can be taken for the one drawn, and one
 * be put back; the piles stay as they are. */
static void
test_pick (void)
{
  g_autoptr (TwTableModel) model = table_of ("mists-level-5", FALSE);
  guint drawn = (guint) tw_table_model_get_drawn (model), other = 0;
  guint n_left = tw_table_model_get_play (model)->state->n_left;
  TwStock before, after;

  g_assert_true (tw_table_model_get_stock (model, 1, &before));
  while (other == drawn || !tw_table_sandbox_can_pick (model, other))
    other++;
  g_assert_true (tw_table_exchange_pick (model, other));
  g_assert_cmpint (tw_table_model_get_drawn (model), ==, (int) other);
  g_assert_cmpuint (tw_table_model_get_play (model)->bag[drawn], >, 0);
  g_assert_true (tw_table_sandbox_can_pick (model, TW_NO_KIND));
  g_assert_true (tw_table_exchange_pick (model, TW_NO_KIND));
  g_assert_cmpint (tw_table_model_get_drawn (model), >=, 0);
  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_PLACE);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->n_left, ==, n_left);
  g_assert_true (tw_table_model_get_stock (model, 1, &after));
  g_assert_cmpuint (after.n, ==, before.n);
  g_assert_cmpuint (tw_table_model_get_turn (model), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/mists/guards-left", test_guards_left);
  g_test_add_func ("/play/mists/label", test_label);
  g_test_add_func ("/play/mists/fits", test_fits);
  g_test_add_func ("/play/mists/standing", test_standing);
  g_test_add_func ("/play/mists/end-in-log", test_end_in_log);
  g_test_add_func ("/play/mists/points-or-ghosts", test_points_or_ghosts);
  g_test_add_func ("/play/mists/face-down-spot", test_face_down_spot);
  g_test_add_func ("/play/mists/phrases", test_phrases);
  g_test_add_func ("/play/mists/pick", test_pick);
  return g_test_run ();
}
