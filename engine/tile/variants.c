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
tw_variant_add (const TwTile *tile, const char *what)
{
  g_autoptr (TwTile) copy = tw_tile_copy (tile);
  g_autofree char *id = variant_id (tile, what);
  TwKind place = tw_symbol_find (what) == NULL ? tw_kind_from_name (what) : TW_KIND_NONE;
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
        if (tw_symbol_allowed (topology, what, (int) i))
          segment = (int) i;
      if (segment < 0 && !tw_symbol_allowed (topology, what, -1))
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
