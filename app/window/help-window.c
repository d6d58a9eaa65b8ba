/* Help. */
#include "app/window/help-window.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/shared-kit.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/say.h"
#include "app/window/help-index.h"
#include "app/window/help-sheet.h"
#include "app/window/help-text.h"
#include "engine/format/help-file.h"
#include "engine/setup/play-rules.h"

/*
 * @file: (nullable): what there is, %NULL if it cannot be read
 * @index: all of it
 * @plain: (nullable): all of it without sentences for words, of which a page may still be shown
 * @page: (nullable): the one that is shown
 * @item: what of it was to be seen first
 * @before: (element-type TwHelpPage): those that were shown before it, the last one first
 * @listed: (nullable): the words that the list shows what was found for
 * @is_walking: the page is one of those that the arrows lead through in the list
 * @is_ready: whether the sentences are there that words of the rules come with
 */
struct _TwHelpWindow
{
  AdwWindow parent_instance;

  TwHelpFile *file;
  TwHelpIndex *index;
  TwHelpIndex *plain;
  const TwHelpPage *page;
  guint item;
  GSList *before;
  GCancellable *cancellable;
  char *listed;
  gboolean is_ready;
  gboolean is_walking;

  AdwFlap *flap;
  GtkEditable *search;
  GtkListBox *list;
  GtkWidget *nothing;
  TwHelpSheet *sheet;
};

G_DEFINE_FINAL_TYPE (TwHelpWindow, tw_help_window, ADW_TYPE_WINDOW)

/* ---- pages ----------------------------------------------------------------------------- */

/* @item: what is to be seen of it first. */
static void
show_page (TwHelpWindow *self, const TwHelpPage *page, guint item)
{
  self->page = page;
  self->item = item;
  tw_help_sheet_show (self->sheet, tw_help_text_title (page->titles),
                      tw_help_index_items (self->index, page), item);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->before != NULL);
}

static void
select_row (TwHelpWindow *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), "page") == self->page)
      {
        gtk_list_box_select_row (self->list, row);
        return;
      }
}

static void
go_to (TwHelpWindow *self, const TwHelpPage *page, guint item)
{
  if (self->page != NULL && self->page != page)
    self->before = g_slist_prepend (self->before, (gpointer) self->page);
  self->is_walking = FALSE;
  show_page (self, page, item);
}

void
tw_help_window_open (TwHelpWindow *self, const char *id)
{
  const TwHelpPage *page;

  g_return_if_fail (TW_IS_HELP_WINDOW (self));

  page = self->file != NULL ? tw_help_file_find (self->file, id) : NULL;
  if (page == NULL)
    return;
  go_to (self, page, 0);
  select_row (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet));
}

const char *
tw_help_window_get_page (TwHelpWindow *self)
{
  return self->page != NULL ? self->page->id : NULL;
}

gboolean
tw_help_window_is_idle (TwHelpWindow *self)
{
  return self->is_ready && tw_help_sheet_is_whole (self->sheet);
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwHelpWindow *self = TW_HELP_WINDOW (widget);
  const TwHelpPage *page = self->before != NULL ? self->before->data : NULL;

  if (page == NULL)
    return;
  self->before = g_slist_delete_link (self->before, self->before);
  self->is_walking = FALSE;
  show_page (self, page, 0);
  select_row (self);
}

/* ---- the list -------------------------------------------------------------------------- */

/* Whoever opens a page by the keyboard goes on in it, which is heard by its title. */
static void
row_entered_cb (TwHelpWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet));
}

static void
add_row (TwHelpWindow *self,
         const TwHelpPage *page,
         guint item,
         const char *title,
         const char *below,
         gboolean is_of_files)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "label", title, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  gtk_box_append (GTK_BOX (box), words);
  if (below != NULL)
    {
      GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", below, "wrap", TRUE, "wrap-mode",
                                       PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_margin_top (box, 4);
  gtk_widget_set_margin_bottom (box, 4);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "page", (gpointer) page);
  g_object_set_data (G_OBJECT (row), "item", GUINT_TO_POINTER (item));
  g_object_set_data (G_OBJECT (row), "files", GINT_TO_POINTER (is_of_files));
  g_signal_connect_object (row, "activate", G_CALLBACK (row_entered_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gtk_list_box_append (self->list, row);
}

/* All pages, or what was found. */
static void
fill_list (TwHelpWindow *self)
{
  const char *typed = gtk_editable_get_text (self->search);
  gboolean is_search = strspn (typed, " \t") < strlen (typed);
  GtkListBoxRow *row;
  guint n = 0;

  g_free (self->listed);
  self->listed = g_strdup (typed);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  if (is_search)
    {
      g_autoptr (GPtrArray) found = tw_help_index_find (self->index, typed);

      n = found->len;
      for (guint i = 0; i < found->len; i++)
        {
          const TwHelpFound *hit = g_ptr_array_index (found, i);

          add_row (self, hit->page, hit->item, hit->title,
                   hit->is_page ? NULL : tw_help_text_title (hit->page->titles), hit->is_of_files);
        }
    }
  else
    for (guint i = 0; i < self->file->pages->len; i++)
      {
        const TwHelpPage *page = g_ptr_array_index (self->file->pages, i);

        add_row (self, page, 0, tw_help_text_title (page->titles), NULL, FALSE);
      }
  gtk_widget_set_visible (self->nothing, is_search && n == 0);
  if (!is_search)
    select_row (self);
}

static guint
n_rows (TwHelpWindow *self)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (self->list, (int) n) != NULL)
    n++;
  return n;
}

