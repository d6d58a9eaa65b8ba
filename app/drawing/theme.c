/* The themes and the players' colours: one table each. */
#include "app/drawing/palette.h"

static const TwTheme classic = {
  .name = "classic",
  .ink = 0x3a2a1d,
  .shadow = 0x22301c,
  .grass = 0x9dae60,
  .grass_dark = 0x6f8845,
  .grass_light = 0xcbd293,
  .grass_warm = 0xbfb868,
  .grass_cool = 0x8aa861,
  .road = 0xf0e4c4,
  .road_edge = 0x7d6040,
  .road_rut = 0xd3bd90,
  .verge = 0x86924a,
  .cobble = 0xcdbfa4,
  .water = 0x6fa9bf,
  .water_deep = 0x4d8ba6,
  .water_light = 0xa9d0d8,
  .bank = 0x6c7d40,
  .shore = 0xdccb97,
  .ground = 0xdcb98a,
  .ground_dark = 0xb98f61,
  .stone = 0xe3d9c3,
  .stone_light = 0xf6efdf,
  .stone_dark = 0xa89a80,
  .roof = { 0xbf5a3e, 0xa9452f, 0xd0784c, 0x96473a, 0xb8503a, 0xdd9a5c, 0x875646, 0xcaa05c },
  .slate = 0x56698a,
  .slate_light = 0x7c90ad,
  .gold = 0xe2b23c,
  .flower = { 0xd8556a, 0xf0d060, 0xf3eee4, 0x8a62a8 },
  .tree = 0x5f8438,
  .tree_light = 0x8fb052,
  .tree_dark = 0x3c5a28,
  .fir = 0x47703f,
  .fir_light = 0x6f9a58,
  .plough = 0xb99a5e,
  .plough_line = 0x8d7040,
  .wheat = 0xdfc46c,
  .mist = 0xf1f3f1,
  .mist_line = 0x8c9aa6,
  .ghost = 0xf7fbfa,
  .snow = 0,
};

static const TwTheme winter = {
  .name = "winter",
  .ink = 0x2f2a2c,
  .shadow = 0x35475e,
  .grass = 0xe9eef0,
  .grass_dark = 0xb3c1cb,
  .grass_light = 0xffffff,
  .grass_warm = 0xf4f1ea,
  .grass_cool = 0xd5e0e8,
  .road = 0xd9cdb8,
  .road_edge = 0x857460,
  .road_rut = 0xb9a68b,
  .verge = 0xc6cdd0,
  .cobble = 0xbfb6aa,
  .water = 0xa9cfdd,
  .water_deep = 0x7fb2c8,
  .water_light = 0xe2f1f5,
  .bank = 0xb9c7cf,
  .shore = 0xf7fafb,
  .ground = 0xcdb597,
  .ground_dark = 0xa48a6c,
  .stone = 0xd9d5cc,
  .stone_light = 0xfbfbf9,
  .stone_dark = 0x948f86,
  .roof = { 0xb0553f, 0x9b4434, 0xbd694a, 0x8f4a3e, 0xa84d3b, 0xc67c56, 0x82574b, 0xb55e43 },
  .slate = 0x51627f,
  .slate_light = 0x8295ad,
  .gold = 0xe2b23c,
  .flower = { 0xb8455a, 0xe6eef2, 0xffffff, 0x8a9ab8 },
  .tree = 0x56745f,
  .tree_light = 0xf6fafb,
  .tree_dark = 0x38493f,
  .fir = 0x3f6455,
  .fir_light = 0xf2f8f9,
  .plough = 0xd9dde0,
  .plough_line = 0xb2a691,
  .wheat = 0xe9e2cf,
  .mist = 0xf6f8fa,
  .mist_line = 0x8c9fb4,
  .ghost = 0xf7fbfa,
  .snow = .62,
};

/* After Okabe and Ito, so that all common kinds of colour blindness tell them apart. */
static const struct
{
  const char *name;
  TwRgb fill;
  TwRgb mark;
} players[TW_N_PLAYER_COLOURS] = {
  { "red", 0xc8442b, 0xffffff },    { "blue", 0x1f67ad, 0xffffff },
  { "yellow", 0xf0cf3a, 0x2a2118 }, { "green", 0x0f8f6b, 0xffffff },
  { "black", 0x2b2a2e, 0xffffff },  { "pink", 0xd58bb5, 0x2a2118 },
};

const TwTheme *
tw_theme_find (const char *name)
{
  if (name == NULL || g_str_equal (name, classic.name))
    return &classic;
  return g_str_equal (name, winter.name) ? &winter : NULL;
}

const char *
tw_theme_name (const TwTheme *theme)
{
  return theme->name;
}

guint32
tw_theme_grass (const TwTheme *theme)
{
  return theme->grass;
}

guint32
tw_player_colour_fill (guint index)
{
  g_return_val_if_fail (index < TW_N_PLAYER_COLOURS, 0);
  return players[index].fill;
}

guint32
tw_player_colour_mark (guint index)
{
  g_return_val_if_fail (index < TW_N_PLAYER_COLOURS, 0);
  return players[index].mark;
}

const char *
tw_player_colour_name (guint index)
{
  g_return_val_if_fail (index < TW_N_PLAYER_COLOURS, NULL);
  return players[index].name;
}

TwRgb
tw_rgb_mix (TwRgb a, TwRgb b, double t)
{
  TwRgb out = 0;

  for (int shift = 16; shift >= 0; shift -= 8)
    {
      double from = (a >> shift) & 255, to = (b >> shift) & 255;

      out = out << 8 | (TwRgb) CLAMP (from + (to - from) * t + .5, 0, 255);
    }
  return out;
}

TwRgb
tw_rgb_tint (TwRgb a, double k)
{
  return k >= 0 ? tw_rgb_mix (a, 0xfff4dc, k) : tw_rgb_mix (a, 0x1e1420, -k);
}
