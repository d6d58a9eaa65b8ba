/* Random games with the River and the Abbot: sound all along, the same when saved and
 * read; the river in its order and without a forbidden bend, by a walk of the test's own. */
#include "engine/format/shipped-sets.h"
#include "engine/game/bag.h"
#include "engine/game/pieces.h"
#include "tests/engine/random-walk.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

static TwGameKit kit;

static gboolean
is_river_tile (const TwRules *rules, guint kind)
{
  return strcmp (rules->catalogue->kinds[kind].set->id, "river") == 0;
}

/* No ordinary tile can be drawn as long as a river tile is left, and the lake only as
 * the last of them. Rule: RIVER-004, RIVER-010. */
static void
check_draws (const TwPlay *play, const TwAction *draws, guint n_draws)
{
  const TwRules *rules = play->rules;
  guint n_river = 0, n_ordinary = 0;
  gboolean has_lake = FALSE;

  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    n_river += is_river_tile (rules, kind) ? play->bag[kind] : 0;
  for (guint i = 0; i < n_draws; i++)
    {
      guint kind = draws[i].kind;

      n_ordinary += !is_river_tile (rules, kind);
      has_lake |= strcmp (rules->catalogue->kinds[kind].name, "BB6F12") == 0;
    }
  g_assert_cmpuint (n_draws, >, 0);
  if (n_river > 0)
    g_assert_cmpuint (n_ordinary, ==, 0);
  else
    g_assert_cmpuint (n_ordinary, ==, n_draws);
  if (has_lake)
    g_assert_cmpuint (n_river, ==, 1);
}

static void
visit (const TwGame *game, gpointer user)
{
  const TwPlay *play = tw_game_play (game);
  guint n;
  const TwAction *actions = tw_game_actions (game, &n);

  if (tw_play_decider (play) == TW_SEAT_CHANCE && actions[0].verb == TW_VERB_DRAW
      && tw_part_is_among ((const char *const *) play->rules->parts, "river", TW_PART_RULES))
    check_draws (play, actions, n);
  walk_check (game);
}

static void
test_sound (gconstpointer data)
{
  for (guint n_seats = 2; n_seats <= 5; n_seats += 3)
    {
      g_autoptr (TwRules) rules = shipped_rules (&kit, data, n_seats);

      for (guint64 seed = 0; seed < tw_test_size (2); seed++)
        {
          g_autoptr (TwGame) game =
              walk_game (rules, seed * 10 + n_seats, TW_GAME_FORCED, visit, NULL);

          g_assert_cmpint (tw_game_play (game)->state->status, ==, TW_STATUS_FINISHED);
          walk_back_and_again (game, &kit);
        }
    }
}

/* ---- the course of the river, cell by cell ------------------------------------------ */

/* The way the river runs from the source on: headings, 0 north to 3 west. */
static guint
headings (const TwPlay *play, guint out[32])
{
  static const int dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };
  const TwBoard *board = &play->board;
  int x = board->slots[0].x, y = board->slots[0].y, from = -1;
  guint n = 0;

  for (guint slot = 0; slot != TW_NO_SLOT; slot = tw_board_slot_at (board, x, y))
    {
      TwEdgeCodes edges = tw_board_tile (board, slot)->edges[board->slots[slot].quarter_turns];
      int next = -1;

      for (int edge = 0; edge < 4; edge++)
        if (tw_edge_code (edges, (TwEdge) edge) == TW_KIND_RIVER && edge != from)
          {
            g_assert_cmpint (next, ==, -1);
            next = edge;
          }
      if (next < 0)
        break;
      g_assert_cmpuint (n, <, 32);
      out[n++] = (guint) next;
      x += dx[next];
      y += dy[next];
      from = (next + 2) % 4;
    }
  return n;
}

/* Rule: RIVER-011, RIVER-014, RIVER-015. */
static void
check_course (const TwPlay *play, gboolean also_far)
{
  guint way[32], n = headings (play, way), last = 0;
  guint n_river = 0;

  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    n_river += is_river_tile (play->rules, play->board.slots[slot].kind);
  /* The lake has no heading; without it the last heading leads nowhere. */
  g_assert_true (n_river == n || n_river == n + 1);
  for (guint i = 1; i < n; i++)
    {
      guint turn = (way[i] - way[i - 1]) & 3;

      g_assert_cmpuint (turn, !=, 2);
      if (turn != 0)
        g_assert_cmpuint (turn, !=, last);
      if (turn != 0 || !also_far)
        last = turn;
    }
}

static void
test_course (gconstpointer data)
{
  g_autoptr (TwRules) rules = shipped_rules (&kit, data, 2);
  gboolean also_far = strstr (data, "same-side") != NULL;

  for (guint64 seed = 0; seed < tw_test_size (25); seed++)
    {
      g_autoptr (TwGame) game = walk_game (rules, seed, TW_GAME_FORCED, NULL, NULL);

      check_course (tw_game_play (game), also_far);
    }
}

/* With all bends allowed the river does turn back now and then: the walk above finds what
 * it looks for. Rule: RIVER-015. */
static void
test_course_free (void)
{
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base river river.uturn=any", 2);
  guint n_back = 0;

  for (guint64 seed = 0; seed < tw_test_size (25); seed++)
    {
      g_autoptr (TwGame) game = walk_game (rules, seed, TW_GAME_FORCED, NULL, NULL);
      guint way[32], n = headings (tw_game_play (game), way);

      for (guint i = 2; i < n; i++)
        n_back += way[i] == ((way[i - 2] + 2) & 3);
    }
  g_assert_cmpuint (n_back, >, 0);
}

