/* Texts of rules that were written before the rules were changed: found, told, and mended in two
 * ways. */
#include "engine/own/own-rules-written.h"

#include <string.h>

#include "engine/own/own-rules-effect.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/own/own-rules-words.h"
#include "engine/format/tile-set-writer.h"
#include "engine/localise/text-file.h"
#include "engine/localise/text-list-edit.h"
#include "engine/set/rule-stamp.h"
#include "engine/set/validate.h"

#define RULE(id, words) "<rule id='" id "'><statement>" words "</statement></rule>\n"

static const char dale[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n" RULE (
        "DALE-001",
        "Each mill adds 2 points.") RULE ("DALE-002", "A gem for a mill.")
        RULE ("DALE-003", "Two points for it.") RULE ("DALE-004", "Whoever rests, rests.") RULE (
            "DALE-005",
            "Each gem brings 3 points.") "<symbol id='mill' "
                                         "on='tile'><title>Mill</title></symbol>\n"
                                         "<token id='gem' supply='4'><title>Gem</title>"
                                         "<worth by='each' points='3' rules='DALE-005'/></token>\n"
                                         "<effect features='road' events='complete' stage='add' "
                                         "per='symbol' symbol='mill' "
                                         "points='2' rules='DALE-001'/>\n"
                                         "<procedure id='find' at='laid' if-symbol='mill' "
                                         "rules='DALE-002'>"
                                         "<give what='gem'/><give what='points' n='2' "
                                         "rules='DALE-003'/></procedure>\n"
                                         "</rules><tile id='A' count='2' start='1' symbols='mill'>"
                                         "<road edges='E W'/></tile></tile-set>";

static TwTileSet *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("dale.xml", dale, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* Puts what @edit makes in the place of *@set, as it comes back from a file. */
static void
apply (TwTileSet **set, TwOwnRulesEdit *edit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) changed = tw_own_rules_edit_apply (edit, &error);
  g_autofree char *xml = NULL;

  g_assert_no_error (error);
  tw_own_rules_edit_free (edit);
  xml = tw_tile_set_file_to_xml (changed, NULL);
  tw_tile_set_unref (*set);
  *set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);
  g_assert_no_error (error);
}

static void
assert_outdated (const TwTileSet *set, const char *expected)
{
  g_auto (GStrv) ids = tw_rules_outdated (set->own);
  g_autofree char *found = g_strjoinv (" ", ids);

  g_assert_cmpstr (found, ==, expected);
}

static void
set_points (TwTileSet **set, const char *points)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (*set);
  TwEffect *effect = g_new0 (TwEffect, 1);

  tw_effect_say (effect, (*set)->own->effects->pdata[0]);
  g_free (effect->points);
  effect->points = g_strdup (points);
  tw_own_rules_put_effect (edit, 0, effect);
  tw_effect_free (effect);
  apply (set, edit);
}

static void
set_part (TwTileSet **set, const TwStatementPlace *place, const char *attribute, const char *text)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (*set);

  tw_own_rules_set_statement (edit, 0, place, attribute, text);
  apply (set, edit);
}

static void
test_number (void)
{
  g_autoptr (TwTileSet) set = new_set ();

  g_test_summary (
      "A text is out of date when its number is another one, and right when it is back");
  assert_outdated (set, "");
  set_points (&set, "5");
  assert_outdated (set, "DALE-001");
  set_points (&set, "7");
  assert_outdated (set, "DALE-001");
  set_points (&set, "2");
  assert_outdated (set, "");
  g_assert_null (strstr (set->own->xml, "written-for"));
}

static void
test_parts (void)
{
  const TwStatementPlace give = { 1, { 1 } }, root = { 0 };
  g_autoptr (TwTileSet) set = new_set ();

  g_test_summary ("Only the text that tells a part is out of date when it changes");
  set_part (&set, &give, "n", "9");
  assert_outdated (set, "DALE-003");
  set_part (&set, &root, "at", "completed");
  assert_outdated (set, "DALE-002 DALE-003");
}

static void
test_names (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwTexts) named = tw_texts_with (NULL, "", "Watermill");
  TwSymbolType symbol = *(const TwSymbolType *) set->own->symbols->pdata[0];
  TwTokenType token;
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);

  g_test_summary ("Texts are about what they name: another name, and another supply, are told");
  symbol.texts = named;
  tw_own_rules_put_symbol (edit, &symbol);
  apply (&set, edit);
  assert_outdated (set, "DALE-001 DALE-002");
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_confirm_words (edit, "DALE-002");
  apply (&set, edit);
  assert_outdated (set, "DALE-001");
  edit = tw_own_rules_edit_new (set);
  token = *(const TwTokenType *) set->own->tokens->pdata[0];
  token.supply = 6;
  tw_own_rules_put_token (edit, &token);
  apply (&set, edit);
  /* How many there are is told by what they are worth; a rule that hands them out need not. */
  assert_outdated (set, "DALE-001 DALE-005");
}

