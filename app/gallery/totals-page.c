/* What a set is made of, beside another set. */
#include "app/gallery/totals-page.h"

#include <glib/gi18n.h>

#include "app/gallery/set-totals.h"
#include "app/widgets/choice-tooltip.h"
#include "engine/format/shipped-sets.h"

struct _TwTotalsPage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  char **ids;
  TwTileSet *other;
  AdwComboRow *choice;
  AdwPreferencesGroup *group;
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (TwTotalsPage, tw_totals_page, ADW_TYPE_PREFERENCES_PAGE)

static char *
number_words (const TwSetTotal *total)
{
  if (total == NULL)
    return g_strdup ("–");
  if (total->share > 1.005)
    /* Translators: a number, and how many of it there are on a tile on average */
    return g_strdup_printf (_ ("%u, %.1f a tile"), total->number, total->share);
  /* Translators: a number, and its share in percent */
  return g_strdup_printf (_ ("%u, %.0f %%"), total->number, 100 * total->share);
}

static void
add_number (AdwActionRow *row, GPtrArray *totals, const TwSetTotal *any, gboolean is_dim)
{
  g_autofree char *words = number_words (tw_set_total_find (totals, any->key));
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  if (is_dim)
    gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (row, label);
}

static void
add_row (TwTotalsPage *self, const TwSetTotal *any, GPtrArray *own, GPtrArray *others)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_markup_escape_text (any->name, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (row, "small-row");
  add_number (ADW_ACTION_ROW (row), own, any, FALSE);
  add_number (ADW_ACTION_ROW (row), others, any, TRUE);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static void
changed_cb (TwTotalsPage *self)
{
  g_autoptr (GPtrArray) own = tw_set_totals (tw_document_get_set (self->document));
  g_autoptr (GPtrArray) others =
      self->other != NULL ? tw_set_totals (self->other) : g_ptr_array_new ();

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < own->len; i++)
    add_row (self, own->pdata[i], own, others);
  /* What only the other set has stands below. */
  for (guint i = 0; i < others->len; i++)
    {
      const TwSetTotal *total = others->pdata[i];

      if (tw_set_total_find (own, total->key) == NULL)
        add_row (self, total, own, others);
    }
}

static void
choose_cb (TwTotalsPage *self)
{
  guint selected = adw_combo_row_get_selected (self->choice);

  g_clear_pointer (&self->other, tw_tile_set_unref);
  if (selected < g_strv_length (self->ids))
    self->other = tw_shipped_set_load (self->ids[selected], NULL);
  changed_cb (self);
}

static void
totals_page_dispose (GObject *object)
{
  TwTotalsPage *self = TW_TOTALS_PAGE (object);

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->ids, g_strfreev);
  g_clear_pointer (&self->other, tw_tile_set_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_totals_page_parent_class)->dispose (object);
}

static void
tw_totals_page_class_init (TwTotalsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = totals_page_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/totals-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTotalsPage, choice);
  gtk_widget_class_bind_template_child (widget_class, TwTotalsPage, group);
}

static void
tw_totals_page_init (TwTotalsPage *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_tooltip (self->choice);
}

GtkWidget *
tw_totals_page_new (TwDocument *document)
{
  TwTotalsPage *self = g_object_new (TW_TYPE_TOTALS_PAGE, NULL);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  self->document = g_object_ref (document);
  self->ids = tw_shipped_set_ids ();
  for (guint i = 0; self->ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (self->ids[i], NULL);
      const char *title = set != NULL ? tw_texts_best (set->titles, g_get_language_names ()) : NULL;

      gtk_string_list_append (titles, title != NULL ? title : self->ids[i]);
    }
  adw_combo_row_set_model (self->choice, G_LIST_MODEL (titles));
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (choose_cb), self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  choose_cb (self);
  return GTK_WIDGET (self);
}
