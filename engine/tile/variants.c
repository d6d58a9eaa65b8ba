/* Variants of a tile. */
#include "engine/tile/variants.h"

#include <string.h>

#include "engine/tile/symbol-table.h"

/* A letter of what it has, and a number where the tile has such a variant already. */
static char *
variant_id (const TwTile *tile, const char *what)
{
  char letter[2] = { g_ascii_toupper (*what), '\0' };

  if (tw_tile_find_variant (tile, letter) < 0)
    return g_strdup (letter);
  for (guint number = 2;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%s%u", letter, number);

      if (tw_tile_find_variant (tile, id) < 0)
        return g_steal_pointer (&id);
    }
}

/* The copies that variants ask for are among the tile's. */
static void
raise_count (TwTile *tile)
{
  guint n_copies = 0;

  for (guint i = 0; i < tile->n_variants; i++)
    n_copies += tile->variants[i].count;
  tile->count = MAX (tile->count, n_copies);
}

TwTile *
tw_variant_add_symbol (const TwTile *tile, const char *symbol, int segment)
{
  TwTile *copy = tw_tile_copy (tile);
  g_autofree char *id = variant_id (tile, symbol);
  TwVariant *variant = tw_tile_add_variant (copy, id, 1);

  tw_topology_add_symbol (&variant->added, symbol, segment, 1, TW_DIRECTION_NONE);
  raise_count (copy);
  return copy;
}

TwTile *
tw_variant_add (const TwTile *tile, const char *what)
{
  g_autoptr (TwTile) copy = tw_tile_copy (tile);
  g_autofree char *id = variant_id (tile, what);
  TwKind place = tw_symbol_table_find (what) == NULL ? tw_kind_from_name (what) : TW_KIND_NONE;
  TwVariant *variant = tw_tile_add_variant (copy, id, 1);
  const TwTopology *topology = &tile->topology;
  int segment = -1;

  if (place != TW_KIND_NONE)
    {
      if (place < TW_KIND_MONASTERY || place > TW_KIND_CEMETERY
          || tw_topology_find_kind (topology, place) >= 0
          || topology->n_segments == TW_MAX_SEGMENTS)
        return NULL;
      tw_topology_add_segment (&variant->added, place, 0);
    }
  else
    {
      for (guint i = 0; i < topology->n_segments && segment < 0; i++)
        if (tw_symbol_table_allowed (topology, what, (int) i))
          segment = (int) i;
      if (segment < 0 && !tw_symbol_table_allowed (topology, what, -1))
        return NULL;
      tw_topology_add_symbol (&variant->added, what, segment, 1, TW_DIRECTION_NONE);
    }
  raise_count (copy);
  return g_steal_pointer (&copy);
}

static void
variant_remove (TwTile *tile, guint variant)
{
  TwVariant *gone = &tile->variants[variant];

  g_free (gone->id);
  g_free (gone->decoration);
  g_free (gone->aliases);
  tw_picture_file_clear (&gone->picture);
  tw_foreign_unref (gone->foreign);
  tile->n_variants--;
  memmove (gone, gone + 1, (tile->n_variants - variant) * sizeof (TwVariant));
}

TwTile *
tw_variant_set_count (const TwTile *tile, guint variant, guint count)
{
  TwTile *copy = tw_tile_copy (tile);

  g_return_val_if_fail (variant < tile->n_variants, copy);

  if (count > 0)
    {
      copy->variants[variant].count = MIN (count, TW_MAX_COPIES);
      raise_count (copy);
    }
  else
    variant_remove (copy, variant);
  return copy;
}

/* What a variant adds to the tile, as it is drawn: symbols of it that stand where the tile has
 * such ones too are the last of them. */
static int
composite_symbol (const TwTopology *together, const TwSymbol *added)
{
  for (guint i = 0; i < together->n_symbols; i++)
    if (together->symbols[i].segment == added->segment
        && together->symbols[i].direction == added->direction
        && strcmp (together->symbols[i].id, added->id) == 0)
      return (int) i;
  return -1;
}

static guint
base_count (const TwTopology *base, const TwSymbol *symbol)
{
  int at = composite_symbol (base, symbol);

  return at >= 0 ? base->symbols[at].count : 0;
}

void
tw_variant_shape (const TwTile *tile, int variant, TwShape *out_shape)
{
  const TwTopology *base = &tile->topology, *added;
  TwTopology together;

  *out_shape = tile->shape;
  if (variant < 0 || tile->variants[variant].shape.n_points == 0)
    return;
  added = &tile->variants[variant].added;
  tw_tile_variant_topology (tile, variant, &together);
  for (guint i = 0; i < tile->variants[variant].shape.n_points; i++)
    {
      TwShapePoint point = tile->variants[variant].shape.points[i];

      if (point.role == TW_SHAPE_PICTURE && point.owner < added->n_symbols)
        {
          const TwSymbol *symbol = &added->symbols[point.owner];

          point.owner = (gint8) composite_symbol (&together, symbol);
          point.part = (guint8) (point.part + base_count (base, symbol));
        }
      else if (point.role != TW_SHAPE_PICTURE)
        point.owner = (gint8) (point.owner + base->n_segments);
      if (point.owner >= 0)
        tw_shape_put (out_shape, &point);
    }
}

