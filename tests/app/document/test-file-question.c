/* What is asked about the file of the open set, and in which order. */
#include "app/document/file-question.h"

#include <glib/gstdio.h>

#include "app/document/document-file.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

#define SET                                                                                        \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='s'><title>T</title>"              \
  "<tile id='A'/></tile-set>"

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
  TwDocument *document;
  TwFileQuestion *question;
  TwDraft *draft;
  guint n_asked;
} Fixture;

static void
asks_cb (Fixture *f)
{
  f->n_asked++;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("s.xml", SET, -1, NULL);
  TwFileStamp stamp;

  f->folder = g_dir_make_tmp ("tilewright-question-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "own.xml", NULL);
  f->file = g_file_new_for_path (f->path);
  g_assert_true (g_file_set_contents (f->path, SET, -1, NULL));
  f->document = tw_document_new_for_set (set, f->file, NULL);
  tw_file_stamp_take (f->path, &stamp);
  tw_document_file_expect (f->document, &stamp);
  f->question = tw_file_question_new (f->document);
  f->draft = tw_draft_new (f->folder);
  g_signal_connect_swapped (f->question, "asks", G_CALLBACK (asks_cb), f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->question);
  g_object_unref (f->draft);
  g_object_unref (f->document);
  g_object_unref (f->file);
  remove_tree (f->folder);
  g_free (f->path);
  g_free (f->folder);
}

static void
test_draft (Fixture *f, gconstpointer data)
{
  g_test_summary ("A draft is asked about once, until there is none any more");
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_NOTHING);
  tw_file_question_offer_draft (f->question, f->draft);
  tw_file_question_offer_draft (f->question, f->draft);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_DRAFT);
  g_assert_true (tw_file_question_get_draft (f->question) == f->draft);
  g_assert_cmpuint (f->n_asked, ==, 1);
  tw_file_question_settle (f->question);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_DRAFT);
  tw_file_question_offer_draft (f->question, NULL);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_NOTHING);
  g_assert_cmpuint (f->n_asked, ==, 2);
}

static void
test_changed (Fixture *f, gconstpointer data)
{
  g_test_summary ("What another program did comes before a draft, and Keep Mine settles it");
  tw_file_question_refused (f->question, "“own.xml” is not saved");
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_CHANGE);
  g_assert_cmpstr (tw_file_question_get_title (f->question), ==, "“own.xml” is not saved");
  tw_file_question_offer_draft (f->question, f->draft);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_CHANGE);
  g_assert_false (tw_document_is_modified (f->document));
  tw_file_question_keep_mine (f->question);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_NOTHING);
  g_assert_null (tw_file_question_get_title (f->question));
  g_assert_true (tw_document_is_modified (f->document));
}

static void
test_gone (Fixture *f, gconstpointer data)
{
  g_test_summary ("What has lost its file counts as changed");
  g_assert_cmpint (g_unlink (f->path), ==, 0);
  tw_file_question_refused (f->question, "“own.xml” is not saved");
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_LOSS);
  g_assert_true (tw_document_is_modified (f->document));
  tw_file_question_settle (f->question);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_NOTHING);
}

static gboolean
asks_for_name (gpointer question)
{
  return tw_file_question_get (question) == TW_FILE_ASKS_NAME;
}

static void
test_renamed (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "new.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_test_summary ("A file that another program renames is followed under its new name");
  g_assert_cmpint (g_rename (f->path, path), ==, 0);
  tw_file_question_look (f->question);
  wait_until (asks_for_name, f->question);
  g_assert_cmpstr (tw_file_question_get_title (f->question), ==,
                   "“own.xml” is now called “new.xml”");
  g_assert_true (g_file_equal (tw_file_question_get_renamed (f->question), file));
  tw_file_question_follow (f->question, file);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_NOTHING);
  g_assert_true (g_file_equal (tw_document_get_file (f->document), file));
}

static void
test_adopt (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "other.xml", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (path);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("s.xml", SET, -1, NULL);
  g_autoptr (TwDocument) read = tw_document_new_for_set (set, f->file, NULL);

  g_test_summary ("What was read from the file settles it; what was read from another does not");
  tw_file_question_refused (f->question, "“own.xml” is not saved");
  tw_file_question_adopt (f->question, read, other);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_CHANGE);
  tw_file_question_adopt (f->question, read, f->file);
  g_assert_cmpint (tw_file_question_get (f->question), ==, TW_FILE_ASKS_NOTHING);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test)                                                                            \
  g_test_add ("/document/file-question/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("draft", test_draft);
  ADD ("changed", test_changed);
  ADD ("gone", test_gone);
  ADD ("renamed", test_renamed);
  ADD ("adopt", test_adopt);
#undef ADD
  return g_test_run ();
}
