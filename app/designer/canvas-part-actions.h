/* What a menu or the inspector does to one part of the tile, as actions. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_part_actions_add: adds them to @actions; @model is borrowed. */
void tw_canvas_part_actions_add (GActionMap *actions, TwCanvasModel *model);

G_END_DECLS
