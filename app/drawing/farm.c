/* Little pictures without a rule: farms, stables, a water tower, highwaymen. */
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"
#include "app/drawing/trees.h"

static TwPoint
aside (TwPoint c, double x, double y, double a)
{
  return point_add (c, point_turn (point (x, y), a));
}

static void
yard_draw (const TwBrush *b, TwPoint c, double w, double h, double a, TwRgb ground)
{
  TwPoint q[30];

  tw_rounded (q, G_N_ELEMENTS (q), c, w, h, .4, a);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), ground, .9);
  tw_brush_ink (b, q, G_N_ELEMENTS (q), .0028, .45);
}

/* A fence of posts and rails round a yard, open on one side. */
static void
fence_draw (const TwBrush *b, TwPoint c, double w, double h, double a)
{
  TwPoint corners[4] = { aside (c, -w, -h, a), aside (c, w, -h, a), aside (c, w, h, a),
                         aside (c, -w, h, a) };
  TwPoint rails[6] = { corners[0], corners[1], corners[1], corners[2], corners[2], corners[3] };

  tw_brush_segments (b, rails, 3, .0085, .9, b->theme->ink, .8);
  tw_brush_segments (b, rails, 3, .0042, .5, 0xb98a55, 1);
  for (guint i = 0; i < 3; i++)
    for (guint k = 0; k < 4; k++)
      tw_brush_disc (b, point_mix (rails[2 * i], rails[2 * i + 1], k / 3.), .0052, 0x5f4024, 1);
}

/* A small beast from above: body, head, two ears or horns. */
static void
beast_draw (const TwBrush *b, TwPoint p, double size, double a, TwRgb body, TwRgb head)
{
  TwPoint u = point (cos (a), sin (a)), v = point_right (u), q[20];
  TwPoint face = point_add (p, point_scale (u, size * 1.15));

  tw_rounded (q, G_N_ELEMENTS (q), p, size, size * .62, .8, a);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), size * .7, .35);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), body, 1);
  tw_brush_ink (b, q, G_N_ELEMENTS (q), .0026, .8);
  for (int s = -1; s <= 1; s += 2)
    tw_brush_disc (b, point_add (face, point_scale (v, s * size * .34)), size * .18, head, 1);
  tw_brush_disc (b, face, size * .38, head, 1);
}

static void
farmhouse_draw (const TwBrush *b, TwPoint c, double a)
{
  yard_draw (b, c, .078, .064, a, tw_rgb_mix (b->theme->ground, b->theme->grass_warm, .4));
  tw_cottage_draw (b, aside (c, -.012, -.022, a), .088, a, 1);
  tw_cottage_draw (b, aside (c, .042, .024, a), .052, a + G_PI / 2, 5);
  tw_brush_disc (b, aside (c, -.030, .034, a), .011, b->theme->wheat, 1);
  tw_brush_ring (b, aside (c, -.030, .034, a), .011, .0028, b->theme->ink, .7);
}

/* A long byre with cows before it. */
static void
cowshed_draw (const TwBrush *b, TwPoint c, double a)
{
  static const TwRgb hides[] = { 0x7a4a2e, 0xf2ece0, 0x4a3a34 };

  yard_draw (b, c, .080, .066, a, tw_rgb_mix (b->theme->grass_warm, b->theme->ground, .35));
  fence_draw (b, c, .074, .060, a);
  tw_roof_draw (b, aside (c, 0, -.034, a), .118, .046, a, TW_ROOF_HIP, 0x8a6a48, .018);
  for (guint i = 0; i < 3; i++)
    beast_draw (b, aside (c, -.042 + .042 * i, .024 + (i & 1 ? .016 : 0), a), .0135,
                a + .7 + i * 1.9, hides[i], hides[(i + 2) % 3]);
}

/* A low sty, a muddy pool and pink pigs. */
static void
pigsty_draw (const TwBrush *b, TwPoint c, double a)
{
  TwPoint mud[20];

  yard_draw (b, c, .072, .060, a, 0xa98a5e);
  fence_draw (b, c, .066, .054, a);
  tw_rounded (mud, G_N_ELEMENTS (mud), aside (c, .022, .014, a), .036, .026, .9, a);
  tw_brush_fill (b, mud, G_N_ELEMENTS (mud), 0x6f5336, .85);
  tw_roof_draw (b, aside (c, -.030, -.026, a), .056, .040, a, TW_ROOF_GABLE, 0x9c7a4c, .012);
  for (guint i = 0; i < 3; i++)
    beast_draw (b, aside (c, i == 0 ? -.034 : .008 + .030 * (i - 1.), i == 0 ? .026 : .012, a),
                .0115, a + i * 2.3, 0xe8a49a, 0xd98478);
}

