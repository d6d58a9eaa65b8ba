/* The page on which tiles are drawn. */
#include "app/designer/design-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/widgets/focus-later.h"
#include "app/widgets/natural-size.h"
#include "app/widgets/say.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/tile-cell.h"
#include "app/widgets/tile-grid.h"

/* Sides of the strip's pictures, in two columns and in one. */
/* Of the drawing with what is around it, in pixels, unless the window is narrower. */
#define DESK_LEAST     500
#define PICTURE_WIDE   76
#define PICTURE_NARROW 72
/* The size of texts from which on there is no room for words below the pens. */
#define BESIDE_FROM 1.25

static void design_page_iface_init (TwPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwDesignPage,
                               tw_design_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_PAGE, design_page_iface_init))

void
tw_design_page_show_words (TwDesignPage *self)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (self->canvas);
  g_autofree char *hint = *state->message == '\0' ? tw_design_page_hint (self) : NULL;

  gtk_label_set_label (self->words, hint != NULL ? hint : state->message);
}

/* What the action made that is undone now is not there any more. */
static void
exchanged_cb (TwDesignPage *self, gboolean forwards)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (self->canvas);
  const TwTileItem *revealed = g_steal_pointer (&self->revealed);
  g_autofree char *label = NULL, *words = NULL;

  g_object_get (self->document, forwards ? "undo-label" : "redo-label", &label, NULL);
  /* Translators: %s is what was done, as in the tooltip of Undo. */
  words = g_strdup_printf (forwards ? _ ("Done again: %s") : _ ("Undone: %s"), label);
  /* What was undone on another page was seen there. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  tw_tile_canvas_say (self->canvas, words);
  g_free (self->exchanged);
  self->exchanged = g_steal_pointer (&words);
  /* Whoever sees the tile sees what it is now. */
  if (revealed != NULL && revealed == state->item && state->tile != NULL)
    {
      g_autofree char *tile = tw_land_names_tile_words (tw_document_get_set (self->document)->own,
                                                        &state->tile->topology);

      tw_say (GTK_WIDGET (self->canvas), tile);
    }
}

/* The tile that an Undo or Redo is about. */
static void
reveal_cb (TwDesignPage *self, TwTileItem *item)
{
  self->revealed = item;
}

/* Once something else is done, or one has looked elsewhere, it is old news. */
static void
forget_exchanged (TwDesignPage *self)
{
  if (g_strcmp0 (self->exchanged, tw_tile_canvas_get_state (self->canvas)->message) == 0)
    tw_tile_canvas_say (self->canvas, "");
  g_clear_pointer (&self->exchanged, g_free);
}

/* Nothing alarms while the tile is being drawn. */
static void
is_drawn_cb (TwDesignPage *self)
{
  if (tw_tile_canvas_get_state (self->canvas)->is_drawn)
    gtk_widget_add_css_class (GTK_WIDGET (self->grid), "drawing");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->grid), "drawing");
}

static void
show_strip_title (TwDesignPage *self)
{
  guint n_tiles = tw_tile_list_get_length (tw_document_get_tiles (self->document));
  g_autofree char *title =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Tile", "%u Tiles", n_tiles), n_tiles);

  gtk_label_set_label (self->strip_title, title);
}

static void
scroll_to (TwDesignPage *self, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self->grid), "list.scroll-to-item", "u", position);
}

static void
selected_cb (TwDesignPage *self)
{
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (item != tw_tile_canvas_get_state (self->canvas)->item)
    tw_tile_canvas_set_item (self->canvas, item);
  tw_design_page_show_words (self);
  tw_design_page_update_actions (self);
}

/* Before the grid hears that tiles come, go or move. */
static void
tiles_changed_cb (TwDesignPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* Its menu gives the focus back to the tile it was opened for. */
  self->grid_had_focus |= tw_tile_grid_let_go (self->grid)
                          || (self->strip_menu != NULL && focus != NULL
                              && gtk_widget_is_ancestor (focus, self->strip_menu));
}

/* Who moves tiles in the strip by keys presses them on and on, and those of Undo between. */
static void
focus_again (TwDesignPage *self)
{
  TwTileItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (self->grid_had_focus && item != NULL)
    {
      scroll_to (self, (guint) tw_tile_item_get_position (item));
      tw_tile_grid_focus (self->grid, item);
    }
  self->grid_had_focus = FALSE;
}

static void
changed_cb (TwDesignPage *self)
{
  focus_again (self);
  forget_exchanged (self);
  show_strip_title (self);
  tw_design_page_show_words (self);
  tw_design_page_update_actions (self);
}

/* The grid has room for a new tile only when it has been laid out. */
static gboolean
laid_out_cb (gpointer data)
{
  TwDesignPage *self = data;
  guint position;

  if (self->document == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->grid)))
    return G_SOURCE_REMOVE;
  position = gtk_single_selection_get_selected (self->selection);
  if (position != GTK_INVALID_LIST_POSITION)
    scroll_to (self, position);
  return G_SOURCE_REMOVE;
}

