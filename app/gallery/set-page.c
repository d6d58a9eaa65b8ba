/* The whole set. */
#include "app/gallery/set-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/gallery/edge-patterns.h"
#include "app/gallery/set-page-private.h"
#include "app/gallery/tile-selection.h"
#include "app/widgets/flow-layout.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"

#define PICTURE_SIZE 124
/* Between the buttons of a set without tiles, and how wide they are at most in one line. */
#define BUTTON_GAP 12
#define BUTTONS_PX 532

static void set_page_iface_init (TwPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwSetPage,
                               tw_set_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_PAGE, set_page_iface_init))

static void
set_number (GtkLabel *label, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_label (label, text);
}

static guint
count_symbols (const TwTile *tile)
{
  guint n_symbols = 0;

  for (guint i = 0; i < tile->topology.n_symbols; i++)
    n_symbols += tile->topology.symbols[i].count * tile->count;
  for (guint v = 0; v < tile->n_variants; v++)
    for (guint i = 0; i < tile->variants[v].added.n_symbols; i++)
      n_symbols += tile->variants[v].added.symbols[i].count * tile->variants[v].count;
  return n_symbols;
}

static void
show_totals (TwSetPage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  guint n_copies = tw_tile_set_n_copies (set);
  guint n_symbols = 0, n_starts = 0;
  g_autofree char *counts = NULL, *words = NULL;
  gboolean is_missing;

  for (guint i = 0; i < set->n_tiles; i++)
    {
      n_symbols += count_symbols (set->tiles[i]);
      n_starts += set->tiles[i]->n_start;
    }
  set_number (self->n_tiles, n_copies);
  set_number (self->n_shapes, set->n_tiles);
  set_number (self->n_symbols, n_symbols);
  set_number (self->n_starts, n_starts);
  /* Translators: below their number, in a narrow column */
  gtk_label_set_label (self->tiles_words, g_dngettext (GETTEXT_PACKAGE, "tile", "tiles", n_copies));
  /* Translators: below their number, in a narrow column */
  gtk_label_set_label (self->shapes_words,
                       g_dngettext (GETTEXT_PACKAGE, "shape", "shapes", set->n_tiles));
  /* Translators: below their number, in a narrow column */
  gtk_label_set_label (self->symbols_words,
                       g_dngettext (GETTEXT_PACKAGE, "symbol", "symbols", n_symbols));
  /* Translators: below their number, in a narrow column */
  gtk_label_set_label (self->starts_words,
                       g_dngettext (GETTEXT_PACKAGE, "start tile", "start tiles", n_starts));
  tw_edge_coverage_update (self->coverage);
  counts = tw_edge_coverage_words (self->coverage, &is_missing);
  words = is_missing
              /* Translators: %s is a sentence: how many patterns the set lacks */
              ? g_strdup_printf (_ ("%s Click a faded one to draw it."), counts)
              : g_strdup (counts);
  adw_preferences_group_set_description (self->coverage_group, words);
}

static void
show_stack (TwSetPage *self)
{
  const char *name = "grid";

  if (tw_tile_list_get_length (tw_document_get_tiles (self->document)) == 0)
    name = "empty";
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    name = "nothing";
  gtk_stack_set_visible_child_name (self->stack, name);
}

/* Before the grid hears that tiles come, go or move. */
static void
tiles_changed_cb (TwSetPage *self)
{
  self->is_changing = TRUE;
  if (tw_tile_grid_has_focus (self->grid))
    g_set_object (&self->focused, tw_tile_grid_item_of (tw_tile_grid_focused (self->grid)));
  self->grid_had_focus |= tw_tile_grid_let_go (self->grid);
}

/* GTK takes the selection off what is taken out, even if it is put back elsewhere. It goes to what
 * is in its place if nothing of it is left. */
