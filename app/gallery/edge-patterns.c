/* Which patterns of four edges a set has, and which it lacks. */
#include "app/gallery/edge-patterns.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "engine/set/vocabulary-lands.h"

static const TwKind plain_kinds[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_FIELD };

/* Cities before roads before fields, so that glyphs of one sort stand together. */
static guint
rank (guint8 code)
{
  switch (code)
    {
    case TW_KIND_CITY:
      return 0;
    case TW_KIND_ROAD:
      return 1;
    case TW_KIND_FIELD:
      return 2;
    default:
      return 3u + code;
    }
}

static int
compare_edges (TwEdgeCodes a, TwEdgeCodes b)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint rank_a = rank (tw_edge_code (a, edge)), rank_b = rank (tw_edge_code (b, edge));

      if (rank_a != rank_b)
        return rank_a < rank_b ? -1 : 1;
    }
  return 0;
}

TwEdgeCodes
tw_edge_pattern_canonical (TwEdgeCodes edges)
{
  TwEdgeCodes least;

  edges &= ~(TW_EDGE_MISTY * 0x01010101u);
  least = edges;

  for (guint turns = 1; turns < 4; turns++)
    {
      TwEdgeCodes turned = tw_edge_codes_rotate (edges, turns);

      if (compare_edges (turned, least) < 0)
        least = turned;
    }
  return least;
}

static int
compare_patterns (gconstpointer data_a, gconstpointer data_b)
{
  const TwEdgePattern *a = data_a, *b = data_b;

  if ((a->n_tiles == 0) != (b->n_tiles == 0))
    return a->n_tiles == 0 ? 1 : -1;
  return compare_edges (a->edges, b->edges);
}

static void
count_edges (GArray *patterns, TwEdgeCodes edges, guint n_tiles)
{
  TwEdgePattern pattern = { tw_edge_pattern_canonical (edges), n_tiles };

  for (guint i = 0; i < patterns->len; i++)
    {
      TwEdgePattern *known = &g_array_index (patterns, TwEdgePattern, i);

      if (known->edges == pattern.edges)
        {
          known->n_tiles += n_tiles;
          return;
        }
    }
  g_array_append_val (patterns, pattern);
}

TwEdgePattern *
tw_edge_patterns_find (const TwTileSet *set, guint *out_n_patterns, guint *out_n_present)
{
  GArray *patterns = g_array_new (FALSE, FALSE, sizeof (TwEdgePattern));

  for (guint i = 0; i < 81; i++)
    count_edges (patterns,
                 plain_kinds[i / 27] | plain_kinds[i / 9 % 3] << 8 | plain_kinds[i / 3 % 3] << 16
                     | (TwEdgeCodes) plain_kinds[i % 3] << 24,
                 0);
  g_assert (patterns->len == TW_N_PLAIN_PATTERNS);
  for (guint i = 0; i < set->n_tiles; i++)
    count_edges (patterns, tw_topology_edge_codes (&set->tiles[i]->topology), set->tiles[i]->count);
  *out_n_present = 0;
  for (guint i = 0; i < TW_N_PLAIN_PATTERNS; i++)
    *out_n_present += g_array_index (patterns, TwEdgePattern, i).n_tiles > 0;
  g_array_sort (patterns, compare_patterns);
  *out_n_patterns = patterns->len;
  return (TwEdgePattern *) (gpointer) g_array_free (patterns, FALSE);
}

/* Rivers run through a tile, or begin or end on it: more than two edges have none. */
static void
add_river_patterns (GArray *patterns)
{
  static const TwKind kinds[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_FIELD, TW_KIND_RIVER };

  for (guint i = 0; i < 256; i++)
    {
      TwEdgeCodes edges = 0;
      guint n_rivers = 0;

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          TwKind kind = kinds[i >> (2 * edge) & 3];

          edges |= (TwEdgeCodes) kind << (8 * edge);
          n_rivers += kind == TW_KIND_RIVER;
        }
      if (n_rivers == 1 || n_rivers == 2)
        count_edges (patterns, edges, 0);
    }
}

