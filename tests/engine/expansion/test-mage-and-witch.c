/* What cases of Mage & Witch cannot say: every list of places and every changed value of
 * random games, against a flood over the tiles that knows nothing of merged features. */
#include "engine/game/explain.h"
#include "engine/game/game.h"
#include "engine/game/pieces.h"
#include "engine/game/state-hash.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

#define N_GAMES   300
#define N_FIGURES 2

static const char *const names[N_FIGURES] = { "mage", "witch" };

/* MAGE-001: eight tiles, and each shows the mage. */
static void
test_set (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base mage-and-witch", 2);
  int symbol = tw_catalogue_counted (rules->catalogue, "mage");
  guint n_tiles = 0;

  g_assert_cmpint (symbol, >=, 0);
  for (guint i = 0; i < rules->catalogue->n_kinds; i++)
    {
      gboolean is_own = strcmp (rules->catalogue->kinds[i].set->id, "mage-and-witch") == 0;

      n_tiles += is_own ? rules->catalogue->kinds[i].count : 0;
      g_assert_cmpint (rules->catalogue->tiles[i].tile_symbols[symbol] > 0, ==, is_own);
    }
  g_assert_cmpuint (n_tiles, ==, 8);
  g_assert_cmpuint (rules->n_neutral, ==, N_FIGURES);
  shipped_kit_clear (&kit);
}

/* Games without the part have neither its figures nor its steps. */
static void
test_without (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) with = shipped_rules (&kit, "base mage-and-witch", 2);
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base mage-and-witch:tiles", 2);

  g_assert_cmpuint (rules->n_neutral, ==, 0);
  g_assert_cmpint (tw_rules_figure (rules, "mage"), <, 0);
  g_assert_cmpuint (rules->n_steps[TW_PROGRAM_TURN], ==, with->n_steps[TW_PROGRAM_TURN] - 2);
  g_assert_cmpuint (rules->n_steps[TW_PROGRAM_FEATURE], ==, with->n_steps[TW_PROGRAM_FEATURE] - 1);
  shipped_kit_clear (&kit);
}

/* ---- a flood ---------------------------------------------------------------------------- */

typedef struct
{
  const TwPlay *play;
  guint8 *in; /* by node: whether it belongs to the feature */
  guint n_open;
  guint n_tiles;
  guint n_coats;
} Flood;

static void
flood_from (Flood *flood, guint node)
{
  static const int step_x[TW_N_EDGES] = { 0, 1, 0, -1 }, step_y[TW_N_EDGES] = { -1, 0, 1, 0 };
  const TwBoard *board = &flood->play->board;
  const TwSlot *slot = &board->slots[board->nodes[node].slot];
  const TwPlayTile *tile = &board->catalogue->tiles[slot->kind];
  guint index = node - slot->first_node;

  if (flood->in[node])
    return;
  flood->in[node] = 1;
  for (guint i = 0; i < board->head->n_joins; i++)
    if (board->head->joins[i].a == node || board->head->joins[i].b == node)
      flood_from (flood, board->head->joins[i].a == node ? board->head->joins[i].b
                                                         : board->head->joins[i].a);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint drawn = (edge + TW_N_EDGES - slot->quarter_turns) % TW_N_EDGES;
      guint other = tw_board_slot_at (board, slot->x + step_x[edge], slot->y + step_y[edge]);

      if (tile->land[drawn] != (int) index)
        continue;
      if (other == TW_NO_SLOT)
        flood->n_open++;
      else
        {
          const TwSlot *entry = &board->slots[other];
          guint there = (edge + 2 + TW_N_EDGES - entry->quarter_turns) % TW_N_EDGES;

          flood_from (flood,
                      entry->first_node + (guint) board->catalogue->tiles[entry->kind].land[there]);
        }
    }
}

/* The feature of @node; @flood is to be cleared. */
static void
flood_run (Flood *flood, const TwPlay *play, guint node)
{
  int coat = tw_catalogue_counted (play->rules->catalogue, "coat-of-arms");

  *flood = (Flood){ .play = play, .in = g_new0 (guint8, play->board.head->n_nodes) };
  flood_from (flood, node);
  for (guint s = 0; s < play->board.head->n_slots; s++)
    {
      const TwSlot *slot = &play->board.slots[s];
      const TwPlayTile *tile = &play->board.catalogue->tiles[slot->kind];
      gboolean is_here = FALSE;

      for (guint i = 0; i < tile->n_nodes; i++)
        if (flood->in[slot->first_node + i])
          {
            is_here = TRUE;
            flood->n_coats += tile->symbols[i][coat];
          }
      flood->n_tiles += is_here;
    }
}

static gboolean
is_way (const TwPlay *play, guint node)
{
  guint kind = play->board.nodes[node].kind;

  return kind == TW_KIND_ROAD || kind == TW_KIND_CITY;
}

/* ---- legal places ------------------------------------------------------------------------ */

