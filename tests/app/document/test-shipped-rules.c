/* Rules of expansions that come with the program, read in sentences and copied into a set. */
#include "app/document/shipped-rules.h"

#include <string.h>

#include "app/document/own-thing.h"
#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/setup/play-rules.h"
#include "engine/simulate/firing.h"

static const char empty[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
                            "<tile id='A' count='2' start='1'><road edges='E W'/></tile>"
                            "</tile-set>";

static TwDocument *
new_document (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, NULL);
}

static char *
xml_of (TwDocument *document)
{
  return tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
}

typedef struct
{
  TwDocument *reader;
  const TwVocabulary *shipped;
  GPtrArray *parts;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->reader = new_document (empty);
  f->shipped = tw_own_rules_kit (f->reader, NULL)->vocabulary;
  f->parts = tw_shipped_parts (f->shipped);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_ptr_array_unref (f->parts);
  g_object_unref (f->reader);
}

static const TwShippedPart *
find_part (const Fixture *f, const char *id)
{
  for (guint i = 0; i < f->parts->len; i++)
    if (strcmp (((const TwShippedPart *) f->parts->pdata[i])->id, id) == 0)
      return f->parts->pdata[i];
  g_assert_not_reached ();
}

static guint
find_rule (const TwShippedPart *part, const char *id)
{
  for (guint i = 0; i < part->rules->len; i++)
    {
      const TwShippedRule *rule = &g_array_index (part->rules, TwShippedRule, i);

      if (rule->procedure != NULL && g_strcmp0 (rule->procedure->id, id) == 0)
        return i;
    }
  g_assert_not_reached ();
}

static const char *
name_of (const TwShippedPart *part, guint index)
{
  const TwShippedRule *rule = &g_array_index (part->rules, TwShippedRule, index);

  return rule->procedure == NULL       ? "effect"
         : rule->procedure->id != NULL ? rule->procedure->id
                                       : rule->procedure->root->word->name;
}

static void
copy (const Fixture *f, TwDocument *document, const TwShippedPart *part, const GArray *which)
{
  g_autoptr (GError) error = NULL;

  if (!tw_shipped_rules_copy (document, f->shipped, part, which, &error))
    g_test_message ("%s: %s", part->id, error->message);
  g_assert_no_error (error);
}

static void
copy_one (const Fixture *f, TwDocument *document, const char *part_id, const char *id)
{
  const TwShippedPart *part = find_part (f, part_id);
  g_autoptr (GArray) which = g_array_new (FALSE, FALSE, sizeof (guint));
  guint index = find_rule (part, id);

  g_array_append_val (which, index);
  copy (f, document, part, which);
}

/* The set can be read again, and a game with it can begin. */
static void
assert_plays (const Fixture *f, TwDocument *document, const char *const *uses)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = xml_of (document);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);
  g_autoptr (TwRules) rules = NULL;

  g_assert_no_error (error);
  rules = tw_play_rules_new (tw_own_rules_kit (document, NULL), set, NULL, uses, NULL, 2, &error);
  g_assert_no_error (error);
  g_assert_nonnull (rules);
}

/* What other rules speak of has a name for people: that of its id has a number, for the id is
 * taken. */
static void
assert_named (TwDocument *document)
{
  const GPtrArray *procedures = tw_document_get_set (document)->own->procedures;

  for (guint i = 0; i < procedures->len; i++)
    {
      const TwProcedure *procedure = procedures->pdata[i];

      g_test_message ("%s", procedure->id);
      g_assert_true (procedure->id == NULL || tw_statement_text (procedure->root, "at") != NULL
                     || tw_statement_words_of (procedure->root, "title") != NULL);
    }
}

