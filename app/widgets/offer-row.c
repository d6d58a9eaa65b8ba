/* A list of what could be added. */
#include "app/widgets/offer-row.h"

#include <glib/gi18n.h>

#include "app/widgets/searched-list.h"

/* Pixels: the list stays as high when few are left, so that the field does not move below one's
 * typing. */
#define WIDTH  380
#define HEIGHT 320
/* An offer is as wide as the list. */
#define MOST_CHARS 44

struct _TwOfferRow
{
  AdwActionRow parent_instance;

  GtkWidget *popover; /* (nullable): from when it is opened for the first time */
  GtkWidget *entry;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TwOfferRow, tw_offer_row, ADW_TYPE_ACTION_ROW)

static guint filling_signal, chosen_signal;

static void
search_changed_cb (TwOfferRow *self)
{
  tw_searched_list_search (self->list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tw_searched_list_first (self->list) != NULL ? ""
                                                                              : _ ("Nothing found"),
                                  -1);
}

/* The keyboard goes back to what the list was opened on. */
static void
close_list (TwOfferRow *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
row_activated_cb (TwOfferRow *self, GtkListBoxRow *row)
{
  gpointer what = g_object_get_data (G_OBJECT (row), "what");

  close_list (self);
  g_signal_emit (self, chosen_signal, 0, what);
}

/* Return in the search field takes the first that is left; the field hears it in the list, too. */
static void
search_activate_cb (TwOfferRow *self)
{
  GtkListBoxRow *row;

  /* What was typed last is not searched for yet. */
  search_changed_cb (self);
  row = tw_searched_list_taken (self->list);
  if (row != NULL)
    row_activated_cb (self, row);
}

static GtkWidget *
entry_new (TwOfferRow *self)
{
  GtkWidget *entry = gtk_search_entry_new ();

  g_object_set (entry, "placeholder-text", _ ("Search"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search"), -1);
  g_signal_connect_swapped (entry, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (search_activate_cb), self);
  g_signal_connect_swapped (entry, "stop-search", G_CALLBACK (close_list), self);
  return entry;
}

static GtkWidget *
list_new (TwOfferRow *self)
{
  GtkWidget *list = gtk_list_box_new (), *nothing = gtk_label_new (_ ("Nothing found"));

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  tw_searched_list (GTK_LIST_BOX (list), GTK_EDITABLE (self->entry));
  gtk_widget_set_margin_top (nothing, 18);
  gtk_widget_add_css_class (nothing, "dim-label");
  gtk_list_box_set_placeholder (GTK_LIST_BOX (list), nothing);
  gtk_widget_add_css_class (list, "symbol-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), -1);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  return list;
}

static void
add_popover (TwOfferRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->popover = gtk_popover_new ();
  self->entry = entry_new (self);
  self->list = GTK_LIST_BOX (list_new (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scrolled, WIDTH, HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  /* Letters typed in the list search, too. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->entry), GTK_WIDGET (self->list));
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

void
tw_offer_row_add (TwOfferRow *self,
                  const char *group,
                  const char *title,
                  const char *words,
                  gconstpointer what)
{
  GtkWidget *row = gtk_list_box_row_new (), *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_set_margin_top (label, 5);
  gtk_widget_set_margin_bottom (label, 5);
  gtk_widget_set_margin_start (label, 9);
  gtk_widget_set_margin_end (label, 9);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), "what", (gpointer) what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  tw_searched_list_add (self->list, GTK_LIST_BOX_ROW (row), group, title, words);
}

void
tw_offer_row_open (TwOfferRow *self)
{
  GtkListBoxRow *row;

  if (self->popover == NULL)
    add_popover (self);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  g_signal_emit (self, filling_signal, 0);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (self->entry);
}

static void
offer_row_dispose (GObject *object)
{
  TwOfferRow *self = TW_OFFER_ROW (object);

  if (self->popover != NULL)
    tw_searched_list_leave (self->list);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (tw_offer_row_parent_class)->dispose (object);
}

static void
tw_offer_row_class_init (TwOfferRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = offer_row_dispose;
  filling_signal = g_signal_new ("filling", TW_TYPE_OFFER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  chosen_signal = g_signal_new ("chosen", TW_TYPE_OFFER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
tw_offer_row_init (TwOfferRow *self)
{
  /* Nothing for screen readers, who hear that a list opens. */
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "pan-down-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), arrow);
  g_signal_connect (self, "activated", G_CALLBACK (tw_offer_row_open), NULL);
}

GtkWidget *
tw_offer_row_new (const char *title)
{
  return g_object_new (TW_TYPE_OFFER_ROW, "title", title, "use-markup", FALSE, NULL);
}
