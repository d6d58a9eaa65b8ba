/* The table with the River and the Abbot: what is drawn, said and taken back. */
#include "tests/app/game/play-fixture.h"

#include <string.h>

#include "app/document/shared-kit.h"
#include "app/game/log-item.h"
#include "app/game/table-beside.h"
#include "app/game/table-cells.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "engine/game/pieces.h"

static const char *const both[] = { "river", "abbot", NULL };

static void
test_title (void)
{
  g_autoptr (TwTableModel) model = fixture_table_with (both, 2, 1, FALSE);
  g_autoptr (TwTableModel) plain = fixture_table (2, 1, FALSE);

  g_assert_cmpstr (tw_table_model_get_setup (model)->title, ==,
                   "Base game, The River and The Abbot");
  g_assert_cmpstr (tw_table_model_get_setup (plain)->title, ==, "Base game");
}

/* What can be added to a set, and what it brings along itself. */
static void
test_addable (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  g_autoptr (TwTileSet) river = tw_shipped_set_load ("river", &error);
  g_auto (GStrv) to_base = NULL, to_river = NULL;
  TwGameKit kit;

  g_assert_true (tw_shared_kit_load (&kit, &error));
  to_base = tw_play_rules_addable (&kit, base);
  to_river = tw_play_rules_addable (&kit, river);
  g_assert_true (g_strv_contains ((const char *const *) to_base, "river"));
  g_assert_true (g_strv_contains ((const char *const *) to_base, "abbot"));
  g_assert_false (g_strv_contains ((const char *const *) to_base, "base"));
  g_assert_false (g_strv_contains ((const char *const *) to_river, "river"));
  g_assert_true (g_strv_contains ((const char *const *) to_river, "abbot"));
  tw_play_rules_kit_clear (&kit);
}

static void
enclose (TwTileSet *set, const char *name, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  TwEnclosures *old = set->enclosures;

  set->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
}

static gboolean
has_tile (const TwRules *rules, const char *set, const char *tile)
{
  for (guint i = 0; i < rules->catalogue->n_kinds; i++)
    if (g_str_equal (rules->catalogue->kinds[i].set->id, set)
        && g_str_equal (rules->catalogue->kinds[i].tile->id, tile))
      return TRUE;
  return FALSE;
}

/* Rulesets and sets that came in one file with a set are played from there. */
static void
test_enclosed (void)
{
  static const char quick[] =
      "<ruleset xmlns='urn:tilewright:ruleset:1' version='1.0' id='quick' players='2-3'>"
      "<title>Quick</title><use set='own'/><use set='more' copies='2'/>"
      "<parameter name='farmers' value='n'/></ruleset>";
  static const char other[] =
      "<ruleset xmlns='urn:tilewright:ruleset:1' version='1.0' id='other' players='2-3'>"
      "<title>Of another set</title><use set='base'/></ruleset>";
  static const char more[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='more'>"
                             "<tile id='M' count='3'><road edges='N S'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error), own = tw_tile_set_copy (base);
  g_autoptr (GPtrArray) rulesets = NULL;
  g_autoptr (TwRules) rules = NULL, alone = NULL;
  TwGameKit kit;

  g_free (own->id);
  own->id = g_strdup ("own");
  own->requires = g_strdup ("more");
  enclose (own, "rulesets/other.xml", other);
  enclose (own, "rulesets/quick.xml", quick);
  enclose (own, "rulesets/torn.xml", "<ruleset");
  enclose (own, "sets/more.xml", more);
  g_assert_true (tw_shared_kit_load (&kit, &error));
  rulesets = tw_play_rulesets (&kit, own);
  g_assert_cmpuint (rulesets->len, ==, 1);
  g_assert_cmpstr (((TwRuleset *) rulesets->pdata[0])->id, ==, "quick");
  rules = tw_play_rules_new (&kit, own, rulesets->pdata[0], NULL, NULL, 2, &error);
  g_assert_no_error (error);
  g_assert_true (has_tile (rules, "more", "M"));
  g_assert_true (has_tile (rules, "own", "A"));
  g_assert_cmpuint (rules->catalogue->n_copies, ==, 72 + 2 * 3);
  alone = tw_play_rules_new (&kit, own, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (alone->catalogue->n_copies, ==, 72 + 3);
  tw_play_rules_kit_clear (&kit);
}

/* River tiles come first, and a cell says which of those left may lie there. */
static void
test_river_first (void)
{
  g_autoptr (TwTableModel) model = fixture_table_with (both, 2, 7, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  const TwCatalogue *catalogue = tw_table_model_get_setup (model)->rules->catalogue;

  for (guint turn = 0; turn < 11; turn++)
    {
      int kind = tw_table_model_get_drawn (model);

      g_assert_cmpint (kind, >=, 0);
      g_assert_cmpstr (catalogue->kinds[kind].set->id, ==, "river");
      fixture_turn (model, rand);
    }
  g_assert_cmpstr (catalogue->kinds[tw_table_model_get_drawn (model)].set->id, ==, "base");
}

/* The tile that would turn the river back: refused in the words of the rule. */
static void
test_refusal (void)
{
  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (TwTableModel) model = fixture_table_with (both, 2, seed, FALSE);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

      for (guint turn = 0; turn < 8; turn++)
        {
          const TwPlay *play = tw_table_model_get_play (model);

          for (guint open = 0; open < play->board.head->n_open; open++)
            for (guint turns = 0; turns < 4; turns++)
              {
                int x = play->board.open[open].x, y = play->board.open[open].y;
                g_autofree char *words = tw_table_cells_refusal (model, x, y, turns);

                if (words == NULL || strstr (words, "does not turn back") == NULL)
                  continue;
                g_assert_true (tw_board_fits (&play->board, open,
                                              (guint) tw_table_model_get_drawn (model), turns));
                return;
              }
          fixture_turn (model, rand);
        }
    }
  g_assert_not_reached ();
}

/* The spot from where a figure can be taken back, or -1. */
static int
find_take (TwTableModel *model)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  for (guint i = 0; i < n; i++)
    if (spots[i].verb == TW_VERB_TAKE)
      return (int) i;
  return -1;
}

/* Plays until the abbot can be taken back from beneath the proposed tile. */
static TwTableModel *
table_with_abbot (guint abbot)
{
  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (TwTableModel) model = fixture_table_with (both, 2, seed, FALSE);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

      for (guint turn = 0; turn < 30; turn++)
        {
          guint n = 0;
          const TwTableSpot *spots;
          gboolean is_done = FALSE;

          fixture_propose (model, rand);
          if (find_take (model) >= 0)
            return g_steal_pointer (&model);
          spots = tw_table_model_get_spots (model, &n);
          for (guint i = 0; i < n && !is_done; i++)
            if (spots[i].figures >> abbot & 1)
              is_done = tw_table_model_choose_spot (model, i, (int) abbot);
          if (!is_done)
            g_assert_true (tw_table_model_finish (model));
        }
    }
  g_assert_not_reached ();
}

