/* The numbers that a rule says: how low each can be, and which are taken away below 0. */
#include <string.h>

#include "app/document/own-number.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<procedure id='p' at='counting'>"
    "<give what='points' n='4' divide='2' to='player'/>"
    "<give what='gem' n='3' to='player'/>"
    "<if counter='flood' least='1'><change what='flood' by='5'/></if>"
    "<change what='flood' n='6'/>"
    "<if the='player' has='gem' least='7'><give what='gem' n='8' from='player' to='home'/></if>"
    "<change what='value' divide='9'/>"
    "<repeat times='10'><give what='points' n='-11' to='player'/></repeat>"
    "</procedure>"
    "<counter id='flood' least='-5' most='9'/><token id='gem' supply='9'/>"
    "<effect features='road' events='complete' stage='add' per='tile' points='1' "
    "if-tiles-least='2'/>"
    "<effect features='road' events='complete' stage='divide' points='3'/>"
    "<effect features='road' events='complete' stage='tokens' token='gem' to='all' points='4'/>"
    "</rules><tile id='A' count='2'><road edges='E W'/></tile></tile-set>";

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

/* "n=4 from -99 lost", "divide=2 from 1", …, a line each. */
static char *
told (const GPtrArray *numbers)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    {
      const TwOwnNumber *number = numbers->pdata[i];

      g_string_append_printf (out, "%s=%d from %d%s\n", number->part.word->name, number->n,
                              number->least, number->takes_away ? " lost" : "");
    }
  return g_string_free (out, FALSE);
}

/* Points can be lost and a counter can fall; tokens are not taken away, and nothing is divided by
 * 0. */
static void
test_procedure (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) numbers =
      tw_own_numbers_new (tw_document_get_set (f->document), f->words, 0);
  g_autofree char *words = told (numbers);

  g_assert_cmpstr (words, ==,
                   "n=4 from -99 lost\ndivide=2 from 1\n"
                   "n=3 from 0\n"
                   "least=1 from -99\nby=5 from -99 lost\n"
                   "n=6 from -99\n"
                   "least=7 from 0\nn=8 from 0\n"
                   "divide=9 from 1\n"
                   "times=10 from 0\nn=-11 from -99 lost\n");
}

static void
test_effects (Fixture *f, gconstpointer data)
{
  static const char *const expected[] = { "points=1 from -99\nif-tiles-least=2 from 0\n",
                                          "points=3 from 1\n", "points=4 from 0\n" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (GPtrArray) numbers =
          tw_own_effect_numbers_new (tw_document_get_set (f->document), i, "");
      g_autofree char *words = told (numbers);

      g_assert_cmpstr (words, ==, expected[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/document/own-number/procedure", Fixture, NULL, set_up, test_procedure, tear_down);
  g_test_add ("/document/own-number/effects", Fixture, NULL, set_up, test_effects, tear_down);
  return g_test_run ();
}
