/* The Texts page. */
#include "app/localise/texts-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/localise/texts-page-private.h"
#include "app/widgets/announce.h"
#include "engine/tile/language-names.h"

static void texts_page_iface_init (TwPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwTextsPage,
                               tw_texts_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_PAGE, texts_page_iface_init))

static void
show_stack (TwTextsPage *self)
{
  const char *name = "list";

  if (g_list_model_get_n_items (G_LIST_MODEL (self->table)) == 0)
    name = "empty";
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    name = "nothing";
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (self->headings, strcmp (name, "list") == 0);
}

static void
shown_changed_cb (TwTextsPage *self)
{
  show_stack (self);
}

static void
selected_cb (TwTextsPage *self)
{
  TwTextRow *row = tw_texts_page_get_row (self);

  tw_text_panel_show (self->panel, row);
  if (row != NULL && !tw_text_table_has_lost_language (self->table))
    g_set_object (&self->at, row);
  tw_texts_page_update_actions (self);
}

static gboolean
hold_selected (gpointer data)
{
  TwTextsPage *self = data;

  if (self->filter != NULL)
    tw_text_filter_hold (self->filter, tw_texts_page_get_row (self));
  return G_SOURCE_REMOVE;
}

/* The row one is at stays though it is no longer missing, until one goes on. */
static void
entered_cb (TwTextsPage *self, TwTextCell *cell)
{
  TwTextRow *row = tw_text_cell_get_row (cell);
  guint position = row != NULL ? tw_texts_page_find (self, row) : GTK_INVALID_LIST_POSITION;

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  gtk_single_selection_set_selected (self->selection, position);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, hold_selected, g_object_ref (self), g_object_unref);
}

static char *
heading_for (const char *language)
{
  return *language != '\0' ? tw_language_name (language) : g_strdup (C_ ("texts", "Source"));
}

/* Whether some rule of the set has no words of its own. */
static gboolean
has_sentences (const TwTileSet *set)
{
  for (guint i = 0; set->own != NULL && i < set->own->effects->len; i++)
    if (((const TwEffect *) set->own->effects->pdata[i])->rules == NULL)
      return TRUE;
  for (guint i = 0; set->own != NULL && i < set->own->procedures->len; i++)
    {
      const TwStatement *root = ((const TwProcedure *) set->own->procedures->pdata[i])->root;

      if (tw_statement_is (root, "procedure") && tw_statement_text (root, "rules") == NULL)
        return TRUE;
    }
  return FALSE;
}

static void
updated_cb (TwTextsPage *self)
{
  const char *language = tw_text_table_get_language (self->table);
  gboolean is_source = tw_text_table_is_source (self->table);
  g_autofree char *source = heading_for (tw_text_table_get_source_language (self->table));
  g_autofree char *words = heading_for (language);

  gtk_label_set_label (self->source_heading, is_source ? _ ("What It Is") : source);
  gtk_label_set_label (self->language_heading, words);
  /* What is missing in one language need not be in another. */
  if (g_strcmp0 (self->filtered, language) != 0)
    {
      g_free (self->filtered);
      self->filtered = g_strdup (language);
      tw_text_filter_renew (self->filter);
    }
  gtk_widget_set_visible (self->sentences, has_sentences (tw_document_get_set (self->document)));
  show_stack (self);
  tw_texts_page_update_actions (self);
}

