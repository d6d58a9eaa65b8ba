/* The places in the fields, and the order in which they claim room. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/* The distance of marks that people read from roads and walls, where there is room, and of mere
 * decoration from those marks, always. */
#define TW_EMBLEM_APART .022
/* The distance of such marks from the border: a seal cut by it would seem to go on. */
#define TW_EMBLEM_RIM .045

/** tw_place_layout_is_middle: Returns: whether places of @kind stand in the middle of the tile if
 *   possible */
static inline gboolean
tw_place_layout_is_middle (TwPlaceKind kind)
{
  return kind <= TW_PLACE_CROP;
}

/**
 * tw_place_layout_middle:
 * @layout: a layout with towns
 *
 * Lays out the places where roads may end: monasteries, castles, lakes, villages … Those that take
 * the room the roads leave have radius 0 for now.
 */
void tw_place_layout_middle (TwTileLayout *layout);

/**
 * tw_place_layout_rest:
 * @layout: a layout with towns and ways
 * @survey: its survey
 *
 * Claims room for gates and the places so far, then for inns, gardens and the symbols in the
 * fields.
 */
void tw_place_layout_rest (TwTileLayout *layout, TwSurvey *survey);

/**
 * tw_place_layout_cottage_at:
 * @layout: a layout with towns and the places of its middle
 * @segment: a road
 * @junction: the junction of the cottage where the road ends
 * @in: direction from the road's edge into the tile
 *
 * The cottage stands across the tile from that edge, or nearer if a town, a place or another road
 * or river is in the way. If the road crosses another one, the cottage comes after the crossing.
 *
 * Returns: where the cottage stands
 */
TwPoint tw_place_layout_cottage_at (const TwTileLayout *layout, guint segment, guint junction,
                                    TwPoint in);

/** tw_place_layout_add_mark: adds a symbol's mark, if there is room for another. */
void
tw_place_layout_add_mark (TwTileLayout *layout, guint symbol, guint ordinal, TwPoint at,
                          double size);

/** tw_place_layout_symbol_stands_in_town: Returns: index of the symbol's town, -1 for none */
int tw_place_layout_symbol_stands_in_town (const TwTileLayout *layout, guint symbol);

G_END_DECLS
