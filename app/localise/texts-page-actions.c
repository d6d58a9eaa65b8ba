/* What the user can do on the Texts page. */
#include <glib/gi18n.h>

#include "app/localise/texts-page-private.h"
#include "app/localise/text-table-edit.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "engine/tile/language-names.h"

static const char *const scopes[] = { "all", "missing", "drafts", "warnings", NULL };

static void
go (TwTextsPage *self, int step)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint at = gtk_single_selection_get_selected (self->selection);
  gint64 to = at == GTK_INVALID_LIST_POSITION ? 0 : (gint64) at + step;

  if (to < 0 || to >= (gint64) n)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    tw_texts_page_focus (self, (guint) to);
}

static void
go_next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, 1);
}

static void
go_previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, -1);
}

static void
done_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTextsPage *self = user_data;
  TwTextRow *row = tw_texts_page_get_row (self);

  if (row != NULL && !row->is_source)
    tw_text_table_set_draft (self->table, row, FALSE);
  go (self, 1);
}

static void
draft_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTextsPage *self = user_data;
  TwTextRow *row = tw_texts_page_get_row (self);

  if (row != NULL)
    tw_text_table_set_draft (self->table, row, row->is_source || row->state == TW_TEXT_DONE);
}

static void
language_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTextsPage *self = user_data;

  tw_text_table_set_language (self->table, g_variant_get_string (parameter, NULL));
  tw_texts_page_update_actions (self);
}

static void
step_language (TwTextsPage *self, int step)
{
  g_auto (GStrv) languages = tw_text_table_dup_languages (self->table);
  int n = (int) g_strv_length (languages);

  for (int i = 0; i < n; i++)
    if (tw_language_equal (languages[i], tw_text_table_get_language (self->table)))
      {
        tw_text_table_set_language (self->table, languages[(i + step + n) % n]);
        return;
      }
}

static void
next_language_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  step_language (user_data, 1);
}

static void
previous_language_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  step_language (user_data, -1);
}

static void
set_scope (TwTextsPage *self, guint scope)
{
  tw_action_set_state (self->actions, "scope", g_variant_new_string (scopes[scope]));
  tw_text_filter_set_scope (self->filter, (TwTextScope) scope);
}

static void
scope_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  for (guint i = 0; scopes[i] != NULL; i++)
    if (g_str_equal (scopes[i], g_variant_get_string (parameter, NULL)))
      set_scope (user_data, i);
}

static void
clear_filter_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTextsPage *self = user_data;

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  tw_text_filter_set_words (self->filter, "");
  set_scope (self, TW_TEXT_SCOPE_ALL);
  tw_texts_page_focus (self, 0);
}

static void
toggle_panel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_page_toggle_panel (TW_PAGE (user_data));
}

static void
add_language_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_menu_button_popup (TW_TEXTS_PAGE (user_data)->add_button);
}

/* The question is about the language shown. */
static void
point_at_language (TwTextsPage *self)
{
  GtkWidget *toggle =
      tw_language_bar_get_toggle (self->languages, tw_text_table_get_language (self->table));
  graphene_rect_t box;

  if (toggle != NULL && gtk_widget_compute_bounds (toggle, GTK_WIDGET (self->add_button), &box))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ (int) box.origin.x, (int) box.origin.y,
                                                  (int) box.size.width, (int) box.size.height });
}

static void
plural_rule_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTextsPage *self = user_data;

  tw_language_popover_change (self->popover);
  point_at_language (self);
  gtk_menu_button_popup (self->add_button);
}

static void
show_removed (TwTextsPage *self, const char *language)
{
  g_autofree char *name = tw_language_name (language);
  /* Translators: %s is a language's own name */
  g_autofree char *words = g_strdup_printf (_ ("%s removed"), name);

  tw_announce_undo (GTK_WIDGET (self), self->document, words);
}

static void
remove_language_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTextsPage *self = user_data;
  g_autofree char *language = g_strdup (tw_text_table_get_language (self->table));
  guint64 revision = tw_document_get_revision (self->document);
  g_autoptr (TwTextRow) row = NULL;
  guint position = 0;

  g_set_object (&row, tw_texts_page_get_row (self));
  tw_text_table_remove_language (self->table);
  tw_texts_page_update_actions (self);
  if (row != NULL)
    position = tw_texts_page_find_text (self, row);
  tw_texts_page_focus (self, position != GTK_INVALID_LIST_POSITION ? position : 0);
  if (tw_document_get_revision (self->document) != revision)
    show_removed (self, language);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_texts_page_ask_export (user_data);
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_texts_page_ask_import (user_data);
}

static const GActionEntry entries[] = {
  { .name = "language", .parameter_type = "s", .state = "''", .activate = language_cb },
  { .name = "scope", .parameter_type = "s", .state = "'all'", .activate = scope_cb },
  { .name = "next-language", .activate = next_language_cb },
  { .name = "previous-language", .activate = previous_language_cb },
  { .name = "go-next", .activate = go_next_cb },
  { .name = "go-previous", .activate = go_previous_cb },
  { .name = "done", .activate = done_cb },
  { .name = "draft", .activate = draft_cb },
  { .name = "clear-filter", .activate = clear_filter_cb },
  { .name = "toggle-panel", .activate = toggle_panel_cb },
  { .name = "add-language", .activate = add_language_cb },
  { .name = "plural-rule", .activate = plural_rule_cb },
  { .name = "remove-language", .activate = remove_language_cb },
  { .name = "export", .activate = export_cb },
  { .name = "import", .activate = import_cb },
};

static const TwKeyBinding shortcuts[] = {
  { "<Control>d", "texts.draft" },
  { "<Control>Page_Down", "texts.next-language" },
  { "<Control>Page_Up", "texts.previous-language" },
  { "<Control><Shift>l", "texts.add-language" },
  { "<Control><Shift>h", "texts.plural-rule" },
  { "<Control><Shift>Delete", "texts.remove-language" },
  { "<Control><Shift>m", "texts.import" },
  { "<Control><Shift>x", "texts.export" },
};

void
tw_texts_page_add_actions (TwTextsPage *self)
{
  GtkEventController *controller = tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts));

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "texts", G_ACTION_GROUP (self->actions));
  /* Before the entries, which move their cursors by Control and Page Down. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
tw_texts_page_update_actions (TwTextsPage *self)
{
  TwTextRow *row = tw_texts_page_get_row (self);

  tw_action_set_state (self->actions, "language",
                       g_variant_new_string (tw_text_table_get_language (self->table)));
  tw_action_enable (self->actions, "export", !tw_text_table_is_source (self->table));
  tw_action_enable (self->actions, "plural-rule", !tw_text_table_is_source (self->table));
  tw_action_enable (self->actions, "remove-language", !tw_text_table_is_source (self->table));
  tw_action_enable (self->actions, "draft",
                    row != NULL && (row->is_source || row->state != TW_TEXT_MISSING));
}
