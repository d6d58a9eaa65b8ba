/* Mist: its veils, puffs and wisps, and the ghosts in it. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_mist_layout: fills @mists and adds the marks of symbols that stand in mist. */
void tw_mist_layout (TwTileLayout *layout, const TwSurvey *survey);

G_END_DECLS