/* What is as @without has it becomes as @with has it again. */
static void
variant_bring_back (TwVariant *variant, const TwTile *with, const TwTile *without)
{
  int had = tw_tile_find_variant (with, variant->id);
  int left = tw_tile_find_variant (without, variant->id);

  if (had < 0 || left < 0 || !tw_topology_equal (&variant->added, &without->variants[left].added)
      || !tw_shape_equal (&variant->shape, &without->variants[left].shape))
    return;
  variant->added = with->variants[had].added;
  variant->shape = with->variants[had].shape;
}

TwTile *
tw_variant_bring_back (const TwTile *tile, const TwTile *with, const TwTile *without)
{
  TwTile *copy = tw_tile_copy (tile);

  for (guint i = 0; i < copy->n_variants; i++)
    variant_bring_back (&copy->variants[i], with, without);
  if (tw_shape_equal (&copy->shape, &without->shape))
    copy->shape = with->shape;
  if (tw_foreign_equal (copy->foreign, without->foreign))
    {
      tw_foreign_unref (copy->foreign);
      copy->foreign = tw_foreign_ref (with->foreign);
    }
  copy->topology = with->topology;
  tw_tile_derive (copy);
  return copy;
}

TwTile *
tw_variant_tile (const TwTile *tile, guint variant)
{
  const TwVariant *one = &tile->variants[variant];
  TwTopology topology;
  TwShape shape;
  TwTile *copy = tw_tile_copy (tile);

  tw_tile_variant_topology (tile, (int) variant, &topology);
  tw_variant_shape (tile, (int) variant, &shape);
  while (copy->n_variants > 0)
    variant_remove (copy, copy->n_variants - 1);
  copy->topology = topology;
  copy->shape = shape;
  if (one->decoration != NULL)
    {
      char *both = g_strjoin (" ", one->decoration, copy->decoration, NULL);

      g_free (copy->decoration);
      copy->decoration = both;
    }
  tw_picture_file_clear (&copy->picture);
  copy->picture = one->picture;
  tw_picture_file_own (&copy->picture);
  tw_tile_derive (copy);
  return copy;
}

/* Whether @now has all of @base as it was: its land, its places, its symbols. */
static gboolean
keeps_base (const TwTopology *base, const TwTopology *now)
{
  TwTopology same = *now;

  if (now->n_segments < base->n_segments)
    return FALSE;
  for (guint i = 0; i < base->n_symbols; i++)
    {
      int at = composite_symbol (now, &base->symbols[i]);

      if (at < 0 || now->symbols[at].count < base->symbols[i].count)
        return FALSE;
    }
  for (guint i = base->n_segments; i < now->n_segments; i++)
    if (now->segments[i].rim != 0 || now->segments[i].kind < TW_KIND_MONASTERY
        || now->segments[i].kind > TW_KIND_CEMETERY)
      return FALSE;
  same.n_segments = base->n_segments;
  memset (&same.segments[base->n_segments], 0,
          (now->n_segments - base->n_segments) * sizeof *same.segments);
  same.n_symbols = base->n_symbols;
  memcpy (same.symbols, base->symbols, sizeof same.symbols);
  return tw_topology_equal (&same, base);
}

static void
take_symbols (const TwTopology *base, const TwTopology *now, TwTopology *added)
{
  for (guint i = 0; i < now->n_symbols; i++)
    {
      const TwSymbol *symbol = &now->symbols[i];
      guint n = symbol->count - MIN (symbol->count, base_count (base, symbol));

      if (n > 0)
        tw_topology_add_symbol (added, symbol->id, symbol->segment, n,
                                (TwDirection) symbol->direction);
    }
}

/* Parts the points of the tile from those of what the variant adds. */
static void
take_shape (TwTile *tile, TwVariant *variant, const TwTile *edited)
{
  const TwTopology *base = &tile->topology, *now = &edited->topology;

  memset (&tile->shape, 0, sizeof tile->shape);
  memset (&variant->shape, 0, sizeof variant->shape);
  for (guint i = 0; i < edited->shape.n_points; i++)
    {
      TwShapePoint point = edited->shape.points[i];
      gboolean is_added = FALSE;

      if (point.role == TW_SHAPE_PICTURE && point.owner < now->n_symbols)
        {
          const TwSymbol *symbol = &now->symbols[point.owner];
          guint n_base = base_count (base, symbol);

          is_added = point.part >= n_base;
          point.owner = (gint8) composite_symbol (is_added ? &variant->added : base, symbol);
          if (is_added)
            point.part = (guint8) (point.part - n_base);
        }
      else if (point.role != TW_SHAPE_END && point.owner >= (int) base->n_segments)
        {
          is_added = TRUE;
          point.owner = (gint8) (point.owner - base->n_segments);
        }
      if (point.owner >= 0 || !is_added)
        tw_shape_insert (is_added ? &variant->shape : &tile->shape,
                         is_added ? variant->shape.n_points : tile->shape.n_points, &point);
    }
}

TwTile *
tw_variant_edit (const TwTile *tile, guint variant, const TwTile *edited)
{
  const TwTopology *base = &tile->topology, *now = &edited->topology;
  TwTile *copy;
  TwVariant *one;

  if (!keeps_base (base, now))
    return NULL;
  copy = tw_tile_copy (tile);
  one = &copy->variants[variant];
  memset (&one->added, 0, sizeof one->added);
  for (guint i = base->n_segments; i < now->n_segments; i++)
    one->added.segments[one->added.n_segments++] = now->segments[i];
  take_symbols (base, now, &one->added);
  take_shape (copy, one, edited);
  return copy;
}