static char *
last_lines (TwTableModel *model)
{
  g_autoptr (GListStore) list = tw_log_list_new ();
  GString *out = g_string_new (NULL);
  guint n;

  tw_log_list_update (list, model);
  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  for (guint i = n >= 2 ? n - 2 : 0; i < n; i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (out, "%s\n", tw_log_item_get_text (item));
    }
  return g_string_free (out, FALSE);
}

static void
test_take_back (void)
{
  guint abbot = 1;
  g_autoptr (TwTableModel) model = table_with_abbot (abbot);
  const TwPlay *play = tw_table_model_get_play (model);
  guint seat = tw_table_model_get_decider (model), n = 0;
  int spot = find_take (model), score = play->state->score[seat], points;
  guint64 before = fixture_hash (model);
  g_autofree char *words = tw_table_worth_of_spot (model, (guint) spot);
  g_autofree char *sentence = tw_hand_sentence (model);
  g_autofree char *wanted = NULL, *lines = NULL;

  g_assert_cmpstr (tw_table_model_get_setup (model)->rules->figure_types[abbot].type->id, ==,
                   "abbot");
  /* Whatever figure is chosen, at this spot it is the abbot. */
  g_assert_cmpuint (tw_table_model_get_spots (model, &n)[spot].figures, ==, 1u << abbot);
  points = tw_game_feature_value (tw_table_model_get_shown (model),
                                  tw_table_model_get_spots (model, &n)[spot].node, TW_EVENT_RECALL,
                                  NULL, NULL);
  g_assert_cmpint (points, >=, 2);
  wanted = g_strdup_printf ("Abbot: take back, %d points", points);
  g_assert_cmpstr (words, ==, wanted);
  g_assert_nonnull (strstr (sentence, "ake a figure back"));
  g_assert_cmpuint (tw_play_supply (play, seat, abbot), ==, 0);

  g_assert_true (tw_table_model_choose_spot (model, (guint) spot, -1));
  g_assert_cmpuint (tw_play_supply (play, seat, abbot), ==, 1);
  g_assert_cmpint (play->state->score[seat], >=, score + points);
  lines = last_lines (model);
  g_assert_nonnull (strstr (lines, "took the abbot back"));

  /* Undo puts the tile back into the air, and the abbot on his place. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmphex (fixture_hash (model), ==, before);
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_cmpint (find_take (model), ==, spot);
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (model), seat, abbot), ==, 1);
}

/* With the abbot gone home early the other spots are as they were: a meeple is chosen. */
static void
test_chosen_figure (void)
{
  g_autoptr (TwTableModel) model = table_with_abbot (1);

  g_assert_cmpuint (tw_table_model_get_figure (model), ==, 0);
}

/* The score of all has a colour that nobody plays; of all colours taken, the last. */
static void
test_team_colour (void)
{
  g_autofree TwRules *rules = g_new0 (TwRules, 1);
  g_autofree TwTableSetup *setup = g_new0 (TwTableSetup, 1);

  setup->rules = rules;
  rules->n_seats = 3;
  setup->seats[0].colour = 1;
  setup->seats[1].colour = 0;
  setup->seats[2].colour = 3;
  g_assert_cmpuint (tw_table_team_colour (setup), ==, 2);
  setup->seats[1].colour = 2;
  g_assert_cmpuint (tw_table_team_colour (setup), ==, 0);
  rules->n_seats = TW_MAX_SEATS;
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    setup->seats[seat].colour = seat;
  g_assert_cmpuint (tw_table_team_colour (setup), ==, TW_MAX_SEATS - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/table-parts/title", test_title);
  g_test_add_func ("/play/table-parts/addable", test_addable);
  g_test_add_func ("/play/table-parts/enclosed", test_enclosed);
  g_test_add_func ("/play/table-parts/river-first", test_river_first);
  g_test_add_func ("/play/table-parts/refusal", test_refusal);
  g_test_add_func ("/play/table-parts/take-back", test_take_back);
  g_test_add_func ("/play/table-parts/chosen-figure", test_chosen_figure);
  g_test_add_func ("/play/table-parts/team-colour", test_team_colour);
  return g_test_run ();
}
