/* The parts of a set's own rules: which there are, what they can say, and changing them. */
#include "app/document/own-part.h"

#include <string.h>

#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='DALE-001'><statement>It rains.</statement></rule>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<figure id='miller' neutral='true' supply='1' weight='0'><title>Miller</title></figure>\n"
    "<counter id='flood' most='3'><title>Flood</title></counter>\n"
    "<procedure id='rain' at='laid' if-symbol='mill' rules='DALE-001'>\n"
    "<choose as='who' what='figure' optional='true'><ask>Who gets wet?</ask>\n"
    "<ask xml:lang='de'>Wer wird nass?</ask>\n"
    "<where owner='player'/><where of='meeple' in='land'/>\n"
    "<move what='who' to='home'/>\n"
    "</choose>\n"
    "<change what='flood' by='1'/>\n"
    "</procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

/* Which procedure “rain” is. */
#define RAIN 1

typedef struct
{
  TwDocument *document;
  TwVocabulary *words;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->words = tw_own_procedure_words (f->document);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_vocabulary_unref (f->words);
  g_object_unref (f->document);
}

static GPtrArray *
parts_of (Fixture *f, guint line)
{
  return tw_own_parts_new (tw_document_get_set (f->document), f->words, RAIN, line);
}

/* What is said there, as NAME=TEXT; what could be is left out. */
static void
assert_said (Fixture *f, guint line, const char *expected)
{
  g_autoptr (GPtrArray) parts = parts_of (f, line);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (part->text != NULL)
        g_string_append_printf (said, "%s%s=%s", said->len > 0 ? "; " : "", part->word->name,
                                part->text);
    }
  g_assert_cmpstr (said->str, ==, expected);
}

/* The part of a line with that name, one that says something if there is one. */
static const TwOwnPart *
part_named (const GPtrArray *parts, const char *name)
{
  const TwOwnPart *found = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (strcmp (part->word->name, name) == 0 && (found == NULL || found->text == NULL))
        found = part;
    }
  g_assert_nonnull (found);
  return found;
}

static void
set_part (Fixture *f, guint line, const char *name, const char *to)
{
  g_autoptr (GPtrArray) parts = parts_of (f, line);
  g_autoptr (GError) error = NULL;

  g_assert_true (
      tw_own_part_set (f->document, f->words, RAIN, part_named (parts, name), to, &error));
  g_assert_no_error (error);
}

static void
assert_refused (Fixture *f, guint line, const char *name, const char *to, const char *why)
{
  g_autoptr (GPtrArray) parts = parts_of (f, line);
  g_autoptr (GError) error = NULL;

  g_assert_false (
      tw_own_part_set (f->document, f->words, RAIN, part_named (parts, name), to, &error));
  g_assert_nonnull (strstr (error->message, why));
  g_assert_false (tw_document_is_modified (f->document));
}

static char *
xml_of (Fixture *f)
{
  return tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);
}

static void
test_parts (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) parts = parts_of (f, 0);

  assert_said (f, 0, "id=rain; at=laid; if-symbol=mill; rules=DALE-001");
  /* With what stands in it and has no line of its own. */
  assert_said (
      f, 1, "choose=choose; as=who; what=figure; optional=true; owner=player; of=meeple; in=land");
  assert_said (f, 2, "ask=Who gets wet?");
  assert_said (f, 3, "what=who; to=home");
  assert_said (f, 4, "what=flood; by=1");
  g_assert_null (part_named (parts, "order")->text);
}

static void
assert_choices (Fixture *f, guint line, const char *name, const char *expected)
{
  g_autoptr (GPtrArray) parts = parts_of (f, line);
  gboolean is_several;
  g_autoptr (GPtrArray) choices = tw_own_part_choices (tw_document_get_set (f->document), f->words,
                                                       RAIN, part_named (parts, name), &is_several);
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; choices != NULL && i < MIN (choices->len, 5); i++)
    {
      const TwOwnChoice *choice = choices->pdata[i];

      g_string_append_printf (said, "%s%s (%s)", i > 0 ? ", " : "", choice->text, choice->title);
    }
  g_string_append (said, is_several ? " several" : "");
  g_assert_cmpstr (said->str, ==, expected);
}

