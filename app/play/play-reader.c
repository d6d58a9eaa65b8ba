/* The rules of the game, read at the table. */
#include "app/play/play-page-private.h"

static void
fill (TwPlayPage *self)
{
  TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  g_autoptr (TwRulesSheet) sheet = NULL;

  if (rules == self->read_rules)
    return;
  g_clear_pointer (&self->read_rules, tw_rules_unref);
  self->read_rules = tw_rules_ref (rules);
  sheet = tw_rules_sheet_new_for_user (rules, NULL);
  tw_rules_reader_show (self->reader, sheet, self->textures);
}

void
tw_play_page_lay_reader (TwPlayPage *self, gboolean is_wide)
{
  gboolean is_shown = self->show_rules && tw_table_model_get_game (self->model) != NULL;

  if (is_shown)
    fill (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->reader), !is_wide);
  gtk_widget_set_size_request (GTK_WIDGET (self->reader), is_wide ? TW_RULES_READER_PX : -1, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->reader), is_shown);
}
