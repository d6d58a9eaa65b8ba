/* The shelf of symbols and places below the canvas. */
#include "app/designer/symbol-shelf.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/symbol-chooser.h"
#include "app/designer/symbol-name.h"
#include "app/document/own-thing.h"
#include "app/document/symbol-groups.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/key-hints.h"
#include "app/widgets/announce.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/text-limit.h"
#include "app/widgets/tooltip.h"
#include "engine/tile/symbol-table.h"

#define PICTURE_SIZE 36
/* Of a name below a picture: the longest of the known symbols has fewer. */
#define MOST_CHARS 24

struct _TwSymbolShelf
{
  GtkWidget parent_instance;

  TwDocument *document;
  GtkWidget *content;
  GtkWidget *search;
  GtkWidget *scrolled;
  GtkBox *own_box;   /* the group of the set's own symbols, if it has any */
  GtkBox *known_box; /* a group for each set that brings symbols */
  GtkWidget *add;
  GtkEditable *name;
  GtkWidget *chooser;      /* (nullable): what the search has opened last */
  GPtrArray *buttons;      /* of the symbols, in their order; borrowed */
  guint n_own;             /* how many of them are the set's own */
  TwVocabulary *described; /* (nullable): the rules whose symbols have a button */
  GPtrArray *foreign;      /* ids of symbols that only tiles name */
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
  /* Keys go on drawing after a click. */
  gtk_widget_set_focus_on_click (button, FALSE);
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

/* A heading above a row of buttons; readers say it when they come into the row. */
static GtkWidget *
group_new (const char *title, GtkWidget **out_row)
{
  GtkWidget *group = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "symbol-heading");
  *out_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (group), label);
  gtk_box_append (GTK_BOX (group), *out_row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return group;
}

static void
group_add (TwSymbolShelf *self, GtkWidget *row, guint position, const char *symbol)
{
  GtkWidget *button = shelf_button_new (tw_document_get_set (self->document), symbol);

  gtk_box_append (GTK_BOX (row), button);
  g_ptr_array_insert (self->buttons, (int) position, button);
}

static void
box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

static void
fill_own (TwSymbolShelf *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  guint n_described = tw_own_sort_n (set, TW_OWN_SYMBOL);
  GtkWidget *row;

  if (self->n_own > 0)
    g_ptr_array_remove_range (self->buttons, 0, self->n_own);
  box_clear (self->own_box);
  self->n_own = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->own_box), n_described + self->foreign->len > 0);
  if (n_described + self->foreign->len == 0)
    return;
  gtk_box_append (self->own_box, group_new (_ ("This Set"), &row));
  for (guint i = 0; i < n_described; i++)
    group_add (self, row, self->n_own++, tw_own_sort_nth (set, TW_OWN_SYMBOL, i));
  for (guint i = 0; i < self->foreign->len; i++)
    if (!tw_own_thing_exists (set, TW_OWN_SYMBOL, self->foreign->pdata[i]))
      group_add (self, row, self->n_own++, self->foreign->pdata[i]);
}

/* What the program knows never changes; it is there when it has been read. */
static void
fill_known (TwSymbolShelf *self)
{
  GPtrArray *groups = tw_symbol_groups_get ();

  if (groups == NULL || self->document == NULL || self->buttons->len > self->n_own)
    return;
  for (guint i = 0; i < groups->len; i++)
    {
      const TwSymbolGroup *group = groups->pdata[i];
      GtkWidget *row;

      gtk_box_append (self->known_box, group_new (group->title, &row));
      for (guint k = 0; k < group->ids->len; k++)
        group_add (self, row, self->buttons->len, group->ids->pdata[k]);
    }
}

static void
groups_read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  GWeakRef *weak = data;
  TwSymbolShelf *self = g_weak_ref_get (weak);

  if (self != NULL)
    {
      fill_known (self);
      g_object_unref (self);
    }
  g_weak_ref_clear (weak);
  g_free (weak);
}

static gboolean
find_foreign (TwSymbolShelf *self, const TwTopology *topology)
{
  guint n_before = self->foreign->len;

  for (guint i = 0; i < topology->n_symbols; i++)
    {
      const char *id = topology->symbols[i].id;

      if (tw_symbol_table_find (id) == NULL
          && (self->described == NULL || tw_vocabulary_find_symbol (self->described, id) == NULL)
          && !g_ptr_array_find_with_equal_func (self->foreign, id, g_str_equal, NULL))
        g_ptr_array_add (self->foreign, g_strdup (id));
    }
  return self->foreign->len > n_before;
}

