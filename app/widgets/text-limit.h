/* How much can be typed: no more than a file of ours can hold, so that nobody types what is refused.
 *
 * Whatever a form writes into a set, a game or a case has one of these. Who comes to the end is told
 * how much it is. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_text_limit_line:
 * @editable: an entry, or a row with one
 *
 * For what is written as an attribute: ids, authors, versions, roles. %TW_MAX_LINE characters.
 */
void tw_text_limit_line (gpointer editable);

/**
 * tw_text_limit_text:
 * @widget: a text view, an entry, or a row with one
 *
 * For a text for people in one language: %TW_MAX_TEXT bytes, in an entry the characters that surely
 * are no more. What is pasted is cut.
 */
void tw_text_limit_text (gpointer widget);

G_END_DECLS
