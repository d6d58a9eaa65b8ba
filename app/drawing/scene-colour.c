/* The colours in which scenes are written. */
#include "app/drawing/scene-colour.h"

#include <string.h>

#define OF(member) G_STRUCT_OFFSET (TwTheme, member)

/* A colour of the theme, with @share of another in it. */
static const struct
{
  const char *name;
  gsize at, other;
  double share;
} colours[] = {
  { "ink", OF (ink), 0, 0 },
  { "shadow", OF (shadow), 0, 0 },
  { "grass", OF (grass), 0, 0 },
  { "sward", OF (grass_dark), 0, 0 },
  { "pale", OF (grass_light), 0, 0 },
  { "warm", OF (grass_warm), 0, 0 },
  { "road", OF (road), 0, 0 },
  { "rut", OF (road_rut), 0, 0 },
  { "cobble", OF (cobble), 0, 0 },
  { "water", OF (water), 0, 0 },
  { "deep", OF (water_deep), 0, 0 },
  { "glint", OF (water_light), 0, 0 },
  { "shore", OF (shore), 0, 0 },
  { "ground", OF (ground), 0, 0 },
  { "earth", OF (ground_dark), OF (road_edge), .45 },
  { "stone", OF (stone), 0, 0 },
  { "white", OF (stone_light), 0, 0 },
  { "grey", OF (stone_dark), 0, 0 },
  { "red", OF (roof[1]), 0, 0 },
  { "tile", OF (roof[0]), 0, 0 },
  { "brown", OF (roof[6]), 0, 0 },
  { "amber", OF (roof[5]), 0, 0 },
  { "slate", OF (slate), 0, 0 },
  { "sky", OF (slate_light), 0, 0 },
  { "gilt", OF (gold), 0, 0 },
  { "rose", OF (flower[0]), 0, 0 },
  { "violet", OF (flower[3]), 0, 0 },
  { "leaf", OF (tree), 0, 0 },
  { "bud", OF (tree_light), 0, 0 },
  { "shade", OF (tree_dark), 0, 0 },
  { "fir", OF (fir), 0, 0 },
  { "clod", OF (plough_line), 0, 0 },
  { "plough", OF (plough), 0, 0 },
  { "straw", OF (wheat), OF (gold), .18 },
  { "mist", OF (mist), 0, 0 },
  { "snow", OF (ghost), 0, 0 },
  { "veil", OF (mist_line), 0, 0 },
  { "wood", OF (road_edge), OF (roof[5]), .38 },
  { "bark", OF (road_edge), OF (ink), .5 },
  { "skin", OF (road), OF (roof[2]), .34 },
  { "iron", OF (slate), OF (ink), .6 },
  { "hide", OF (road_edge), OF (roof[2]), .4 },
  { "fire", OF (gold), OF (roof[2]), .55 },
  { "smoke", OF (stone), OF (slate), .35 },
};

/* What people wear; the names follow those of the colours. */
static const char cloth_names[TW_SCENE_CLOTHS][3] = { "c1", "c2", "c3" };
static const gsize cloths[] = { OF (roof[1]),   OF (water_deep), OF (gold),    OF (stone_light),
                                OF (flower[3]), OF (slate),      OF (roof[2]), OF (tree_dark),
                                OF (road_edge), OF (flower[0]),  OF (road_rut) };

static TwRgb
member (const TwTheme *theme, gsize at)
{
  return G_STRUCT_MEMBER (TwRgb, theme, at);
}

int
tw_scene_colour_find (const char *name, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (strlen (colours[i].name) == length && memcmp (colours[i].name, name, length) == 0)
      return (int) i;
  for (guint i = 0; i < TW_SCENE_CLOTHS; i++)
    if (length == 2 && memcmp (cloth_names[i], name, 2) == 0)
      return (int) (G_N_ELEMENTS (colours) + i);
  return -1;
}

TwRgb
tw_scene_colour (const TwTheme *theme,
                 guint colour,
                 int tint,
                 const guint8 clothes[TW_SCENE_CLOTHS])
{
  TwRgb rgb;

  if (colour >= G_N_ELEMENTS (colours))
    rgb = member (theme, cloths[clothes[colour - G_N_ELEMENTS (colours)] % G_N_ELEMENTS (cloths)]);
  else
    {
      rgb = member (theme, colours[colour].at);
      if (colours[colour].share > 0)
        rgb = tw_rgb_mix (rgb, member (theme, colours[colour].other), colours[colour].share);
    }
  return tint == 0 ? rgb : tw_rgb_tint (rgb, tint / 10.);
}
