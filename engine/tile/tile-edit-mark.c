/* Gestures on what stands on the land: symbols, overrides; and tidying up. */
#include <string.h>

#include "engine/tile/tile-edit-mark.h"

#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-private.h"

/* Whether the drawing has that segment or field, if it is not the tile. */
static gboolean
place_is_there (const TwTopology *topology, int place)
{
  TwFields fields;

  if (!tw_place_is_field (place))
    return place >= -1 && place < topology->n_segments;
  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  return tw_fields_find_place (&fields, place) >= 0;
}

TwEditNote
tw_tile_edit_set_symbol (TwTopology *topology,
                         const char *id,
                         int segment,
                         guint count,
                         TwDirection direction)
{
  TwTopology work = *topology;
  const TwSymbolInfo *info = tw_symbol_table_find (id);
  int place = -1, added;

  if (*id == '\0' || count > 255
      || (count > 0 ? !place_is_there (&work, segment) : segment >= work.n_segments))
    return TW_EDIT_NOTHING;
  if (info != NULL && count > 0)
    {
      if (!tw_symbol_table_allowed (&work, id, segment))
        return TW_EDIT_NOTHING;
      count = MIN (count, info->max_count);
      if (!info->has_direction)
        direction = TW_DIRECTION_NONE;
      else if (direction == TW_DIRECTION_NONE)
        direction = TW_DIRECTION_N;
    }
  for (guint i = work.n_symbols; i-- > 0;)
    if (work.symbols[i].segment == segment && strcmp (work.symbols[i].id, id) == 0)
      {
        tw_topology_remove_symbol (&work, i);
        place = (int) i;
      }
  if (count > 0)
    {
      added = tw_topology_add_symbol (&work, id, segment, count, direction);
      if (added < 0)
        return TW_EDIT_FULL;
      /* One that only changed keeps its place in the list, and so in the file. */
      if (place >= 0 && place < added)
        {
          TwSymbol symbol = work.symbols[added];

          memmove (&work.symbols[place + 1], &work.symbols[place],
                   (gsize) (added - place) * sizeof symbol);
          work.symbols[place] = symbol;
        }
    }
  if (tw_topology_equal (topology, &work))
    return TW_EDIT_NOTHING;
  /* The land is not finished with it: whatever was wrong there is not what was asked for. */
  *topology = work;
  return TW_EDIT_SYMBOL;
}

static gboolean
override_equal (const TwFieldOverride *a, const TwFieldOverride *b)
{
  return a->kind == b->kind && a->field == b->field && a->index == b->index && a->other == b->other
         && a->other_index == b->other_index && (a->kind == TW_OVERRIDE_JOIN || a->city == b->city);
}

/* Whether both speak of the same fields and city. */
static gboolean
override_is_about (const TwFields *fields, const TwFieldOverride *a, const TwFieldOverride *b)
{
  int field_a = tw_fields_find_named (fields, a->field, a->index);
  int field_b = tw_fields_find_named (fields, b->field, b->index);
  int other_a, other_b;

  /* A stale one names no field; it can be taken off as it stands. */
  if (override_equal (a, b))
    return TRUE;
  if ((a->kind == TW_OVERRIDE_JOIN) != (b->kind == TW_OVERRIDE_JOIN) || field_a < 0 || field_b < 0)
    return FALSE;
  if (a->kind != TW_OVERRIDE_JOIN)
    return field_a == field_b && a->city == b->city;
  other_a = tw_fields_find_named (fields, a->other, a->other_index);
  other_b = tw_fields_find_named (fields, b->other, b->other_index);
  return other_a >= 0
         && ((field_a == field_b && other_a == other_b)
             || (field_a == other_b && other_a == field_b));
}

static void
override_remove (TwTopology *topology, guint index)
{
  TwFieldOverride *override = &topology->overrides[index];

  topology->n_overrides--;
  memmove (override, override + 1, (topology->n_overrides - index) * sizeof *override);
  memset (&topology->overrides[topology->n_overrides], 0, sizeof *override);
}

/* Whether the fields, as they are with all overrides, say it already. */
static gboolean
override_holds (const TwTopology *topology, const TwFieldOverride *override)
{
  TwFields fields;
  int field;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  field = tw_fields_find_named (&fields, override->field, override->index);
  if (field < 0)
    return FALSE;
  if (override->kind == TW_OVERRIDE_JOIN)
    return field == tw_fields_find_named (&fields, override->other, override->other_index);
  return ((fields.fields[field].cities & TW_SEGMENT_BIT (override->city)) != 0)
         == (override->kind == TW_OVERRIDE_LINK);
}

