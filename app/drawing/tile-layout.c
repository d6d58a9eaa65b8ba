/* Building, sharing and freeing layouts; the outlines of parts. */
#include "app/drawing/tile-layout.h"

#include "app/drawing/mist-layout.h"
#include "app/drawing/part-map.h"
#include "app/drawing/place-layout.h"
#include "app/drawing/scene-layout.h"
#include "app/drawing/tile-layout-data.h"
#include "app/drawing/town-layout.h"
#include "app/drawing/town-outline.h"
#include "app/drawing/tunnel-layout.h"
#include "app/drawing/way-layout.h"
#include "app/drawing/wood-layout.h"
#include "engine/tile/variants.h"

static void
layout_seed (TwTileLayout *layout, const char *set_id, const TwTile *tile, int variant, guint copy)
{
  const char *name = variant >= 0 ? tile->variants[variant].id : "";
  g_autofree char *shape = g_strdup_printf ("%s/%s", set_id, tile->id);
  g_autofree char *loose = g_strdup_printf ("%s#%s/%u", shape, name, copy);

  layout->shape_seed = tw_hash_text (shape);
  layout->seed = tw_hash_text (loose);
  layout->arms_seed = tw_hash_text (tile->id);
  layout->looks = tw_scene_land_seed (&tile->topology) + copy + 2 * (guint) (variant + 1);
}

static void layout_clear (gpointer data);

/* What is to be laid out, with nothing laid yet. */
static TwTileLayout *
layout_begin (const char *set_id, const TwTile *tile, int variant, guint copy)
{
  TwTileLayout *layout = g_atomic_rc_box_new0 (TwTileLayout);

  tw_tile_variant_topology (tile, variant, &layout->topology);
  tw_variant_shape (tile, variant, &layout->shape);
  layout->fields = tile->fields;
  layout_seed (layout, set_id, tile, variant, copy);
  return layout;
}

static void
layout_rest (TwTileLayout *layout, TwSurvey *survey)
{
  gboolean is_in_field = FALSE;

  for (guint i = 0; i < layout->topology.n_symbols; i++)
    is_in_field |= tw_place_is_field (layout->topology.symbols[i].segment);
  if (is_in_field)
    tw_part_map_sketch (layout, survey);
  tw_place_layout_rest (layout, survey);
}

gboolean
tw_tile_is_crowded (const char *set_id, const TwTile *tile)
{
  TwTileLayout *layout = layout_begin (set_id, tile, -1, 0);
  g_autofree TwSurvey *survey = NULL;
  gboolean is_crowded;

  layout->decoration = g_strdup ("");
  tw_town_outlines (layout);
  tw_place_layout_middle (layout);
  tw_way_layout (layout);
  survey = tw_survey_new (layout);
  layout_rest (layout, survey);
  is_crowded = layout->is_crowded;
  g_atomic_rc_box_release_full (layout, layout_clear);
  return is_crowded;
}

static TwTileLayout *
layout_new (const char *set_id, const TwTile *tile, int variant, guint copy, gboolean is_plan)
{
  TwTileLayout *layout;
  g_autofree TwSurvey *survey = NULL;
  const char *plain = tile->decoration, *more = NULL;

  layout = layout_begin (set_id, tile, variant, copy);
  if (variant >= 0)
    more = tile->variants[variant].decoration;
  layout->decoration = g_strconcat (plain != NULL ? plain : "", " ", more, NULL);
  layout->picture = *tw_tile_get_picture (tile, variant);
  tw_picture_file_own (&layout->picture);

  tw_town_outlines (layout);
  tw_place_layout_middle (layout);
  tw_way_layout (layout);
  survey = tw_survey_new (layout);
  layout_rest (layout, survey);
  tw_town_layout (layout, survey, !is_plan);
  tw_mist_layout (layout, survey);
  tw_wood_layout (layout, survey);
  if (!is_plan)
    tw_wood_layout_plants (layout, survey);
  tw_part_map_build (layout, survey);
  tw_tunnel_layout (layout);
  tw_part_map_build_spots (layout, survey);
  if (!is_plan)
    tw_scene_layout (layout, survey);
  return layout;
}

TwTileLayout *
tw_tile_layout_new (const char *set_id, const TwTile *tile, int variant, guint copy)
{
  g_return_val_if_fail (set_id != NULL && tile != NULL, NULL);
  g_return_val_if_fail (variant >= -1 && variant < (int) tile->n_variants, NULL);
  return layout_new (set_id, tile, variant, copy, FALSE);
}

