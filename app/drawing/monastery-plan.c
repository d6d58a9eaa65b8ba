/* Six monasteries. */
#include "app/drawing/monastery-plan.h"

#include "app/drawing/spots.h"

/* From a monk to the cross at least, in tile edges. */
#define MONK_APART .13

static const TwMonasteryPlan plans[] = {
  /* The church in the north, the cloister in its shade. */
  { .church = { { -.02, -.40 }, .88 },
    .hue = 2,
    .court = { { -.08, .42 }, .34 },
    .beds = { { .83, .30, .22, .22 }, { .83, .60, .22, .22 }, { .83, -.26, .22, .30 } },
    .trees = { { .82, -.68, .15, FALSE }, { -.82, .34, .11, TRUE }, { -.82, .62, .13, TRUE } },
    .paths = { { -.86, .02 }, { .86, .02 }, { .60, -.8 }, { .60, .82 } } },
  /* The church in the south, an orchard in the north-west. */
  { .church = { { -.02, .48 }, .86 },
    .hue = 0,
    .court = { { .36, -.38 }, .30 },
    .wings = { { -.32, -.06, .56, .24 } },
    .beds = { { .82, .30, .20, .34 } },
    .trees = { { -.74, -.72, .16, FALSE },
               { -.36, -.72, .15, FALSE },
               { -.72, -.36, .15, FALSE },
               { -.34, -.38, .14, FALSE } },
    .paths = { { -.86, .16 }, { .86, .16 }, { -.16, -.86 }, { -.16, .16 } } },
  /* The church in the east, its tower to the north. */
  { .church = { { .46, .06 }, .80 },
    .turns = 1,
    .hue = 7,
    .court = { { -.36, .34 }, .32 },
    .wings = { { -.42, -.36, .72, .26 } },
    .beds = { { -.62, -.74, .30, .20 }, { -.24, -.74, .30, .20 } },
    .trees = { { .80, -.76, .13, TRUE }, { .82, .74, .15, FALSE } },
    .paths = { { .08, -.86 }, { .08, .86 }, { -.86, -.10 }, { .2, -.10 } } },
  /* The church in the west, its tower to the south. */
  { .church = { { -.46, -.08 }, .80 },
    .turns = 3,
    .hue = 6,
    .court = { { .36, -.34 }, .32 },
    .wings = { { .72, .40, .26, .60 }, { .34, .72, .40, .24 } },
    .beds = { { .30, .36, .26, .26 } },
    .trees = { { -.80, .72, .14, FALSE }, { -.80, -.76, .12, TRUE }, { -.12, .78, .12, FALSE } },
    .paths = { { -.06, -.86 }, { -.06, .86 }, { -.06, .12 }, { .86, .12 } } },
  /* A charterhouse: each monk has a cell and a garden of his own. */
  { .church = { { -.02, -.50 }, .82 },
    .hue = 1,
    .wings = { { -.66, .72, .26, .24 },
               { -.22, .72, .26, .24 },
               { .22, .72, .26, .24 },
               { .66, .72, .26, .24 },
               { .74, .16, .24, .26 },
               { -.74, .16, .24, .26 } },
    .beds = { { -.66, .46, .24, .18 },
              { -.22, .46, .24, .18 },
              { .22, .46, .24, .18 },
              { .66, .46, .24, .18 } },
    .trees = { { .82, -.76, .13, TRUE }, { .36, .14, .12, FALSE }, { -.36, .14, .12, FALSE } },
    .paths = { { -.86, .32 }, { .86, .32 }, { 0, -.1 }, { 0, .32 } } },
  /* The church in the middle, barns and a herb garden round it. */
  { .church = { { -.02, -.04 }, .86 },
    .hue = 5,
    .wings = { { -.34, -.74, .90, .26 }, { .72, -.52, .26, .50 }, { .40, .74, .80, .26 } },
    .beds = { { -.68, .52, .28, .24 }, { -.68, .80, .28, .20 }, { -.30, .66, .26, .40 } },
    .trees = { { .30, -.56, .12, FALSE }, { .84, .34, .12, TRUE } },
    .paths = { { -.86, .34 }, { .86, .34 }, { .40, -.86 }, { .40, .34 } } },
};

TwPoint
tw_monastery_at (const TwMonasteryLook *look, const TwPlace *place, double x, double y)
{
  return point_add (place->at, point (look->side * x * place->r, y * place->r));
}

double
tw_monastery_church_angle (const TwMonasteryLook *look)
{
  guint turns = look->side < 0 && look->plan->turns % 2 == 0 ? 2 : look->plan->turns;

  return turns * G_PI / 2;
}

TwPoint
tw_monastery_cross (const TwMonasteryLook *look, const TwPlace *place)
{
  double r = look->plan->church.r * place->r;
  TwPoint church = tw_monastery_at (look, place, look->plan->church.at.x, look->plan->church.at.y);

  return point_add (church, point_turn (point (-r * .84, 0), tw_monastery_church_angle (look)));
}

/* A monk does not stand before the cross, by which a monastery is known. */
TwMonasteryLook
tw_monastery_look (const TwTileLayout *l, const TwPlace *place)
{
  TwMonasteryLook open[2 * G_N_ELEMENTS (plans)], best = { &plans[0], 1 };
  TwPoint monk = point (9, 9);
  double most = 0;
  guint n = 0;

  if (place->segment >= 0)
    tw_tile_layout_spot (l, TW_PART_SEGMENT, (guint) place->segment, &monk.x, &monk.y);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    {
      TwMonasteryLook look = { &plans[i % G_N_ELEMENTS (plans)],
                               i < G_N_ELEMENTS (plans) ? 1 : -1 };
      double apart = point_distance (tw_monastery_cross (&look, place), monk);

      if (apart > MONK_APART)
        open[n++] = look;
      if (apart > most)
        {
          most = apart;
          best = look;
        }
    }
  return n > 0 ? open[(l->looks + (guint32) (place - l->places)) % n] : best;
}
