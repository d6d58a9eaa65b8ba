/* Counting figures that walk along the track. */
#include "app/play/track-motion.h"

#define MS G_TIME_SPAN_MILLISECOND

static void
test_walks (void)
{
  TwTrackMotion motion = { 0 };

  g_assert_false (tw_track_motion_note (&motion, (int[]){ 3, 5 }, 2, 1000 * MS));
  g_assert_true (tw_track_motion_note (&motion, (int[]){ 3, 9 }, 2, 2000 * MS));
  g_assert_true (tw_track_motion_advance (&motion, 2000 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 0, 2100 * MS), ==, 3);
  g_assert_cmpfloat (tw_track_motion_at (&motion, 1, 2000 * MS), ==, 5);
  g_assert_cmpfloat (tw_track_motion_at (&motion, 1, 2175 * MS), >, 7);
  g_assert_cmpfloat (tw_track_motion_at (&motion, 1, 2175 * MS), <, 9);
  g_assert_true (tw_track_motion_advance (&motion, 2175 * MS));
  g_assert_false (tw_track_motion_advance (&motion, 2351 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 1, 2351 * MS), ==, 9);
}

/* They set out with the first frame, however late that is, and not with one of a time before; who
 * waits for points sets out no earlier than those are there, and nobody waits who is on the way. */
static void
test_late (void)
{
  TwTrackMotion motion = { 0 };

  tw_track_motion_note (&motion, (int[]){ 0 }, 1, 1000 * MS);
  tw_track_motion_note (&motion, (int[]){ 8 }, 1, 2000 * MS);
  tw_track_motion_wait (&motion, 2500 * MS);
  g_assert_true (tw_track_motion_advance (&motion, 1990 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 0, 1990 * MS), ==, 0);
  tw_track_motion_wait (&motion, 2600 * MS);
  g_assert_true (tw_track_motion_advance (&motion, 2999 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 0, 2999 * MS), ==, 0);
  tw_track_motion_wait (&motion, 5000 * MS);
  g_assert_true (tw_track_motion_advance (&motion, 3348 * MS));
  g_assert_false (tw_track_motion_advance (&motion, 3349 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 0, 3349 * MS), ==, 8);
}

/* Who gets more on the way goes on from where the figure is seen. */
static void
test_goes_on (void)
{
  TwTrackMotion motion = { 0 };
  double seen;

  tw_track_motion_note (&motion, (int[]){ 0 }, 1, 1000 * MS);
  tw_track_motion_note (&motion, (int[]){ 8 }, 1, 2000 * MS);
  seen = tw_track_motion_at (&motion, 0, 2100 * MS);
  g_assert_true (tw_track_motion_note (&motion, (int[]){ 12 }, 1, 2100 * MS));
  g_assert_cmpfloat_with_epsilon (tw_track_motion_at (&motion, 0, 2100 * MS), seen, 1e-9);
}

/* Whatever else happens, those on the way are not stopped, and those who wait do not wait for ever.
 */
static void
test_while_others_go_on (void)
{
  TwTrackMotion motion = { 0 };

  tw_track_motion_note (&motion, (int[]){ 0 }, 1, 1000 * MS);
  tw_track_motion_note (&motion, (int[]){ 8 }, 1, 2000 * MS);
  g_assert_true (tw_track_motion_advance (&motion, 2000 * MS));
  for (gint64 now = 2050 * MS; now < 2350 * MS; now += 50 * MS)
    {
      g_assert_true (tw_track_motion_note (&motion, (int[]){ 8 }, 1, now));
      tw_track_motion_wait (&motion, now + 900 * MS);
    }
  g_assert_false (tw_track_motion_advance (&motion, 2350 * MS));
  tw_track_motion_note (&motion, (int[]){ 12 }, 1, 3000 * MS);
  for (gint64 now = 3000 * MS; now <= 5000 * MS; now += 100 * MS)
    {
      tw_track_motion_note (&motion, (int[]){ 12 }, 1, now);
      tw_track_motion_wait (&motion, now + 900 * MS);
      g_assert_true (tw_track_motion_advance (&motion, now));
    }
  g_assert_false (tw_track_motion_advance (&motion, 5350 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 0, 5350 * MS), ==, 12);
}

/* Back in history, in another game and where nothing is to move they are there at once. */
static void
test_jumps (void)
{
  TwTrackMotion motion = { 0 };

  tw_track_motion_note (&motion, (int[]){ 10, 10 }, 2, 1000 * MS);
  g_assert_false (tw_track_motion_note (&motion, (int[]){ 4, 12 }, 2, 2000 * MS));
  g_assert_cmpfloat (tw_track_motion_at (&motion, 0, 2000 * MS), ==, 4);
  g_assert_cmpfloat (tw_track_motion_at (&motion, 1, 2000 * MS), ==, 12);
  g_assert_false (tw_track_motion_note (&motion, (int[]){ 6, 13, 2 }, 3, 3000 * MS));
  g_assert_false (tw_track_motion_note (&motion, (int[]){ 7, 14, 3 }, 3, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/track-motion/walks", test_walks);
  g_test_add_func ("/track-motion/late", test_late);
  g_test_add_func ("/track-motion/goes-on", test_goes_on);
  g_test_add_func ("/track-motion/while-others-go-on", test_while_others_go_on);
  g_test_add_func ("/track-motion/jumps", test_jumps);
  return g_test_run ();
}
