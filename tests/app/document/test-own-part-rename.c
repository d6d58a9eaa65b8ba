/* What a rule chose is called otherwise, and a comparison goes, with all that belongs to it. */
#include <string.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static const char text[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                           "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                           "<procedure id='rain' at='laid'>\n"
                           "<choose as='who' what='figure'><ask>Who gets wet?</ask>\n"
                           "<where owner='player'/>\n"
                           "<where in='land' same='tile' to='tile'/>\n"
                           "<where near='next-4' to='tile'/>\n"
                           "<give what='points' n='1' to='who'/>\n"
                           "<move what='who' to='home'/>\n"
                           "</choose>\n"
                           "</procedure>\n"
                           "</rules>\n"
                           "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                           "</tile-set>\n";

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

/* Lets the first part of the question that says @now of the attribute @name say @then. Returns:
 * whether it does */
static gboolean
set_part (Fixture *f, const char *name, const char *now, const char *then, GError **error)
{
  g_autoptr (GPtrArray) parts =
      tw_own_parts_new (tw_document_get_set (f->document), f->words, 0, 1);

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (strcmp (part->word->name, name) == 0 && g_strcmp0 (part->text, now) == 0)
        return tw_own_part_set (f->document, f->words, 0, part, then, error);
    }
  g_assert_not_reached ();
}

static void
assert_written (Fixture *f, const char *words, gboolean is_there)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);

  g_assert_cmpint (strstr (xml, words) != NULL, ==, is_there);
}

/* Whoever is called otherwise is called so by all that is done with him. */
static void
test_rename (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (set_part (f, "as", "who", "soaked", &error));
  g_assert_no_error (error);
  assert_written (f, "<choose as=\"soaked\"", TRUE);
  assert_written (f, "to=\"soaked\"/>", TRUE);
  assert_written (f, "<move what=\"soaked\" to=\"home\"/>", TRUE);
  assert_written (f, "\"who\"", FALSE);
  /* All of it is one step. */
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
}

/* A name that stands for something else in there would be mistaken for it. */
static void
test_taken (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (set_part (f, "as", "who", "player", &error));
  g_assert_nonnull (strstr (error->message, "“player” stands for something else"));
  g_assert_false (tw_document_is_modified (f->document));
}

/* What a condition compares with goes with it; where it asks something else as well that stays. */
static void
test_idle (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (set_part (f, "same", "tile", NULL, &error));
  g_assert_no_error (error);
  assert_written (f, "<where in=\"land\"/>", TRUE);
  g_assert_true (set_part (f, "near", "next-4", NULL, &error));
  g_assert_no_error (error);
  assert_written (f, "to=\"tile\"", FALSE);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/document/own-part-rename/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("rename", test_rename);
  ADD ("taken", test_taken);
  ADD ("idle", test_idle);
  return g_test_run ();
}
