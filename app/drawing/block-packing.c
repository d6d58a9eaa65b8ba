/* The same town for small pictures: a few roofs, each of which stands for many houses, on much bare
 * ground. */
#include "app/drawing/town-layout.h"

/* What lies between two roofs, and between a roof and the wall. Half of it lies at the rim. */
#define STREET .032
/* As many roofs on a tile that is all town. */
#define MOST_ROOFS 7
#define LEAST      2
#define N_SIDES    8
/* By how much a roof grows at a time, and the longest side of one. */
#define GROWTH   .02
#define BROADEST .38

typedef struct
{
  const TwSurvey *survey;
  TwTown *town;
  guint index;
  const TwDisc *claims;
  guint n_claims;
} Site;

static TwPoint
along (const TwHouse *h)
{
  return point (cos (h->a), sin (h->a));
}

/* All roofs of a town lie in one direction, or across. */
static gboolean
is_apart (const TwHouse *a, const TwHouse *b)
{
  TwPoint u = along (a), v = point_right (u), d = point_sub (b->at, a->at), w = along (b);
  double turned = fabs (point_dot (u, w)), across = fabs (point_dot (v, w));
  double bw = b->w * turned + b->d * across, bd = b->w * across + b->d * turned;

  return fabs (point_dot (u, d)) > (a->w + bw) / 2 + STREET
         || fabs (point_dot (v, d)) > (a->d + bd) / 2 + STREET;
}

static gboolean
is_clear_of_disc (const TwHouse *h, TwDisc disc)
{
  TwPoint u = along (h), d = point_sub (disc.at, h->at);
  double x = MAX (fabs (point_dot (u, d)) - h->w / 2, 0);
  double y = MAX (fabs (point_dot (point_right (u), d)) - h->d / 2, 0);

  return x * x + y * y > disc.r * disc.r;
}

static gboolean
fits (const Site *s, const TwHouse *h, guint own)
{
  TwPoint u = along (h), v = point_right (u);

  for (int j = -N_SIDES / 2; j <= N_SIDES / 2; j++)
    for (int i = -N_SIDES / 2; i <= N_SIDES / 2; i++)
      {
        TwPoint at = point_add (h->at, point_add (point_scale (u, i * h->w / N_SIDES),
                                                  point_scale (v, j * h->d / N_SIDES)));

        if (point_room (at) < STREET / 2 || tw_survey_town (s->survey, at) != (int) s->index
            || tw_survey_wall (s->survey, at) < TW_WALL_WIDTH + STREET)
          return FALSE;
        for (guint k = 0; k < s->town->n_streets; k++)
          if (tw_line_distance (&s->town->streets[k], at, NULL, NULL) < STREET)
            return FALSE;
      }
  for (guint c = 0; c < 4; c++)
    if ((s->town->joined >> c & 1)
        && !is_clear_of_disc (h, (TwDisc){ TW_CORNER[c], TW_BASTION_RADIUS }))
      return FALSE;
  for (guint i = 0; i < s->n_claims; i++)
    if (!is_clear_of_disc (h, s->claims[i]))
      return FALSE;
  for (guint i = 0; i < s->town->n_blocks; i++)
    if (i != own && !is_apart (&s->town->blocks[i], h))
      return FALSE;
  return TRUE;
}

/* Each roof reaches for what is free round it, a little at a time, so that none takes it all. */
static void
grow (const Site *s)
{
  gboolean any = TRUE;

  while (any)
    {
      any = FALSE;
      for (guint i = 0; i < s->town->n_blocks; i++)
        for (guint side = 0; side < 4; side++)
          {
            TwHouse h = s->town->blocks[i];
            TwPoint u = side & 1 ? point_right (along (&h)) : along (&h);
            float *length = side & 1 ? &h.d : &h.w;

            *length += (float) GROWTH;
            h.at = point_add (h.at, point_scale (u, side & 2 ? GROWTH / 2 : -GROWTH / 2));
            if (*length > BROADEST || !fits (s, &h, i))
              continue;
            s->town->blocks[i] = h;
            any = TRUE;
          }
    }
}

void
tw_block_packing (TwTileLayout *layout,
                  const TwSurvey *survey,
                  guint index,
                  const TwDisc *claims,
                  guint n_claims)
{
  static const struct
  {
    double w, d;
    guint tries;
  } passes[] = { { .26, .19, 60 }, { .20, .15, 120 }, { .15, .11, 300 }, { .10, .07, 500 } };
  TwTown *town = &layout->towns[index];
  Site site = { survey, town, index, claims, n_claims };
  TwDice d = { layout->shape_seed ^ (0x51ed270bu * (index + 1)) };
  double direction = tw_dice_in (&d, -.25, .25);
  guint most = CLAMP ((guint) (MOST_ROOFS * tw_line_area (&town->outline) + .5), LEAST,
                      G_N_ELEMENTS (town->blocks));

  for (guint k = 0; k < G_N_ELEMENTS (passes); k++)
    for (guint i = 0; i < passes[k].tries && town->n_blocks < most; i++)
      {
        double x = tw_dice (&d), y = tw_dice (&d), turn = tw_dice (&d);
        TwHouse h = { .at = point (x, y),
                      .w = (float) (passes[k].w * tw_dice_in (&d, .9, 1.1)),
                      .d = (float) (passes[k].d * tw_dice_in (&d, .9, 1.1)),
                      .a = (float) (direction + (turn < .5 ? G_PI / 2 : 0)),
                      .roof = turn > .2 && turn < .8 };

        h.hue = (guint8) tw_dice_int (&d, 8);
        if (fits (&site, &h, town->n_blocks))
          town->blocks[town->n_blocks++] = h;
      }
  grow (&site);
}
