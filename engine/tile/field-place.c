/* Symbols in fields: which field one names, and which it is after an edit. */
#include "engine/tile/field-place.h"

#include <string.h>

#define WORD "field("

/* The place on the rim of a field that reaches an edge. */
static TwRimPlace
place_rim (int place)
{
  return (TwRimPlace) (TW_PLACE_FIELD_AT (0) - place);
}

/* The number of one that reaches none. */
static guint
place_number (int place)
{
  return (guint) (TW_PLACE_ENCLOSED_FIELD (0) - place);
}

int
tw_fields_find_place (const TwFields *fields, int place)
{
  if (!tw_place_is_field (place))
    return -1;
  return tw_place_is_enclosed (place)
             ? tw_fields_find_named (fields, 0, place_number (place))
             : tw_fields_find_named (fields, TW_RIM_BIT (place_rim (place)), 0);
}

int
tw_fields_place (const TwFields *fields, guint field)
{
  TwRim halves = fields->fields[field].rim & TW_RIM_HALVES;
  guint number = 0;

  if (halves != 0)
    return TW_PLACE_FIELD_AT (__builtin_ctz (halves));
  for (guint i = 0; i < field; i++)
    number += fields->fields[i].rim == 0;
  return TW_PLACE_ENCLOSED_FIELD (number);
}

char *
tw_field_place_to_string (int place)
{
  g_return_val_if_fail (tw_place_is_field (place), NULL);

  if (!tw_place_is_enclosed (place))
    return g_strdup_printf (WORD "%s)", tw_rim_place_name (place_rim (place)));
  return place_number (place) == 0 ? g_strdup (WORD "-)")
                                   : g_strdup_printf (WORD "-%u)", place_number (place) + 1);
}

gboolean
tw_field_place_parse (const char *text, int *out_place)
{
  gsize length = strlen (text);
  g_autofree char *inner = NULL;
  TwRimPlace rim;
  guint64 number = 1;

  if (!g_str_has_prefix (text, WORD) || text[length - 1] != ')')
    return FALSE;
  inner = g_strndup (text + strlen (WORD), length - strlen (WORD) - 1);
  if (tw_rim_place_parse (inner, &rim))
    {
      *out_place = TW_PLACE_FIELD_AT (rim);
      return TRUE;
    }
  if (inner[0] != '-'
      || (inner[1] != '\0'
          && !g_ascii_string_to_unsigned (inner + 1, 10, 2, TW_MAX_FIELDS, &number, NULL)))
    return FALSE;
  *out_place = TW_PLACE_ENCLOSED_FIELD (number - 1);
  return TRUE;
}

/* Whether a field of a drawing can have become the only one of the next: it reached no edge, or
 * that one reaches none, and none was like it before. */
static gboolean
closes_or_opens (const TwFields *before, int old, const TwFields *now)
{
  return before->fields[old].rim == 0
         || (now->fields[0].rim == 0 && tw_fields_find_named (before, 0, 0) < 0);
}

int
tw_field_place_follow (const TwFields *before, int place, const TwFields *now)
{
  int old = tw_fields_find_place (before, place);
  int found = tw_fields_find_place (now, place);
  TwRim rim = old >= 0 ? before->fields[old].rim : 0;

  for (guint at = 0; found < 0 && at < TW_N_RIM_PLACES; at++)
    if (rim & TW_RIM_HALVES & TW_RIM_BIT (at))
      found = tw_fields_find_named (now, TW_RIM_BIT (at), 0);
  if (found < 0 && old >= 0 && now->n_fields == 1 && closes_or_opens (before, old, now))
    found = 0;
  return found >= 0 ? tw_fields_place (now, (guint) found) : place;
}

/* What is the @nth field that reaches no edge and touches just those cities. */
static int
find_enclosed (const TwFields *fields, TwSegmentSet cities, guint nth)
{
  for (guint i = 0; i < fields->n_fields; i++)
    if (fields->fields[i].rim == 0 && fields->fields[i].cities == cities && nth-- == 0)
      return (int) i;
  return -1;
}

int
tw_field_place_turned (const TwFields *before, int place, const TwFields *now)
{
  int old = tw_fields_find_place (tw_place_is_enclosed (place) ? before : now, place);
  guint nth = 0;

  if (old < 0)
    return place;
  if (!tw_place_is_enclosed (place))
    return tw_fields_place (now, (guint) old);
  /* Segments keep their numbers when a drawing is turned, so its cities tell which field it is. */
  for (int i = 0; i < old; i++)
    nth += before->fields[i].rim == 0 && before->fields[i].cities == before->fields[old].cities;
  old = find_enclosed (now, before->fields[old].cities, nth);
  return old >= 0 ? tw_fields_place (now, (guint) old) : place;
}

/* One symbol of those that stand together and point the same way. */
static void
symbols_unite (TwTopology *topology)
{
  for (guint i = topology->n_symbols; i-- > 1;)
    {
      const TwSymbol *symbol = &topology->symbols[i];

      for (guint k = 0; k < i && tw_place_is_field (symbol->segment); k++)
        if (topology->symbols[k].segment == symbol->segment
            && topology->symbols[k].direction == symbol->direction
            && strcmp (topology->symbols[k].id, symbol->id) == 0)
          {
            topology->symbols[k].count =
                (guint8) MIN (255u, (guint) topology->symbols[k].count + symbol->count);
            tw_topology_remove_symbol (topology, i);
            break;
          }
    }
}

typedef int (*Rename) (const TwFields *before, int place, const TwFields *now);

static void
symbols_rename (TwTopology *topology, Rename rename, const TwFields *before, const TwFields *now)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    if (tw_place_is_field (topology->symbols[i].segment))
      topology->symbols[i].segment = (gint8) rename (before, topology->symbols[i].segment, now);
  symbols_unite (topology);
}

void
tw_topology_settle_fields (TwTopology *topology, const TwFields *fields)
{
  symbols_rename (topology, tw_field_place_follow, fields, fields);
}

void
tw_topology_follow_fields (TwTopology *topology, const TwFields *before, const TwFields *now)
{
  symbols_rename (topology, tw_field_place_follow, before, now);
}

void
tw_topology_renumber_fields (TwTopology *topology, const TwFields *before, const TwFields *now)
{
  symbols_rename (topology, tw_field_place_turned, before, now);
}
