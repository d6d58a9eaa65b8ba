/* Shorter numbers where paths are made, and every other byte as it was. */
#include "app/cardboard/print-slim.h"

#include <string.h>

static void
assert_slim (const char *content, const char *wanted)
{
  GString *slim = tw_print_slim (content, strlen (content));

  g_assert_cmpstr (slim->str, ==, wanted);
  g_string_free (slim, TRUE);
}

/* To the nearest whole, away from 0 where two are as near. */
static void
test_paths (void)
{
  assert_slim ("1.4 2.5 m\n", "1 3 m\n");
  assert_slim ("-0.4 -2.5 l", "0 -3 l\n");
  assert_slim ("1.1 2.2 3.3 4.4 5.5 6.6 c", "1 2 3 4 6 7 c\n");
  assert_slim ("1.1 2.2 3.3 4.4 v 1.1 2.2 3.3 4.4 y", "1 2 3 4 v\n1 2 3 4 y\n");
  assert_slim (".6 +1.2 10.49 20.51 re h f", "1 1 10 21 re\nh\nf\n");
  assert_slim ("1.5\t2.5\r\nm", "2 3 m\n");
}

/* Matrices, colours, widths, names and dashes. */
static void
test_others (void)
{
  static const char *const kept[] = {
    "0.2 0 0 -0.2 1.5 2.5 cm\n",
    "0.123456 0.5 0.75 rg\n",
    "0.15 w\n",
    "[2.5 1.5] 0 d\n",
    "/a0 gs\n",
    "/x5 Do\n",
    "q\n",
    "f*\n",
    "/F1 10.5 Tf\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    assert_slim (kept[i], kept[i]);
  assert_slim ("/x 1.5 m", "/x 1.5 m\n");
  assert_slim ("1.5 2.5 3.5 4.5 5.5 6.5 7.5 c", "1.5 2.5 3.5 4.5 5.5 6.5 7.5 c\n");
  assert_slim ("1.5 nan m", "1.5 nan\nm\n");
}

/* Brackets within a string, even those that are escaped, do not end it. */
static void
test_strings (void)
{
  assert_slim ("(1.5 2.5 m) Tj", "(1.5 2.5 m) Tj\n");
  assert_slim ("(a (1.5 2.5 m) b) Tj 1.5 2.5 m", "(a (1.5 2.5 m) b) Tj\n2 3 m\n");
  assert_slim ("(a \\) 1.5 m \\( b) Tj", "(a \\) 1.5 m \\( b) Tj\n");
  assert_slim ("[(1.5)-10.5(m)] TJ 1.5 2.5 m", "[(1.5)-10.5(m)] TJ\n2 3 m\n");
  assert_slim ("(without an end 1.5 2.5 m", "(without an end 1.5 2.5 m");
}

/* Pixels within the stream could look like anything. */
static void
test_pixels (void)
{
  static const char pixels[] = "1.5 2.5 m\nBI /W 1 /H 1 ID 1.5 2.5 m EI\n1.5 2.5 l\n";

  assert_slim (pixels, pixels);
}

static void
test_empty (void)
{
  assert_slim ("", "");
  assert_slim (" \n ", "");
  assert_slim ("1.5 2.5", "1.5 2.5");
}

/* Nothing crashes; what is read is as long as is said and no longer. */
static void
test_garbage (void)
{
  static const char signs[] = "0123456789.+-()\\ \n\tmlcvyreBIqQTj/[]<>";

  for (guint n = 0; n < 20000; n++)
    {
      gsize length = (gsize) g_test_rand_int_range (0, 60);
      g_autofree char *content = g_malloc (length + 1);
      GString *slim;

      for (gsize i = 0; i < length; i++)
        content[i] = g_test_rand_bit () || n % 2
                         ? signs[g_test_rand_int_range (0, (gint) sizeof signs - 1)]
                         : (char) g_test_rand_int_range (0, 256);
      content = g_realloc (content, MAX (length, 1));
      slim = tw_print_slim (content, length);
      g_assert_cmpuint (slim->len, <=, 2 * length + 1);
      g_string_free (slim, TRUE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print-slim/paths", test_paths);
  g_test_add_func ("/print-slim/others", test_others);
  g_test_add_func ("/print-slim/strings", test_strings);
  g_test_add_func ("/print-slim/pixels", test_pixels);
  g_test_add_func ("/print-slim/empty", test_empty);
  g_test_add_func ("/print-slim/garbage", test_garbage);
  return g_test_run ();
}
