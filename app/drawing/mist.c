/* Mist lies over fields and roads, never over a town. */
#include "app/drawing/layers.h"

/* A storybook wisp: one long stroke that rolls up at its end. */
static void
wisp_draw (const TwBrush *b, const TwWisp *wisp)
{
  double l = wisp->length, hand = wisp->hand, lean = wisp->lean - b->turn;
  TwPoint o = point (.6 * l, hand * l * .16 * sin (5) + hand * l * .30);

  cairo_new_path (b->cr);
  for (guint i = 0; i <= 14; i++)
    {
      double t = i / 14.;
      TwPoint p = point_turn (point (-l + 1.6 * l * t, hand * l * .16 * sin (t * 5)), lean);

      cairo_line_to (b->cr, wisp->at.x + p.x, wisp->at.y + p.y);
    }
  for (guint i = 1; i <= 22; i++)
    {
      double t = i / 22., k = l * .30 * (1 - .70 * t), w = -G_PI / 2 * hand + hand * t * 5.4;
      TwPoint p = point_turn (point_add (o, point (k * cos (w), k * sin (w))), lean);

      cairo_line_to (b->cr, wisp->at.x + p.x, wisp->at.y + p.y);
    }
  tw_brush_colour (b, b->theme->mist_line, .5);
  tw_brush_width (b, .0120, 1);
  cairo_stroke_preserve (b->cr);
  tw_brush_colour (b, 0xffffff, .95);
  tw_brush_width (b, .0070, .6);
  cairo_stroke (b->cr);
}

static void
scallop_draw (const TwBrush *b, const TwScallop *scallop)
{
  TwPoint d = point_sub (scallop->to, scallop->from), t = point_scale (point_unit (d), .006);
  double length = point_length (d);
  TwPoint middle = point_mix (scallop->from, scallop->to, .5);
  TwPoint out = point_scale (scallop->out, length * .62);
  TwPoint c0 = point_add (point_sub (scallop->from, t), out);
  TwPoint c1 = point_add (point_add (scallop->to, t), out);

  tw_brush_glow (b, point_sub (middle, point_scale (scallop->out, .006)), length * .78,
                 b->theme->mist, .55, .6, .72);
  if (!scallop->is_inked)
    return;
  cairo_new_path (b->cr);
  cairo_move_to (b->cr, scallop->from.x, scallop->from.y);
  cairo_curve_to (b->cr, c0.x, c0.y, c1.x, c1.y, scallop->to.x, scallop->to.y);
  tw_brush_colour (b, b->theme->mist_line, .5);
  tw_brush_width (b, .0105, .9);
  cairo_stroke_preserve (b->cr);
  tw_brush_colour (b, 0xffffff, .9);
  tw_brush_width (b, .0058, .5);
  cairo_stroke (b->cr);
}

static void
mist_draw (const TwBrush *b, const TwMist *mist)
{
  for (guint i = 0; i < TW_MIST_VEILS; i++)
    {
      tw_brush_path (b, &mist->veils[i], TRUE);
      tw_brush_colour (b, b->theme->mist, .095);
      cairo_fill (b->cr);
    }
  for (guint i = 0; i < mist->puffs->len; i++)
    {
      const TwPuff *puff = &g_array_index (mist->puffs, TwPuff, i);

      tw_brush_glow (b, puff->at, puff->r, b->theme->mist, puff->alpha, .6, .72);
    }
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < mist->scallops->len; i++)
    scallop_draw (b, &g_array_index (mist->scallops, TwScallop, i));
  for (guint i = 0; i < mist->wisps->len; i++)
    wisp_draw (b, &g_array_index (mist->wisps, TwWisp, i));
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

void
tw_mists_draw (const TwBrush *b, const TwTileLayout *l)
{
  if (l->n_mists == 0)
    return;
  cairo_save (b->cr);
  cairo_set_fill_rule (b->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_new_path (b->cr);
  cairo_rectangle (b->cr, -.1, -.1, 1.2, 1.2);
  for (guint i = 0; i < l->n_towns; i++)
    tw_brush_points (b, l->towns[i].outline.p, l->towns[i].outline.n);
  cairo_clip (b->cr);
  cairo_set_fill_rule (b->cr, CAIRO_FILL_RULE_WINDING);
  for (guint i = 0; i < l->n_mists; i++)
    mist_draw (b, &l->mists[i]);
  cairo_restore (b->cr);
}
