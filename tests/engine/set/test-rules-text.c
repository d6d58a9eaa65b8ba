/* The rules as a text: which are told, where, and only once. */
#include "engine/set/rules-text.h"

#include <string.h>

#include "engine/expansion/registry.h"
#include "engine/format/data-dir.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/set/part-word.h"
#include "engine/setup/game-setup.h"

static TwGameKit kit;

/* The rules of a shipped ruleset, with @settings by turns. */
static TwRules *
rules_of (const char *id, const char *const *uses, const char *const *settings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (id, kit.vocabulary, &error);
  TwRules *rules;

  g_assert_no_error (error);
  g_assert_true (tw_game_setup_use_ruleset (setup, ruleset, NULL, &error));
  for (guint i = 0; uses != NULL && uses[i] != NULL; i++)
    g_assert_true (tw_game_setup_use (setup, uses[i], &error));
  for (guint i = 0; settings != NULL && settings[i] != NULL; i += 2)
    g_assert_true (tw_game_setup_set (setup, settings[i], settings[i + 1], &error));
  setup->n_seats = MAX (setup->n_seats, setup->least_players);
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  return rules;
}

static GPtrArray *
text_of (const TwRules *rules)
{
  return tw_rules_text_new (rules->vocabulary, (const char *const *) rules->parts,
                            rules->parameters);
}

static guint
count_in (const TwRulesParagraph *paragraph, const char *id)
{
  guint n = 0;

  for (guint l = 0; l < paragraph->lines->len; l++)
    {
      const GPtrArray *line = g_ptr_array_index (paragraph->lines, l);

      for (guint r = 0; r < line->len; r++)
        n += strcmp (((TwRule *) g_ptr_array_index (line, r))->id, id) == 0;
    }
  return n;
}

/* How often the text tells the rule @id; @out_chapter gets where. */
static guint
count_told (const GPtrArray *chapters, const char *id, const char **out_chapter)
{
  guint n = 0;

  for (guint c = 0; c < chapters->len; c++)
    {
      const TwRulesChapter *chapter = g_ptr_array_index (chapters, c);

      for (guint p = 0; p < chapter->paragraphs->len; p++)
        {
          guint told = count_in (g_ptr_array_index (chapter->paragraphs, p), id);

          n += told;
          if (told > 0 && out_chapter != NULL)
            *out_chapter = chapter->section->id;
        }
    }
  return n;
}

static void
assert_told (const GPtrArray *chapters, const char *id, const char *where)
{
  const char *chapter = NULL;

  g_assert_cmpuint (count_told (chapters, id, &chapter), ==, 1);
  g_assert_cmpstr (chapter, ==, where);
}

static void
assert_untold (const GPtrArray *chapters, const char *id)
{
  g_assert_cmpuint (count_told (chapters, id, NULL), ==, 0);
}

static void
test_base (void)
{
  g_autoptr (TwRules) rules = rules_of ("base-c3", NULL, NULL);
  g_autoptr (GPtrArray) chapters = text_of (rules);
  static const char *const order[] = { "preparation", "turn", "tile", "figure", "counting", "end" };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    g_assert_cmpstr (((TwRulesChapter *) g_ptr_array_index (chapters, i))->section->id, ==,
                     order[i]);
  g_assert_cmpuint (chapters->len, ==, G_N_ELEMENTS (order));
  assert_told (chapters, "BASE-021", "tile");
  assert_told (chapters, "BASE-062", "counting");
  assert_told (chapters, "BASE-101", "end");
  assert_told (chapters, "TURN-036", "end");
  /* Steps of parts that are not there, and house rules that nobody chose. */
  assert_untold (chapters, "TURN-005");
  assert_untold (chapters, "BASE-200");
  assert_untold (chapters, "BASE-048");
}

/* What a ruleset changes is told in the place of what it replaces. */
static void
test_conditions (void)
{
  static const char *const settings[] = { "farmers", "n", "city.tiny.tiles", "2", "unplaceable",
                                          "return",  NULL };
  g_autoptr (TwRules) rules = rules_of ("base-c3", NULL, settings);
  g_autoptr (GPtrArray) chapters = text_of (rules);

  assert_untold (chapters, "BASE-101");
  assert_untold (chapters, "TURN-036");
  assert_told (chapters, "BASE-048", "figure");
  assert_told (chapters, "BASE-200", "counting");
  assert_told (chapters, "BASE-025", "tile");
  assert_untold (chapters, "BASE-024");
}