/* The list is beside the keyboard. */
static void
say_found (TwHelpWindow *self)
{
  guint n = n_rows (self);
  g_autofree char *words =
      /* Translators: how much help has for the words that are typed; read by screen readers. */
      g_strdup_printf (ngettext ("%u place in help", "%u places in help", n), n);

  tw_say_answer (GTK_WIDGET (self->search),
                 n > 0 ? words : gtk_label_get_label (GTK_LABEL (self->nothing)));
}

static void
search_changed_cb (TwHelpWindow *self)
{
  const char *typed = gtk_editable_get_text (self->search);

  /* Whoever was quicker than the entry is in the list already. */
  if (self->file == NULL || g_strcmp0 (self->listed, typed) == 0)
    return;
  fill_list (self);
  if (strspn (typed, " \t") < strlen (typed))
    say_found (self);
}

static void
open_row (TwHelpWindow *self, GtkListBoxRow *row)
{
  /* What was found by it is to be seen. */
  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "files")))
    tw_help_sheet_show_files (self->sheet);
  go_to (self, g_object_get_data (G_OBJECT (row), "page"),
         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "item")));
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

static void
row_activated_cb (TwHelpWindow *self, GtkListBoxRow *row)
{
  open_row (self, row);
}

/* What the arrows lead to is seen beside the list; the way back leads to where they began. */
static void
walked_cb (TwHelpWindow *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  const TwHelpPage *page = row != NULL ? g_object_get_data (G_OBJECT (row), "page") : NULL;
  guint item = page != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "item")) : 0;

  if (page == NULL || adw_flap_get_folded (self->flap)
      || (page == self->page && item == self->item))
    return;
  if (self->is_walking)
    show_page (self, page, item);
  else
    go_to (self, page, item);
  self->is_walking = TRUE;
}

/* From what was typed to what fits best; the list itself follows what is typed a little later. */
static void
search_activate_cb (TwHelpWindow *self)
{
  GtkListBoxRow *row;

  if (self->file == NULL)
    return;
  fill_list (self);
  row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row == NULL)
    return;
  gtk_list_box_select_row (self->list, row);
  open_row (self, row);
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet));
}

/* The list itself follows what is typed a little later. */
static void
go_to_results (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwHelpWindow *self = TW_HELP_WINDOW (widget);
  GtkListBoxRow *row;

  if (self->file == NULL)
    return;
  fill_list (self);
  row = gtk_list_box_get_selected_row (self->list);
  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->list, 0);
  if (row == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->search));
      return;
    }
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
  walked_cb (self);
}

/* Above the first one there is what was typed. */
static gboolean
list_ends_cb (TwHelpWindow *self, GtkDirectionType direction)
{
  if (direction != GTK_DIR_UP)
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  return TRUE;
}

/* Escape takes back what is looked for, then the window. */
static void
stop_search_cb (TwHelpWindow *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwHelpWindow *self = TW_HELP_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
toggle_pages (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwHelpWindow *self = TW_HELP_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

/* ---- sentences for words --------------------------------------------------------------- */

static void
examples_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  TwGameKit kit = { 0 };
  GError *error = NULL;

  if (tw_shared_kit_load (&kit, &error))
    g_task_return_pointer (task, tw_word_examples_new (kit.vocabulary),
                           (GDestroyNotify) tw_word_examples_free);
  else
    g_task_return_error (task, error);
  tw_play_rules_kit_clear (&kit);
}

static gboolean
has_sentences (const GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    if (((const TwHelpItem *) items->pdata[i])->sentence != NULL)
      return TRUE;
  return FALSE;
}

/* Whoever reads on a page of words sees it again with its sentences; without them it is right, too.
 */
static void
examples_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  TwHelpWindow *self = TW_HELP_WINDOW (source);
  g_autoptr (TwWordExamples) examples = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_ready = TRUE;
  if (examples == NULL || self->file == NULL)
    return;
  self->plain = self->index;
  self->index = tw_help_index_new (self->file, examples);
  if (self->page != NULL && has_sentences (tw_help_index_items (self->index, self->page)))
    show_page (self, self->page, self->item);
}

