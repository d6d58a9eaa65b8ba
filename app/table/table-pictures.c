/* Pictures for a table. */
#include "app/table/table-pictures.h"

#include <math.h>
#include <string.h>

#include "app/drawing/figure-outline.h"
#include "app/drawing/own-piece.h"
#include "app/drawing/spots.h"
#include "app/drawing/table-pieces.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/pictures/door.h"
#include "app/widgets/pixels-texture.h"
#include "engine/tile/field-place.h"

struct _TwTablePictures
{
  TwTileTextures *textures;
  TwRules *rules;
  TwTableLayouts *layouts; /* (nullable) of the rules */
  GHashTable *figures;     /* "name/colour/size", "back/size/name", "outline/…" */
  guint age;               /* of what they were drawn with */
};

TwTablePictures *
tw_table_pictures_new (TwTileTextures *textures)
{
  TwTablePictures *pictures = g_new0 (TwTablePictures, 1);

  pictures->textures = g_object_ref (textures);
  pictures->figures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return pictures;
}

void
tw_table_pictures_free (TwTablePictures *pictures)
{
  g_object_unref (pictures->textures);
  g_clear_pointer (&pictures->layouts, tw_table_layouts_free);
  g_clear_pointer (&pictures->rules, tw_rules_unref);
  g_hash_table_unref (pictures->figures);
  g_free (pictures);
}

void
tw_table_pictures_set_rules (TwTablePictures *pictures, TwRules *rules)
{
  if (rules == pictures->rules)
    return;
  g_clear_pointer (&pictures->layouts, tw_table_layouts_free);
  g_clear_pointer (&pictures->rules, tw_rules_unref);
  pictures->rules = tw_rules_ref (rules);
  pictures->layouts = tw_table_layouts_new (rules);
  /* Another set's shepherd looks different. */
  g_hash_table_remove_all (pictures->figures);
}

static TwTileLook
look_of (TwTablePictures *pictures, guint kind, guint copy, guint turns)
{
  const TwTileKind *tile = &pictures->rules->catalogue->kinds[kind];
  TwTileLook look = tw_tile_look_of (tile->set, tile->tile, tile->variant, turns & 3);

  look.copy = copy;
  return look;
}

GdkTexture *
tw_table_pictures_tile (TwTablePictures *pictures,
                        guint kind,
                        guint copy,
                        guint turns,
                        guint size_px,
                        gboolean exact)
{
  TwTileLook look = look_of (pictures, kind, copy, turns);

  return tw_tile_textures_get_nearest (pictures->textures, &look,
                                       exact ? size_px : tw_tile_textures_step (size_px));
}

GdkTexture *
tw_table_pictures_turned (TwTablePictures *pictures,
                          guint kind,
                          guint copy,
                          guint turns,
                          guint size_px,
                          guint *out_turns)
{
  for (guint lacking = 1; lacking < 4; lacking++)
    {
      TwTileLook look = look_of (pictures, kind, copy, turns - lacking);
      GdkTexture *texture = tw_tile_textures_find_nearest (pictures->textures, &look, size_px);

      if (texture == NULL)
        continue;
      *out_turns = lacking;
      return texture;
    }
  return NULL;
}

const TwTheme *
tw_rules_theme (const TwRules *rules)
{
  return tw_theme_with_own (tw_theme_find (NULL), rules->vocabulary);
}

static GdkTexture *
piece_texture_new (const char *figure, guint colour, const TwTheme *theme, guint size_px)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (surface);

  if (g_str_equal (figure, TW_PIECE_BACK))
    {
      cairo_translate (cr, size_px * (1 - TW_TABLE_PIECE_HEIGHT) / 2,
                       size_px * (1 - TW_TABLE_PIECE_HEIGHT) / 2);
      tw_tile_back_draw (cr, size_px * TW_TABLE_PIECE_HEIGHT, NULL, NULL);
    }
  else
    tw_piece_draw (cr, figure, colour, theme, size_px / 2.0, size_px / 2.0,
                   size_px * TW_TABLE_PIECE_HEIGHT);
  cairo_destroy (cr);
  return tw_surface_texture (surface);
}

/* The pictures that somebody has by what they show. Hundreds of lines of a log have the same few
 * figures. */
static GHashTable *shared_pieces;

static void
forget_piece (gpointer key, GObject *texture)
{
  g_hash_table_remove (shared_pieces, key);
  g_free (key);
}

GdkTexture *
tw_piece_texture (const char *figure, guint colour, const TwTheme *theme, guint size_px)
{
  g_autofree char *key = g_strdup_printf ("%s/%u/%p/%u/%u", figure, colour, (gconstpointer) theme,
                                          size_px, tw_picture_door_get_age ());
  GdkTexture *texture;

  if (shared_pieces == NULL)
    shared_pieces = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  texture = g_hash_table_lookup (shared_pieces, key);
  if (texture != NULL)
    return g_object_ref (texture);
  texture = piece_texture_new (figure, colour, theme, size_px);
  g_hash_table_insert (shared_pieces, g_strdup (key), texture);
  g_object_weak_ref (G_OBJECT (texture), forget_piece, g_steal_pointer (&key));
  return texture;
}

static GdkTexture *
back_texture_new (const char *name, guint size_px)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cairo_t *cr = cairo_create (surface);

  tw_tile_back_draw (cr, size_px, name, NULL);
  cairo_destroy (cr);
  return tw_surface_texture (surface);
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

/* Drops what was drawn before the picture of an own figure came. */
static void
check_age (TwTablePictures *pictures)
{
  if (pictures->age != tw_picture_door_get_age ())
    g_hash_table_remove_all (pictures->figures);
  pictures->age = tw_picture_door_get_age ();
}

