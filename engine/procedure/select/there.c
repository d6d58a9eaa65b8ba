/* Whether figures are somewhere. */
#include "engine/procedure/select/there.h"

#include "engine/game/pieces.h"
#include "engine/procedure/select/share.h"
#include "engine/procedure/state/outset.h"
#include "engine/procedure/state/posted.h"
#include "engine/procedure/state/track.h"

/* Whether the figure stands on the feature of @thing, or where it is no feature on its tile. */
static inline gboolean
stands_there (const TwPlay *play, const TwThing *thing, const TwFigure *figure)
{
  TwThing other;

  if (thing->node != TW_NO_NODE)
    return figure->place == TW_FIGURE_NODE
           && tw_board_root (&play->board, figure->node)
                  == tw_board_root (&play->board, thing->node);
  if (tw_play_figure_slot (play, figure) == TW_NO_SLOT)
    return FALSE;
  other = tw_thing_of_figure (play, figure);
  return tw_thing_shares (play, TW_SHARED_TILE, thing, &other);
}

gboolean
tw_thing_has_others (const TwPlay *play, guint32 types, const TwThing *thing)
{
  for (guint i = 0; i < tw_sight_n_figures (play); i++)
    if ((types >> play->figures[i].type & 1) && i != thing->figure
        && stands_there (play, thing, &play->figures[i]))
      return TRUE;
  return FALSE;
}

gboolean
tw_thing_is_in (const TwPlay *play, guint where, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwAction leaving;

  if (figure == NULL)
    return FALSE;
  if (where == TW_WHERE_TABLE && tw_play_figure_slot (play, figure) != TW_NO_SLOT)
    return TRUE;
  if (where == TW_WHERE_TILE && figure->place == TW_FIGURE_BESIDE)
    return TRUE;
  if (where == TW_WHERE_RESERVE)
    return tw_outset_waits (figure);
  return where == TW_WHERE_ZONE || where == TW_WHERE_TABLE
             ? tw_play_name_leaving (play, figure, &leaving)
             : figure->place == tw_procedures_place (where);
}

gboolean
tw_thing_is_occupied (const TwPlay *play, const TwThing *thing)
{
  if (thing->node != TW_NO_NODE)
    return play->board.nodes[tw_board_root (&play->board, thing->node)].occupants > 0;
  if (thing->type != TW_NO_TYPE && thing->slot != TW_NO_SLOT)
    return !tw_posted_is_free (play, thing->slot);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (stands_there (play, thing, &play->figures[i]))
      return TRUE;
  return FALSE;
}

/* A zone has no tile: its figures are in it, and nowhere on the table. */
static gboolean
has_in_zone (const TwPlay *play, guint seat, const TwThing *zone)
{
  for (guint i = 0; seat < play->rules->n_seats && i < play->rules->n_seat_figures; i++)
    {
      const TwThing other = tw_thing_of_figure (play, &tw_play_figures_of (play, seat)[i]);

      if (tw_thing_shares (play, TW_SHARED_ZONE, zone, &other))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_thing_has_figure (const TwPlay *play, guint seat, const TwThing *thing)
{
  if (tw_thing_space (play, thing) != TW_NO_SPACE)
    return tw_track_has (play, seat, tw_thing_space (play, thing));
  if (thing->zone != 0 && thing->node == TW_NO_NODE)
    return has_in_zone (play, seat, thing);
  for (guint i = 0; seat < play->rules->n_seats && i < play->rules->n_seat_figures; i++)
    if (stands_there (play, thing, &tw_play_figures_of (play, seat)[i]))
      return TRUE;
  return FALSE;
}