TwTileLayout *
tw_tile_layout_new_plan (const char *set_id, const TwTile *tile)
{
  g_return_val_if_fail (set_id != NULL && tile != NULL, NULL);
  return layout_new (set_id, tile, -1, 0, TRUE);
}

gboolean
tw_tile_layout_pond (const TwTileLayout *layout,
                     guint segment,
                     double *out_x,
                     double *out_y,
                     double *out_r)
{
  for (guint i = 0; i < layout->n_ways; i++)
    if (layout->ways[i].segment == segment && layout->ways[i].place >= 0)
      {
        const TwPlace *place = &layout->places[layout->ways[i].place];

        if (place->kind != TW_PLACE_POND && place->kind != TW_PLACE_SPRING)
          continue;
        *out_x = place->at.x;
        *out_y = place->at.y;
        *out_r = place->r;
        return TRUE;
      }
  return FALSE;
}

TwTileLayout *
tw_tile_layout_ref (TwTileLayout *layout)
{
  return g_atomic_rc_box_acquire (layout);
}

static void
town_clear (TwTown *town)
{
  tw_line_clear (&town->outline);
  for (guint i = 0; i < TW_MAX_WALLS; i++)
    {
      tw_line_clear (&town->walls[i].line);
      tw_line_clear (&town->walls[i].inner);
    }
  for (guint i = 0; i < TW_MAX_STREETS; i++)
    tw_line_clear (&town->streets[i]);
  g_free (town->houses);
  g_free (town->trees);
  g_free (town->specks);
}

static void
mist_clear (TwMist *mist)
{
  tw_line_clear (&mist->middle);
  for (guint i = 0; i < TW_MIST_VEILS; i++)
    tw_line_clear (&mist->veils[i]);
  g_array_unref (mist->puffs);
  g_array_unref (mist->wisps);
  g_array_unref (mist->scallops);
}

static void
layout_clear (gpointer data)
{
  TwTileLayout *layout = data;

  for (guint i = 0; i < layout->n_towns; i++)
    town_clear (&layout->towns[i]);
  for (guint i = 0; i < layout->n_ways; i++)
    {
      tw_line_clear (&layout->ways[i].line);
      tw_line_clear (&layout->ways[i].deck);
    }
  for (guint i = 0; i < layout->n_mists; i++)
    mist_clear (&layout->mists[i]);
  for (guint i = 0; i < layout->n_rings; i++)
    tw_line_clear (&layout->field_outlines[i]);
  g_free (layout->towns);
  g_free (layout->ways);
  g_free (layout->mists);
  g_free (layout->field_outlines);
  g_free (layout->ring_field);
  g_free (layout->trees);
  g_free (layout->patches);
  g_free (layout->tufts);
  g_free (layout->flowers);
  g_free (layout->spots);
  g_free (layout->decoration);
  tw_picture_file_clear (&layout->picture);
}

void
tw_tile_layout_unref (TwTileLayout *layout)
{
  g_atomic_rc_box_release_full (layout, layout_clear);
}

static void
add_line (cairo_t *cr, const TwLine *line, gboolean close)
{
  for (guint i = 0; i < line->n; i++)
    (i > 0 ? cairo_line_to : cairo_move_to) (cr, line->p[i].x, line->p[i].y);
  if (close)
    cairo_close_path (cr);
}

gboolean
tw_tile_layout_path (const TwTileLayout *layout, TwTilePart part, guint index, cairo_t *cr)
{
  if (part == TW_PART_FIELD)
    {
      for (guint i = 0; i < layout->n_rings; i++)
        if (layout->ring_field[i] == index)
          add_line (cr, &layout->field_outlines[i], TRUE);
      return index < layout->fields.n_fields;
    }
  if (part != TW_PART_SEGMENT || index >= layout->topology.n_segments)
    return FALSE;
  for (guint i = 0; i < layout->n_towns; i++)
    if (layout->towns[i].segment == index)
      add_line (cr, &layout->towns[i].outline, TRUE);
  for (guint i = 0; i < layout->n_ways; i++)
    if (layout->ways[i].segment == index)
      add_line (cr, &layout->ways[i].line, FALSE);
  for (guint i = 0; i < layout->n_mists; i++)
    if (layout->mists[i].segment == index)
      add_line (cr, &layout->mists[i].middle, TRUE);
  for (guint i = 0; i < layout->n_places; i++)
    if (layout->places[i].segment == (int) index && layout->places[i].kind != TW_PLACE_RUIN)
      {
        const TwPlace *place = &layout->places[i];

        cairo_new_sub_path (cr);
        cairo_arc (cr, place->at.x, place->at.y, place->r, 0, 2 * G_PI);
        cairo_close_path (cr);
      }
  return TRUE;
}
