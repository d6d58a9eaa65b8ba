/* What is chosen, as an answer. */
#include "engine/procedure/procedure-answer.h"

void
tw_thing_list (const TwPlay *play, const TwThing *thing, guint what, guint seat, TwActionList *list)
{
  guint verb = what == TW_SELECTED_FIGURE ? TW_VERB_TAKE : TW_VERB_FIGURE;

  tw_play_list_at (play, list, verb, seat, thing->node)->figure = thing->type;
}

/* The figure that stands there, or for a standing one that may be set down there. */
static const TwFigure *
figure_of (const TwPlay *play, const TwAction *action, guint what)
{
  const TwFigureRule *type = &play->rules->figure_types[action->figure];
  const TwFigure *figure;

  if (type->neutral >= 0)
    {
      figure = tw_play_neutral (play, action->figure);
      return what == TW_SELECTED_STANDING
                     || (figure->place == TW_FIGURE_NODE
                         && figure->node == tw_play_action_node (play, action))
                 ? figure
                 : NULL;
    }
  if (action->seat >= play->rules->n_seats)
    return NULL;
  if (what == TW_SELECTED_FIGURE)
    return tw_play_find_figure (play, action);
  figure = tw_play_figures_of_type (play, action->seat, action->figure);
  for (guint i = 0; i < type->supply; i++)
    if (figure[i].place == TW_FIGURE_SUPPLY)
      return &figure[i];
  return NULL;
}

gboolean
tw_thing_read (const TwPlay *play, const TwAction *action, guint what, TwThing *out_thing)
{
  const TwFigure *figure;
  guint node;

  if (action->verb != (what == TW_SELECTED_FIGURE ? TW_VERB_TAKE : TW_VERB_FIGURE)
      || action->figure >= play->rules->n_figure_types)
    return FALSE;
  figure = figure_of (play, action, what);
  *out_thing = figure != NULL ? tw_thing_of_figure (play, figure)
                              : (TwThing){ TW_NO_FIGURE, TW_NO_NODE, TW_NO_SLOT, action->figure,
                                           action->seat };
  node = tw_play_action_node (play, action);
  if (node != TW_NO_NODE)
    {
      out_thing->node = (guint16) node;
      out_thing->slot = (guint16) play->board.nodes[node].slot;
    }
  return TRUE;
}
