/* The last answer, taken back. */
#pragma once

#include "engine/game/game.h"

/** undo: takes back the last answer that somebody was asked for. Returns: whether there was one */
static inline gboolean
undo (TwGame *game)
{
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  while (n > 0)
    if (log[--n].was_asked)
      {
        tw_game_undo_to (game, n);
        return TRUE;
      }
  return FALSE;
}
