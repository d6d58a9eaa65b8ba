/* The marks of a game along a slider, and how a mark looks. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/game-marks.h"

G_BEGIN_DECLS

/**
 * tw_mark_draw:
 * @cr: where to draw
 * @kind: kind of mark
 * @colour: a player colour
 * @x: its point, in user units
 * @y: its point, in user units
 *
 * A mistake is a wedge that points down to @x, @y, a note a small flag on it.
 */
void tw_mark_draw (cairo_t *cr, TwMarkKind kind, guint colour, double x, double y);

/** tw_mark_moment: Returns: which of @moments (element-type TwMoment) a mark stands at that has @n_entries of the log
 *   before it: the first such one, but the end of the game for all steps of the last scoring */
guint tw_mark_moment (const GArray *moments, guint n_entries);

#define TW_TYPE_MARK_STRIP (tw_mark_strip_get_type ())
G_DECLARE_FINAL_TYPE (TwMarkStrip, tw_mark_strip, TW, MARK_STRIP, GtkWidget)

/**
 * tw_mark_strip_set_model:
 * @self: a strip that lies over @slider and is as large
 * @model: the table whose marks are shown; call it once
 * @slider: (transfer none): goes over the moments of the game; lives as long as the strip
 */
void tw_mark_strip_set_model (TwMarkStrip *self, TwTableModel *model, GtkRange *slider);

G_END_DECLS
