/* Games of a deal: the same draws, all seat orders, and play under a ban. */
#include "engine/balance/match.h"
#include "engine/balance/fingerprint.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

static TwArm
make_arm (TwRules *rules, const TwPlayerKind *kind)
{
  TwArm arm = { .label = (char *) "game", .rules = rules };

  for (guint i = 0; i < TW_MAX_SEATS; i++)
    arm.kinds[i] = kind;
  return arm;
}

/* Plays a game of @arm. Returns: (transfer full): its answers and outcomes; @notes (nullable) gets
 * what was noted */
static GArray *
play_with (const TwArm *arm, guint64 deal, guint order, TwNotes *notes)
{
  g_autoptr (TwMatch) match = tw_match_new (arm);
  g_autoptr (TwNotes) own = notes == NULL ? tw_notes_new (arm) : NULL;
  GArray *log = g_array_new (FALSE, FALSE, sizeof (TwAction));

  tw_match_play (match, deal, order, NULL, log, notes != NULL ? notes : own);
  return log;
}

/* The names of the tiles drawn, of those that other games have as well: @among (nullable) */
static GPtrArray *
drawn (const GArray *log, const TwRules *rules, const TwRules *among)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < log->len; i++)
    {
      const TwAction *action = &g_array_index (log, TwAction, i);
      const TwTileKind *kind = &rules->catalogue->kinds[action->kind];

      if (action->verb == TW_VERB_DRAW && (among == NULL || strcmp (kind->set->id, "base") == 0))
        g_ptr_array_add (names, kind->name);
    }
  return names;
}

/* The order of what both have is the same, and each copy comes once. */
static void
test_inserted (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) base = shipped_rules (&kit, "base", 2);
  g_autoptr (TwRules) more = shipped_rules (&kit, "base inns-and-cathedrals", 2);
  TwArm of_base = make_arm (base, tw_player_kind_find ("random")),
        of_more = make_arm (more, tw_player_kind_find ("random"));

  for (guint64 deal = 1; deal < 6; deal++)
    {
      g_autoptr (GArray) log = play_with (&of_base, deal, 0, NULL);
      g_autoptr (GArray) other = play_with (&of_more, deal, 0, NULL);
      g_autoptr (GPtrArray) names = drawn (log, base, NULL);
      g_autoptr (GPtrArray) others = drawn (other, more, base);

      g_assert_cmpuint (names->len, ==, 71);
      g_assert_cmpuint (others->len, ==, 71);
      for (guint i = 0; i < names->len; i++)
        g_assert_cmpstr (names->pdata[i], ==, others->pdata[i]);
    }
  shipped_kit_clear (&kit);
}

/* Each place of the order is as likely for each tile: the first draw, over many deals. */
static void
test_uniform (void)
{
  const guint n = 7100;
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  g_autoptr (TwDealDeck) deck = tw_deal_deck_new (rules);
  g_autoptr (TwPlay) play = tw_play_new (rules, 1);
  g_autofree guint *times = g_new0 (guint, rules->catalogue->n_kinds);
  double squares = 0.0;

  for (guint64 deal = 0; deal < n; deal++)
    {
      guint64 key;

      tw_deal_deck_deal (deck, deal * 77777, (guint) (deal % 2));
      times[tw_deal_deck_chance (deck, play, &key).kind]++;
      g_assert_cmpuint (key, !=, 0);
    }
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    {
      double expected = n * rules->catalogue->kinds[kind].count / 71.0,
             away = times[kind] - expected;

      squares += expected > 0.0 ? away * away / expected : 0.0;
    }
  g_test_message ("chi squared %.1f for %u kinds", squares, rules->catalogue->n_kinds);
  /* Some 55 kinds: more than 100 comes once in ten thousand times. */
  g_assert_cmpfloat (squares, <, 100.0);
  g_assert_cmpfloat (squares, >, 20.0);
  shipped_kit_clear (&kit);
}

