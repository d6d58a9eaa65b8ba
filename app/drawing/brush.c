/* Ink, washes and soft shadows. */
#include "app/drawing/brush.h"

#include "app/drawing/ink.h"

/* Veils of a shadow; fewer where nobody could tell. */
#define N_VEILS       4
#define N_VEILS_SMALL 2
#define SMALL         160
#define TINY          90
#define COARSE_UP_TO  160

/* Discs of fewer pixels are polygons. */
#define ROUND_FROM 5.
#define TINY_BELOW 2.2
#define MAX_SIDES  12

void
tw_brush_init (TwBrush *brush,
               cairo_t *cr,
               double size,
               guint quarter_turns,
               const TwTheme *theme,
               guint32 seed)
{
  double turn = (quarter_turns & 3) * G_PI / 2;

  /* The light stays in the north-west of the table, however the tile lies. */
  *brush = (TwBrush){ .cr = cr,
                      .size = size,
                      .turn = turn,
                      .is_lean = tw_surface_is_lean (cr),
                      .light = point_turn (point (-M_SQRT1_2, -M_SQRT1_2), -turn),
                      .theme = theme,
                      .seed = seed };
}

void
tw_brush_set_quality (const TwBrush *brush)
{
  cairo_set_antialias (brush->cr,
                       tw_brush_is_coarse (brush) ? CAIRO_ANTIALIAS_FAST : CAIRO_ANTIALIAS_DEFAULT);
}

gboolean
tw_brush_is_coarse (const TwBrush *brush)
{
  return brush->size <= COARSE_UP_TO;
}

TwRgb
tw_brush_over (const TwBrush *brush, TwRgb below, TwRgb colour, double *alpha)
{
  if (!tw_brush_is_coarse (brush))
    return colour;
  colour = tw_rgb_mix (below, colour, *alpha);
  *alpha = 1;
  return colour;
}

/* A small disc as a polygon of equal area. Returns: the number of its points, 0 if it
 * is not small */
static guint
small_disc (const TwBrush *brush, TwPoint c, double r, TwPoint q[MAX_SIDES])
{
  static const TwPoint twelve[12] = {
    { 1, 0 },  { .866, .5 },   { .5, .866 },   { 0, 1 },  { -.5, .866 }, { -.866, .5 },
    { -1, 0 }, { -.866, -.5 }, { -.5, -.866 }, { 0, -1 }, { .5, -.866 }, { .866, -.5 },
  };
  guint n = r * brush->size < TINY_BELOW ? 6 : 12;

  if (r * brush->size >= ROUND_FROM)
    return 0;
  r *= n == 6 ? 1.10 : 1.023;
  for (guint i = 0; i < n; i++)
    q[i] = point_add (c, point_scale (twelve[i * 12 / n], r));
  return n;
}

void
tw_brush_add_disc (const TwBrush *brush, TwPoint c, double r)
{
  TwPoint q[MAX_SIDES];
  guint n = small_disc (brush, c, r, q);

  if (n > 0)
    {
      tw_brush_points (brush, q, n);
      return;
    }
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, c.x, c.y, r, 0, 2 * G_PI);
  cairo_close_path (brush->cr);
}

static void
batch_add_disc (const TwBrush *brush, guint kind, TwPoint c, double r, TwRgb colour, double alpha)
{
  TwPoint q[MAX_SIDES];
  guint n = small_disc (brush, c, r, q);

  if (n > 0)
    tw_batch_add (brush->batch, brush->layer, kind, q, n, 0, colour, alpha);
  else
    tw_batch_add (brush->batch, brush->layer, kind, &c, 1, r, colour, alpha);
}

void
tw_brush_begin (TwBrush *brush)
{
  g_assert (brush->batch == NULL);
  brush->batch = tw_batch_new ();
  brush->layer = 0;
}

void
tw_brush_end (TwBrush *brush)
{
  tw_batch_draw (brush->batch, brush->cr);
  g_clear_pointer (&brush->batch, tw_batch_free);
}

void
tw_brush_colour (const TwBrush *brush, TwRgb colour, double alpha)
{
  colour = tw_ink_land (tw_ink_of (brush->cr), colour);
  cairo_set_source_rgba (brush->cr, tw_rgb_part (colour, 0), tw_rgb_part (colour, 1),
                         tw_rgb_part (colour, 2), alpha);
}

