/* Themes that take less ink, each made once. */
#include "app/drawing/palette.h"

#define LINE  0x1e1e1e
#define WHITE 0xffffff
/* Water between its shores, so dark that the shore becomes a line. */
#define DEEP 0x4a4a4a
/* Mist is a faint grey: without it a misty edge would look like a clear one. */
#define MIST 0x585858

static GMutex mutex;
static GHashTable *themes[TW_N_INKS]; /* theme -> TwTheme */

/* White land within lines; without texture, shadows and small houses. */
static void
make_outline (TwTheme *t)
{
  TwRgb *const white[] = { &t->grass,      &t->grass_dark,  &t->grass_light, &t->grass_warm,
                           &t->grass_cool, &t->road,        &t->road_rut,    &t->verge,
                           &t->cobble,     &t->water,       &t->bank,        &t->shore,
                           &t->ground,     &t->ground_dark, &t->stone,       &t->stone_light,
                           &t->stone_dark, &t->slate,       &t->slate_light, &t->gold,
                           &t->tree,       &t->tree_light,  &t->fir,         &t->fir_light,
                           &t->plough,     &t->wheat,       &t->ghost };

  for (guint i = 0; i < G_N_ELEMENTS (white); i++)
    *white[i] = WHITE;
  for (guint i = 0; i < G_N_ELEMENTS (t->roof); i++)
    t->roof[i] = WHITE;
  for (guint i = 0; i < G_N_ELEMENTS (t->flower); i++)
    t->flower[i] = WHITE;
  t->ink = t->road_edge = t->tree_dark = t->plough_line = t->water_light = t->mist_line = LINE;
  t->water_deep = DEEP;
  t->mist = MIST;
  t->shadow = WHITE;
  t->snow = t->texture = 0;
  t->roofs = .4;
}

static TwTheme *
derive (const TwTheme *theme, TwInk ink)
{
  TwTheme *derived = g_memdup2 (theme, sizeof *theme);

  derived->paper = ink;
  if (ink == TW_INK_OUTLINE)
    make_outline (derived);
  return derived;
}

/* Both of a theme's looks, each of which leads to the other. */
static TwTheme *
derive_pair (const TwTheme *theme, TwInk ink)
{
  TwTheme *normal = derive (theme->normal, ink);
  TwTheme *contrast = theme->contrast != theme->normal ? derive (theme->contrast, ink) : normal;

  normal->normal = contrast->normal = normal;
  normal->contrast = contrast->contrast = contrast;
  return normal;
}

const TwTheme *
tw_theme_with_ink (const TwTheme *theme, TwInk ink)
{
  TwTheme *normal;

  if (ink == TW_INK_FULL || theme->paper != TW_INK_FULL)
    return theme;
  g_mutex_lock (&mutex);
  if (themes[ink] == NULL)
    themes[ink] = g_hash_table_new (NULL, NULL);
  normal = g_hash_table_lookup (themes[ink], theme->normal);
  if (normal == NULL)
    {
      normal = derive_pair (theme, ink);
      g_hash_table_insert (themes[ink], (gpointer) theme->normal, normal);
    }
  g_mutex_unlock (&mutex);
  return theme == theme->contrast ? normal->contrast : normal;
}
