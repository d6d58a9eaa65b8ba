/* A symbol on its way to another place, tile or set. */
#include "app/designer/symbol-parcel.h"

#include <string.h>

#include "engine/set/tile-set.h"
#include "engine/tile/field-place.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"

TwTile *
tw_symbol_parcel_new (const TwTile *tile, guint symbol)
{
  TwTopology topology = tile->topology;
  const TwSymbol one = topology.symbols[symbol];
  TwShape shape = { 0 };
  g_autoptr (TwTile) plain = NULL;

  for (guint i = topology.n_symbols; i-- > 0;)
    if (i != symbol)
      tw_topology_remove_symbol (&topology, i);
  /* A field needs the land that bounds it, so that it is found by its place; land that somebody
   * invented would bring its rules along. */
  for (guint i = topology.n_segments; i-- > 0;)
    if (tw_place_is_field (one.segment) ? tw_kind_is_own (topology.segments[i].kind)
                                        : (int) i != one.segment)
      tw_topology_remove_segment (&topology, i);
  topology.n_overrides = 0;
  for (guint i = 0; i < tile->shape.n_points; i++)
    if (tile->shape.points[i].role == TW_SHAPE_PICTURE
        && tile->shape.points[i].owner == (int) symbol)
      {
        TwShapePoint point = tile->shape.points[i];

        point.owner = 0;
        tw_shape_put (&shape, &point);
      }
  plain = tw_tile_new (tile->id, 1, &topology);
  return tw_tile_with_shape (plain, &shape);
}

/* Whether it may stand there, and there are not as many as there can be. */
static gboolean
has_room (const TwVocabulary *own, const TwTopology *topology, const char *id, int segment)
{
  const TwSymbolInfo *info = tw_symbol_table_find (id);

  return tw_vocabulary_symbol_allowed (own, topology, id, segment)
         && (info == NULL || tw_topology_symbol_count (topology, id, segment) < info->max_count);
}

/* The segment that is most like the one of the parcel, of those that have room for it; -1 for the
 * tile if none has. */
static int
segment_like (const TwVocabulary *own, const TwTopology *topology, const TwTopology *parcel)
{
  const TwSegment *one = &parcel->segments[parcel->symbols[0].segment];
  int best = -1, most = -1;

  for (guint i = 0; i < topology->n_segments; i++)
    {
      int shared = __builtin_popcount (one->rim & topology->segments[i].rim);

      if (topology->segments[i].kind == one->kind && shared > most
          && has_room (own, topology, parcel->symbols[0].id, (int) i))
        {
          most = shared;
          best = (int) i;
        }
    }
  return best;
}

/* The field where that of the parcel was, or else the first with room; -1 for the tile if there is
 * none. */
static int
field_like (const TwVocabulary *own, const TwTopology *topology, const TwSymbol *symbol)
{
  TwFields fields;
  int field;

  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  field = tw_fields_find_place (&fields, symbol->segment);
  for (guint i = 0; i <= fields.n_fields; i++)
    {
      guint at = i == 0 ? (guint) MAX (field, 0) : i - 1;

      if ((i > 0 || field >= 0)
          && has_room (own, topology, symbol->id, tw_fields_place (&fields, at)))
        return tw_fields_place (&fields, at);
    }
  return -1;
}

static gboolean
find_target (const TwVocabulary *own,
             const TwTopology *topology,
             const TwTopology *parcel,
             TwCanvasSpot spot,
             int *out_segment)
{
  const TwSymbol *symbol = &parcel->symbols[0];
  TwFields fields;

  if (spot.kind != TW_CANVAS_NOWHERE)
    return tw_canvas_symbol_target (own, topology, symbol->id, spot, out_segment);
  *out_segment = symbol->segment >= 0                  ? segment_like (own, topology, parcel)
                 : tw_place_is_field (symbol->segment) ? field_like (own, topology, symbol)
                                                       : -1;
  if (*out_segment != -1 || has_room (own, topology, symbol->id, -1))
    return TRUE;
  for (guint i = 0; i < topology->n_segments; i++)
    if (has_room (own, topology, symbol->id, (int) i))
      {
        *out_segment = (int) i;
        return TRUE;
      }
  /* Where it may stand, there are as many as there can be: that is said of one of these. */
  tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
  for (guint i = 0; i < fields.n_fields; i++)
    if (has_room (own, topology, symbol->id, tw_fields_place (&fields, i)))
      {
        *out_segment = tw_fields_place (&fields, i);
        return TRUE;
      }
  for (int i = -1; i < topology->n_segments; i++)
    if (tw_vocabulary_symbol_allowed (own, topology, symbol->id, i))
      {
        *out_segment = i;
        return TRUE;
      }
  return FALSE;
}

/* Whether it stands now on what it stood on. */
static gboolean
is_same_land (const TwTopology *parcel, const TwTopology *topology, int segment)
{
  int before = parcel->symbols[0].segment;

  if (before < 0 || segment < 0)
    return before == segment;
  return parcel->segments[before].kind == topology->segments[segment].kind
         && parcel->segments[before].rim == topology->segments[segment].rim;
}

/* Its index, -1 if none stands there. */
static int
find_symbol (const TwTopology *topology, const char *id, int segment)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    if (topology->symbols[i].segment == segment && strcmp (topology->symbols[i].id, id) == 0)
      return (int) i;
  return -1;
}

TwTile *
tw_symbol_parcel_lay (const TwTile *parcel,
                      const TwTileSet *set,
                      const TwTile *tile,
                      TwCanvasSpot spot,
                      TwCanvasDeed *out_deed)
{
  const TwTopology *parts = &parcel->topology;
  TwTopology topology = tile->topology;
  const TwSymbol *symbol = &parts->symbols[0];
  g_autoptr (TwTile) laid = NULL;
  guint n_before;
  int at;
  TwShape shape;

  memset (out_deed, 0, sizeof *out_deed);
  out_deed->segment = out_deed->edge = -1;
  g_strlcpy (out_deed->symbol, symbol->id, sizeof out_deed->symbol);
  if (!find_target (set->own, &topology, parts, spot, &out_deed->segment))
    {
      out_deed->refused = TRUE;
      return NULL;
    }
  at = find_symbol (&topology, symbol->id, out_deed->segment);
  n_before = at >= 0 ? topology.symbols[at].count : 0;
  /* Those that are there already are not turned. */
  out_deed->note =
      tw_tile_edit_set_symbol (&topology, symbol->id, out_deed->segment, n_before + symbol->count,
                               (TwDirection) (at >= 0 ? topology.symbols[at].direction
                                                      : symbol->direction));
  if (out_deed->note == TW_EDIT_FULL)
    out_deed->symbol[0] = '\0';
  if (out_deed->note != TW_EDIT_SYMBOL)
    return NULL;
  laid = tw_tile_with_topology (tile, &topology);
  shape = laid->shape;
  at = find_symbol (&topology, symbol->id, out_deed->segment);
  for (guint i = 0; i < parcel->shape.n_points && n_before == 0; i++)
    if (is_same_land (parts, &topology, out_deed->segment))
      {
        TwShapePoint point = parcel->shape.points[i];

        point.owner = (gint8) at;
        tw_shape_put (&shape, &point);
      }
  /* Bends that are not sound stay as they were: nothing but symbols is brought. */
  return tw_tile_with_shape (laid, &shape);
}
