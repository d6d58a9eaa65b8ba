/* Figures that players hold. */
#include "engine/procedure/answer/held.h"

#include "engine/game/pieces.h"
#include "engine/procedure/state/figure.h"

void
tw_held_put (TwPlay *play, TwFigure *figure, guint seat)
{
  tw_play_take_figure (play, figure);
  figure->place = TW_FIGURE_HELD;
  figure->detail = (guint8) seat;
}

void
tw_held_list (const TwPlay *play,
              const TwThing *thing,
              const TwSelection *selection,
              guint seat,
              TwActionList *list)
{
  TwAction *action = tw_action_list_add (list, selection->verb, seat);

  action->figure = thing->type;
  action->kind = (guint16) TW_HELD_KIND (thing->seat, tw_thing_holder (play, thing));
}

void
tw_held_read (const TwPlay *play, const TwAction *action, TwThing *out_thing)
{
  *out_thing = TW_NOTHING;
  out_thing->type = action->figure;
  out_thing->seat = (guint8) TW_HELD_OWNER (action->kind);
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (figure->place != TW_FIGURE_HELD || figure->type != action->figure
          || figure->seat != TW_HELD_OWNER (action->kind)
          || figure->detail != TW_HELD_HOLDER (action->kind))
        continue;
      *out_thing = tw_thing_of_figure (play, figure);
      return;
    }
}