/* In the next order a player has the tiles that he had before, one seat further. */
static void
test_orders (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 3);
  TwArm arm = make_arm (rules, tw_player_kind_find ("random"));
  g_autoptr (TwNotes) first = tw_notes_new (&arm);
  g_autoptr (TwNotes) second = tw_notes_new (&arm);
  g_autoptr (GArray) log = play_with (&arm, 4, 0, first);
  g_autoptr (GArray) other = play_with (&arm, 4, 1, second);
  g_autoptr (GPtrArray) names = drawn (log, rules, NULL);
  g_autoptr (GPtrArray) others = drawn (other, rules, NULL);

  for (guint i = 0; i < 60; i++)
    g_assert_cmpstr (others->pdata[i], ==, names->pdata[i - i % 3 + (i % 3 + 1) % 3]);
  for (guint place = 0; place < 3; place++)
    {
      g_assert_cmpuint (first->player[place], ==, place);
      g_assert_cmpuint (second->player[place], ==, (place + 1) % 3);
    }
  shipped_kit_clear (&kit);
}

static gboolean
uses_field (const TwPlay *play, const TwAction *action)
{
  guint node = action->verb == TW_VERB_FIGURE ? tw_play_action_node (play, action) : TW_NO_NODE;

  return node != TW_NO_NODE && play->board.nodes[node].kind == TW_KIND_FIELD;
}

/* How many figures the players at each place have put on fields. */
static void
count_fields (const GArray *log, const TwRules *rules, guint64 seed, guint *out_by_seat)
{
  g_autoptr (TwPlay) play = tw_play_new (rules, seed);

  for (guint i = 0; i < log->len; i++)
    {
      const TwAction *action = &g_array_index (log, TwAction, i);

      if (uses_field (play, action))
        out_by_seat[action->seat]++;
      tw_play_apply (play, action);
    }
}

static void
test_ban (void)
{
  const TwPlayerKind *const kinds[] = { tw_player_kind_find ("random"),
                                        tw_player_kind_find ("greedy") };
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      TwArm arm = make_arm (rules, kinds[i]);
      guint n_fields[2] = { 0 };

      arm.bans[0] = (TwBan){ TW_BAN_FEATURE, TW_KIND_FIELD };
      for (guint64 deal = 1; deal < 4; deal++)
        {
          g_autoptr (GArray) log = play_with (&arm, deal, 0, NULL);

          count_fields (log, rules, deal, n_fields);
        }
      g_assert_cmpuint (n_fields[0], ==, 0);
      g_assert_cmpuint (n_fields[1], >, 0);
    }
  shipped_kit_clear (&kit);
}

/* Nobody under the ban is on a feature with a coat of arms when he goes there. */
static void
test_symbol_ban (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  TwArm arm = make_arm (rules, tw_player_kind_find ("random"));
  TwBan ban = { TW_BAN_SYMBOL, (guint) tw_catalogue_counted (rules->catalogue, "coat-of-arms") };
  guint n_hit[2] = { 0 };

  arm.bans[0] = ban;
  for (guint64 deal = 1; deal < 9; deal++)
    {
      g_autoptr (GArray) log = play_with (&arm, deal, 0, NULL);
      g_autoptr (TwPlay) play = tw_play_new (rules, deal);

      for (guint i = 0; i < log->len; i++)
        {
          const TwAction *action = &g_array_index (log, TwAction, i);

          if (action->verb == TW_VERB_FIGURE)
            {
              guint node = tw_play_action_node (play, action);
              const TwPlayTile *tile = tw_board_tile (&play->board, play->board.nodes[node].slot);

              g_assert_true (tile->symbols[action->node][ban.what] == 0
                             || tw_ban_hits (&ban, play, action));
              n_hit[action->seat] += tw_ban_hits (&ban, play, action);
            }
          tw_play_apply (play, action);
        }
    }
  g_assert_cmpuint (n_hit[0], ==, 0);
  g_assert_cmpuint (n_hit[1], >, 0);
  shipped_kit_clear (&kit);
}

/* A ban on what there is not changes nothing at all: the restricted player is the same player. */
static void
test_empty_ban (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  TwArm free_arm = make_arm (rules, tw_player_kind_find ("greedy")),
        arm = make_arm (rules, tw_player_kind_find ("greedy"));

  arm.bans[0] = (TwBan){ TW_BAN_VERB, 200 };
  for (guint64 deal = 1; deal < 1 + tw_test_size (3); deal++)
    {
      g_autoptr (GArray) log = play_with (&arm, deal, 0, NULL);
      g_autoptr (GArray) other = play_with (&free_arm, deal, 0, NULL);

      g_assert_cmpmem (log->data, log->len * sizeof (TwAction), other->data,
                       other->len * sizeof (TwAction));
    }
  shipped_kit_clear (&kit);
}

