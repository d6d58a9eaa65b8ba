/* A tool: one kind of drag on the canvas, from the press to the release.
 *
 * A tool is an object that lives as long as its drag. It knows only the model, no widget and no
 * event. The handlers of pointer and keys ask the tools in turn which takes the press
 * (canvas-drag.h), and tell that tool about the movement.
 */
#pragma once

#include "app/designer/canvas-overlay.h"
#include "app/designer/canvas-walk.h"

G_BEGIN_DECLS

typedef struct _TwCanvasModel TwCanvasModel;
typedef struct _TwCanvasTool TwCanvasTool;

/**
 * TwCanvasPress: how a drag begins.
 * @spot: the spot that was pressed
 * @x: where, in widget pixels
 * @y: the same
 * @by_keys: whether the arrow keys drag; else the pointer does
 * @moves_whole: whether to move whole things, not their ends or bends (Alt)
 * @moves_reference: whether to move the reference picture, if it is visible (Ctrl)
 */
typedef struct
{
  TwCanvasSpot spot;
  double x, y;
  gboolean by_keys;
  gboolean moves_whole;
  gboolean moves_reference;
} TwCanvasPress;

/**
 * TwCanvasToolClass: what a tool does.
 * @move: the pointer has moved there, in widget pixels
 * @over: (nullable): the keyboard's focus has moved to that spot
 * @step: (nullable): an arrow key moves the dragged thing itself, not the focus
 * @end: ends the drag with a message; keeps what it shows if @keep, else restores the tile
 * @paint: sets what is drawn over the tile during the drag
 * @clear: (nullable): frees the tool's members
 * @counts_way: whether it needs every position of the pointer, not only the last one of each frame
 */
typedef struct
{
  void (*move) (TwCanvasTool *tool, double x, double y);
  void (*over) (TwCanvasTool *tool, TwCanvasSpot spot);
  void (*step) (TwCanvasTool *tool, TwCanvasDirection direction);
  void (*end) (TwCanvasTool *tool, gboolean keep);
  void (*paint) (const TwCanvasTool *tool, TwCanvasOverlay *overlay);
  void (*clear) (TwCanvasTool *tool);
  gboolean counts_way;
} TwCanvasToolClass;

/**
 * TwCanvasTool:
 * @klass: what the tool does
 * @model: (borrowed): the canvas
 * @press: how the drag began; if that was on a field's badge, fields are shown during the drag
 * @x: the pointer, in widget pixels
 * @y: the same
 */
struct _TwCanvasTool
{
  const TwCanvasToolClass *klass;
  TwCanvasModel *model;
  TwCanvasPress press;
  double x, y;
};

/** tw_canvas_tool_new: Returns: (transfer full): a tool of @size bytes, with zeros after the common
 *   part */
static inline gpointer
tw_canvas_tool_new (gsize size,
                    const TwCanvasToolClass *klass,
                    TwCanvasModel *model,
                    const TwCanvasPress *press)
{
  TwCanvasTool *tool = g_malloc0 (size);

  *tool = (TwCanvasTool){ klass, model, *press, press->x, press->y };
  return tool;
}

/** tw_canvas_tool_free: frees a tool whose drag is over. */
static inline void
tw_canvas_tool_free (TwCanvasTool *tool)
{
  if (tool->klass->clear != NULL)
    tool->klass->clear (tool);
  g_free (tool);
}

G_END_DECLS
