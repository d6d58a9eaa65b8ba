/* Houses past the rim: rows along it, then small ones in the gaps, as a neighbouring tile might
 * have them. */
#include "app/drawing/bleed-layout.h"

#define GAP         .0065
#define MAX_HOUSES  300
#define SMALL_TRIES 90
/* What a house keeps off a wall's foot, and off a bastion. */
#define WALL_APART    (TW_WALL_WIDTH + .009)
#define BASTION_APART (TW_BASTION_RADIUS + .004)

typedef struct
{
  TwTown *town;
  double reach;
  TwDice dice;
} Rows;

static TwPoint
along (const TwHouse *h)
{
  return point (cos (h->a), sin (h->a));
}

static double
extent (const TwHouse *h, TwPoint axis)
{
  TwPoint u = along (h);

  return fabs (point_dot (axis, u)) * h->w / 2
         + fabs (point_dot (axis, point_right (u))) * h->d / 2;
}

static gboolean
are_apart (const TwHouse *a, const TwHouse *b)
{
  TwPoint axes[4] = { along (a), point_right (along (a)), along (b), point_right (along (b)) };
  TwPoint d = point_sub (b->at, a->at);

  for (guint i = 0; i < 4; i++)
    if (fabs (point_dot (axes[i], d)) > extent (a, axes[i]) + extent (b, axes[i]) + GAP)
      return TRUE;
  return FALSE;
}

/* Whether the house may have a corner, or its middle, there. */
static gboolean
is_free (const Rows *rows, TwPoint p)
{
  const TwTown *town = rows->town;

  if (point_room (p) > -.0025 || !tw_line_encloses (&town->outline, p))
    return FALSE;
  for (guint w = 0; w < town->n_walls; w++)
    if (tw_line_distance (&town->walls[w].line, p, NULL, NULL) < WALL_APART)
      return FALSE;
  for (guint c = 0; c < 4; c++)
    if (!town->is_enclave && (town->joined >> c & 1)
        && point_distance (TW_CORNER[c], p) < BASTION_APART)
      return FALSE;
  return TRUE;
}

static gboolean
house_fits (const Rows *rows, const TwHouse *h)
{
  TwPoint u = point_scale (along (h), h->w / 2),
          v = point_right (point_scale (along (h), h->d / 2));

  if (!is_free (rows, h->at))
    return FALSE;
  for (int i = -1; i <= 1; i += 2)
    for (int k = -1; k <= 1; k += 2)
      if (!is_free (rows, point_add (h->at, point_add (point_scale (u, i), point_scale (v, k)))))
        return FALSE;
  for (guint i = 0; i < rows->town->n_houses; i++)
    if (point_distance (rows->town->houses[i].at, h->at) < .2
        && !are_apart (&rows->town->houses[i], h))
      return FALSE;
  return TRUE;
}

static void
rows_try (Rows *rows, TwHouse h)
{
  TwDice *d = &rows->dice;

  h.roof = (guint8) (h.w > .06 ? tw_dice_int (d, 2) : 0);
  h.hue = (guint8) tw_dice_int (d, 8);
  if (rows->town->n_houses < MAX_HOUSES && house_fits (rows, &h))
    rows->town->houses[rows->town->n_houses++] = h;
}

/* One row along edge @e, @deep past the rim. */
static void
row_lay (Rows *rows, guint e, double deep, double thick)
{
  TwDice *d = &rows->dice;
  double s = -rows->reach + tw_dice_in (d, -.04, 0);

  while (s < 1 + rows->reach)
    {
      double w = tw_dice_in (d, .046, .098), back = tw_dice_in (d, .74, 1) * thick;
      double aside = tw_dice_in (d, 0, thick - back), a = tw_dice_in (d, -.05, .05);
      TwPoint at = point_add (TW_CORNER[e], point_scale (TW_ALONG[e], s + w / 2));

      at = point_sub (at, point_scale (TW_INTO[e], deep + aside + back / 2));
      a += e & 1 ? G_PI / 2 : 0;
      rows_try (rows, (TwHouse){ .at = at, .w = (float) w, .d = (float) back, .a = (float) a });
      s += w + GAP + tw_dice_in (d, 0, .006);
    }
}

static void
gaps_fill (Rows *rows, guint e)
{
  TwDice *d = &rows->dice;

  for (guint i = 0; i < SMALL_TRIES; i++)
    {
      double s = tw_dice_in (d, -rows->reach, 1 + rows->reach);
      double deep = tw_dice_in (d, .015, rows->reach), w = tw_dice_in (d, .028, .05);
      double a = tw_dice_in (d, -.4, .4);
      TwPoint at = point_add (TW_CORNER[e], point_scale (TW_ALONG[e], s));

      at = point_sub (at, point_scale (TW_INTO[e], deep));
      rows_try (rows,
                (TwHouse){ .at = at, .w = (float) w, .d = (float) (w * .84), .a = (float) a });
    }
}

/* Whether any of the town lies past edge @e. */
static gboolean
passes (const TwTown *town, guint e)
{
  for (guint i = 0; i < town->outline.n; i++)
    if (point_dot (point_sub (town->outline.p[i], TW_CORNER[e]), TW_INTO[e]) < -1e-6)
      return TRUE;
  return FALSE;
}

void
tw_bleed_houses (TwTown *town, double reach, guint32 seed)
{
  Rows rows = { .town = town, .reach = reach, .dice = { seed } };

  town->houses = g_new (TwHouse, MAX_HOUSES);
  for (guint e = 0; e < 4; e++)
    for (double deep = .0045; deep < reach && passes (town, e);)
      {
        double thick = tw_dice_in (&rows.dice, .048, .066);

        row_lay (&rows, e, deep, thick);
        deep += thick + GAP;
      }
  for (guint e = 0; e < 4; e++)
    if (passes (town, e))
      gaps_fill (&rows, e);
}
