/* Tiles of a game in the designer's own words. */
#include "app/game/tile-said.h"

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/game/table-names.h"
#include "engine/tile/tile-words.h"

static const char *
land_word (TwKind kind, gconstpointer rules)
{
  return tw_land_said (rules, kind);
}

static const char *
symbol_word (const char *id, gconstpointer rules)
{
  return tw_land_names_symbol_name (((const TwRules *) rules)->vocabulary, id);
}

static void
draw (const TwRules *rules, guint kind, guint turns, TwTopology *out_topology)
{
  const TwTileKind *tile = &rules->catalogue->kinds[kind];

  tw_tile_variant_topology (tile->tile, tile->variant, out_topology);
  tw_topology_rotate (out_topology, turns & 3);
}

char *
tw_tile_said (const TwRules *rules, guint kind, guint turns)
{
  const TwWordNames names = { land_word, symbol_word, rules };
  g_autofree char *words = NULL;
  TwTopology topology;

  draw (rules, kind, turns, &topology);
  words = tw_tile_words (&topology, &names);
  return words[0] != '\0' ? g_steal_pointer (&words)
                          /* Translators: a tile without road, city or anything else. */
                          : g_strdup (C_ ("tile", "nothing but field"));
}

char *
tw_tile_said_name (const TwRules *rules, guint kind, guint turns)
{
  const TwTile *tile = rules->catalogue->kinds[kind].tile;
  const char *name = tw_tile_name (tile, g_get_language_names ());
  g_autofree char *words = tw_tile_said (rules, kind, turns);

  /* Translators: what is on a tile, and what the tile is called: "monastery; road from south to the
   * monastery (tile A)".
   */
  return g_strdup_printf (_ ("%s (tile %s)"), words, name != NULL ? name : tile->id);
}

/* The edges that @rim has a half of. */
static TwEdgeSet
edges_of (TwRim rim)
{
  TwEdgeSet edges = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (rim & TW_RIM_HALVES & TW_RIM_EDGE (edge))
      edges |= (TwEdgeSet) (1u << edge);
  return edges;
}

/* The halves of edges, from the left one of the north edge on as the rim counts them: seen from the
 * middle of the tile. */
static const char *
half_words (guint edge, gboolean is_right)
{
  static const char *const words[TW_N_EDGES][2] = {
    { NC_ ("heard", "west half of the north edge"), NC_ ("heard", "east half of the north edge") },
    { NC_ ("heard", "north half of the east edge"), NC_ ("heard", "south half of the east edge") },
    { NC_ ("heard", "east half of the south edge"), NC_ ("heard", "west half of the south edge") },
    { NC_ ("heard", "south half of the west edge"), NC_ ("heard", "north half of the west edge") },
  };

  return g_dpgettext2 (NULL, "heard", words[edge][is_right]);
}

/* Two fields of a tile that reach the same edges share each of them: which half of the first one is
 * this one's. Returns: (nullable): %NULL where no other field reaches the same edges */
static const char *
half_of (const TwPlayTile *tile, guint index, guint turns, TwEdgeSet edges)
{
  TwRim rim = tw_rim_rotate (tile->rim[index], turns);
  guint edge = 0;

  for (guint i = tile->n_segments; i < tile->n_nodes; i++)
    if (i != index && edges_of (tw_rim_rotate (tile->rim[i], turns)) == edges)
      {
        while ((edges >> edge & 1) == 0)
          edge++;
        return half_words (edge, (rim & TW_RIM_BIT (4 * edge)) == 0);
      }
  return NULL;
}

char *
tw_tile_said_node (const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  const TwPlayTile *tile = &play->board.catalogue->tiles[slot->kind];
  const TwWordNames names = { land_word, symbol_word, play->rules };
  guint index = node - slot->first_node;
  TwTopology topology;
  const char *half;
  TwEdgeSet edges;

  if (index < tile->n_segments)
    {
      draw (play->rules, slot->kind, slot->quarter_turns, &topology);
      return tw_tile_words_segment_short (&topology, index, &names);
    }
  edges = edges_of (tw_rim_rotate (tile->rim[index], slot->quarter_turns));
  if (edges == 0)
    return g_strdup (_ ("field that reaches no edge"));
  half = half_of (tile, index, slot->quarter_turns, edges);
  return half == NULL
             ? g_strdup_printf (_ ("field %s"), tw_tile_words_edges (edges))
             /* Translators: the edges that a field reaches, and the half of one that is its own:
              * "field north and west (west half of the north edge)". */
             : g_strdup_printf (C_ ("heard", "field %s (%s)"), tw_tile_words_edges (edges), half);
}