/* Wooden, or it would look like a stray city tower. */
static void
water_tower_draw (const TwBrush *b, TwPoint c, double a)
{
  TwPoint posts[4] = { aside (c, -.036, -.036, a), aside (c, .036, .036, a),
                       aside (c, .036, -.036, a), aside (c, -.036, .036, a) };

  tw_brush_segments (b, posts, 2, .011, .8, 0x5f4024, 1);
  tw_brush_shadow_disc (b, c, .030, .065, .42);
  tw_brush_disc (b, c, .034, 0x8a6238, 1);
  tw_brush_ring (b, c, .034, .0045, b->theme->ink, .9);
  tw_brush_ring (b, c, .030, .003, 0x5f4024, .8);
  tw_cone_draw (b, c, .027, 10, b->theme->wheat);
}

/* A stable with a manger and grey donkeys. */
static void
donkey_stable_draw (const TwBrush *b, TwPoint c, double a)
{
  TwPoint manger[2] = { aside (c, -.022, .050, a), aside (c, .032, .050, a) };

  yard_draw (b, c, .078, .066, a, tw_rgb_mix (b->theme->wheat, b->theme->grass_warm, .45));
  tw_roof_draw (b, aside (c, -.004, -.028, a), .096, .056, a, TW_ROOF_GABLE, 0xb48a54, .018);
  tw_brush_segments (b, manger, 1, .013, 1, b->theme->ink, .85);
  tw_brush_segments (b, manger, 1, .008, .6, b->theme->wheat, 1);
  beast_draw (b, aside (c, -.016, .024, a), .0145, a + 1.3, 0x9a938c, 0x6e6862);
  beast_draw (b, aside (c, .028, .022, a), .0145, a + 1.8, 0x857d76, 0x5c5650);
}

/* Three hooded men round a fire under the trees. */
static void
highwaymen_draw (const TwBrush *b, TwPoint c, double a, TwDice *d)
{
  static const TwRgb cloaks[] = { 0x4a2f26, 0x2f3a2e, 0x5a3a4a };

  for (guint i = 0; i < 4; i++)
    {
      double turn = a + .5 + i * 1.6;
      TwTree tree = { .at = point_add (c, point (.058 * cos (turn), .058 * sin (turn))),
                      .r = (float) tw_dice_in (d, .018, .024),
                      .is_fir = TRUE,
                      .seed = tw_dice_int (d, G_MAXINT) };

      tw_tree_draw (b, &tree);
    }
  tw_brush_disc (b, c, .020, 0x6f5a40, .8);
  tw_brush_disc (b, c, .010, 0xd8622c, 1);
  tw_brush_disc (b, c, .0055, 0xf6c945, 1);
  for (guint i = 0; i < 3; i++)
    {
      double turn = a + i * 2.1;
      TwPoint p = point_add (c, point (.031 * cos (turn), .031 * sin (turn)));

      tw_brush_shadow_disc (b, p, .0125, .016, .4);
      tw_brush_disc (b, p, .0145, cloaks[i], 1);
      tw_brush_ring (b, p, .0145, .0032, b->theme->ink, .9);
      tw_brush_disc (b, point_mix (p, c, .18), .0065, 0xe0b68c, 1);
      tw_brush_disc (b, point_mix (p, c, -.05), .0072, tw_rgb_mix (cloaks[i], 0x000000, .3), 1);
    }
}

void
tw_farm_draw (const TwBrush *b, const TwPlace *place)
{
  TwDice d = { b->seed ^ 0xfa };
  double a = tw_dice_in (&d, -.4, .4);

  if (g_str_equal (place->detail, "cowshed"))
    cowshed_draw (b, place->at, a);
  else if (g_str_equal (place->detail, "pigsty"))
    pigsty_draw (b, place->at, a);
  else if (g_str_equal (place->detail, "water-tower"))
    water_tower_draw (b, place->at, a);
  else if (g_str_equal (place->detail, "donkey-stable"))
    donkey_stable_draw (b, place->at, a);
  else if (g_str_equal (place->detail, "highwaymen"))
    highwaymen_draw (b, place->at, a, &d);
  else
    farmhouse_draw (b, place->at, a);
}