/* Undo and imports show what they changed. */
static void
row_changed_cb (TwTextsPage *self, TwTextRow *row)
{
  guint position = tw_texts_page_find (self, row);

  if (position == GTK_INVALID_LIST_POSITION || row == tw_texts_page_get_row (self))
    return;
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

/* Undo brought a language back: one is where one was when it went. */
static void
returned_cb (TwTextsPage *self)
{
  guint position =
      self->at != NULL ? tw_texts_page_find_text (self, self->at) : GTK_INVALID_LIST_POSITION;

  if (position == GTK_INVALID_LIST_POSITION)
    return;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tw_texts_page_focus (self, position);
  else
    gtk_single_selection_set_selected (self->selection, position);
}

static void
failed_cb (TwTextsPage *self, const char *message)
{
  tw_announce_words (GTK_WIDGET (self), message);
}

static void
setup_cb (TwTextsPage *self, GtkListItem *item)
{
  GtkWidget *cell = tw_text_cell_new (self->document, self->table, self->textures);

  g_signal_connect_object (cell, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_child (item, cell);
}

static void
bind_cb (TwTextsPage *self, GtkListItem *item)
{
  TwTextCell *cell = TW_TEXT_CELL (gtk_list_item_get_child (item));
  TwTextRow *row = gtk_list_item_get_item (item);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (cell));

  tw_text_cell_set_row (cell, row);
  g_hash_table_insert (self->cells, row, cell);
  /* The entries have the focus, not their lines. */
  if (parent != NULL)
    gtk_widget_set_focusable (parent, FALSE);
}

static void
unbind_cb (TwTextsPage *self, GtkListItem *item)
{
  TwTextCell *cell = TW_TEXT_CELL (gtk_list_item_get_child (item));
  TwTextRow *row = gtk_list_item_get_item (item);

  if (g_hash_table_lookup (self->cells, row) == (gpointer) cell)
    g_hash_table_remove (self->cells, row);
  tw_text_cell_set_row (cell, NULL);
}

static void
search_changed_cb (TwTextsPage *self)
{
  tw_text_filter_set_words (self->filter,
                            gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
}

static void
search_activate_cb (TwTextsPage *self)
{
  search_changed_cb (self);
  tw_texts_page_focus (self, 0);
}

static void
stop_search_cb (TwTextsPage *self)
{
  TwTextRow *row = tw_texts_page_get_row (self);
  guint position;

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  tw_text_filter_set_words (self->filter, "");
  position = row != NULL ? tw_texts_page_find (self, row) : 0;
  tw_texts_page_focus (self, position != GTK_INVALID_LIST_POSITION ? position : 0);
}

/* The next key is for the texts again. */
static void
popover_closed_cb (TwTextsPage *self)
{
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Beside the list when there is room, over it when there is not, and none on a telephone. */
static void
width_cb (TwTextsPage *self)
{
  gboolean is_wide = tw_width_bin_is_wide (self->bin), is_narrow;

  g_object_get (self->bin, "narrow", &is_narrow, NULL);
  adw_flap_set_fold_policy (self->flap,
                            is_wide ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, is_wide);
  gtk_widget_set_visible (self->panel_button, !is_wide && !is_narrow);
}

static void
show_problem_item (TwPage *page, TwTileItem *item, const TwProblem *problem)
{
  TwTextsPage *self = TW_TEXTS_PAGE (page);
  g_autofree char *context = g_strdup_printf ("tile:%s/name", tw_tile_item_get_tile (item)->id);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwTextRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (strcmp (row->context, context) == 0)
        {
          gtk_single_selection_set_selected (self->selection, i);
          gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", i);
          return;
        }
    }
}

static void
texts_page_toggle_panel (TwPage *page)
{
  TwTextsPage *self = TW_TEXTS_PAGE (page);
  gboolean is_narrow;

  g_object_get (self->bin, "narrow", &is_narrow, NULL);
  if (!is_narrow)
    adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

static void
texts_page_search (TwPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (TW_TEXTS_PAGE (page)->search_entry));
}

static void
texts_page_iface_init (TwPageInterface *iface)
{
  iface->show_item = show_problem_item;
  iface->toggle_panel = texts_page_toggle_panel;
  iface->toggle_inspector = texts_page_toggle_panel;
  iface->search = texts_page_search;
}

/* Whoever comes to translate begins at the first that is to be done. */
static gboolean
texts_page_grab_focus (GtkWidget *widget)
{
  TwTextsPage *self = TW_TEXTS_PAGE (widget);
  TwTextRow *row = tw_texts_page_get_row (self);

  tw_texts_page_focus (self, row != NULL ? gtk_single_selection_get_selected (self->selection) : 0);
  return TRUE;
}

/* From entry to entry, down to the last line and up to the first. A list by itself goes on from the
 * lines that it has made, which are those in sight, to whatever is beside it. */
static gboolean
texts_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TwTextsPage *self = TW_TEXTS_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean is_back = direction == GTK_DIR_TAB_BACKWARD;
  TwTextRow *row = tw_texts_page_get_row (self);
  GtkWidget *cell = row != NULL ? g_hash_table_lookup (self->cells, row) : NULL;
  guint position = gtk_single_selection_get_selected (self->selection);

  if (cell == NULL || focus == NULL || !gtk_widget_is_ancestor (focus, cell)
      || (direction != GTK_DIR_TAB_FORWARD && !is_back))
    return tw_page_focus (widget, direction);
  if (gtk_widget_child_focus (cell, direction))
    return TRUE;
  position = is_back ? position - 1 : position + 1;
  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->selection)))
    return tw_page_focus (widget, direction);
  tw_texts_page_focus (self, position);
  return TRUE;
}

