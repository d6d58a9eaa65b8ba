/* What is told of a picture by its name and its header alone, and what is refused by it. */
#include <string.h>

#include "engine/format/picture-check.h"

#define SVG(content)                                                                               \
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 5.5\">" content "</svg>"

static void
append_32 (GByteArray *bytes, guint32 number)
{
  const guint8 four[4] = { (guint8) (number >> 24), (guint8) (number >> 16), (guint8) (number >> 8),
                           (guint8) number };

  g_byte_array_append (bytes, four, 4);
}

static void
append_text (GByteArray *bytes, const char *text)
{
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
}

/* A PNG of which only the pixels are missing. */
static GByteArray *
png_new (guint32 width, guint32 height)
{
  GByteArray *bytes = g_byte_array_new ();

  append_text (bytes, "\x89PNG\r\n\x1a\n");
  append_32 (bytes, 13);
  append_text (bytes, "IHDR");
  append_32 (bytes, width);
  append_32 (bytes, height);
  g_byte_array_append (bytes, (const guint8 *) "\x08\x06\0\0\0crc!", 9);
  append_32 (bytes, 0);
  append_text (bytes, "IENDcrc!");
  return bytes;
}

/* A JPEG likewise, with the marker of its frame, held as @orientation says. */
static GByteArray *
jpeg_new (guint8 frame, guint16 width, guint16 height, guint8 orientation)
{
  const guint8 exif[] = { 0xff, 0xe1, 0, 34, 'E', 'x',         'i', 'f', 0, 0,    'M', 'M',
                          0,    42,   0, 0,  0,   8,           0,   1,   1, 0x12, 0,   3,
                          0,    0,    0, 1,  0,   orientation, 0,   0,   0, 0,    0,   0 };
  const guint8 start[] = { 0xff,
                           frame,
                           0,
                           11,
                           8,
                           (guint8) (height >> 8),
                           (guint8) height,
                           (guint8) (width >> 8),
                           (guint8) width,
                           1,
                           1,
                           0x11,
                           0 };
  const guint8 scan[] = { 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9 };
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, (const guint8 *) "\xff\xd8", 2);
  g_byte_array_append (bytes, exif, sizeof exif);
  g_byte_array_append (bytes, start, sizeof start);
  g_byte_array_append (bytes, scan, sizeof scan);
  return bytes;
}

/* Data in a block of its own length, so that a reader that goes beyond is seen. */
static gboolean
check (const char *name, const void *data, gsize length, TwPictureFacts *facts, GError **error)
{
  g_autofree guint8 *copy = g_memdup2 (data, length);

  return tw_picture_check (name, copy, length, facts, error);
}

static void
assert_refused (const char *name, const void *data, gsize length, const char *because)
{
  g_autoptr (GError) error = NULL;
  g_auto (TwPictureFacts) facts = { 0 };
  gboolean is_taken = check (name, data, length, &facts, &error);

  g_assert_false (is_taken);
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, name));
  if (strstr (error->message, because) == NULL)
    g_error ("%s: “%s” does not say “%s”", name, error->message, because);
}

static void
test_taken (void)
{
  g_autoptr (GByteArray) png = png_new (640, 480), jpeg = jpeg_new (0xc2, 300, 200, 6);
  g_autoptr (GError) error = NULL;
  g_auto (TwPictureFacts) facts = { 0 };

  g_assert_true (check ("a.png", png->data, png->len, &facts, &error));
  g_assert_no_error (error);
  g_assert_cmpint (facts.kind, ==, TW_PICTURE_PNG);
  g_assert_cmpuint (facts.width, ==, 640);
  g_assert_cmpuint (facts.height, ==, 480);
  g_assert_cmpuint (facts.orientation, ==, 1);

  g_assert_true (check ("pictures/A.JPG", jpeg->data, jpeg->len, &facts, &error));
  g_assert_no_error (error);
  g_assert_cmpint (facts.kind, ==, TW_PICTURE_JPEG);
  g_assert_cmpuint (facts.width, ==, 300);
  g_assert_cmpuint (facts.height, ==, 200);
  g_assert_cmpuint (facts.orientation, ==, 6);

  g_assert_true (check ("a.svg", SVG ("<path d=\"M0 0h4\"/>"),
                        strlen (SVG ("<path d=\"M0 0h4\"/>")), &facts, &error));
  g_assert_no_error (error);
  g_assert_cmpint (facts.kind, ==, TW_PICTURE_SVG);
  g_assert_cmpuint (facts.width, ==, 8);
  g_assert_cmpuint (facts.height, ==, 6);
  /* Not the ink of a theme, which is for symbols. */
  g_assert_cmpstr (facts.svg, ==, SVG ("<path d=\"M0 0h4\"/>"));
}