static void
load_examples (TwHelpWindow *self)
{
  g_autoptr (GTask) task = NULL;

  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, examples_cb, NULL);
  g_task_run_in_thread (task, examples_thread);
}

/* ---- window ---------------------------------------------------------------------------- */

static void
help_window_dispose (GObject *object)
{
  TwHelpWindow *self = TW_HELP_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  self->page = NULL;
  G_OBJECT_CLASS (tw_help_window_parent_class)->dispose (object);
}

static void
help_window_finalize (GObject *object)
{
  TwHelpWindow *self = TW_HELP_WINDOW (object);

  g_clear_object (&self->cancellable);
  g_slist_free (self->before);
  g_free (self->listed);
  g_clear_pointer (&self->index, tw_help_index_free);
  g_clear_pointer (&self->plain, tw_help_index_free);
  g_clear_pointer (&self->file, tw_help_file_free);
  G_OBJECT_CLASS (tw_help_window_parent_class)->finalize (object);
}

static void
tw_help_window_class_init (TwHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = help_window_finalize;
  g_type_ensure (TW_TYPE_HELP_SHEET);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/window/help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwHelpWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, TwHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, TwHelpWindow, list);
  gtk_widget_class_bind_template_child (widget_class, TwHelpWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, TwHelpWindow, sheet);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_ends_cb);
  gtk_widget_class_bind_template_callback (widget_class, tw_help_window_open);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "help.results", NULL, go_to_results);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "help.toggle-pages", NULL, toggle_pages);
}

static void
tw_help_window_init (TwHelpWindow *self)
{
  static const TwKeyBinding keys[] = {
    { "Escape", "window.close" },
    { "<Alt>Left", "help.back" },
    { "<Control>f", "help.search" },
    { "F9", "help.toggle-pages" },
  };
  static const TwKeyBinding search_keys[] = { { "Down|KP_Down", "help.results" } };
  GtkEventController *down = tw_key_bindings_new (search_keys, G_N_ELEMENTS (search_keys));
  g_autoptr (GError) error = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  tw_inner_names (GTK_WIDGET (self));
  gtk_widget_add_controller (GTK_WIDGET (self), tw_key_bindings_new (keys, G_N_ELEMENTS (keys)));
  /* Before the entry, which has its own use for the key. */
  gtk_event_controller_set_propagation_phase (down, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->search), down);
  g_signal_connect_object (self->list, "move-cursor", G_CALLBACK (walked_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  self->file = tw_help_file_load (NULL, &error);
  if (self->file == NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->nothing), error->message);
      gtk_widget_show (self->nothing);
      self->is_ready = TRUE;
      return;
    }
  self->index = tw_help_index_new (self->file, NULL);
  load_examples (self);
}

static void
gone_cb (GtkWindow *owner)
{
  g_object_set_data (G_OBJECT (owner), "help", NULL);
}

void
tw_help_window_show (GtkWindow *owner,
                     GtkWindow *active,
                     TwTileTextures *textures,
                     const char *place)
{
  TwHelpWindow *self = g_object_get_data (G_OBJECT (owner), "help");
  const TwHelpPage *page;

  /* The key that opens help closes it. */
  if (self != NULL && active == GTK_WINDOW (self))
    {
      gtk_window_close (active);
      return;
    }
  if (active == NULL)
    active = self != NULL ? gtk_window_get_transient_for (GTK_WINDOW (self)) : owner;
  /* What waits for an answer lets nothing else be read but what lies on top of it. */
  if (self != NULL && gtk_window_get_transient_for (GTK_WINDOW (self)) != active)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      self = NULL;
    }
  if (self == NULL)
    {
      self = g_object_new (TW_TYPE_HELP_WINDOW, NULL);
      tw_help_sheet_set_textures (self->sheet, textures);
      tw_key_bindings_share (GTK_WINDOW (self), active);
      gtk_window_set_modal (GTK_WINDOW (self), gtk_window_get_modal (active));
      g_object_set_data (G_OBJECT (owner), "help", self);
      g_signal_connect_object (self, "destroy", G_CALLBACK (gone_cb), owner, G_CONNECT_SWAPPED);
    }
  page = self->file != NULL ? tw_help_file_at (self->file, place) : NULL;
  if (page != NULL && page != self->page)
    go_to (self, page, 0);
  if (page != NULL)
    fill_list (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet));
}