TwEdgePattern *
tw_edge_patterns_find_all (const TwTileSet *set, guint *out_n_patterns, guint *out_n_present)
{
  guint n_plain, n_plain_present;
  TwEdgePattern *plain = tw_edge_patterns_find (set, &n_plain, &n_plain_present);
  GArray *patterns = g_array_new (FALSE, FALSE, sizeof (TwEdgePattern));
  gboolean has_river = FALSE;

  g_array_append_vals (patterns, plain, n_plain);
  g_free (plain);
  for (guint i = 0; i < set->n_tiles; i++)
    has_river |= tw_topology_find_kind (&set->tiles[i]->topology, TW_KIND_RIVER) >= 0;
  if (has_river)
    add_river_patterns (patterns);
  g_array_sort (patterns, compare_patterns);
  *out_n_present = 0;
  for (guint i = 0; i < patterns->len; i++)
    *out_n_present += g_array_index (patterns, TwEdgePattern, i).n_tiles > 0;
  *out_n_patterns = patterns->len;
  return (TwEdgePattern *) (gpointer) g_array_free (patterns, FALSE);
}

static TwEdgeSet
edges_of (TwEdgeCodes edges, TwKind kind)
{
  TwEdgeSet set = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_edge_code (edges, edge) == kind)
      set |= (TwEdgeSet) (1u << edge);
  return set;
}

/* A road straight across it takes a bridge. */
static void
add_river (TwTopology *topology, TwEdgeSet roads, TwEdgeSet rivers)
{
  int road = tw_topology_find_kind (topology, TW_KIND_ROAD), river;

  if (rivers == 0)
    return;
  river = tw_topology_add_segment (topology, TW_KIND_RIVER, rivers);
  if ((rivers == 0x5 && roads == 0xa) || (rivers == 0xa && roads == 0x5))
    {
      int bridge = tw_topology_add_junction (topology, TW_JUNCTION_BRIDGE,
                                             TW_SEGMENT_BIT (road) | TW_SEGMENT_BIT (river));

      topology->junctions[bridge].over = (gint8) road;
    }
}

void
tw_edge_pattern_topology (TwEdgeCodes edges, TwTopology *out_topology)
{
  TwEdgeSet cities = edges_of (edges, TW_KIND_CITY), roads = edges_of (edges, TW_KIND_ROAD);
  TwEdgeSet rivers = edges_of (edges, TW_KIND_RIVER);
  gboolean are_opposite = cities == 0x5 || cities == 0xa;
  guint n_roads = 0;
  TwSegmentSet ending = 0;

  memset (out_topology, 0, sizeof *out_topology);
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    n_roads += (roads >> edge) & 1;
  /* Two cities face to face leave the road between them its way. */
  if (are_opposite && (roads | rivers) != 0)
    {
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if ((cities >> edge) & 1)
          tw_topology_add_segment (out_topology, TW_KIND_CITY, (TwEdgeSet) (1u << edge));
    }
  else if (cities != 0)
    tw_topology_add_segment (out_topology, TW_KIND_CITY, cities);
  if (n_roads == 2)
    tw_topology_add_segment (out_topology, TW_KIND_ROAD, roads);
  else
    for (guint edge = 0; edge < TW_N_EDGES; edge++)
      if ((roads >> edge) & 1)
        {
          int road = tw_topology_add_segment (out_topology, TW_KIND_ROAD, (TwEdgeSet) (1u << edge));

          ending |= TW_SEGMENT_BIT (road);
        }
  add_river (out_topology, roads, rivers);
  if (ending == 0)
    return;
  if (n_roads == 1 && cities != 0 && !are_opposite)
    tw_topology_add_junction (out_topology, TW_JUNCTION_GATE, ending | TW_SEGMENT_BIT (0));
  else
    tw_topology_add_junction (out_topology, TW_JUNCTION_VILLAGE, ending);
}

char *
tw_edge_pattern_letters (const TwVocabulary *own, TwEdgeCodes edges)
{
  char letters[TW_N_EDGES + 1] = "";

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      char letter = tw_vocabulary_letter (own, tw_edge_code (edges, edge));

      letters[edge] = letter != 0 ? letter : '-';
    }
  return g_strdup (letters);
}

char *
tw_edge_pattern_words (const TwVocabulary *own, TwEdgeCodes edges)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint8 code = tw_edge_code (edges, edge);

      if (edge > 0)
        g_string_append (words, ", ");
      g_string_append (words, tw_land_name (own, (TwKind) code));
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

gboolean
tw_edge_pattern_parse (const TwVocabulary *own, const char *letters, TwEdgeCodes *out_edges)
{
  TwEdgeCodes edges = 0;

  if (strlen (letters) != TW_N_EDGES)
    return FALSE;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      TwKind kind = tw_vocabulary_kind_from_letter (own, g_ascii_toupper (letters[edge]));

      if (kind == TW_KIND_NONE)
        return FALSE;
      edges |= (TwEdgeCodes) kind << (8 * edge);
    }
  *out_edges = edges;
  return TRUE;
}
