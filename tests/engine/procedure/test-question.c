/* Which answers are written with the name that a question gives them: those whose verb is called so
 * in the game. */
#include <string.h>

#include "engine/set/question.h"
#include "tests/engine/procedure/refused-fixture.h"

#define NAME "thing"

/* A question with these attributes and words in it. */
typedef struct
{
  const char *attributes;
  const char *within;
  gboolean is_written;
} Question;

static const Question questions[] = {
  { "what='figure'", "", FALSE },
  { "what='figure'", "<where in='land'/>", FALSE },
  { "what='figure'", "<where in='home'/>", TRUE },
  { "what='figure'", "<where in='hand'/>", TRUE },
  { "what='figure' by-tile='true'", "<where in='land'/>", TRUE },
  { "what='figure' by-tile='true' alone='true'", "<where in='land'/>", TRUE },
  { "what='standing'", "<where of='meeple'/>", FALSE },
  { "what='post'", "<where symbol='garden'/>", FALSE },
  { "what='entry'", "<where of='meeple'/>", FALSE },
  { "what='tile'", "", TRUE },
  { "what='cell'", "", TRUE },
  { "what='feature'", "", TRUE },
  { "what='segment'", "", TRUE },
  { "what='seat'", "", TRUE },
  { "what='space'", "<where by='player'/>", TRUE },
  { "what='number' most='3'", "", TRUE },
  { "what='zone'", "", TRUE },
  { "what='pair'", "<where across='tile' kind='road'/>", TRUE },
  { "what='word'", "<choice word='oui'>Yes</choice><choice word='non'>No</choice>", TRUE },
  { "what='word' alone='true'", "<choice word='oui'>Yes</choice><choice word='non'>No</choice>",
    FALSE },
};

/* Whether there is such a verb; of answers that are written alone nobody reads what it is called.
 */
static gboolean
has_verb (const TwRules *rules, const char *word)
{
  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint k = 0; k < rules->expansions[i]->n_verbs; k++)
      if (g_strcmp0 (rules->expansions[i]->verbs[k].word, word) == 0)
        return *rules->expansions[i]->verbs[k].format != '\0';
  return FALSE;
}

static void
test_question (gconstpointer data)
{
  const Question *question = data;
  g_autofree char *text = g_strconcat (HEAD "<zone id='cellar' at='garden' serves='road'/>"
                                            "<procedure id='p' at='laid'><choose as='" NAME "' ",
                                       question->attributes, "><ask>Which?</ask>", question->within,
                                       "<give what='points'/></choose></procedure>" TAIL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);
  const TwProcedure *procedure;
  g_autoptr (TwRules) rules = NULL;
  TwGameKit kit;

  g_assert_no_error (error);
  kit = shipped_kit ();
  {
    g_autoptr (TwGameSetup) setup = shipped_setup (&kit, "base", 2);

    tw_game_setup_use_set (setup, set, 1);
    rules = tw_game_setup_compile (setup, &error);
  }
  g_assert_no_error (error);
  procedure = tw_vocabulary_find_procedure (set->own, "p");
  g_assert_cmpint (has_verb (rules, NAME), ==, question->is_written);
  g_assert_cmpint (tw_question_is_written (procedure->root->children->pdata[0]), ==,
                   question->is_written);
  g_assert_false (tw_question_is_written (procedure->root));
  g_clear_pointer (&rules, tw_rules_unref);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/procedures/question/%s %s",
                                               questions[i].attributes, questions[i].within);

      g_strdelimit (path + strlen ("/procedures/question/"), "/", '-');
      g_test_add_data_func (path, &questions[i], test_question);
    }
  return g_test_run ();
}