static double
brush_width (const TwBrush *brush, double width, double min_px)
{
  return MAX (width, min_px / brush->size) * brush->theme->line;
}

double
tw_brush_width (const TwBrush *brush, double width, double min_px)
{
  width = brush_width (brush, width, min_px);
  cairo_set_line_width (brush->cr, width);
  return width;
}

void
tw_brush_path (const TwBrush *brush, const TwLine *line, gboolean close)
{
  cairo_new_path (brush->cr);
  for (guint i = 0; i < line->n; i++)
    cairo_line_to (brush->cr, line->p[i].x, line->p[i].y);
  if (close)
    cairo_close_path (brush->cr);
}

void
tw_brush_points (const TwBrush *brush, const TwPoint *p, guint n)
{
  for (guint i = 0; i < n; i++)
    (i > 0 ? cairo_line_to : cairo_move_to) (brush->cr, p[i].x, p[i].y);
  cairo_close_path (brush->cr);
}

void
tw_brush_stroke (const TwBrush *brush, const TwLine *line, double width, TwRgb c, double alpha)
{
  tw_brush_path (brush, line, FALSE);
  tw_brush_colour (brush, c, alpha);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

void
tw_brush_fill (const TwBrush *brush, const TwPoint *p, guint n, TwRgb colour, double alpha)
{
  if (brush->batch != NULL)
    {
      tw_batch_add (brush->batch, brush->layer, TW_BATCH_FILL, p, n, 0, colour, alpha);
      return;
    }
  cairo_new_path (brush->cr);
  tw_brush_points (brush, p, n);
  tw_brush_colour (brush, colour, alpha);
  cairo_fill (brush->cr);
}

/* Ink in a batch lies on a town's ground or its walls, which are nearly of one tone. */
static TwRgb
batch_ink (const TwBrush *brush, TwRgb colour, double *alpha)
{
  return tw_brush_over (brush, brush->theme->ground, colour, alpha);
}

/* In a batch the line is a bigger polygon below the fill: that costs a fraction of a
 * stroke. A little more than half of the line's width shows. */
static void
brush_ink_below (const TwBrush *brush, const TwPoint *p, guint n, double width, double alpha)
{
  g_autofree TwPoint *q = g_new (TwPoint, n);
  TwRgb colour = batch_ink (brush, brush->theme->ink, &alpha);
  double area = 0;

  for (guint i = 0, j = n - 1; i < n; j = i++)
    area += p[j].x * p[i].y - p[i].x * p[j].y;
  for (guint i = 0; i < n; i++)
    {
      TwPoint a = point_right (point_unit (point_sub (p[i], p[i > 0 ? i - 1 : n - 1])));
      TwPoint b = point_right (point_unit (point_sub (p[(i + 1) % n], p[i])));
      double k = .7 * width / MAX (.35, 1 + point_dot (a, b));

      q[i] = point_sub (p[i], point_scale (point_add (a, b), area > 0 ? k : -k));
    }
  tw_batch_add (brush->batch, brush->layer, TW_BATCH_INK, q, n, 0, colour, alpha);
}

void
tw_brush_ink (const TwBrush *brush, const TwPoint *p, guint n, double width, double alpha)
{
  width = brush_width (brush, width, .5);
  if (brush->batch != NULL)
    {
      brush_ink_below (brush, p, n, width, alpha);
      return;
    }
  cairo_new_path (brush->cr);
  tw_brush_points (brush, p, n);
  tw_brush_colour (brush, brush->theme->ink, alpha);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

void
tw_brush_segments (const TwBrush *brush,
                   const TwPoint *p,
                   guint n_pairs,
                   double width,
                   double min_px,
                   TwRgb colour,
                   double alpha)
{
  if (n_pairs == 0)
    return;
  width = brush_width (brush, width, min_px);
  if (brush->batch != NULL)
    {
      tw_batch_add (brush->batch, brush->layer, TW_BATCH_SEGMENTS, p, 2 * n_pairs, width, colour,
                    alpha);
      return;
    }
  cairo_new_path (brush->cr);
  for (guint i = 0; i < n_pairs; i++)
    {
      cairo_move_to (brush->cr, p[2 * i].x, p[2 * i].y);
      cairo_line_to (brush->cr, p[2 * i + 1].x, p[2 * i + 1].y);
    }
  tw_brush_colour (brush, colour, alpha);
  cairo_set_line_width (brush->cr, width);
  cairo_stroke (brush->cr);
}

static guint
brush_veils (const TwBrush *brush, double height, double *alpha)
{
  guint n = brush->size < TINY || (brush->size < SMALL && height * brush->size < 3.4) ? 1
            : brush->size < SMALL || height * brush->size < 4 ? N_VEILS_SMALL
                                                              : N_VEILS;

  *alpha *= n == N_VEILS ? 1. / 3 : n == 1 ? .9 : .58;
  return n;
}

/* A veil is faint: of a fine outline every second point does. */
#define FINE_OUTLINE 24

void
tw_brush_shadow (const TwBrush *brush, const TwPoint *p, guint n, double height, double alpha)
{
  guint n_veils = tw_theme_is_outline (brush->theme) ? 0 : brush_veils (brush, height, &alpha);
  guint step = n > FINE_OUTLINE ? 2 : 1;

  for (guint k = 1; k <= n_veils; k++)
    {
      TwPoint o = point_scale (brush->light, -height * k / n_veils);

      if (brush->batch != NULL)
        {
          g_autofree TwPoint *moved = g_new (TwPoint, n);
          guint n_moved = 0;

          for (guint i = 0; i < n; i += step)
            moved[n_moved++] = point_add (p[i], o);
          tw_batch_add (brush->batch, brush->layer, TW_BATCH_SHADOW + k, moved, n_moved, 0,
                        brush->theme->shadow, alpha);
          continue;
        }
      cairo_new_path (brush->cr);
      for (guint i = 0; i < n; i += step)
        cairo_line_to (brush->cr, p[i].x + o.x, p[i].y + o.y);
      cairo_close_path (brush->cr);
      tw_brush_colour (brush, brush->theme->shadow, alpha);
      cairo_fill (brush->cr);
    }
}

void
tw_brush_shadow_disc (const TwBrush *brush, TwPoint c, double r, double height, double alpha)
{
  guint n_veils = tw_theme_is_outline (brush->theme) ? 0 : brush_veils (brush, height, &alpha);

  for (guint k = 1; k <= n_veils; k++)
    {
      TwPoint at = point_add (c, point_scale (brush->light, -height * k / n_veils));

      if (brush->batch != NULL)
        batch_add_disc (brush, TW_BATCH_SHADOW + k, at, r, brush->theme->shadow, alpha);
      else
        tw_brush_disc (brush, at, r, brush->theme->shadow, alpha);
    }
}

void
tw_brush_disc (const TwBrush *brush, TwPoint c, double r, TwRgb colour, double alpha)
{
  if (brush->batch != NULL)
    {
      batch_add_disc (brush, TW_BATCH_FILL, c, r, colour, alpha);
      return;
    }
  cairo_new_path (brush->cr);
  tw_brush_add_disc (brush, c, r);
  tw_brush_colour (brush, colour, alpha);
  cairo_fill (brush->cr);
}

void
tw_brush_ring (const TwBrush *brush, TwPoint c, double r, double width, TwRgb colour, double alpha)
{
  if (brush->batch != NULL)
    {
      colour = batch_ink (brush, colour, &alpha);
      batch_add_disc (brush, TW_BATCH_INK, c, r + .6 * brush_width (brush, width, .5), colour,
                      alpha);
      return;
    }
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, c.x, c.y, r, 0, 2 * G_PI);
  tw_brush_colour (brush, colour, alpha);
  tw_brush_width (brush, width, .5);
  cairo_stroke (brush->cr);
}

double
tw_brush_facing (const TwBrush *brush, TwPoint normal)
{
  return point_dot (point_unit (normal), brush->light);
}

void
tw_brush_upright (const TwBrush *brush, TwPoint at, double scale)
{
  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x, at.y);
  cairo_rotate (brush->cr, -brush->turn);
  cairo_scale (brush->cr, scale, scale);
}

void
tw_rounded (TwPoint *q, guint n, TwPoint c, double rx, double ry, double power, double a)
{
  for (guint i = 0; i < n; i++)
    {
      double t = 2 * G_PI * i / n;
      double x = copysign (pow (fabs (cos (t)), power), cos (t));
      double y = copysign (pow (fabs (sin (t)), power), sin (t));

      q[i] = point_add (c, point_turn (point (rx * x, ry * y), a));
    }
}