static guint
node_of_figure (const TwPlay *play, guint which)
{
  const TwFigure *figure =
      tw_play_neutral (play, (guint) tw_rules_figure (play->rules, names[which]));

  return figure->place == TW_FIGURE_NODE ? figure->node : TW_NO_NODE;
}

/* MAGE-003 to MAGE-008: roads and cities with an open end and neither of the two. */
static void
check_list (const TwPlay *play, const TwAction *actions, guint n)
{
  guint n_nodes = play->board.head->n_nodes, n_places = 0, n_standing = 0;
  g_autofree guint8 *taken = g_new0 (guint8, n_nodes);

  for (guint which = 0; which < N_FIGURES; which++)
    {
      Flood flood;

      if (node_of_figure (play, which) == TW_NO_NODE)
        continue;
      n_standing++;
      flood_run (&flood, play, node_of_figure (play, which));
      for (guint node = 0; node < n_nodes; node++)
        taken[node] |= flood.in[node];
      g_free (flood.in);
    }
  for (guint node = 0; node < n_nodes; node++)
    {
      Flood flood;
      guint n_found = 0;
      gboolean is_place;

      if (!is_way (play, node))
        continue;
      flood_run (&flood, play, node);
      is_place = flood.n_open > 0 && !taken[node];
      g_free (flood.in);
      for (guint i = 0; i < n; i++)
        {
          guint slot = tw_board_slot_at (&play->board, actions[i].x, actions[i].y);

          n_found += actions[i].verb == TW_VERB_FIGURE
                     && play->board.slots[slot].first_node + actions[i].node == node;
        }
      g_assert_cmpuint (n_found, ==, is_place ? N_FIGURES : 0);
      n_places += is_place;
    }
  g_assert_cmpuint (n, ==, n_places > 0 ? N_FIGURES * n_places : n_standing);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (actions[i].verb, ==, n_places > 0 ? TW_VERB_FIGURE : TW_VERB_TAKE);
}

/* ---- values ------------------------------------------------------------------------------ */

/* MAGE-012 to MAGE-014, MAGE-017: @nodes is where the figures stood when it was counted. */
static void
check_value (const TwPlay *play, const TwEvent *event, const guint *nodes, guint *n_changed)
{
  gboolean is_city = event->feature == TW_KIND_CITY;
  int each = is_city && event->complete ? 2 : 1, value;
  Flood flood;

  if (event->kind != TW_EVENT_SCORED || !(is_city || event->feature == TW_KIND_ROAD))
    return;
  flood_run (&flood, play, event->node);
  value = each * (int) (flood.n_tiles + (is_city ? flood.n_coats : 0));
  g_assert_cmpint (event->complete, ==, flood.n_open == 0);
  for (guint which = 0; which < N_FIGURES; which++)
    if (nodes[which] != TW_NO_NODE && flood.in[nodes[which]])
      {
        g_autofree char *formula = NULL;
        g_auto (GStrv) ids = tw_explain_event_rules (event);
        const char *const english[] = { "en", NULL };

        formula = tw_explain_event_formula (play->rules, event, english);
        g_assert_nonnull (strstr (formula, which == 0 ? "(Mage)" : "(Witch)"));
        g_assert_true (
            g_strv_contains ((const char *const *) ids, which == 0 ? "MAGE-012" : "MAGE-013"));
        value = which == 0 ? value + (int) flood.n_tiles : (value + 1) / 2;
        n_changed[2 * which + event->complete]++;
      }
  g_assert_cmpint (event->points, ==, value);
  g_free (flood.in);
}

/* MAGE-016, MAGE-021: where one stood on what is complete it stands no more; elsewhere it is
 * where it was. */
static void
check_home (const TwPlay *play, const guint *nodes)
{
  if (play->state->n_frames != 1 || strcmp (tw_play_phase (play), "1a") != 0)
    return;
  for (guint which = 0; which < N_FIGURES; which++)
    if (nodes[which] != TW_NO_NODE)
      {
        Flood flood;

        flood_run (&flood, play, nodes[which]);
        g_assert_cmpuint (node_of_figure (play, which), ==,
                          flood.n_open == 0 ? TW_NO_NODE : nodes[which]);
        g_free (flood.in);
      }
}

/* Where the figures stand once the answer is given, before anything is counted. */
static void
follow (const TwPlay *play, const TwAction *action, guint *nodes)
{
  for (guint which = 0; which < N_FIGURES; which++)
    {
      guint slot = tw_board_slot_at (&play->board, action->x, action->y);

      nodes[which] = node_of_figure (play, which);
      if ((action->verb != TW_VERB_FIGURE && action->verb != TW_VERB_TAKE)
          || (int) action->figure != tw_rules_figure (play->rules, names[which]))
        continue;
      nodes[which] = action->verb == TW_VERB_TAKE
                         ? TW_NO_NODE
                         : (guint) play->board.slots[slot].first_node + action->node;
    }
}

