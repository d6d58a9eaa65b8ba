/* A small editor for the picture of a symbol, figure or token. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_SKETCH_EDITOR (tw_sketch_editor_get_type ())
G_DECLARE_FINAL_TYPE (TwSketchEditor, tw_sketch_editor, TW, SKETCH_EDITOR, AdwBin)

/* Signals: "changed" (const char *svg): the present picture, %NULL for none; "done" (): the picture
 * is finished; "cancelled" (): restore the picture from before.
 * Actions: sketch.undo, sketch.clear, sketch.done, sketch.cancel. */

/**
 * tw_sketch_editor_begin:
 * @self: an editor
 * @title: what the picture shows
 * @svg: (nullable): the present picture: it is edited if this editor made it; else a new one is
 *   begun
 */
void tw_sketch_editor_begin (TwSketchEditor *self, const char *title, const char *svg);

/**
 * tw_sketch_editor_update:
 * @self: an editor
 * @svg: (nullable): the present picture, changed by Undo for instance
 *
 * Continues with @svg. If the picture differs, the shape being drawn is dropped.
 */
void tw_sketch_editor_update (TwSketchEditor *self, const char *svg);

/** tw_sketch_editor_finish: keeps the shape being drawn, before the user goes elsewhere. */
void tw_sketch_editor_finish (TwSketchEditor *self);

G_END_DECLS
