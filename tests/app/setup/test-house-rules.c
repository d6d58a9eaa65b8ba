/* What house rules are set to: defaults, the parts in play, back to the default. */
#include <string.h>

#include "app/setup/house-rules.h"
#include "app/document/shared-kit.h"
#include "engine/setup/play-rules.h"

typedef struct
{
  TwGameKit kit;
  TwHouseRules *rules;
  guint n_changes;
} Fixture;

static void
count_cb (Fixture *f)
{
  f->n_changes++;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  memset (f, 0, sizeof *f);
  g_assert_true (tw_shared_kit_load (&f->kit, &error));
  g_assert_no_error (error);
  f->rules = tw_house_rules_new ();
  tw_house_rules_set_vocabulary (f->rules, f->kit.vocabulary);
  g_signal_connect_swapped (f->rules, "changed", G_CALLBACK (count_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->rules);
  tw_play_rules_kit_clear (&f->kit);
}

static guint
index_of (Fixture *f, const char *name)
{
  guint n = 0, i = 0;
  const TwHouseRule *rules = tw_house_rules_list (f->rules, &n);

  while (i < n && strcmp (rules[i].parameter->name, name) != 0)
    i++;
  g_assert_cmpuint (i, <, n);
  return i;
}

static void
assert_settings (Fixture *f, const char *wanted)
{
  g_auto (GStrv) settings = tw_house_rules_dup_settings (f->rules);
  g_autofree char *found = g_strjoinv (" ", settings);

  g_assert_cmpstr (found, ==, wanted);
}

/* PARAM-002: what is not the default is a setting, and is told once. */
static void
test_set (Fixture *f, gconstpointer data)
{
  guint farmers = index_of (f, "farmers");

  assert_settings (f, "");
  tw_house_rules_set_value (f->rules, farmers, 0);
  tw_house_rules_set_value (f->rules, farmers, 0);
  g_assert_cmpuint (f->n_changes, ==, 1);
  assert_settings (f, "farmers n");
  g_assert_true (tw_house_rules_take (f->rules, "supply.meeple", "5"));
  g_assert_false (tw_house_rules_take (f->rules, "supply.meeple", "five"));
  g_assert_false (tw_house_rules_take (f->rules, "supply.nobody", "5"));
  assert_settings (f, "farmers n supply.meeple 5");
  g_assert_true (tw_house_rules_take (f->rules, "supply.meeple", NULL));
  g_assert_cmpuint (tw_house_rules_get_n_changed (f->rules), ==, 1);
}

/* Only rules of parts in play count; they keep what they were set to. */
static void
test_parts (Fixture *f, gconstpointer data)
{
  static const char *const count[] = { "count", NULL }, *const none[] = { NULL };

  g_assert_false (tw_house_rules_take (f->rules, "river-then-carcassonne", "y"));
  tw_house_rules_set_parts (f->rules, count);
  g_assert_true (tw_house_rules_take (f->rules, "river-then-carcassonne", "y"));
  assert_settings (f, "river-then-carcassonne y");
  tw_house_rules_set_parts (f->rules, none);
  assert_settings (f, "");
  g_assert_false (tw_house_rules_has (f->rules, "river-then-carcassonne", "y"));
  tw_house_rules_set_parts (f->rules, count);
  g_assert_true (tw_house_rules_has (f->rules, "river-then-carcassonne", "y"));
}

/* What a ruleset says is the default; going back to it is remembered until the next change. */
static void
test_reset (Fixture *f, gconstpointer data)
{
  guint farmers = index_of (f, "farmers");
  TwRulesetValue value = { .name = (char *) "farmers", .value = (char *) "n" };
  TwRuleset ruleset = { .values = &value, .n_values = 1 };

  tw_house_rules_set_ruleset (f->rules, &ruleset);
  assert_settings (f, "");
  tw_house_rules_turn_on (f->rules, "farmers");
  assert_settings (f, "farmers y");
  g_assert_false (tw_house_rules_is_reset (f->rules, "farmers"));
  tw_house_rules_reset (f->rules, farmers);
  g_assert_true (tw_house_rules_is_reset (f->rules, "farmers"));
  g_assert_true (tw_house_rules_has (f->rules, "farmers", "n"));
  tw_house_rules_turn_on (f->rules, "farmers");
  g_assert_false (tw_house_rules_is_reset (f->rules, "farmers"));
  tw_house_rules_set_ruleset (f->rules, NULL);
  assert_settings (f, "");
  g_assert_true (tw_house_rules_has (f->rules, "farmers", "y"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/setup/house-rules/set", Fixture, NULL, set_up, test_set, tear_down);
  g_test_add ("/setup/house-rules/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/setup/house-rules/reset", Fixture, NULL, set_up, test_reset, tear_down);
  return g_test_run ();
}