void
tw_design_page_select (TwDesignPage *self, TwTileItem *item)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  int position = tw_tile_item_get_position (item);

  if (position < 0)
    return;
  gtk_single_selection_set_selected (self->selection, (guint) position);
  scroll_to (self, (guint) position);
  if (focus == NULL || tw_tile_grid_has_focus (self->grid))
    tw_tile_grid_focus (self->grid, item);
  g_idle_add_full (G_PRIORITY_LOW, laid_out_cb, g_object_ref (self), g_object_unref);
}

/* A tile chosen by Return or a double click is drawn on. */
static void
activate_cb (TwDesignPage *self)
{
  tw_focus_later (GTK_WIDGET (self->canvas));
}

static void
wide_cb (TwDesignPage *self)
{
  gboolean is_wide = tw_width_bin_is_wide (self->bin);
  guint n_columns = is_wide ? 2 : 1;
  g_autoptr (GtkListItemFactory) factory = NULL;

  if (self->document == NULL)
    return;
  factory =
      tw_tile_cell_factory_new (self->document, self->textures, G_LIST_MODEL (self->selection),
                                is_wide ? PICTURE_WIDE : PICTURE_NARROW);
  gtk_grid_view_set_factory (self->grid, factory);
  gtk_grid_view_set_min_columns (self->grid, n_columns);
  gtk_grid_view_set_max_columns (self->grid, n_columns);
  gtk_widget_set_size_request (GTK_WIDGET (self->strip_scrolled), is_wide ? 196 : 106, -1);
  adw_flap_set_reveal_flap (self->flap, is_wide);
}

/* As long as there is room the drawing has enough of it; the inspector lies over it before that. */
static void
narrow_cb (TwDesignPage *self)
{
  gboolean is_narrow;

  g_object_get (self->bin, "narrow", &is_narrow, NULL);
  gtk_widget_set_size_request (self->drawing_box, is_narrow ? -1 : DESK_LEAST, -1);
}

/* Words that are larger than the drawing, with a question above the page, would be cut. */
static gboolean
place_words_cb (TwDesignPage *self, GtkWidget *child, GdkRectangle *box, GtkWidget *overlay)
{
  int room = gtk_widget_get_width (overlay);

  if (child == GTK_WIDGET (self->words) && room > 0)
    gtk_widget_set_child_visible (child,
                                  tw_natural_height (child, MIN (tw_natural_width (child), room))
                                      <= gtk_widget_get_height (overlay));
  return FALSE;
}

/* Once it is left a tile is no longer being drawn, and its problems show. */
static void
design_page_unmap (GtkWidget *widget)
{
  TwDesignPage *self = TW_DESIGN_PAGE (widget);

  tw_tile_canvas_set_is_drawn (self->canvas, FALSE);
  forget_exchanged (self);
  GTK_WIDGET_CLASS (tw_design_page_parent_class)->unmap (widget);
}

/* Whether the window has turned to something else meanwhile; a page that fades is mapped still. */
static gboolean
is_left (TwDesignPage *self)
{
  GtkWidget *page = GTK_WIDGET (self), *stack = gtk_widget_get_ancestor (page, GTK_TYPE_STACK);
  GtkWidget *shown = stack != NULL ? gtk_stack_get_visible_child (GTK_STACK (stack)) : page;

  return page != shown && !gtk_widget_is_ancestor (page, shown);
}

/* Whether somebody is drawing, or typing into what is open over the drawing. */
static gboolean
is_drawn_on (TwDesignPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->canvas));
}

/* The grid can only scroll to its selection when it has been laid out once. A set that
 * has just been opened can be drawn on at once. */
static gboolean
mapped_cb (gpointer data)
{
  TwDesignPage *self = data;
  guint position;

  if (self->document == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  position = gtk_single_selection_get_selected (self->selection);
  if (position != GTK_INVALID_LIST_POSITION)
    scroll_to (self, position);
  if (!self->was_mapped && !is_left (self) && !is_drawn_on (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  self->was_mapped = TRUE;
  return G_SOURCE_REMOVE;
}

static void
design_page_map (GtkWidget *widget)
{
  TwDesignPage *self = TW_DESIGN_PAGE (widget);

  /* Large words take lines, and would lie over the pens. */
  if (tw_text_scale (widget) >= BESIDE_FROM)
    gtk_widget_set_margin_start (GTK_WIDGET (self->words), tw_natural_width (self->pens_scroller));
  GTK_WIDGET_CLASS (tw_design_page_parent_class)->map (widget);
  g_idle_add_full (G_PRIORITY_LOW, mapped_cb, g_object_ref (widget), g_object_unref);
}

static gboolean
design_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TW_DESIGN_PAGE (widget)->canvas));
}

