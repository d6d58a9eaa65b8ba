/* Neutral twins. */
#include "engine/balance/twin.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/balance/deal-deck.h"
#include "engine/tile/variants.h"

/* What is drawn where roads end says what they end at; nothing in particular is a village or a
 * crossing. */
static void
make_plain (TwTopology *topology)
{
  while (topology->n_symbols > 0)
    tw_topology_remove_symbol (topology, topology->n_symbols - 1u);
  for (guint i = topology->n_segments; i-- > 0;)
    if (topology->segments[i].rim == 0)
      tw_topology_remove_segment (topology, i);
  for (guint i = 0; i < topology->n_junctions; i++)
    {
      TwJunction *junction = &topology->junctions[i];

      if (junction->kind >= TW_JUNCTION_MONASTERY && junction->kind <= TW_JUNCTION_ENCLAVE)
        junction->kind = (junction->members & (junction->members - 1)) == 0 ? TW_JUNCTION_VILLAGE
                                                                            : TW_JUNCTION_CROSSING;
    }
}

static TwTile *
twin_of (const TwTile *tile)
{
  g_autofree char *id = g_strconcat (tile->id, TW_TWIN_MARK, NULL);
  TwTopology topology = tile->topology;
  TwTile *twin;

  make_plain (&topology);
  twin = tw_tile_new (id, 1, &topology);
  twin->back = g_strdup (tile->back);
  return twin;
}

/* Copies of a tile in the bag. */
static guint
n_in_bag (const TwRules *rules, const TwTile *tile)
{
  guint n = 0;

  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    if (rules->catalogue->kinds[kind].tile == tile)
      n += rules->catalogue->kinds[kind].count;
  return n;
}

/* A tile less its last copy; those of variants come last. */
static TwTile *
one_less (const TwTile *tile)
{
  guint last = tile->n_variants - 1;
  g_autoptr (TwTile) plainer =
      tile->n_variants > 0 ? tw_variant_set_count (tile, last, tile->variants[last].count - 1)
                           : NULL;

  return tw_tile_with_count (plainer != NULL ? plainer : tile, tile->count - 1);
}

/* A set in which the tile at @index has a twin for its last copy. */
static TwTileSet *
with_twin (const TwTileSet *set, guint index)
{
  TwTileSet *changed = tw_tile_set_copy (set);
  TwTile *twin = twin_of (set->tiles[index]);

  if (set->tiles[index]->count > 1)
    {
      TwTile *less = one_less (set->tiles[index]);

      tw_tile_set_replace_tile (changed, index, less);
      tw_tile_set_insert_tile (changed, (int) index + 1, twin);
      tw_tile_unref (less);
    }
  else
    {
      tw_tile_set_replace_tile (changed, index, twin);
      tw_tile_set_follow_id (changed, set->tiles[index]->id, twin->id);
    }
  tw_tile_unref (twin);
  return changed;
}

/* "SET:TILE" or "TILE": whether that may be a tile of @set, and which. */
static int
find_in (const TwTileSet *set, const char *name)
{
  gsize length = strlen (set->id);

  if (strncmp (name, set->id, length) == 0 && name[length] == ':')
    return tw_tile_set_find (set, name + length + 1);
  return tw_tile_set_find (set, name);
}

static void
change_set (TwCatalogueSource *source, TwTileSet *changed)
{
  tw_tile_set_unref (source->set);
  source->set = changed;
}

gboolean
tw_twin_take_tile (TwGameSetup *setup,
                   const TwRules *rules,
                   const char *name,
                   guint64 *out_key,
                   GError **error)
{
  for (guint i = 0; i < setup->sources->len; i++)
    {
      TwCatalogueSource *source = &g_array_index (setup->sources, TwCatalogueSource, i);
      int index = find_in (source->set, name);
      const TwTile *tile = index >= 0 ? source->set->tiles[index] : NULL;
      guint n;

      if (tile == NULL || source->copies == 0)
        continue;
      n = n_in_bag (rules, tile);
      if (n == 0 || source->copies > 1)
        {
          g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                       n == 0
                           ? _ ("The tile “%s” is never drawn, so nobody can say what it is worth.")
                           : _ ("The set of the tile “%s” is played more than once. Use it once."),
                       name);
          return FALSE;
        }
      *out_key = tw_deal_deck_key (source->set->id, tile->id, n - 1);
      change_set (source, with_twin (source->set, (guint) index));
      return TRUE;
    }
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
               _ ("No set in play has the tile “%s”."), name);
  return FALSE;
}

/* Returns: how many of @symbol @topology had */
static guint
take_off (TwTopology *topology, const char *symbol)
{
  guint n = 0;

  for (guint i = topology->n_symbols; i-- > 0;)
    if (strcmp (topology->symbols[i].id, symbol) == 0)
      {
        n += topology->symbols[i].count;
        tw_topology_remove_symbol (topology, i);
      }
  return n;
}

/* How many copies of a variant of @tile, -1 for the plain ones, are in the bag. */
static guint
n_of_variant (const TwRules *rules, const TwTile *tile, int variant)
{
  for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
    if (rules->catalogue->kinds[kind].tile == tile
        && rules->catalogue->kinds[kind].variant == variant)
      return rules->catalogue->kinds[kind].count;
  return 0;
}

/* Returns: (transfer full) (nullable): @tile without @symbol, %NULL if it has none; @out_n gets how
 * many are in the bag added */
static TwTile *
without (const TwRules *rules, const TwTile *tile, const char *symbol, guint *out_n)
{
  TwTile *changed = tw_tile_copy (tile);
  guint n = take_off (&changed->topology, symbol), n_any = n;

  *out_n += n * n_in_bag (rules, tile);
  for (guint i = 0; i < changed->n_variants; i++)
    {
      guint n_more = take_off (&changed->variants[i].added, symbol);

      *out_n += n_more * n_of_variant (rules, tile, (int) i);
      n_any += n_more;
    }
  if (n_any == 0)
    {
      tw_tile_unref (changed);
      return NULL;
    }
  tw_tile_derive (changed);
  return changed;
}

gboolean
tw_twin_take_symbol (TwGameSetup *setup,
                     const TwRules *rules,
                     const char *symbol,
                     guint *out_n,
                     GError **error)
{
  *out_n = 0;
  for (guint i = 0; i < setup->sources->len; i++)
    {
      TwCatalogueSource *source = &g_array_index (setup->sources, TwCatalogueSource, i);
      g_autoptr (TwTileSet) changed = tw_tile_set_copy (source->set);

      for (guint k = 0; source->copies > 0 && k < changed->n_tiles; k++)
        {
          TwTile *tile = without (rules, source->set->tiles[k], symbol, out_n);

          if (tile == NULL)
            continue;
          tw_tile_set_replace_tile (changed, k, tile);
          tw_tile_unref (tile);
        }
      change_set (source, g_steal_pointer (&changed));
    }
  if (*out_n > 0)
    return TRUE;
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
               _ ("No tile that is drawn has the symbol “%s”."), symbol);
  return FALSE;
}