/* A symbol stays on the shelf when its last tile is gone: it may be wanted again. */
static void
document_changed_cb (TwSymbolShelf *self)
{
  TwTileSet *set = tw_document_get_set (self->document);
  gboolean is_changed = self->described != set->own;

  g_clear_pointer (&self->described, tw_vocabulary_unref);
  self->described = set->own != NULL ? tw_vocabulary_ref (set->own) : NULL;
  for (guint i = 0; i < set->n_tiles; i++)
    {
      is_changed |= find_foreign (self, &set->tiles[i]->topology);
      for (guint k = 0; k < set->tiles[i]->n_variants; k++)
        is_changed |= find_foreign (self, &set->tiles[i]->variants[k].added);
    }
  if (is_changed)
    fill_own (self);
}

static GtkWidget *
button_of (TwSymbolShelf *self, const char *symbol)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (g_str_equal (g_object_get_data (self->buttons->pdata[i], "symbol"), symbol))
      return self->buttons->pdata[i];
  return NULL;
}

/* What was searched for is in the hand, and in sight. */
static void
chosen_cb (TwSymbolShelf *self, const char *symbol)
{
  GtkWidget *button = button_of (self, symbol);

  if (button == NULL)
    return;
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    gtk_widget_activate_action (GTK_WIDGET (self), "canvas.arm", "s", symbol);
  gtk_widget_grab_focus (button);
}

static void
search_for (TwSymbolShelf *self, const char *text)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  GPtrArray *groups = tw_symbol_groups_get ();
  TwSymbolChooser *chooser = tw_symbol_chooser_new (set);

  g_clear_pointer (&self->chooser, gtk_widget_unparent);
  self->chooser = GTK_WIDGET (chooser);
  for (guint i = 0; i < self->n_own; i++)
    tw_symbol_chooser_add (chooser, g_object_get_data (self->buttons->pdata[i], "symbol"),
                           _ ("This Set"));
  for (guint i = 0; groups != NULL && i < groups->len; i++)
    {
      const TwSymbolGroup *group = groups->pdata[i];

      for (guint k = 0; k < group->ids->len; k++)
        tw_symbol_chooser_add (chooser, group->ids->pdata[k], group->title);
    }
  g_signal_connect_object (chooser, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->chooser, self->search);
  gtk_popover_set_position (GTK_POPOVER (chooser), GTK_POS_TOP);
  gtk_popover_popup (GTK_POPOVER (chooser));
  tw_symbol_chooser_begin (chooser, text);
}

static void
search_clicked_cb (TwSymbolShelf *self)
{
  search_for (self, "");
}

/* The popover that has the focus, of those that open on the shelf. */
static GtkWidget *
focused_popover (TwSymbolShelf *self, GtkWidget *focus)
{
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && gtk_widget_is_ancestor (popover, GTK_WIDGET (self)) ? popover : NULL;
}

/* A letter begins the search, as it does in lists. */
static gboolean
key_pressed_cb (TwSymbolShelf *self, guint key, guint code, GdkModifierType state)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  char text[7] = "";

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0
      || !g_unichar_isalnum (letter) || focused_popover (self, gtk_root_get_focus (root)) != NULL)
    return FALSE;
  text[g_unichar_to_utf8 (letter, text)] = '\0';
  search_for (self, text);
  return TRUE;
}

/* A new symbol is in hand at once: whoever draws a tile goes on with it. What it looks like and
 * does is in its form, to which a button leads. */
static void
take_in_hand (TwSymbolShelf *self, const char *id, const char *name)
{
  g_autofree char *called = tw_short_words (name, TW_TOOLTIP_NAME_CHARS, 1);
  /* Translators: %s is the name of a symbol. */
  g_autofree char *words = g_strdup_printf (_ ("New symbol: “%s”"), called);
  AdwToast *toast = adw_toast_new (words);

  /* Where it goes is told below the tile. */
  adw_toast_set_button_label (toast, _ ("Edit Symbol"));
  adw_toast_set_action_name (toast, "win.show-own");
  adw_toast_set_action_target (toast, "(ss)", tw_own_sort_element (TW_OWN_SYMBOL), id);
  chosen_cb (self, id);
  tw_announce (GTK_WIDGET (self), toast);
}

