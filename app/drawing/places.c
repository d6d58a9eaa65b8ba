/* The places of a tile in the order in which they cover each other. */
#include "app/drawing/layers.h"
#include "app/drawing/monastery.h"
#include "app/drawing/roof.h"

/* A castle of a misty tile stands above the mist, so does a ruin, of which some quarters
 * may lie on clear tiles, and a village in its midst: what ends a road must be seen. */
static gboolean
is_above_mist (const TwTileLayout *l, const TwPlace *place)
{
  if (l->n_mists == 0)
    return FALSE;
  if (place->kind == TW_PLACE_CASTLE || place->kind == TW_PLACE_RUIN)
    return TRUE;
  if (place->kind != TW_PLACE_VILLAGE && place->kind != TW_PLACE_MONASTERY
      && place->kind != TW_PLACE_CEMETERY)
    return FALSE;
  for (guint i = 0; i < l->n_mists; i++)
    if (tw_line_encloses (&l->mists[i].middle, place->at))
      return TRUE;
  return FALSE;
}

static void
place_draw (TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  if (place->symbol >= 0
      && tw_picture_draw (b, l->topology.symbols[place->symbol].id, place->at, 2 * place->r))
    return;
  switch (place->kind)
    {
    case TW_PLACE_MONASTERY:
      tw_monastery_draw (b, l, place);
      break;
    case TW_PLACE_CASTLE:
      tw_castle_draw (b, l, place);
      break;
    case TW_PLACE_CEMETERY:
      tw_cemetery_draw (b, l, place);
      break;
    case TW_PLACE_LAKE:
      tw_piers_draw (b, l, place);
      break;
    case TW_PLACE_VILLAGE:
      tw_village_draw (b, l, place);
      break;
    case TW_PLACE_CROP:
      tw_crop_draw (b, place);
      break;
    case TW_PLACE_COTTAGE:
      tw_cottage_draw (b, place->at, .12, 0, 3);
      break;
    case TW_PLACE_RUIN:
      tw_ruin_draw (b, place);
      break;
    case TW_PLACE_GARDEN:
      tw_garden_draw (b, place);
      break;
    case TW_PLACE_INN:
      tw_inn_draw (b, place);
      break;
    case TW_PLACE_SPRING:
      tw_spring_draw (b, l, place);
      break;
    case TW_PLACE_FARM:
      tw_farm_draw (b, place);
      break;
    case TW_PLACE_FLOCK:
      tw_flock_draw (b, place);
      break;
    case TW_PLACE_POND:
    case TW_PLACE_OWN:
      break;
    }
}

void
tw_places_draw (TwBrush *b, const TwTileLayout *l, gboolean above_mist)
{
  for (guint i = 0; i < l->n_places; i++)
    if (is_above_mist (l, &l->places[i]) == above_mist)
      place_draw (b, l, &l->places[i]);
}
