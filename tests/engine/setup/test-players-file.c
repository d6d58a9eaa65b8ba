/* The programs that play: what their file says, and what it must not say. */
#include "engine/setup/players-file.h"

#define HEAD "<players xmlns=\"urn:tilewright:players:1\" version=\"1.0\">"

static TwPlayersFile *
parse (const char *players, GError **error)
{
  g_autofree char *text = g_strconcat (HEAD, players, "</players>", NULL);

  return tw_players_file_parse ("players.xml", text, -1, error);
}

/* Whoever says nothing else plays as plainly as the way it plays. */
static void
test_plain (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPlayersFile) file =
      parse ("<player id='a' name='A' plays='greedy'><title>quick</title></player>"
             "<player id='b' name='B' plays='planner'/>",
             &error);
  const TwShippedPlayer *a, *b;

  g_assert_no_error (error);
  a = tw_players_file_find (file, "a");
  b = tw_players_file_find (file, "b");
  g_assert_cmpmem (a->kind.temper, sizeof (TwTemper), &tw_plain_temper, sizeof (TwTemper));
  g_assert_null (a->kind.weights);
  g_assert_cmpstr (tw_texts_best (a->titles, NULL), ==, "quick");
  g_assert_cmpmem (b->kind.weights, sizeof (TwOutlookWeights), &tw_outlook_weights,
                   sizeof (TwOutlookWeights));
  g_assert_null (b->kind.temper);
  g_assert_null (tw_players_file_find (file, "c"));
}

/* Half as much, and 60 hundredths of a point more; the other facts stay. */
static void
test_likes (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPlayersFile) file =
      parse ("<player id='a' name='A' plays='planner' rivals='150'>"
             "<like fact='fields' percent='50' more='60'/></player>"
             "<player id='b' name='B' plays='search' playouts='7' seconds='3'/>"
             "<player id='c' name='C' plays='greedy'><temper rival='-1' at-home='250'/></player>",
             &error);
  const TwOutlookWeights *weights;
  const TwShippedPlayer *b, *c;

  g_assert_no_error (error);
  weights = tw_players_file_find (file, "a")->kind.weights;
  b = tw_players_file_find (file, "b");
  c = tw_players_file_find (file, "c");
  for (guint moment = 0; moment < TW_OUTLOOK_N_MOMENTS; moment++)
    {
      g_assert_cmpfloat_with_epsilon (weights->weight[TW_OUTLOOK_FIELDS][moment],
                                      tw_outlook_weights.weight[TW_OUTLOOK_FIELDS][moment] / 2
                                          + 0.6f,
                                      1e-4);
      g_assert_cmpfloat (weights->weight[TW_OUTLOOK_FARMERS][moment], ==,
                         tw_outlook_weights.weight[TW_OUTLOOK_FARMERS][moment]);
    }
  g_assert_cmpfloat (weights->rivals, ==, 1.5f);
  g_assert_cmpuint (b->kind.effort.n_playouts, ==, 7);
  g_assert_cmpuint (b->seconds, ==, 3);
  g_assert_cmpint (c->kind.temper->rival, ==, -1);
  g_assert_cmpint (c->kind.temper->at_home, ==, 250);
  g_assert_cmpint (c->kind.temper->own, ==, tw_plain_temper.own);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *players;
    const char *message;
  } cases[] = {
    { "<player id='a' name='A' plays='chess'/>", "*There is no player “chess”.*" },
    { "<player id='a' name='A' plays='planner'><like fact='luck'/></player>",
      "*There is no fact “luck”.*" },
    { "<player name='A' plays='random'/>", "*id*" },
    { "<player id='a' plays='random'/>", "*name*" },
    { "<player id='a' name='A'/>", "*plays*" },
    { "<player id='a' name='A' plays='search' playouts='0'/>", "*playouts*" },
    { "<player id='a' name='A' plays='greedy'><temper fields='many'/></player>", "*fields*" },
    { "<robot/>", "*robot*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (parse (cases[i].players, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_true (g_pattern_match_simple (cases[i].message, error->message));
    }
}

/* All that ship have a name of their own and say what they are like, and the ways can be asked for.
 */
static void
test_shipped (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPlayersFile) file = tw_players_file_load_shipped (&error);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  static const char *const ways[] = { "random", "greedy", "planner", "search" };

  g_assert_no_error (error);
  for (guint i = 0; i < file->players->len; i++)
    {
      const TwShippedPlayer *player = g_ptr_array_index (file->players, i);

      g_assert_true (g_hash_table_add (names, player->name));
      g_assert_true (tw_players_file_find (file, player->kind.id) == player);
      g_assert_nonnull (tw_texts_best (player->titles, NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_assert_nonnull (tw_players_file_find (file, ways[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/setup/players-file/plain", test_plain);
  g_test_add_func ("/engine/setup/players-file/likes", test_likes);
  g_test_add_func ("/engine/setup/players-file/refused", test_refused);
  g_test_add_func ("/engine/setup/players-file/shipped", test_shipped);
  return g_test_run ();
}
