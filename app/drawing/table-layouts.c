/* The kinds of tile of a game, laid out. */
#include "app/drawing/table-layouts.h"

#include "app/drawing/spots.h"

/* What a figure has round it in fields that something parts, which the drawing does not know. */
#define PARTED_ROOM .1

struct _TwTableLayouts
{
  const TwRules *rules;
  TwTileLayout **layouts; /* (nullable) by kind of tile */
};

TwTableLayouts *
tw_table_layouts_new (const TwRules *rules)
{
  TwTableLayouts *layouts = g_new0 (TwTableLayouts, 1);

  layouts->rules = rules;
  layouts->layouts = g_new0 (TwTileLayout *, rules->catalogue->n_kinds);
  return layouts;
}

void
tw_table_layouts_free (TwTableLayouts *layouts)
{
  for (guint i = 0; i < layouts->rules->catalogue->n_kinds; i++)
    g_clear_pointer (&layouts->layouts[i], tw_tile_layout_unref);
  g_free (layouts->layouts);
  g_free (layouts);
}

const TwTileLayout *
tw_table_layouts_get (TwTableLayouts *layouts, guint kind)
{
  const TwTileKind *tile = &layouts->rules->catalogue->kinds[kind];

  if (layouts->layouts[kind] == NULL)
    layouts->layouts[kind] = tw_tile_layout_new (tile->set->id, tile->tile, tile->variant, 0);
  return layouts->layouts[kind];
}

static const TwSlot *
slot_of (const TwPlay *play, guint node)
{
  return &play->board.slots[play->board.nodes[node].slot];
}

TwTilePart
tw_table_layouts_part (const TwPlay *play, guint node, guint *out_index)
{
  const TwSlot *slot = slot_of (play, node);
  guint index = node - slot->first_node;
  guint n_segments = play->board.catalogue->tiles[slot->kind].n_segments;

  /* Segments come first, then fields. */
  *out_index = index < n_segments ? index : index - n_segments;
  return index < n_segments ? TW_PART_SEGMENT : TW_PART_FIELD;
}

gboolean
tw_table_layouts_is_parted (const TwPlay *play, guint kind)
{
  const TwPlayTile *tile = &play->board.catalogue->tiles[kind];

  return tile->n_nodes - tile->n_segments
         > play->rules->catalogue->kinds[kind].tile->fields.n_fields;
}

static void
turn (double *x, double *y, guint quarter_turns)
{
  for (guint i = 0; i < (quarter_turns & 3); i++)
    {
      double old = *x;

      *x = 1 - *y;
      *y = old;
    }
}

void
tw_table_layouts_rim_middle (TwRim rim, double *out_x, double *out_y)
{
  static const double along[] = { .25, .5, .75, 1 };
  double sum_x = 0, sum_y = 0;
  guint n = 0;

  *out_x = *out_y = .5;
  for (guint place = 0; place < TW_N_RIM_PLACES; place++)
    if (rim & TW_RIM_HALVES & TW_RIM_BIT (place))
      {
        double x = along[place % 4], y = 0;

        turn (&x, &y, place / 4);
        sum_x += x;
        sum_y += y;
        n++;
      }
  if (n == 0)
    return;
  *out_x += .8 * (sum_x / n - .5);
  *out_y += .8 * (sum_y / n - .5);
}

double
tw_table_layouts_stand (TwTableLayouts *layouts,
                        const TwPlay *play,
                        guint node,
                        guint nth,
                        guint n,
                        double *out_x,
                        double *out_y)
{
  const TwSlot *slot = slot_of (play, node);
  guint index;
  TwTilePart part = tw_table_layouts_part (play, node, &index);
  double r = PARTED_ROOM;

  *out_x = *out_y = .5;
  if (part == TW_PART_FIELD && tw_table_layouts_is_parted (play, slot->kind))
    {
      tw_table_layouts_rim_middle (
          play->board.catalogue->tiles[slot->kind].rim[node - slot->first_node], out_x, out_y);
      /* Towards the middle of the tile. */
      *out_x += (*out_x > .5 ? -2 : 2) * r * nth;
    }
  else
    r = tw_tile_layout_stand (tw_table_layouts_get (layouts, slot->kind), part, index, nth, n,
                              out_x, out_y);
  turn (out_x, out_y, slot->quarter_turns);
  return r;
}

void
tw_table_layouts_spot (TwTableLayouts *layouts,
                       const TwPlay *play,
                       guint node,
                       double *out_x,
                       double *out_y)
{
  tw_table_layouts_stand (layouts, play, node, 0, 1, out_x, out_y);
}

void
tw_table_layouts_mark (TwTableLayouts *layouts,
                       const TwPlay *play,
                       guint slot,
                       guint symbol,
                       double *out_x,
                       double *out_y)
{
  const TwSlot *tile = &play->board.slots[slot];

  *out_x = *out_y = .5;
  tw_tile_layout_spot (tw_table_layouts_get (layouts, tile->kind), TW_PART_SYMBOL, symbol, out_x,
                       out_y);
  turn (out_x, out_y, tile->quarter_turns);
}
