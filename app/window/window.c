/* The window: start page, the pages of the open set, and the table. */
#include "app/window/window.h"

#include <glib/gi18n.h>

#include "app/start/draft-list.h"
#include "app/widgets/announcer.h"
#include "app/widgets/focus-keeper.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/settings.h"
#include "app/widgets/toasts.h"
#include "app/window/window-private.h"

static void window_announcer_init (TwAnnouncerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwWindow,
                               tw_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_ANNOUNCER, window_announcer_init))

static void
remove_pages (TwWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->pages))) != NULL)
    adw_view_stack_remove (self->pages, child);
}

static void
add_pages (TwWindow *self)
{
  guint n_entries;
  const TwPageEntry *entries = tw_page_list (&n_entries);

  for (guint i = 0; i < n_entries; i++)
    {
      GtkWidget *page = entries[i].create (self->document, self->textures);

      adw_view_stack_add_titled_with_icon (self->pages, page, entries[i].name, _ (entries[i].title),
                                           entries[i].icon_name);
    }
}

/* The dot on the Set page says that there are problems. */
static void
problems_changed_cb (TwWindow *self)
{
  GtkWidget *page = adw_view_stack_get_child_by_name (self->pages, "set");
  guint n_problems;

  if (page == NULL)
    return;
  g_object_get (self->document, "n-problems", &n_problems, NULL);
  adw_view_stack_page_set_needs_attention (adw_view_stack_get_page (self->pages, page),
                                           n_problems > 0);
}

const char *
tw_window_get_unsaved (TwWindow *self)
{
  g_return_val_if_fail (TW_IS_WINDOW (self), NULL);
  if (self->document != NULL && tw_document_is_modified (self->document))
    return _ ("A tile set has changes that are not saved.");
  if (tw_window_has_game (self))
    return _ ("The game on the table is not saved.");
  return NULL;
}

/* The session must not end unasked while something is not saved. */
void
tw_window_update_inhibition (TwWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  const char *reason = tw_window_get_unsaved (self);

  if (application == NULL || (reason != NULL) == (self->inhibit_cookie != 0))
    return;
  if (reason != NULL)
    self->inhibit_cookie = gtk_application_inhibit (application, GTK_WINDOW (self),
                                                    GTK_APPLICATION_INHIBIT_LOGOUT, reason);
  else
    {
      gtk_application_uninhibit (application, self->inhibit_cookie);
      self->inhibit_cookie = 0;
    }
}

static void
notify_cb (TwWindow *self)
{
  tw_window_update_actions (self);
  tw_window_update_inhibition (self);
}

static void
page_shown_cb (TwWindow *self)
{
  tw_window_place_toasts (self);
  if (!gtk_widget_in_destruction (GTK_WIDGET (self)))
    tw_window_update_actions (self);
}

