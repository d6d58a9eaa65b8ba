/* Names of segments and junctions: given late, kept for good. */
#include "engine/tile/handles.h"

#include <string.h>

static const char *
handle_stem (TwKind kind)
{
  switch (kind)
    {
    case TW_KIND_CITY:
      return "c";
    case TW_KIND_ROAD:
      return "r";
    case TW_KIND_PATH:
      return "p";
    case TW_KIND_MIST:
      return "m";
    default:
      return kind > TW_KIND_NONE && kind < TW_N_KINDS ? tw_kind_info (kind)->name : "s";
    }
}

static gboolean
handle_is_repeated (const TwTopology *topology, guint segment)
{
  for (guint i = 0; i < segment; i++)
    if (strcmp (topology->segments[i].handle, topology->segments[segment].handle) == 0)
      return TRUE;
  return FALSE;
}

static void
segment_name (TwTopology *topology, guint segment)
{
  TwSegment *named = &topology->segments[segment];
  const char *stem = handle_stem ((TwKind) named->kind);
  char handle[TW_HANDLE_SIZE];

  g_strlcpy (handle, stem, sizeof handle);
  for (guint number = 2; tw_topology_find_handle (topology, handle) >= 0; number++)
    g_snprintf (handle, sizeof handle, "%s%u", stem, number);
  memcpy (named->handle, handle, sizeof handle);
}

static TwSegmentSet
segments_referred_to (const TwTopology *topology)
{
  TwSegmentSet referred = 0;

  for (guint j = 0; j < topology->n_junctions; j++)
    {
      const TwJunction *junction = &topology->junctions[j];

      for (guint i = 0; i < topology->n_segments; i++)
        if ((junction->members & TW_SEGMENT_BIT (i))
            && (!tw_junction_ends_roads ((TwJunctionKind) junction->kind)
                || (junction->kind == TW_JUNCTION_GATE
                    && topology->segments[i].kind == TW_KIND_CITY)))
          referred |= TW_SEGMENT_BIT (i);
    }
  for (guint i = 0; i < topology->n_overrides; i++)
    if (topology->overrides[i].city >= 0)
      referred |= TW_SEGMENT_BIT (topology->overrides[i].city);
  return referred;
}

/* Whether another junction of the same kind has the same handle; with @any_handle
 * whether there is another of the kind at all. */
static gboolean
junction_has_twin (const TwTopology *topology, guint junction, guint before, gboolean any_handle)
{
  const TwJunction *one = &topology->junctions[junction];

  for (guint i = 0; i < before; i++)
    if (i != junction && topology->junctions[i].kind == one->kind
        && (any_handle || strcmp (topology->junctions[i].handle, one->handle) == 0))
      return TRUE;
  return FALSE;
}

static void
junction_name (TwTopology *topology, guint junction)
{
  TwJunction *named = &topology->junctions[junction];

  memset (named->handle, 0, sizeof named->handle);
  for (guint number = 0; number < 26; number++)
    {
      named->handle[0] = (char) ('a' + number);
      if (!junction_has_twin (topology, junction, topology->n_junctions, FALSE))
        return;
    }
}

void
tw_topology_assign_handles (TwTopology *topology, TwSegmentSet also)
{
  TwSegmentSet referred = also | segments_referred_to (topology);

  for (guint i = 0; i < topology->n_segments; i++)
    {
      gboolean is_named = topology->segments[i].handle[0] != '\0';

      if (is_named ? handle_is_repeated (topology, i) : (referred & TW_SEGMENT_BIT (i)) != 0)
        segment_name (topology, i);
    }
  for (guint i = 0; i < topology->n_junctions; i++)
    {
      const TwJunction *junction = &topology->junctions[i];
      gboolean is_named = junction->handle[0] != '\0';

      if (junction->kind == TW_JUNCTION_GATE
          || !tw_junction_ends_roads ((TwJunctionKind) junction->kind))
        continue;
      if (is_named ? junction_has_twin (topology, i, i, FALSE)
                   : junction_has_twin (topology, i, topology->n_junctions, TRUE))
        junction_name (topology, i);
    }
}
