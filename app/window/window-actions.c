/* What the user can do in a window. */
#include <glib/gi18n.h>

#include "app/widgets/tooltip.h"
#include "app/widgets/inner-names.h"
#include "app/window/help-window.h"
#include "app/window/table-window.h"
#include "app/window/window-private.h"

static void
new_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  g_autoptr (TwDocument) document = tw_document_new ();

  tw_window_set_document (tw_window_for_another_set (self), document);
}

static void
open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_open_dialog (TW_WINDOW (widget));
}

static void
open_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_open_set (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
open_files (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree const char **uris = g_variant_get_strv (parameter, NULL);
  GSList *files = NULL;

  for (guint i = 0; uris[i] != NULL; i++)
    files = g_slist_append (files, g_file_new_for_uri (uris[i]));
  tw_window_open_files (TW_WINDOW (widget), files);
  g_slist_free_full (files, g_object_unref);
}

static void
play_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_play_set (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
play (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_play_document (TW_WINDOW (widget));
}

static void
try_tile (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_try_tile (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
leave_play (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_leave_table (TW_WINDOW (widget));
}

static void
table_apart (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_tear_table (TW_WINDOW (widget));
}

static void
to_table (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_offer_tile (TW_WINDOW (widget));
}

static void
restore_draft (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_restore_draft (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
discard_draft (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_discard_draft (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
resume_game (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_resume_game (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
discard_game (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_discard_game (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
cancel_opening (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_cancel_opening (TW_WINDOW (widget));
}

static void
cancel_saving (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_cancel_saving (TW_WINDOW (widget));
}

static void
reload_file (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_reload_file (TW_WINDOW (widget));
}

static void
keep_mine (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_keep_mine (TW_WINDOW (widget));
}

static void
follow_file (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_follow_file (TW_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
update_cases (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_update_cases (TW_WINDOW (widget));
}

static void
leave_cases (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_leave_cases (TW_WINDOW (widget));
}

static void
all_sets (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_show_mode (TW_WINDOW (widget), "start");
}

static void
back_to_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_window_show_mode (TW_WINDOW (widget), "edit");
}

static void
show_page (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  const char *page = g_variant_get_string (parameter, NULL);

  if (self->document == NULL || adw_view_stack_get_child_by_name (self->pages, page) == NULL)
    return;
  tw_window_show_mode (self, "edit");
  adw_view_stack_set_visible_child_name (self->pages, page);
}

static void
edit_tile (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  int index = tw_tile_set_find (tw_document_get_set (self->document),
                                g_variant_get_string (parameter, NULL));

  if (index < 0)
    return;
  adw_view_stack_set_visible_child_name (self->pages, "design");
  tw_page_show_item (tw_window_get_page (self),
                     tw_tile_list_get (tw_document_get_tiles (self->document), (guint) index),
                     NULL);
  /* Keys draw at once. */
  gtk_widget_grab_focus (GTK_WIDGET (tw_window_get_page (self)));
}

/* Something that the set brings to the rules: what it is, and its id. */
static void
show_own (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  const char *element, *id;

  if (self->document == NULL)
    return;
  g_variant_get (parameter, "(&s&s)", &element, &id);
  adw_view_stack_set_visible_child_name (self->pages, "rules");
  tw_page_show_own (tw_window_get_page (self), element, id);
}

static void
toggle_panel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwPage *page = tw_window_get_page (TW_WINDOW (widget));

  if (page != NULL)
    tw_page_toggle_panel (page);
}

static void
toggle_inspector (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwPage *page = tw_window_get_page (TW_WINDOW (widget));

  if (page != NULL)
    tw_page_toggle_inspector (page);
}

static void
search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  TwPage *page = tw_window_get_page (self);

  if (page != NULL)
    tw_page_search (page);
  else if (g_str_equal (gtk_stack_get_visible_child_name (self->modes), "start"))
    tw_start_page_search (self->start_page);
}

static void
toggle_fullscreen (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);

  /* The window manager answers later. Whoever presses the key twice before means back again. */
  self->wants_fullscreen = !self->wants_fullscreen;
  if (self->wants_fullscreen)
    gtk_window_fullscreen (GTK_WINDOW (widget));
  else
    gtk_window_unfullscreen (GTK_WINDOW (widget));
}

/* The window manager may have its own keys for it. */
void
window_take_fullscreen (TwWindow *self)
{
  self->wants_fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
}

/* The button of the search has a picture alone, that of the sections no name. */
static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    C_ ("keyboard shortcuts", "Section"), -1);
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    C_ ("keyboard shortcuts", "Search"), -1);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      name_buttons (child);
}

/* Built when it is asked for and destroyed when it is closed, not kept hidden: GTK 4.8 crashes
 * when assistive technology asks the program for one window more than are shown, as it does
 * while a dialog closes, and the last of its windows has never been shown. */
static void
show_shortcuts (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/tilewright/Tilewright/ui/window/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (widget));
  GtkWindow *active = application != NULL ? gtk_application_get_active_window (application) : NULL;

  gtk_application_window_set_help_overlay (GTK_APPLICATION_WINDOW (widget),
                                           GTK_SHORTCUTS_WINDOW (window));
  gtk_window_set_hide_on_close (window, FALSE);
  gtk_window_set_application (window, application);
  /* Closed, the keyboard goes back to where it was asked for. */
  if (active != NULL
      && (gtk_window_get_transient_for (active) == GTK_WINDOW (widget)
          || active == GTK_WINDOW (TW_WINDOW (widget)->table_window)))
    gtk_window_set_transient_for (window, active);
  /* What the keys do where one is comes first. */
  if (g_str_equal (gtk_stack_get_visible_child_name (TW_WINDOW (widget)->modes), "play")
      || (active != NULL && active == GTK_WINDOW (TW_WINDOW (widget)->table_window)))
    g_object_set (window, "section-name", "table", NULL);
  name_buttons (gtk_window_get_titlebar (window));
  gtk_window_present (window);
}

static void
show_help (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (tw_help_window_new (GTK_WINDOW (widget)));
}

/* A search entry keeps its own history; an entry that edits the document has none. */
static gboolean
hand_over (TwWindow *self, const char *text_action)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!GTK_IS_TEXT (focus) || !gtk_editable_get_enable_undo (GTK_EDITABLE (focus)))
    return FALSE;
  gtk_widget_activate_action (focus, text_action, NULL);
  return TRUE;
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwWindow *self = user_data;

  if (!hand_over (self, "text.undo"))
    tw_document_undo (self->document);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwWindow *self = user_data;

  if (!hand_over (self, "text.redo"))
    tw_document_redo (self->document);
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_save (user_data, FALSE, FALSE);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_save (user_data, TRUE, FALSE);
}

static void
versions_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_show_versions (user_data);
}

static void
properties_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_show_properties (user_data, g_variant_get_string (parameter, NULL));
}

static void
coverage_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_show_coverage (user_data);
}

static void
compare_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_compare (user_data);
}

