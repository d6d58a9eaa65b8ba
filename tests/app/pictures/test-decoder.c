/* Decoders that are absent, hang, die, or answer what nobody asked for; and the real one's bounds.
 */
#include <string.h>

#include <glib/gstdio.h>

#include "app/pictures/decoder-call.h"
#include "engine/format/picture-check.h"
#include "tests/app/pictures/picture-bytes.h"

/* What a decoder that answers is waited for; none of those below needs it. */
#define LONG_MS  60000
#define SHORT_MS 200

static char *folder;

static char *
write_decoder (const char *text)
{
  char *path = g_build_filename (folder, "decoder", NULL);

  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0755, NULL));
  return path;
}

static TwDecoderResult
call (const char *path, guint patience_ms, TwPixels **out_pixels)
{
  g_autoptr (GBytes) png = png_bytes (16, 8, 5);
  TwPictureRequest request = { .magic = TW_PICTURE_REQUEST_MAGIC,
                               .kind = TW_PICTURE_PNG,
                               .width = 16,
                               .height = 8,
                               .orientation = 1,
                               .size_px = 256,
                               .budget_ms = LONG_MS,
                               .length = (guint32) g_bytes_get_size (png) };

  return tw_decoder_call (path, &request, g_bytes_get_data (png, NULL), patience_ms, out_pixels);
}

static void
assert_result (const char *text, guint patience_ms, TwDecoderResult wanted)
{
  g_autofree char *path = write_decoder (text);
  TwPixels *pixels = NULL;

  g_assert_cmpint (call (path, patience_ms, &pixels), ==, wanted);
  g_assert_null (pixels);
}

static void
test_real (void)
{
  g_autofree char *path = tw_decoder_find ();
  g_autoptr (TwPixels) pixels = NULL;

  g_assert_cmpint (call (path, LONG_MS, &pixels), ==, TW_DECODER_DECODED);
  g_assert_cmpint (pixels->width, ==, 16);
  g_assert_cmpint (pixels->height, ==, 8);
}

static void
test_absent (void)
{
  TwPixels *pixels = NULL;
  g_autofree char *path = g_build_filename (folder, "nothing", NULL);

  g_assert_cmpint (call (path, LONG_MS, &pixels), ==, TW_DECODER_ABSENT);
  g_assert_cmpint (call (folder, LONG_MS, &pixels), ==, TW_DECODER_ABSENT);
  assert_result ("#!/nowhere/at/all\n", LONG_MS, TW_DECODER_ABSENT);
}

/* It is ended; nothing of it is left, or this test would wait for it. */
static void
test_hangs (void)
{
  assert_result ("#!/bin/sh\nexec sleep 1000\n", SHORT_MS, TW_DECODER_TOO_LONG);
  assert_result ("#!/bin/sh\nexec cat > /dev/null\n", SHORT_MS, TW_DECODER_TOO_LONG);
  assert_result ("#!/bin/sh\nprintf TWA1\nexec sleep 1000\n", SHORT_MS, TW_DECODER_TOO_LONG);
  assert_result ("#!/bin/sh\nexec < /dev/null > /dev/null sleep 1000\n", SHORT_MS,
                 TW_DECODER_TOO_LONG);
}

static void
test_dies (void)
{
  assert_result ("#!/bin/sh\nkill -ABRT $$\n", LONG_MS, TW_DECODER_DAMAGED);
  assert_result ("#!/bin/sh\nkill -SEGV $$\n", LONG_MS, TW_DECODER_DAMAGED);
  assert_result ("#!/bin/sh\nexit 0\n", LONG_MS, TW_DECODER_DAMAGED);
  assert_result ("#!/bin/sh\nkill -PROF $$\n", LONG_MS, TW_DECODER_TOO_LONG);
  assert_result ("#!/bin/sh\nkill -XCPU $$\n", LONG_MS, TW_DECODER_TOO_LONG);
}

/* Magic, status, width, height, length: as the machine has them. */
#define ANSWER(bytes) "#!/bin/sh\nprintf 'TWA1" bytes "'\n"

