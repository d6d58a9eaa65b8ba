/* Farms, flocks, plots, trees and grass: what only fills the fields. Private to the
 * drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_wood_layout: fills what room is left; takes @survey's claims into account. */
void tw_wood_layout (TwTileLayout *layout, TwSurvey *survey);

G_END_DECLS