static void
test_mended (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  TwOwnRulesEdit *edit;

  g_test_summary ("Written again, said to be right, or taken out: the text is up to date");
  set_points (&set, "5");
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_put_words (edit, 0, "Each mill adds 5 points.");
  apply (&set, edit);
  assert_outdated (set, "");
  set_points (&set, "6");
  assert_outdated (set, "DALE-001");
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_confirm_words (edit, "DALE-001");
  apply (&set, edit);
  assert_outdated (set, "");
  /* What is right now may be out of date later. */
  set_points (&set, "8");
  assert_outdated (set, "DALE-001");
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_drop_words (edit, "DALE-001");
  apply (&set, edit);
  assert_outdated (set, "");
  g_assert_null (tw_vocabulary_find_rule (set->own, "DALE-001"));
  g_assert_null (((const TwEffect *) set->own->effects->pdata[0])->rules);
}

static void
test_problem (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (TwProblems) problems = NULL;
  const TwProblem *found = NULL;
  g_autoptr (TwTileSet) without = NULL;
  g_autoptr (TwTileSet) kept = NULL;
  g_autofree char *sentence = NULL, *label = NULL, *other = NULL;

  g_test_summary ("It is a problem of the set, with two repairs");
  set_points (&set, "5");
  problems = tw_tile_set_validate (set, NULL);
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == TW_PROBLEM_OUTDATED_TEXT)
      {
        g_assert_null (found);
        found = &problems->problems[i];
      }
  g_assert_nonnull (found);
  sentence = tw_problem_message (found, set);
  g_assert_nonnull (strstr (sentence, "Each mill adds 2 points."));
  label = tw_problem_repair_label (found, set);
  g_assert_cmpstr (label, ==, "Use the Sentences");
  other = tw_own_rules_other_repair_label (found, set);
  g_assert_cmpstr (other, ==, "It Is Still Right");
  g_assert_cmpuint (tw_problem_line (found, set), ==,
                    tw_vocabulary_find_rule (set->own, "DALE-001")->line);
  without = tw_own_rules_repair (found, set);
  g_assert_null (tw_vocabulary_find_rule (without->own, "DALE-001"));
  kept = tw_own_rules_other_repair (found, set);
  g_assert_nonnull (tw_vocabulary_find_rule (kept->own, "DALE-001"));
  assert_outdated (kept, "");
}

/* What forbids needs a reason, which its sentences are. */
static void
test_forbidden (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n" RULE (
          "DALE-001", "Nobody stands on roads.") "<forbid what='standing' rules='DALE-001'><where "
                                                 "of='meeple' kind='road'/></forbid>\n"
                                                 "</rules><tile id='A' count='2' start='1'><road "
                                                 "edges='E W'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);
  const TwStatementPlace where = { 1, { 0 } };
  TwOwnRulesEdit *edit;

  g_test_summary ("What a set forbids may lose its text as well");
  g_assert_no_error (error);
  set_part (&set, &where, "kind", "city");
  assert_outdated (set, "DALE-001");
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_drop_words (edit, "DALE-001");
  apply (&set, edit);
  assert_outdated (set, "");
  g_assert_cmpuint (set->own->rules->len, ==, 0);
  g_assert_null (
      tw_statement_text (((const TwProcedure *) set->own->procedures->pdata[0])->root, "rules"));
  tw_tile_set_unref (set);
}

/* Where texts are translated, a thing gets another name, and later a language is added. */
static void
test_texts (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autoptr (GError) error = NULL;
  TwTextFile *file;
  TwTextItem *item;

  g_test_summary (
      "Names that are changed among the texts are told, and texts that are written there");
  file = tw_text_file_new_for_set (set);
  item = tw_text_list_find (file->list, "symbol:mill/title");
  tw_text_list_set_source (file->list, item, 0, "Watermill");
  tw_tile_set_unref (set);
  set = tw_tile_set_ref (tw_text_file_take (file, item, &error));
  g_assert_no_error (error);
  assert_outdated (set, "DALE-001 DALE-002");
  item = tw_text_list_find (file->list, "rule:DALE-001/statement");
  tw_text_list_set_source (file->list, item, 0, "Each watermill adds 2 points.");
  tw_tile_set_unref (set);
  set = tw_tile_set_ref (tw_text_file_take (file, item, &error));
  assert_outdated (set, "DALE-002");
  /* The tree of all texts says so, too. */
  tw_tile_set_unref (set);
  set = tw_tile_set_ref (tw_text_file_take (file, NULL, &error));
  g_assert_no_error (error);
  assert_outdated (set, "DALE-002");
  tw_text_file_free (file);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own-rules-written/number", test_number);
  g_test_add_func ("/own-rules-written/parts", test_parts);
  g_test_add_func ("/own-rules-written/names", test_names);
  g_test_add_func ("/own-rules-written/mended", test_mended);
  g_test_add_func ("/own-rules-written/problem", test_problem);
  g_test_add_func ("/own-rules-written/forbidden", test_forbidden);
  g_test_add_func ("/own-rules-written/texts", test_texts);
  return g_test_run ();
}
