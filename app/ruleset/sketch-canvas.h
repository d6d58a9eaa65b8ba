/* The square on which a picture is drawn, by pointer or keys. */
#pragma once

#include <gtk/gtk.h>

#include "engine/format/sketch.h"

G_BEGIN_DECLS

#define TW_TYPE_SKETCH_CANVAS (tw_sketch_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TwSketchCanvas, tw_sketch_canvas, TW, SKETCH_CANVAS, GtkWidget)

/* Signal "changed" (): a shape was added or removed.
 *
 * Keys: arrows move the pen by 5 (with Shift by 1), Space puts it down and lifts it, Escape drops
 * the shape being drawn, Delete removes the last one. */
/** TwSketchTool: what a drag draws. */
typedef enum
{
  TW_SKETCH_TOOL_PEN,
  TW_SKETCH_TOOL_LINE,
  TW_SKETCH_TOOL_BOX,
  TW_SKETCH_TOOL_OVAL,
  TW_N_SKETCH_TOOLS
} TwSketchTool;

/** tw_sketch_canvas_set_sketch: shows @sketch (transfer none) and edits it from now on. */
void tw_sketch_canvas_set_sketch (TwSketchCanvas *self, TwSketch *sketch);

/** tw_sketch_canvas_set_tool: sets what is drawn from now on, see #TwSketchShape. */
void tw_sketch_canvas_set_tool (TwSketchCanvas *self, TwSketchTool tool, guint32 colour,
                                guint width, gboolean is_filled);

/** tw_sketch_canvas_take_last: removes the last shape, or the one being drawn. */
void tw_sketch_canvas_take_last (TwSketchCanvas *self);

/** tw_sketch_canvas_finish: keeps the shape being drawn, as far as it has got. */
void tw_sketch_canvas_finish (TwSketchCanvas *self);

/** tw_sketch_canvas_give_up: drops the shape being drawn. Returns: %FALSE if there is none */
gboolean tw_sketch_canvas_give_up (TwSketchCanvas *self);

/** tw_sketch_draw: draws @sketch into the unit square from 0,0; @ink as 0xrrggbb. */
void tw_sketch_draw (const TwSketch *sketch, cairo_t *cr, guint32 ink);

G_END_DECLS
