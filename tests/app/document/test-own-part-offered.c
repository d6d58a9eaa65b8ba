/* What a part of a rule is offered: what the rules take, and what goes with it. */
#include <string.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

typedef struct
{
  TwDocument *document;
  TwVocabulary *words;
} Rule;

/* A set whose first procedure does @statements. */
static Rule
rule_of (const char *statements)
{
  g_autofree char *xml =
      g_strconcat ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                   "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
                   "<procedure id='p' at='laid'>",
                   statements,
                   "</procedure><counter id='flood' most='3'/><token id='gem' supply='2'/>"
                   "<bag id='weather' order='kept'><item id='sun'/><item id='rain'/></bag>"
                   "<bag id='cubes' order='die'><item id='1'/><item id='2'/></bag>"
                   "<bag id='coins' order='die'><item id='heads'/><item id='tails'/></bag>"
                   "<figure id='miller' neutral='true' supply='1' weight='0'/>"
                   "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>",
                   NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);
  Rule rule;

  g_assert_no_error (error);
  rule.document = tw_document_new_for_set (set, NULL, NULL);
  rule.words = tw_own_procedure_words (rule.document);
  return rule;
}

static void
rule_clear (Rule *rule)
{
  g_clear_pointer (&rule->words, tw_vocabulary_unref);
  g_clear_object (&rule->document);
}

/* The part of @line with that name: (transfer full), said or not. */
static const TwOwnPart *
find_part (const GPtrArray *parts, const char *name)
{
  const TwOwnPart *found = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (strcmp (part->word->name, name) == 0 && (found == NULL || found->text == NULL))
        found = part;
    }
  return found;
}

static GPtrArray *
parts_of (const Rule *rule, guint line)
{
  return tw_own_parts_new (tw_document_get_set (rule->document), rule->words, 0, line);
}

static void
assert_offered (const Rule *rule, guint line, const char *name, const char *expected)
{
  g_autoptr (GPtrArray) parts = parts_of (rule, line);
  const TwOwnPart *part = find_part (parts, name);
  gboolean is_several;
  g_autoptr (GPtrArray) choices =
      tw_own_part_offered (rule->document, rule->words, 0, part, &is_several);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    g_string_append_printf (said, "%s%s", i > 0 ? " " : "",
                            ((const TwOwnChoice *) choices->pdata[i])->text);
  g_assert_cmpstr (said->str, ==, expected);
}

/* Returns: (transfer full) (nullable): why it is refused */
static char *
set_part (const Rule *rule, guint line, const char *name, const char *text)
{
  g_autoptr (GPtrArray) parts = parts_of (rule, line);
  g_autoptr (GError) error = NULL;

  return tw_own_part_set (rule->document, rule->words, 0, find_part (parts, name), text, &error)
             ? NULL
             : g_strdup (error->message);
}

static gboolean
says (const Rule *rule, const char *words)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (rule->document), NULL);

  return strstr (xml, words) != NULL;
}

/* Only figures are moved, points go to players, and who is taken from gets nothing. */
static void
test_names (void)
{
  Rule rule = rule_of ("<choose as='who' what='figure'><where owner='player'/>"
                       "<move what='who' to='home'/>"
                       "<give what='points' n='1' to='player'/></choose>");

  assert_offered (&rule, 2, "what", "who miller");
  assert_offered (&rule, 2, "to", "who player tile home last-tile");
  assert_offered (&rule, 3, "to", "who player *others *all *another *stands tile *stands miller");
  rule_clear (&rule);
}

/* Of moments and of what is gone through only what could never be is left out. */
static void
test_words (void)
{
  Rule rule = rule_of ("<each as='who' what='figure'><move what='who' to='home'/></each>");
  g_autofree char *why = NULL;

  assert_offered (&rule, 1, "what", "figure tile feature seat space counting-figure zone segment");
  why = set_part (&rule, 1, "what", "seat");
  g_assert_nonnull (strstr (why, "“who” is no figure, and only figures are moved."));
  rule_clear (&rule);
}

