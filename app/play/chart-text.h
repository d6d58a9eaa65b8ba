/* Words in charts, with the font of their widget. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_chart_text_layout: Returns: (transfer full): @text, @scale times as large as the font of @widget */
PangoLayout *tw_chart_text_layout (GtkWidget *widget, const char *text, double scale, gboolean bold);

/**
 * tw_chart_text_draw:
 * @widget: lends its font
 * @cr: where to write
 * @text: one line
 * @scale: size, 1 for that of the font
 * @bold: whether it is bold
 * @x: where it is, in user units
 * @y: its middle, in user units
 * @align: 0 if it begins at @x, 1 if it ends there
 */
void tw_chart_text_draw (GtkWidget *widget,
                         cairo_t *cr,
                         const char *text,
                         double scale,
                         gboolean bold,
                         double x,
                         double y,
                         double align);

G_END_DECLS
