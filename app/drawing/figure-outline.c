/* A figure that does not stand anywhere yet: its outline. */
#include "app/drawing/figure-outline.h"

#include <math.h>

#include "app/drawing/own-piece.h"

/* The height of the figure in its square: the line round it needs the rest. */
#define HEIGHT .84
/* How wide the outline and the line round it are, in squares, and in pixels at least. */
#define LINE        .062
#define ROUND       .035
#define LEAST_LINE  1.6
#define LEAST_ROUND 1.0
/* What of the colour is left inside. */
#define INSIDE .30
/* Shadows are fainter than this, the figure itself is not. */
#define SOLID 140
/* Directions in which a silhouette is moved to become wider or narrower. */
#define N_WAYS 16

/* The silhouette without what is faint; its rim stays soft. */
static cairo_surface_t *
silhouette_new (const char *figure, guint colour, const TwTheme *theme, guint size_px)
{
  cairo_surface_t *drawn =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_surface_t *shape =
      cairo_image_surface_create (CAIRO_FORMAT_A8, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (drawn);
  const guchar *from;
  guchar *to;
  int from_stride, to_stride;

  tw_piece_draw (cr, figure, colour, theme, size_px / 2.0, size_px / 2.0, size_px * HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (drawn);
  cairo_surface_flush (shape);
  from = cairo_image_surface_get_data (drawn);
  to = cairo_image_surface_get_data (shape);
  from_stride = cairo_image_surface_get_stride (drawn);
  to_stride = cairo_image_surface_get_stride (shape);
  for (guint y = 0; y < size_px; y++)
    for (guint x = 0; x < size_px; x++)
      {
        guint32 pixel = *(const guint32 *) (gconstpointer) (from + (gsize) y * from_stride + 4 * x);
        int alpha = (int) (pixel >> 24);

        to[(gsize) y * to_stride + x] =
            (guchar) (CLAMP (alpha - SOLID, 0, 255 - SOLID) * 255 / (255 - SOLID));
      }
  cairo_surface_mark_dirty (shape);
  cairo_surface_destroy (drawn);
  return shape;
}

/* @shape without what is within @width pixels of its rim. */
static cairo_surface_t *
inside_new (cairo_surface_t *shape, guint size_px, double width)
{
  cairo_surface_t *inside =
      cairo_image_surface_create (CAIRO_FORMAT_A8, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (inside);

  cairo_set_source_surface (cr, shape, 0, 0);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_IN);
  for (guint way = 0; way < N_WAYS; way++)
    {
      double angle = 2 * G_PI * way / N_WAYS;

      cairo_set_source_surface (cr, shape, width * cos (angle), width * sin (angle));
      cairo_paint (cr);
    }
  cairo_destroy (cr);
  return inside;
}

static void
set_colour (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

cairo_surface_t *
tw_figure_outline_new (const char *figure, guint colour, const TwTheme *theme, guint size_px)
{
  cairo_surface_t *shape = silhouette_new (figure, colour, theme, size_px);
  cairo_surface_t *inside = inside_new (shape, size_px, MAX (size_px * LINE, LEAST_LINE));
  cairo_surface_t *outline =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (outline);
  double round = MAX (size_px * ROUND, LEAST_ROUND);

  /* Dark round pale colours, pale round dark ones. */
  set_colour (cr, tw_player_colour_mark (colour));
  for (guint way = 0; way < N_WAYS; way++)
    {
      double angle = 2 * G_PI * way / N_WAYS;

      cairo_mask_surface (cr, shape, round * cos (angle), round * sin (angle));
    }
  set_colour (cr, tw_player_colour_fill (colour));
  cairo_mask_surface (cr, shape, 0, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OUT);
  cairo_set_source_rgba (cr, 0, 0, 0, 1 - INSIDE);
  cairo_mask_surface (cr, inside, 0, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (shape);
  cairo_surface_destroy (inside);
  return outline;
}
