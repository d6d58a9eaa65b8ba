/* Drawing scenes, statement by statement. */
#include "app/drawing/scene.h"

#include "app/drawing/dice.h"
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"
#include "app/drawing/scene-book.h"
#include "app/drawing/scene-colour.h"
#include "app/drawing/trees.h"

/* Stamps within stamps. */
#define MAX_DEPTH 3
#define INK_WIDTH .0026
/* What is smaller in pixels is left out; what is larger has an outline, which comes in up to the
 * third size. */
#define LEAST_PIXELS 1.
#define INK_FROM     2.5
#define INK_FULL     6.
/* From so many pixels on a shape has a side in the light. */
/* In files, of which each point makes them larger, from so many. */
#define LIT_FROM         7.
#define LIT_FROM_IN_FILE 30.
/* How far stamps wander from copy to copy, and differ in size. */
#define WANDERS .05
#define GROWS   .08
#define ROUND   12

/* Where a scene or stamp lies: 0 0, and its two axes. */
typedef struct
{
  const TwBrush *brush;
  TwPoint at, u, v;
  double size; /* of 1, in tile edges */
  double alpha, fine, lit_from;
  guint8 clothes[TW_SCENE_CLOTHS];
  guint depth;
} Frame;

gboolean
tw_scene_shows (const TwBrush *b)
{
  return b->size > TW_SCENE_FROM && b->theme->contrast != b->theme
         && b->theme->texture >= TW_TEXTURE_FOR_PLOTS;
}

static TwPoint
place (const Frame *f, float x, float y)
{
  return point_add (f->at,
                    point_add (point_scale (f->u, (double) x), point_scale (f->v, (double) y)));
}

static guint
points_read (const Frame *f, const float *numbers, guint n, TwPoint *q)
{
  for (guint i = 0; 2 * i + 1 < n; i++)
    q[i] = place (f, numbers[2 * i], numbers[2 * i + 1]);
  return n / 2;
}

/* How many pixels the points reach across. */
static double
extent (const Frame *f, const TwPoint *q, guint n)
{
  double x0 = q[0].x, x1 = q[0].x, y0 = q[0].y, y1 = q[0].y;

  for (guint i = 1; i < n; i++)
    {
      x0 = MIN (x0, q[i].x);
      x1 = MAX (x1, q[i].x);
      y0 = MIN (y0, q[i].y);
      y1 = MAX (y1, q[i].y);
    }
  return MAX (x1 - x0, y1 - y0) * f->brush->size;
}

/* A line through the points, each tangent along the line between its neighbours. */
static void
smooth_path (cairo_t *cr, const TwPoint *q, guint n, gboolean is_closed)
{
  cairo_new_path (cr);
  cairo_move_to (cr, q[0].x, q[0].y);
  for (guint i = 0; i + 1 < n + is_closed; i++)
    {
      TwPoint a = q[i], b = q[(i + 1) % n];
      TwPoint before = is_closed || i > 0 ? q[(i + n - 1) % n] : a;
      TwPoint after = is_closed || i + 2 < n ? q[(i + 2) % n] : b;
      TwPoint from = point_add (a, point_scale (point_sub (b, before), 1. / 6));
      TwPoint to = point_sub (b, point_scale (point_sub (after, a), 1. / 6));

      cairo_curve_to (cr, from.x, from.y, to.x, to.y, b.x, b.y);
    }
  if (is_closed)
    cairo_close_path (cr);
}

static void
straight_path (cairo_t *cr, const TwPoint *q, guint n, gboolean is_closed)
{
  cairo_new_path (cr);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, q[i].x, q[i].y);
  if (is_closed)
    cairo_close_path (cr);
}

static void
area_path (const Frame *f, const TwPoint *q, guint n, gboolean is_smooth)
{
  if (is_smooth)
    smooth_path (f->brush->cr, q, n, TRUE);
  else
    straight_path (f->brush->cr, q, n, TRUE);
}

