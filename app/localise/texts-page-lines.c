/* The lines of the Texts page: which one is at, where one is, and going there. */
#include <string.h>

#include "app/localise/texts-page-private.h"

TwTextRow *
tw_texts_page_get_row (TwTextsPage *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

guint
tw_texts_page_find (TwTextsPage *self, TwTextRow *row)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwTextRow) shown = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (shown == row)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

guint
tw_texts_page_find_text (TwTextsPage *self, const TwTextRow *row)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  guint found = GTK_INVALID_LIST_POSITION;

  /* A language may have fewer forms than the one before. */
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TwTextRow) shown = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (shown->form <= row->form && strcmp (shown->context, row->context) == 0)
        found = i;
    }
  return found;
}

/* A list that is not shown yet makes its cells when it is. */
static gboolean
focus_wanted (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwTextsPage *self = TW_TEXTS_PAGE (widget);
  TwTextCell *cell = self->wanted != NULL ? g_hash_table_lookup (self->cells, self->wanted) : NULL;

  if (self->wanted == NULL)
    return G_SOURCE_REMOVE;
  if (cell == NULL)
    return G_SOURCE_CONTINUE;
  tw_text_cell_focus_entry (cell);
  g_clear_object (&self->wanted);
  return G_SOURCE_REMOVE;
}

void
tw_texts_page_focus (TwTextsPage *self, guint position)
{
  g_autoptr (TwTextRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);
  TwTextCell *cell;

  if (row == NULL)
    return;
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  cell = g_hash_table_lookup (self->cells, row);
  if (cell != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    {
      /* The list hides a line that it has just scrolled to until it is placed, in the next frame.
       * What is hidden gets no keys, and whoever types fast does not wait for a frame. */
      gtk_widget_set_child_visible (gtk_widget_get_parent (GTK_WIDGET (cell)), TRUE);
      g_clear_object (&self->wanted);
      tw_text_cell_focus_entry (cell);
    }
  else
    {
      if (self->wanted == NULL)
        gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_wanted, NULL, NULL);
      g_set_object (&self->wanted, row);
    }
}
