/* Finding and adding what is in a layout. */
#include "app/drawing/tile-layout-data.h"

#include <string.h>

const TwPlace *
tw_tile_layout_find_place (const TwTileLayout *layout, TwPlaceKind kind)
{
  for (guint i = 0; i < layout->n_places; i++)
    if (layout->places[i].kind == kind)
      return &layout->places[i];
  return NULL;
}

gboolean
tw_tile_layout_decorated (const TwTileLayout *layout, const char *word)
{
  gsize n = strlen (word);

  for (const char *at = layout->decoration; (at = strstr (at, word)) != NULL; at += n)
    if ((at == layout->decoration || at[-1] == ' ') && (at[n] == 0 || at[n] == ' '))
      return TRUE;
  return FALSE;
}

TwPlace *
tw_tile_layout_add_place (TwTileLayout *l, TwPlaceKind kind, TwPoint at, double r, int segment)
{
  TwPlace *place;

  if (l->n_places == TW_MAX_PLACES)
    return NULL;
  place = &l->places[l->n_places++];
  *place =
      (TwPlace){ .kind = kind, .at = at, .r = r, .segment = segment, .junction = -1, .symbol = -1 };
  return place;
}

void
tw_tile_layout_add_mark (TwTileLayout *l, guint symbol, guint ordinal, TwPoint at, double size)
{
  if (l->n_marks < TW_MAX_MARKS)
    l->marks[l->n_marks++] = (TwMark){ symbol, ordinal, at, size };
}