static void
show_item (TwPage *page, TwTileItem *item, const TwProblem *problem)
{
  TwDesignPage *self = TW_DESIGN_PAGE (page);

  tw_design_page_select (self, item);
  if (problem == NULL)
    return;
  if (problem->segment >= 0)
    tw_tile_canvas_select (self->canvas, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, problem->segment),
                           FALSE);
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

static TwTileItem *
get_item (TwPage *page)
{
  return tw_tile_canvas_get_state (TW_DESIGN_PAGE (page)->canvas)->item;
}

static void
toggle_panel (TwPage *page)
{
  TwDesignPage *self = TW_DESIGN_PAGE (page);

  gtk_widget_set_visible (self->strip, !gtk_widget_get_visible (self->strip));
}

static void
toggle_inspector (TwPage *page)
{
  TwDesignPage *self = TW_DESIGN_PAGE (page);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

/* Whoever comes to put a symbol on tiles has it in hand. */
static void
show_own (TwPage *page, const char *element, const char *id)
{
  TwDesignPage *self = TW_DESIGN_PAGE (page);
  const TwCanvasState *state = tw_tile_canvas_get_state (self->canvas);

  if (strcmp (element, "symbol") != 0)
    return;
  if (g_strcmp0 (state->armed, id) != 0)
    gtk_widget_activate_action (GTK_WIDGET (self->shelf), "canvas.arm", "s", id);
  tw_focus_later (GTK_WIDGET (self));
}

static void
design_page_iface_init (TwPageInterface *iface)
{
  iface->show_item = show_item;
  iface->show_own = show_own;
  iface->get_item = get_item;
  iface->toggle_panel = toggle_panel;
  iface->toggle_inspector = toggle_inspector;
}

static void
design_page_dispose (GObject *object)
{
  TwDesignPage *self = TW_DESIGN_PAGE (object);

  if (self->actions != NULL)
    {
      gtk_widget_insert_action_group (GTK_WIDGET (self), "design", NULL);
      gtk_widget_insert_action_group (GTK_WIDGET (self), "canvas", NULL);
      g_clear_object (&self->actions);
    }
  g_clear_pointer (&self->strip_menu, gtk_widget_unparent);
  if (self->grid != NULL)
    gtk_grid_view_set_model (self->grid, NULL);
  /* The template is taken apart first, and the bin does not notice. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_DESIGN_PAGE);
  g_clear_pointer (&self->exchanged, g_free);
  g_clear_object (&self->selection);
  g_clear_object (&self->textures);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_design_page_parent_class)->dispose (object);
}

static void
tw_design_page_class_init (TwDesignPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = design_page_dispose;
  widget_class->map = design_page_map;
  widget_class->unmap = design_page_unmap;
  widget_class->grab_focus = design_page_grab_focus;
  widget_class->focus = tw_page_focus;
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_TILE_CANVAS);
  g_type_ensure (TW_TYPE_OWN_PENS);
  g_type_ensure (TW_TYPE_SYMBOL_SHELF);
  g_type_ensure (TW_TYPE_TILE_INSPECTOR);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/designer/design-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, flap);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, strip);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, strip_title);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, drawing_box);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, strip_scrolled);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, grid);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, words);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, pens);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, pens_scroller);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, own_pens);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, shelf);
  gtk_widget_class_bind_template_child (widget_class, TwDesignPage, inspector);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_words_cb);
}

static void
tw_design_page_init (TwDesignPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "canvas",
                                  tw_tile_canvas_get_actions (self->canvas));
  tw_design_page_add_actions (self);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->canvas),
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->words, NULL, -1);
}

GtkWidget *
tw_design_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwDesignPage *self = g_object_new (TW_TYPE_DESIGN_PAGE, NULL);

  self->document = g_object_ref (document);
  self->textures = g_object_ref (textures);
  tw_tile_canvas_set_sources (self->canvas, document, textures);
  tw_own_pens_set_document (self->own_pens, document);
  tw_symbol_shelf_set_document (self->shelf, document);
  tw_tile_inspector_set_sources (self->inspector, document, self->canvas, textures);
  g_signal_connect_object (tw_document_get_tiles (document), "items-changed",
                           G_CALLBACK (tiles_changed_cb), self, G_CONNECT_SWAPPED);
  self->selection =
      gtk_single_selection_new (g_object_ref (G_LIST_MODEL (tw_document_get_tiles (document))));
  wide_cb (self);
  narrow_cb (self);
  gtk_grid_view_set_model (self->grid, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "notify::message", G_CALLBACK (tw_design_page_show_words),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "notify::is-drawn", G_CALLBACK (is_drawn_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "reveal", G_CALLBACK (reveal_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "exchanged", G_CALLBACK (exchanged_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  selected_cb (self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
