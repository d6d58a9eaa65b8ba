/* Tiles as JCloisterZone shows them. */
#include "app/export/jcz-artwork.h"

#include <string.h>

#include "app/drawing/spots.h"
#include "app/drawing/tile-areas.h"
#include "engine/jcz/jcz-words.h"

/* Where a figure stands on a symbol, in tile edges: so far round it one can click, and so far from
 * the rim. */
#define SPOT_RADIUS  .08
#define SPOT_CORNERS 16
/* How far from the rim figures of a quarter stand, in tile edges. */
#define QUARTER_DEPTH .2

/* Own land that takes edges is a field there, see tw_jcz_definitions_to_xml(). */
static char *
segment_key (const TwSegment *segment)
{
  TwKind kind = tw_kind_is_own (segment->kind) && (segment->rim & TW_RIM_HALVES) != 0
                    ? TW_KIND_FIELD
                    : (TwKind) segment->kind;
  const char *word = tw_jcz_words_kind_print (kind);
  g_autofree char *place = NULL;

  if (word == NULL)
    return NULL;
  place = tw_jcz_words_location_print (kind, segment->rim, 0);
  return g_strconcat (word, "/", place, NULL);
}

static char *
field_key (const TwFields *fields, guint index)
{
  g_autofree char *place = NULL;
  guint n_before = 0;

  for (guint i = 0; i < index; i++)
    n_before += (fields->fields[i].rim & TW_RIM_HALVES) == 0;
  place = tw_jcz_words_location_print (TW_KIND_FIELD, fields->fields[index].rim, n_before);
  return g_strconcat (tw_jcz_words_kind_print (TW_KIND_FIELD), "/", place, NULL);
}

/* A number with at most one place behind the point, whatever the language says of points. */
static void
add_number (GString *text, double tile_edges)
{
  gint64 tenths = llround (tile_edges * TW_JCZ_ARTWORK_UNITS * 10);

  if (tenths % 10 == 0)
    g_string_append_printf (text, "%" G_GINT64_FORMAT, tenths / 10);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT ".%d", tenths / 10, (int) (tenths % 10));
}

static char *
area_path (const TwTileArea *area)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < area->n_rings; i++)
    {
      for (guint k = 0; k < area->rings[i].n; k++)
        {
          g_string_append (text, k == 0 ? "M" : "L");
          add_number (text, area->rings[i].p[k].x);
          g_string_append_c (text, ' ');
          add_number (text, area->rings[i].p[k].y);
        }
      g_string_append_c (text, 'Z');
    }
  return g_string_free (text, FALSE);
}

static void
add_area (JsonBuilder *json, const TwTileArea *area, const char *key)
{
  g_autofree char *path = area_path (area);

  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "clip");
  json_builder_add_string_value (json, path);
  json_builder_set_member_name (json, "point");
  json_builder_begin_array (json);
  json_builder_add_int_value (json, llround (area->at.x * TW_JCZ_ARTWORK_UNITS));
  json_builder_add_int_value (json, llround (area->at.y * TW_JCZ_ARTWORK_UNITS));
  json_builder_end_array (json);
  json_builder_end_object (json);
}

/* A disc round the symbol. It lies over the land there, as that program has it. */
static void
add_spot (JsonBuilder *json, const TwTileLayout *layout, guint symbol, const char *key)
{
  g_auto (TwLine) ring = { 0 };
  TwTileArea area = { .n_rings = 1, .rings = &ring };
  double x = .5, y = .5;

  tw_tile_layout_spot (layout, TW_PART_SYMBOL, symbol, &x, &y);
  area.at =
      point (CLAMP (x, SPOT_RADIUS, 1 - SPOT_RADIUS), CLAMP (y, SPOT_RADIUS, 1 - SPOT_RADIUS));
  for (guint i = 0; i < SPOT_CORNERS; i++)
    tw_line_add (&ring, point_add (area.at, point_turn (point (SPOT_RADIUS, 0),
                                                        2 * G_PI * i / SPOT_CORNERS)));
  add_area (json, &area, key);
}

/* The part of the tile that is nearest to the quarter. */
static void
add_quarter (JsonBuilder *json, TwEdge edge, const char *key)
{
  g_auto (TwLine) ring = { 0 };
  TwTileArea area = { .n_rings = 1, .rings = &ring };
  TwPoint corner = TW_CORNER[edge];

  tw_line_add (&ring, corner);
  tw_line_add (&ring, point_add (corner, TW_ALONG[edge]));
  tw_line_add (&ring, point (.5, .5));
  area.at = point_add (corner, point_add (point_scale (TW_ALONG[edge], .5),
                                          point_scale (TW_INTO[edge], QUARTER_DEPTH)));
  add_area (json, &area, key);
}

void
tw_jcz_artwork_add_tile (JsonBuilder *json,
                         const TwTileSet *set,
                         const TwTile *tile,
                         int variant,
                         const char *id,
                         const char *picture)
{
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, tile, variant, 0);
  g_autoptr (TwTileAreas) areas = NULL;
  TwTopology topology;
  TwSegmentSet segments = 0;

  tw_tile_variant_topology (tile, variant, &topology);
  for (guint i = 0; i < topology.n_segments; i++)
    {
      g_autofree char *key = segment_key (&topology.segments[i]);

      if (key != NULL)
        segments |= TW_SEGMENT_BIT (i);
    }
  areas = tw_tile_areas_new (layout, segments);
  json_builder_set_member_name (json, id);
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "image");
  json_builder_add_string_value (json, picture);
  json_builder_set_member_name (json, "features");
  json_builder_begin_object (json);
  for (guint i = 0; i < areas->n_areas; i++)
    {
      const TwTileArea *area = &areas->areas[i];
      g_autofree char *key = area->part == TW_PART_FIELD
                                 ? field_key (&tile->fields, area->index)
                                 : segment_key (&topology.segments[area->index]);

      add_area (json, area, key);
    }
  for (guint i = 0; i < topology.n_symbols; i++)
    if (tw_jcz_words_symbol_place (&topology.symbols[i]) != NULL)
      add_spot (json, layout, i, tw_jcz_words_symbol_place (&topology.symbols[i]));
  for (TwEdge e = 0; e < TW_N_EDGES; e++)
    if (tw_jcz_words_quarter_place (id, e) != NULL)
      add_quarter (json, e, tw_jcz_words_quarter_place (id, e));
  json_builder_end_object (json);
  json_builder_end_object (json);
}
