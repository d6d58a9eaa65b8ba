/* Naming segments and junctions so that a file can be read again. */
#include "engine/format/tile-names.h"

#include <string.h>

/* The segments that junctions, overrides and variants refer to. */
static TwSegmentSet
segments_referred_to (const TwTile *tile)
{
  const TwTopology *t = &tile->topology;
  TwSegmentSet out = 0;

  for (guint i = 0; i < t->n_junctions; i++)
    {
      const TwJunction *junction = &t->junctions[i];

      if (!tw_junction_ends_roads ((TwJunctionKind) junction->kind))
        out |= junction->members;
      else if (junction->kind == TW_JUNCTION_GATE)
        for (guint k = 0; k < t->n_segments; k++)
          if (t->segments[k].kind == TW_KIND_CITY)
            out |= junction->members & TW_SEGMENT_BIT (k);
    }
  for (guint i = 0; i < t->n_overrides; i++)
    if (t->overrides[i].city >= 0)
      out |= TW_SEGMENT_BIT (t->overrides[i].city);
  for (guint v = 0; v < tile->n_variants; v++)
    for (guint i = 0; i < tile->variants[v].added.n_symbols; i++)
      {
        int segment = tile->variants[v].added.symbols[i].segment;

        if (segment >= 0 && segment < t->n_segments)
          out |= TW_SEGMENT_BIT (segment);
      }
  return out;
}

static gboolean
is_taken (const TwTileNames *names, const char *name)
{
  for (guint i = 0; i < TW_MAX_SEGMENTS; i++)
    if (strcmp (names->segments[i], name) == 0)
      return TRUE;
  return FALSE;
}

static guint
count_kind (const TwTopology *t, guint kind)
{
  guint count = 0;

  for (guint i = 0; i < t->n_segments; i++)
    count += t->segments[i].kind == kind;
  return count;
}

static void
make_name (const TwTopology *t, guint segment, TwTileNames *names)
{
  TwEdgeSet edges = tw_rim_edges (t->segments[segment].rim);
  char stem[TW_N_EDGES + 1] = "";
  gsize length = 0;

  if (edges != 0
      && !(t->segments[segment].kind == TW_KIND_CITY && count_kind (t, TW_KIND_CITY) == 1))
    {
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        if (edges & (1u << edge))
          stem[length++] = g_ascii_tolower (tw_edge_letter ((TwEdge) edge));
    }
  else
    stem[0] = *tw_kind_info ((TwKind) t->segments[segment].kind)->name;
  if (!is_taken (names, stem))
    {
      g_strlcpy (names->segments[segment], stem, TW_HANDLE_SIZE);
      return;
    }
  for (guint number = 2;; number++)
    {
      char name[TW_HANDLE_SIZE];

      g_snprintf (name, sizeof name, "%s%u", stem, number);
      if (!is_taken (names, name))
        {
          g_strlcpy (names->segments[segment], name, TW_HANDLE_SIZE);
          return;
        }
    }
}

static gboolean
junction_name_is_taken (const TwTopology *t,
                        const TwTileNames *names,
                        guint n_named,
                        guint kind,
                        const char *name)
{
  for (guint i = 0; i < n_named; i++)
    if (t->junctions[i].kind == kind && strcmp (names->junctions[i], name) == 0)
      return TRUE;
  return FALSE;
}

void
tw_tile_names (const TwTile *tile, TwTileNames *out_names)
{
  const TwTopology *t = &tile->topology;
  TwSegmentSet needed = segments_referred_to (tile);

  memset (out_names, 0, sizeof *out_names);
  for (guint i = 0; i < t->n_segments; i++)
    if (!is_taken (out_names, t->segments[i].handle))
      g_strlcpy (out_names->segments[i], t->segments[i].handle, TW_HANDLE_SIZE);
  for (guint i = 0; i < t->n_segments; i++)
    if ((needed & TW_SEGMENT_BIT (i)) && *out_names->segments[i] == '\0')
      make_name (t, i, out_names);
  for (guint i = 0; i < t->n_junctions; i++)
    {
      const TwJunction *junction = &t->junctions[i];
      char name[TW_HANDLE_SIZE];

      g_strlcpy (name, junction->handle, sizeof name);
      for (guint number = 2; junction_name_is_taken (t, out_names, i, junction->kind, name);
           number++)
        g_snprintf (name, sizeof name, "%u", number);
      g_strlcpy (out_names->junctions[i], name, TW_HANDLE_SIZE);
    }
}