static void
choose_again (TwSetPage *self)
{
  g_autoptr (GPtrArray) chosen = NULL;
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  gboolean is_left = FALSE;

  if (!self->is_changing)
    return;
  chosen = g_ptr_array_ref (self->chosen);
  for (guint i = 0; i < chosen->len; i++)
    {
      tw_tile_selection_add (self->selection, chosen->pdata[i]);
      is_left |= tw_tile_selection_has (self->selection, chosen->pdata[i]);
    }
  if (!is_left && chosen->len > 0 && n_shown > 0)
    gtk_selection_model_select_item (self->selection, MIN (self->chosen_at, n_shown - 1), TRUE);
}

/* Who acts on tiles by keys goes on so, where they were or with what is selected. */
static void
focus_again (TwSetPage *self)
{
  g_autoptr (TwTileItem) item = g_steal_pointer (&self->focused);

  if (self->grid_had_focus && gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL)
    {
      if ((item == NULL || tw_tile_item_get_position (item) < 0) && self->chosen->len > 0)
        g_set_object (&item, self->chosen->pdata[0]);
      if (item != NULL && tw_tile_item_get_position (item) >= 0)
        tw_tile_grid_focus (self->grid, item);
      else
        gtk_widget_grab_focus (GTK_WIDGET (self->grid));
    }
  self->grid_had_focus = FALSE;
}

static void
changed_cb (TwSetPage *self)
{
  choose_again (self);
  self->is_changing = FALSE;
  focus_again (self);
  tw_tile_filter_refilter (self->filter);
  show_totals (self);
  tw_set_page_update_actions (self);
}

/* Problems were found, or saving made changed tiles unchanged ones. */
static void
refilter_cb (TwSetPage *self)
{
  tw_tile_filter_refilter (self->filter);
}

static void
selection_changed_cb (TwSetPage *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  g_ptr_array_unref (self->chosen);
  self->chosen = tw_tile_selection_dup_items (self->selection);
  self->chosen_at = gtk_bitset_is_empty (selected) ? 0 : gtk_bitset_get_maximum (selected);
  tw_tile_worth_set (self->worth, self->document,
                     self->chosen->len == 1 ? self->chosen->pdata[0] : NULL);
  tw_set_page_update_actions (self);
}

static void
shown_changed_cb (TwSetPage *self)
{
  show_stack (self);
  if (self->is_changing)
    tw_set_page_update_actions (self);
  else
    selection_changed_cb (self);
  /* GTK complains of a rubber band where nothing is. */
  gtk_grid_view_set_enable_rubberband (self->grid,
                                       g_list_model_get_n_items (G_LIST_MODEL (self->selection))
                                           > 0);
}

/* Where problems are that no tile has. (nullable): NULL if there are none */
static char *
words_of_set_problems (TwSetPage *self)
{
  const TwProblems *problems = tw_document_get_problems (self->document);
  guint n = 0;

  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    n += problems->problems[i].tile < 0;
  if (n == 0)
    return NULL;
  return g_strdup_printf (
      ngettext ("%u problem concerns the set itself: see Totals and Problems (F9).",
                "%u problems concern the set itself: see Totals and Problems (F9).", n),
      n);
}

/* Says which word names nothing, where people look: instead of the tiles, and in the line. */
static void
show_unknown (TwSetPage *self)
{
  const char *unknown = tw_tile_filter_unknown (self->filter);
  g_autofree char *words = NULL, *escaped = NULL;

  if (unknown != NULL)
    {
      /* Translators: %s is a word somebody typed before "=", "<" or ">" */
      words = g_strdup_printf (_ ("Unknown filter “%s”. Try “road=3”, “inn>0” or "
                                  "“copies>=2”."),
                               unknown);
      escaped = g_markup_escape_text (words, -1);
      gtk_widget_add_css_class (GTK_WIDGET (self->filter_entry), "error");
    }
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->filter_entry), "error");
  if (unknown == NULL && tw_tile_filter_get_scope (self->filter) == TW_TILE_SCOPE_PROBLEMS
      && !tw_tile_filter_has_words (self->filter))
    escaped = words_of_set_problems (self);
  adw_status_page_set_description (self->nothing, escaped);
}