static void
test_nonsense (void)
{
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  assert_result ("#!/bin/sh\nexec yes\n", LONG_MS, TW_DECODER_NONSENSE);
  assert_result ("#!/bin/sh\nexec cat /dev/zero\n", LONG_MS, TW_DECODER_NONSENSE);
  /* 0 by 1; 5000 by 1; more bytes than pixels; a status of its own */
  assert_result (ANSWER ("\\0\\0\\0\\0\\0\\0\\0\\0\\1\\0\\0\\0\\0\\0\\0\\0"), LONG_MS,
                 TW_DECODER_NONSENSE);
  assert_result (ANSWER ("\\0\\0\\0\\0\\210\\023\\0\\0\\1\\0\\0\\0\\040\\116\\0\\0"), LONG_MS,
                 TW_DECODER_NONSENSE);
  assert_result (ANSWER ("\\0\\0\\0\\0\\1\\0\\0\\0\\1\\0\\0\\0\\377\\377\\377\\377"), LONG_MS,
                 TW_DECODER_NONSENSE);
  assert_result (ANSWER ("\\7\\0\\0\\0\\1\\0\\0\\0\\1\\0\\0\\0\\4\\0\\0\\0"), LONG_MS,
                 TW_DECODER_NONSENSE);
  /* A sound head and too few pixels; damage, told in order. */
  assert_result (ANSWER ("\\0\\0\\0\\0\\1\\0\\0\\0\\1\\0\\0\\0\\4\\0\\0\\0ab"), LONG_MS,
                 TW_DECODER_DAMAGED);
  assert_result (ANSWER ("\\1\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0"), LONG_MS,
                 TW_DECODER_DAMAGED);
#else
  g_test_skip ("written for machines with the other order of bytes");
#endif
}

/* The real decoder cannot open files, start programs or fill the memory once it has begun. */
static void
test_locked (void)
{
  g_autofree char *path = tw_decoder_find (), *said = NULL;
  const char *arguments[] = { path, "--check", NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said,
                               NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (said, ==, "");
  g_assert_true (g_spawn_check_wait_status (status, NULL));
}

/* Through the door: what a decoder that fails cannot do is told, and nothing is drawn. */
static void
test_door (void)
{
  g_autofree char *nowhere = g_build_filename (folder, "nothing", NULL);
  g_autofree char *dying = write_decoder ("#!/bin/sh\nkill -ABRT $$\n");
  const struct
  {
    const char *decoder;
    const char *because;
  } cases[] = { { nowhere, "cannot be started" }, { dying, "cannot be drawn" } };
  g_autoptr (GBytes) png = png_bytes (16, 16, 3);
  TwPictureFile picture = { 0 };

  tw_picture_file_set (&picture, "pictures/a.png", png);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      tw_picture_door_set_decoder (cases[i].decoder, LONG_MS);
      g_assert_cmpint (tw_picture_door_get (&picture, 64, NULL, &error), ==, TW_PICTURE_REFUSED);
      g_assert_nonnull (strstr (error->message, cases[i].because));
      g_assert_cmpint (tw_picture_door_get (&picture, 64, NULL, NULL), ==, TW_PICTURE_REFUSED);
      g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 1);
    }
  tw_picture_door_set_decoder (NULL, 0);
  g_assert_cmpint (tw_picture_door_get (&picture, 64, NULL, NULL), ==, TW_PICTURE_HERE);
  tw_picture_file_clear (&picture);
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("tilewright-decoder-XXXXXX", NULL);
  g_test_add_func ("/pictures/decoder/real", test_real);
  g_test_add_func ("/pictures/decoder/absent", test_absent);
  g_test_add_func ("/pictures/decoder/hangs", test_hangs);
  g_test_add_func ("/pictures/decoder/dies", test_dies);
  g_test_add_func ("/pictures/decoder/nonsense", test_nonsense);
  g_test_add_func ("/pictures/decoder/locked", test_locked);
  g_test_add_func ("/pictures/decoder/door", test_door);
  status = g_test_run ();
  path = g_build_filename (folder, "decoder", NULL);
  g_unlink (path);
  g_rmdir (folder);
  g_free (folder);
  return status;
}