/* A second wash, on the side of the light, which leaves the other side of the shape in shade. */
static void
lit_side_draw (const Frame *f,
               const TwPoint *q,
               guint n,
               gboolean is_smooth,
               TwRgb colour,
               double alpha)
{
  TwPoint lit[TW_SCENE_NUMBERS / 2], middle = point (0, 0);
  double reach = 0;

  for (guint i = 0; i < n; i++)
    middle = point_add (middle, point_scale (q[i], 1. / n));
  for (guint i = 0; i < n; i++)
    reach = MAX (reach, point_distance (q[i], middle));
  for (guint i = 0; i < n; i++)
    lit[i] = point_add (point_mix (middle, q[i], .8), point_scale (f->brush->light, reach * .12));
  area_path (f, lit, n, is_smooth);
  tw_brush_colour (f->brush, tw_rgb_tint (colour, .3), alpha * f->fine * .6);
  cairo_fill (f->brush->cr);
}

/* Fills a shape, and outlines it if that is seen. */
static void
fill_draw (const Frame *f,
           const TwSceneOp *op,
           const TwPoint *q,
           guint n,
           gboolean is_smooth,
           TwRgb colour,
           double across,
           double alpha)
{
  const TwBrush *b = f->brush;
  double ink = op->is_inked ? CLAMP ((across - INK_FROM) / (INK_FULL - INK_FROM), 0, 1) : 0;
  gboolean is_lit =
      op->is_inked && f->fine > 0 && across > f->lit_from && !tw_theme_is_outline (b->theme);

  area_path (f, q, n, is_smooth);
  tw_brush_colour (b, is_lit ? tw_rgb_tint (colour, -.1 * f->fine) : colour, alpha);
  cairo_fill (b->cr);
  if (is_lit)
    lit_side_draw (f, q, n, is_smooth, colour, alpha);
  if (ink <= 0)
    return;
  area_path (f, q, n, is_smooth);
  tw_brush_colour (b, b->theme->ink, alpha * ink * .8);
  tw_brush_width (b, INK_WIDTH, .5);
  cairo_stroke (b->cr);
}

static void
ellipse_points (const Frame *f, const float *n, double grow, TwPoint q[ROUND])
{
  static const float round_x[ROUND] = { 1,  .866F,  .5F,  0, -.5F, -.866F,
                                        -1, -.866F, -.5F, 0, .5F,  .866F };
  static const float round_y[ROUND] = { 0, .5F,  .866F,  1,  .866F,  .5F,
                                        0, -.5F, -.866F, -1, -.866F, -.5F };

  for (guint i = 0; i < ROUND; i++)
    q[i] =
        place (f, n[0] + n[2] * (float) grow * round_x[i], n[1] + n[3] * (float) grow * round_y[i]);
}

/* Two rings of colour, so that the rim is soft. */
static void
wash_draw (const Frame *f, const float *n, TwRgb colour, double alpha)
{
  guint n_rings = f->brush->size >= TW_SCENE_FINE && f->lit_from < LIT_FROM_IN_FILE ? 3 : 2;
  TwPoint q[ROUND];

  for (guint i = 0; i < n_rings; i++)
    {
      ellipse_points (f, n, 1.12 - .14 * i, q);
      /* Uneven, and each ring in its own way. */
      for (guint k = 0; k < ROUND; k++)
        q[k] = point_mix (q[k], place (f, n[0], n[1]), ((k * 5 + i * 3) % 7) * .022);
      smooth_path (f->brush->cr, q, ROUND, TRUE);
      tw_brush_colour (f->brush, colour, alpha * (n_rings == 3 ? .34 : .46));
      cairo_fill (f->brush->cr);
    }
}

/* From the foot away from the light. */
static void
shade_draw (const Frame *f, const float *n, double alpha)
{
  const TwBrush *b = f->brush;
  TwPoint foot = place (f, n[0], n[1]), away = point_scale (b->light, -1), q[6];
  double w = (double) n[2] * f->size / 2, l = (double) n[3] * f->size * .55;
  TwPoint side = point_scale (point_right (away), w * .55),
          end = point_add (foot, point_scale (away, l));

  if (tw_theme_is_outline (b->theme))
    return;
  q[0] = point_sub (foot, point_scale (away, w * .6));
  q[1] = point_add (foot, side);
  q[2] = point_add (end, point_scale (side, .75));
  q[3] = point_add (end, point_scale (away, w * .6));
  q[4] = point_sub (end, point_scale (side, .75));
  q[5] = point_sub (foot, side);
  smooth_path (b->cr, q, G_N_ELEMENTS (q), TRUE);
  tw_brush_colour (b, b->theme->shadow, alpha * .3);
  cairo_fill (b->cr);
}