static void
name_given_cb (TwSymbolShelf *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name))), *id = NULL;
  g_autoptr (GError) error = NULL;

  if (*name == '\0')
    return;
  gtk_widget_grab_focus (self->add);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->add));
  gtk_editable_set_text (self->name, "");
  id = tw_own_thing_add (self->document, TW_OWN_SYMBOL, name, &error);
  if (id != NULL)
    take_in_hand (self, id, name);
  else
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

/* What the arrows go along: the search, the symbols, and what adds one. */
static GtkWidget *
nth_stop (TwSymbolShelf *self, int n)
{
  return n <= 0                          ? self->search
         : n <= (int) self->buttons->len ? GTK_WIDGET (self->buttons->pdata[n - 1])
                                         : self->add;
}

static int
stop_of (TwSymbolShelf *self, GtkWidget *focus)
{
  for (int i = 0; focus != NULL && i < (int) self->buttons->len + 2; i++)
    if (focus == nth_stop (self, i) || gtk_widget_is_ancestor (focus, nth_stop (self, i)))
      return i;
  return -1;
}

/* One stop of Tab, like a list: the arrows go on from there. */
static gboolean
symbol_shelf_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TwSymbolShelf *self = TW_SYMBOL_SHELF (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *popover = focused_popover (self, focus);
  int stop = stop_of (self, focus);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (popover != NULL)
    return gtk_widget_child_focus (popover, direction);
  if (stop < 0)
    {
      for (guint i = 0; i < self->buttons->len; i++)
        if (gtk_toggle_button_get_active (self->buttons->pdata[i]))
          return gtk_widget_grab_focus (self->buttons->pdata[i]);
      return gtk_widget_grab_focus (self->search);
    }
  if (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT)
    return FALSE;
  stop += (direction == GTK_DIR_RIGHT) == is_rtl ? -1 : 1;
  /* At an end it stays. */
  return gtk_widget_grab_focus (nth_stop (self, stop));
}

static void
symbol_shelf_dispose (GObject *object)
{
  TwSymbolShelf *self = TW_SYMBOL_SHELF (object);

  tw_symbol_shelf_set_document (self, NULL);
  g_clear_pointer (&self->chooser, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_SYMBOL_SHELF);
  g_clear_pointer (&self->foreign, g_ptr_array_unref);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->described, tw_vocabulary_unref);
  G_OBJECT_CLASS (tw_symbol_shelf_parent_class)->dispose (object);
}

static void
tw_symbol_shelf_class_init (TwSymbolShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = symbol_shelf_dispose;
  widget_class->focus = symbol_shelf_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "symbolshelf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/designer/symbol-shelf.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, content);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, search);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, own_box);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, known_box);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, add);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolShelf, name);
  gtk_widget_class_bind_template_callback (widget_class, search_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_given_cb);
}

/* The wheel moves the shelf along, though it only goes sideways. */
static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, TwSymbolShelf *self)
{
  GtkAdjustment *along = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scrolled));

  gtk_adjustment_set_value (along, gtk_adjustment_get_value (along) + (dx + dy) * 68);
  return TRUE;
}

void
tw_symbol_shelf_begin_symbol (TwSymbolShelf *self)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->add));
}

static void
tw_symbol_shelf_init (TwSymbolShelf *self)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *key = gtk_event_controller_key_new ();
  static const TwHintedKey keys[] = { { "space", NULL, N_ ("take in hand") },
                                      { "a...z", NULL, N_ ("search") } };

  self->foreign = g_ptr_array_new_with_free_func (g_free);
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_text_limit_line (self->name);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (self->scrolled, scroll);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), tw_hinted_keys_new (keys, G_N_ELEMENTS (keys)));
}

void
tw_symbol_shelf_set_document (TwSymbolShelf *self, TwDocument *document)
{
  GWeakRef *weak;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  document_changed_cb (self);
  fill_own (self);
  fill_known (self);
  if (tw_symbol_groups_get () != NULL)
    return;
  weak = g_new (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  tw_symbol_groups_read_async (groups_read_cb, weak);
}
