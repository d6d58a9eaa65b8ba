/* The shelf of symbols and places below the canvas. */
#include "app/designer/symbol-shelf.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/symbol-name.h"
#include "app/document/own-thing.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/tooltip.h"
#include "engine/tile/symbol-table.h"

#define PICTURE_SIZE 36
/* Of a name below a picture: the longest of the known symbols has fewer. */
#define MOST_CHARS 24

struct _TwSymbolShelf
{
  GtkWidget parent_instance;

  TwDocument *document;
  GtkWidget *scrolled;
  GtkWidget *box;
  TwVocabulary *described;      /* (nullable): the rules whose symbols have a button */
  GPtrArray *described_buttons; /* those buttons */
  GPtrArray *own;               /* ids of the set's own symbols that have a button */
};

G_DEFINE_FINAL_TYPE (TwSymbolShelf, tw_symbol_shelf, GTK_TYPE_WIDGET)

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, GtkWidget *button)
{
  const char *symbol = g_object_get_data (G_OBJECT (button), "symbol");
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, TW_TYPE_SYMBOL_NAME);
  g_value_set_boxed (&value, symbol);
  return gdk_content_provider_new_for_value (&value);
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, GtkWidget *button)
{
  GtkWidget *picture = g_object_get_data (G_OBJECT (button), "picture");
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);

  gtk_drag_source_set_icon (source, paintable, PICTURE_SIZE / 2, PICTURE_SIZE / 2);
}

static GtkWidget *
shelf_button_new (const TwTileSet *set, const char *symbol)
{
  gboolean is_own = set != NULL && tw_own_thing_exists (set, TW_OWN_SYMBOL, symbol);
  const char *name = is_own ? tw_own_thing_name (set, TW_OWN_SYMBOL, symbol)
                            : tw_canvas_symbol_label (NULL, symbol);
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *picture = tw_symbol_picture_new (symbol, PICTURE_SIZE), *label = gtk_label_new (name);
  GtkDragSource *source = gtk_drag_source_new ();
  g_autofree char *tooltip = NULL, *called = tw_short_words (name, TW_TOOLTIP_NAME_CHARS, 1);

  if (is_own)
    tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), symbol, tw_theme_of_set (set));
  gtk_widget_add_css_class (label, "caption");
  /* One's own may have any name; the tooltip has it in full. */
  if (g_utf8_strlen (name, -1) > MOST_CHARS)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MOST_CHARS);
      gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
    }
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "symbol");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "canvas.arm");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", symbol);
  /* Translators: %s is a symbol, "Inn" */
  tooltip = g_strdup_printf (_ ("%s: click, then click where it is to stand"), called);
  /* The letter that is seen instead of a picture says nothing of why. */
  tw_art_reason_tooltip (button, name,
                         is_own ? tw_own_thing_art (set, TW_OWN_SYMBOL, symbol) : NULL, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "symbol", g_strdup (symbol), g_free);
  g_object_set_data (G_OBJECT (button), "picture", picture);
  gtk_drag_source_set_actions (source, GDK_ACTION_COPY);
  /* Before the button takes the press for a click of its own. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect (source, "prepare", G_CALLBACK (drag_prepare_cb), button);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), button);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (source));
  return button;
}

static void
shelf_add (TwSymbolShelf *self, const char *symbol)
{
  gtk_box_append (GTK_BOX (self->box), shelf_button_new (NULL, symbol));
}

/* The symbols that the set's rules describe come first: they are what is being worked on. */
static void
shelf_show_described (TwSymbolShelf *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);

  if (self->described == set->own)
    return;
  g_clear_pointer (&self->described, tw_vocabulary_unref);
  self->described = set->own != NULL ? tw_vocabulary_ref (set->own) : NULL;
  for (guint i = 0; i < self->described_buttons->len; i++)
    gtk_box_remove (GTK_BOX (self->box), self->described_buttons->pdata[i]);
  g_ptr_array_set_size (self->described_buttons, 0);
  for (guint i = tw_own_sort_n (set, TW_OWN_SYMBOL); i-- > 0;)
    {
      GtkWidget *button = shelf_button_new (set, tw_own_sort_nth (set, TW_OWN_SYMBOL, i));

      gtk_box_prepend (GTK_BOX (self->box), button);
      g_ptr_array_add (self->described_buttons, button);
    }
}

static void
shelf_add_places (TwSymbolShelf *self)
{
  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    shelf_add (self, tw_kind_info ((TwKind) kind)->name);
}

/* The known symbols, with the places that a tile can have after those of the land. */
static void
shelf_fill (TwSymbolShelf *self)
{
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  for (guint i = 0; i < n_symbols; i++)
    {
      if (symbols[i].category != TW_SYMBOL_FEATURE
          && (i == 0 || symbols[i - 1].category == TW_SYMBOL_FEATURE))
        shelf_add_places (self);
      shelf_add (self, symbols[i].id);
    }
}

static void
shelf_add_own (TwSymbolShelf *self, const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    {
      const char *id = topology->symbols[i].id;

      if (tw_symbol_table_find (id) != NULL
          || (self->described != NULL && tw_vocabulary_find_symbol (self->described, id) != NULL)
          || g_ptr_array_find_with_equal_func (self->own, id, g_str_equal, NULL))
        continue;
      g_ptr_array_add (self->own, g_strdup (id));
      shelf_add (self, id);
    }
}

/* A symbol stays on the shelf when its last tile is gone: it may be wanted again. */
static void
document_changed_cb (TwSymbolShelf *self)
{
  TwTileSet *set = tw_document_get_set (self->document);

  shelf_show_described (self);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      shelf_add_own (self, &set->tiles[i]->topology);
      for (guint k = 0; k < set->tiles[i]->n_variants; k++)
        shelf_add_own (self, &set->tiles[i]->variants[k].added);
    }
}

static void
symbol_shelf_dispose (GObject *object)
{
  TwSymbolShelf *self = TW_SYMBOL_SHELF (object);

  tw_symbol_shelf_set_document (self, NULL);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_pointer (&self->own, g_ptr_array_unref);
  g_clear_pointer (&self->described_buttons, g_ptr_array_unref);
  g_clear_pointer (&self->described, tw_vocabulary_unref);
  G_OBJECT_CLASS (tw_symbol_shelf_parent_class)->dispose (object);
}

static void
tw_symbol_shelf_class_init (TwSymbolShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = symbol_shelf_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "symbolshelf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The wheel moves the shelf along, though it only goes sideways. */
static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, TwSymbolShelf *self)
{
  GtkAdjustment *along = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled));

  gtk_adjustment_set_value (along, gtk_adjustment_get_value (along) + (dx + dy) * 68);
  return TRUE;
}

static void
tw_symbol_shelf_init (TwSymbolShelf *self)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  self->own = g_ptr_array_new_with_free_func (g_free);
  self->described_buttons = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->box, "shelf-items");
  self->scrolled = gtk_scrolled_window_new ();
  gtk_widget_add_css_class (self->scrolled, "shelf");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->box);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Symbols"), -1);
  shelf_fill (self);
}

void
tw_symbol_shelf_set_document (TwSymbolShelf *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  document_changed_cb (self);
}
