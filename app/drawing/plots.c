/* Crops: a few uneven plots that share their borders, paler than life where the picture is small,
 * so that they are never louder than roads and walls. */
#include "app/drawing/layers.h"

#include "app/drawing/detail.h"
#include "app/drawing/trees.h"

#define COLUMNS    2
#define MAX_ROWS   3
#define MAX_LINES  40
#define MAX_BUSHES 12
/* How far a corner strays, as a part of a plot, and a border from being straight. */
#define STRAY .11
/* How much of the crop's own colour a plot has in small pictures, and in painted ones. */
#define FAINT .52
#define FULL  .80
/* From how many pixels on the rows can be seen. */
#define ROWS_FROM 100.

typedef struct
{
  guint n_rows;
  TwPoint corners[MAX_ROWS + 1][COLUMNS + 1];
} Group;

static void
group_init (Group *group, const TwPlot *plot, TwDice *d)
{
  double rx = plot->r * .84, ry = plot->r * tw_dice_in (d, .62, .72);

  group->n_rows = plot->r > .12 ? 3 : 2;
  for (guint j = 0; j <= group->n_rows; j++)
    for (guint i = 0; i <= COLUMNS; i++)
      {
        double x = -1 + 2. * i / COLUMNS + tw_dice_in (d, -STRAY, STRAY);
        double y = -1 + 2. * j / group->n_rows + tw_dice_in (d, -STRAY, STRAY);

        group->corners[j][i] = point_add (plot->at, point_turn (point (rx * x, ry * y), plot->a));
      }
}

static void
rows_draw (const TwBrush *b,
           const TwPoint q[4],
           double gap,
           double width,
           TwRgb colour,
           double alpha)
{
  double deep = point_distance (q[0], q[3]);
  guint n = MIN ((guint) (deep / gap), MAX_LINES);
  TwPoint ends[2 * MAX_LINES];

  for (guint i = 0; i < n; i++)
    {
      double t = (i + .5) / n;
      TwPoint from = point_mix (q[0], q[3], t), to = point_mix (q[1], q[2], t);

      ends[2 * i] = point_mix (from, to, .03);
      ends[2 * i + 1] = point_mix (from, to, .97);
    }
  tw_brush_segments (b, ends, n, width, .3, colour, alpha);
}

static void
field_draw (const TwBrush *b, const TwPoint q[4], guint kind, double alpha)
{
  const TwTheme *t = b->theme;
  /* What grows there: the ground, and the lines on it. */
  const struct
  {
    TwRgb base, mark;
    double gap, width;
  } crops[TW_N_CROPS] = {
    [TW_CROP_PLOUGHED] = { t->plough, t->plough_line, .0125, .0030 },
    [TW_CROP_WHEAT] = { t->wheat, t->plough_line, .0105, .0024 },
    [TW_CROP_BUSHES] = { tw_rgb_mix (t->grass_cool, t->tree, .25), t->tree, .0150, .0070 },
    [TW_CROP_HAY] = { tw_rgb_mix (t->grass_light, t->wheat, .30), t->grass_dark, .0160, .0024 },
  }, *crop = &crops[kind];
  double paint = tw_detail_paint (b);
  double rows = tw_detail_past (b->size, ROWS_FROM) * (.30 + .25 * paint);

  tw_brush_fill (b, q, 4, tw_rgb_mix (t->grass, crop->base, FAINT + (FULL - FAINT) * paint), alpha);
  if (rows <= 0)
    return;
  if (kind == TW_CROP_BUSHES && paint >= 1)
    cairo_set_dash (b->cr, (double[]){ .007, .004 }, 2, 0);
  rows_draw (b, q, crop->gap, crop->width, crop->mark, rows * alpha);
  cairo_set_dash (b->cr, NULL, 0, 0);
}

/* Bushes along a border that two plots share; they touch, so they are told apart by rank. */
static void
hedge_draw (TwBrush *b, TwPoint from, TwPoint to, TwDice *d)
{
  guint n = MIN ((guint) (point_distance (from, to) / .016), MAX_BUSHES), n_bushes = 0;
  TwTree bushes[MAX_BUSHES];

  for (guint i = 0; i < n; i++)
    {
      double r = tw_dice_in (d, .008, .013) * tw_detail_paint (b), dx = tw_dice_in (d, -.004, .004);
      TwPoint q = point_add (point_mix (from, to, (i + .5) / n), point (dx, -dx));

      if (tw_dice (d) < .75)
        bushes[n_bushes++] = (TwTree){
          .at = q, .r = (float) r, .rank = (guint8) (i & 1), .seed = tw_dice_int (d, G_MAXINT)
        };
    }
  tw_trees_draw (b, bushes, n_bushes, FALSE);
}

static void
plot_draw (TwBrush *b, const TwPlot *plot, TwDice d, double alpha)
{
  Group g;
  guint kind = plot->kind, fallow, row;

  group_init (&g, plot, &d);
  /* One of the corners is grass, so that no two groups have one shape. */
  fallow = tw_dice_int (&d, 2 * COLUMNS);
  for (guint j = 0; j < g.n_rows; j++)
    for (guint i = 0; i < COLUMNS; i++, kind += 1 + tw_dice_int (&d, 2))
      {
        TwPoint q[4] = { g.corners[j][i], g.corners[j][i + 1], g.corners[j + 1][i + 1],
                         g.corners[j + 1][i] };
        TwPoint across[4] = { q[1], q[2], q[3], q[0] };
        gboolean turned = tw_dice (&d) < .4;

        if (i == fallow % COLUMNS && j == (fallow < COLUMNS ? 0 : g.n_rows - 1))
          continue;
        field_draw (b, turned ? across : q, kind % TW_N_CROPS, alpha);
      }
  row = 1 + tw_dice_int (&d, g.n_rows - 1);
  if (tw_detail_paint (b) > 0)
    for (guint i = 0; i < COLUMNS; i++)
      if (i == 0 || plot->r > .14)
        hedge_draw (b, g.corners[row][i], g.corners[row][i + 1], &d);
}

void
tw_plots_draw (TwBrush *b, const TwTileLayout *l)
{
  double alpha = 1 - tw_detail_map (b);

  for (guint k = 0; k < l->n_plots && alpha > 0; k++)
    plot_draw (b, &l->plots[k], (TwDice){ l->seed ^ (0x7f4a7c15u + k) }, alpha);
}
