/* The open set: the header bar, what is said and asked of it, and its pages. */
#include "app/window/edit-page.h"

#include <glib/gi18n.h>

#include "app/document/rule-patterns.h"
#include "app/gallery/set-page.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/focus-keeper.h"
#include "app/widgets/message-bar.h"
#include "app/widgets/set-title.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/width-bin.h"
#include "app/window/case-question.h"
#include "app/window/file-bar.h"
#include "app/window/page-list.h"

enum
{
  CHANGED,
  CLOSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _TwEditPage
{
  AdwBin parent_instance;

  TwTileTextures *textures;
  TwDocument *document;
  GSimpleActionGroup *actions;
  GBindingGroup *bindings;
  TwSetSaving *saving;
  TwSetWindows *windows;
  TwCaseQuestion *cases;
  TwSetDraft *draft;

  TwWidthBin *bin;
  AdwHeaderBar *header;
  GtkMenuButton *menu_button;
  TwMessageBar *message_bar;
  TwFileBar *file_bar;
  AdwViewStack *pages;
  AdwViewSwitcherTitle *switcher;
  AdwViewSwitcherBar *switcher_bar;
  TwSetTitle *set_title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *play_button;
  AdwButtonContent *play_content;
};

G_DEFINE_FINAL_TYPE (TwEditPage, tw_edit_page, ADW_TYPE_BIN)

static void
tell_changed (TwEditPage *self)
{
  if (!gtk_widget_in_destruction (GTK_WIDGET (self)))
    g_signal_emit (self, signals[CHANGED], 0);
}

/* A search entry keeps its own history, as a table does; one that edits the document has none. */
static gboolean
hand_over (TwEditPage *self, const char *text_action, const char *table_action)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus != NULL && gtk_widget_activate_action (focus, table_action, NULL))
    return TRUE;
  if (!GTK_IS_TEXT (focus) || !gtk_editable_get_enable_undo (GTK_EDITABLE (focus)))
    return FALSE;
  gtk_widget_activate_action (focus, text_action, NULL);
  return TRUE;
}

/* Where the focus is at something that is no step yet it goes, and what was done before stays. */
static gboolean
take_unsaid (TwEditPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && gtk_widget_activate_action (focus, "unsaid.undo", NULL);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwEditPage *self = user_data;

  if (!take_unsaid (self) && !hand_over (self, "text.undo", "table.undo"))
    tw_document_undo (self->document);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwEditPage *self = user_data;

  if (!hand_over (self, "text.redo", "table.redo"))
    tw_document_redo (self->document);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
};

static void
set_button_words (GtkWidget *button, const char *words, const char *label)
{
  g_autofree char *tooltip =
      label != NULL && *label != '\0' ? g_strdup_printf ("%s: %s", words, label) : g_strdup (words);

  if (tw_tooltip_set (button, tooltip))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
}

/* While a text with its own history has the focus, undo stays enabled for it: the action decides
 * when it is activated. */
void
tw_edit_page_update_actions (TwEditPage *self)
{
  static const char *const always[] = { "save",         "save-as",      "properties",
                                        "coverage",     "compare",      "rules-sheet",
                                        "print",        "print-tiles",  "import-pictures",
                                        "import-files", "import-table", "export" };
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean is_editing = self->document != NULL && tw_edit_page_is_shown (self);
  gboolean can_undo = FALSE, can_redo = FALSE;
  g_autofree char *undo_label = NULL, *redo_label = NULL;

  if (self->document != NULL)
    g_object_get (self->document, "can-undo", &can_undo, "can-redo", &can_redo, "undo-label",
                  &undo_label, "redo-label", &redo_label, NULL);
  tw_action_enable (self->actions, "undo", is_editing && can_undo);
  tw_action_enable (self->actions, "redo", is_editing && can_redo);
  tw_action_enable (self->actions, "versions",
                    is_editing && tw_document_get_file (self->document) != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (always); i++)
    tw_action_enable (self->actions, always[i], is_editing);
  tw_action_enable (root, "toggle-panel", is_editing);
  tw_action_enable (root, "toggle-inspector", is_editing);
  tw_action_enable (root, "edit-tile", is_editing && tw_edit_page_has (self, "design"));
  set_button_words (self->undo_button, _ ("Undo"), undo_label);
  set_button_words (self->redo_button, _ ("Redo"), redo_label);
}