/* Each of them in a set without rules: alone, and with what it needs. */
static void
test_each (Fixture *f, gconstpointer data)
{
  guint n = 0;

  g_test_summary ("Every rule of every expansion can be copied into an empty set, and played");
  for (guint p = 0; p < f->parts->len; p++)
    {
      const TwShippedPart *part = f->parts->pdata[p];

      for (guint i = 0; i < part->rules->len; i++, n++)
        {
          g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (guint));
          g_autoptr (GArray) with = tw_shipped_rule_with (f->shipped, part, i);
          g_autoptr (TwDocument) document = new_document (empty);
          g_autoptr (TwDocument) other = new_document (empty);
          g_autofree char *before = xml_of (document), *after = NULL;

          g_test_message ("%s: %s", part->id, name_of (part, i));
          g_assert_cmpuint (g_array_index (with, guint, 0), ==, i);
          g_array_append_val (alone, i);
          copy (f, document, part, alone);
          assert_plays (f, document, NULL);
          copy (f, other, part, with);
          assert_plays (f, other, NULL);
          assert_named (other);
          /* One step of undo. */
          tw_document_undo (document);
          after = xml_of (document);
          g_assert_cmpstr (after, ==, before);
        }
    }
  g_test_message ("%u rules", n);
  g_assert_cmpuint (n, >, 150);
}

/* Where the expansion is in play as well, nothing is called as something else; but a game has one
 * pair of counting figures, and one quarter for each kind of land. */
static void
test_beside (Fixture *f, gconstpointer data)
{
  g_test_summary ("All rules of an expansion can be copied at once, and played beside their model");
  for (guint p = 0; p < f->parts->len; p++)
    {
      const TwShippedPart *part = f->parts->pdata[p];
      const char *const uses[] = { part->id, NULL };
      g_autoptr (GArray) whole = tw_shipped_part_whole (f->shipped, part);
      g_autoptr (TwDocument) document = new_document (empty);

      if (whole->len == 0)
        continue;
      g_test_message ("%s", part->id);
      copy (f, document, part, whole);
      assert_plays (f, document, NULL);
      if (strcmp (part->id, "messages") != 0 && strcmp (part->id, "count") != 0)
        assert_plays (f, document, uses);
    }
}

/* On the tiles of the expansion, without the expansion itself. */
static void
test_fires (Fixture *f, gconstpointer data)
{
  guint n = 0, n_fired = 0;

  g_test_summary ("What was copied does something at the little table");
  for (guint p = 0; p < f->parts->len; p++)
    {
      const TwShippedPart *part = f->parts->pdata[p];
      const char *const uses[] = { "base", NULL };
      g_autoptr (TwTileSet) tiles = tw_shipped_set_load (part->id, NULL);
      g_autoptr (GArray) whole = tw_shipped_part_whole (f->shipped, part);
      g_autoptr (TwDocument) document = NULL;
      g_autoptr (TwRules) rules = NULL;
      g_autoptr (GError) error = NULL;
      const GPtrArray *procedures;

      if (tiles == NULL)
        continue;
      g_free (tiles->id);
      tiles->id = g_strdup ("dale");
      document = tw_document_new_for_set (tiles, NULL, NULL);
      copy (f, document, part, whole);
      rules = tw_play_rules_new (tw_own_rules_kit (document, NULL), tw_document_get_set (document),
                                 NULL, uses, NULL, 3, &error);
      g_assert_no_error (error);
      procedures = tw_document_get_set (document)->own->procedures;
      for (guint i = 0; i < procedures->len; i++)
        {
          const TwWatched watched = { .procedure = procedures->pdata[i] };
          g_autoptr (TwFiring) firing = NULL;

          if (tw_statement_text (watched.procedure->root, "at") == NULL
              || !tw_statement_is (watched.procedure->root, "procedure"))
            continue;
          firing = tw_firing_find (rules, &watched, 7, 200, 0, NULL);
          n++;
          n_fired += firing != NULL;
          g_test_message ("%s %s: %s", part->id, watched.procedure->id,
                          firing != NULL ? "fires" : "does nothing");
        }
    }
  /* Some ask for tokens that lie beside symbols which no tile of the set bears yet, or come late in
   * a game. */
  g_assert_cmpuint (n, >, 40);
  g_assert_cmpuint (n_fired * 10, >=, n * 7);
}

static void
assert_has (const char *xml, const char *words)
{
  if (strstr (xml, words) == NULL)
    g_error ("“%s” is not in %s", words, xml);
}