static void
line_draw (const Frame *f, const TwSceneOp *op, const float *n, TwRgb colour, double alpha)
{
  const TwBrush *b = f->brush;
  TwPoint q[TW_SCENE_NUMBERS / 2];
  guint n_points = points_read (f, n + 1, op->n - 1, q);
  double width = (double) n[0] * f->size;

  if (extent (f, q, n_points) < LEAST_PIXELS)
    return;
  if (op->verb == TW_SCENE_CURVE)
    smooth_path (b->cr, q, n_points, FALSE);
  else
    straight_path (b->cr, q, n_points, FALSE);
  /* A line that would be a hair is drawn paler instead of thinner. */
  alpha *= CLAMP (.45 + width * b->size, 0, 1);
  tw_brush_colour (b, colour, alpha);
  tw_brush_width (b, width, .5);
  cairo_stroke (b->cr);
}

static void
area_draw (const Frame *f, const TwSceneOp *op, const float *n, TwRgb colour, double alpha)
{
  TwPoint q[TW_SCENE_NUMBERS / 2];
  guint n_points = ROUND;
  double across;

  if (op->verb == TW_SCENE_ELLIPSE)
    ellipse_points (f, n, 1, q);
  else
    n_points = points_read (f, n, op->n, q);
  across = extent (f, q, n_points);
  if (across < LEAST_PIXELS)
    return;
  fill_draw (f, op, q, n_points, op->verb != TW_SCENE_POLYGON && across >= INK_FROM, colour, across,
             alpha);
}

static void
tree_draw (const Frame *f, const TwSceneOp *op, const float *n, guint32 seed)
{
  TwTree tree = { .at = place (f, n[0], n[1]),
                  .r = (float) ((double) n[2] * f->size),
                  .is_fir = op->verb == TW_SCENE_FIR,
                  .seed = seed };

  tw_tree_draw (f->brush, &tree);
}

static void
roof_draw (const Frame *f, const float *n, TwRgb colour)
{
  double height = fabs ((double) n[5]);
  double a = atan2 (f->u.y, f->u.x) + (double) n[4] * G_PI / 180;

  tw_roof_draw (f->brush, place (f, n[0], n[1]), (double) n[2] * f->size, (double) n[3] * f->size,
                a, n[5] < 0 ? TW_ROOF_HIP : TW_ROOF_GABLE, colour, height * f->size);
}

static void draw (const Frame *f, guint from, guint to, guint32 seed);

static void
stamp_draw (const Frame *f, const TwSceneOp *op, const float *n, double alpha, guint32 seed)
{
  const TwSceneBook *book = tw_scene_book ();
  TwDice d = { seed };
  Frame inner = *f;
  double size = fabs ((double) n[2]), x = n[0], y = n[1];

  /* People and beasts wander, but their hats and tools stay on them. */
  for (guint i = 0; i < TW_SCENE_CLOTHS; i++)
    inner.clothes[i] = f->depth == 0 ? (guint8) tw_dice_int (&d, 250) : f->clothes[i];
  if (f->depth == 0)
    {
      x += tw_dice_in (&d, -WANDERS, WANDERS);
      y += tw_dice_in (&d, -WANDERS, WANDERS);
      size *= tw_dice_in (&d, 1 - GROWS, 1 + GROWS);
    }
  inner.at = place (f, (float) x, (float) y);
  inner.u = point_scale (f->u, n[2] < 0 ? -size : size);
  inner.v = point_scale (f->v, size);
  inner.size = f->size * size;
  inner.alpha = alpha;
  inner.depth++;
  if (inner.size * f->brush->size >= LEAST_PIXELS && inner.depth <= MAX_DEPTH)
    draw (&inner, book->stamp_first[op->which], book->stamp_first[op->which + 1], seed);
}