/* In edit mode the window has the open set's name, which may be given in it. */
static void
show_title (TwWindow *self)
{
  const char *mode = gtk_stack_get_visible_child_name (self->modes);
  g_autofree char *title = NULL;

  if (self->document == NULL || g_strcmp0 (mode, "edit") != 0)
    title = g_strdup (_ ("Tilewright"));
  else
    /* Translators: the window's title: name of the set, name of the program */
    title = g_strdup_printf (_ ("%s – Tilewright"), tw_document_get_title (self->document));
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
reveal_cb (TwWindow *self, TwTileItem *item)
{
  TwPage *page = tw_window_get_page (self);

  if (page != NULL)
    tw_page_show_item (page, item, NULL);
}

static void
refused_cb (TwWindow *self, const char *reason)
{
  tw_window_add_toast (self, adw_toast_new (reason));
}

static void
forget_document (TwWindow *self)
{
  if (self->document == NULL)
    return;
  /* What was read for it is of no use to another. */
  tw_opening_page_cancel (self->opening_page);
  tw_window_close_about (self);
  tw_window_leave_cases (self);
  g_signal_handlers_disconnect_by_data (self->document, self);
  tw_window_forget_saving (self);
  tw_window_forget_draft (self);
  tw_window_unwatch_file (self);
  g_clear_pointer (&self->offered_draft, g_free);
  remove_pages (self);
  tw_set_title_set_document (self->set_title, NULL);
  g_clear_object (&self->document);
  tw_window_update_inhibition (self);
}

static void
window_unrealize (GtkWidget *widget)
{
  TwWindow *self = TW_WINDOW (widget);
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (width > 0 && height > 0)
    {
      g_settings_set_int (self->settings, "window-width", width);
      g_settings_set_int (self->settings, "window-height", height);
    }
  g_settings_set_boolean (self->settings, "window-maximized",
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  /* What is read for it would keep it alive for as long as the disk does not answer. */
  tw_opening_page_drop (self->opening_page);
  tw_window_forget_saving (self);
  GTK_WIDGET_CLASS (tw_window_parent_class)->unrealize (widget);
}

/* Who comes back from another program may have changed the file there. */
static void
active_changed_cb (TwWindow *self)
{
  if (self->watch != NULL && gtk_window_is_active (GTK_WINDOW (self)))
    tw_file_watch_look (self->watch);
}

static void
game_left_cb (gpointer user_data)
{
  TwWindow *self = user_data;

  self->may_lose_game = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
nothing_cb (gpointer user_data)
{
}

static gboolean
window_close_request (GtkWindow *window)
{
  TwWindow *self = TW_WINDOW (window);

  if (tw_window_ask_about_compare (self))
    return TRUE;
  if (tw_window_has_game (self) && !self->may_lose_game)
    {
      tw_play_page_ask_to_leave (tw_window_get_table (self), game_left_cb, self);
      return TRUE;
    }
  if (self->document != NULL && tw_document_is_modified (self->document) && !self->may_close)
    {
      tw_window_ask_to_close (self);
      return TRUE;
    }
  /* It is not offered at the next start either. */
  if (tw_window_get_table (self) != NULL && tw_play_page_has_trial (tw_window_get_table (self)))
    tw_play_page_ask_to_leave (tw_window_get_table (self), nothing_cb, NULL);
  return GTK_WINDOW_CLASS (tw_window_parent_class)->close_request (window);
}

static void
window_dispose (GObject *object)
{
  TwWindow *self = TW_WINDOW (object);

  g_clear_weak_pointer (&self->opener);
  tw_window_close_table (self);
  if (self->pages != NULL)
    forget_document (self);
  g_clear_object (&self->document_actions);
  g_clear_object (&self->bindings);
  g_clear_object (&self->settings);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->mode_before_play, g_free);
  g_clear_pointer (&self->refused, g_strfreev);
  g_clear_pointer (&self->refused_title, g_free);
  G_OBJECT_CLASS (tw_window_parent_class)->dispose (object);
}

static void
tw_window_class_init (TwWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = window_dispose;
  widget_class->unrealize = window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = window_close_request;
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_OPENING_PAGE);
  g_type_ensure (TW_TYPE_SET_TITLE);
  g_type_ensure (TW_TYPE_START_PAGE);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwWindow, window_bin);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, edit_header);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, modes);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, opening_page);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, file_bar);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, set_title);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, export_menu);
  gtk_widget_class_bind_template_child (widget_class, TwWindow, table_bin);
  tw_window_install_actions (widget_class);
}

/* A title in the very middle takes the room of the buttons twice. */
static void
narrow_cb (TwWindow *self)
{
  gboolean is_narrow;

  g_object_get (self->window_bin, "narrow", &is_narrow, NULL);
  adw_header_bar_set_centering_policy (self->edit_header, is_narrow ? ADW_CENTERING_POLICY_LOOSE
                                                                    : ADW_CENTERING_POLICY_STRICT);
}