static void
test_stands_alone (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = new_document (empty);
  g_autofree char *xml = NULL;

  g_test_summary ("Settings are numbers, names are the set's own, and names and questions come in "
                  "all languages");
  copy_one (f, document, "princess-and-dragon", "dragon-before");
  xml = xml_of (document);
  assert_has (xml, "<figure id=\"dragon-2\" neutral=\"true\"");
  assert_has (xml, "<procedure id=\"dragon-before-2\" at=\"after-action\"");
  assert_has (xml, "<do procedure=\"dragon-walk-2\"/>");
  assert_has (xml, "<each as=\"mover\" what=\"seat\" times=\"6\">");
  assert_has (xml, "<where near=\"next-4\" to=\"dragon-2\"");
  /* What the expansion says of the rule does not: whoever changes a number reads it in the
   * sentences. */
  g_assert_null (strstr (xml, "<rule "));
  g_assert_null (strstr (xml, "rules="));
  /* The files of the sources are in English alone; those that are installed are not. */
  if (tw_texts_get (tw_vocabulary_find_figure (f->shipped, "dragon")->texts, "de") != NULL)
    {
      assert_has (xml, "<title xml:lang=\"de\">Drache</title>");
      assert_has (xml, "<ask xml:lang=\"de\">");
    }
  /* Symbols are those that tiles bear. */
  assert_has (xml, "if-symbol=\"dragon\"");
  g_assert_null (strstr (xml, "if-parameter"));
  g_assert_null (strstr (xml, "dragon.steps"));
  g_assert_null (strstr (xml, "<!--"));
}

/* What others of the expansion speak of is one thing. */
static void
test_one_after_another (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = new_document (empty);
  const TwVocabulary *own;
  g_autofree char *xml = NULL;

  g_test_summary ("Rules that are copied one after another share what they are about");
  copy_one (f, document, "princess-and-dragon", "volcano");
  copy_one (f, document, "princess-and-dragon", "dragon-before");
  copy_one (f, document, "princess-and-dragon", "dragon-before");
  own = tw_document_get_set (document)->own;
  xml = xml_of (document);
  g_assert_cmpuint (own->figures->len, ==, 1);
  g_assert_nonnull (tw_vocabulary_find_figure (own, "dragon-2"));
  /* The rule itself is there twice, what it has done once. */
  g_assert_nonnull (tw_vocabulary_find_procedure (own, "dragon-before-3"));
  g_assert_null (tw_vocabulary_find_procedure (own, "dragon-walk-3"));
  assert_has (xml, "<move what=\"dragon-2\" to=\"tile\"/>");
  assert_plays (f, document, NULL);
}

/* Symbols stay those of the shelf; what they are called, the set may change. */
static void
test_symbols (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = new_document (empty);
  TwTileSet *set;
  TwOwnRulesEdit *edit;
  TwSymbolType renamed = { .id = (char *) "dragon" };
  g_autoptr (TwVocabulary) words = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_test_summary ("Symbols come along with names that can be changed");
  copy_one (f, document, "princess-and-dragon", "dragon-before");
  copy_one (f, document, "princess-and-dragon", "dragon-sleeps");
  set = tw_document_get_set (document);
  g_assert_cmpuint (set->own->symbols->len, ==, 1);
  g_assert_cmpstr (tw_own_thing_name (set, TW_OWN_SYMBOL, "dragon"), ==, "Dragon");
  renamed.texts = tw_texts_with (NULL, "en", "Lindworm");
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_put_symbol (edit, &renamed);
  g_assert_true (tw_own_rules_try (document, edit, "Rename", NULL, &error));
  tw_texts_unref (renamed.texts);
  words = tw_own_procedure_words (document);
  lines = tw_own_procedure_lines (tw_document_get_set (document), words, 0, FALSE);
  g_assert_cmpstr (((const TwOwnLine *) lines->pdata[0])->words, ==,
                   "After a figure could be placed on a tile with the symbol “Lindworm”:");
  assert_plays (f, document, NULL);
}

