/* The places in the fields, and the order in which they claim room. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

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
 * fields. For those that stand in one field the layout's map has to be sketched.
 */
void tw_place_layout_rest (TwTileLayout *layout, TwSurvey *survey);

/** tw_place_layout_symbol_stands_in_town: Returns: index of the symbol's town, -1 for none */
int tw_place_layout_symbol_stands_in_town (const TwTileLayout *layout, guint symbol);

G_END_DECLS
