/* Random games of all mixes of two parts keep what holds in every game. A game that does
 * not is cut down and written as a case file. */
#include "tests/engine/mixes/game-check.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

#define N_GAMES     24000
#define LEAST_SEATS 2
/* Of so many games one is also saved, loaded and looked at twice. */
#define ALL_EVERY 16

/* Those that give the start cannot be together. Rule: INTER-017. */
static const char *const apart[] = { "river", "count", NULL };

typedef struct
{
  GPtrArray *checks; /* GameCheck */
  GMutex mutex;
  guint64 first_wrong; /* the least number of a game with a problem */
} Mixes;

static GameCheck *
check_of (const Mixes *mixes, guint64 number)
{
  return mixes->checks->pdata[number % mixes->checks->len];
}

static guint64
seed_of (const Mixes *mixes, guint64 number)
{
  return number / mixes->checks->len;
}

static char *
find_problem (const Mixes *mixes, guint64 number, GameRecord **out_record)
{
  GameCheck check = *check_of (mixes, number);
  GameRecord *record = game_record_random (check.rules, seed_of (mixes, number));
  char *problem;

  check.all = number / mixes->checks->len % ALL_EVERY == 0;
  problem = game_check_find (record, &check);
  if (out_record != NULL)
    *out_record = record;
  else
    game_record_free (record);
  return problem;
}

static void
play_cb (gpointer data, gpointer user)
{
  Mixes *mixes = user;
  guint64 number = GPOINTER_TO_SIZE (data) - 1;
  g_autofree char *problem = find_problem (mixes, number, NULL);

  if (problem == NULL)
    return;
  g_mutex_lock (&mixes->mutex);
  mixes->first_wrong = MIN (mixes->first_wrong, number);
  g_mutex_unlock (&mixes->mutex);
}

static void
report (const Mixes *mixes)
{
  GameCheck *check = check_of (mixes, mixes->first_wrong);
  g_autoptr (GameRecord) record = NULL;
  g_autofree char *problem = find_problem (mixes, mixes->first_wrong, &record), *rest = NULL;
  g_autoptr (GameRecord) small = NULL;
  g_autofree char *text = NULL, *path = NULL;
  g_autoptr (GError) error = NULL;

  check->all = TRUE;
  small = game_record_shrink (record, game_check_find, check, &rest);
  text = game_record_to_case (small, check->parts, rest != NULL ? rest : problem);
  path = g_test_build_filename (G_TEST_BUILT, "mixes-failed.case", NULL);
  g_test_message ("game %" G_GUINT64_FORMAT " of %s: %s", mixes->first_wrong, check->parts,
                  problem);
  if (g_file_set_contents (path, text, -1, &error))
    g_test_message ("cut down in %s:\n%s", path, text);
  else
    g_test_message ("%s\n%s", error->message, text);
  g_test_fail ();
}

static gboolean
is_apart (const char *a, const char *b)
{
  return g_strv_contains (apart, a) && g_strv_contains (apart, b);
}

/* All parts but one. */
static char *
all_without (char **parts, const char *one)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strcmp (parts[i], one) != 0)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", parts[i]);
  return g_string_free (words, FALSE);
}

static void
add_mix (Mixes *mixes, const TwGameKit *kit, const char *words)
{
  for (guint n_seats = LEAST_SEATS; n_seats <= TW_MAX_SEATS; n_seats++)
    {
      GameCheck *check = g_new (GameCheck, 1);

      if (game_check_init (check, kit, words, n_seats))
        g_ptr_array_add (mixes->checks, check);
      else
        {
          game_check_clear (check);
          g_free (check);
        }
    }
}

static void
check_free (gpointer data)
{
  game_check_clear (data);
  g_free (data);
}

static void
test_mixes (void)
{
  TwGameKit kit = shipped_kit_read ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  Mixes mixes = { .first_wrong = G_MAXUINT64 };
  guint n = g_strv_length (parts);
  GThreadPool *pool;

  mixes.checks = g_ptr_array_new_with_free_func (check_free);
  g_mutex_init (&mixes.mutex);
  for (guint a = 0; a < n; a++)
    for (guint b = a + 1; b < n; b++)
      {
        g_autofree char *words =
            g_strdup_printf ("%s%s %s", a > 0 ? "base " : "", parts[a], parts[b]);

        if (!is_apart (parts[a], parts[b]))
          add_mix (&mixes, &kit, words);
      }
  for (guint i = 0; apart[i] != NULL; i++)
    {
      g_autofree char *words = all_without (parts, apart[i]);

      add_mix (&mixes, &kit, words);
    }
  g_assert_cmpuint (mixes.checks->len, >=, (n * (n - 1) / 2 + 1) * 4);
  pool = g_thread_pool_new (play_cb, &mixes, (int) g_get_num_processors (), TRUE, NULL);
  for (guint64 number = 0; number < tw_test_size (N_GAMES); number++)
    g_thread_pool_push (pool, GSIZE_TO_POINTER (number + 1), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  if (mixes.first_wrong != G_MAXUINT64)
    report (&mixes);
  g_ptr_array_unref (mixes.checks);
  g_mutex_clear (&mixes.mutex);
  shipped_kit_clear (&kit);
}

/* ---- the shrinking itself -------------------------------------------------------------- */

/* As if it were wrong that somebody has an abbot on the table. */
static char *
find_abbot (const GameRecord *record, gpointer user)
{
  g_autoptr (TwPlay) play = tw_play_new (record->rules, record->seed);
  guint type = (guint) tw_rules_figure (record->rules, "abbot");

  for (guint i = 0; i < record->actions->len; i++)
    {
      const TwAction *action = &g_array_index (record->actions, TwAction, i);

      tw_play_apply (play, action);
      if (action->verb == TW_VERB_FIGURE && action->figure == type)
        return g_strdup_printf ("P%u places an abbot", action->seat + 1u);
    }
  return NULL;
}

/* What remains is the abbot's tile with what it needs to lie; it is a case that runs. */
static void
test_shrink (void)
{
  TwGameKit kit = shipped_kit_read ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base abbot", 2);
  guint n_shrunk = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (GameRecord) record = game_record_random (rules, seed);
      g_autoptr (GameRecord) small = NULL;
      g_autofree char *found = find_abbot (record, NULL), *problem = NULL, *text = NULL;
      g_autoptr (TwCaseFile) file = NULL;
      g_autoptr (GError) error = NULL;

      if (found == NULL)
        continue;
      small = game_record_shrink (record, find_abbot, NULL, &problem);
      g_assert_nonnull (problem);
      g_assert_cmpuint (game_record_n_tiles (small), <, game_record_n_tiles (record) / 4);
      for (guint i = 0; i < game_record_n_tiles (small); i++)
        {
          g_autoptr (GameRecord) part = game_record_part (small, i, 1);
          g_autofree char *rest = find_abbot (part, NULL);

          g_assert_null (rest);
        }
      text = game_record_to_case (small, "base abbot", problem);
      file = tw_case_file_parse ("small", text, -1, &error);
      g_assert_no_error (error);
      tw_case_run_test (&kit, file, g_ptr_array_index (file->cases, 0), &error);
      g_assert_no_error (error);
      n_shrunk++;
    }
  g_assert_cmpuint (n_shrunk, >=, 10);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mixes/shrink", test_shrink);
  g_test_add_func ("/mixes/random-games", test_mixes);
  return g_test_run ();
}
