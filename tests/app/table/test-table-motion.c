/* What moves after an answer: pieces of two moments compared, whatever rule moved them. */
#include "app/table/table-motion.h"

#include "app/document/shared-kit.h"
#include "engine/format/shipped-sets.h"
#include "engine/game/game.h"
#include "engine/setup/play-rules.h"

#define MS G_TIME_SPAN_MILLISECOND

/* A table with one tile, and what lies on it. */
typedef struct
{
  TwGameKit kit;
  TwRules *rules;
  TwGame *game;
  TwTableMotion motion;
  TwLiftMotion lift;
  GArray *pieces;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;

  g_assert_true (tw_shared_kit_load (&f->kit, &error));
  set = tw_shipped_set_load ("base", &error);
  g_assert_no_error (error);
  f->rules = tw_play_rules_new (&f->kit, set, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
  f->game = tw_game_new (f->rules, 1, TW_GAME_DEFAULT);
  f->pieces = g_array_new (FALSE, FALSE, sizeof (TwTablePiece));
  tw_table_motion_init (&f->motion);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_table_motion_clear (&f->motion);
  g_array_unref (f->pieces);
  tw_game_free (f->game);
  tw_rules_unref (f->rules);
  tw_play_rules_kit_clear (&f->kit);
}

static void
put (Fixture *f, const char *figure, guint colour, double x, double y)
{
  TwTablePiece piece = { .figure = figure, .colour = colour, .slot = 0, .x = x, .y = y };

  g_array_append_val (f->pieces, piece);
}

/* The moment with @n_entries in the log, since which answers have put @put (nullable) there. */
static void
note_put (Fixture *f, guint n_entries, const GArray *put, gint64 now)
{
  const TwTableMoment moment = { .play = tw_game_play (f->game),
                                 .pieces = f->pieces,
                                 .put = put,
                                 .n_entries = n_entries,
                                 .lift = &f->lift };

  tw_table_motion_note (&f->motion, &moment, now);
}

static void
note (Fixture *f, guint n_entries, gint64 now)
{
  note_put (f, n_entries, NULL, now);
}

/* How many pieces move. */
static guint
n_moving (const Fixture *f)
{
  guint n = f->motion.gone->len;

  for (guint i = 0; i < f->motion.seen->len; i++)
    n += g_array_index (f->motion.seen, TwMovingPiece, i).way != TW_PIECE_STAYS;
  return n;
}

static const TwMovingPiece *
seen (const Fixture *f, guint index)
{
  g_assert_cmpuint (index, <, f->motion.seen->len);
  return &g_array_index (f->motion.seen, TwMovingPiece, index);
}

static const TwMovingPiece *
gone (const Fixture *f, guint index)
{
  g_assert_cmpuint (index, <, f->motion.gone->len);
  return &g_array_index (f->motion.gone, TwMovingPiece, index);
}

/* Lays the drawn tile at its first place, and says where. */
static TwAction
lay (Fixture *f)
{
  guint n = 0;
  TwAction place = tw_game_actions (f->game, &n)[0];

  g_assert_cmpint (place.verb, ==, TW_VERB_PLACE);
  g_assert_true (tw_game_apply (f->game, &place, NULL));
  return place;
}

static void
test_comes_and_goes (Fixture *f, gconstpointer data)
{
  put (f, "meeple", 0, .2, .2);
  note (f, 1, 1000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 0);
  put (f, "meeple", 1, .7, .7);
  note (f, 2, 2000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 1);
  g_assert_cmpint (seen (f, 1)->way, ==, TW_PIECE_COMES);
  g_array_remove_index (f->pieces, 0);
  note (f, 3, 3000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 1);
  g_assert_cmpint (gone (f, 0)->way, ==, TW_PIECE_GOES);
  g_assert_cmpuint (gone (f, 0)->piece.colour, ==, 0);
}

/* What is alike and somewhere else has walked; of another colour it is another one. */
static void
test_walks (Fixture *f, gconstpointer data)
{
  put (f, "dragon", 0, .25, .5);
  put (f, "meeple", 0, .75, .5);
  note (f, 1, 1000 * MS);
  g_array_index (f->pieces, TwTablePiece, 0).x = .75;
  g_array_index (f->pieces, TwTablePiece, 1).colour = 1;
  note (f, 2, 2000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 3);
  g_assert_cmpint (seen (f, 0)->way, ==, TW_PIECE_WALKS);
  g_assert_cmpfloat_with_epsilon (seen (f, 0)->from_x, -.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (seen (f, 0)->from_y, 0, 1e-9);
  g_assert_cmpint (seen (f, 1)->way, ==, TW_PIECE_COMES);
  g_assert_cmpint (gone (f, 0)->way, ==, TW_PIECE_GOES);
}

/* A figure that an answer has put comes from its player, also where one of the same player goes;
 * one that went with the same answer is seen, too. */
static void
test_put (Fixture *f, gconstpointer data)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (TwTablePiece));
  TwTablePiece knight = { .figure = "meeple", .colour = 0, .slot = 0, .x = .8, .y = .5 };

  put (f, "meeple", 0, .2, .2);
  note (f, 1, 1000 * MS);
  g_array_append_val (answers, knight);
  g_array_index (f->pieces, TwTablePiece, 0) = knight;
  note_put (f, 2, answers, 2000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 2);
  g_assert_cmpint (seen (f, 0)->way, ==, TW_PIECE_COMES);
  g_assert_cmpint (gone (f, 0)->way, ==, TW_PIECE_GOES);
  g_assert_cmpfloat (gone (f, 0)->piece.x, ==, .2);
  g_array_set_size (f->pieces, 0);
  note_put (f, 3, NULL, 3000 * MS);
  note_put (f, 4, answers, 4000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 1);
  g_assert_cmpint (gone (f, 0)->way, ==, TW_PIECE_VISITS);
  g_assert_cmpfloat (gone (f, 0)->piece.x, ==, .8);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 4000 * MS), ==, 0);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 4280 * MS), ==, 1);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_GOERS, 4280 * MS), ==, 0);
}

