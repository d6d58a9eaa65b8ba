/* How what is in play goes together. */
#include "app/setup/setup-notes.h"

#include <glib/gi18n.h>

#include "app/setup/part-explain.h"

/* Many parts have much to do with each other, and rows take their time: they are made for who opens
 * the list. */
void
tw_setup_notes_show (TwSetupNotes *self)
{
  if (!adw_expander_row_get_expanded (self->list) || self->rows != NULL)
    return;
  self->rows = g_ptr_array_new ();
  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), self->words[i]);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      gtk_widget_add_css_class (row, "small-row");
      adw_expander_row_add_row (self->list, row);
      g_ptr_array_add (self->rows, row);
    }
}

void
tw_setup_notes_take (TwSetupNotes *self, const TwVocabulary *vocabulary, const char *const *rules)
{
  char **notes = tw_part_notes (vocabulary, rules);
  guint n = g_strv_length (notes);
  g_autofree char *words = g_strdup_printf (g_dngettext (NULL, "%u note", "%u notes", n), n);

  for (guint i = 0; self->rows != NULL && i < self->rows->len; i++)
    adw_expander_row_remove (self->list, self->rows->pdata[i]);
  tw_setup_notes_clear (self);
  self->words = notes;
  tw_setup_notes_show (self);
  adw_expander_row_set_subtitle (self->list, words);
  gtk_widget_set_visible (self->group, n > 0);
}

void
tw_setup_notes_clear (TwSetupNotes *self)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_strfreev);
}