/* Counters, cards, lists: all that has a name in the rules. */
static void
test_things (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = new_document (empty);
  g_autofree char *xml = NULL;

  g_test_summary ("Decks, lists and counting figures come along");
  copy_one (f, document, "messages", "messages");
  xml = xml_of (document);
  assert_has (xml, "<bag id=\"cards-2\" word=\"card\" order=\"kept\"");
  assert_has (xml, "<draw as=\"card\" from=\"cards-2\"");
  assert_has (xml, "<list id=\"message-2\" what=\"counting-figure\">");
  /* So do the words for lists, for what is remembered, and for rules that others start. */
  assert_has (xml, "<title>Figures that bring a message</title>");
  assert_has (xml, "<title>Who brings the message</title>");
  assert_has (xml, "<title>What the message says</title>");
  assert_has (xml, "<counting-figure id=\"lady-2\"");
  assert_has (xml, "<counting-figure id=\"pawn-2\"");
  assert_has (xml, "<choice word=\"points\">Take 2 points</choice>");
  /* What a card says is read when it is drawn. */
  assert_has (xml, "<item id=\"5\" rules=\"DALE-");
  assert_has (xml, "Message 5: 2 points for each own knight.");
  g_assert_null (strstr (xml, "Message: points in place of what it says."));
  /* What is no setting stays. */
  assert_has (xml, "{n:# point|# points}");
}

/* The question of an option is answered by whoever copies the rule. */
static void
test_option (Fixture *f, gconstpointer data)
{
  const TwShippedPart *part = find_part (f, "princess-and-dragon");
  guint index = find_rule (part, "fairy-on-tile");
  g_autoptr (TwDocument) document = new_document (empty);
  g_autofree char *xml = NULL;

  g_test_summary ("A rule of an option holds always where it was copied to");
  g_assert_true (
      tw_shipped_rule_is_option (f->shipped, &g_array_index (part->rules, TwShippedRule, index)));
  copy_one (f, document, "princess-and-dragon", "fairy-on-tile");
  xml = xml_of (document);
  assert_has (xml, "<procedure id=\"fairy-on-tile-2\" at=\"action\">");
  g_assert_null (strstr (xml, "if-parameter"));
}

static void
assert_with (const Fixture *f,
             const char *part_id,
             const char *id,
             const char *others,
             const char *spoken_of)
{
  const TwShippedPart *part = find_part (f, part_id);
  g_autoptr (GArray) with = tw_shipped_rule_with (f->shipped, part, find_rule (part, id));
  g_autoptr (GArray) beside = tw_shipped_rule_beside (f->shipped, part, with);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 1; i < with->len; i++)
    g_string_append_printf (found, "%s%s", i > 1 ? " " : "",
                            name_of (part, g_array_index (with, guint, i)));
  g_assert_cmpstr (found->str, ==, others);
  g_string_truncate (found, 0);
  for (guint i = 0; i < beside->len; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                            name_of (part, g_array_index (beside, guint, i)));
  g_assert_cmpstr (found->str, ==, spoken_of);
}

static void
test_with (Fixture *f, gconstpointer data)
{
  g_test_summary ("What a rule needs is found: who has it done, and who brings what it asks about");
  assert_with (f, "princess-and-dragon", "dragon-walk", "dragon-before volcano dragon-sleeps",
               "fairy");
  assert_with (f, "princess-and-dragon", "dragon-before", "volcano dragon-sleeps", "fairy");
  /* Tiles come back only where a rule lays them aside. */
  assert_with (f, "princess-and-dragon", "volcano", "dragon-sleeps", "");
  assert_with (f, "princess-and-dragon", "dragon-sleeps", "volcano", "");
  assert_with (f, "princess-and-dragon", "fairy-turn", "fairy", "");
  assert_with (f, "princess-and-dragon", "fairy-turn-on-tile", "fairy-on-tile", "");
  assert_with (f, "messages", "messages", "message-walk", "");
  assert_with (f, "tower", "tower-guard", "tower-floor", "");
  assert_with (f, "ferries", "ferry-laid", "", "");
}