static void
rules_sheet_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_show_rules_sheet (user_data);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_window_export (user_data, g_variant_get_string (parameter, NULL));
}

static const GActionEntry document_entries[] = {
  { .name = "properties", .parameter_type = "s", .activate = properties_cb },
  { .name = "coverage", .activate = coverage_cb },
  { .name = "compare", .activate = compare_cb },
  { .name = "rules-sheet", .activate = rules_sheet_cb },
  { .name = "export", .parameter_type = "s", .activate = export_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "versions", .activate = versions_cb },
};

void
tw_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-set", NULL, new_set);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open);
  gtk_widget_class_install_action (widget_class, "win.open-set", "s", open_set);
  gtk_widget_class_install_action (widget_class, "win.open-files", "as", open_files);
  gtk_widget_class_install_action (widget_class, "win.play-set", "s", play_set);
  gtk_widget_class_install_action (widget_class, "win.play", NULL, play);
  gtk_widget_class_install_action (widget_class, "win.try-tile", "s", try_tile);
  gtk_widget_class_install_action (widget_class, "win.leave-play", NULL, leave_play);
  gtk_widget_class_install_action (widget_class, "win.table-apart", NULL, table_apart);
  gtk_widget_class_install_action (widget_class, "win.to-table", NULL, to_table);
  gtk_widget_class_install_action (widget_class, "win.restore-draft", "s", restore_draft);
  gtk_widget_class_install_action (widget_class, "win.discard-draft", "s", discard_draft);
  gtk_widget_class_install_action (widget_class, "win.resume-game", "s", resume_game);
  gtk_widget_class_install_action (widget_class, "win.discard-game", "s", discard_game);
  gtk_widget_class_install_action (widget_class, "win.cancel-opening", NULL, cancel_opening);
  gtk_widget_class_install_action (widget_class, "win.cancel-saving", NULL, cancel_saving);
  gtk_widget_class_install_action (widget_class, "win.reload-file", NULL, reload_file);
  gtk_widget_class_install_action (widget_class, "win.keep-mine", NULL, keep_mine);
  gtk_widget_class_install_action (widget_class, "win.follow-file", "s", follow_file);
  gtk_widget_class_install_action (widget_class, "win.update-cases", NULL, update_cases);
  gtk_widget_class_install_action (widget_class, "win.leave-cases", NULL, leave_cases);
  gtk_widget_class_install_action (widget_class, "win.all-sets", NULL, all_sets);
  gtk_widget_class_install_action (widget_class, "win.back-to-set", NULL, back_to_set);
  gtk_widget_class_install_action (widget_class, "win.page", "s", show_page);
  gtk_widget_class_install_action (widget_class, "win.edit-tile", "s", edit_tile);
  gtk_widget_class_install_action (widget_class, "win.show-own", "(ss)", show_own);
  gtk_widget_class_install_action (widget_class, "win.toggle-panel", NULL, toggle_panel);
  gtk_widget_class_install_action (widget_class, "win.toggle-inspector", NULL, toggle_inspector);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "win.toggle-fullscreen", NULL, toggle_fullscreen);
  gtk_widget_class_install_action (widget_class, "win.show-shortcuts", NULL, show_shortcuts);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, show_help);
  gtk_widget_class_install_action (widget_class, "win.help-by-key", NULL, show_help);
}

