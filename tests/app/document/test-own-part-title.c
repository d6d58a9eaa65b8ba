/* Words for what a rule gives a name to, and for a rule that others start, in the editor of rules.
 */
#include <string.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<procedure id='rain' at='laid'>\n"
    "<each as='first' what='seat'><title>Who is wet</title>"
    "<title xml:lang='de'>Wer nass ist</title>\n"
    "<each as='second' what='seat'>\n"
    "<give what='points' n='1' to='second'/>\n"
    "</each>\n"
    "</each>\n"
    "<do procedure='dry'/>\n"
    "</procedure>\n"
    "<procedure id='dry'><give what='points' n='1' to='player'/></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
    "</tile-set>\n";

enum
{
  RAIN,
  DRY
};

typedef struct
{
  TwDocument *document;
  TwVocabulary *words;
} Fixture;

static void
read_words (Fixture *f)
{
  g_clear_pointer (&f->words, tw_vocabulary_unref);
  f->words = tw_own_procedure_words (f->document);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("dale.xml", text, -1, &error);

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->words = NULL;
  read_words (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_vocabulary_unref (f->words);
  g_object_unref (f->document);
}

static char *
said (Fixture *f, guint index)
{
  g_autoptr (GPtrArray) lines =
      tw_own_procedure_lines (tw_document_get_set (f->document), f->words, index, TRUE);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (all, "%s\n", ((const TwOwnLine *) lines->pdata[i])->words);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
assert_xml (Fixture *f, const char *part, gboolean is_there)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);

  g_assert_cmpint (strstr (xml, part) != NULL, ==, is_there);
}

/* The part of line @line that is its title. */
static TwOwnPart
title_of (GPtrArray *parts)
{
  for (guint i = 0; i < parts->len; i++)
    if (strcmp (((const TwOwnPart *) parts->pdata[i])->word->name, "title") == 0)
      return *(const TwOwnPart *) parts->pdata[i];
  g_assert_not_reached ();
}

static gboolean
can_add_title (Fixture *f, guint index, const TwStatementPlace *place)
{
  g_autoptr (GPtrArray) words = tw_own_part_words (tw_document_get_set (f->document), index, place);

  for (guint i = 0; i < words->len; i++)
    if (strcmp (((const TwRuleWord *) words->pdata[i])->name, "title") == 0)
      return TRUE;
  return FALSE;
}

static void
test_shown (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) parts =
      tw_own_parts_new (tw_document_get_set (f->document), f->words, RAIN, 1);
  TwOwnPart title = title_of (parts);
  TwOwnPart to = { .place = { .n = 3, .at = { 0, 1, 0 } },
                   .word = tw_rule_word_find (TW_WORDS_DETAIL, "owner") };
  g_autoptr (GPtrArray) choices = NULL;
  g_autofree char *lines = said (f, RAIN);
  gboolean is_several, is_offered = FALSE;

  g_test_summary ("A title is told, chosen and typed wherever its name stands");
  g_assert_nonnull (strstr (lines, "“Who is wet”"));
  g_assert_null (strstr (lines, "first"));
  g_assert_cmpstr (title.text, ==, "Who is wet");
  choices =
      tw_own_part_choices (tw_document_get_set (f->document), f->words, RAIN, &to, &is_several);
  for (guint i = 0; i < choices->len; i++)
    {
      const TwOwnChoice *choice = choices->pdata[i];

      is_offered |= strcmp (choice->text, "first") == 0 && strstr (choice->title, "Who is wet");
    }
  g_assert_true (is_offered);
}

static void
test_changed (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts =
      tw_own_parts_new (tw_document_get_set (f->document), f->words, RAIN, 1);
  TwOwnPart title = title_of (parts);

  g_test_summary ("Another title makes those in other languages drafts, and it can go");
  g_assert_true (tw_own_part_set (f->document, f->words, RAIN, &title, "Who gets wet", &error));
  g_assert_no_error (error);
  assert_xml (f, "<title>Who gets wet</title>", TRUE);
  assert_xml (f, "draft=\"true\"", TRUE);
  g_assert_true (tw_own_part_can_go (f->document, f->words, RAIN, &title));
  g_assert_true (tw_own_part_set (f->document, f->words, RAIN, &title, NULL, &error));
  g_assert_no_error (error);
  assert_xml (f, "wet</title>", FALSE);
  assert_xml (f, "nass ist", FALSE);
}

static void
test_added (Fixture *f, gconstpointer data)
{
  TwStatementPlace whole = { 0 }, second = { .n = 2, .at = { 0, 1 } }, first = { .n = 1 };
  g_autoptr (GError) error = NULL;
  g_autofree char *lines = NULL;

  g_test_summary ("A title can be added where a name is read and has none, and begins as the name");
  g_assert_true (can_add_title (f, RAIN, &second));
  g_assert_false (can_add_title (f, RAIN, &first));
  g_assert_false (can_add_title (f, RAIN, &whole));
  g_assert_true (can_add_title (f, DRY, &whole));
  g_assert_true (tw_own_part_add_statement (f->document, f->words, DRY, &whole,
                                            tw_rule_word_find (TW_WORDS_STATEMENT, "title"),
                                            &error));
  g_assert_no_error (error);
  assert_xml (f, "<title>Dry</title>", TRUE);
  g_assert_false (can_add_title (f, DRY, &whole));
  read_words (f);
  lines = said (f, DRY);
  g_assert_true (g_str_has_prefix (lines, "“Dry”"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function)                                                                        \
  g_test_add ("/document/own-part-title/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("shown", test_shown);
  ADD ("changed", test_changed);
  ADD ("added", test_added);
  return g_test_run ();
}
