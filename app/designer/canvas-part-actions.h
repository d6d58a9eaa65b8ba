/* Actions on one part of the tile, for menus and the inspector. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_part_actions_add: adds these actions to @actions; @model is borrowed. */
void tw_canvas_part_actions_add (GActionMap *actions, TwCanvasModel *model);

G_END_DECLS
