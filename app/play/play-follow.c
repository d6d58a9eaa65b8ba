/* The table beside the canvas: what is edited there is seen here. */
#include "app/play/play-page-private.h"

#include <glib/gi18n.h>

#include "app/game/table-history.h"
#include "app/game/table-sandbox.h"

/* The tiles as they are now do not go with what has been played. */
static void
tell_not_followed (TwPlayPage *self, const char *why)
{
  g_autofree char *words =
      /* Translators: %s is a sentence that says what has been played and is not possible now. */
      g_strdup_printf (_ ("%s It is tried again with your next change; a new game begins with the "
                          "tiles as they are now."),
                       why);

  tw_message_bar_show_error (self->message_bar, _ ("The game goes on with the tiles as they were"),
                             words);
  self->has_old_tiles = TRUE;
}

/* Has the game go on with the tiles of @set as they are now, if it can. */
static void
go_on_with (TwPlayPage *self, TwTileSet *set)
{
  gboolean was_saved = tw_unsaved_game_is_saved (self->unsaved);
  g_autoptr (GError) error = NULL;

  if (!tw_table_sandbox_take_set (self->model, &self->kit, set, &error))
    {
      tell_not_followed (self, error->message);
      return;
    }
  if (self->has_old_tiles)
    tw_message_bar_hide (self->message_bar);
  self->has_old_tiles = FALSE;
  if (was_saved)
    tw_unsaved_game_set_saved (self->unsaved, tw_unsaved_game_get_state (self->unsaved));
}

void
tw_play_page_follow (GtkWidget *page, TwTileSet *set)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);

  tw_tile_set_ref (set);
  tw_tile_set_unref (self->set);
  self->set = set;
  if (self->kit.vocabulary != NULL)
    tw_setup_page_take_set (self->setup, set);
  if (tw_table_model_get_game (self->model) == NULL)
    {
      tw_play_page_start (self);
      return;
    }
  go_on_with (self, set);
}

void
tw_play_page_set_document (GtkWidget *page, TwTileSet *set)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);

  tw_setup_page_set_document (self->setup, set);
  if (self->plays_document && set != NULL && tw_table_model_get_game (self->model) != NULL)
    go_on_with (self, set);
}

char *
tw_play_page_offer (GtkWidget *page, const char *tile, gboolean *out_is_now)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);
  g_autoptr (GError) error = NULL;

  if (tw_table_model_get_game (self->model) == NULL)
    return g_strdup (adw_status_page_get_description (self->problem));
  return tw_table_sandbox_draw_next (self->model, &self->kit, self->set, tile, out_is_now, &error)
             ? NULL
             : g_strdup (error->message);
}

void
tw_play_page_set_apart (GtkWidget *page, gboolean is_apart)
{
  TwPlayPage *self = TW_PLAY_PAGE (page);
  const char *words = is_apart ? _ ("Back into the Window") : _ ("Into a Second Window");
  g_autofree char *tooltip = g_strdup_printf ("%s (W)", words);
  g_autoptr (GMenuItem) item = g_menu_item_new (words, "win.table-apart");

  gtk_button_set_icon_name (GTK_BUTTON (self->apart_button),
                            is_apart ? "view-restore-symbolic" : "window-new-symbolic");
  gtk_widget_set_tooltip_text (self->apart_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->apart_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_visible (self->leave_button, !is_apart);
  g_menu_remove_all (self->window_section);
  g_menu_item_set_attribute (item, "accel", "s", "w");
  g_menu_append_item (self->window_section, item);
}
