/* The layer of scenes. */
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"
#include "app/drawing/scene-book.h"
#include "app/drawing/scene.h"

/* What is seen of scenes in mist. */
#define IN_MIST .8
/* The red ones among the theme's roofs, which most houses have. */
#define PLAIN_ROOFS 3

static double
presence (const TwBrush *b, gboolean in_mist)
{
  return CLAMP ((b->size - TW_SCENE_FROM) / (TW_SCENE_CLEAR - TW_SCENE_FROM), 0, 1)
         * (in_mist ? IN_MIST : 1);
}

/* Scenes that are half there are drawn apart, or what is behind a man would show through him. */
static void
begin (const TwBrush *b, gboolean in_mist)
{
  if (presence (b, in_mist) < 1)
    cairo_push_group (b->cr);
}

static void
end (const TwBrush *b, gboolean in_mist)
{
  double alpha = presence (b, in_mist);

  if (alpha >= 1)
    return;
  cairo_pop_group_to_source (b->cr);
  cairo_paint_with_alpha (b->cr, alpha);
}

static TwSceneSeason
season_of (const TwBrush *b, const TwScene *scene)
{
  return scene->is_misty      ? TW_SEASON_MIST
         : b->theme->snow > 0 ? TW_SEASON_WINTER
                              : TW_SEASON_SUMMER;
}

static gboolean
is_in_layer (const TwScene *scene, gboolean in_mist)
{
  return !(scene->ground & TW_GROUND_TOWN) && !scene->is_misty == !in_mist;
}

void
tw_scenes_draw (const TwBrush *b, const TwTileLayout *l, gboolean in_mist)
{
  int before = -1;
  guint n = 0;

  for (guint i = 0; i < l->n_scenes; i++)
    n += is_in_layer (&l->scenes[i], in_mist);
  if (n == 0 || !tw_scene_shows (b))
    return;
  begin (b, in_mist);
  for (guint i = 0; i < l->n_scenes; i++)
    {
      const TwScene *scene = &l->scenes[i];
      guint32 seed = scene->seed;
      int index;

      if (!is_in_layer (scene, in_mist))
        continue;
      do
        index = tw_scene_choose (scene->ground, season_of (b, scene), seed++);
      while (index == before && seed - scene->seed < 9);
      if (index < 0)
        continue;
      tw_scene_draw_upright (b, (guint) index, scene->at, (double) scene->r, scene->seed);
      before = index;
    }
  end (b, in_mist);
}

/* A plain house of that size, where nobody sees what it is. */
static void
plain_house_draw (const TwBrush *b, const TwScene *scene)
{
  double w = (double) scene->r * 1.8, d = (double) scene->r * 1.08;

  tw_roof_draw (b, scene->at, w, d, (double) scene->a, TW_ROOF_HIP,
                b->theme->roof[scene->seed % PLAIN_ROOFS], .014);
}

void
tw_scene_house_draw (const TwBrush *b, const TwTileLayout *l, guint index)
{
  for (guint i = 0; i < l->n_scenes; i++)
    {
      const TwScene *scene = &l->scenes[i];
      int which;

      if (!(scene->ground & TW_GROUND_TOWN)
          || !tw_line_encloses (&l->towns[index].outline, scene->at))
        continue;
      which = tw_scene_choose (scene->ground, TW_SEASON_SUMMER, scene->seed);
      if (which < 0 || !tw_scene_shows (b) || presence (b, FALSE) < 1)
        plain_house_draw (b, scene);
      if (which < 0 || !tw_scene_shows (b))
        return;
      begin (b, FALSE);
      tw_scene_draw (b, (guint) which, scene->at, (double) scene->r, (double) scene->a,
                     scene->seed);
      end (b, FALSE);
      return;
    }
}
