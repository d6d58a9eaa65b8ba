/* Tooltips of widgets: when one is shown, how much of it, and how rarely it is said anew. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Characters of a name for which there is room before what else a tooltip says. */
#define TW_TOOLTIP_NAME_CHARS 160

/**
 * tw_tooltip_init:
 *
 * Has no tooltip shown that would lie over an open menu, nor one that repeats a title which can be read in full, and
 * of one that is longer than a paragraph only the beginning. Once, when the program starts.
 */
void tw_tooltip_init (void);

/**
 * tw_tooltip_wrap:
 * @words: a tooltip
 *
 * Returns: (transfer full): @words with each line broken at blanks, or within a word that is longer
 *   than a line, so that it is no wider than GTK makes a tooltip of one paragraph
 */
char *tw_tooltip_wrap (const char *words);

/**
 * tw_tooltip_set:
 * @widget: a widget
 * @words: (nullable): the tooltip, as for gtk_widget_set_tooltip_text()
 *
 * Does nothing if the tooltip is the same: GTK asks the display server for the pointer's position
 * each time a tooltip is set, and waits for the answer.
 *
 * Returns: whether the tooltip has changed
 */
gboolean tw_tooltip_set (GtkWidget *widget, const char *words);

/** TwTooltipAt: Returns: (transfer full) (nullable): what is to be said of a place of @widget, in its pixels */
typedef char *(*TwTooltipAt) (GtkWidget *widget, int x, int y);

/** tw_tooltip_set_at: has the tooltip of @widget say what @words says of the place that the pointer is at. */
void tw_tooltip_set_at (GtkWidget *widget, TwTooltipAt words);

/** tw_tooltip_words_at: Returns: (transfer full) (nullable): what the tooltip of @widget would say of a place of it,
 * in its pixels; of one that is longer than a paragraph only the beginning */
char *tw_tooltip_words_at (GtkWidget *widget, int x, int y);

G_END_DECLS