static void
test_choices (Fixture *f, gconstpointer data)
{
  /* What the procedure has a name for, what the moment brings, and who belongs to nobody. */
  assert_choices (f, 3, "what",
                  "who (That figure (“who”)), player (The player on turn), tile (The tile just "
                  "laid), home (Home), "
                  "last-tile (The tile laid last)");
  assert_choices (f, 1, "optional", "true (Yes), false (No)");
  assert_choices (f, 0, "rules", "DALE-001 (DALE-001: It rains.) several");
  assert_choices (f, 4, "by", "");
  assert_choices (f, 2, "ask", "");
  assert_choices (f, 1, "kind",
                  "road (Road), city (City), field (Field), monastery (Monastery), river (River) "
                  "several");
}

static void
test_set (Fixture *f, gconstpointer data)
{
  g_autofree char *before = xml_of (f);
  g_autofree char *after = NULL;

  set_part (f, 4, "by", "2");
  assert_said (f, 4, "what=flood; by=2");
  set_part (f, 1, "optional", NULL);
  set_part (f, 1, "in", "home");
  /* A condition that asks nothing any more goes. */
  set_part (f, 1, "owner", NULL);
  assert_said (f, 1, "choose=choose; as=who; what=figure; of=meeple; in=home");
  /* What is said in another language translates something else now, and is kept to be looked at. */
  set_part (f, 2, "ask", "Who is dry?");
  after = xml_of (f);
  g_assert_nonnull (strstr (after, "draft=\"true\">Wer wird nass?</ask>"));
  g_assert_nonnull (strstr (after, "<ask>Who is dry?</ask>"));
  for (guint i = 0; i < 5; i++)
    tw_document_undo (f->document);
  g_free (after);
  after = xml_of (f);
  g_assert_cmpstr (before, ==, after);
}

static void
test_refused (Fixture *f, gconstpointer data)
{
  assert_refused (f, 4, "what", "draught", "draught");
  assert_refused (f, 2, "ask", NULL, "There are no words in “The question, in words”");
  assert_refused (f, 3, "what", NULL, "moves nothing");
}

static void
test_add (Fixture *f, gconstpointer data)
{
  TwTileSet *set = tw_document_get_set (f->document);
  TwStatementPlace whole = { 0 };
  g_autoptr (GPtrArray) words = tw_own_part_words (set, RAIN, &whole);
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = NULL;

  for (guint i = 0; i < words->len; i++)
    g_assert_cmpstr (((const TwRuleWord *) words->pdata[i])->name, !=, "where");
  /* The example counts a “drought”; this set has a flood. */
  g_assert_true (tw_own_part_add_statement (f->document, f->words, RAIN, &whole,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "change"),
                                            &error));
  g_assert_true (tw_own_part_add_statement (f->document, f->words, RAIN, &whole,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "let"), &error));
  g_assert_no_error (error);
  xml = xml_of (f);
  g_assert_nonnull (strstr (xml, "<change what=\"flood\" by=\"1\"/>\n"
                                 "      <change what=\"flood\" by=\"1\"/>\n"
                                 "      <let as=\"next\" what=\"seat\" from=\"next\"/>"));
  g_assert_false (tw_own_part_add_statement (f->document, f->words, RAIN, &whole,
                                             tw_rule_word_find (TW_WORDS_STATEMENT, "else"),
                                             &error));
  g_assert_nonnull (error);
}

static void
add_line (Fixture *f, const TwStatementPlace *place, const char *word)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_part_add_statement (f->document, f->words, RAIN, place,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, word), &error));
  g_assert_no_error (error);
}

/* A new line asks what is asked for there, in no words of the expansion that its example is from;
 * and each name is given once. */
