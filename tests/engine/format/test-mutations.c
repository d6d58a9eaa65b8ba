/* Shipped files with random damage: read or refused, never a crash, and what was read can
 * be written and read again. */
#include <string.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

/* In an ordinary run; thirty times as long when build-aux/check --long asks for it. */
#define SECONDS 2.0

static const char *const pieces[] = {
  "\"",
  "<",
  ">",
  "/>",
  "&",
  "&#0;",
  "&lt;",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "<?x ?>",
  "'",
  "=",
  " ",
  "\n",
  "N",
  "NE",
  "NL",
  "-",
  "-1",
  "0",
  "99999",
  "1.5",
  "id",
  "edges",
  "end",
  "gate:c",
  "symbols",
  "coats",
  "ports",
  "xml:lang",
  "*2",
  "*256",
  ":NW",
  "@c",
  "\xff",
  "\xc3\xa9",
  "\xf0\x9f",
  "\x01",
  "<tile",
  "<city",
  "<mist",
  "<field-link",
  "<x:a ",
  "xmlns:x=''",
  "xmlns='u'",
  "<enclave/>",
  "1.1",
  "2.0",
  "<path/>",
  "<variant id='Q'>",
  "count=\"3\"",
  "<road edges=\"S\" end=\"enclave\"/>",
  "<!DOCTYPE a>",
  "<contact between=\"c c\"/>",
  "<bridge over=\"c\" under=\"s\"/>",
  "<note>",
};

static void
mutate (GString *text, GRand *rand)
{
  gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) text->len);
  gsize wanted = (gsize) g_rand_int_range (rand, 1, 40);
  gsize length = MIN (text->len - at, wanted);
  const char *piece = pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];
  g_autofree char *cut = g_strndup (text->str + at, length);
  const char *word;

  switch (g_rand_int_range (rand, 0, 7))
    {
    case 0:
      text->str[at] = (char) g_rand_int_range (rand, 1, 256);
      break;
    case 1:
      g_string_erase (text, (gssize) at, (gssize) length);
      break;
    case 2:
      g_string_insert (text, (gssize) at, piece);
      break;
    case 3:
      g_string_insert_len (text, g_rand_int_range (rand, 0, (gint32) text->len), cut,
                           (gssize) length);
      break;
    default:
      /* Most often what stands between two quotes: that gets past the parser. */
      word = strchr (text->str + at, '"');
      if (word != NULL && word[1] != '\0')
        {
          at = (gsize) (word + 1 - text->str);
          g_string_erase (text, (gssize) at, (gssize) strcspn (word + 1, "\" "));
          if (g_rand_boolean (rand))
            g_string_insert (text, (gssize) at, piece);
        }
      break;
    }
}

static void
check (const char *data, gsize length, guint *n_read)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mutant.xml", data, (gssize) length, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  if (set == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == TW_FORMAT_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "mutant.xml:"));
      /* The schema never knows more than the reader, who has better words. */
      g_assert_cmpint (error->code, !=, TW_FORMAT_ERROR_SCHEMA);
      return;
    }
  (*n_read)++;
  text = tw_tile_set_file_to_xml (set, NULL);
  again = tw_tile_set_file_parse ("again.xml", text, -1, &error);
  g_assert_no_error (error);
  text_again = tw_tile_set_file_to_xml (again, NULL);
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_mutations (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  guint n_ids = g_strv_length (ids), n_rounds = 0, n_read = 0;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  GRand *rand = g_rand_new_with_seed (2024);
  GTimer *timer = g_timer_new ();
  double seconds = g_getenv ("TILEWRIGHT_LONG") != NULL ? 30 * SECONDS : SECONDS;

  for (guint i = 0; i < n_ids; i++)
    {
      g_autofree char *path = tw_shipped_set_path (ids[i]);
      char *text = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_ptr_array_add (files, text);
    }
  while (g_timer_elapsed (timer, NULL) < seconds)
    {
      const char *file = g_ptr_array_index (files, g_rand_int_range (rand, 0, (gint32) files->len));
      g_autoptr (GString) text = g_string_new (file);
      guint n_times = (guint) g_rand_int_range (rand, 1, 4);

      for (guint i = 0; i < n_times; i++)
        mutate (text, rand);
      if (g_test_verbose ())
        g_test_message ("round %u:\n%s", n_rounds, text->str);
      check (text->str, text->len, &n_read);
      n_rounds++;
    }
  g_test_message ("%u rounds, %u could be read", n_rounds, n_read);
  g_assert_cmpuint (n_rounds, >, 10);
  g_timer_destroy (timer);
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/mutations", test_mutations);
  return g_test_run ();
}