gboolean
tw_edit_page_is_shown (TwEditPage *self)
{
  GtkWidget *stack = gtk_widget_get_parent (GTK_WIDGET (self));

  return GTK_IS_STACK (stack)
         && gtk_stack_get_visible_child (GTK_STACK (stack)) == GTK_WIDGET (self);
}

static void
remove_pages (TwEditPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->pages))) != NULL)
    adw_view_stack_remove (self->pages, child);
}

static void
add_pages (TwEditPage *self)
{
  guint n_entries;
  const TwPageEntry *list = tw_page_list (&n_entries);

  for (guint i = 0; i < n_entries; i++)
    adw_view_stack_add_titled_with_icon (self->pages,
                                         list[i].create (self->document, self->textures),
                                         list[i].name, _ (list[i].title), list[i].icon_name);
}

TwPage *
tw_edit_page_get_page (TwEditPage *self)
{
  GtkWidget *child = adw_view_stack_get_visible_child (self->pages);

  return TW_IS_PAGE (child) ? TW_PAGE (child) : NULL;
}

const char *
tw_edit_page_get_name (TwEditPage *self)
{
  return adw_view_stack_get_visible_child_name (self->pages);
}

GtkWidget *
tw_edit_page_peek (TwEditPage *self, const char *name)
{
  return adw_view_stack_get_child_by_name (self->pages, name);
}

gboolean
tw_edit_page_has (TwEditPage *self, const char *name)
{
  return tw_edit_page_peek (self, name) != NULL;
}

TwPage *
tw_edit_page_show (TwEditPage *self, const char *name)
{
  if (!tw_edit_page_has (self, name))
    return NULL;
  adw_view_stack_set_visible_child_name (self->pages, name);
  return tw_edit_page_get_page (self);
}

static void
pattern_cb (TwEditPage *self, guint edges, gboolean is_present)
{
  tw_set_page_show_pattern (TW_SET_PAGE (tw_edit_page_show (self, "set")), edges, is_present);
}

static void
show_tile_cb (TwEditPage *self, TwTileItem *item)
{
  tw_page_show_item (tw_edit_page_show (self, "set"), item, NULL);
}

static void
reveal_cb (TwEditPage *self, TwTileItem *item)
{
  if (tw_edit_page_is_shown (self) && tw_edit_page_get_page (self) != NULL)
    tw_page_show_item (tw_edit_page_get_page (self), item, NULL);
}

static void
refused_cb (TwEditPage *self, const char *reason)
{
  tw_announce_words (GTK_WIDGET (self), reason);
}

static void
drafted_cb (TwEditPage *self, guint n)
{
  g_autofree char *words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "A translation is a draft now: its source has changed.",
                                    "%u translations are drafts now: their source has changed.", n),
                       n);

  tw_announce_words (GTK_WIDGET (self), words);
}

/* The dot on the Set page says that there are problems. */
static void
problems_changed_cb (TwEditPage *self)
{
  GtkWidget *page = adw_view_stack_get_child_by_name (self->pages, "set");
  guint n_problems;

  if (page == NULL)
    return;
  g_object_get (self->document, "n-problems", &n_problems, NULL);
  adw_view_stack_page_set_needs_attention (adw_view_stack_get_page (self->pages, page),
                                           n_problems > 0);
}

void
tw_edit_page_look (TwEditPage *self)
{
  TwFileQuestion *question = tw_file_bar_get_question (self->file_bar);

  if (question != NULL)
    tw_file_question_look (question);
}

static void
saved_cb (TwEditPage *self)
{
  tw_file_question_settle (tw_file_bar_get_question (self->file_bar));
}