/* What joins roads and leads elsewhere has swung; it is where it was. */
static void
test_swings (Fixture *f, gconstpointer data)
{
  TwTablePiece *ferry;

  put (f, "ferry", TW_COLOUR_NOBODY, .5, .5);
  ferry = &g_array_index (f->pieces, TwTablePiece, 0);
  ferry->joins = TRUE;
  ferry->ends[0] = TW_EDGE_N;
  ferry->ends[1] = TW_EDGE_E;
  note (f, 1, 1000 * MS);
  note (f, 2, 2000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 0);
  ferry->ends[0] = TW_EDGE_S;
  note (f, 3, 3000 * MS);
  g_assert_cmpuint (n_moving (f), ==, 1);
  g_assert_cmpint (seen (f, 0)->way, ==, TW_PIECE_SWINGS);
  g_assert_cmpint (seen (f, 0)->from_ends[0], ==, TW_EDGE_N);
  g_assert_cmpint (seen (f, 0)->from_ends[1], ==, TW_EDGE_E);
}

/* Who belongs to nobody goes from tile to tile, and around where none lies. */
static void
test_cells (Fixture *f, gconstpointer data)
{
  const TwBoard *board = &tw_game_play (f->game)->board;
  guint last, n_steps = 0;
  int x = 0, y = 0;

  for (guint i = 0; i < 30; i++)
    {
      guint n = 0;

      while (tw_game_actions (f->game, &n)[0].verb != TW_VERB_PLACE)
        {
          TwAction action = tw_game_actions (f->game, &n)[n - 1];

          g_assert_true (tw_game_apply (f->game, &action, NULL));
        }
      lay (f);
    }
  put (f, "dragon", TW_COLOUR_NOBODY, .5, .5);
  put (f, "meeple", 0, .25, .5);
  note (f, 1, 1000 * MS);
  for (last = board->head->n_slots - 1; ABS (board->slots[last].x) + ABS (board->slots[last].y) < 2;
       last--)
    ;
  g_array_index (f->pieces, TwTablePiece, 0).slot = last;
  g_array_index (f->pieces, TwTablePiece, 1).slot = last;
  note (f, 2, 2000 * MS);
  g_assert_cmpint (seen (f, 0)->way, ==, TW_PIECE_WALKS);
  g_assert_cmpuint (seen (f, 0)->n_hops, >=, 1);
  g_assert_cmpuint (seen (f, 1)->n_hops, ==, 0);
  for (guint i = 0; i <= seen (f, 0)->n_hops; i++)
    {
      gboolean is_last = i == seen (f, 0)->n_hops;
      int to_x = board->slots[last].x + (is_last ? 0 : seen (f, 0)->hops[i][0]);
      int to_y = board->slots[last].y + (is_last ? 0 : seen (f, 0)->hops[i][1]);

      g_assert_cmpint (ABS (to_x - x) + ABS (to_y - y), ==, 1);
      g_assert_cmpuint (tw_board_slot_at (board, to_x, to_y), !=, TW_NO_SLOT);
      x = to_x;
      y = to_y;
      n_steps++;
    }
  g_assert_cmpuint (n_steps, >=, 2);
}

/* A tile flies, unless it was held over its place: then it only drops, which is sooner over. What
 * comes waits for it, what goes for that. */
