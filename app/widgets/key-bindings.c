#include "app/widgets/key-bindings.h"

static GtkShortcut *
shortcut_new (const TwKeyBinding *binding)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  g_autoptr (GError) error = NULL;
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string (binding->keys);
  GtkShortcut *shortcut;

  if (trigger == NULL)
    g_error ("“%s” is no key", binding->keys);
  if (!g_action_parse_detailed_name (binding->action, &name, &target, &error))
    g_error ("“%s”: %s", binding->action, error->message);
  shortcut = gtk_shortcut_new (trigger, gtk_named_action_new (name));
  gtk_shortcut_set_arguments (shortcut, target);
  return shortcut;
}

GtkEventController *
tw_key_bindings_new (const TwKeyBinding *bindings, gsize n_bindings)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < n_bindings; i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          shortcut_new (&bindings[i]));
  return controller;
}

/* What the parent does, with this window on top of it. */
static void
of_parent_cb (GSimpleAction *action, GVariant *parameter, gpointer window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);
  g_autofree char *name = g_strconcat ("win.", g_action_get_name (G_ACTION (action)), NULL);

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), name, NULL);
}

/* A window whose key is being heard outlives the parent that it goes with for a moment, and GTK 4.8
 * would then look for that. */
static void
parent_destroyed_cb (GtkWindow *window)
{
  gtk_window_set_transient_for (window, NULL);
}

void
tw_key_bindings_share (GtkWindow *window, GtkWindow *parent)
{
  const GActionEntry entries[] = { { .name = "show-shortcuts", .activate = of_parent_cb },
                                   { .name = "help", .activate = of_parent_cb } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_destroy_with_parent (window, TRUE);
  if (parent == NULL)
    return;
  g_signal_connect_object (parent, "destroy", G_CALLBACK (parent_destroyed_cb), window,
                           G_CONNECT_SWAPPED);
  /* Only windows of the application have its keys; being transient for one is not enough. */
  gtk_window_set_application (window, gtk_window_get_application (parent));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), window);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (actions));
}
