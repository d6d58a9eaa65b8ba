/* Rules that nobody would think of, played: whatever of random procedures the compiler takes keeps
 * what holds in every game.
 *
 * test-random [FIRST [N]] plays what is of the N numbers from FIRST on, and tells which, should one
 * of them end the program; without, so many as a test should.
 */

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/set/rule-word.h"
#include "tests/engine/mixes/game-check.h"
#include "tests/engine/procedure/gate-check.h"
#include "tests/engine/procedure/random-procedures.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#define N_GAMES 20000
/* Each set is played some times, at random and by somebody who likes to answer: to write, to read
 * and to compile it takes longer than to play. */
#define GAMES_A_SET 6
/* Of so many sets one is played: others make no sense, and the compiler says so. */
#define SETS_A_GOOD_ONE 2.4
/* Of so many sets taken together every word is somewhere. */
#define N_SETS 400
/* Of so many games one is also saved, loaded and looked at twice. */
#define ALL_EVERY 4

typedef struct
{
  TwGameKit kit;
  char **parts;     /* what games are mixed of */
  guint64 first, n; /* of sets */
  guint64 least;    /* of games */
  GMutex mutex;
  gboolean tells;
  guint n_refused;
  guint64 wrong; /* the least number of a set with a problem */
} Games;

/* What the games are made of, by the number of the set alone. */
typedef struct
{
  guint64 number;
  char *parts;
  guint n_seats;
  char *set;
} Recipe;

/* The base game with none to three parts. */
static char *
any_parts (GRand *rand, char **parts)
{
  GString *words = g_string_new (parts[0]);
  gint n = (gint) g_strv_length (parts);

  while (g_rand_boolean (rand))
    g_string_append_printf (words, " %s", parts[g_rand_int_range (rand, 1, n)]);
  return g_string_free (words, FALSE);
}

static Recipe
recipe (const Games *games, guint64 number)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) number);

  return (Recipe){
    .number = number,
    .parts = any_parts (rand, games->parts),
    .n_seats = (guint) g_rand_int_range (rand, 2, 5),
    .set = random_procedures_set (g_rand_int (rand)),
  };
}

static void
recipe_clear (Recipe *recipe)
{
  g_free (recipe->parts);
  g_free (recipe->set);
}

/* What is wrong with one of the games. Returns: (transfer full) (nullable) */
static char *
find_problem (Games *games, const Recipe *recipe)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("random.xml", recipe->set, -1, &error);
  GameCheck check = { 0 };
  char *problem = NULL;

  if (set != NULL)
    game_check_init_with (&check, &games->kit, recipe->parts, recipe->n_seats, set, &error);
  if (error != NULL)
    {
      g_mutex_lock (&games->mutex);
      games->n_refused++;
      g_mutex_unlock (&games->mutex);
      game_check_clear (&check);
      return NULL;
    }
  check.may_stand_anywhere = TRUE;
  check.has_own_order =
      strstr (recipe->set, "\"last-count") != NULL
      || strstr (recipe->set, "what=\"feature\"") != NULL
      || g_regex_match_simple ("<(each|let) as=\"[^\"]*\" what=\"segment\"", recipe->set, 0, 0);
  check.all = recipe->number % ALL_EVERY == 0;
  for (guint i = 0; i < GAMES_A_SET && problem == NULL; i++)
    {
      guint64 seed = recipe->number * GAMES_A_SET + i;
      g_autoptr (GameRecord) record = i % 2 == 0 ? game_record_random (check.rules, seed)
                                                 : game_record_eager (check.rules, seed);

      problem = game_check_find (record, &check);
      if (problem == NULL && recipe->number % ALL_EVERY == 1)
        problem = gate_check_compare (check.rules, record);
    }
  game_check_clear (&check);
  return problem;
}

static void
play_cb (gpointer data, gpointer user)
{
  Games *games = user;
  Recipe made = recipe (games, GPOINTER_TO_SIZE (data) - 1);
  g_autofree char *problem = NULL;

  if (games->tells)
    g_printerr ("set %" G_GUINT64_FORMAT "\n", made.number);
  problem = find_problem (games, &made);
  if (problem != NULL)
    {
      g_mutex_lock (&games->mutex);
      games->wrong = MIN (games->wrong, made.number);
      g_mutex_unlock (&games->mutex);
    }
  recipe_clear (&made);
}

/* The rules that were played and what came of it; the number plays it again. */
static void
report (Games *games)
{
  Recipe made = recipe (games, games->wrong);
  g_autofree char *problem = find_problem (games, &made);

  g_test_message ("set %" G_GUINT64_FORMAT ", %s, %u players: %s\n%s", made.number, made.parts,
                  made.n_seats, problem, made.set);
  recipe_clear (&made);
  g_test_fail ();
}

static void
test_games (gconstpointer data)
{
  Games *games = (Games *) data;
  GThreadPool *pool = g_thread_pool_new (play_cb, games, (int) g_get_num_processors (), TRUE, NULL);

  guint64 n_games;

  games->kit = shipped_kit_read ();
  games->parts = shipped_parts (&games->kit);
  games->wrong = G_MAXUINT64;
  g_mutex_init (&games->mutex);
  for (guint64 i = 0; i < games->n; i++)
    g_thread_pool_push (pool, GSIZE_TO_POINTER (games->first + i + 1), NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  n_games = (games->n - games->n_refused) * GAMES_A_SET;
  g_test_message ("%" G_GUINT64_FORMAT " games of %" G_GUINT64_FORMAT " sets", n_games, games->n);
  g_assert_cmpuint (n_games, >=, games->least);
  if (games->wrong != G_MAXUINT64)
    report (games);
  g_mutex_clear (&games->mutex);
  g_clear_pointer (&games->parts, g_strfreev);
  shipped_kit_clear (&games->kit);
}

/* Every word is written sooner or later; a new sort of operand gets its values in any_value(). */
static void
test_words (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const TwRuleWord *word;

  for (guint32 seed = 0; seed < N_SETS; seed++)
    {
      g_autofree char *set = random_procedures_set (seed);

      g_string_append (text, set);
    }
  for (guint i = 0; (word = tw_procedure_word (i)) != NULL; i++)
    {
      gboolean is_element = word->sort == TW_WORDS_STATEMENT;
      gboolean is_attribute = word->sort == TW_WORDS_DETAIL;
      g_autofree char *written = g_strconcat (is_element     ? "<"
                                              : is_attribute ? " "
                                                             : "=\"",
                                              word->name,
                                              is_element     ? ""
                                              : is_attribute ? "=\""
                                                             : "\"",
                                              NULL);

      if (strstr (text->str, written) == NULL)
        g_error ("no random procedure has %s", written);
    }
}

int
main (int argc, char *argv[])
{
  guint64 least = tw_test_size (N_GAMES);
  Games games = {
    .n = (guint64) ((double) least * SETS_A_GOOD_ONE / GAMES_A_SET),
    .least = least,
  };

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    games.first = g_ascii_strtoull (argv[1], NULL, 10);
  games.tells = argc > 1;
  if (argc > 1)
    {
      games.n = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 1;
      games.least = 0;
    }
  g_test_add_func ("/procedure/random/words", test_words);
  g_test_add_data_func ("/procedure/random/games", &games, test_games);
  return g_test_run ();
}
