/* A picture of the table of a saved game. */
#include "app/tool/render.h"

#include "app/drawing/table-image.h"
#include "app/tool/command.h"
#include "engine/jcz/jcz-game-reader.h"
#include "engine/saved/saved-game-reader.h"

/* The player's colour; seats without one have them in their order. */
static guint
colour_of (const TwSavedGame *saved, guint seat)
{
  for (guint i = 0; i < TW_N_PLAYER_COLOURS; i++)
    if (g_strcmp0 (saved->seats[seat].colour, tw_player_colour_name (i)) == 0)
      return i;
  return seat % TW_N_PLAYER_COLOURS;
}

int
tw_render_game (const char *path,
                gboolean is_jcz,
                double size_px,
                const TwTheme *theme,
                gboolean high_contrast,
                const char *out)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) read = NULL;
  g_autoptr (TwJczGame) recorded = NULL;
  guint colours[TW_MAX_SEATS];
  TwTableImage image = { .colours = colours, .theme = theme, .high_contrast = high_contrast };
  const TwSavedGame *saved;

  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  if (is_jcz)
    recorded = tw_jcz_game_load (&kit, path, &error);
  else
    read = tw_saved_game_load (&kit, path, &error);
  if (error != NULL)
    return tw_command_fail (error);
  saved = recorded != NULL ? recorded->saved : read;
  image.play = tw_game_play (saved->game);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    colours[seat] = colour_of (saved, seat);
  if (!tw_table_image_save (&image, size_px, path, out, &error))
    return tw_command_fail (error);
  return tw_command_tell_absent_in (TW_EXIT_OK, image.play->rules->catalogue);
}
