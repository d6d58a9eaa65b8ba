/* Tables of keyboard shortcuts and the actions they activate. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwKeyBinding:
 * @keys: triggers in GTK's syntax, separated by |: "Delete|KP_Delete"
 * @action: a detailed action name: "set.delete", "canvas.pen::city", "canvas.turn(-1)"
 */
typedef struct
{
  const char *keys;
  const char *action;
} TwKeyBinding;

/**
 * tw_key_bindings_new:
 * @bindings: (array length=n_bindings): both strings of each must be well-formed
 * @n_bindings: how many
 *
 * Makes a controller that activates the actions of @bindings when their keys are pressed, with the
 * default scope and phase of a #GtkShortcutController.
 *
 * Returns: (transfer full): to be added to the widget that handles the keys
 */
GtkEventController *tw_key_bindings_new (const TwKeyBinding *bindings, gsize n_bindings);

/**
 * tw_key_bindings_share:
 * @window: a window about what @parent shows
 * @parent: (nullable): a window of the application
 *
 * Makes @window transient for @parent and closes it with @parent. Gives it the application's keys:
 * quitting, closing, preferences, help, the list of keys, and those of action groups that @window has
 * besides. Call it before the window is shown.
 */
void tw_key_bindings_share (GtkWindow *window, GtkWindow *parent);

G_END_DECLS