static void
test_first_words (Fixture *f, gconstpointer data)
{
  const TwStatementPlace whole = { .n = 0 }, next = { .n = 1, .at = { 2 } }, who = { .n = 1 };
  g_autofree char *xml = NULL;

  add_line (f, &whole, "choose");
  add_line (f, &next, "ask");
  add_line (f, &next, "said");
  add_line (f, &who, "each");
  add_line (f, &whole, "tell");
  xml = xml_of (f);
  g_assert_nonnull (strstr (xml, "<ask>Which figure?</ask>"));
  g_assert_nonnull (strstr (xml, ">{player} has chosen</said>"));
  g_assert_nonnull (strstr (xml, "<tell>{player} set a rule off</tell>"));
  g_assert_nonnull (strstr (xml, "<choose as=\"who-2\""));
  g_assert_nonnull (strstr (xml, "<each as=\"who-3\""));
}

/* What is drawn is a card, unless it is a die that is rolled. */
static void
check_drawn (const char *order, const char *name)
{
  g_autofree char *with = g_strdup_printf (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<bag id='heap' order='%s'><item id='sun' n='2'/><item id='rain' n='1'/></bag>\n"
      "<procedure id='weather' at='laid'><give what='points' n='1' to='player'/></procedure>\n"
      "</rules><tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>\n",
      order);
  g_autofree char *expected = g_strdup_printf ("<draw as=\"%s\" from=\"heap\"", name), *xml = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", with, -1, &error);
  const TwStatementPlace whole = { .n = 0 };
  Fixture f;

  g_assert_no_error (error);
  f.document = tw_document_new_for_set (set, NULL, NULL);
  f.words = tw_own_procedure_words (f.document);
  add_line (&f, &whole, "draw");
  xml = xml_of (&f);
  if (strstr (xml, expected) == NULL)
    g_error ("“%s” is not in %s", expected, xml);
  tear_down (&f, NULL);
}

static void
test_drawn_name (Fixture *f, gconstpointer data)
{
  check_drawn ("kept", "card");
  check_drawn ("die", "roll");
}

static TwStatementPlace
place_of (Fixture *f, guint line)
{
  g_autoptr (GPtrArray) lines =
      tw_own_procedure_lines (tw_document_get_set (f->document), f->words, RAIN, TRUE);

  return ((const TwOwnLine *) lines->pdata[line])->place;
}

/* Past what is done, not past what is asked; and back. */
static void
test_move (Fixture *f, gconstpointer data)
{
  TwStatementPlace place = place_of (f, 1);
  g_autofree char *before = xml_of (f), *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_part_move_statement (f->document, RAIN, &place, TRUE, &error));
  assert_said (f, 1, "what=flood; by=1");
  g_assert_false (tw_own_part_move_statement (f->document, RAIN, &place, TRUE, &error));
  g_assert_no_error (error);
  g_assert_true (tw_own_part_move_statement (f->document, RAIN, &place, FALSE, &error));
  place = place_of (f, 3);
  g_assert_cmpuint (place.n, ==, 2);
  g_assert_false (tw_own_part_move_statement (f->document, RAIN, &place, FALSE, &error));
  g_assert_no_error (error);
  assert_said (f, 4, "what=flood; by=1");
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  after = xml_of (f);
  g_assert_cmpstr (before, ==, after);
}

