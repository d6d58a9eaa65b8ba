/* What comes through the door, how often it is decoded, and how much of it is kept. */
#define _GNU_SOURCE
#include <string.h>

#include "engine/format/format-error.h"
#include "tests/app/pictures/picture-bytes.h"

#define RED  0xff0000
#define BLUE 0x0000ff

static TwPictureFile
file_of (const char *name, GBytes *bytes)
{
  TwPictureFile picture = { 0 };

  tw_picture_file_set (&picture, name, bytes);
  return picture;
}

static TwPixels *
get (const char *name, GBytes *bytes, guint size_px)
{
  TwPictureFile picture = file_of (name, bytes);
  g_autoptr (GError) error = NULL;
  TwPixels *pixels = NULL;
  TwPictureState state = tw_picture_door_get (&picture, size_px, &pixels, &error);

  g_assert_no_error (error);
  g_assert_cmpint (state, ==, TW_PICTURE_HERE);
  g_assert_nonnull (pixels);
  tw_picture_file_clear (&picture);
  return pixels;
}

static void
assert_refused (const char *name, GBytes *bytes, const char *because)
{
  TwPictureFile picture = file_of (name, bytes);

  /* The second answer comes from what is kept. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      TwPixels *pixels = NULL;

      g_assert_cmpint (tw_picture_door_get (&picture, 200, &pixels, &error), ==,
                       TW_PICTURE_REFUSED);
      g_assert_null (pixels);
      g_assert_nonnull (error);
      g_assert_true (error->domain == TW_FORMAT_ERROR);
      g_assert_true (g_str_has_prefix (error->message, name));
      if (strstr (error->message, because) == NULL)
        g_error ("%s does not say “%s”", error->message, because);
    }
  tw_picture_file_clear (&picture);
}

/* Each kind, as large as is wanted; PNG and JPEG are not made larger than they are. */
static void
test_kinds (void)
{
  g_autoptr (GBytes) png = png_bytes (1000, 600, 0xff), small = png_bytes (30, 20, 0xff);
  g_autoptr (GBytes) svg = svg_bytes ("<rect width=\"4\" height=\"8\" fill=\"#f00\"/>");
  g_autoptr (GBytes) jpeg = jpeg_bytes (1200, 900, 1);
  g_autoptr (TwPixels) one = get ("a.png", png, 200), two = get ("a.png", small, 200),
                       three = get ("a.svg", svg, 200), four = get ("a.jpg", jpeg, 200),
                       five = get ("a.svg", svg, 3000);

  g_assert_cmpint (one->width, ==, 427);
  g_assert_cmpint (one->height, ==, 256);
  g_assert_cmphex (pixel_at (one, .5, .5) & 0xff00, ==, 0);
  g_assert_cmpint (two->width, ==, 30);
  g_assert_cmpint (two->height, ==, 20);
  g_assert_cmpint (three->width, ==, 256);
  g_assert_cmphex (pixel_at (three, .25, .5), ==, RED);
  g_assert_cmphex (pixel_at (three, .75, .5), ==, 0);
  g_assert_cmpint (four->width, ==, 341);
  g_assert_cmpint (four->height, ==, 256);
  g_assert_cmpint (five->width, ==, 4096);
}

/* A picture is upright however the camera was held: where red and blue are then. */
static void
test_orientations (void)
{
  /* Left red, right blue; then by turns and mirrors: 0 left, 1 top, 2 right, 3 bottom is red. */
  static const guint red[9] = { 0, 0, 2, 2, 0, 1, 1, 3, 3 };
  static const double x[4] = { .2, .5, .8, .5 }, y[4] = { .5, .2, .5, .8 };

  for (guint8 i = 1; i <= 8; i++)
    {
      g_autoptr (GBytes) jpeg = jpeg_bytes (64, 32, i);
      g_autoptr (TwPixels) pixels = get ("a.jpg", jpeg, 200);
      guint32 there = pixel_at (pixels, x[red[i]], y[red[i]]);
      guint32 opposite = pixel_at (pixels, x[red[i] ^ 2], y[red[i] ^ 2]);

      g_assert_cmpint (pixels->width, ==, i <= 4 ? 64 : 32);
      g_assert_cmphex (there >> 16, >, 0xe0);
      g_assert_cmphex (there & 0xff, <, 0x20);
      g_assert_cmphex (opposite >> 16, <, 0x20);
      g_assert_cmphex (opposite & 0xff, >, 0xe0);
    }
}

/* What has a sound header and no sound pixels: the decoder says so, and is not asked again. */
static void
test_damaged (void)
{
  g_autoptr (GBytes) png = png_bytes (64, 64, 1), jpeg = jpeg_bytes (640, 640, 1);
  gsize length;
  const guint8 *data = g_bytes_get_data (png, &length);
  g_autofree guint8 *copy = g_memdup2 (data, length);
  guint8 *pixels = NULL;
  g_autoptr (GBytes) broken = NULL, torn = NULL;
  g_autoptr (GByteArray) cut = g_byte_array_new ();

  tw_picture_door_set_decoder (NULL, 0);
  pixels = (guint8 *) memmem (copy, length, "IDAT", 4);
  g_assert_nonnull (pixels);
  memset (pixels + 8, 0x55, 10);
  broken = g_bytes_new (copy, length);
  assert_refused ("a.png", broken, "damaged");
  data = g_bytes_get_data (jpeg, &length);
  g_byte_array_append (cut, data, (guint) length - 200);
  g_byte_array_append (cut, (const guint8 *) "\xff\xd9", 2);
  torn = g_bytes_new (cut->data, cut->len);
  assert_refused ("a.jpg", torn, "damaged");
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 2);
}