static void
settled_cb (TwEditPage *self, GFile *file)
{
  tw_case_question_look (self->cases, self->document, file);
}

static void
save_failed_cb (TwEditPage *self, const char *title, const char *message, gboolean was_changed)
{
  g_autofree char *words = NULL;

  if (was_changed)
    {
      tw_file_question_refused (tw_file_bar_get_question (self->file_bar), title);
      if (tw_edit_page_is_shown (self))
        return;
    }
  if (tw_set_draft_is_kept (self->draft))
    words = g_strdup_printf ("%s %s", message,
                             _ ("Your changes are kept in a draft until they are saved."));
  tw_announce_error (GTK_WIDGET (self), title, words != NULL ? words : message);
}

static void
close_cb (TwEditPage *self)
{
  g_signal_emit (self, signals[CLOSE], 0);
}

static void
forget_document (TwEditPage *self)
{
  tw_set_windows_set_document (self->windows, NULL, NULL);
  tw_case_question_leave (self->cases);
  g_signal_handlers_disconnect_by_data (self->document, self);
  tw_set_saving_set_document (self->saving, NULL);
  tw_set_draft_set_document (self->draft, NULL);
  tw_file_bar_set_document (self->file_bar, NULL);
  remove_pages (self);
  tw_set_title_set_document (self->set_title, NULL);
  g_clear_object (&self->document);
}

static void
show_document (TwEditPage *self, TwDocument *document)
{
  self->document = g_object_ref (document);
  tw_set_title_set_document (self->set_title, document);
  g_binding_group_set_source (self->bindings, document);
  add_pages (self);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (tell_changed), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (tell_changed), self);
  g_signal_connect_swapped (document, "reveal", G_CALLBACK (reveal_cb), self);
  g_signal_connect_swapped (document, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (document, "drafted", G_CALLBACK (drafted_cb), self);
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (problems_changed_cb), self);
  problems_changed_cb (self);
  tw_message_bar_hide (self->message_bar);
  tw_set_draft_set_document (self->draft, document);
  tw_set_saving_set_document (self->saving, document);
  tw_set_windows_set_document (self->windows, document, self->textures);
  tw_file_bar_set_document (self->file_bar, document);
  if (tw_rule_example_is (document))
    tw_edit_page_show (self, "rules");
}

void
tw_edit_page_set_document (TwEditPage *self, TwDocument *document)
{
  if (self->document != NULL)
    forget_document (self);
  if (document != NULL)
    show_document (self, document);
  tell_changed (self);
}

TwDocument *
tw_edit_page_get_document (TwEditPage *self)
{
  return self->document;
}

gboolean
tw_edit_page_is_modified (TwEditPage *self)
{
  return self->document != NULL && tw_document_is_modified (self->document);
}

void
tw_edit_page_set_game_waits (TwEditPage *self, gboolean waits)
{
  adw_button_content_set_label (self->play_content,
                                /* Translators: with the game that waits; as short as Play */
                                waits ? C_ ("game that waits", "Go On") : _ ("Play"));
  gtk_widget_set_tooltip_text (self->play_button,
                               waits ? _ ("Back to the Game (F5)") : _ ("Play (F5)"));
}

TwSetDraft *
tw_edit_page_get_draft (TwEditPage *self)
{
  return self->draft;
}

TwSetSaving *
tw_edit_page_get_saving (TwEditPage *self)
{
  return self->saving;
}

TwSetWindows *
tw_edit_page_get_windows (TwEditPage *self)
{
  return self->windows;
}

void
tw_edit_page_show_error (TwEditPage *self, const char *title, const char *message)
{
  tw_message_bar_show_error (self->message_bar, title, message);
}

void
tw_edit_page_hide_error (TwEditPage *self, const char *title)
{
  tw_message_bar_hide_titled (self->message_bar, title);
}

/* Keys go to the drawing, not to the first button of the header bar. */
static gboolean
edit_page_grab_focus (GtkWidget *widget)
{
  GtkWidget *child = adw_view_stack_get_visible_child (TW_EDIT_PAGE (widget)->pages);

  return child != NULL && gtk_widget_grab_focus (child);
}