static void
tw_window_init (TwWindow *self)
{
  guint n_entries;

  self->settings = tw_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (GTK_WIDGET (self));
  tw_focus_keeper_watch (GTK_WINDOW (self));
  tw_focus_keeper_leave_focus (self->menu_button);
  tw_window_fill_export_menu (self->export_menu);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "title", self->switcher, "title", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "title", self->switcher, "tooltip-text",
                        G_BINDING_SYNC_CREATE);
  tw_page_list (&n_entries);
  adw_view_switcher_title_set_view_switcher_enabled (self->switcher, FALSE);
  /* Where there is no room for the title beside it, the switcher goes below. */
  if (n_entries > 1)
    g_object_bind_property (self->window_bin, "wide", self->switcher, "view-switcher-enabled",
                            G_BINDING_SYNC_CREATE);
  if (n_entries > 1)
    g_object_bind_property (self->switcher, "title-visible", self->switcher_bar, "reveal",
                            G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (self->window_bin, "notify::narrow", G_CALLBACK (narrow_cb), self);
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (page_shown_cb), self);
  g_signal_connect_object (tw_draft_list_get_default (), "items-changed",
                           G_CALLBACK (tw_window_offer_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (window_take_fullscreen), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
  g_signal_connect_swapped (self->opening_page, "show-page", G_CALLBACK (tw_window_show_mode),
                            self);
  tw_window_take_drops (self);
  tw_window_add_document_actions (self);
  tw_window_update_actions (self);
}

TwWindow *
tw_window_new (GtkApplication *application, TwTileTextures *textures)
{
  TwWindow *self = g_object_new (TW_TYPE_WINDOW, "application", application, NULL);

  self->textures = g_object_ref (textures);
  tw_start_page_set_textures (self->start_page, textures);
  return self;
}

TwDocument *
tw_window_get_document (TwWindow *self)
{
  g_return_val_if_fail (TW_IS_WINDOW (self), NULL);
  return self->document;
}

void
tw_window_set_document (TwWindow *self, TwDocument *document)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  g_return_if_fail (TW_IS_DOCUMENT (document));

  forget_document (self);
  self->plays_document = FALSE;
  self->document = g_object_ref (document);
  tw_set_title_set_document (self->set_title, document);
  g_binding_group_set_source (self->bindings, document);
  add_pages (self);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (notify_cb), self);
  g_signal_connect_swapped (document, "reveal", G_CALLBACK (reveal_cb), self);
  g_signal_connect_swapped (document, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (tw_window_queue_follow), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (show_title), self);
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (problems_changed_cb), self);
  problems_changed_cb (self);
  /* The table may be open beside it. */
  tw_window_queue_follow (self);
  tw_message_bar_hide (self->message_bar);
  tw_message_bar_hide (self->file_bar);
  tw_window_keep_draft (self);
  tw_window_watch_file (self);
  tw_window_offer_draft (self);
  tw_window_update_actions (self);
  tw_window_show_mode (self, "edit");
  tw_window_check_enclosed (self);
}

void
tw_window_add_toast (TwWindow *self, AdwToast *toast)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  /* They lie over this one, and what is said is what came of a button there. */
  if (self->properties != NULL)
    tw_announce (GTK_WIDGET (self->properties), toast);
  else
    tw_toasts_show (self->toasts, toast);
}

void
tw_window_dismiss_toast (TwWindow *self)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  tw_toasts_dismiss (self->toasts);
}

void
tw_window_place_toasts (TwWindow *self)
{
  const char *mode = gtk_stack_get_visible_child_name (self->modes);
  const char *page = adw_view_stack_get_visible_child_name (self->pages);
  const char *classes[] = { NULL, NULL };

  /* Above the shelf of symbols, above the hand. */
  if (g_strcmp0 (mode, "play") == 0)
    classes[0] = "at-table";
  else if (g_strcmp0 (mode, "edit") == 0 && g_strcmp0 (page, "design") == 0)
    classes[0] = "at-design";
  gtk_widget_set_css_classes (GTK_WIDGET (self->toasts), classes);
}

