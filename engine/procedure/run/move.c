/* Figures and what joins two ends, moved by procedures. */
#include "engine/procedure/run/move.h"

#include "engine/game/pieces.h"
#include "engine/procedure/answer/held.h"
#include "engine/procedure/run/deed-tell.h"
#include "engine/procedure/state/figure.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/posted.h"
#include "engine/procedure/state/track.h"
#include "engine/procedure/state/zoned.h"

/* What stands on no land at all goes beside a figure that stands on some, or at a symbol. */
static gboolean
lay_beside (TwPlay *play, TwFigure *figure, const TwThing *to)
{
  const TwFigure *other = tw_thing_figure (play, to);

  if (other == NULL || (other->place != TW_FIGURE_NODE && !tw_posted_is (other))
      || other->seat == TW_SEAT_NONE || play->rules->figure_types[figure->type].neutral < 0
      || play->rules->figure_types[figure->type].kinds != 0)
    return FALSE;
  tw_play_lay_beside (play, figure, other);
  return TRUE;
}

/* @to: (nullable): where it goes, %NULL for home; what is no figure there may name a tile, a space
 * of the track, a zone or the segment of a standing. */
static void
move (TwPlay *play, const TwThing *thing, const TwThing *to)
{
  TwFigure *figure = tw_thing_figure (play, thing);
  gboolean goes_home = to == NULL;

  if (figure != NULL && !goes_home && tw_thing_space (play, to) != TW_NO_SPACE)
    {
      tw_track_put (play, figure, tw_thing_space (play, to));
      return;
    }
  if (figure != NULL && !goes_home && to->zone != 0 && to->node == TW_NO_NODE)
    {
      tw_zone_put (play, figure, to->zone - 1u);
      return;
    }
  if (figure != NULL && !goes_home && to->type == TW_NO_TYPE && to->seat < play->rules->n_seats)
    {
      if (play->rules->figure_types[figure->type].neutral < 0)
        tw_held_put (play, figure, to->seat);
      return;
    }
  if (figure == NULL || (!goes_home && to->node == TW_NO_NODE && to->slot == TW_NO_SLOT))
    return;
  if (!goes_home && lay_beside (play, figure, to))
    return;
  if (!goes_home && to->node == TW_NO_NODE)
    {
      tw_play_lay_figure (play, figure, to->slot);
      return;
    }
  if (play->rules->figure_types[figure->type].neutral >= 0)
    {
      tw_play_move_neutral (play, figure->type, goes_home ? TW_NO_NODE : to->node);
      return;
    }
  if (figure->place != TW_FIGURE_SUPPLY)
    tw_play_take_figure (play, figure);
  if (!goes_home)
    tw_play_stand_figure (play, figure, to->node);
}

/* A figure leaves the game, and lies on @to if that is on the table and the figure belongs to a
 * player. */
static void
lay_out (TwPlay *play, const TwThing *thing, const TwThing *to)
{
  TwFigure *figure = tw_thing_figure (play, thing);

  if (figure == NULL)
    return;
  if (play->rules->figure_types[figure->type].neutral >= 0)
    {
      figure->place = TW_FIGURE_OFF;
      figure->node = 0;
      return;
    }
  if (figure->place != TW_FIGURE_SUPPLY)
    tw_play_take_figure (play, figure);
  figure->place = to->slot != TW_NO_SLOT || to->node != TW_NO_NODE ? TW_FIGURE_LAID : TW_FIGURE_OFF;
  if (figure->place == TW_FIGURE_LAID)
    figure->node = to->node != TW_NO_NODE ? to->node : play->board.slots[to->slot].first_node;
}

void
tw_procedure_move (TwPlay *play,
                   const TwCode *code,
                   const TwProcedureCode *procedure,
                   const TwThing *thing,
                   const TwThing *to)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwFigure before = figure != NULL ? *figure : (TwFigure){ 0 };

  if (code->to != 0)
    lay_out (play, thing, to);
  else
    move (play, thing, code->detail == TW_NAMED_HOME ? NULL : to);
  if (figure != NULL && !code->end)
    tw_deed_tell_move (play, figure, &before, procedure->rule);
}

void
tw_procedure_join (const TwSight *sight,
                   TwPlay *play,
                   const TwCode *code,
                   const TwProcedureCode *procedure,
                   gpointer own)
{
  TwThing pair = tw_sight_thing (sight, code->name), nothing = TW_NOTHING;
  guint left = tw_piles_left (play, sight->all, own, code->detail);
  gboolean is_join = code->op == TW_OP_JOIN;

  if (!is_join)
    tw_joins_remove (play, own, code->detail, &pair);
  else if (left > 0)
    tw_joins_add (play, own, code->detail, &pair);
  if (!code->end && left != tw_piles_left (play, sight->all, own, code->detail))
    tw_deed_tell_tokens (play, code->detail, is_join ? &nothing : &pair, is_join ? &pair : &nothing,
                         tw_frame_player (play, sight->frame), 1, procedure->rule);
}
