/* Figures that may be put at a symbol of a tile. */
#include "engine/procedure/select/post.h"

#include "engine/procedure/select/late.h"
#include "engine/procedure/state/posted.h"

static gboolean
is_forbidden (const TwSight *sight, const TwThing *thing)
{
  TwSight forbidding = *sight;

  forbidding.is_forbidding = TRUE;
  return (sight->all->forbidden >> thing->type & 1)
         && tw_sight_forbidden (&forbidding, thing) != NULL;
}

static gboolean
visit_type (const TwSight *sight,
            const TwSelection *selection,
            const TwPost *post,
            const TwFigure *figure,
            TwVisit visit,
            gpointer data)
{
  const TwBoard *board = &sight->play->board;
  TwThing thing = tw_thing_of_figure (sight->play, figure);

  for (guint slot = 0; slot < board->head->n_slots; slot++)
    {
      if (tw_post_number (sight->play, post, slot) == TW_NO_NODE)
        continue;
      thing.slot = (guint16) slot;
      if (tw_selection_passes_rest (sight, selection, &thing) && !is_forbidden (sight, &thing)
          && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_post_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  const TwRules *rules = sight->play->rules;
  const TwPost *post = tw_post_find (sight->all, selection->symbol);
  guint seat = tw_sight_thing (sight, selection->asked).seat;

  for (guint type = 0; post != NULL && seat < rules->n_seats && type < rules->n_figure_types;
       type++)
    {
      const TwFigure *figure = (selection->types & selection->followers) >> type & 1
                                       && rules->figure_types[type].neutral < 0
                                       && tw_late_is_time (sight, type)
                                   ? tw_thing_supplied (sight->play, seat, type)
                                   : NULL;

      if (figure != NULL && visit_type (sight, selection, post, figure, visit, data))
        return TRUE;
    }
  return FALSE;
}

const char *
tw_post_refusal (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  TwSight forbidding = *sight;

  forbidding.is_forbidding = TRUE;
  return selection->what == TW_SELECTED_POST ? tw_sight_forbidden (&forbidding, thing) : NULL;
}
