/* Pictures for a table. */
#include "app/play/table-pictures.h"

#include <math.h>

#include "app/drawing/figure.h"
#include "app/drawing/tile-back.h"
#include "app/pictures/door.h"

/* A figure's height in its square, so that rim and shadow have room. */
#define FIGURE_HEIGHT 0.86

struct _TwTablePictures
{
  TwTileTextures *textures;
  TwRules *rules;
  GPtrArray *layouts;  /* (nullable) TwTileLayout by kind of tile */
  GHashTable *figures; /* "name/colour/size", "back/size/name" -> GdkTexture */
  guint age;           /* of what they were drawn with */
};

static void
unref_layout (gpointer layout)
{
  if (layout != NULL)
    tw_tile_layout_unref (layout);
}

TwTablePictures *
tw_table_pictures_new (TwTileTextures *textures)
{
  TwTablePictures *pictures = g_new0 (TwTablePictures, 1);

  pictures->textures = g_object_ref (textures);
  pictures->layouts = g_ptr_array_new_with_free_func (unref_layout);
  pictures->figures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return pictures;
}

void
tw_table_pictures_free (TwTablePictures *pictures)
{
  g_object_unref (pictures->textures);
  g_clear_pointer (&pictures->rules, tw_rules_unref);
  g_ptr_array_unref (pictures->layouts);
  g_hash_table_unref (pictures->figures);
  g_free (pictures);
}

void
tw_table_pictures_set_rules (TwTablePictures *pictures, TwRules *rules)
{
  if (rules == pictures->rules)
    return;
  g_clear_pointer (&pictures->rules, tw_rules_unref);
  pictures->rules = tw_rules_ref (rules);
  /* Another set's shepherd looks different. */
  g_hash_table_remove_all (pictures->figures);
  g_ptr_array_set_size (pictures->layouts, 0);
  g_ptr_array_set_size (pictures->layouts, (int) rules->catalogue->n_kinds);
}

GdkTexture *
tw_table_pictures_tile (TwTablePictures *pictures,
                        guint kind,
                        guint copy,
                        guint turns,
                        guint size_px,
                        gboolean exact)
{
  const TwTileKind *tile = &pictures->rules->catalogue->kinds[kind];
  TwTileLook look = tw_tile_look_of (tile->set, tile->tile, tile->variant, turns & 3);

  look.copy = copy;
  return tw_tile_textures_get_nearest (pictures->textures, &look,
                                       exact ? size_px : tw_tile_textures_step (size_px));
}

/* Takes @surface, a square of @size_px. */
static GdkTexture *
texture_of (cairo_surface_t *surface, guint size_px)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;

  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * size_px);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new ((int) size_px, (int) size_px, GDK_MEMORY_DEFAULT, bytes, stride);
}

const TwTheme *
tw_rules_theme (const TwRules *rules)
{
  return tw_theme_with_own (tw_theme_find (NULL), rules->vocabulary);
}

GdkTexture *
tw_piece_texture_new (const char *figure, guint colour, const TwTheme *theme, guint size_px)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (surface);

  if (g_str_equal (figure, "back"))
    {
      cairo_translate (cr, size_px * (1 - FIGURE_HEIGHT) / 2, size_px * (1 - FIGURE_HEIGHT) / 2);
      tw_tile_back_draw (cr, size_px * FIGURE_HEIGHT, NULL, NULL);
    }
  else
    tw_piece_draw (cr, figure, colour, theme, size_px / 2.0, size_px / 2.0,
                   size_px * FIGURE_HEIGHT);
  cairo_destroy (cr);
  return texture_of (surface, size_px);
}

static GdkTexture *
back_texture_new (const char *name, guint size_px)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (surface);

  tw_tile_back_draw (cr, size_px, name, NULL);
  cairo_destroy (cr);
  return texture_of (surface, size_px);
}

GdkTexture *
tw_table_pictures_back (TwTablePictures *pictures, guint kind, guint size_px)
{
  const TwTileKind *tile = &pictures->rules->catalogue->kinds[kind];
  const char *name = tw_tile_set_back (tile->set, tile->tile);
  g_autofree char *key = g_strdup_printf ("back/%u/%s", size_px, name != NULL ? name : "");
  GdkTexture *texture = g_hash_table_lookup (pictures->figures, key);

  if (texture == NULL)
    {
      texture = back_texture_new (name, size_px);
      g_hash_table_insert (pictures->figures, g_steal_pointer (&key), texture);
    }
  return texture;
}