/* From the end of a page Tab comes round to the header bar. GTK's own would grab the focus for the
 * page first, and lead to the page again for ever. */
static gboolean
edit_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction);
}

static void
edit_page_dispose (GObject *object)
{
  TwEditPage *self = TW_EDIT_PAGE (object);

  if (self->document != NULL)
    forget_document (self);
  g_clear_object (&self->draft);
  g_clear_object (&self->saving);
  g_clear_object (&self->windows);
  g_clear_object (&self->cases);
  g_clear_object (&self->actions);
  g_clear_object (&self->bindings);
  g_clear_object (&self->textures);
  G_OBJECT_CLASS (tw_edit_page_parent_class)->dispose (object);
}

static void
tw_edit_page_class_init (TwEditPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edit_page_dispose;
  widget_class->grab_focus = edit_page_grab_focus;
  widget_class->focus = edit_page_focus;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[CLOSE] = g_signal_new ("close", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_FILE_BAR);
  g_type_ensure (TW_TYPE_MESSAGE_BAR);
  g_type_ensure (TW_TYPE_SET_TITLE);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/window/edit-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, header);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, file_bar);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, pages);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, set_title);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, TwEditPage, play_content);
}

/* A title in the very middle takes the room of the buttons twice. */
static void
narrow_cb (TwEditPage *self)
{
  gboolean is_narrow;

  g_object_get (self->bin, "narrow", &is_narrow, NULL);
  adw_header_bar_set_centering_policy (self->header, is_narrow ? ADW_CENTERING_POLICY_LOOSE
                                                               : ADW_CENTERING_POLICY_STRICT);
}

static void
tw_edit_page_init (TwEditPage *self)
{
  guint n_entries;

  gtk_widget_init_template (GTK_WIDGET (self));
  tw_focus_keeper_leave_focus (self->menu_button);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  self->draft = tw_set_draft_new (self->message_bar);
  self->saving =
      tw_set_saving_new (GTK_WIDGET (self), self->message_bar, G_ACTION_MAP (self->actions));
  self->windows = tw_set_windows_new (GTK_WIDGET (self), G_ACTION_GROUP (self->actions));
  self->cases = tw_case_question_new (self->message_bar, G_ACTION_MAP (self->actions));
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "title", self->switcher, "title", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "title", self->switcher, "tooltip-text",
                        G_BINDING_SYNC_CREATE);
  tw_page_list (&n_entries);
  adw_view_switcher_title_set_view_switcher_enabled (self->switcher, FALSE);
  /* Where there is no room for the title beside it, the switcher goes below. */
  if (n_entries > 1)
    {
      g_object_bind_property (self->bin, "wide", self->switcher, "view-switcher-enabled",
                              G_BINDING_SYNC_CREATE);
      g_object_bind_property (self->switcher, "title-visible", self->switcher_bar, "reveal",
                              G_BINDING_SYNC_CREATE);
    }
  g_signal_connect_swapped (self->bin, "notify::narrow", G_CALLBACK (narrow_cb), self);
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (tell_changed), self);
  g_signal_connect_swapped (self->saving, "saved", G_CALLBACK (saved_cb), self);
  g_signal_connect_swapped (self->saving, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->saving, "failed", G_CALLBACK (save_failed_cb), self);
  g_signal_connect_swapped (self->saving, "close", G_CALLBACK (close_cb), self);
  g_signal_connect_swapped (self->windows, "pattern", G_CALLBACK (pattern_cb), self);
  g_signal_connect_swapped (self->windows, "show-tile", G_CALLBACK (show_tile_cb), self);
}

void
tw_edit_page_set_up (TwEditPage *self, GMenuModel *menu, TwTileTextures *textures)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  self->textures = g_object_ref (textures);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  gtk_widget_insert_action_group (window, "doc", G_ACTION_GROUP (self->actions));
}
