/* Tables of keys: which action each activates. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwKeyBinding:
 * @keys: triggers in GTK's writing, with | between them: "Delete|KP_Delete"
 * @action: a detailed action name: "set.delete", "canvas.pen::city", "canvas.turn(-1)"
 */
typedef struct
{
  const char *keys;
  const char *action;
} TwKeyBinding;

/**
 * tw_key_bindings_new:
 * @bindings: (array length=n_bindings): both strings of each have to be well-formed
 * @n_bindings: how many
 *
 * Makes a controller that activates the actions of @bindings when their keys are pressed. Scope and
 * phase are what a new #GtkShortcutController has.
 *
 * Returns: (transfer full): to be added to the widget that has the keys
 */
GtkEventController *tw_key_bindings_new (const TwKeyBinding *bindings, gsize n_bindings);

/**
 * tw_key_bindings_share:
 * @window: a window about what @parent shows
 * @parent: (nullable): a window of the application
 *
 * Makes @window transient for @parent, with whose end it goes, too, and gives it the keys of the
 * application: quitting, closing, preferences, and the list of keys; those of action groups that
 * @window has besides follow. To be called before it is shown.
 */
void tw_key_bindings_share (GtkWindow *window, GtkWindow *parent);

G_END_DECLS
