/* Who may go into zones and come out of them. */
#include "engine/procedure/select/zone.h"

#include "engine/game/pieces.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/zoned.h"

/* The zone out of which figures come to land of @kind; how many there are if they come out of none.
 */
static guint
zone_for (const TwProcedures *all, guint kind)
{
  guint zone = 0;

  while (zone < all->zones->len && !(tw_zone_nth (all, zone)->serves & TW_KIND_BIT (kind)))
    zone++;
  return zone;
}

gboolean
tw_zone_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint zone = 0; zone < sight->all->zones->len; zone++)
    {
      TwThing thing = tw_zone_thing (sight->play, zone);

      if (thing.slot != TW_NO_SLOT && tw_selection_passes_rest (sight, selection, &thing)
          && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_zone_visit_entries (const TwSight *sight,
                       const TwSelection *selection,
                       TwVisit visit,
                       gpointer data)
{
  const TwRules *rules = sight->play->rules;
  guint seat = tw_sight_thing (sight, selection->asked).seat;

  for (guint zone = 0; seat < rules->n_seats && zone < sight->all->zones->len; zone++)
    {
      guint slot = tw_zone_slot (sight->play, zone);

      for (guint type = 0; slot != TW_NO_SLOT && type < rules->n_figure_types; type++)
        {
          const TwFigure *figure = ((selection->types & selection->followers) >> type & 1)
                                           && rules->figure_types[type].neutral < 0
                                       ? tw_thing_supplied (sight->play, seat, type)
                                       : NULL;
          TwThing thing;

          if (figure == NULL)
            continue;
          thing = tw_thing_of_figure (sight->play, figure);
          thing.zone = (guint16) (zone + 1);
          thing.slot = (guint16) slot;
          if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
            return TRUE;
        }
    }
  return FALSE;
}

/* A figure of @seat in the zone, of the type; %NULL if there is none. */
static const TwFigure *
find_in (const TwPlay *play, guint seat, guint type, guint zone)
{
  const TwFigure *figures = tw_play_figures_of_type (play, seat, type);

  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    if (figures[i].place == TW_FIGURE_ZONE && figures[i].detail == zone)
      return &figures[i];
  return NULL;
}

/* The segment that stands for the feature: on the tile of the turn if there is one, else the
 * first. */
static guint
node_of (const TwPlay *play, const TwFrame *frame, guint root)
{
  const TwSlot *slot;

  if (frame->slot == TW_NO_SLOT)
    return tw_board_first_node (&play->board, root);
  slot = &play->board.slots[frame->slot];
  for (guint i = 0; i < tw_board_tile (&play->board, frame->slot)->n_nodes; i++)
    if (tw_board_root (&play->board, slot->first_node + i) == root)
      return slot->first_node + i;
  return tw_board_first_node (&play->board, root);
}

/* @types: by zone: the types of figure that are in it, a bit each */
static gboolean
visit_feature (const TwSight *sight,
               const TwSelection *selection,
               const guint32 types[],
               guint root,
               TwVisit visit,
               gpointer data)
{
  const TwPlay *play = sight->play;
  guint kind = play->board.nodes[root].kind, zone = zone_for (sight->all, kind);
  guint seat = tw_sight_thing (sight, selection->asked).seat;

  if (zone == sight->all->zones->len || !(selection->kinds & TW_KIND_BIT (kind)))
    return FALSE;
  for (guint32 left = types[zone]; left != 0; left &= left - 1)
    {
      guint type = (guint) __builtin_ctz (left), node;
      TwThing thing;

      if (!(play->rules->figure_types[type].kinds & TW_KIND_BIT (kind)))
        continue;
      thing = tw_thing_of_figure (play, find_in (play, seat, type, zone));
      node = node_of (play, sight->frame, root);
      thing.node = (guint16) node;
      thing.slot = (guint16) play->board.nodes[node].slot;
      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_zone_visit_leaving (const TwSight *sight,
                       const TwSelection *selection,
                       TwVisit visit,
                       gpointer data)
{
  const TwPlay *play = sight->play;
  guint seat = tw_sight_thing (sight, selection->asked).seat, end;
  guint first = tw_completed (play, &end);
  guint32 types[TW_MAX_ZONES] = { 0 }, any = 0;

  for (guint i = 0; seat < play->rules->n_seats && i < play->rules->n_seat_figures; i++)
    {
      const TwFigure *figure = &tw_play_figures_of (play, seat)[i];
      guint zone = tw_zone_of (play, figure);

      if (zone == 0 || !((selection->types & selection->followers) >> figure->type & 1))
        continue;
      types[zone - 1] |= (guint32) 1 << figure->type;
      any = 1;
    }
  for (guint i = first; any != 0 && selection->queued && i < end; i++)
    if (visit_feature (sight, selection, types, tw_board_root (&play->board, play->state->queue[i]),
                       visit, data))
      return TRUE;
  for (guint node = 0; any != 0 && !selection->queued && node < play->board.head->n_nodes; node++)
    if (play->board.nodes[node].root == node
        && visit_feature (sight, selection, types, node, visit, data))
      return TRUE;
  return FALSE;
}

const TwFigure *
tw_zone_find_leaving (const TwPlay *play, const TwAction *action)
{
  guint node = tw_play_action_node (play, action);
  guint zone = node != TW_NO_NODE ? zone_for (tw_procedures_of (play), play->board.nodes[node].kind)
                                  : TW_MAX_ZONES;

  return zone < tw_procedures_of (play)->zones->len
             ? find_in (play, action->seat, action->figure, zone)
             : NULL;
}

void
tw_zone_same_as (const TwPlay *play, TwAction *action)
{
  guint node = tw_play_action_node (play, action);

  if (node != TW_NO_NODE)
    tw_play_name_node (play,
                       node_of (play, tw_play_frame (play), tw_board_root (&play->board, node)),
                       action);
}
