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

/* The moment with @n_entries in the log. */
static void
note (Fixture *f, guint n_entries, gint64 now)
{
  tw_table_motion_note (&f->motion, tw_game_play (f->game), f->pieces, n_entries, now);
}

static const TwMovingPiece *
moving (const Fixture *f, guint index)
{
  g_assert_cmpuint (index, <, f->motion.moving->len);
  return &g_array_index (f->motion.moving, TwMovingPiece, index);
}

static void
test_comes_and_goes (Fixture *f, gconstpointer data)
{
  put (f, "meeple", 0, .2, .2);
  note (f, 1, 1000 * MS);
  g_assert_cmpuint (f->motion.moving->len, ==, 0);
  put (f, "meeple", 1, .7, .7);
  note (f, 2, 2000 * MS);
  g_assert_cmpuint (f->motion.moving->len, ==, 1);
  g_assert_cmpint (moving (f, 0)->way, ==, TW_PIECE_COMES);
  g_assert_true (tw_table_motion_find (&f->motion, &g_array_index (f->pieces, TwTablePiece, 1))
                 == moving (f, 0));
  g_assert_null (tw_table_motion_find (&f->motion, &g_array_index (f->pieces, TwTablePiece, 0)));
  g_array_remove_index (f->pieces, 0);
  note (f, 3, 3000 * MS);
  g_assert_cmpuint (f->motion.moving->len, ==, 1);
  g_assert_cmpint (moving (f, 0)->way, ==, TW_PIECE_GOES);
  g_assert_cmpuint (moving (f, 0)->piece.colour, ==, 0);
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
  g_assert_cmpuint (f->motion.moving->len, ==, 3);
  g_assert_cmpint (moving (f, 0)->way, ==, TW_PIECE_WALKS);
  g_assert_cmpfloat_with_epsilon (moving (f, 0)->from_x, -.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (moving (f, 0)->from_y, 0, 1e-9);
  g_assert_cmpint (moving (f, 1)->way, ==, TW_PIECE_COMES);
  g_assert_cmpint (moving (f, 2)->way, ==, TW_PIECE_GOES);
}

/* It is over after a third of a second, at once when something else happens, and fast at first. */
static void
test_time (Fixture *f, gconstpointer data)
{
  note (f, 1, 1000 * MS);
  put (f, "meeple", 0, .2, .2);
  note (f, 2, 2000 * MS);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, 2000 * MS), ==, 0);
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, 2140 * MS), >, .6);
  g_assert_true (tw_table_motion_advance (&f->motion, 2140 * MS));
  g_assert_false (tw_table_motion_advance (&f->motion, 2350 * MS));
  g_assert_cmpfloat (tw_table_motion_at (&f->motion, 2350 * MS), ==, 1);
  g_array_set_size (f->pieces, 0);
  note (f, 3, 3000 * MS);
  g_assert_true (tw_table_motion_end (&f->motion));
  g_assert_false (tw_table_motion_end (&f->motion));
  g_assert_cmpuint (f->motion.moving->len, ==, 0);
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
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/table-motion/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("comes-and-goes", test_comes_and_goes);
  ADD ("walks", test_walks);
  ADD ("time", test_time);
  ADD ("jumps", test_jumps);
#undef ADD
  return g_test_run ();
}
