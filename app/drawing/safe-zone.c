/* What lies near a tile's rim. */
#include "app/drawing/safe-zone.h"

#include "app/drawing/tile-layout-data.h"

gboolean
tw_tile_layout_in_rim (const TwTileLayout *layout,
                       double rim,
                       TwTilePart *out_part,
                       guint *out_index)
{
  for (guint i = 0; i < layout->n_marks; i++)
    if (point_room (layout->marks[i].at) - layout->marks[i].size / 2 < rim)
      {
        *out_part = TW_PART_SYMBOL;
        *out_index = layout->marks[i].symbol;
        return TRUE;
      }
  for (guint i = 0; i < layout->n_spots; i++)
    if ((layout->spots[i].part == TW_PART_SEGMENT || layout->spots[i].part == TW_PART_FIELD)
        && point_room (layout->spots[i].at) < rim)
      {
        *out_part = layout->spots[i].part;
        *out_index = layout->spots[i].index;
        return TRUE;
      }
  return FALSE;
}