void
tw_window_show_error (TwWindow *self, const char *title, const char *message)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  if (g_str_equal (gtk_stack_get_visible_child_name (self->modes), "edit"))
    {
      /* The reason stays in the bar below it. */
      if (self->properties != NULL)
        tw_announce_words (GTK_WIDGET (self->properties), title);
      tw_message_bar_show_error (self->message_bar, title, message);
      return;
    }
  /* A game that is under way stays. */
  if (g_str_equal (gtk_stack_get_visible_child_name (self->modes), "play")
      && gtk_widget_activate_action (adw_bin_get_child (self->table_bin), "play.show-error", "(ss)",
                                     title, message))
    return;
  tw_window_show_mode (self, "start");
  tw_start_page_show_error (self->start_page, title, message);
}

void
tw_window_hide_error (TwWindow *self, const char *title)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  tw_message_bar_hide_titled (self->message_bar, title);
  tw_start_page_hide_error (self->start_page, title);
}

static void
announce_toast (TwAnnouncer *announcer, AdwToast *toast)
{
  tw_window_add_toast (TW_WINDOW (announcer), toast);
}

static void
announce_nothing (TwAnnouncer *announcer)
{
  tw_window_dismiss_toast (TW_WINDOW (announcer));
}

static void
announce_error (TwAnnouncer *announcer, const char *title, const char *message)
{
  tw_window_show_error (TW_WINDOW (announcer), title, message);
}

static void
announce_no_error (TwAnnouncer *announcer, const char *title)
{
  tw_window_hide_error (TW_WINDOW (announcer), title);
}

static GCancellable *
announce_opening (TwAnnouncer *announcer, GFile *file)
{
  return tw_window_begin_opening (TW_WINDOW (announcer), file);
}

static void
announce_opened (TwAnnouncer *announcer)
{
  tw_window_end_opening (TW_WINDOW (announcer));
}

static void
window_announcer_init (TwAnnouncerInterface *iface)
{
  iface->begin_opening = announce_opening;
  iface->end_opening = announce_opened;
  iface->show_toast = announce_toast;
  iface->dismiss_toast = announce_nothing;
  iface->show_error = announce_error;
  iface->dismiss_error = announce_no_error;
}

void
tw_window_show_mode (TwWindow *self, const char *mode)
{
  const char *name = self->document != NULL ? tw_document_get_title (self->document) : NULL;

  g_return_if_fail (TW_IS_WINDOW (self));

  tw_window_dismiss_toast (self);
  gtk_stack_set_visible_child_name (self->modes, mode);
  tw_window_place_toasts (self);
  if (g_str_equal (mode, "start"))
    {
      tw_start_page_set_open_title (self->start_page, name);
      tw_start_page_refresh (self->start_page);
    }
  else
    /* Whoever goes on has done without what failed there. */
    tw_start_page_hide_error (self->start_page, NULL);
  show_title (self);
  tw_window_update_actions (self);
  /* Keys go to the drawing or to the table, not to the first button of the header bar. */
  if (g_str_equal (mode, "edit") && adw_view_stack_get_visible_child (self->pages) != NULL)
    gtk_widget_grab_focus (adw_view_stack_get_visible_child (self->pages));
  else if (g_str_equal (mode, "play") && adw_bin_get_child (self->table_bin) != NULL)
    gtk_widget_grab_focus (adw_bin_get_child (self->table_bin));
}

TwPage *
tw_window_get_page (TwWindow *self)
{
  GtkWidget *child = adw_view_stack_get_visible_child (self->pages);

  if (!g_str_equal (gtk_stack_get_visible_child_name (self->modes), "edit"))
    return NULL;
  return TW_IS_PAGE (child) ? TW_PAGE (child) : NULL;
}

void
tw_window_show_start (TwWindow *self)
{
  tw_window_show_mode (self, "start");
}