static void
texts_page_map (GtkWidget *widget)
{
  TwTextsPage *self = TW_TEXTS_PAGE (widget);

  tw_text_table_set_active (self->table, TRUE);
  GTK_WIDGET_CLASS (tw_texts_page_parent_class)->map (widget);
}

static void
texts_page_unmap (GtkWidget *widget)
{
  tw_text_table_set_active (TW_TEXTS_PAGE (widget)->table, FALSE);
  GTK_WIDGET_CLASS (tw_texts_page_parent_class)->unmap (widget);
}

static void
texts_page_dispose (GObject *object)
{
  TwTextsPage *self = TW_TEXTS_PAGE (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->list != NULL)
    {
      gtk_list_view_set_model (self->list, NULL);
      gtk_list_view_set_factory (self->list, NULL);
      self->list = NULL;
    }
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->wanted);
  g_clear_object (&self->at);
  g_clear_object (&self->actions);
  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  g_clear_object (&self->table);
  g_clear_object (&self->textures);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_texts_page_parent_class)->dispose (object);
}

static void
texts_page_finalize (GObject *object)
{
  g_hash_table_unref (TW_TEXTS_PAGE (object)->cells);
  g_free (TW_TEXTS_PAGE (object)->filtered);
  g_free (TW_TEXTS_PAGE (object)->import_error);
  G_OBJECT_CLASS (tw_texts_page_parent_class)->finalize (object);
}

static void
tw_texts_page_class_init (TwTextsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = texts_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = texts_page_finalize;
  widget_class->grab_focus = texts_page_grab_focus;
  widget_class->focus = texts_page_focus;
  widget_class->map = texts_page_map;
  widget_class->unmap = texts_page_unmap;
  g_type_ensure (TW_TYPE_LANGUAGE_BAR);
  g_type_ensure (TW_TYPE_LANGUAGE_POPOVER);
  g_type_ensure (TW_TYPE_LEFTOVER_BAR);
  g_type_ensure (TW_TYPE_TEXT_PANEL);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/localise/texts-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, flap);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, languages);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, popover);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, headings);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, source_heading);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, language_heading);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, list);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, panel);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, leftovers);
  gtk_widget_class_bind_template_child (widget_class, TwTextsPage, sentences);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
}

static void
tw_texts_page_init (TwTextsPage *self)
{
  self->cells = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The user's own language if the set has it, else the first it is translated to. */
static void
choose_language (TwTextsPage *self)
{
  g_auto (GStrv) languages = tw_text_table_dup_languages (self->table);
  const char *const *wanted = g_get_language_names ();

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      g_autofree char *language = tw_language_from_locale (wanted[i]);

      for (guint k = 1; languages[0] != NULL && languages[k] != NULL; k++)
        if (tw_language_equal (languages[k], language))
          {
            tw_text_table_set_language (self->table, languages[k]);
            return;
          }
    }
  if (languages[0] != NULL && languages[1] != NULL)
    tw_text_table_set_language (self->table, languages[1]);
}

static void
make_list (TwTextsPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilterListModel *filtered =
      gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->table)),
                                 GTK_FILTER (g_object_ref (self->filter)));

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (filtered));
  gtk_single_selection_set_autoselect (self->selection, TRUE);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (shown_changed_cb), self);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb),
                            self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
}

GtkWidget *
tw_texts_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwTextsPage *self = g_object_new (TW_TYPE_TEXTS_PAGE, NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  self->table = tw_text_table_new (document, gtk_widget_get_pango_context (GTK_WIDGET (self)));
  self->filter = tw_text_filter_new ();
  choose_language (self);
  tw_text_panel_set_table (self->panel, document, self->table, textures);
  tw_texts_page_add_actions (self);
  make_list (self);
  tw_language_bar_set_table (self->languages, self->table);
  tw_language_popover_set_table (self->popover, self->table);
  tw_leftover_bar_set_document (self->leftovers, document);
  g_signal_connect_swapped (document, "exchanged", G_CALLBACK (tw_texts_page_forget_import), self);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (popover_closed_cb), self);
  g_signal_connect_swapped (self->table, "updated", G_CALLBACK (updated_cb), self);
  g_signal_connect_swapped (self->table, "row-changed", G_CALLBACK (row_changed_cb), self);
  g_signal_connect_swapped (self->table, "returned", G_CALLBACK (returned_cb), self);
  g_signal_connect_swapped (self->table, "failed", G_CALLBACK (failed_cb), self);
  width_cb (self);
  selected_cb (self);
  updated_cb (self);
  return GTK_WIDGET (self);
}