/* Why there is nothing to be seen. */
static void
show_nothing (TwSetPage *self)
{
  TwTileScope scope = tw_tile_filter_has_words (self->filter)
                          ? TW_TILE_SCOPE_ALL
                          : tw_tile_filter_get_scope (self->filter);

  adw_status_page_set_icon_name (self->nothing, scope == TW_TILE_SCOPE_ALL
                                                    ? "system-search-symbolic"
                                                    : "emblem-ok-symbolic");
  adw_status_page_set_title (self->nothing,
                             scope == TW_TILE_SCOPE_PROBLEMS  ? _ ("No Tile Has a Problem")
                             : scope == TW_TILE_SCOPE_CHANGED ? _ ("No Tile Is Changed")
                                                              : _ ("No Tile Passes the Filter"));
  show_unknown (self);
}

static void
filter_changed_cb (TwSetPage *self)
{
  tw_tile_filter_set_words (self->filter,
                            gtk_editable_get_text (GTK_EDITABLE (self->filter_entry)));
  show_nothing (self);
}

/* From the filter line, Down and Return lead to the tiles. */
static void
filter_activate_cb (TwSetPage *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

static void
stop_search_cb (TwSetPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->filter_entry), "");
  gtk_widget_child_focus (GTK_WIDGET (self->grid), GTK_DIR_TAB_FORWARD);
}

void
tw_set_page_show_pattern (TwSetPage *self, guint edges, gboolean is_present)
{
  g_autofree char *letters = NULL;
  TwTopology topology;

  if (is_present)
    {
      letters = tw_edge_pattern_letters (tw_document_get_set (self->document)->own, edges);
      gtk_editable_set_text (GTK_EDITABLE (self->filter_entry), letters);
      tw_tile_filter_set_words (self->filter, letters);
      return;
    }
  tw_edge_pattern_topology (edges, &topology);
  tw_set_page_add_tile (self, &topology);
}

static void
show_problem_cb (TwSetPage *self, TwTileItem *item, const TwProblem *problem)
{
  tw_set_page_select (self, item);
}

static void
activate_cb (TwSetPage *self, guint position)
{
  g_autoptr (TwTileItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-tile", "s",
                                tw_tile_item_get_tile (item)->id);
}

/* Beside the grid when there is room, over it when there is not. */
static void
wide_cb (TwSetPage *self)
{
  gboolean is_wide = tw_width_bin_is_wide (self->bin);

  adw_flap_set_fold_policy (self->flap,
                            is_wide ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, is_wide);
  gtk_widget_set_visible (self->panel_button, !is_wide);
  tw_selection_bar_set_compact (self->selection_bar, !is_wide);
}

/* What is selected stays so as long as @item is among it. */
static void
set_page_show_item (TwPage *page, TwTileItem *item, const TwProblem *problem)
{
  TwSetPage *self = TW_SET_PAGE (page);
  guint position;

  choose_again (self);
  if (problem == NULL && tw_tile_selection_has (self->selection, item)
      && tw_tile_selection_find (self->selection, item, &position))
    gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", position);
  else
    tw_set_page_select (self, item);
}

static TwTileItem *
set_page_get_item (TwPage *page)
{
  g_autoptr (GPtrArray) items = tw_tile_selection_dup_items (TW_SET_PAGE (page)->selection);

  return items->len == 1 ? items->pdata[0] : NULL;
}

static void
set_page_toggle_panel (TwPage *page)
{
  TwSetPage *self = TW_SET_PAGE (page);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

static void
set_page_search (TwPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (TW_SET_PAGE (page)->filter_entry));
}

static void
set_page_iface_init (TwPageInterface *iface)
{
  iface->show_item = set_page_show_item;
  iface->get_item = set_page_get_item;
  iface->toggle_panel = set_page_toggle_panel;
  iface->toggle_inspector = set_page_toggle_panel;
  iface->search = set_page_search;
}