static gboolean
has_choice (const GPtrArray *choices, const char *text)
{
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (((const TwOwnChoice *) choices->pdata[i])->text, text) == 0)
      return TRUE;
  return FALSE;
}

/* Conditions that can hold of no player go with the figures, in one step. */
static void
test_loss (void)
{
  Rule rule =
      rule_of ("<each as='who' what='figure'><where of='meeple' in='land'/>"
               "<where owner='player' follower='true'/>"
               "<not><where kind='road'/></not><give what='points' n='1' to='who'/></each>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 1);
  const TwOwnPart *what = find_part (parts, "what");
  g_autofree char *loss = tw_own_part_loss (rule.document, rule.words, 0, what, "seat");
  g_autofree char *none = tw_own_part_loss (rule.document, rule.words, 0, what, "figure");

  g_assert_cmpstr (loss, ==,
                   "Figures of these types; Whether such a figure occupies where it stands, as "
                   "meeples do and helpers do not; Land of these kinds");
  g_assert_null (none);
  g_assert_null (set_part (&rule, 1, "what", "seat"));
  g_assert_true (says (&rule, "<each as=\"who\" what=\"seat\">\n"
                              "        <where owner=\"player\"/>\n        <give"));
  tw_document_undo (rule.document);
  g_assert_true (says (&rule, "<where owner=\"player\" follower=\"true\"/>"));
  g_assert_false (tw_document_is_modified (rule.document));
  rule_clear (&rule);
}

/* What a condition compares with goes with the comparison that holds of no player. */
static void
test_left_over (void)
{
  Rule rule = rule_of ("<each as='who' what='figure'>"
                       "<where owner='player' near='next-4' to='tile'/>"
                       "<give what='points' n='1' to='who'/></each>");

  g_assert_null (set_part (&rule, 1, "what", "seat"));
  g_assert_true (says (&rule, "<where owner=\"player\"/>"));
  rule_clear (&rule);
}

/* A condition goes that asks nothing any more, whatever else it says. */
static void
test_last (void)
{
  Rule rule = rule_of ("<each as='who' what='figure'><where owner='player'/>"
                       "<where same='tile' to='tile' rules='OWN-001'/><where in='land' to='tile'/>"
                       "<give what='points' n='1' to='who'/></each>");

  g_assert_null (set_part (&rule, 1, "same", NULL));
  g_assert_false (says (&rule, "OWN-001"));
  g_assert_null (set_part (&rule, 1, "in", NULL));
  g_assert_false (says (&rule, "to=\"tile\""));
  g_assert_true (says (&rule, "<where owner=\"player\"/>"));
  rule_clear (&rule);
}

/* What says where a way along the land ends is told when there is no way any more. */
static void
test_way (void)
{
  Rule rule = rule_of ("<remember as='been' what='tile'/><each as='who' what='figure'>"
                       "<where near='along' until='gem' past='been' to='tile'/>"
                       "<give what='points' n='1' to='who'/></each>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 2);
  const TwOwnPart *near = find_part (parts, "near");
  g_autofree char *loss = tw_own_part_loss (rule.document, rule.words, 0, near, "next-4");
  g_autofree char *none = tw_own_part_loss (rule.document, rule.words, 0, near, "along");

  g_assert_cmpstr (loss, ==,
                   "The token at which a way along the land ends, where it joins something; A list "
                   "of tiles on which no token ends that way");
  g_assert_null (none);
  assert_offered (&rule, 2, "past", "been");
  g_assert_null (set_part (&rule, 2, "near", "next-4"));
  g_assert_true (says (&rule, "<where near=\"next-4\" to=\"tile\"/>"));
  rule_clear (&rule);
}

/* Nothing is compared with itself, from whichever side one looks. */
static void
test_itself (void)
{
  Rule rule = rule_of ("<each as='who' what='figure'><where owner='player'/>"
                       "<if the='who' same='tile' to='tile'>"
                       "<give what='points' n='1' to='who'/></if></each>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 2);
  gboolean is_several;
  g_autoptr (GPtrArray) the = tw_own_part_choices (tw_document_get_set (rule.document), rule.words,
                                                   0, find_part (parts, "the"), &is_several);
  g_autoptr (GPtrArray) to = tw_own_part_choices (tw_document_get_set (rule.document), rule.words,
                                                  0, find_part (parts, "to"), &is_several);

  g_assert_true (has_choice (the, "who"));
  g_assert_false (has_choice (the, "tile"));
  g_assert_true (has_choice (to, "tile"));
  g_assert_false (has_choice (to, "who"));
  rule_clear (&rule);
}

/* Nobody stands at a player, and nothing belongs to a tile. */
static void
test_named_fits (void)
{
  Rule rule = rule_of ("<each as='who' what='seat'><each as='piece' what='figure'>"
                       "<where owner='who'/>"
                       "<each as='other' what='seat'><where stands='piece'/>"
                       "<give what='points' n='1' to='other'/></each></each></each>");
  g_autoptr (GPtrArray) owners = parts_of (&rule, 2);
  g_autoptr (GPtrArray) stands = parts_of (&rule, 3);
  g_autoptr (GPtrArray) lines = NULL;
  gboolean is_several;
  g_autoptr (GPtrArray) of = tw_own_part_choices (tw_document_get_set (rule.document), rule.words,
                                                  0, find_part (owners, "owner"), &is_several);
  g_autoptr (GPtrArray) at = tw_own_part_choices (tw_document_get_set (rule.document), rule.words,
                                                  0, find_part (stands, "stands"), &is_several);

  g_assert_true (has_choice (of, "who"));
  g_assert_true (has_choice (of, "player"));
  g_assert_false (has_choice (of, "tile"));
  g_assert_true (has_choice (at, "piece"));
  g_assert_true (has_choice (at, "tile"));
  g_assert_true (has_choice (at, "miller"));
  g_assert_false (has_choice (at, "who"));
  g_assert_false (has_choice (at, "player"));
  /* A figure need not stand on a feature. */
  lines = tw_own_procedure_lines (tw_document_get_set (rule.document), rule.words, 0, FALSE);
  g_assert_nonnull (strstr (((const TwOwnLine *) lines->pdata[3])->words,
                            "who has a figure where that figure stands"));
  rule_clear (&rule);
}

/* Which it is is asked of what was drawn alone: no other comparison, nor with what, is left. */
static void
test_drawn_alone (void)
{
  Rule rule = rule_of ("<draw as='roll' from='cubes'><if the='tile' near='next-4' to='last-tile'>"
                       "<give what='points' n='1' to='player'/></if></draw>");

  g_assert_null (set_part (&rule, 2, "the", "roll"));
  g_assert_true (says (&rule, "<if the=\"roll\" is=\""));
  g_assert_false (says (&rule, "near="));
  g_assert_false (says (&rule, "to=\"last-tile\""));
  rule_clear (&rule);
}

/* What decides what is done does not go by itself. */
static void
test_in_the_way (void)
{
  Rule rule = rule_of ("<each as='who' what='figure'><if the='who' in='land'>"
                       "<give what='points' n='1' to='who'/></if></each>");
  g_autofree char *why = set_part (&rule, 1, "what", "seat");

  g_assert_nonnull (strstr (why, "depends on “Where the figure is”"));
  rule_clear (&rule);
}

/* What was drawn can be asked about where it is drawn, and then which it was: nothing else can be
 * asked of it. A number that is drawn can be needed further down: what has no numbers is offered
 * all the same, and refused with the reason. */
static void
test_drawn (void)
{
  Rule rule = rule_of ("<draw as='card' from='weather'><if the='tile' occupied='true'>"
                       "<give what='points' n='1'/></if></draw>"
                       "<draw as='roll' from='cubes'><give what='points' n='roll'/></draw>");
  g_autofree char *why = NULL;

  g_assert_null (set_part (&rule, 2, "the", "card"));
  g_assert_true (says (&rule, "<if the=\"card\" is=\"sun\">"));
  assert_offered (&rule, 4, "from", "weather cubes coins tiles");
  why = set_part (&rule, 4, "from", "coins");
  g_assert_nonnull (why);
  rule_clear (&rule);
}

/* Of two dice the faces of the one that was rolled, and its alone. */
static void
test_faces (void)
{
  Rule rule = rule_of ("<draw as='roll' from='cubes'><if the='roll' is='1'>"
                       "<give what='points' n='1'/></if></draw>"
                       "<draw as='toss' from='coins'><if the='toss' is='heads'>"
                       "<give what='points' n='1'/></if></draw>");

  assert_offered (&rule, 2, "is", "1 2");
  assert_offered (&rule, 5, "is", "heads tails");
  rule_clear (&rule);
}

/* How the choices of a part begin, as people read them. */
static void
assert_begins (const Rule *rule, guint line, const char *name, const char *expected)
{
  g_autoptr (GPtrArray) parts = parts_of (rule, line);
  const TwOwnPart *part = find_part (parts, name);
  gboolean is_several;
  g_autoptr (GPtrArray) choices =
      tw_own_part_choices (tw_document_get_set (rule->document), rule->words, 0, part, &is_several);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    g_string_append_printf (said, "%s, ", ((const TwOwnChoice *) choices->pdata[i])->title);
  said->str[MIN (said->len, strlen (expected))] = '\0';
  g_assert_cmpstr (said->str, ==, expected);
}

/* What people read for the choice @text of a part. */
static void
assert_called (const Rule *rule,
               guint line,
               const char *name,
               const char *text,
               const char *expected)
{
  g_autoptr (GPtrArray) parts = parts_of (rule, line);
  gboolean is_several;
  g_autoptr (GPtrArray) choices =
      tw_own_part_choices (tw_document_get_set (rule->document), rule->words, 0,
                           find_part (parts, name), &is_several);

  for (guint i = 0; i < choices->len; i++)
    if (strcmp (((const TwOwnChoice *) choices->pdata[i])->text, text) == 0)
      {
        g_assert_cmpstr (((const TwOwnChoice *) choices->pdata[i])->title, ==, expected);
        return;
      }
  g_assert_not_reached ();
}

/* What the set has comes first, figures of players before those of nobody, and the meeple before
 * other figures; what is called alike is told apart. */
static void
test_figures (void)
{
  Rule rule =
      rule_of ("<each as='who' what='figure'><where of='meeple'/><where has='lookout'/>"
               "<move what='who' to='home'/></each></procedure>"
               "<symbol id='lookout' on='tile'><title>Guard</title></symbol>"
               "<token id='barley' supply='9'><title>Barley</title></token>"
               "<figure id='fox' neutral='true' supply='1' weight='0'><title>Fox</title></figure>"
               "<figure id='hound-1' supply='1' weight='1'><title>First hound</title></figure>"
               "<figure id='hound-2' supply='1' weight='1'><title>Second hound</title></figure>"
               "<figure id='sentry' supply='1' weight='1'><title>Guard</title></figure>"
               "<figure id='sentry-2' supply='1' weight='1'><title>Guard</title></figure>"
               "<procedure id='q' at='laid'><give what='points' n='1' to='player'/>");

  /* What was invented for the set, and the meeple before what else there is. */
  assert_begins (&rule, 1, "of",
                 "First hound, Second hound, Guard, Guard (2), Fox, Miller, Meeple, ");
  assert_begins (&rule, 1, "has",
                 "Guard, First hound, Second hound, Guard (Figure), Guard (2), Fox, Miller, "
                 "Gem, Barley, Meeple, ");
  assert_called (&rule, 1, "of", "guard-meeple", "Guard (Ghosts, Castles & Cemeteries)");
  rule_clear (&rule);
}

/* A new rule is about the symbol that waits for one; the next rule is not. */
static void
test_new_rule_of_symbol (void)
{
  g_autoptr (TwDocument) empty = tw_document_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  id = tw_own_thing_add (empty, TW_OWN_SYMBOL, "Well", &error);
  g_assert_no_error (error);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TwVocabulary) words = NULL;
      g_autoptr (GPtrArray) lines = NULL;

      g_assert_cmpint (tw_own_procedure_add (empty, &error), ==, i);
      words = tw_own_procedure_words (empty);
      lines = tw_own_procedure_lines (tw_document_get_set (empty), words, (guint) i, TRUE);
      g_assert_cmpstr (((TwOwnLine *) lines->pdata[0])->words, ==,
                       i == 0 ? "When a tile with the symbol “Well” has been laid:"
                              : "When a tile has been laid:");
    }
}

/* What has to be said with a condition is said with it; what could never hold is not offered. */
static void
test_with (void)
{
  Rule rule = rule_of ("<each as='who' what='seat'><where owner='player'/>"
                       "<give what='points' n='1' to='who'/></each>"
                       "<each as='there' what='tile'><where has='gem'/></each>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 1);

  g_assert_nonnull (find_part (parts, "counter"));
  g_assert_null (find_part (parts, "follower"));
  g_assert_null (find_part (parts, "most"));
  g_assert_null (set_part (&rule, 3, "near", "next-8"));
  g_assert_true (says (&rule, "near=\"next-8\" to=\"tile\""));
  g_assert_null (set_part (&rule, 1, "counter", "flood"));
  g_assert_true (says (&rule, "counter=\"flood\" least=\"3\""));
  assert_offered (&rule, 1, "counter", "flood");
  rule_clear (&rule);
}

/* Who gets something may be several: the line is done for each of them then. */
static void
test_loop (void)
{
  Rule rule = rule_of ("<give what='points' n='2' to='player'/><give what='points' n='1'/>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 1);
  const TwOwnPart *to = find_part (parts, "to");
  TwStatementPlace then = tw_own_part_place_then (to, TW_OWN_PART_OTHERS);

  g_assert_null (set_part (&rule, 1, "to", TW_OWN_PART_OTHERS));
  g_assert_true (says (&rule,
                       "<each as=\"other\" what=\"seat\">\n"
                       "        <not>\n          <where owner=\"player\"/>\n        </not>\n"
                       "        <give what=\"points\" n=\"2\" to=\"other\"/>\n      </each>"));
  g_assert_cmpuint (then.n, ==, 2);
  g_assert_cmpuint (then.at[1], ==, 1);
  /* A figure of nobody's stands somewhere, too. */
  g_assert_null (set_part (&rule, 3, "to", TW_OWN_PART_STANDS "miller"));
  g_assert_true (says (&rule, "<where stands=\"miller\"/>"));
  tw_document_undo (rule.document);
  /* Each of them it is already. */
  assert_offered (&rule, 2, "to", "other player");
  g_assert_null (set_part (&rule, 3, "to", TW_OWN_PART_ALL));
  g_assert_true (says (&rule, "<each as=\"each-one\" what=\"seat\">\n"
                              "        <give what=\"points\" n=\"1\" to=\"each-one\"/>"));
  tw_document_undo (rule.document);
  tw_document_undo (rule.document);
  g_assert_false (tw_document_is_modified (rule.document));
  rule_clear (&rule);
}

/* Those who stand at what has a name there, and those who have most there. */
static void
test_there (void)
{
  Rule rule =
      rule_of ("<each as='town' what='feature'><give what='points' n='2' to='player'/></each>"
               "<give what='points' n='1' to='player'/>");
  g_autoptr (GPtrArray) parts = parts_of (&rule, 3);
  TwStatementPlace then =
      tw_own_part_place_then (find_part (parts, "to"), TW_OWN_PART_STANDS "tile");

  assert_offered (
      &rule, 2, "to",
      "player *others *all *another *stands town *leads town *stands tile *stands miller");
  assert_offered (&rule, 3, "to", "player *others *all *another *stands tile *stands miller");
  g_assert_null (set_part (&rule, 2, "to", TW_OWN_PART_LEADS "town"));
  g_assert_true (says (&rule, "<each as=\"each-one\" what=\"seat\">\n"
                              "          <where leads=\"town\"/>\n"
                              "          <give what=\"points\" n=\"2\" to=\"each-one\"/>"));
  tw_document_undo (rule.document);
  g_assert_null (set_part (&rule, 3, "to", TW_OWN_PART_STANDS "tile"));
  g_assert_true (says (&rule, "<each as=\"each-one\" what=\"seat\">\n"
                              "        <where stands=\"tile\"/>\n"
                              "        <give what=\"points\" n=\"1\" to=\"each-one\"/>"));
  g_assert_cmpuint (then.n, ==, 2);
  g_assert_cmpuint (then.at[0], ==, 1);
  g_assert_cmpuint (then.at[1], ==, 1);
  tw_document_undo (rule.document);
  g_assert_false (tw_document_is_modified (rule.document));
  rule_clear (&rule);
}

/* Lines are offered that the rules take, filled in so that they do. */
static void
test_lines (void)
{
  Rule rule = rule_of ("<each as='who' what='seat'><give what='points' n='1' to='who'/></each>");
  const TwStatementPlace whole = { 0 }, each = { .n = 1 };
  g_autoptr (GPtrArray) lines = tw_own_part_lines (rule.document, rule.words, 0, &whole);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (names, "%s ", ((const TwRuleWord *) lines->pdata[i])->name);
  g_assert_nonnull (strstr (names->str, "give "));
  g_assert_nonnull (strstr (names->str, "move "));
  g_assert_null (strstr (names->str, "else"));
  g_assert_null (strstr (names->str, "join"));
  g_assert_true (tw_own_part_add_statement (rule.document, rule.words, 0, &each,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "where"),
                                            &error));
  g_assert_true (says (&rule, "<where owner=\"player\"/>"));
  g_assert_true (tw_own_part_add_statement (rule.document, rule.words, 0, &each,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "not"), &error));
  g_assert_true (says (&rule, "<not>\n          <where owner=\"player\"/>\n        </not>"));
  g_assert_true (tw_own_part_add_statement (rule.document, rule.words, 0, &whole,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "move"),
                                            &error));
  g_assert_no_error (error);
  g_assert_true (says (&rule, "<move what=\"miller\" to=\"tile\"/>"));
  rule_clear (&rule);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/own-part-offered/names", test_names);
  g_test_add_func ("/document/own-part-offered/words", test_words);
  g_test_add_func ("/document/own-part-offered/loss", test_loss);
  g_test_add_func ("/document/own-part-offered/left-over", test_left_over);
  g_test_add_func ("/document/own-part-offered/last", test_last);
  g_test_add_func ("/document/own-part-offered/way", test_way);
  g_test_add_func ("/document/own-part-offered/itself", test_itself);
  g_test_add_func ("/document/own-part-offered/named-fits", test_named_fits);
  g_test_add_func ("/document/own-part-offered/drawn-alone", test_drawn_alone);
  g_test_add_func ("/document/own-part-offered/in-the-way", test_in_the_way);
  g_test_add_func ("/document/own-part-offered/drawn", test_drawn);
  g_test_add_func ("/document/own-part-offered/new-rule", test_new_rule_of_symbol);
  g_test_add_func ("/document/own-part-offered/faces", test_faces);
  g_test_add_func ("/document/own-part-offered/figures", test_figures);
  g_test_add_func ("/document/own-part-offered/with", test_with);
  g_test_add_func ("/document/own-part-offered/loop", test_loop);
  g_test_add_func ("/document/own-part-offered/there", test_there);
  g_test_add_func ("/document/own-part-offered/lines", test_lines);
  return g_test_run ();
}
