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
  if (a->n_tiles == 0 && a->n_asking != b->n_asking)
    return a->n_asking > b->n_asking ? -1 : 1;
  return compare_edges (a->edges, b->edges);
}

static void
count_edges (GArray *patterns, TwEdgeCodes edges, guint n_tiles)
{
  TwEdgePattern pattern = { tw_edge_pattern_canonical (edges), n_tiles, 0 };

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

/* Land of @kind runs through a tile, or begins or ends on it: more than two edges have none. */
static void
add_patterns_with (GArray *patterns, TwKind kind)
{
  const TwKind kinds[] = { TW_KIND_CITY, TW_KIND_ROAD, TW_KIND_FIELD, kind };

  for (guint i = 0; i < 256; i++)
    {
      TwEdgeCodes edges = 0;
      guint n_edges = 0;

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          TwKind land = kinds[i >> (2 * edge) & 3];

          edges |= (TwEdgeCodes) land << (8 * edge);
          n_edges += land == kind;
        }
      if (n_edges == 1 || n_edges == 2)
        count_edges (patterns, edges, 0);
    }
}

TwEdgePattern *
tw_edge_patterns_find (const TwTileSet *set, guint *out_n_patterns)
{
  GArray *patterns = g_array_new (FALSE, FALSE, sizeof (TwEdgePattern));
  TwKindSet kinds = 0;

  for (guint i = 0; i < 81; i++)
    count_edges (patterns,
                 plain_kinds[i / 27] | plain_kinds[i / 9 % 3] << 8 | plain_kinds[i / 3 % 3] << 16
                     | (TwEdgeCodes) plain_kinds[i % 3] << 24,
                 0);
  g_assert (patterns->len == TW_N_PLAIN_PATTERNS);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwEdgeCodes edges = tw_topology_edge_codes (&set->tiles[i]->topology);

      count_edges (patterns, edges, set->tiles[i]->count);
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        kinds |= TW_KIND_BIT (tw_edge_code (edges, edge) & ~TW_EDGE_MISTY);
    }
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if ((kinds & TW_KIND_BIT (kind)) != 0 && (kind == TW_KIND_RIVER || tw_kind_is_own (kind)))
      add_patterns_with (patterns, (TwKind) kind);
  tw_edge_patterns_order ((TwEdgePattern *) (gpointer) patterns->data, patterns->len);
  *out_n_patterns = patterns->len;
  return (TwEdgePattern *) (gpointer) g_array_free (patterns, FALSE);
}

void
tw_edge_patterns_order (TwEdgePattern *patterns, guint n_patterns)
{
  qsort (patterns, n_patterns, sizeof *patterns, compare_patterns);
}

guint
tw_edge_patterns_n_missing (const TwEdgePattern *patterns, guint n_patterns)
{
  guint n_missing = 0;

  for (guint i = 0; i < n_patterns; i++)
    n_missing += patterns[i].n_tiles == 0;
  return n_missing;
}

char *
tw_edge_patterns_say_missing (const TwEdgePattern *patterns, guint n_patterns)
{
  guint n_missing = tw_edge_patterns_n_missing (patterns, n_patterns);

  if (n_missing == 0)
    /* Translators: a pattern is what four edges of a tile are */
    return g_strdup_printf (_ ("None of the %u patterns is missing."), n_patterns);
  /* Translators: the first number is how many are missing, the second how many there are in all */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of the %u patterns is missing.",
                                       "%u of the %u patterns are missing.", n_missing),
                          n_missing, n_patterns);
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

static gboolean
is_line (guint kind)
{
  return kind == TW_KIND_ROAD || kind == TW_KIND_RIVER
         || (tw_kind_is_own (kind) && kind < TW_KIND_OWN + TW_N_OWN_LINES);
}

static gboolean
is_area (guint kind)
{
  return kind == TW_KIND_CITY || (tw_kind_is_own (kind) && !is_line (kind));
}

static gboolean
are_opposite (TwEdgeSet edges)
{
  return edges == 0x5 || edges == 0xa;
}

/* A segment for each of @edges; all of them are added to @members. */
static void
add_each (TwTopology *topology, TwKind kind, TwEdgeSet edges, TwSegmentSet *members)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if ((edges >> edge) & 1)
      {
        int segment = tw_topology_add_segment (topology, kind, (TwEdgeSet) (1u << edge));

        *members |= TW_SEGMENT_BIT (segment);
      }
}

/* Two of a kind that are face to face leave what is between them its way. */
static void
add_areas (TwTopology *topology, TwEdgeCodes edges)
{
  TwEdgeSet fields = edges_of (edges, TW_KIND_FIELD);

  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      TwEdgeSet area = is_area (kind) ? edges_of (edges, (TwKind) kind) : 0;
      TwSegmentSet members = 0;

      if (are_opposite (area) && (area | fields) != 0xf)
        add_each (topology, (TwKind) kind, area, &members);
      else if (area != 0)
        tw_topology_add_segment (topology, (TwKind) kind, area);
    }
}

/* Two lines straight across each other take a bridge, over which the road goes. */
static void
add_bridge (TwTopology *topology)
{
  int across[2] = { -1, -1 }, bridge;

  for (guint i = 0; i < topology->n_segments; i++)
    for (guint way = 0; way < 2; way++)
      if (is_line (topology->segments[i].kind)
          && (topology->segments[i].rim & TW_RIM_MIDDLES)
                 == (tw_rim_from_edges (way == 0 ? 0x5 : 0xa) & TW_RIM_MIDDLES))
        across[way] = (int) i;
  if (across[0] < 0 || across[1] < 0)
    return;
  bridge = tw_topology_add_junction (topology, TW_JUNCTION_BRIDGE,
                                     TW_SEGMENT_BIT (across[0]) | TW_SEGMENT_BIT (across[1]));
  topology->junctions[bridge].over =
      (gint8) (topology->segments[across[1]].kind == TW_KIND_ROAD ? across[1] : across[0]);
}

/* The only road of a tile ends at the city, if nothing lies between them. */
static gboolean
ends_at_city (const TwTopology *topology, TwEdgeCodes edges, TwSegmentSet ending)
{
  TwEdgeSet cities = edges_of (edges, TW_KIND_CITY);

  if (cities == 0 || __builtin_popcount (ending) != 1
      || __builtin_popcount (edges_of (edges, TW_KIND_ROAD)) != 1)
    return FALSE;
  for (guint i = 0; i < topology->n_segments; i++)
    {
      TwEdgeSet across = edges_of (edges, (TwKind) topology->segments[i].kind);

      if (are_opposite (across) && (is_line (topology->segments[i].kind) || across == cities))
        return FALSE;
    }
  return TRUE;
}

void
tw_edge_pattern_topology (TwEdgeCodes edges, TwTopology *out_topology)
{
  TwSegmentSet ending = 0;

  memset (out_topology, 0, sizeof *out_topology);
  add_areas (out_topology, edges);
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    {
      TwEdgeSet line = is_line (kind) ? edges_of (edges, (TwKind) kind) : 0;

      if (__builtin_popcount (line) == 2 || (kind == TW_KIND_RIVER && line != 0))
        tw_topology_add_segment (out_topology, (TwKind) kind, line);
      else
        add_each (out_topology, (TwKind) kind, line, &ending);
    }
  add_bridge (out_topology);
  if (ending == 0)
    return;
  if (ends_at_city (out_topology, edges, ending))
    {
      int city = tw_topology_find_kind (out_topology, TW_KIND_CITY);

      tw_topology_add_junction (out_topology, TW_JUNCTION_GATE, ending | TW_SEGMENT_BIT (city));
    }
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
