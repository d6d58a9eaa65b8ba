/* A running game goes on with tiles as they are edited beside the table. */
#include "app/play/edited-tiles.h"

#include <glib/gi18n.h>

#include "app/game/table-sandbox.h"

/* @has_old: whether the game could not follow the last edit, and that is being shown */
struct _TwEditedTiles
{
  TwMessageBar *bar;
  TwUnsavedGame *unsaved;
  const TwGameKit *kit;
  gboolean has_old;
};

TwEditedTiles *
tw_edited_tiles_new (TwMessageBar *bar, TwUnsavedGame *unsaved, const TwGameKit *kit)
{
  TwEditedTiles *self = g_new (TwEditedTiles, 1);

  *self = (TwEditedTiles){ bar, unsaved, kit, FALSE };
  return self;
}

static void
tell_not_followed (TwEditedTiles *self, const char *why)
{
  g_autofree char *words =
      /* Translators: %s is a sentence that says what has been played and is not possible now. */
      g_strdup_printf (_ ("%s It is tried again with your next change; a new game begins with the "
                          "tiles as they are now."),
                       why);

  tw_message_bar_show_error (self->bar, _ ("The game goes on with the tiles as they were"), words);
  self->has_old = TRUE;
}

void
tw_edited_tiles_follow (TwEditedTiles *self, TwTableModel *model, TwTileSet *set)
{
  gboolean was_saved = tw_unsaved_game_is_saved (self->unsaved);
  g_autoptr (GError) error = NULL;

  if (!tw_table_sandbox_take_set (model, self->kit, set, &error))
    {
      tell_not_followed (self, error->message);
      return;
    }
  if (self->has_old)
    tw_message_bar_hide (self->bar);
  self->has_old = FALSE;
  if (was_saved)
    tw_unsaved_game_set_saved (self->unsaved, tw_unsaved_game_get_state (self->unsaved));
}
