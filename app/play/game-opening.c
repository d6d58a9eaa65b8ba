/* Going on with a game that was saved, or with a case. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/game/table-history.h"
#include "app/widgets/words-button.h"

/* What can be opened at the table is more than what the table saves. */
static GtkFileFilter *
new_open_filter (void)
{
  GtkFileFilter *games = gtk_file_filter_new ();

  gtk_file_filter_set_name (games, _ ("Games, recordings, and cases"));
  gtk_file_filter_add_suffix (games, "xml");
  gtk_file_filter_add_suffix (games, "jcz");
  gtk_file_filter_add_suffix (games, "case");
  return games;
}

static char *
join (const GPtrArray *lines)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", (const char *) lines->pdata[i]);
  return g_string_free (words, FALSE);
}

/* What is not as the file says. */
static void
tell_problems (TwPlayPage *self, const TwGameFile *opened)
{
  g_autofree char *words = join (opened->problems);

  if (opened->problems->len == 0)
    tw_message_bar_hide (self->message_bar);
  else
    tw_message_bar_show_error (self->message_bar,
                               opened->cases != NULL ? _ ("The case does not come out as it says")
                                                     : _ ("The game is not in all as in the file"),
                               words);
}

static GtkWidget *
case_row (const TwFileCase *one, guint index)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (one->failure == NULL ? "object-select-symbolic"
                                                                       : "dialog-warning-symbolic");
  g_autofree char *id = g_markup_escape_text (one->id, -1);
  g_autofree char *title = g_markup_escape_text (one->title, -1);
  const char *words = one->failure == NULL ? _ ("It comes out as it says") : one->failure;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), id);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), title);
  gtk_widget_set_tooltip_text (row, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "play.show-case");
  return row;
}

/* Which case is shown, and whether it comes out. */
static void
show_outcome (TwPlayPage *self, const TwFileCase *shown)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *id = gtk_label_new (shown->id);
  const char *words = shown->failure == NULL ? _ ("It comes out as it says")
                                             : _ ("It does not come out as it says");
  g_autofree char *name = g_strdup_printf ("%s: %s", shown->id, words);

  /* A file may call its cases anything; the tooltip has it in full. */
  gtk_label_set_ellipsize (GTK_LABEL (id), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (id), (int) MIN (g_utf8_strlen (shown->id, -1), 8));
  gtk_label_set_max_width_chars (GTK_LABEL (id), 18);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name (
                                         shown->failure == NULL ? "object-select-symbolic"
                                                                : "dialog-warning-symbolic"));
  gtk_box_append (GTK_BOX (content), id);
  gtk_menu_button_set_child (self->cases_button, content);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->cases_button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cases_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The button in the header with the cases of the file; without a case file there is none. */
static void
list_cases (TwPlayPage *self, const TwGameFile *opened)
{
  GtkWidget *popover, *scrolled, *list;
  const TwFileCase *shown;

  gtk_widget_set_visible (GTK_WIDGET (self->cases_button), opened->cases != NULL);
  gtk_menu_button_set_popover (self->cases_button, NULL);
  if (opened->cases == NULL)
    return;
  shown = g_ptr_array_index (opened->cases, opened->at);
  show_outcome (self, shown);
  popover = gtk_popover_new ();
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < opened->cases->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), case_row (opened->cases->pdata[i], i));
  scrolled = tw_scrolled_new (list, 420);
  gtk_widget_set_size_request (scrolled, 340, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  gtk_menu_button_set_popover (self->cases_button, popover);
}

void
tw_play_page_show_file (TwPlayPage *self, TwGameFile *opened)
{
  g_autoptr (TwGameFile) taken = opened;

  if (taken->cases == NULL || taken->file != self->case_file)
    g_clear_object (&self->case_file);
  if (taken->cases != NULL && self->case_file == NULL)
    self->case_file = g_object_ref (taken->file);
  list_cases (self, taken);
  g_clear_object (&self->file);
  if (taken->is_saved)
    self->file = g_object_ref (taken->file);
  /* Nobody is meant by the players of a case. */
  if (taken->cases == NULL)
    tw_setup_page_take_seats (self->setup, &taken->setup);
  tw_table_model_resume (self->model, &taken->setup, g_steal_pointer (&taken->game));
  tw_table_scene_fit (tw_game_table_get_scene (self->table));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  tw_unsaved_game_set_saved (self->unsaved, tw_unsaved_game_get_state (self->unsaved));
  /* A case is there to be watched. */
  if (taken->cases != NULL)
    {
      self->show_history = TRUE;
      tw_table_history_look_at (self->model, 0);
      tw_play_page_update_layout (self);
    }
  tell_problems (self, taken);
  if (taken->cases != NULL && taken->problems->len == 0)
    tw_play_page_tell (self, _ ("The case comes out as it says"));
}

/* The table may be left before the disk has answered. */
static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwPlayPage) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameFile) opened = tw_game_file_load_finish (result, &error);

  g_weak_ref_clear (weak);
  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  tw_opening_page_end (self->opening);
  if (opened != NULL)
    tw_play_page_show_file (self, g_steal_pointer (&opened));
  else
    tw_message_bar_show_error (self->message_bar, _ ("The game cannot be opened"), error->message);
}

static void
read_file (TwPlayPage *self, GFile *file, guint at)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  tw_game_file_load_async (file, at, tw_opening_page_begin (self->opening, file), loaded_cb, weak);
}

void
tw_play_page_open_file (TwPlayPage *self, GFile *file)
{
  read_file (self, file, 0);
}

static void
show_case (gpointer user_data)
{
  TwPlayPage *self = user_data;

  read_file (self, self->case_file, self->case_wanted);
}

void
tw_play_page_show_case (TwPlayPage *self, guint at)
{
  if (self->case_file == NULL)
    return;
  gtk_menu_button_popdown (self->cases_button);
  self->case_wanted = at;
  tw_play_page_ask_to_leave (GTK_WIDGET (self), show_case, self);
}

static void
open_response_cb (GtkFileChooserNative *chooser, int response, TwPlayPage *self)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      read_file (self, file, 0);
    }
  g_object_unref (chooser);
}

static void
choose_cb (gpointer user_data)
{
  TwPlayPage *self = user_data;
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Open Game"),
                                   GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL);
  g_autoptr (GtkFileFilter) filter = new_open_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
tw_play_page_open (TwPlayPage *self)
{
  tw_play_page_ask_to_leave (GTK_WIDGET (self), choose_cb, self);
}
