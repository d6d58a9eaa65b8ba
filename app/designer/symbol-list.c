/* The list of symbols that may stand on what has the focus, with a search field. */
#include "app/designer/symbol-list.h"

#include <glib/gi18n.h>

#include "app/designer/canvas-marks.h"
#include "app/designer/canvas-words.h"
#include "app/document/own-thing.h"
#include "app/drawing/theme-own.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/tooltip.h"
#include "engine/tile/symbol-table.h"

static gboolean
row_matches (GtkListBoxRow *row, gpointer entry)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  const char *label = g_object_get_data (G_OBJECT (row), "label");

  return *text == '\0' || g_str_match_string (text, label, TRUE);
}

/* Says why no row is left: the symbol searched for does not exist, or may not stand here. */
static char *
empty_words (const char *search)
{
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  if (*search == '\0')
    return g_strdup (_ ("No symbol can stand here."));
  for (guint i = 0; i < n_symbols; i++)
    if (g_str_match_string (search, tw_canvas_symbol_label (NULL, symbols[i].id), TRUE))
      /* Translators: %s is a symbol, "Inn" */
      return g_strdup_printf (_ ("%s: cannot stand here."),
                              tw_canvas_symbol_label (NULL, symbols[i].id));
  return g_strdup_printf (_ ("No symbol is called “%s”."), search);
}

static gboolean
has_match (GtkListBox *list, gpointer entry)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (row_matches (row, entry))
      return TRUE;
  return FALSE;
}

static void
search_changed_cb (GtkSearchEntry *entry, GtkListBox *list)
{
  GtkLabel *nothing = g_object_get_data (G_OBJECT (list), "nothing");
  g_autofree char *words = empty_words (gtk_editable_get_text (GTK_EDITABLE (entry)));

  gtk_list_box_invalidate_filter (list);
  gtk_label_set_label (nothing, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  has_match (list, entry) ? "" : words, -1);
}

/* The focus goes back to what the list was opened on. */
static GtkWidget *
list_close (GtkWidget *inside)
{
  GtkWidget *popover = gtk_widget_get_ancestor (inside, GTK_TYPE_POPOVER);
  GtkWidget *parent = gtk_widget_get_parent (popover);

  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_grab_focus (parent);
  return parent;
}

static void
row_activated_cb (GtkListBox *list, GtkListBoxRow *row)
{
  const char *id = g_object_get_data (G_OBJECT (row), "id");

  gtk_widget_activate_action (list_close (GTK_WIDGET (list)), "canvas.symbol", "s", id);
}

/* Return in the search field takes the first row that is left. */
static void
search_activate_cb (GtkSearchEntry *entry, GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (row_matches (row, entry))
      {
        g_signal_emit_by_name (list, "row-activated", row);
        return;
      }
}

/* The field keeps Escape for itself. */
static void
stop_search_cb (GtkWidget *entry)
{
  list_close (entry);
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

static void
list_add (GtkWidget *list, const TwTileSet *set, const char *id)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  gboolean is_own = tw_own_thing_exists (set, TW_OWN_SYMBOL, id);
  const char *name =
      is_own ? tw_own_thing_name (set, TW_OWN_SYMBOL, id) : tw_canvas_symbol_label (NULL, id);
  GtkWidget *label = gtk_label_new (name), *picture = tw_symbol_picture_new (id, 28);
  GtkWidget *warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, tw_theme_of_set (set));
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
  tw_art_reason_watch (row, name, is_own ? tw_own_thing_art (set, TW_OWN_SYMBOL, id) : NULL,
                       show_reason);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

static void
list_fill (GtkWidget *list, const TwTileSet *set, const TwTopology *topology, TwCanvasSpot spot)
{
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  /* What may stand on this land first, then what stands on the tile as such. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n_symbols; i++)
      {
        int segment;

        if (tw_canvas_symbol_target (set->own, topology, symbols[i].id, spot, &segment)
            && (segment >= 0) == (pass == 0))
          list_add (list, set, symbols[i].id);
      }
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_SYMBOL); i++)
    {
      const char *id = tw_own_sort_nth (set, TW_OWN_SYMBOL, i);
      int segment;

      if (tw_canvas_symbol_target (set->own, topology, id, spot, &segment))
        list_add (list, set, id);
    }
  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    if (tw_topology_find_kind (topology, (TwKind) kind) < 0)
      list_add (list, set, tw_kind_info ((TwKind) kind)->name);
}

GtkWidget *
tw_symbol_list_new (const TwTileSet *set, const TwTopology *topology, TwCanvasSpot spot)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *entry = gtk_search_entry_new (), *list = gtk_list_box_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *nothing = gtk_label_new (NULL);

  list_fill (list, set, topology, spot);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (list), row_matches, entry, NULL);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "symbol-list");
  gtk_label_set_wrap (GTK_LABEL (nothing), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (nothing), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (nothing, "dim-label");
  gtk_widget_set_margin_top (nothing, 18);
  gtk_label_set_justify (GTK_LABEL (nothing), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (nothing), 24);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (list), nothing);
  g_object_set_data (G_OBJECT (list), "nothing", nothing);
  g_object_set (entry, "placeholder-text", _ ("Search Symbols"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search Symbols"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Symbols"), -1);
  g_signal_connect_object (entry, "search-changed", G_CALLBACK (search_changed_cb), list, 0);
  g_signal_connect_object (entry, "activate", G_CALLBACK (search_activate_cb), list, 0);
  g_signal_connect (entry, "stop-search", G_CALLBACK (stop_search_cb), NULL);
  g_signal_connect (list, "row-activated", G_CALLBACK (row_activated_cb), NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scrolled, 240, 260);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  search_changed_cb (GTK_SEARCH_ENTRY (entry), GTK_LIST_BOX (list));
  return popover;
}
