/* Figures of a game as things, and back. */
#include "engine/procedure/state/figure.h"

TwFigure *
tw_thing_figure (const TwPlay *play, const TwThing *thing)
{
  return thing->figure < tw_sight_n_figures (play) ? &play->figures[thing->figure] : NULL;
}

const TwFigure *
tw_thing_supplied (const TwPlay *play, guint seat, guint type)
{
  const TwFigure *figures = tw_play_figures_of_type (play, seat, type);

  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    if (figures[i].place == TW_FIGURE_SUPPLY)
      return &figures[i];
  return NULL;
}

guint
tw_thing_holder (const TwPlay *play, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);

  return figure != NULL && figure->place == TW_FIGURE_HELD ? figure->detail : TW_SEAT_NONE;
}