static gboolean
set_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TW_SET_PAGE (widget)->grid));
}

static void
set_page_dispose (GObject *object)
{
  TwSetPage *self = TW_SET_PAGE (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->ground_popover, gtk_widget_unparent);
  g_clear_object (&self->actions);
  g_clear_object (&self->selection);
  g_clear_object (&self->sorted);
  g_clear_object (&self->filter);
  g_clear_object (&self->document);
  g_clear_object (&self->focused);
  g_clear_pointer (&self->chosen, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_set_page_parent_class)->dispose (object);
}

static void
tw_set_page_class_init (TwSetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = set_page_dispose;
  widget_class->grab_focus = set_page_grab_focus;
  widget_class->focus = tw_page_focus;
  g_type_ensure (TW_TYPE_EDGE_COVERAGE);
  g_type_ensure (TW_TYPE_TILE_WORTH);
  g_type_ensure (TW_TYPE_PROBLEM_LIST);
  g_type_ensure (TW_TYPE_SELECTION_BAR);
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/gallery/set-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, tile_menu);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, ground_menu);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, flap);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, grid);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, filter_entry);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, selection_bar);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, empty_buttons);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, n_tiles);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, n_shapes);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, n_symbols);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, n_starts);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, tiles_words);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, shapes_words);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, symbols_words);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, starts_words);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, problem_list);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, worth_group);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, worth);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, coverage_group);
  gtk_widget_class_bind_template_child (widget_class, TwSetPage, coverage);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "edge_pattern_cb",
                                                G_CALLBACK (tw_set_page_show_pattern));
  gtk_widget_class_bind_template_callback (widget_class, filter_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_problem_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
}

static void
tw_set_page_init (TwSetPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self->worth, "visible", self->worth_group, "visible",
                          G_BINDING_SYNC_CREATE);
  gtk_widget_set_layout_manager (self->empty_buttons,
                                 tw_flow_layout_new_centred (BUTTON_GAP, BUTTONS_PX));
  self->chosen = g_ptr_array_new ();
  gtk_search_entry_set_key_capture_widget (self->filter_entry, NULL);
}

GtkWidget *
tw_set_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwSetPage *self = g_object_new (TW_TYPE_SET_PAGE, NULL);
  g_autoptr (GtkListItemFactory) factory = NULL;
  GtkFilterListModel *filtered;

  self->document = g_object_ref (document);
  tw_edge_coverage_set_document (self->coverage, document, textures);
  self->filter = tw_tile_filter_new ();
  tw_tile_filter_set_document (self->filter, document);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (show_nothing), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tw_document_get_tiles (document), "items-changed",
                           G_CALLBACK (tiles_changed_cb), self, G_CONNECT_SWAPPED);
  filtered =
      gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (tw_document_get_tiles (document))),
                                 GTK_FILTER (g_object_ref (self->filter)));
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), NULL);
  self->selection =
      GTK_SELECTION_MODEL (gtk_multi_selection_new (G_LIST_MODEL (g_object_ref (self->sorted))));
  factory =
      tw_tile_cell_factory_new (document, textures, G_LIST_MODEL (self->selection), PICTURE_SIZE);
  gtk_grid_view_set_model (self->grid, self->selection);
  gtk_grid_view_set_factory (self->grid, factory);
  tw_problem_list_set_document (self->problem_list, document);
  tw_set_page_add_actions (self);
  tw_set_page_add_drop (self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (document, "problems-changed", G_CALLBACK (refilter_cb), self);
  g_signal_connect_swapped (document, "notify::modified", G_CALLBACK (refilter_cb), self);
  g_signal_connect_swapped (self->selection, "items-changed", G_CALLBACK (shown_changed_cb), self);
  g_signal_connect_swapped (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb),
                            self);
  wide_cb (self);
  show_stack (self);
  show_nothing (self);
  show_totals (self);
  tw_set_page_update_actions (self);
  return GTK_WIDGET (self);
}
