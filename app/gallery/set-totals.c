/* What a set is made of, in numbers. */
#include "app/gallery/set-totals.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "engine/tile/symbol-table.h"

static void
total_free (gpointer data)
{
  TwSetTotal *total = data;

  g_free (total->name);
  g_free (total->key);
  g_free (total);
}

const TwSetTotal *
tw_set_total_find (GPtrArray *totals, const char *key)
{
  for (guint i = 0; i < totals->len; i++)
    {
      const TwSetTotal *total = totals->pdata[i];

      if (strcmp (total->key, key) == 0)
        return total;
    }
  return NULL;
}

static void
add (GPtrArray *totals, const char *key, const char *name, guint number, guint of)
{
  TwSetTotal *total;

  if (number == 0)
    return;
  total = g_new (TwSetTotal, 1);
  *total =
      (TwSetTotal){ g_strdup (name), g_strdup (key), number, of > 0 ? number / (double) of : 0 };
  g_ptr_array_add (totals, total);
}

/* Copies of each kind of thing. */
typedef struct
{
  guint edges[TW_N_KINDS];
  guint misty;
  guint segments[TW_N_KINDS];
  guint fields;
  guint junctions[TW_N_JUNCTIONS];
  GHashTable *symbols; /* id, number */
} Counts;

static void
count_symbols (Counts *counts, const TwTopology *topology, guint n_copies)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    {
      const char *id = topology->symbols[i].id;
      guint before = GPOINTER_TO_UINT (g_hash_table_lookup (counts->symbols, id));

      g_hash_table_replace (counts->symbols, g_strdup (id),
                            GUINT_TO_POINTER (before + topology->symbols[i].count * n_copies));
    }
}

static void
count_tile (Counts *counts, const TwTile *tile)
{
  const TwTopology *topology = &tile->topology;
  TwEdgeCodes codes = tw_topology_edge_codes (topology);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint8 code = tw_edge_code (codes, (TwEdge) edge);
      guint8 land = code & (guint8) ~TW_EDGE_MISTY;

      if (land < TW_N_KINDS)
        counts->edges[land] += tile->count;
      counts->misty += (code & TW_EDGE_MISTY) != 0 ? tile->count : 0;
    }
  for (guint i = 0; i < topology->n_segments; i++)
    if (topology->segments[i].kind < TW_N_KINDS)
      counts->segments[topology->segments[i].kind] += tile->count;
  for (guint i = 0; i < topology->n_junctions; i++)
    counts->junctions[topology->junctions[i].kind] += tile->count;
  counts->fields += tile->fields.n_fields * tile->count;
  count_symbols (counts, topology, tile->count);
  for (guint v = 0; v < tile->n_variants; v++)
    {
      const TwVariant *variant = &tile->variants[v];

      for (guint i = 0; i < variant->added.n_segments; i++)
        if (variant->added.segments[i].kind < TW_N_KINDS)
          counts->segments[variant->added.segments[i].kind] += variant->count;
      count_symbols (counts, &variant->added, variant->count);
    }
}

static void
add_land (GPtrArray *totals, const TwVocabulary *own, const Counts *counts, guint n_tiles)
{
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      g_autofree char *key = g_strdup_printf ("edge %u", kind);
      /* Translators: "Edges: road" */
      g_autofree char *name = g_strdup_printf (_ ("Edges: %s"), tw_land_name (own, (TwKind) kind));

      add (totals, key, name, counts->edges[kind], 4 * n_tiles);
    }
  add (totals, "edge mist", _ ("Edges in mist"), counts->misty, 4 * n_tiles);
  add (totals, "fields", _ ("Separate fields"), counts->fields, n_tiles);
  for (guint kind = TW_KIND_ROAD; kind < TW_N_KINDS; kind++)
    {
      g_autofree char *key = g_strdup_printf ("piece %u", kind);
      /* Translators: "Pieces: road", that is, separate roads on tiles */
      g_autofree char *name = g_strdup_printf (_ ("Pieces: %s"), tw_land_name (own, (TwKind) kind));

      add (totals, key, name, counts->segments[kind], n_tiles);
    }
}

static void
add_symbols (GPtrArray *totals, const Counts *counts, guint n_tiles)
{
  g_autoptr (GList) ids =
      g_list_sort (g_hash_table_get_keys (counts->symbols), (GCompareFunc) strcmp);

  for (GList *link = ids; link != NULL; link = link->next)
    {
      g_autofree char *key = g_strdup_printf ("symbol %s", (const char *) link->data);

      add (totals, key, tw_symbol_table_name (link->data),
           GPOINTER_TO_UINT (g_hash_table_lookup (counts->symbols, link->data)), n_tiles);
    }
}

GPtrArray *
tw_set_totals (const TwTileSet *set)
{
  GPtrArray *totals = g_ptr_array_new_with_free_func (total_free);
  g_autoptr (GHashTable) symbols = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Counts counts = { .symbols = symbols };
  guint n_tiles = tw_tile_set_n_copies (set);

  for (guint i = 0; i < set->n_tiles; i++)
    count_tile (&counts, set->tiles[i]);
  add (totals, "tiles", _ ("Tiles"), n_tiles, n_tiles);
  add (totals, "shapes", _ ("Different tiles"), set->n_tiles, n_tiles);
  add_land (totals, set->own, &counts, n_tiles);
  add (totals, "bridges", _ ("Bridges"), counts.junctions[TW_JUNCTION_BRIDGE], n_tiles);
  add (totals, "gates", _ ("Roads that end at a city"), counts.junctions[TW_JUNCTION_GATE],
       n_tiles);
  add (totals, "villages", _ ("Crossings and villages"),
       counts.junctions[TW_JUNCTION_CROSSING] + counts.junctions[TW_JUNCTION_VILLAGE], n_tiles);
  add_symbols (totals, &counts, n_tiles);
  return totals;
}