/* What is noted is what the game says. */
static void
test_notes (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base", 2);
  TwArm arm = make_arm (rules, tw_player_kind_find ("random"));
  g_autoptr (TwNotes) notes = NULL;
  g_autoptr (GArray) log = NULL;
  guint n_drawn = 0, n_asked = 0, n_figures = 0;
  gint64 points = 0;

  arm.flags = TW_NOTE_LEADS | TW_NOTE_CHOICES | TW_NOTE_TILES | TW_NOTE_COURSE;
  arm.keys[arm.n_keys++] = tw_deal_deck_key ("base", "X", 0);
  notes = tw_notes_new (&arm);
  log = play_with (&arm, 9, 0, notes);
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    {
      n_drawn += notes->tiles[kind].drawn;
      g_assert_cmpuint (notes->tiles[kind].drawn, ==, rules->catalogue->kinds[kind].count);
    }
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    points += notes->points[kind];
  for (guint i = 0; i < notes->n_phases; i++)
    n_asked += notes->phases[i].asked;
  g_assert_cmpuint (n_drawn, ==, 71);
  g_assert_cmpint (points, ==, notes->score[0] + notes->score[1]);
  g_assert_cmpuint (notes->won[0] + notes->won[1], ==, TW_WIN);
  g_assert_cmpuint (notes->n_noted, ==, notes->n_turns);
  g_assert_cmpint (notes->leads[notes->n_turns - 1][0], ==, -notes->leads[notes->n_turns - 1][1]);
  g_assert_cmpint (notes->leads[notes->n_turns - 1][0] > 0, ==, notes->score[0] > notes->score[1]);
  for (guint i = 0; i < notes->n_spots; i++)
    n_figures += notes->spots[i].is_figure;
  g_assert_cmpuint (n_figures, ==, notes->n_figures);
  g_assert_cmpuint (notes->n_spots - n_figures, ==, notes->n_turns);
  g_assert_cmpint (notes->scores[notes->n_turns - 1][1], ==, notes->score[1]);
  g_assert_cmpuint (n_asked, ==, log->len - 71);
  g_assert_cmpuint (notes->n_good, >=, notes->n_placements);
  g_assert_cmpuint (notes->n_good, <=, notes->n_places);
  /* Who drew the crossing of four roads laid it. */
  for (guint i = 0; i < log->len; i++)
    {
      const TwAction *action = &g_array_index (log, TwAction, i);

      if (action->verb == TW_VERB_PLACE
          && strcmp (rules->catalogue->kinds[action->kind].tile->id, "X") == 0)
        g_assert_cmpuint (notes->drawers[0], ==, action->seat);
    }
  shipped_kit_clear (&kit);
}

static void
test_fingerprint (void)
{
  static const char *const games[] = { "base",
                                       "base river",
                                       "base road.tile.complete=2",
                                       "base city.coat.complete=3",
                                       "base farmers=n",
                                       "base inns-and-cathedrals",
                                       "base abbot" };
  TwGameKit kit = shipped_kit ();
  guint64 prints[G_N_ELEMENTS (games)];

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TwRules) rules = shipped_rules (&kit, games[i], 2);
      g_autoptr (TwRules) again = shipped_rules (&kit, games[i], 2);
      g_autoptr (TwRules) more = shipped_rules (&kit, games[i], 3);

      prints[i] = tw_rules_fingerprint (rules);
      g_assert_cmpuint (prints[i], ==, tw_rules_fingerprint (again));
      g_assert_cmpuint (prints[i], !=, tw_rules_fingerprint (more));
      for (guint k = 0; k < i; k++)
        g_assert_cmpuint (prints[i], !=, prints[k]);
    }
  shipped_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/balance/match/inserted", test_inserted);
  g_test_add_func ("/balance/match/uniform", test_uniform);
  g_test_add_func ("/balance/match/orders", test_orders);
  g_test_add_func ("/balance/match/ban", test_ban);
  g_test_add_func ("/balance/match/symbol-ban", test_symbol_ban);
  g_test_add_func ("/balance/match/empty-ban", test_empty_ban);
  g_test_add_func ("/balance/match/notes", test_notes);
  g_test_add_func ("/balance/match/fingerprint", test_fingerprint);
  return g_test_run ();
}