static void
op_draw (const Frame *f, const TwSceneOp *op, double alpha, guint32 seed)
{
  const float *n = &g_array_index (tw_scene_book ()->script.numbers, float, op->first);
  TwRgb colour = op->verb == TW_SCENE_SHADE || op->verb == TW_SCENE_TREE || op->verb == TW_SCENE_FIR
                         || op->verb == TW_SCENE_STAMP
                     ? 0
                     : tw_scene_colour (f->brush->theme, op->which, op->tint, f->clothes);

  switch (op->verb)
    {
    case TW_SCENE_WASH:
      wash_draw (f, n, colour, alpha);
      break;
    case TW_SCENE_SHADE:
      shade_draw (f, n, alpha);
      break;
    case TW_SCENE_POLYGON:
    case TW_SCENE_SHAPE:
    case TW_SCENE_ELLIPSE:
      area_draw (f, op, n, colour, alpha);
      break;
    case TW_SCENE_LINE:
    case TW_SCENE_CURVE:
      line_draw (f, op, n, colour, alpha);
      break;
    case TW_SCENE_TREE:
    case TW_SCENE_FIR:
      tree_draw (f, op, n, seed);
      break;
    case TW_SCENE_ROOF:
      roof_draw (f, n, colour);
      break;
    case TW_SCENE_CONE:
      tw_cone_draw (f->brush, place (f, n[0], n[1]), (double) n[2] * f->size, 8, colour);
      break;
    case TW_SCENE_STAMP:
      stamp_draw (f, op, n, alpha, seed);
      break;
    }
}

/* The dice of a statement do not depend on what the size leaves out. */
static void
draw (const Frame *f, guint from, guint to, guint32 seed)
{
  for (guint i = from; i < to; i++)
    {
      const TwSceneOp *op = &g_array_index (tw_scene_book ()->script.ops, TwSceneOp, i);
      TwDice d = { seed ^ (0x9e3779b9u * (i - from + 1)) };
      gboolean is_there = !op->is_loose || tw_dice (&d) < .66;
      double alpha = op->is_fine ? f->alpha * f->fine : f->alpha;

      if (is_there && alpha > 0)
        op_draw (f, op, alpha, d.state);
    }
}

static double
fade (double size, double from, double to)
{
  return CLAMP ((size - from) / (to - from), 0, 1);
}

static void
scene_draw (const TwBrush *b, guint index, TwPoint at, double r, TwPoint u, TwPoint v, guint32 seed)
{
  const TwSceneBook *book = tw_scene_book ();
  TwDice d = { seed };
  Frame frame = { .brush = b,
                  .at = at,
                  .u = point_scale (u, r),
                  .v = point_scale (v, r),
                  .size = r,
                  .alpha = 1,
                  .lit_from = cairo_surface_get_type (cairo_get_group_target (b->cr))
                                      == CAIRO_SURFACE_TYPE_IMAGE
                                  ? LIT_FROM
                                  : LIT_FROM_IN_FILE,
                  .fine = fade (b->size, TW_SCENE_FINE, TW_SCENE_DETAIL) };

  for (guint i = 0; i < TW_SCENE_CLOTHS; i++)
    frame.clothes[i] = (guint8) tw_dice_int (&d, 250);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  draw (&frame, book->scene_first[index], book->scene_first[index + 1], d.state);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_MITER);
}

void
tw_scene_draw (const TwBrush *b, guint index, TwPoint at, double r, double a, guint32 seed)
{
  TwPoint u = point_turn (point (1, 0), a);

  scene_draw (b, index, at, r, u, point_right (u), seed);
}

void
tw_scene_draw_upright (const TwBrush *b, guint index, TwPoint at, double r, guint32 seed)
{
  TwPoint u = point_turn (point (1, 0), -b->turn);

  scene_draw (b, index, at, r, seed >> 7 & 1 ? point_scale (u, -1) : u, point_right (u), seed);
}
