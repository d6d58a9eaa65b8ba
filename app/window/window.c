/* The window: start page, the pages of the open set, and the table. */
#include "app/window/window.h"

#include <glib/gi18n.h>

#include "app/document/refused-files.h"
#include "app/widgets/announce.h"
#include "app/widgets/focus-keeper.h"
#include "app/widgets/gone-window.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/settings.h"
#include "app/widgets/width-bin.h"
#include "app/window/closing.h"
#include "app/window/drawing-note.h"
#include "app/window/far-keys.h"
#include "app/window/help-window.h"
#include "app/window/modes.h"
#include "app/window/opener.h"
#include "app/window/place.h"
#include "app/window/recovery.h"
#include "app/window/set-chooser.h"
#include "app/window/shortcuts-window.h"
#include "app/window/undo-keys.h"
#include "engine/setup/play-rules.h"

/*
 * @opening, @edit, @host: what the modes are made of
 * @asker: (nullable) (weak): the window that has work of its own, and for which this one was made
 * to open something; until it shows something
 * @refused: what of the files opened last, each in a window of its own, could not be opened
 * @wants_fullscreen: whether full screen was what was asked for last
 */
struct _TwWindow
{
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  TwTileTextures *textures;
  TwOpener *opener;
  TwRecovery *recovery;
  TwWindow *asker;
  TwRefusedFiles *refused;
  TwClosing *closing;
  gboolean wants_fullscreen;

  TwModes *modes;
  TwOpeningPage *opening;
  TwEditPage *edit;
  TwTableHost *host;
};

static void window_announcer_init (TwAnnouncerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwWindow,
                               tw_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_ANNOUNCER, window_announcer_init))

TwDocument *
tw_window_get_document (TwWindow *self)
{
  g_return_val_if_fail (TW_IS_WINDOW (self), NULL);
  return tw_edit_page_get_document (self->edit);
}

const char *
tw_window_get_unsaved (TwWindow *self)
{
  g_return_val_if_fail (TW_IS_WINDOW (self), NULL);
  return tw_closing_get_unsaved (self->closing);
}

static void
changed_cb (TwWindow *self)
{
  gboolean is_playing = tw_modes_is (self->modes, "play");

  /* At the table their keys are for games. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-set", !is_playing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.open", !is_playing);
  tw_closing_update (self->closing);
}

/* A ruleset that is enclosed may be one that cannot be used. */
static void
tell_faults (TwWindow *self, TwDocument *document)
{
  g_autofree char *faults = tw_play_rules_enclosed_faults (tw_document_get_set (document));
  g_autofree char *words = NULL;

  if (faults == NULL)
    return;
  /* Translators: behind what is wrong with a ruleset */
  words = g_strdup_printf ("%s\n%s", faults, _ ("The set can be used without it."));
  tw_modes_show_error (self->modes, _ ("A ruleset of this package cannot be used"), words);
}

void
tw_window_set_document (TwWindow *self, TwDocument *document)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  g_return_if_fail (TW_IS_DOCUMENT (document));

  /* What was read for the set before is of no use to another. */
  if (tw_window_get_document (self) != NULL)
    tw_opening_page_cancel (self->opening);
  tw_edit_page_set_document (self->edit, document);
  tw_table_host_set_document (self->host, document);
  tw_modes_show (self->modes, "edit");
  tell_faults (self, document);
}

void
tw_window_show_start (TwWindow *self)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  tw_modes_show (self->modes, "start");
}

/* What was said of files that were opened before goes. */
static void
forget_refused (TwWindow *self)
{
  if (tw_refused_files_get_title (self->refused) != NULL)
    tw_modes_hide_error (self->modes, tw_refused_files_get_title (self->refused));
  tw_refused_files_clear (self->refused);
}

static TwWindow *
new_window (TwWindow *self, TwWindow *asker)
{
  TwWindow *window = tw_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->textures);

  if (asker != NULL)
    g_set_weak_pointer (&window->asker, asker);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Returns @self, or a new window if @self has unsaved changes, a game, or a file compared with it
 * that has such changes. */
