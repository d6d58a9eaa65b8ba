/* Pens for the kinds of land that the set invents. */
#include "app/designer/own-pens.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"

struct _TwOwnPens
{
  GtkWidget parent_instance;

  TwDocument *document;
  GtkWidget *box;
  TwVocabulary *shown; /* (nullable): the rules whose land has buttons */
};

G_DEFINE_FINAL_TYPE (TwOwnPens, tw_own_pens, GTK_TYPE_WIDGET)

static void
swatch_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer colour)
{
  guint rgb = GPOINTER_TO_UINT (colour);

  cairo_set_source_rgb (cr, (rgb >> 16 & 255) / 255., (rgb >> 8 & 255) / 255., (rgb & 255) / 255.);
  cairo_paint (cr);
}

static GtkWidget *
pen_new (const TwTileSet *set, const TwLandType *land)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *swatch = gtk_drawing_area_new ();
  const char *name = tw_own_thing_name (set, TW_OWN_LAND, land->id);
  GtkWidget *label = gtk_label_new (name);
  /* Translators: %s is a kind of land that somebody invented; L is the key. */
  g_autofree char *tooltip = g_strdup_printf (_ ("%s (L)"), name);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), swatch_draw,
                                  GUINT_TO_POINTER (land->colour), NULL);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), 24);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), 18);
  gtk_widget_set_halign (swatch, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (swatch, "swatch");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "pen");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tw_kind_info (land->kind)->name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "canvas.pen");
  return button;
}

static void
fill (TwOwnPens *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  GtkWidget *child;

  if (self->shown == set->own)
    return;
  g_clear_pointer (&self->shown, tw_vocabulary_unref);
  self->shown = set->own != NULL ? tw_vocabulary_ref (set->own) : NULL;
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (guint i = 0; i < tw_own_sort_n (set, TW_OWN_LAND); i++)
    gtk_box_append (GTK_BOX (self->box), pen_new (set, g_ptr_array_index (set->own->lands, i)));
  gtk_widget_set_visible (GTK_WIDGET (self), tw_own_sort_n (set, TW_OWN_LAND) > 0);
}

static void
own_pens_dispose (GObject *object)
{
  TwOwnPens *self = TW_OWN_PENS (object);

  tw_own_pens_set_document (self, NULL);
  g_clear_pointer (&self->shown, tw_vocabulary_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tw_own_pens_parent_class)->dispose (object);
}

static void
tw_own_pens_class_init (TwOwnPensClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = own_pens_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_own_pens_init (TwOwnPens *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Own Land"), -1);
}

void
tw_own_pens_set_document (TwOwnPens *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  g_signal_connect_swapped (document, "changed", G_CALLBACK (fill), self);
  fill (self);
}
