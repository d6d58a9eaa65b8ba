/* Mist: a cold shadow, veils over it, clouds that the light reaches from one side, and wisps. */
#include "app/drawing/layers.h"

#include "app/drawing/roads.h"

/* How much of a road is seen through the mist, and with more contrast. */
#define ROAD_ALPHA          .72
#define ROAD_ALPHA_CONTRAST .93
/* A veil is cold by so much, as if a shadow lay under it. */
#define VEIL_ALPHA          .15
#define VEIL_ALPHA_CONTRAST .16
#define VEIL_COLD           .26
#define COLD                0x56728a

static gboolean
is_contrast (const TwBrush *b)
{
  return b->theme == b->theme->contrast && b->theme != b->theme->normal;
}

/* Where white mist is hardly seen its rim has to be: in ink, and without a gap. */
static gboolean
has_inked_rim (const TwBrush *b)
{
  return is_contrast (b) || tw_theme_is_outline (b->theme);
}

/* A storybook wisp: one long stroke that rolls up at its end. Added to the path. */
static void
wisp_add (const TwBrush *b, const TwWisp *wisp)
{
  double l = wisp->length, hand = wisp->hand, lean = wisp->lean - b->turn;
  TwPoint o = point (.6 * l, hand * l * .16 * sin (5) + hand * l * .30);
  gboolean is_rough = b->size < TW_FINE_FROM * 1.5;
  guint n_tail = is_rough ? 6 : 14, n_roll = is_rough ? 11 : 22;

  cairo_new_sub_path (b->cr);
  for (guint i = 0; i <= n_tail; i++)
    {
      double t = (double) i / n_tail;
      TwPoint p = point_turn (point (-l + 1.6 * l * t, hand * l * .16 * sin (t * 5)), lean);

      cairo_line_to (b->cr, wisp->at.x + p.x, wisp->at.y + p.y);
    }
  for (guint i = 1; i <= n_roll; i++)
    {
      double t = (double) i / n_roll, k = l * .30 * (1 - .70 * t);
      double w = -G_PI / 2 * hand + hand * t * 5.4;
      TwPoint p = point_turn (point_add (o, point (k * cos (w), k * sin (w))), lean);

      cairo_line_to (b->cr, wisp->at.x + p.x, wisp->at.y + p.y);
    }
}

static void
scallop_add (const TwBrush *b, const TwScallop *scallop)
{
  TwPoint d = point_sub (scallop->to, scallop->from), t = point_scale (point_unit (d), .006);
  TwPoint out = point_scale (scallop->out, point_length (d) * .62);
  TwPoint c0 = point_add (point_sub (scallop->from, t), out);
  TwPoint c1 = point_add (point_add (scallop->to, t), out);

  cairo_move_to (b->cr, scallop->from.x, scallop->from.y);
  cairo_curve_to (b->cr, c0.x, c0.y, c1.x, c1.y, scallop->to.x, scallop->to.y);
}

/* With more contrast, and in lines to be coloured in, a rim is seen. */
static void
rim_draw (const TwBrush *b, const TwMist *mist)
{
  if (!has_inked_rim (b))
    return;
  cairo_new_path (b->cr);
  for (guint i = 0; i < mist->scallops->len; i++)
    scallop_add (b, &g_array_index (mist->scallops, TwScallop, i));
  tw_brush_colour (b, b->theme->mist_line, 1);
  tw_brush_width (b, is_contrast (b) ? .0084 : .0048, 1.5);
  cairo_stroke (b->cr);
}

/* White over a wider grey. */
static void
wisps_draw (const TwBrush *b, const TwMist *mist)
{
  double width = .0060;

  cairo_new_path (b->cr);
  for (guint i = 0; i < mist->wisps->len; i++)
    wisp_add (b, &g_array_index (mist->wisps, TwWisp, i));
  tw_brush_colour (b, b->theme->mist_line, .5);
  tw_brush_width (b, width * 1.75, 1);
  cairo_stroke_preserve (b->cr);
  tw_brush_colour (b, 0xffffff, .93);
  tw_brush_width (b, width, .55);
  cairo_stroke (b->cr);
}

/* Soft round clouds: all of one kind in a few thin veils, small over wide. */
static void
puffs_draw (const TwBrush *b, const GArray *puffs)
{
  static const double radii[] = { .96, .70, .36, .84, .54 };
  /* Fewer veils where nobody can tell. */
  guint n_veils = b->size < TW_FINE_FROM * 1.5 ? 3 : G_N_ELEMENTS (radii);

  for (guint from = 0; from < puffs->len;)
    {
      float alpha = g_array_index (puffs, TwPuff, from).alpha;
      guint to = from;

      while (to < puffs->len && g_array_index (puffs, TwPuff, to).alpha == alpha)
        to++;
      for (guint k = 0; k < n_veils; k++)
        {
          cairo_new_path (b->cr);
          for (guint i = from; i < to; i++)
            {
              const TwPuff *puff = &g_array_index (puffs, TwPuff, i);

              cairo_new_sub_path (b->cr);
              cairo_arc (b->cr, puff->at.x, puff->at.y, puff->r * radii[k], 0, 2 * G_PI);
            }
          tw_brush_colour (b, b->theme->mist, alpha * (n_veils == 3 ? .52 : .34));
          cairo_fill (b->cr);
        }
      from = to;
    }
}