static TwWindow *
for_another_set (TwWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  forget_refused (self);
  /* What is being typed is taken over first, and counts as a change. */
  if (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  if (tw_window_get_unsaved (self) == NULL
      && !tw_set_windows_is_unsaved (tw_edit_page_get_windows (self->edit)))
    return self;
  return new_window (self, self);
}

/* A window that was made for what is not opened closes, and the one that asked for it comes back.
 */
static void
give_way (TwWindow *self)
{
  gtk_window_present (GTK_WINDOW (self->asker));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* It is said where it was asked for. */
static void
failed_cb (TwWindow *self, const char *title, const char *message)
{
  TwRefusedFiles *refused;

  if (self->asker == NULL || tw_window_get_document (self) != NULL)
    {
      tw_modes_show_error (self->modes, title, message);
      return;
    }
  refused = self->asker->refused;
  tw_refused_files_add (refused, title, message);
  tw_modes_show_error (self->asker->modes, tw_refused_files_get_title (refused),
                       tw_refused_files_get_words (refused));
  give_way (self);
}

static void
set_cb (TwWindow *self, TwDocument *document)
{
  g_clear_weak_pointer (&self->asker);
  tw_window_set_document (self, document);
}

static void
restored_cb (TwWindow *self, TwDocument *document, TwDraft *draft)
{
  tw_window_set_document (self, document);
  tw_set_draft_keep_in (tw_edit_page_get_draft (self->edit), draft);
}

static void
play_cb (TwWindow *self, TwTileSet *set)
{
  g_clear_weak_pointer (&self->asker);
  tw_table_host_play (self->host, set);
}

static void
table_cb (TwWindow *self, GtkWidget *table)
{
  g_clear_weak_pointer (&self->asker);
  tw_table_host_show (self->host, table);
}

static void
draft_cb (TwWindow *self, TwDraft *draft)
{
  if (!tw_set_draft_restore (tw_edit_page_get_draft (self->edit), draft))
    {
      tw_opener_restore (for_another_set (self)->opener, draft);
      return;
    }
  tw_recovery_draft_is_restored (self->recovery);
  tw_modes_show (self->modes, "edit");
  tw_drawing_note (GTK_WIDGET (self), self->textures, tw_draft_get_key (draft));
}

void
tw_window_open_file (TwWindow *self, GFile *file)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  tw_opener_open_file (self->opener, file);
}

/* Opens each of the #GFile in @files, the first in @self if it is free and the others in windows of
 * their own. What is said of a picture among them stays where it was dropped; the sets get other
 * windows then. */
static void
open_all (TwWindow *self, GSList *files)
{
  GFile *picture = NULL;
  TwWindow *window = NULL;

  forget_refused (self);
  for (GSList *l = files; l != NULL; l = l->next)
    if (tw_opener_is_picture (l->data))
      picture = l->data;
  for (GSList *l = files; l != NULL; l = l->next)
    {
      if (tw_opener_is_picture (l->data))
        continue;
      if (window == NULL && picture == NULL)
        window = for_another_set (self);
      else
        /* Where the first goes into this window, what is said here would go with it. */
        window =
            new_window (self, window != NULL && window != self && picture == NULL ? self : NULL);
      tw_window_open_file (window, l->data);
    }
  if (picture != NULL)
    tw_opener_refuse_picture (self->opener, picture);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwWindow *self)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  open_all (self, files);
  return TRUE;
}

void
tw_window_flush_draft (TwWindow *self)
{
  g_return_if_fail (TW_IS_WINDOW (self));
  tw_set_draft_flush (tw_edit_page_get_draft (self->edit));
}

static void
announce_toast (TwAnnouncer *announcer, AdwToast *toast)
{
  tw_modes_show_toast (TW_WINDOW (announcer)->modes, toast);
}

static void
announce_nothing (TwAnnouncer *announcer)
{
  tw_modes_have_read (TW_WINDOW (announcer)->modes);
}

static void
announce_error (TwAnnouncer *announcer, const char *title, const char *message)
{
  tw_modes_show_error (TW_WINDOW (announcer)->modes, title, message);
}

static void
announce_no_error (TwAnnouncer *announcer, const char *title)
{
  tw_modes_hide_error (TW_WINDOW (announcer)->modes, title);
}

static GCancellable *
announce_opening (TwAnnouncer *announcer, GFile *file)
{
  return tw_opening_page_begin (TW_WINDOW (announcer)->opening, file);
}

static void
announce_opened (TwAnnouncer *announcer)
{
  tw_opening_page_end (TW_WINDOW (announcer)->opening);
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

static void
new_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (TwDocument) document = tw_document_new ();

  tw_window_set_document (for_another_set (TW_WINDOW (widget)), document);
}

static void
chosen_cb (GFile *file, gpointer window)
{
  tw_window_open_file (for_another_set (window), file);
}

static void
open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_set_chooser_show (GTK_WINDOW (widget), _ ("Open Set or Game"), _ ("_Open"), FALSE, NULL,
                       chosen_cb, widget);
}

static void
open_set (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *id_or_uri = g_variant_get_string (parameter, NULL);
  TwWindow *window = for_another_set (TW_WINDOW (widget));

  if (g_uri_is_valid (id_or_uri, G_URI_FLAGS_NONE, NULL))
    {
      g_autoptr (GFile) file = g_file_new_for_uri (id_or_uri);

      tw_window_open_file (window, file);
    }
  else
    tw_opener_open_shipped (window->opener, id_or_uri);
}

static void
open_files (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree const char **uris = g_variant_get_strv (parameter, NULL);
  GSList *files = NULL;

  for (guint i = 0; uris[i] != NULL; i++)
    files = g_slist_append (files, g_file_new_for_uri (uris[i]));
  open_all (TW_WINDOW (widget), files);
  g_slist_free_full (files, g_object_unref);
}

static void
cancel_opening (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);

  tw_opening_page_cancel (self->opening);
  if (!tw_opening_page_is_shown (self->opening))
    return;
  if (self->asker == NULL)
    tw_window_show_start (self);
  else
    give_way (self);
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
static void
fullscreened_cb (TwWindow *self)
{
  self->wants_fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
}