/* What is done after the question is done within it, and after it again. */
static void
test_nest (Fixture *f, gconstpointer data)
{
  TwStatementPlace place = place_of (f, 4);
  TwTileSet *set = tw_document_get_set (f->document);
  g_autofree char *before = xml_of (f), *within = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (place.n, ==, 1);
  g_assert_false (tw_own_part_can_nest (set, RAIN, &place, TRUE));
  g_assert_true (tw_own_part_can_nest (set, RAIN, &place, FALSE));
  g_assert_true (tw_own_part_nest_statement (f->document, RAIN, &place, FALSE, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (place.n, ==, 2);
  assert_said (f, 4, "what=flood; by=1");
  within = xml_of (f);
  g_assert_true (strstr (within, "<change what=\"flood\" by=\"1\"/>")
                 < strstr (within, "</choose>"));
  g_assert_true (tw_own_part_nest_statement (f->document, RAIN, &place, TRUE, &error));
  g_assert_cmpuint (place.n, ==, 1);
  after = xml_of (f);
  g_assert_true (strstr (after, "<change what=\"flood\" by=\"1\"/>") > strstr (after, "</choose>"));
  g_clear_pointer (&after, g_free);
  /* What is called so only there cannot go out. */
  place = place_of (f, 3);
  g_assert_true (tw_own_part_can_nest (set, RAIN, &place, TRUE));
  g_assert_false (tw_own_part_nest_statement (f->document, RAIN, &place, TRUE, &error));
  g_assert_nonnull (error);
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  after = xml_of (f);
  g_assert_cmpstr (before, ==, after);
}

static void
test_remove (Fixture *f, gconstpointer data)
{
  TwStatementPlace place = place_of (f, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = NULL;

  g_assert_true (tw_own_part_remove_statement (f->document, RAIN, &place, &error));
  g_assert_no_error (error);
  xml = xml_of (f);
  g_assert_null (strstr (xml, "<choose"));
  g_assert_nonnull (strstr (xml, "<change what=\"flood\" by=\"1\"/>"));
}

/* A set whose only procedure does @statements. */
static TwDocument *
document_with (const char *statements)
{
  g_autofree char *xml = g_strconcat (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><procedure id='p' at='laid'>",
      statements,
      "</procedure></rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", xml, -1, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, NULL);
}

/* The names of what stands in the procedure, as its file has them, with their languages. */
static void
assert_order (TwDocument *document, const char *expected)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  g_autoptr (GRegex) element =
      g_regex_new ("^      <([a-z]+)( xml:lang)?", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  g_autoptr (GString) order = g_string_new (NULL);

  for (g_regex_match (element, xml, 0, &found); g_match_info_matches (found);
       g_match_info_next (found, NULL))
    {
      g_autofree char *name = g_match_info_fetch (found, 1),
                      *language = g_match_info_fetch (found, 2);

      g_string_append_printf (order, "%s%s%s", order->len > 0 ? " " : "", name,
                              language != NULL && *language != '\0' ? "*" : "");
    }
  g_assert_cmpstr (order->str, ==, expected);
}

static void
move (TwDocument *document, guint from, gboolean is_later, int to)
{
  TwStatementPlace place = { .n = 1, .at = { (guint8) from } };
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_part_move_statement (document, 0, &place, is_later, &error) == (to >= 0));
  g_assert_no_error (error);
  if (to >= 0)
    g_assert_cmpuint (place.at[0], ==, to);
}

static void
drop (TwDocument *document, guint at)
{
  const TwStatementPlace place = { .n = 1, .at = { (guint8) at } };
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_part_remove_statement (document, 0, &place, &error));
  g_assert_no_error (error);
}

/* What is said in other languages goes where the words go, and is counted with them. */
static void
test_languages (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document =
      document_with ("<tell>One</tell><tell xml:lang='de'>Eins</tell><tell>Two</tell>"
                     "<tell xml:lang='de'>Zwei</tell><spend/>");

  move (document, 0, TRUE, 1);
  assert_order (document, "tell tell* tell tell* spend");
  move (document, 2, FALSE, 1);
  assert_order (document, "tell tell* spend tell tell*");
  drop (document, 1);
  assert_order (document, "tell tell* tell tell*");
  drop (document, 1);
  assert_order (document, "tell tell*");
}

/* What is done else goes with its condition. */
static void
test_else (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document =
      document_with ("<if the='tile' occupied='true'><spend/></if>"
                     "<else><give what='points' n='1' to='player'/></else><skip what='player'/>");

  move (document, 1, FALSE, -1);
  move (document, 1, TRUE, -1);
  move (document, 2, FALSE, 0);
  assert_order (document, "skip if else");
  move (document, 1, FALSE, 0);
  assert_order (document, "if else skip");
  move (document, 0, TRUE, 1);
  assert_order (document, "skip if else");
  drop (document, 1);
  assert_order (document, "skip");
}

static TwStatementPlace
at (guint n, guint8 first, guint8 second)
{
  return (TwStatementPlace){ .n = (guint8) n, .at = { first, second } };
}

static void
put (TwDocument *document,
     TwStatementPlace from,
     TwStatementPlace target,
     guint number,
     const TwStatementPlace *then)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_own_part_would_place (document, 0, &from, &target, number) == (then != NULL));
  g_assert_true (tw_own_part_place_statement (document, 0, &from, &target, number, &error)
                 == (then != NULL));
  if (then != NULL)
    {
      g_assert_no_error (error);
      g_assert_true (tw_statement_place_equal (&from, then));
    }
}