/* The picture of a figure, or its outline. */
static GdkTexture *
figure_texture (TwTablePictures *pictures,
                const char *figure,
                guint colour,
                guint size_px,
                gboolean is_outline)
{
  g_autofree char *key =
      g_strdup_printf ("%s/%u/%u/%s", figure, colour, size_px, is_outline ? "outline" : "");
  const TwTheme *theme = tw_rules_theme (pictures->rules);
  GdkTexture *texture;

  check_age (pictures);
  texture = g_hash_table_lookup (pictures->figures, key);
  if (texture == NULL)
    {
      texture = is_outline
                    ? tw_surface_texture (tw_figure_outline_new (figure, colour, theme, size_px))
                    : tw_piece_texture (figure, colour, theme, size_px);
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
  return figure_texture (pictures, figure, colour, size_px, FALSE);
}

GdkTexture *
tw_table_pictures_outline (TwTablePictures *pictures,
                           const char *figure,
                           guint colour,
                           guint size_px)
{
  return figure_texture (pictures, figure, colour, size_px, TRUE);
}

/* The part of a parted field whose middle is nearest to @point of the unturned tile. */
static guint
nearest_part (const TwPlayTile *tile, TwSpotPoint point)
{
  guint best = tile->n_segments;
  double least = G_MAXDOUBLE;

  for (guint node = tile->n_segments; node < tile->n_nodes; node++)
    {
      double x, y, distance;

      tw_table_layouts_rim_middle (tile->rim[node], &x, &y);
      distance = hypot (x - point.x, y - point.y);

      if (distance < least)
        {
          least = distance;
          best = node;
        }
    }
  return best;
}

TwTableLayouts *
tw_table_pictures_layouts (TwTablePictures *pictures)
{
  return pictures->layouts;
}

TwSpotPoint
tw_table_pictures_spot (TwTablePictures *pictures, const TwPlay *play, guint node)
{
  TwSpotPoint point;

  tw_table_layouts_spot (pictures->layouts, play, node, &point.x, &point.y);
  return point;
}

TwSpotPoint
tw_table_pictures_symbol (TwTablePictures *pictures,
                          const TwPlay *play,
                          guint slot_index,
                          int expansion,
                          const char *symbol)
{
  const TwSlot *slot = &play->board.slots[slot_index];
  const TwTileKind *kind = &pictures->rules->catalogue->kinds[slot->kind];
  const char *const *symbols = expansion >= 0 ? play->rules->expansions[expansion]->symbols : NULL;
  TwSpotPoint point = { 0.5, 0.5 };
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; symbols != NULL && i < topology.n_symbols; i++)
    if (symbol != NULL ? strcmp (symbol, topology.symbols[i].id) == 0
                       : g_strv_contains (symbols, topology.symbols[i].id))
      tw_tile_layout_spot (tw_table_layouts_get (pictures->layouts, slot->kind), TW_PART_SYMBOL, i,
                           &point.x, &point.y);
  return tw_spot_layout_point_turn (point, slot->quarter_turns);
}

TwSpotPoint
tw_table_pictures_mark (TwTablePictures *pictures,
                        const TwPlay *play,
                        guint slot_index,
                        guint symbol)
{
  TwSpotPoint point;

  tw_table_layouts_mark (pictures->layouts, play, slot_index, symbol, &point.x, &point.y);
  return point;
}

gboolean
tw_table_pictures_path (TwTablePictures *pictures,
                        const TwPlay *play,
                        guint node,
                        cairo_t *cr,
                        gboolean *out_is_closed)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  guint index;
  TwTilePart part = tw_table_layouts_part (play, node, &index);
  guint kind = play->board.nodes[node].kind;
  gboolean found;

  *out_is_closed = kind == TW_KIND_CITY || kind == TW_KIND_FIELD || kind == TW_KIND_MIST;
  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, slot->quarter_turns * G_PI_2);
  cairo_translate (cr, -0.5, -0.5);
  found = !(part == TW_PART_FIELD && tw_table_layouts_is_parted (play, slot->kind))
          && tw_tile_layout_path (tw_table_layouts_get (pictures->layouts, slot->kind), part, index,
                                  cr);
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
  point = tw_spot_layout_point_turn (point, 4 - slot->quarter_turns);
  switch (tw_tile_layout_hit (tw_table_layouts_get (pictures->layouts, slot->kind), point.x,
                              point.y, &index))
    {
    case TW_PART_SEGMENT:
      break;
    case TW_PART_FIELD:
      index = tw_table_layouts_is_parted (play, slot->kind) ? nearest_part (tile, point)
                                                            : index + tile->n_segments;
      break;
    case TW_PART_SYMBOL:
      /* A symbol belongs to what it stands on. */
      tw_tile_variant_topology (kind->tile, kind->variant, &topology);
      if (index >= topology.n_symbols || topology.symbols[index].segment == -1)
        return TW_NO_NODE;
      if (topology.symbols[index].segment >= 0)
        index = (guint) topology.symbols[index].segment;
      else if (tw_table_layouts_is_parted (play, slot->kind))
        index = nearest_part (tile, point);
      else
        {
          int field = tw_fields_find_place (&kind->tile->fields, topology.symbols[index].segment);

          if (field < 0)
            return TW_NO_NODE;
          index = (guint) field + tile->n_segments;
        }
      break;
    case TW_PART_JUNCTION:
    case TW_PART_NONE:
    default:
      return TW_NO_NODE;
    }
  return index < tile->n_nodes ? slot->first_node + index : TW_NO_NODE;
}