static void
show_shortcuts (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  GtkWindow *active = tw_place_active (GTK_WINDOW (self));
  const char *place = tw_place_of (self->modes, self->host, active);

  if (active != tw_table_host_get_window (self->host) && active != NULL
      && gtk_window_get_transient_for (active) != GTK_WINDOW (widget))
    active = NULL;
  /* What the keys do where one is comes first. */
  tw_shortcuts_window_show (GTK_APPLICATION_WINDOW (widget), active, self->textures, place);
}

static void
show_help (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwWindow *self = TW_WINDOW (widget);
  GtkWindow *active = tw_place_active (GTK_WINDOW (self));

  tw_help_window_show (GTK_WINDOW (widget), active, self->textures,
                       tw_place_of (self->modes, self->host, active));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter_type;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.new-set", NULL, new_set },
    { "win.open", NULL, open },
    { "win.open-set", "s", open_set },
    { "win.open-files", "as", open_files },
    { "win.cancel-opening", NULL, cancel_opening },
    { "win.toggle-fullscreen", NULL, toggle_fullscreen },
    { "win.show-shortcuts", NULL, show_shortcuts },
    { "win.help", NULL, show_help },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter_type,
                                     actions[i].activate);
}

static gboolean
window_close_request (GtkWindow *window)
{
  TwWindow *self = TW_WINDOW (window);

  if (tw_closing_ask (self->closing))
    return TRUE;
  tw_table_host_give_up_trial (self->host);
  return GTK_WINDOW_CLASS (tw_window_parent_class)->close_request (window);
}

/* Who comes back from another program may have changed the file there. */
static void
active_changed_cb (TwWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    tw_edit_page_look (self->edit);
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
  tw_opening_page_drop (self->opening);
  tw_set_saving_forget (tw_edit_page_get_saving (self->edit));
  GTK_WIDGET_CLASS (tw_window_parent_class)->unrealize (widget);
}

static void
window_dispose (GObject *object)
{
  TwWindow *self = TW_WINDOW (object);

  g_clear_weak_pointer (&self->asker);
  /* While all that they refer to is still there. */
  if (self->opener != NULL)
    {
      tw_table_host_close (self->host);
      if (tw_window_get_document (self) != NULL)
        tw_opening_page_cancel (self->opening);
      tw_edit_page_set_document (self->edit, NULL);
      g_signal_handlers_disconnect_by_data (self->opener, self);
      g_signal_handlers_disconnect_by_data (self->recovery, self);
      g_signal_handlers_disconnect_by_data (self->modes, self);
      tw_closing_update (self->closing);
    }
  g_clear_object (&self->opener);
  g_clear_object (&self->recovery);
  g_clear_object (&self->closing);
  g_clear_object (&self->settings);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_window_parent_class)->dispose (object);
}

static void
window_finalize (GObject *object)
{
  tw_refused_files_free (TW_WINDOW (object)->refused);
  G_OBJECT_CLASS (tw_window_parent_class)->finalize (object);
}

static void
tw_window_class_init (TwWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = window_dispose;
  object_class->finalize = window_finalize;
  widget_class->unrealize = window_unrealize;
  tw_gone_window_init ();
  GTK_WINDOW_CLASS (klass)->close_request = window_close_request;
  g_type_ensure (TW_TYPE_MODES);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwWindow, modes);
  install_actions (widget_class);
}

static void
tw_window_init (TwWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->settings = tw_settings_new ();
  self->refused = tw_refused_files_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->opening = tw_modes_get_opening_page (self->modes);
  self->edit = tw_modes_get_edit_page (self->modes);
  tw_far_keys_add (self->edit);
  tw_undo_keys_add (self->edit);
  self->host = tw_modes_get_table_host (self->modes);
  tw_inner_names (GTK_WIDGET (self));
  tw_focus_keeper_watch (GTK_WINDOW (self));
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  self->closing = tw_closing_new (GTK_WINDOW (self), self->edit, self->host);
  g_signal_connect_swapped (self->modes, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

TwWindow *
tw_window_new (GtkApplication *application, TwTileTextures *textures)
{
  TwWindow *self = g_object_new (TW_TYPE_WINDOW, "application", application, NULL);

  self->textures = g_object_ref (textures);
  tw_modes_set_up (self->modes, textures);
  self->opener = tw_opener_new (GTK_WIDGET (self), textures);
  self->recovery = tw_recovery_new (GTK_APPLICATION_WINDOW (self), textures);
  g_signal_connect_swapped (self->opener, "set", G_CALLBACK (set_cb), self);
  g_signal_connect_swapped (self->opener, "restored", G_CALLBACK (restored_cb), self);
  g_signal_connect_swapped (self->opener, "play", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (self->opener, "table", G_CALLBACK (table_cb), self);
  g_signal_connect_swapped (self->opener, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_object (self->opener, "handed", G_CALLBACK (tw_modes_give_way), self->modes,
                           G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->recovery, "draft", G_CALLBACK (draft_cb), self);
  g_signal_connect_swapped (self->recovery, "table", G_CALLBACK (table_cb), self);
  changed_cb (self);
  return self;
}