/* Each part speaks in the chapters, below the base game; what is about two of them stands apart. */
static void
test_parts (void)
{
  static const char *const uses[] = { "mage-and-witch", "inns-and-cathedrals", NULL };
  g_autoptr (TwRules) rules = rules_of ("base-c3", uses, NULL);
  g_autoptr (GPtrArray) chapters = text_of (rules);
  const TwRulesChapter *counting = NULL;
  const TwRulesParagraph *first, *last;

  assert_told (chapters, "INN-010", "counting");
  assert_told (chapters, "MAGE-012", "counting");
  assert_told (chapters, "MAGE-018", "together");
  assert_told (chapters, "TURN-006", "turn");
  for (guint i = 0; i < chapters->len; i++)
    if (strcmp (((TwRulesChapter *) g_ptr_array_index (chapters, i))->section->id, "counting") == 0)
      counting = g_ptr_array_index (chapters, i);
  first = g_ptr_array_index (counting->paragraphs, 0);
  last = g_ptr_array_index (counting->paragraphs, counting->paragraphs->len - 1);
  g_assert_cmpstr (first->part->id, ==, "base");
  g_assert_cmpstr (last->part->id, ==, "mage-and-witch");
}

/* Another turn: nothing of the competitive one is told. */
static void
test_mists (void)
{
  g_autoptr (TwRules) one = rules_of ("mists-level-1", NULL, NULL);
  g_autoptr (TwRules) three = rules_of ("mists-level-3", NULL, NULL);
  g_autoptr (GPtrArray) first = text_of (one);
  g_autoptr (GPtrArray) third = text_of (three);

  assert_untold (first, "BASE-067");
  assert_untold (first, "TURN-002");
  assert_told (first, "MIST-203", "turn");
  assert_untold (first, "MIST-202");
  assert_untold (first, "MIST-206");
  assert_told (third, "MIST-202", "turn");
  assert_told (third, "MIST-206", "turn");
  assert_untold (third, "MIST-207");
  /* Where nobody can stand on a castle, none is named; nothing is played together with mist. */
  assert_told (first, "MIST-208", "figure");
  assert_untold (first, "MIST-080");
  assert_told (third, "MIST-080", "figure");
  assert_untold (first, "INTER-090");
  assert_told (first, "MIST-012", "preparation");
  assert_untold (first, "MIST-152");
  assert_told (third, "MIST-013", "preparation");
  assert_told (third, "MIST-152", "after");
}

/* No shipped ruleset tells a rule twice, or one that is not played, or one about a part that is
 * not in play; each has a beginning and an end. */
static void
test_shipped (void)
{
  g_autofree char *folder = tw_data_dir_find ("rulesets");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *id = g_strndup (name, strcspn (name, "."));
      g_autoptr (TwRules) rules = NULL;
      g_autoptr (GPtrArray) chapters = NULL;

      if (!g_str_has_suffix (name, ".xml"))
        continue;
      rules = rules_of (id, NULL, NULL);
      chapters = text_of (rules);
      n++;
      for (guint i = 0; i < rules->vocabulary->rules->len; i++)
        {
          const TwRule *rule = g_ptr_array_index (rules->vocabulary->rules, i);
          guint told = count_told (chapters, rule->id, NULL);

          g_assert_cmpuint (told, <=, 1);
          if (told > 0)
            g_assert_true (rule->is_played
                           && tw_part_is_among ((const char *const *) rules->parts, rule->part,
                                                TW_PART_RULES));
        }
      g_assert_cmpuint (chapters->len, >=, 6);
    }
  g_assert_cmpuint (n, ==, 16);
}

/* No sheet and no page has to show a word of the files: each value of a choice has its own. */
static void
test_choices (void)
{
  for (guint i = 0; i < kit.vocabulary->parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (kit.vocabulary->parameters, i);
      const TwText *title = tw_texts_source (parameter->texts);

      g_assert_nonnull (title);
      if (g_str_has_suffix (title->text, "."))
        g_error ("the title of %s is followed by a colon", parameter->name);
      for (guint c = 0; parameter->choices != NULL && parameter->choices[c] != NULL; c++)
        if (parameter->choice_texts[c] == NULL)
          g_error ("%s=%s has no words", parameter->name, parameter->choices[c]);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  kit.vocabulary = tw_rules_file_load_shipped (&error);
  kit.expansions = tw_expansions (&kit.n_expansions);
  g_assert_no_error (error);
  g_test_add_func ("/rules-text/base", test_base);
  g_test_add_func ("/rules-text/conditions", test_conditions);
  g_test_add_func ("/rules-text/parts", test_parts);
  g_test_add_func ("/rules-text/mists", test_mists);
  g_test_add_func ("/rules-text/shipped", test_shipped);
  g_test_add_func ("/rules-text/choices", test_choices);
  status = g_test_run ();
  tw_vocabulary_unref (kit.vocabulary);
  return status;
}
