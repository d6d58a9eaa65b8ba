/* The shadow that the tiles of a table throw together. */
#include "app/drawing/table-shade.h"

#include <math.h>

/* Of the width of a tile: as thick as cardboard looks from where one sits. */
#define EDGE .016
/* Below that the edge would be as wide as the shadow. */
#define EDGE_FROM_PX 32
#define EAST_EDGE    0xb59c74
#define SOUTH_EDGE   0x97805c
#define CORNER_EDGE  0x8a7453

static gboolean
lies (const TwBoard *board, const TwSlot *slot, int across, int down)
{
  return tw_board_slot_at (board, slot->x + across, slot->y + down) != TW_NO_SLOT;
}

guint
tw_table_shade (const TwBoard *board,
                const TwSlot *slot,
                double left,
                double top,
                double side,
                double width,
                TwTableShade out[TW_TABLE_MAX_SHADE])
{
  double right = left + side, bottom = top + side, half = width / 2;
  gboolean east = !lies (board, slot, 1, 0), south = !lies (board, slot, 0, 1);
  /* Where no tile before this one throws shade as far as here, it begins aslant. */
  double begin_y = lies (board, slot, 0, -1) || lies (board, slot, 1, -1) ? 0 : width;
  double begin_x = lies (board, slot, -1, 0) || lies (board, slot, -1, 1) ? 0 : width;
  guint n = 0;

  if (east && begin_y > 0)
    out[n++] =
        (TwTableShade){ right, top, width, width, right, top + width, right + half, top + half };
  if (east)
    out[n++] = (TwTableShade){ right, top + begin_y, width,         side - begin_y,
                               right, top,           right + width, top };
  if (south && begin_x > 0)
    out[n++] = (TwTableShade){ left,         bottom, width,       width,
                               left + width, bottom, left + half, bottom + half };
  if (south)
    out[n++] = (TwTableShade){ left + begin_x, bottom, side - begin_x, width,
                               left,           bottom, left,           bottom + width };
  if (east && south && !lies (board, slot, 1, 1))
    out[n++] =
        (TwTableShade){ right, bottom, width, width, right, bottom, right + half, bottom + half };
  return n;
}

double
tw_table_edge_width (double side)
{
  return side < EDGE_FROM_PX ? 0 : MAX (1, rint (side * EDGE));
}

guint
tw_table_edges (const TwBoard *board,
                const TwSlot *slot,
                double left,
                double top,
                double side,
                double width,
                TwTableEdge out[TW_TABLE_MAX_EDGES])
{
  double right = left + side, bottom = top + side;
  gboolean east = !lies (board, slot, 1, 0), south = !lies (board, slot, 0, 1);
  guint n = 0;

  if (width <= 0)
    return 0;
  if (east)
    out[n++] = (TwTableEdge){ right, top, width, side, EAST_EDGE };
  if (south)
    out[n++] = (TwTableEdge){ left, bottom, side, width, SOUTH_EDGE };
  if (east && south && !lies (board, slot, 1, 1))
    out[n++] = (TwTableEdge){ right, bottom, width, width, CORNER_EDGE };
  return n;
}

void
tw_table_shade_draw (cairo_t *cr,
                     const TwBoard *board,
                     const TwSlot *slot,
                     double left,
                     double top,
                     double side,
                     double width)
{
  TwTableShade shade[TW_TABLE_MAX_SHADE];
  guint n = tw_table_shade (board, slot, left, top, side, width, shade);

  for (guint i = 0; i < n; i++)
    {
      cairo_pattern_t *fade = cairo_pattern_create_linear (shade[i].from_x, shade[i].from_y,
                                                           shade[i].to_x, shade[i].to_y);

      cairo_pattern_add_color_stop_rgba (fade, 0, 0, 0, 0, TW_TABLE_SHADE_ALPHA);
      cairo_pattern_add_color_stop_rgba (fade, 1, 0, 0, 0, 0);
      cairo_set_source (cr, fade);
      cairo_rectangle (cr, shade[i].x, shade[i].y, shade[i].width, shade[i].height);
      cairo_fill (cr);
      cairo_pattern_destroy (fade);
    }
}

void
tw_table_edges_draw (cairo_t *cr,
                     const TwBoard *board,
                     const TwSlot *slot,
                     double left,
                     double top,
                     double side,
                     double width)
{
  TwTableEdge edges[TW_TABLE_MAX_EDGES];
  guint n = tw_table_edges (board, slot, left, top, side, width, edges);

  for (guint i = 0; i < n; i++)
    {
      guint32 rgb = edges[i].colour;

      cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
      cairo_rectangle (cr, edges[i].x, edges[i].y, edges[i].width, edges[i].height);
      cairo_fill (cr);
    }
}