/* Anything, but rather what has to do with lakes: there figures meet behind the tile. */
static TwAction
pick (const TwPlay *play, const TwAction *actions, guint n, GRand *rand)
{
  TwAction action = actions[0];

  for (guint i = 0; i < 8; i++)
    {
      guint slot;

      action = actions[g_rand_int_range (rand, 0, (int) n)];
      slot = tw_board_slot_at (&play->board, action.x, action.y);
      if (action.verb == TW_VERB_PLACE
          || (action.verb != TW_VERB_NONE && slot != TW_NO_SLOT
              && tw_board_tile (&play->board, slot)->at_lake != 0))
        break;
    }
  return action;
}

static void
play_game (const TwRules *rules, guint64 seed, guint *n_asked, guint *n_changed)
{
  g_autoptr (TwGame) game = tw_game_new ((TwRules *) rules, seed, TW_GAME_DEFAULT);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  const TwPlay *play = tw_game_play (game);

  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      guint n = 0, n_before = 0, n_after = 0, nodes[N_FIGURES];
      const TwAction *actions = tw_game_actions (game, &n);
      const char *phase = tw_play_phase (play);
      const TwEvent *events;
      TwAction action;

      if (strcmp (phase, "1e") == 0 || strcmp (phase, "2e") == 0)
        {
          check_list (play, actions, n);
          n_asked[*phase == '2']++;
        }
      action = pick (play, actions, n, rand);
      follow (play, &action, nodes);
      tw_game_events (game, &n_before);
      g_assert_true (tw_game_apply (game, &action, NULL));
      events = tw_game_events (game, &n_after);
      for (guint i = n_before; i < n_after; i++)
        check_value (play, &events[i], nodes, n_changed);
      check_home (play, nodes);
    }
}

static void
test_random (void)
{
  TwGameKit kit = shipped_kit ();
  guint n_asked[2] = { 0 }, n_changed[4] = { 0 };

  for (guint n_seats = 2; n_seats <= 4; n_seats += 2)
    {
      g_autoptr (TwRules) rules = shipped_rules (&kit, "base ferries mage-and-witch", n_seats);

      for (guint64 seed = 0; seed < tw_test_size (N_GAMES); seed++)
        play_game (rules, seed, n_asked, n_changed);
    }
  g_test_message ("asked %u and %u times; changed %u and %u complete, %u and %u at the end",
                  n_asked[0], n_asked[1], n_changed[1], n_changed[3], n_changed[0], n_changed[2]);
  /* All of it has happened: both questions, both figures, complete and at the end. */
  for (guint i = 0; i < G_N_ELEMENTS (n_asked); i++)
    g_assert_cmpuint (n_asked[i], >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (n_changed); i++)
    g_assert_cmpuint (n_changed[i], >, 0);
  shipped_kit_clear (&kit);
}

/* Two ways to the same place are the same position; beside the table is another one. */
static void
test_hash (void)
{
  static const char *const lines[] = {
    "use base mage-and-witch\ngiven mage@0,0:city(N)\n",
    "use base mage-and-witch\ngiven mage@0,0:road(E)\ngiven mage@0,0:city(N)\n",
    "use base mage-and-witch\ngiven witch@0,0:city(N)\n",
    "use base mage-and-witch\ngiven mage@0,0:road(E)\n",
    "use base mage-and-witch\ngiven mage@0,0:road(E) mage@off\n",
    "use base mage-and-witch\n",
  };
  guint64 hashes[G_N_ELEMENTS (lines)];

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      ShippedGame game;

      shipped_game (&game, shipped_kit (), lines[i]);
      hashes[i] = tw_play_hash (game.play);
      shipped_game_clear (&game);
    }
  g_assert_cmphex (hashes[0], ==, hashes[1]);
  g_assert_cmphex (hashes[4], ==, hashes[5]);
  for (guint i = 2; i < 5; i++)
    for (guint k = 0; k < i; k++)
      if (k != 1)
        g_assert_cmphex (hashes[i], !=, hashes[k]);
}

/* What a table draws: each that stands somewhere, on its segment. */
static void
test_pieces (void)
{
  ShippedGame game;
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  shipped_game (&game, shipped_kit (),
                "use base mage-and-witch\ngiven U@1,0/0 witch@1,0:road(E)\n");
  g_assert_true (tw_play_next_piece (game.play, &walk, &piece));
  g_assert_cmpstr (piece.id, ==, "witch");
  g_assert_cmpuint (piece.slot, ==, 1);
  g_assert_cmpuint (piece.node, ==, game.play->board.slots[1].first_node);
  g_assert_cmpuint (piece.other, ==, TW_NO_NODE);
  g_assert_cmpuint (piece.n, ==, 1);
  g_assert_false (tw_play_next_piece (game.play, &walk, &piece));
  shipped_game_clear (&game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/expansion/mage-and-witch/set", test_set);
  g_test_add_func ("/expansion/mage-and-witch/without", test_without);
  g_test_add_func ("/expansion/mage-and-witch/random", test_random);
  g_test_add_func ("/expansion/mage-and-witch/hash", test_hash);
  g_test_add_func ("/expansion/mage-and-witch/pieces", test_pieces);
  return g_test_run ();
}
