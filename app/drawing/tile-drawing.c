/* One tile: all layers in order. */
#include "app/drawing/tile-drawing.h"

#include "app/drawing/bleed-layout.h"
#include "app/drawing/finished-picture.h"
#include "app/drawing/ink.h"
#include "app/drawing/layers.h"
#include "app/drawing/roads.h"
#include "app/drawing/tile-layout.h"
#include "app/drawing/trees.h"
#include "app/drawing/water.h"

/* The land goes on a little farther than it is seen. */
#define BLEED_MORE .02
/* So far within the rim the tile is not drawn over it. */
#define BLEED_HAIR .003

static void
towns_draw (TwBrush *b, const TwTileLayout *layout)
{
  tw_towns_draw (b, layout);
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_DEFAULT);
  tw_bridges_draw (b, layout, TW_WAY_OVER_TOWN);
  tw_brush_set_quality (b);
}

/* The pressed edge of the cardboard. */
static void
draw_edge (TwBrush *b, double size)
{
  cairo_new_path (b->cr);
  cairo_rectangle (b->cr, 0, 0, 1, 1);
  tw_brush_colour (b, b->theme->ink, .16);
  cairo_set_line_width (b->cr, MAX (.008, 1. / size));
  cairo_stroke (b->cr);
}

/* Everything above the grass and its crops. */
static void
land_draw (TwBrush *b, const TwTileLayout *layout)
{
  /* What crosses the border is drawn as exactly as can be: it goes on next door. */
  cairo_set_antialias (b->cr, CAIRO_ANTIALIAS_DEFAULT);
  tw_rivers_draw (b, layout);
  tw_roads_draw (b, layout);
  tw_bridges_draw (b, layout, TW_WAY_OVER_WAYS);
  tw_brush_set_quality (b);
  if (layout->n_mists == 0)
    towns_draw (b, layout);
  tw_places_draw (b, layout, FALSE);
  tw_trees_draw (b, layout->trees, layout->n_trees, TRUE);
  tw_scenes_draw (b, layout, FALSE);
  if (layout->n_mists > 0)
    {
      /* Mist lies over fields and roads, never over a town. */
      tw_mists_draw (b, layout);
      tw_scenes_draw (b, layout, TRUE);
      towns_draw (b, layout);
    }
  tw_tunnels_draw (b, layout);
  tw_places_draw (b, layout, TRUE);
  tw_marks_draw (b, layout);
}

static void
tile_draw (TwBrush *b, const TwTileLayout *layout)
{
  tw_brush_set_quality (b);
  tw_grass_draw (b, layout);
  if (b->theme->texture >= TW_TEXTURE_FOR_PLOTS)
    tw_plots_draw (b, layout);
  land_draw (b, layout);
}

/* The land past the rim, and some of it within, over which the tile comes. */
static void
bleed_draw (TwBrush *b, const TwTileLayout *layout, double bleed)
{
  g_autoptr (TwTileLayout) past = tw_bleed_layout_new (layout, bleed + BLEED_MORE);

  tw_brush_set_quality (b);
  cairo_new_path (b->cr);
  cairo_rectangle (b->cr, -bleed - .01, -bleed - .01, 1.02 + 2 * bleed, 1.02 + 2 * bleed);
  tw_brush_colour (b, b->theme->grass, 1);
  cairo_fill (b->cr);
  tw_tufts_draw (b, past);
  b->reach = bleed + BLEED_MORE;
  land_draw (b, past);
  b->reach = 0;
}

/* Nothing of the tile may stand out of it. A picture of pixels has no half pixels there, through
 * which what is below would show again and again. What ends at the rim has half pixels itself, and
 * so a hair less than the whole tile is drawn: there the land that goes on past the rim is seen
 * already. */
static void
clip_to_tile (cairo_t *cr)
{
  cairo_antialias_t antialias = cairo_get_antialias (cr);

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_new_path (cr);
  cairo_rectangle (cr, BLEED_HAIR, BLEED_HAIR, 1 - 2 * BLEED_HAIR, 1 - 2 * BLEED_HAIR);
  cairo_clip (cr);
  cairo_set_antialias (cr, antialias);
}

void
tw_tile_layout_draw_bleed (const TwTileLayout *layout,
                           cairo_t *cr,
                           double size,
                           double bleed,
                           guint quarter_turns,
                           const TwTheme *theme)
{
  TwPictureState picture;
  TwInk ink;
  TwBrush b;

  g_return_if_fail (layout != NULL && cr != NULL && theme != NULL);
  if (size <= 0)
    return;
  bleed = CLAMP (bleed, 0, TW_TILE_MOST_BLEED);
  tw_brush_init (&b, cr, size, quarter_turns, theme, layout->seed);
  ink = tw_ink_use (cr, theme->paper);
  cairo_save (cr);
  cairo_rectangle (cr, -bleed * size, -bleed * size, (1 + 2 * bleed) * size,
                   (1 + 2 * bleed) * size);
  cairo_clip (cr);
  cairo_translate (cr, size / 2, size / 2);
  cairo_rotate (cr, b.turn);
  cairo_scale (cr, size, size);
  cairo_translate (cr, -.5, -.5);

  picture = tw_finished_picture_draw (&layout->picture, cr, bleed);
  if (picture != TW_PICTURE_HERE)
    {
      if (size < TW_FINE_FROM * 1.5)
        cairo_set_tolerance (cr, .25);
      if (bleed > 0)
        {
          bleed_draw (&b, layout, bleed);
          clip_to_tile (cr);
        }
      tile_draw (&b, layout);
    }
  if (picture == TW_PICTURE_REFUSED)
    tw_refused_picture_draw (&b);
  if (bleed <= 0)
    draw_edge (&b, size);
  cairo_restore (cr);
  tw_ink_use (cr, ink);
}

void
tw_tile_layout_draw (const TwTileLayout *layout,
                     cairo_t *cr,
                     double size,
                     guint quarter_turns,
                     const TwTheme *theme)
{
  tw_tile_layout_draw_bleed (layout, cr, size, 0, quarter_turns, theme);
}

gboolean
tw_tile_bleed_is_mirrored (const TwTileLayout *layout)
{
  return layout->picture.file != NULL && layout->picture.bytes != NULL
         && tw_picture_door_peek (&layout->picture, 1, NULL, NULL) != TW_PICTURE_REFUSED;
}
