/* A village stops every road: an uneven cobbled place, houses close around it in the
 * angles between the roads, small gardens behind them. */
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"
#include "app/drawing/scene-book.h"
#include "app/drawing/scene.h"
#include "app/drawing/trees.h"

#define MAX_ROADS  12
#define MAX_HOUSES 6

typedef struct
{
  TwPoint at;
  double w, turn;
  guint hue;
} Cottage;

static int
compare_angles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static guint
road_angles (const TwTileLayout *l, const TwPlace *place, double angles[MAX_ROADS])
{
  guint n = 0;

  for (guint i = 0; i < l->n_ways && n < MAX_ROADS; i++)
    if (l->ways[i].place == place - l->places)
      {
        const TwLine *line = &l->ways[i].line;
        gboolean ends_here = point_distance (line->p[line->n - 1], place->at)
                             < point_distance (line->p[0], place->at);
        TwPoint e = point_sub (tw_line_at (line, ends_here ? .35 : .65, NULL), place->at);

        angles[n++] = atan2 (e.y, e.x);
      }
  qsort (angles, n, sizeof *angles, compare_angles);
  return n;
}

static double
room_at (const TwTileLayout *l, TwPoint p)
{
  double clear = 9;

  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls; w++)
      clear = MIN (clear, tw_line_encloses (&l->towns[i].outline, p)
                              ? -1
                              : tw_line_distance (&l->towns[i].walls[w].line, p, NULL, NULL));
  for (guint i = 0; i < l->n_ways; i++)
    clear =
        MIN (clear, tw_line_distance (&l->ways[i].line, p, NULL, NULL)
                        - (l->ways[i].kind == TW_KIND_RIVER ? TW_RIVER_WIDTH : TW_ROAD_WIDTH) / 2);
  return clear;
}

/* Houses stand in the angle from @from to @to, smaller ones where it is tight. */
static guint
place_houses (const TwTileLayout *l,
              const TwPlace *place,
              double from,
              double to,
              gboolean crowded,
              TwDice *d,
              Cottage *out,
              guint max)
{
  static const double widths[] = { .112, .094, .076, .060 };
  guint m = to - from > 2.6 ? (to - from > 5 ? 4 : 2) : 1, n = 0;

  for (guint k = 0; k < m && n < max; k++)
    for (guint size = 0; size < G_N_ELEMENTS (widths); size++)
      {
        double t = from + (to - from) * (k + 1) / (m + 1) + tw_dice_in (d, -.06, .06);
        double w = widths[size] * tw_dice_in (d, .95, 1.06);
        double far = place->r + w * .30 + (m == 1 && crowded ? .034 : .022);
        TwPoint p = point_add (place->at, point (far * cos (t), far * sin (t)));

        if (room_at (l, p) < w * .42)
          continue;
        out[n++] = (Cottage){ p, w, t, tw_dice_int (d, 8) };
        break;
      }
  return n;
}

static void
cobbles_draw (const TwBrush *b, const TwLine *outline, TwPoint c, double r)
{
  TwDice d = { b->seed ^ 0xc0bb1e };

  for (guint k = 0; k < 90; k++)
    {
      double x = tw_dice_in (&d, -1.1, 1.1) * r, y = tw_dice_in (&d, -1.1, 1.1) * r;
      double size = tw_dice_in (&d, .0042, .0072);
      TwPoint p = point_add (c, point (x, y));

      if (tw_line_encloses (outline, p) && tw_line_distance (outline, p, NULL, NULL) >= .006)
        tw_brush_disc (b, p, size, tw_rgb_tint (b->theme->cobble, k % 3 ? .4 : -.16), .85);
    }
}

static void
square_draw (const TwBrush *b, TwPoint c, double r, TwDice *d)
{
  const TwTheme *theme = b->theme;
  g_auto (TwLine) outline = { 0 };

  tw_line_blob (&outline, c, r, r * .94, .11, d);
  tw_brush_path (b, &outline, TRUE);
  tw_brush_colour (b, theme->verge, .6);
  cairo_set_line_width (b->cr, .046);
  cairo_stroke_preserve (b->cr);
  tw_brush_colour (b, theme->road_edge, 1);
  cairo_set_line_width (b->cr, .018);
  cairo_stroke_preserve (b->cr);
  tw_brush_colour (b, theme->cobble, 1);
  cairo_fill (b->cr);
  if (b->size >= TW_DETAIL_FROM)
    cobbles_draw (b, &outline, c, r);
  tw_brush_path (b, &outline, TRUE);
  tw_brush_colour (b, theme->ink, .55);
  tw_brush_width (b, .0045, .6);
  cairo_stroke (b->cr);
}

/* A village is one of four: what stands in its middle, and how it is roofed. */
typedef struct
{
  const char *scene; /* NULL for a well */
  guint hues[2];     /* both 0 for any */
} Village;

