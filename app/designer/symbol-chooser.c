/* A popover in which one symbol is chosen. */
#include "app/designer/symbol-chooser.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-marks.h"
#include "app/designer/canvas-words.h"
#include "app/document/own-thing.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/searched-list.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/tooltip.h"
#include "engine/tile/symbol-table.h"

#define PICTURE_SIZE 28
/* As many are seen at one glance; more are searched. */
#define MOST_UNSEARCHED 12
#define MOST_CHARS      32
#define LEAST_WIDTH     240
#define SEARCHED_HEIGHT 300

struct _TwSymbolChooser
{
  GtkPopover parent_instance;

  TwTileSet *set;
  GtkSearchEntry *entry;
  GtkWidget *scrolled;
  GtkListBox *list;
  GtkLabel *nothing;
  guint n_symbols;
};

G_DEFINE_FINAL_TYPE (TwSymbolChooser, tw_symbol_chooser, GTK_TYPE_POPOVER)

static guint chosen_signal;

/* Says why no row is left: the symbol searched for does not exist, or may not stand here. */
static char *
empty_words (const TwTileSet *set, const char *search)
{
  guint n_symbols, n_own = set != NULL ? tw_own_sort_n (set, TW_OWN_SYMBOL) : 0;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  if (*search == '\0')
    return g_strdup (_ ("No symbol can stand here."));
  for (guint i = 0; i < n_own; i++)
    {
      const char *id = tw_own_sort_nth (set, TW_OWN_SYMBOL, i);

      if (g_str_match_string (search, tw_own_thing_name (set, TW_OWN_SYMBOL, id), TRUE))
        return tw_canvas_symbol_refused (set->own, id);
    }
  for (guint i = 0; i < n_symbols; i++)
    if (g_str_match_string (search, tw_canvas_symbol_label (NULL, symbols[i].id), TRUE))
      return tw_canvas_symbol_refused (set != NULL ? set->own : NULL, symbols[i].id);
  return g_strdup_printf (_ ("No symbol is called “%s”."), search);
}

/* Who does not see the list hears what Return would take of it, or why there is nothing. */
static void
search_changed_cb (TwSymbolChooser *self)
{
  g_autofree char *words =
      empty_words (self->set, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  GtkListBoxRow *first;

  tw_searched_list_search (self->list);
  gtk_label_set_label (self->nothing, words);
  first = tw_searched_list_first (self->list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  first != NULL ? g_object_get_data (G_OBJECT (first), "label")
                                                : words,
                                  -1);
}

/* The focus goes back to what the chooser was opened on. */
static void
chooser_close (TwSymbolChooser *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
}

static void
row_activated_cb (TwSymbolChooser *self, GtkListBoxRow *row)
{
  /* What it is chosen for may take the chooser away. */
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (row), "id"));

  chooser_close (self);
  g_signal_emit (self, chosen_signal, 0, id);
}

/* Return in the search field takes the first row that is left; the field hears it in the list, too.
 */
static void
search_activate_cb (TwSymbolChooser *self)
{
  GtkListBoxRow *row;

  /* What was typed last is not searched for yet. */
  search_changed_cb (self);
  row = tw_searched_list_taken (self->list);
  if (row != NULL)
    row_activated_cb (self, row);
}

/* The letter that is seen instead says nothing of why. */
static void
show_reason (GtkWidget *row, const char *reason)
{
  const char *name = g_object_get_data (G_OBJECT (row), "label");
  g_autofree char *called = tw_short_words (name, TW_TOOLTIP_NAME_CHARS, 1);
  g_autofree char *both = reason != NULL ? g_strdup_printf ("%s\n%s", called, reason) : NULL;

  gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "warning"), reason != NULL);
  gtk_widget_set_tooltip_text (row, both != NULL                    ? both
                                    : g_utf8_strlen (name, -1) > 24 ? name
                                                                    : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason != NULL ? reason : "", -1);
}

