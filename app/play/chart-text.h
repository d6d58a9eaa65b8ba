/* Words and colours in charts; words have the font of their widget. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

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

/**
 * tw_chart_text_draw_cut:
 * @widget: lends its font
 * @cr: where to write
 * @text: one line, which begins at @x
 * @scale: size, 1 for that of the font
 * @bold: whether it is bold
 * @x: where it begins, in user units
 * @y: its middle, in user units
 * @room: its width in pixels: it is cut where it needs more
 */
void tw_chart_text_draw_cut (GtkWidget *widget,
                             cairo_t *cr,
                             const char *text,
                             double scale,
                             gboolean bold,
                             double x,
                             double y,
                             int room);

/**
 * tw_chart_text_name_room:
 * @widget: lends its font
 * @setup: whose names they are
 * @n_seats: how many of them
 * @width: of the chart, in pixels: names take a third of it at most
 * @scale: size, 1 for that of the font
 *
 * Returns: the room for the longest name, in pixels
 */
int tw_chart_text_name_room (GtkWidget *widget,
                             const TwTableSetup *setup,
                             guint n_seats,
                             int width,
                             double scale);

/** tw_chart_colour_set: what is drawn next in @cr has the colour @rgb, 0xRRGGBB. */
void tw_chart_colour_set (cairo_t *cr, guint32 rgb);

G_END_DECLS