/* A small file of a huge size, and other kinds under a name that is taken, start no decoder. */
static void
test_no_decoder_for_what_is_refused (void)
{
  static const char bomb[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\x0f\x42\x40\0\0\x03\xe8\1\0\0\0\0";
  static const char bmp[] = "BM6\0\0\0\0\0\0\0", zip[] = "\x1f\x8b\x08\0\0\0\0\0";
  g_autoptr (GBytes) huge = g_bytes_new_static (bomb, sizeof bomb - 1);
  g_autoptr (GBytes) other = g_bytes_new_static (bmp, sizeof bmp - 1);
  g_autoptr (GBytes) compressed = g_bytes_new_static (zip, sizeof zip - 1);
  g_autoptr (GBytes) empty = g_bytes_new_static ("", 0);

  tw_picture_door_set_decoder (NULL, 0);
  assert_refused ("pictures/a.png", huge, "1000000 × 1000");
  assert_refused ("pictures/a.png", other, "BMP");
  assert_refused ("pictures/a.svg", compressed, "compressed");
  assert_refused ("pictures/a.png", empty, "empty");
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 0);
}

static gpointer
get_in_thread (gpointer bytes)
{
  return get ("a.png", bytes, 128);
}

/* 200 tiles with one picture, under two names, asked for by eight threads: decoded once. */
static void
test_once (void)
{
  g_autoptr (GBytes) png = png_bytes (512, 512, 0x33), same = NULL;
  GThread *threads[8];

  tw_picture_door_set_decoder (NULL, 0);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new (NULL, get_in_thread, png);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    tw_pixels_unref (g_thread_join (threads[i]));
  same = g_bytes_new (g_bytes_get_data (png, NULL), g_bytes_get_size (png));
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *name = g_strdup_printf ("pictures/%u.png", i);
      g_autoptr (TwPixels) pixels = get (name, i % 2 == 0 ? png : same, 64 + i / 2);

      g_assert_cmpint (pixels->width, ==, 256);
    }
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 1);
}

