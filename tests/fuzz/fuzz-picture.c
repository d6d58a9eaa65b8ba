/* Pictures from files: what is told of them by name and header, and then what decodes them.
 *
 * The decoder runs in a process of its own in the program; here it runs in this one, so that what
 * it does wrong is seen. SVG is checked alone: librsvg is fuzzed by its authors.
 */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "engine/format/picture-check.h"

#ifdef TW_FUZZ_DECODE
#include "app/pictures/decode-pixels.h"

static void
decode (const TwPictureFacts *facts, const guint8 *data, gsize size)
{
  const TwPictureRequest request = { .magic = TW_PICTURE_REQUEST_MAGIC,
                                     .kind = facts->kind,
                                     .width = facts->width,
                                     .height = facts->height,
                                     .orientation = facts->orientation,
                                     .size_px = 256,
                                     .length = (guint32) size };
  cairo_surface_t *surface;

  /* Large ones are slow, and what is wrong with them is wrong with small ones. */
  if (facts->width * facts->height > 1 << 18)
    return;
  surface = tw_pixels_decode (&request, data);
  if (surface == NULL)
    return;
  g_assert_cmpint (cairo_image_surface_get_width (surface), <=, TW_PICTURE_MAX_PX);
  g_assert_cmpint (cairo_image_surface_get_height (surface), <=, TW_PICTURE_MAX_PX);
  cairo_surface_destroy (surface);
}
#endif

/* What is taken is within bounds, and what is drawn of an SVG is taken again as it is. */
static void
take (const char *name, const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_auto (TwPictureFacts) facts = { 0 }, again = { 0 };

  if (!tw_picture_check (name, data, size, &facts, &error))
    {
      g_assert (error != NULL && g_str_has_prefix (error->message, name));
      return;
    }
  g_assert_no_error (error);
  g_assert (facts.width >= 1 && facts.height >= 1);
  g_assert (facts.orientation >= 1 && facts.orientation <= 8);
  if (facts.kind != TW_PICTURE_SVG)
    {
      g_assert (facts.width <= TW_PICTURE_MAX_SIDE && facts.height <= TW_PICTURE_MAX_SIDE);
      g_assert ((guint64) facts.width * facts.height <= TW_PICTURE_MAX_PIXELS);
#ifdef TW_FUZZ_DECODE
      decode (&facts, data, size);
#endif
      return;
    }
  g_assert (strlen (facts.svg) <= TW_PICTURE_MAX_SVG_BYTES);
  g_assert (strstr (facts.svg, "<text") == NULL && strstr (facts.svg, "<image") == NULL);
  g_assert (
      tw_picture_check (name, (const guint8 *) facts.svg, strlen (facts.svg), &again, &error));
  g_assert_cmpstr (facts.svg, ==, again.svg);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  take ("fuzz.png", data, size);
  take ("fuzz.jpg", data, size);
  take ("fuzz.svg", data, size);
  return 0;
}
