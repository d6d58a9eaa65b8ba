/* Where a set's sort mark stands, and how it looks. */
#include "app/drawing/sort-mark.h"

#include "app/drawing/glyph.h"
#include "app/drawing/ink.h"
#include "app/drawing/layers.h"
#include "app/drawing/tile-layout.h"

/* In tile edges: half its height, and from its middle to the borders of the tile. */
#define RADIUS .042
#define INSET  .062
/* Of the signs, in diameters of the disc. */
#define HEIGHT .74
/* A longer mark is cut. */
#define MAX_SIGNS 3
/* What is farther away than this does not matter; what a corner in a town is worth less. */
#define FAR     .3
#define COVERED .2

/* How far the corner is from what stands on the tile. */
static double
room_at (const TwTileLayout *l, TwPoint at)
{
  double room = FAR;

  for (guint i = 0; i < l->n_places; i++)
    room = MIN (room, point_distance (l->places[i].at, at) - l->places[i].r);
  for (guint i = 0; i < l->n_marks; i++)
    room = MIN (room, point_distance (l->marks[i].at, at) - l->marks[i].size / 2);
  return room;
}

/* The share of the mark that lies on a town, a road or a river. */
static double
covered_at (const TwTileLayout *l, TwPoint at)
{
  guint n = 0;

  for (int i = -1; i <= 1; i++)
    for (int k = -1; k <= 1; k++)
      {
        guint x = (guint) ((at.x + i * RADIUS) * (TW_MAP_NODES - 1) + .5);
        guint y = (guint) ((at.y + k * RADIUS) * (TW_MAP_NODES - 1) + .5);

        n += l->map[y][x] >= TW_MAP_TOWN;
      }
  return n / 9.;
}

static TwPoint
place_of (const TwTileLayout *layout)
{
  /* Of equal corners the south-eastern one. */
  static const TwPoint corners[] = {
    { 1 - INSET, 1 - INSET }, { 1 - INSET, INSET }, { INSET, 1 - INSET }, { INSET, INSET }
  };
  guint best = 0;
  double most = -1;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      double room = room_at (layout, corners[i]) - COVERED * covered_at (layout, corners[i]);

      if (room > most)
        {
          most = room;
          best = i;
        }
    }
  return corners[best];
}

/* The signs in a disc, in a unit square. */
static void
signs_draw (cairo_t *cr, const char *mark, const TwTheme *theme)
{
  g_autofree char *signs = g_utf8_substring (mark, 0, MIN (g_utf8_strlen (mark, -1), MAX_SIGNS));
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, HEIGHT);
  cairo_text_extents (cr, signs, &extents);
  /* Several signs are as wide as one: a corner has no more room. */
  if (extents.width > HEIGHT)
    {
      cairo_set_font_size (cr, HEIGHT * HEIGHT / extents.width);
      cairo_text_extents (cr, signs, &extents);
    }
  tw_glyph_dot (cr, 0, 0, .5, theme->ink);
  tw_glyph_dot (cr, 0, 0, .43, theme->stone_light);
  cairo_move_to (cr, -extents.x_bearing - extents.width / 2,
                 -extents.y_bearing - extents.height / 2);
  tw_glyph_colour (cr, theme->ink, 1);
  cairo_text_path (cr, signs);
  cairo_fill (cr);
}

void
tw_tile_layout_draw_mark (const TwTileLayout *layout,
                          cairo_t *cr,
                          const char *mark,
                          double size,
                          guint quarter_turns,
                          const TwTheme *theme)
{
  TwPoint at;
  TwInk ink;

  g_return_if_fail (layout != NULL && cr != NULL && theme != NULL);
  if (mark == NULL || mark[0] == '\0' || size < TW_DETAIL_FROM || !g_utf8_validate (mark, -1, NULL))
    return;
  at = place_of (layout);
  for (guint i = 0; i < (quarter_turns & 3); i++)
    at = point (1 - at.y, at.x);
  ink = tw_ink_use (cr, theme->paper);
  cairo_save (cr);
  cairo_translate (cr, at.x * size, at.y * size);
  cairo_scale (cr, 2 * RADIUS * size, 2 * RADIUS * size);
  signs_draw (cr, mark, theme);
  cairo_restore (cr);
  tw_ink_use (cr, ink);
}