/* The largest that is taken, and one more. */
static void
test_size (void)
{
  static const guint taken[][2] = { { 8192, 4882 }, { 4882, 8192 }, { 8192, 1 }, { 1, 1 } };
  static const guint refused[][2] = { { 8193, 1 },      { 1, 8193 },
                                      { 8192, 4883 },   { 1000000, 1000 },
                                      { 20000, 20000 }, { 0xffffffff, 0xffffffff } };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autoptr (GByteArray) png = png_new (taken[i][0], taken[i][1]);
      g_autoptr (GError) error = NULL;
      g_auto (TwPictureFacts) facts = { 0 };

      g_assert_true (check ("a.png", png->data, png->len, &facts, &error));
      g_assert_no_error (error);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GByteArray) png = png_new (refused[i][0], refused[i][1]);

      assert_refused ("a.png", png->data, png->len, "too large");
    }
  {
    g_autoptr (GByteArray) none = png_new (0, 5), wide = jpeg_new (0xc0, 65535, 100, 1),
                           flat = jpeg_new (0xc0, 100, 0, 1);

    assert_refused ("a.png", none->data, none->len, "damaged");
    assert_refused ("a.jpg", wide->data, wide->len, "too large");
    assert_refused ("a.jpg", flat->data, flat->len, "damaged");
  }
}

/* By content and by name, which have to agree: no other decoder is ever asked. */
static void
test_kinds (void)
{
  static const struct
  {
    const char *begin;
    guint length;
    const char *because;
  } others[] = {
    { "", 0, "empty" },
    { "BM6\0\0\0", 6, "BMP" },
    { "\0\0\2\0\0\0\0\0\0\0\0\0\4\0\4\0\30\0", 18, "no picture" }, /* TGA */
    { "P6\n4 4\n255\n", 11, "PPM" },
    { "/* XPM */ static char *a[] = {", 30, "XPM" },
    { "GIF89a", 6, "GIF" },
    { "RIFF\4\0\0\0WEBPVP8 ", 16, "WebP" },
    { "\0\0\0\x1c"
      "ftypavif",
      12, "AVIF" },
    { "II*\0", 4, "TIFF" },
    { "\x1f\x8b\x08\0", 4, "compressed" },
    { "words", 5, "no picture" },
  };
  static const char *const names[] = { "a.png", "b.jpeg", "c.svg", "d.webp", "e" };
  g_autoptr (GByteArray) png = png_new (4, 4), jpeg = jpeg_new (0xc0, 4, 4, 1);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    for (guint k = 0; k < G_N_ELEMENTS (names); k++)
      assert_refused (names[k], others[i].begin, others[i].length, others[i].because);
  assert_refused ("a.jpg", png->data, png->len, "“.png”");
  assert_refused ("a.svg", png->data, png->len, "“.png”");
  assert_refused ("a.webp", png->data, png->len, "name");
  assert_refused ("a.png", jpeg->data, jpeg->len, "“.jpg”");
  assert_refused ("a.png", SVG (""), strlen (SVG ("")), "“.svg”");
}

