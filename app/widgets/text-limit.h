/* Limits for typed text: no more than a file can hold, so that nothing typed is refused later.
 *
 * Every field whose text goes into a set, a game or a case has a limit. A user who reaches it is
 * told how much it is. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_text_limit_line:
 * @editable: an entry, or a row with one
 *
 * For text written as an attribute: ids, authors, versions, roles. %TW_MAX_LINE characters.
 */
void tw_text_limit_line (gpointer editable);

/**
 * tw_text_limit_text:
 * @widget: a text view, an entry, or a row with one
 *
 * For a text for people in one language: %TW_MAX_TEXT bytes; in an entry, as many characters as are
 * sure to fit. Pasted text is cut.
 */
void tw_text_limit_text (gpointer widget);

/**
 * tw_text_limit_init:
 *
 * From then on, whoever types a number that a spin button cannot have is told at once which it can,
 * and sees the number marked until it is another. To be called once.
 */
void tw_text_limit_init (void);

G_END_DECLS
