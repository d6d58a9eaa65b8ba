/* Figures of a game as things, and back. */
#include "engine/procedure/state/figure.h"

#include "engine/procedure/state/zoned.h"

TwThing
tw_thing_of_figure (const TwPlay *play, const TwFigure *figure)
{
  gboolean is_on_land = figure->place == TW_FIGURE_NODE;

  return (TwThing){ .figure = (guint16) (figure - play->figures),
                    .node = is_on_land ? figure->node : TW_NO_NODE,
                    .slot = (guint16) tw_play_figure_slot (play, figure),
                    .type = figure->type,
                    .seat = figure->seat,
                    .zone = (guint16) tw_zone_of (play, figure) };
}

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
