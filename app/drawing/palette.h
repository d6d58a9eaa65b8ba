/* The members of a theme, and mixing of colours. Private to the drawing. */
#pragma once

#include "app/drawing/theme.h"
#include "engine/tile/texts.h"

struct _TwOwnArt;

G_BEGIN_DECLS

/** TwRgb: a colour as 0xrrggbb. */
typedef guint32 TwRgb;

/**
 * TwTheme:
 * @name: its id
 * @contrast: the same theme in high contrast; itself if it already is
 * @normal: the same theme in normal contrast
 * @titles: (nullable): its name by language
 * @pictures: (nullable): TwArt by symbol
 * @own: (nullable): the pictures and land of a set's own vocabulary
 * @paper: how much ink it takes
 * @snow: how much snow lies on roofs and trees, 0 to 1
 * @texture: how strongly the ground is mottled and decorated, 0 to 1
 * @roofs: how much the roofs of a town differ from each other, 0 to 1
 * @line: how many times as wide as usual ink is
 * @marks: how many times as large as usual symbols are
 * @rim: width of the pale rim round symbols, as a fraction of their size
 */
struct _TwTheme
{
  char *name;
  const TwTheme *contrast, *normal;
  TwTexts *titles;
  GHashTable *pictures;
  const struct _TwOwnArt *own;
  TwInk paper;
  TwRgb ink, shadow;
  TwRgb grass, grass_dark, grass_light, grass_warm, grass_cool;
  TwRgb road, road_edge, road_rut, verge, cobble;
  TwRgb water, water_deep, water_light, bank, shore;
  TwRgb ground, ground_dark, stone, stone_light, stone_dark;
  TwRgb roof[8], slate, slate_light, gold, flower[4];
  TwRgb tree, tree_light, tree_dark, fir, fir_light, plough, plough_line, wheat;
  TwRgb mist, mist_line, ghost;
  double snow, texture, roofs, line, marks, rim;
};

/** tw_theme_is_outline: Returns: whether what is drawn is lines alone, without texture and shadows */
static inline gboolean
tw_theme_is_outline (const TwTheme *theme)
{
  return theme->paper == TW_INK_OUTLINE;
}

/** tw_rgb_mix: Returns: @a for @t = 0, @b for @t = 1 */
TwRgb tw_rgb_mix (TwRgb a, TwRgb b, double t);

/** tw_rgb_tint: Returns: @a lighter and warmer for @k > 0, darker for @k < 0 */
TwRgb tw_rgb_tint (TwRgb a, double k);

/** tw_rgb_part: Returns: red (@part 0), green (1) or blue (2), 0 to 1 */
static inline double
tw_rgb_part (TwRgb c, guint part)
{
  return ((c >> (16 - 8 * part)) & 255) / 255.;
}

G_END_DECLS
