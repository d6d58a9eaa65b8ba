/* What is said to those who listen to a screen reader: whatever happens elsewhere than where the keyboard is, and
 * which the screen shows in a toast, a panel or a picture. All of it goes through here. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_say:
 * @widget: where it happens; it may be in a window that is not in front
 * @words: what happened, in a sentence or less, translated
 *
 * Lets screen readers say @words when they have said what is due for the key that was pressed. What comes together is
 * said as one, in the order in which it came; what is said already is not said twice. How much is said is the setting
 * "spoken".
 *
 * GTK 4.14 has a way to announce things. Before it screen readers say the new description of what has the keyboard: so
 * that gets one, until the keyboard goes elsewhere. See tw_describe().
 */
void tw_say (GtkWidget *widget, const char *words);

/** tw_say_detail: as tw_say(), of what is told for who wants to hear everything: a question that is asked each turn.
 * Who does not hears it by tw_say_again(). */
void tw_say_detail (GtkWidget *widget, const char *words);

/** tw_say_answer: as tw_say(), of what somebody has asked for, and of what has failed: it is said to who wants to hear
 * nothing else as well, and before all that is being said where GTK knows of that. */
void tw_say_answer (GtkWidget *widget, const char *words);

/** tw_say_remember: takes @words, which something else says in the window of @widget, for what was said last there. */
void tw_say_remember (GtkWidget *widget, const char *words);

/** tw_say_again: says once more what was said in the window of @widget since a key was pressed there, with what was
 *   left out. Returns: whether anything was */
gboolean tw_say_again (GtkWidget *widget);

/**
 * tw_describe:
 * @widget: a widget that can have the keyboard
 * @words: (nullable): its accessible description; %NULL for its tooltip, if it has one
 *
 * Gives @widget a description, at once or when what is said by way of it has been heard: when the keyboard leaves it.
 */
void tw_describe (GtkWidget *widget, const char *words);

/**
 * tw_introduce:
 * @widget: a widget that can have the keyboard, and shows something else from now on
 * @words: its accessible description
 *
 * As tw_describe(), but @words are heard at once also where something has been said by way of @widget, which keeps the
 * keyboard.
 */
void tw_introduce (GtkWidget *widget, const char *words);

G_END_DECLS