/* Copies those rules at once. */
static char *
xml_with (const Fixture *f, const char *const *ids)
{
  const TwShippedPart *part = find_part (f, "princess-and-dragon");
  g_autoptr (GArray) which = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (TwDocument) document = new_document (empty);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint index = find_rule (part, ids[i]);

      g_array_append_val (which, index);
    }
  copy (f, document, part, which);
  assert_plays (f, document, NULL);
  return xml_of (document);
}

/* The dragon shuns the tile of the fairy: of one who is never there nothing is said. */
static void
test_without (Fixture *f, gconstpointer data)
{
  static const char *const alone[] = { "dragon-before", "volcano", NULL };
  static const char *const with_fairy[] = { "dragon-before", "volcano", "fairy", NULL };
  static const char *const with_sleep[] = { "dragon-before", "volcano", "dragon-sleeps", NULL };
  g_autofree char *without = xml_with (f, alone), *with = xml_with (f, with_fairy),
                  *sleeping = xml_with (f, with_sleep);

  g_test_summary ("What a rule can do without comes along only with what brings it");
  g_assert_null (strstr (without, "fairy"));
  assert_has (without, "<where remembered=\"been\"/>");
  assert_has (with, "<where has=\"fairy-3\"/>");
  assert_has (with, "<figure id=\"fairy-3\"");
  /* Nor are tiles brought back that nothing lays aside. */
  g_assert_null (strstr (without, "aside"));
  assert_has (sleeping, "<move what=\"tile\" to=\"aside\"/>");
  assert_has (sleeping, "<move what=\"aside\" to=\"home\"/>");
}

/* Who was copied before is there. */
static void
test_without_later (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = new_document (empty);
  g_autofree char *xml = NULL;

  g_test_summary ("What was copied before is spoken of by what is copied later");
  copy_one (f, document, "princess-and-dragon", "fairy");
  copy_one (f, document, "princess-and-dragon", "dragon-before");
  xml = xml_of (document);
  assert_has (xml, "<where has=\"fairy-3\"/>");
}

/* What cannot be says why. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  static const char messages[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<counting-figure id='cat' of='meeple'/><counting-figure id='dog'/></rules>"
      "<tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>";
  const TwShippedPart *part = find_part (f, "messages");
  g_autoptr (TwDocument) document = new_document (messages);
  g_autoptr (GArray) which = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *before = xml_of (document), *after = NULL;
  g_autoptr (GError) error = NULL;
  guint index = find_rule (part, "messages");

  g_test_summary ("Where a rule does not fit the set, the reason is told and nothing changes");
  g_array_append_val (which, index);
  g_assert_false (tw_shipped_rules_copy (document, f->shipped, part, which, &error));
  g_assert_nonnull (strstr (error->message, "pairs"));
  after = xml_of (document);
  g_assert_cmpstr (after, ==, before);
}

static void
test_told (Fixture *f, gconstpointer data)
{
  const TwShippedPart *part = find_part (f, "princess-and-dragon");
  const TwShippedRule *rule =
      &g_array_index (part->rules, TwShippedRule, find_rule (part, "volcano"));
  g_autoptr (GPtrArray) lines = tw_shipped_rule_lines (f->shipped, rule->procedure);

  g_test_summary ("Rules of expansions are told as those of a set are");
  g_assert_cmpstr (part->title, ==, "The Princess & the Dragon");
  g_assert_cmpstr (((const TwOwnLine *) lines->pdata[0])->words, ==,
                   "When a tile with the symbol “Volcano” has been laid:");
  g_assert_cmpuint (lines->len, >, 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *f, gconstpointer data);
  } tests[] = {
    { "/shipped-rules/each", test_each },
    { "/shipped-rules/beside", test_beside },
    { "/shipped-rules/fires", test_fires },
    { "/shipped-rules/stands-alone", test_stands_alone },
    { "/shipped-rules/one-after-another", test_one_after_another },
    { "/shipped-rules/symbols", test_symbols },
    { "/shipped-rules/things", test_things },
    { "/shipped-rules/option", test_option },
    { "/shipped-rules/with", test_with },
    { "/shipped-rules/without", test_without },
    { "/shipped-rules/without-later", test_without_later },
    { "/shipped-rules/refused", test_refused },
    { "/shipped-rules/told", test_told },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
