/* Questions, answers and what the log says are texts of a set like all others. */
#include <string.h>

#include "engine/format/tile-set-writer.h"
#include "engine/localise/po-reader.h"
#include "engine/localise/text-file.h"
#include "engine/localise/text-list-edit.h"
#include "engine/localise/text-po-import.h"
#include "engine/localise/text-po.h"
#include "tests/engine/format/set-fixture.h"

static const char voted[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\">\n"
    "  <title>Set</title>\n"
    "  <rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "    <procedure id=\"vote\" at=\"part-over\">\n"
    "      <choose as=\"vote\" what=\"word\">\n"
    "        <ask>Does it go on?</ask>\n"
    "        <choice word=\"yes\">Yes</choice>\n"
    "        <choice word=\"no\">No</choice>\n"
    "        <choice xml:lang=\"de\" draft=\"true\">Nein</choice>\n"
    "      </choose>\n"
    "      <each as=\"voter\" what=\"seat\">\n"
    "        <title>Who votes</title>\n"
    "        <title xml:lang=\"de\">Wer abstimmt</title>\n"
    "        <do procedure=\"count\"/>\n"
    "      </each>\n"
    "      <tell>It went on</tell>\n"
    "      <tell>It went on again</tell>\n"
    "    </procedure>\n"
    "    <procedure id=\"count\">\n"
    "      <title>Counting of votes</title>\n"
    "    </procedure>\n"
    "    <list id=\"asked\" what=\"seat\"><title>Who was asked</title></list>\n"
    "  </rules>\n"
    "  <tile id=\"A\" count=\"1\"/>\n"
    "</tile-set>\n";

static TwTextFile *
open_voted (void)
{
  g_autoptr (TwTileSet) set = parse (voted);

  return tw_text_file_new_for_set (set);
}

static TwTextItem *
find (TwTextFile *file, const char *source)
{
  for (guint i = 0; i < file->list->items->len; i++)
    if (strcmp (tw_text_item_source (file->list->items->pdata[i], 0), source) == 0)
      return file->list->items->pdata[i];
  g_assert_not_reached ();
}

static void
test_listed (void)
{
  g_autoptr (TwTextFile) file = open_voted ();
  TwTextCount count;

  g_test_summary ("Each question, answer and line is a text, and is counted where it is missing");
  g_assert_cmpuint (file->list->items->len, ==, 9);
  tw_text_list_count (file->list, "de", &count);
  g_assert_cmpuint (count.n[TW_TEXT_MISSING], ==, 7);
  g_assert_cmpuint (count.n[TW_TEXT_DRAFT], ==, 1);
  g_assert_cmpint (tw_text_item_state (find (file, "Yes"), "de"), ==, TW_TEXT_MISSING);
  g_assert_cmpint (tw_text_item_state (find (file, "No"), "de"), ==, TW_TEXT_DRAFT);
  g_assert_true (g_str_has_suffix (find (file, "Yes")->context, "/choice:yes"));
  /* So are the words for what a rule gives a name to, and for a rule that others start. */
  g_assert_cmpint (tw_text_item_state (find (file, "Who votes"), "de"), ==, TW_TEXT_DONE);
  g_assert_nonnull (strstr (find (file, "Who votes")->note, "remembers"));
  g_assert_nonnull (strstr (find (file, "Counting of votes")->note, "others start"));
  g_assert_nonnull (strstr (find (file, "Who was asked")->note, "list"));
  /* A translator is told what is answered. */
  g_assert_nonnull (strstr (find (file, "Yes")->note, "Does it go on?"));
  g_assert_nonnull (strstr (find (file, "Does it go on?")->note, "question"));
}

static void
translate (TwTextFile *file, const char *source, const char *words)
{
  const char *const all[] = { words };

  tw_text_list_set_words (file->list, find (file, source), "de", all, 1, FALSE);
}

/* What the reader of rules makes of it. */
static const TwTexts *
texts_of (const TwTileSet *set, const char *source)
{
  const TwStatement *root = ((TwProcedure *) set->own->procedures->pdata[0])->root;
  GQueue queue = G_QUEUE_INIT;
  const TwStatement *statement;
  const TwTexts *found = NULL;

  g_queue_push_tail (&queue, (gpointer) root);
  while ((statement = g_queue_pop_head (&queue)) != NULL)
    {
      if (statement->texts != NULL && g_strcmp0 (tw_texts_get (statement->texts, ""), source) == 0)
        found = statement->texts;
      for (guint i = 0; i < statement->children->len; i++)
        g_queue_push_tail (&queue, statement->children->pdata[i]);
    }
  return found;
}

static void
test_translated (void)
{
  g_autoptr (TwTextFile) file = open_voted ();
  g_autofree char *text = NULL;
  TwTileSet *set;

  g_test_summary ("A translation goes to the text it is of, and to no other one beside it");
  translate (file, "Does it go on?", "Geht es weiter?");
  translate (file, "Yes", "Ja");
  translate (file, "It went on again", "Es ging noch einmal weiter");
  set = tw_text_file_take (file, NULL, NULL);
  g_assert_nonnull (set);
  g_assert_cmpstr (tw_texts_get (texts_of (set, "Does it go on?"), "de"), ==, "Geht es weiter?");
  g_assert_cmpstr (tw_texts_get (texts_of (set, "Yes"), "de"), ==, "Ja");
  g_assert_cmpstr (tw_texts_get (texts_of (set, "It went on again"), "de"), ==,
                   "Es ging noch einmal weiter");
  g_assert_null (tw_texts_get (texts_of (set, "It went on"), "de"));
  /* A draft is kept as one, and is not shown. */
  g_assert_true (tw_texts_find (texts_of (set, "No"), "de")->is_draft);
  text = tw_tile_set_file_to_xml (set, NULL);
  g_assert_nonnull (strstr (text, "<choice xml:lang=\"de\" draft=\"true\">Nein</choice>"));
}

static void
test_po (void)
{
  static const TwTextPoOptions options = { "de", NULL, "x.xml", "2026-11-28 04:00+0000" };
  g_autoptr (TwTextFile) file = open_voted (), other = NULL;
  g_autoptr (TwPoFile) po = NULL, read = NULL;
  g_autoptr (TwTileSet) moved = NULL;
  g_auto (TwTextPoReport) report = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (GString) earlier = g_string_new (voted);

  g_test_summary ("They go to a PO file and back, also where others have come before them");
  translate (file, "It went on", "Es ging weiter");
  translate (file, "It went on again", "Es ging noch einmal weiter");
  po = tw_text_po_export (file->list, &options, NULL);
  text = tw_po_file_to_text (po);
  g_assert_nonnull (strstr (text, "Does it go on?"));
  read = tw_po_file_parse ("x.po", text, strlen (text), NULL);
  g_string_replace (earlier, "      <tell>It went on</tell>\n",
                    "      <tell>It stopped</tell>\n      <tell>It went on</tell>\n", 1);
  moved = parse (earlier->str);
  other = tw_text_file_new_for_set (moved);
  g_assert_true (tw_text_po_import (other->list, read, "x.po", NULL, &report, NULL));
  g_assert_cmpint (tw_text_item_state (find (other, "It went on"), "de"), ==, TW_TEXT_DONE);
  g_assert_cmpint (tw_text_item_state (find (other, "It went on again"), "de"), ==, TW_TEXT_DONE);
  g_assert_cmpint (tw_text_item_state (find (other, "It stopped"), "de"), ==, TW_TEXT_MISSING);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/localise/statement-texts/listed", test_listed);
  g_test_add_func ("/localise/statement-texts/translated", test_translated);
  g_test_add_func ("/localise/statement-texts/po", test_po);
  return g_test_run ();
}
