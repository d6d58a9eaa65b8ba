/* The canvas for who has a single switch: the places of the tile, and what can be done there. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** TwCanvasScanned: what is gone through. @model, @actions: borrowed, those of the canvas; @deeds: whether it is what can
 * be done at the place with the focus */
typedef struct
{
  TwCanvasModel *model;
  GActionGroup *actions;
  gboolean deeds;
} TwCanvasScanned;

/** tw_canvas_scanned_count: see #TwScannedInterface: as many as there are places, or deeds at one; where something is
 * dragged, places where it can be left */
guint tw_canvas_scanned_count (TwCanvasScanned *self);

/** tw_canvas_scanned_show: see #TwScannedInterface */
void tw_canvas_scanned_show (TwCanvasScanned *self, guint index);

/** tw_canvas_scanned_choose: see #TwScannedInterface */
void tw_canvas_scanned_choose (TwCanvasScanned *self, guint index);

/** tw_canvas_scanned_leave: see #TwScannedInterface: what is dragged goes back */
void tw_canvas_scanned_leave (TwCanvasScanned *self);

G_END_DECLS
