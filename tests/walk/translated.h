/* Words in the language of pseudo-locale.py, and those that are the same in all. */
#pragma once

#include <gtk/gtk.h>

/** is_translated: Returns: whether @text, which @widget shows, came from the translators or is not
 * the program's */
gboolean is_translated (GtkWidget *widget, const char *text);
