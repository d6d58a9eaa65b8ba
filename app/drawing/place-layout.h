/* What stands in the fields, and who claims which room first. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/* Where there is room, what is read keeps this far from roads and walls; what is only to
 * be seen always keeps so far from it. */
#define TW_EMBLEM_APART .022
/* What is read keeps this far from the border: a seal cut by it would seem to go on. */
#define TW_EMBLEM_RIM .045

/** tw_place_layout_is_middle: Returns: whether places of @kind stand in the middle of a tile if
 *   they can */
static inline gboolean
tw_place_layout_is_middle (TwPlaceKind kind)
{
  return kind <= TW_PLACE_CROP;
}

/**
 * tw_place_layout_middle:
 * @layout: a layout with towns
 *
 * Places at which roads may end: monasteries, castles, lakes, villages … Those that
 * wait for what room the roads leave have radius 0.
 */
void tw_place_layout_middle (TwTileLayout *layout);

/**
 * tw_place_layout_rest:
 * @layout: a layout with towns and ways
 * @survey: its survey
 *
 * Claims room for gates and the places so far, then for inns, gardens and the
 * symbols that stand in the fields.
 */
void tw_place_layout_rest (TwTileLayout *layout, TwSurvey *survey);

/**
 * tw_place_layout_cottage_at:
 * @layout: a layout with towns and the places of its middle
 * @segment: a road
 * @junction: the junction of the cottage at which it ends
 * @in: from the edge of its road into the tile
 *
 * A cottage stands across the tile from where its road comes, or nearer if a town, a place or
 * another road or river is in the way; a road that crosses another one comes to it after that.
 *
 * Returns: where it stands
 */
TwPoint tw_place_layout_cottage_at (const TwTileLayout *layout, guint segment, guint junction,
                                    TwPoint in);

/** tw_place_layout_add_mark: a symbol's picture; nothing when there is no room. */
void
tw_place_layout_add_mark (TwTileLayout *layout, guint symbol, guint ordinal, TwPoint at,
                          double size);

/** tw_place_layout_symbol_stands_in_town: Returns: index of the town it stands in, or -1 */
int tw_place_layout_symbol_stands_in_town (const TwTileLayout *layout, guint symbol);

G_END_DECLS