GdkTexture *
tw_table_pictures_figure (TwTablePictures *pictures,
                          const char *figure,
                          guint colour,
                          guint size_px)
{
  g_autofree char *key = g_strdup_printf ("%s/%u/%u", figure, colour, size_px);
  GdkTexture *texture;

  /* The picture of an own figure may have come since. */
  if (pictures->age != tw_picture_door_get_age ())
    g_hash_table_remove_all (pictures->figures);
  pictures->age = tw_picture_door_get_age ();
  texture = g_hash_table_lookup (pictures->figures, key);
  if (texture == NULL)
    {
      texture = tw_piece_texture_new (figure, colour, tw_rules_theme (pictures->rules), size_px);
      g_hash_table_insert (pictures->figures, g_steal_pointer (&key), texture);
    }
  return texture;
}

static const TwTileLayout *
layout_of (TwTablePictures *pictures, guint kind)
{
  const TwTileKind *tile = &pictures->rules->catalogue->kinds[kind];

  /* Copies differ in trees and houses, never in where figures stand. */
  if (pictures->layouts->pdata[kind] == NULL)
    pictures->layouts->pdata[kind] =
        tw_tile_layout_new (tile->set->id, tile->tile, tile->variant, 0);
  return pictures->layouts->pdata[kind];
}

/* What a node is on its tile: segments come first, then fields. */
static TwTilePart
part_of (const TwPlay *play, guint node, const TwSlot **out_slot, guint *out_index)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  guint index = node - slot->first_node;
  guint n_segments = play->board.catalogue->tiles[slot->kind].n_segments;

  *out_slot = slot;
  *out_index = index < n_segments ? index : index - n_segments;
  return index < n_segments ? TW_PART_SEGMENT : TW_PART_FIELD;
}

/* Rules can part a field that the drawing shows as one; its parts are told apart by the
 * half-edges that they have. */
static gboolean
is_parted (TwTablePictures *pictures, const TwPlay *play, guint kind)
{
  const TwPlayTile *tile = &play->board.catalogue->tiles[kind];

  return tile->n_nodes - tile->n_segments
         > pictures->rules->catalogue->kinds[kind].tile->fields.n_fields;
}

/* The middle of the half-edges of @rim on the unturned tile, drawn in from the rim. */
static TwSpotPoint
middle_of_rim (TwRim rim)
{
  static const double along[] = { 0.25, 0.5, 0.75, 1 };
  TwSpotPoint sum = { 0, 0 };
  guint n = 0;

  for (guint place = 0; place < TW_N_RIM_PLACES; place++)
    if (rim & TW_RIM_HALVES & TW_RIM_BIT (place))
      {
        TwSpotPoint point = tw_spot_point_turn ((TwSpotPoint){ along[place % 4], 0 }, place / 4);

        sum.x += point.x;
        sum.y += point.y;
        n++;
      }
  if (n == 0)
    return (TwSpotPoint){ 0.5, 0.5 };
  return (TwSpotPoint){ 0.5 + 0.8 * (sum.x / n - 0.5), 0.5 + 0.8 * (sum.y / n - 0.5) };
}

/* The part of a parted field whose middle is nearest to @point of the unturned tile. */
static guint
nearest_part (const TwPlayTile *tile, TwSpotPoint point)
{
  guint best = tile->n_segments;
  double least = G_MAXDOUBLE;

  for (guint node = tile->n_segments; node < tile->n_nodes; node++)
    {
      TwSpotPoint middle = middle_of_rim (tile->rim[node]);
      double distance = hypot (middle.x - point.x, middle.y - point.y);

      if (distance < least)
        {
          least = distance;
          best = node;
        }
    }
  return best;
}

