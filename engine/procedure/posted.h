/* Figures that are at a symbol of a tile: on the tile, on none of its features; their @detail is one more than
 * the number of the counted symbol. Private to the folder. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_posted_is: Returns: whether the figure is at a symbol */
static inline gboolean
tw_posted_is (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_TILE && figure->detail > 0;
}

/** tw_posted_is_free: Returns: whether nobody is at a symbol of the tile */
static inline gboolean
tw_posted_is_free (const TwPlay *play, guint slot)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (tw_posted_is (&play->figures[i]) && tw_play_figure_slot (play, &play->figures[i]) == slot)
      return FALSE;
  return TRUE;
}

G_END_DECLS