/* Rule: RIVER-001, RIVER-002. */
static void
test_copies (void)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("river", &error);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwPlay) play = NULL;
  const TwCatalogue *catalogue;

  g_assert_no_error (error);
  tw_game_setup_use_set (setup, set, 2);
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  play = tw_play_new (rules, 1);
  catalogue = rules->catalogue;
  /* One source, which lies, one lake, twice the ten others, and 71 without the start tile. */
  g_assert_cmpuint (play->bag[tw_catalogue_find (catalogue, "BB6F1")], ==, 0);
  g_assert_cmpuint (play->bag[tw_catalogue_find (catalogue, "BB6F12")], ==, 1);
  g_assert_cmpuint (play->bag[tw_catalogue_find (catalogue, "BB6F2")], ==, 2);
  g_assert_cmpuint (play->state->n_left, ==, 20 + 1 + 71);
}

/* ---- the abbot ----------------------------------------------------------------------- */

/* Answers the open question with the first answer that @verb and @figure say. */
static gboolean
answer (TwPlay *play, guint verb, guint figure)
{
  g_autofree TwAction *room = g_new (TwAction, play->rules->max_actions);
  TwActionList list = { room, 0 };

  tw_play_list (play, &list);
  for (guint i = 0; i < list.n_items; i++)
    if (list.items[i].verb == verb && (verb == TW_VERB_NONE || list.items[i].figure == figure))
      {
        tw_play_apply (play, &list.items[i]);
        return TRUE;
      }
  return FALSE;
}

/* A play that asks for a figure on a monastery that has just been laid. */
static TwPlay *
lay_monastery (const TwRules *rules)
{
  TwPlay *play = tw_play_new (rules, 1);
  TwAction draw = { .verb = TW_VERB_DRAW, .seat = TW_SEAT_CHANCE };

  draw.kind = (guint16) tw_catalogue_find (rules->catalogue, "B");
  tw_play_apply (play, &draw);
  g_assert_true (answer (play, TW_VERB_PLACE, 0));
  return play;
}

/* Rule: ABBOT-023. */
static void
test_free (void)
{
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base abbot", 2);
  guint abbot = (guint) tw_rules_figure (rules, "abbot");
  guint meeple = (guint) tw_rules_figure (rules, "meeple");
  g_autoptr (TwPlay) free = lay_monastery (rules);
  g_autoptr (TwPlay) taken = lay_monastery (rules);
  guint slot = tw_play_turn_frame (taken)->slot;

  g_assert_true (answer (free, TW_VERB_FIGURE, abbot));
  tw_play_put_figure (taken, 1, meeple, taken->board.slots[slot].first_node);
  g_assert_false (answer (taken, TW_VERB_FIGURE, abbot));
}

/* The abbot's points come before those of the road that the same tile completes, and say
 * by which rules. Rule: ABBOT-032, ABBOT-038. */
static void
test_order (void)
{
  static const char text[] = "case X x\nrules ABBOT-038\nuse base abbot\n"
                             "given W@-1,0/0 P1:highwayman@-1,0:road(E)\n"
                             "given B@0,1/0 P1:abbot@0,1:monastery\n"
                             "turn P1 W@1,0/0 take=abbot@0,1:monastery\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file = tw_case_file_parse ("x.case", text, -1, &error);
  g_autoptr (TwCaseRun) run = NULL;
  const TwPlay *play;
  const TwEvent *events;

  g_assert_no_error (error);
  run = tw_case_run_new (&kit, file, g_ptr_array_index (file->cases, 0));
  g_assert_true (tw_case_run_turns (run, G_MAXUINT, &error));
  g_assert_no_error (error);
  play = tw_case_run_play (run);
  g_assert_cmpuint (play->events->len, ==, 2);
  events = (const TwEvent *) (gpointer) play->events->data;
  g_assert_cmpint (events[0].feature, ==, TW_KIND_MONASTERY);
  g_assert_cmpint (events[0].points, ==, 4);
  g_assert_false (events[0].complete);
  g_assert_cmpuint (events[0].turn, ==, 1);
  g_assert_cmpuint (events[0].n_lines, ==, 2);
  g_assert_cmpstr (events[0].lines[0].effect->rules, ==, "ABBOT-032 SCORE-042");
  g_assert_cmpint (events[0].lines[1].n, ==, 3);
  g_assert_null (events[0].rules);
  g_assert_cmpint (events[1].feature, ==, TW_KIND_ROAD);
  g_assert_cmpint (events[1].points, ==, 3);
}

int
main (int argc, char **argv)
{
  static const char *const games[] = {
    "base river",
    "base abbot",
    "base river abbot",
    "winter river abbot",
    "base river abbot river.uturn=same-side river.base-start=in",
    "base river abbot river.uturn=any river.ends-divide=y",
    "base river abbot unplaceable=return",
    "base river abbot hand=3",
    "base river abbot start-in-bag=y fill-hole=extra-turn",
    "base river playing-area=9x9",
  };
  static const char *const courses[] = {
    "base river",
    "base river river.uturn=same-side",
    "base river abbot unplaceable=return",
  };
  int status;

  g_test_init (&argc, &argv, NULL);
  kit = shipped_kit ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/river-abbot/sound/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_sound);
    }
  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    {
      g_autofree char *path = g_strconcat ("/river-abbot/course/", courses[i], NULL);

      g_test_add_data_func (path, courses[i], test_course);
    }
  g_test_add_func ("/river-abbot/course/free", test_course_free);
  g_test_add_func ("/river-abbot/copies", test_copies);
  g_test_add_func ("/river-abbot/free", test_free);
  g_test_add_func ("/river-abbot/order", test_order);
  status = g_test_run ();
  shipped_kit_clear (&kit);
  return status;
}