/* Wherever a file is cut off it is refused with words, and nothing beyond its end is read. */
static void
test_cut (void)
{
  g_autoptr (GByteArray) png = png_new (4, 4), jpeg = jpeg_new (0xc0, 4, 4, 8);

  for (guint n = 0; n < png->len; n++)
    assert_refused ("a.png", png->data, n, ".");
  for (guint n = 0; n < jpeg->len; n++)
    assert_refused ("a.jpg", jpeg->data, n, ".");
  assert_refused ("a.png", png->data, png->len - 1, "end");
  assert_refused ("a.jpg", jpeg->data, jpeg->len - 2, "end");
}

static void
test_rare_jpeg (void)
{
  g_autoptr (GByteArray) lossless = jpeg_new (0xc3, 4, 4, 1), strange = jpeg_new (0xc0, 4, 4, 77);
  g_autoptr (GError) error = NULL;
  g_auto (TwPictureFacts) facts = { 0 };

  assert_refused ("a.jpg", lossless->data, lossless->len, "rare kind");
  g_assert_true (check ("a.jpg", strange->data, strange->len, &facts, &error));
  g_assert_cmpuint (facts.orientation, ==, 1);
}

/* What made librsvg stop the program, draw for minutes, or fill the memory. */
static void
test_svg (void)
{
  static const char *const pictures[] = {
    SVG ("<text font-size=\"1e8\">A</text>"),
    SVG ("<filter id=\"f\"><feTurbulence numOctaves=\"9999999\"/></filter>"),
    SVG ("<filter id=\"f\"><feConvolveMatrix order=\"100\"/></filter>"),
    SVG ("<mask id=\"m\"/>"),
    SVG ("<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>"),
    SVG ("<pattern id=\"p\"/>"),
    SVG ("<path d=\"M0 0L1e7 0\"/>"),
    SVG ("<path d=\"M0 0L1e400 0\"/>"),
    SVG ("<rect width=\"10000001\" height=\"1\"/>"),
    SVG ("<rect style=\"stroke-width:1e30\"/>"),
    SVG ("<style>rect{stroke-width:1e30}</style>"),
    SVG ("<g transform=\"scale(-3e6)\"/>"),
    SVG ("<g font-size=\"1e8\"/>"),
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1000000\" height=\"5\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 5 1e5\"/>",
  };
  g_autoptr (GString) dashes = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                                             "viewBox=\"0 0 5 5\"><path stroke-dasharray=\"");

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    assert_refused ("a.svg", pictures[i], strlen (pictures[i]), ".");
  for (guint i = 0; i < 33; i++)
    g_string_append (dashes, ".01 ");
  g_string_append (dashes, "\"/></svg>");
  assert_refused ("a.svg", dashes->str, dashes->len, "dashes");
}

/* What drawing programs write is taken: colours and names that look like large numbers, and
 * "none" for what is not taken otherwise. */
static void
test_svg_numbers (void)
{
  static const char *const pictures[] = {
    SVG ("<path id=\"p9e99\" class=\"c1e99\" fill=\"#1e9999\" d=\"M-.5.5e2-3,4z\"/>"),
    SVG ("<path style=\"fill:#9e9999;stroke:url(#g9e99);marker:none;filter:none\"/>"),
    SVG ("<style>.a9e99{fill:#9e9999}</style><path stroke-dasharray=\"4 2\"/>"),
    SVG ("<g transform=\"matrix(1,0,0,1,-99999.5,1e5)\"/>"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (TwPictureFacts) facts = { 0 };

      check ("a.svg", pictures[i], strlen (pictures[i]), &facts, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (facts.svg, ==, pictures[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/picture-check/taken", test_taken);
  g_test_add_func ("/format/picture-check/size", test_size);
  g_test_add_func ("/format/picture-check/kinds", test_kinds);
  g_test_add_func ("/format/picture-check/cut", test_cut);
  g_test_add_func ("/format/picture-check/rare-jpeg", test_rare_jpeg);
  g_test_add_func ("/format/picture-check/svg", test_svg);
  g_test_add_func ("/format/picture-check/svg-numbers", test_svg_numbers);
  return g_test_run ();
}
