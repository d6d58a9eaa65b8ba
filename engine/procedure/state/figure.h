/* Figures of a game as things, and back. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"
#include "engine/procedure/state/zoned.h"

G_BEGIN_DECLS

/** tw_sight_n_figures: Returns: how many figures the game has: the players', then those that belong to
 *   nobody */
static inline guint
tw_sight_n_figures (const TwPlay *play)
{
  return play->rules->n_figures + play->rules->n_neutral;
}

/** tw_thing_of_figure: Returns: a figure of the game as a thing */
static inline TwThing
tw_thing_of_figure (const TwPlay *play, const TwFigure *figure)
{
  return tw_thing_make ((guint) (figure - play->figures),
                        figure->place == TW_FIGURE_NODE ? figure->node : TW_NO_NODE,
                        tw_play_figure_slot (play, figure), figure->type, figure->seat, 0,
                        tw_zone_of (play, figure));
}

/** tw_thing_figure: Returns: (transfer none) (nullable): the figure that a thing is */
TwFigure *tw_thing_figure (const TwPlay *play, const TwThing *thing);

/** tw_thing_holder: Returns: the seat that holds the figure, %TW_SEAT_NONE if none does */
guint tw_thing_holder (const TwPlay *play, const TwThing *thing);

/** tw_thing_supplied: Returns: (transfer none) (nullable): a figure of the type in the supply of @seat */
const TwFigure *tw_thing_supplied (const TwPlay *play, guint seat, guint type);

G_END_DECLS