/* The cold of the mist, in the tone of its theme. */
static TwRgb
shade_of (const TwBrush *b)
{
  return tw_rgb_mix (b->theme->mist_line, COLD, .75);
}

/* A cloud in its circle: where its heads are, and how large. */
static const struct
{
  TwPoint at;
  double r;
} heads[] = { { { -.60, .12 }, .36 },
              { { -.22, -.12 }, .50 },
              { { .28, .02 }, .46 },
              { { .62, .18 }, .32 } };

/* Clouds in a few thin steps, all of them moved by @by of their radius towards the light. */
static void
steps_draw (const TwBrush *b, const GArray *billows, double by, double scale, TwRgb c, double alpha)
{
  static const double radii[] = { 1.04, .74 };

  for (guint k = 0; k < G_N_ELEMENTS (radii); k++)
    {
      cairo_new_path (b->cr);
      for (guint i = 0; i < billows->len; i++)
        {
          const TwPuff *billow = &g_array_index (billows, TwPuff, i);
          double r = (double) billow->r;
          TwPoint at = point_add (billow->at, point_scale (b->light, by * r));

          for (guint h = 0; h < G_N_ELEMENTS (heads); h++)
            tw_brush_add_disc (b,
                               point_add (at, point_turn (point_scale (heads[h].at, r), -b->turn)),
                               r * heads[h].r * scale * radii[k]);
        }
      tw_brush_colour (b, c, alpha);
      cairo_fill (b->cr);
    }
}

/* Each is dark below and bright where the light comes from. */
static void
billows_draw (const TwBrush *b, const GArray *billows)
{
  if (billows == NULL || has_inked_rim (b))
    return;
  steps_draw (b, billows, -.16, 1, shade_of (b), .11);
  steps_draw (b, billows, .04, .95, b->theme->mist, .24);
  steps_draw (b, billows, .13, .66, 0xffffff, .22);
}

static void
mist_draw (const TwBrush *b, const TwMist *mist)
{
  TwRgb veil =
      has_inked_rim (b) ? b->theme->mist : tw_rgb_mix (b->theme->mist, shade_of (b), VEIL_COLD);

  for (guint i = 0; i < TW_MIST_VEILS; i++)
    {
      tw_brush_path (b, &mist->veils[i], TRUE);
      tw_brush_colour (b, veil, is_contrast (b) ? VEIL_ALPHA_CONTRAST : VEIL_ALPHA);
      cairo_fill (b->cr);
    }
  puffs_draw (b, mist->puffs);
  billows_draw (b, mist->billows);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_BEVEL);
  rim_draw (b, mist);
  if (b->size >= TW_FINE_FROM || has_inked_rim (b))
    wisps_draw (b, mist);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* Who is on a road finds it in the mist too; with more contrast it is nearly as clear as beside it.
 * The ghosts that stand on its rim stay clearer. */
static void
roads_draw (const TwBrush *b, const TwTileLayout *l)
{
  TwBrush plain = *b;

  /* Ruts and stones are not seen in the mist. */
  if (!is_contrast (b))
    plain.size = MIN (b->size, TW_DETAIL_FROM - 1);
  cairo_save (b->cr);
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_DEFAULT);
  cairo_new_path (b->cr);
  for (guint i = 0; i < l->n_mists; i++)
    tw_brush_points (b, l->mists[i].middle.p, l->mists[i].middle.n);
  cairo_clip (b->cr);
  cairo_push_group (b->cr);
  tw_roads_draw (&plain, l);
  tw_bridges_draw (&plain, l, TW_WAY_OVER_WAYS);
  cairo_pop_group_to_source (b->cr);
  cairo_paint_with_alpha (b->cr, is_contrast (b) ? ROAD_ALPHA_CONTRAST : ROAD_ALPHA);
  cairo_restore (b->cr);
}

void
tw_mists_draw (const TwBrush *b, const TwTileLayout *l)
{
  if (l->n_mists == 0)
    return;
  cairo_save (b->cr);
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_FAST);
  for (guint i = 0; i < l->n_mists; i++)
    mist_draw (b, &l->mists[i]);
  if (l->n_ways > 0 && !tw_theme_is_outline (b->theme))
    roads_draw (b, l);
  cairo_restore (b->cr);
}