void
tw_window_add_document_actions (TwWindow *self)
{
  self->document_actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->document_actions), document_entries,
                                   G_N_ELEMENTS (document_entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "doc",
                                  G_ACTION_GROUP (self->document_actions));
}

static void
enable (TwWindow *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->document_actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
set_button_words (GtkWidget *button, const char *words, const char *label)
{
  g_autofree char *tooltip =
      *label != '\0' ? g_strdup_printf ("%s: %s", words, label) : g_strdup (words);

  if (tw_tooltip_set (button, tooltip))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
}

/* While a text with its own history has the focus, undo stays enabled for it: the
 * action decides when it is activated. */
void
tw_window_update_actions (TwWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *mode = gtk_stack_get_visible_child_name (self->modes);
  gboolean is_editing = self->document != NULL && g_strcmp0 (mode, "edit") == 0;
  gboolean has_file = is_editing && tw_document_get_file (self->document) != NULL;
  gboolean can_undo = FALSE, can_redo = FALSE;
  g_autofree char *undo_label = NULL, *redo_label = NULL;

  if (self->document != NULL)
    g_object_get (self->document, "can-undo", &can_undo, "can-redo", &can_redo, "undo-label",
                  &undo_label, "redo-label", &redo_label, NULL);
  enable (self, "undo", is_editing && can_undo);
  enable (self, "redo", is_editing && can_redo);
  enable (self, "save", is_editing);
  enable (self, "save-as", is_editing);
  enable (self, "versions", has_file);
  enable (self, "properties", is_editing);
  enable (self, "coverage", is_editing);
  enable (self, "compare", is_editing);
  enable (self, "rules-sheet", is_editing);
  enable (self, "export", is_editing);
  set_button_words (self->undo_button, _ ("Undo"), undo_label != NULL ? undo_label : "");
  set_button_words (self->redo_button, _ ("Redo"), redo_label != NULL ? redo_label : "");
  gtk_widget_action_set_enabled (widget, "win.play", is_editing);
  gtk_widget_action_set_enabled (widget, "win.try-tile", is_editing);
  gtk_widget_action_set_enabled (widget, "win.leave-play", g_strcmp0 (mode, "play") == 0);
  gtk_widget_action_set_enabled (widget, "win.table-apart", g_strcmp0 (mode, "play") == 0);
  gtk_widget_action_set_enabled (widget, "win.to-table", is_editing);
  /* At the table the rules of the game are searched, where they are read. */
  gtk_widget_action_set_enabled (widget, "win.search", g_strcmp0 (mode, "play") != 0);
  /* At the table their keys are for games. */
  gtk_widget_action_set_enabled (widget, "win.new-set", g_strcmp0 (mode, "play") != 0);
  gtk_widget_action_set_enabled (widget, "win.open", g_strcmp0 (mode, "play") != 0);
  gtk_widget_action_set_enabled (widget, "win.all-sets", is_editing);
  gtk_widget_action_set_enabled (widget, "win.back-to-set", self->document != NULL);
  gtk_widget_action_set_enabled (widget, "win.edit-tile",
                                 is_editing
                                     && adw_view_stack_get_child_by_name (self->pages, "design")
                                            != NULL);
  /* The menu has Help everywhere; where rules are at hand F1 is those. */
  gtk_widget_action_set_enabled (
      widget, "win.help-by-key",
      g_strcmp0 (mode, "play") != 0
          && !(is_editing
               && g_strcmp0 (adw_view_stack_get_visible_child_name (self->pages), "rules") == 0));
  gtk_widget_action_set_enabled (widget, "win.toggle-panel", is_editing);
  gtk_widget_action_set_enabled (widget, "win.toggle-inspector", is_editing);
}
