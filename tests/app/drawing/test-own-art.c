/* What a set brings to be seen: pictures of its symbols in the theme's ink, its kinds of land. */
#include "app/drawing/figure.h"
#include "app/drawing/own-piece.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-drawing.h"
#include "app/drawing/tile-layout.h"
#include "engine/format/tile-set-file.h"

#include <string.h>

#define SIZE 64

#define HEAD                                                                                       \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"own\">\n"                    \
  "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"                                     \
  "<land id=\"rail\" pattern=\"rails\" colour=\"#102030\"/>"                                       \
  "<land id=\"sea\" shape=\"area\" colour=\"#0000fe\"/>"
#define PICTURE(content)                                                                           \
  "<symbol id=\"mark\"><picture><svg xmlns=\"http://www.w3.org/2000/svg\" "                        \
  "viewBox=\"0 0 10 10\">" content "</svg></picture></symbol>"
#define TAIL                                                                                       \
  "</rules><tile id=\"R\"><land kind=\"rail\" edges=\"E W\"/></tile>"                              \
  "<tile id=\"S\"><land kind=\"sea\" edges=\"N E S W\"/></tile></tile-set>"

static TwTileSet *
set_with (const char *picture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strconcat (HEAD, picture, TAIL, NULL);
  TwTileSet *set = tw_tile_set_file_parse ("own.xml", text, -1, &error);

  g_assert_no_error (error);
  return set;
}

static guint32
symbol_pixel (const TwTheme *theme, int x, int y)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  tw_symbol_draw (cr, "mark", 0, theme, SIZE / 2., SIZE / 2., SIZE);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = ((const guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                         + y * cairo_image_surface_get_stride (surface)))[x];
  cairo_surface_destroy (surface);
  return pixel & 0xffffff;
}

/* 0x3a2a1d and 0x2f2a2c are the inks of the two themes. */
static void
test_ink (void)
{
  g_autoptr (TwTileSet) set = set_with (PICTURE ("<rect width=\"10\" height=\"10\"/>"));
  const TwTheme *classic = tw_theme_of_set (set);
  const TwTheme *winter = tw_theme_with_own (tw_theme_find ("winter"), set->own);

  g_assert_cmphex (symbol_pixel (classic, SIZE / 2, SIZE / 2), ==, 0x3a2a1d);
  g_assert_cmphex (symbol_pixel (winter, SIZE / 2, SIZE / 2), ==, 0x2f2a2c);
}

static void
test_own_colours (void)
{
  g_autoptr (TwTileSet) set =
      set_with (PICTURE ("<rect width=\"10\" height=\"10\" fill=\"#12f456\"/>"));

  g_assert_cmphex (symbol_pixel (tw_theme_of_set (set), SIZE / 2, SIZE / 2), ==, 0x12f456);
}

/* Without a picture it is the seal with a letter that it always was. */
static void
test_without_picture (void)
{
  g_autoptr (TwTileSet) set = set_with ("<symbol id=\"mark\"/>");

  for (int at = 8; at < SIZE; at += 8)
    g_assert_cmphex (symbol_pixel (tw_theme_of_set (set), at, SIZE / 2), ==,
                     symbol_pixel (tw_theme_find (NULL), at, SIZE / 2));
}

/* Textures are kept by theme: what looks the same is the same, what does not is not. */
static void
test_key (void)
{
  g_autoptr (TwTileSet) one = set_with (PICTURE ("<rect width=\"10\" height=\"10\"/>"));
  g_autoptr (TwTileSet) same = set_with (PICTURE ("<rect width=\"10\" height=\"10\"/>"));
  g_autoptr (TwTileSet) other = set_with (PICTURE ("<rect width=\"10\" height=\"9\"/>"));

  g_assert_true (tw_theme_of_set (one) == tw_theme_of_set (same));
  g_assert_true (tw_theme_of_set (one) != tw_theme_of_set (other));
  g_assert_true (tw_theme_of_set (one) != tw_theme_find (NULL));
  g_assert_cmpstr (tw_theme_name (tw_theme_of_set (one)), ==, "classic");
  g_assert_true (tw_theme_with_own (tw_theme_find (NULL), NULL) == tw_theme_find (NULL));
}

static guint32
tile_pixel (const TwTileSet *set, guint tile, double x, double y)
{
  TwTileLayout *layout = tw_tile_layout_new (set->id, set->tiles[tile], -1, 0);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 200);
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  tw_tile_layout_draw (layout, cr, 200, 0, tw_theme_of_set (set));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = ((const guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                                         + (int) (200 * y)
                                               * cairo_image_surface_get_stride (
                                                   surface)))[(int) (200 * x)];
  cairo_surface_destroy (surface);
  tw_tile_layout_unref (layout);
  return pixel & 0xffffff;
}

/* An area fills what it takes; a railway reaches the rim in the middle of its edges, where the
 * next one goes on, and has the ground between its rails there. */
static void
test_land (void)
{
  g_autoptr (TwTileSet) set = set_with ("");

  g_assert_cmphex (tile_pixel (set, 1, .5, .5), ==, 0x0000fe);
  g_assert_cmphex (tile_pixel (set, 1, .9, .1), ==, 0x0000fe);
  g_assert_cmphex (tile_pixel (set, 0, .02, .5), !=, tile_pixel (set, 0, .02, .2));
  /* Hardly lighter than ink: the edge of a rail may run through the pixel. */
  g_assert_cmphex (tile_pixel (set, 0, .02, .52) >> 16, <, 0x60);
  g_assert_cmphex (tile_pixel (set, 0, .98, .48) >> 16, <, 0x60);
}

