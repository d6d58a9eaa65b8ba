/* A topology as one line of text, so that a test can show what it expects.
 *
 *   city:NW road:S+SE | gate(0,1) bridge(1^2) | inn*1@1 flying-machine*1>NW | 1
 *
 * Segments with their edges and corners, junctions with the indices of their members
 * (^ after the one on top), symbols, the number of overrides; empty parts left out
 * from the end. Handles are not shown.
 */
#pragma once

#include "engine/tile/topology.h"

static inline void
topology_text_segments (GString *text, const TwTopology *t)
{
  for (guint i = 0; i < t->n_segments; i++)
    {
      TwRim corners = t->segments[i].rim & TW_RIM_CORNERS;
      TwEdgeSet edges = tw_rim_edges (t->segments[i].rim);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              tw_kind_info ((TwKind) t->segments[i].kind)->name);
      if (edges != 0)
        g_string_append_c (text, ':');
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if (edges & (1u << edge))
          g_string_append_c (text, tw_edge_letter ((TwEdge) edge));
      for (guint place = 0; place < TW_N_RIM_PLACES; place++)
        if (corners & TW_RIM_BIT (place))
          g_string_append_printf (text, "+%s", tw_rim_place_name ((TwRimPlace) place));
    }
}

static inline void
topology_text_junctions (GString *text, const TwTopology *t)
{
  for (guint j = 0; j < t->n_junctions; j++)
    {
      const char *separator = "";

      g_string_append_printf (text, " %s(", tw_junction_name ((TwJunctionKind) t->junctions[j].kind));
      for (guint i = 0; i < TW_MAX_SEGMENTS; i++)
        if (t->junctions[j].members & TW_SEGMENT_BIT (i))
          {
            g_string_append_printf (text, "%s%u%s", separator, i,
                                    t->junctions[j].over == (int) i ? "^" : "");
            separator = ",";
          }
      g_string_append_c (text, ')');
    }
}

static inline char *
topology_text (const TwTopology *t)
{
  GString *text = g_string_new (NULL);

  topology_text_segments (text, t);
  if (t->n_junctions + t->n_symbols + t->n_overrides > 0)
    g_string_append (text, " |");
  topology_text_junctions (text, t);
  if (t->n_symbols + t->n_overrides > 0)
    g_string_append (text, " |");
  for (guint i = 0; i < t->n_symbols; i++)
    {
      const TwSymbol *symbol = &t->symbols[i];

      g_string_append_printf (text, " %s*%u", symbol->id, symbol->count);
      if (symbol->segment >= 0)
        g_string_append_printf (text, "@%d", symbol->segment);
      if (symbol->direction != TW_DIRECTION_NONE)
        g_string_append_printf (text, ">%s", tw_direction_name ((TwDirection) symbol->direction));
    }
  if (t->n_overrides > 0)
    g_string_append_printf (text, " | %u", t->n_overrides);
  return g_string_free (text, FALSE);
}

/* Compares a topology with what a test expects. */
#define assert_topology(topology, expected)                                                        \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *text_ = topology_text (topology);                                             \
    g_assert_cmpstr (text_, ==, expected);                                                         \
  }                                                                                                \
  G_STMT_END