/* A line is put anywhere it fits, into another one and out of it, and is known where it stands
 * then. */
static void
test_put (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document =
      document_with ("<if the='tile' occupied='true'><spend/></if>"
                     "<else><give what='points' n='1' to='player'/></else>"
                     "<repeat times='2'><tell>One</tell></repeat><skip what='player'/>");
  TwStatementPlace root = at (0, 0, 0), repeat = at (1, 2, 0), then = at (1, 0, 0);
  g_autofree char *before = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL), *after;

  /* Where it is, and between a condition and what is done else, nothing goes; nor into itself. */
  put (document, at (1, 3, 0), root, 3, NULL);
  put (document, at (1, 3, 0), root, 4, NULL);
  put (document, at (1, 3, 0), root, 1, NULL);
  put (document, repeat, repeat, 0, NULL);
  put (document, at (1, 1, 0), root, 4, NULL);
  put (document, at (1, 3, 0), root, 0, &then);
  assert_order (document, "skip if else repeat");
  tw_document_undo (document);
  /* What moved up for it is counted anew. */
  then = at (2, 0, 1);
  put (document, at (1, 0, 0), repeat, 1, &then);
  assert_order (document, "repeat skip");
  then = at (1, 2, 0);
  put (document, at (2, 0, 1), root, 2, &then);
  assert_order (document, "repeat skip if else");
  tw_document_undo (document);
  tw_document_undo (document);
  after = tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
  g_assert_cmpstr (before, ==, after);
}

/* An empty line says that it needs one. */
static void
test_needs (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = document_with ("<repeat times='2'/><skip what='player'/>");
  TwTileSet *set = tw_document_get_set (document);
  TwStatementPlace repeat = at (1, 0, 0), skip = at (1, 1, 0), root = at (0, 0, 0);

  g_assert_nonnull (tw_own_part_needs (set, 0, &repeat));
  g_assert_null (tw_own_part_needs (set, 0, &skip));
  g_assert_null (tw_own_part_needs (set, 0, &root));
}

/* From nothing at all, too. */
static void
test_new_rule (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) empty = tw_document_new ();
  g_autoptr (GError) error = NULL;
  TwOwnLine *line;
  g_autoptr (TwVocabulary) words = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  g_assert_cmpint (tw_own_procedure_add (empty, &error), ==, 0);
  g_assert_no_error (error);
  g_assert_cmpint (tw_own_procedure_add (empty, &error), ==, 1);
  words = tw_own_procedure_words (empty);
  lines = tw_own_procedure_lines (tw_document_get_set (empty), words, 1, TRUE);
  line = lines->pdata[0];
  g_assert_cmpstr (line->words, ==, "When a tile has been laid:");
  line = lines->pdata[1];
  g_assert_cmpstr (line->words, ==, "The player on turn gets 1 point.");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/document/own-part/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("first-words", test_first_words);
  ADD ("drawn-name", test_drawn_name);
  ADD ("parts", test_parts);
  ADD ("choices", test_choices);
  ADD ("set", test_set);
  ADD ("refused", test_refused);
  ADD ("add", test_add);
  ADD ("move", test_move);
  ADD ("nest", test_nest);
  ADD ("languages", test_languages);
  ADD ("else", test_else);
  ADD ("put", test_put);
  ADD ("needs", test_needs);
  ADD ("remove", test_remove);
  ADD ("new-rule", test_new_rule);
  return g_test_run ();
}
