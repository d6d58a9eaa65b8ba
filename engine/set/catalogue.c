/* Tiles compiled for play: from sets to kinds. */
#include "engine/set/catalogue.h"

#include "engine/set/vocabulary-lands.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Slots and nodes are counted in 16 bits. */
#define MAX_NODES  65000u
#define MAX_COPIES 8000u

G_DEFINE_QUARK (tw - catalogue - error - quark, tw_catalogue_error)

static void
catalogue_clear (gpointer data)
{
  TwCatalogue *catalogue = data;

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      tw_tile_unref (catalogue->kinds[i].tile);
      tw_tile_set_unref (catalogue->kinds[i].set);
      g_free (catalogue->kinds[i].name);
    }
  g_free (catalogue->kinds);
  g_free (catalogue->tiles);
  g_free (catalogue->starts);
  for (guint i = 0; i < catalogue->n_counted; i++)
    g_free (catalogue->counted[i]);
}

void
tw_catalogue_unref (TwCatalogue *catalogue)
{
  if (catalogue != NULL)
    g_atomic_rc_box_release_full (catalogue, catalogue_clear);
}

/* Returns: (transfer container): the ids of tiles that more than one of the sets in play has */
static GHashTable *
find_ambiguous (const TwCatalogueSource *sources, guint n_sources)
{
  GHashTable *ambiguous = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) first = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; n_sources > 1 && i < n_sources; i++)
    for (guint t = 0; sources[i].copies > 0 && t < sources[i].set->n_tiles; t++)
      {
        char *id = sources[i].set->tiles[t]->id;
        gpointer source;

        if (!g_hash_table_lookup_extended (first, id, NULL, &source))
          g_hash_table_insert (first, id, GUINT_TO_POINTER (i));
        else if (GPOINTER_TO_UINT (source) != i)
          g_hash_table_add (ambiguous, id);
      }
  return ambiguous;
}

static TwDrawStage
stage_of (const TwTileSet *set, const TwTile *tile)
{
  if (set->draw != TW_SET_DRAW_FIRST)
    return TW_DRAW_ORDINARY;
  if (g_strcmp0 (tile->id, set->first_tile) == 0)
    return TW_DRAW_BEGINNING;
  return g_strcmp0 (tile->id, set->last_tile) == 0 ? TW_DRAW_LAST_EARLY : TW_DRAW_EARLY;
}

static gboolean
add_kind (TwCatalogue *catalogue,
          const TwCatalogueSource *source,
          TwTile *tile,
          int variant,
          guint count,
          gboolean with_set,
          GError **error)
{
  TwTileSet *set = source->set;
  guint index = catalogue->n_kinds;
  TwTileKind *kind;
  TwTopology topology;

  if ((index & (index - 1)) == 0)
    {
      catalogue->kinds = g_renew (TwTileKind, catalogue->kinds, MAX (1, 2 * index));
      catalogue->tiles = g_renew (TwPlayTile, catalogue->tiles, MAX (1, 2 * index));
    }
  tw_tile_variant_topology (tile, variant, &topology);
  if (source->vocabulary != NULL)
    tw_vocabulary_renumber_tile (source->vocabulary, set->own, &topology);
  if (!tw_play_tile_compile (&topology, catalogue->counted, catalogue->n_counted,
                             catalogue->field_flags, &catalogue->tiles[index]))
    {
      g_set_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_TOO_LARGE,
                   _ ("Tile %s of %s has more than %d segments and fields. Draw it simpler."),
                   tile->id, set->id, TW_MAX_TILE_NODES);
      return FALSE;
    }
  kind = &catalogue->kinds[index];
  kind->set = tw_tile_set_ref (set);
  kind->tile = tw_tile_ref (tile);
  kind->variant = variant;
  kind->count = count;
  kind->stage = stage_of (set, tile);
  kind->n_start = variant < 0 ? tile->n_start : 0;
  kind->shape = index;
  if (variant >= 0)
    {
      /* The plain copies, or an earlier variant, may have the same shape. */
      for (guint i = index; i-- > 0 && catalogue->kinds[i].tile == tile;)
        if (memcmp (&catalogue->tiles[i], &catalogue->tiles[index], sizeof (TwPlayTile)) == 0)
          kind->shape = catalogue->kinds[i].shape;
    }
  kind->name =
      g_strconcat (with_set ? set->id : "", with_set ? ":" : "", tile->id, variant >= 0 ? "#" : "",
                   variant >= 0 ? tile->variants[variant].id : "", NULL);
  catalogue->n_kinds++;
  catalogue->n_copies += count;
  catalogue->n_nodes += count * catalogue->tiles[index].n_nodes;
  return TRUE;
}

static gboolean
add_set (TwCatalogue *catalogue,
         const TwCatalogueSource *source,
         GHashTable *ambiguous,
         TwDrawStage stage,
         GError **error)
{
  for (guint t = 0; t < source->set->n_tiles; t++)
    {
      TwTile *tile = source->set->tiles[t];
      gboolean with_set = g_hash_table_contains (ambiguous, tile->id);

      if (stage_of (source->set, tile) != stage)
        continue;
      if (!add_kind (catalogue, source, tile, -1, tw_tile_plain_count (tile) * source->copies,
                     with_set, error))
        return FALSE;
      for (guint v = 0; v < tile->n_variants; v++)
        if (!add_kind (catalogue, source, tile, (int) v, tile->variants[v].count * source->copies,
                       with_set, error))
          return FALSE;
    }
  return TRUE;
}