static void
test_steps (Fixture *f, gconstpointer data)
{
  TwAction place;
  guint n_before = 0;

  tw_game_log (f->game, &n_before);
  put (f, "meeple", 0, .2, .2);
  note (f, 1, 1000 * MS);
  place = lay (f);
  g_array_index (f->pieces, TwTablePiece, 0).colour = 1;
  note (f, 2, 2000 * MS);
  g_assert_cmpuint (f->motion.first_new, ==, 1);
  g_assert_false (f->motion.was_lifted);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_TILES, 2150 * MS), ==, .5);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 2300 * MS), ==, 0);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 2440 * MS), ==, .5);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_GOERS, 2580 * MS), ==, 0);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_GOERS, 2890 * MS), ==, .5);
  g_assert_cmpint (tw_table_motion_until (&f->motion), ==, 3030 * MS);
  tw_game_undo_to (f->game, n_before);
  note (f, 1, 3000 * MS);
  g_assert_cmpint (f->motion.start, ==, 0);
  tw_lift_motion_hold (&f->lift, place.x, place.y, 0);
  g_assert_true (tw_game_apply (f->game, &place, NULL));
  note (f, 2, 4000 * MS);
  g_assert_true (f->motion.was_lifted);
  g_assert_cmpint (tw_table_motion_until (&f->motion), <, 4300 * MS);
}

/* It begins with its first frame, is over at once when something else happens, and then all is at
 * its place. */
static void
test_time (Fixture *f, gconstpointer data)
{
  note (f, 1, 1000 * MS);
  put (f, "meeple", 0, .2, .2);
  note (f, 2, 2000 * MS);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 2000 * MS), ==, 0);
  g_assert_true (tw_table_motion_advance (&f->motion, 2400 * MS));
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 2400 * MS), ==, 0);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 2540 * MS), ==, .5);
  g_assert_true (tw_table_motion_advance (&f->motion, 2540 * MS));
  g_assert_false (tw_table_motion_advance (&f->motion, 2900 * MS));
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, TW_MOTION_COMERS, 2540 * MS), ==, 1);
  g_array_set_size (f->pieces, 0);
  note (f, 3, 3000 * MS);
  g_assert_true (tw_table_motion_end (&f->motion));
  g_assert_false (tw_table_motion_end (&f->motion));
  g_assert_cmpuint (n_moving (f), ==, 0);
}

/* Where nothing is to move, back in history, and on by many answers, all is there at once. */
static void
test_jumps (Fixture *f, gconstpointer data)
{
  note (f, 40, 1000 * MS);
  put (f, "meeple", 0, .2, .2);
  note (f, 41, 0);
  g_assert_cmpint (f->motion.start, ==, 0);
  put (f, "meeple", 0, .4, .2);
  note (f, 20, 2000 * MS);
  g_assert_cmpint (f->motion.start, ==, 0);
  put (f, "meeple", 0, .6, .2);
  note (f, 60, 3000 * MS);
  g_assert_cmpint (f->motion.start, ==, 0);
  g_assert_cmpuint (n_moving (f), ==, 0);
}

/* The tile comes out of the hand, and from there to another place; it stays while it is turned. */
static void
test_lift (Fixture *f, gconstpointer data)
{
  tw_lift_motion_hold (&f->lift, 1, 0, 1000 * MS);
  g_assert_true (f->lift.is_from_hand);
  g_assert_true (tw_lift_motion_advance (&f->lift, 1100 * MS));
  g_assert_cmpfloat (tw_lift_motion_at (&f->lift, 1210 * MS), ==, .5);
  g_assert_false (tw_lift_motion_advance (&f->lift, 1320 * MS));
  g_assert_cmpfloat (tw_lift_motion_at (&f->lift, 1320 * MS), ==, 1);
  tw_lift_motion_hold (&f->lift, 1, 0, 2000 * MS);
  g_assert_false (tw_lift_motion_advance (&f->lift, 2000 * MS));
  tw_lift_motion_hold (&f->lift, 0, -1, 3000 * MS);
  g_assert_false (f->lift.is_from_hand);
  g_assert_cmpint (f->lift.from_x, ==, 1);
  g_assert_cmpint (f->lift.from_y, ==, 0);
  g_assert_true (tw_lift_motion_end (&f->lift));
  g_assert_false (tw_lift_motion_end (&f->lift));
  tw_lift_motion_drop (&f->lift);
  tw_lift_motion_hold (&f->lift, 0, -1, 4000 * MS);
  g_assert_true (f->lift.is_from_hand);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/table-motion/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("comes-and-goes", test_comes_and_goes);
  ADD ("walks", test_walks);
  ADD ("put", test_put);
  ADD ("swings", test_swings);
  ADD ("cells", test_cells);
  ADD ("steps", test_steps);
  ADD ("time", test_time);
  ADD ("jumps", test_jumps);
  ADD ("lift", test_lift);
#undef ADD
  return g_test_run ();
}