static const Village villages[] = {
  { NULL, { 0, 0 } },
  { "village-lime", { 7, 5 } },
  { "village-pond", { 6, 3 } },
  { "village-fountain", { 1, 4 } },
};

static const Village *
village_of (const TwTileLayout *l)
{
  return &villages[l->looks % G_N_ELEMENTS (villages)];
}

static void
well_draw (const TwBrush *b, TwPoint at)
{
  tw_brush_shadow_disc (b, at, .021, .014, .4);
  tw_brush_disc (b, at, .023, b->theme->stone_light, 1);
  tw_brush_disc (b, at, .013, b->theme->water_deep, 1);
  tw_brush_ring (b, at, .023, .0045, b->theme->ink, .85);
  tw_brush_ring (b, at, .013, .003, b->theme->ink, .7);
}

/* Roads run up to a thicket instead: a grassy island with trees close together. */
static void
thicket_draw (const TwBrush *b, const TwPlace *place, TwDice *d)
{
  g_auto (TwLine) island = { 0 };
  TwTree trees[9];
  guint n = 0;

  tw_line_blob (&island, place->at, place->r * 1.12, place->r * 1.05, .1, d);
  tw_brush_path (b, &island, TRUE);
  tw_brush_colour (b, b->theme->verge, 1);
  cairo_fill_preserve (b->cr);
  tw_brush_colour (b, b->theme->road_edge, .7);
  tw_brush_width (b, .008, .6);
  cairo_stroke (b->cr);
  for (guint ring = 0; ring < 2; ring++)
    for (guint k = 0; k < (ring == 0 ? 6 : 3); k++)
      {
        double angle = 2 * G_PI * k / (ring == 0 ? 6 : 3) + tw_dice_in (d, -.2, .2) + ring;
        double far = place->r * (ring == 0 ? .72 : .26);

        trees[n++] =
            (TwTree){ .at = point_add (place->at, point (far * cos (angle), far * sin (angle))),
                      .r = (float) (place->r * tw_dice_in (d, .3, .4)),
                      .is_fir = FALSE,
                      .seed = tw_dice_int (d, G_MAXINT) };
      }
  for (guint i = 0; i < n; i++)
    tw_tree_draw (b, &trees[i]);
}

void
tw_village_draw (const TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  TwDice d = { b->seed ^ (0x5eedu + (guint32) (place - l->places)) };
  double angles[MAX_ROADS];
  guint n_roads = road_angles (l, place, angles), n = 0;
  Cottage houses[MAX_HOUSES];
  const Village *village = village_of (l);
  TwPoint well;

  if (place->is_thicket)
    {
      thicket_draw (b, place, &d);
      return;
    }
  square_draw (b, place->at, place->r, &d);
  if (place->is_bare)
    return;
  for (guint i = 0; i < MAX (n_roads, 1) && n < MAX_HOUSES; i++)
    {
      double from = n_roads > 0 ? angles[i] : 0;
      double to =
          n_roads > 1 && i + 1 < n_roads ? angles[i + 1] : (n_roads > 0 ? angles[0] : 0) + 2 * G_PI;

      n += place_houses (l, place, from, to, n_roads > 3, &d, houses + n, MAX_HOUSES - n);
    }
  for (guint i = 0; i < n; i++)
    {
      TwPoint u = point (cos (houses[i].turn), sin (houses[i].turn)), v = point_right (u);
      TwPoint behind = point_add (houses[i].at, point_scale (u, houses[i].w * .50));

      for (int k = -1; k <= 1; k++)
        {
          double aside = (k * .36 + tw_dice_in (&d, -.08, .08)) * houses[i].w;
          double r = tw_dice_in (&d, .012, .019);
          TwTree bush = { .at = point_add (behind, point_scale (v, aside)),
                          .r = (float) r,
                          .is_fir = FALSE,
                          .seed = tw_dice_int (&d, G_MAXINT) };

          if (tw_dice (&d) < .75 && room_at (l, bush.at) > r && point_room (bush.at) > .03)
            tw_tree_draw (b, &bush);
        }
    }
  for (guint i = 0; i < n; i++)
    tw_cottage_draw (b, houses[i].at, houses[i].w,
                     houses[i].turn + G_PI / 2 + tw_dice_in (&d, -.13, .13),
                     village->hues[0] > 0 ? village->hues[houses[i].hue & 1] : houses[i].hue);
  if (village->scene != NULL && tw_scene_shows (b))
    {
      tw_scene_draw_upright (b, tw_scene_find (village->scene), place->at,
                             MIN (place->r, .07) * .76, l->looks);
      return;
    }
  well = point (tw_dice_in (&d, -.02, .02), tw_dice_in (&d, -.02, .02));
  well_draw (b, point_add (place->at, well));
}
