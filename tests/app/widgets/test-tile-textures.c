/* Textures: drawn by workers, found again by value, limited by bytes. */
#include "app/widgets/tile-textures.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "app/pictures/door.h"
#include "app/widgets/pixels-texture.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/wait.h"

static gboolean
is_idle (gpointer textures)
{
  return tw_tile_textures_is_idle (textures);
}

static TwTileLook
look_of (const TwTile *tile, guint quarter_turns)
{
  return (TwTileLook){ tile, "base", -1, 0, quarter_turns, NULL, NULL };
}

static void
count_ready (guint *n_ready)
{
  ++*n_ready;
}

static void
test_draw (void)
{
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTile) copy = tw_tile_copy (set->tiles[3]);
  TwTileLook look = look_of (set->tiles[3], 0), same = look_of (copy, 0);
  TwTileLook turned = look_of (set->tiles[3], 1), other = look_of (set->tiles[4], 0);
  GdkTexture *texture;
  guint n_ready = 0;

  g_signal_connect_swapped (textures, "ready", G_CALLBACK (count_ready), &n_ready);
  g_assert_null (tw_tile_textures_get (textures, &look, 48));
  g_assert_null (tw_tile_textures_get (textures, &look, 48));
  g_assert_false (tw_tile_textures_is_idle (textures));
  wait_until (is_idle, textures);
  g_assert_cmpuint (n_ready, ==, 1);
  texture = tw_tile_textures_get (textures, &look, 48);
  g_assert_true (GDK_IS_TEXTURE (texture));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 48);
  g_assert_cmpuint (tw_tile_textures_get_bytes (textures), ==, 48 * 48 * 4);
  /* Another tile of the same value is the same picture; turned it is another one. */
  g_assert_true (tw_tile_textures_get (textures, &same, 48) == texture);
  g_assert_null (tw_tile_textures_get (textures, &turned, 48));
  g_assert_null (tw_tile_textures_get (textures, &other, 48));
  wait_until (is_idle, textures);
  g_assert_true (tw_tile_textures_get (textures, &turned, 48) != texture);
}

static void
test_nearest (void)
{
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  TwTileLook look = look_of (set->tiles[0], 0);
  GdkTexture *texture;

  g_assert_cmpuint (tw_tile_textures_step (10), ==, 32);
  g_assert_cmpuint (tw_tile_textures_step (32), ==, 32);
  g_assert_cmpuint (tw_tile_textures_step (33), ==, 64);
  g_assert_cmpuint (tw_tile_textures_step (4000), ==, 512);
  g_assert_null (tw_tile_textures_get_nearest (textures, &look, 64));
  wait_until (is_idle, textures);
  texture = tw_tile_textures_get_nearest (textures, &look, 128);
  g_assert_true (GDK_IS_TEXTURE (texture));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 64);
  wait_until (is_idle, textures);
  texture = tw_tile_textures_get_nearest (textures, &look, 128);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 128);
  /* Any size will do, not only those to zoom with. */
  tw_tile_textures_get (textures, &look, 150);
  wait_until (is_idle, textures);
  texture = tw_tile_textures_get_nearest (textures, &look, 145);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 150);
  texture = tw_tile_textures_get_nearest (textures, &look, 130);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 128);
}

/* The green of the pixel in the middle of a blank piece of field. */
static guint
green_of (GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture);
  g_autofree guchar *data = g_malloc ((gsize) width * gdk_texture_get_height (texture) * 4);

  gdk_texture_download (texture, data, (gsize) width * 4);
  return data[(y * width + x) * 4 + 1];
}

static void
test_contrast (void)
{
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  TwTileLook look = look_of (set->tiles[tw_tile_set_find (set, "D")], 0);
  GdkTexture *usual, *high;
  guint n_notified = 0;

  g_test_summary ("In high contrast the road is white, and asked for anew");
  g_signal_connect_swapped (textures, "notify::high-contrast", G_CALLBACK (count_ready),
                            &n_notified);
  tw_tile_textures_get (textures, &look, 64);
  wait_until (is_idle, textures);
  usual = tw_tile_textures_get (textures, &look, 64);
  g_assert_cmpuint (green_of (usual, 40, 32), <, 240);
  tw_tile_textures_set_high_contrast (textures, TRUE);
  tw_tile_textures_set_high_contrast (textures, TRUE);
  g_assert_cmpuint (n_notified, ==, 1);
  g_assert_null (tw_tile_textures_get (textures, &look, 64));
  wait_until (is_idle, textures);
  high = tw_tile_textures_get (textures, &look, 64);
  g_assert_cmpuint (green_of (high, 40, 32), >, 240);
  tw_tile_textures_set_high_contrast (textures, FALSE);
  g_assert_true (tw_tile_textures_get (textures, &look, 64) == usual);
}

