/* Farms, flocks, plots, trees and grass, which only fill the fields. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_wood_layout: lays out ponds without a segment, farms, flocks and plots in the remaining room,
 * minus @survey's claims, and claims it. */
void tw_wood_layout (TwTileLayout *layout, TwSurvey *survey);

/** tw_wood_layout_plants: fills what is left with trees and grass, which nothing else depends on. */
void tw_wood_layout_plants (TwTileLayout *layout, const TwSurvey *survey);

G_END_DECLS
