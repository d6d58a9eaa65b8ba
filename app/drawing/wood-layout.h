/* Farms, flocks, plots, trees and grass, which only fill the fields. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_wood_layout: fills the remaining room, minus @survey's claims. */
void tw_wood_layout (TwTileLayout *layout, TwSurvey *survey);

G_END_DECLS
