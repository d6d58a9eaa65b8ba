/* One way of drawing: what a drag makes of the tile, from the press to the release.
 *
 * Each is an object of its own that lives as long as its drag and knows nothing but the model: no
 * widget, no event. Who has the pointer or the keys asks them in turn whose the press is (see
 * canvas-drag.h) and tells that one where it goes.
 */
#pragma once

#include "app/designer/canvas-overlay.h"
#include "app/designer/canvas-walk.h"

G_BEGIN_DECLS

typedef struct _TwCanvasModel TwCanvasModel;
typedef struct _TwCanvasTool TwCanvasTool;

/**
 * TwCanvasPress: how a drag begins.
 * @spot: what was pressed
 * @x: where, in widget pixels
 * @y: where
 * @by_keys: the arrow keys drag, else the pointer
 * @moves_whole: whole things are meant and not their ends or bends (Alt)
 * @moves_reference: the reference picture is meant, if one is seen (Ctrl)
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
 * @move: the pointer is there now, in widget pixels
 * @over: (nullable): the keyboard's focus went to that spot
 * @step: (nullable): an arrow key moves what is dragged itself, not the focus
 * @end: leaves it at what is shown, or at what was if not @keep, and says so
 * @paint: says what lies over the tile meanwhile
 * @clear: (nullable): frees what the tool holds
 * @counts_way: every place that the pointer passes counts, not only the last of a frame
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
 * @klass: what it does
 * @model: borrowed: what it is done to
 * @press: how it began; fields are seen while one of their badges is dragged
 * @x: where the pointer is now, in widget pixels
 * @y: where it is
 */
struct _TwCanvasTool
{
  const TwCanvasToolClass *klass;
  TwCanvasModel *model;
  TwCanvasPress press;
  double x, y;
};

/** tw_canvas_tool_new: Returns: (transfer full): a tool of @size bytes, zeroes behind the common
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

/** tw_canvas_tool_free: a drag that is over. */
static inline void
tw_canvas_tool_free (TwCanvasTool *tool)
{
  if (tool->klass->clear != NULL)
    tool->klass->clear (tool);
  g_free (tool);
}

G_END_DECLS
