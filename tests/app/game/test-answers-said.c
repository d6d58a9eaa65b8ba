/* Every question of every expansion can be answered by ear: it is asked in words, and no two of its
 * answers sound alike. Random games of each ruleset, and of all that goes together. */
#include "app/game/spot-said.h"
#include "app/game/table-choices.h"
#include "app/game/table-sentences.h"
#include "tests/app/game/play-fixture.h"

/* More answers than that no game takes here. */
#define MOST_STEPS 260

static void
take_words (TwTableModel *model, GHashTable *said, char *words, const char *what)
{
  g_autofree char *asked = tw_table_sentences_asked (model);

  if (*words == '\0' || g_hash_table_contains (said, words))
    {
      g_test_message ("“%s”: %s says “%s”%s", asked, what, words,
                      *words == '\0' ? "" : ", and so does another one");
      g_test_fail ();
    }
  g_hash_table_add (said, words);
}

static void
check_question (TwTableModel *model)
{
  g_autoptr (GHashTable) spots = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) choices = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *asked = tw_table_sentences_asked (model);
  guint n_spots = 0, n_choices = 0;
  const TwAction *actions = tw_table_model_get_choices (model, &n_choices);

  tw_table_model_get_spots (model, &n_spots);
  g_assert_nonnull (asked);
  g_assert_cmpstr (asked, !=, "");
  for (guint i = 0; i < n_spots; i++)
    take_words (model, spots, tw_spot_said (model, i), "a spot");
  for (guint i = 0; i < n_choices; i++)
    take_words (model, choices, tw_table_choice_title (model, &actions[i], TRUE), "an answer");
}

/* Any answer. Returns: whether there was one */
static gboolean
answer (TwTableModel *model, GRand *rand)
{
  guint n_spots = 0, n_choices = 0, n_cells = 0;

  tw_table_model_get_legal (model, &n_cells);
  if (tw_table_model_get_drawn (model) >= 0 && tw_table_model_get_proposal (model) == NULL
      && n_cells > 0)
    {
      fixture_propose (model, rand);
      return TRUE;
    }
  tw_table_model_get_choices (model, &n_choices);
  tw_table_model_get_spots (model, &n_spots);
  if (g_rand_int_range (rand, 0, 4) == 0 && tw_table_model_finish (model))
    return TRUE;
  if (n_spots > 0 && (n_choices == 0 || g_rand_boolean (rand)))
    return tw_table_model_choose_spot (model, (guint) g_rand_int_range (rand, 0, (int) n_spots),
                                       -1);
  if (n_choices > 0)
    return tw_table_model_choose (model, (guint) g_rand_int_range (rand, 0, (int) n_choices));
  return tw_table_model_finish (model);
}

static void
play (TwTableModel *model, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < MOST_STEPS && tw_table_model_get_question (model) != TW_QUESTION_NONE; i++)
    {
      check_question (model);
      g_assert_true (answer (model, rand));
    }
}

static void
test_ruleset (gconstpointer id)
{
  for (guint32 seed = 1; seed <= 3; seed++)
    {
      TwTableSetup setup = fixture_setup_of_ruleset (id, 3, seed);
      g_autoptr (TwTableModel) model = tw_table_model_new ();

      tw_table_model_start (model, &setup);
      tw_table_setup_clear (&setup);
      play (model, seed);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const ids[] = { "base-c3",
                                     "big-box",
                                     "count",
                                     "winter",
                                     "mists-level-1",
                                     "mists-level-2",
                                     "mists-level-3",
                                     "mists-level-4",
                                     "mists-level-5",
                                     "mists-level-6",
                                     "ghosts-castles-cemeteries" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game/answers-said/%s", ids[i]);

      g_test_add_data_func (path, ids[i], test_ruleset);
    }
  return g_test_run ();
}
