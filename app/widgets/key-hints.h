/* Keys that tell what they do: where the keyboard is, a line says which work there. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwHintedKey:
 * @keys: triggers in GTK's syntax, separated by |; the first is told of. “a...z” for letters that are
 *   typed, which then mean nothing else
 * @action: (nullable): as of #TwKeyBinding; %NULL of what the widget does with the key by itself
 * @hint: (nullable): what it does, in a word or two, marked with N_(); keys with the same hint are told
 *   of together
 */
typedef struct
{
  const char *keys;
  const char *action;
  const char *hint;
} TwHintedKey;

/** tw_hinted_keys_new: Returns: (transfer full): a controller as tw_key_bindings_new() makes it, for
 *   @n_keys of @keys, which must outlive it */
GtkEventController *tw_hinted_keys_new (const TwHintedKey *keys, gsize n_keys);

/**
 * tw_key_hints:
 * @focus: where the keyboard is
 *
 * Tells of the keys of @focus and of what that is in, the nearest first.
 *
 * Returns: (transfer full) (nullable): a line such as “Space: click · J: drag”; %NULL if no key has a
 *   hint
 */
char *tw_key_hints (GtkWidget *focus);

G_END_DECLS