void
tw_symbol_chooser_add (TwSymbolChooser *self, const char *id, const char *group)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gboolean is_own = tw_own_thing_exists (self->set, TW_OWN_SYMBOL, id);
  const char *name =
      is_own ? tw_own_thing_name (self->set, TW_OWN_SYMBOL, id) : tw_canvas_symbol_label (NULL, id);
  GtkWidget *label = gtk_label_new (name), *picture = tw_symbol_picture_new (id, PICTURE_SIZE);
  GtkWidget *warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, tw_theme_of_set (self->set));
  gtk_box_append (GTK_BOX (box), picture);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (warning), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Its picture is not drawn"), -1);
  gtk_box_append (GTK_BOX (box), warning);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (id), g_free);
  g_object_set_data_full (G_OBJECT (row), "label", g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (row), "warning", warning);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  tw_art_reason_watch (row, name, is_own ? tw_own_thing_art (self->set, TW_OWN_SYMBOL, id) : NULL,
                       show_reason);
  tw_searched_list_add (self->list, GTK_LIST_BOX_ROW (row), group, name, NULL);
  self->n_symbols++;
  if (self->n_symbols == MOST_UNSEARCHED + 1)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
      /* It stays as high when few are left: the field does not move below one's typing. */
      gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scrolled),
                                                  SEARCHED_HEIGHT);
      gtk_widget_set_size_request (self->scrolled, LEAST_WIDTH, SEARCHED_HEIGHT);
    }
}

void
tw_symbol_chooser_add_fitting (TwSymbolChooser *self, const TwTopology *topology, TwCanvasSpot spot)
{
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);
  int segment;

  for (guint i = 0; i < tw_own_sort_n (self->set, TW_OWN_SYMBOL); i++)
    {
      const char *id = tw_own_sort_nth (self->set, TW_OWN_SYMBOL, i);

      if (tw_canvas_symbol_target (self->set->own, topology, id, spot, &segment))
        tw_symbol_chooser_add (self, id, NULL);
    }
  /* What may stand on this land first, then what stands on the tile as such. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n_symbols; i++)
      if (tw_canvas_symbol_target (self->set->own, topology, symbols[i].id, spot, &segment)
          && (segment >= 0) == (pass == 0))
        tw_symbol_chooser_add (self, symbols[i].id, NULL);
  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    if (tw_topology_find_kind (topology, (TwKind) kind) < 0)
      tw_symbol_chooser_add (self, tw_kind_info ((TwKind) kind)->name, NULL);
}

void
tw_symbol_chooser_begin (TwSymbolChooser *self, const char *text)
{
  GtkListBoxRow *row = tw_searched_list_first (self->list);

  if (gtk_widget_get_visible (GTK_WIDGET (self->entry)))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
      search_changed_cb (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->entry));
      gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
    }
  else if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
symbol_chooser_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tw_symbol_chooser_parent_class)->map (widget);
  tw_symbol_chooser_begin (TW_SYMBOL_CHOOSER (widget), "");
}

static void
symbol_chooser_dispose (GObject *object)
{
  TwSymbolChooser *self = TW_SYMBOL_CHOOSER (object);

  if (self->list != NULL)
    tw_searched_list_leave (self->list);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_SYMBOL_CHOOSER);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_symbol_chooser_parent_class)->dispose (object);
}

static void
tw_symbol_chooser_class_init (TwSymbolChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = symbol_chooser_dispose;
  widget_class->map = symbol_chooser_map;
  chosen_signal = g_signal_new ("chosen", TW_TYPE_SYMBOL_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/designer/symbol-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSymbolChooser, entry);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolChooser, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolChooser, list);
  gtk_widget_class_bind_template_child (widget_class, TwSymbolChooser, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, chooser_close);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
tw_symbol_chooser_init (TwSymbolChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_searched_list (self->list, GTK_EDITABLE (self->entry));
  /* Letters typed in the list search, too. */
  gtk_search_entry_set_key_capture_widget (self->entry, GTK_WIDGET (self->list));
  search_changed_cb (self);
}

TwSymbolChooser *
tw_symbol_chooser_new (const TwTileSet *set)
{
  TwSymbolChooser *self = g_object_new (TW_TYPE_SYMBOL_CHOOSER, NULL);

  self->set = tw_tile_set_ref ((TwTileSet *) set);
  return self;
}