TwEditNote
tw_tile_edit_set_override (TwTopology *topology, const TwFieldOverride *override, gboolean on)
{
  TwTopology work = *topology;
  TwFieldOverride added = *override;
  TwFields drawn;
  gboolean is_join = override->kind == TW_OVERRIDE_JOIN;

  tw_fields_derive (&work, TW_FIELDS_NO_OVERRIDES, &drawn);
  if (on
      && (tw_fields_find_named (&drawn, override->field, override->index) < 0
          || (is_join && tw_fields_find_named (&drawn, override->other, override->other_index) < 0)
          || (!is_join
              && (override->city < 0 || override->city >= work.n_segments
                  || work.segments[override->city].kind != TW_KIND_CITY))))
    return TW_EDIT_NOTHING;
  for (guint i = work.n_overrides; i-- > 0;)
    if (override_is_about (&drawn, &work.overrides[i], override)
        && (on ? work.overrides[i].kind != override->kind
               : work.overrides[i].kind == override->kind))
      override_remove (&work, i);
  if (on && !override_holds (&work, override))
    {
      if (work.n_overrides == TW_MAX_OVERRIDES)
        return TW_EDIT_FULL;
      if (is_join)
        added.city = -1;
      work.overrides[work.n_overrides++] = added;
    }
  return edit_finish (topology, &work, -1, TW_EDIT_LAID);
}

TwEditNote
tw_tile_edit_clear_overrides (TwTopology *topology)
{
  TwTopology work = *topology;

  memset (work.overrides, 0, sizeof work.overrides);
  work.n_overrides = 0;
  return edit_finish (topology, &work, -1, TW_EDIT_CLEARED);
}

TwEditNote
tw_tile_edit_mend (TwTopology *topology)
{
  TwTopology work = *topology;

  return edit_finish (topology, &work, -1, TW_EDIT_ENDED);
}

static gboolean
segment_has_no_place (const TwTopology *topology, guint segment)
{
  const TwSegment *one = &topology->segments[segment];

  if (one->kind == TW_KIND_PATH)
    return edit_way_n_ends (topology, segment, one->rim) < 2;
  return tw_kind_info ((TwKind) one->kind)->breadth != TW_BREADTH_NONE
         && (one->rim & TW_RIM_PORTS) == 0;
}

static gboolean
junction_makes_no_sense (const TwTopology *topology, guint junction)
{
  const TwJunction *one = &topology->junctions[junction];
  TwSegmentSet ways = edit_junction_ways (topology, junction);

  switch (one->kind)
    {
    case TW_JUNCTION_BRIDGE:
    case TW_JUNCTION_CONTACT:
      return (one->members & (one->members - 1)) == 0;
    case TW_JUNCTION_GATE:
      return ways == 0 || ways == one->members;
    default:
      return ways == 0;
    }
}

static void
junction_tidy (TwTopology *topology, guint junction)
{
  TwJunction *one = &topology->junctions[junction];

  one->members &= TW_SEGMENT_BIT (topology->n_segments) - 1;
  if (one->kind != TW_JUNCTION_BRIDGE || one->members == 0)
    one->over = -1;
  else if (one->over < 0 || !(one->members & TW_SEGMENT_BIT (one->over)))
    one->over = (gint8) __builtin_ctz (one->members);
}

/* Returns whether it took anything out: what refers to that may have to go then. */
static gboolean
topology_tidy_once (TwTopology *topology)
{
  for (guint i = 0; i < topology->n_junctions; i++)
    {
      junction_tidy (topology, i);
      if (junction_makes_no_sense (topology, i))
        {
          tw_topology_remove_junction (topology, i);
          return TRUE;
        }
    }
  for (guint i = 0; i < topology->n_segments; i++)
    if (segment_has_no_place (topology, i))
      {
        tw_topology_remove_segment (topology, i);
        return TRUE;
      }
  return FALSE;
}

void
tw_tile_edit_follow_fields (TwTopology *topology, const TwTopology *before)
{
  gboolean is_in_field = FALSE;
  TwFields was, now;

  for (guint i = 0; i < topology->n_symbols; i++)
    is_in_field |= tw_place_is_field (topology->symbols[i].segment);
  if (!is_in_field)
    return;
  tw_fields_derive (before, TW_FIELDS_DEFAULT, &was);
  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &now);
  tw_topology_follow_fields (topology, &was, &now);
}

void
edit_tidy_land (TwTopology *topology)
{
  while (topology_tidy_once (topology))
    ;
}

void
tw_tile_edit_tidy (TwTopology *topology)
{
  TwTopology before = *topology;

  edit_tidy_land (topology);
  tw_tile_edit_follow_fields (topology, &before);
  edit_tidy_marks (topology);
}

void
edit_tidy_marks (TwTopology *topology)
{
  for (guint i = topology->n_symbols; i-- > 0;)
    {
      const TwSymbol *symbol = &topology->symbols[i];

      if (!place_is_there (topology, symbol->segment) || symbol->count == 0
          || symbol->id[0] == '\0')
        tw_topology_remove_symbol (topology, i);
    }
  for (guint i = topology->n_overrides; i-- > 0;)
    {
      const TwFieldOverride *override = &topology->overrides[i];

      if (override->kind != TW_OVERRIDE_JOIN
          && (override->city < 0 || override->city >= topology->n_segments
              || topology->segments[override->city].kind != TW_KIND_CITY))
        override_remove (topology, i);
    }
}