/* What is refused is told with the name it has there. */
static void
test_names (void)
{
  g_autoptr (GBytes) none = g_bytes_new_static ("none", 4);

  assert_refused ("pictures/a.png", none, "no picture");
  assert_refused ("pictures/b.png", none, "no picture");
}

/* Never more than is allowed; what was used last is what is kept. */
static void
test_most (void)
{
  const gsize each = 256 * 256 * 4;

  tw_picture_door_set_decoder (NULL, 0);
  tw_picture_door_set_most (4 * each);
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (GBytes) first = png_bytes (256, 256, 0), png = png_bytes (256, 256, 1 + i);
      g_autoptr (TwPixels) a = get ("a.png", first, 64), b = get ("a.png", png, 64);

      g_assert_cmpuint (tw_picture_door_get_kept (), <=, 4 * each);
      g_assert_cmpuint (tw_picture_door_get_kept (), >=, MIN (i + 2, 3) * each);
    }
  /* The first was asked for again and again, and so was decoded once. */
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 9);
  tw_picture_door_set_most (0);
}

static gpointer
get_different (gpointer data)
{
  g_autoptr (GBytes) png = png_bytes (400, 400, GPOINTER_TO_UINT (data) + 100);

  return get ("a.png", png, 64);
}

static void
test_two_at_once (void)
{
  GThread *threads[8];

  tw_picture_door_set_decoder (NULL, 0);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new (NULL, get_different, GUINT_TO_POINTER (i));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    tw_pixels_unref (g_thread_join (threads[i]));
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 8);
  g_assert_cmpuint (tw_picture_door_get_most_at_once (), <=, 2);
}

typedef struct
{
  TwPictureFile picture;
  GMainLoop *loop;
  TwPictureState at_first, then;
  guint n_told, n_watched, n_freed;
} Asking;

static void
came_cb (gpointer data)
{
  Asking *asking = data;

  asking->n_told++;
  asking->then = tw_picture_door_peek (&asking->picture, 200, NULL, NULL);
  if (asking->n_watched > 0)
    g_main_loop_quit (asking->loop);
}

static void
watch_cb (gpointer data)
{
  Asking *asking = data;

  asking->n_watched++;
  if (asking->n_told > 0)
    g_main_loop_quit (asking->loop);
}

static void
freed_cb (gpointer data)
{
  ((Asking *) data)->n_freed++;
}

static gboolean
ask_cb (gpointer data)
{
  Asking *asking = data;

  /* This is the thread that runs the main loop: it is told at once that it has to do without. */
  asking->at_first = tw_picture_door_get (&asking->picture, 200, NULL, NULL);
  tw_picture_door_ask (&asking->picture, 200, came_cb, asking, freed_cb);
  return G_SOURCE_REMOVE;
}

static void
test_main_loop_does_not_wait (void)
{
  g_autoptr (GBytes) png = png_bytes (80, 80, 7);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  /* For the rest of the run: it is watched for as long. */
  static Asking asking;
  guint age = tw_picture_door_get_age ();

  tw_picture_door_set_decoder (NULL, 0);
  asking = (Asking){ .picture = file_of ("a.png", png), .loop = loop };
  tw_picture_door_watch (watch_cb, &asking);
  g_idle_add (ask_cb, &asking);
  g_main_loop_run (loop);
  g_assert_cmpint (asking.at_first, ==, TW_PICTURE_COMING);
  g_assert_cmpint (asking.then, ==, TW_PICTURE_HERE);
  g_assert_cmpuint (asking.n_told, ==, 1);
  g_assert_cmpuint (asking.n_watched, ==, 1);
  g_assert_cmpuint (tw_picture_door_get_age (), ==, age + 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (asking.n_freed, ==, 1);
  tw_picture_file_clear (&asking.picture);
}

/* Told without a decoder, and only what is sure. */
static void
test_reason (void)
{
  g_autoptr (GBytes) png = png_bytes (8, 8, 9), none = g_bytes_new_static ("BM", 2);
  TwPictureFile good = file_of ("a.png", png), bad = file_of ("pictures/b.png", none);

  tw_picture_door_set_decoder (NULL, 0);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *nothing = tw_picture_door_reason (&good);
      g_autofree char *reason = tw_picture_door_reason (&bad);

      g_assert_null (nothing);
      /* Without a place: who shows it knows whose it is. */
      g_assert_true (g_str_has_prefix (reason, "This is "));
    }
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 0);
  tw_picture_file_clear (&good);
  tw_picture_file_clear (&bad);
}

