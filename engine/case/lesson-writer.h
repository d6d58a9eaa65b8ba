/* A lesson made of a game: its last turn is the task. */
#pragma once

#include "engine/game/game.h"
#include "engine/set/tile-set.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_lesson_of_game:
 * @kit: what games are put together from
 * @game: a game
 * @set: the set that gets the lesson; the game has to be played with it
 * @error: %TW_FORMAT_ERROR_CONTENT or %TW_CASE_ERROR, for people: no turn is over, the game needs
 *   more than the set can hold, or the position cannot be said
 *
 * The position is that before the last turn that is over, the solution that turn. Asked for are the
 * points that it brought, else the figure that was placed, else where the tile lies.
 *
 * Returns: (transfer full) (nullable): a lesson with a new id and without words; its task can be done
 */
TwLesson *tw_lesson_of_game (const TwGameKit *kit, const TwGame *game, TwTileSet *set,
                             GError **error);

G_END_DECLS