static void
test_straight (void)
{
  g_autoptr (GdkTexture) texture = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 256, 256);
  guint32 *pixels = (guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  g_autofree guint32 *drawn = NULL, *shown = g_new0 (guint32, 256 * 256);

  g_test_summary ("Each pixel of a texture is what was drawn, however much is seen through it");
  /* All that there are of one channel: in row alpha, those up to alpha. */
  for (guint alpha = 0; alpha < 256; alpha++)
    for (guint value = 0; value <= alpha; value++)
      pixels[alpha * 256 + value] = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2;
  cairo_surface_mark_dirty (surface);
  drawn = g_memdup2 (pixels, 256 * 256 * 4);
  texture = tw_surface_texture (surface);
  gdk_texture_download (texture, (guchar *) shown, 256 * 4);
  for (guint i = 0; i < 256 * 256; i++)
    g_assert_cmphex (shown[i], ==, drawn[i]);
}

static void
test_limit (void)
{
  const guint size = 32, bytes = size * size * 4;
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (3 * bytes);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  TwTileLook first = look_of (set->tiles[0], 0), second = look_of (set->tiles[1], 0);

  g_test_summary ("The longest unused go first");
  for (guint i = 0; i < 5; i++)
    {
      TwTileLook look = look_of (set->tiles[i], 0);

      tw_tile_textures_get (textures, &first, size);
      tw_tile_textures_get (textures, &look, size);
      wait_until (is_idle, textures);
      g_assert_cmpuint (tw_tile_textures_get_bytes (textures), <=, 3 * bytes);
    }
  g_assert_nonnull (tw_tile_textures_get (textures, &first, size));
  g_assert_null (tw_tile_textures_get (textures, &second, size));
}

static void
test_drop_while_drawing (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);

  g_test_summary ("Nothing leaks or crashes when the cache goes while it is at work");
  for (guint round = 0; round < 5; round++)
    {
      TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);

      for (guint i = 0; i < set->n_tiles; i++)
        {
          TwTileLook look = look_of (set->tiles[i], round & 3);

          g_assert_null (tw_tile_textures_get (textures, &look, 64));
        }
      g_object_add_weak_pointer (G_OBJECT (textures), (gpointer *) &textures);
      g_object_unref (textures);
      g_assert_null (textures);
    }
}

/* A decoder that answers nothing until somebody opens the other end of @fifo. */
static char *
write_stuck_decoder (const char *folder, const char *fifo)
{
  char *path = g_build_filename (folder, "decoder", NULL);
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\nexec 3< '%s'\n", fifo);

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_true (g_file_set_contents_full (path, script, -1, G_FILE_SET_CONTENTS_NONE, 0755, NULL));
  return path;
}

typedef struct
{
  TwTileTextures *textures;
  TwTileLook look;
} Shown;

static gboolean
is_shown (gpointer data)
{
  const Shown *shown = data;

  return tw_tile_textures_get (shown->textures, &shown->look, 64) != NULL;
}

/* Pictures that take long hold up no thread: tiles without one are drawn meanwhile. */
static void
test_slow_pictures (void)
{
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-textures-XXXXXX", NULL);
  g_autofree char *fifo = g_build_filename (folder, "fifo", NULL);
  g_autofree char *decoder = write_stuck_decoder (folder, fifo);
  Shown plain = { textures, look_of (set->tiles[1], 0) };
  TwTile *pictured[16];
  int fd;

  tw_picture_door_set_decoder (decoder, 60000);
  for (guint i = 0; i < G_N_ELEMENTS (pictured); i++)
    {
      char *svg =
          g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 %u\"/>",
                           i + 1);
      g_autoptr (GBytes) bytes = g_bytes_new_take (svg, strlen (svg));
      TwTileLook look;

      pictured[i] = tw_tile_with_picture (set->tiles[0], -1, "pictures/a.svg", bytes);
      look = look_of (pictured[i], 0);
      g_assert_null (tw_tile_textures_get (textures, &look, 64));
    }
  wait_until (is_shown, &plain);
  for (guint i = 0; i < G_N_ELEMENTS (pictured); i++)
    {
      TwTileLook look = look_of (pictured[i], 0);

      g_assert_null (tw_tile_textures_get (textures, &look, 64));
    }
  /* Now they end without an answer, and the tiles are drawn with a sign. */
  fd = g_open (fifo, O_RDWR | O_CLOEXEC, 0);
  g_assert_cmpint (fd, >=, 0);
  wait_until (is_idle, textures);
  for (guint i = 0; i < G_N_ELEMENTS (pictured); i++)
    {
      Shown shown = { textures, look_of (pictured[i], 0) };

      g_assert_true (is_shown (&shown));
      tw_tile_unref (pictured[i]);
    }
  g_close (fd, NULL);
  tw_picture_door_set_decoder (NULL, 0);
  g_unlink (fifo);
  g_unlink (decoder);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-textures/draw", test_draw);
  g_test_add_func ("/tile-textures/nearest", test_nearest);
  g_test_add_func ("/tile-textures/limit", test_limit);
  g_test_add_func ("/tile-textures/straight", test_straight);
  g_test_add_func ("/tile-textures/contrast", test_contrast);
  g_test_add_func ("/tile-textures/slow-pictures", test_slow_pictures);
  g_test_add_func ("/tile-textures/drop-while-drawing", test_drop_while_drawing);
  return g_test_run ();
}
