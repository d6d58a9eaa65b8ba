/* A window with a list that may be very long: rows are made for what can be seen of it. */
#include "app/start/long-list.h"

#include <glib/gi18n.h>

#include "app/widgets/key-bindings.h"

typedef struct
{
  TwRowFunc create;
  GObject *user_data;
} Rows;

static void
rows_free (gpointer data, GClosure *closure)
{
  Rows *rows = data;

  g_clear_object (&rows->user_data);
  g_free (rows);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, Rows *rows)
{
  /* The buttons have the focus, not the row around them. */
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_child (item, rows->create (gtk_list_item_get_item (item), rows->user_data));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, NULL);
}

/* What the start page does is done by its window. */
static void
forward_cb (GSimpleAction *action, GVariant *target, gpointer user_data)
{
  GtkWindow *window = user_data;
  GtkWindow *parent = gtk_window_get_transient_for (window);
  const char *name = g_action_get_name (G_ACTION (action));
  g_autofree char *full = g_strconcat ("win.", name, NULL);

  if (parent == NULL)
    return;
  gtk_widget_activate_action_variant (GTK_WIDGET (parent), full, target);
  if (g_str_equal (name, "restore-draft") || g_str_equal (name, "resume-game"))
    gtk_window_close (window);
}

static void
add_actions (GtkWindow *window)
{
  const GActionEntry entries[] = {
    { .name = "restore-draft", .parameter_type = "s", .activate = forward_cb },
    { .name = "discard-draft", .parameter_type = "s", .activate = forward_cb },
    { .name = "resume-game", .parameter_type = "s", .activate = forward_cb },
    { .name = "discard-game", .parameter_type = "s", .activate = forward_cb },
    { .name = "show-shortcuts", .activate = forward_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), window);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (group));
}

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added, GtkWindow *window)
{
  if (g_list_model_get_n_items (model) == 0)
    gtk_window_close (window);
}

static GtkWidget *
list_new (const char *title, GListModel *model, TwRowFunc create, GObject *user_data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Rows *rows = g_new (Rows, 1);
  GtkWidget *list;

  *rows = (Rows){ create, user_data != NULL ? g_object_ref (user_data) : NULL };
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_cb), rows, rows_free, 0);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (model))),
                            factory);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (list), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return list;
}

void
tw_long_list_show (GtkWidget *parent,
                   const char *title,
                   GListModel *model,
                   TwRowFunc create,
                   GObject *user_data)
{
  GtkWidget *window = gtk_window_new (), *scroller = gtk_scrolled_window_new ();

  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (window), 720, 540);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 list_new (title, model, create, user_data));
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  tw_key_bindings_share (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  add_actions (GTK_WINDOW (window));
  gtk_widget_add_controller (window,
                             tw_key_bindings_new (&(TwKeyBinding){ "Escape", "window.close" }, 1));
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), window, 0);
  gtk_window_present (GTK_WINDOW (window));
}

void
tw_long_list_offer (GtkButton *button, guint n)
{
  /* Translators: a button below the first of a long list; it shows all %u of them */
  g_autofree char *label =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Show _All %u…", "Show _All %u…", n), n);
  g_auto (GStrv) parts = g_strsplit (label, "_", 2);
  g_autofree char *name = g_strjoinv ("", parts);

  gtk_button_set_label (button, label);
  /* What is heard has no sign for the key. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (GTK_WIDGET (button), n > TW_N_OFFERED);
}
