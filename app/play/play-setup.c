/* The page before a game, and how one begins. */
#include "app/play/play-page-private.h"

#include "app/game/table-history.h"

/* Reads the rules that come with the program, once; then it is known what can be added. */
gboolean
tw_play_page_load_kit (TwPlayPage *self, GError **error)
{
  if (self->kit.vocabulary != NULL)
    return TRUE;
  if (!tw_play_rules_kit_load (&self->kit, error))
    return FALSE;
  tw_setup_page_set_game (self->setup, &self->kit, self->set);
  return TRUE;
}

void
tw_play_page_open_setup (TwPlayPage *self)
{
  if (!tw_play_page_load_kit (self, NULL))
    return;
  gtk_stack_set_visible_child_name (self->views, "setup");
  tw_setup_page_open (self->setup);
}

void
tw_play_page_close_setup (TwPlayPage *self)
{
  gtk_stack_set_visible_child_name (self->views, "table");
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

void
tw_play_page_start (TwPlayPage *self)
{
  g_autoptr (GError) error = NULL;
  TwTableSetup setup;

  if (!tw_play_page_load_kit (self, &error) || !tw_setup_page_fill (self->setup, &setup, &error))
    {
      self->awaits_sets = tw_table_model_get_game (self->model) == NULL
                          && self->kit.vocabulary != NULL && tw_setup_page_is_reading (self->setup);
      /* A game that is under way goes on; why no other one begins is said where it was asked. */
      if (tw_table_model_get_game (self->model) != NULL)
        tw_play_page_open_setup (self);
      tw_setup_page_tell_problem (self->setup, error->message);
      adw_status_page_set_description (self->problem, error->message);
      tw_play_page_update_layout (self);
      return;
    }
  self->awaits_sets = FALSE;
  self->plays_document = tw_setup_page_uses_document (self->setup);
  tw_table_model_start (self->model, &setup);
  tw_game_saving_take_file (self->saving, NULL);
  tw_play_page_close_setup (self);
  tw_table_setup_clear (&setup);
}