typedef void (*DrawPiece) (cairo_t *cr, const char *id, guint colour, const TwTheme *theme);

static void
draw_piece (cairo_t *cr, const char *id, guint colour, const TwTheme *theme)
{
  tw_piece_draw (cr, id, colour, theme, SIZE / 2., SIZE / 2., SIZE);
}

static void
draw_symbol (cairo_t *cr, const char *id, guint colour, const TwTheme *theme)
{
  tw_symbol_draw (cr, id, 0, theme, SIZE / 2., SIZE / 2., SIZE);
}

static guint
sum_of (DrawPiece draw, const char *id, guint colour, const TwTheme *theme)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  guint sum = 0;

  draw (cr, id, colour, theme);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < cairo_image_surface_get_stride (surface) * SIZE; i++)
    sum = sum * 31 + cairo_image_surface_get_data (surface)[i];
  cairo_surface_destroy (surface);
  return sum;
}

/* A token without a picture is on the table what it is in lists; one of a player says whose it is.
 * A figure without one is a pawn. */
static void
test_plain_token (void)
{
  g_autoptr (TwTileSet) set = set_with ("<figure id=\"guard\" supply=\"1\" weight=\"1\"/>"
                                        "<token id=\"bucket\" supply=\"6\"/>");
  const TwTheme *theme = tw_theme_of_set (set);

  g_assert_cmpuint (sum_of (draw_piece, "bucket", TW_COLOUR_NOBODY, theme), ==,
                    sum_of (draw_symbol, "bucket", 0, theme));
  g_assert_cmpuint (sum_of (draw_piece, "bucket", 1, theme), !=,
                    sum_of (draw_piece, "bucket", TW_COLOUR_NOBODY, theme));
  g_assert_cmpuint (sum_of (draw_piece, "guard", 1, theme), !=,
                    sum_of (draw_symbol, "guard", 1, theme));
}

/* What is known as a symbol only is that symbol as a piece, too, one of a set's tokens with its
 * owner; but a player's figure with such a name is a pawn. A guard has its player's colour. */
static void
test_symbol_as_piece (void)
{
  g_autoptr (TwTileSet) set = set_with ("<token id=\"cloth\" supply=\"6\"/>");
  const TwTheme *plain = tw_theme_find ("classic"), *own = tw_theme_of_set (set);

  g_assert_cmpuint (sum_of (draw_piece, "wine", TW_COLOUR_NOBODY, plain), ==,
                    sum_of (draw_symbol, "wine", 0, plain));
  g_assert_cmpuint (sum_of (draw_piece, "cloth", TW_COLOUR_NOBODY, own), ==,
                    sum_of (draw_symbol, "cloth", 0, own));
  g_assert_cmpuint (sum_of (draw_piece, "cloth", 1, own), !=,
                    sum_of (draw_symbol, "cloth", 0, own));
  g_assert_cmpuint (sum_of (draw_piece, "cloth", 1, own), !=, sum_of (draw_piece, "pawn", 1, own));
  g_assert_cmpuint (sum_of (draw_piece, "wine", 1, plain), ==,
                    sum_of (draw_piece, "pawn", 1, plain));
  g_assert_cmpuint (sum_of (draw_piece, "guard", 1, plain), ==,
                    sum_of (draw_piece, "meeple", 1, plain));
  g_assert_cmpuint (sum_of (draw_piece, "guard", TW_COLOUR_NOBODY, plain), !=,
                    sum_of (draw_piece, "meeple", TW_COLOUR_NOBODY, plain));
}

static gpointer
draw_often (gpointer theme)
{
  for (guint i = 0; i < 50; i++)
    symbol_pixel (theme, 3, 3);
  return NULL;
}

static void
test_threads (void)
{
  g_autoptr (TwTileSet) set = set_with (PICTURE ("<circle cx=\"5\" cy=\"5\" r=\"4\"/>"));
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new (NULL, draw_often, (gpointer) tw_theme_of_set (set));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

/* What was copied from an expansion is drawn as it is drawn there. */
static void
test_copied (void)
{
  cairo_surface_t *surfaces[3];
  static const char *const ids[] = { "dragon", "dragon-2", "dragon-two" };
  gsize length;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      cairo_t *cr;

      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
      cr = cairo_create (surfaces[i]);
      tw_figure_draw (cr, ids[i], 0x808080, SIZE / 2.0, SIZE / 2.0, SIZE * 0.8);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[i]);
    }
  length = (gsize) cairo_image_surface_get_stride (surfaces[0]) * SIZE;
  g_assert_cmpmem (cairo_image_surface_get_data (surfaces[0]), length,
                   cairo_image_surface_get_data (surfaces[1]), length);
  g_assert_true (memcmp (cairo_image_surface_get_data (surfaces[0]),
                         cairo_image_surface_get_data (surfaces[2]), length)
                 != 0);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    cairo_surface_destroy (surfaces[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/own-art/ink", test_ink);
  g_test_add_func ("/drawing/own-art/own-colours", test_own_colours);
  g_test_add_func ("/drawing/own-art/without-picture", test_without_picture);
  g_test_add_func ("/drawing/own-art/key", test_key);
  g_test_add_func ("/drawing/own-art/copied", test_copied);
  g_test_add_func ("/drawing/own-art/land", test_land);
  g_test_add_func ("/drawing/own-art/plain-token", test_plain_token);
  g_test_add_func ("/drawing/own-art/symbol-as-piece", test_symbol_as_piece);
  g_test_add_func ("/drawing/own-art/threads", test_threads);
  return g_test_run ();
}
