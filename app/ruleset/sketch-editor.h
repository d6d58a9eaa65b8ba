/* A small editor for the picture of a symbol, figure or token. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TW_TYPE_SKETCH_EDITOR (tw_sketch_editor_get_type ())
G_DECLARE_FINAL_TYPE (TwSketchEditor, tw_sketch_editor, TW, SKETCH_EDITOR, AdwBin)

/* Signals: "changed" (const char *svg): the picture as it is drawn now, %NULL if there is none;
 * "done" (): it is drawn; "cancelled" (): what was there before is to be there again.
 * Actions: sketch.undo, sketch.clear, sketch.done, sketch.cancel. */

/**
 * tw_sketch_editor_begin:
 * @self: an editor
 * @title: what the picture is of
 * @svg: (nullable): the picture that is there: gone on with if it was drawn here, else a new one
 *   is begun
 */
void tw_sketch_editor_begin (TwSketchEditor *self, const char *title, const char *svg);

/**
 * tw_sketch_editor_update:
 * @self: an editor
 * @svg: (nullable): the picture that is there now, by Undo for instance
 *
 * Goes on with @svg. A shape that was begun is given up if the picture is another one.
 */
void tw_sketch_editor_update (TwSketchEditor *self, const char *svg);

/** tw_sketch_editor_finish: for who goes on to something else: keeps the shape that was begun. */
void tw_sketch_editor_finish (TwSketchEditor *self);

G_END_DECLS
