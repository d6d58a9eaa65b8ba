/* What can be done on the set-up page: own rulesets, sets of files, the start. */
#include "app/setup/setup-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/key-bindings.h"
#include "app/widgets/settings.h"

#define USUAL_KEY "rulesets-for-new-games"

char *
tw_setup_usual (const char *set)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) usual = g_settings_get_value (settings, USUAL_KEY);
  char *id = NULL;

  g_variant_lookup (usual, set, "s", &id);
  return id;
}

void
tw_setup_set_usual (const char *set, const char *ruleset)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) usual = g_settings_get_value (settings, USUAL_KEY);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  GVariantIter iter;
  const char *key, *value;

  g_variant_iter_init (&iter, usual);
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &value))
    if (strcmp (key, set) != 0)
      g_variant_builder_add (&builder, "{ss}", key, value);
  if (ruleset != NULL)
    g_variant_builder_add (&builder, "{ss}", set, ruleset);
  g_settings_set_value (settings, USUAL_KEY, g_variant_builder_end (&builder));
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_setup_page_save_as (user_data);
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_setup_page_save (user_data);
}

static void
rename_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_setup_page_rename (user_data);
}

static void
delete_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_setup_page_delete (user_data);
}

static void
file_cb (GtkFileChooserNative *chooser, int response, TwSetupPage *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tw_setup_page_add_file (self, file);
    }
  g_object_unref (chooser);
}

static void
add_set_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Add a Set"),
                                   GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Add"), NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Tile Sets and Packages"));
  gtk_file_filter_add_suffix (filter, "xml");
  gtk_file_filter_add_suffix (filter, "tilewright");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
start_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;

  /* What was typed last may not have been tried yet. */
  tw_setup_page_check (self);
  if (g_action_get_enabled (G_ACTION (action)))
    g_signal_emit_by_name (self, "start");
}

static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_signal_emit_by_name (user_data, "close");
}

static void
list_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;

  adw_leaflet_set_visible_child_name (self->leaflet, "list");
  tw_setup_rulesets_grab (self->rulesets);
}

static void
usual_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwSetupPage *self = user_data;

  gtk_toggle_button_set_active (self->usual, !gtk_toggle_button_get_active (self->usual));
}

static const GActionEntry entries[] = {
  { .name = "start", .activate = start_cb },     { .name = "close", .activate = close_cb },
  { .name = "list", .activate = list_cb },       { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb }, { .name = "rename", .activate = rename_cb },
  { .name = "delete", .activate = delete_cb },   { .name = "usual", .activate = usual_cb },
  { .name = "add-set", .activate = add_set_cb },
};

static const TwKeyBinding shortcuts[] = {
  { "<Control>Return", "setup.start" },
  { "<Control>KP_Enter", "setup.start" },
  { "Escape", "setup.close" },
  { "<Alt>Left", "setup.list" },
  { "<Control>s", "setup.save" },
  { "<Control><Shift>s", "setup.save-as" },
  { "F2", "setup.rename" },
  { "<Control>Delete", "setup.delete" },
  { "<Control>d", "setup.usual" },
  { "<Control>o", "setup.add-set" },
};

void
tw_setup_page_add_actions (TwSetupPage *self)
{
  GtkEventController *controller = tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts));

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  tw_setup_page_offer_actions (self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
tw_setup_page_offer_actions (TwSetupPage *self)
{
  g_return_if_fail (TW_IS_SETUP_PAGE (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "setup", G_ACTION_GROUP (self->actions));
}

static void
enable (TwSetupPage *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
tw_setup_page_update_actions (TwSetupPage *self, gboolean is_playable)
{
  gboolean is_own = tw_setup_page_get_own (self) != NULL;

  enable (self, "start", is_playable);
  enable (self, "save-as", is_playable);
  enable (self, "save", is_own && is_playable && tw_setup_page_is_changed (self));
  enable (self, "rename", is_own);
  enable (self, "delete", is_own);
  gtk_widget_set_visible (self->save, is_own);
  gtk_widget_set_visible (self->rename, is_own);
  gtk_widget_set_visible (self->delete, is_own);
}