/* A symbol is tried once by the decoder; what would be drawn at length is not drawn here. */
static void
test_art (void)
{
  g_autoptr (GBytes) plain = svg_bytes ("<circle r=\"3\"/>"), bad = svg_bytes ("<text>A</text>");
  g_autoptr (GString) text = g_string_new ("<g id=\"a\">");
  g_autoptr (GBytes) long_one = NULL;
  g_autoptr (GPtrArray) refused = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  tw_picture_door_set_decoder (NULL, 0);
  g_assert_cmpint (tw_picture_door_try_art (plain, "Mill"), ==, TW_PICTURE_HERE);
  g_assert_cmpint (tw_picture_door_try_art (plain, "Mill"), ==, TW_PICTURE_HERE);
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 1);
  g_assert_cmpint (tw_picture_door_try_art (bad, "Mill"), ==, TW_PICTURE_REFUSED);
  /* The same content is tried once, whatever it is called, and told of by the name of whoever asks.
   */
  g_assert_cmpint (tw_picture_door_try_art (bad, "Windmill"), ==, TW_PICTURE_REFUSED);
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 1);
  tw_picture_door_peek_art (bad, "Windmill", &error);
  g_assert_true (g_str_has_prefix (error->message, "Windmill: "));
  refused = tw_picture_door_list_refused ();
  g_assert_cmpuint (refused->len, ==, 1);
  g_assert_true (g_str_has_prefix (refused->pdata[0], "Mill: "));
  g_assert_true (tw_picture_door_check_art (g_bytes_get_data (bad, NULL), FALSE, &words));
  g_assert_cmpstr (words, ==, strchr (refused->pdata[0], ' ') + 1);
  g_free (words);
  g_assert_false (tw_picture_door_check_art ("<svg/>", FALSE, &words));
  g_assert_null (words);
  g_assert_true (tw_picture_door_check_art ("<svg/>", TRUE, &words));
  g_assert_nonnull (words);
  for (guint i = 0; i < 1000; i++)
    g_string_append (text, "<circle r=\"9\" opacity=\".5\" stroke=\"#123\"/>");
  g_string_append (text, "</g>");
  for (guint i = 0; i < 400; i++)
    g_string_append (text, "<use href=\"#a\" opacity=\".5\"/>");
  long_one = svg_bytes (text->str);
  g_assert_cmpint (tw_picture_door_try_art (long_one, "Mill"), ==, TW_PICTURE_REFUSED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pictures/door/kinds", test_kinds);
  g_test_add_func ("/pictures/door/orientations", test_orientations);
  g_test_add_func ("/pictures/door/damaged", test_damaged);
  g_test_add_func ("/pictures/door/no-decoder-for-what-is-refused",
                   test_no_decoder_for_what_is_refused);
  g_test_add_func ("/pictures/door/once", test_once);
  g_test_add_func ("/pictures/door/names", test_names);
  g_test_add_func ("/pictures/door/most", test_most);
  g_test_add_func ("/pictures/door/two-at-once", test_two_at_once);
  g_test_add_func ("/pictures/door/main-loop-does-not-wait", test_main_loop_does_not_wait);
  g_test_add_func ("/pictures/door/reason", test_reason);
  g_test_add_func ("/pictures/door/art", test_art);
  return g_test_run ();
}
