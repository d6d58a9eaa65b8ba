/* Why the picture of a symbol, figure or token cannot be drawn. The decoder finds out, and the
 * widget is told when it is known. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwArtReasonFunc:
 * @widget: the widget that shows it
 * @reason: (nullable): cause and remedy; %NULL as long as no fault is known
 */
typedef void (*TwArtReasonFunc) (GtkWidget *widget, const char *reason);

/**
 * tw_art_reason_watch:
 * @widget: the widget that shows the reason
 * @name: the name of what has the picture, for people
 * @art: (nullable): the picture
 * @show: called at once, and again when the decoder has tried, unless @widget has been given
 *   another picture
 */
void tw_art_reason_watch (GtkWidget *widget, const char *name, const char *art,
                          TwArtReasonFunc show);

/**
 * tw_art_reason_tooltip:
 * @widget: what the pointer rests on
 * @name: the name of what has the picture, for people
 * @art: (nullable): the picture
 * @words: (nullable): what the tooltip says
 *
 * Has the tooltip say, below @words, why the picture is not drawn; screen readers say it as the
 * description of the widget.
 */
void tw_art_reason_tooltip (GtkWidget *widget, const char *name, const char *art,
                            const char *words);

G_END_DECLS
