/* The players' colours, questions about themes, and mixing of colours. */
#include "app/drawing/palette.h"

#define PAPER "print"

/* For each kind of colour blindness all are at least 15 apart (CIEDE2000), and none is as light as
 * another one by less than 7: where that is not enough, their marks tell them. */
static const struct
{
  const char *name;
  TwRgb fill;
  TwRgb mark;
} players[TW_N_PLAYER_COLOURS] = {
  { "red", 0xb01818, 0xffffff },    { "blue", 0x416eb6, 0xffffff },
  { "yellow", 0xf8dd1e, 0x2a2118 }, { "green", 0x17b090, 0x14100c },
  { "black", 0x1e1d21, 0xffffff },  { "pink", 0xf49cdc, 0x2a2118 },
};

const char *
tw_theme_name (const TwTheme *theme)
{
  return theme->name;
}

const TwTheme *
tw_theme_of (const char *name)
{
  const TwTheme *theme = tw_theme_find (name);

  return theme != NULL ? theme : tw_theme_find (NULL);
}

const TwTheme *
tw_theme_for_paper (const TwTheme *theme)
{
  const TwTheme *paper = theme == tw_theme_find (NULL) ? tw_theme_find (PAPER) : NULL;

  return paper != NULL ? paper : theme;
}

const TwTheme *
tw_theme_with_contrast (const TwTheme *theme, gboolean is_high)
{
  return is_high ? theme->contrast : theme->normal;
}

const char *
tw_theme_title (const TwTheme *theme, const char *const *languages)
{
  const char *title = tw_texts_best (theme->titles, languages);

  return title != NULL ? title : theme->name;
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

gboolean
tw_theme_inks (const TwTheme *theme, guint n, guint32 *out_rgb)
{
  const TwRgb inks[] = { theme->road,  theme->road_edge,  theme->ground,  theme->stone_dark,
                         theme->water, theme->water_deep, theme->bank,    theme->grass_dark,
                         theme->tree,  theme->fir,        theme->plough,  theme->wheat,
                         theme->slate, theme->gold,       theme->roof[0], theme->ink };

  if (n >= G_N_ELEMENTS (inks))
    return FALSE;
  *out_rgb = inks[n];
  return TRUE;
}