static int
find_kind (const TwCatalogue *catalogue, const TwTileSet *set, const char *tile)
{
  int found = -1;

  /* A copy of the tile that is still there, the plain ones first. */
  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].set == set && strcmp (catalogue->kinds[i].tile->id, tile) == 0
        && (found < 0 || (catalogue->kinds[found].count == 0 && catalogue->kinds[i].count > 0)))
      found = (int) i;
  return found;
}

static void
add_start (TwCatalogue *catalogue, guint kind, int x, int y, guint quarter_turns)
{
  TwStartTile *start;

  catalogue->starts = g_renew (TwStartTile, catalogue->starts, catalogue->n_starts + 1);
  start = &catalogue->starts[catalogue->n_starts++];
  start->kind = (guint16) kind;
  start->x = (gint16) x;
  start->y = (gint16) y;
  start->quarter_turns = (guint8) quarter_turns;
  if (catalogue->kinds[kind].count > 0)
    catalogue->kinds[kind].count--;
  else
    {
      catalogue->n_copies++;
      catalogue->n_nodes += catalogue->tiles[kind].n_nodes;
    }
}

/* The block with which a set gives the start. */
static const TwBlock *
block_of (const TwCatalogueSource *source)
{
  if (source->start_block == NULL)
    return tw_tile_set_start_block (source->set);
  for (guint i = 0; i < source->set->n_blocks; i++)
    if (g_strcmp0 (source->set->blocks[i].id, source->start_block) == 0)
      return &source->set->blocks[i];
  return NULL;
}

static gboolean
choose_start (TwCatalogue *catalogue,
              const TwCatalogueSource *sources,
              guint n_sources,
              GError **error)
{
  for (guint i = 0; i < n_sources; i++)
    {
      const TwBlock *block = block_of (&sources[i]);
      int start = tw_tile_set_start (sources[i].set);

      if (sources[i].copies == 0)
        continue;
      for (guint t = 0; block != NULL && t < block->n_tiles; t++)
        {
          int kind = find_kind (catalogue, sources[i].set, block->tiles[t].tile);

          if (kind < 0)
            {
              g_set_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_BLOCK,
                           _ ("The block %s names tile %s, which the set %s does not have."),
                           block->id, block->tiles[t].tile, sources[i].set->id);
              return FALSE;
            }
          add_start (catalogue, (guint) kind, block->tiles[t].x, block->tiles[t].y,
                     block->tiles[t].quarter_turns);
        }
      if (block == NULL && start >= 0)
        add_start (catalogue,
                   (guint) find_kind (catalogue, sources[i].set, sources[i].set->tiles[start]->id),
                   0, 0, 0);
      if (catalogue->n_starts > 0)
        return TRUE;
    }
  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (catalogue->kinds[i].count > 0)
      {
        add_start (catalogue, i, 0, 0, 0);
        return TRUE;
      }
  g_set_error_literal (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_EMPTY,
                       _ ("There is no tile to play with. Add a tile to the set."));
  return FALSE;
}

TwCatalogue *
tw_catalogue_new (const TwCatalogueSource *sources,
                  guint n_sources,
                  const char *const *counted,
                  TwFieldFlags field_flags,
                  GError **error)
{
  g_autoptr (TwCatalogue) catalogue = g_atomic_rc_box_new0 (TwCatalogue);
  g_autoptr (GHashTable) ambiguous = find_ambiguous (sources, n_sources);

  catalogue->field_flags = field_flags;
  for (guint i = 0; counted != NULL && counted[i] != NULL; i++)
    {
      if (catalogue->n_counted == TW_MAX_COUNTED)
        {
          g_set_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_TOO_LARGE,
                       _ ("The rules count more than %d kinds of symbols. Leave some out."),
                       TW_MAX_COUNTED);
          return NULL;
        }
      catalogue->counted[catalogue->n_counted++] = g_strdup (counted[i]);
    }
  for (guint stage = 0; stage < TW_N_DRAW_STAGES; stage++)
    {
      for (guint i = 0; i < n_sources; i++)
        if (!add_set (catalogue, &sources[i], ambiguous, (TwDrawStage) stage, error))
          return NULL;
      catalogue->stage_end[stage] = catalogue->n_kinds;
    }
  if (!choose_start (catalogue, sources, n_sources, error))
    return NULL;
  if (catalogue->n_nodes > MAX_NODES || catalogue->n_copies > MAX_COPIES)
    {
      g_set_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_TOO_LARGE,
                   _ ("%u tiles are too many for one game. Play with fewer copies."),
                   catalogue->n_copies);
      return NULL;
    }
  return g_steal_pointer (&catalogue);
}

int
tw_catalogue_find (const TwCatalogue *catalogue, const char *name)
{
  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (strcmp (catalogue->kinds[i].name, name) == 0)
      return (int) i;
  return -1;
}

int
tw_catalogue_counted (const TwCatalogue *catalogue, const char *symbol)
{
  for (guint i = 0; i < catalogue->n_counted; i++)
    if (strcmp (catalogue->counted[i], symbol) == 0)
      return (int) i;
  return -1;
}