TwSpotPoint
tw_table_pictures_spot (TwTablePictures *pictures, const TwPlay *play, guint node)
{
  const TwSlot *slot;
  guint index;
  TwTilePart part = part_of (play, node, &slot, &index);
  TwSpotPoint point = { 0.5, 0.5 };

  if (part == TW_PART_FIELD && is_parted (pictures, play, slot->kind))
    point = middle_of_rim (play->board.catalogue->tiles[slot->kind].rim[node - slot->first_node]);
  else
    tw_tile_layout_spot (layout_of (pictures, slot->kind), part, index, &point.x, &point.y);
  return tw_spot_point_turn (point, slot->quarter_turns);
}

TwSpotPoint
tw_table_pictures_symbol (TwTablePictures *pictures,
                          const TwPlay *play,
                          guint slot_index,
                          int expansion)
{
  const TwSlot *slot = &play->board.slots[slot_index];
  const TwTileKind *kind = &pictures->rules->catalogue->kinds[slot->kind];
  const char *const *symbols = expansion >= 0 ? play->rules->expansions[expansion]->symbols : NULL;
  TwSpotPoint point = { 0.5, 0.5 };
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; symbols != NULL && i < topology.n_symbols; i++)
    if (g_strv_contains (symbols, topology.symbols[i].id))
      tw_tile_layout_spot (layout_of (pictures, slot->kind), TW_PART_SYMBOL, i, &point.x, &point.y);
  return tw_spot_point_turn (point, slot->quarter_turns);
}

TwSpotPoint
tw_table_pictures_mark (TwTablePictures *pictures,
                        const TwPlay *play,
                        guint slot_index,
                        guint symbol)
{
  const TwSlot *slot = &play->board.slots[slot_index];
  TwSpotPoint point = { 0.5, 0.5 };

  tw_tile_layout_spot (layout_of (pictures, slot->kind), TW_PART_SYMBOL, symbol, &point.x,
                       &point.y);
  return tw_spot_point_turn (point, slot->quarter_turns);
}

gboolean
tw_table_pictures_path (TwTablePictures *pictures,
                        const TwPlay *play,
                        guint node,
                        cairo_t *cr,
                        gboolean *out_is_closed)
{
  const TwSlot *slot;
  guint index;
  TwTilePart part = part_of (play, node, &slot, &index);
  guint kind = play->board.nodes[node].kind;
  gboolean found;

  *out_is_closed = kind == TW_KIND_CITY || kind == TW_KIND_FIELD || kind == TW_KIND_MIST;
  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, slot->quarter_turns * G_PI_2);
  cairo_translate (cr, -0.5, -0.5);
  found = !(part == TW_PART_FIELD && is_parted (pictures, play, slot->kind))
          && tw_tile_layout_path (layout_of (pictures, slot->kind), part, index, cr);
  cairo_restore (cr);
  return found;
}

guint
tw_table_pictures_hit (TwTablePictures *pictures,
                       const TwPlay *play,
                       guint slot_index,
                       TwSpotPoint point)
{
  const TwSlot *slot = &play->board.slots[slot_index];
  const TwPlayTile *tile = &play->board.catalogue->tiles[slot->kind];
  const TwTileKind *kind = &pictures->rules->catalogue->kinds[slot->kind];
  guint index = 0;
  TwTopology topology;

  if (slot->is_face_down)
    return TW_NO_NODE;
  point = tw_spot_point_turn (point, 4 - slot->quarter_turns);
  switch (tw_tile_layout_hit (layout_of (pictures, slot->kind), point.x, point.y, &index))
    {
    case TW_PART_SEGMENT:
      break;
    case TW_PART_FIELD:
      index = is_parted (pictures, play, slot->kind) ? nearest_part (tile, point)
                                                     : index + tile->n_segments;
      break;
    case TW_PART_SYMBOL:
      /* A symbol belongs to what it stands on. */
      tw_tile_variant_topology (kind->tile, kind->variant, &topology);
      if (index >= topology.n_symbols || topology.symbols[index].segment < 0)
        return TW_NO_NODE;
      index = (guint) topology.symbols[index].segment;
      break;
    case TW_PART_JUNCTION:
    case TW_PART_NONE:
    default:
      return TW_NO_NODE;
    }
  return index < tile->n_nodes ? slot->first_node + index : TW_NO_NODE;
}
